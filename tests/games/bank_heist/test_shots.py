"""Shots, answers, return fire and Speedloaders. [BH-111 .. BH-134]"""

import pytest

from hideout.games.bank_heist import GAME
from tests.games.bank_heist.table import getaway

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-111")
def test_one_shot_a_turn_and_bullets_without_end() -> None:
    game = getaway(FIVE, hands={"cy": "adrenaline adrenaline"})
    game.do("ann: shoot cy", "cy: adrenaline", "cy: continue")
    assert game.legal("ann") == ["stop"]
    game.do("ann: stop", "bob: pass", "cy: shoot ann", "ann: accept")
    assert game.living == ["bob", "cy", "dee", "eve"]


@rule("BH-112")
def test_a_shot_is_fully_resolved_before_the_next() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader"})
    game.do("ann: shoot bob")
    assert game.waits_for == ["bob"]
    game.refuses("ann: speedloader cy", "BH-253")
    game.do("bob: vest")
    assert game.waits_for == ["bob"]
    game.do("bob: continue")
    assert game.waits_for == ["ann"]


@rule("BH-113", "BH-115")
def test_who_does_not_avoid_a_shot_dies_even_with_a_saving_card() -> None:
    game = getaway(FIVE, hands={"dee": "adrenaline"})
    game.do("ann: shoot dee", "dee: accept")
    assert game.living == ["ann", "bob", "cy", "eve"]
    assert game.numbers("dies") == [(3, -1, -1)]


@rule("BH-114")
@pytest.mark.parametrize(
    ("victim", "attribute", "answers"),
    [
        ("dee", "hostage", ["hostage", "adrenaline", "accept"]),
        ("dee", "martial-skills", ["martial", "adrenaline", "accept"]),
        ("dee", "masked", ["adrenaline", "accept"]),
        ("bob", "hostage", ["adrenaline", "vest", "accept"]),
        ("bob", "martial-skills", ["martial", "adrenaline", "vest", "accept"]),
    ],
)
def test_the_answers_to_a_shot(victim: str, attribute: str, answers: list[str]) -> None:
    game = getaway(FIVE, hands={victim: "adrenaline"}, attributes={victim: attribute})
    game.do(f"ann: shoot {victim}")
    assert game.legal(victim) == answers


@rule("BH-114")
def test_one_answer_settles_the_shot() -> None:
    game = getaway(FIVE, hands={"dee": "adrenaline"}, attributes={"dee": "hostage"})
    game.do("ann: shoot dee", "dee: hostage")
    assert game.hand("dee") == ["adrenaline"]
    assert game.phase == "follow-up"


@rule("BH-116", "BH-121")
def test_the_vest_stops_one_shot_a_game_and_reveals() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader"})
    game.do("ann: shoot bob", "bob: vest")
    assert game.player("bob")["identity"] == "agent"
    assert game.player("bob")["vest_used"] is True
    game.do("bob: continue", "ann: speedloader bob")
    assert "bob" not in game.living  # no other answer, and everybody can see that


@rule("BH-117")
def test_a_shot_avoided_otherwise_leaves_the_vest_intact() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader", "bob": "adrenaline"})
    game.do("ann: shoot bob", "bob: adrenaline", "bob: continue")
    assert game.player("bob")["revealed"] is False
    game.do("ann: speedloader bob")
    assert game.legal("bob") == ["vest", "accept"]


@rule("BH-118", "BH-119")
def test_adrenaline_avoids_the_attack_and_shows_only_itself() -> None:
    game = getaway(FIVE, hands={"bob": "adrenaline knife"})
    game.do("ann: shoot bob", "bob: adrenaline", "bob: continue")
    assert "bob" in game.living
    assert game.hand("bob") == ["knife"]
    assert game.view("eve")["discard"] == ["adrenaline"]
    assert game.player("bob")["could_be"] == ["crew", "sticky-fingers", "agent", "rival"]


@rule("BH-120")
def test_an_agent_who_survives_may_return_fire_at_the_shooter_only() -> None:
    game = getaway(FIVE, hands={"bob": "adrenaline"})
    game.do("ann: shoot bob", "bob: adrenaline")
    assert game.legal("bob") == ["continue", "return-fire"]
    game.do("bob: return-fire")
    assert game.player("bob")["revealed"] is True
    assert game.numbers("attacks") == [(1, 0, 0)]
    assert game.waits_for == ["ann"]


@rule("BH-121")
def test_return_fire_is_optional() -> None:
    game = getaway(FIVE)
    game.do("ann: shoot bob", "bob: vest", "bob: continue")
    assert game.living == ["ann", "bob", "cy", "dee", "eve"]
    assert game.player("bob")["revealed"] is True


@rule("BH-122")
def test_martial_skills_give_the_right_of_return_fire() -> None:
    game = getaway(FIVE, attributes={"bob": "martial-skills"})
    game.do("ann: shoot bob", "bob: martial")
    assert game.legal("bob") == ["continue", "return-fire"]


@rule("BH-123", "BH-133")
def test_only_agents_return_fire() -> None:
    for victim in ("cy", "dee"):
        game = getaway(FIVE, hands={victim: "adrenaline speedloader"})
        game.do(f"ann: shoot {victim}", f"{victim}: adrenaline")
        assert game.legal(victim) == ["continue"]
        game.refuses(f"{victim}: speedloader ann", "BH-133")


@rule("BH-123")
def test_there_is_no_return_fire_after_restraints_or_chloroform() -> None:
    game = getaway(FIVE, hands={"ann": "zip-tie", "bob": "adrenaline"})
    game.do("ann: zip-tie bob", "bob: adrenaline")
    assert game.phase == "action"
    game = getaway(FIVE, hands={"ann": "chloroform"})
    game.do("ann: chloroform bob")
    assert game.phase == "action"
    game = getaway("crew agent rival agent crew", turn="dee", hands={"bob": "adrenaline"})
    game.do("dee: handcuff bob", "bob: adrenaline")
    assert game.phase == "action"


@rule("BH-124")
def test_no_return_fire_while_bound_or_out_cold() -> None:
    for standing in ({"tied": "bob"}, {"cuffed": "bob"}, {"cold": "bob"}):
        game = getaway(FIVE, **standing)
        game.do("ann: shoot bob", "bob: vest")
        assert game.phase == "extra-shot"


@rule("BH-124")
def test_no_return_fire_at_a_dead_attacker() -> None:
    # The Shotgun hits two Agents; the first one's return fire kills the shooter.
    game = getaway(
        "crew agent agent sticky crew", hands={"ann": "knife"}, attributes={"ann": "shotgun"}
    )
    game.do("ann: shoot cy", "ann: beside bob", "cy: vest", "cy: return-fire", "ann: accept")
    game.do("bob: vest")
    assert game.phase == "action"
    assert game.waits_for == ["bob"]


@rule("BH-125")
def test_a_victim_of_return_fire_who_is_an_agent_may_return_it_in_turn() -> None:
    game = getaway(
        "agent agent rival sticky crew",
        attributes={"ann": "trigger-happy"},
        hands={"bob": "adrenaline"},
    )
    game.do("ann: shoot bob", "bob: adrenaline", "bob: return-fire")
    assert game.legal("ann") == ["vest", "accept"]
    game.do("ann: vest")
    assert game.legal("ann") == ["continue", "return-fire"]
    game.do("ann: return-fire")
    assert game.legal("bob") == ["vest", "accept"]
    assert len(game.state.attacks) == 3


@rule("BH-126")
def test_every_shot_survived_gives_a_fresh_right_of_return_fire() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader adrenaline", "bob": "adrenaline"})
    game.do("ann: shoot bob", "bob: adrenaline", "bob: return-fire", "ann: adrenaline")
    game.do("ann: continue", "ann: speedloader bob", "bob: vest")
    assert game.legal("bob") == ["continue", "return-fire"]


@rule("BH-127", "BH-128")
def test_speedloaders_give_any_number_of_shots_at_anybody() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader speedloader"})
    game.do("ann: shoot cy", "cy: accept")
    assert game.legal("ann") == ["stop", "speedloader bob", "speedloader dee", "speedloader eve"]
    game.do("ann: speedloader dee", "dee: accept", "ann: speedloader eve", "eve: accept")
    assert game.legal("ann") == ["stop"]
    assert game.living == ["ann", "bob"]
    assert game.view()["discard"].count("speedloader") == 2


@rule("BH-129")
def test_the_speedloader_comes_after_return_fire_and_only_if_one_survives() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader"})
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: accept")
    assert "ann" not in game.living
    game.do("bob: take")
    assert game.waits_for == ["bob"]
    assert game.phase == "action"


@rule("BH-130", "BH-131")
def test_an_agents_speedloader_follows_the_return_shot_at_the_attacker_only() -> None:
    game = getaway(FIVE, hands={"ann": "speedloader adrenaline", "bob": "speedloader"})
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: adrenaline", "ann: continue")
    assert game.waits_for == ["bob"]
    assert game.legal("bob") == ["stop", "speedloader ann"]
    game.do("bob: stop")
    assert game.waits_for == ["ann"]  # the right is over
    game.do("ann: stop")
    assert "speedloader ann" not in game.legal("bob")


@rule("BH-130")
def test_an_agent_has_no_speedloader_shot_without_a_return_shot() -> None:
    game = getaway(FIVE, hands={"bob": "speedloader"})
    game.do("ann: shoot bob", "bob: vest")
    assert game.legal("bob") == ["continue", "return-fire"]


@rule("BH-132")
def test_a_trigger_happy_agent_aims_speedloaders_at_anybody() -> None:
    game = getaway(
        FIVE, attributes={"bob": "trigger-happy"}, hands={"bob": "speedloader"}, turn="bob"
    )
    game.do("bob: shoot cy", "cy: accept")
    assert game.legal("bob") == ["stop", "speedloader dee", "speedloader eve", "speedloader ann"]


@rule("BH-134")
def test_the_extra_shot_window_opens_with_or_without_a_speedloader() -> None:
    for hands in ({}, {"ann": "speedloader"}):
        game = getaway(FIVE, hands=hands)
        game.do("ann: shoot cy", "cy: accept")
        assert game.phase == "extra-shot"
        assert game.waits_for == ["ann"]
        assert game.state.phase.hold(game.state) == 2000


def test_time_up_answers_with_the_first_thing_there_is() -> None:
    game = getaway(FIVE, hands={"bob": "adrenaline"})
    game.do("ann: shoot bob")
    (clock,) = game.state.clocks()
    assert clock.millis == 20_000
    game.do("table: time-up")
    assert game.hand("bob") == []
    game.do("table: time-up")
    assert game.phase == "extra-shot"
    assert game.player("bob")["revealed"] is False
    game.do("table: time-up")
    assert game.waits_for == ["bob"]


@rule("BH-125", "BH-212")
def test_the_dead_of_the_third_exchange_are_looted_inside_the_first() -> None:
    game = getaway(
        "agent agent rival sticky crew", attributes={"ann": "trigger-happy"}, hands={"bob": "knife"}
    )
    game.do("ann: shoot bob", "bob: vest", "bob: return-fire", "ann: vest", "ann: return-fire")
    game.do("bob: accept")
    assert (game.phase, game.waits_for) == ("loot", ["ann"])
    assert GAME.check(game.state) == ""
    game.do("ann: take")
    assert game.phase == "extra-shot"
    assert game.state.attacks == []
