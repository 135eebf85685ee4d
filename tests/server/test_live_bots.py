"""Bots at live tables: every game, level and manner plays to its end, in time and without fail."""

import asyncio
import logging
import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from hideout.bots.heat.bot import HeatBot
from hideout.engine.position import write_position
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.server.bots.looking_back import LookBack
from hideout.server.bots.worker import Question
from hideout.server.bots.workers import ThinkerPool, Unavailable
from hideout.server.house import metrics
from tests.server.live import (
    PATIENCE,
    Sitting,
    bots_of,
    live_house,
    play_all,
    sittings,
    sizes,
    until,
)


def a_selection(game: str) -> list[Sitting]:
    """Every level and manner once, and the largest table; `make bots` plays the rest."""
    least, _, most = sizes(game)
    return [
        *sittings(game, least, bots_of(game)),
        *sittings(game, most, ["search", "heuristic"]),
    ]


def clear_metrics() -> None:
    for tally in (metrics.BOT_FAILURES, metrics.BOTS_HURRIED, metrics.THINKERS_DIED):
        tally.counts.clear()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno > logging.INFO]


async def play(
    tables: list[Sitting],
    folder: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    clear_metrics()
    caplog.set_level(logging.INFO)
    async with live_house(folder) as house:
        await play_all(house, tables)
        assert house.time_outs == []
    assert warnings(caplog) == []
    assert metrics.BOT_FAILURES.counts == metrics.THINKERS_DIED.counts == {}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.timeout(PATIENCE, func_only=True)
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_bots_play_to_the_end_in_time(
    game: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await play(a_selection(game), tmp_path, caplog)


# A process that dies


def kill_thinkers() -> set[int]:
    killed = set()
    for child in multiprocessing.active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        killed.add(child.pid)
    return killed


@pytest.mark.slow
async def test_a_thinking_process_that_is_killed_is_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clear_metrics()
    async with live_house(tmp_path) as house:
        house.hub.services.runner.thinkers = ThinkerPool(1)
        table = await house.seats(Sitting("heat", ["search"] * 4))
        house.leaping.may_leap = True
        await until(lambda: len(table.record.decisions) > 4)
        killed = kill_thinkers()
        assert len(killed) == 1
        await until(table.is_over)

        (child,) = multiprocessing.active_children()
        assert child.pid not in killed
        assert house.time_outs == []
    assert metrics.THINKERS_DIED.counts == {"": 1}
    assert metrics.BOT_FAILURES.counts == {}
    assert warnings(caplog) == ["a thinking process died; the next starts in 0 s or later"]


@pytest.mark.slow
async def test_while_thinking_processes_keep_dying_bots_play_sensibly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clear_metrics()
    async with live_house(tmp_path) as house:
        house.hub.services.runner.thinkers = ThinkerPool(1)
        table = await house.seats(Sitting("heat", ["search"] * 4))
        house.leaping.may_leap = True
        while not table.is_over():
            kill_thinkers()
            await asyncio.sleep(0.01)

        bots = house.hub.room(table.document.room).bots.by_seat.values()
        substitutes = [seated.substitute for seated in bots]
        assert all(player and isinstance(player.bot, HeatBot) for player in substitutes)
        assert house.time_outs == []
    died = metrics.THINKERS_DIED.counts[""]
    assert 2 <= died < 9  # it was left alone for longer and longer
    assert metrics.BOTS_HURRIED.counts["resting"] > 20
    assert sum("a thinking process died" in line for line in warnings(caplog)) == died
    assert len(warnings(caplog)) <= 2 * died
    assert not any(line.exc_info for line in caplog.records)


@pytest.mark.slow
async def test_bots_go_on_with_their_plans_after_a_restart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server stops in the middle of a draft; bots that have to catch up complete it."""

    clear_metrics()
    async with live_house(tmp_path) as house:
        table = await house.seats(Sitting("oceans-heist", ["search", "heuristic"]))
        house.leaping.may_leap = True
        await until(lambda: table.state.step > 8)
        house.leaping.may_leap = False
        await house.restart()
        await house.hosts[0].looks_on()
        house.leaping.may_leap = True
        again = house.tables[table.document.id]
        assert again is not table
        await until(again.is_over)
        assert house.time_outs == []
    assert warnings(caplog) == []
    assert metrics.BOT_FAILURES.counts == {}


def question(bot_number: int, level: str) -> Question:
    game = find_game("heist-hustle")
    state = game.new(3, 1, {})
    while len(state.legal(state.pending()[0])) == 1:
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    seat = state.pending()[0]
    return Question(
        bot_number=bot_number,
        game=game.name,
        deck=None,
        level=level,
        seat=seat,
        seats=3,
        seed=1,
        world=write_position(game.resample(state, seat, Rng(1))),
        view=dict(game.view(state, seat)),
        legal=[action.code for action in state.legal(seat)],
        events=[],
    )


@pytest.mark.slow
async def test_who_cannot_wait_for_an_answer_goes_without_and_the_next_one_gets_his() -> None:
    thinkers = ThinkerPool(1)
    try:
        with pytest.raises(Unavailable, match="late"):
            await thinkers.ask(question(1, "search:1500ms"), 0.2)
        quick = question(2, "search:4")
        answer = await thinkers.ask(quick, 60.0)
        assert answer.action is not None
        assert not answer.failure
    finally:
        thinkers.close()


async def test_a_house_that_closes_thinks_no_more() -> None:
    thinkers = ThinkerPool(1)
    thinkers.close()
    with pytest.raises(Unavailable):
        await thinkers.look_back(LookBack(0, ""), 5)
