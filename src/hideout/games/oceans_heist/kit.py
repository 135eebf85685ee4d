"""A sensible kit: what the Crew's bot buys, and what a team without any kit is given. [OH-29]"""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.state import NONE
from hideout.games.oceans_heist.vectors import amount_of

HALF_STOCK: Final = 8.0  # units of a kind after which one more is worth half
RESERVE: Final = 1.6  # how much more the kinds of the Unique Defense are worth
NOISE: Final = 0.17  # so that two kits differ


def sensible_kit(
    deck: Deck, prices: list[int], budget: int, target: int, situation: int, rng: Rng
) -> list[int]:
    """Items by value for money, each kind the less wanted the more there is of it."""
    stock = [0.0] * len(KINDS)
    wanted = wanted_kinds(deck, target, rng)
    taste = [1.0 + NOISE * (rng.below(201) - 100) / 100 for _ in deck.gear]
    left = [deck.copies[gear] if deck.uses[gear] else 0 for gear in range(len(deck.gear))]
    first = [deck.item_gear.index(gear) for gear in range(len(deck.gear))]
    kit: list[int] = []
    while True:
        best = NONE
        best_value = 0.0
        for gear in range(len(deck.gear)):
            price = prices[first[gear]]
            if left[gear] == 0 or price > budget:
                continue
            value = worth(deck, gear, situation, stock, wanted) * taste[gear] / price
            if value > best_value:
                best = gear
                best_value = value
        if best == NONE:
            return kit
        left[best] -= 1
        budget -= prices[first[best]]
        kit.append(first[best] + left[best])
        for kind in range(len(KINDS)):
            stock[kind] += supply(deck, best, situation, kind)


def wanted_kinds(deck: Deck, target: int, rng: Rng) -> list[float]:
    """One alternative of the Unique Defense is kept in mind. [OH-17]"""
    wanted = [1.0] * len(KINDS)
    ways = deck.ways[deck.guard_defense[deck.unique[target]]]
    for kind, _ in ways[rng.below(len(ways))]:
        wanted[kind] = RESERVE
    return wanted


def supply(deck: Deck, gear: int, situation: int, kind: int) -> float:
    """How much of a kind one copy makes, a choice of vectors shared evenly."""
    total = 0.0
    for vector in deck.makes[gear]:
        total += amount_of(vector, kind)
    total = total * deck.uses[gear] / len(deck.makes[gear])
    total += amount_of(deck.early[gear], kind) * 0.5
    is_boosted = situation != NONE and deck.boost_trait[situation] == deck.trait[gear]
    if is_boosted and deck.boost_kind[situation] == kind:
        total += 0.7 * deck.boost[situation] * deck.uses[gear]
    return total


def worth(deck: Deck, gear: int, situation: int, stock: list[float], wanted: list[float]) -> float:
    total = 0.0
    for kind in range(len(KINDS)):
        amount = supply(deck, gear, situation, kind)
        if amount:
            total += amount * wanted[kind] / (1.0 + stock[kind] / HALF_STOCK)
    if len(deck.makes[gear]) > 1:
        total *= 1.4  # a choice is worth more than its average
    return total
