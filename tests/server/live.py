"""A server of bots whose clocks are real as long as anybody thinks.

A window that runs its full time would take minutes, so the clock leaps to the next timer when
nobody is thinking, acting or being stored. Who thinks has all the time that a table of people
gives, so nothing depends on how fast this machine is; and who never answers is caught out by the
real clock.
"""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hideout.bots import levels
from hideout.bots.manner import MANNERS
from hideout.engine.core import TABLE, Seat
from hideout.engine.notation import Action
from hideout.games import find_game
from hideout.server.house.clock import WallClock
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.live import LiveRoom
from hideout.server.table.table import LiveTable
from tests.server.house import FakeClock, FakeTimer, Guest, House

PATIENCE = 600  # seconds of real time that all the games may take
LITTLE = 300  # milliseconds by which those who sleep may be woken early, to be busy together
NEVER = 1 << 62
LITTLE_THOUGHT = "1:random"  # that an uncompiled engine has time for
# Windows that end by their clock however quick everybody is: to haggle and to race.
BY_THE_CLOCK = {"negotiate", "crack"}


class LeapingClock(WallClock):
    """The wall clock, which leaps ahead when there is nothing to wait for."""

    def __init__(self) -> None:
        super().__init__()
        self.leapt = 0
        self.timers: list[tuple[int, int, FakeTimer]] = []
        self.made = 0
        self.asleep: set[asyncio.Task[Any] | None] = set()
        self.wakers: set[FakeTimer] = set()
        self.may_leap = False

    def now(self) -> int:
        return super().now() + self.leapt

    def call_later(self, millis: int, work: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(work)
        self.made += 1
        heapq.heappush(self.timers, (self.now() + max(0, millis), self.made, timer))
        return timer

    async def sleep(self, millis: int) -> None:
        woken = asyncio.get_running_loop().create_future()
        task = asyncio.current_task()

        def wake() -> None:
            self.asleep.discard(task)
            if not woken.done():
                woken.set_result(None)

        self.wakers.add(self.call_later(millis, wake))
        self.asleep.add(task)
        await woken

    async def run(self, hub: Hub) -> None:
        """Ring what is due; nobody busy, make the next one due."""
        while True:
            await asyncio.sleep(0 if self._ring_next(hub) else 0.001)

    def _ring_next(self, hub: Hub) -> bool:
        """Whether something rang. Who would wake up a little later wakes up, too."""
        early = self._next_due() - self.now()
        if early > 0:
            if not self.timers or not self.may_leap or self._is_anybody_busy(hub):
                return False
            self.leapt += early
        has_rung = False
        while self._next_due() <= self.now() + self._lead():
            timer = heapq.heappop(self.timers)[2]
            self.wakers.discard(timer)
            assert timer.work is not None
            timer.work()
            has_rung = True
        return has_rung

    def _lead(self) -> int:
        return LITTLE if self.timers and self.timers[0][2] in self.wakers else 0

    def _next_due(self) -> int:
        while self.timers and self.timers[0][2].work is None:
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else NEVER

    def _is_anybody_busy(self, hub: Hub) -> bool:
        tasks = [*hub.services.tasks, *[t for room in hub.rooms.values() for t in room.at_table]]
        return any(task not in self.asleep and not task.done() for task in tasks)


@dataclass
class Sitting:
    """A table to be played: a game, and a level for each chair."""

    game: str
    chairs: list[str]


@dataclass
class TimeOut:
    """A clock that took a decision away from a bot."""

    game: str
    phase: str
    level: str


class Onlooker(Guest):
    """Reads whatever comes and, once the game is on, keeps none of it."""

    is_listening = True

    async def looks_on(self) -> None:
        self.is_listening = True
        await self.enters()
        self.is_listening = False

    def _hear(self, data: str) -> None:
        if self.is_listening:
            super()._hear(data)


class LiveHouse(House):
    """A server where only bots play, somebody looks on, and time-outs are taken down."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **{"bot_millis": 1200, **settings})
        self.leaping = LeapingClock()
        self.time = self.leaping  # type: ignore[assignment]  # nobody moves it by hand
        self.time_outs: list[TimeOut] = []
        self.hosts: list[Onlooker] = []
        self.watchers: list[
            Callable[[LiveTable, Seat, Action], None]
        ] = []  # called before each decision

    def prepare(self) -> None:
        self.hub.services.spawn(self.leaping.run(self.hub))
        self.leaping.asleep.update(self.hub.services.tasks)

    async def goes_on(self) -> None:
        """Let something happen."""
        await asyncio.sleep(0)

    def note_time_outs(self, table: LiveTable, seat: Seat, action: Action) -> None:
        """Before a decision: is a bot waited for when a clock runs out?"""
        state = table.state
        if seat != TABLE or all(clock.action is not action for clock in state.clocks()):
            return
        bots = self.hub.room(table.document.room).bots.by_seat
        for late in state.pending():
            level = table.document.levels[late]
            is_thinking = late in bots and bots[late].is_thinking
            # Who plays at random may well edit a draft until the time is over.
            is_idle = state.phase.open and level.startswith("random")
            if is_thinking or not (is_idle or state.phase.name in BY_THE_CLOCK):
                self.time_outs.append(TimeOut(table.document.game, state.phase.name, level))

    async def seats(self, sitting: Sitting) -> LiveTable:
        """A room of bots begins to play; its host looks on."""
        host = Onlooker(self, "Ann")
        self.guests.append(host)
        self.hosts.append(host)
        await host.opens(sitting.game)
        await host.in_room("stand")
        for level in sitting.chairs:
            await host.in_room("bots", {"level": level})
        await host.in_room("settings", {"seating": "listed"})
        await host.looks_on()
        await host.in_room("start")
        return self.hub.room(host.code).live_table()


class PacingClock(LeapingClock):
    """Goes from one timer to the next, so all the time there is was taken on purpose."""

    def __init__(self) -> None:
        super().__init__()
        self.still = FakeClock()

    @property
    def leapt(self) -> int:
        return self.still.millis

    @leapt.setter
    def leapt(self, millis: int) -> None:
        assert not millis, "it is only moved by its timers"

    def now(self) -> int:
        return self.still.now()

    def call_later(self, millis: int, work: Callable[[], None]) -> FakeTimer:
        return self.still.call_later(millis, work)

    async def sleep(self, millis: int) -> None:
        await self.still.sleep(millis)


class PacedHouse(LiveHouse):
    """One in which thinking takes no time at all: what is left are pauses."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.leaping = PacingClock()
        self.time = self.leaping.still

    def prepare(self) -> None:
        House.prepare(self)

    async def goes_on(self) -> None:
        await self.settle()
        self.time.ring()
        await self.settle()


@asynccontextmanager
async def live_house(folder: Path, kind: type[LiveHouse] = LiveHouse) -> AsyncIterator[LiveHouse]:
    house = kind(folder, search_budget=LITTLE_THOUGHT)
    decide = LiveRoom._decide

    async def watched(
        room: LiveRoom, table: LiveTable, seat: Seat, action: Action, receipt: Any = None
    ) -> None:
        house.note_time_outs(table, seat, action)
        for watcher in house.watchers:
            watcher(table, seat, action)
        await decide(room, table, seat, action, receipt)

    with patch.object(LiveRoom, "_decide", watched):
        await house.open()
        try:
            yield house
        finally:
            await house.see_off()
            await house.shut()


async def until(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.01)


async def play_all(house: LiveHouse, sittings: list[Sitting]) -> None:
    """All of them at once, to the end."""
    tables = [await house.seats(sitting) for sitting in sittings]
    house.leaping.may_leap = True
    await until(lambda: all(table.is_over() for table in tables))
    house.leaping.may_leap = False


def bots_of(game: str) -> list[str]:
    """Every level with every manner."""
    manners = ["", *(f"+{manner}" for manner in MANNERS)]
    return [level + manner for level in levels(game) for manner in manners]


def sizes(game: str) -> list[int]:
    """Smallest, usual and largest."""
    seats = find_game(game).seats
    return [seats[0], seats[len(seats) // 2], seats[-1]]


def sittings(game: str, size: int, bots: list[str]) -> Iterator[Sitting]:
    """Tables of one size at which each of these bots has something to decide."""
    deciding = 2 if game == "oceans-heist" else size  # captains sit first
    for first in range(0, len(bots), deciding):
        chairs = bots[first : first + deciding]
        yield Sitting(game, chairs + ["heuristic"] * (size - len(chairs)))
