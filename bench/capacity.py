"""What a room costs, measured at three sizes; a model of it; and what that says of larger houses.

    python -m bench.capacity            (or: python -m bench.capacity --help)

Rooms of all five games with five pages each, on a file and on PostgreSQL: processor time of the
house and of the database, memory, bytes to pages and to the disk; and of an empty house, for what
costs something even if nothing happens. The model is fitted to all sizes but the largest, which it
has to foretell, and then to all. `--model` measures nothing, and takes what docs/scale.md says.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from bench.capacity_model import Line, Plan, Units, error, fitted, plan
from bench.chaos.services import free_port, start_postgres
from bench.cluster import OnPostgres
from bench.server import COMPILED, ROOT, Ours, end_tidily, running

SIZES: Final = (50, 200, 800)
PEOPLE: Final = (1_000, 100_000, 1_000_000)
BIG: Final = "max_connections = 200\n"

Report = dict[str, float]


class Counting:
    """Has a house tell what it counts, too."""

    def __init__(self, server: Ours, flags: tuple[str, ...] = ()) -> None:
        self.server = server
        self.flags = flags
        self.label = server.label
        self.tongue = server.tongue
        self.metrics = free_port()

    def command(self, folder: str) -> list[str]:
        return [*self.server.command(folder), "--metrics-port", str(self.metrics), *self.flags]

    def environment(self) -> dict[str, str]:
        return self.server.environment()


class Bench:
    def __init__(self, seconds: float, pace: float) -> None:
        self.seconds = seconds
        self.pace = pace
        self.path = COMPILED if list(COMPILED.glob("*__mypyc*")) else ROOT / "src"

    def on_a_file(self, rooms: int) -> Report:
        house = Counting(Ours("SQLite", self.path))
        with running(house) as (pid, port):
            return self._loaded(rooms, pid, port, house.metrics, {})

    def on_postgres(self, rooms: int, is_relayed: bool = False) -> Report:
        """On a PostgreSQL of its own; with every page at another house than its room, perhaps."""
        with database() as server, ExitStack() as opened:
            url = str(server.get_uri())
            house = Counting(OnPostgres("PostgreSQL", self.path, url))
            pid, port = opened.enter_context(running(house))
            more: dict[str, Any] = {"database": url, "database_pid": server.get_pid()}
            if is_relayed:
                other = OnPostgres("PostgreSQL", self.path, url)
                more["relay_pid"], more["pages_port"] = opened.enter_context(running(other))
            return self._loaded(rooms, pid, port, house.metrics, more)

    def _loaded(
        self, rooms: int, pid: int, port: int, metrics: int, more: dict[str, Any]
    ) -> Report:
        job = {
            "rooms": rooms, "pid": pid, "port": port, "pages_port": port, "metrics": metrics,
            "seconds": self.seconds, "pace": self.pace, **more,
        }  # fmt: skip
        answer = subprocess.run(
            [sys.executable, "-m", "bench.capacity_load"],
            cwd=ROOT, input=json.dumps(job), stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        report: Report = {**json.loads(answer.stdout), "rooms": rooms}
        where = "PostgreSQL" if more else "SQLite"
        print(f"{where}, load {os.getloadavg()[0]:.1f}: {json.dumps(report)}", file=sys.stderr)
        return report


@contextmanager
def database() -> Iterator[Any]:
    server = start_postgres(Path(tempfile.mkdtemp(prefix="hideout-pg-")), BIG)
    try:
        yield server
    finally:
        server.cleanup()


# What was measured


def a_decision(report: Report, what: str) -> float:
    return report[what] / report["decisions"]


def a_second(report: Report, what: str) -> float:
    return report[what] / report["seconds"]


ROWS: Final[dict[str, Callable[[Report], str]]] = {
    "decisions a second": lambda r: f"{a_second(r, 'decisions'):.0f}",
    "house, CPU ms a decision": lambda r: f"{1000 * a_decision(r, 'house_cpu'):.2f}",
    "PostgreSQL, CPU ms a decision": lambda r: (
        f"{1000 * a_decision(r, 'database_cpu'):.2f}" if "database_cpu" in r else ""
    ),
    "cores of the house": lambda r: f"{a_second(r, 'house_cpu'):.2f}",
    "memory, kB a table with its pages": lambda r: (
        f"{1024 * (r['megabytes'] - r['megabytes before']) / r['rooms']:.0f}"
    ),
    "frames a decision": lambda r: f"{a_decision(r, 'frames'):.1f}",
    "bytes to pages a decision": lambda r: f"{a_decision(r, 'bytes_out'):,.0f}",
    "packets to pages a decision": lambda r: f"{a_decision(r, 'packets_out'):.1f}",
    "bytes from pages a decision": lambda r: f"{a_decision(r, 'bytes_in'):,.0f}",
    "commits (syncs) a decision": lambda r: f"{a_decision(r, 'commits'):.2f}",
    "bytes written to disk a decision": lambda r: (
        f"{a_decision(r, 'log_bytes' if 'log_bytes' in r else 'written'):,.0f}"
    ),
    "from a decision to its receipt, p50 / p99 ms": lambda r: f"{r['p50']:.1f} / {r['p99']:.1f}",
}


def measured_table(by_store: dict[str, list[Report]]) -> str:
    columns = [(store, report) for store, reports in by_store.items() for report in reports]
    heads = [f"{store}, {report['rooms']:.0f} rooms" for store, report in columns]
    lines = [f"| | {' | '.join(heads)} |", "| --- |" + " ---: |" * len(columns)]
    lines += [
        f"| {name} | {' | '.join(show(r) for _, r in columns)} |" for name, show in ROWS.items()
    ]
    return "\n".join(lines)


# The model


def units_of(reports: list[Report], relayed: Report | None) -> Units:
    def line(what: str, by: str = "decisions") -> Line:
        return fitted([(a_second(r, by), a_second(r, what)) for r in reports])

    def mean(what: str) -> float:
        """A decision; what an empty house does is nobody's decision."""
        played = [r for r in reports if r["rooms"]]
        return sum(r[what] for r in played) / sum(r["decisions"] for r in played)

    relay = Line(0.0, a_decision(relayed, "relay_cpu")) if relayed else Units().relay_cpu
    return Units(
        house_cpu=line("house_cpu"),
        database_cpu=line("database_cpu"),
        relay_cpu=relay,
        memory=fitted([(r["rooms"], r["megabytes"]) for r in reports]),
        bytes_out=mean("bytes_out"),
        bytes_in=mean("bytes_in"),
        log_bytes=line("log_bytes"),
        stored_bytes=reports[-1]["stored_bytes"],  # a page of the index is full by then
    )


def errors(units: Units, report: Report) -> dict[str, tuple[float, float]]:
    """What the model says of a measured house, and what was measured."""
    rate = a_second(report, "decisions")
    return {
        "cores of the house": (units.house_cpu.at(rate), a_second(report, "house_cpu")),
        "cores of PostgreSQL": (units.database_cpu.at(rate), a_second(report, "database_cpu")),
        "memory of the house, MB": (units.memory.at(report["rooms"]), report["megabytes"]),
        "MB a second to pages": (
            units.bytes_out * rate / 1e6, a_second(report, "bytes_out") / 1e6,
        ),
        "MB a second of PostgreSQL's log": (
            units.log_bytes.at(rate) / 1e6, a_second(report, "log_bytes") / 1e6,
        ),
    }  # fmt: skip


def error_table(units: Units, reports: list[Report]) -> str:
    lines = ["| | rooms | model | measured | error |", "| --- |" + " ---: |" * 4]
    for report in reports:
        for name, (said, was) in errors(units, report).items():
            rooms = f"{report['rooms']:.0f}"
            lines.append(f"| {name} | {rooms} | {said:.2f} | {was:.2f} | {error(said, was):+.0%} |")
    return "\n".join(lines)


def plan_table(plans: list[Plan]) -> str:
    rows = {
        "people at tables": [f"{p.people:,.0f}" for p in plans],
        "tables": [f"{p.tables:,.0f}" for p in plans],
        "decisions a second": [f"{p.decisions:,.0f}" for p in plans],
        "houses (processes)": [f"{p.houses:,}" for p in plans],
        "cores they use": [f"{p.house_cores:,.1f}" for p in plans],
        "their memory, GB": [f"{p.memory:,.1f}" for p in plans],
        "cores that PostgreSQL uses": [f"{p.database_cores:,.1f}" for p in plans],
        "its log, MB a second": [f"{p.log_megabytes:,.2f}" for p in plans],
        "what a month adds, GB": [f"{p.stored:,.0f}" for p in plans],
        "to pages, Mbit a second": [f"{p.megabits:,.0f}" for p in plans],
        "to pages, TB a month": [f"{p.sent:,.1f}" for p in plans],
        "nearest to its limit": [
            f"{p.bottleneck()}, {p.shares[p.bottleneck()]:,.2f} of one" for p in plans
        ],
        "of what all houses share": [
            f"{p.shared_bottleneck()}, {p.shares[p.shared_bottleneck()]:,.3f} of one" for p in plans
        ],
        "PostgreSQL servers": [f"{p.databases()}" for p in plans],
        "dollars a month": [f"{p.dollars():,.0f}" for p in plans],
        "of which network": [f"{p.cost['network']:,.0f}" for p in plans],
    }
    first, *others = rows.items()
    lines = [f"| {first[0]} | {' | '.join(first[1])} |", "| --- |" + " ---: |" * len(plans)]
    return "\n".join(lines + [f"| {name} | {' | '.join(cells)} |" for name, cells in others])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.capacity",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="rooms")
    parser.add_argument("--seconds", type=float, default=20, help="that are measured, each time")
    parser.add_argument("--pace", type=float, default=4, help="seconds that people think")
    parser.add_argument("--model", action="store_true", help="only the model")
    wanted = parser.parse_args()
    end_tidily()
    if not wanted.model:
        units = measure(Bench(wanted.seconds, wanted.pace), wanted.sizes)
    else:
        units = Units()
    print(plan_table([plan(people, units) for people in PEOPLE]))


def measure(bench: Bench, sizes: list[int]) -> Units:
    """Prints what was measured and how well the model says it; the model."""
    (ROOT / "build").mkdir(exist_ok=True)
    by_store: dict[str, list[Report]] = {"SQLite": [], "PostgreSQL": []}
    for rooms in sizes:
        by_store["SQLite"].append(bench.on_a_file(rooms))
        by_store["PostgreSQL"].append(bench.on_postgres(rooms))
    relayed = bench.on_postgres(sorted(sizes)[len(sizes) // 2], is_relayed=True)
    empty = bench.on_postgres(0)
    print(measured_table(by_store))
    cost = 1000 * a_decision(relayed, "relay_cpu")
    print(f"\nA house that only passes pages on: {cost:.2f} CPU ms a decision.\n")
    reports = by_store["PostgreSQL"]
    print(error_table(units_of([empty, *(reports[:-1] or reports)], relayed), reports), "\n")
    units = units_of([empty, *reports], relayed)
    print(units, "\n")
    return units


if __name__ == "__main__":
    main()
