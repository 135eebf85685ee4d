"""A series of games between bots, in one process or several.

The seed of a game follows from the master seed and the game's number, games are handed out in
chunks whose size does not depend on the number of processes, and tallies are merged in order: so
the result is the same whatever the number.
"""

import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Final

from hideout.bots import make_bot
from hideout.engine.core import Game, State
from hideout.engine.drive import random_play
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.seeds import derived_seed
from hideout.sim.table import play_out
from hideout.sim.tally import Tally, figures

MOST_PER_CHUNK: Final = 100
CHUNKS: Final = 32  # at least so many, for a progress bar that moves and processes that share


@dataclass(frozen=True)
class Series:
    """What to play; plain data, so that it can be sent to another process."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object]
    deck: Mapping[str, object] | None = None

    def make_game(self) -> Game[Any]:
        game = find_game(self.game)
        return game if self.deck is None else game.with_deck(self.deck)

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in one game: the bots move on a seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> int:
        return derived_seed(self.seed, "game", number)

    def check(self) -> None:
        """Raises BadData if there is no such game, seat count, option or bot."""
        game = self.make_game()
        game.new(self.seats, 0, self.options)
        if len(self.bots) > self.seats:
            raise BadData(f"{len(self.bots)} bots cannot sit at {self.seats} seats.")
        for bot in self.bots:
            make_bot(bot, game, 0, self.seats, Rng(0))


def play_game(series: Series, game: Game[Any], number: int) -> State:
    """One game of a series, played to its end."""
    seed = series.seed_of(number)
    state: State = game.new(series.seats, seed, series.options)
    arrivals = Rng(derived_seed(seed, "arrivals"))
    if set(series.bots) == {"random"}:
        random_play(state, arrivals)  # the same kind of game without composing views
        return state
    bots = [
        make_bot(level, game, seat, series.seats, Rng(derived_seed(seed, "bot", seat)))
        for seat, level in enumerate(series.bots_of(number))
    ]
    play_out(state, bots, arrivals)
    return state


def play_chunk(
    series: Series, numbers: range, is_over: Callable[[], bool] = lambda: False
) -> Tally:
    """Some games of a series; fewer if nobody wants them any more."""
    game = series.make_game()
    tally = Tally(series.seats, figures_by_seat(series.game))
    for number in numbers:
        if is_over():
            break
        state = play_game(series, game, number)
        tally.add(series.bots_of(number), game.returns(state), state.step, game.result(state))
    return tally


@cache
def figures_by_seat(name: str) -> frozenset[str]:
    """The figures of a game's result that are listed by seat: those as long as any table."""
    game = find_game(name)
    found: frozenset[str] | None = None
    for seats in {game.seats[0], game.seats[-1]}:
        state: State = game.new(seats, 0, {})
        random_play(state, Rng(0))
        fitting = frozenset(
            figure
            for figure, value in figures(game.result(state))
            if isinstance(value, list) and len(value) == seats
        )
        found = fitting if found is None else found & fitting
    return found or frozenset()


def chunks(games: int) -> list[range]:
    size = max(1, min(MOST_PER_CHUNK, games // CHUNKS))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_series(series: Series, jobs: int, played: Callable[[int], None]) -> Tally:
    """All games of a series; `played` is told how many more are done."""
    tally = Tally(series.seats, figures_by_seat(series.game))
    parts = chunks(series.games)
    for part, numbers in zip(_tallies(series, parts, jobs), parts, strict=True):
        tally.merge(part)
        played(len(numbers))
    return tally


def _tallies(series: Series, parts: list[range], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(parts) < 2:
        for numbers in parts:
            yield play_chunk(series, numbers)
        return
    # Not forked: the caller may have threads (a progress bar), and a fork would copy their locks.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(
        min(jobs, len(parts)), mp_context=context, initializer=_begin_work, initargs=(stop,)
    ) as pool:
        try:
            with _ctrl_c_is_for_us_alone():
                tallies = pool.map(_work, [series] * len(parts), parts)
            yield from tallies
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_is_for_us_alone() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those begun in here take no notice of it.

    For us it only waits: a signal that were ignored meanwhile would be lost.
    """
    if not hasattr(signal, "pthread_sigmask"):  # then the workers begin by ignoring it
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker: set when nobody wants the rest any more.
_stops: list[Event] = []


def _begin_work(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop)


def _work(series: Series, numbers: range) -> Tally:
    return play_chunk(series, numbers, lambda: any(stop.is_set() for stop in _stops))
