"""A house that starts with thousands of running tables in its data.

    python -m bench.restart            (or: python -m bench.restart --help)

Fills a data folder with rooms of all five games in the middle of play, starts `hideout serve` on it
and on a PostgreSQL with the same data, and times: from the start of the process until it answers,
until pages are shown their tables, and what it takes to go on with a table that nobody asked for.
Fails if a house takes longer than three seconds to answer.
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
import msgspec

from bench.chaos.services import free_port, start_postgres
from bench.measure_house import cpu_seconds, kilobytes, metric
from bench.server import COMPILED, ROOT, end_tidily
from hideout.engine.core import Seat
from hideout.games import GAMES, find_game
from hideout.server.house.clock import WallClock
from hideout.server.house.settings import Settings
from hideout.server.rooms import rules, sides
from hideout.server.rooms.dealing import new_table, seat_everybody
from hideout.server.rooms.draw import proof_of_room
from hideout.server.rooms.identities import _key
from hideout.server.store import documents, moving
from hideout.server.store.interface import IDENTITY_KEPT, ROOM_SAVED, Change, checksum
from hideout.server.store.sqlite import FILE, SqliteStore

GOAL: Final = 3.0  # seconds until a house answers
SEATS: Final = 5
AT_ONCE: Final = 500  # rooms stored together
VISITS: Final = 50  # pages that come while the other tables are still being looked after
PATIENCE: Final = 600.0  # seconds
LOOK: Final = 60.0  # seconds for which the house is watched going on with the other tables


class Stored(NamedTuple):
    code: str
    secret: str  # of the host's browser


# Filling


async def fill(folder: Path, rooms: int, decisions: int) -> list[Stored]:
    """Rooms of all games with running tables; each host has a browser that is known."""
    store = SqliteStore(folder)
    stored = []
    try:
        for first in range(0, rooms, AT_ONCE):
            writes = []
            for number in range(first, min(rooms, first + AT_ONCE)):
                one, changes = new_room(number, decisions)
                stored.append(one)
                writes.append(store.write(changes))
            await asyncio.gather(*writes)
    finally:
        await asyncio.to_thread(store.close)
    return stored


def new_room(number: int, decisions: int) -> tuple[Stored, list[Change]]:
    """A room in the middle of a game, and all that is to be stored of it."""
    clock = WallClock()
    game = list(GAMES)[number % len(GAMES)]
    secret, host = f"{number:032x}", f"{number:012x}host"
    document = rules.new_room(rules.new_code(), game, host, "P0", "")
    for seat in range(1, max(SEATS, find_game(game).seats[0])):
        rules.join(document, f"{number:012x}{seat:04x}", f"P{seat}", "", watch=False)
    sides.settle(document)
    proof = proof_of_room(document)
    table = new_table(document, proof, Settings(), clock)
    seat_everybody(document, proof, table)
    changes: list[Change] = [(IDENTITY_KEPT, (_key(secret), host, clock.now()))]
    dice = random.Random(number)
    for _ in range(decisions):
        waited_for: list[Seat] = table.state.pending()
        if not waited_for:
            break
        seat = dice.choice(waited_for)
        changes.append(table.decide(seat, dice.choice(table.state.legal(seat))))
    data = documents.write_room(document)
    changes += [
        table.saved(),
        (ROOM_SAVED, (document.code, data, clock.now(), document.code, checksum(data))),
    ]
    return Stored(document.code, secret), changes


# Starting


class Start:
    """A house from the start of its process on."""

    def __init__(self, flags: list[str]) -> None:
        path = COMPILED if list(COMPILED.glob("*__mypyc*")) else ROOT / "src"
        self.port, self.metrics_port = free_port(), free_port()
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "hideout", "serve", "--port", str(self.port),
             "--metrics-port", str(self.metrics_port), *flags],
            env={**os.environ, "PYTHONPATH": str(path)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.figures: dict[str, float] = {}

    def passed(self) -> float:
        return time.monotonic() - self.began

    async def measure(self, stored: list[Stored]) -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            await self._until(lambda: self._answers(session))
            self.figures["answers after, s"] = self.passed()
            self.figures["of which it used the processor, s"] = cpu_seconds(self.process.pid)
            self.figures["MB then"] = kilobytes(self.process.pid) / 1024
            visits = random.Random(1).sample(stored, min(VISITS, len(stored)))
            waits = sorted([await self._visit(session, one) for one in visits])
            self.figures["first page shown its table, ms (p50)"] = statistics.median(waits)
            self.figures["the same, longest"] = waits[-1]
            await self._watch_the_others(len(stored))

    async def _watch_the_others(self, rooms: int) -> None:
        """Tables that nobody asks for go on one after another; not all of them are waited for."""
        tables, used = await self._tables(), cpu_seconds(self.process.pid)
        until = self.passed() + LOOK
        while (now := await self._tables()) < rooms and self.passed() < until:
            await asyncio.sleep(0.5)
        work = cpu_seconds(self.process.pid) - used
        self.figures["processor time to go on with one of the others, ms"] = (
            1000 * work / max(1, now - tables)
        )
        self.figures["tables in memory at the end"] = now
        self.figures["MB then, in all"] = kilobytes(self.process.pid) / 1024

    async def _until(self, is_so: Callable[[], "asyncio.Future[bool]"]) -> None:
        while not await is_so():
            if self.passed() > PATIENCE or self.process.poll() is not None:
                sys.exit("The house does not start.")
            await asyncio.sleep(0.01)

    def _answers(self, session: aiohttp.ClientSession) -> "asyncio.Future[bool]":
        async def ask() -> bool:
            try:
                async with session.get(f"http://127.0.0.1:{self.port}/healthz") as answer:
                    return answer.status == 200
            except aiohttp.ClientError:
                return False

        return asyncio.ensure_future(ask())

    async def _visit(self, session: aiohttp.ClientSession, one: Stored) -> float:
        """Milliseconds until somebody's page is shown the table."""
        began = time.monotonic()
        url = f"http://127.0.0.1:{self.port}/api/rooms/{one.code}/live"
        async with session.ws_connect(url, headers={"Cookie": f"hideout={one.secret}"}) as page:
            await page.send_json({"type": "hello"})
            async for message in page:
                if msgspec.json.decode(message.data)["type"] == "frame":
                    return 1000 * (time.monotonic() - began)
        sys.exit(f"The page of {one.code} is not shown its table.")

    async def _tables(self) -> float:
        return await metric(self.metrics_port, "hideout_tables")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


async def measured(flags: list[str], stored: list[Stored]) -> dict[str, float]:
    start = Start(flags)
    try:
        await start.measure(stored)
    finally:
        start.stop()
    return start.figures


async def on_a_file(folder: Path, stored: list[Stored]) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as copy:
        shutil.copy(folder / FILE, Path(copy) / FILE)
        return await measured(["--data", copy], stored)


async def on_postgres(folder: Path, stored: list[Stored]) -> dict[str, float]:
    server = start_postgres(Path(tempfile.mkdtemp(prefix="hideout-pg-")))
    try:
        url = str(server.get_uri())
        await asyncio.to_thread(moving.file_to_database, folder / FILE, url)
        return await measured(["--database", url], stored)
    finally:
        server.cleanup()


def table(by_store: dict[str, dict[str, float]]) -> str:
    names = list(next(iter(by_store.values())))
    lines = [f"| | {' | '.join(by_store)} |", "| --- |" + " ---: |" * len(by_store)]
    for name in names:
        figures = [f"{figures[name]:,.1f}" for figures in by_store.values()]
        lines.append(f"| {name} | {' | '.join(figures)} |")
    return "\n".join(lines)


async def run(rooms: int, decisions: int) -> bool:
    """Prints the table; whether every house answered in time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as name:
        folder = Path(name)
        stored = await fill(folder, rooms, decisions)
        size = (folder / FILE).stat().st_size / 1e6
        print(f"{rooms:,} running tables of {decisions} decisions, {size:.0f} MB", flush=True)
        by_store = {
            "SQLite": await on_a_file(folder, stored),
            "PostgreSQL": await on_postgres(folder, stored),
        }
    print(table(by_store))
    return all(figures["answers after, s"] <= GOAL for figures in by_store.values())


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.restart",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rooms", type=int, default=10_000)
    parser.add_argument("--decisions", type=int, default=30, help="made at each table before")
    wanted = parser.parse_args()
    end_tidily()
    sys.exit(not asyncio.run(run(wanted.rooms, wanted.decisions)))


if __name__ == "__main__":
    main()
