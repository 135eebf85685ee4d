"""What was learned, with manners: a net that only ever talked to itself is poor company.

The talking is the sensible bot's. Offers are only ever raised, friends are spared, and nobody is
kept waiting where the sensible bot would answer or be ready: what the search leaves out, too.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hideout.bots.bot import Bot
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.of_game import bots_of
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng


class SociableBot(LearnedBot):
    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        super().__init__(game, seat, seats, rng, path)
        self.outlook = bots_of(game).outlook
        self.left |= self.outlook.talk
        self.intended: Action | None = None  # the move that was spoken of and is still to come

    def draw_world(self, state: State) -> None:
        Bot.draw_world(self, state)

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        world, is_decent = self.world, self.outlook.is_decent
        assert world is not None
        decent = [action for action in legal if is_decent(world, self.seat, action)]
        action = super().act(view, decent or legal, events)
        if action is not None and action.verb in self.outlook.talk:
            return self._words(view, decent, action)
        move, self.intended = self.intended, None
        return move if move in decent else action

    def _words(
        self, view: Mapping[str, Any], legal: Sequence[Action], said: Action
    ) -> Action | None:
        """Of a move to come it speaks only once that is chosen."""
        assert self.deputy is not None
        if self.outlook.spoken_of(self.deputy, legal, said) is None:
            return said
        choices = [action for action in legal if action.verb not in self.left]
        move = choices[self._pick(self.judge(self.seen, choices).scores)]
        words = self.outlook.speak_of(self.deputy, view, legal, move)
        self.intended = None if words is None else move
        return words or move

    def may_pause(self, said: Action | None) -> bool:
        return said is None or self.outlook.may_wait(said)


class HalfwayBot(SociableBot):
    """Does some things as it learned to and all others as the sensible bot does. Subclass it."""

    keeps: frozenset[str] = frozenset()  # verbs that are the net's

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        super().__init__(game, seat, seats, rng, path)
        self.left = frozenset(game.vocabulary.kinds) - self.keeps
