"""The ten attributes. [BH-165 .. BH-209]"""

import pytest

from tests.games.bank_heist.table import alarm_turn, getaway, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"
SEVEN = "crew agent rival sticky crew rival agent"


def conscience(who: str) -> dict[str, str]:
    return {who: "guilty-conscience"}


# Guilty Conscience


@rule("BH-165", "BH-173")
def test_the_first_agent_revealed_changes_the_holders_side_at_once() -> None:
    game = getaway(FIVE, attributes=conscience("ann"), turn="eve")
    game.do("eve: shoot bob", "bob: vest")
    assert game.told("conscience") == [(0, -1, -1)]
    assert game.s.is_converted(0)
    game.do("bob: continue", "eve: stop")
    assert not any(action == "shoot bob" for action in game.may("ann"))


@rule("BH-165")
def test_a_converted_player_wins_with_the_agents() -> None:
    game = getaway(
        FIVE, attributes=conscience("ann"), turn="bob", token=4, slots="ann bob cy dee eve"
    )
    game.do("bob: handcuff cy", "dee: pass", "eve: pass")
    assert game.ending == "agents-at-the-hideout"
    assert game.winners == ["ann", "bob"]


@rule("BH-166")
def test_it_means_nothing_to_an_agent() -> None:
    game = getaway(SEVEN, attributes=conscience("gus"), turn="bob", hands={"gus": "zip-tie"})
    game.do("bob: handcuff cy")
    assert not game.s.is_converted(6)
    game = getaway(
        SEVEN,
        attributes=conscience("gus"),
        turn="gus",
        hands={"gus": "zip-tie"},
        revealed="bob",
        conscience="gus",
    )
    assert "zip-tie bob" in game.may("gus")


@rule("BH-167")
def test_the_conversion_outlives_the_agents() -> None:
    game = getaway(
        FIVE,
        attributes=conscience("ann"),
        living="ann dee eve",
        revealed="bob",
        conscience="ann",
        token=4,
        turn="eve",
        slots="ann dee eve",
    )
    game.do("eve: pass")
    assert game.ending == "crew-at-the-hideout"
    assert game.winners == ["dee", "eve"]


@rule("BH-168")
def test_an_agent_first_seen_at_the_hideout_converts_nobody() -> None:
    game = getaway(
        FIVE, attributes=conscience("ann"), token=4, turn="eve", slots="ann bob cy dee eve"
    )
    game.do("eve: pass")
    assert game.ending == "agents-at-the-hideout"
    assert game.winners == ["bob"]


@rule("BH-169")
def test_without_a_revealed_agent_the_holder_stays_with_their_own() -> None:
    game = getaway(
        FIVE,
        attributes=conscience("ann"),
        living="ann dee eve",
        token=4,
        turn="eve",
        slots="ann dee eve",
    )
    game.do("eve: pass")
    assert game.winners == ["ann", "dee", "eve"]


@rule("BH-170")
def test_a_converted_rival_is_still_a_rival_to_every_rule_but_winning() -> None:
    game = getaway(
        SEVEN,
        attributes=conscience("cy"),
        revealed="bob",
        conscience="cy",
        turn="cy",
        living="ann cy fay",
    )
    game.do("cy: shoot ann", "ann: accept")
    assert game.ending == "rivals-on-the-road"
    assert game.winners == ["fay"]


@rule("BH-171")
def test_a_holder_dead_before_the_reveal_is_never_converted_and_one_dead_after_still_is() -> None:
    game = getaway(FIVE, attributes=conscience("ann"), turn="cy")
    game.do("cy: shoot ann", "ann: accept", "cy: stop", "dee: shoot bob", "bob: vest")
    assert game.told("conscience") == []
    assert not game.s.is_converted(0)
    game = getaway(FIVE, attributes=conscience("ann"), turn="cy", revealed="bob", conscience="ann")
    game.do("cy: shoot ann", "ann: accept")
    assert game.s.is_converted(0)


@rule("BH-172")
def test_a_converted_player_may_not_attack_a_revealed_agent() -> None:
    hands = {"ann": "knife zip-tie chloroform"}
    game = getaway(
        FIVE, attributes=conscience("ann"), hands=hands, revealed="bob", conscience="ann"
    )
    may = game.may("ann")
    for verb in ("shoot", "stab", "zip-tie", "chloroform"):
        assert f"{verb} bob" not in may
    assert {"shoot cy", "stab eve", "zip-tie cy", "chloroform eve"} <= set(may)


@rule("BH-172", "BH-106")
def test_a_converted_rival_with_only_revealed_agents_to_aim_at_passes() -> None:
    game = getaway(
        FIVE,
        attributes=conscience("cy"),
        revealed="bob",
        conscience="cy",
        turn="cy",
        living="bob cy",
        start="bob",
    )
    assert game.may("cy") == ["pass"]
    game.do("cy: pass")
    assert "rival" in game.player("cy")["could_be"]


@rule("BH-173")
def test_conversion_comes_before_handcuffs_resolve() -> None:
    game = getaway(FIVE, attributes=conscience("cy"), turn="bob", hands={"cy": "knife"})
    game.do("bob: handcuff cy")
    assert game.phase == "answer"
    assert game.s.is_converted(2)


# Gun Jammed


@rule("BH-174")
def test_a_jammed_gun_does_not_fire() -> None:
    game = getaway(FIVE, attributes={"ann": "gun-jammed"})
    assert game.may("ann") == ["pass"]
    game = getaway(FIVE, attributes={"bob": "gun-jammed"})
    game.do("ann: shoot bob", "bob: vest")
    assert game.may("bob") == ["continue"]


@rule("BH-175", "BH-176")
def test_a_jammed_rival_is_revealed_and_fires_exactly_one_gun() -> None:
    game = getaway(FIVE, attributes={"cy": "gun-jammed"}, hands={"cy": "speedloader"}, turn="cy")
    assert game.may("cy") == ["shoot dee", "shoot eve", "shoot ann", "shoot bob"]
    game.do("cy: shoot dee")
    assert game.player("cy")["identity"] == "rival"
    game.do("dee: accept")
    assert game.may("cy") == ["stop", "speedloader eve", "speedloader ann", "speedloader bob"]


@rule("BH-177", "BH-179")
def test_a_jammed_crew_player_fires_with_a_speedloader_as_the_action() -> None:
    game = getaway(FIVE, attributes={"ann": "gun-jammed"}, hands={"ann": "speedloader speedloader"})
    assert "speedloader cy" in game.may("ann")
    game.do("ann: speedloader cy", "cy: accept")
    assert game.hand("ann") == ["speedloader"]
    assert "speedloader dee" in game.may("ann")
    assert game.player("ann")["could_be"] == ["crew", "sticky-fingers"]


@rule("BH-178", "BH-179")
def test_a_jammed_agent_returns_fire_only_with_a_speedloader() -> None:
    game = getaway(FIVE, attributes={"bob": "gun-jammed"}, hands={"bob": "adrenaline"})
    game.do("ann: shoot bob")
    assert game.may("bob") == ["adrenaline", "vest", "accept"]
    game.do("bob: vest")
    assert game.may("bob") == ["continue"]
    game = getaway(
        FIVE,
        attributes={"bob": "gun-jammed"},
        hands={"bob": "speedloader speedloader", "ann": "adrenaline"},
    )
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire")
    assert game.hand("bob") == ["speedloader"]  # it replaces the free return shot
    game.do("ann: adrenaline", "ann: continue")
    assert game.may("bob") == ["stop", "speedloader ann"]


# Hostage


@rule("BH-180", "BH-184")
def test_the_hostage_takes_one_shot() -> None:
    game = getaway(FIVE, attributes={"dee": "hostage"})
    game.do("ann: shoot dee", "dee: hostage")
    assert "dee" in game.living
    assert game.player("dee")["attribute"] is None
    assert game.view()["alarm_discard"] == ["hostage"]
    assert game.may("dee") == ["continue"]
    assert "agent" not in game.player("dee")["could_be"]


@rule("BH-181")
def test_the_hostage_is_lost_to_restraints_and_chloroform() -> None:
    game = getaway(FIVE, hands={"ann": "zip-tie"}, attributes={"dee": "hostage"})
    game.do("ann: zip-tie dee")
    assert game.player("dee")["tied"] is True
    assert game.player("dee")["attribute"] is None
    game = getaway(FIVE, turn="bob", attributes={"dee": "hostage"})
    game.do("bob: handcuff dee")
    assert game.player("dee")["attribute"] is None
    game = getaway(FIVE, hands={"ann": "chloroform"}, attributes={"eve": "hostage"})
    game.do("ann: chloroform eve")
    assert game.player("eve")["attribute"] is None
    game = getaway(FIVE, hands={"ann": "knife", "eve": "adrenaline"}, attributes={"eve": "hostage"})
    game.do("ann: stab eve")
    assert game.may("eve") == ["adrenaline", "accept"]
    assert "BH-181" in game.refused("eve: hostage")


@rule("BH-182")
def test_an_avoided_restraint_does_not_cost_the_hostage() -> None:
    game = getaway(
        FIVE, hands={"ann": "zip-tie", "dee": "adrenaline"}, attributes={"dee": "hostage"}
    )
    game.do("ann: zip-tie dee", "dee: adrenaline")
    assert game.player("dee")["attribute"] == "hostage"


@rule("BH-183")
def test_an_agent_may_not_let_the_hostage_take_a_shot() -> None:
    game = getaway(FIVE, attributes={"bob": "hostage"})
    game.do("ann: shoot bob")
    assert game.may("bob") == ["vest", "accept"]
    assert "BH-183" in game.refused("bob: hostage")


# Hush Money, Loose Tongue


@rule("BH-185")
def test_hush_money_silences_until_it_leaves() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=3, attributes={"ann": "hush-money"})
    assert not game.speaks("ann")
    assert game.speaks("bob")
    assert game.claims("ann") == 0
    game = getaway(FIVE, attributes={"ann": "hush-money"})
    assert not game.speaks("ann")
    game = alarm_turn(FIVE, "i-dont-like-this", attributes={"ann": "hush-money"})
    assert not game.speaks("ann")
    game.do("ann: place bob")
    assert game.speaks("ann")
    assert not game.speaks("bob")


@rule("BH-186")
def test_replacing_hush_money_frees_the_speaker() -> None:
    given = {
        "ann": "hush-money",
        "bob": "hostage",
        "cy": "poisoned",
        "dee": "shotgun",
        "eve": "masked",
    }
    game = alarm_turn(FIVE, "gun-jammed", attributes=given)
    game.do("ann: place ann")
    assert game.speaks("ann")


@rule("BH-187")
def test_loose_tongue_lays_the_hand_open_from_the_getaway_on() -> None:
    game = robbery(
        FIVE,
        hands={"dee": "knife adrenaline"},
        attributes={"dee": "loose-tongue"},
        card="cash-bag",
        turn="cy",
        truck=4,
        token=3,
    )
    assert game.player("dee")["known"] == []
    game.do("cy: pass-to ann", "ann: ok")
    assert game.player("dee")["known"] == ["adrenaline", "knife"]
    assert game.player("dee")["face_up"] is True
    assert game.player("dee", "bob")["known"] == ["adrenaline", "knife"]


@rule("BH-188")
def test_looted_cards_of_and_by_a_loose_tongue_are_seen_by_all() -> None:
    game = getaway(FIVE, hands={"dee": "knife"}, attributes={"dee": "loose-tongue"})
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert game.told("looted") == [(0, 4, 3)]
    assert game.player("ann", "eve")["known"] == ["knife"]
    game = getaway(FIVE, hands={"dee": "knife"}, attributes={"ann": "loose-tongue"})
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert game.player("ann", "eve")["known"] == ["knife"]


# Martial Skills, Masked, Poisoned


@rule("BH-189")
def test_martial_skills_work_once_a_round() -> None:
    game = getaway(FIVE, attributes={"dee": "martial-skills"}, hands={"ann": "speedloader"})
    game.do("ann: shoot dee", "dee: martial", "dee: continue", "ann: speedloader dee")
    assert game.may("dee") == ["accept"]
    game = getaway(FIVE, attributes={"dee": "martial-skills"}, martial_used=True, turn="cy")
    assert game.player("dee")["martial_used"] is True
    game.do("cy: shoot bob", "bob: vest", "bob: continue", "cy: stop")
    assert game.pending == ["dee"]
    assert game.player("dee")["martial_used"] is False


@rule("BH-190")
def test_a_masked_player_cannot_be_looted() -> None:
    game = getaway(FIVE, hands={"dee": "knife"}, attributes={"dee": "masked"})
    game.do("ann: shoot dee", "dee: accept")
    assert game.phase == "extra-shot"
    assert game.view()["discard_cards"] == 1


@rule("BH-191", "BH-192", "BH-193")
def test_poison_kills_after_the_second_turn_unless_adrenaline_is_played() -> None:
    given = {"ann": "poisoned"}
    game = getaway(FIVE, attributes=given, hands={"ann": "adrenaline zip-tie"})
    game.do("ann: pass")
    assert game.pending == ["bob"]  # not asked after the first turn
    assert game.view()["poison_turns"] == 1
    game = getaway(FIVE, attributes=given, hands={"ann": "adrenaline zip-tie"}, poison_turns=1)
    game.do("ann: zip-tie cy")
    assert game.phase == "poison"
    assert game.may("ann") == ["adrenaline", "accept"]
    game.do("ann: adrenaline")
    assert "ann" in game.living
    assert game.pending == ["bob"]
    game = getaway(FIVE, attributes=given, hands={"ann": "adrenaline"}, poison_turns=4)
    game.do("ann: pass", "ann: accept")
    assert "ann" not in game.living
    assert game.told("poison-kills") == [(0, -1, -1)]


@rule("BH-193")
def test_every_slot_counts_and_the_count_goes_on_in_the_showdown() -> None:
    game = getaway(FIVE, attributes={"bob": "poisoned"}, poison_turns=1, tied="bob", turn="ann")
    game.do("ann: pass")
    assert "bob" not in game.living
    game = getaway(
        "crew crew rival sticky crew",
        attributes={"bob": "poisoned"},
        poison_turns=1,
        stage="showdown",
        payer="cy",
        revealed="ann bob cy dee eve",
        turn="bob",
    )
    game.do("bob: pass")
    assert "bob" not in game.living


@rule("BH-194")
@pytest.mark.parametrize("standing", ["tied", "cuffed", "cold"])
def test_bound_or_out_cold_there_is_no_adrenaline_against_poison(standing: str) -> None:
    game = getaway(
        FIVE,
        attributes={"bob": "poisoned"},
        hands={"bob": "adrenaline"},
        poison_turns=1,
        turn="ann",
        **{standing: "bob"},
    )
    game.do("ann: pass")
    if standing != "cold":
        game.do("bob: pass")
    assert "bob" not in game.living


@rule("BH-195")
def test_bleeding_is_checked_before_poison() -> None:
    game = getaway(
        FIVE,
        attributes={"ann": "poisoned"},
        hands={"ann": "adrenaline"},
        poison_turns=1,
        stabbed={"ann": "dee"},
    )
    game.do("ann: pass")
    assert game.told("bleeds-out") == [(0, -1, -1)]
    assert game.phase == "loot"
    assert game.hand("ann") == ["adrenaline"]


# Shotgun


@rule("BH-196")
def test_the_shotgun_hits_the_target_and_a_player_beside_it() -> None:
    game = getaway(FIVE, hands={"ann": "knife knife zip-tie"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy")
    assert game.may("ann") == ["beside dee", "beside bob"]
    game.do("ann: beside dee")
    assert game.may("ann") == ["pay knife", "pay zip-tie"]
    game.do("ann: pay knife")
    assert game.pending == ["cy"]
    game.do("cy: accept")
    assert game.pending == ["dee"]
    game.do("dee: accept")
    assert game.living == ["ann", "bob", "eve"]
    assert game.told("beside") == []


@rule("BH-197")
def test_every_firing_costs_a_card_and_without_one_the_shotgun_goes() -> None:
    game = getaway(FIVE, hands={"ann": "knife"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy", "ann: beside dee")
    assert game.hand("ann") == []  # the only card there is
    assert game.player("ann")["attribute"] == "shotgun"
    game = getaway(FIVE, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy", "cy: accept")
    assert game.player("ann")["attribute"] is None
    assert game.living == ["ann", "bob", "dee", "eve"]


@rule("BH-198")
def test_a_speedloader_is_paid_before_the_shotgun() -> None:
    game = getaway(FIVE, hands={"ann": "knife speedloader"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy", "ann: beside dee", "ann: pay knife", "cy: accept", "dee: accept")
    game.do("ann: speedloader eve")
    assert game.player("ann")["attribute"] is None
    game.do("eve: accept")
    assert game.living == ["ann", "bob"]


@rule("BH-199")
def test_the_side_victim_is_never_the_shooter() -> None:
    game = getaway(FIVE, hands={"ann": "knife"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot bob")
    assert game.s.attacks[-1].side == 2  # cy, the only one beside bob who is not ann
    game = getaway(FIVE, hands={"ann": "knife"}, attributes={"ann": "shotgun"}, living="ann dee")
    game.do("ann: shoot dee", "dee: accept")
    assert game.hand("ann") == []
    assert game.living == ["ann"]


@rule("BH-200", "BH-201")
def test_a_rival_must_use_it_for_every_shot_and_throws_it_away_when_empty() -> None:
    game = getaway(SEVEN, hands={"cy": "knife knife"}, attributes={"cy": "shotgun"}, turn="cy")
    game.do("cy: shoot eve", "cy: beside dee", "cy: pay knife", "eve: accept", "dee: accept")
    game.do("cy: second-gun ann", "cy: beside bob")
    assert game.hand("cy") == []
    game.do("ann: accept", "bob: vest", "bob: continue", "cy: stop")
    assert game.player("cy")["attribute"] == "shotgun"
    game = getaway(SEVEN, hands={"cy": "knife"}, attributes={"cy": "shotgun"}, turn="cy")
    game.do("cy: shoot eve", "cy: beside dee", "eve: accept", "dee: accept", "cy: second-gun ann")
    assert game.player("cy")["attribute"] is None
    assert game.pending == ["ann"]


@rule("BH-202")
def test_an_agent_returning_fire_with_it_hits_the_attacker_and_one_beside() -> None:
    game = getaway(FIVE, hands={"bob": "knife knife"}, attributes={"bob": "shotgun"}, turn="dee")
    game.do("dee: shoot bob", "bob: vest", "bob: return-fire")
    assert game.may("bob") == ["beside eve", "beside cy"]
    game.do("bob: beside eve", "bob: pay knife", "dee: accept")
    assert game.pending == ["eve"]


@rule("BH-203", "BH-205")
def test_the_targets_part_is_finished_before_the_side_victim_answers() -> None:
    game = getaway(
        "crew agent agent sticky crew",
        hands={"ann": "knife adrenaline adrenaline"},
        attributes={"ann": "shotgun"},
    )
    game.do("ann: shoot cy", "ann: beside bob", "ann: pay knife", "cy: vest", "cy: return-fire")
    game.do("ann: adrenaline", "ann: continue")
    assert game.pending == ["bob"]
    game.do("bob: vest")
    assert game.may("bob") == ["continue", "return-fire"]
    game.do("bob: return-fire", "ann: adrenaline")
    assert "ann" in game.living


@rule("BH-204")
def test_the_side_victim_answers_even_if_the_shooter_has_died() -> None:
    game = getaway(FIVE, hands={"ann": "knife", "cy": "lock-pick"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: accept")
    assert game.pending == ["cy"]
    game.do("cy: accept")
    assert game.living == ["bob", "dee", "eve"]
    assert game.phase == "action"  # nobody loots
    assert game.view()["discard_cards"] == 2


# Trigger Happy


@rule("BH-206")
def test_trigger_happy_must_shoot_and_plays_nothing_but_speedloaders() -> None:
    game = getaway(
        FIVE,
        attributes={"ann": "trigger-happy"},
        hands={"ann": "knife zip-tie speedloader"},
        tied="cy",
    )
    assert {action.split()[0] for action in game.may("ann")} == {"shoot"}
    assert "BH-206" in game.refused("ann: pass")
    game.do("ann: shoot eve", "eve: accept")
    assert "speedloader bob" in game.may("ann")
    game = getaway(FIVE, attributes={"ann": "trigger-happy"}, hands={"ann": "knife"}, tied="ann")
    game.do("ann: cut ann")
    assert game.pending == ["bob"]


@rule("BH-207", "BH-208")
def test_a_trigger_happy_agent_shoots_at_anybody_unrevealed() -> None:
    game = getaway(
        FIVE, attributes={"bob": "trigger-happy"}, hands={"bob": "zip-tie lock-pick"}, turn="bob"
    )
    assert game.may("bob") == ["shoot cy", "shoot dee", "shoot eve", "shoot ann"]
    assert "BH-207" in game.refused("bob: handcuff cy")
    game.do("bob: shoot dee", "dee: accept")
    assert game.player("bob")["revealed"] is False
    assert "agent" in game.player("bob")["could_be"]


@rule("BH-209")
@pytest.mark.parametrize(("allowed", "answers"), [(False, []), (True, ["adrenaline", "accept"])])
def test_trigger_happy_has_no_adrenaline_on_the_own_turn(allowed: bool, answers: list[str]) -> None:
    game = getaway(
        FIVE,
        attributes={"ann": "trigger-happy"},
        hands={"ann": "adrenaline"},
        options={"trigger_happy_adrenaline": allowed},
        revealed="ann",
    )
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire")
    if allowed:
        assert game.may("ann") == answers
    else:
        assert "ann" not in game.living  # nothing could help, and all could see it
    game = getaway(
        FIVE, attributes={"ann": "trigger-happy"}, hands={"ann": "adrenaline"}, turn="eve"
    )
    game.do("eve: shoot ann")
    assert game.may("ann") == ["adrenaline", "accept"]
