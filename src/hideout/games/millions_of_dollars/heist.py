"""The Heist in reveal order, the Snitch's word, and Sharing."""

from typing import Final

from hideout.engine.core import EVERYONE, Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.millions_of_dollars.actions import ABSENT, INTIMIDATE, NAME, TIME_UP
from hideout.games.millions_of_dollars.cards import BRUTE, SNITCH
from hideout.games.millions_of_dollars.refusals import why_not_name
from hideout.games.millions_of_dollars.rounds import end_of_round, lose_ante, return_ante
from hideout.games.millions_of_dollars.sharing import (
    THE_RESERVE,
    Transfer,
    is_eliminated,
    keeps_ante,
    names_a_role,
    sharing,
)
from hideout.games.millions_of_dollars.state import (
    DAY_MILLIS,
    ELIMINATED,
    IN,
    NO_ROLE,
    NOBODY,
    MillionsState,
)

NAME_MILLIS: Final = 30_000
NOTHING: Final[list[Action]] = []


def start_heist(s: MillionsState) -> None:
    """Snitches reveal first; a single one names a Role. [MD-69 .. MD-73]"""
    snitches = reveal(s, SNITCH)
    if len(snitches) == 1:
        return_ante(s, snitches[0])
        if s.nameable() and names_a_role(len(snitches), len(s.staying())):
            s.go(NAME_ROLE)
            return
        s.tell("names-nothing", s.owner(snitches[0]))  # [MD-73]
    else:
        eliminate(s, snitches)  # [MD-70]
    reveal_the_others(s)


class NameRole(Phase[MillionsState]):
    """The single Snitch names one visible Role. [MD-71 .. MD-75]"""

    name = "name"
    clauses = "MD-71 MD-72"

    def pending(self, s: MillionsState) -> list[Seat]:
        return [the_snitch(s)]

    def legal(self, s: MillionsState, seat: Seat) -> list[Action]:
        if seat != the_snitch(s):
            return NOTHING
        return [NAME[role] for role in s.nameable()] + looks(s, seat)

    def apply(self, s: MillionsState, seat: Seat, action: Action) -> None:
        if action.verb == "intimidate":
            look(s, seat, action.a - s.first_place)  # [MD-64]
            return
        s.named = action.a
        s.tell("names", seat, action.a)  # before any Brute is revealed [MD-75]
        reveal_the_others(s)

    def clocks(self, s: MillionsState) -> list[Clock]:
        return [Clock(TIME_UP, NAME_MILLIS if s.options.clocks else DAY_MILLIS, s.opened)]

    def table_actions(self, s: MillionsState) -> list[Action]:
        return [] if s.options.clocks else [ABSENT[the_snitch(s)]]  # [MD-113]

    def time_up(self, s: MillionsState, action: Action) -> None:
        commonest = max(s.nameable(), key=lambda role: s.visible[role])  # the first of equals
        self.apply(s, the_snitch(s), NAME[commonest])  # [MD-74]

    def why_not(self, s: MillionsState, seat: Seat, action: Action) -> Refusal:
        return why_not_name(s, seat, the_snitch(s), action)


def the_snitch(s: MillionsState) -> Seat:
    """Whose single Snitch stayed."""
    for c in range(s.characters):
        if s.role[c] == SNITCH and s.fate[c] == IN:
            return s.owner(c)
    return NOBODY


def looks(s: MillionsState, seat: Seat) -> list[Action]:
    """Whom a holder of an Intimidation card may look at. [MD-62 MD-65]"""
    if not s.cards[seat]:
        return NOTHING
    return [INTIMIDATE[s.first_place + c] for c in s.staying() if s.owner(c) != seat]


def look(s: MillionsState, seat: Seat, c: int) -> None:
    s.cards[seat] -= 1  # one at a time, as often as there are cards [MD-68]
    s.seen[c] |= 1 << seat
    s.tell("looked", seat, c)
    s.tell("saw", seat, c, s.role[c], 1 << seat)  # [MD-66]


def reveal(s: MillionsState, role: int) -> list[int]:
    """The Characters of a Role that stayed, now face up."""
    found: list[int] = []
    for c in range(s.characters):  # not by player [MD-90]
        if s.role[c] == role and s.fate[c] == IN:
            s.seen[c] = EVERYONE
            s.tell("reveals", c // s.slots, c, role)
            found.append(c)
    return found


def eliminate(s: MillionsState, group: list[int]) -> None:
    """Antes are lost, but Brutes take theirs back. [MD-77 MD-79 MD-80]"""
    for c in group:
        s.fate[c] = ELIMINATED
        s.tell("eliminated", s.owner(c), c, s.role[c])
        if keeps_ante(s.role[c], is_out=True):
            return_ante(s, c)
        else:
            lose_ante(s, c)


def reveal_the_others(s: MillionsState) -> None:
    """Brute, Driver, Crook, Mastermind, then the Role that was named. [MD-75 .. MD-81]"""
    for role in s.roles:
        if role == SNITCH or role == s.named or role not in s.role:
            continue
        group = reveal(s, role)
        if is_eliminated(role, len(group), s.named):
            eliminate(s, group)
        elif group:
            return_ante(s, group[0])  # alone, so still in [MD-78]
            if role == BRUTE:
                s.cards[s.owner(group[0])] += 1  # too late to use in this round [MD-63 MD-76]
                s.tell("earns-card", s.owner(group[0]))
    if s.named != NO_ROLE:
        eliminate(s, reveal(s, s.named))  # a Brute named earns no card [MD-81]
    share_the_loot(s)


def share_the_loot(s: MillionsState) -> None:
    """The survivors divide the Loot, unless there is none or a Snitch alone. [MD-82 .. MD-85]"""
    survivors = s.staying()
    if not survivors:
        s.tell("no-sharing", NOBODY)
    card = s.loot_card()
    loot, symbol = s.deck.loot[card], s.deck.symbol[card]
    for transfer in sharing(loot, symbol, s.role, survivors, s.slots, s.cash):
        carry_out(s, transfer)
    end_of_round(s)


def carry_out(s: MillionsState, transfer: Transfer) -> None:
    kind, payer, payee, amount, c = transfer
    if payer == THE_RESERVE:
        s.reserve -= amount
    else:
        s.cash[payer] -= amount
    if payee == THE_RESERVE:
        s.reserve += amount
    else:
        s.cash[payee] += amount
    if kind == "alone":
        s.fate[c] = ELIMINATED
        s.tell(kind, payer, amount)
    elif payer != THE_RESERVE:
        s.tell(kind, payer, payee, amount)
    else:
        if kind == "share" and amount:
            s.shared |= 1 << payee
        s.tell(kind, payee, amount, c)


NAME_ROLE: Final = NameRole()
