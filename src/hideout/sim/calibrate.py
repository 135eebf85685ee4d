"""Whether a tournament's intervals keep their promise: a bot against itself, many times over.

Both sides are the same bot with luck of its own, so what is true is known: the gap and the ratings
are 0, and a share by seat or by role is what all series together come to. An interval at 95 %
should miss that about one time in twenty.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from hideout.bots.load import seat_bot
from hideout.bots.own import settle
from hideout.bots.players import play_out
from hideout.engine.core import Game, State
from hideout.engine.rng import Rng
from hideout.sim.forfeits import Forfeits
from hideout.sim.pool import is_unwanted, spread
from hideout.sim.seeds import derived_seed
from hideout.sim.series import Played, Series, figures_by_seat
from hideout.sim.tournament import Standings

TWINS: Final = ("one", "other")
LEAST_DEALS: Final = 8  # a role rarer than that says nothing worth an interval
KINDS: Final = ("gap", "rating", "share", "by seat", "by role")


class Cell(NamedTuple):
    """An interval, what it is about, and what it was made from."""

    kind: str  # one of KINDS
    about: str
    value: float
    low: float
    high: float
    deals: int


class Missed(NamedTuple):
    """How many of these intervals missed the truth."""

    times: int
    intervals: int

    def share(self) -> float:
        return self.times / self.intervals if self.intervals else 0.0


def calibrate(
    series: Series,
    count: int,
    jobs: int | None = 1,
    played: Callable[[int], None] = lambda series: None,
    forfeits: Forfeits | None = None,
) -> dict[str, Missed]:
    """Play a series several times, each with deals of its own; its first bot plays itself. Into
    `forfeits` games that it lost by failing."""
    seeds = [derived_seed(series.seed, "calibrate", number) for number in range(count)]
    found: list[list[Cell]] = []
    for cells, failed in spread(_work, [replace(series, seed=seed) for seed in seeds], jobs):
        found.append(cells)
        if forfeits is not None:
            forfeits.merge(failed)
        played(1)
    return count_missed(found)


def _work(series: Series) -> tuple[list[Cell], Forfeits]:
    forfeits = Forfeits()
    standings = Standings(TWINS, series.seats, figures_by_seat(series.game))
    game = series.make_game()
    for number in range(series.games):
        if is_unwanted():
            break
        row = play_twins(series, game, number)
        standings.add(row)
        forfeits.add([series.bots[0]] * series.seats, row["forfeits"], number)
    return cells_of(standings.report()), forfeits


def play_twins(series: Series, game: Game[Any], number: int) -> Played:
    """A game of a tournament between a bot and itself, each with other luck in the same seat."""
    deal = number // len(TWINS)
    seed = derived_seed(series.seed, "game", deal)
    names = [TWINS[(seat + number) % len(TWINS)] for seat in range(series.seats)]
    state: State = game.new(series.seats, seed, series.options)
    bots = [
        seat_bot(
            series.bots[0], game, seat, series.seats, Rng(derived_seed(seed, name, seat)),
            series.bot_seconds,
        )
        for seat, name in enumerate(names)
    ]  # fmt: skip
    play_out(state, bots, Rng(derived_seed(seed, "arrivals")))
    settled = settle(state, bots)
    return {
        "number": number,
        "deal": deal,
        "seed": hex(seed),
        "bots": names,
        "shares": settled.shares,
        "forfeits": settled.forfeits,
        "decisions": state.step,
        "result": game.result(state),
    }


def cells_of(report: Mapping[str, Any]) -> list[Cell]:
    """Every interval of a tournament's report."""
    one, other = TWINS
    rating = report["bots"][one]["rating"]
    deals = report["deals"]
    cells = [Cell("rating", "", rating["elo"], rating["low"], rating["high"], deals)]
    cells += _cell("gap", "", report["gaps"][one][other])
    for bot in TWINS:
        cells += _cell("share", "", report["bots"][bot])
        for seat, told in enumerate(report["by_seat"][bot]):
            cells += _cell("by seat", str(seat), told)
        for name, roles in report["by_role"].items():
            for role, by_bot in roles.items():
                cells += _cell("by role", f"{name} {role}", by_bot[bot])
    return cells


def _cell(kind: str, about: str, told: Mapping[str, Any]) -> Iterator[Cell]:
    if told["share"] is not None and told["deals"] >= LEAST_DEALS:
        yield Cell(kind, about, told["share"], told["low"], told["high"], told["deals"])


def count_missed(found: list[list[Cell]]) -> dict[str, Missed]:
    truths = _truths(found)
    missed = dict.fromkeys(KINDS, Missed(0, 0))
    for cells in found:
        for cell in cells:
            truth = truths[cell.kind, cell.about]
            is_out = not cell.low - 1e-6 <= truth <= cell.high + 1e-6
            before = missed[cell.kind]
            missed[cell.kind] = Missed(before.times + is_out, before.intervals + 1)
    return missed


def _truths(found: list[list[Cell]]) -> dict[tuple[str, str], float]:
    """0 between a bot and itself; what a seat or a role wins, from all series together."""
    sums: dict[tuple[str, str], tuple[float, int]] = {}
    for cells in found:
        for cell in cells:
            total, deals = sums.get((cell.kind, cell.about), (0.0, 0))
            sums[cell.kind, cell.about] = (total + cell.value * cell.deals, deals + cell.deals)
    return {
        (kind, about): 0.0 if kind in ("gap", "rating") else total / deals
        for (kind, about), (total, deals) in sums.items()
    }
