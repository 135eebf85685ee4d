"""Options of a table. [HT-41 HT-72 HT-87 HT-105 HT-108]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

MOST_EXTRA_A: Final = 8

OPTIONS: Final = (
    Option("apb", False, "Consequences come from the APB cards", group="play"),
    Option(
        "draft",
        "seed",
        "seed: five-card piles; v0.96: later draws from the common deck",
        choices=("seed", "v0.96"),
        group="play",
    ),
    Option("max_extra_a", 4, "additional A phases in one Stage", low=0, high=MOST_EXTRA_A),
    Option("crackdown_cap", 10, "most that Crackdown pays; 0 for no limit", low=0, high=1000),
    Option("timers", True, "clocks run; off for friends' tables", group="time"),
    Option(
        "draft_seconds", 30, "seconds for each pass of the draft", low=5, high=600, group="time"
    ),
    Option(
        "choose_seconds", 45, "seconds to choose the card of a Stage", low=5, high=600, group="time"
    ),
    Option("a_seconds", 30, "seconds for a decision in an A phase", low=5, high=600, group="time"),
    Option(
        "memory_aid",
        True,
        "everybody has a private list of the cards passed and seen",
        group="play",
    ),
    Option("private_chat", False, "players may write to each other in private", group="talk"),
)


@dataclass(frozen=True)
class Options:
    apb: bool
    draft: str
    max_extra_a: int
    crackdown_cap: int
    timers: bool
    draft_seconds: int
    choose_seconds: int
    a_seconds: int
    memory_aid: bool
    private_chat: bool


def make_options(given: Mapping[str, object]) -> Options:
    return engine.make_options(Options, OPTIONS, given) if given else DEFAULTS


DEFAULTS: Final = engine.make_options(Options, OPTIONS, {})
