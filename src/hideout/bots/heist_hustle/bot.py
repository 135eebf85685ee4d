"""A sensible player of Heist Hustle, after "How a sensible bot plays" in its rule book.

Almost everything is dice. What is left is to collect the small averages that are there, and to
seek swing when behind and avoid it when ahead. Numbers in brackets are the items of that section.
"""

from collections.abc import Callable, Sequence
from typing import Final

from hideout.bots.bot import Bot
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.games.heist_hustle.shown import View

STACK_BELOW: Final = -20  # this far behind, stack the swing on its own weapon (4)
FAR: Final = 40  # this far ahead or behind in the last round, nothing ordinary matters (5, 8)
LAST_ROUNDS: Final = 2  # a lead is to be kept from here on (6)
WILD_FINE: Final = 25  # what a failed hit of the wild card can cost (6)
FINE: Final = 5  # what a weapon can cost (11)
BAIL_PAYS: Final = 3  # for sitting out a failure (11)
TRY_COSTS: Final = 5  # a second roll (12)


class HeistHustleBot(Bot):
    name = "heuristic"

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        decide = _DECISIONS[view["phase"]]
        return decide(self, view, legal)

    def take_the_wild_card(self, view: View, legal: Sequence[Action]) -> Action:
        return find(legal, "take-wild")  # at worst it is kept from the others (2, 6)

    def take_weapon(self, view: View, legal: Sequence[Action]) -> Action:
        return self._hot_or_any(view, legal)  # (9, 10)

    def take_extra(self, view: View, legal: Sequence[Action]) -> Action:
        if self._is_far_ahead(view):
            return find(legal, "done")  # (8)
        return self._hot_or_any(view, [action for action in legal if action.verb == "take"])

    def play_weapons(self, view: View, legal: Sequence[Action]) -> Action:
        if self._is_far_ahead(view):  # (8)
            return self.rng.pick([action for action in legal if action.verb == "play"])
        return find(legal, "play-all")  # (2)

    def name_weapon(self, view: View, legal: Sequence[Action]) -> Action:
        lead = self._lead(view)
        daring = self.manner.daring
        is_late = _rounds_left(view) <= LAST_ROUNDS or daring < 0.0
        if is_late and 0 < lead <= WILD_FINE and daring <= 0.0:
            return find(legal, "unused")  # (6)
        names = [action for action in legal if action.verb == "name"]
        if lead > 0 and daring <= 0.0:
            # With the nearest rival's weapon, a hit moves both the same way. (7)
            return self._hot_or_any(view, _of_owner(view, names, self._rival(view)))
        if lead < STACK_BELOW or daring > 0.0:
            return self._hot_or_any(view, _of_owner(view, names, self.seat))  # (4, 5)
        return self._hot_or_any(view, names)  # (10)

    def go_or_bail(self, view: View, legal: Sequence[Action]) -> Action:
        """How many others go is a guess, which also keeps the answer from being foreseen. (11)"""
        going = max(1, self.seats - 1 - self.rng.below(3))
        share = -(-(view["points"] or 0) // (2 * going))
        lead = self._lead(view)
        protects = _rounds_left(view) == 1 and share < lead <= self._worst_fine(view)
        least = BAIL_PAYS * (1.0 - 0.5 * self.manner.daring)
        if share < least or (protects and self._rival(view) != view["mastermind"]):
            return find(legal, "bail")
        return find(legal, "go")

    def try_again(self, view: View, legal: Sequence[Action]) -> Action:
        is_safe = _rounds_left(view) == 1 and self._lead(view) > self._worst_fine(view) + BAIL_PAYS
        pays = (view["points"] or 0) > 4 * TRY_COSTS  # half the chance of half the points (12)
        return find(legal, "try-again" if pays and not is_safe else "stand")

    def _hot_or_any(self, view: View, choices: Sequence[Action]) -> Action:
        hot = [action for action in choices if _weapon(view, action) in view["hot"]]
        return self.rng.pick(hot or list(choices))

    def _lead(self, view: View) -> int:
        """Own total minus the best rival's. (3)"""
        totals: Sequence[int] = view["totals"]
        return totals[self.seat] - totals[self._rival(view)]

    def _rival(self, view: View) -> Seat:
        """The best of the others."""
        totals: Sequence[int] = view["totals"]
        others = [seat for seat in range(self.seats) if seat != self.seat]
        return max(others, key=lambda seat: totals[seat])

    def _is_far_ahead(self, view: View) -> bool:
        return _rounds_left(view) == 1 and self._lead(view) > FAR

    def _worst_fine(self, view: View) -> int:
        holds_named = view["wild_holder"] == self.seat and view["named"] not in (None, "unused")
        return FINE + WILD_FINE * holds_named


_DECISIONS: Final[dict[str, Callable[[HeistHustleBot, View, Sequence[Action]], Action]]] = {
    "wild": lambda bot, view, legal: bot.take_the_wild_card(view, legal),
    "weapons": lambda bot, view, legal: bot.take_weapon(view, legal),
    "extras": lambda bot, view, legal: bot.take_extra(view, legal),
    "play": lambda bot, view, legal: bot.play_weapons(view, legal),
    "name": lambda bot, view, legal: bot.name_weapon(view, legal),
    "bail": lambda bot, view, legal: bot.go_or_bail(view, legal),
    "second-try": lambda bot, view, legal: bot.try_again(view, legal),
}


def _rounds_left(view: View) -> int:
    """Including this one. (3)"""
    return int(view["rounds"]) - int(view["round"]) + 1


def _weapon(view: View, action: Action) -> str:
    return str(view["weapons"][action.a]["weapon"])


def _of_owner(view: View, names: Sequence[Action], owner: Seat) -> list[Action]:
    """The names of weapons that a seat has played; everybody has played one by now."""
    weapons = view["weapons"]
    return [
        action
        for action in names
        if weapons[action.a]["owner"] == owner and weapons[action.a]["played"]
    ]


def find(legal: Sequence[Action], verb: str) -> Action:
    return next(action for action in legal if action.verb == verb)
