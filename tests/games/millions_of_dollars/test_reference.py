"""The engine beside a second implementation of the rule book, decision by decision."""

import random
from typing import Any

import pytest

from hideout.engine.core import TABLE, play
from hideout.games.millions_of_dollars import GAME, MillionsOfDollars
from tests.games.millions_of_dollars.reference import Chance, House, Loot, Reference

rule = pytest.mark.rule

# Antes that make paupers and shares that are nothing: the printed cards have neither.
MEAGRE = GAME.with_deck(
    {
        "loot": [
            {"id": f"job-{n}", "title": "Job", "loot": 1 + n, "ante": 1 + n % 5, "symbol": symbol}
            for n, symbol in enumerate(["brute", "none", "snitch", "crook", "driver"] * 2)
        ]
    }
)
COMMON_VERBS = ("ready", "accept", "name", "intimidate", "choose", "choose-two", "roll-call")


def play_side_by_side(
    game: MillionsOfDollars, seats: int, seed: int, options: dict[str, Any]
) -> int:
    """Play one random game on both; how many decisions it took."""
    dice = random.Random(seed)
    state = game.new(seats, seed, options)
    cards = game.cards
    symbols: Any = game.deck["loot"]
    pile = [Loot(cards.loot[n], cards.ante[n], symbols[n]["symbol"]) for n in state.pile]
    house = House(
        options["fooled"],
        options["reserve_ante"] == "gift",
        options["whispers"],
        options["target"],
    )
    late: dict[int, list[str]] = {}
    aside: list[str] = []
    chance = Chance(late.__getitem__, lambda: aside[0])
    reference = Reference(seats, pile, state.leader, house, chance)
    decisions = 0
    while reference.phase != "over":
        compare(state, reference)
        seat, text = some_act(dice, state, reference)
        play(state, seat, game.notation.parse(text))
        if state.phase.name == "negotiate":  # before that only the engine knows what chance did
            position: Any = game.write(state)
            aside[:] = [position["aside"]]
            slots = len(position["roles"]) // seats
            for other in range(seats):
                late[other] = position["roles"][other * slots : (other + 1) * slots]
        reference.do(seat, text)
        decisions += 1
    assert state.pending() == []
    assert game.result(state)["winners"] == reference.winners
    compare_money(state, reference)
    return decisions


def some_act(dice: random.Random, state: Any, reference: Reference) -> tuple[int, str]:
    """Anybody does anything; now and then a clock. Verbs that move the game on come up more."""
    if dice.random() < 0.03:
        return TABLE, dice.choice([state.game.notation.text(c.action) for c in state.clocks()])
    able = [seat for seat in range(state.seats) if reference.legal(seat)]
    seat = dice.choice(reference.waiting() if dice.random() < 0.7 else able)
    legal = sorted(reference.legal(seat))
    verbs = sorted({text.split()[0] for text in legal})
    common = [verb for verb in verbs if verb in COMMON_VERBS]
    verb = dice.choice(common if common and dice.random() < 0.5 else verbs)
    return seat, dice.choice([text for text in legal if text.split()[0] == verb])


def compare(state: Any, reference: Reference) -> None:
    game = state.game
    assert state.phase.name == reference.phase
    assert state.pending() == reference.waiting()
    for seat in range(state.seats):
        legal = {game.notation.text(action) for action in state.legal(seat)}
        assert legal == reference.legal(seat)
    view = game.view(state, 0)
    assert view["leader"] == reference.leader
    assert view["round"] == reference.round
    compare_money(state, reference)


def compare_money(state: Any, reference: Reference) -> None:
    view = state.game.view(state, 0)
    assert view["cash"] == reference.cash
    assert view["reserve"] == reference.reserve
    assert view["intimidation"] == reference.cards


DEFAULTS: dict[str, Any] = {
    "fooled": False,
    "reserve_ante": "lent",
    "whispers": False,
    "target": 20,
}


@rule("MD-11", "MD-36", "MD-69", "MD-105", "MD-108")
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_by_the_printed_rules_agree_with_the_rule_book(seats: int) -> None:
    for seed in range(4):
        play_side_by_side(GAME, seats, 100 * seats + seed, DEFAULTS)


@rule("MD-12", "MD-19", "MD-20", "MD-21", "MD-96", "MD-98", "MD-101")
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_any_options_agree_with_the_rule_book(seats: int) -> None:
    dice = random.Random(seats)
    for seed in range(4):
        options = {
            "fooled": dice.random() < 0.5,
            "reserve_ante": dice.choice(["lent", "gift"]),
            "whispers": dice.random() < 0.5,
            "target": dice.choice([15, 20, 30]),
        }
        play_side_by_side(dice.choice([GAME, MEAGRE]), seats, 1000 * seats + seed, options)
