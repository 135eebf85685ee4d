"""What the game's sensible bot tells a net that is advised: its hunches, and what it would do."""

from array import array
from collections.abc import Sequence
from typing import Any

from hideout.bots.bot import Bot
from hideout.bots.learned.numbers import AS_ADVISED, Numbers
from hideout.bots.of_game import bots_of
from hideout.engine.core import Game, Seat
from hideout.engine.notation import Action


class AdviceRow:
    """For one seat: the part of a net's row that stands behind the observation."""

    def __init__(self, game: Game[Any], numbers: Numbers, seats: int, seat: Seat) -> None:
        self.leaves = numbers.leaves
        self.counsel = bots_of(game).learning.counsel
        self.parts = numbers.parts_by_code(seats, seat)
        self.count = len(numbers.parts) - 1
        self.followed = numbers.parts[AS_ADVISED]

    def choices(self, view: Any, legal: Sequence[Action]) -> Sequence[Action]:
        """What is the net's to choose from, if anything."""
        moves = [action for action in legal if action.verb not in self.leaves]
        return self.counsel.decent(view, moves) if moves else moves

    def row(self, advisor: Bot, advice: Action | None) -> bytes:
        said = [0.0] * self.count
        for part in self.parts[-1 if advice is None else advice.code]:
            said[part] = 1.0
        return array("f", [*self.counsel.hunches(advisor), *said]).tobytes()
