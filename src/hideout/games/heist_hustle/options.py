"""Options of a table, and the numbers of its house rules. [HH-54 HH-76 HH-77 HH-78]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

BAIL_POINTS: Final = 3  # for one who bailed, after a failure [HH-77]
SECOND_TRY_COST: Final = 5  # [HH-78]

OPTIONS: Final = (
    Option(
        "line_percent", 0, "How many of a hundred", title="Spins that end on a line", low=0, high=20
    ),
    Option(
        "hot_weapons",
        False,
        "House rule: two weapons of each location are twice as likely",
        title="Hot weapons",
        group="play",
    ),
    Option(
        "bail",
        False,
        "House rule: everybody but the mastermind may bail before the roll",
        title="Bailing out",
        group="play",
    ),
    Option(
        "second_try",
        False,
        f"House rule: the mastermind may pay {SECOND_TRY_COST} to roll a failure again",
        title="A second try",
        group="play",
    ),
    Option(
        "even_rounds",
        False,
        "Only as many locations are played as that takes",
        title="Everybody leads equally often",
        group="play",
    ),
    Option(
        "tie",
        "share",
        "At the end",
        title="Who wins a tie",
        choices=("share", "fewer_lead"),
        choice_titles=("All of them", "Who led less often"),
    ),
    Option(
        "clock_seconds",
        20,
        "Seconds; a mere button has half of it",
        title="Time for a decision",
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
