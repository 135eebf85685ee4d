"""Kits that differ: what a Crew might buy instead of its usual kit."""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.kit import supply
from hideout.games.oceans_heist.state import NONE

CHOICE_WORTH: Final = 1.4  # a choice is worth more than its average
MOST_OPENING: Final = 3


def between(low: float, high: float, rng: Rng) -> float:
    return low + (high - low) * rng.below(1001) / 1000


class Shop:
    """A deck under one Situation: what each card makes there, and what it costs."""

    def __init__(self, deck: Deck, situation: int) -> None:
        self.deck = deck
        kinds = range(len(KINDS))
        gears = range(len(deck.gear))
        self.makes = [
            [supply(deck, gear, situation, kind) if deck.uses[gear] else 0.0 for kind in kinds]
            for gear in gears
        ]
        self.prices = [deck.price_of(gear, situation) for gear in gears]
        self.first = [deck.item_gear.index(gear) for gear in gears]
        self.kinds = [[kind for kind in kinds if self.makes[gear][kind]] for gear in gears]
        # Buying one makes all that have a kind in common with it less wanted.
        self.alike = [
            [other for other in gears if any(self.makes[other][kind] for kind in self.kinds[gear])]
            for gear in gears
        ]

    def draw_kit(self, budget: int, rng: Rng) -> list[int]:
        """By value for money, as anyone would buy, but with a taste of its own."""
        deck = self.deck
        kit: list[int] = []
        opening = [self.first[gear] for gear, uses in enumerate(deck.uses) if not uses]
        rng.shuffle(opening)
        for item in opening[: rng.below(MOST_OPENING + 1)]:
            price = self.prices[deck.item_gear[item]]
            if price <= budget:
                kit.append(item)
                budget -= price
        wanted = [between(0.6, 1.6, rng) for _ in KINDS]
        half = between(4.0, 14.0, rng)
        noise = between(0.05, 0.35, rng)
        worth = [
            between(1.0 - noise, 1.0 + noise, rng)
            * (CHOICE_WORTH if len(deck.makes[gear]) > 1 else 1.0)
            / self.prices[gear]
            for gear in range(len(deck.gear))
        ]
        left = [copies if deck.uses[gear] else 0 for gear, copies in enumerate(deck.copies)]
        stock = [0.0] * len(KINDS)
        dear = wanted[:]
        values = [worth[gear] * self.value(gear, dear) for gear in range(len(deck.gear))]
        while True:
            best, best_value = NONE, 0.0
            for gear in range(len(values)):
                if values[gear] > best_value and left[gear] and self.prices[gear] <= budget:
                    best, best_value = gear, values[gear]
            if best == NONE:
                return sorted(kit)
            left[best] -= 1
            budget -= self.prices[best]
            kit.append(self.first[best] + left[best])
            for kind in self.kinds[best]:
                stock[kind] += self.makes[best][kind]
                dear[kind] = wanted[kind] / (1.0 + stock[kind] / half)
            for gear in self.alike[best]:
                values[gear] = worth[gear] * self.value(gear, dear)

    def value(self, gear: int, dear: list[float]) -> float:
        """What a card makes, with a price for each kind."""
        total = 0.0
        for kind in self.kinds[gear]:
            total += self.makes[gear][kind] * dear[kind]
        return total
