"""A house that is played in for long: its memory, files and connections stay what they were.

    make soak                          (or: python -m bench.soak --help)

Rooms of all five games with five pages each, faster than people could play. Pages are closed in
the middle of a game and come again; rooms are left for new ones after some games. A line is printed
every so often. Fails if in the last third of the time there is more than in the middle third.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import time
from typing import Any, Final, NamedTuple

from bench.capacity import Counting, database
from bench.capacity_load import Load, Page
from bench.cluster import OnPostgres
from bench.measure_house import connections, cpu_seconds, files, kilobytes, metric
from bench.server import COMPILED, ROOT, Ours, running

FLAGS: Final = ("--idle-minutes", "1", "--away-seconds", "600")
LEAVES: Final = 0.3  # how many games are the last in their room
RELOADS: Final = 0.02  # seconds between two pages that are loaded again, for each hundred pages


class Sample(NamedTuple):
    minutes: float
    games: float
    decisions: float
    rooms: float  # in memory
    megabytes: float
    files: float
    connections: float


# How much more there may be: in parts, and in its own unit.
ALLOWED: Final = {"megabytes": (0.05, 3.0), "files": (0.02, 5.0), "connections": (0.02, 5.0)}


def growth(samples: list[Sample], what: str) -> tuple[float, float]:
    """The mean of the middle third, and of the last."""
    third = len(samples) // 3
    parts = samples[third : 2 * third], samples[2 * third :]
    middle, last = ([getattr(sample, what) for sample in part] for part in parts)
    return sum(middle) / len(middle), sum(last) / len(last)


def complaints(samples: list[Sample]) -> list[str]:
    """What has grown; nothing is said of fewer than six samples."""
    if len(samples) < 6:
        return ["too short to say anything"]
    found = []
    for what, (part, units) in ALLOWED.items():
        middle, last = growth(samples, what)
        if last > middle * (1 + part) + units:
            found.append(f"{what}: {middle:.1f} in the middle third, {last:.1f} in the last")
    return found


class Restless(Load):
    """People who load their pages again, and move on to other rooms."""

    def __init__(self, job: dict[str, Any]) -> None:
        super().__init__(job)
        self.by_room: dict[int, list[Page]] = {}
        self.doors = [
            asyncio.Lock() for _ in range(job["rooms"])
        ]  # who comes and goes does so alone

    async def open(self) -> None:
        await super().open()
        for page in self.pages:
            self.by_room.setdefault(page.room, []).append(page)

    async def next_game(self, room: int) -> None:
        async with self.doors[room]:
            if random.random() > LEAVES:
                await super().next_game(room)
                return
            # Everybody leaves for another room.
            for page in self.by_room[room]:
                page.wire.transport.close()
            chairs = await self.rooms.seat(self.session, room)
            for page, (path, cookie) in zip(self.by_room[room], chairs, strict=True):
                page.answered = ""
                await page.open(path, cookie, self.job["port"])
            self.beginning.discard(room)

    async def reload(self) -> None:
        """Again and again somebody's page is closed without a word, and comes again."""
        while True:
            await asyncio.sleep(RELOADS * 100 / len(self.pages))
            page = random.choice(self.pages)
            async with self.doors[page.room]:
                page.wire.transport.abort()
                page.answered = ""
                path = f"/api/rooms/{self.rooms.codes[page.room]}/live"
                cookie = self.rooms.cookies[page.room, page.seat]
                await page.open(path, cookie, self.job["port"])


async def sample(pid: int, metrics: int, began: float) -> Sample:
    return Sample(
        minutes=(time.monotonic() - began) / 60,
        games=await metric(metrics, "hideout_games_total"),
        decisions=await metric(metrics, "hideout_decisions_total"),
        rooms=await metric(metrics, "hideout_rooms"),
        megabytes=kilobytes(pid) / 1024,
        files=files(pid),
        connections=connections(pid),
    )


def shown(one: Sample, cpu: float) -> str:
    return (
        f"| {one.minutes:.1f} | {one.games:,.0f} | {one.decisions:,.0f} | {one.rooms:.0f} "
        f"| {one.megabytes:.0f} | {one.files:.0f} | {one.connections:.0f} | {cpu:.0f} |"
    )


async def soak(pid: int, port: int, metrics: int, wanted: argparse.Namespace) -> list[Sample]:
    load = Restless({"rooms": wanted.rooms, "port": port, "pages_port": port, "pace": wanted.pace})
    began = time.monotonic()
    await load.open()
    reloading = asyncio.create_task(load.reload())
    samples: list[Sample] = []
    print("| minutes | games | decisions | rooms | MB | files | connections | CPU s |")
    print("| ---: |" + " ---: |" * 7)
    try:
        while True:
            await asyncio.sleep(wanted.every)
            samples.append(await sample(pid, metrics, began))
            print(shown(samples[-1], cpu_seconds(pid)), flush=True)
            is_enough = wanted.games and samples[-1].games >= wanted.games
            if is_enough or samples[-1].minutes >= wanted.minutes:
                return samples
    finally:
        reloading.cancel()
        await load.session.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=60, help="at most")
    parser.add_argument("--games", type=int, default=100_000, help="after which it ends; 0: never")
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--pace", type=float, default=0.05, help="seconds that people think")
    parser.add_argument("--every", type=float, default=15, help="seconds between two lines")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    wanted = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    path = COMPILED if list(COMPILED.glob("*__mypyc*")) else ROOT / "src"
    with contextlib.ExitStack() as opened:
        server = Ours("SQLite", path)
        if wanted.postgres:
            url = str(opened.enter_context(database()).get_uri())
            server = OnPostgres("PostgreSQL", path, url)
        house = Counting(server, FLAGS)
        pid, port = opened.enter_context(running(house))
        samples = run(soak(pid, port, house.metrics, wanted))
    found = complaints(samples)
    print("\n".join(found) or "Flat: no more memory, files or connections than before.")
    sys.exit(bool(found))


def run(work: Any) -> list[Sample]:
    import uvloop

    samples: list[Sample] = uvloop.run(work)
    return samples


if __name__ == "__main__":
    main()
