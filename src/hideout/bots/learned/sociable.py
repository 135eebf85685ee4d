"""What was learned, with manners: a net that only ever talked to itself is poor company.

The talking is the sensible bot's, and so are the manners (`Courtesy`), as in the search.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hideout.bots.learned.bot import LearnedBot
from hideout.bots.of_game import bots_of
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng


class SociableBot(LearnedBot):
    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        super().__init__(game, seat, seats, rng, path)
        self.outlook = bots_of(game).outlook
        self.left |= self.outlook.talk
        if self.deputy is not None:
            self.courtesy = self.deputy.courtesy
        self.intended: Action | None = None  # the move that was spoken of and is still to come

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        action = super().act(view, legal, events)
        if action is not None and action.verb in self.outlook.talk:
            return self._words(view, legal, action)
        move, self.intended = self.intended, None
        return move if move in legal else action

    def _words(
        self, view: Mapping[str, Any], legal: Sequence[Action], said: Action
    ) -> Action | None:
        """It speaks of a coming move only once that is chosen."""
        assert self.deputy is not None
        if self.outlook.spoken_of(self.deputy, legal, said) is None:
            return said
        choices = [action for action in legal if action.verb not in self.left]
        move = self.prefer(choices, self.deputy, said)
        assert move is not None
        words = self.outlook.speak_of(self.deputy, view, legal, move)
        self.intended = None if words is None else move
        return words or move


class HalfwayBot(SociableBot):
    """Does some things as it learned to and the rest as the sensible bot does. Subclass it."""

    keeps: frozenset[str] = frozenset()  # verbs that are the net's

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        super().__init__(game, seat, seats, rng, path)
        self.left = frozenset(game.vocabulary.kinds) - self.keeps
