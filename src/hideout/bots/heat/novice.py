"""Lesser players of Heat: on a first night, and halfway to what was learned.

A newcomer plays what pays now and thinks little of what a token will cost: no plan for the Stages
to come, no guess at what the others hold, no ear for what they claim.
"""

from collections.abc import Sequence
from typing import Final

from hideout.bots.heat.bot import HeatBot, Sight
from hideout.bots.learned.sociable import HalfwayBot
from hideout.engine.core import Event
from hideout.games.heat.shown import View

HALF: Final = 0.5  # of the price on the board: what a token will cost comes as a surprise


class HeatNovice(HeatBot):
    def look(self, view: View) -> Sight:
        return NoviceSight(self, view)

    def listen(self, events: Sequence[Event]) -> None:
        """It remembers what it said itself, so as not to say it twice."""
        super().listen([event for event in events if event.seat in (self.seat, -1)])


class NoviceSight(Sight):
    def token_cost(self) -> float:
        return HALF * self.price

    def chance_used(self, card: int) -> float:
        if self.is_open:
            return super().chance_used(card)
        return 0.0

    def best_card_now(self) -> int:
        noise = {card: self.noise() for card in sorted(set(self.hand))}
        return max(noise, key=lambda card: self.value(card, 0, 1) + noise[card])

    def draft_value(self, card: int) -> float:
        return self.value(card, 0, 1)

    def help(self, card: int) -> float:
        return 0.0


class HalfwayHeat(HalfwayBot):
    """Drafts and talks as the sensible bot does, and plays the cards it learned to play."""

    keeps = frozenset({"play"})
