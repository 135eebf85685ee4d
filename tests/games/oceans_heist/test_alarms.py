"""Alarms, clean-up and what is carried over. [OH-98 .. OH-118]"""

import pytest

from tests.games.oceans_heist.table import EIGHT, FOUR, in_phase, lay, place

rule = pytest.mark.rule


# Alarms


@rule("OH-98", "OH-105")
def test_every_casino_defense_that_stands_raises_one_alarm() -> None:
    assert in_phase("wing", standing=FOUR).do("ann: stop").alarms == 4
    assert in_phase("wing", standing="c-dome#1", alarms=2).do("ann: stop").alarms == 3


@rule("OH-99")
def test_a_vault_defense_raises_two() -> None:
    game = in_phase("wing", round=4, standing="v-captain v-lattice u-pedestal").do("ann: stop")
    assert game.alarms == 4


@rule("OH-100")
def test_a_unique_defense_raises_none() -> None:
    game = in_phase("wing", round=4, standing="u-pedestal c-dome#1").do("ann: stop")
    assert game.alarms == 1


@rule("OH-101")
def test_a_carried_over_defense_raises_its_alarm_again() -> None:
    game = in_phase("wing", standing="c-dome#1").do("ann: stop")
    assert game.alarms == 1
    game.time_up().time_up().time_up()
    game.do("ann: stop")
    assert (game.round, game.alarms) == (3, 2)


@rule("OH-102")
def test_a_loud_defense_raises_two() -> None:
    assert in_phase("wing", standing="c-motion#1").do("ann: stop").alarms == 2


@rule("OH-103")
def test_the_scanner_cancels_one_alarm_once_and_not_the_defense() -> None:
    game = in_phase("wing", opening="o-scanner", standing="c-motion#1 c-dome#1").do("ann: stop")
    assert game.alarms == 2  # of three
    assert game.standing == ["c-motion#1", "c-dome#1"]
    game.time_up().time_up().time_up()
    game.do("ann: stop")
    assert game.alarms == 5


@rule("OH-103")
def test_the_scanner_does_nothing_in_the_escape() -> None:
    game = in_phase("wing", round=5, opening="o-scanner", standing="c-dome#1", alarms=5)
    game.do("ann: stop")
    assert (game.alarms, game.ending) == (6, "alarms")


@rule("OH-104")
def test_a_sixth_alarm_ends_the_game_and_a_fifth_does_not() -> None:
    five = in_phase("wing", standing="c-dome#1", alarms=4).do("ann: stop")
    assert (five.alarms, five.phase) == (5, "reveal")
    six = in_phase("wing", standing="c-dome#1", alarms=5).do("ann: stop")
    assert (six.alarms, six.ending) == (6, "alarms")
    assert six.view("table")["winners"] == [1]


@rule("OH-104")
def test_the_limit_is_an_option() -> None:
    game = in_phase("wing", standing="c-dome#1", alarms=3, alarm_limit=3).do("ann: stop")
    assert game.ending == "alarms"
    game = in_phase("wing", standing="c-dome#1", alarms=6, alarm_limit=7).do("ann: stop")
    assert game.ending == ""


@rule("OH-105")
def test_all_alarms_of_a_round_are_added_before_they_are_compared() -> None:
    game = in_phase("wing", standing="c-motion#1 c-dome#1 c-audio#1", alarms=4)
    game.do("ann: stop")
    assert game.alarms == 8
    assert game.kinds().count("alarms") == 1


@rule("OH-106", "OH-45")
def test_a_floor_manager_left_standing_brings_one_more_card_each_time() -> None:
    game = in_phase("wing", standing="c-floormanager#1 c-floormanager#2").do("ann: stop")
    assert len(game.drawn) == 10
    game.time_up().time_up().time_up()
    game.do("ann: stop")
    assert len(game.drawn) == 10


# Clean-up


@rule("OH-107")
def test_disabled_defenses_are_discarded() -> None:
    game = in_phase(
        "wing", standing="c-dome#1 c-dogs#1", table={"disabled": ["c-dome#1"]}
    ).do("ann: stop")  # fmt: skip
    assert game.view("ann")["casino_discard"] == ["c-dome#1"]
    assert game.standing == ["c-dogs#1"]


@rule("OH-108", "OH-111")
def test_active_equipment_that_expended_nothing_loses_a_use() -> None:
    game = in_phase("assign", active="e-uniform#1 e-emp#1", standing="c-dogs#1")
    game.do("ann: confirm", "ann: stop")
    assert game.active == {"e-uniform#1": 1}
    assert game.at("gone") == ["e-emp#1"]


@rule("OH-109")
def test_patient_equipment_does_not() -> None:
    game = in_phase("assign", active="e-sleeper", standing="c-dogs#1")
    game.do("ann: confirm", "ann: stop")
    assert game.active == {"e-sleeper": 2}


@rule("OH-110")
def test_a_card_that_expended_a_use_loses_nothing_further() -> None:
    game = in_phase("assign", active="e-laptop#1", standing="c-dogs#1")
    game.do("ann: expend e-laptop#1 a1", "ann: confirm", "ann: stop")
    assert game.active == {"e-laptop#1": 2}


@rule("OH-112")
def test_casino_defenses_left_standing_stay_face_up() -> None:
    game = in_phase("wing", standing="c-dome#1 c-dogs#1").do("ann: stop")
    assert [bill["card"] for bill in game.view("ann")["defenses"]] == ["c-dome#1", "c-dogs#1"]


@rule("OH-113")
def test_equipment_with_uses_left_stays_on_the_table() -> None:
    game = in_phase("assign", hand="e-badge#1", active="e-laptop#1", standing="c-dome#1")
    game.do("ann: auto", "ann: confirm")
    assert game.active == {"e-laptop#1": 2}
    assert game.view("bob")["active"] == [
        {"card": "e-laptop#1", "uses": 2, "expended": 0, "early": False}
    ]
    assert game.hand == ["e-badge#1"]


@rule("OH-113")
def test_with_the_option_it_goes_back_to_the_hand_known_to_all() -> None:
    game = in_phase(
        "assign", hand="e-badge#1", active="e-laptop#1", standing="c-dome#1", carry="hand"
    )
    game.do("ann: auto", "ann: confirm")
    assert game.active == {}
    assert sorted(game.hand) == ["e-badge#1", "e-laptop#1"]
    assert game.view("bob")["hand_known"] == [{"card": "e-laptop#1", "uses": 2}]
    assert game.view("bob")["hand_count"] == 2


@rule("OH-114")
def test_vault_defenses_never_carry_over() -> None:
    game = in_phase(
        "wing", round=4, standing="v-captain v-lattice u-pedestal",
        table={"disabled": ["v-lattice"]},
    ).do("ann: stop")  # fmt: skip
    assert game.standing == []
    assert game.view("ann")["vault_discard"] == ["v-captain", "v-lattice"]


@rule("OH-115")
@pytest.mark.parametrize(
    ("target", "unique", "stays"),
    [
        ("t-diamond", "u-pedestal", []),
        ("t-painting", "u-framewire", []),
        ("t-cash", "u-dyepacks", ["u-dyepacks"]),
    ],
)
def test_of_the_uniques_only_dye_packs_carry_over(
    target: str, unique: str, stays: list[str]
) -> None:
    game = in_phase("wing", round=4, standing=unique, target=target).do("ann: stop")
    assert game.standing == stays


@rule("OH-116")
def test_hand_cards_not_placed_keep_their_uses() -> None:
    game = in_phase("prep", hand="e-laptop#1 e-jammer#1", drawn=EIGHT)
    lay(place(game, "e-jammer#1")).do("ann: confirm", "ann: confirm")
    game.do("ann: confirm", "ann: stop")
    assert game.hand == ["e-laptop#1"]
    assert game.state.uses[game.state.deck.items.index("e-laptop#1")] == 3


@rule("OH-117")
def test_a_card_that_would_be_lost_may_be_winged_first() -> None:
    game = in_phase("assign", active="e-smoke#1", standing="c-dogs#1 c-dome#1")
    game.do("ann: confirm")
    game.attempt("c-dogs#1", "e-smoke#1 4", 4).do("ann: stop")
    assert game.standing == ["c-dome#1"]
    assert game.alarms == 1
    assert game.at("gone") == ["e-smoke#1"]


@rule("OH-118", "OH-138")
def test_a_crew_without_equipment_after_clean_up_is_exhausted() -> None:
    game = in_phase("assign", active="e-emp#1", standing="c-dome#1", table={"equipment": {}})
    game.do("ann: expend e-emp#1 a1", "ann: pay c-dome#1 a", "ann: confirm")
    assert game.ending == "exhausted"
    assert game.round == 1


@rule("OH-118")
def test_also_when_the_target_has_been_obtained() -> None:
    game = in_phase(
        "wing", round=4, active="e-lance#1", standing="u-pedestal c-dome#1",
        table={"equipment": {}, "disabled": ["u-pedestal"]},
    )  # fmt: skip
    game.do("ann: stop")
    assert game.view("bob")["has_target"]
    assert game.ending == "exhausted"


@rule("OH-138")
def test_exhaustion_is_not_judged_in_the_middle_of_a_round() -> None:
    game = in_phase("prep", hand="e-jammer#1", drawn=EIGHT)
    lay(place(game, "e-jammer#1")).do("ann: confirm")
    assert game.hand == []
    game.do("ann: confirm", "ann: expend e-jammer#1 a1", "ann: confirm")
    assert game.ending == ""
    assert game.active == {"e-jammer#1": 1}
