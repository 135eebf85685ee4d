"""Rules that meet: Globals, Situations, Dye Packs, Wing It, carry-over and endings together."""

import pytest

from tests.games.oceans_heist.table import EIGHT, in_phase, lay, new_table, place

rule = pytest.mark.rule


@rule("OH-36", "OH-38", "OH-72")
def test_globals_raise_what_a_boost_then_pays() -> None:
    game = in_phase(
        "assign",
        globals="g-hack g-mixed",
        situation="s-blackout",
        active="e-emp#1 e-voicebox#1",
        standing="c-retina#1 c-metaldetector#1",
    )
    assert game.needs("c-retina") == [{"hack": 4, "con": 1}, {"con": 3}]
    assert game.needs("c-metaldetector") == [{"con": 4}, {"hack": 4}]
    game.do("ann: expend e-emp#1 a1", "ann: expend e-voicebox#1 a2")
    assert game.pool() == {"hack": 8, "con": 2}  # 4 + 2, and the cap of two boosts
    game.do("ann: pay c-retina#1 a", "ann: pay c-metaldetector#1 b", "ann: confirm")
    assert (game.alarms, game.round) == (0, 2)


@rule("OH-36", "OH-94", "OH-126")
def test_no_global_touches_dye_packs_also_in_the_escape() -> None:
    game = in_phase(
        "wing",
        round=5,
        target="t-cash",
        globals="g-pick g-wing",
        hand="e-badge#1 e-badge#2 e-badge#3 e-loadeddie",
        standing="u-dyepacks c-dome#1",
    )
    assert game.needs("u-dyepacks") == [{"pick": 5, "hack": 5}, {"force": 5, "con": 5}]
    game.do("ann: aim c-dome#1", "ann: stake e-badge#1 1", "ann: stake e-loadeddie 2")
    game.do("ann: stake e-loadeddie 3")
    assert game.refuses("ann: attempt") == "OH-94"
    game.do("ann: aim u-dyepacks").luck(3).do("ann: attempt")
    assert game.standing == ["c-dome#1"]
    game.attempt("c-dome#1", "e-badge#2 5, e-badge#3 6", 6)
    assert game.ending == "crew_win"


@rule("OH-45", "OH-48", "OH-103", "OH-106", "OH-128", "OH-130")
def test_the_escape_adds_up_alarms_the_van_and_a_floor_manager() -> None:
    game = in_phase(
        "wing", round=4, alarms=2, opening="o-van o-scanner",
        standing="v-captain c-floormanager#1 u-pedestal",
    )  # fmt: skip
    game.do("ann: stop")
    assert game.alarms == 4  # two for the vault, one for the manager, one cancelled
    assert (game.round, len(game.drawn), game.state.quota) == (5, 8 + 4 + 1, 4 + 4 - 1)
    assert game.standing == ["c-floormanager#1"]


@rule("OH-104", "OH-118", "OH-136", "OH-137")
def test_in_round_four_alarms_come_before_exhaustion_and_both_before_the_target() -> None:
    expended = {"expended": {"e-emp#1": 1}, "disabled": ["u-pedestal"]}
    lost = in_phase(
        "wing", round=4, alarms=4, active="e-emp#1", hand="e-badge#1",
        standing="u-pedestal v-captain", table=expended,
    )  # fmt: skip
    lost.attempt("v-captain", "e-badge#1 1", 2)
    assert (lost.ending, lost.alarms, lost.state.has_target) == ("alarms", 6, True)
    spent = in_phase(
        "wing", round=4, alarms=3, active="e-emp#1", hand="e-badge#1",
        standing="u-pedestal v-captain", table=expended,
    )  # fmt: skip
    spent.attempt("v-captain", "e-badge#1 1", 2)
    assert (spent.ending, spent.alarms, spent.state.has_target) == ("exhausted", 5, True)


@rule("OH-132")
def test_whatever_raises_an_alarm_in_the_escape_loses() -> None:
    game = in_phase("wing", round=5, standing="c-dome#1", table={"has_target": True})
    assert game.do("ann: stop").ending == "alarms"


@rule("OH-109", "OH-117", "OH-118")
def test_a_patient_card_keeps_a_crew_going() -> None:
    game = in_phase("wing", hand="e-badge#1", active="e-sleeper", standing="c-dome#1")
    game.attempt("c-dome#1", "e-badge#1 1", 2)
    assert game.phase == "wing"  # the Sleeper may be discarded, too
    game.do("ann: stop")
    assert (game.round, game.active, game.hand) == (2, {"e-sleeper": 2}, [])


@rule("OH-66", "OH-72", "OH-113")
def test_a_carried_over_card_is_boosted_anew_but_not_early_again() -> None:
    game = in_phase(
        "prep", hand="e-ram#1 e-crowbar#1", situation="s-demolition", drawn=EIGHT,
        table={"standing": ["c-rooffence#1"]},
    )  # fmt: skip
    lay(place(game, "e-ram#1")).do("ann: confirm", "ann: confirm", "ann: expend e-ram#1 a1")
    assert game.pool() == {"force": 4}  # 2, early 1, boost 1
    game.do("ann: clear", "ann: expend e-ram#1 a1", "ann: pay c-rooffence#1 b", "ann: confirm")
    game.do("ann: stop", "ann: skip", "bob: skip", "table: time-up", "table: time-up")
    assert game.active == {"e-ram#1": 1}
    game.do("ann: expend e-ram#1 a1")
    assert game.pool() == {"force": 3}


@rule("OH-4", "OH-9", "OH-96")
def test_with_the_odd_player_on_the_staff_the_odd_seats_rob() -> None:
    game = in_phase("wing", seats=3, standing="c-dome#1", odd_player="staff")
    assert game.waits_for == ["bob"]
    assert game.refuses("ann: stop") == "OH-96"
    game.do("bob: stop")
    assert game.alarms == 1


@rule("OH-9", "OH-12", "OH-139")
def test_what_the_table_says_nobody_else_may_say() -> None:
    game = new_table(3)
    assert game.refuses("ann: time-up") == "OH-12"
    assert game.refuses("cy: captain cy") == "OH-9"
    assert game.refuses("ann: concede ann") == "OH-139"
    assert game.refuses("table: confirm") == "OH-15"
    assert "for the table to say" in game.reason("ann: time-up")


@rule("OH-31", "OH-56", "OH-65", "OH-83")
def test_what_is_over_is_refused_by_the_clause_that_ended_it() -> None:
    game = in_phase("crunch", drawn=EIGHT, laid="c-dome#1")
    assert game.refuses("bob: lay c-dogs#1") == "OH-56 OH-60 OH-65"
    assert game.refuses("ann: buy e-emp#1") == "OH-31"
    game = in_phase("assign", active="e-emp#1", hand="e-badge#1", standing="c-dome#1")
    assert game.refuses("ann: place e-badge#1") == "OH-65"
    game.do("ann: confirm")
    assert game.refuses("ann: expend e-emp#1 a1") == "OH-83"
    assert game.refuses("ann: unplace e-badge#1") == "OH-65"
