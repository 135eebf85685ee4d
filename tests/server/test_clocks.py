"""Clocks: what the engine declares, run by the server, at three paces and across restarts."""

from pathlib import Path

import pytest

from hideout.engine.core import Clock
from hideout.engine.notation import Vocabulary
from hideout.server.table.clocks import deadline, paced
from tests.server.house import Guest, House, begun, open_house, seated

HUSTLE = "heist-hustle"
MILLIONS = "millions-of-dollars"
BANK = "bank-heist"
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("millis", "pace", "expected"),
    [
        (20_000, "live", 20_000),
        (20_000, "fast", 10_000),
        (8_000, "fast", 5_000),  # nobody has less than five seconds to think
        (2_000, "fast", 2_000),  # that is a rule, not time to think
        (20_000, "relaxed", 24 * HOUR),
        (2_000, "relaxed", 2_000),
    ],
)
def test_a_pace_stretches_time_to_think(millis: int, pace: str, expected: int) -> None:
    assert paced(millis, pace, 24) == expected  # type: ignore[arg-type]


def test_a_late_event_gives_time_to_answer() -> None:
    ring = Vocabulary().one("time-up")
    times = [0, 95_000]

    assert deadline(Clock(ring, 100_000, 0), times, "live", 24) == 100_000
    assert deadline(Clock(ring, 100_000, 0, 10_000, 1), times, "live", 24) == 105_000


async def test_when_time_is_up_the_table_plays_the_default(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        (clock,) = ann.frame["clocks"]
        assert clock == {"name": "time-up", "ends_at": ann.frame["now"] + 10_000}

        await house.wait(9_999)
        assert ann.frame["pending"] == [0]
        await house.wait(1)

        assert ann.frame["pending"] == [1]
        assert bob.frame["view"]["start_rolls"] != []


async def test_a_fast_table_has_half_the_time_and_a_relaxed_one_a_day(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for pace, span in (("fast", 5_000), ("relaxed", 24 * HOUR)):
            ann, _ = await seated(house, HUSTLE, ["Ann", "Bob"])
            await ann.in_room("settings", {"pace": pace})
            await ann.in_room("start")
            await ann.sync()
            (clock,) = ann.frame["clocks"]
            assert clock["ends_at"] == ann.frame["now"] + span


@pytest.mark.parametrize(
    ("pace", "until", "silence", "hurry"),
    [
        ("live", 30_000, 15_000, 20_000),
        ("fast", 15_000, 7_500, 10_000),
        ("relaxed", 30_000, 15_000, 20_000),  # a day to choose, and no day for a roll call
    ],
)
@pytest.mark.rule("MD-58", "MD-60")
async def test_the_leaders_calls_run_as_they_are_told(
    pace: str, until: int, silence: int, hurry: int, tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        guests = await seated(house, MILLIONS, ["Ann", "Bob", "Cy", "Dee"])
        await guests[0].in_room("settings", {"pace": pace})
        await guests[0].in_room("start")
        for guest in guests:
            await guest.sync()
        for guest in guests:
            await guest.acts(guest.actions[0])
        leader = guests[guests[0].frame["view"]["leader"]]
        await leader.sync()
        await leader.acts("roll-call")
        ends = {clock["name"]: clock["ends_at"] for clock in leader.frame["clocks"]}
        assert ends["silence"] == leader.frame["now"] + silence
        assert ends["may-hurry"] == leader.frame["now"] + until

        await house.wait(until)
        await leader.acts("hurry")

        ends = {clock["name"]: clock["ends_at"] for clock in leader.frame["clocks"]}
        assert ends["call-up"] == leader.frame["now"] + hurry
        heard = [event for frame in leader.heard("frame") for event in frame["events"]]
        told = [event for event in heard if event["kind"] == "hurry"]
        seconds = hurry // 1000
        assert [event["args"]["seconds"] for event in told] == [seconds]
        again = await leader.get(f"/api/tables/{leader.frame['table']}/replay")
        events = [event for frame in again["frames"] for event in frame["events"]]
        seen = [event["args"]["seconds"] for event in events if event["kind"] == "hurry"]
        assert seen == [seconds]


def test_a_scene_is_shown_before_time_to_think_and_delays_no_rule() -> None:
    ring = Vocabulary().one("time-up")

    assert deadline(Clock(ring, 20_000, 1), [0, 100], "live", 24, scene=8_000) == 28_100
    assert deadline(Clock(ring, 2_000, 1), [0, 100], "live", 24, scene=8_000) == 2_100


async def test_clocks_begin_when_a_finished_job_has_been_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 60})
        while not any(event["kind"] == "spun" for event in guests[0].frame["events"]):
            assert guests[0].frame["scene_ends_at"] is None
            asked = guests[guests[0].frame["pending"][0]]
            await asked.acts(asked.actions[0])
            for guest in guests:
                await guest.sync()

        for guest in guests:
            shown = guest.frame["scene_ends_at"]
            assert shown == guest.frame["now"] + 8_000
            assert [clock["ends_at"] for clock in guest.frame["clocks"]] == [shown + 30_000]
        ends = guests[0].frame["clocks"][0]["ends_at"]
        await house.restart()
        await guests[0].enters()
        assert guests[0].frame["clocks"][0]["ends_at"] == ends


async def test_more_than_half_of_the_people_give_everybody_more_time(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy, dee = await begun(house, HUSTLE, ["Ann", "Bob", "Cy", "Dee"])
        ends = ann.frame["clocks"][0]["ends_at"]

        await bob.answer({"type": "more-time"})
        await ann.sync()
        assert ann.frame["more_time"] == [1]
        assert ann.frame["clocks"][0]["ends_at"] == ends

        again = await bob.answer({"type": "more-time"})  # asking twice is no majority
        assert again["code"] == "asked_already"
        await cy.answer({"type": "more-time"})  # nor is half
        await ann.sync()
        assert ann.frame["clocks"][0]["ends_at"] == ends
        await dee.answer({"type": "more-time"})
        assert dee.frame["more_time"] == []
        assert dee.frame["clocks"][0]["ends_at"] == ends + 30_000

        await house.wait(39_999)
        assert ann.frame["pending"] == [0]
        await house.wait(1)
        assert ann.frame["pending"] == [1]


@pytest.mark.slow
async def test_time_that_was_granted_stays_granted_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await ann.acts("roll")
        ends = ann.frame["clocks"][0]["ends_at"]
        for guest in (ann, bob):
            await guest.answer({"type": "more-time"})
        await ann.sync()
        assert ann.frame["clocks"][0]["ends_at"] == ends + 30_000

        await house.shut()
        await house.open()
        await ann.enters()
        assert ann.frame["clocks"][0]["ends_at"] == ends + 30_000


async def test_a_wish_for_more_time_lapses_with_the_decision(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy = await begun(house, HUSTLE, ["Ann", "Bob", "Cy"])
        await bob.answer({"type": "more-time"})
        await ann.acts("roll")
        await cy.sync()

        assert cy.frame["more_time"] == []


async def test_a_table_pauses_when_everybody_is_gone_and_goes_on_when_somebody_is_back(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await house.wait(4_000)
        await ann.leaves()
        await bob.leaves()
        await house.wait(3 * HOUR)

        await bob.enters()
        assert bob.frame["view"]["start_rolls"] == []
        assert bob.frame["paused"] is False
        (clock,) = bob.frame["clocks"]
        # Four seconds were gone and the pause began three seconds later.
        assert clock["ends_at"] == bob.frame["now"] + 10_000 - 4_000 - 3_000


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 60})
        ends = ann.frame["clocks"][0]["ends_at"]
        await house.wait(5_000)
        await house.restart()
        await ann.enters()

        assert ann.frame["clocks"][0]["ends_at"] == ends
        await house.wait(ends - house.time.now())
        assert ann.frame["pending"] == [1]


async def test_after_a_restart_nobodys_clock_runs_out_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
        await house.shut()
        house.time.millis += HOUR
        await house.open()
        await ann.enters()
        assert ann.frame["clocks"][0]["ends_at"] == ann.frame["now"] + 10_000
        await ann.acts("roll")

        # What was given is stored: the next restart counts from the same times.
        ends = ann.frame["clocks"][0]["ends_at"]
        await house.restart()
        await ann.enters()
        assert ann.frame["clocks"][0]["ends_at"] == ends


async def test_a_relaxed_table_leaves_memory_and_wakes_when_its_day_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle_minutes=1) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"pace": "relaxed"})
        await ann.in_room("start")
        await ann.sync()
        await ann.acts("roll")
        await ann.leaves()
        await bob.leaves()
        await house.wait(HOUR)
        assert house.tables == {}
        assert house.hub.rooms == {}

        await house.wait(24 * HOUR)
        await bob.enters()
        assert len(bob.frame["view"]["start_rolls"]) == 2  # bob was rolled for


async def test_a_relaxed_table_out_of_memory_keeps_its_deadline_across_a_restart(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, idle_minutes=1) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"])
        await ann.in_room("settings", {"pace": "relaxed"})
        await ann.in_room("start")
        await ann.leaves()
        await bob.leaves()
        await house.wait(HOUR)
        await house.restart()
        assert house.tables == {}
        await house.wait(24 * HOUR)

        await bob.enters()
        assert bob.frame["view"]["start_rolls"] != []


async def test_an_answer_that_comes_too_soon_is_held_and_looks_like_any_other(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, BANK, ["Ann", "Bob", "Cy", "Dee", "Eve"])
        holder = await to_a_hold(house, guests)
        hold = house.tables[holder.frame["table"]].hold_left()
        others = [guest for guest in guests if guest is not holder]
        for guest in others:
            await guest.sync()
            guest.forget()

        command = {"type": "act", "decision": holder.frame["decision"], "ref": 900}
        await holder.send({**command, "action": holder.actions[0]})
        await holder.sync()

        assert [m["held"] for m in holder.heard("accepted") if m["ref"] == 900] == [True]
        await house.wait(hold - 1)
        for guest in others:
            assert guest.bytes_heard == []
        await house.wait(1)
        assert [m["held"] for m in holder.heard("accepted") if m["ref"] == 900] == [True, False]
        assert any(guest.bytes_heard for guest in others)


async def to_a_hold(house: House, guests: list[Guest]) -> Guest:
    """Play until somebody's answer would be held."""
    for _ in range(200):
        for guest in guests:
            await guest.sync()
        table = house.tables[guests[0].frame["table"]]
        able = [guest for guest in guests if guest.is_waited_for()]
        if able and table.hold_left():
            return able[0]
        if able:
            await able[0].acts(able[0].actions[0])
        else:
            await house.wait_for_clock()
    raise AssertionError("no window with a hold was opened")


async def test_nobody_hurries_somebody_who_is_alone_among_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = await seated(house, HUSTLE, ["Ann"], bots=2)
        await ann.in_room("settings", {"clocks_alone": False})
        await ann.in_room("start")
        await ann.sync()
        assert ann.frame["pending"] == [0]
        assert ann.frame["clocks"] == []
        assert (await ann.answer({"type": "more-time"}))["code"] == "no_clock"

        await house.wait(24 * HOUR)
        assert ann.frame["pending"] == [0]
        assert ann.frame["view"]["start_rolls"] == []


async def test_bots_fall_silent_while_somebody_who_is_alone_thinks(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_millis=1000) as house:
        (ann,) = await seated(house, MILLIONS, ["Ann"])
        for _ in range(3):
            await ann.in_room("bots", {"level": "heuristic"})
        await ann.in_room("settings", {"clocks_alone": False})
        await ann.in_room("start")
        await ann.sync()
        await ann.acts(ann.actions[0])
        await house.wait(10_000)
        assert ann.frame["phase"] == "negotiate"
        await house.wait(600_000)
        heard = ann.frame["version"]
        await house.wait(HOUR)
        assert (ann.frame["phase"], ann.frame["version"]) == ("negotiate", heard)

        await ann.acts("ready")  # now the bots are waited for, and not forever
        await house.wait(30_000)
        assert ann.frame["phase"] != "negotiate"


async def test_a_second_person_brings_the_clocks_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await seated(house, HUSTLE, ["Ann", "Bob"], {"clock_seconds": 120})
        await ann.in_room("settings", {"clocks_alone": False})
        await ann.in_room("start")
        await bob.in_room("leave")
        await house.wait(1)
        await ann.sync()
        assert ann.frame["clocks"] == []
        assert [notice["kind"] for notice in ann.room["notices"]] == ["left", "stand_in"]
        await house.wait(HOUR)
        assert ann.frame["pending"] == [0]

        await bob.enters()
        await ann.sync()
        assert ann.room["notices"][-1]["kind"] == "back"
        (clock,) = ann.frame["clocks"]
        assert clock["ends_at"] == ann.frame["now"] + 30_000  # of an hour that went by


async def test_the_host_pauses_the_table_until_it_is_resumed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        path = f"/api/rooms/{ann.code}"
        assert await bob.refused("POST", f"{path}/pause") == "not_host"
        await ann.in_room("pause")
        await bob.sync()
        assert bob.frame["paused"] is True
        assert bob.room["halted"] is True
        assert (await ann.acts("roll"))["code"] == "paused"
        await house.wait(HOUR)
        assert ann.frame["pending"] == [0]

        await bob.leaves()
        await house.restart()
        await bob.enters()  # who comes back does not end it
        await ann.enters()
        assert ann.frame["paused"] is True

        await ann.in_room("resume")
        await ann.sync()
        assert (ann.frame["paused"], ann.room["halted"]) == (False, False)
        await ann.acts("roll")
        assert ann.frame["pending"] == [1]
        kinds = [notice["kind"] for notice in ann.room["notices"]]
        assert [kind for kind in kinds if kind.endswith("d")] == ["paused", "resumed"]


async def test_who_lost_a_decision_to_the_clock_is_told_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        await house.wait(10_000)
        assert ann.frame["pending"] == [1]
        assert (ann.frame["timed_out"], bob.frame["timed_out"]) == (True, False)

        await bob.acts("roll")
        await ann.sync()
        assert (ann.frame["timed_out"], bob.frame["timed_out"]) == (False, False)


async def test_who_lost_a_race_has_lost_no_time(tmp_path: Path) -> None:
    """A moment for a tie runs out after the first answer: it was nobody's time to think."""
    async with open_house(tmp_path) as house:
        people = await begun(house, "bank-heist", ["Ann", "Bob", "Cy", "Dee", "Eve"])
        for one in people:
            await one.acts("ok")
        ann = people[0]
        await ann.sync()
        first, second, third = ann.frame["view"]["code"]
        await ann.acts(f"answer {first * second * third}")
        await house.wait(1_000)
        assert ann.frame["view"]["start"] == 0
        assert [one.frame["timed_out"] for one in people] == [False] * 5
