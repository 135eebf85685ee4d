"""`make bench`: one table, every row measured in turn, round after round, on one core.

Interpreted and compiled builds and the peers each live in a process of their own; only one of
them works at any moment. Rates are per second of CPU time, the median of the rounds; the ratio
is to OpenSpiel's social_deduction at the same job in the same run; of `learn`, to RLCard's uno and
to OpenSpiel's hearts.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASELINE = "OpenSpiel social_deduction, 6 seats"
JOBS = ("play", "clone", "view", "learn", "solve")
LEARNERS = {"uno": "RLCard uno, 2 seats", "hearts": "OpenSpiel hearts, 4 seats"}


class Worker:
    """A process that measures; see bench.worker."""

    def __init__(self, label: str, which: str, path: Path) -> None:
        self.label = label
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", which],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows: list[str] = json.loads(self._answer())

    def measure(self, row: str, seconds: float) -> float | str:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([row, seconds]) + "\n")
        self.process.stdin.flush()
        rate: float | str = json.loads(self._answer())
        return rate

    def close(self) -> None:
        self.process.communicate()

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The {self.label} rows cannot be measured; the reason stands above.")
        return line


def workers() -> list[Worker]:
    source, compiled = ROOT / "src", ROOT / "build" / "compiled"
    found = [Worker("interpreted", "ours", source)]
    if list(compiled.glob("*__mypyc*")):
        found.append(Worker("compiled", "ours", compiled))
    else:
        print("No compiled build in build/compiled (make compiled): its rows are left out.")
    return [*found, Worker("", "peers", source)]


def measure(
    benches: list[Worker], rounds: int, seconds: float, jobs: Sequence[str] = ()
) -> dict[str, list[float] | str]:
    """Row -> its rates, or the sentence that says why there are none. Round 0 is a warm-up."""
    rates: dict[str, list[float] | str] = {}
    for turn in range(rounds + 1):
        for bench in benches:
            for row in [row for row in bench.rows if not jobs or row.split()[0] in jobs]:
                answer = bench.measure(row, seconds if turn else seconds / 4)
                name = f"{row}, {bench.label}" if bench.label else row
                known = rates.setdefault(name, [])
                if isinstance(answer, str):
                    rates[name] = answer
                elif turn and isinstance(known, list):
                    known.append(answer)
        print(f"round {turn} of {rounds}", file=sys.stderr)
    return rates


def table(rates: dict[str, list[float] | str]) -> list[str]:
    """Lines of Markdown, quickest row of each job first."""
    lines = [
        "| job | engine | a second | lowest .. highest | to the others |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for job in JOBS:
        measured = {n: r for n, r in rates.items() if n.startswith(job) and not isinstance(r, str)}
        for name in sorted(measured, key=lambda n: -statistics.median(measured[n])):
            seen = measured[name]
            rate = statistics.median(seen)
            ratio = ratios(rates, job, rate)
            spread = f"{min(seen):,.0f} .. {max(seen):,.0f}"
            lines.append(f"| {job} | {name[6:]} | {rate:,.0f} | {spread} | {ratio} |")
    return lines + [f"{n[6:]}: {reason}" for n, reason in rates.items() if isinstance(reason, str)]


def ratios(rates: dict[str, list[float] | str], job: str, rate: float) -> str:
    others = LEARNERS if job == "learn" else {"": BASELINE}
    found = []
    for name, other in others.items():
        base = rates.get(f"{job:5} {other}")
        if isinstance(base, list) and base:
            found.append(f"{rate / statistics.median(base):.2f} {name}".strip())
    return ", ".join(found)


def use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the workers inherit it


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time, a row and round")
    parser.add_argument("--jobs", default=",".join(JOBS), help="which, separated by commas")
    wanted = parser.parse_args()
    use_one_core()
    benches = workers()
    rates = measure(benches, wanted.rounds, wanted.seconds, wanted.jobs.split(","))
    for bench in benches:
        bench.close()
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time")
    print("\n".join(table(rates)))


if __name__ == "__main__":
    main()
