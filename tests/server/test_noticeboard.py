"""What servers of a house tell each other through a real Redis, and how they do without."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bench.chaos.services import Redis
from hideout.bots import make_bot
from hideout.cli.app import hideout
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.server.bots.shared import QUESTIONS, SharedThinkerPool
from hideout.server.bots.worker import Answer, Question, Thinker
from hideout.server.house import noticeboard
from hideout.server.house.noticeboard import Noticeboard, open_noticeboard
from hideout.server.house.settings import Settings
from hideout.server.rooms.services import Services
from tests.server.house import FakeClock, seated
from tests.server.test_neighbours import open_members

pytestmark = pytest.mark.slow

PATIENCE = 120  # seconds
PROGRAM = (sys.executable, "-c", "from hideout.cli import main; main()")


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.stop()


async def until(claim: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.02)


def heard(noticeboard: Noticeboard, topic: str) -> list[Any]:
    """What a server reads about something from now on, once it has."""
    read, told = noticeboard.readers[topic], list[Any]()

    def listen(message: Any) -> None:
        read(message)
        told.append(message)

    noticeboard.readers[topic] = listen
    return told


@asynccontextmanager
async def noticeboards(redis: Redis, count: int) -> AsyncIterator[list[Noticeboard]]:
    found = [open_noticeboard(redis.url) for _ in range(count)]
    try:
        for noticeboard in found:
            noticeboard.open()
        await until(lambda: all(noticeboard.is_there for noticeboard in found))
        yield found
    finally:
        for noticeboard in found:
            await noticeboard.close()


def services(redis: Redis) -> Services:
    return Services(Nothing(), Settings(redis_url=redis.url), FakeClock())  # type: ignore[arg-type]


class Nothing:
    """A store that nobody asks."""

    is_shared = False
    folder = None


async def test_what_one_server_grants_the_others_do_not_grant_again(redis: Redis) -> None:
    one, other = services(redis), services(redis)
    mine, theirs = one.limits("joins", 5, 60_000), other.limits("joins", 5, 60_000)
    assert one.noticeboard is not None
    assert other.noticeboard is not None
    one.noticeboard.open()
    other.noticeboard.open()
    try:
        await until(lambda: one.noticeboard.is_there and other.noticeboard.is_there)  # type: ignore[union-attr]
        assert all(mine.take("here") for _ in range(5))
        assert not mine.take("here")
        await until(lambda: not theirs.is_left("here"))
        assert theirs.take("elsewhere")
    finally:
        await one.noticeboard.close()
        await other.noticeboard.close()
        one.runner.close()
        other.runner.close()


async def test_a_redis_that_is_gone_is_found_again_and_missed_by_nobody() -> None:
    redis = Redis()
    try:
        async with noticeboards(redis, 2) as (one, other):
            heard: list[Any] = []
            other.readers["news"] = heard.append
            one.tell("news", 1)
            await until(lambda: heard == [1])
            redis.stop()
            await until(lambda: not one.is_there and not other.is_there)
            one.tell("news", 2)  # to nobody; nothing is raised
            redis.start()
            await until(lambda: one.is_there and other.is_there)

            def is_heard_again() -> bool:  # a line told before the other listens is lost
                one.tell("news", 3)
                return 3 in heard

            await until(is_heard_again)
            assert 2 not in heard
    finally:
        redis.stop()


async def test_a_line_that_is_none_stops_nobody(redis: Redis) -> None:
    async with noticeboards(redis, 2) as (one, other):
        heard: list[Any] = []
        other.readers["news"] = heard.append
        for rubbish in (b"\xff", b"[]", b'["x","spent",3]', b'["x","closed",{}]'):
            await one.client.publish("hideout:board", rubbish)
        one.tell("news", 1)
        await until(lambda: heard == [1])


async def test_the_answer_to_a_ping_is_no_line_of_the_board(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(noticeboard, "LONGEST_SILENCE", 0.0)
    board, answers = open_noticeboard(redis.url), list[Any]()
    async with board.client.pubsub() as page:
        await page.subscribe("nobody writes here")
        get_message = page.get_message

        async def read(**how: Any) -> Any:
            found = await get_message(**how)
            if found is not None and found["type"] == "pong":
                answers.append(found)
                board.is_there = False  # which ends the reading
            return found

        page.get_message = read
        board.is_there = True
        await board._read(page)
    await board.close()
    assert answers
    assert not caplog.records


async def test_who_was_sent_away_at_one_server_comes_in_at_none(
    redis: Redis, tmp_path: Path
) -> None:
    async with open_members(tmp_path, 2, redis_url=redis.url, trust_proxy=True) as (a, b):
        ann, bob = await seated(a, "heist-hustle", ["Ann", "Bob"])
        there = {"X-Forwarded-For": "203.0.113.9"}
        await bob.ask("GET", f"/api/rooms/{ann.code}", headers=there)
        ours, theirs = a.hub.services.noticeboard, b.hub.services.noticeboard
        assert ours is not None
        assert theirs is not None
        await until(lambda: ours.is_there and theirs.is_there)
        told = heard(theirs, "closed")
        await ann.in_room("kick", {"person": bob.room["you"]})
        await until(lambda: told)
        await a.shut()  # whoever has the room next knows it, too
        eve = b.guest("Eve")
        status, answer = await eve.ask("GET", f"/api/rooms/{ann.code}", headers=there)
        assert (status, answer["code"]) == (403, "kicked")
        assert (await b.guest("Fay").ask("GET", f"/api/rooms/{ann.code}"))[0] == 200


async def test_a_device_that_is_left_out_is_a_stranger_at_the_other_servers(
    redis: Redis, tmp_path: Path
) -> None:
    async with open_members(tmp_path, 2, redis_url=redis.url) as (a, b):
        ann, _ = await seated(a, "heist-hustle", ["Ann", "Bob"])
        thief = b.guest("Thief")
        ours, theirs = a.hub.services.noticeboard, b.hub.services.noticeboard
        assert ours is not None
        assert theirs is not None
        await until(lambda: ours.is_there and theirs.is_there)
        passes, forgotten = heard(theirs, "pass"), heard(theirs, "only here")
        kept = {"name": "Ann", "avatar": "wolf", "rooms": [], "games": []}
        code = (await ann.post("/api/mine/code", kept))["code"]
        await until(lambda: passes)
        await thief.post("/api/mine/here", {"code": code})
        mine = {"rooms": [ann.code], "tables": []}
        assert (await thief.post("/api/mine", mine))["rooms"]

        await ann.post("/api/mine/only")

        await until(lambda: forgotten)
        assert (await thief.post("/api/mine", mine))["rooms"] == []
        assert (await ann.post("/api/mine", mine))["rooms"]


# Thinking


def question(number: int = 1) -> Question:
    game = find_game("heist-hustle")
    state = game.new(2, 1, {})
    bot = make_bot("heuristic", game, 0, 2, Rng(1))
    assert bot is not None
    return Question(
        bot_number=number, game=game.name, deck=None, level="heuristic", seat=0, seats=2, seed=7,
        world=None, view=dict(game.view(state, 0)),
        legal=[action.code for action in state.legal(0)], events=[],
    )  # fmt: skip


class Thinking:
    """`hideout think` in a process of its own."""

    def __init__(self, redis: Redis) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, "think", "--redis", redis.url, "--processes", "1"],
            stdout=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0


async def test_bots_think_in_processes_of_any_machine(redis: Redis) -> None:
    thinking = Thinking(redis)
    try:
        async with noticeboards(redis, 1) as (noticeboard,):
            thinkers = SharedThinkerPool(noticeboard)
            await until(lambda: thinkers.seen)
            expected = Thinker().think(question())
            assert await thinkers.ask(question(), PATIENCE) == expected
            assert thinkers.workers[0].process is None, "not at home"
            assert thinkers.waiting == {}
            thinkers.close()
    finally:
        thinking.stop()


async def test_a_thinker_that_dies_costs_one_thought_which_is_thought_again(redis: Redis) -> None:
    """The first to take the question says so and is never heard of again."""
    thinking: Thinking | None = None
    async with noticeboards(redis, 2) as (noticeboard, dying):
        thinkers = SharedThinkerPool(noticeboard)
        dying.tell("thinker", {"thinker": "dying"})
        await until(lambda: thinkers.seen)
        asked = asyncio.create_task(thinkers.ask(question(), 2 * PATIENCE))
        _, line = await dying.client.blpop([QUESTIONS], timeout=0)
        assert b"heuristic" in line
        dying.tell("thinker", {"thinker": "dying", "number": 0}, to=noticeboard.mail)
        try:
            thinking = Thinking(redis)
            await until(lambda: thinkers.seen.keys() - {"dying"})
            answer = await asked
            assert answer == Thinker().think(question())
        finally:
            thinkers.close()
            if thinking is not None:
                thinking.stop()


async def test_without_thinkers_bots_think_at_home(redis: Redis) -> None:
    async with noticeboards(redis, 1) as (noticeboard,):
        thinkers = SharedThinkerPool(noticeboard)
        try:
            answer: Answer = await thinkers.ask(question(), PATIENCE)
            assert answer.action is not None
            assert thinkers.workers[1 % len(thinkers.workers)].process is not None
        finally:
            thinkers.close()


def test_a_house_without_redis_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("HIDEOUT_")]:
        monkeypatch.delenv(name)
    run = CliRunner().invoke
    assert "Say where the house's Redis is" in run(hideout, ["think"]).output
    refused = run(hideout, ["think", "--redis", "redis://127.0.0.1:1"])
    assert "Redis cannot be reached" in str(refused.exception)
