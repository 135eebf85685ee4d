"""Bots at live tables: every game, level and manner plays to its end, in time and without fail."""

import asyncio
import logging
import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from hideout.bots.heat import HeatBot
from hideout.games import GAMES
from hideout.server import metrics
from hideout.server.thinkers import Thinkers
from tests.server.house import run
from tests.server.live import Sitting, bots_of, live_house, play_all, sittings, sizes, until


def a_selection(game: str) -> list[Sitting]:
    """Every level and manner once, and every size; `make bots` plays the rest."""
    least, usual, most = sizes(game)
    some = ["search", "heuristic"]
    return [
        *sittings(game, least, bots_of(game)),
        *sittings(game, usual, some),
        *sittings(game, most, some),
    ]


def clear_metrics() -> None:
    for tally in (metrics.BOT_FAILURES, metrics.BOTS_HURRIED, metrics.THINKERS_DIED):
        tally.counts.clear()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno > logging.INFO]


def play(
    tables: list[Sitting],
    folder: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        async with live_house(folder) as house:
            await play_all(house, tables)
            assert house.time_outs == []

    clear_metrics()
    caplog.set_level(logging.INFO)
    run(play())
    assert warnings(caplog) == []
    assert metrics.BOT_FAILURES.counts == metrics.THINKERS_DIED.counts == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_play_to_the_end_in_time(
    game: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    play(a_selection(game), tmp_path, caplog)


# A process that dies


def kill_thinkers() -> set[int]:
    killed = set()
    for child in multiprocessing.active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        killed.add(child.pid)
    return killed


@pytest.mark.slow
def test_a_thinking_process_that_is_killed_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with live_house(tmp_path) as house:
            house.hub.minds.thinkers = Thinkers(1)
            table = await house.seats(Sitting("heat", ["search"] * 4))
            house.leaping.may_leap = True
            await until(lambda: len(table.record.decisions) > 4)
            killed = kill_thinkers()
            assert len(killed) == 1
            await until(table.is_over)

            (child,) = multiprocessing.active_children()
            assert child.pid not in killed
            assert house.time_outs == []

    clear_metrics()
    run(play())
    assert metrics.THINKERS_DIED.counts == {"": 1}
    assert metrics.BOT_FAILURES.counts == {}
    assert warnings(caplog) == ["a thinking process died; the next starts in 0 s or later"]


@pytest.mark.slow
def test_while_thinking_processes_keep_dying_bots_play_sensibly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with live_house(tmp_path) as house:
            house.hub.minds.thinkers = Thinkers(1)
            table = await house.seats(Sitting("heat", ["search"] * 4))
            house.leaping.may_leap = True
            while not table.is_over():
                kill_thinkers()
                await asyncio.sleep(0.01)

            minds = house.hub.minds.minds[table.document.id].values()
            substitutes = [mind.substitute for mind in minds]
            assert all(player and isinstance(player.bot, HeatBot) for player in substitutes)
            assert house.time_outs == []

    clear_metrics()
    run(play())
    died = metrics.THINKERS_DIED.counts[""]
    assert 2 <= died < 9  # it was left alone for longer and longer
    assert metrics.BOTS_HURRIED.counts["resting"] > 20
    assert sum("a thinking process died" in line for line in warnings(caplog)) == died
    assert len(warnings(caplog)) <= 2 * died
    assert not any(line.exc_info for line in caplog.records)
