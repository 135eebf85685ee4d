"""Disturb a cluster at random moments while people play, and see what became of it."""

import asyncio
import contextlib
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bench.chaos.checker import Verdict, check
from bench.chaos.people import Party, Person
from bench.chaos.report import KILL, SETTLE, Blow, Report, progress
from bench.chaos.services import (
    Balancer,
    House,
    Line,
    Postgres,
    Redis,
    build_of_houses,
    found_balancer,
)
from hideout.games import GAMES, find_game
from hideout.server.store.postgres import PostgresStore

OWNED: Final = "SELECT room FROM owners JOIN nodes ON nodes.id = owners.node WHERE peer = $1"
FREEZE: Final = "SIGSTOP, later SIGCONT"
STOP: Final = "SIGTERM, rolling restart"
CUT: Final = "line to the database cut"
DATABASE: Final = "PostgreSQL restarted"
REDIS: Final = "Redis restarted"
BLOWS: Final = (KILL, KILL, FREEZE, FREEZE, STOP, CUT, DATABASE, REDIS)
MOSTLY: Final = 0.7
FLAGS: Final = ("--away-seconds", "600", "--log", "json")


class Cluster:
    """Three houses and all they need, with people in them."""

    def __init__(self, seed: int, houses: int, bot_millis: int) -> None:
        self.dice = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="hideout-chaos-"))
        self.postgres = Postgres()
        self.redis = Redis()
        flags = (*FLAGS, "--bot-millis", str(bot_millis), "--redis", self.redis.url)
        self.houses = [
            House(name, Line(self.postgres.socket), self.folder / f"{name}.log", flags)
            for name in [f"house{n}" for n in range(1, houses + 1)]
        ]
        self.balancer: Balancer | None = None
        self.parties: list[Party] = []
        self.blows: list[Blow] = []

    async def open(self) -> None:
        for house in self.houses:
            await house.line.open()
        await asyncio.gather(*[house.start() for house in self.houses])
        self.balancer = Balancer(self.folder, self.houses) if found_balancer() else None
        self.admin = await self.postgres.connected()

    async def seat(self, tables: int, pace: float) -> None:
        """Tables of all games, with one to three people at each and bots for the rest."""
        games = list(GAMES)
        for n in range(tables):
            game = games[n % len(games)]
            seats = max(find_game(game).seats[0], 3)
            people = [
                Person(f"P{n}.{k}", self._addresses(), random.Random(f"{n} {k}"), pace)
                for k in range(1 + n % 3)
            ]
            party = Party(game, people, seats, "random")
            self.parties.append(party)
            await party.begin()

    def _addresses(self) -> list[str]:
        if self.balancer is not None:
            return [self.balancer.address]
        return self.dice.sample([house.peer for house in self.houses], len(self.houses))

    # Disturbances

    async def strike(self, kind: str) -> Blow:
        """At a house, most often the one with the most rooms."""
        strikes: dict[str, Callable[[House, Blow], Awaitable[None]]] = {
            KILL: self._kill, FREEZE: self._freeze, STOP: self._stop, CUT: self._cut,
            DATABASE: self._restart_postgres, REDIS: self._restart_redis,
        }  # fmt: skip
        house = self.dice.choice(self.houses)
        if self.dice.random() < MOSTLY:
            rooms = [len(await self._people_of(house)) for house in self.houses]
            house = self.houses[rooms.index(max(rooms))]
        blow = Blow(kind)
        self.blows.append(blow)
        await strikes[kind](house, blow)
        return blow

    async def _kill(self, house: House, blow: Blow) -> None:
        """kill -9 of an owner."""
        met = await self._people_of(house)
        house.send(signal.SIGKILL)
        await house.gone()
        await self._wait_for(met, blow)
        await house.start()

    async def _freeze(self, house: House, blow: Blow) -> None:
        """SIGSTOP until others have its rooms, then SIGCONT."""
        met = await self._people_of(house)
        house.send(signal.SIGSTOP)
        await self._wait_for(met, blow)
        house.send(signal.SIGCONT)

    async def _stop(self, house: House, blow: Blow) -> None:
        """SIGTERM and a new start, as in a rolling restart."""
        met = await self._people_of(house)
        house.send(signal.SIGTERM)
        await self._wait_for(met, blow)
        await house.gone()
        await house.start()

    async def _cut(self, house: House, blow: Blow) -> None:
        """Its line to the database loses everything for a while."""
        met = await self._people_of(house)
        house.line.is_cut = True
        await asyncio.sleep(self.dice.uniform(0.5, 6))
        house.line.is_cut = False
        await self._wait_for(met, blow)

    async def _restart_postgres(self, house: House, blow: Blow) -> None:
        met = self.people()
        await self.admin.close()
        began = time.monotonic()
        await self.postgres.restart(self.dice.uniform(0, 3))
        self.admin = await self.postgres.connected()
        await self._wait_for(met, blow, began)

    async def _restart_redis(self, house: House, blow: Blow) -> None:
        met = self.people()
        began = time.monotonic()
        await self.redis.restart(self.dice.uniform(0, 3))
        await self._wait_for(met, blow, began)

    def people(self) -> list[Person]:
        return [person for party in self.parties for person in party.people]

    async def _people_of(self, house: House) -> list[Person]:
        rooms = {row[0] for row in await self.admin.fetch(OWNED, house.peer)}
        return [p for party in self.parties if party.code in rooms for p in party.people]

    async def _wait_for(self, met: list[Person], blow: Blow, since: float | None = None) -> None:
        """Until each of them has heard from the table in answer to something asked since then."""
        began = time.monotonic() if since is None else since
        waiting = [person for person in met if person.frame]
        asks = [asyncio.create_task(self._ask(person, began)) for person in waiting]
        deadline = began + SETTLE
        while waiting and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
            back = [person for person in waiting if person.asked_at >= began]
            blow.waits += [person.alive_at - began for person in back]
            waiting = [person for person in waiting if person.asked_at < began]
        blow.waits += [SETTLE for _ in waiting]
        for ask in asks:
            ask.cancel()

    async def _ask(self, person: Person, began: float) -> None:
        """Somebody with nothing to decide would not notice: their page asks where the table is."""
        while person.asked_at < began:
            line = person.socket
            if line is not None and person.is_fresh.is_set():
                table = person.frame["table"]
                heard = len(person.heard[table].events)
                hello = {"type": "hello", "table": table, "heard": heard}
                asked_at = time.monotonic()
                frame = person.frame
                with contextlib.suppress(OSError):
                    await line.send_json(hello)
                await asyncio.sleep(0.5)
                if person.frame is not frame and person.socket is line:
                    person._is_alive(asked_at)
            await asyncio.sleep(0.1)

    # The end

    async def check(self) -> Verdict:
        await self._send_home()
        store = await asyncio.to_thread(PostgresStore, self.postgres.url, "http://checker")
        try:
            return await asyncio.to_thread(check, store, self.parties)
        finally:
            await asyncio.to_thread(store.close)

    async def _send_home(self) -> None:
        for party in self.parties:
            await party.end()

    async def close(self) -> None:
        await self._send_home()
        for house in self.houses:
            await house.close()
            house.line.close()
        if self.balancer is not None:
            self.balancer.close()
        self.redis.stop()
        await self.admin.close()
        await asyncio.to_thread(self.postgres.close)

    async def build(self) -> str:
        """Which build the houses are of."""
        return f"{len(self.houses)}, {await asyncio.to_thread(build_of_houses)}"

    def log_lines(self, words: str) -> list[str]:
        return [
            line
            for house in self.houses
            for line in house.log.read_text().splitlines()
            if words in line
        ]


async def chaos(
    blows: int, tables: int, seed: int, pace: float, bot_millis: int, minutes: float
) -> Report:
    """Strikes, checks and prints; nothing strikes any more once the `minutes` are over."""
    cluster = Cluster(seed, 3, bot_millis)
    began = time.monotonic()
    until = began + 60 * minutes
    try:
        await cluster.open()
        await cluster.seat(tables, pace)
        print(f"{tables} tables after {time.monotonic() - began:.0f} s", flush=True)
        for n in range(blows):
            await asyncio.sleep(cluster.dice.uniform(0.2, 2))
            if time.monotonic() > until:
                print(f"The time is over: {blows - n} blows are left out.", flush=True)
                break
            last = await cluster.strike(cluster.dice.choice(BLOWS))
            print(progress(n + 1, blows, last.kind, last.waits, time.monotonic() - began),
                  flush=True)  # fmt: skip
        await asyncio.sleep(3)
        verdict = await cluster.check()
        seconds = time.monotonic() - began
        build = await cluster.build()
        report = Report(cluster.blows, blows, cluster.people(), verdict, seconds, build)
        print(report)
        return report
    finally:
        await cluster.close()
