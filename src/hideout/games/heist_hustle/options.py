"""Options of a table, and the numbers of its house rules. [HH-54 HH-76 HH-77 HH-78]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

BAIL_POINTS: Final = 3  # for one who bailed, after a failure [HH-77]
SECOND_TRY_COST: Final = 5  # [HH-78]

OPTIONS: Final = (
    Option("line_percent", 0, "chance that a spin ends on a line", low=0, high=20),
    Option(
        "hot_weapons",
        False,
        "house rule: two weapons of each location are twice as likely",
        group="play",
    ),
    Option(
        "bail",
        False,
        "house rule: everybody but the mastermind may bail before the roll",
        group="play",
    ),
    Option(
        "second_try",
        False,
        f"house rule: the mastermind may pay {SECOND_TRY_COST} to roll a failure again",
        group="play",
    ),
    Option(
        "even_rounds",
        False,
        "play only as many locations as make everybody lead equally",
        group="play",
    ),
    Option("tie", "share", "who wins a tie", choices=("share", "fewer_lead")),
    Option(
        "clock_seconds",
        20,
        "seconds for a decision; a button has half",
        low=5,
        high=120,
        group="time",
    ),
)


@dataclass(frozen=True)
class Options:
    line_percent: int
    hot_weapons: bool
    bail: bool
    second_try: bool
    even_rounds: bool
    tie: str
    clock_seconds: int


def make_options(given: Mapping[str, object]) -> Options:
    return engine.make_options(Options, OPTIONS, given)
