"""A house on a file, on PostgreSQL, behind another house, and two houses, in the same run.

    make bench-cluster            (or: python -m bench.cluster --help)

The load is that of bench.server: rooms of five pages each, from a process of their own, as fast as
the server can and then one move a second in every room. Moves are counted per second of the
server's own CPU time; PostgreSQL's is listed beside it, the load generator's is not counted.
"""

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.chaos.services import free_port, start_postgres
from bench.measure_house import cpu_of_family
from bench.server import COMPILED, ROOT, Ours, Report, played, running

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

    def job(self, at: tuple[int, int], odd_pages_at: int | None = None) -> Report:
        pid, port = at
        before = self.database_cpu()
        report = played(
            {
                "tongue": "ours", "pid": pid, "port": port, "odd_port": odd_pages_at or port,
                "rooms": self.rooms, "pages": True, "plays": self.plays,
            }
        )  # fmt: skip
        report["database"] = self.database_cpu() - before
        return report

    def database_cpu(self) -> float:
        return cpu_of_family(self.server.get_pid())

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

    def two_houses(self) -> list[Report]:
        """Each with as many rooms, at the same time."""
        with self.house() as one, self.house() as other, ThreadPoolExecutor(2) as pool:
            return list(pool.map(self.job, (one, other)))


def rate(report: Report) -> float:
    played: dict[str, Any] = report["flat out"]
    return float(played["moves"] / played["cpu"])


def middle(figures: list[float]) -> str:
    return f"{statistics.median(figures):.2f} ({min(figures):.2f} .. {max(figures):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rooms", type=int, default=50)
    wanted = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    bench = Bench(wanted.rooms, wanted.seconds)
    to_sqlite, two_to_one, added = [], [], []
    print(
        "| round | SQLite, moves a CPU second | PostgreSQL | two houses "
        "| CPU seconds of PostgreSQL itself | p50 direct, ms | p50 relayed, ms |\n"
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    )
    try:
        for turn in range(1, wanted.rounds + 1):
            file, one, behind = bench.on_a_file(), bench.on_postgres(), bench.behind_another()
            two = bench.two_houses()
            to_sqlite.append(rate(one) / rate(file))
            two_to_one.append(sum(map(rate, two)) / rate(one))
            paced = behind["paced"]
            added.append(paced["p50 odd"] - paced["p50 even"])
            print(
                f"| {turn} | {rate(file):,.0f} | {rate(one):,.0f} "
                f"| {' + '.join(f'{rate(report):,.0f}' for report in two)} "
                f"| {one['database']:.1f} | {paced['p50 even']:.2f} | {paced['p50 odd']:.2f} |",
                flush=True,
            )
    finally:
        bench.server.cleanup()
    print(f"PostgreSQL to SQLite, moves a CPU second of the house: {middle(to_sqlite)}")
    print(f"two houses to one, the sum of their moves a CPU second: {middle(two_to_one)}")
    print(f"what a relay adds at p50, in ms: {middle(added)}")


if __name__ == "__main__":
    main()
