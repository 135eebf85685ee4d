"""Whole games to learn from: against fixed players, or advised by the sensible bot.

Whoever only ever meets itself may be helpless against others. All games of a round go on side by
side, so that the net is asked about many decisions at once; all the same these tables are slower
than those of a batch, for bots look at views.
"""

from array import array
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NamedTuple

import numpy

from hideout.bots import make_bot
from hideout.bots.learned.advice import AdviceRow
from hideout.bots.learned.numbers import Numbers
from hideout.bots.learning import Learning
from hideout.bots.players import Players
from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.sim.seeds import derived_seed
from hideout.train.collect import FADING, worth_of
from hideout.train.policy import Chosen, Policy
from hideout.train.rows import DecisionRows

# Which seats learn, by the number of the game.
SHARES: Final[dict[str, Callable[[Seat, int, int], bool]]] = {
    "all": lambda seat, seats, number: True,
    "half": lambda seat, seats, number: (seat + number) % 2 == 0,
    "one": lambda seat, seats, number: number % seats == seat,
}


class OpenDecision(NamedTuple):
    """What a table waits for."""

    seat: Seat
    row: bytes
    codes: list[int]
    advised: int  # which of the codes the sensible bot would take; -1 if none


class Spar:
    """Tables of one size, some of whose seats learn."""

    def __init__(
        self,
        game: Game[Any],
        numbers: Numbers,
        learning: Learning,
        seats: int,
        seed: int,
        against: str,
    ) -> None:
        self.game = game
        self.numbers = numbers
        self.learning = learning
        self.seats = seats
        self.seed = seed
        self.against = against
        self.policy = Policy(numbers, seats)
        self.observer = game.observer(seats)
        self.advice = (
            [AdviceRow(game, numbers, seats, seat) for seat in range(seats)]
            if numbers.is_advised
            else []
        )
        self.rng = numpy.random.default_rng(seed % (1 << 63))
        self.number = 0

    def collect(self, layers: dict[str, Any], games: int, share: str) -> DecisionRows:
        """Decisions of so many games in which `all`, `half` or `one` of the seats learn."""
        self.policy.use(layers)
        self.seen: list[Any] = []
        self.by = array("B")
        self.made: list[Chosen] = []
        self.values: list[float] = []
        self.gains: list[float] = []
        tables = [self._table(self.number + at, share) for at in range(games)]
        self.number += games
        waiting = [(table, asked) for table in tables if (asked := next(table, None)) is not None]
        while waiting:
            answers = self._choose([asked for _, asked in waiting])
            waiting = [
                (table, asked)
                for (table, _), answer in zip(waiting, answers, strict=True)
                if (asked := _answered(table, answer)) is not None
            ]
        gains = numpy.array(self.gains, numpy.float32)
        return DecisionRows(
            numpy.concatenate(self.seen),
            numpy.concatenate([chosen.counts for chosen in self.made]),
            numpy.concatenate([chosen.parts for chosen in self.made]),
            numpy.concatenate([chosen.picks for chosen in self.made]),
            numpy.concatenate([chosen.logs for chosen in self.made]).astype(numpy.float32),
            gains,
            gains + numpy.array(self.values, numpy.float32),
        )

    def _choose(self, asked: Sequence[OpenDecision]) -> list[tuple[int, int]]:
        """For each table which decision that is, and the code of what is done."""
        first, count = len(self.by), len(asked)
        by = numpy.array([one.seat for one in asked])
        seen = numpy.frombuffer(b"".join([one.row for one in asked]), "f4").reshape(count, -1)
        counts = numpy.array([len(one.codes) for one in asked])
        codes = numpy.array([code for one in asked for code in one.codes])
        rows = numpy.repeat(numpy.arange(count), counts)
        told = numpy.array([one.advised for one in asked])
        advised = (numpy.cumsum(counts) - counts + told)[told >= 0]
        chosen = self.policy.choose_among(seen, rows, codes, by, self.rng, advised)
        self.seen.append(self.policy.turned(seen, by))
        self.by.extend(by.tolist())
        self.made.append(chosen)
        self.values += chosen.values.tolist()
        self.gains += [0.0] * count
        return list(zip(range(first, first + count), chosen.codes.tolist(), strict=True))

    def _table(self, number: int, share: str) -> Generator[OpenDecision, tuple[int, int], None]:
        """A game from beginning to end; asks for the decisions of those who learn."""
        luck = derived_seed(self.seed, "spar", number)
        state: State = self.game.new(self.seats, luck, self.learning.options)
        is_ours = [SHARES[share](seat, self.seats, number) for seat in range(self.seats)]
        bots = {
            seat: make_bot(
                "heuristic" if ours else self.against,
                self.game, seat, self.seats, Rng(derived_seed(luck, seat)),
            )
            for seat, ours in enumerate(is_ours)
        }  # fmt: skip
        sitting = Sitting(state)
        players = Players(sitting, bots)
        actions = self.game.vocabulary.actions
        decisions: list[int] = []
        for seat in sitting.turns(Rng(derived_seed(luck, "arrivals"))):
            if not is_ours[seat]:
                action = players.ask(seat)
            else:
                asked = self._question(state, seat, players)
                if isinstance(asked, OpenDecision):
                    decision, code = yield asked
                    decisions.append(decision)
                    action = actions[code] if code < len(actions) else None
                else:
                    action = asked
            if action is not None:
                sitting.apply(seat, action)
        self._look_back(decisions, worth_of(state, self.learning))

    def _question(self, state: State, seat: Seat, players: Players) -> OpenDecision | Action | None:
        """What the net is to be asked, or else what is done without it, or None to wait."""
        legal = state.legal(seat)
        choices: list[Action | None] = [*legal]
        advice: Action | None = None
        if self.advice:
            view, bot = self.game.view(state, seat), players.bots[seat]
            advice = bot.act(view, legal, players.sitting.news(seat))
            choices = [*self.advice[seat].choices(view, legal)]
            if not choices or (advice is not None and advice.verb in self.numbers.leaves):
                return advice
        elif legal[0].verb in self.numbers.leaves:
            return players.ask(seat)
        if state.phase.open and self.numbers.has_wait:
            choices.append(None)
        if len(choices) == 1:
            return choices[0]
        row = self.observer.row(state, seat)
        if self.advice:
            row += self.advice[seat].row(players.bots[seat], advice)
        wait = len(self.numbers.actions) - 1
        advised = choices.index(advice) if self.advice and advice in choices else -1
        return OpenDecision(seat, row, [wait if a is None else a.code for a in choices], advised)

    def _look_back(self, decisions: Sequence[int], worths: Sequence[float]) -> None:
        """As `looked_back`, for one game that is over."""
        later, later_gain = list(worths), [0.0] * self.seats
        for at in reversed(decisions):
            seat, value = self.by[at], self.values[at]
            gain = later[seat] - value + FADING * later_gain[seat]
            later[seat], later_gain[seat] = value, gain
            self.gains[at] = gain


def _answered(
    table: Generator[OpenDecision, tuple[int, int], None], answer: tuple[int, int]
) -> OpenDecision | None:
    """What the table waits for next, or None once its game is over."""
    try:
        return table.send(answer)
    except StopIteration:
        return None
