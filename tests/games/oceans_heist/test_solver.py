"""Auto-assign: the solver agrees with trying everything."""

from itertools import combinations_with_replacement, product

import pytest

from hideout.engine.rng import Rng
from hideout.games.oceans_heist.solver import LEAVE, Answer, Card, largest_pools, most_weight, solve
from hideout.games.oceans_heist.vectors import covers, lacking, largest, pack, units

rule = pytest.mark.rule

CASES = 2000


class Job:
    """What a round may put before the Crew, small enough to try everything."""

    def __init__(self, seed: int) -> None:
        rng = Rng(seed)
        self.cards = [random_card(rng) for _ in range(1 + rng.below(4))]
        if rng.below(3) == 0 and len(self.cards) > 1:
            self.cards[1] = self.cards[0]  # two of a kind
        self.boost = pack([(rng.below(3), 1)]) * rng.below(3)
        self.cap = 1 + rng.below(3)
        count = 1 + rng.below(4)
        self.needs = [
            [random_vector(rng, 1 + rng.below(3)) for _ in range(1 + rng.below(2))]
            for _ in range(count)
        ]
        self.weights = [1 + rng.below(4) for _ in range(count)]

    def solve(self) -> Answer:
        return solve(self.cards, self.boost, self.cap, self.needs, self.weights)

    def pool(self, expends: tuple[tuple[int, ...], ...]) -> int:
        total = 0
        boosts = 0
        for card, makes in zip(self.cards, expends, strict=True):
            total += sum(card.makes[make] for make in makes)
            total += card.early if makes else 0
            boosts += len(makes) if card.boosted else 0
        return total + self.boost * min(boosts, self.cap)

    def cost(self, expends: tuple[tuple[int, ...], ...]) -> int:
        return sum(
            card.first_cost + (len(makes) - 1) * card.next_cost
            for card, makes in zip(self.cards, expends, strict=True)
            if makes
        )

    def brute_force(self) -> tuple[int, int, int]:
        """The best weight, then the least cost, then the fewest cards, by trying everything."""
        by_need: dict[int, int] = {}
        for pays in product(*(range(-1, len(ways)) for ways in self.needs)):
            need = sum(self.needs[i][way] for i, way in enumerate(pays) if way >= 0)
            weight = sum(self.weights[i] for i, way in enumerate(pays) if way >= 0)
            by_need[need] = max(weight, by_need.get(need, 0))
        best = (0, 0, 0)
        for expends in product(*(every_use(card) for card in self.cards)):
            pool = self.pool(expends)
            weight = max(weight for need, weight in by_need.items() if covers(pool, need))
            touched = sum(1 for makes in expends if makes)
            best = max(best, (weight, -self.cost(expends), -touched))
        return best[0], -best[1], -best[2]


def every_use(card: Card) -> list[tuple[int, ...]]:
    return [
        makes
        for uses in range(card.uses + 1)
        for makes in combinations_with_replacement(range(len(card.makes)), uses)
    ]


def random_vector(rng: Rng, size: int) -> int:
    return sum(pack([(rng.below(3), 1)]) for _ in range(size))


def random_card(rng: Rng) -> Card:
    makes = [random_vector(rng, 1 + rng.below(2)) for _ in range(1 + rng.below(3))]
    uses = rng.below(4)
    early = random_vector(rng, 1) if rng.below(4) == 0 else 0
    price = 1 + rng.below(5)
    patient = rng.below(4) == 0
    return Card(makes, uses, early, rng.below(2) == 0, price if patient else 0, price)


@pytest.mark.compiled
@rule("OH-82")
def test_the_solver_agrees_with_brute_force_on_thousands_of_small_cases() -> None:
    for seed in range(CASES):
        job = Job(seed)
        answer = job.solve()
        assert (answer.weight, answer.cost, answer.touched) == job.brute_force(), seed


@rule("OH-74", "OH-80")
def test_every_answer_is_a_plan_that_its_uses_pay_for() -> None:
    for seed in range(CASES):
        job = Job(seed)
        answer = job.solve()
        expends = tuple(tuple(makes) for makes in answer.expends)
        need = sum(job.needs[i][way] for i, way in enumerate(answer.pays) if way != LEAVE)
        weight = sum(job.weights[i] for i, way in enumerate(answer.pays) if way != LEAVE)

        assert all(len(makes) <= card.uses for makes, card in zip(expends, job.cards, strict=True))
        assert covers(job.pool(expends), need)
        assert weight == answer.weight
        assert job.cost(expends) == answer.cost


def test_the_weight_alone_is_the_weight_of_the_answer() -> None:
    for seed in range(CASES):
        job = Job(seed)
        pools = largest_pools(job.cards, job.boost, job.cap)
        assert most_weight(pools, job.needs, job.weights) == job.solve().weight


def test_the_same_question_gets_the_same_answer() -> None:
    for seed in range(200):
        one, other = Job(seed).solve(), Job(seed).solve()
        assert (one.expends, one.pays) == (other.expends, other.pays)


def test_a_node_limit_gives_the_best_found_so_far() -> None:
    hack = pack([(0, 1)])
    cards = [Card([hack], 3, 0, False, 0, 50) for _ in range(10)]
    needs = [[hack * 2, pack([(1, 1)])] for _ in range(12)]
    answer = solve(cards, 0, 0, needs, [2] * 12, nodes=50)

    assert not answer.is_exact
    assert answer.weight == 24
    assert sum(len(makes) for makes in answer.expends) >= 24


def test_vectors_are_compared_and_subtracted_kind_by_kind() -> None:
    pool = pack([(0, 3), (2, 1), (6, 2)])

    assert covers(pool, pack([(0, 3), (6, 1)]))
    assert not covers(pool, pack([(1, 1)]))
    assert lacking(pack([(0, 5), (1, 1), (6, 1)]), pool) == pack([(0, 2), (1, 1)])
    assert largest(pool, pack([(0, 1), (1, 4)])) == pack([(0, 3), (1, 4), (2, 1), (6, 2)])
    assert units(pool) == 6
