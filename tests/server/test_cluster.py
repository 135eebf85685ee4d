"""A small cluster under fire: real processes, a real PostgreSQL and Redis. `make chaos` is longer.

Nothing here depends on how long anything takes: who is back late is late, but nobody may have lost
a decision or heard of one that was never made.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.chaos.checker import Verdict, check_table
from bench.chaos.people import Heard
from bench.chaos.report import KILL, Blow, Report
from bench.chaos.run import CUT, DATABASE, FREEZE, REDIS, STOP, Cluster
from hideout.server.table.archive import Archive
from tests.server.house import PATIENCE, begun, open_house
from tests.server.postgres import IS_WANTED

pytestmark = pytest.mark.skipif(IS_WANTED, reason="is on PostgreSQL anyway")
DECISIONS = 40  # made by people, at least


@pytest.mark.slow
async def test_no_acknowledged_decision_is_lost_and_no_table_is_split() -> None:
    cluster = Cluster(seed=1, houses=2, bot_millis=100)
    try:
        await cluster.open()
        await cluster.seat(5, pace=0.1)
        for kind in (KILL, FREEZE, REDIS, STOP, CUT, DATABASE):
            await cluster.strike(kind)
        people = [person for party in cluster.parties for person in party.people]
        async with asyncio.timeout(PATIENCE):
            while not all(party.tables() for party in cluster.parties) or (
                sum(len(h.accepted) for p in people for h in p.heard.values()) < DECISIONS
            ):
                for party in cluster.parties:
                    party.raise_if_broken()
                await asyncio.sleep(0.1)
        verdict = await cluster.check()
        assert verdict.complaints() == []
        assert verdict.accepted >= DECISIONS
        assert verdict.tables >= 5
        assert verdict.events > verdict.accepted
        failures = [line for line in cluster.log_lines("Traceback") if "asyncpg" not in line]
        assert failures == []
    finally:
        await cluster.close()


class Forgetful:
    """A store that has lost the last decision."""

    def __init__(self, store: Any) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def decisions(self, table_id: str) -> list[Any]:
        return list(self.store.decisions(table_id)[:-1])


async def test_the_checker_finds_what_is_lost_doubled_or_split(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await begun(house, "heist-hustle", ["Ann", "Bob"])
        pages = [Heard(guest.seat) for guest in guests]
        for _ in range(6):
            for guest, page in zip(guests, pages, strict=True):
                await guest.sync()
                if guest.is_waited_for():
                    what = (guest.frame["decision"], guest.actions[0])
                    page.sent.add(what)
                    assert (await guest.acts(what[1]))["type"] == "accepted"
                    page.accepted.append(what)
        for guest, page in zip(guests, pages, strict=True):
            await guest.sync()
            for frame in guest.heard("frame"):
                page.add(frame)
        table = guests[0].frame["table"]

        def verdict(store: Any = house.store) -> Verdict:
            found = Verdict()
            check_table(Archive(store, house.settings, house.time), table, pages, found)
            return found

        assert verdict().complaints() == []
        assert verdict().accepted == sum(len(page.accepted) for page in pages) > 3
        forgotten = verdict(Forgetful(house.store))
        assert len(forgotten.lost) == 1
        assert len(forgotten.split) == 2, "both have heard of it"
        pages[0].accepted.append(pages[0].accepted[0])
        assert len(verdict().doubled) == 1
        pages[1].sent.clear()
        assert verdict().foreign
        pages[1].events[0] = {**pages[1].events[0], "kind": "another"}
        assert len(verdict().split) == 1


def struck(kind: str, waits: list[float]) -> Blow:
    blow = Blow(kind)
    blow.waits = waits
    return blow


def test_a_report_fails_for_what_took_too_long_or_was_left_out() -> None:
    quick = struck(KILL, [1.0] * 99 + [4.9])
    slow = struck(FREEZE, [12.0] * 3)
    fine = Report([quick, slow], 2, [], Verdict(), 60.0)
    assert fine.complaints() == []
    assert "| kill -9 | 1 | 100 | 1.00 s | 4.90 s | 4.90 s |" in str(fine)
    assert "| not within 12 s | 3 | 0 | ## |" in str(fine)
    short = Report([quick], 2, [], Verdict(), 60.0)
    assert short.complaints() == ["only 1 of 2 blows were struck"]
    late = Report([struck(KILL, [1.0] * 9 + [6.0])], 1, [], Verdict(), 60.0)
    assert late.complaints() == ["after kill -9 p99 was 6.00 s, and not within 5 s"]
    assert late.complaints()[0] in str(late)


def test_a_page_notices_what_is_told_in_disorder() -> None:
    page = Heard(0)
    page.add({"viewer": 0, "events": [{"n": 1, "kind": "a"}, {"n": 2, "kind": "b"}]})
    page.add({"viewer": 0, "events": [{"n": 2, "kind": "b"}]})
    assert page.disorder == []
    page.add({"viewer": 0, "events": [{"n": 2, "kind": "c"}, {"n": 4, "kind": "d"}]})
    page.add({"viewer": 1, "events": []})
    assert len(page.disorder) == 3
