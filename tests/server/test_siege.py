"""Hostile guests of every kind at once, beside a table at which people play.

The players' answers are timed, too, but on a busy machine that says nothing about the server:
here it is judged by what it did itself. `make siege` holds it to the clock.
"""

import sys
from pathlib import Path

import pytest

from bench.siege import Outcome, report, siege
from bench.siege_attackers import ATTACKERS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="needs many addresses on loopback"),
]

SECONDS = 8
MOST_MEGABYTES = 200
MOST_HELD = 0.02  # of all looks at the event loop; one of a hundred may meet a start of a game


async def test_a_table_plays_on_under_siege(tmp_path: Path) -> None:
    outcomes: list[Outcome] = []

    outcomes.append(await siege(tmp_path, SECONDS))
    (outcome,) = outcomes
    shown = report(outcome)
    print(shown)
    assert outcome.refused == [], "people who only play are refused nothing"
    assert len(outcome.besieged) > 10, "they play on"
    assert outcome.came, "and others can come to watch"
    assert outcome.megabytes < MOST_MEGABYTES, shown
    assert outcome.held_longer(0.1) <= MOST_HELD, shown
    assert set(outcome.sent) == {kind.name for kind in ATTACKERS}
    assert all(outcome.sent.values()), "every kind was there"
    assert outcome.status == 0
    assert "Traceback" not in outcome.log
    assert "SECRET" not in outcome.log
