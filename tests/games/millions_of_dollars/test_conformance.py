"""The conformance kit on Millions of Dollars, with every option."""

from hideout.games.millions_of_dollars import GAME
from hideout.testing import Conformance
from tests.games.millions_of_dollars.truths import TRUTHS

OWN_LOOT = {
    "loot": [
        {"id": f"vault-{i}", "title": f"Vault {i}", "loot": 3 + 4 * i, "ante": 1 + i % 5}
        for i in range(10)
    ]
}


class TestMillionsOfDollars(Conformance):
    game = GAME
    games = 1
    truths = TRUTHS
    options = (
        {},
        {"whispers": True, "fooled": True, "clocks": False, "target": 15},
    )
    decks = (OWN_LOOT,)
    every = 3
    hidden = ("pile", "role", "aside", "offer", "whispered", "held")


class TestMillionsOfDollarsWithGifts(Conformance):
    game = GAME
    games = 1
    truths = TRUTHS
    seats = (3, 6)
    options = (
        {"reserve_ante": "gift", "negotiate_seconds": 600, "choose_seconds": 15, "target": 30},
    )


def test_for_every_reason_it_is_said_when_it_is_true() -> None:
    assert TRUTHS.keys() == GAME.reasons.keys()
