"""Options of a table, as in the spec's table. The Loot table is the deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from hideout.engine.options import Option, read_options

OPTIONS: Final = (
    Option("fooled", False, "Won't get fooled again: nobody repeats the Role of the last round"),
    Option(
        "reserve_ante",
        "lent",
        "an ante from the Reserve goes back there (lent) or is the player's own (gift)",
        choices=("lent", "gift"),
    ),
    Option("whispers", False, "private offers and private talk between two players who are in"),
    Option("negotiate_seconds", 180, "seconds for a negotiation", low=60, high=600),
    Option("choose_seconds", 60, "seconds for choosing a Role", low=15, high=300),
    Option("clocks", True, "off: wait for everybody; only a hurry starts a clock"),
    Option("target", 20, "cash that ends the game after a share", low=15, high=30),
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
    values = read_options(OPTIONS, given)
    return Options(
        fooled=bool(values["fooled"]),
        reserve_ante=str(values["reserve_ante"]),
        whispers=bool(values["whispers"]),
        negotiate_seconds=cast(int, values["negotiate_seconds"]),
        choose_seconds=cast(int, values["choose_seconds"]),
        clocks=bool(values["clocks"]),
        target=cast(int, values["target"]),
    )
