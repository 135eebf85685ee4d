"""Heist Hustle for bots: the sensible player and lesser ones, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, Final

from hideout.bots.heist_hustle.bot import HeistHustleBot
from hideout.bots.heist_hustle.habits import HustleHabits
from hideout.bots.heist_hustle.mind import HustleMind
from hideout.bots.heist_hustle.novice import HustleCareful, HustleCasual, HustleNovice
from hideout.bots.heist_hustle.reasons import because
from hideout.bots.ladder import ladder
from hideout.bots.learning import Learning
from hideout.bots.outlook import Outlook, share
from hideout.engine.core import Seat


class HustleOutlook(Outlook):
    """To the end of the round; what is left is dice."""

    playouts = 600
    swing = 14.0  # points by which a round can change the gap between two seats

    def mark(self, s: Any) -> int:
        return int(s.round)

    def value(self, s: Any, seat: Seat) -> float:
        left = s.rounds - s.round
        if not s.pending() or left <= 0:
            return float(s.game.returns(s)[seat])
        return share([float(total) for total in s.total], seat, self.swing * sqrt(left))


def statements(position: Mapping[str, Any]) -> Iterator[str]:
    """What is hidden at a table, as one could be told it."""
    for at, location in enumerate(position["locations"]):
        yield f"location {at + 1} is {location}"


HEURISTIC: Final = HeistHustleBot
OUTLOOK: Final = HustleOutlook()
LEARNING: Final = Learning(seats=4)
BECAUSE: Final = because
HABITS: Final = HustleHabits
LADDER: Final = ladder(HustleNovice, HustleCasual, HustleCareful, "heuristic")
MIND: Final = HustleMind
