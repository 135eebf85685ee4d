"""Show, pool and assignment. [OH-67 .. OH-84]"""

import pytest

from tests.games.oceans_heist.table import EIGHT, FOUR, in_phase, lay, place

rule = pytest.mark.rule


@rule("OH-67")
def test_everything_turns_face_up_for_everybody() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT)
    lay(place(game, "e-emp#1")).do("ann: confirm", "ann: confirm")
    for name in ("ann", "bob", "table"):
        seen = game.view(name)
        assert [row["card"] for row in seen["active"]] == ["e-emp#1"]
        assert [bill["card"] for bill in seen["defenses"]] == FOUR.split()


@rule("OH-68")
def test_active_equipment_is_what_was_placed_and_what_was_carried_over() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", active="e-laptop#1", drawn=EIGHT)
    lay(place(game, "e-emp#1")).do("ann: confirm", "ann: confirm")
    assert game.active == {"e-laptop#1": 3, "e-emp#1": 1}


@rule("OH-69", "OH-70")
def test_each_use_adds_its_effects_and_a_card_may_expend_several() -> None:
    game = in_phase("assign", active="e-laptop#1 e-cart#1", standing=FOUR)
    game.do("ann: expend e-laptop#1 a1")
    assert game.pool() == {"hack": 2}
    game.do("ann: expend e-laptop#1 a3", "ann: expend e-cart#1 a2")
    assert game.pool() == {"hack": 6, "con": 2, "lure": 2}


@rule("OH-70")
def test_a_card_expends_no_more_uses_than_it_has() -> None:
    game = in_phase("assign", active="e-laptop#1", uses={"e-laptop#1": 2}, standing=FOUR)
    assert game.refuses("ann: expend e-laptop#1 a3") == "OH-70 OH-80"
    game.do("ann: expend e-laptop#1 a2")
    assert game.pool() == {"hack": 4}


@rule("OH-70")
def test_one_use_a_round_if_the_table_wants_it() -> None:
    game = in_phase("assign", active="e-laptop#1", standing=FOUR, uses_per_round="1")
    assert game.refuses("ann: expend e-laptop#1 a2") == "OH-70 OH-80"


@rule("OH-71")
def test_with_several_vectors_each_use_picks_one() -> None:
    game = in_phase("assign", active="e-multitool#1", standing=FOUR)
    game.do("ann: expend e-multitool#1 a1", "ann: expend e-multitool#1 c1")
    assert game.pool() == {"pick": 1, "climb": 1}
    game.do("ann: expend e-multitool#1 a0", "ann: expend e-multitool#1 c2")
    assert game.pool() == {"climb": 2}


@rule("OH-72")
def test_a_boost_counts_the_cards_trait_until_its_cap() -> None:
    active = "e-jammer#1 e-drone#1 e-emp#1"
    game = in_phase("assign", active=active, standing=FOUR, situation="s-blackout")
    game.do("ann: expend e-drone#1 a1")
    assert game.pool() == {"hack": 1, "lure": 1, "climb": 1}  # tech, though it makes no hack
    game.do("ann: expend e-drone#1 a2")
    assert game.pool() == {"hack": 2, "lure": 2, "climb": 2}
    game.do("ann: expend e-jammer#1 a2")
    assert game.pool() == {"hack": 6, "lure": 2, "climb": 2}  # capped at two a round


@rule("OH-72")
def test_a_boost_does_nothing_for_other_traits() -> None:
    game = in_phase("assign", active="e-badge#1", standing=FOUR, situation="s-blackout")
    game.do("ann: expend e-badge#1 a1")
    assert game.pool() == {"con": 2}


@rule("OH-73")
def test_what_is_not_assigned_is_lost() -> None:
    game = in_phase("assign", active="e-emp#1", standing="c-dome#1", hand="e-badge#1")
    game.do("ann: expend e-emp#1 a1", "ann: pay c-dome#1 a", "ann: confirm")
    game.do("ann: skip", "bob: skip")
    lay(game, " ".join(game.drawn[:4])).do("ann: place e-badge#1", "ann: confirm", "ann: confirm")
    assert game.pool() == {}


@rule("OH-74")
def test_one_unit_pays_for_one_defense_only() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-timedlock#1")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a", "ann: pay c-timedlock#1 b")
    assert game.view("ann")["plan"]["short"] == {"hack": 2}
    assert game.refuses("ann: confirm") == "OH-74 OH-80 OH-81"
    assert game.reason("ann: confirm").endswith("the plan does not hold. Short of hack 2.")
    game.do("ann: expend e-jammer#1 a2", "ann: confirm")
    assert game.standing == []


@rule("OH-75")
@pytest.mark.parametrize(("card", "way"), [("e-jammer#1", "a"), ("e-cloak#1", "b")])
def test_any_one_alternative_is_enough(card: str, way: str) -> None:
    game = in_phase("assign", active=card, standing="c-dome#1 c-dogs#1")
    game.do(f"ann: expend {card} a1", f"ann: pay c-dome#1 {way}", "ann: confirm")
    assert game.standing == ["c-dogs#1"]


@rule("OH-76")
def test_an_all_of_vault_defense_needs_every_part() -> None:
    game = in_phase(
        "assign", round=4, active="e-pickroll#1 e-crowbar#1", globals="g-wing g-con",
        standing="v-maindoor u-pedestal",
    )  # fmt: skip
    game.do("ann: expend e-pickroll#1 a3", "ann: pay v-maindoor a")
    assert game.view("ann")["plan"]["short"] == {"force": 1}
    game.do("ann: expend e-crowbar#1 a1", "ann: confirm")
    assert "disables" in game.kinds()


@rule("OH-77")
def test_parts_of_two_alternatives_do_not_add_up() -> None:
    # Badge Door: hack 1 + con 1, or pick 3.
    game = in_phase("assign", active="e-cloner#1", standing="c-badgedoor#1 c-dogs#1")
    game.do("ann: expend e-cloner#1 a2")
    for way in ("a", "b"):
        game.do(f"ann: pay c-badgedoor#1 {way}")
        assert not game.view("ann")["plan"]["holds"]


@rule("OH-77")
def test_a_partial_payment_has_no_effect_later() -> None:
    game = in_phase("assign", active="e-cloner#1", standing="c-timedlock#1", hand="e-badge#1")
    game.do("ann: expend e-cloner#1 a1", "ann: confirm", "ann: stop")
    game.time_up().time_up().time_up()
    game.do("ann: expend e-cloner#1 a1", "ann: pay c-timedlock#1 b")
    assert game.view("ann")["plan"]["short"] == {"hack": 1}


@rule("OH-78")
def test_carried_over_vault_and_unique_defenses_are_paid_from_the_same_pool() -> None:
    game = in_phase(
        "assign",
        round=4,
        active="e-laptop#1 e-laptop#2 e-grapple#1 e-grapple#2",
        standing="u-pedestal c-dome#1 v-clocklock",
        globals="g-wing g-con",
    )
    game.do("ann: expend e-laptop#1 a3", "ann: expend e-laptop#2 a3")
    game.do("ann: expend e-grapple#1 a1", "ann: expend e-grapple#2 a1")
    game.do("ann: pay u-pedestal b", "ann: pay c-dome#1 a", "ann: pay v-clocklock b")
    assert game.pool() == {"hack": 12, "climb": 4}
    game.do("ann: confirm")  # hack 3 + 2 + 4
    assert game.view("bob")["has_target"]
    assert game.alarms == 0


@rule("OH-79")
def test_a_defense_may_be_left_and_uses_may_pay_for_nothing() -> None:
    game = in_phase("assign", active="e-emp#1 e-jammer#1", standing="c-dome#1 c-dogs#1")
    game.do("ann: auto", "ann: leave c-dome#1", "ann: confirm")
    assert game.standing == ["c-dome#1", "c-dogs#1"]
    assert game.active["e-jammer#1"] + game.active["e-emp#1"] < 3


@rule("OH-80")
def test_a_plan_is_valid_if_no_card_and_no_kind_is_overdrawn() -> None:
    game = in_phase("assign", active="e-multitool#1 e-emp#1", standing="c-dome#1 c-grille#1")
    game.do("ann: expend e-multitool#1 b2", "ann: expend e-multitool#1 c1")
    assert not game.view("ann")["plan"]["holds"]  # three uses of two
    assert game.reason("ann: confirm").endswith("A card has too many uses planned.")
    game.do("ann: expend e-multitool#1 c0", "ann: pay c-grille#1 b")
    assert game.view("ann")["plan"]["holds"]
    assert game.view("ann")["plan"]["expends"] == {"e-multitool#1": ["b2"]}
    assert game.view("ann")["plan"]["pays"] == {"c-grille#1": "b"}


@rule("OH-81")
def test_the_last_valid_plan_stands_when_the_clock_runs_out() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-timedlock#1")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a")
    game.do("ann: pay c-timedlock#1 b")  # short of hack 2 from here on
    assert not game.view("ann")["plan"]["holds"]
    game.time_up()
    assert game.standing == ["c-timedlock#1"]
    assert game.active == {"e-jammer#1": 1}


@rule("OH-81", "OH-82")
def test_a_draft_that_pays_for_nothing_is_no_plan_yet() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-dogs#1")
    game.do("ann: expend e-jammer#1 a2").time_up()
    assert game.standing == ["c-dogs#1"]
    assert game.active == {"e-jammer#1": 1}  # auto spends one use, not two


@rule("OH-81")
def test_a_plan_takes_effect_once_and_only_when_it_is_final() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-dogs#1")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a")
    assert (game.standing, game.active) == (["c-dome#1", "c-dogs#1"], {"e-jammer#1": 2})
    game.do("ann: confirm")
    assert (game.standing, game.active) == (["c-dogs#1"], {"e-jammer#1": 1})


@rule("OH-82")
def test_auto_fills_the_draft_with_the_best_plan() -> None:
    active = "e-voicebox#1 e-uniform#1 e-pickroll#1"
    game = in_phase("assign", active=active, standing=FOUR).do("ann: auto")
    plan = game.view("ann")["plan"]
    assert plan["pays"] == {"c-dome#1": "a", "c-pitboss#1": "a", "c-deadbolt#1": "a"}
    assert plan["expends"] == {"e-voicebox#1": ["a2"], "e-pickroll#1": ["a2"]}
    assert plan["holds"]
    game.do("ann: clear")
    assert game.view("ann")["plan"]["pays"] == {}
    game.do("ann: auto")
    assert game.view("ann")["plan"] == plan


@rule("OH-82")
def test_time_out_without_a_plan_uses_auto() -> None:
    game = in_phase("assign", active="e-emp#1", standing="c-dome#1 c-dogs#1").time_up()
    assert game.standing == ["c-dogs#1"]


@rule("OH-82")
def test_auto_prefers_a_loud_defense() -> None:
    game = in_phase("assign", active="e-gloves#1", uses={"e-gloves#1": 1},
                    standing="c-grille#1 c-motion#1")  # fmt: skip
    game.do("ann: auto")
    assert game.view("ann")["plan"]["pays"] == {"c-motion#1": "b"}


@rule("OH-83")
def test_after_assignment_no_further_use_can_be_expended() -> None:
    game = in_phase("assign", active="e-laptop#1", standing="c-dome#1 c-dogs#1")
    game.do("ann: expend e-laptop#1 a1", "ann: pay c-dome#1 a", "ann: confirm")
    assert game.phase == "wing"
    assert game.refuses("ann: expend e-laptop#1 a1") == "OH-83"


@rule("OH-84")
def test_assignment_is_skipped_without_equipment_or_without_defenses() -> None:
    bare = lay(in_phase("prep", drawn=EIGHT)).do("ann: confirm", "ann: confirm")
    assert bare.phase == "wing"
    free = in_phase("prep", hand="e-emp#1 e-jammer#1", drawn=EIGHT).do("ann: place e-jammer#1")
    free.time_up().time_up()
    assert (free.phase, free.round) == ("reveal", 2)


def test_assignment_lasts_ninety_seconds() -> None:
    assert in_phase("assign", active="e-emp#1", standing=FOUR).clock() == 90
