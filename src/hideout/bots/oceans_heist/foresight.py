"""What a placement is worth to either team: questions that bots ask thousands of times a game.

Of the bots this is the part that the wheel compiles. Nothing here knows a state: callers say what
they see.
"""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.solver import Card, largest_pools, most_weight
from hideout.games.oceans_heist.vectors import amount_of, lacking

ENDLESS: Final = 1e9
MOST_SUBSETS: Final = 500  # more are not scored one by one
BYTE_SPREAD: Final = 147.8  # the standard deviation of four bytes added up
BYTE_MEAN: Final = 510


def noise(rng: Rng) -> float:
    """About normal, mean 0, standard deviation 1."""
    total = rng.below(256) + rng.below(256) + rng.below(256) + rng.below(256)
    return (total - BYTE_MEAN) / BYTE_SPREAD


class Shortfall:
    """What a Crew lacks, with a price for each kind. Prices of vectors are remembered."""

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth
        self.known: dict[int, float] = {0: 0.0}

    def weigh(self, vector: int) -> float:
        known = self.known.get(vector)
        if known is not None:
            return known
        total = 0.0
        for kind in range(len(KINDS)):
            total += amount_of(vector, kind) * self.worth[kind]
        self.known[vector] = total
        return total

    def least(self, pool: int, needs: list[list[int]]) -> float:
        """The least that is lacking with this pool, over all choices of alternatives."""
        return self._least(pool, needs, 0, 0.0, ENDLESS)

    def _least(self, pool: int, needs: list[list[int]], i: int, lacks: float, best: float) -> float:
        if pool == 0:  # nothing is shared any more, so the cheapest of each is the best
            for place in range(i, len(needs)):
                lacks += min([self.weigh(need) for need in needs[place]])
            return lacks if lacks < best else best
        if lacks >= best:
            return best
        if i == len(needs):
            return lacks
        for need in needs[i]:
            more = self.weigh(lacking(need, pool))
            best = self._least(lacking(pool, need), needs, i + 1, lacks + more, best)
        return best


def subsets(count: int, size: int) -> list[list[int]]:
    """Every choice of `size` places out of `count`; [] if there are too many to look at."""
    found: list[list[int]] = [[]]
    for place in range(count):
        more: list[list[int]] = []
        for chosen in found:
            if len(chosen) < size:
                more.append([*chosen, place])
        found += more
        found = [chosen for chosen in found if len(chosen) + count - place - 1 >= size]
        if len(found) > 4 * MOST_SUBSETS:
            return []
    return found if len(found) <= MOST_SUBSETS else []


class Placements:
    """How the Staff values the ways to fill its quota."""

    def __init__(
        self,
        drawn: list[list[int]],
        bonus: list[float],
        carried: list[list[int]],
        pool: int,
        lacks: Shortfall,
        quota: int,
    ) -> None:
        self.quota = quota
        self.choices = subsets(len(drawn), quota)
        self.scores: list[float] = []
        self.singles: list[float] = []
        if self.choices:
            for chosen in self.choices:
                needs = carried[:]
                score = 0.0
                for place in chosen:
                    needs.append(drawn[place])
                    score += bonus[place]
                self.scores.append(score + lacks.least(pool, needs))
        else:
            for place in range(len(drawn)):
                alone = lacks.least(pool, [*carried, drawn[place]])
                self.singles.append(alone + bonus[place])

    def pick(self, spread: float, rng: Rng) -> list[int]:
        """The best choice after noise: predictable picks lose."""
        if not self.choices:
            marks = [score + spread * noise(rng) for score in self.singles]
            order = sorted(range(len(marks)), key=lambda place: -marks[place])
            return sorted(order[: self.quota])
        best = 0
        best_score = -ENDLESS
        for i in range(len(self.choices)):
            score = self.scores[i] + spread * noise(rng)
            if score > best_score:
                best = i
                best_score = score
        return self.choices[best]


class Prospect:
    """What the Crew may meet: samples of Defenses, each with its worth in dollars."""

    def __init__(self, boost: int, cap: int) -> None:
        self.boost = boost
        self.cap = cap
        self.needs: list[list[list[int]]] = []
        self.weights: list[list[int]] = []
        self.known: list[dict[int, int]] = []

    def add(self, needs: list[list[int]], weights: list[int]) -> None:
        order = sorted(range(len(needs)), key=lambda i: -weights[i])
        self.needs.append([needs[i] for i in order])
        self.weights.append([weights[i] for i in order])
        self.known.append({})

    def value(self, cards: list[Card]) -> float:
        """How many dollars' worth these cards disable on average."""
        pools = largest_pools(cards, self.boost, self.cap)
        total = 0
        for i in range(len(self.needs)):
            if len(pools) > 1:
                total += most_weight(pools, self.needs[i], self.weights[i])
                continue
            known = self.known[i]
            weight = known.get(pools[0], -1)
            if weight < 0:
                weight = most_weight(pools, self.needs[i], self.weights[i])
                known[pools[0]] = weight
            total += weight
        return total / len(self.needs)

    def choose(self, base: list[Card], options: list[Card], costs: list[float]) -> list[int]:
        """Which options to add to what lies there: while the gain exceeds the cost."""
        chosen: list[int] = []
        cards = base[:]
        value = self.value(cards)
        while True:
            step = self._best_single(cards, options, costs, chosen, value)
            if not step:
                step = self._best_pair(cards, options, costs, chosen, value)
            if not step:
                break
            for i in step:
                chosen.append(i)
                cards.append(options[i])
            value = self.value(cards)
        return self._without_waste(base, options, costs, chosen, value)

    def _distinct(self, options: list[Card], chosen: list[int]) -> list[int]:
        found: list[int] = []
        for i in range(len(options)):
            if i in chosen:
                continue
            if found and options[i].is_like(options[found[-1]]):
                continue
            found.append(i)
        return found

    def _best_single(
        self,
        cards: list[Card],
        options: list[Card],
        costs: list[float],
        chosen: list[int],
        value: float,
    ) -> list[int]:
        best: list[int] = []
        best_gain = 0.0
        for i in self._distinct(options, chosen):
            gain = self.value([*cards, options[i]]) - value - costs[i]
            if gain > best_gain:
                best = [i]
                best_gain = gain
        return best

    def _best_pair(
        self,
        cards: list[Card],
        options: list[Card],
        costs: list[float],
        chosen: list[int],
        value: float,
    ) -> list[int]:
        best: list[int] = []
        best_gain = 0.0
        left = self._distinct(options, chosen)
        for i in left:
            for j in left:
                if j <= i:
                    continue
                gain = self.value([*cards, options[i], options[j]]) - value - costs[i] - costs[j]
                if gain > best_gain:
                    best = [i, j]
                    best_gain = gain
        return best

    def _without_waste(
        self,
        base: list[Card],
        options: list[Card],
        costs: list[float],
        chosen: list[int],
        value: float,
    ) -> list[int]:
        """What a later choice has made superfluous is taken back."""
        kept = chosen[:]
        for i in chosen:
            others = [j for j in kept if j != i]
            without = self.value(base + [options[j] for j in others])
            if value - without < costs[i]:
                kept = others
                value = without
        return kept
