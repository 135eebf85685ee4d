"""Set-up: decks, identities, partners. [BH-1 .. BH-17]"""

from typing import Final

from hideout.engine.core import Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import OK, TIME_UP
from hideout.games.bank_heist.cards import (
    AGENT,
    ANYBODY,
    IDENTITY_CARDS,
    RIVAL,
)
from hideout.games.bank_heist.crack import crack_the_vault
from hideout.games.bank_heist.state import NO_CARD, NOBODY, SEATS_IN, VAULT, HeistState
from hideout.games.bank_heist.why_not import why_not_partners

PARTNER_MILLIS: Final = 20_000
JUST_OK: Final = [OK]
NOTHING_TO_DO: Final[list[Action]] = []


def set_up(s: HeistState) -> None:
    s.vault = s.deck.vault_cards[:]
    s.rng.shuffle(s.vault)  # [BH-2]
    s.at_first = [0] * VAULT + [len(s.vault)]
    s.alarm = s.deck.alarm_cards[:]
    s.rng.shuffle(s.alarm)  # [BH-3]
    s.handcuffs = s.deck.handcuffs  # [BH-4]
    s.token = s.board[0]  # [BH-5]
    s.identity = IDENTITY_CARDS[:]
    s.rng.shuffle(s.identity)  # all eight, whatever the count [BH-7 BH-8 BH-9]
    s.could = [ANYBODY] * s.seats
    s.hand = [0] * s.seats
    s.attribute = [NO_CARD] * s.seats
    s.stabber = [NOBODY] * s.seats
    s.living = (1 << s.seats) - 1


def partner_of(s: HeistState, seat: Seat) -> Seat:
    """The other Rival of a Rival, the other Agent of an Agent. [BH-14 .. BH-16]"""
    identity = s.identity
    own = identity[seat]
    if own not in (AGENT, RIVAL):
        return NOBODY  # the Crew learn of nobody [BH-16]
    for other in range(s.seats):
        if identity[other] == own and other != seat:
            return other
    return NOBODY


def tell_partners(s: HeistState) -> None:
    """Everybody is told at the same moment, in private. [BH-17]"""
    for seat in range(s.seats):
        s.tell("identity", seat, s.identity[seat], to=only(seat))
        if s.identity[seat] in (AGENT, RIVAL):
            s.tell("partner", seat, partner_of(s, seat), s.identity[seat], only(seat))


class Partners(Phase[HeistState]):
    """Everybody is told at once and presses the same button. [BH-14 .. BH-17]"""

    name = "partners"
    clauses = "BH-17"

    def pending(self, s: HeistState) -> list[Seat]:
        return SEATS_IN[s.living & ~s.ready]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return NOTHING_TO_DO if s.ready >> seat & 1 else JUST_OK  # partner or not [BH-17]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        s.ready |= 1 << seat
        s.tell("ready", seat)
        if s.ready == s.living:
            self.begin(s)

    def begin(self, s: HeistState) -> None:
        s.ready = 0
        if s.events is not None:  # much to work out for nobody
            tell_partners(s)
        crack_the_vault(s)

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, PARTNER_MILLIS, s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.begin(s)

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_partners(s, seat, action)


PARTNERS_PHASE: Final = Partners()
