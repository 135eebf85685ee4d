"""The plans a captain of Ocean's Heist chooses from, and what each of them comes to.

All figures are what the team knows: its view, and what its bot has made of what it heard.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.crew import ESCAPE
from hideout.bots.oceans_heist.foresight import Shortfall
from hideout.bots.oceans_heist.kits import Shop
from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.bots.outlook import Line
from hideout.bots.plans import Plans, Teller
from hideout.engine.core import Game
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import OceansHeist
from hideout.games.oceans_heist.actions import (
    AIM,
    BUY,
    CHOOSE,
    CONFIRM,
    LAY,
    LAY_OPEN,
    PLACE,
    SITUATION,
    STAKE,
    STOP,
    TARGET,
)
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.shown import View
from hideout.games.oceans_heist.vectors import amount_of

KITS: Final = 24
LAYINGS: Final = 12
SPREADS: Final = (0.1, 0.4, 0.8, 0.8, 1.6, 3.0)  # of the noise in them
LEANS: Final = (0.4, 0.6, 0.8, 1.0, 1.25, 1.6, 2.2)
MANY: Final = 3  # of them
ALIKE: Final = 12  # plans to be compared with a good one that differ a little
GUESSES: Final = 12  # at the other team, by which placements are compared
CHANCES: Final = 6  # sides of the die
DRAFTED: Final = (
    "target",
    "situation",
    "prepare",
    "prep",
    "crunch",
    "wing",
)  # phases with a choice
PLAIN: Final = Shortfall([1.0] * len(KINDS))
ASKS: Final = [f"asks {kind}" for kind in KINDS]

Figures = dict[str, float]


def by_code(actions: Sequence[Action]) -> dict[int, int]:
    return {action.code: i for i, action in enumerate(actions)}


# What an edit is about
TARGETS: Final = by_code(TARGET)
SITUATIONS: Final = by_code(SITUATION)
CHOSEN: Final = by_code(CHOOSE)
BOUGHT: Final = by_code(BUY)
PLACED: Final = by_code(PLACE)
LAID: Final = by_code(LAY)
OPENED: Final = by_code(LAY_OPEN)
AIMED: Final = by_code(AIM)
STAKED: Final = {action.code: item for item, row in enumerate(STAKE) for action in row}


def edits(line: Line, about: Mapping[int, int]) -> list[int]:
    """Of the edits of one sort, what they are about."""
    first = [] if line.first is None else [line.first]
    return [about[action.code] for action in [*first, *line.rest] if action.code in about]


def line_of(actions: Sequence[Action]) -> Line:
    return Line(actions[0], (*actions[1:], CONFIRM))


@cache
def figure_names(deck: Deck) -> list[str]:
    return [
        *(f"{side} in {phase}" for side in ("crew", "staff") for phase in DRAFTED),
        *(f"round {number}" for number in range(1, 6)),
        *deck.targets, *deck.situations, *deck.globals,
        *(gear for gear, uses in zip(deck.gear, deck.uses, strict=True) if not uses),
        "alarms", "has target", "budget", "standing", "standing alarms", "quota", "drawn",
        *(f"face up {kind}" for kind in KINDS), "worth face up",
        # the Crew's
        *(f"hand {kind}" for kind in KINDS), "worth in hand", "cards in hand",
        *(f"kit {gear}" for gear, uses in zip(deck.gear, deck.uses, strict=True) if uses),
        *(f"kit {kind}" for kind in KINDS), "kit cards", "kit left",
        *(f"placed {kind}" for kind in KINDS), "worth placed", "worth that stays",
        "placed cards", "disables", "of", "wants target",
        "stakes", "numbers", "aims at worth", "aims at Unique", "stops",
        # the Staff's
        *(f"spent {kind}" for kind in KINDS), "cards held", "cards down",
        *ASKS, "lack", "plain lack", "demand",
        "loud", "no wing", "more cards", "vault lack", "open like Unique",
    ]  # fmt: skip


@cache
def places_of(deck: Deck) -> dict[str, int]:
    return {name: i for i, name in enumerate(figure_names(deck))}


class OceansPlans(Plans):
    def names(self, game: Game[Any]) -> list[str]:
        assert isinstance(game, OceansHeist)
        return figure_names(game.cards)

    # What there is to choose from

    def has_choice(self, advisor: Bot, view: View) -> bool:
        assert isinstance(advisor, OceansBot)
        if view["phase"] not in DRAFTED:
            return False
        advisor.sight.look(view)
        if view["target_draft"] or view["situation_draft"] or advisor.sight.drafted():
            return False
        if view["side"] == "staff":
            return True
        if view["phase"] == "prep":
            return view["round"] != ESCAPE
        return view["phase"] != "crunch" or advisor.sight.learns_more()

    def others(
        self, advisor: Bot, view: View, legal: Sequence[Action], rng: Rng, many: bool
    ) -> list[Line]:
        assert isinstance(advisor, OceansBot)
        phase, is_crew = view["phase"], view["side"] == "crew"
        if phase == "target":
            return [Line(TARGET[i], (CONFIRM,)) for i in range(len(advisor.sight.deck.targets))]
        if phase == "situation":
            situations = range(len(advisor.sight.deck.situations))
            return [Line(SITUATION[i], (CONFIRM,)) for i in situations]
        if phase == "prepare":
            return self._kits(advisor, rng, many) if is_crew else self._globals(advisor.sight.deck)
        if not is_crew:
            return self._layings(advisor, rng)
        leans = list(LEANS)
        rng.shuffle(leans)
        leans = leans[: MANY if many else 1]
        return [self._plan_anew(advisor, view, legal, lean) for lean in leans]

    def _plan_anew(
        self, advisor: OceansBot, view: View, legal: Sequence[Action], lean: float
    ) -> Line:
        about, advisor.about = advisor.about, ("", 0, 0)
        wants_target = advisor.crew.wants_target
        advisor.lean(lean)
        first = advisor.act(view, legal, ())
        advisor.lean(1.0)
        advisor.crew.wants_target = wants_target
        assert advisor.about == about
        return Line(first, (*advisor.plan, CONFIRM))

    def _globals(self, deck: Deck) -> list[Line]:
        each = range(len(deck.globals))
        return [line_of([CHOOSE[i], CHOOSE[j]]) for i in each for j in each if i < j]

    def _kits(self, advisor: OceansBot, rng: Rng, many: bool) -> list[Line]:
        sight = advisor.sight
        shop = Shop(sight.deck, sight.situation())
        budget = int(sight.view["budget"])
        kits = [shop.draw_kit(budget, rng) for _ in range(KITS if many else 1)]
        return [line_of([BUY[item] for item in kit]) for kit in kits if kit]

    def _layings(self, advisor: OceansBot, rng: Rng) -> list[Line]:
        sight, staff = advisor.sight, advisor.staff
        drawn, ways = sight.drawn(), staff.placements()
        found = []
        for i in range(LAYINGS):
            chosen = ways.pick(SPREADS[i % len(SPREADS)], rng)
            actions = [LAY[drawn[place]] for place in chosen] + self._vault(advisor, rng)
            if actions:
                found.append(line_of(actions))
        return found

    def _vault(self, advisor: OceansBot, rng: Rng) -> list[Action]:
        vault = advisor.sight.vault_drawn()
        if len(vault) < 2:
            return advisor.staff.lay_vault()
        rng.shuffle(vault)
        return [LAY_OPEN[vault[0]], LAY[vault[1]]]

    def like(self, advisor: Bot, view: View, line: Line, rng: Rng) -> list[Line]:
        """Of the Staff's: one Defense laid instead of another.

        Not of the Crew's: among many kits and placements that are much alike, the net found those
        it was wrong about, and the Crew won less.
        """
        assert isinstance(advisor, OceansBot)
        if view["phase"] != "prep" or view["side"] == "crew":
            return []
        sight = advisor.sight
        laid, opened = edits(line, LAID), edits(line, OPENED)
        casino = [guard for guard in laid if sight.is_casino(guard)]
        vault = [guard for guard in laid if not sight.is_casino(guard)]
        spare = [guard for guard in sight.drawn() if guard not in laid]
        pairs = [(old, new) for old in casino for new in spare]
        rng.shuffle(pairs)
        found = [
            [LAY[new if guard == old else guard] for guard in casino]
            + [LAY_OPEN[guard] for guard in opened]
            + [LAY[guard] for guard in vault]
            for old, new in pairs[:ALIKE]
        ]
        return [line_of(actions) for actions in found]

    # What it comes to

    def teller(self, advisor: Bot, view: View) -> Teller:
        assert isinstance(advisor, OceansBot)
        advisor.sight.look(view)
        names = figure_names(advisor.sight.deck)
        at = places_of(advisor.sight.deck)
        is_crew = view["side"] == "crew"
        shared = self._table(advisor.sight)
        told = (CrewFigures if is_crew else StaffFigures)(advisor)
        shared[f"{view['side']} in {view['phase']}"] = 1.0
        shared.update(told.before())
        empty = [shared.get(name, 0.0) for name in names]

        def tell(line: Line) -> list[float]:
            row = empty[:]
            for name, figure in told.after(line).items():
                row[at[name]] = figure
            return row

        return tell

    def _table(self, sight: Sight) -> Figures:
        view, deck = sight.view, sight.deck
        standing = sight.standing()
        found: Figures = {
            "alarms": view["alarms"] / 5, "has target": float(view["has_target"]),
            "budget": (view["budget"] - 5000) / 500, "quota": view["quota"] / 10,
            "drawn": len(view["drawn"]) / 10, "standing": len(standing) / 5,
            "standing alarms": sum(sight.alarms(guard) for guard in standing) / 5,
        }  # fmt: skip
        chosen = [view["target"], view["situation"], *(view["globals"] or ())]
        chosen += [deck.gear[deck.item_gear[item]] for item in sight.items(view["opening"])]
        for name in chosen:
            if name is not None:
                found[name] = 1.0
        if view["round"]:
            found[f"round {view['round']}"] = 1.0
        worth = 0.0
        units = [0.0] * len(KINDS)
        for row in view["active"]:
            item = sight.item[row["card"]]
            gear = deck.item_gear[item]
            worth += sight.price(item) * row["uses"] / deck.uses[gear]
            add_units(units, deck, gear, row["uses"])
        found["worth face up"] = worth / 1000
        for kind in ALL_KINDS:
            found[f"face up {KINDS[kind]}"] = units[kind] / 10
        return found


def add_units(units: list[float], deck: Deck, gear: int, uses: int) -> None:
    for kind, amount in amounts_made(deck, gear, uses):
        units[kind] += amount


@cache
def amounts_made(deck: Deck, gear: int, uses: int) -> list[tuple[int, float]]:
    """What so many uses make, a choice shared evenly."""
    makes = deck.makes[gear]
    return [
        (kind, amount_of(vector, kind) * uses / len(makes))
        for vector in makes
        for kind in ALL_KINDS
        if amount_of(vector, kind)
    ]


class CrewFigures:
    """What a plan of the Crew's spends, what that is likely to do, and what stays."""

    def __init__(self, advisor: OceansBot) -> None:
        self.mind = advisor.crew
        self.sight = advisor.sight
        self.deck = self.sight.deck
        view = self.sight.view
        self.hand = self.mind.hand()
        self.places = view["phase"] in ("prep", "crunch")
        self.shop: Shop | None = None
        if view["phase"] == "prepare":
            self.shop = Shop(self.deck, self.sight.situation())
        if self.places:
            samples = [self.mind.sample() for _ in range(GUESSES)]
            self.prospect = self.mind.outlook(samples, True)
            self.worth = sum(map(sum, self.prospect.weights)) / GUESSES / 1000
            self.base = self.sight.active_cards()

    def before(self) -> Figures:
        return {}

    def after(self, line: Line) -> Figures:
        phase = self.sight.view["phase"]
        if phase == "situation":
            return {self.deck.situations[i]: 1.0 for i in edits(line, SITUATIONS)}
        if phase == "prepare":
            return self._kit(edits(line, BOUGHT))
        if self.places:
            return self._placing(edits(line, PLACED))
        return self._winging(line)

    def _kit(self, kit: list[int]) -> Figures:
        shop, deck = self.shop, self.deck
        assert shop is not None
        kit = kit + self.hand
        found: Figures = {"kit cards": len(kit) / 30}
        units = [0.0] * len(KINDS)
        spent = 0
        for item in kit:
            gear = deck.item_gear[item]
            spent += shop.prices[gear]
            name = f"kit {deck.gear[gear]}" if deck.uses[gear] else deck.gear[gear]
            found[name] = found.get(name, 0.0) + (0.5 if deck.uses[gear] else 1.0)
            for kind in ALL_KINDS:
                units[kind] += shop.makes[gear][kind]
        found["kit left"] = (self.sight.view["budget"] - spent) / 500
        for kind in ALL_KINDS:
            found[f"kit {KINDS[kind]}"] = units[kind] / 10
        return found

    def _hand(self, gone: Sequence[int]) -> Figures:
        units = [0.0] * len(KINDS)
        worth = 0.0
        kept = [item for item in self.hand if item not in gone]
        for item in kept:
            worth += self.mind.worth_of(item)
            add_units(units, self.deck, self.deck.item_gear[item], self.sight.uses(item))
        found = {f"hand {KINDS[kind]}": units[kind] / 10 for kind in ALL_KINDS}
        found["worth in hand"] = worth / 1000
        found["cards in hand"] = len(kept) / 30
        return found

    def _placing(self, chosen: list[int]) -> Figures:
        sight, mind = self.sight, self.mind
        found = self._hand(chosen)
        placed = chosen + mind.placed()
        is_early = sight.view["phase"] == "prep"
        cards = [sight.card(item, sight.uses(item), is_early) for item in chosen]
        cards += [sight.card(item, sight.uses(item), False) for item in mind.placed()]
        units = [0.0] * len(KINDS)
        worth = stays = 0.0
        for item in placed:
            uses = sight.uses(item)
            worth += mind.worth_of(item)
            stays += mind.worth_of(item) * (uses - 1) / uses
            add_units(units, self.deck, self.deck.item_gear[item], uses)
        for kind in ALL_KINDS:
            found[f"placed {KINDS[kind]}"] = units[kind] / 10
        found["worth placed"] = worth / 1000
        found["worth that stays"] = stays / 1000
        found["placed cards"] = len(placed) / 10
        found["disables"] = self.prospect.value([*self.base, *cards]) / 1000
        found["wants target"] = float(mind.wants_target)
        found["of"] = self.worth
        return found

    def _winging(self, line: Line) -> Figures:
        staked = edits(line, STAKED)
        found = self._hand(staked)
        cards = set(staked)
        found["stakes"] = sum(self.mind.worth_of(item) for item in cards) / 1000
        found["numbers"] = len(staked) / CHANCES
        for guard in edits(line, AIMED):
            found["aims at worth"] = self.mind.value(guard, True) / 1000
            found["aims at Unique"] = float(self.sight.is_unique(guard))
        found["stops"] = float(line.first is STOP)
        return found


def mean_amount(ways: list[int], kind: int) -> float:
    return sum([amount_of(way, kind) for way in ways]) / len(ways)


class StaffFigures:
    """What the Crew would lack against a plan of the Staff's, as far as the Staff can tell."""

    def __init__(self, advisor: OceansBot) -> None:
        self.mind = advisor.staff
        self.sight = advisor.sight
        self.lays = self.sight.view["phase"] == "prep"
        if self.lays:
            sight = self.sight
            self.pool = self.mind.visible_pool()
            self.lacks = self.mind.lacks()
            self.carried = [sight.ways(guard) for guard in sight.standing()]
            self.unique = sight.ways(sight.unique())
            self.asks = {
                guard: [mean_amount(sight.ways(guard), kind) for kind in ALL_KINDS]
                for guard in sight.drawn() + sight.vault_drawn()
            }

    def before(self) -> Figures:
        view = self.sight.view
        found = {f"spent {KINDS[kind]}": self.mind.spent[kind] / 10 for kind in ALL_KINDS}
        found["cards held"] = view["hand_count"] / 30
        found["cards down"] = view["crew_down"] / 10
        return found

    def after(self, line: Line) -> Figures:
        deck = self.sight.deck
        phase = self.sight.view["phase"]
        if phase == "target":
            return {deck.targets[i]: 1.0 for i in edits(line, TARGETS)}
        if phase == "prepare":
            return {deck.globals[i]: 1.0 for i in edits(line, CHOSEN)}
        return self._laying(edits(line, LAID), edits(line, OPENED))

    def _laying(self, laid: list[int], opened: list[int]) -> Figures:
        sight, deck = self.sight, self.sight.deck
        guards = laid + opened
        ways = [sight.ways(guard) for guard in guards]
        needs = self.carried + ways
        found: Figures = {}
        for kind in ALL_KINDS:
            found[ASKS[kind]] = sum([self.asks[guard][kind] for guard in guards]) / 10
        found["lack"] = self.lacks.least(self.pool, needs) / 20
        found["plain lack"] = PLAIN.least(self.pool, needs) / 20
        found["demand"] = PLAIN.least(0, needs) / 20
        defenses = [deck.guard_defense[guard] for guard in guards]
        found["loud"] = sum(deck.extra_alarm[defense] for defense in defenses) / 3
        found["no wing"] = sum(deck.no_wing[defense] for defense in defenses) / 3
        found["more cards"] = sum(deck.next_draw[defense] for defense in defenses) / 3
        vault = [guard for guard in guards if not sight.is_casino(guard)]
        if vault:
            alone = [sight.ways(guard) for guard in vault]
            found["vault lack"] = self.lacks.least(self.pool, [*alone, self.unique]) / 20
        for guard in opened:
            shared = sum(
                amount_of(way, kind) > 0 and amount_of(other, kind) > 0
                for way in sight.ways(guard)
                for other in self.unique
                for kind in ALL_KINDS
            )
            found["open like Unique"] = shared / 4
        return found
