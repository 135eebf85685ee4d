"""Boards: every game's table fits a terminal at every moment, and shows no more than a view."""

import io
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from hideout.cli.boards import draw, draw_view, find_board, plain, title
from hideout.engine.core import TABLE, Game
from hideout.engine.decks import titles
from hideout.engine.drive import random_play
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.engine.shapes import (
    COUNT,
    FLAG,
    MONEY,
    SEAT,
    SEAT_OR_NONE,
    BySeat,
    Id,
    ListOf,
    Struct,
)
from hideout.games import GAMES, find_game
from tests.testing.toy import Toy

NAMES = ["Ann", "Bob", "Cy", "Dee", "Evangelina Montgomer", "Fay", "Gus", "Hal", "Ida", "Joe"]
LOOKS = 5  # at each phase of a game


def paint(thing: Any, width: int = 80) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False, markup=False).print(thing)
    return paper.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_board_fits_its_terminal_at_every_moment(game: Game[Any]) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        state = game.new(seats, 5, {})
        rng = Rng(6)
        looks: Counter[str] = Counter()
        while state.pending():
            phase = state.phase.name
            looks[phase] += 1
            if looks[phase] <= LOOKS:
                for seat, width in ((TABLE, 80), (seats - 1, 80), (seats - 1, 120), (TABLE, 160)):
                    lines = paint(draw(state, seat, NAMES[:seats]), width).splitlines()
                    assert lines
                    assert max(len(line.rstrip()) for line in lines) <= width
            random_play(state, rng, 43)
        assert paint(draw(state, 0, NAMES[:seats]))


def test_a_board_is_found_by_the_name_of_the_package() -> None:
    board: Any = find_board(find_game("heist-hustle"))

    assert board.__name__ == "hideout.cli.boards.heist_hustle"


def test_a_game_without_a_board_is_drawn_plainly() -> None:
    game = Toy()
    assert find_board(game) is plain

    text = paint(draw(game.new(3, 5, {}), 1, NAMES[:3]))

    assert "Choose" in text
    assert "Ann" in text
    assert "coins" in text


def test_the_plain_board_shows_rows_flags_and_nothing() -> None:
    view = {
        "seat": 0,
        "cards": [{"card": "crowbar", "seen": True}, {"card": None, "seen": False}],
        "where": {"vault": "shut", "alarms": [1, 2]},
        "titles": {"crowbar": "The Crowbar"},
    }
    text = paint(plain.render(view, ["Ann", "Bob", "Cy"]))

    assert "The Crowbar" in text
    assert "yes" in text
    assert "vault shut, alarms 1, 2" in text


def test_titles_are_those_of_the_deck_in_play() -> None:
    game = find_game("heist-hustle")
    assert titles(game.deck)["lock-picks"] == "Lock Picks"
    assert title({"titles": {"x": "Hairpin"}}, "x") == "Hairpin"
    assert title({}, "night-goggles") == "Night Goggles"


def hustle(**table: Any) -> str:
    position = {
        "seats": 3,
        "phase": "bail" if "answers" in table else "roll",
        "options": {"bail": "answers" in table, "second_try": True},
        "table": {"mastermind": "p1", **table},
    }
    state = read_position(find_game("heist-hustle"), position)
    return paint(draw(state, 0, NAMES[:3]))


HELD = {"crowbar": "p0", "disguise": "p1", "lock-picks": "p2"}


def test_heist_hustle_shows_who_has_what() -> None:
    text = hustle(
        owners={**HELD, "laptop": "p1"}, played=["crowbar", "disguise", "lock-picks"],
        locations=["gold-reserve"], wild_holder="p2", named="laptop",
    )  # fmt: skip

    assert "Gold Reserve" in text
    assert "100 points" in text
    assert "mastermind Bob" in text
    assert "wild: Cy = Laptop" in text
    assert "● Ann" in text
    assert "○ Bob" in text  # held back
    assert "▶★" in text


def test_heist_hustle_shows_a_closed_answer_as_closed() -> None:
    text = hustle(owners=HELD, answers=["none", "none", "bail"])

    assert "closed" in text
    assert "bail" not in text


def test_the_house_column_is_there_when_it_is_needed() -> None:
    lines = [[[35, 0, 0]], [[18, 0, 0]], [[18, 0, 0]]]
    house = [[[35, 0, 0, -5]], [[18, 0, 0]], [[18, 0, 0]]]

    assert "house" not in hustle(owners=HELD, round=2, sheets=lines)
    assert "house" in hustle(owners=HELD, round=2, sheets=house)


def test_an_owners_titles_are_on_the_board() -> None:
    deck: Any = dict(find_game("heist-hustle").deck)
    deck["weapons"] = [{**row, "title": f"Best {row['title']}"} for row in deck["weapons"]]
    game = find_game("heist-hustle").with_deck(deck)
    state = game.new(2, 5, {})

    assert "Best Laptop" in paint(draw_view(game, game.view(state, 0), NAMES[:2], {}))


def test_a_low_terminal_gets_a_flat_table() -> None:
    game = find_game("heist-hustle")
    for seats, most in ((4, 14), (10, 20)):
        state = game.new(seats, 5, {"hot_weapons": True})
        random_play(state, Rng(6), 60)
        paper = io.StringIO()
        console = Console(file=paper, width=80, height=24, force_terminal=True, color_system=None)
        console.print(draw(state, 0, NAMES[:seats]))
        lines = paper.getvalue().splitlines()
        assert len(lines) < most
        assert max(len(line) for line in lines) <= 80
        assert "Night Goggles" in paper.getvalue()


def test_the_plain_board_names_players_and_keeps_cards_together() -> None:
    declared = Struct(
        ("seat", SEAT_OR_NONE, "who looks"),
        ("turn", SEAT, "whose turn it is"),
        ("ranks", ListOf(COUNT), "your cards, by rank"),
        ("coins", BySeat(COUNT), "coins"),
    )
    view = {"seat": 0, "turn": 1, "ranks": [7, 8, 9], "coins": [1, 2, 3], "shape": declared}

    lines = paint(plain.render(view, ["Ann", "Bob", "Cy"])).splitlines()

    assert any("ranks" in line and "7, 8, 9" in line for line in lines)
    assert any("turn" in line and "Bob" in line for line in lines)
    assert [line.split() for line in lines if line.split()[:1] in (["Ann"], ["Bob"], ["Cy"])] == [
        ["Ann", "1"],
        ["Bob", "2"],
        ["Cy", "3"],
    ]


def test_a_hand_of_as_many_cards_as_players_is_one_hand() -> None:
    view = {"hand": ["rose", "rose", "skull"], "coins": [4, 5, 6], "said": "p1 is next"}

    text = paint(plain.render(view, ["Ann", "Bob", "Cy"]))

    assert "[Rose] [Rose] [Skull]" in text
    assert "Bob is next" in text


def test_a_card_is_drawn_with_its_sign_and_suit_and_money_as_money() -> None:
    declared = Struct(
        ("hand", ListOf(Id("card")), "your cards"),
        ("cash", BySeat(MONEY), "money"),
        ("leader", SEAT_OR_NONE, "who leads"),
        ("ready", BySeat(FLAG), "who is ready"),
    )
    cards = {"ace": {"id": "ace", "suit": "spades", "glyph": "♠", "colour": "no colour"}}
    view = {"hand": ["ace"], "cash": [3, 4], "leader": -1, "ready": [False, True]}

    text = paint(plain.render({**view, "shape": declared, "_cards": cards}, ["Ann", "Bob"]))

    assert "[♠ Ace spades]" in text
    assert "leader" not in text  # nobody leads
    rows = [line.split() for line in text.splitlines()]
    assert ["Ann", "$3"] in rows
    assert ["Bob", "$4", "yes"] in rows


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("is_declared", [True, False], ids=["declared", "undeclared"])
@pytest.mark.slow
def test_the_plain_board_can_draw_every_game(game: Game[Any], is_declared: bool) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        state = game.new(seats, 5, {})
        rng = Rng(6)
        while state.pending():
            view = {**game.view(state, 0), "_asked": state.pending()}
            if is_declared:
                view["shape"] = game.view_shape
            text = paint(plain.render(view, NAMES[:seats]))
            assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
            assert not set("{}'\"") & set(text) - set(str(view.get("effects")))
            assert not {"True", "False"} & set(text.split())
            assert all(name.split()[0][:3] in text for name in NAMES[:seats])
            random_play(state, rng, 97)
