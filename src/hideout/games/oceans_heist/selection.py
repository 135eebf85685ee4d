"""Acts one and two: Target, Situation, Preparation; then the Heist act opens."""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import (
    BUY,
    CHOOSE,
    DROP,
    NO_SITUATION,
    RETURN,
    SITUATION,
    TARGET,
)
from hideout.games.oceans_heist.heist import REVEAL
from hideout.games.oceans_heist.kit import sensible_kit
from hideout.games.oceans_heist.rounds import begin_round, clear_attempt, modified_needs
from hideout.games.oceans_heist.state import (
    CREW,
    EXHAUSTED,
    GLOBALS_CHOSEN,
    HAND,
    IN_PLAY,
    NOBODY,
    NONE,
    SHOP,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase, end_game


def set_up(s: OceansState) -> None:
    """Everything lies open but the drafts; the decks are shuffled with the Heist act."""
    s.captain = [s.team(CREW)[0], s.team(STAFF)[0]]  # [OH-9]
    s.confirmed = [False, False]
    s.globals = [False] * len(s.deck.globals)
    s.where = [SHOP] * len(s.deck.items)
    s.uses = [s.deck.uses[gear] for gear in s.deck.item_gear]
    s.seen = [False] * len(s.deck.items)
    mark_prices(s)
    clear_attempt(s)
    CHOOSE_TARGET.enter(s)


def mark_prices(s: OceansState) -> None:
    """What each card costs under the Situation. [OH-25]"""
    deck = s.deck
    s.prices = [deck.price_of(gear, s.situation) for gear in deck.item_gear]
    trait = deck.boost_trait[s.situation] if s.situation != NONE else ""
    s.boosted = [trait != "" and deck.trait[gear] == trait for gear in deck.item_gear]


class ChooseTarget(TeamPhase):
    """The Staff chooses what it guards. [OH-15 OH-20]"""

    name = "target"
    clauses = "OH-15"
    staff_decides = True
    acts = 8

    def edits(self, s: OceansState, side: int) -> list[Action]:
        return TARGET[: len(s.deck.targets)]

    def can_confirm(self, s: OceansState, side: int) -> bool:
        return s.target_draft != NONE

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        s.target_draft = action.a
        self.reword(s, side)
        s.tell("drafts-target", seat, action.a, to=s.masks[side])

    def cut(self, s: OceansState) -> None:
        if s.target_draft == NONE:
            s.target_draft = s.rng.below(len(s.deck.targets))

    def close(self, s: OceansState) -> None:
        s.target = s.target_draft
        s.target_draft = NONE
        s.tell("target", NOBODY, s.target)
        CHOOSE_SITUATION.enter(s)


class ChooseSituation(TeamPhase):
    """The Crew answers with a Situation or none. [OH-18 .. OH-20]"""

    name = "situation"
    clauses = "OH-18"
    crew_decides = True
    acts = 8

    def edits(self, s: OceansState, side: int) -> list[Action]:
        return [*SITUATION[: len(s.deck.situations)], NO_SITUATION]  # [OH-18]

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        s.situation_draft = NONE if action is NO_SITUATION else action.a
        kind = "drafts-none" if action is NO_SITUATION else "drafts-situation"
        s.tell(kind, seat, s.situation_draft, to=s.masks[side])

    def close(self, s: OceansState) -> None:
        s.situation = s.situation_draft  # for the whole game [OH-19]
        s.situation_draft = NONE
        mark_prices(s)
        s.tell("no-situation" if s.situation == NONE else "situation", NOBODY, s.situation)
        PREPARE.enter(s)


class Prepare(TeamPhase):
    """Two Globals against a basket of Equipment, in secret. [OH-21 .. OH-32]"""

    name = "prepare"
    clauses = "OH-23"
    crew_decides = True
    staff_decides = True  # at the same time, and neither sees the other's choice [OH-23]
    seconds = 300
    acts = 64

    def edits(self, s: OceansState, side: int) -> list[Action]:
        if side == STAFF:
            is_full = globals_chosen(s) == GLOBALS_CHOSEN
            cards = range(len(s.deck.globals))
            return [CHOOSE[i] for i in cards if s.globals[i] or not is_full] + DROP[: len(cards)]
        left = s.money_left()
        items = range(len(s.where))  # every copy there is [OH-24]
        # What the money buys: a basket is always legal. [OH-22 OH-27]
        menu = [BUY[item] for item in items if s.where[item] == HAND or s.prices[item] <= left]
        return menu + RETURN[: len(items)]

    def can_confirm(self, s: OceansState, side: int) -> bool:
        return side == CREW or globals_chosen(s) == GLOBALS_CHOSEN  # [OH-28]

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        if side == STAFF:
            chooses = action is CHOOSE[action.a]
            if s.globals[action.a] != chooses:
                s.globals[action.a] = chooses
                self.list_again(s, side)
                s.tell("chooses" if chooses else "drops", seat, action.a, to=s.masks[side])
            return
        buys = action is BUY[action.a]
        if buys != (s.where[action.a] == HAND):
            least = s.money_left() - (s.prices[action.a] if buys else 0)
            s.where[action.a] = HAND if buys else SHOP  # the basket will be the hand [OH-30]
            s.moved.append(action.a)
            s.spent += s.prices[action.a] if buys else -s.prices[action.a]
            if least < s.deck.dearest:  # else everything could and can be bought
                self.list_again(s, side)
            s.tell("buys" if buys else "returns", seat, action.a, s.money_left(), s.masks[side])

    def cut(self, s: OceansState) -> None:
        while globals_chosen(s) < GLOBALS_CHOSEN:  # [OH-28]
            rest = [i for i in range(len(s.globals)) if not s.globals[i]]
            s.globals[s.rng.pick(rest)] = True
        if not has_equipment(s):
            budget = s.options.budget
            take_kit(s, sensible_kit(s.deck, s.prices, budget, s.target, s.situation, s.rng))

    def close(self, s: OceansState) -> None:
        open_heist(s)


def globals_chosen(s: OceansState) -> int:
    count = 0
    for chosen in s.globals:
        if chosen:
            count += 1
    return count


def has_equipment(s: OceansState) -> bool:
    """Whether the basket or hand holds a card with uses. [OH-29 OH-35]"""
    return any(not s.deck.is_opening(item) for item in s.items_at(HAND))


def take_kit(s: OceansState, kit: list[int]) -> None:
    """A basket without any card that has uses is replaced. [OH-29]"""
    for item in range(len(s.where)):
        s.where[item] = SHOP
    s.spent = 0
    for item in kit:
        s.where[item] = HAND
        s.spent += s.prices[item]
    s.tell("given-kit", NOBODY, len(kit), to=s.masks[CREW])


def open_heist(s: OceansState) -> None:
    """Globals and opening cards turn face up, the decks are shuffled. [OH-33 .. OH-41]"""
    for i in range(len(s.globals)):
        if s.globals[i]:
            s.tell("global", NOBODY, i)
    for item in s.items_at(HAND):
        if s.deck.is_opening(item):
            s.where[item] = IN_PLAY
            s.seen[item] = True
            s.coins += s.deck.effects[s.deck.item_gear[item]].wing_reroll
            s.tell("opening", NOBODY, item)
    shuffle_decks(s)
    s.hand_shown = s.count_at(HAND)
    s.tell("hand", NOBODY, s.hand_shown)
    if s.hand_shown == 0:
        end_game(s, EXHAUSTED)  # [OH-41]
        return
    s.needs = modified_needs(s.deck, s.globals)
    begin_round(s)
    REVEAL.enter(s)


def shuffle_decks(s: OceansState) -> None:
    s.casino_deck = list(range(s.deck.first_vault))
    s.rng.shuffle(s.casino_deck)  # [OH-39]
    s.vault_deck = list(range(s.deck.first_vault, s.deck.first_unique))
    s.rng.shuffle(s.vault_deck)  # [OH-40]


CHOOSE_TARGET: Final = ChooseTarget()
CHOOSE_SITUATION: Final = ChooseSituation()
PREPARE: Final = Prepare()
