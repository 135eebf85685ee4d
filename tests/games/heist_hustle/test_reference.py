"""The engine beside a second implementation of the rule book, decision by decision."""

import random
from typing import Any

import pytest

from hideout.engine.core import TABLE, play
from hideout.engine.rng import StackedRng
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.reference import Ask, End, House, Location, Reference

rule = pytest.mark.rule


def play_side_by_side(seats: int, seed: int, chosen: dict[str, Any]) -> int:
    """Play one random game on both; how many decisions it took."""
    dice = random.Random(seed)
    state = GAME.new(seats, seed, chosen)
    cards = GAME.cards
    hot = [[cards.weapons[weapon] for weapon in cards.hot[place]] for place in range(10)]
    deck = [Location(cards.points[place], hot[place]) for place in state.locations]
    house = House(
        chosen["line_percent"],
        chosen["hot_weapons"],
        chosen["bail"],
        chosen["second_try"],
        chosen["even_rounds"],
        chosen["tie"] == "fewer_lead",
    )
    asked: list[tuple[int, int]] = []

    def chance(n: int) -> int:
        asked.append((n, dice.randrange(n)))
        return asked[-1][1]

    game = Reference(seats, deck, list(cards.weapons), house, chance).play()
    ask = next(game)
    decisions = 0
    while True:
        compare(state, ask, seats)
        seat = dice.choice(sorted(ask.legal))
        text = dice.choice(sorted(ask.legal[seat]))
        if dice.random() < 0.1:
            seat, text = TABLE, "time-up"
        asked.clear()
        end: End | None = None
        try:
            ask = game.send((seat, text))
        except StopIteration as error:
            end = error.value
        # A die of the engine is asked for by its face.
        luck = [number + 1 if n == 6 else number for n, number in asked]
        state.rng = StackedRng(0, luck)
        play(state, seat, GAME.notation.parse(text))
        assert state.rng.luck == [], "the engine asked for less chance than the rule book"
        assert state.rng.drawn() == 0, "the engine asked for more chance than the rule book"
        decisions += 1
        if end is not None:
            compare_end(state, end)
            return decisions


def compare(state: Any, ask: Ask, seats: int) -> None:
    assert state.phase.name == ask.phase
    assert state.pending() == sorted(ask.legal)
    for seat in range(seats):
        legal = {GAME.notation.text(action) for action in state.legal(seat)}
        assert legal == ask.legal.get(seat, set())
    (clock,) = state.clocks()
    assert clock.millis == ask.seconds * 1000
    compare_sheets(state, ask.sheets, ask.paid)


def compare_sheets(
    state: Any, sheets: list[list[tuple[int, int, int, int]]], paid: list[int]
) -> None:
    assert GAME.view(state, 0)["sheets"] == [[list(line) for line in sheet] for sheet in sheets]
    totals = [sum(sum(line) for line in sheet) for sheet in sheets]
    assert state.total == [totals[seat] - paid[seat] for seat in range(len(sheets))]


def compare_end(state: Any, end: End) -> None:
    assert state.pending() == []
    compare_sheets(state, end.sheets, [0] * len(end.sheets))
    assert GAME.result(state) == {
        "ending": "points",
        "winners": end.winners,
        "totals": end.totals,
    }
    assert GAME.view(state, 0)["led"] == end.led


def some_options(rng: random.Random) -> dict[str, Any]:
    return {
        "line_percent": rng.choice([0, 0, 1, 20]),
        "hot_weapons": rng.random() < 0.5,
        "bail": rng.random() < 0.5,
        "second_try": rng.random() < 0.5,
        "even_rounds": rng.random() < 0.3,
        "tie": rng.choice(["share", "fewer_lead"]),
    }


DEFAULTS: dict[str, Any] = {
    "line_percent": 0,
    "hot_weapons": False,
    "bail": False,
    "second_try": False,
    "even_rounds": False,
    "tie": "share",
}


@rule("HH-13", "HH-67", "HH-69", "HH-75")
@pytest.mark.parametrize("seats", range(2, 11))
def test_games_by_the_printed_rules_agree_with_the_rule_book(seats: int) -> None:
    for seed in range(4):
        play_side_by_side(seats, 100 * seats + seed, DEFAULTS)


@rule("HH-76", "HH-77", "HH-78", "HH-79")
@pytest.mark.parametrize("seats", range(2, 11))
def test_games_with_any_options_agree_with_the_rule_book(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(6):
        play_side_by_side(seats, 1000 * seats + seed, some_options(rng))
