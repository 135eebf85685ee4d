"""Planning: the secret choice, the antes and the shuffled Role cards."""

from typing import Final

from hideout.engine.core import Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.millions_of_dollars.actions import ABSENT, BACK, CHOOSE, CHOOSE_TWO, TIME_UP
from hideout.games.millions_of_dollars.cards import ROLES_USED
from hideout.games.millions_of_dollars.negotiation import open_negotiation
from hideout.games.millions_of_dollars.refusals import why_not_choose
from hideout.games.millions_of_dollars.state import (
    DAY_MILLIS,
    NEVER,
    NO_ROLE,
    SEATS_OF,
    MillionsState,
)

BACK_MILLIS: Final = 10_000  # for whoever is back while all choose [MD-113]

# What may be chosen, by number of players. [MD-2 MD-14 MD-86]
CHOICES: Final[dict[int, list[Action]]] = {
    seats: [CHOOSE[role] for role in roles] for seats, roles in ROLES_USED.items() if seats > 3
} | {3: [CHOOSE_TWO[one][two] for one in ROLES_USED[3] for two in ROLES_USED[3] if one != two]}


class Choose(Phase[MillionsState]):
    """Everybody secretly sends one Character, or two with three players. [MD-14 .. MD-17]"""

    name = "choose"
    clauses = "MD-14 MD-16"

    def pending(self, s: MillionsState) -> list[Seat]:
        return SEATS_OF[s.undecided & ~s.absent]

    def legal(self, s: MillionsState, seat: Seat) -> list[Action]:
        # Nobody is held to a choice before the last one is made. [MD-16]
        choices = CHOICES[s.seats]  # whatever the others choose [MD-15]
        if s.options.fooled and s.last[seat * s.slots] != NO_ROLE:
            last = [s.last[c] for c in s.characters_of(seat)]  # [MD-100 MD-101]
            return [choice for choice in choices if choice.a not in last and choice.b not in last]
        return choices

    def apply(self, s: MillionsState, seat: Seat, action: Action) -> None:
        send(s, seat, action)
        s.absent &= ~(1 << seat)
        if not s.undecided & ~s.absent:
            everybody_has_chosen(s)

    def clocks(self, s: MillionsState) -> list[Clock]:
        # Nobody is waited for any longer, whether there or not. [MD-110]
        millis = s.options.choose_seconds * 1000 if s.options.clocks else DAY_MILLIS
        if s.back_at != NEVER:
            return [Clock(TIME_UP, millis, s.opened, BACK_MILLIS, s.back_at)]
        return [Clock(TIME_UP, millis, s.opened)]

    def table_actions(self, s: MillionsState) -> list[Action]:
        if s.options.clocks:
            return []
        gone = SEATS_OF[s.undecided & s.absent]
        return [ABSENT[seat] for seat in self.pending(s)] + [
            BACK[seat] for seat in gone
        ]  # [MD-113]

    def time_up(self, s: MillionsState, action: Action) -> None:
        if action.verb == "back":  # asked again, and not for a moment only [MD-113]
            s.absent &= ~(1 << action.a)
            s.back_at = s.step
            return
        if action is not TIME_UP:
            s.absent |= 1 << action.a
        if action is TIME_UP or not s.undecided & ~s.absent:
            everybody_has_chosen(s)

    def why_not(self, s: MillionsState, seat: Seat, action: Action) -> Refusal:
        return why_not_choose(s, seat, action)


def send(s: MillionsState, seat: Seat, choice: Action) -> None:
    if not s.has_chosen(seat):
        s.undecided &= ~(1 << seat)
        s.tell("chose", seat)  # that, not what, and not a change of mind [MD-16]
    s.role[seat * s.slots] = choice.a
    if s.slots == 2:
        s.role[seat * 2 + 1] = choice.b
    s.tell("picked", seat, choice.a, choice.b, only(seat))


def everybody_has_chosen(s: MillionsState) -> None:
    for late in SEATS_OF[s.undecided]:
        s.tell("too-late", late, to=only(late))  # nobody else is told [MD-17]
        send(s, late, s.rng.pick(CHOOSE_ROLES.legal(s, late)))
    pay_antes(s)
    show_role_cards(s)
    open_negotiation(s)


def pay_antes(s: MillionsState) -> None:
    """Every Character gets its ante, from its player or else from the Reserve. [MD-18]"""
    ante = s.deck.ante[s.loot_card()]
    for c in range(s.characters):  # slot 1 before slot 2 [MD-87]
        owner = c // s.slots
        s.ante[c] = ante
        if s.cash[owner] >= ante:
            s.cash[owner] -= ante
            s.tell("ante", owner, ante, c)
        else:
            s.lent[c] = True  # the whole ante; small change is kept [MD-19 MD-20]
            s.reserve -= ante  # below 0 if it must; nothing is ever cut [MD-12]
            s.tell("ante-lent", owner, ante, c)


def show_role_cards(s: MillionsState) -> None:
    """One Role card at random lies face down; the others are shown as counts. [MD-23]"""
    for role in s.role:
        s.visible[role] += 1
    s.aside = s.rng.pick(s.role)  # [MD-22]
    s.visible[s.aside] -= 1  # and it is never shown [MD-24]
    for role in s.roles:
        if s.visible[role]:
            s.tell("shown", -1, role, s.visible[role])


CHOOSE_ROLES: Final = Choose()
