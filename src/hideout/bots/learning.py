"""How a game is learned by playing it: what each game says about that, beside its bot."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hideout.engine.notation import Action


class Counsel:
    """What the game's sensible bot tells a net that it advises, besides its move."""

    def names(self, seats: int) -> list[str]:
        """A name for each hunch; people are p0, p1, ... in the order of the table."""
        return []

    def hunches(self, advisor: Any) -> list[float]:
        """What the sensible bot has in mind about the table, as numbers."""
        return []

    def decent(self, view: Any, moves: Sequence[Action]) -> Sequence[Action]:
        """The moves a seat would be forgiven; at least one."""
        return moves


PLAIN_COUNSEL: Final = Counsel()


class Learning(NamedTuple):
    """At which tables to learn, and what a result is worth there."""

    seats: int = 4  # of most tables; the other sizes are learned beside it
    options: Mapping[str, object] = {}  # of those tables
    leaves: frozenset[str] = frozenset()  # verbs that are left to the game's sensible bot
    margin: float = 0.0  # a margin that counts as much as `spice`; 0: only winning counts
    spice: float = 0.0  # what a margin adds to the share of a win, at most
    counsel: Counsel = PLAIN_COUNSEL  # for a net that is advised by the sensible bot
