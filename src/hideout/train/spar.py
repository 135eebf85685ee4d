"""Playing against the sensible bot to learn: half of the seats are its own.

Whoever only ever meets itself may be helpless against others. These tables are slower than those
of a batch, for the sensible bot looks at views; so they are a spice, or a last polish.
"""

from typing import Any

import numpy

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.bots.learned.numbers import Numbers
from hideout.bots.learning import Learning
from hideout.bots.players import Players
from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.sim.seeds import derived_seed
from hideout.train.collect import FADING, worth_of
from hideout.train.policy import Policy
from hideout.train.rows import Rows


class Spar:
    """Tables of one size, half of whose seats learn; one game after the other."""

    def __init__(
        self, game: Game[Any], numbers: Numbers, learning: Learning, seats: int, seed: int
    ) -> None:
        self.game = game
        self.numbers = numbers
        self.learning = learning
        self.seats = seats
        self.seed = seed
        self.policy = Policy(numbers, seats)
        self.observer = game.observer(seats)
        self.mask = numpy.zeros((1, self.observer.actions), bool)
        self.rng = numpy.random.default_rng(seed % (1 << 63))
        self.number = 0

    def collect(self, layers: dict[str, Any], games: int) -> Rows:
        self.policy.use(layers)
        self.seen: list[Any] = []
        self.by: list[Seat] = []
        self.made: list[Any] = []
        self.gains: list[float] = []
        self.targets: list[float] = []
        for _ in range(games):
            self._play()
            self.number += 1
        by = numpy.array(self.by, numpy.uint8)
        return Rows(
            self.policy.turned(numpy.concatenate(self.seen), by),
            numpy.concatenate([chosen.counts for chosen in self.made]),
            numpy.concatenate([chosen.parts for chosen in self.made]),
            numpy.concatenate([chosen.picks for chosen in self.made]),
            numpy.concatenate([chosen.logs for chosen in self.made]).astype(numpy.float32),
            numpy.array(self.gains, numpy.float32),
            numpy.array(self.targets, numpy.float32),
        )

    def _play(self) -> None:
        luck = derived_seed(self.seed, "spar", self.number)
        state: State = self.game.new(self.seats, luck, self.learning.options)
        bots: dict[Seat, Bot] = {
            seat: make_bot("heuristic", self.game, seat, self.seats, Rng(derived_seed(luck, seat)))
            for seat in range(self.seats)
        }
        sitting = Sitting(state)
        players = Players(sitting, bots)
        first = len(self.by)
        for seat in sitting.turns(Rng(derived_seed(luck, "arrivals"))):
            legal = state.legal(seat)
            if (seat + self.number) % 2 or legal[0].verb in self.numbers.leaves:
                action = players.ask(seat)
            else:
                action = self._choose(state, seat, legal)
            if action is not None:
                sitting.apply(seat, action)
        self._look_back(first, worth_of(state, self.learning))

    def _choose(self, state: State, seat: Seat, legal: list[Action]) -> Action | None:
        may_wait = state.phase.open and self.numbers.has_wait
        if len(legal) == 1 and not may_wait:
            return legal[0]
        self.observer.mark(legal, memoryview(self.mask.view(numpy.uint8).reshape(-1)), may_wait)
        seen = numpy.frombuffer(self.observer.row(state, seat), numpy.float32)[None]
        chosen = self.policy.choose(seen, self.mask, numpy.array([seat]), self.rng)
        self.seen.append(seen)
        self.by.append(seat)
        self.made.append(chosen)
        code = int(chosen.codes[0])
        actions = self.game.vocabulary.actions
        return actions[code] if code < len(actions) else None

    def _look_back(self, first: int, worths: list[float]) -> None:
        """As `looked_back`, for one game that is over."""
        later, later_gain = list(worths), [0.0] * self.seats
        gains, targets = [], []
        for at in range(len(self.by) - 1, first - 1, -1):
            seat, value = self.by[at], float(self.made[at].values[0])
            gain = later[seat] - value + FADING * later_gain[seat]
            later[seat], later_gain[seat] = value, gain
            gains.append(gain)
            targets.append(gain + value)
        self.gains += reversed(gains)
        self.targets += reversed(targets)
