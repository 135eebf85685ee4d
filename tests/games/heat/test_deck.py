"""Decks of an owner's own."""

import copy
from typing import Any

import pytest

from hideout.engine.reader import BadData
from hideout.engine.record import Record, read_record, write_record
from hideout.games.heat import GAME
from hideout.games.heat.cards import PRINTED
from hideout.words import narrator
from tests.games.heat.table import NAMES


def tables() -> dict[str, Any]:
    return copy.deepcopy(PRINTED)


def card(name: str, **row: object) -> dict[str, object]:
    return {"id": name, "title": name.title(), "copies": ["345"] * 25, **row}


def refused(table: object, key: str = "cards") -> str:
    with pytest.raises(BadData) as complaint:
        GAME.with_deck({key: table})
    return str(complaint.value)


def test_the_printed_deck_survives_being_written_and_read() -> None:
    again = GAME.with_deck(GAME.deck)
    assert again.deck == GAME.deck
    assert not again.is_printed_deck


def test_tables_that_are_left_out_stay_as_printed() -> None:
    game = GAME.with_deck({"board": [{"slots": 10, "price": 2}, {"slots": 5, "price": 7}]})
    assert game.cards.price_at == [0] * 10 + [2] * 5 + [7]
    assert game.cards.cards == GAME.cards.cards


def test_a_card_of_ones_own_plays() -> None:
    """A raid that takes 2, pays $4 and $1 a Record card, and cools off by 1 first."""
    raid = card(
        "raid",
        a={"return": 1},
        b={"take": 2, "gain": 4, "per_record": 1},
        c={"pays": "most-heat", "amount": 2, "otherwise": 1},
    )
    game = GAME.with_deck({"cards": [raid]})
    s = game.new(3, 0, {})
    while s.phase.name == "draft":
        s.apply(s.pending()[0], game.notation.parse("pass raid"))
    assert narrator(game).effects({}) == {
        "raid": "A: Return 1 Heat. B: Gain $4. Gain $1 for each card in your Record. Take 2 Heat. "
        "C: Gain $2 if you have more Heat than everybody else. Otherwise gain $1."
    }
    for seat in range(3):
        s.apply(seat, game.notation.parse("play raid"))
    assert s.money == [6, 6, 6]
    assert s.heat == [2, 2, 2]
    for seat in range(3):
        s.apply(seat, game.notation.parse("play raid"))
    assert s.heat == [3, 3, 3]
    assert s.money == [13, 13, 13]


def test_the_record_of_a_game_names_its_deck() -> None:
    game = GAME.with_deck({"cards": [card("raid", b={"take": 1, "gain": 2})]})
    record = Record(game, list(NAMES[:3]), 5, {})
    state = record.start()
    while state.pending():
        seat = state.pending()[0]
        action = state.legal(seat)[0]
        record.add(seat, action)
        state.apply(seat, action)
    again = read_record(write_record(record), lambda name: GAME)
    assert again.game.deck == game.deck
    assert again.replay().money == state.money


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({}, "cards[0].a, b or c is missing: a card works in at least one phase."),
        ({"a": {}}, "cards[0].a must draw, return or choose something."),
        ({"a": {"company": 2, "draw": 1}}, "cards[0].a.company adds to return, which is missing."),
        (
            {"a": {"choose": "question"}},
            "cards[0].a.choose: question needs draw, for it needs a new card.",
        ),
        (
            {"a": {"choose": "steal"}},
            "cards[0].a.choose must be one of none, copy, add, again, aside, question; "
            "'steal' is none of them.",
        ),
        ({"a": {"draw": 6}}, "cards[0].a.draw must be from 0 to 5, not 6."),
        ({"b": {}}, "cards[0].b must take, gain or collect something."),
        (
            {"b": {"take": 1, "gian": 5}},
            "cards[0].b.gian is not known here; known names are: "
            "alone, gain, per_record, take, toll.",
        ),
        ({"c": {"pays": "always"}}, "cards[0].c.amount is missing."),
        (
            {"c": {"pays": "hotter-suspect", "amount": 2}},
            "cards[0].c.pays: hotter-suspect needs a question in phase A.",
        ),
        (
            {"c": {"pays": "heat-bill", "amount": 1, "most": 10}},
            "cards[0].c.most: the option crackdown_cap limits a heat-bill.",
        ),
        (
            {"c": {"pays": "nothing", "amount": 1}},
            "cards[0].c.pays: leave c out for a card that pays nothing in phase C.",
        ),
        (
            {"b": {"take": 1}, "copies": ["345", "36"]},
            'cards[0].copies[1] must be player counts out of 3, 4, 5, such as "345", not \'36\'.',
        ),
        (
            {"b": {"take": 1}, "copies": ["345"] * 20},
            "cards: 5 players need 25 cards, but only 20 copies are marked 5.",
        ),
        (
            {"b": {"take": 1}, "copies": ["345"] * 101},
            "cards must have at most 100 copies in all, not 101.",
        ),
        (
            {"b": {"take": 1}, "id": "Big Job"},
            "cards[0].id must be one word in small letters, not 'Big Job'.",
        ),
        (
            {"b": {"take": 1}, "id": "big\tjob"},
            "cards[0].id must be one word in small letters, not 'big\\tjob'.",
        ),
        (
            {"b": {"take": 1}, "id": "quiet"},
            "cards[0].id: no card can be called quiet, which means something else here.",
        ),
        (
            {"b": {"take": 1}, "id": "p1"},
            "cards[0].id: p1 would be read as a player or a number; choose another id.",
        ),
    ],
)  # fmt: skip
def test_a_wrong_card_gets_a_precise_complaint(row: dict[str, object], complaint: str) -> None:
    assert refused([{**card("job"), **row}]) == complaint


def test_an_id_may_not_be_there_twice() -> None:
    job = card("job", b={"take": 1})
    assert refused([job, job]) == "cards[1].id: job appears twice."
    row = {"id": GAME.cards.cards[0], "title": "Raid", "copies": 1, "who": "all", "returns": 1}
    assert refused([row], "apb") == f"apb[0].id: {GAME.cards.cards[0]} appears twice."


def test_the_board_has_fifteen_slots_and_rising_prices() -> None:
    short = [{"slots": 5, "price": 1}, {"slots": 5, "price": 2}]
    assert refused(short, "board") == "board must have 15 slots in all, not 10."
    falling = [{"slots": 5, "price": 3}, {"slots": 10, "price": 2}]
    assert refused(falling, "board") == "board[1].price must be from 3 to 100, not 2."


def test_apb_rows_are_checked() -> None:
    row = {"id": "raid", "title": "Raid", "copies": 1, "who": "everyone", "returns": 1}
    assert refused([row], "apb").startswith("apb[0].who must be one of all, most-heat,")
    assert refused([], "apb") == "apb must have at least one row."
    row["who"] = "all"
    assert refused([{**row, "per": "token", "loses": -1}], "apb") == (
        "apb[0].loses must be from 0 to 1000, not -1."
    )


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(
        BadData, match="chips is not known here; known names are: apb, board, cards"
    ):
        GAME.with_deck({"chips": []})


def test_too_many_kinds_are_refused() -> None:
    rows = [{**card(f"job-{i}", b={"take": 1}), "copies": ["345"]} for i in range(41)]
    assert refused(rows) == "cards must have 1 to 40 rows, not 41."


def test_the_printed_tables_are_what_the_game_plays() -> None:
    assert [row["id"] for row in tables()["cards"]] == GAME.cards.cards
    assert GAME.is_printed_deck
