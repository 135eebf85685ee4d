"""The sensible Crew of Ocean's Heist, after "How a sensible bot plays" in its rule book.

Numbers in brackets are the items of that section.
"""

from math import exp
from typing import Final

from hideout.bots.oceans_heist.foresight import Placements, Prospect, Shortfall
from hideout.bots.oceans_heist.sight import Sight
from hideout.bots.oceans_heist.staff import StaffPlanner
from hideout.engine.core import Event
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.actions import (
    AIM,
    ATTEMPT,
    AUTO,
    BUY,
    CLEAR,
    COIN,
    DIGITS,
    EXPEND,
    PAY,
    PLACE,
    SITUATION,
    STAKE,
    STOP,
)
from hideout.games.oceans_heist.kit import sensible_kit
from hideout.games.oceans_heist.solver import LEAVE, solve

SAMPLES: Final = 8  # likely placements looked at (4)
SPREAD: Final = 1.0  # of the noise in them
CASINO_WORTH: Final = 300  # dollars for a Defense disabled (4, 5)
LOUD_WORTH: Final = 510
VAULT_WORTH: Final = 600
UNIQUE_WORTH: Final = 900
KEEPS: Final = 0.75  # of a card's worth stays if all but one use stay (4)
# The part of the money's worth that should be left before each round. (3)
PLANNED: Final = (0.0, 1.0, 0.82, 0.64, 0.45, 0.20)
THRIFT: Final = 2.0  # how strongly to come back to that plan
ESCAPE: Final = 5
# The chance to get out, fitted to simulated games: by $300 left and by Defense above four.
HOPE_AT_ALL: Final = -4.8
HOPE_FOR_MONEY: Final = 1.08
HOPE_LOST: Final = -0.89


class CrewPlanner:
    """Decides for the Crew."""

    def __init__(self, sight: Sight, rng: Rng, staff: StaffPlanner) -> None:
        self.sight = sight
        self.rng = rng
        self.staff = staff  # how it thinks the other team thinks
        self.first_worth = 0.0  # of the kit it means to buy; 0 for a bot that sat down later
        self.bought_worth = 0.0  # of what it has seen being bought
        self.samples = SAMPLES
        self.is_thrifty = True  # whether it keeps to a plan for its money
        self.care = 1.0  # how dear cards are compared with usual
        self.wants_target = True
        self.thought_of = ("", 0)
        self.thoughts = Placements([], [], [], 0, Shortfall([]), 0)

    def hear(self, event: Event) -> None:
        if event.kind == "buys":
            self.bought_worth += self.sight.price(event.a)
        elif event.kind == "returns":
            self.bought_worth -= self.sight.price(event.a)

    def choose_situation(self) -> list[Action]:
        return [SITUATION[self.rng.below(len(self.sight.deck.situations))]]  # (1)

    def buy(self) -> list[Action]:
        sight = self.sight
        deck = sight.deck
        prices = [self.price_now(item) for item in range(len(deck.items))]
        budget = int(sight.view["budget"])
        kit: list[int] = []
        opening = [item for item in range(len(deck.items)) if deck.is_opening(item)]
        self.rng.shuffle(opening)
        for item in opening[: self.rng.below(3)]:  # none to two (2)
            kit.append(item)
            budget -= prices[item]
        kit += sensible_kit(deck, prices, budget, sight.target(), sight.situation(), self.rng)
        self.first_worth = float(sum(sight.price(item) for item in kit))
        return [BUY[item] for item in kit]

    def price_now(self, item: int) -> int:
        deck = self.sight.deck
        return deck.price_of(deck.item_gear[item], self.sight.situation())

    # Placing

    def hand(self) -> list[int]:
        return self.sight.items(self.sight.view["hand"] or ())

    def placed(self) -> list[int]:
        view = self.sight.view
        early, late = view["placed_in_prep"] or [], view["placed_in_crunch"] or []
        return self.sight.items(early + late)

    def place_in_prep(self) -> list[Action]:
        """Only what profits from being early, if Crunch Time will show more. (5, 6)"""
        if self.sight.view["round"] == ESCAPE:
            return [PLACE[item] for item in self.hand()]  # (7)
        chosen = self.choose(True)
        if self.sight.learns_more():
            deck = self.sight.deck
            chosen = [item for item in chosen if deck.early[deck.item_gear[item]]]
        return [PLACE[item] for item in chosen]

    def place_in_crunch(self) -> list[Action]:
        """What it waited for Crunch Time with; or all, if somebody has let Prep Time go by."""
        is_bare = not self.placed() and not self.sight.view["active"]
        if not self.sight.learns_more() and not is_bare:
            return []
        return [PLACE[item] for item in self.choose(False)]

    def choose(self, in_prep: bool) -> list[int]:
        """Cards that gain more over likely placements than using them now costs. (4)"""
        sight = self.sight
        deck = sight.deck
        hand = self.hand()
        hand.sort(key=lambda item: (deck.item_gear[item], item))
        base = sight.active_cards() + [
            sight.card(item, sight.uses(item), False) for item in self.placed()
        ]
        options = [sight.card(item, sight.uses(item), in_prep) for item in hand]
        thrift = self.thrift()
        costs = [self.cost_now(item, thrift) for item in hand]
        samples = [self.sample() for _ in range(self.samples)]
        outlook = self.outlook(samples, True)
        chosen = [hand[i] for i in outlook.choose(base, options, costs)]
        if sight.view["scene"] != "vault":
            return chosen
        without = self.outlook(samples, False)
        fewer = [hand[i] for i in without.choose(base, options, costs)]
        # A stalemate is half a win: the Target is worth having only if they get out with it. (11)
        self.wants_target = self.hope(chosen) >= self.hope(fewer) / 2
        return chosen if self.wants_target else fewer

    def hope(self, chosen: list[int]) -> float:
        """The chance to get out once these cards are spent, from many simulated games."""
        left = self.worth_left() - sum(self.worth_of(item) for item in chosen)
        score = HOPE_AT_ALL + HOPE_FOR_MONEY * left / 300 + HOPE_LOST * self.extra_defenses()
        return 1.0 / (1.0 + exp(-score))

    def extra_defenses(self) -> int:
        """How many more Defenses than usual wait in the Escape, as far as can be told."""
        sight = self.sight
        carried = sum(sight.is_casino(guard) for guard in sight.standing())
        return int(sight.view["alarms"]) + carried

    def worth_of(self, item: int) -> float:
        printed = self.sight.deck.uses[self.sight.deck.item_gear[item]]
        return self.sight.price(item) * self.sight.uses(item) / printed

    def cost_now(self, item: int, thrift: float) -> float:
        uses = self.sight.uses(item)
        price = (
            self.sight.price(item) * uses / self.sight.deck.uses[self.sight.deck.item_gear[item]]
        )
        return price * (1.0 - KEEPS * (uses - 1) / uses) * thrift

    def thrift(self) -> float:
        """Above 1 if more is spent than planned. (3)"""
        if not self.is_thrifty:
            return self.care
        whole = self.first_worth or self.bought_worth or float(self.sight.view["budget"])
        behind = PLANNED[int(self.sight.view["round"])] - self.worth_left() / whole
        return max(0.5, 1.0 + THRIFT * behind) * self.care

    def worth_left(self) -> float:
        sight = self.sight
        deck = sight.deck
        total = 0.0
        for item in self.hand() + self.placed():
            total += self.worth_of(item)
        for row in sight.view["active"]:
            item = sight.item[row["card"]]
            total += sight.price(item) * row["uses"] / deck.uses[deck.item_gear[item]]
        return total

    def sample(self) -> list[int]:
        """Defenses the Staff may have laid, with what is known already."""
        sight = self.sight
        drawn = sight.drawn()
        chosen = self.placements().pick(SPREAD, self.rng)
        for name in sight.view["peeked"] or ():
            place = drawn.index(sight.guard[name])
            if place not in chosen:
                chosen = [place, *chosen[1:]]
        return [drawn[place] for place in chosen] + sight.standing() + self.likely_vault()

    def placements(self) -> Placements:
        key = (str(self.sight.view["phase"]), int(self.sight.view["round"]))
        if key != self.thought_of:
            self.thought_of = key
            self.thoughts = self.staff.placements()
        return self.thoughts

    def outlook(self, samples: list[list[int]], with_target: bool) -> Prospect:
        sight = self.sight
        outlook = Prospect(sight.boost(), sight.boost_cap())
        met = {guard for guards in samples for guard in guards}
        worth = {guard: self.value(guard, with_target) for guard in met}
        for guards in samples:
            outlook.add([sight.ways(g) for g in guards], [worth[g] for g in guards])
        return outlook

    def likely_vault(self) -> list[int]:
        """The Vault Defenses that lie there: known ones, others at random."""
        sight = self.sight
        view = sight.view
        vault = sight.vault_drawn()
        if not vault:
            return []
        known = [sight.guard[name] for name in (view["vault_up"], view["vault_down"]) if name]
        rest = [guard for guard in vault if guard not in known]
        self.rng.shuffle(rest)
        return (known + rest)[:2]

    def value(self, guard: int, with_target: bool) -> int:
        """Dollars for disabling a Defense. (4, 5)"""
        sight = self.sight
        if sight.is_unique(guard):
            return UNIQUE_WORTH if with_target else 1
        if not sight.is_casino(guard):
            return VAULT_WORTH
        return LOUD_WORTH if sight.alarms(guard) > 1 else CASINO_WORTH

    # Assignment and Wing It

    def assign(self) -> list[Action]:
        """The best plan, unless the Target has been given up. (8)"""
        if self.wants_target:
            return [AUTO]
        sight = self.sight
        standing = sight.standing()
        needs = [sight.ways(guard) for guard in standing]
        weights = [self.value(guard, False) for guard in standing]
        cards = sight.active_cards()
        answer = solve(cards, sight.boost(), sight.boost_cap(), needs, weights)
        actions: list[Action] = [CLEAR]
        for row, makes in zip(sight.view["active"], answer.expends, strict=True):
            for make in sorted(set(makes)):
                share = make * DIGITS + makes.count(make)
                actions.append(EXPEND[sight.item[row["card"]]][share])
        for guard, way in zip(standing, answer.pays, strict=True):
            if way != LEAVE:
                actions.append(PAY[guard][way])
        return actions

    def wing(self) -> list[Action]:
        sight = self.sight
        targets = [
            g for g in sight.standing() if not sight.deck.no_wing[sight.deck.guard_defense[g]]
        ]
        attempt = sight.view["attempt"]
        cards = sight.items(attempt["may_discard"] if attempt else ())
        if not targets or not cards:
            return [STOP]
        if sight.view["round"] == ESCAPE:
            return self.wing_in_escape(targets, cards)
        return self.wing_before(targets, cards)

    def most_numbers(self, guard: int) -> int:
        deck = self.sight.deck
        limits = [
            deck.wing_max[deck.globals.index(name)]
            for name in self.sight.view["globals"] or ()
            if deck.wing_max[deck.globals.index(name)]
        ]
        return 6 if self.sight.is_unique(guard) or not limits else min(limits)

    def free_cards(self, cards: list[int]) -> list[int]:
        """Active cards whose last use would be lost anyway. (9)"""
        active = {row["card"]: row["uses"] for row in self.sight.view["active"]}
        deck = self.sight.deck
        return [
            item
            for item in cards
            if active.get(deck.items[item]) == 1 and not deck.patient[deck.item_gear[item]]
        ]

    def wing_before(self, targets: list[int], cards: list[int]) -> list[Action]:
        """Rounds 1 to 4: what is lost anyway, more only in danger or for the Target. (9)"""
        sight = self.sight
        free = self.free_cards(cards)
        paid = sorted((item for item in cards if item not in free), key=sight.price)
        alarms = int(sight.view["alarms"])
        danger = alarms + sum(sight.alarms(guard) for guard in sight.standing())
        targets.sort(key=lambda guard: (-self.value(guard, self.wants_target), guard))
        guard = targets[0]
        extra = 0
        if danger > int(sight.view["alarm_limit"]):
            extra = 6
        elif danger >= 4:
            extra = 3
        if sight.is_unique(guard) and self.wants_target:
            extra = max(extra, min(6, len(paid) // 3))
        if self.care != 1.0:
            extra = 0 if self.care > 1.0 else extra + round(1.0 / self.care)
        numbers = self.most_numbers(guard)
        spend = (free + paid[:extra])[:numbers]
        return self.stakes(guard, spend) if spend else [STOP]

    def wing_in_escape(self, targets: list[int], cards: list[int]) -> list[Action]:
        """Nothing is worth saving; the odds say how many go into this attempt. (10)"""
        sight = self.sight
        casino = [guard for guard in targets if sight.is_casino(guard)]
        standing = [guard for guard in sight.standing() if sight.is_casino(guard)]
        if len(casino) < len(standing) and casino:
            return [STOP]  # one that cannot be winged loses everything
        if not casino:
            numbers = min(6, len(cards))
            return self.stakes(targets[0], cards[:numbers])
        guard = casino[0]
        most = min(self.most_numbers(guard), len(cards))
        spend = best_stake(len(casino), len(cards), most)
        cards.sort(key=sight.price)
        return self.stakes(guard, cards[:spend])

    def stakes(self, guard: int, cards: list[int]) -> list[Action]:
        """One attempt, card by card."""
        deck = self.sight.deck
        limit = self.most_numbers(guard)
        actions = [AIM[guard]]
        face = 0
        for item in cards:
            numbers = deck.wing_numbers[deck.item_gear[item]]
            if face + numbers > limit:
                continue
            for _ in range(numbers):
                actions.append(STAKE[item][face])
                face += 1
        if face == 0:
            return [STOP]
        if self.sight.view["coins"] and face < 6:
            actions.append(COIN)
        return [*actions, ATTEMPT]


def best_stake(targets: int, cards: int, most: int) -> int:
    """How many cards to put into the next attempt so that all targets fall most likely."""
    odds: dict[tuple[int, int], tuple[float, int]] = {}
    for left in range(targets + 1):
        for held in range(cards + 1):
            best = (1.0 if left == 0 else 0.0, 0)
            if left:
                for stake in range(1, min(most, held) + 1):
                    hit = stake / 6
                    rest = held - stake
                    chance = hit * odds[left - 1, rest][0] + (1 - hit) * odds[left, rest][0]
                    best = max(best, (chance, stake))
            odds[left, held] = best
    return max(1, odds[targets, cards][1])
