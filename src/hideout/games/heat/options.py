"""Options of a table. [HT-41 HT-72 HT-87 HT-105 HT-108]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

MOST_EXTRA_A: Final = 8

OPTIONS: Final = (
    Option("apb", False, "Consequences are drawn from them", title="APB cards", group="play"),
    Option(
        "draft",
        "seed",
        "Where the cards of later Stages come from",
        title="The draft",
        choices=("seed", "v0.96"),
        choice_titles=("Piles of five", "The common deck"),
        group="play",
    ),
    Option("max_extra_a", 4, "In one Stage", title="Most extra A phases", low=0, high=MOST_EXTRA_A),
    Option("crackdown_cap", 10, "0: no limit", title="Most that Crackdown pays", low=0, high=1000),
    Option(
        "timers",
        True,
        "Off: everybody takes as long as they like",
        title="Clocks",
        group="time",
    ),
    Option(
        "draft_seconds",
        30,
        "Seconds",
        title="Time for a pass of the draft",
        low=5,
        high=600,
        group="time",
    ),
    Option(
        "choose_seconds",
        45,
        "Seconds",
        title="Time to choose a Stage's card",
        low=5,
        high=600,
        group="time",
    ),
    Option(
        "a_seconds",
        30,
        "Seconds",
        title="Time for a decision in an A phase",
        low=5,
        high=600,
        group="time",
    ),
    Option(
        "memory_aid",
        True,
        "Everybody has a private list of the cards they passed and saw",
        title="Memory aid",
        group="play",
    ),
    Option(
        "private_chat",
        False,
        "Players may write to each other in private",
        title="Whispering",
        group="talk",
    ),
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
