"""A house on a file, on PostgreSQL, behind another house, and two houses, in the same run.

    make bench-cluster            (or: python -m bench.cluster --help)

The load is that of bench.server: rooms of five pages each, from a process of their own, as fast as
the server can and then one move a second in every room. Moves are counted per second of the
server's own CPU time; PostgreSQL's is listed beside it, the load generator's is not counted.

Two houses and one are compared by what they get done in a second: one on one core and two on two,
PostgreSQL on the same cores, for it has to serve both. The load generators have no cores of their
own either, so the time they take of these is subtracted: what is left is what the house and its
database had.
"""

import argparse
import os
import statistics
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.chaos.services import free_port, start_postgres
from bench.measure_house import family
from bench.server import COMPILED, ROOT, Ours, Report, end_tidily, played, running

SHARED = "max_connections = 200\n"


class OnPostgres(Ours):
    def __init__(self, label: str, path: Path, url: str) -> None:
        super().__init__(label, path)
        self.url = url

    def command(self, folder: str) -> list[str]:
        port = str(free_port())
        peer = f"http://127.0.0.1:{port}"
        more = ["--database", self.url, "--peer", peer, "--port", port]
        return [*super().command(folder), *more]


class Bench:
    def __init__(self, rooms: int, seconds: float) -> None:
        self.rooms = rooms
        self.plays = [("flat out", 0.0, seconds), ("paced", 1.0, 2 * seconds)]
        self.path = COMPILED if list(COMPILED.glob("*__mypyc*")) else ROOT / "src"
        self.server = start_postgres(Path(tempfile.mkdtemp(prefix="hideout-pg-")), SHARED)
        self.url = str(self.server.get_uri())

    def job(
        self,
        at: tuple[int, int],
        odd_pages_at: int | None = None,
        begin: threading.Barrier | None = None,
    ) -> Report:
        pid, port = at
        return played(
            {
                "tongue": "ours", "pid": pid, "port": port, "odd_port": odd_pages_at or port,
                "rooms": self.rooms, "pages": True, "plays": self.plays[: 1 if begin else 2],
                "database_pid": self.server.get_pid(),
            },
            begin,
        )  # fmt: skip

    @contextmanager
    def house(self) -> Iterator[tuple[int, int]]:
        with running(OnPostgres("PostgreSQL", self.path, self.url)) as at:
            yield at

    def on_a_file(self) -> Report:
        with running(Ours("SQLite", self.path)) as at:
            return self.job(at)

    def on_postgres(self) -> Report:
        with self.house() as at:
            return self.job(at)

    def behind_another(self) -> Report:
        """All rooms are one house's; the pages of every other room come to a second house."""
        with self.house() as owner, self.house() as other:
            return self.job(owner, odd_pages_at=other[1])

    def on_cores(self, houses: int) -> list[Report]:
        """So many houses on so many cores, each with as many rooms, at the same time."""
        cores = sorted(os.sched_getaffinity(0))
        with ExitStack() as opened:
            opened.enter_context(self._confined(set(cores[:houses])))
            found = [opened.enter_context(self.house()) for _ in range(houses)]
            pool = opened.enter_context(ThreadPoolExecutor(houses))
            begin = threading.Barrier(houses)
            return list(pool.map(lambda at: self.job(at, begin=begin), found))

    @contextmanager
    def _confined(self, cores: set[int]) -> Iterator[None]:
        """PostgreSQL, and whatever is started here, on these cores."""
        before = os.sched_getaffinity(0)
        try:
            self._confine(cores)
            yield
        finally:
            self._confine(before)

    def _confine(self, cores: set[int]) -> None:
        for pid in (0, *family(self.server.get_pid())):
            with suppress(ProcessLookupError):
                os.sched_setaffinity(pid, cores)


def rate(report: Report) -> float:
    played: dict[str, Any] = report["flat out"]
    return float(played["moves"] / played["cpu"])


def behind(report: Report) -> float:
    """CPU milliseconds of the database a move."""
    play: dict[str, Any] = report["flat out"]
    return float(1000 * play["cpu of the database"] / play["moves"])


def done_a_second(reports: list[Report]) -> float:
    """Moves of all houses in a second of what the generators left of the cores."""
    plays = [report["flat out"] for report in reports]
    seconds = statistics.mean(play["seconds"] - play["cpu of the load"] for play in plays)
    return float(sum(play["moves"] for play in plays) / seconds)


def done_a_core(reports: list[Report]) -> float:
    """Moves of all houses in a second on cores that do nothing but this: by what the houses and
    their database used of them. Where others are at work on the machine this is what counts."""
    plays = [report["flat out"] for report in reports]
    used = sum(play["cpu"] for play in plays) + statistics.mean(
        play["cpu of the database"] for play in plays
    )
    return float(len(plays) * sum(play["moves"] for play in plays) / used)


def middle(figures: list[float]) -> str:
    return f"{statistics.median(figures):.2f} ({min(figures):.2f} .. {max(figures):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rooms", type=int, default=50)
    wanted = parser.parse_args()
    end_tidily()
    (ROOT / "build").mkdir(exist_ok=True)
    bench = Bench(wanted.rooms, wanted.seconds)
    to_sqlite, by_the_clock, by_processor, added = [], [], [], []
    print(
        "| round | SQLite, moves a CPU second | PostgreSQL | its own CPU ms a move "
        "| p50 direct, ms | p50 relayed, ms | moves a second: one house on one core "
        "| two on two | the same by processor time, one | two |\n"
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    )
    try:
        for turn in range(1, wanted.rounds + 1):
            file, one, relayed = bench.on_a_file(), bench.on_postgres(), bench.behind_another()
            alone, two = bench.on_cores(1), bench.on_cores(2)
            to_sqlite.append(rate(one) / rate(file))
            by_the_clock.append(done_a_second(two) / done_a_second(alone))
            by_processor.append(done_a_core(two) / done_a_core(alone))
            paced = relayed["paced"]
            added.append(paced["p50 odd"] - paced["p50 even"])
            print(
                f"| {turn} | {rate(file):,.0f} | {rate(one):,.0f} | {behind(one):.3f} "
                f"| {paced['p50 even']:.2f} | {paced['p50 odd']:.2f} "
                f"| {done_a_second(alone):,.0f} | {done_a_second(two):,.0f} "
                f"| {done_a_core(alone):,.0f} | {done_a_core(two):,.0f} |",
                flush=True,
            )
    finally:
        bench.server.cleanup()
    print(f"PostgreSQL to SQLite, moves a CPU second of the house: {middle(to_sqlite)}")
    print(f"two houses on two cores to one on one, moves a second: {middle(by_the_clock)}")
    print(f"the same by processor time of houses and PostgreSQL: {middle(by_processor)}")
    print(f"what a relay adds at p50, in ms: {middle(added)}")


if __name__ == "__main__":
    main()
