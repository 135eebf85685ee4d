"""What `make chaos` prints, and whether a cluster has stood it."""

import os
from collections import Counter
from typing import Final

from bench.chaos.checker import Verdict
from bench.chaos.people import Person

KILL: Final = "kill -9"
SETTLE: Final = 12.0  # seconds in which everybody has to be at a living table again
GOAL: Final = 5.0  # seconds within which ninety-nine of a hundred are back after a `kill -9`
BAR: Final = 40  # characters of the longest bar of the histogram


class Blow:
    """One disturbance, and how long those it met had to wait."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.waits: list[float] = []


def percentile(waits: list[float], share: float) -> float:
    """Of those that many waited at most so long; 0 if nobody waited."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def progress(n: int, blows: int, kind: str, waits: list[float], seconds: float) -> str:
    left = seconds / n * (blows - n) / 60
    return (
        f"{n}/{blows} {kind}: {len(waits)} people back within {max(waits, default=0):.1f} s "
        f"(half within {percentile(waits, 0.5):.1f}); {seconds / 60:.1f} minutes, "
        f"about {left:.0f} to go, load {os.getloadavg()[0]:.1f}"
    )


class Report:
    def __init__(
        self,
        blows: list[Blow],
        wanted: int,
        people: list[Person],
        verdict: Verdict,
        seconds: float,
        build: str = "",
    ) -> None:
        self.blows = blows
        self.wanted = wanted
        self.people = people
        self.verdict = verdict
        self.seconds = seconds
        self.build = build  # of the houses: compiled or interpreted

    def waits(self, kind: str = "") -> list[float]:
        """Of one kind of blow, or of all."""
        return [wait for blow in self.blows if kind in (blow.kind, "") for wait in blow.waits]

    def complaints(self) -> list[str]:
        """Why this run does not show what it should; none: it does."""
        found = self.verdict.complaints()
        if len(self.blows) < self.wanted:
            found.append(f"only {len(self.blows)} of {self.wanted} blows were struck")
        slowest = percentile(self.waits(KILL), 0.99)
        if slowest > GOAL:
            found.append(f"after kill -9 p99 was {slowest:.2f} s, and not within {GOAL:.0f} s")
        return found

    def __str__(self) -> str:
        lines = [*self._by_kind(), "", *self._histogram(), "", *self._totals()]
        return "\n".join([*lines, "", *self.complaints()[:20]]).rstrip()

    def _by_kind(self) -> list[str]:
        lines = ["| disturbance | times | people met | p50 | p99 | longest |", "|" + " --- |" * 6]
        for kind in [*sorted({blow.kind for blow in self.blows}), ""]:
            times = sum(kind in (blow.kind, "") for blow in self.blows)
            waits = self.waits(kind)
            p50, p99 = percentile(waits, 0.5), percentile(waits, 0.99)
            lines.append(
                f"| {kind or 'all'} | {times} | {len(waits)} | {p50:.2f} s | {p99:.2f} s "
                f"| {max(waits, default=0):.2f} s |"
            )
        return lines

    def _histogram(self) -> list[str]:
        buckets = Counter(min(int(wait), int(SETTLE)) for wait in self.waits())
        killed = Counter(min(int(wait), int(SETTLE)) for wait in self.waits(KILL))
        most = max(buckets.values(), default=1)
        lines = ["| back after | people | after kill -9 | |", "| --- | ---: | ---: | --- |"]
        for n in range(max(buckets, default=-1) + 1):
            name = f"{n} to {n + 1} s" if n < SETTLE else f"not within {SETTLE:.0f} s"
            bar = "#" * -(-BAR * buckets[n] // most)
            lines.append(f"| {name} | {buckets[n]} | {killed[n]} | {bar} |")
        return lines

    def _totals(self) -> list[str]:
        verdict = self.verdict
        rooms = {person.code for person in self.people}
        rows = {
            "houses": self.build,
            "seconds, load at the end": f"{self.seconds:.0f}, {os.getloadavg()[1]:.1f}",
            "rooms, people": f"{len(rooms)}, {len(self.people)}",
            "games, decisions": f"{verdict.tables:,}, {verdict.decisions:,}",
            "decisions acknowledged to people": f"{verdict.accepted:,}",
            "events heard by pages": f"{verdict.events:,}",
            "reconnects": f"{sum(person.reconnects for person in self.people):,}",
            "acknowledged decisions lost": str(len(verdict.lost)),
            "decisions doubled": str(len(verdict.doubled)),
            "tables split": str(len(verdict.split)),
            "decisions nobody made": str(len(verdict.foreign)),
        }
        return ["| what | |", "| --- | --- |", *[f"| {k} | {v} |" for k, v in rows.items()]]
