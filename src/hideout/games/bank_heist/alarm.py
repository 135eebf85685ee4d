"""The alarm cards, each with its effect in one table. [BH-59 .. BH-89]

An effect either opens a window (and says True) or is over at once. Windows end with `done`, which
comes back to the turn of the robbery.
"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import (
    CHOOSE,
    CLAIM_NONE,
    GIVE,
    LOAD_ALL,
    PICK,
    PLACE,
    SEATS,
    SWAP,
    TIME_UP,
)
from hideout.games.bank_heist.cards import (
    AGENT,
    ARE_YOU_LOYAL,
    CASH_BAG,
    CHECK_THESE_OUT,
    GUILTY_CONSCIENCE,
    HOLD_IT,
    I_DONT_LIKE_THIS,
    ILL_TAKE_THAT,
    KINDS,
    LETS_GET_MOVING,
    TATTOO,
    YOU_CAN_TRUST_ME,
)
from hideout.games.bank_heist.hands import any_card, count, kinds, one, pile_of
from hideout.games.bank_heist.options import millis
from hideout.games.bank_heist.receive import (
    PASS_CARD,
    RECEIPT_MILLIS,
    RECEIVE,
    draw_vault_card,
    drop_alarm_card,
    hand_over,
    load_bag,
    refill_vault,
    take_up,
)
from hideout.games.bank_heist.state import (
    BY_ALL,
    NO_CARD,
    NOBODY,
    OUT,
    TURN_OVER,
    VAULT,
    HeistState,
)
from hideout.games.bank_heist.why_not import why_not_alarm

NOTHING_TO_DO: Final[list[Action]] = []
# At whom a seat may aim, by number of seats. [BH-66]
CHOICES: Final = [
    [[CHOOSE[other] for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(SEATS + 1)
]


def draw_alarm_card(s: HeistState) -> bool:
    """Turn up the top card and carry it out. True: a window is open. [BH-58 BH-59 BH-61]"""
    if not s.alarm:
        s.alarm = s.alarm_discard
        s.alarm_discard = []
        s.rng.shuffle(s.alarm)
        if not s.alarm:
            return False
        s.tell("alarm-shuffled", NOBODY)
    card = s.alarm.pop()
    s.alarm_card = card
    s.tell("alarm", s.turn, card)
    if card >= GUILTY_CONSCIENCE:
        s.call(ATTRIBUTE)  # [BH-87]
        return True
    return EFFECTS[card](s)


class _ActiveDecides(Phase[HeistState]):
    """A choice of the player whose turn it is."""

    def options(self, s: HeistState) -> list[Action]:
        raise NotImplementedError

    def default(self, s: HeistState) -> Action:
        """The first choice clockwise from the own left."""
        for step in range(1, s.seats + 1):
            for action in self.options(s):
                if action.a == (s.turn + step) % s.seats:
                    return action
        raise AssertionError("there is always somebody")

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return self.options(s) if seat == s.turn else NOTHING_TO_DO

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.alarm_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.turn, self.default(s))

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_alarm(s, seat, action)


# Cards aimed at another player


def aim(s: HeistState) -> bool:
    s.call(ALARM_TARGET)
    return True


class AlarmTarget(_ActiveDecides):
    """Four cards are aimed at somebody else. [BH-66]"""

    name = "alarm-target"
    clauses = "BH-66"

    def options(self, s: HeistState) -> list[Action]:
        return CHOICES[s.seats][s.turn]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        AIMED[s.alarm_card](s, seat, action.a)


def ask_loyalty(s: HeistState, seat: Seat, target: Seat) -> None:
    show_tattoo(s, target, seat)  # [BH-62]


def show_loyalty(s: HeistState, seat: Seat, target: Seat) -> None:
    show_tattoo(s, seat, target)  # [BH-65]


def show_tattoo(s: HeistState, owner: Seat, viewer: Seat) -> None:
    """Whether there is a tattoo, and nothing else, to one player alone. [BH-12]"""
    s.looks.append(viewer * 8 + owner)
    s.tell("tattoo-shown", owner, viewer)
    s.tell("tattoo", owner, int(TATTOO[s.identity[owner]]), viewer, only(viewer))
    drop_alarm_card(s)
    s.done()


def show_hand(s: HeistState, seat: Seat, target: Seat) -> None:
    """The drawer's hand, to one player. [BH-64]"""
    s.look(seat, s.hand[seat], 1 << target)
    s.tell("hand-shown", seat, target)
    s.tell("hand", seat, s.hand[seat], target, only(target))
    drop_alarm_card(s)
    s.done()


def search_hand(s: HeistState, seat: Seat, target: Seat) -> None:
    """The drawer looks through somebody's hand. [BH-70 BH-78]"""
    s.searched = target
    s.look(target, s.hand[target], 1 << seat)
    s.tell("searches", seat, target)
    s.tell("hand", target, s.hand[target], seat, only(seat))
    s.go(SEARCH)


AIMED: Final[dict[int, Callable[[HeistState, Seat, Seat], None]]] = {
    ARE_YOU_LOYAL: ask_loyalty,
    CHECK_THESE_OUT: show_hand,
    HOLD_IT: search_hand,
    YOU_CAN_TRUST_ME: show_loyalty,
}


class Search(_ActiveDecides):
    """All bags found go into the truck, or none was found. [BH-70 .. BH-79]"""

    name = "search"
    clauses = "BH-71 BH-74"

    def options(self, s: HeistState) -> list[Action]:
        if count(s.hand[s.searched], CASH_BAG):
            return [LOAD_ALL, CLAIM_NONE]  # free for everybody [BH-71 BH-72 BH-73]
        return [CLAIM_NONE]

    def default(self, s: HeistState) -> Action:
        return CLAIM_NONE if s.identity[s.turn] == AGENT else self.options(s)[0]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        searched = s.searched
        if action is LOAD_ALL:
            s.searched = NOBODY
            if load_found(s, seat, searched):
                return
        else:
            s.tell("claims-none", seat, searched)
            if s.hand[seat]:
                s.go(GIVE_CARD)  # [BH-74]
                return
            s.searched = NOBODY
        drop_alarm_card(s)
        s.done()

    def hold(self, s: HeistState) -> int:
        return RECEIPT_MILLIS  # [BH-79]


def load_found(s: HeistState, seat: Seat, searched: Seat) -> bool:
    """One bag at a time; the fifth in the truck ends it. [BH-77]"""
    while count(s.hand[searched], CASH_BAG):
        s.hand[searched] -= one(CASH_BAG)
        s.move(CASH_BAG, searched, OUT, BY_ALL)
        s.tell("found", seat, searched)
        if load_bag(s, seat):
            return True
    return False


class GiveCard(_ActiveDecides):
    """A card of one's own for the one searched in vain. [BH-74 .. BH-76]"""

    name = "give"
    clauses = "BH-74 BH-75"

    def options(self, s: HeistState) -> list[Action]:
        return [GIVE[kind] for kind in kinds(s.hand[s.turn])]  # [BH-75]

    def default(self, s: HeistState) -> Action:
        return GIVE[any_card(s.hand[s.turn], s.rng)]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        searched = s.searched
        s.searched = NOBODY
        s.hand[seat] -= one(action.a)
        take_up(s, seat, action.a, seat)
        s.tell("gives", seat, searched)
        drop_alarm_card(s)
        hand_over(s, searched)  # it counts as passed [BH-76]


# Cards about the vault


def take_one(s: HeistState) -> bool:
    """A vault card for oneself, as if somebody had passed it. [BH-67 .. BH-69]"""
    drop_alarm_card(s)
    if not draw_vault_card(s, s.turn):
        return False
    s.receiver = s.turn  # as if it had been passed [BH-67]
    s.call(RECEIVE)  # acknowledged and padded in the same way [BH-69]
    return True


def search_vault(s: HeistState) -> bool:
    """Any card of the vault deck, to be passed; the turn is over then. [BH-80 .. BH-82]"""
    s.part = TURN_OVER
    if not refill_vault(s):  # nothing to search: the turn is over [BH-82]
        drop_alarm_card(s)
        return False
    pile = pile_of(s.vault)
    s.look(VAULT, pile, 1 << s.turn)
    s.tell("vault", s.turn, pile, to=only(s.turn))  # how many of each, not where [BH-81]
    s.call(SEARCH_VAULT)
    return True


class SearchVault(_ActiveDecides):
    """Which card to pass. [BH-80 BH-81]"""

    name = "vault"
    clauses = "BH-80"

    def options(self, s: HeistState) -> list[Action]:
        return [PICK[kind] for kind in range(KINDS) if kind in s.vault]

    def default(self, s: HeistState) -> Action:
        if CASH_BAG in s.vault:
            return PICK[CASH_BAG]
        return PICK[s.rng.pick(s.vault)]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        s.vault.remove(action.a)
        s.rng.shuffle(s.vault)
        take_up(s, seat, action.a, VAULT)
        s.tell("picks", seat)
        s.tell("drew", seat, action.a, to=only(seat))
        drop_alarm_card(s)
        s.go(PASS_CARD)


# Attributes


def attribute_holders(s: HeistState) -> list[Seat]:
    """Players with an attribute, clockwise from the active player's left."""
    order = [(s.turn + step) % s.seats for step in range(1, s.seats + 1)]
    return [seat for seat in order if s.attribute[seat] != NO_CARD]


def swap_attributes(s: HeistState) -> bool:
    """Two change places, one moves, none does nothing. [BH-83 .. BH-86]"""
    if attribute_holders(s):
        s.call(SWAP_TWO)
        return True
    drop_alarm_card(s)  # there is nothing to swap [BH-86]
    return False


class SwapTwo(_ActiveDecides):
    """Which attributes change hands. [BH-83 .. BH-85]"""

    name = "swap"
    clauses = "BH-83 BH-84 BH-85"

    def options(self, s: HeistState) -> list[Action]:
        holders = attribute_holders(s)
        if len(holders) == 1:  # to anybody but its holder [BH-84 BH-85]
            return [PLACE[seat] for seat in range(s.seats) if seat != holders[0]]
        return [SWAP[a][b] for i, a in enumerate(holders) for b in holders[i + 1 :]]  # [BH-83]

    def default(self, s: HeistState) -> Action:
        return super().default(s) if self.options(s)[0].verb == "place" else self.options(s)[0]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        a = action.a
        b = attribute_holders(s)[0] if action.verb == "place" else action.b
        mine = s.attribute[a]
        s.attribute[a] = s.attribute[b]
        s.attribute[b] = mine
        s.tell("swaps", seat, a, b)
        drop_alarm_card(s)
        s.done()


class Attribute(_ActiveDecides):
    """Beside any player who has none; if all have one, in place of one. [BH-87 .. BH-89]"""

    name = "attribute"
    clauses = "BH-87 BH-89"

    def options(self, s: HeistState) -> list[Action]:
        attribute = s.attribute
        free = [PLACE[seat] for seat in range(len(attribute)) if attribute[seat] == NO_CARD]
        return free or PLACE[: s.seats]  # one each, until all have one [BH-88 BH-89]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        if s.attribute[action.a] != NO_CARD:
            s.alarm_discard.append(s.attribute[action.a])
        s.attribute[action.a] = s.alarm_card  # who had Hush Money may speak again [BH-186]
        s.tell("places", seat, action.a, s.alarm_card)
        s.alarm_card = NO_CARD
        s.done()


ALARM_TARGET: Final = AlarmTarget()
SEARCH: Final = Search()
GIVE_CARD: Final = GiveCard()
SEARCH_VAULT: Final = SearchVault()
SWAP_TWO: Final = SwapTwo()
ATTRIBUTE: Final = Attribute()

EFFECTS: Final[dict[int, Callable[[HeistState], bool]]] = {
    ARE_YOU_LOYAL: aim,
    CHECK_THESE_OUT: aim,
    ILL_TAKE_THAT: take_one,
    HOLD_IT: aim,
    LETS_GET_MOVING: search_vault,
    I_DONT_LIKE_THIS: swap_attributes,
    YOU_CAN_TRUST_ME: aim,
}
