"""Shotgun and Trigger Happy: attributes that shoot. [BH-196 .. BH-209]"""

import pytest

from tests.games.bank_heist.table import getaway

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"
SEVEN = "crew agent rival sticky crew rival agent"


# Shotgun


@rule("BH-196")
def test_the_shotgun_hits_the_target_and_a_player_beside_it() -> None:
    game = getaway(FIVE, hands={"ann": "knife knife zip-tie"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot cy")
    assert game.legal("ann") == ["beside dee", "beside bob"]
    game.do("ann: beside dee")
    assert game.legal("ann") == ["pay knife", "pay zip-tie"]
    game.do("ann: pay knife")
    assert game.waits_for == ["cy"]
    game.do("cy: accept")
    assert game.waits_for == ["dee"]
    game.do("dee: accept")
    assert game.living == ["ann", "bob", "eve"]
    assert game.numbers("beside") == []


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
    assert game.state.attacks[-1].side == 2  # cy, the only one beside bob who is not ann
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
    assert game.waits_for == ["ann"]


@rule("BH-202")
def test_an_agent_returning_fire_with_it_hits_the_attacker_and_one_beside() -> None:
    game = getaway(FIVE, hands={"bob": "knife knife"}, attributes={"bob": "shotgun"}, turn="dee")
    game.do("dee: shoot bob", "bob: vest", "bob: return-fire")
    assert game.legal("bob") == ["beside eve", "beside cy"]
    game.do("bob: beside eve", "bob: pay knife", "dee: accept")
    assert game.waits_for == ["eve"]


@rule("BH-203", "BH-205")
def test_the_targets_part_is_finished_before_the_side_victim_answers() -> None:
    game = getaway(
        "crew agent agent sticky crew",
        hands={"ann": "knife adrenaline adrenaline"},
        attributes={"ann": "shotgun"},
    )
    game.do("ann: shoot cy", "ann: beside bob", "ann: pay knife", "cy: vest", "cy: return-fire")
    game.do("ann: adrenaline", "ann: continue")
    assert game.waits_for == ["bob"]
    game.do("bob: vest")
    assert game.legal("bob") == ["continue", "return-fire"]
    game.do("bob: return-fire", "ann: adrenaline")
    assert "ann" in game.living


@rule("BH-204")
def test_the_side_victim_answers_even_if_the_shooter_has_died() -> None:
    game = getaway(FIVE, hands={"ann": "knife", "cy": "lock-pick"}, attributes={"ann": "shotgun"})
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: accept")
    assert game.waits_for == ["cy"]
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
    assert {action.split()[0] for action in game.legal("ann")} == {"shoot"}
    game.refuses("ann: pass", "BH-206")
    game.do("ann: shoot eve", "eve: accept")
    assert "speedloader bob" in game.legal("ann")
    game = getaway(FIVE, attributes={"ann": "trigger-happy"}, hands={"ann": "knife"}, tied="ann")
    game.do("ann: cut ann")
    assert game.waits_for == ["bob"]


@rule("BH-207", "BH-208")
def test_a_trigger_happy_agent_shoots_at_anybody_unrevealed() -> None:
    game = getaway(
        FIVE, attributes={"bob": "trigger-happy"}, hands={"bob": "zip-tie lock-pick"}, turn="bob"
    )
    assert game.legal("bob") == ["shoot cy", "shoot dee", "shoot eve", "shoot ann"]
    game.refuses("bob: handcuff cy", "BH-207")
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
        assert game.legal("ann") == answers
    else:
        assert "ann" not in game.living  # nothing could help, and all could see it
    game = getaway(
        FIVE, attributes={"ann": "trigger-happy"}, hands={"ann": "adrenaline"}, turn="eve"
    )
    game.do("eve: shoot ann")
    assert game.legal("ann") == ["adrenaline", "accept"]
