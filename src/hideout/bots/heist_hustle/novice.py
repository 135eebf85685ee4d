"""Lesser players of Heist Hustle: the less they dare, the less they win."""

from collections.abc import Sequence
from typing import Final

from hideout.bots.heist_hustle.bot import STACK_BELOW, HeistHustleBot, find
from hideout.engine.notation import Action
from hideout.games.heist_hustle.shown import View

PAIR: Final = 2  # seats at which nobody falls that far behind
PAIR_BELOW: Final = -5


class HustleCareful(HeistHustleBot):
    """Uses the wild card only to catch up: whoever leads has something to lose."""

    def name_weapon(self, view: View, legal: Sequence[Action]) -> Action:
        return super().name_weapon(view, legal) if is_behind(self, view) else find(legal, "unused")


class HustleCasual(HeistHustleBot):
    """Uses it only when there is little left to lose."""

    def name_weapon(self, view: View, legal: Sequence[Action]) -> Action:
        far = PAIR_BELOW if self.seats == PAIR else STACK_BELOW
        is_far_behind = self._lead(view) < far
        return super().name_weapon(view, legal) if is_far_behind else find(legal, "unused")


class HustleNovice(HeistHustleBot):
    """Touches nothing that could cost points: no wild card, no second weapon, no second try."""

    def take_the_wild_card(self, view: View, legal: Sequence[Action]) -> Action:
        return find(legal, "decline")

    def take_extra(self, view: View, legal: Sequence[Action]) -> Action:
        return find(legal, "done")

    def try_again(self, view: View, legal: Sequence[Action]) -> Action:
        return find(legal, "stand")


def is_behind(bot: HeistHustleBot, view: View) -> bool:
    return view["totals"][bot.seat] < max(view["totals"])
