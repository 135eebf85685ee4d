"""Options of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

# Clock scales, in halves.
SPELT: Final = ("clock_scale", "uses_per_round")
HALVES: Final = {"0.5": 1, "1": 2, "1.5": 3, "2": 4, "3": 6}

OPTIONS: Final = (
    Option("clock_scale", "1", "multiplies all clocks", choices=tuple(HALVES), group="time"),
    Option("clocks", True, "off: phases end by confirmation, with a long deadline", group="time"),
    Option("async_deadline", 24, "hours for a decision when clocks are off", low=1, high=168),
    Option(
        "staff_autofill",
        "auto",
        "a quota not filled in time is filled at random; auto: only when clocks are off",
        choices=("auto", "on", "off"),
    ),
    Option(
        "carry",
        "table",
        "where Equipment with uses left lies in the next round",
        choices=("table", "hand"),
    ),
    Option(
        "uses_per_round",
        "unlimited",
        "how many uses a card may expend in a round",
        choices=("unlimited", "1"),
    ),
    Option(
        "budget", 5000, "dollars the Crew may spend", low=4500, high=5500, step=50, group="play"
    ),
    Option("alarm_limit", 5, "alarms the Crew survives", low=3, high=7, group="play"),
    Option("wing_clock", 45, "seconds for a Wing It attempt", low=15, high=120, group="time"),
    Option("live_counts", False, "numbers of face-down cards are visible at once", group="play"),
    Option(
        "odd_player",
        "crew",
        "which team gets the extra player of an odd number",
        choices=("crew", "staff"),
        group="play",
    ),
)


@dataclass(frozen=True)
class Options:
    clock_scale: str
    clocks: bool
    async_deadline: int
    staff_autofill: str
    carry: str
    uses_per_round: str
    budget: int
    alarm_limit: int
    wing_clock: int
    live_counts: bool
    odd_player: str

    def millis(self, seconds: int) -> int:
        """How long a window of so many seconds is at this table."""
        if not self.clocks:
            return self.async_deadline * 3_600_000
        return seconds * 500 * HALVES[self.clock_scale]

    def fills_up(self) -> bool:
        return self.staff_autofill == "on" or (self.staff_autofill == "auto" and not self.clocks)


def _spelt(value: object) -> object:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return f"{value:g}" if is_number else value


def make_options(given: Mapping[str, object]) -> Options:
    # Choices that look like numbers may be given as such: 1.5, 2.
    spelt = {name: _spelt(value) if name in SPELT else value for name, value in given.items()}
    return engine.make_options(Options, OPTIONS, spelt)
