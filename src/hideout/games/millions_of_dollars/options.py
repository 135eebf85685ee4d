"""Options of a table, as in the spec's table. The Loot table is the deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option

OPTIONS: Final = (
    Option(
        "fooled",
        False,
        "Nobody repeats the Role of the last round",
        title="Won't get fooled again",
        group="play",
    ),
    Option(
        "reserve_ante",
        "lent",
        "What becomes of an ante that was taken from there",
        title="Money from the Reserve",
        choices=("lent", "gift"),
        choice_titles=("Goes back", "Is the player's own"),
    ),
    Option(
        "whispers",
        False,
        "Private offers and private talk between two players who are in",
        title="Whispering",
        group="talk",
    ),
    Option(
        "negotiate_seconds",
        180,
        "Seconds",
        title="Time to negotiate",
        low=60,
        high=600,
        group="time",
    ),
    Option(
        "choose_seconds",
        60,
        "Seconds",
        title="Time to choose a Role",
        low=15,
        high=300,
        group="time",
    ),
    Option(
        "clocks",
        True,
        "Off: everybody is waited for, and only a hurry starts a clock",
        title="Clocks",
        group="time",
    ),
    Option(
        "target",
        20,
        "Cash that ends the game after a share",
        title="Millions to win",
        low=15,
        high=30,
        group="play",
    ),
)


@dataclass(frozen=True)
class Options:
    fooled: bool
    reserve_ante: str
    whispers: bool
    negotiate_seconds: int
    choose_seconds: int
    clocks: bool
    target: int


def make_options(given: Mapping[str, object]) -> Options:
    return engine.make_options(Options, OPTIONS, given)
