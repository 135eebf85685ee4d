"""Playing to learn: decisions of many tables with what came of them.

Every seat of every table plays by the same net. Each is asked in turn on what it sees itself, also
where several choose at once. How much better a decision came out than expected is told by the
seat's own next decisions and by the end of the game (generalised advantage estimation). The
last decision of a seat whose game goes on has no outcome yet and is left out.
"""

from typing import Any, Final

import numpy

from hideout.batch import Batch
from hideout.bots.learned.numbers import Numbers
from hideout.bots.learning import Learning
from hideout.engine.core import Game, State
from hideout.engine.rng import Rng
from hideout.train.policy import Chosen, Policy
from hideout.train.rows import DecisionRows

MOST_AHEAD: Final = 200  # decisions that a table may be ahead of others at the beginning
FADING: Final = 0.95  # lambda: how far the outcome of later decisions reaches back


def worth_of(state: State, learning: Learning) -> list[float]:
    """What a game was worth to each seat: its share of the win, and a little for the margin."""
    game: Game[Any] = state.game
    shares = game.returns(state)
    if not learning.margin:
        return shares
    return [
        share + learning.spice * max(-1.0, min(1.0, margin / learning.margin))
        for share, margin in zip(shares, game.margins(state), strict=True)
    ]


class Collector:
    """Some tables of one size whose games continue from one call to the next."""

    def __init__(
        self,
        game: Game[Any],
        numbers: Numbers,
        learning: Learning,
        seats: int,
        tables: int,
        seed: int,
    ) -> None:
        self.batch = Batch(game, seats, tables, seed, learning.options)
        self.batch.tables.returns_of = lambda state: worth_of(state, learning)
        self.policy = Policy(numbers, seats)
        self.rng = numpy.random.default_rng(seed % (1 << 63))
        self.games = 0
        self._scatter()

    def _scatter(self) -> None:
        """Begin in the middle of games, or all tables would finish at the same time."""
        tables, luck = self.batch.tables, Rng(int(self.rng.integers(1 << 62)))
        for i in range(len(self.batch)):
            for _ in range(luck.below(MOST_AHEAD)):
                legal = tables.at[i].legal
                tables.play(i, legal[luck.below(len(legal))].code)

    def collect(self, layers: dict[str, Any], steps: int) -> DecisionRows:
        batch = self.batch
        self.policy.use(layers)
        seen, seats, ends, worths, made = [], [], [], [], []
        for _ in range(steps):
            seen.append(batch.observations.astype(numpy.float16))
            seats.append(batch.seats.copy())
            chosen = self.policy.choose(batch.observations, batch.masks, batch.seats, self.rng)
            made.append(chosen)
            batch.step(chosen.codes)
            ends.append(batch.dones.copy())
            worths.append(batch.returns.copy())
        self.games += int(sum(end.sum() for end in ends))
        gains, targets, is_told = looked_back(
            numpy.stack([chosen.values for chosen in made]), numpy.stack(seats),
            numpy.stack(ends), numpy.stack(worths), numpy.stack([c.counts > 1 for c in made]),
        )  # fmt: skip
        return self._rows(seen, seats, made, gains, targets, is_told)

    def _rows(
        self,
        seen: list[Any],
        seats: list[Any],
        made: list[Chosen],
        gains: Any,
        targets: Any,
        is_told: Any,
    ) -> DecisionRows:
        turned, parts = [], []
        for at, chosen in enumerate(made):
            kept = is_told[at]
            turned.append(self.policy.turned(seen[at][kept], seats[at][kept]))
            parts.append(chosen.parts[numpy.repeat(kept, chosen.counts)])
        flat = is_told.reshape(-1)
        return DecisionRows(
            numpy.concatenate(turned),
            numpy.concatenate([chosen.counts for chosen in made])[flat],
            numpy.concatenate(parts),
            numpy.concatenate([chosen.picks for chosen in made])[flat],
            numpy.concatenate([chosen.logs for chosen in made])[flat].astype(numpy.float32),
            gains.reshape(-1)[flat],
            targets.reshape(-1)[flat],
        )


def looked_back(
    values: Any, seats: Any, ends: Any, worths: Any, is_choice: Any
) -> tuple[Any, Any, Any]:
    """Gains, targets and which decisions have them; by step and table.

    Only decisions with a choice (`is_choice`) count, those of one seat after the other.
    """
    steps, tables = values.shape
    everyone = numpy.arange(tables)
    later = numpy.full((tables, worths.shape[2]), numpy.nan, numpy.float32)
    later_gain = numpy.zeros_like(later)
    gains = numpy.zeros((steps, tables), numpy.float32)
    targets = numpy.zeros_like(gains)
    is_told = numpy.zeros((steps, tables), bool)
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        later[over] = worths[step][over]
        later_gain[over] = 0.0
        at = everyone[is_choice[step]]
        seat = seats[step][at]
        value = values[step][at]
        told = ~numpy.isnan(later[at, seat])
        gain = later[at, seat] - value + FADING * later_gain[at, seat]
        gains[step][at] = numpy.where(told, gain, 0.0)
        targets[step][at] = numpy.where(told, gain + value, 0.0)
        is_told[step][at] = told
        later_gain[at, seat] = numpy.where(told, gain, 0.0)
        later[at, seat] = value
    return gains, targets, is_told
