"""Knife, restraints and Chloroform. [BH-135 .. BH-164]"""

import pytest

from tests.games.bank_heist.table import getaway

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-135", "BH-140")
def test_a_stabbed_player_dies_when_their_own_next_turn_ends() -> None:
    game = getaway(FIVE, hands={"ann": "knife", "eve": "lock-pick"})
    game.do("ann: stab eve", "eve: accept", "eve: continue")
    assert game.player("eve")["bleeding"] is True
    game.do("bob: pass", "cy: shoot dee", "dee: accept", "cy: stop")
    assert game.waits_for == ["eve"]
    game.do("eve: shoot bob", "bob: vest", "bob: continue", "eve: stop")
    assert "eve" not in game.living
    assert game.numbers("bleeds-out") == [(4, -1, -1)]


@rule("BH-136")
def test_only_crew_stab() -> None:
    for who in ("bob", "cy"):
        game = getaway(FIVE, hands={who: "knife"}, turn=who)
        assert not any(action.startswith("stab") for action in game.legal(who))
    game = getaway(FIVE, hands={"dee": "knife"}, turn="dee")
    assert {"stab eve", "stab cy"} <= set(game.legal("dee"))
    game.do("dee: stab eve")
    assert game.player("dee")["could_be"] == ["crew", "sticky-fingers"]


@rule("BH-137")
@pytest.mark.parametrize(
    ("attribute", "answers"),
    [
        ("hostage", ["adrenaline", "accept"]),
        ("martial-skills", ["martial", "adrenaline", "accept"]),
    ],
)
def test_a_stab_is_not_stopped_by_vest_or_hostage(attribute: str, answers: list[str]) -> None:
    game = getaway(FIVE, hands={"ann": "knife", "bob": "adrenaline"}, attributes={"bob": attribute})
    game.do("ann: stab bob")
    assert game.legal("bob") == answers


@rule("BH-138", "BH-139")
@pytest.mark.parametrize("answer", ["accept", "adrenaline"])
def test_a_stabbed_agent_may_return_fire_whatever_the_answer(answer: str) -> None:
    game = getaway(FIVE, hands={"ann": "knife speedloader adrenaline", "bob": "adrenaline"})
    game.do("ann: stab bob", f"bob: {answer}")
    assert game.legal("bob") == ["continue", "return-fire"]
    game.do("bob: return-fire", "ann: adrenaline", "ann: continue")
    if game.phase == "follow-up":
        game.do("bob: stop")
    assert game.waits_for == ["bob"]  # the stabber's turn is over, Speedloader or not
    assert game.phase == "action"


@rule("BH-140")
def test_a_missed_slot_counts_as_the_victims_turn() -> None:
    game = getaway(FIVE, stabbed={"bob": "cy"}, cold="bob")
    game.do("ann: pass")
    assert "bob" not in game.living
    game = getaway(FIVE, stabbed={"bob": "ann"}, tied="bob", cold="ann", turn="eve")
    game.do("eve: pass")
    assert "bob" not in game.living


@rule("BH-141")
def test_nothing_heals_a_stab() -> None:
    game = getaway(FIVE, hands={"dee": "adrenaline lock-pick"}, stabbed={"dee": "ann"}, turn="dee")
    assert all("adrenaline" not in action for action in game.legal("dee"))
    game.do("dee: pass")
    assert "dee" not in game.living


@rule("BH-142")
def test_the_stabber_loots_later_if_able() -> None:
    game = getaway(FIVE, hands={"dee": "knife"}, stabbed={"dee": "ann"}, turn="dee")
    game.do("dee: pass")
    assert game.waits_for == ["ann"]
    assert game.legal("ann") == ["take", "leave"]
    for standing in (
        {"tied": "ann"},
        {"cold": "ann"},
        {"living": "bob cy dee eve", "start": "bob"},
    ):
        game = getaway(FIVE, hands={"dee": "knife"}, stabbed={"dee": "ann"}, turn="dee", **standing)
        game.do("dee: pass")
        assert game.phase == "action"
        assert game.waits_for == ["eve"]


@rule("BH-143")
def test_a_knife_cuts_ones_own_or_anothers_ties() -> None:
    game = getaway(FIVE, hands={"ann": "knife"}, tied="cy dee")
    assert {"cut cy", "cut dee"} <= set(game.legal("ann"))
    game.do("ann: cut dee")
    assert game.who(game.state.tied) == ["cy"]
    assert sorted(game.view()["discard"]) == ["knife", "zip-tie"]
    game = getaway(FIVE, hands={"cy": "knife"}, turn="cy", tied="cy dee")
    assert game.legal("cy") == ["pass", "cut cy"]


@rule("BH-144", "BH-147")
def test_a_lock_pick_opens_handcuffs_or_clears_a_jammed_gun() -> None:
    game = getaway(FIVE, hands={"ann": "lock-pick"}, cuffed="dee", attributes={"eve": "gun-jammed"})
    assert {"unlock dee", "unjam eve"} <= set(game.legal("ann"))
    game.do("ann: unjam eve")
    assert game.player("eve")["attribute"] is None
    assert game.view()["alarm_discard"] == ["gun-jammed"]
    assert game.waits_for == ["bob"]  # it was the action
    game = getaway(FIVE, hands={"ann": "lock-pick"}, attributes={"ann": "gun-jammed"})
    game.do("ann: unjam ann")
    assert game.player("ann")["attribute"] is None


@rule("BH-145")
def test_a_rival_picks_only_their_own_handcuffs() -> None:
    game = getaway(FIVE, hands={"cy": "lock-pick"}, turn="cy", attributes={"cy": "gun-jammed"})
    assert all(action.startswith("shoot") for action in game.legal("cy"))
    game = getaway(FIVE, hands={"cy": "lock-pick"}, turn="cy", cuffed="cy")
    assert game.legal("cy") == ["pass", "unlock cy"]
    game = getaway(FIVE, hands={"ann": "lock-pick"}, attributes={"cy": "gun-jammed"})
    assert "unjam cy" in game.legal("ann")


@rule("BH-146")
def test_a_bound_player_cannot_unjam() -> None:
    game = getaway(FIVE, hands={"ann": "lock-pick"}, attributes={"ann": "gun-jammed"}, tied="ann")
    assert game.legal("ann") == ["pass"]


@rule("BH-147")
def test_knife_lock_pick_and_chloroform_end_the_turn() -> None:
    game = getaway(FIVE, hands={"ann": "knife"}, tied="dee")
    game.do("ann: cut dee")
    assert game.waits_for == ["bob"]
    game = getaway(FIVE, hands={"ann": "chloroform"})
    game.do("ann: chloroform eve")
    assert game.waits_for == ["bob"]


@rule("BH-148")
def test_a_zip_tied_player_neither_shoots_nor_plays_cards() -> None:
    game = getaway(FIVE, hands={"ann": "zip-tie", "dee": "adrenaline chloroform"})
    game.do("ann: zip-tie dee", "dee: accept")
    assert game.player("dee")["tied"] is True
    game.do("bob: pass", "cy: shoot dee")
    assert game.legal("dee") == ["accept"]
    game = getaway(FIVE, hands={"dee": "chloroform"}, turn="dee", tied="dee")
    assert game.legal("dee") == ["pass"]


@rule("BH-149")
def test_a_zip_tie_stays_until_cut_and_is_discarded_then_or_when_avoided() -> None:
    game = getaway(FIVE, hands={"ann": "zip-tie", "cy": "lock-pick"})
    game.do("ann: zip-tie cy", "cy: accept")
    assert game.view()["discard"] == []
    game = getaway(FIVE, hands={"ann": "zip-tie", "dee": "adrenaline"})
    game.do("ann: zip-tie dee", "dee: adrenaline")
    assert game.player("dee")["tied"] is False
    assert sorted(game.view()["discard"]) == ["adrenaline", "zip-tie"]


@rule("BH-150")
def test_restraints_are_avoided_by_adrenaline_or_martial_skills() -> None:
    game = getaway(
        FIVE,
        hands={"ann": "zip-tie", "dee": "adrenaline"},
        attributes={"dee": "martial-skills"},
    )
    game.do("ann: zip-tie dee")
    assert game.legal("dee") == ["martial", "adrenaline", "accept"]
    game = getaway(
        FIVE, turn="bob", hands={"dee": "adrenaline"}, attributes={"dee": "martial-skills"}
    )
    game.do("bob: handcuff dee")
    assert game.legal("dee") == ["martial", "adrenaline", "accept"]
    game.do("dee: martial")
    assert game.player("dee")["cuffed"] is False
    assert game.player("dee")["martial_used"] is True


@rule("BH-151")
def test_handcuffs_are_an_agents_action_and_reveal_first() -> None:
    game = getaway(FIVE, turn="bob", hands={"cy": "knife"})
    game.do("bob: handcuff cy")
    assert game.player("bob")["identity"] == "agent"
    game.do("cy: accept")
    assert game.player("cy")["cuffed"] is True
    assert game.view()["handcuffs"] == 3
    assert game.waits_for == ["cy"]
    game = getaway(FIVE, turn="ann")
    assert not any(action.startswith("handcuff") for action in game.legal("ann"))


@rule("BH-152")
def test_a_handcuffed_player_can_only_pick_the_lock() -> None:
    game = getaway(FIVE, hands={"dee": "knife adrenaline lock-pick"}, cuffed="dee", turn="dee")
    assert game.legal("dee") == ["pass", "unlock dee"]
    game.refuses("dee: shoot ann", "BH-152")


@rule("BH-153")
def test_handcuffs_do_not_come_back() -> None:
    game = getaway(FIVE, turn="bob", hands={"dee": "adrenaline"})
    game.do("bob: handcuff dee", "dee: adrenaline")
    assert game.view()["handcuffs"] == 3
    assert game.player("bob")["revealed"] is True
    game = getaway(FIVE, hands={"ann": "lock-pick"}, cuffed="dee", handcuffs=3)
    game.do("ann: unlock dee")
    assert game.view()["handcuffs"] == 3
    game = getaway(FIVE, turn="bob", handcuffs=0)
    assert game.legal("bob") == ["pass"]


@rule("BH-154")
@pytest.mark.parametrize("bond", ["tied", "cuffed"])
def test_a_bound_player_cannot_play_adrenaline(bond: str) -> None:
    game = getaway(FIVE, hands={"dee": "adrenaline"}, **{bond: "dee"})
    game.do("ann: shoot dee")
    assert game.legal("dee") == ["accept"]  # asked all the same: there might be a vest
    game.refuses("dee: adrenaline", "BH-154")


@rule("BH-155", "BH-156")
def test_martial_skills_and_the_vest_work_while_bound_but_return_fire_does_not() -> None:
    game = getaway(FIVE, tied="bob", attributes={"bob": "martial-skills"})
    game.do("ann: shoot bob")
    assert game.legal("bob") == ["martial", "vest", "accept"]
    game.do("bob: martial")
    assert game.phase == "extra-shot"


@rule("BH-157", "BH-158")
def test_chloroform_costs_a_neighbour_one_turn_and_nothing_avoids_it() -> None:
    game = getaway(
        FIVE,
        hands={"ann": "chloroform", "bob": "adrenaline"},
        attributes={"bob": "martial-skills"},
    )
    game.do("ann: chloroform bob")
    assert game.numbers("misses") == [(1, -1, -1)]
    assert game.numbers("wakes") == [(1, -1, -1)]
    assert game.waits_for == ["cy"]
    assert game.hand("bob") == ["adrenaline"]
    assert game.player("bob")["cold"] is False
    game = getaway(FIVE, hands={"ann": "chloroform"})
    game.do("ann: chloroform eve")
    assert game.player("eve")["cold"] is True
    assert game.waits_for == ["bob"]


@rule("BH-159", "BH-160")
def test_a_masked_neighbour_is_no_target() -> None:
    game = getaway(FIVE, hands={"ann": "chloroform"}, attributes={"bob": "masked"})
    assert [a for a in game.legal("ann") if "chloroform" in a] == ["chloroform eve"]
    assert game.refuses("ann: chloroform bob") == "BH-159 BH-160"


@rule("BH-161")
def test_out_cold_leaves_nothing_but_the_vest() -> None:
    game = getaway(
        FIVE, cold="bob", hands={"bob": "adrenaline"}, attributes={"bob": "martial-skills"}
    )
    game.do("ann: shoot bob")
    assert game.legal("bob") == ["vest", "accept"]
    game.do("bob: vest")
    assert game.phase == "extra-shot"  # no return fire


@rule("BH-162")
def test_the_missed_turn_is_a_turn_slot() -> None:
    game = getaway(FIVE, cold="bob", attributes={"bob": "martial-skills"}, martial_used=True)
    game.do("ann: pass")
    assert game.player("bob")["martial_used"] is False
    game = getaway(
        FIVE,
        cold="bob",
        attributes={"bob": "poisoned"},
        hands={"bob": "adrenaline"},
        poison_turns=1,
    )
    game.do("ann: pass")
    assert "bob" not in game.living  # still asleep when the poison worked


@rule("BH-163")
def test_restraints_stay_on_while_out_cold_and_after_waking() -> None:
    game = getaway(FIVE, cold="bob", tied="bob")
    game.do("ann: pass")
    assert game.player("bob")["cold"] is False
    assert game.player("bob")["tied"] is True


@rule("BH-164")
def test_bound_and_drugged_players_may_speak() -> None:
    game = getaway(FIVE, cold="bob", tied="cy", cuffed="dee")
    assert [game.speaks(name) for name in ("bob", "cy", "dee")] == [True, True, True]
