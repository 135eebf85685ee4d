"""The pay-off, jail, ties."""

from collections.abc import Sequence

import pytest

from hideout.games.heat import GAME
from tests.games.heat.table import Table, stage

rule = pytest.mark.rule


def end(heat: Sequence[int], money: Sequence[int]) -> Table:
    """The last Stage of the last Heist with cards that do nothing."""
    game = stage(
        ann="fence", bob="circle-back", cy="tip-off", heat=heat, money=money, heist=3, number=4
    )
    game.reveal()
    assert game.phase == "over"
    return game


@rule("HT-94", "HT-95", "HT-96", "HT-97")
def test_three_heat_at_three_dollars_cost_nine() -> None:
    """Worked example 3; who has exactly $9 stays free."""
    game = end(heat=(3, 3, 3), money=(20, 9, 8))
    assert game.heard("ann", "pays-off", "jailed") == [
        "You paid $9 for the Heat and kept $11.",
        "bob paid $9 for the Heat and kept $0.",
        "cy owed $9, had $8 and went to jail.",
    ]
    assert game.jailed == ["cy"]
    assert game.heat == (3, 3, 3)
    assert game.view("ann")["price"] == 3


@rule("HT-98", "HT-99")
def test_the_free_player_with_most_money_left_wins() -> None:
    game = end(heat=(3, 3, 3), money=(20, 10, 8))
    assert game.winners == ["ann"]
    assert game.result["money"] == [11, 1, 0]
    assert game.result["places"] == [1, 2, 3]
    assert GAME.returns(game.state) == [1.0, 0.0, 0.0]


@rule("HT-98")
def test_the_jailed_share_the_last_place_however_rich() -> None:
    game = end(heat=(0, 7, 8), money=(0, 34, 3))
    assert game.jailed == ["bob", "cy"]
    assert game.winners == ["ann"]
    assert game.result["places"] == [1, 2, 2]


@rule("HT-100")
def test_a_tie_goes_to_less_heat() -> None:
    game = end(heat=(2, 1, 0), money=(7, 6, 4))
    assert game.result["money"] == [5, 5, 4]
    assert game.winners == ["bob"]
    assert game.result["places"] == [2, 1, 3]


@rule("HT-101")
def test_players_still_tied_share_the_victory() -> None:
    game = end(heat=(1, 1, 1), money=(6, 6, 3))
    assert game.winners == ["ann", "bob"]
    assert game.result["places"] == [1, 1, 3]
    assert GAME.returns(game.state) == [0.5, 0.5, 0.0]
    lower = end(heat=(0, 2, 2), money=(9, 3, 3))
    assert lower.result["places"] == [1, 2, 2]


@rule("HT-102")
def test_if_everybody_is_in_jail_nobody_wins() -> None:
    game = end(heat=(5, 5, 5), money=(24, 24, 24))
    assert game.jailed == ["ann", "bob", "cy"]
    assert game.winners == []
    assert GAME.returns(game.state) == [0.0, 0.0, 0.0]
    assert game.heard("ann", "no-winner") == ["Everybody is in jail; nobody won."]


@rule("HT-95")
def test_one_price_holds_for_all() -> None:
    game = end(heat=(4, 4, 1), money=(12, 12, 3))
    assert game.heard("cy", "pays-off") == [
        "ann paid $12 for the Heat and kept $0.",
        "bob paid $12 for the Heat and kept $0.",
        "You paid $3 for the Heat and kept $0.",
    ]
    assert game.winners == ["cy"]
