"""A bot that learned the game by playing it: it looks at its seat's numbers and asks its net.

It sees what its seat sees as numbers (`Observer`), and nothing else. The game's sensible bot, who
listens from the start, does whatever the game leaves to it (a race in arithmetic, say), and, where
manners of speaking are asked for, the talking: a net that learned alone has none. If the weights
say that the net is advised, the sensible bot does the talking anyway, and the net sees what that
bot would do and what it thinks of the others.
"""

from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.learned.advice import AdviceRow
from hideout.bots.learned.net import Judgement, load_net
from hideout.bots.learned.numbers import numbers_of
from hideout.bots.learned.weights import check_fit, path_of
from hideout.bots.manner import Manner
from hideout.bots.of_game import bots_of
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

FINE: Final = 1 << 30
ADVISED_KEENNESS: Final = 2.0  # what it tried against good advice, it does less often


class LearnedBot(Bot):
    name = "learned"
    wants_world = True
    ponders = True  # only where the server gives it a world
    keenness = 1.0  # above 1 it more often does what it thinks best; it has manners besides
    sharpness = 1.0

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        """Raises BadData if there are no weights for the game, or they do not fit it."""
        super().__init__(game, seat, seats, rng)
        path = path or path_of(game)
        if not path.is_file():
            raise BadData(f"Nobody has learned {game.title} yet: `hideout train {game.name}`.")
        found = bots_of(game)
        self.weights, self.net = load_net(path)
        self.numbers = numbers_of(game, self.weights.is_advised)
        check_fit(self.weights, game, self.numbers)
        self.observer = game.observer(seats)
        self.columns = self.numbers.columns_of(seats, seat)
        self.parts = self.numbers.parts_by_code(seats, seat)
        self.seen = b""
        self.heard: list[Event] = []  # since the deputy was last asked
        self.deputy: Bot | None = None
        self.left = self.numbers.leaves  # verbs that are the deputy's
        self.advice: AdviceRow | None = None
        self.advised: Action | None = None  # what the deputy would do
        if found.mannered is not None:
            self.deputy = found.mannered(game, seat, seats, rng)
            if self.numbers.is_advised:
                self.advice = AdviceRow(game, self.numbers, seats, seat)
        if self.advice is not None:
            self.sharpness = self.keenness = ADVISED_KEENNESS
        # What it learned at tables of one size says nothing about other sizes.
        self.follows = self.advice is not None and self.weights.learned_at not in (0, seats)

    def behave(self, manner: Manner) -> None:
        super().behave(manner)
        if self.deputy is not None and (manner.talk or manner.lies):
            self.deputy.behave(manner)
            self.left |= bots_of(self.game).outlook.talk
        self.sharpness = self.keenness * (1.0 - 0.5 * manner.daring)

    def draw_world(self, state: State) -> None:
        """All it takes from a table is its seat's numbers."""
        self.seen = self.observer.row(state, self.seat)

    def judge(self, seen: bytes, choices: Sequence[Action | None]) -> Judgement:
        parts, wait = self.parts, len(self.parts) - 1
        actions = [parts[wait if action is None else action.code] for action in choices]
        if self.advice is not None and self.advised in choices:
            at = choices.index(self.advised)
            actions[at] = (*actions[at], self.advice.followed)
        return self.net.judge(seen, self.columns, actions)

    def prefer(
        self, choices: Sequence[Action | None], advisor: Bot | None, said: Action | None
    ) -> Action | None:
        """Which of these it would do at the table it has seen, given what its advisor would do."""
        if self.advice is not None and advisor is not None:
            self.advised = said
            self.seen += self.advice.row(advisor, said)
            if self.follows and said in choices:
                return said
        return choices[self._pick(self.judge(self.seen, choices).scores)]

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        if self.world is not None:
            self.may_wait = self.world.phase.open
            self.seen, self.world = self.observer.row(self.world, self.seat), None
        self.heard += events
        mine: Sequence[Action] = [action for action in legal if action.verb not in self.left]
        said: Action | None = None
        if self.advice is not None:
            mine = self.advice.choices(view, legal)
        if self.deputy is not None and (self.advice is not None or len(mine) < len(legal)):
            heard, self.heard = self.heard, []
            said = self.deputy.act(view, legal, heard)
            if not mine or (said is not None and said.verb in self.left):
                return said
        choices: list[Action | None] = list(self.courtesy.choices(view, mine, said))
        if self.may_wait and self.numbers.has_wait and self.courtesy.allows(view, said, None):
            choices.append(None)
        if len(choices) == 1:
            return choices[0]
        return self.prefer(choices, self.deputy, said)

    def _pick(self, scores: list[float]) -> int:
        """At random: the better, the likelier."""
        most = max(scores)
        odds = [exp(self.sharpness * (score - most)) for score in scores]
        left = self.rng.below(FINE) / FINE * sum(odds)
        for at, chance in enumerate(odds):
            left -= chance
            if left < 0.0:
                return at
        return odds.index(max(odds))
