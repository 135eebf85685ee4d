"""What a bot of Ocean's Heist makes of a view: card names become numbers of the deck."""

from collections.abc import Sequence
from typing import Any, Final, cast

from hideout.engine.core import Game
from hideout.engine.notation import Action
from hideout.games.oceans_heist import OceansHeist
from hideout.games.oceans_heist.actions import AIM, BUY, CHOOSE, COIN, LAY, LAY_OPEN, STAKE
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import CASINO, UNIQUE, Deck
from hideout.games.oceans_heist.rounds import modified_needs
from hideout.games.oceans_heist.shown import View
from hideout.games.oceans_heist.solver import Card
from hideout.games.oceans_heist.state import NONE

COST_UNIT: Final = 6


class Sight:
    """One deck, and a view read with it."""

    def __init__(self, game: Game[Any]) -> None:
        self.deck: Deck = cast(OceansHeist, game).cards
        self.item = {name: i for i, name in enumerate(self.deck.items)}
        self.guard = {name: i for i, name in enumerate(self.deck.guards)}
        self.in_force = ""  # the Globals that `needs` is about
        self.needs: list[list[int]] = []  # by Defense
        self.view: View
        self.left: dict[str, int] = {}  # uses, of cards in the hand that have been on the table

    def look(self, view: View) -> None:
        self.view = view
        self.left = {row["card"]: int(row["uses"]) for row in view["hand_known"]}
        in_force = view["globals"] or []
        if view["round"] and " ".join(in_force) != self.in_force:
            self.in_force = " ".join(in_force)
            chosen = [name in in_force for name in self.deck.globals]
            self.needs = modified_needs(self.deck, chosen)

    def drafted(self) -> list[Action]:
        """What the own team has done in this phase that can be undone."""
        view = self.view
        phase, is_crew = view["phase"], view["side"] == "crew"
        if phase == "prepare" and is_crew:
            return [BUY[item] for item in self.items(view["hand"] or ())]
        if phase == "prepare":
            return [CHOOSE[self.deck.globals.index(name)] for name in view["globals"] or ()]
        if phase == "prep" and not is_crew:
            return self._laid()
        return self._staked() if phase == "wing" else []

    def _laid(self) -> list[Action]:
        view, guard = self.view, self.guard
        laid = [LAY[guard[name]] for name in view["laid"] or ()]
        if view["vault_down"]:
            laid.append(LAY[guard[view["vault_down"]]])
        if view["vault_up"]:
            laid.append(LAY_OPEN[guard[view["vault_up"]]])
        return laid

    def _staked(self) -> list[Action]:
        attempt = self.view["attempt"]
        assert attempt is not None
        aimed = [AIM[self.guard[attempt["aim"]]]] if attempt["aim"] else []
        coin = [COIN] if attempt["coin"] else []
        staked = [
            STAKE[self.item[name]][face] for face, name in enumerate(attempt["faces"]) if name
        ]
        return aimed + staked + coin

    def items(self, names: Sequence[str]) -> list[int]:
        return [self.item[name] for name in names]

    def drawn(self) -> list[int]:
        return [self.guard[bill["card"]] for bill in self.view["drawn"]]

    def vault_drawn(self) -> list[int]:
        return [self.guard[bill["card"]] for bill in self.view["vault_drawn"]]

    def standing(self) -> list[int]:
        """Active Defenses that nobody has disabled."""
        bills = self.view["defenses"]
        return [self.guard[bill["card"]] for bill in bills if not bill["disabled"]]

    def ways(self, guard: int) -> list[int]:
        return self.needs[self.deck.guard_defense[guard]]

    def is_casino(self, guard: int) -> bool:
        return self.deck.sort[self.deck.guard_defense[guard]] == CASINO

    def is_unique(self, guard: int) -> bool:
        return self.deck.sort[self.deck.guard_defense[guard]] == UNIQUE

    def alarms(self, guard: int) -> int:
        """What it raises if it is left standing before the Escape."""
        if self.is_unique(guard):
            return 0
        extra = self.deck.extra_alarm[self.deck.guard_defense[guard]]
        return 1 + extra if self.is_casino(guard) else 2

    def situation(self) -> int:
        name = self.view["situation"]
        return NONE if name is None else self.deck.situations.index(name)

    def target(self) -> int:
        target = self.view["target"]
        assert target is not None
        return self.deck.targets.index(target)

    def unique(self) -> int:
        """The guard of this game's Target."""
        return self.deck.unique[self.target()]

    def boost(self) -> int:
        situation = self.situation()
        if situation == NONE:
            return 0
        return self.deck.boost[situation] << (8 * self.deck.boost_kind[situation])

    def boost_cap(self) -> int:
        return 0 if self.situation() == NONE else self.deck.boost_cap[self.situation()]

    def is_boosted(self, item: int) -> bool:
        situation = self.situation()
        trait = self.deck.trait[self.deck.item_gear[item]]
        return situation != NONE and trait == self.deck.boost_trait[situation]

    def price(self, item: int) -> int:
        return self.deck.cost[self.deck.item_gear[item]]

    def card(self, item: int, uses: int, is_early: bool) -> Card:
        """An Equipment card as the solver sees it."""
        gear = self.deck.item_gear[item]
        per_use = self.price(item) * COST_UNIT // self.deck.uses[gear]
        first = per_use if self.deck.patient[gear] else 0
        early = self.deck.early[gear] if is_early else 0
        return Card(self.deck.makes[gear], uses, early, self.is_boosted(item), first, per_use)

    def active_cards(self) -> list[Card]:
        return [
            self.card(self.item[row["card"]], row["uses"], row["early"])
            for row in self.view["active"]
        ]

    def learns_more(self) -> bool:
        """Whether the Crew will be shown more before its last chance to place cards."""
        view, deck = self.view, self.deck
        if view["vault_drawn"]:
            return True
        return view["scene"] == "entry" and any(
            deck.effects[deck.item_gear[item]].peek[0] for item in self.items(view["opening"])
        )

    def uses(self, item: int) -> int:
        """The uses of a card in the hand: as printed unless it has been on the table."""
        left = self.left.get(self.deck.items[item])
        return self.deck.uses[self.deck.item_gear[item]] if left is None else left


ALL_KINDS: Final = range(len(KINDS))
