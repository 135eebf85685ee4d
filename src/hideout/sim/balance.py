"""What a game is like: who wins, what helps, which rules come up, and what an option changes.

A study is several series: the table as asked for, other numbers of players, and tables on which
one thing is different. Those replay the seeds of the first, so differences are taken game by game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.own import settle
from hideout.bots.players import Players
from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from hideout.sim.pool import spread
from hideout.sim.seeds import derived_seed
from hideout.sim.series import Series, chunks, figures_by_seat
from hideout.sim.tally import Sum, Tally, Z, unseen

PART: Final = 4  # of the games: so many are played for each variation
LEAST_SEEN: Final = 0.01  # of all seats: what is rarer than that says too little
BINS: Final = 24


class Notes:
    """The results of some games, added up in order."""

    def __init__(self, series: Series) -> None:
        self.tally = Tally(series.seats, figures_by_seat(series.game))
        self.moves: dict[str, Sum] = {}  # what was done, and what those who did it won
        self.kinds: Counter[str] = Counter()  # games in which an event happened
        self.times: Counter[str] = Counter()  # how often it happened
        self.outcomes: list[tuple[int, tuple[float, ...], str]] = []  # length, shares, ending

    def merge(self, other: "Notes") -> None:
        self.tally.merge(other.tally)
        for move, won in other.moves.items():
            self.moves.setdefault(move, Sum()).merge(won)
        self.kinds += other.kinds
        self.times += other.times
        self.outcomes += other.outcomes


@dataclass(frozen=True)
class Variation:
    """One series of a study. `name` is "" for the table as asked for."""

    name: str
    series: Series
    is_paired: bool = False  # same players and seeds as the first


def variations(series: Series, extra: Sequence[tuple[str, Series]]) -> list[Variation]:
    """The table, every other number of players, and whatever else is asked for."""
    game = find_game(series.game)
    part = max(1, series.games // PART)
    found = [Variation("", series)]
    for seats in game.seats:
        if seats != series.seats and len(series.bots) <= seats:
            found.append(Variation(f"{seats} players", replace(series, seats=seats, games=part)))
    for name, other in extra:
        found.append(Variation(name, replace(other, games=part), True))
    return found


def study(
    wanted: Sequence[Variation], jobs: int | None, played: Callable[[int], None], on: str = ""
) -> list[Notes]:
    """The notes of every variation."""
    items = [(v.series, part) for v in wanted for part in chunks(v.series.games)]
    results: Iterator[Notes] = spread(_work, items, jobs, on)
    told = []
    for variation in wanted:
        notes = Notes(variation.series)
        for part in chunks(variation.series.games):
            notes.merge(next(results))
            played(len(part))
        told.append(notes)
    return told


def _work(item: tuple[Series, range]) -> Notes:
    series, numbers = item
    game = series.make_game()
    notes = Notes(series)
    for number in numbers:
        _note_game(series, game, number, notes)
    return notes


def _note_game(series: Series, game: Game[Any], number: int, notes: Notes) -> None:
    seed = series.seed_of(number)
    state: State = game.new(series.seats, seed, series.options)
    bots = series.seat_bots(game, number)
    seated = dict(enumerate(bots))
    done, kinds = _watch(Sitting(state), seated, Rng(derived_seed(seed, "arrivals")))
    shares, forfeits = settle(state, bots)
    result = game.result(state)
    notes.tally.add(series.bots_of(number), shares, state.step, result)
    notes.tally.forfeits.add(series.bots_of(number), forfeits, number)
    notes.times += kinds
    notes.kinds.update(kinds.keys())
    notes.outcomes.append((state.step, tuple(shares), str(result["ending"])))
    named = {(seat, name_of(game, action)) for seat, action in done}
    for seat, words in sorted(named):
        notes.moves.setdefault(words, Sum()).add(shares[seat])


def _watch(
    sitting: Sitting, bots: Mapping[Seat, Bot], arrivals: Rng
) -> tuple[set[tuple[int, Action]], Counter[str]]:
    """Play to the end; who did what, and how often each thing happened."""
    done: set[tuple[int, Action]] = set()
    players = Players(sitting, bots)
    for seat in sitting.turns(arrivals):
        action = players.ask(seat)
        if action is not None:
            done.add((seat, action))
            sitting.apply(seat, action)
    return done, Counter(event.kind for event in sitting.log)


def name_of(game: Game[Any], action: Action) -> str:
    """An action by its words, whichever seat it is about and whatever the amount."""
    words = game.notation.text(action).split()
    return " ".join(word for word in words if not _is_number(word))


def _is_number(word: str) -> bool:
    rest = word[1:] if word[:1] == "p" else word
    return rest[:1].isdigit()


# What follows


def impact(notes: Notes, seats: int) -> list[dict[str, Any]]:
    """What those who did something won, compared with the average seat; best first."""
    games = notes.tally.games
    fair = sum(seat.mean() for seat in notes.tally.by_seat) / seats
    told = []
    for words, won in notes.moves.items():
        seen = won.count / (games * seats)
        if LEAST_SEEN <= seen < 0.999:
            low, high = won.interval()
            told.append(
                {"move": words, "seen": seen, "gain": won.mean() - fair,
                 "low": low - fair, "high": high - fair}
            )  # fmt: skip
    return sorted(told, key=lambda row: -float(str(row["gain"])))


def rules(notes: Notes, clauses: Mapping[str, str]) -> list[dict[str, Any]]:
    """How often each kind of event came up: in how many games, and how many times."""
    games = notes.tally.games
    return [
        {
            "kind": kind,
            "games": notes.kinds[kind] / games,
            "times": notes.times[kind] / games,
            "clauses": clauses.get(kind, ""),
        }
        for kind in sorted(set(clauses) | set(notes.kinds), key=lambda k: (-notes.kinds[k], k))
    ]


def lengths(notes: Notes) -> list[tuple[int, int, int]]:
    """A histogram of decisions a game: from, to (not included), how many games."""
    steps = [length for length, _, _ in notes.outcomes]
    low, high = min(steps), max(steps) + 1
    width = max(1, -(-(high - low) // BINS))
    edges = list(range(low, high + width, width))
    return [
        (start, end, sum(start <= step < end for step in steps)) for start, end in pairwise(edges)
    ]


def differences(base: Notes, other: Notes) -> dict[str, Any]:
    """What a variation changes, over the seeds that both have played."""
    pairs = list(zip(base.outcomes, other.outcomes, strict=False))
    both = [outcome for pair in pairs for outcome in pair]
    seats = len(both[0][1])
    endings = sorted({ending for _, _, ending in both})
    return {
        "length": _gap([b[0] - a[0] for a, b in pairs], _widest([length for length, _, _ in both])),
        "seats": [_gap([b[1][s] - a[1][s] for a, b in pairs], 1.0) for s in range(seats)],
        "endings": {
            ending: _gap([(b[2] == ending) - (a[2] == ending) for a, b in pairs], 1.0)
            for ending in endings
        },
    }


def _widest(lengths: Sequence[int]) -> int:
    return max(lengths) - min(lengths)


def _gap(gaps: Sequence[float], most: float) -> dict[str, float]:
    """The mean of gaps, none of which can be more than `most` either way, with its interval."""
    n = len(gaps)
    mean = sum(gaps) / n
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
    if spread < 1e-12:  # all alike: as far as games unlike them may move it
        low, high = mean - unseen(n) * (most + mean), mean + unseen(n) * (most - mean)
        return {"mean": mean, "low": low, "high": high}
    reach = Z * sqrt(spread / n)
    return {"mean": mean, "low": mean - reach, "high": mean + reach}
