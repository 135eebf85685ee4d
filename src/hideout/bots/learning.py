"""How a game is learned by playing it: what each game says about that, beside its bot."""

from collections.abc import Mapping
from typing import NamedTuple


class Learning(NamedTuple):
    """At which tables to learn, and what a result is worth there."""

    seats: int = 4  # of most tables; the other sizes are learned beside it
    options: Mapping[str, object] = {}  # of those tables
    leaves: frozenset[str] = frozenset()  # verbs that are left to the game's sensible bot
    margin: float = 0.0  # a margin that counts as much as `spice`; 0: only winning counts
    spice: float = 0.0  # what a margin adds to the share of a win, at most
