"""An owner's own Loot cards."""

from typing import Any

import pytest

from hideout.engine.reader import BadData
from hideout.engine.record import Record, read_record, write_record
from hideout.games.millions_of_dollars import GAME
from tests.games.millions_of_dollars.table import BRUTE, CROOK, DRIVER, crew, heist


def rows() -> list[dict[str, Any]]:
    printed = GAME.deck["loot"]
    assert isinstance(printed, list)
    return [dict(row) for row in printed]


def test_the_printed_deck_is_the_specs_table() -> None:
    assert [(row["loot"], row["ante"], row["symbol"]) for row in rows()] == [
        (8, 1, "brute"),
        (8, 1, "snitch"),
        (9, 1, "driver"),
        (9, 1, "none"),
        (10, 1, "crook"),
        (10, 2, "mastermind"),
        (10, 2, "none"),
        (11, 2, "none"),
        (12, 2, "none"),
        (12, 2, "none"),
    ]


def test_an_edited_card_is_played() -> None:
    mine = rows()
    mine[0] = {"id": "mint", "title": "The Mint", "loot": 30, "ante": 3, "symbol": "crook"}
    sent = crew(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=DRIVER)
    game = heist("mint", game=GAME.with_deck({"loot": mine}), **sent)
    assert game.cash == {"ann": 2, "bob": 2, "cy": 2, "dee": 2}

    game.leave("bob", "dee").all_ready()

    assert game.cash == {"ann": 5 + 15 - 2, "bob": 5, "cy": 5 + 15 + 2 + 1, "dee": 5}


def test_a_record_keeps_the_deck() -> None:
    mine = rows()
    mine[3].update(id="pier", title="Pier", symbol="driver")
    game = GAME.with_deck({"loot": mine})
    record = Record(game, ["Ann", "Bob", "Cy", "Dee"], 5, {})

    read = read_record(write_record(record), lambda name: GAME)

    assert read.game.deck == game.deck
    assert "pier" in str(read.start().game.deck)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"loot": 0}, r"loot\[2\].loot must be from 1 to 50, not 0"),
        ({"ante": 6}, r"loot\[2\].ante must be from 1 to 5, not 6"),
        ({"ante": "one"}, r"loot\[2\].ante must be a whole number"),
        ({"symbol": "clown"}, r"loot\[2\].symbol must be one of snitch, .*; 'clown' is none"),
        ({"id": "first-bank"}, r"loot\[2\].id: first-bank appears twice"),
        ({"id": "snitch"}, r"loot\[2\].id: no card can be called snitch, which means something"),
        ({"id": "p1-for-2"}, r"loot\[2\].id: p1-for-2 would be read as a player"),
        ({"id": "two\twords"}, r"loot\[2\].id must be one word in small letters"),
        ({"id": "Two Words"}, r"loot\[2\].id must be one word in small letters"),
        ({"colour": "red"}, r"loot\[2\].colour is not known here"),
    ],
)
def test_a_wrong_row_is_named(change: dict[str, object], complaint: str) -> None:
    mine = rows()
    mine[2].update(change)
    with pytest.raises(BadData, match=complaint):
        GAME.with_deck({"loot": mine})


def test_there_are_ten_rows() -> None:
    with pytest.raises(BadData, match="loot must have 10 rows, not 9"):
        GAME.with_deck({"loot": rows()[:9]})
