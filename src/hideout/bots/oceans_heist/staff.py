"""The sensible Staff of Ocean's Heist, after "How a sensible bot plays" in its rule book.

Numbers in brackets are the items of that section.
"""

from typing import Final

from hideout.bots.oceans_heist.foresight import Placements, Shortfall
from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.engine.core import Event
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.actions import CHOOSE, DIGITS, LAY, LAY_OPEN, TARGET
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.solver import largest_pools
from hideout.games.oceans_heist.state import NONE
from hideout.games.oceans_heist.vectors import amount_of

FULL_STOCK: Final = 14.0  # units of a kind that a full kit holds (3)
LEAST_LEFT: Final = 0.2
LOUD: Final = 0.4  # (4)
NO_WING: Final = 0.3
MORE_CARDS: Final = 0.1
SPREAD: Final = 0.8
AIMED: Final = 60  # per cent of games in which a Global raises the Situation's kind (2)


class StaffPlanner:
    """Decides for the Staff; remembers what the Crew has spent."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        self.sight = sight
        self.rng = rng
        self.spent = [0.0] * len(KINDS)
        self.spread = SPREAD
        self.remembers = True  # what the Crew has spent
        self.care = 1.0  # above 1: the hardest, whoever foresees it
        self.asked: object = None  # what `thoughts` are about
        self.thoughts = Placements([], [], [], 0, Shortfall([]), 0)

    def hear(self, event: Event) -> None:
        """Every unit the Crew has spent is one it no longer has. (3)"""
        if not self.remembers:
            return
        deck = self.sight.deck
        if event.kind == "expends":
            vector = deck.makes[deck.item_gear[event.a]][event.b // DIGITS]
            for kind in ALL_KINDS:
                self.spent[kind] += amount_of(vector, kind) * (event.b % DIGITS)
        elif event.kind in ("names", "unused"):
            gear = deck.item_gear[event.a]
            uses = 1 if event.kind == "unused" else deck.uses[gear]
            for kind in ALL_KINDS:
                self.spent[kind] += amount_of(deck.makes[gear][0], kind) * uses

    def choose_target(self) -> list[Action]:
        return [TARGET[self.rng.below(len(self.sight.deck.targets))]]  # (1)

    def choose_globals(self) -> list[Action]:
        """One against the Situation or a strong one, the other not to be foreseen. (2)"""
        deck = self.sight.deck
        situation = self.sight.situation()
        aimed = [
            i
            for i in range(len(deck.globals))
            if situation != NONE and deck.harder_kind[i] == deck.boost_kind[situation]
        ]
        strong = [
            i
            for i in range(len(deck.globals))
            if deck.harder_mixed[i] or (deck.harder[i] and deck.harder_kind[i] == 0)
        ]
        first = aimed if aimed and self.rng.below(100) < AIMED else strong
        chosen = self.rng.pick(first or list(range(len(deck.globals))))
        rest = [i for i in range(len(deck.globals)) if i != chosen]
        return [CHOOSE[chosen], CHOOSE[self.rng.pick(rest)]]

    def lacks(self) -> Shortfall:
        """How dear each kind is to the Crew by now. (3)"""
        left = [max(LEAST_LEFT, 1.0 - self.spent[kind] / FULL_STOCK) for kind in ALL_KINDS]
        return Shortfall([1.0 / part for part in left])

    def visible_pool(self) -> int:
        """What lies face up with uses left; of a choice, the first."""
        sight = self.sight
        return largest_pools(sight.active_cards(), sight.boost(), sight.boost_cap())[0]

    def placements(self) -> Placements:
        sight = self.sight
        deck = sight.deck
        is_escape = sight.view["scene"] == "escape"
        bonus = []
        for guard in sight.drawn():
            defense = deck.guard_defense[guard]
            loud = LOUD * deck.extra_alarm[defense] * (not is_escape)
            more = MORE_CARDS * deck.next_draw[defense] * (not is_escape)
            bonus.append(loud + more + NO_WING * deck.no_wing[defense])  # (4, 7)
        drawn = [sight.ways(guard) for guard in sight.drawn()]
        carried = [sight.ways(guard) for guard in sight.standing()]
        quota = int(sight.view["quota"])
        pool, lacks = self.visible_pool(), self.lacks()
        asked = (drawn, bonus, carried, pool, lacks.worth, quota)
        if asked != self.asked:
            self.asked = asked
            self.thoughts = Placements(drawn, bonus, carried, pool, lacks, quota)
        return self.thoughts

    def lay_defenses(self) -> list[Action]:
        """The cards that are hardest to meet, with some noise. (4, 5)"""
        drawn = self.sight.drawn()
        chosen = self.placements().pick(self.spread / self.care, self.rng)
        return [LAY[drawn[place]] for place in chosen] + self.lay_vault()

    def lay_vault(self) -> list[Action]:
        """The two the Crew lacks most for; open the one that competes with the Unique. (6)"""
        sight = self.sight
        vault = sight.vault_drawn()
        if len(vault) < 2:
            return [LAY_OPEN[guard] for guard in vault]
        pool, lacks = self.visible_pool(), self.lacks()
        unique = sight.ways(sight.unique())

        def hardness(guard: int) -> float:
            return lacks.least(pool, [sight.ways(guard)]) + self.rng.below(100) / 100

        def competes(guard: int) -> float:
            both = lacks.least(0, [sight.ways(guard), unique])
            shared = sum(
                amount_of(way, kind) > 0 and amount_of(other, kind) > 0
                for way in sight.ways(guard)
                for other in unique
                for kind in ALL_KINDS
            )
            return shared + both / 100

        hardest = sorted(vault, key=lambda guard: -hardness(guard))[:2]
        up = max(hardest, key=competes)
        down = hardest[0] if hardest[1] == up else hardest[1]
        return [LAY_OPEN[up], LAY[down]]
