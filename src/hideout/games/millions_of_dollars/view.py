"""What each seat knows, who may speak, and worlds that look the same from a seat."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Seat, only
from hideout.engine.notation import seat_name
from hideout.engine.parts import Part, each_step
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.cards import ROLES, ROUNDS, SNITCH, symbol_name
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.negotiation import NEGOTIATE
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES, send
from hideout.games.millions_of_dollars.rounds import winners
from hideout.games.millions_of_dollars.shown import (
    Character,
    Job,
    Loot,
    Mark,
    Moment,
    Offer,
    Own,
    Public,
    View,
)
from hideout.games.millions_of_dollars.state import (
    ELIMINATED,
    IN,
    NO_ROLE,
    SEATS_OF,
    WITHDRAWN,
    MillionsState,
)

SHARES: Final = 840  # what 1 to 8 all divide


def view(s: MillionsState, seat: Seat) -> View:
    """Cards and offers as far as this seat has seen them; money and marks are public. [MD-10]

    A spectator sees what is public, nothing more. [MD-114]
    """
    return {**job(s), **moment(s), **own(s, seat)}


def public(s: MillionsState) -> Public:
    return {**job(s), **moment(s)}


def job(s: MillionsState) -> Job:
    return {
        "round": s.round + 1,
        "rounds": ROUNDS,
        "target": s.options.target,
        "loot": loot_seen(s),
        "discarded": [s.deck.ids[card] for card in s.pile[: s.round]],
        "coming": [s.deck.ids[card] for card in sorted(s.pile[s.round + 1 :])],  # [MD-7]
        "roles": [ROLES[role] for role in s.roles],
    }


def job_stamp(s: MillionsState) -> int:
    return s.round


def moment(s: MillionsState) -> Moment:
    return {
        "phase": s.phase.name,
        "leader": s.leader,
        "cash": s.cash[:],
        "reserve": s.reserve,
        "intimidation": s.cards[:],
        "chosen": [s.has_chosen(other) for other in range(s.seats)],
        "visible": {ROLES[role]: s.visible[role] for role in s.roles},  # [MD-23]
        "last": [name_of(role) for role in s.last],  # [MD-103]
        "claims": [name_of(role) for role in s.claims],
        "asks": s.asks[:],
        "ready": [s.is_ready(other) for other in range(s.seats)],
        "absent": SEATS_OF[s.absent][:],
        "called": s.called,
        "asked": s.asked,
        "may_hurry": s.may_hurry or (s.phase is NEGOTIATE and not s.keeps_time()),
        "hurried": s.hurried_at >= 0,
        "named": name_of(s.named),
        "shared": SEATS_OF[s.shared][:],
        "winners": winners(s) if s.phase is OVER else [],
    }


PARTS: Final = (Part[MillionsState](job, job_stamp), Part[MillionsState](moment, each_step))


def own(s: MillionsState, seat: Seat) -> Own:
    return {
        "seat": seat,
        "free": s.free_cash(seat) if seat != TABLE else None,
        "characters": [character_seen(s, c, seat) for c in range(s.characters)],
        "offers": offers_seen(s, seat),
        "held": held_by(s, seat) if seat != TABLE else [],
    }


def loot_seen(s: MillionsState) -> Loot:
    card = s.loot_card()
    return {
        "id": s.deck.ids[card],
        "title": s.deck.titles[card],
        "loot": s.deck.loot[card],
        "ante": s.deck.ante[card],
        "symbol": symbol_name(s.deck.symbol[card]),
    }


def name_of(role: int) -> str | None:
    return None if role == NO_ROLE else ROLES[role]


def character_seen(s: MillionsState, c: int, seat: Seat) -> Character:
    """One Character; its Role only for those who have seen it. [MD-30 MD-31 MD-66]"""
    owner = s.owner(c)
    if s.fate[c] == ELIMINATED:
        where = "eliminated"
    elif s.fate[c] == WITHDRAWN:
        where = "withdrawn"
    else:
        where = "in" if s.is_in(owner) else "hand"
    return {
        "seat": owner,
        "slot": s.slot(c) + 1,
        "state": where,
        "ante": s.ante[c],
        "lent": s.lent[c],
        "role": name_of(s.role[c]) if s.knows(seat, c) else None,
        "revealed": s.seen[c] == EVERYONE,
    }


def knows_offer(s: MillionsState, payer: Seat, c: int, seat: Seat) -> bool:
    return not s.whispered[payer * s.characters + c] or seat in (payer, s.owner(c))


def offers_seen(s: MillionsState, seat: Seat) -> list[Offer]:
    """Public offers, and the private ones between this seat and another. [MD-38 MD-112]"""
    return [
        {
            "payer": payer,
            "seat": s.owner(c),
            "slot": s.slot(c) + 1,
            "amount": s.offer[payer * s.characters + c],
            "private": s.whispered[payer * s.characters + c],
        }
        for payer in range(s.seats)
        if s.promised[payer]
        for c in range(s.characters)
        if s.offer[payer * s.characters + c] and knows_offer(s, payer, c, seat)
    ]


def held_by(s: MillionsState, seat: Seat) -> list[Mark]:
    """The offers a seat has marked to be accepted together; nobody else sees the marks."""
    if not s.holding >> seat & 1:
        return []
    return [
        {"payer": payer, "slot": s.slot(c) + 1, "amount": s.held[payer * s.characters + c]}
        for payer in range(s.seats)
        for c in s.characters_of(seat)
        if s.held[payer * s.characters + c]
    ]


# Who may speak


def may_speak(s: MillionsState, seat: Seat) -> int:
    """All in Planning; then those who have not left, until the round is over. [MD-26 MD-29]"""
    if seat == TABLE:
        return 0
    if s.phase is NEGOTIATE or s.phase is NAME_ROLE:
        return EVERYONE if s.is_in(seat) else 0
    return EVERYONE


def channels(s: MillionsState, seat: Seat) -> dict[str, int]:
    """The table, and under `whispers` every other player who is in. [MD-112]"""
    audience = may_speak(s, seat)
    open_to = {"table": audience} if audience else {}
    if s.options.whispers and s.phase is NEGOTIATE and audience:
        for other in SEATS_OF[s.players_in & ~only(seat)]:
            open_to[seat_name(other)] = only(seat) | only(other)
    return open_to


# Worlds that look the same


def resample(s: MillionsState, seat: Seat, rng: Rng) -> MillionsState:
    """The same table to `seat`: other Loot to come, other Roles, other whispers, other luck."""
    t = s.clone()
    t.rng = Rng(rng.below(1 << 62))
    unseen = t.pile[s.round + 1 :]  # the two removed cards among them [MD-7]
    rng.shuffle(unseen)
    t.pile[s.round + 1 :] = unseen
    if s.phase is CHOOSE_ROLES:
        for other in range(s.seats):
            if other != seat and s.has_chosen(other):
                send(t, other, rng.pick(CHOOSE_ROLES.legal(s, other)))
    elif s.phase is not OVER:
        while not redraw_roles(s, t, seat, rng):
            pass
    redraw_deals(s, t, seat, rng)
    return t


def redraw_roles(s: MillionsState, t: MillionsState, seat: Seat, rng: Rng) -> bool:
    """Deal Roles that fit the visible cards; False if they break a rule and must be drawn again.

    Given that everybody chose evenly and that each of the cards was as likely to be set aside,
    all worlds are drawn as likely as they are.
    """
    left = s.visible[:]
    unknown = []
    for c in range(s.characters):
        if s.knows(seat, c):
            left[s.role[c]] -= 1
        else:
            unknown.append(c)
    aside = NO_ROLE
    for role in s.roles:
        if left[role] < 0:
            aside = role  # somebody known holds a Role that is not shown
    if aside == NO_ROLE:
        # The cards left can be dealt in n! / (product of the factorials of their counts) ways,
        # and one more card of a Role divides that by its new count.
        odds = [SHARES * (s.visible[role] + 1) // (left[role] + 1) for role in s.roles]
        at = rng.below(sum(odds))
        which = 0
        while at >= odds[which]:
            at -= odds[which]
            which += 1
        aside = s.roles[which]
    left[aside] += 1
    cards = [role for role in s.roles for _ in range(left[role])]
    rng.shuffle(cards)
    for i in range(len(unknown)):
        t.role[unknown[i]] = cards[i]
    t.aside = aside
    return fits(t, unknown)


def fits(t: MillionsState, unknown: list[int]) -> bool:
    for c in unknown:
        role = t.role[c]
        if t.phase is NAME_ROLE and t.fate[c] == IN and role == SNITCH:
            return False  # every Snitch that stayed has been revealed [MD-69]
        for twin in t.characters_of(t.owner(c)):
            if (twin != c and t.role[twin] == role) or t.last[twin] == role:
                return False  # [MD-86 MD-100 MD-101]
    return True


def redraw_deals(s: MillionsState, t: MillionsState, seat: Seat, rng: Rng) -> None:
    """What others have marked or whispered among themselves may be anything, or nothing."""
    for payer in range(s.seats):
        for c in range(s.characters):
            if s.owner(c) != seat:
                t.held[payer * s.characters + c] = 0
            if not knows_offer(s, payer, c, seat):
                t.set_offer(payer, c, 0, False)
    t.holding &= only(seat) if seat != TABLE else 0
    if not s.options.whispers or s.phase is not NEGOTIATE:
        return
    for payer in SEATS_OF[s.players_in]:
        for c in s.staying():
            is_ours = seat in (payer, s.owner(c)) or payer == s.owner(c)
            if is_ours or t.offer[payer * s.characters + c] or rng.below(4):
                continue
            if t.free_cash(payer) > 0:
                t.set_offer(payer, c, 1 + rng.below(t.free_cash(payer)), True)


def holds(t: MillionsState, event: Event) -> bool:
    """Whether an event that names something hidden is true at table `t`."""
    kind, seat, a, b = event.kind, event.seat, event.a, event.b
    if kind == "picked":
        roles = [t.role[c] for c in t.characters_of(seat)]
        return roles[0] == NO_ROLE or roles == [a, b][: t.slots]
    if kind == "saw" or kind == "reveals":
        # The last reveals of a Heist end the round, and the cards are back in hand.
        return t.role[a] == b or t.role[a] == NO_ROLE
    if kind == "whispers":
        at = seat * t.characters + a
        return t.offer[at] == b and t.whispered[at]
    if kind == "last-time":
        return t.last[a] == b
    if kind == "holds":
        return b in [t.held[a * t.characters + c] for c in t.characters_of(seat)]
    return True
