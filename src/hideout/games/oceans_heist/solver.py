"""Auto-assign: which uses on which Defenses, exactly.

First the choice of Defenses that weighs most, then the cheapest uses that pay for it. Knows
vectors, not cards: `plan.py` and the bots say what is at stake. See the spec's section Auto-assign.
"""

from typing import Final

from hideout.games.oceans_heist.vectors import TOP_BITS, covers, lacking, largest, units

NODES: Final = 200_000  # after so many the best found so far has to do
NO_COST: Final = 1 << 60
LEAVE: Final = -1
NONE: Final = -1


class Card:
    """One active Equipment card."""

    __slots__ = ("boosted", "early", "first_cost", "makes", "next_cost", "uses")

    def __init__(
        self,
        makes: list[int],
        uses: int,
        early: int,
        boosted: bool,
        first_cost: int,
        next_cost: int,
    ) -> None:
        self.makes = makes
        self.uses = uses  # that may be expended now
        self.early = early  # comes with the first use
        self.boosted = boosted  # of the Situation's trait
        self.first_cost = first_cost  # 0 if the use would be lost anyway
        self.next_cost = next_cost

    def is_like(self, other: "Card") -> bool:
        return (
            self.makes == other.makes
            and self.uses == other.uses
            and self.early == other.early
            and self.boosted == other.boosted
            and self.first_cost == other.first_cost
            and self.next_cost == other.next_cost
        )


class Answer:
    """The best plan: vectors expended by card, an alternative or LEAVE by Defense."""

    def __init__(self, weight: int, cost: int, touched: int) -> None:
        self.weight = weight
        self.cost = cost
        self.touched = touched  # cards that expend a use
        self.expends: list[list[int]] = []
        self.pays: list[int] = []
        self.is_exact = True


def largest_pools(cards: list[Card], boost: int, cap: int) -> list[int]:
    """Every pool that expending all uses can make."""
    fixed = 0
    boosts = 0
    pools = [0]
    for card in cards:
        if card.uses == 0:
            continue
        fixed += card.early
        if card.boosted:
            boosts += card.uses
        if len(card.makes) == 1:
            fixed += card.makes[0] * card.uses
        else:
            for _ in range(card.uses):
                pools = each_plus_each(pools, card.makes)
    fixed += boost * min(boosts, cap)
    return [pool + fixed for pool in pools]


def each_plus_each(pools: list[int], makes: list[int]) -> list[int]:
    found: dict[int, bool] = {}
    for pool in pools:
        for make in makes:
            found[pool + make] = True
    return list(found)


def most_weight(pools: list[int], needs: list[list[int]], weights: list[int]) -> int:
    """The most that the pools can disable. `weights` must not rise."""
    left = 0
    for weight in weights:
        left += weight
    if len(pools) == 1:
        return _weigh_one(pools[0], needs, weights, 0, 0, left, -1)
    return _weigh(pools, needs, weights, 0, 0, left, -1)


def _weigh_one(
    pool: int, needs: list[list[int]], weights: list[int], i: int, weight: int, left: int, best: int
) -> int:
    """The same for a single pool; `left` is the weight from Defense i on."""
    if i == len(needs):
        return weight if weight > best else best
    top = pool | TOP_BITS
    rest = left - weights[i]
    for need in needs[i]:
        after = top - need
        if after & TOP_BITS == TOP_BITS:
            best = _weigh_one(
                after ^ TOP_BITS, needs, weights, i + 1, weight + weights[i], rest, best
            )
            if best >= weight + left:
                return best
    if weight + rest > best:
        best = _weigh_one(pool, needs, weights, i + 1, weight, rest, best)
    return best


def _weigh(
    pools: list[int],
    needs: list[list[int]],
    weights: list[int],
    i: int,
    weight: int,
    left: int,
    best: int,
) -> int:
    if i == len(needs):
        return weight if weight > best else best
    rest = left - weights[i]
    for need in needs[i]:
        after = [pool - need for pool in pools if covers(pool, need)]
        if after:
            best = _weigh(after, needs, weights, i + 1, weight + weights[i], rest, best)
            if best >= weight + left:
                return best
    if weight + rest > best:
        best = _weigh(pools, needs, weights, i + 1, weight, rest, best)
    return best


def solve(
    cards: list[Card],
    boost: int,
    cap: int,
    needs: list[list[int]],
    weights: list[int],
    nodes: int = NODES,
) -> Answer:
    """The plan of most weight, then least cost, then fewest cards touched.

    `needs` are the alternatives of each Defense. `boost` comes with every use of a boosted card,
    `cap` times at most. Ties go to the earlier in the order given.
    """
    choice = _Choice(needs, weights, nodes)
    choice.search(largest_pools(cards, boost, cap))
    payment = _Payment(cards, boost, cap, nodes)
    best = NONE
    for i in _least_first(choice.totals):
        if payment.improve(choice.totals[i]):
            best = i
    answer = Answer(choice.best, payment.best_cost, payment.best_touched)
    answer.is_exact = choice.nodes > 0 and payment.nodes > 0
    answer.pays = choice.pays[best] if best != NONE else [LEAVE] * len(needs)
    answer.expends = payment.best_expends
    return answer


def _least_first(totals: list[int]) -> list[int]:
    """Places of need vectors, small ones first; one that asks for more than another is left out."""
    kept: list[int] = []
    for i in sorted(range(len(totals)), key=lambda i: units(totals[i])):
        if not any(covers(totals[i], totals[j]) for j in kept):
            kept.append(i)
    return kept


class _Choice:
    """Which Defenses: all need vectors that reach the largest weight."""

    def __init__(self, needs: list[list[int]], weights: list[int], nodes: int) -> None:
        count = len(needs)
        self.order = sorted(range(count), key=lambda i: -weights[i])
        self.needs = [needs[i] for i in self.order]
        self.weights = [weights[i] for i in self.order]
        self.left = [0] * (count + 1)  # the weight from a Defense on
        for i in range(count - 1, -1, -1):
            self.left[i] = self.left[i + 1] + self.weights[i]
        self.nodes = nodes
        self.best = -1
        self.picked = [LEAVE] * count
        self.totals: list[int] = []  # need vectors of the best weight ...
        self.pays: list[list[int]] = []  # ... and how each is reached, by Defense as given
        self.known: dict[int, bool] = {}

    def search(self, pools: list[int]) -> None:
        self._descend(0, 0, 0, pools)

    def _descend(self, i: int, weight: int, total: int, pools: list[int]) -> None:
        self.nodes -= 1
        if i == len(self.needs):
            self._reach(weight, total)
            return
        if self.nodes <= 0 and self.best >= 0:
            return
        ways = self.needs[i]
        for way in range(len(ways)):
            need = ways[way]
            after = [pool - need for pool in pools if covers(pool, need)]
            if after and weight + self.left[i] >= self.best:
                self.picked[i] = way
                self._descend(i + 1, weight + self.weights[i], total + need, after)
        self.picked[i] = LEAVE
        if weight + self.left[i + 1] >= self.best:
            self._descend(i + 1, weight, total, pools)

    def _reach(self, weight: int, total: int) -> None:
        if weight < self.best or (weight == self.best and total in self.known):
            return
        if weight > self.best:
            self.best = weight
            self.totals = []
            self.pays = []
            self.known = {}
        pays = [LEAVE] * len(self.order)
        for i in range(len(self.order)):
            pays[self.order[i]] = self.picked[i]
        self.totals.append(total)
        self.pays.append(pays)
        self.known[total] = True


class _Payment:
    """The fewest uses that make a need vector."""

    def __init__(self, cards: list[Card], boost: int, cap: int, nodes: int) -> None:
        count = len(cards)
        self.cards = cards
        self.boost = boost
        self.cap = cap
        self.nodes = nodes
        # What the cards from i on can add at most: altogether, and without further cost.
        self.all_of = [0] * (count + 1)
        self.free_of = [0] * (count + 1)
        self.boosts = [0] * (count + 1)
        self.largest = [0] * (count + 1)  # units that one card can make at most
        self.cheapest = [NO_COST] * (count + 1)
        self.alike = [False] * count  # the same as the card before
        for i in range(count - 1, -1, -1):
            self._sum_up(i)
        self.taken: list[list[int]] = [[] for _ in cards]
        self.best_cost = NO_COST
        self.best_touched = NO_COST
        self.best_expends: list[list[int]] = [[] for _ in cards]
        self.improved = False

    def _sum_up(self, i: int) -> None:
        card = self.cards[i]
        self.all_of[i] = self.all_of[i + 1]
        self.free_of[i] = self.free_of[i + 1]
        self.boosts[i] = self.boosts[i + 1]
        self.largest[i] = self.largest[i + 1]
        self.cheapest[i] = self.cheapest[i + 1]
        if card.uses > 0:
            most = 0
            for make in card.makes:
                most = largest(most, make)
            whole = most * card.uses + card.early
            self.all_of[i] += whole
            boost = units(self.boost) * card.uses if card.boosted else 0
            self.largest[i] = max(self.largest[i], units(whole) + boost)
            if card.first_cost == 0:
                self.free_of[i] += most + card.early
            else:
                self.cheapest[i] = min(self.cheapest[i], card.first_cost)
            if card.uses > 1:
                self.cheapest[i] = min(self.cheapest[i], card.next_cost)
            if card.boosted:
                self.boosts[i] += card.uses
        self.alike[i] = i > 0 and card.is_like(self.cards[i - 1])

    def improve(self, need: int) -> bool:
        """Whether this need can be paid for less than all before it."""
        self.improved = False
        self._descend(0, need, 0, 0, 0)
        return self.improved

    def _descend(self, i: int, need: int, cost: int, touched: int, boosts: int) -> None:
        """Cards before i have done their part and `need` is what is still lacking."""
        self.nodes -= 1
        if need == 0:
            if self._is_better(cost, touched):
                self.best_cost = cost
                self.best_touched = touched
                self.best_expends = [taken[:] for taken in self.taken]
                self.improved = True
            return
        if i == len(self.cards) or self._is_hopeless(i, need, cost, touched, boosts):
            return
        if self.nodes <= 0 and self.best_cost < NO_COST:
            return
        card = self.cards[i]
        uses = card.uses
        if uses > 0 and self.alike[i] and len(self.taken[i - 1]) < uses:
            uses = len(self.taken[i - 1])  # of two of a kind the first does more
        if uses > 0:
            self._expend(i, uses, 0, need, cost + card.first_cost, touched + 1, boosts)
        self._descend(i + 1, need, cost, touched, boosts)

    def _expend(
        self, i: int, uses: int, first: int, need: int, cost: int, touched: int, boosts: int
    ) -> None:
        """One more use of card i, making one of its vectors from `first` on."""
        card = self.cards[i]
        extra = 0 if self.taken[i] else card.early
        if card.boosted and boosts < self.cap:
            extra += self.boost
            boosts += 1
        for make in range(first, len(card.makes)):
            after = lacking(need, card.makes[make] + extra)
            if after == need:
                continue  # it would pay for nothing
            self.taken[i].append(make)
            self._descend(i + 1, after, cost, touched, boosts)
            if len(self.taken[i]) < uses and after:
                self._expend(i, uses, make, after, cost + card.next_cost, touched, boosts)
            self.taken[i].pop()

    def _is_hopeless(self, i: int, need: int, cost: int, touched: int, boosts: int) -> bool:
        if not self._is_better(cost, touched + 1):  # what lacks takes another card
            return True
        boost = self.boost * max(min(self.cap - boosts, self.boosts[i]), 0)
        if lacking(need, self.all_of[i] + boost):
            return True
        if cost == self.best_cost and self.largest[i]:
            more = -(-units(need) // self.largest[i])
            if touched + more >= self.best_touched:
                return True
        if lacking(need, self.free_of[i] + boost) == 0:
            return False
        return not self._is_better(cost + self.cheapest[i], touched)

    def _is_better(self, cost: int, touched: int) -> bool:
        return cost < self.best_cost or (cost == self.best_cost and touched < self.best_touched)
