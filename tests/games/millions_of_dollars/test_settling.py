"""Negotiation: how it ends, its clocks, and the Leader."""

import pytest

from hideout.engine.drive import Driver
from hideout.engine.rng import Rng
from tests.games.millions_of_dollars.table import BRUTE, CROOK, DRIVER, SNITCH, Table, heist

rule = pytest.mark.rule


def four(leader: str = "ann", **options: object) -> Table:
    return heist(leader=leader, options=options, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)


@rule("MD-48", "MD-49")
def test_it_ends_at_once_when_all_who_are_in_are_ready() -> None:
    game = four().leave("dee").do("cy: offer ann 2")

    game.do("ann: ready").do("bob: ready")
    assert game.phase == "negotiate"
    assert game.view("table")["ready"] == [True, True, False, False]
    game.do("cy: ready")

    assert game.phase == "choose"  # the Heist is done and a new round has begun
    assert game.heard("dee", "ready") == [
        "ann got ready to stay.",
        "bob got ready to stay.",
        "cy got ready to stay.",
    ]
    assert game.heard("dee", "pays") == []  # the open offer lapsed


@rule("MD-50")
def test_a_ready_mark_can_be_taken_back() -> None:
    game = four().do("ann: ready")
    game.refuses("ann: ready", "MD-49")

    game.do("ann: unready").do("bob: ready").do("cy: ready").do("dee: ready")

    assert game.phase == "negotiate"
    assert game.state.pending() == [0]
    game.refuses("ann: unready", "MD-50")


@rule("MD-51")
def test_a_departure_clears_all_marks() -> None:
    game = four().do("ann: ready").do("bob: ready").leave("dee")

    assert game.view("table")["ready"] == [False, False, False, False]


@rule("MD-51")
def test_an_offer_clears_the_mark_of_its_target_only() -> None:
    game = four().do("ann: ready").do("bob: ready").do("cy: offer bob 1")

    assert game.view("table")["ready"] == [True, False, False, False]


@rule("MD-52")
def test_when_time_is_up_everybody_not_withdrawn_stays() -> None:
    game = four().leave("dee").do("ann: offer cy 2")
    assert game.clock("time-up")[:2] == (180_000, 4)

    game.rings()

    assert game.heard("dee", "settled") == ["The negotiation is over: 3 Characters stayed."]
    assert game.heard("dee", "pays") == []
    assert game.heard("dee", "reveals") == [
        "ann revealed the Brute.",
        "bob revealed the Driver.",
        "cy revealed the Crook.",
    ]


@rule("MD-52")
def test_the_time_of_a_call_closes_it_too() -> None:
    game = four().rings("may-hurry").do("ann: hurry")

    game.rings("call-up")

    assert game.heard("dee", "settled") == ["The negotiation is over: 4 Characters stayed."]


@rule("MD-53")
def test_a_late_departure_gives_ten_seconds_to_answer() -> None:
    game = four().rings("may-hurry").do("ann: hurry")
    assert game.clock("time-up")[2:] == (0, 0)

    game.do("dee: leave")
    left_at = game.state.step

    assert game.clock("time-up") == (180_000, 4, 10_000, left_at)
    assert game.clock("call-up") == (20_000, left_at - 1, 10_000, left_at)
    game.do("cy: leave")
    assert game.clock("time-up")[3] == left_at + 1


@rule("MD-53")
def test_the_last_second_becomes_ten() -> None:
    game = four().rings("may-hurry")
    driver = Driver(game.state, Rng(1))
    driver.next_seat()
    driver.asked[game.state.step - driver.first_step] = 179_000
    game.do("dee: leave")
    driver.due = [1 << 30] * 4  # nobody else does anything

    driver.next_seat()

    assert driver.clock is game.action("time-up")
    assert driver.now == 189_000


@rule("MD-54")
def test_it_ends_at_once_when_nobody_is_in() -> None:
    game = four().leave("ann", "bob", "cy", "dee")

    assert game.phase == "choose"
    assert game.cash == {"ann": 5, "bob": 5, "cy": 5, "dee": 5}
    assert game.heard("ann", "no-sharing") == ["Nobody is left to share the Loot."]


@rule("MD-55")
def test_the_last_one_in_still_decides() -> None:
    game = four().leave("bob", "cy", "dee")
    assert game.phase == "negotiate"
    assert game.state.pending() == [0]
    assert game.may("ann", "ready")
    assert game.may("ann", "leave")

    game.do("ann: ready")

    assert game.cash["ann"] == 5 + 9


@rule("MD-56")
def test_what_is_no_longer_legal_is_refused_without_effect() -> None:
    game = four().do("cy: offer dee 2").leave("cy")

    game.refuses("dee: accept cy 2", "MD-56")
    assert game.cash == {"ann": 4, "bob": 4, "cy": 5, "dee": 4}
    game.refuses("cy: leave")


@rule("MD-57", "MD-58")
def test_the_leader_asks_round_the_table_from_his_left() -> None:
    game = four(leader="bob")
    game.refuses("ann: roll-call", "MD-57")
    game.do("bob: roll-call")
    assert game.view("table")["asked"] == 2
    game.refuses("dee: no-comment", "MD-58")

    game.do("cy: claim brute")  # a lie will do
    game.do("ann: claim crook", "ann: offer dee 1")  # nothing else stops meanwhile
    assert game.view("table")["asked"] == 3
    game.do("dee: no-comment")
    assert game.view("table")["asked"] == 0
    game.do("ann: claim brute")

    assert game.view("table")["asked"] == -1
    assert game.heard("table", "roll-call", "asked", "no-comment", "call-ends") == [
        "bob called the roll.",
        "cy came up in the roll call.",
        "dee came up in the roll call.",
        "dee had no comment.",
        "ann came up in the roll call.",
        "The roll call is over.",
    ]
    game.refuses("bob: roll-call", "MD-58")  # once a round


@rule("MD-58")
def test_silence_of_fifteen_seconds_is_no_comment() -> None:
    game = four().do("ann: roll-call")
    asked_at = game.state.step
    game.do("dee: ask 4")
    assert game.clock("silence") == (15_000, asked_at, 0, 0)

    game.rings("silence")

    assert game.heard("table", "no-comment") == ["bob had no comment."]
    assert game.view("table")["asked"] == 2
    assert game.clock("silence")[1] == game.state.step


@rule("MD-58")
def test_who_leaves_is_skipped_and_the_call_ends_with_the_phase() -> None:
    game = four().leave("cy").do("ann: roll-call")
    game.do("bob: leave")
    assert game.view("table")["asked"] == 3

    game.do("ann: leave")  # the Leader himself: the call goes on
    assert game.view("table")["asked"] == 3
    game.do("dee: ready")

    assert game.view("table")["asked"] == -1
    assert game.clocks() == ["time-up"]


@rule("MD-59", "MD-60")
def test_the_leader_may_call_for_a_decision_after_thirty_seconds() -> None:
    game = four(leader="cy")
    assert game.clock("may-hurry") == (30_000, 4, 0, 0)
    game.refuses("cy: hurry", "MD-60")

    game.rings("may-hurry")
    game.refuses("ann: hurry", "MD-59")
    game.do("cy: hurry")

    # Whichever of the two clocks is the shorter ends the phase.
    assert game.clock("call-up") == (20_000, game.state.step, 0, 0)
    assert game.clock("time-up") == (180_000, 4, 0, 0)
    game.refuses("cy: hurry", "MD-60")  # once a round


@rule("MD-61")
def test_a_leader_who_has_left_leads_no_more() -> None:
    game = four(leader="cy").rings("may-hurry").leave("cy")

    game.refuses("cy: roll-call")
    game.refuses("cy: hurry")


@rule("MD-61")
def test_a_running_call_goes_on_when_the_leader_leaves() -> None:
    game = four().rings("may-hurry").do("ann: hurry").leave("ann")

    assert "call-up" in game.clocks()
    game.rings("call-up")
    assert game.phase == "choose"


@rule("MD-61")
def test_the_leader_has_no_other_right() -> None:
    five = heist(leader="bob", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
    five.rings("may-hurry")

    leads = {action.verb for action in five.state.legal(1)}
    others = {action.verb for action in five.state.legal(2)}

    assert leads - others == {"roll-call", "hurry"}
    five.do("bob: ready")
    assert five.phase == "negotiate"  # his mark weighs no more than another
