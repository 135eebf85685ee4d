"""Single deeds of the Getaway, whoever does them and why: cards, attributes, reveals, bonds."""

from hideout.engine.core import Seat
from hideout.games.bank_heist.cards import (
    AGENT,
    GUILTY_CONSCIENCE,
    HOSTAGE,
    IS_AGENT,
    ZIP_TIE,
)
from hideout.games.bank_heist.hands import count, one
from hideout.games.bank_heist.state import BY_ALL, DISCARD, NO_CARD, NOBODY, OUT, HeistState


def has(s: HeistState, seat: Seat, kind: int) -> bool:
    return count(s.hand[seat], kind) > 0


def could_have(s: HeistState, seat: Seat, kind: int) -> bool:
    """As far as everybody can see: not with an empty hand or a face-up one without it. [BH-250]"""
    return s.hand[seat] != 0 and (not s.is_face_up(seat) or has(s, seat, kind))


def play_card(s: HeistState, seat: Seat, kind: int) -> None:
    """One use, then face up on the discard pile. [BH-107 BH-108]"""
    s.hand[seat] -= one(kind)
    s.discard += one(kind)
    s.move(kind, seat, DISCARD, BY_ALL)
    s.is_busy = True
    s.tell("plays", seat, kind)


def lay_out(s: HeistState, seat: Seat, kind: int) -> None:
    """A card played that lies on a player until it is done with. [BH-149]"""
    s.hand[seat] -= one(kind)
    s.move(kind, seat, OUT, BY_ALL)
    s.is_busy = True
    s.tell("plays", seat, kind)


def lose_face_down(s: HeistState, seat: Seat, kind: int, loss: str) -> None:
    """A card paid or lost: its owner alone knows which, unless the hand is face up. [BH-108]"""
    seers = s.seers(seat)
    s.hand[seat] -= one(kind)
    s.discard += one(kind)
    s.move(kind, seat, DISCARD, seers)
    s.tell(loss, seat)
    s.tell("let-go", seat, kind, to=-1 if seers == BY_ALL else 1 << seat)


def lose_attribute(s: HeistState, seat: Seat) -> None:
    s.tell("attribute-gone", seat, s.attribute[seat])
    s.alarm_discard.append(s.attribute[seat])
    s.attribute[seat] = NO_CARD


def lose_hostage(s: HeistState, seat: Seat) -> None:
    """Bound or drugged hands hold nobody. [BH-181]"""
    if s.attribute[seat] == HOSTAGE:
        lose_attribute(s, seat)


def reveal(s: HeistState, seat: Seat) -> None:
    """An identity is turned up for good; the first Agent wakes a conscience. [BH-109 BH-173]"""
    if s.is_revealed(seat):
        return
    s.revealed |= 1 << seat
    s.could[seat] = 1 << s.identity[seat]
    s.tell("revealed", seat, s.identity[seat])
    if s.identity[seat] == AGENT and not s.agent_seen:
        s.agent_seen = True
        holder = s.holder(GUILTY_CONSCIENCE)
        if holder != NOBODY:  # the dead have lost theirs [BH-171]
            s.conscience = holder  # for good [BH-165 BH-167]
            if holder != seat:  # one's own side is no other side
                s.tell("conscience", holder)


def cut_ties(s: HeistState, seat: Seat) -> None:
    s.tied &= ~(1 << seat)
    discard_tie(s)


def discard_tie(s: HeistState) -> None:
    s.discard += one(ZIP_TIE)
    s.move(ZIP_TIE, OUT, DISCARD, BY_ALL)


def attacks_an_agent(s: HeistState, seat: Seat, target: Seat) -> None:
    """A converted player may not, so whoever woke and does it is an Agent. [BH-166 BH-172]"""
    if s.conscience == seat and s.is_revealed_agent(target):
        s.fact(seat, IS_AGENT)
