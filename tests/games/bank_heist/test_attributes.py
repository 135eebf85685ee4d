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
    assert game.numbers("conscience") == [(0, -1, -1)]
    assert game.state.is_converted(0)
    game.do("bob: continue", "eve: stop")
    assert not any(action == "shoot bob" for action in game.legal("ann"))


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
    assert not game.state.is_converted(6)
    game = getaway(
        SEVEN,
        attributes=conscience("gus"),
        turn="gus",
        hands={"gus": "zip-tie"},
        revealed="bob",
        conscience="gus",
    )
    assert "zip-tie bob" in game.legal("gus")


@rule("BH-165", "BH-166")
def test_an_agents_own_reveal_is_not_announced_as_a_change_of_sides() -> None:
    game = getaway(FIVE, attributes=conscience("bob"), turn="eve")
    game.do("eve: shoot bob", "bob: vest")
    assert game.numbers("revealed") != []
    assert game.numbers("conscience") == []
    # Another Agent's is: nobody else knows what the holder is.
    game = getaway(SEVEN, attributes=conscience("gus"), turn="bob")
    game.do("bob: handcuff cy")
    assert game.numbers("conscience") == [(6, -1, -1)]


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
    assert game.numbers("conscience") == []
    assert not game.state.is_converted(0)
    game = getaway(FIVE, attributes=conscience("ann"), turn="cy", revealed="bob", conscience="ann")
    game.do("cy: shoot ann", "ann: accept")
    assert game.state.is_converted(0)


@rule("BH-172")
def test_a_converted_player_may_not_attack_a_revealed_agent() -> None:
    hands = {"ann": "knife zip-tie chloroform"}
    game = getaway(
        FIVE, attributes=conscience("ann"), hands=hands, revealed="bob", conscience="ann"
    )
    may = game.legal("ann")
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
    assert game.legal("cy") == ["pass"]
    game.do("cy: pass")
    assert "rival" in game.player("cy")["could_be"]


@rule("BH-173")
def test_conversion_comes_before_handcuffs_resolve() -> None:
    game = getaway(FIVE, attributes=conscience("cy"), turn="bob", hands={"cy": "knife"})
    game.do("bob: handcuff cy")
    assert game.phase == "answer"
    assert game.state.is_converted(2)


# Gun Jammed


@rule("BH-174")
def test_a_jammed_gun_does_not_fire() -> None:
    game = getaway(FIVE, attributes={"ann": "gun-jammed"})
    assert game.legal("ann") == ["pass"]
    game = getaway(FIVE, attributes={"bob": "gun-jammed"})
    game.do("ann: shoot bob", "bob: vest")
    assert game.legal("bob") == ["continue"]


@rule("BH-175", "BH-176")
def test_a_jammed_rival_is_revealed_and_fires_exactly_one_gun() -> None:
    game = getaway(FIVE, attributes={"cy": "gun-jammed"}, hands={"cy": "speedloader"}, turn="cy")
    assert game.legal("cy") == ["shoot dee", "shoot eve", "shoot ann", "shoot bob"]
    game.do("cy: shoot dee")
    assert game.player("cy")["identity"] == "rival"
    game.do("dee: accept")
    assert game.legal("cy") == ["stop", "speedloader eve", "speedloader ann", "speedloader bob"]


@rule("BH-177", "BH-179")
def test_a_jammed_crew_player_fires_with_a_speedloader_as_the_action() -> None:
    game = getaway(FIVE, attributes={"ann": "gun-jammed"}, hands={"ann": "speedloader speedloader"})
    assert "speedloader cy" in game.legal("ann")
    game.do("ann: speedloader cy", "cy: accept")
    assert game.hand("ann") == ["speedloader"]
    assert "speedloader dee" in game.legal("ann")
    assert game.player("ann")["could_be"] == ["crew", "sticky-fingers"]


@rule("BH-178", "BH-179")
def test_a_jammed_agent_returns_fire_only_with_a_speedloader() -> None:
    game = getaway(FIVE, attributes={"bob": "gun-jammed"}, hands={"bob": "adrenaline"})
    game.do("ann: shoot bob")
    assert game.legal("bob") == ["adrenaline", "vest", "accept"]
    game.do("bob: vest")
    assert game.legal("bob") == ["continue"]
    game = getaway(
        FIVE,
        attributes={"bob": "gun-jammed"},
        hands={"bob": "speedloader speedloader", "ann": "adrenaline"},
    )
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire")
    assert game.hand("bob") == ["speedloader"]  # it replaces the free return shot
    game.do("ann: adrenaline", "ann: continue")
    assert game.legal("bob") == ["stop", "speedloader ann"]


# Hostage


@rule("BH-180", "BH-184")
def test_the_hostage_takes_one_shot() -> None:
    game = getaway(FIVE, attributes={"dee": "hostage"})
    game.do("ann: shoot dee", "dee: hostage")
    assert "dee" in game.living
    assert game.player("dee")["attribute"] is None
    assert game.view()["alarm_discard"] == ["hostage"]
    assert game.legal("dee") == ["continue"]
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
    assert game.legal("eve") == ["adrenaline", "accept"]
    game.refuses("eve: hostage", "BH-181")


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
    assert game.legal("bob") == ["vest", "accept"]
    game.refuses("bob: hostage", "BH-183")


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
    assert game.numbers("looted") == [(0, 4, 3)]
    assert game.player("ann", "eve")["known"] == ["knife"]
    game = getaway(FIVE, hands={"dee": "knife"}, attributes={"ann": "loose-tongue"})
    game.do("ann: shoot dee", "dee: accept", "ann: take")
    assert game.player("ann", "eve")["known"] == ["knife"]


# Martial Skills, Masked, Poisoned


@rule("BH-189")
def test_martial_skills_work_once_a_round() -> None:
    game = getaway(FIVE, attributes={"dee": "martial-skills"}, hands={"ann": "speedloader"})
    game.do("ann: shoot dee", "dee: martial", "dee: continue", "ann: speedloader dee")
    assert game.legal("dee") == ["accept"]
    game = getaway(FIVE, attributes={"dee": "martial-skills"}, martial_used=True, turn="cy")
    assert game.player("dee")["martial_used"] is True
    game.do("cy: shoot bob", "bob: vest", "bob: continue", "cy: stop")
    assert game.waits_for == ["dee"]
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
    assert game.waits_for == ["bob"]  # not asked after the first turn
    assert game.view()["poison_turns"] == 1
    game = getaway(FIVE, attributes=given, hands={"ann": "adrenaline zip-tie"}, poison_turns=1)
    game.do("ann: zip-tie cy")
    assert game.phase == "poison"
    assert game.legal("ann") == ["adrenaline", "accept"]
    game.do("ann: adrenaline")
    assert "ann" in game.living
    assert game.waits_for == ["bob"]
    game = getaway(FIVE, attributes=given, hands={"ann": "adrenaline"}, poison_turns=4)
    game.do("ann: pass", "ann: accept")
    assert "ann" not in game.living
    assert game.numbers("poison-kills") == [(0, -1, -1)]


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
    assert game.numbers("bleeds-out") == [(0, -1, -1)]
    assert game.phase == "loot"
    assert game.hand("ann") == ["adrenaline"]
