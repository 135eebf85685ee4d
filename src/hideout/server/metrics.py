"""What an operator may count. No name, code, card or seat ever becomes a label."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
MILLISECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

SOCKETS: Final = Gauge("hideout_sockets", "Open sockets", registry=REGISTRY)
ROOMS: Final = Gauge("hideout_rooms", "Rooms in memory", registry=REGISTRY)
TABLES: Final = Gauge("hideout_tables", "Tables in memory", registry=REGISTRY)
GAMES: Final = Counter("hideout_games", "Games begun", ["game"], registry=REGISTRY)
DECISIONS: Final = Counter("hideout_decisions", "Decisions made durable", registry=REGISTRY)
TIME_OUTS: Final = Counter("hideout_time_outs", "Clocks that ran out", registry=REGISTRY)
FRAMES: Final = Counter("hideout_frames", "Frames sent", registry=REGISTRY)
REFUSALS: Final = Counter("hideout_refusals", "Refused commands", ["code"], registry=REGISTRY)
RECONNECTS: Final = Counter("hideout_resumed", "Pages that came back", registry=REGISTRY)
BOT_FAILURES: Final = Counter("hideout_bot_failures", "Bots that failed", registry=REGISTRY)
COMMAND: Final = Histogram(
    "hideout_command_seconds",
    "From a decision's arrival to everybody's frames",
    registry=REGISTRY,
    buckets=MILLISECONDS,
)
COMMIT: Final = Histogram(
    "hideout_commit_seconds",
    "One commit of gathered writes",
    registry=REGISTRY,
    buckets=MILLISECONDS,
)
LATE: Final = Histogram(
    "hideout_late_seconds",
    "How late a clock's end was noticed",
    registry=REGISTRY,
    buckets=MILLISECONDS,
)
THINKING: Final = Histogram(
    "hideout_bot_seconds", "How long a bot thought", registry=REGISTRY, buckets=MILLISECONDS
)
