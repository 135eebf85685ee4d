"""The Hideout, the Driver and the showdown. [BH-225 .. BH-244]"""

from typing import Any

import pytest

from hideout.games.bank_heist import GAME
from tests.games.bank_heist.table import Table, getaway

rule = pytest.mark.rule
SIX = "crew crew rival sticky crew rival"


def arriving(
    identities: str,
    living: str,
    *,
    hands: Any = None,
    attributes: Any = None,
    start: str = "",
    **given: Any,
) -> Table:
    """One pass before the Hideout; the last of the living passes or shoots nobody."""
    seats = living.split()
    first = start or seats[0]
    order = seats[seats.index(first) :] + seats[: seats.index(first)]
    return getaway(
        identities,
        living=living,
        hands=hands,
        attributes=attributes,
        start=first,
        turn=order[-1],
        slots=living,
        token=4,
        **given,
    )


@rule("BH-225")
def test_the_living_turn_up_and_the_dead_stay_hidden_until_the_end() -> None:
    game = arriving(SIX, "ann bob cy eve", hands={"cy": "cash-bag"})
    game.do("eve: pass")
    assert game.phase == "action"
    identities = [game.player(name)["identity"] for name in game.names]
    assert identities == ["crew", "crew", "rival", None, "crew", None]


@rule("BH-226", "BH-227")
@pytest.mark.parametrize("standing", ["tied", "cuffed", "cold"])
def test_a_living_agent_wins_for_the_agents_whatever_their_state(standing: str) -> None:
    game = arriving("crew agent rival sticky crew", "ann bob eve", **{standing: "bob"})
    game.do("eve: pass")
    assert game.ending == "agents-at-the-hideout"
    assert game.winners == ["bob"]


@rule("BH-227")
def test_a_bleeding_agent_counts() -> None:
    game = arriving("crew agent rival sticky crew", "ann bob eve", stabbed={"bob": "ann"})
    game.do("eve: pass")
    assert game.ending == "agents-at-the-hideout"


@rule("BH-228")
def test_the_driver_is_nobody_at_the_table() -> None:
    game = arriving(SIX, "ann bob cy eve", hands={"cy": "cash-bag"})
    game.do("eve: pass")
    assert len(game.view()["players"]) == 6
    assert game.legal("cy") == ["shoot eve", "shoot ann", "shoot bob"]


@rule("BH-229", "BH-230")
def test_the_driver_frees_crew_clockwise_from_the_start_player() -> None:
    game = arriving(
        SIX,
        "ann bob cy dee eve",
        start="dee",
        hands={"cy": "cash-bag"},
        tied="dee ann",
        cuffed="eve",
        attributes={"bob": "gun-jammed", "eve": "masked"},
    )
    game.do("cy: shoot bob", "bob: accept")
    game.do("cy: stop")
    assert game.numbers("freed") == [(3, -1, -1), (4, -1, -1), (0, -1, -1)]
    assert game.who(game.state.tied | game.state.cuffed) == []
    assert game.player("eve")["attribute"] == "masked"
    assert game.view()["payer"] == 2


@rule("BH-230")
def test_gun_jammed_is_taken_off_crew() -> None:
    game = arriving(SIX, "ann bob cy", start="cy", attributes={"ann": "gun-jammed"})
    game.do("bob: pass")
    assert game.numbers("attribute-gone") == [(0, 8, -1)]


@rule("BH-231", "BH-232", "BH-239")
def test_a_rival_without_a_bag_is_shot_whatever_they_hold() -> None:
    game = arriving(
        SIX,
        "ann bob cy",
        start="cy",
        hands={"cy": "adrenaline adrenaline"},
        attributes={"cy": "martial-skills"},
    )
    game.do("bob: pass")
    assert game.numbers("driver-shoots") == [(2, -1, -1)]
    assert "loot" not in game.kinds("table")
    assert game.ending == "crew-at-the-hideout"
    assert game.winners == ["ann", "bob", "dee", "eve"]


@rule("BH-233", "BH-234")
def test_a_rival_with_a_bag_pays_and_nobody_else_is_checked() -> None:
    game = arriving(
        SIX,
        "cy dee eve fay",
        hands={"cy": "cash-bag cash-bag"},
        tied="cy dee",
        attributes={"cy": "gun-jammed"},
        revealed="cy",
    )
    game.do("fay: shoot eve", "eve: accept", "fay: stop")
    assert game.numbers("bribes") == [(2, -1, -1)]
    assert game.hand("cy") == ["cash-bag"]
    assert "cash-bag" in game.view()["discard"]
    assert game.player("cy")["tied"] is False
    assert game.player("cy")["attribute"] == "gun-jammed"
    assert game.player("dee")["tied"] is True
    assert "fay" in game.living  # a Rival without a bag, not checked any more


@rule("BH-235")
def test_an_out_cold_rival_cannot_pay() -> None:
    game = arriving(SIX, "ann bob cy", start="cy", hands={"cy": "cash-bag"}, cold="cy")
    game.do("bob: pass")
    assert game.numbers("driver-shoots") == [(2, -1, -1)]


@rule("BH-236")
def test_a_bound_rival_can_pay() -> None:
    game = arriving(SIX, "ann bob cy", start="cy", hands={"cy": "cash-bag"}, cuffed="cy")
    game.do("bob: pass")
    assert game.numbers("bribes") == [(2, -1, -1)]
    assert game.player("cy")["cuffed"] is False


@rule("BH-237")
def test_who_was_not_checked_stays_bound_jammed_and_asleep() -> None:
    game = arriving(
        SIX,
        "ann bob cy",
        start="cy",
        hands={"cy": "cash-bag"},
        tied="ann",
        cold="ann",
        attributes={"ann": "gun-jammed"},
    )
    game.do("bob: pass")
    assert game.player("ann")["tied"] is True
    assert game.player("ann")["cold"] is True
    assert game.player("ann")["attribute"] == "gun-jammed"


@rule("BH-238")
def test_a_converted_rival_with_a_bag_pays_too() -> None:
    game = arriving(
        "crew agent rival sticky crew",
        "ann cy eve",
        start="cy",
        hands={"cy": "cash-bag"},
        attributes={"cy": "guilty-conscience"},
        revealed="bob",
        conscience="cy",
    )
    game.do("ann: pass")
    assert game.numbers("bribes") == [(2, -1, -1)]
    assert game.view()["stage"] == "showdown"


@rule("BH-240")
def test_the_showdown_begins_with_the_payers_turn() -> None:
    game = arriving(SIX, "ann bob cy eve", hands={"cy": "cash-bag"}, start="bob")
    game.do("ann: pass")
    assert game.view()["stage"] == "showdown"
    assert game.waits_for == ["cy"]
    assert all(action.startswith("shoot") for action in game.legal("cy"))


def showdown(living: str, **given: Any) -> Table:
    given.setdefault("payer", "cy")
    given.setdefault("turn", "cy")
    return getaway(
        SIX,
        living=living,
        start=living.split()[0],
        stage="showdown",
        revealed=living,
        **given,
    )


@rule("BH-241")
def test_the_showdown_ends_with_the_last_rival_or_the_last_crew() -> None:
    game = showdown("ann cy", turn="ann")
    game.do("ann: shoot cy")
    assert game.ending == "crew-in-the-showdown"
    assert game.winners == ["ann", "bob", "dee", "eve"]
    game = showdown("ann cy")
    game.do("cy: shoot ann")
    assert game.ending == "rivals-in-the-showdown"
    assert game.winners == ["cy", "fay"]


@rule("BH-242")
def test_there_is_no_token_any_more_but_wounds_carry_on() -> None:
    game = showdown("ann bob cy", turn="bob", stabbed={"bob": "cy"}, token=5, slots="ann bob")
    game.do("bob: pass")
    assert "bob" not in game.living
    assert game.view()["token"] == 5
    assert game.numbers("token") == []


@rule("BH-243")
def test_a_circuit_ends_when_the_turn_comes_back_to_the_payer() -> None:
    game = showdown("ann bob cy", turn="bob", slots="ann bob cy", tied="cy", busy=True)
    game.do("bob: pass")
    assert game.view()["circuits"] == 1
    # The payer has died: the circuit is the next player's, who first gets a slot.
    game = showdown(
        "ann bob cy dee fay", turn="bob", slots="bob cy", payer="cy", hands={"dee": "lock-pick"}
    )
    game.do("bob: shoot cy", "bob: stop")
    assert game.view()["payer"] == 3
    assert game.view()["circuits"] == 0
    assert game.waits_for == ["dee"]


@rule("BH-244")
def test_two_quiet_circuits_end_the_showdown_for_the_crew() -> None:
    game = showdown("ann cy", turn="ann", slots="ann cy", tied="cy", hands={"cy": "knife"})
    game.do("ann: pass")
    assert game.view()["circuits"] == 1
    assert game.state.quiet == 1
    game.do("cy: pass", "ann: pass")
    assert game.ending == "stalemate"
    assert game.winners == ["ann", "bob", "dee", "eve"]


@rule("BH-244")
def test_a_shot_or_a_card_breaks_the_quiet_but_ten_circuits_are_enough() -> None:
    game = showdown("ann bob cy", turn="bob", slots="ann bob cy", tied="cy", quiet=1, busy=True)
    game.do("bob: pass")
    assert game.state.quiet == 0
    game = showdown("ann bob cy", turn="bob", slots="ann bob cy", tied="cy", circuits=9, busy=True)
    game.do("bob: pass")
    assert game.ending == "stalemate"
    assert GAME.result(game.state)["side"] == "crew"
