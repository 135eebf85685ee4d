"""What an operator may count. No name, code, card or seat ever becomes a label.

Counting happens with every decision, so it costs next to nothing; Prometheus' own forms are made
when somebody asks.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

# Seconds; as a list, for compiled code would make a tuple of numbers anew for each search.
BOUNDS: Final = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0]


class Gauge:
    """How many there are now."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.value = 0

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily(self.name, self.meaning, self.value)


class Counter:
    """How often something happened, of some kind or other."""

    def __init__(self, name: str, meaning: str, label: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self.counts: dict[str, int] = {}

    def add(self, count: int = 1, kind: str = "") -> None:
        self.counts[kind] = self.counts.get(kind, 0) + count

    def collect(self) -> Iterator[Metric]:
        labels = [self.label] if self.label else []
        family = CounterMetricFamily(self.name, self.meaning, labels=labels)
        for kind, count in self.counts.items() if self.label else [("", self.counts.get("", 0))]:
            family.add_metric([kind] if self.label else [], count)
        yield family


class Timing:
    """How long something took."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[Metric]:
        total = 0
        buckets = []
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            total += count
            buckets.append((bound, total))
        family = HistogramMetricFamily(self.name, self.meaning)
        family.add_metric([], buckets, self.sum)
        yield family


SOCKETS: Final = Gauge("hideout_sockets", "Open sockets")
ROOMS: Final = Gauge("hideout_rooms", "Rooms in memory")
TABLES: Final = Gauge("hideout_tables", "Tables in memory")
GAMES: Final = Counter("hideout_games", "Games begun", "game")
DECISIONS: Final = Counter("hideout_decisions", "Decisions made durable")
TIME_OUTS: Final = Counter("hideout_time_outs", "Clocks that ran out")
FRAMES: Final = Counter("hideout_frames", "Frames sent")
REFUSALS: Final = Counter("hideout_refusals", "Refused commands", "code")
MALFORMED: Final = Counter("hideout_malformed", "Requests that were not HTTP")
RESUMED: Final = Counter("hideout_resumed", "Pages that came back")
BOT_FAILURES: Final = Counter("hideout_bot_failures", "Decisions in which a bot failed")
BOTS_HURRIED: Final = Counter(
    "hideout_bots_hurried", "Decisions without looking ahead, for want of time or a process", "why"
)
THINKERS_DIED: Final = Counter("hideout_thinkers_died", "Thinking processes that died")
COMMAND: Final = Timing(
    "hideout_command_seconds", "From a decision's arrival to everybody's frames"
)
COMMIT: Final = Timing("hideout_commit_seconds", "One commit of gathered writes")
LATE: Final = Timing("hideout_late_seconds", "How late a clock's end was noticed")
HELD: Final = Timing("hideout_held_seconds", "How long work held the event loop when looked at")
THINKING: Final = Timing("hideout_bot_seconds", "How long a bot thought")

REGISTRY: Final = CollectorRegistry()
for metric in (
    SOCKETS, ROOMS, TABLES, GAMES, DECISIONS, TIME_OUTS, FRAMES, REFUSALS, MALFORMED, RESUMED,
    BOT_FAILURES, BOTS_HURRIED, THINKERS_DIED, COMMAND, COMMIT, LATE, HELD, THINKING,
):  # fmt: skip
    REGISTRY.register(metric)
