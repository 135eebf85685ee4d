"""Skull is held to the whole contract, and to its rules one by one."""

import pytest
from hideout_skull import GAME
from hideout_skull.rules import BID, LAY, PASS
from hideout_skull.state import FLOWER, SKULL, SkullState

from hideout.testing import Conformance


class TestSkull(Conformance):
    game = GAME
    seats = (3, 6)
    games = 1
    hidden = ("hand", "pile")


def three_flowers_laid() -> SkullState:
    s = GAME.new(3, 1, {})
    s.turn = 0
    for seat in range(3):
        s.apply(seat, LAY[FLOWER])
    return s


@pytest.mark.rule("SK-4", "SK-5")
def test_a_bid_of_all_discs_is_tried_at_once() -> None:
    s = three_flowers_laid()

    s.apply(0, BID[3])

    assert s.phase.name == "turn-discs"
    assert s.open[0] == [FLOWER]  # the challenger's own comes first


@pytest.mark.rule("SK-6")
def test_a_skull_costs_the_challenger_a_disc() -> None:
    s = GAME.new(3, 1, {})
    s.turn = 0
    for seat, disc in enumerate((FLOWER, SKULL, FLOWER)):
        s.apply(seat, LAY[disc])
    s.apply(0, BID[2])
    s.apply(1, PASS)
    s.apply(2, PASS)

    s.apply(0, s.legal(0)[0])  # the first pile of another is the skull's

    assert [len(discs) for discs in s.hand] == [3, 4, 4]
