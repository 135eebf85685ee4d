"""Those who play while one learns: each has tables of its own, in a process of its own.

What they play depends on the seed and on how many they are, never on how quick they are.
"""

import os
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.bots.learned.level import learned_bot
from hideout.bots.learned.net import make_net
from hideout.bots.learned.numbers import Numbers, numbers_of
from hideout.bots.learning import Learning
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.core import Game, Seat, State
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.seeds import derived_seed
from hideout.train.collect import Collector
from hideout.train.explore import Tried, explore
from hideout.train.imitate import watch
from hideout.train.learner import weights_of
from hideout.train.rows import DecisionRows, joined
from hideout.train.spar import SHARES, Spar


class Workplace(NamedTuple):
    """What one worker plays."""

    game: str
    tables: int  # of each size
    seed: int
    number: int
    is_advised: bool = False
    against: str = "heuristic"  # who sits opposite where it does not play against itself


class Matched(NamedTuple):
    """What two kinds of players won, each seat of them on average and in how many games."""

    ours: float
    theirs: float
    games: int


class Worker:
    """Plays at its tables, and measures."""

    def __init__(self, place: Workplace) -> None:
        self.place = place
        self.game: Game[Any] = find_game(place.game)
        self.learning: Learning = bots_of(self.game).learning
        self.numbers: Numbers = numbers_of(self.game, place.is_advised)
        self.seed = derived_seed(place.seed, "worker", place.number)
        self.collectors: dict[int, Collector] = {}
        self.spars: dict[int, Spar] = {}

    def collect(self, layers: dict[str, Any], seats: int, steps: int) -> tuple[DecisionRows, int]:
        """Decisions at tables of one size, and how many games have come to their end."""
        if seats not in self.collectors:
            seed = derived_seed(self.seed, "seats", seats)
            self.collectors[seats] = Collector(
                self.game, self.numbers, self.learning, seats, self.place.tables, seed
            )
        collector = self.collectors[seats]
        before = collector.games
        rows = collector.collect(layers, steps)
        return rows, collector.games - before

    def spar(
        self, layers: dict[str, Any], seats: int, games: int, share: str
    ) -> tuple[DecisionRows, int]:
        """Decisions of so many whole games, in which a share of the seats learn."""
        if seats not in self.spars:
            seed = derived_seed(self.seed, "spar", seats)
            self.spars[seats] = Spar(
                self.game, self.numbers, self.learning, seats, seed, self.place.against
            )
        return self.spars[seats].collect(layers, games, share), games

    def explore(
        self,
        layers: dict[str, Any] | None,
        sizes: Sequence[int],
        games: Sequence[int],
        curiosity: float,
        spar: float,
    ) -> Tried:
        """Plans that were tried out in these games, by a net or first by the sensible bot."""
        net = None if layers is None else make_net(weights_of(layers))
        return explore(self.game, net, sizes, games, self.place.seed, curiosity, spar)

    def watch(self, sizes: Sequence[int], games: int) -> DecisionRows:
        """What the sensible bot does, at tables of these sizes in turn."""
        offset = self.place.number  # so that a few games of many workers are of all sizes
        found = []
        for seats in sorted(set(sizes)):
            numbers = [n for n in range(games) if sizes[(n + offset) % len(sizes)] == seats]
            if numbers:
                found.append(
                    watch(self.game, self.numbers, self.learning, seats, numbers, self.seed)
                )
        return joined(found)

    def match(
        self, path: str, level: str, seats: int, games: Sequence[int], seed: int, share: str
    ) -> Matched:
        """Saved weights against a level, taking turns at the seats."""
        deals = 2 if share == "half" else seats  # games that are played with one deal
        ours = theirs = 0.0
        for number in games:
            deal = derived_seed(seed, "match", number // deals)
            state: State = self.game.new(seats, deal, self.learning.options)
            is_ours = [SHARES[share](seat, seats, number) for seat in range(seats)]
            bots = [
                self._bot(path if mine else level, seat, seats, derived_seed(deal, seat))
                for seat, mine in enumerate(is_ours)
            ]
            play_out(state, bots, Rng(derived_seed(deal, "arrivals")))
            shares = self.game.returns(state)
            ours += _mean([s for s, mine in zip(shares, is_ours, strict=True) if mine])
            theirs += _mean([s for s, mine in zip(shares, is_ours, strict=True) if not mine])
        return Matched(ours, theirs, len(games))

    def _bot(self, level: str, seat: Seat, seats: int, seed: int) -> Bot:
        if level.endswith(".weights"):
            return learned_bot(self.game, seat, seats, Rng(seed), Path(level))
        return make_bot(level, self.game, seat, seats, Rng(seed))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


class Crew:
    """All workers: in processes of their own, or one here."""

    def __init__(self, places: Sequence[Workplace], alone: bool) -> None:
        self.here = [Worker(place) for place in places] if alone else []
        self.lines: list[Connection] = []
        self.processes = []
        self.asked: list[tuple[str, tuple[Any, ...]]] = []
        if alone:
            return
        context = get_context("spawn")
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # they share the cores already
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        for place in places:
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(place, theirs), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)

    def __len__(self) -> int:
        return len(self.here) or len(self.lines)

    def ask(self, asked: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        """Let everybody begin with something; `answers` waits for it."""
        self.asked = list(asked)
        for line, question in zip(self.lines, self.asked, strict=False):
            line.send(question)

    def answers(self) -> list[Any]:
        if self.here:
            pairs = zip(self.here, self.asked, strict=False)
            return [getattr(worker, what)(*args) for worker, (what, args) in pairs]
        found = []
        for line in self.lines[: len(self.asked)]:
            try:
                answer = line.recv()
            except (EOFError, OSError):
                raise BadData("One of the playing processes has died; --resume goes on.") from None
            if isinstance(answer, BaseException):
                raise answer
            found.append(answer)
        return found

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def serve(place: Workplace, line: Connection) -> None:
    """A worker's process: does what it is asked until nobody is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(place)
    while True:
        try:
            what, arguments = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = getattr(worker, what)(*arguments)
        except Exception as error:
            answer = error
        try:
            line.send(answer)
        except OSError:
            return
