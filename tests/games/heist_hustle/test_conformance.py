"""Heist Hustle keeps the contract that every game keeps."""

from hideout.games.heist_hustle import GAME
from hideout.testing import Conformance
from tests.games.heist_hustle.truths import TRUTHS

EVERYTHING = {
    "line_percent": 20,
    "hot_weapons": True,
    "bail": True,
    "second_try": True,
    "even_rounds": True,
    "tie": "fewer_lead",
    "clock_seconds": 5,
}
OWN_DECK = {
    "weapons": [{"id": f"tool-{i}", "title": f"Tool {i}"} for i in range(10)],
    "locations": [
        {"id": f"place-{i}", "title": f"Place {i}", "points": i + 1, "hot": ["tool-0", f"tool-{i}"]}
        for i in range(1, 10)
    ]
    + [{"id": "place-0", "title": "Place 0", "points": 10_000, "hot": ["tool-8", "tool-9"]}],
}


class TestHeistHustle(Conformance):
    game = GAME
    truths = TRUTHS
    options = ({}, EVERYTHING)
    decks = (OWN_DECK,)
    hidden = ("locations", "answers")


def test_for_every_reason_it_is_said_when_it_is_true() -> None:
    assert TRUTHS.keys() == GAME.reasons.keys()
