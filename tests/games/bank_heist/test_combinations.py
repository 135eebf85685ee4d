"""Rules that meet: windows inside windows, deaths in the middle of them, several attributes."""

import pytest

from tests.games.bank_heist.table import getaway

rule = pytest.mark.rule


@rule("BH-130", "BH-180", "BH-204", "BH-211", "BH-218")
def test_a_blast_goes_on_after_its_shooter_the_start_player_is_dead_and_looted() -> None:
    game = getaway(
        "crew agent rival crew sticky",
        hands={"ann": "knife adrenaline lock-pick", "bob": "speedloader"},
        attributes={"ann": "shotgun", "cy": "hostage"},
    )
    game.do("ann: shoot bob", "ann: pay knife", "bob: vest", "bob: return-fire")
    assert game.view()["attacks"][0]["side"] == 2  # ann herself is never hit
    game.do("ann: adrenaline", "ann: continue", "bob: speedloader ann")
    assert (game.phase, game.waits_for) == ("answer", ["ann"])
    game.do("ann: accept")
    assert (game.phase, game.waits_for) == ("loot", ["bob"])
    assert game.view()["start"] == 0  # the office passes on when the dead are cleared away
    game.do("bob: take")
    assert game.kinds("table")[-1] == "start-player"
    assert game.view()["start"] == 1
    assert (game.phase, game.waits_for) == ("answer", ["cy"])
    assert game.legal("cy") == ["hostage", "accept"]
    game.do("cy: hostage")
    assert (game.phase, game.waits_for) == ("action", ["bob"])  # nobody is left to answer with fire
    assert game.hand("bob") == ["lock-pick"]
    assert game.view()["token"] == 1  # bob had no slot yet


@rule("BH-125", "BH-209", "BH-212")
def test_a_speedloader_looted_inside_return_fire_is_used_at_the_end_of_the_turn() -> None:
    game = getaway(
        "agent agent rival crew crew",
        hands={"ann": "adrenaline", "bob": "adrenaline speedloader"},
        attributes={"ann": "trigger-happy"},
    )
    game.do("ann: shoot bob", "bob: adrenaline", "bob: return-fire")
    assert game.legal("ann") == ["vest", "accept"]  # no Adrenaline on her own turn
    game.do("ann: vest", "ann: return-fire", "bob: accept", "ann: take")
    assert (game.phase, game.waits_for) == ("extra-shot", ["ann"])
    assert game.legal("ann") == [
        "stop",
        "speedloader cy",
        "speedloader dee",
        "speedloader eve",
    ]


@rule("BH-138", "BH-140", "BH-142", "BH-177", "BH-179")
def test_a_jammed_agent_who_is_stabbed_fires_a_speedloader_and_still_bleeds_to_death() -> None:
    game = getaway(
        "crew agent rival crew crew",
        hands={"ann": "knife zip-tie", "bob": "speedloader adrenaline"},
        attributes={"bob": "gun-jammed"},
    )
    game.do("ann: stab bob", "bob: accept")
    assert game.legal("bob") == ["continue", "return-fire"]
    game.do("bob: return-fire", "ann: accept", "bob: take")
    assert (game.phase, game.waits_for) == ("action", ["bob"])
    assert game.hand("bob") == ["adrenaline", "zip-tie"]
    game.do("bob: pass")
    assert game.kinds("table")[-3:] == [
        "attribute-gone",
        "start-player",
        "turn",
    ]  # ann is dead: no loot
    assert game.living == ["cy", "dee", "eve"]


@rule("BH-174", "BH-178", "BH-252")
def test_a_jammed_agent_without_a_speedloader_is_asked_but_cannot_return_fire() -> None:
    game = getaway("crew agent rival crew crew", attributes={"bob": "gun-jammed"})
    game.do("ann: shoot bob", "bob: vest")
    assert (game.phase, game.waits_for) == ("follow-up", ["bob"])
    assert game.legal("bob") == ["continue"]


@rule("BH-202", "BH-203", "BH-205")
def test_a_returning_shotgun_wakes_a_second_agent_who_kills_the_first() -> None:
    game = getaway(
        "crew rival agent crew agent",
        hands={"cy": "lock-pick knife", "ann": "adrenaline"},
        attributes={"cy": "shotgun"},
    )
    game.do("ann: shoot cy", "cy: vest", "cy: return-fire", "cy: beside eve", "cy: pay knife")
    game.do("ann: adrenaline", "ann: continue")  # the same question for all who survive
    assert (game.phase, game.waits_for) == ("answer", ["eve"])
    game.do("eve: vest", "eve: return-fire")
    assert game.legal("cy") == ["accept"]
    game.do("cy: accept", "eve: take")
    assert game.hand("eve") == ["lock-pick"]
    assert (game.phase, game.waits_for) == ("extra-shot", ["ann"])


@rule("BH-112", "BH-205")
def test_a_side_victim_killed_by_return_fire_has_nothing_left_to_answer() -> None:
    game = getaway(
        "crew agent agent crew rival",
        hands={"ann": "knife knife adrenaline", "cy": "speedloader adrenaline"},
        attributes={"ann": "shotgun"},
        living="ann bob cy",
    )
    game.do("ann: shoot cy", "ann: pay knife", "cy: vest", "cy: return-fire")
    game.do("ann: accept", "cy: take")
    assert (game.phase, game.waits_for) == ("answer", ["bob"])
    game.do("bob: accept")  # nobody loots for a dead shooter
    assert game.living == ["cy"]
    assert (game.phase, game.waits_for) == ("action", ["cy"])


@rule("BH-116", "BH-124", "BH-161", "BH-196")
def test_an_agent_out_cold_beside_the_target_has_the_vest_and_no_return_fire() -> None:
    game = getaway(
        "rival crew agent crew crew",
        hands={"ann": "knife knife", "cy": "adrenaline speedloader"},
        attributes={"ann": "shotgun"},
        cold="cy",
    )
    game.do("ann: shoot bob", "ann: pay knife", "bob: accept")
    assert game.legal("cy") == ["vest", "accept"]
    game.do("cy: vest")
    assert (game.phase, game.waits_for) == ("extra-shot", ["ann"])


@rule("BH-128", "BH-165", "BH-172", "BH-173")
def test_a_conscience_wakes_between_two_shots_and_spares_the_agent() -> None:
    game = getaway(
        "crew agent rival crew crew",
        hands={"ann": "speedloader adrenaline"},
        attributes={"ann": "guilty-conscience"},
    )
    game.do("ann: shoot bob", "bob: vest")
    assert game.kinds("table") == ["attacks", "vest", "revealed", "conscience"]
    game.do("bob: return-fire", "ann: adrenaline", "ann: continue")
    assert game.legal("ann") == ["stop", "speedloader cy", "speedloader dee", "speedloader eve"]


@rule("BH-95", "BH-106", "BH-172")
def test_a_converted_rival_fires_no_second_gun_at_the_last_revealed_agent() -> None:
    game = getaway(
        "rival agent crew crew crew",
        hands={"ann": "speedloader"},
        attributes={"ann": "guilty-conscience"},
        living="ann bob cy",
        revealed="bob",
    )
    assert game.legal("ann") == ["shoot cy"]
    game.do("ann: shoot cy", "cy: accept")
    assert game.legal("ann") == ["stop"]
    game.do("ann: stop", "bob: pass")
    assert game.legal("ann") == ["pass"]


@rule("BH-189", "BH-117", "BH-126")
def test_martial_skills_serve_once_in_a_long_exchange() -> None:
    game = getaway(
        "rival agent crew crew crew",
        hands={"ann": "adrenaline adrenaline speedloader", "bob": "speedloader"},
        attributes={"bob": "martial-skills"},
    )
    game.do("ann: shoot bob")
    assert game.legal("bob") == ["martial", "vest", "accept"]
    game.do("bob: martial", "bob: return-fire", "ann: adrenaline", "ann: continue", "bob: stop")
    game.do("ann: speedloader bob")
    assert game.legal("bob") == ["vest", "accept"]
    game.do("bob: vest", "bob: return-fire", "ann: adrenaline", "ann: continue")
    game.do("bob: speedloader ann")
    assert game.player("ann")["cards"] == 0
    assert game.waits_for == ["ann"]  # for all the table knows she may wear a vest
    game.do("ann: accept")
    assert game.living == ["bob", "cy", "dee", "eve"]


@rule("BH-198", "BH-200", "BH-201")
def test_a_rivals_three_shots_with_a_shotgun_and_two_cards() -> None:
    game = getaway(
        "rival crew crew crew sticky",
        hands={"ann": "speedloader zip-tie"},
        attributes={"ann": "shotgun"},
    )
    game.do("ann: shoot cy", "ann: beside bob", "ann: pay zip-tie", "cy: accept", "bob: accept")
    assert game.legal("ann")[:2] == ["stop", "speedloader dee"]
    game.do("ann: speedloader dee")  # it was the last card: nothing is left for the Shotgun
    assert "attribute-gone" in game.kinds("table")
    game.do("dee: accept", "ann: second-gun eve")
    assert (game.phase, game.waits_for) == ("answer", ["eve"])
    game.do("eve: accept")
    assert game.ending == "rivals-on-the-road"


@rule("BH-191", "BH-218", "BH-219")
def test_a_start_player_killed_by_poison_hands_the_office_to_one_who_had_no_slot() -> None:
    game = getaway(
        "crew agent rival crew crew",
        hands={"ann": "knife"},
        attributes={"ann": "poisoned"},
        poison_turns=1,
        token=3,
    )
    game.do("ann: pass")
    assert (game.phase, game.waits_for) == ("poison", ["ann"])
    game.do("ann: accept")
    assert (game.view()["start"], game.view()["token"]) == (1, 3)
    game.do("bob: pass", "cy: shoot dee", "dee: accept", "cy: stop", "eve: pass")
    assert game.view()["token"] == 4
    assert game.waits_for == ["bob"]


@rule("BH-142", "BH-218", "BH-219")
def test_a_start_player_bleeding_to_death_is_looted_before_the_office_passes() -> None:
    game = getaway(
        "crew agent rival crew crew",
        hands={"ann": "adrenaline"},
        stabbed={"ann": "dee"},
        token=2,
    )
    game.do("ann: pass")
    assert (game.phase, game.waits_for) == ("loot", ["dee"])
    assert game.view()["start"] == 0
    game.do("dee: leave")
    assert (game.view()["start"], game.view()["token"]) == (1, 2)
    assert game.waits_for == ["bob"]


@rule("BH-162", "BH-193", "BH-194", "BH-195")
def test_poison_kills_in_a_missed_slot_on_the_way_to_the_hideout() -> None:
    game = getaway(
        "crew agent crew crew rival",
        hands={"bob": "adrenaline adrenaline", "eve": "cash-bag"},
        attributes={"bob": "poisoned"},
        cold="bob",
        poison_turns=1,
        token=4,
        living="ann bob eve",
    )
    game.do("ann: pass")
    assert "poison-kills" in game.kinds("table")  # no Adrenaline while out cold
    assert game.living == ["ann", "eve"]
    game.do("eve: shoot ann", "ann: accept")
    assert game.ending == "rivals-on-the-road"


@rule("BH-192", "BH-226", "BH-242")
def test_an_agent_holds_off_the_poison_and_arrives() -> None:
    game = getaway(
        "agent crew crew crew rival",
        hands={"bob": "adrenaline", "ann": "adrenaline chloroform"},
        attributes={"ann": "poisoned"},
        poison_turns=4,
        token=4,
        living="ann bob",
        start="bob",
        turn="ann",
    )
    game.do("ann: chloroform bob", "ann: adrenaline")
    assert game.ending == "agents-at-the-hideout"
    assert game.winners == ["ann"]


@rule("BH-230", "BH-233", "BH-237", "BH-243")
def test_a_payer_who_dies_passes_the_circuit_on() -> None:
    game = getaway(
        "rival crew crew rival crew",
        stage="showdown",
        living="ann bob cy dee",
        hands={"cy": "speedloader"},
    )
    assert game.view()["payer"] == 0
    assert game.player("cy")["identity"] == "crew"  # all turned up their cards at the Hideout
    game.do("ann: shoot dee", "ann: stop", "bob: shoot ann")  # empty hands: nothing to ask
    assert game.ending == "crew-in-the-showdown"
    game = getaway("rival crew crew rival crew", stage="showdown", living="ann bob cy dee")
    game.do("ann: shoot bob", "ann: stop", "cy: shoot ann", "cy: stop")
    assert game.view()["payer"] == 2  # bob is dead: cy, who has had his slot
    game.do("dee: shoot cy")
    assert game.ending == "rivals-in-the-showdown"


@rule("BH-109", "BH-151", "BH-155", "BH-182", "BH-250")
def test_handcuffs_avoided_by_martial_skills_of_a_bound_player() -> None:
    game = getaway(
        "agent crew rival crew crew",
        hands={"ann": "zip-tie", "bob": "adrenaline"},
        attributes={"bob": "martial-skills"},
        tied="bob",
    )
    game.do("ann: handcuff bob")
    assert game.legal("bob") == ["martial", "accept"]  # tied hands play no Adrenaline
    game.do("bob: martial")
    assert not game.player("bob")["cuffed"]
    assert game.view()["handcuffs"] == 3
    assert game.player("ann")["identity"] == "agent"
