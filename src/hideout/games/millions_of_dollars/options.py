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
        "Won't get fooled again: nobody repeats the Role of the last round",
        group="play",
    ),
    Option(
        "reserve_ante",
        "lent",
        "an ante from the Reserve goes back there (lent) or is the player's own (gift)",
        choices=("lent", "gift"),
    ),
    Option(
        "whispers",
        False,
        "private offers and private talk between two players who are in",
        group="talk",
    ),
    Option("negotiate_seconds", 180, "seconds for a negotiation", low=60, high=600, group="time"),
    Option("choose_seconds", 60, "seconds for choosing a Role", low=15, high=300, group="time"),
    Option("clocks", True, "off: wait for everybody; only a hurry starts a clock", group="time"),
    Option("target", 20, "cash that ends the game after a share", low=15, high=30, group="play"),
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
