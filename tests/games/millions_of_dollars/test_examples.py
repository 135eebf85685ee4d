"""The worked examples, literally."""

import pytest

from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    heist,
)

rule = pytest.mark.rule


@rule("MD-71", "MD-72", "MD-75", "MD-94")
def test_the_snitch_of_the_rule_book() -> None:
    """Al is ann, Bo bob, Cy cy, Di dee, Ed eve."""
    game = heist(
        "diamond-exchange", aside="ann", ann=SNITCH, bob=DRIVER, cy=DRIVER, dee=CROOK, eve=CROOK
    )
    assert game.view("table")["visible"] == {SNITCH: 0, BRUTE: 0, DRIVER: 2, CROOK: 2}
    game.leave("bob", "cy", "eve")
    assert (game.cash["bob"], game.cash["cy"], game.cash["eve"]) == (5, 5, 5)
    game.all_ready()
    assert game.legal("ann", "name") == ["name driver", "name crook"]

    game.do("ann: name driver")

    assert game.heard("bob", "reveals") == ["ann revealed the Snitch.", "dee revealed the Crook."]
    assert game.cash == {"ann": 10, "bob": 5, "cy": 5, "dee": 10, "eve": 5}


@rule("MD-94", "MD-97", "MD-99")
def test_first_bank_of_the_rule_book() -> None:
    game = heist(
        "first-bank",
        ann=MASTERMIND, bob=CROOK, cy=BRUTE, dee=DRIVER, eve=DRIVER, fay=SNITCH, gus=SNITCH,
    ).leave("dee", "eve", "fay", "gus")  # fmt: skip
    reserve = game.state.reserve

    game.all_ready()

    assert game.cash["ann"] - 5 == 3
    assert game.cash["bob"] - 5 == 5
    assert game.cash["cy"] - 5 == 2
    assert game.state.reserve == reserve - 3 * 3 - 1  # 1 of the 10 stays undistributed


@rule("MD-40", "MD-76", "MD-94", "MD-95", "MD-97", "MD-99")
def test_a_paid_departure() -> None:
    game = heist("first-bank", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    assert game.cash == {"ann": 4, "bob": 4, "cy": 4, "dee": 4}

    game.deal("cy", "dee", 1)
    assert game.cash == {"ann": 4, "bob": 4, "cy": 3, "dee": 6}
    game.all_ready()

    assert game.cash == {"ann": 5, "bob": 9, "cy": 7, "dee": 6}
    assert game.cards == {"ann": 1, "bob": 0, "cy": 0, "dee": 0}


@rule("MD-86", "MD-88", "MD-90", "MD-92", "MD-93")
def test_three_players() -> None:
    """P is ann, Q bob, R cy."""
    game = heist(
        "grand-casino", aside="cy-1",
        ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, MASTERMIND),
    )  # fmt: skip
    assert game.cash == {"ann": 1, "bob": 1, "cy": 1}
    game.do("cy: withdraw 1")
    assert game.cash["cy"] == 3
    game.all_ready()
    assert game.cash["bob"] == 3

    game.do("bob: name mastermind")

    assert game.cash == {"ann": 11, "bob": 11, "cy": 3}
    assert game.cards == {"ann": 1, "bob": 0, "cy": 0}
