"""A small cluster under fire: real processes, a real PostgreSQL and Redis. `make chaos` is longer.

Nothing here depends on how long anything takes: who is back late is late, but nobody may have lost
a decision or heard of one that was never made.
"""

import asyncio

import pytest

from bench.chaos.run import CUT, DATABASE, FREEZE, KILL, REDIS, STOP, Cluster
from tests.server.postgres import IS_WANTED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(IS_WANTED, reason="is on PostgreSQL anyway"),
]
PATIENCE = 60  # seconds
DECISIONS = 40  # made by people, at least


@pytest.mark.timeout(280, func_only=True)
async def test_no_acknowledged_decision_is_lost_and_no_table_is_split() -> None:
    cluster = Cluster(seed=1, houses=2, bot_millis=100)
    try:
        await cluster.open()
        await cluster.seat(5, pace=0.1)
        for kind in (KILL, FREEZE, REDIS, STOP, CUT, DATABASE):
            await cluster.strike(kind)
        people = [person for party in cluster.parties for person in party.people]
        async with asyncio.timeout(PATIENCE):
            while sum(len(h.accepted) for p in people for h in p.heard.values()) < DECISIONS:
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


def test_the_checker_can_fail() -> None:
    from bench.chaos.people import Heard

    page = Heard(0)
    page.add({"viewer": 0, "events": [{"n": 1, "kind": "a"}, {"n": 2, "kind": "b"}]})
    page.add({"viewer": 0, "events": [{"n": 2, "kind": "b"}]})
    assert page.disorder == []
    page.add({"viewer": 0, "events": [{"n": 2, "kind": "c"}, {"n": 4, "kind": "d"}]})
    page.add({"viewer": 1, "events": []})
    assert len(page.disorder) == 3
