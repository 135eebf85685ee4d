"""What a placement is worth to either team: questions that bots ask thousands of times a game.

Of the bots this and `kits.py` are what the wheel compiles. Nothing here knows a state: callers say
what they see.
"""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.solver import Card, each_plus_each, most_weight
from hideout.games.oceans_heist.vectors import amount_of, lacking, largest

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
        limit = lacks  # if each of the others had the whole pool to itself
        for place in range(i, len(needs)):
            cheapest = ENDLESS
            for need in needs[place]:
                cheapest = min(cheapest, self.weigh(lacking(need, pool)))
            limit += cheapest
        if limit >= best:
            return best
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


class Reach:
    """What cards on the table can make, but for the Situation's boost."""

    def __init__(self, pools: list[int], most: int, boosts: int) -> None:
        self.pools = pools
        self.most = most  # of each kind: a pool that covers all of them, and may not exist
        self.boosts = boosts

    def plus(self, card: Card) -> "Reach":
        if card.uses == 0:
            return self
        boosts = self.boosts + card.uses if card.boosted else self.boosts
        if len(card.makes) == 1:
            more = card.early + card.makes[0] * card.uses
            return Reach([pool + more for pool in self.pools], self.most + more, boosts)
        pools = [pool + card.early for pool in self.pools]
        most = 0
        for make in card.makes:
            most = largest(most, make)
        for _ in range(card.uses):
            pools = each_plus_each(pools, card.makes)
        return Reach(pools, self.most + card.early + most * card.uses, boosts)


NOTHING: Final = Reach([0], 0, 0)


class Prospect:
    """What the Crew may meet: samples of Defenses, each with its worth in dollars."""

    def __init__(self, boost: int, cap: int) -> None:
        self.boost = boost
        self.cap = cap
        self.needs: list[list[list[int]]] = []
        self.weights: list[list[int]] = []
        self.known: dict[int, int] = {}  # what single pools disable in all samples together

    def add(self, needs: list[list[int]], weights: list[int]) -> None:
        order = sorted(range(len(needs)), key=lambda i: -weights[i])
        self.needs.append([needs[i] for i in order])
        self.weights.append([weights[i] for i in order])

    def value(self, cards: list[Card]) -> float:
        """How many dollars' worth these cards disable on average."""
        return self._value_of(self._reach(NOTHING, cards))

    def _reach(self, base: Reach, cards: list[Card]) -> Reach:
        for card in cards:
            base = base.plus(card)
        return base

    def _value_of(self, reach: Reach) -> float:
        if len(reach.pools) == 1:
            return self._at_most(reach.most, reach.boosts)
        boost = self.boost * min(reach.boosts, self.cap)
        pools = [pool + boost for pool in reach.pools]
        total = 0
        for i in range(len(self.needs)):
            total += most_weight(pools, self.needs[i], self.weights[i])
        return total / len(self.needs)

    def _at_most(self, most: int, boosts: int) -> float:
        """The value if every use made all that it can make: exact where nothing is to be chosen."""
        pool = most + self.boost * min(boosts, self.cap)
        total = self.known.get(pool, -1)
        if total < 0:
            total = 0
            for i in range(len(self.needs)):
                total += most_weight([pool], self.needs[i], self.weights[i])
            self.known[pool] = total
        return total / len(self.needs)

    def choose(self, base: list[Card], options: list[Card], costs: list[float]) -> list[int]:
        """Which options to add to what lies there: while the gain exceeds the cost."""
        chosen: list[int] = []
        start = self._reach(NOTHING, base)
        reach = start
        value = self._value_of(reach)
        while True:
            left = self._distinct(options, chosen)
            step = self._best_single(reach, left, options, costs, value)
            if not step:
                step = self._best_pair(reach, left, options, costs, value)
            if not step:
                break
            for i in step:
                chosen.append(i)
                reach = reach.plus(options[i])
            value = self._value_of(reach)
        return self._without_waste(start, options, costs, chosen, value)

    def _distinct(self, options: list[Card], chosen: list[int]) -> list[int]:
        found: list[int] = []
        for i in range(len(options)):
            if i in chosen:
                continue
            if found and options[i].is_like(options[found[-1]]):
                continue
            found.append(i)
        return found

    # A gain is worked out only if it could be the largest, the most promising first. Of equal
    # gains the first option's counts.

    def _best_single(
        self, here: Reach, left: list[int], options: list[Card], costs: list[float], value: float
    ) -> list[int]:
        promising: list[tuple[float, int]] = []
        for i in left:
            reach = here.plus(options[i])
            limit = self._at_most(reach.most, reach.boosts) - value - costs[i]
            if limit > 0.0:
                promising.append((-limit, i))
        promising.sort()
        best = -1
        best_gain = 0.0
        for less, i in promising:
            if -less < best_gain:
                break
            gain = self._value_of(here.plus(options[i])) - value - costs[i]
            if gain > best_gain or (gain == best_gain and i < best):
                best = i
                best_gain = gain
        return [] if best < 0 else [best]

    def _best_pair(
        self, here: Reach, left: list[int], options: list[Card], costs: list[float], value: float
    ) -> list[int]:
        best: list[int] = []
        best_gain = 0.0
        most = here.most
        boosts = here.boosts
        alone: list[Reach] = []
        for i in left:
            reach = here.plus(options[i])
            alone.append(reach)
            most += reach.most - here.most
            boosts += reach.boosts - here.boosts
        limit = self._at_most(most, boosts)  # if all of them lay there
        for one in range(len(left)):
            i = left[one]
            for other in range(one + 1, len(left)):
                j = left[other]
                if limit - value - costs[i] - costs[j] <= best_gain:
                    continue
                most = alone[one].most + alone[other].most - here.most
                boosts = alone[one].boosts + alone[other].boosts - here.boosts
                if self._at_most(most, boosts) - value - costs[i] - costs[j] <= best_gain:
                    continue
                gain = self._value_of(alone[one].plus(options[j])) - value - costs[i] - costs[j]
                if gain > best_gain:
                    best = [i, j]
                    best_gain = gain
        return best

    def _without_waste(
        self, start: Reach, options: list[Card], costs: list[float], chosen: list[int], value: float
    ) -> list[int]:
        """What a later choice has made superfluous is taken back."""
        kept = chosen[:]
        for i in chosen:
            others = [j for j in kept if j != i]
            without = self._value_of(self._reach(start, [options[j] for j in others]))
            if value - without < costs[i]:
                kept = others
                value = without
        return kept
