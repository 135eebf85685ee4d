"""Simulated people: each has a browser, plays what is legal, and comes back when a line breaks.

What a page heard and what it was told is done is kept, for the checker.
"""

import asyncio
import contextlib
import itertools
import random
import time
from typing import Any, Final

import aiohttp
import msgspec

ANSWER_SECONDS: Final = 4.0  # after which a page that hears nothing comes again
RETRY: Final = 0.1  # seconds
PATIENCE: Final = 60.0
BROKEN: Final = (aiohttp.ClientError, OSError, TimeoutError)


class Heard:
    """What one page knows of one table."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.events: list[dict[str, Any]] = []
        self.accepted: list[tuple[str, str]] = []  # decision and action
        self.sent: set[tuple[str, str]] = set()
        self.disorder: list[str] = []
        self.was_played_for = False  # by a bot, for a while

    def add(self, frame: dict[str, Any]) -> None:
        if frame["viewer"] != self.viewer:
            self.disorder.append(f"viewer {frame['viewer']} instead of {self.viewer}")
        for event in frame["events"]:
            n = event["n"]
            if n == len(self.events) + 1:
                self.events.append(event)
            elif n > len(self.events) + 1:
                self.disorder.append(f"event {n} after {len(self.events)}")
            elif self.events[n - 1] != event:
                self.disorder.append(f"event {n} told in two ways")


class Person:
    def __init__(self, name: str, addresses: list[str], dice: random.Random, pace: float) -> None:
        self.name = name
        self.addresses = itertools.cycle(addresses)  # of a balancer, or of every house
        self.dice = dice
        self.pace = pace  # seconds between two decisions
        self.session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=aiohttp.ClientTimeout(total=20)
        )
        self.code = ""
        self.heard: dict[str, Heard] = {}  # by table
        self.frame: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.refs = itertools.count(1)
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.is_fresh = asyncio.Event()  # a frame has come since the last hello
        self.news = asyncio.Event()
        self.alive_at = 0.0  # when the table was last heard of in answer to something asked
        self.asked_at = 0.0  # when that was asked
        self.refusals: dict[str, int] = {}
        self.reconnects = 0

    # Requests

    async def post(self, path: str, body: Any = None) -> Any:
        """Until it is done: a house under fire may have to be asked twice."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(*BROKEN):
                    url = next(self.addresses) + path
                    async with self.session.post(url, json=body) as answer:
                        if answer.status < 500:  # the rest may be a page of the load balancer's
                            return await answer.json(content_type=None)
                await asyncio.sleep(RETRY)

    # The page

    async def stay(self) -> None:
        """Keep a page open, whatever happens."""
        while True:
            with contextlib.suppress(*BROKEN):
                await self._visit()
            self.reconnects += 1
            for answer in self.answers.values():
                answer.cancel()
            self.answers.clear()
            await asyncio.sleep(RETRY)

    async def _visit(self) -> None:
        table = self.frame.get("table", "")
        heard = len(self.heard[table].events) if table else 0
        asked_at = time.monotonic()
        url = f"{next(self.addresses)}/api/rooms/{self.code}/live"
        async with asyncio.timeout(2 * ANSWER_SECONDS):
            opened = await self.session.ws_connect(url, timeout=aiohttp.ClientWSTimeout(ws_close=1))
        async with opened as line:
            self.socket = line
            self.is_fresh.clear()
            await line.send_json({"type": "hello", "table": table, "heard": heard})
            watch = asyncio.create_task(self._cut_if_silent(line))
            try:
                async for message in line:
                    self._hear(msgspec.json.decode(message.data), asked_at)
            finally:
                watch.cancel()
                self.socket = None

    async def _cut_if_silent(self, line: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.is_fresh.wait()
        except TimeoutError:
            await line.close()

    def _hear(self, message: dict[str, Any], asked_at: float) -> None:
        kind = message["type"]
        if kind == "frame":
            table = message["table"]
            if table not in self.heard:
                self.heard[table] = Heard(message["viewer"])
            self.heard[table].add(message)
            self.frame = message
            if not self.is_fresh.is_set():
                self.is_fresh.set()
                self._is_alive(asked_at)
        elif kind == "room":
            self.room = message
            mine = [chair for chair in message["chairs"] if chair["person"] == message["you"]]
            if message["table"] in self.heard and any(chair["stand_in"] for chair in mine):
                self.heard[message["table"]].was_played_for = True
            if not message["table"]:
                self.is_fresh.set()
        elif kind in ("accepted", "refusal"):
            answer = self.answers.get(message["ref"])
            if answer is not None and not answer.done() and not message.get("held"):
                answer.set_result(message)
        self.news.set()

    def _is_alive(self, asked_at: float) -> None:
        self.asked_at, self.alive_at = asked_at, time.monotonic()

    # Play

    async def play(self) -> None:
        """Decide whenever something is to be decided."""
        while True:
            await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
            with contextlib.suppress(*BROKEN, asyncio.CancelledError):
                await self._decide()
            if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                return

    async def _decide(self) -> None:
        frame, line = self.frame, self.socket
        if line is None or not self.is_fresh.is_set() or not frame or frame["result"]:
            return
        if not frame["legal"] or frame["viewer"] not in frame["pending"]:
            return
        choice = self.dice.choice(frame["legal"])["action"]
        what = (frame["decision"], choice)
        heard = self.heard[frame["table"]]
        heard.sent.add(what)
        ref = next(self.refs)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[ref] = answer
        asked_at = time.monotonic()
        command = {"type": "act", "ref": ref, "decision": what[0], "action": what[1]}
        await line.send_json(command)
        try:
            async with asyncio.timeout(4 * ANSWER_SECONDS):
                told = await answer
        except TimeoutError:
            await line.close()
            return
        finally:
            self.answers.pop(ref, None)
        if told["type"] == "accepted":
            heard.accepted.append(what)
            self._is_alive(asked_at)
        else:
            self.refusals[told["code"]] = self.refusals.get(told["code"], 0) + 1
            if told["code"] == "stale":
                self._is_alive(asked_at)

    async def close(self) -> None:
        await self.session.close()


class Party:
    """A room: some people, bots for the rest, one game after another."""

    def __init__(self, game: str, people: list[Person], seats: int, level: str) -> None:
        self.game = game
        self.people = people
        self.seats = seats
        self.level = level
        self.games = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        host, *guests = self.people
        room = await host.post("/api/rooms", {"game": self.game, "name": host.name})
        self.code = room["code"]
        for person in self.people:
            person.code = self.code
        for guest in guests:
            await guest.post(f"/api/rooms/{self.code}/join", {"name": guest.name})
        for _ in range(self.seats - len(self.people)):
            await host.post(f"/api/rooms/{self.code}/bots", {"level": self.level})
        for person in self.people:
            self.tasks += [asyncio.create_task(person.stay()), asyncio.create_task(person.play())]
        self.tasks.append(asyncio.create_task(self._lead()))

    async def _lead(self) -> None:
        """The host begins a game whenever none is running."""
        host = self.people[0]
        while True:
            if host.room and not host.room["playing"] and not host.room["drawing"]:
                with contextlib.suppress(TimeoutError):  # nobody could be reached: once more
                    await host.post(f"/api/rooms/{self.code}/start")
                    self.games += 1
            host.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await host.news.wait()

    def tables(self) -> set[str]:
        """Those at least one of them has seen."""
        return {table for person in self.people for table in person.heard}

    def raise_if_broken(self) -> None:
        """Somebody who no longer plays would only be missed."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for person in self.people:
            await person.close()
