"""A vault card on its way: drawn, passed, received. [BH-35 .. BH-51 BH-57]

These windows are called from a turn of the robbery and end with `done`.
"""

from typing import Final

from hideout.engine.core import Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import (
    KEEP,
    LOAD,
    LOSE,
    OK,
    PASS_TO,
    SEATS,
    TIME_UP,
    is_claim,
)
from hideout.games.bank_heist.cards import (
    BAGS_WANTED,
    CASH_BAG,
    CHOOSES,
    DUTY,
    DYE_PACK,
    IS_CREW,
    IS_RIVAL,
    MUST_LOAD,
)
from hideout.games.bank_heist.deeds import lose_face_down
from hideout.games.bank_heist.getaway import start_getaway
from hideout.games.bank_heist.hands import any_card, cards, kinds, one
from hideout.games.bank_heist.options import millis
from hideout.games.bank_heist.state import (
    BY_ALL,
    DISCARD,
    NO_CARD,
    NOBODY,
    OUT,
    SHUFFLED,
    UNKNOWN,
    VAULT,
    HeistState,
)
from hideout.games.bank_heist.talk import CLAIMS_OF, claims_of, make_claim
from hideout.games.bank_heist.why_not import why_not_card, why_not_pass_card, why_not_receive

RECEIPT_MILLIS: Final = 3000  # no result shows earlier [BH-48]
JUST_OK: Final = [OK]
LOAD_OR_KEEP: Final = [LOAD, KEEP]
NOTHING_TO_DO: Final[list[Action]] = []
# To whom a seat may pass, by number of seats. [BH-37 BH-38]
PASSES: Final = [
    [[PASS_TO[other] for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(SEATS + 1)
]

PASSES_OR_CLAIMS: Final = [
    [PASSES[seats][seat] + CLAIMS_OF[seats][seat] for seat in range(seats)]
    for seats in range(SEATS + 1)
]


def refill_vault(s: HeistState) -> bool:
    """An empty deck is made of the discard pile. False: there is nothing left. [BH-57]"""
    if s.vault:
        return True
    if s.discard == 0:
        return False
    s.vault = cards(s.discard)
    s.discard = 0
    s.rng.shuffle(s.vault)
    s.move(SHUFFLED, DISCARD, VAULT, BY_ALL)
    s.tell("vault-shuffled", NOBODY)
    return True


def take_up(s: HeistState, seat: Seat, kind: int, source: int) -> None:
    """A card is on its way; its holder alone knows it. [BH-35]"""
    s.card = kind
    s.card_seen = 1 << seat
    s.passer = seat
    s.receiver = NOBODY
    s.move(kind, source, OUT, 1 << seat)


def show_card(s: HeistState, seers: int) -> None:
    """More players see the card on its way, and so what has left the place it came from."""
    s.card_seen |= seers & ~BY_ALL
    move = s.moves[-1] if s.moves else 0
    if move >> 8 & 15 == OUT and (move & 15 == s.card or move & 15 == UNKNOWN):
        seen = BY_ALL if seers == BY_ALL else move >> 12 | seers
        s.moves[-1] = s.card | move & 0xFF0 | seen << 12


def draw_vault_card(s: HeistState, seat: Seat) -> bool:
    """The top card of the vault deck. False: there is none. [BH-57]"""
    if not s.vault and not refill_vault(s):
        s.tell("vault-empty", seat)
        return False
    take_up(s, seat, s.vault.pop(), VAULT)
    s.tell("draws", seat)
    s.tell("drew", seat, s.card, to=only(seat))
    return True


def hand_over(s: HeistState, receiver: Seat) -> None:
    """The receiver looks at the card. [BH-40]"""
    s.receiver = receiver
    show_card(s, 1 << receiver)
    if receiver != s.passer:
        s.tell("received", receiver, s.card, s.passer, only(receiver))
    s.go(RECEIVE)


class PassCard(Phase[HeistState]):
    """The drawn card goes face down to another player. [BH-36 .. BH-39]"""

    name = "pass-card"
    clauses = "BH-36 BH-37 BH-39"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        claims = claims_of(s, seat)
        if seat != s.turn:
            return claims
        # To whomever one likes, but to somebody. [BH-36 BH-39]
        return PASSES_OR_CLAIMS[s.seats][seat] if claims else PASSES[s.seats][seat]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        if is_claim(action):
            make_claim(s, seat, action)
            return
        s.tell("passes-card", seat, action.a)
        hand_over(s, action.a)

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.pass_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.turn, PASS_TO[s.left_of(s.turn)])

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_pass_card(s, seat, action)


class Receive(Phase[HeistState]):
    """The same acknowledgement of everybody; only a Rival with a bag has a choice. [BH-45 BH-48]"""

    name = "receive"
    clauses = "BH-46 BH-47"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.receiver]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat != s.receiver:
            return NOTHING_TO_DO
        if s.card == CASH_BAG and DUTY[s.identity[seat]] == CHOOSES:
            return LOAD_OR_KEEP  # now or never [BH-46]
        return JUST_OK  # what has to be done, `apply` does [BH-47]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        kind = s.card
        if kind == DYE_PACK:
            burst(s, seat)
        elif kind == CASH_BAG and (action is LOAD or DUTY[s.identity[seat]] == MUST_LOAD):
            s.fact(seat, IS_CREW | IS_RIVAL)  # [BH-42 BH-45]
            show_card(s, BY_ALL)
            clear_card(s)
            s.move(CASH_BAG, OUT, OUT, BY_ALL)
            if not load_bag(s, seat):
                s.done()
        else:
            s.hand[seat] += one(kind)  # of no use before the Getaway [BH-41]
            s.move(kind, OUT, seat, s.card_seen)
            clear_card(s)
            # An item and a kept bag look alike. [BH-40 BH-43 BH-44 BH-48]
            s.tell("takes-card", seat)
            s.done()

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.pass_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.receiver, self.legal(s, s.receiver)[0])

    def hold(self, s: HeistState) -> int:
        return RECEIPT_MILLIS

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_receive(s, seat, action)


def clear_card(s: HeistState) -> None:
    s.card = NO_CARD
    s.card_seen = 0
    s.passer = s.receiver = NOBODY


def load_bag(s: HeistState, seat: Seat) -> bool:
    """A bag goes into the truck. True: it was the fifth, and the Getaway begins. [BH-54]"""
    s.truck += 1
    s.tell("loads", seat, s.truck)
    if s.truck < BAGS_WANTED:
        return False
    drop_alarm_card(s)
    start_getaway(s)
    return True


def drop_alarm_card(s: HeistState) -> None:
    """A used action card goes to its discard pile. [BH-61]"""
    if s.alarm_card != NO_CARD:
        s.alarm_discard.append(s.alarm_card)
        s.alarm_card = NO_CARD


def burst(s: HeistState, seat: Seat) -> None:
    """A Dye Pack is shown and ruins one card of the receiver's choice. [BH-49 .. BH-51]"""
    show_card(s, BY_ALL)
    s.discard += one(DYE_PACK)
    s.move(DYE_PACK, OUT, DISCARD, BY_ALL)
    s.tell("dye", seat)
    clear_card(s)
    s.receiver = seat
    if s.hand[seat]:
        s.go(DYE)
    else:
        s.receiver = NOBODY  # [BH-51]
        s.done()


class Dye(Phase[HeistState]):
    """Which card is ruined. [BH-49 BH-50]"""

    name = "dye"
    clauses = "BH-49 BH-50"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.receiver]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat != s.receiver:
            return NOTHING_TO_DO
        return [LOSE[kind] for kind in kinds(s.hand[seat])]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        s.receiver = NOBODY
        lose_face_down(s, seat, action.a, "dyed")
        s.done()

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.pass_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.receiver, LOSE[any_card(s.hand[s.receiver], s.rng)])

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_card(s, seat, action)


PASS_CARD: Final = PassCard()
RECEIVE: Final = Receive()
DYE: Final = Dye()
