"""Three players with two Characters each."""

import pytest

from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    Table,
    heist,
    planning,
)

rule = pytest.mark.rule


def three(loot: str = "auction-house", **cash: int) -> Table:
    return heist(
        loot, cash=cash, aside="cy-1",
        ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, MASTERMIND),
    )  # fmt: skip


@rule("MD-86")
def test_two_different_characters_two_antes_six_role_cards() -> None:
    game = planning(3)
    assert len(game.legal("ann", "choose-two")) == 20  # ordered pairs
    game.refuses("ann: choose-two driver driver", "MD-86")
    game.refuses("ann: choose driver", "MD-86")

    game = three("grand-casino")

    assert game.cash == {"ann": 1, "bob": 1, "cy": 1}
    assert game.state.ante == [2, 2, 2, 2, 2, 2]
    assert game.view("table")["visible"] == {
        SNITCH: 1,
        BRUTE: 1,
        DRIVER: 1,
        CROOK: 1,
        MASTERMIND: 1,
    }


@rule("MD-87")
def test_slots_in_the_order_chosen_and_paid_in_that_order() -> None:
    game = three("grand-casino", ann=3)

    assert [game.role_seen("ann", "ann", slot) for slot in (1, 2)] == [DRIVER, BRUTE]
    assert game.state.lent[:2] == [False, True]
    assert game.cash["ann"] == 1
    game.do("ann: withdraw 2")  # the Reserve's ante goes back to it
    assert game.cash["ann"] == 1
    game.do("ann: withdraw 1")
    assert game.cash["ann"] == 3


@rule("MD-88")
def test_each_character_is_withdrawn_on_its_own() -> None:
    game = three("grand-casino").do("ann: withdraw 2")

    assert game.cash["ann"] == 3
    assert game.character("bob", "ann", 1)["state"] == "in"
    assert game.character("bob", "ann", 2)["state"] == "withdrawn"
    game.refuses("ann: withdraw 2", "MD-88")
    game.refuses("ann: leave")
    game.do("ann: withdraw 1")
    assert game.cash["ann"] == 5
    assert game.state.pending() == [1, 2]


@rule("MD-89")
def test_offers_acceptances_and_looks_name_player_and_slot() -> None:
    game = three()
    assert game.cash["bob"] == 3
    game.state.cards[2] = 1

    game.do("bob: offer ann-1 1", "bob: offer ann-2 2").do("cy: intimidate ann-2")
    assert game.view("table")["offers"] == [
        {"payer": 1, "seat": 0, "slot": 1, "amount": 1, "private": False},
        {"payer": 1, "seat": 0, "slot": 2, "amount": 2, "private": False},
    ]
    assert game.role_seen("cy", "ann", 2) == BRUTE
    assert game.role_seen("cy", "ann", 1) is None
    game.refuses("ann: accept bob-for-1 2", "MD-111")
    game.do("ann: accept bob-for-2 2")

    assert game.cash == {"ann": 6, "bob": 1, "cy": 3}
    assert [game.character("cy", "ann", slot)["state"] for slot in (1, 2)] == ["in", "withdrawn"]
    assert game.legal("ann", "accept") == ["accept p1-for-1 1"]  # that one is still open


@rule("MD-89")
def test_who_has_one_character_in_talks_pays_and_is_paid() -> None:
    game = three().do("ann: withdraw 1")

    assert game.speaks("ann")
    game.do("ann: claim snitch", "ann: offer bob-2 1").do("cy: offer ann-2 1")
    game.do("ann: withdraw 2")
    assert not game.speaks("ann")
    assert game.state.legal(0) == []
    assert game.view("table")["offers"] == []


@rule("MD-90")
def test_the_heist_runs_character_by_character() -> None:
    game = three().all_ready()
    assert game.state.pending() == [1]

    game.do("bob: name mastermind")

    assert game.heard("table", "reveals", "eliminated") == [
        "bob revealed the Snitch.",
        "ann revealed the Brute.",
        "ann revealed the Driver.",
        "bob revealed the Crook.",
        "cy revealed the Crook.",
        "bob's Crook was eliminated.",
        "cy's Crook was eliminated.",
        "cy revealed the Mastermind.",
        "cy's Mastermind was eliminated.",
    ]


@rule("MD-91")
def test_a_snitch_can_hit_his_owners_other_character() -> None:
    game = three().do("cy: withdraw 1").all_ready().do("bob: name crook")

    assert "bob's Crook was eliminated." in game.heard("ann")


@rule("MD-91")
def test_a_snitch_with_a_brother_is_not_alone() -> None:
    game = heist("grand-casino", ann=(SNITCH, BRUTE), bob=(CROOK, DRIVER), cy=(CROOK, DRIVER))
    game.do("bob: withdraw 1", "bob: withdraw 2").do("cy: withdraw 1", "cy: withdraw 2")
    game.do("ann: ready", "ann: name crook")

    # Both antes and two shares of 6; no 3 are lost.
    assert game.cash["ann"] == 5 + 12
    assert game.heard("bob", "alone") == []


@rule("MD-92")
def test_a_share_for_each_surviving_character() -> None:
    game = heist("grand-casino", ann=(DRIVER, BRUTE), bob=(MASTERMIND, SNITCH), cy=(CROOK, SNITCH))
    game.do("bob: withdraw 2").do("cy: withdraw 1", "cy: withdraw 2").all_ready()

    # 14 for three Characters: 4 each. Bob's pays 1 to the Driver.
    assert game.heard("table", "share") == [
        "ann got a share of $4M.",
        "ann got a share of $4M.",
        "bob got a share of $4M.",
    ]
    assert game.cash == {"ann": 14, "bob": 8, "cy": 5}


@rule("MD-93")
def test_what_one_pays_oneself_changes_nothing() -> None:
    game = heist("grand-casino", ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, SNITCH))
    game.do("bob: withdraw 1", "bob: withdraw 2").do("cy: withdraw 1", "cy: withdraw 2")
    game.do("ann: ready")
    assert game.cash["ann"] == 5 + 12
    assert game.heard("table", "fee") == ["ann paid $1M to ann for the ride."]

    own = heist("grand-casino", ann=(CROOK, BRUTE), bob=(DRIVER, SNITCH), cy=(DRIVER, SNITCH))
    own.do("bob: withdraw 1", "bob: withdraw 2").do("cy: withdraw 1", "cy: withdraw 2")
    own.do("ann: ready")
    assert own.cash["ann"] == 5 + 12
    assert own.heard("table", "theft") == ["ann lost $2M to the Crook of ann."]


@rule("MD-42", "MD-89")
def test_offers_are_held_for_one_character_only() -> None:
    game = three().do("bob: offer ann-1 1", "bob: offer ann-2 1").do("cy: offer ann-1 2")

    game.do("ann: hold bob-for-1 1", "ann: accept cy-for-1 2")

    assert game.cash == {"ann": 3 + 1 + 2 + 1, "bob": 2, "cy": 1}
    assert game.legal("ann", "accept") == ["accept p1-for-2 1"]
