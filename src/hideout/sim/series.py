"""A series of games between bots, in one process, several, or on a cluster.

The seed of a game follows from the master seed and the game's number, games are handed out in
chunks whose size does not depend on who plays them, and what comes of them is counted in order:
so the result is the same however the work is shared.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypedDict

from hideout.bots.bot import Bot
from hideout.bots.load import SECONDS, seat_bot
from hideout.bots.own import Settled, settle
from hideout.bots.players import play_out
from hideout.engine.core import Game, State
from hideout.engine.drive import random_play
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.keep import Keeper
from hideout.sim.pool import is_unwanted, spread
from hideout.sim.seeds import derived_seed
from hideout.sim.tally import Tally, figures

MOST_PER_CHUNK: Final = 100
CHUNKS: Final = 32  # at least so many, for a progress bar that moves and processes that share


class Played(TypedDict):
    """The result of one game, JSON-ready."""

    number: int
    deal: int
    seed: str
    bots: list[str]
    shares: list[float]
    forfeits: list[str]  # by seat, why it lost whatever the table says; "" if it did not
    decisions: int
    result: dict[str, object]


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
    replays: bool = False  # every deal is played once for each way to seat the bots in turn
    bot_seconds: float = SECONDS  # that a bot of one's own may think about a decision

    def make_game(self) -> Game[Any]:
        game = find_game(self.game)
        return game if self.deck is None else game.with_deck(self.deck)

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in one game: the bots move on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def deal_of(self, number: int) -> int:
        return number // len(self.bots) if self.replays else number

    def seed_of(self, number: int) -> int:
        return derived_seed(self.seed, "game", self.deal_of(number))

    def check(self) -> None:
        """Raises BadData if there is no such game, seat count, option or bot."""
        game = self.make_game()
        game.new(self.seats, 0, self.options)
        if len(self.bots) > self.seats:
            raise BadData(f"{len(self.bots)} bots cannot sit at {self.seats} seats.")
        for bot in self.bots:
            first = seat_bot(bot, game, 0, self.seats, Rng(0), self.bot_seconds)
            if first.forfeit:
                raise BadData(f"{bot} cannot sit down: it {first.forfeit}.")

    def seat_bots(self, game: Game[Any], number: int) -> list[Bot]:
        """The bots of one game, by seat."""
        seed = self.seed_of(number)
        lucks = [Rng(derived_seed(seed, "bot", seat)) for seat in range(self.seats)]
        return [
            seat_bot(name, game, seat, self.seats, lucks[seat], self.bot_seconds)
            for seat, name in enumerate(self.bots_of(number))
        ]


def play_game(series: Series, game: Game[Any], number: int) -> tuple[State, Settled]:
    """One game of a series, played to its end, and its result."""
    seed = series.seed_of(number)
    state: State = game.new(series.seats, seed, series.options)
    arrivals = Rng(derived_seed(seed, "arrivals"))
    if set(series.bots) == {"random"}:
        random_play(state, arrivals)  # the same kind of game, without making views
        return state, Settled(game.returns(state), [""] * series.seats)
    bots = series.seat_bots(game, number)
    play_out(state, bots, arrivals)
    return state, settle(state, bots)


def play_chunk(series: Series, numbers: range) -> list[Played]:
    """Some games of a series; fewer if nobody wants them any more."""
    game = series.make_game()
    played: list[Played] = []
    for number in numbers:
        if is_unwanted():
            break
        state, settled = play_game(series, game, number)
        played.append(
            {
                "number": number,
                "deal": series.deal_of(number),
                "seed": hex(series.seed_of(number)),
                "bots": series.bots_of(number),
                "shares": settled.shares,
                "forfeits": settled.forfeits,
                "decisions": state.step,
                "result": game.result(state),
            }
        )
    return played


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


def play_rows(
    series: Series, jobs: int | None = 1, on: str = "", keeper: Keeper | None = None
) -> Iterator[list[Played]]:
    """All games of a series, chunk after chunk; those a keeper has kept are not played again."""
    parts = chunks(series.games)
    kept = keeper.kept(len(parts)) if keeper is not None else {}
    missing = [part for number, part in enumerate(parts) if number not in kept]
    fresh = spread(_work, [(series, part) for part in missing], jobs, on)
    for number in range(len(parts)):
        if keeper is not None and number in kept:
            yield keeper.read(number)
            continue
        rows = next(fresh)
        if keeper is not None:
            keeper.keep(number, rows)
        yield rows


def new_tally(series: Series) -> Tally:
    """The sums of a series of which nothing was played yet."""
    return Tally(series.seats, figures_by_seat(series.game))


def count(tally: Tally, row: Played) -> None:
    tally.add(row["bots"], row["shares"], row["decisions"], row["result"])
    tally.forfeits.add(row["bots"], row["forfeits"], row["number"])


def play_series(
    series: Series,
    jobs: int | None,
    played: Callable[[int], None],
    each: Callable[[list[Played]], None] = lambda rows: None,
    on: str = "",
    keeper: Keeper | None = None,
) -> Tally:
    """The sums of a series; `played` is told how many more games are done, `each` what came."""
    tally = new_tally(series)
    for rows in play_rows(series, jobs, on, keeper):
        for row in rows:
            count(tally, row)
        each(rows)
        played(len(rows))
    return tally


def _work(item: tuple[Series, range]) -> list[Played]:
    return play_chunk(*item)
