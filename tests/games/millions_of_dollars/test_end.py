"""End of the round and of the game."""

import pytest

from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    SNITCH,
    Table,
    choose,
    crew,
    heist,
    planning,
)

rule = pytest.mark.rule
FOUR = crew(ann=BRUTE, bob=CROOK, cy=DRIVER, dee=DRIVER)


def last_round(loot: str, aside: str = "ann", cash: dict[str, int] | None = None) -> Table:
    """The same four in round 8."""
    table = planning(4, loot, cash=cash)
    pile = table.state.pile
    pile[0], pile[7] = pile[7], pile[0]
    table.state.round = 7
    return choose(table, aside, **FOUR)


@rule("MD-104")
def test_a_round_ends_with_everything_back_where_it_was() -> None:
    game = heist("auction-house", then=("armored-van",), leader="dee", **FOUR).leave("ann")
    assert not game.speaks("ann")
    game.all_ready()

    view = game.view("bob")
    assert view["round"] == 2
    assert view["leader"] == 0  # one seat clockwise
    assert view["discarded"] == ["auction-house"]
    assert view["visible"] == {BRUTE: 0, DRIVER: 0, CROOK: 0}
    assert all(game.role_seen("bob", who) is None for who in game.names)
    assert all(game.speaks(who) for who in game.names)
    assert game.legal("ann", "choose") == ["choose brute", "choose driver", "choose crook"]
    assert game.heard("bob", "leader", "loot") == [
        "ann got the Leader card.",
        "Round 2: Armored Van, loot $9M, ante $1M, symbol Driver.",
    ]


@rule("MD-105")
def test_twenty_after_a_share_end_the_game_at_once() -> None:
    # 10 for two is 5; the Crook takes 2 and gets 1 for the symbol: 12 + 8.
    game = heist("riverboat-casino", cash={"bob": 12}, **FOUR).all_ready()

    assert game.cash["bob"] == 20
    assert game.phase == "over"
    assert game.state.game.result(game.state) == {
        "ending": "target",
        "winners": [1],
        "cash": [8, 20, 4, 4],
        "rounds": 1,
    }


@rule("MD-105")
def test_only_the_final_cash_of_the_round_counts() -> None:
    # The Brute has 20 after the share of 4 and 18 after the Crook.
    game = heist("auction-house", cash={"ann": 16}, **FOUR).all_ready()

    assert game.cash["ann"] == 18
    assert game.phase == "choose"


@rule("MD-105")
def test_the_target_is_an_option() -> None:
    low = heist("auction-house", cash={"ann": 13}, options={"target": 15}, **FOUR).all_ready()
    high = heist("auction-house", cash={"ann": 18}, options={"target": 25}, **FOUR).all_ready()

    assert (low.cash["ann"], low.phase) == (15, "over")
    assert (high.cash["ann"], high.phase) == (20, "choose")


@rule("MD-106")
def test_twenty_by_deals_alone_end_nothing() -> None:
    game = heist("auction-house", cash={"ann": 18, "dee": 15}, **FOUR)
    game.deal("ann", "dee", 5).all_ready()

    assert game.cash["dee"] == 20
    assert game.phase == "choose"


@rule("MD-106")
def test_only_who_got_a_share_can_win_by_the_target() -> None:
    game = heist("auction-house", cash={"ann": 18, "dee": 30}, **FOUR).leave("dee")

    game.leave("cy").all_ready()

    assert game.cash == {"ann": 20, "bob": 11, "cy": 5, "dee": 30}
    assert game.phase == "over"
    assert game.view("dee")["winners"] == [0]


@rule("MD-107")
def test_the_richest_of_those_who_reached_it_wins() -> None:
    game = heist("auction-house", cash={"ann": 19, "bob": 15, "cy": 60}, **FOUR)
    game.leave("cy", "dee").all_ready()

    assert game.cash == {"ann": 21, "bob": 21, "cy": 60, "dee": 5}
    assert game.view("table")["winners"] == [0, 1]
    richer = heist("auction-house", cash={"ann": 19, "bob": 16, "cy": 60}, **FOUR)
    assert richer.leave("cy", "dee").all_ready().view("table")["winners"] == [1]


@rule("MD-108")
def test_after_round_eight_the_richest_of_all_wins() -> None:
    game = last_round("auction-house", cash={"dee": 14})
    assert game.view("ann")["round"] == 8
    game.leave("dee").all_ready()

    # 9 for Brute, Crook and Driver: 3 each, less fees and theft.
    assert game.cash == {"ann": 5, "bob": 9, "cy": 10, "dee": 14}
    assert game.state.game.result(game.state) == {
        "ending": "rounds",
        "winners": [3],
        "cash": [5, 9, 10, 14],
        "rounds": 8,
    }


@rule("MD-108")
def test_in_round_eight_the_target_is_looked_at_first() -> None:
    game = last_round("auction-house", cash={"ann": 18, "dee": 40}).leave("cy", "dee").all_ready()

    assert game.cash["ann"] == 20
    assert game.view("table")["winners"] == [0]
    assert game.heard("bob", "wins") == ["ann won with $20M."]


@rule("MD-109")
def test_equal_riches_share_and_cards_break_no_tie() -> None:
    game = last_round("auction-house", cash={"cy": 9, "dee": 9})
    game.state.cards[2] = 3
    game.leave("ann", "bob", "cy", "dee")

    assert game.cash == {"ann": 5, "bob": 5, "cy": 9, "dee": 9}
    assert game.state.game.returns(game.state) == [0.0, 0.0, 0.5, 0.5]
    assert game.heard("ann", "shares-win") == [
        "cy shared the win with $9M.",
        "dee shared the win with $9M.",
    ]


@rule("MD-105", "MD-82")
def test_a_lonely_snitch_gets_no_share_and_so_ends_nothing() -> None:
    sent = crew(ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
    game = heist("auction-house", cash={"ann": 40}, aside="ann", **sent)

    game.leave("bob", "cy", "dee", "eve").all_ready()

    assert game.cash["ann"] == 37
    assert game.phase == "choose"
