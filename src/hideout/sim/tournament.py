"""Bots against bots: every deal is replayed until each bot has had each seat.

Games of one deal resemble each other, and so do seats of one side, so the deal is what is counted:
a bot's share of a deal is what its seats won on average over the deal's games, and intervals are
those of means over deals. Ratings are Elo's scale fitted to all pairs of seats of different bots
(Bradley and Terry); their intervals come from leaving deals out (the jackknife). `calibrate` says
whether the intervals keep what they promise.
"""

from collections.abc import Sequence
from math import log10, sqrt
from typing import Any, Final

from hideout.sim.forfeits import Forfeits
from hideout.sim.series import Played
from hideout.sim.tally import Z, figures, unseen

GROUPS: Final = 200  # of deals, at most, each left out once for the intervals of ratings
ROUNDS: Final = 60  # of the fit; it settles much sooner
STEP: Final = 400.0  # Elo: ten times the odds
LEAST: Final = 0.5  # wins lent to everybody against everybody, so that no rating is endless

Pairs = list[list[float]]


class Mean:
    """A mean over deals of values between two bounds, with its interval at 95 %."""

    def __init__(self, least: float = 0.0, most: float = 1.0) -> None:
        self.values: list[float] = []
        self.least = least
        self.most = most

    def add(self, value: float) -> None:
        self.values.append(value)

    def interval(self) -> tuple[float, float]:
        """Student's; where all deals came out alike, as far as deals unlike them may move it."""
        n = len(self.values)
        mean = sum(self.values) / n
        if n == 1:
            return self.least, self.most  # one deal says nothing about others
        spread = sum((value - mean) ** 2 for value in self.values) / (n - 1)
        if spread < 1e-12:
            return mean - unseen(n) * (mean - self.least), mean + unseen(n) * (self.most - mean)
        reach = _t(n - 1) * sqrt(spread / n)
        return mean - reach, mean + reach

    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def told(self) -> dict[str, object]:
        n = len(self.values)
        if not n:
            return {"share": None, "low": None, "high": None, "deals": 0}
        low, high = self.interval()
        return {
            "share": round(self.mean(), 6),
            "low": round(max(low, self.least), 6),  # nobody wins less than nothing
            "high": round(min(high, self.most), 6),
            "deals": n,
        }


class SeatMean(Mean):
    """A mean over seats of which a deal has few or many; seats of one deal win and lose together.

    `values` are what the seats of a deal won in all.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[int] = []

    def add_deal(self, won: float, seats: int) -> None:
        self.values.append(won)
        self.seats.append(seats)

    def mean(self) -> float:
        return sum(self.values) / sum(self.seats)

    def interval(self) -> tuple[float, float]:
        """Of a ratio: how far each deal is off what its seats would have won on average."""
        n = len(self.values)
        mean = self.mean()
        if n == 1:
            return self.least, self.most
        off = sum((w - mean * k) ** 2 for w, k in zip(self.values, self.seats, strict=True))
        if off < 1e-12:
            return mean - unseen(n) * (mean - self.least), mean + unseen(n) * (self.most - mean)
        reach = _t(n - 1) * sqrt(off * n / (n - 1)) / sum(self.seats)
        return mean - reach, mean + reach


class Standings:
    """Counts the games of a tournament, which must come deal by deal."""

    def __init__(self, bots: Sequence[str], seats: int, by_seat: frozenset[str]) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.number = {bot: i for i, bot in enumerate(self.bots)}
        self.seats = seats
        self.by_seat = by_seat
        self.games = 0
        self.forfeits = Forfeits()
        self.deal: list[Played] = []
        # Over a deal a bot has every seat once, and cannot win more than each of the deal's games.
        most = min(1.0, len(self.bots) / seats)
        self.shares = [Mean(0.0, most) for _ in self.bots]
        self.gaps = [[Mean(-most, most) for _ in self.bots] for _ in self.bots]
        self.places = [[Mean() for _ in range(seats)] for _ in self.bots]
        self.roles: dict[str, dict[str, list[SeatMean]]] = {}
        self.pairs: list[Pairs] = []  # by deal: what row won of column

    def add(self, row: Played) -> None:
        if self.deal and self.deal[0]["deal"] != row["deal"]:
            self.close()
        self.deal.append(row)

    def close(self) -> None:
        """The deal is complete."""
        rows, self.deal = self.deal, []
        if not rows:
            return
        self.games += len(rows)
        self._add_shares(rows)
        self.pairs.append(self._pairs(rows))
        self._add_roles(rows)
        for row in rows:
            for bot, place, share in self._seated(row):
                self.places[bot][place].add(share)
            self.forfeits.add(row["bots"], row["forfeits"], row["number"])

    def _seated(self, row: Played) -> list[tuple[int, int, float]]:
        return [
            (self.number[bot], seat, row["shares"][seat]) for seat, bot in enumerate(row["bots"])
        ]

    def _add_shares(self, rows: list[Played]) -> None:
        won = [0.0] * len(self.bots)
        sat = [0] * len(self.bots)
        for row in rows:
            for bot, _, share in self._seated(row):
                won[bot] += share
                sat[bot] += 1
        shares = [won[bot] / sat[bot] if sat[bot] else 0.0 for bot in range(len(self.bots))]
        for bot, share in enumerate(shares):
            self.shares[bot].add(share)
            for other, theirs in enumerate(shares):
                self.gaps[bot][other].add(share - theirs)

    def _pairs(self, rows: list[Played]) -> Pairs:
        """Each pair of seats of different bots is a match; it counts as part of one a game.

        Whoever forfeits comes last, behind those who merely won nothing.
        """
        pairs = [[0.0] * len(self.bots) for _ in self.bots]
        for row in rows:
            seated = [
                (self.number[bot], -1.0 if row["forfeits"][seat] else row["shares"][seat])
                for seat, bot in enumerate(row["bots"])
            ]
            for bot, share in seated:
                for other, theirs in seated:
                    if bot != other:
                        won = 1.0 if share > theirs else 0.5 if share == theirs else 0.0
                        pairs[bot][other] += won / (self.seats - 1)
        return pairs

    def _add_roles(self, rows: list[Played]) -> None:
        won: dict[tuple[str, str, int], list[float]] = {}
        for row in rows:
            for name, value in figures(row["result"]):
                if name not in self.by_seat or not isinstance(value, list):
                    continue
                if all(isinstance(item, str) for item in value):
                    for bot, seat, share in self._seated(row):
                        won.setdefault((name, value[seat], bot), []).append(share)
        for (name, role, bot), shares in won.items():
            roles = self.roles.setdefault(name, {})
            means = roles.setdefault(role, [SeatMean() for _ in self.bots])
            means[bot].add_deal(sum(shares), len(shares))

    # What to tell

    def report(self) -> dict[str, object]:
        self.close()
        ratings = self._ratings()
        return {
            "deals": len(self.pairs),
            "played": self.games,
            "fair": round(1 / self.seats, 6),
            "bots": {
                bot: {**self.shares[i].told(), "rating": ratings[i]}
                for i, bot in enumerate(self.bots)
            },
            "gaps": {
                bot: {other: self.gaps[i][j].told() for j, other in enumerate(self.bots) if j != i}
                for i, bot in enumerate(self.bots)
            },
            "by_seat": {
                bot: [mean.told() for mean in self.places[i]] for i, bot in enumerate(self.bots)
            },
            "by_role": {
                name: {
                    role: {bot: means[i].told() for i, bot in enumerate(self.bots)}
                    for role, means in sorted(roles.items())
                }
                for name, roles in self.roles.items()
            },
            "forfeits": self.forfeits.report(),
        }

    def _ratings(self) -> list[dict[str, int]]:
        """Ratings on Elo's scale, 0 on average, with intervals from leaving groups of deals out."""
        whole = _sum(self.pairs)
        found = fit(whole)
        groups = min(GROUPS, len(self.pairs))
        without = [fit(_less(whole, _sum(self.pairs[at::groups]))) for at in range(groups)]
        told = []
        for bot in range(len(self.bots)):
            reach = _jackknifed([ratings[bot] for ratings in without])
            low, high = found[bot] - reach, found[bot] + reach
            if reach < 1e-6:
                low, high = self._rating_bounds(bot)
            told.append({"elo": round(found[bot]), "low": round(low), "high": round(high)})
        return told

    def _rating_bounds(self, bot: int) -> tuple[float, float]:
        """For a bot whose deals all came out alike: if those unseen were lost, and if won."""
        total = _sum(self.pairs)
        part = unseen(len(self.pairs))
        return fit(_tilted(total, bot, -part))[bot], fit(_tilted(total, bot, part))[bot]


def _tilted(pairs: Pairs, bot: int, part: float) -> Pairs:
    """A part of all that others won of a bot given to it; if negative, of what it won to them."""
    tilted = [row[:] for row in pairs]
    for other in range(len(pairs)):
        moved = part * (pairs[other][bot] if part > 0 else pairs[bot][other])
        tilted[bot][other] += moved
        tilted[other][bot] -= moved
    return tilted


def _t(freedom: int) -> float:
    """Student's t for 95 %, as an expansion of the normal: a few deals say less than many."""
    n = max(1, freedom)
    return Z + (Z**3 + Z) / (4 * n) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n**2)


def _jackknifed(values: list[float]) -> float:
    """Half the width of the interval of a figure that was found without each group in turn."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) * (n - 1) / n
    return _t(n - 1) * sqrt(spread)


def _sum(pairs: list[Pairs]) -> Pairs:
    size = len(pairs[0]) if pairs else 0
    total = [[0.0] * size for _ in range(size)]
    for deal in pairs:
        for i, row in enumerate(deal):
            for j, won in enumerate(row):
                total[i][j] += won
    return total


def _less(pairs: Pairs, part: Pairs) -> Pairs:
    return [
        [won - less for won, less in zip(row, rest, strict=True)]
        for row, rest in zip(pairs, part, strict=True)
    ]


def fit(won: Pairs) -> list[float]:
    """Ratings that explain who beat whom how often: the steps of Hunter's MM algorithm."""
    size = len(won)
    strength = [1.0] * size
    lent = [[LEAST if i != j else 0.0 for j in range(size)] for i in range(size)]
    wins = [[won[i][j] + lent[i][j] for j in range(size)] for i in range(size)]
    for _ in range(ROUNDS):
        for i in range(size):
            met: Any = sum(
                (wins[i][j] + wins[j][i]) / (strength[i] + strength[j])
                for j in range(size)
                if j != i
            )
            strength[i] = sum(wins[i]) / met if met else 1.0
    ratings = [STEP * log10(value) for value in strength]
    middle = sum(ratings) / size if size else 0.0
    return [rating - middle for rating in ratings]
