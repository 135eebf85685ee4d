"""The engine beside a second implementation of the rule book, decision by decision."""

import random
from typing import Any

import pytest

from hideout.engine.core import TABLE, play
from hideout.games.heat import GAME, Heat
from tests.games.heat.reference import Ask, End, House, Reference

rule = pytest.mark.rule


def with_copies(copies: dict[str, int]) -> Heat:
    """The printed cards, but so many copies of some of them, used at every count."""
    cards = [
        {**card, "copies": ["345"] * copies[card["id"]]} if card["id"] in copies else card
        for card in GAME.deck["cards"]  # type: ignore[attr-defined]
    ]
    return GAME.with_deck({"cards": cards})


# Decks in which what is rare with the printed one comes up all the time.
TWISTED = with_copies(
    {"copycat-crime": 9, "circle-back": 7, "backup-plan": 7, "lay-low": 6, "interrogation": 4}
)
GREEDY = with_copies({"armored-car": 9, "heavy": 8, "bank-job": 8, "copycat-crime": 6})
SHORT = with_copies({"backup-plan": 9, "case-the-joint": 6, "the-lift": 0, "lay-low": 2})


def play_side_by_side(game: Heat, seats: int, seed: int, options: dict[str, Any]) -> int:
    """Play one random game on both; how many decisions it took."""
    dice = random.Random(seed)
    state = game.new(seats, seed, options)
    house = House(
        options.get("apb", False),
        options.get("max_extra_a", 4),
        options.get("crackdown_cap", 10),
        options.get("draft", "seed") == "seed",
    )
    names = game.cards.cards
    bulletins: list[str] = []

    def shuffled() -> list[str]:
        """What the engine has shuffled, from the top: piles by seat, then the deck."""
        position: Any = game.write(state)
        deck: list[str] = position["deck"]
        return [card for pile in position["dealt"] for card in pile] + deck

    reference = Reference(seats, house, shuffled, lambda: bulletins.pop(0))
    asking = reference.play()
    ask = next(asking)
    decisions = 0
    while True:
        compare(state, reference, ask)
        seat, text = some_answer(dice, ask)
        state.events = []
        play(state, seat, game.notation.parse(text))
        bulletins[:] = [game.cards.apb[e.a] for e in state.events if e.kind == "apb"]
        decisions += 1
        try:
            ask = asking.send((seat, text))
        except StopIteration as error:
            compare_end(state, reference, error.value)
            assert bulletins == []
            return decisions
        assert bulletins == [], "the engine drew more APB cards than the rule book"
        assert [names[card] for card in state.deck[::-1]] == reference.deck


def some_answer(dice: random.Random, ask: Ask) -> tuple[int, str]:
    if dice.random() < 0.04:
        return TABLE, "time-up"
    seat = dice.choice(sorted(ask.legal))
    return seat, dice.choice(sorted(ask.legal[seat]))


def compare(state: Any, reference: Reference, ask: Ask) -> None:
    game = state.game
    names = game.cards.cards
    assert state.phase.name == ask.phase
    assert state.pending() == ask.waiting
    for seat in range(state.seats):
        legal = {game.notation.text(action) for action in state.legal(seat)}
        claims = {text for text in legal if text.startswith("claim ")}
        assert legal - claims == ask.legal.get(seat, set())
        assert [names[card] for card in state.hands[seat]] == reference.hands[seat]
    compare_table(state, reference)


def compare_table(state: Any, reference: Reference) -> None:
    view = state.game.view(state, 0)
    assert view["money"] == reference.money
    assert view["lost"] == reference.lost
    assert view["heat"] == reference.heat
    assert view["price"] == reference.price
    assert view["records"] == reference.records


def compare_end(state: Any, reference: Reference, end: End) -> None:
    assert state.pending() == []
    compare_table(state, reference)
    result = state.game.result(state)
    assert result["winners"] == end.winners
    assert result["jailed"] == [seat in end.jailed for seat in range(state.seats)]
    assert result["ending"] == ("too-hot" if end.too_hot else "pay-off")


@rule("HT-6", "HT-31", "HT-94", "HT-99")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("apb", [False, True])
def test_games_with_the_printed_cards_agree_with_the_rule_book(seats: int, apb: bool) -> None:
    for seed in range(6):
        play_side_by_side(GAME, seats, 100 * seats + seed, {"apb": apb})


@rule("HT-39", "HT-40", "HT-41", "HT-48", "HT-58", "HT-68", "HT-72", "HT-78")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("game", [TWISTED, GREEDY, SHORT], ids=["twisted", "greedy", "short"])
def test_games_full_of_rare_cases_agree_with_the_rule_book(game: Heat, seats: int) -> None:
    dice = random.Random(seats)
    for seed in range(6):
        options = {
            "apb": dice.random() < 0.5,
            "max_extra_a": dice.choice([0, 1, 4, 8]),
            "crackdown_cap": dice.choice([0, 5, 10]),
            "draft": dice.choice(["seed", "v0.96"]),
        }
        play_side_by_side(game, seats, 1000 * seats + seed, options)
