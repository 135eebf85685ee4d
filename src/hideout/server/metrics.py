"""What an operator may count. No name, code, card or seat ever becomes a label."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
SOCKETS: Final = Gauge("hideout_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("hideout_tables", "Tables in memory", registry=REGISTRY)
GAMES: Final = Counter("hideout_games", "Games begun", ["game"], registry=REGISTRY)
DECISIONS: Final = Counter("hideout_decisions", "Decisions made durable", registry=REGISTRY)
TIME_OUTS: Final = Counter("hideout_time_outs", "Clocks that ran out", registry=REGISTRY)
FRAMES: Final = Counter("hideout_frames", "Frames sent", registry=REGISTRY)
REFUSALS: Final = Counter("hideout_refusals", "Refused commands", ["code"], registry=REGISTRY)
DURABLE: Final = Histogram(
    "hideout_durable_seconds", "From a decision to its being on disk", registry=REGISTRY
)
