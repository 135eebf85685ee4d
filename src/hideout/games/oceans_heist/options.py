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
    Option(
        "clock_scale",
        "1",
        "How many times the printed time",
        title="Pace of the clocks",
        choices=tuple(HALVES),
        group="time",
    ),
    Option(
        "clocks",
        True,
        "Off: phases end when both teams confirm",
        title="Clocks",
        group="time",
    ),
    Option(
        "async_deadline",
        24,
        "When clocks are off",
        title="Hours for a decision",
        low=1,
        high=168,
    ),
    Option(
        "staff_autofill",
        "auto",
        "Whether what is not chosen in time is drawn at random",
        title="The Staff's missing Defenses",
        choices=("auto", "on", "off"),
        choice_titles=("When clocks are off", "Always", "Never"),
    ),
    Option(
        "carry",
        "table",
        "Where it lies in the next round",
        title="Equipment with uses left",
        choices=("table", "hand"),
        choice_titles=("On the table", "In hand"),
    ),
    Option(
        "uses_per_round",
        "unlimited",
        "How many at most",
        title="Uses of a card in one round",
        choices=("unlimited", "1"),
        choice_titles=("As many as it has", "One"),
    ),
    Option(
        "budget",
        5000,
        "In dollars",
        title="The Crew's budget",
        low=4500,
        high=5500,
        step=50,
        group="play",
    ),
    Option(
        "alarm_limit",
        5,
        "One more, and it is over",
        title="Alarms the Crew survives",
        low=3,
        high=7,
        group="play",
    ),
    Option(
        "wing_clock",
        45,
        "Seconds for an attempt",
        title="Time to Wing It",
        low=15,
        high=120,
        group="time",
    ),
    Option(
        "live_counts",
        False,
        "Numbers of face-down cards are seen while they are laid",
        title="Card counts at once",
        group="play",
    ),
    Option(
        "odd_player",
        "crew",
        "Which team gets the extra one",
        title="The odd player",
        choices=("crew", "staff"),
        choice_titles=("The Crew", "The Staff"),
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
