"""What makes a bot good company: habits that can be counted, and how often they should be seen.

A game's habits watch one table and know everything about it. Each habit is a share: how many times
out of how many chances, over all games. A game without habits of its own is not measured.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hideout.bots.bot import Remark
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action


class Habit(NamedTuple):
    """A habit in figures, and the bounds within which it makes good company."""

    name: str
    meaning: str
    least: float
    most: float

    def is_kept(self, share: float) -> bool:
        return self.least <= share <= self.most


class Habits:
    """Counts the habits of all players of one game."""

    habits: tuple[Habit, ...] = ()

    def __init__(self, state: Any) -> None:
        self.state = state
        self.counts = {habit.name: (0, 0) for habit in self.habits}

    def count(self, name: str, times: int, chances: int = 1) -> None:
        before = self.counts[name]
        self.counts[name] = (before[0] + times, before[1] + chances)

    def is_away(self, seat: Seat) -> bool:
        """Whether a player passes up this look at an open window, as people do."""
        return False

    def look(self, seat: Seat, action: Action | None, remarks: Sequence[Remark]) -> None:
        """A player has looked, says this, and is about to act or to wait."""
        if action is not None:
            self.before(seat, action)

    def before(self, seat: Seat, action: Action) -> None:
        """A player is about to do this; the table is still as it was when they decided."""

    def hear(self, events: Sequence[Event]) -> None:
        """What has happened since the last time: everything that anybody was told."""
