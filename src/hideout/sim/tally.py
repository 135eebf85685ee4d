"""The results of many games: counted game by game, added up, and reported in figures.

Tallies are merged in the order of the games and hold sums only, so any number of processes gives
the same figures, bit for bit.
"""

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from math import sqrt
from typing import Final

from hideout.sim.forfeits import Forfeits

Z: Final = 1.959964  # of a normal distribution, for 95 %


def unseen(count: int) -> float:
    """How often something may happen that never did in `count` games: Wilson's bound."""
    return Z * Z / (count + Z * Z)


class Sum:
    """The sum of a figure that was seen many times."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.least = 0.0
        self.most = 0.0
        self.ceiling = 0.0

    def add(self, value: float, ceiling: float = 1.0) -> None:
        """`ceiling` is the most that this share could have been."""
        self.ceiling = max(self.ceiling, ceiling)
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Sum") -> None:
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.ceiling = max(self.ceiling, other.ceiling)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def range(self) -> dict[str, object]:
        return {"mean": round(self.mean(), 6), "least": self.least, "most": self.most}

    def interval(self) -> tuple[float, float]:
        """A 95 % interval for the mean of shares from 0 to their ceiling, after Wilson.

        Wilson's interval is made for wins and losses. Shared wins vary less than that: they count
        as proportionally more games. What came out the same every time counts as wins and losses
        do, for the next game may differ.
        """
        if not self.count:
            return (0.0, 1.0)
        n, top = float(self.count), self.ceiling
        p = min(1.0, self.mean() / top)
        spread = self.squares / n / (top * top) - p * p
        if spread > 1e-12:
            n *= p * (1 - p) / spread
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z / (1 + Z * Z / n) * sqrt(max(0.0, p * (1 - p) / n + Z * Z / (4 * n * n)))
        return (top * max(0.0, middle - reach), top * min(1.0, middle + reach))

    def share(self) -> dict[str, object]:
        low, high = self.interval()
        return {"share": round(self.mean(), 6), "low": round(low, 6), "high": round(high, 6)}


class Tally:
    """The sums of a series of games at tables of one size.

    `listed_by_seat` names the figures of the game's own that are listed by seat.
    """

    def __init__(self, seats: int, listed_by_seat: Container[str]) -> None:
        self.games = 0
        self.forfeits = Forfeits()
        self.listed_by_seat = listed_by_seat
        self.by_seat = [Sum() for _ in range(seats)]
        self.by_bot: dict[str, Sum] = {}  # per game, what a seat of that bot won on average
        self.decisions: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.counts: dict[str, Counter[str]] = {}  # figures of the game's own, by name
        self.numbers: dict[str, Sum] = {}
        self.seat_numbers: dict[str, list[Sum]] = {}
        self.sides: dict[str, dict[str, Sum]] = {}  # per game, what a seat of that side won

    def add(
        self,
        bots: Sequence[str],
        shares: Sequence[float],
        decisions: int,
        result: Mapping[str, object],
    ) -> None:
        """Count one game: who sat where, what each seat won, and the game's own figures."""
        self.games += 1
        self.decisions[decisions] += 1
        self.endings[str(result["ending"])] += 1
        for seat, share in enumerate(shares):
            self.by_seat[seat].add(share)
        _add_by_side(self.by_bot, bots, shares)
        for name, value in figures(result):
            self._note(name, value, shares)

    def _note(self, name: str, value: object, shares: Sequence[float]) -> None:
        """Count a figure of `Game.result` by its shape; figures of unknown shape are left out."""
        if value is None or isinstance(value, str | bool):
            self.counts.setdefault(name, Counter())[_word(value)] += 1
        elif isinstance(value, int | float):
            self.numbers.setdefault(name, Sum()).add(value)
        elif isinstance(value, list) and name in self.listed_by_seat:
            if all(isinstance(item, str) for item in value):
                _add_by_side(self.sides.setdefault(name, {}), value, shares)
            elif all(isinstance(item, int | float) for item in value):
                sums = self.seat_numbers.setdefault(name, [Sum() for _ in shares])
                for seat, item in enumerate(value):
                    sums[seat].add(item)

    def merge(self, other: "Tally") -> None:
        """Add the games that come after these."""
        self.games += other.games
        self.forfeits.merge(other.forfeits)
        self.decisions += other.decisions
        self.endings += other.endings
        for seat, share in enumerate(other.by_seat):
            self.by_seat[seat].merge(share)
        _merge_sums(self.by_bot, other.by_bot)
        _merge_sums(self.numbers, other.numbers)
        for name, counts in other.counts.items():
            self.counts[name] = self.counts.get(name, Counter()) + counts
        for name, sums in other.seat_numbers.items():
            mine = self.seat_numbers.setdefault(name, [Sum() for _ in sums])
            for seat, number in enumerate(sums):
                mine[seat].merge(number)
        for name, sides in other.sides.items():
            _merge_sums(self.sides.setdefault(name, {}), sides)

    def report(self) -> dict[str, object]:
        """All figures, JSON-ready; there must be a game."""
        lengths = sorted(self.decisions)
        total = sum(length * count for length, count in self.decisions.items())
        figures: dict[str, object] = {}
        for name, counts in self.counts.items():
            figures[name] = {"counts": dict(sorted(counts.items()))}
        for name, number in self.numbers.items():
            figures[name] = number.range()
        for name, numbers in self.seat_numbers.items():
            figures[name] = {"by_seat": [number.range() for number in numbers]}
        for name, sides in self.sides.items():
            figures[name] = {"by_side": {side: sides[side].share() for side in sorted(sides)}}
        return {
            "decisions": {
                "total": total,
                "mean": round(total / self.games, 6),
                "least": lengths[0],
                "median": _median(self.decisions),
                "most": lengths[-1],
            },
            "endings": dict(sorted(self.endings.items())),
            "by_seat": [share.share() for share in self.by_seat],
            "by_bot": {bot: self.by_bot[bot].share() for bot in sorted(self.by_bot)},
            "figures": dict(sorted(figures.items())),
            "forfeits": self.forfeits.report(),
        }


def figures(result: Mapping[str, object], within: str = "") -> Iterator[tuple[str, object]]:
    """The figures of the game's own in a result, by name; those in a table have two names."""
    for name, value in result.items():
        if isinstance(value, Mapping):
            yield from figures(value, f"{within}{name}.")
        elif within or name not in ("ending", "winners"):
            yield f"{within}{name}", value


def _add_by_side(sums: dict[str, Sum], sides: Sequence[str], shares: Sequence[float]) -> None:
    """For each side, what one of its seats won on average: a game is one observation."""
    for side in dict.fromkeys(sides):
        won = [share for seat, share in enumerate(shares) if sides[seat] == side]
        sums.setdefault(side, Sum()).add(sum(won) / len(won), 1 / len(won))


def _merge_sums(mine: dict[str, Sum], others: Mapping[str, Sum]) -> None:
    for name, number in others.items():
        mine.setdefault(name, Sum()).merge(number)


def _median(counts: Counter[int]) -> int:
    """The middle value; the upper one of two."""
    before = counts.total() // 2
    for value in sorted(counts):
        before -= counts[value]
        if before < 0:
            break
    return value


def _word(value: object) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
