"""The Heist, in reveal order."""

import pytest

from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    Table,
    crew,
    heist,
)

rule = pytest.mark.rule


def seven() -> Table:
    """Everything once and the Driver and the Crook twice, at the Gold Reserve (12, ante 2)."""
    return heist(
        "gold-reserve", aside="gus",
        ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=DRIVER, eve=CROOK, fay=MASTERMIND, gus=CROOK,
    )  # fmt: skip


@rule("MD-69")
def test_only_who_stayed_takes_part_in_reveal_order() -> None:
    game = seven().leave("dee", "ann").all_ready()

    assert game.heard("dee", "reveals") == [
        "bob revealed the Brute.",
        "cy revealed the Driver.",
        "eve revealed the Crook.",
        "gus revealed the Crook.",
        "fay revealed the Mastermind.",
    ]
    # The Driver whose twin has left is the only one that counts.
    assert "Your Driver was eliminated." not in game.heard("cy")
    assert game.heard("cy", "eliminated") == [
        "eve's Crook was eliminated.",
        "gus's Crook was eliminated.",
    ]


@rule("MD-70")
def test_two_snitches_are_out_with_their_antes_and_name_nothing() -> None:
    game = heist("gold-reserve", ann=SNITCH, bob=SNITCH, cy=BRUTE, dee=DRIVER, eve=CROOK)

    game.all_ready()

    assert game.heard("cy", "names", "names-nothing") == []
    # 12 for three: 4 each, 1 to the Driver from both, 2 from Brute to Crook.
    assert game.cash == {"ann": 3, "bob": 3, "cy": 6, "dee": 11, "eve": 10}


@rule("MD-71")
def test_a_single_snitch_takes_his_ante_back_at_once_and_must_name() -> None:
    game = seven().all_ready()

    assert game.phase == "name"
    assert game.state.pending() == [0]
    assert game.cash["ann"] == 5
    assert game.legal("ann", "name") == [
        "name brute",
        "name driver",
        "name crook",
        "name mastermind",
    ]
    assert [action.verb for action in game.state.legal(0)] == ["name"] * 4
    game.refuses("bob: name driver", "MD-71")


@rule("MD-72")
def test_a_snitch_names_a_visible_role_that_is_not_his_own() -> None:
    game = heist(aside="bob", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=SNITCH)
    game.leave("eve", "dee").all_ready()
    assert game.view("ann")["visible"] == {SNITCH: 2, BRUTE: 0, DRIVER: 1, CROOK: 1}

    assert game.legal("ann", "name") == ["name driver", "name crook"]
    game.refuses("ann: name snitch", "MD-72")
    game.refuses("ann: name brute", "MD-72")  # it is there, but its card is not visible
    game.do("ann: name crook")  # nobody who stayed is one

    assert game.heard("bob", "eliminated") == []


@rule("MD-73")
def test_a_snitch_names_nothing_if_no_other_role_is_visible() -> None:
    game = heist(aside="bob", ann=SNITCH, bob=BRUTE, cy=SNITCH, dee=SNITCH, eve=SNITCH)

    game.leave("cy", "dee", "eve").all_ready()

    assert game.heard("bob", "names-nothing") == ["ann had nobody to name."]
    assert game.phase == "choose"  # without a question to ann
    assert game.cash["ann"] == 5 + 4  # she and the Brute share 9


@rule("MD-73")
def test_a_snitch_names_nothing_if_nobody_else_stayed() -> None:
    game = seven().leave("bob", "cy", "dee", "eve", "fay", "gus").all_ready()

    assert game.heard("bob", "names-nothing", "names") == ["ann had nobody to name."]


@rule("MD-74")
def test_when_his_time_is_up_the_commonest_visible_role_is_named() -> None:
    game = heist(
        aside="ann",
        ann=SNITCH, bob=MASTERMIND, cy=MASTERMIND, dee=BRUTE, eve=DRIVER, fay=DRIVER, gus=CROOK,
    ).all_ready()  # fmt: skip
    assert game.clock("time-up") == (30_000, game.state.opened, 0, 0)

    game.rings()

    # Driver and Mastermind are both visible twice; the Driver reveals first.
    assert game.heard("bob", "names") == ["ann named the Driver."]


@rule("MD-75")
def test_the_named_role_is_public_first_and_revealed_last() -> None:
    game = seven().leave("gus").all_ready()

    game.do("ann: name driver")

    assert game.heard("gus", "names", "reveals") == [
        "ann revealed the Snitch.",
        "ann named the Driver.",
        "bob revealed the Brute.",
        "eve revealed the Crook.",
        "fay revealed the Mastermind.",
        "cy revealed the Driver.",
        "dee revealed the Driver.",
    ]


@rule("MD-76")
def test_a_single_brute_takes_his_ante_back_and_earns_a_card() -> None:
    game = heist(ann=BRUTE, bob=DRIVER, cy=DRIVER, dee=CROOK).leave("dee").all_ready()

    assert game.cards == {"ann": 1, "bob": 0, "cy": 0, "dee": 0}
    assert game.cash["ann"] == 5 + 9


@rule("MD-77")
def test_two_brutes_are_out_but_keep_their_antes() -> None:
    game = heist("gold-reserve", ann=BRUTE, bob=BRUTE, cy=DRIVER, dee=CROOK).all_ready()

    assert game.cards == {"ann": 0, "bob": 0, "cy": 0, "dee": 0}
    assert game.cash == {"ann": 5, "bob": 5, "cy": 12, "dee": 10}
    assert game.heard("cy", "eliminated") == [
        "ann's Brute was eliminated.",
        "bob's Brute was eliminated.",
    ]


@rule("MD-78")
@pytest.mark.parametrize("role", [DRIVER, CROOK, MASTERMIND])
def test_a_single_one_takes_his_ante_back_and_stays(role: str) -> None:
    game = heist(
        "gold-reserve",
        ann=role, bob=BRUTE, cy=BRUTE, dee=SNITCH, eve=SNITCH, fay=BRUTE, gus=BRUTE,
    ).all_ready()  # fmt: skip

    loot = 14 if role == MASTERMIND else 12
    assert game.cash["ann"] == 5 + loot  # the only survivor


@rule("MD-79")
@pytest.mark.parametrize("role", [DRIVER, CROOK, MASTERMIND])
def test_two_of_a_kind_are_out_with_their_antes(role: str) -> None:
    game = heist(
        "gold-reserve",
        ann=role, bob=role, cy=BRUTE, dee=SNITCH, eve=SNITCH, fay=SNITCH, gus=SNITCH,
    )  # fmt: skip
    reserve = game.state.reserve
    game.leave("dee", "eve", "fay", "gus").all_ready()

    assert game.cash["ann"] == game.cash["bob"] == 3
    assert game.cash["cy"] == 5 + 12
    assert game.state.reserve == reserve + 4 - 12


@rule("MD-80")
def test_the_named_role_is_out_be_it_one_or_many() -> None:
    game = seven().leave("gus").all_ready()
    game.do("ann: name driver")
    assert game.cash["cy"] == game.cash["dee"] == 3

    other = seven().leave("gus", "cy").all_ready().do("ann: name driver")
    assert other.cash["dee"] == 3
    assert other.heard("ann", "eliminated") == ["dee's Driver was eliminated."]


@rule("MD-80", "MD-81")
def test_a_named_brute_keeps_his_ante_but_earns_no_card() -> None:
    game = seven().leave("gus", "cy").all_ready().do("ann: name brute")

    assert game.cash["bob"] == 5
    assert game.cards["bob"] == 0
    assert "bob's Brute was eliminated." in game.heard("ann")


@rule("MD-82")
def test_a_snitch_left_alone_loses_three_and_there_is_no_sharing() -> None:
    game = heist("gold-reserve", aside="ann", ann=SNITCH, bob=BRUTE, cy=CROOK, dee=CROOK, eve=CROOK)
    game.leave("cy", "dee", "eve").all_ready()
    reserve = game.state.reserve

    game.do("ann: name brute")

    assert game.cash == {"ann": 2, "bob": 5, "cy": 5, "dee": 5, "eve": 5}
    assert game.state.reserve == reserve + 3
    assert game.heard("bob", "share") == []
    assert game.heard("bob", "alone") == ["ann lost $3M: a Snitch left alone."]


@rule("MD-83")
def test_a_poor_snitch_loses_all_he_holds_with_the_ante_he_took_back() -> None:
    sent = crew(ann=SNITCH, bob=BRUTE, cy=CROOK, dee=CROOK, eve=CROOK)
    game = heist("gold-reserve", cash={"ann": 2}, aside="ann", **sent)
    assert game.cash["ann"] == 0

    game.leave("bob", "cy", "dee", "eve").all_ready()

    assert game.cash["ann"] == 0
    assert game.heard("bob", "ante-back", "alone")[-2:] == [
        "ann took back the ante of $2M.",
        "ann lost $2M: a Snitch left alone.",
    ]


@rule("MD-84")
def test_if_nobody_survives_the_loot_stays_in_the_reserve() -> None:
    game = heist("gold-reserve", ann=DRIVER, bob=DRIVER, cy=CROOK, dee=CROOK).all_ready()

    assert game.cash == {"ann": 3, "bob": 3, "cy": 3, "dee": 3}
    assert game.state.reserve == 175 - 12
    assert game.heard("ann", "no-sharing", "share") == ["Nobody is left to share the Loot."]


@rule("MD-85")
def test_a_single_survivor_takes_the_whole_loot() -> None:
    game = heist("gold-reserve", ann=DRIVER, bob=CROOK, cy=CROOK, dee=CROOK).all_ready()

    assert game.cash == {"ann": 17, "bob": 3, "cy": 3, "dee": 3}
