"""A whole server for a test: real sockets, real files, and a clock that stands still.

`house` is the server, a `Guest` is somebody with a browser: a cookie, requests, a socket. Time
moves only when a test says so.
"""

import asyncio
import heapq
import itertools
import json
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
from aiohttp import web

from hideout.engine.core import State
from hideout.server.bots.looking_back import LookBack, Seen
from hideout.server.bots.worker import Answer, Question, Thinker, seen_by
from hideout.server.bots.workers import ThinkerPool
from hideout.server.house import fairness
from hideout.server.house.clock import WallClock
from hideout.server.house.settings import Settings
from hideout.server.rooms.hub import Hub
from hideout.server.store.interface import Store
from hideout.server.store.sqlite import FILE, SqliteStore
from hideout.server.table.table import LiveTable
from hideout.server.web.app import HUB, LISTENER, make_app
from hideout.server.web.identity import IDENTITIES
from tests.server import postgres

PATIENCE = 120  # seconds of real time that anything may take
ALTOGETHER = 5 * PATIENCE  # that a whole test may take

Body = dict[str, Any]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Work of a helper that is not a coroutine itself; tests just await."""

    async def patiently() -> None:
        async with asyncio.timeout(ALTOGETHER):
            await work

    asyncio.run(patiently())


class FakeTimer:
    def __init__(self, work: Callable[[], None]) -> None:
        self.work: Callable[[], None] | None = work

    def cancel(self) -> None:
        self.work = None


class FakeClock(WallClock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.millis = 1_800_000_000_000
        self.timers: list[tuple[int, int, FakeTimer]] = []
        self.numbers = itertools.count()

    def now(self) -> int:
        return self.millis

    def call_later(self, millis: int, work: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(work)
        heapq.heappush(self.timers, (self.millis + max(0, millis), next(self.numbers), timer))
        return timer

    async def sleep(self, millis: int) -> None:
        woken = asyncio.get_running_loop().create_future()
        self.call_later(millis, lambda: None if woken.done() else woken.set_result(None))
        await woken

    def next_due(self) -> int | None:
        while self.timers and self.timers[0][2].work is None:
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def ring(self) -> None:
        """The next timer rings."""
        due, _, timer = heapq.heappop(self.timers)
        self.millis = max(self.millis, due)
        if timer.work is not None:
            timer.work()


class AtOnce(Executor):
    """Bots think at once, so that a test need not wait for them."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class ThinkersHere(ThinkerPool):
    """The same for bots that look ahead: in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.thinker = Thinker()

    async def ask(self, question: Question, seconds: float) -> Answer:
        return self.thinker.think(question)

    async def look_back(self, question: LookBack, seconds: float) -> Seen:
        return seen_by(question)


class Secrets:
    """The same deals in every run."""

    def __init__(self) -> None:
        self.numbers = itertools.count(1)

    def __call__(self) -> str:
        return f"{next(self.numbers):064x}"


def open_store(folder: Path) -> Store:
    """In a file, or whatever a test puts in its place."""
    if postgres.IS_WANTED:
        return postgres.open_postgres(folder)
    return SqliteStore(folder)


def copy_data(source: Path, target: Path) -> None:
    """As it lies there now; a server may be at work."""
    if postgres.IS_WANTED:
        postgres.copy(source, target)
        return
    target.mkdir()
    for end in ("", "-wal"):
        if (source / (FILE + end)).exists():
            shutil.copy(source / (FILE + end), target)


def let_write(store: Any, is_let: bool) -> None:
    """Or not, as if the disk were full."""
    if postgres.IS_WANTED:
        postgres.let_write(store, is_let)
    else:
        store._writer.execute(f"PRAGMA query_only={int(not is_let)}")


class House:
    """One server, which may be stopped and started again on the same data."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        # Time stands still, so an allowance is never refilled.
        usual = {
            "bot_millis": 0, "rooms_per_minute": 10**6, "messages_per_second": 10**9,
            "requests_per_minute": 10**6, "bot_requests_per_minute": 10**6,
            "replays_per_minute": 10**6, "news_millis": 0, "port": 0,
        }  # fmt: skip
        self.settings = Settings(**{**usual, **settings})
        self.time = FakeClock()
        self.guests: list[Guest] = []
        self.is_up = False

    async def open(self) -> None:
        self.store: Any = self.open_store()
        app = make_app(self.store, self.settings, self.time)
        self.hub: Hub = app[HUB]
        self.identities = app[IDENTITIES]
        self.prepare()
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self.runner.setup()
        if self.hub.resuming is not None:
            await self.hub.resuming
        self.listener = app[LISTENER]
        self.port = await self.listener.listen(self.runner, "127.0.0.1", self.settings.port)
        self.is_up = True

    def open_store(self) -> Store:
        return open_store(self.folder)

    def prepare(self) -> None:
        runner = self.hub.services.runner
        runner.pool.shutdown()
        runner.pool = AtOnce()
        runner.thinkers = ThinkersHere()

    @property
    def tables(self) -> dict[str, LiveTable]:
        """Those in memory."""
        tables = [room.table for room in self.hub.rooms.values() if room.table is not None]
        return {table.document.id: table for table in tables if not table.is_closed}

    def running_timers(self) -> int:
        return sum(timer.work is not None for _, _, timer in self.time.timers)

    async def see_off(self) -> None:
        """Everybody goes."""
        for guest in self.guests:
            if guest.socket is not None:
                await guest.socket.close()
            await guest.session.close()

    async def shut(self) -> None:
        if self.is_up:
            self.is_up = False
            self.listener.close()
            await self.runner.cleanup()
            self.store.close()

    async def restart(self) -> None:
        await self.shut()
        await self.open()

    async def crash(self, elsewhere: Path) -> None:
        """Go on with the files as they lie there now: what the old server still does is lost."""
        copy_data(self.folder, elsewhere)
        await self.shut()
        self.folder = elsewhere
        await self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str = "Guest") -> "Guest":
        guest = Guest(self, name)
        self.guests.append(guest)
        return guest

    async def settle(self) -> None:
        """Let everything that has begun come to its end."""
        for _ in range(4):
            for _ in range(8):
                await asyncio.sleep(0)
            await self.store.write([])
        for guest in self.guests:
            if guest.is_connected():
                await guest.sync()

    async def wait(self, millis: int) -> None:
        """Time goes by."""
        until = self.time.millis + millis
        while (due := self.time.next_due()) is not None and due <= until:
            self.time.ring()
            await self.settle()
        self.time.millis = max(self.time.millis, until)

    async def wait_for_clock(self) -> None:
        """Time goes by until something happens by itself."""
        due = self.time.next_due()
        assert due is not None, "no timer runs"
        await self.wait(due - self.time.millis)


class Guest:
    """Somebody with a browser."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.reader: asyncio.Task[None] | None = None
        self.inbox: list[Body] = []
        self.bytes_heard: list[bytes] = []
        self.news = asyncio.Event()
        self.refs = itertools.count(1)
        self.code = ""
        self.room: Body = {}
        self.frame: Body = {}
        self.takes_changes = True  # as the page does

    # Requests

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        url = self.house.address + path
        async with self.session.request(method, url, json=body, **more) as answer:
            text = await answer.text()
            is_json = answer.content_type == "application/json"
            return answer.status, json.loads(text) if is_json else text

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, body: Any = None) -> Any:
        status, answer = await self.ask("POST", path, body)
        assert status == 200, answer
        return answer

    async def in_room(self, what: str, body: Any = None) -> Any:
        return await self.post(f"/api/rooms/{self.code}/{what}", body)

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        status, answer = await self.ask(method, path, body)
        assert status >= 400, answer
        assert set(answer) == {"code", "words", "sentence", "clauses"}, answer
        return str(answer["code"])

    async def opens(self, game: str) -> Body:
        self.room = await self.post("/api/rooms", {"game": game, "name": self.name})
        self.code = self.room["code"]
        return self.room

    async def joins(self, code: str, watch: bool = False) -> Body:
        self.code = code
        self.room = await self.in_room("join", {"name": self.name, "watch": watch})
        return self.room

    # The socket

    async def enters(self, table: str = "", heard: int = 0, screen: bool = False) -> None:
        if self.socket is not None:
            await self.socket.close()
        url = f"{self.house.address}/api/rooms/{self.code}/live" + ("?screen=1" if screen else "")
        self.socket = await self.session.ws_connect(url, max_msg_size=0)
        self.reader = asyncio.create_task(self._read(self.socket))
        hello = {"type": "hello", "table": table, "heard": heard, "changes": self.takes_changes}
        await self.send(hello)
        await self.sync()

    async def leaves(self) -> None:
        """Close the page without a word."""
        if self.socket is not None:
            await self.socket.close()
            assert self.reader is not None
            await self.reader
        await self.house.settle()

    def is_connected(self) -> bool:
        """Whether this page's socket is open."""
        return self.socket is not None and not self.socket.closed

    async def send(self, command: Body) -> None:
        assert self.socket is not None
        await self.socket.send_str(json.dumps(command))

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            assert message.type is aiohttp.WSMsgType.TEXT
            self._hear(message.data)
        self.news.set()

    def _hear(self, data: str) -> None:
        message = json.loads(data)
        if message["type"] == "refusal" and message["ref"] < 0:
            pass  # the answer to a question that only a test asks
        else:
            self.bytes_heard.append(data.encode())
        if message["type"] == "change":
            message = merged(self.frame, message)
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "frame":
            self.frame = message
        self.inbox.append(message)
        self.news.set()

    async def until(self, wanted: Callable[[Body], bool], seen: int = 0) -> Body:
        """Wait for a message; those already read count, except the first `seen` of them."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.inbox[seen:]:
                    if wanted(message):
                        return message
                seen = len(self.inbox)
                if self.socket is None or self.socket.closed:
                    raise AssertionError("the socket is closed")
                self.news.clear()
                await self.news.wait()

    async def answer(self, command: Body) -> Body:
        """Send a command with a ref and wait for its answer, letting time go by if it is held."""
        ref, before = next(self.refs), len(self.inbox)
        await self.send({**command, "ref": ref})
        first = await self.until(lambda m: m.get("ref") == ref, before)
        if not first.get("held"):
            return first
        while not (
            last := [m for m in self.inbox[before:] if m.get("ref") == ref and not m.get("held")]
        ):
            await self.house.wait_for_clock()
        return last[0]

    async def sync(self) -> None:
        """Everything the server has sent so far has been read."""
        ref, before = -next(self.refs), len(self.inbox)
        await self.send({"type": "say", "ref": ref, "channel": "", "text": ""})
        await self.until(lambda m: m.get("ref") == ref, before)

    def heard(self, kind: str) -> list[Body]:
        return [message for message in self.inbox if message["type"] == kind]

    def forget(self) -> None:
        self.inbox.clear()
        self.bytes_heard.clear()

    # Play

    @property
    def seat(self) -> int:
        return int(self.frame["viewer"])

    @property
    def actions(self) -> list[str]:
        return [choice["action"] for choice in self.frame["legal"]]

    def is_waited_for(self) -> bool:
        return self.frame["viewer"] in self.frame["pending"] and bool(self.actions)

    async def acts(self, action: str, decision: str | None = None) -> Body:
        token = self.frame["decision"] if decision is None else decision
        return await self.answer({"type": "act", "decision": token, "action": action})

    async def says(self, text: str, channel: str = "table") -> Body:
        return await self.answer({"type": "say", "channel": channel, "text": text})


def merged(frame: Body, change: Body) -> Body:
    """The frame that a page has once it was sent a change."""
    views = {
        name: {**frame[name], **change[name]} for name in ("view", "open_view") if name in change
    }
    news = {"now": change["now"], "events": change["events"]}
    return {**frame, **change["frame"], **views, **news}


def put(table: LiveTable, state: State) -> None:
    """Another state at a table; what was told at it stays told."""
    table.state = table.sitting.state = state
    state.events = table.sitting.log


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(folder, **settings)
    try:
        with patch.object(fairness, "new_secret", Secrets()):
            await house.open()
            yield house
    finally:
        await house.see_off()
        await house.shut()


async def seated(
    house: House, game: str, names: list[str], options: Body | None = None, bots: int = 0
) -> list[Guest]:
    """A room with a guest on each chair, in that order; everybody's page is open."""
    guests = [house.guest(name) for name in names]
    host = guests[0]
    await host.opens(game)
    for guest in guests[1:]:
        await guest.joins(host.code)
    for _ in range(bots):
        await host.in_room("bots", {"level": "random"})
    settings = {"seating": "listed", "options": options or {}, "clocks_alone": True}
    await host.in_room("settings", settings)
    for guest in guests:
        await guest.enters()
    return guests


async def begun(
    house: House, game: str, names: list[str], options: Body | None = None, bots: int = 0
) -> list[Guest]:
    """The same, with a game running."""
    guests = await seated(house, game, names, options, bots)
    await guests[0].in_room("start")
    for guest in guests:
        await guest.sync()
    return guests


Chooser = Callable[[Guest], str]


async def play_on(
    house: House,
    guests: list[Guest],
    choose: Chooser,
    stop_after: int = 10_000,
) -> int:
    """Play through the guests' sockets, clocks closing what nobody closes; how many acts."""
    acts = in_window = 0
    window = ""
    while not guests[0].frame.get("result") and acts < stop_after:
        present = [guest for guest in guests if guest.is_connected()]
        for guest in present:
            await guest.sync()
        now = present[0].frame["decision"].split(".")[0]
        in_window = in_window + 1 if now == window else 0
        window = now
        able = [guest for guest in present if guest.is_waited_for()]
        if not able or in_window > 12 * len(guests):
            await house.wait_for_clock()
            continue
        guest = able[acts % len(able)]
        answer = await guest.acts(choose(guest))
        if answer.get("code") == "stale":
            continue  # a bot, or a clock while the answer was held, was quicker
        assert answer["type"] == "accepted", answer
        acts += 1
    return acts


async def to_the_end(house: House, guest: Guest) -> None:
    """Nobody does anything: the clocks play the game out."""
    while not guest.frame["result"]:
        await house.wait_for_clock()
        await guest.sync()
