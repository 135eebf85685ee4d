"""Negotiation: an open window in which everybody who is in talks, pays, leaves or stays."""

from typing import Final

from hideout.engine.core import EVERYONE, Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.actions import (
    ABSENT,
    ACCEPT,
    ASK,
    BACK,
    CALL_UP,
    CLAIM,
    DECLINE,
    DROP,
    HOLD,
    HURRY,
    LEAVE,
    MAY_HURRY,
    MOST_PLAYERS,
    NO_COMMENT,
    OFFER,
    READY,
    ROLL_CALL,
    SILENCE,
    TIME_UP,
    UNREADY,
    WHISPER,
    WITHDRAW,
    WITHDRAW_OFFER,
)
from hideout.games.millions_of_dollars.cards import ROLES_USED
from hideout.games.millions_of_dollars.heist import look, looks, start_heist
from hideout.games.millions_of_dollars.refusals import why_not_negotiate
from hideout.games.millions_of_dollars.rounds import clear_offers, return_ante
from hideout.games.millions_of_dollars.state import (
    IN,
    NEVER,
    NOBODY,
    SEATS_OF,
    WITHDRAWN,
    MillionsState,
)

HURRY_MILLIS: Final = 20_000  # what the Leader's call leaves [MD-60]
HURRY_FROM_MILLIS: Final = 30_000  # after the opening [MD-60]
GRACE_MILLIS: Final = 10_000  # after a departure [MD-53]
ANSWER_MILLIS: Final = 15_000  # in a roll call [MD-58]

# What may be said at any time, by number of players. [MD-27 MD-28]
TALK: Final[list[list[Action]]] = [
    [CLAIM[role] for role in ROLES_USED.get(seats, ())] + ASK[1:]
    for seats in range(MOST_PLAYERS + 1)
]
READY_LEAVE: Final = [READY, LEAVE]
UNREADY_LEAVE: Final = [UNREADY, LEAVE]
JUST_READY: Final = [READY]
JUST_UNREADY: Final = [UNREADY]
# All offers of 1 to n, by n and place; a larger n is rare.
COMMON: Final = 20
UP_TO: Final[list[list[list[Action]]]] = [
    [row[1 : most + 1] for row in OFFER] for most in range(COMMON + 1)
]
OR_NONE: Final[list[list[list[Action]]]] = [  # the same where an offer is open
    [[WITHDRAW_OFFER[place], *row[1 : most + 1]] for place, row in enumerate(OFFER)]
    for most in range(COMMON + 1)
]
NOTHING: Final[list[Action]] = []


def open_negotiation(s: MillionsState) -> None:
    s.players_in = (1 << s.seats) - 1
    s.absent = 0
    s.back_at = NEVER
    s.forget_all()
    s.go(NEGOTIATE)


class Negotiate(Phase[MillionsState]):
    """Who stays, who leaves, and for how much. [MD-26 .. MD-68]"""

    name = "negotiate"
    clauses = "MD-26 MD-32 MD-34"
    open = True  # one act at a time, as they come [MD-56]

    def pending(self, s: MillionsState) -> list[Seat]:
        return SEATS_OF[s.players_in & ~(s.ready | s.absent)]

    def legal(self, s: MillionsState, seat: Seat) -> list[Action]:
        menu = s.menus[seat]
        if menu is None:
            menu = what_may_be_done(s, seat)
            s.menus[seat] = menu
        return menu

    def apply(self, s: MillionsState, seat: Seat, action: Action) -> None:
        if s.absent:
            s.absent &= ~(1 << seat)  # who acts is there
        verb = action.verb
        if verb == "offer":
            make_offer(s, seat, action.a - s.first_place, action.b)
        elif verb == "ask":
            make_ask(s, seat, action.a)
        elif verb == "claim":
            make_claim(s, seat, action.a)
        elif verb == "leave" or verb == "withdraw":
            depart(s, seat * s.slots + max(action.a, 0))  # [MD-32 MD-88]
        elif verb == "ready":
            say_ready(s, seat)
        elif verb == "unready":
            say_unready(s, seat)
        elif verb == "roll-call":
            call_the_roll(s)
        elif verb == "no-comment":
            say_nothing(s)
        elif verb == "hurry":
            call_for_decision(s)
        elif verb == "intimidate":
            look(s, seat, action.a - s.first_place)
            s.forget(seat)
        else:
            deal(s, seat, action)

    def clocks(self, s: MillionsState) -> list[Clock]:
        running = s.running
        if running is None:
            running = what_runs(s)
            s.running = running
        return running

    def table_actions(self, s: MillionsState) -> list[Action]:
        if s.options.clocks:
            return []
        gone = s.players_in & s.absent
        there = s.players_in & ~s.absent
        return [ABSENT[seat] for seat in SEATS_OF[there]] + [BACK[seat] for seat in SEATS_OF[gone]]

    def time_up(self, s: MillionsState, action: Action) -> None:
        if action is MAY_HURRY:
            s.may_hurry = True
            s.running = None
            s.forget(s.leader)
            s.tell("may-hurry", s.leader)
        elif action is SILENCE:
            say_nothing(s)  # [MD-58]
        elif action.verb == "absent":
            s.absent |= 1 << action.a  # [MD-113]
            s.tell("absent", action.a)
            settle_if_agreed(s)
        elif action.verb == "back":
            s.absent &= ~(1 << action.a)
            s.tell("back", action.a)
        else:
            settle(s)  # everybody not withdrawn stays [MD-52]

    def delay(self, s: MillionsState, seat: Seat, rng: Rng) -> int:
        """About six acts a seat in a full window, however long it is."""
        return (1 + rng.below(250)) * (s.full_time // 750)

    def why_not(self, s: MillionsState, seat: Seat, action: Action) -> Refusal:
        return why_not_negotiate(s, seat, action)


def what_runs(s: MillionsState) -> list[Clock]:
    grace = GRACE_MILLIS if s.departed_at != NEVER else 0
    since = max(s.departed_at, 0)
    running = [Clock(TIME_UP, s.full_time, s.opened, grace, since)]
    if s.hurried_at != NEVER:
        running.append(Clock(CALL_UP, HURRY_MILLIS, s.hurried_at, grace, since, is_brisk=True))
    elif not s.may_hurry and s.is_in(s.leader) and s.keeps_time():
        running.append(Clock(MAY_HURRY, HURRY_FROM_MILLIS, s.opened, is_brisk=True))
    if s.asked != NOBODY and s.keeps_time():
        running.append(Clock(SILENCE, ANSWER_MILLIS, s.asked_at, is_brisk=True))
    return running


def what_may_be_done(s: MillionsState, seat: Seat) -> list[Action]:
    if not s.players_in >> seat & 1:
        return NOTHING  # neither talk nor deals [MD-29 MD-33 MD-47]
    is_ready = s.ready >> seat & 1
    if s.slots == 1:
        menu = TALK[s.seats] + (UNREADY_LEAVE if is_ready else READY_LEAVE)
        if s.bids[seat]:
            add_answers(s, menu, seat)
    else:
        menu = TALK[s.seats] + (JUST_UNREADY if is_ready else JUST_READY)
        for slot in range(s.slots):
            if s.fate[seat * s.slots + slot] == IN:  # each by its slot [MD-89]
                menu.append(WITHDRAW[slot])
                add_answers(s, menu, seat * s.slots + slot)
    if s.holding >> seat & 1:
        menu.append(DROP)
    if s.asked == seat:
        menu.append(NO_COMMENT)
    if s.leader == seat:  # the Leader's only rights [MD-61]
        if not s.called and s.players_in != only(seat):
            menu.append(ROLL_CALL)
        if (s.may_hurry or not s.keeps_time()) and s.hurried_at == NEVER:
            menu.append(HURRY)
    add_offers(s, menu, seat)
    if s.cards[seat]:
        menu += looks(s, seat)
    return menu


def add_offers(s: MillionsState, menu: list[Action], payer: Seat) -> None:
    """An offer to everybody else who is in, up to the cash not promised. [MD-34 .. MD-37]"""
    free = s.cash[payer] - s.promised[payer]
    if s.slots == 1:
        others = SEATS_OF[s.players_in & ~(1 << payer)]
    else:
        others = [c for c in s.staying() if c // s.slots != payer]
    offer = s.offer
    first = payer * s.characters
    place = s.first_place
    if s.options.whispers or free + s.promised[payer] > COMMON:
        for c in others:
            add_rare_offers(s, menu, place + c, free, offer[first + c])
        return
    fresh = UP_TO[free]
    for c in others:
        open_offer = offer[first + c]
        menu += OR_NONE[free + open_offer][place + c] if open_offer else fresh[place + c]


def add_rare_offers(
    s: MillionsState, menu: list[Action], place: int, free: int, open_offer: int
) -> None:
    most = free + open_offer  # a new offer replaces the old one [MD-45]
    if open_offer:
        menu.append(WITHDRAW_OFFER[place])
    menu += OFFER[place][1 : most + 1]
    if s.options.whispers:
        menu += WHISPER[place][1 : most + 1]


def add_answers(s: MillionsState, menu: list[Action], c: int) -> None:
    """Accept, decline or hold each open offer for a Character. [MD-39 MD-42 MD-111]"""
    may_accept = not s.holding >> c // s.slots & 1 or is_sound(s, c)
    bid = s.first_place + c % s.slots
    left = s.bids[c]
    at = c - s.characters
    for _ in range(s.seats):  # a range with steps is slow where it is compiled
        at += s.characters
        amount = s.offer[at]
        if amount:
            menu.append(DECLINE[bid])
            if may_accept:
                menu.append(ACCEPT[bid][amount])
            if s.held[at] != amount:  # a first mark waits for more offers [MD-42]
                menu.append(HOLD[bid][amount])
            left -= 1
            if not left:
                break
        bid += s.slots


def is_sound(s: MillionsState, c: int) -> bool:
    """Whether all that was marked for a Character is still offered. [MD-111]"""
    for at in range(c, len(s.offer), s.characters):
        if s.held[at] and s.held[at] != s.offer[at]:
            return False
    return True


# Talking


def make_claim(s: MillionsState, seat: Seat, role: int) -> None:
    """Public, true or false, and it binds nobody. [MD-26 MD-27]"""
    s.claims[seat] = role
    s.claims_at = s.step
    s.tell("claims", seat, role)
    if s.asked == seat:
        ask_next(s)


def make_ask(s: MillionsState, seat: Seat, amount: int) -> None:
    s.asks[seat] = amount  # [MD-28]
    s.asks_at = s.step
    s.tell("asks", seat, amount)


def call_the_roll(s: MillionsState) -> None:
    """The Leader asks round the table, from his left. [MD-57 MD-58]"""
    s.called = True
    s.tell("roll-call", s.leader)
    s.asked = s.leader
    ask_next(s)


def say_nothing(s: MillionsState) -> None:
    s.tell("no-comment", s.asked)
    ask_next(s)


def ask_next(s: MillionsState) -> None:
    """On to the next who is in; back at the Leader the roll call is over. [MD-58]"""
    s.forget(s.asked)
    seat = (s.asked + 1) % s.seats
    while seat != s.leader and not s.is_in(seat):
        seat = (seat + 1) % s.seats
    s.running = None
    if seat == s.leader:
        s.asked = NOBODY
        s.asked_at = NEVER
        s.tell("call-ends", s.leader)
    else:
        s.asked = seat
        s.asked_at = s.step
        s.forget(seat)
        s.tell("asked", seat)


def call_for_decision(s: MillionsState) -> None:
    s.hurried_at = s.step  # [MD-59 MD-60]
    s.may_hurry = True
    s.running = None
    s.forget(s.leader)
    s.tell("hurry", s.leader, HURRY_MILLIS // 1000)


# Deals


def deal(s: MillionsState, seat: Seat, action: Action) -> None:
    """What the payer does besides making offers, then what the target does."""
    verb = action.verb
    c = action.a - s.first_place
    if verb == "whisper":
        make_whisper(s, seat, c, action.b)
        return
    if verb == "withdraw-offer":
        s.tell("withdraws-offer", seat, c, to=audience(s, seat, c))  # [MD-39]
        s.set_offer(seat, c, 0, False)
        return
    payer = c // s.slots
    c = seat * s.slots + c % s.slots
    if verb == "decline":
        s.tell("declines", seat, c, payer, audience(s, payer, c))  # [MD-39]
        s.set_offer(payer, c, 0, False)
        if not s.by_first_rules():
            s.held[payer * s.characters + c] = 0  # nobody waits for what he does not want [MD-111]
            s.count_held(seat)
    elif verb == "hold":
        hold_offer(s, seat, payer, c, action.b)
    elif verb == "drop":
        drop_held(s, seat)
    else:
        accept_offers(s, payer, c, action.b)


def make_offer(s: MillionsState, payer: Seat, c: int, amount: int) -> None:
    """Money to leave: public, and it takes the target's ready mark. [MD-34 MD-38 MD-51]"""
    s.set_offer(payer, c, amount, False)
    s.ready &= ~(1 << c // s.slots)
    s.tell("offers", payer, c, amount)


def make_whisper(s: MillionsState, payer: Seat, c: int, amount: int) -> None:
    """A private offer changes nothing that others see. [MD-112]"""
    at = payer * s.characters + c
    if s.offer[at] and not s.whispered[at]:
        s.tell("withdraws-offer", payer, c)  # the public one that this replaces [MD-45]
    s.set_offer(payer, c, amount, True)
    s.tell("whispers", payer, c, amount, only(payer) | only(s.owner(c)))


def audience(s: MillionsState, payer: Seat, c: int) -> int:
    """Who knows of an offer. [MD-38 MD-112]"""
    if s.whispered[payer * s.characters + c]:
        return only(payer) | only(s.owner(c))
    return EVERYONE


def hold_offer(s: MillionsState, seat: Seat, payer: Seat, c: int, amount: int) -> None:
    """Mark an offer, to be accepted together with another. Only its target knows. [MD-42]"""
    s.held[payer * s.characters + c] = amount
    s.holding |= 1 << seat
    s.forget(seat)
    s.tell("holds", seat, payer, amount, only(seat))


def drop_held(s: MillionsState, seat: Seat) -> None:
    for payer in range(s.seats):
        for c in s.characters_of(seat):
            s.held[payer * s.characters + c] = 0
    s.holding &= ~(1 << seat)
    s.forget(seat)
    s.tell("drops", seat, to=only(seat))


def accept_offers(s: MillionsState, payer: Seat, c: int, amount: int) -> None:
    """Every payer pays for good, then the Character leaves: one step. [MD-40 MD-41 MD-42 MD-111]"""
    s.held[payer * s.characters + c] = amount
    for other in range(s.seats):
        promised = s.held[other * s.characters + c]
        if promised:
            s.cash[other] -= promised  # no other money changes hands before Sharing [MD-46]
            s.cash[s.owner(c)] += promised
            s.tell("pays", other, c, promised)
    depart(s, c)


# Leaving and staying


def depart(s: MillionsState, c: int) -> None:
    """A Character is withdrawn for this round and takes its ante along. [MD-32 MD-33 MD-40]"""
    owner = s.owner(c)
    s.fate[c] = WITHDRAWN  # the Role card shown stays where it is [MD-25]
    s.tell("leaves", owner, c)
    return_ante(s, c)
    for payer in range(s.seats):  # all other offers for it lapse [MD-43]
        if s.offer[payer * s.characters + c]:
            s.set_offer(payer, c, 0, False)
        s.held[payer * s.characters + c] = 0
    if s.holding >> owner & 1:
        s.count_held(owner)
    if s.slots == 1 or s.fate[c ^ 1] != IN:  # the other slot of the same player
        s.players_in &= ~(1 << owner)
        for other in range(s.characters):
            if s.offer[owner * s.characters + other]:
                s.set_offer(owner, other, 0, False)  # [MD-44]
        if s.asked == owner:
            ask_next(s)
    s.ready = 0  # [MD-51]
    s.departed_at = s.step  # [MD-53]
    s.forget_all()
    settle_if_agreed(s)


def say_ready(s: MillionsState, seat: Seat) -> None:
    s.ready |= 1 << seat
    s.forget(seat)
    s.tell("ready", seat)
    settle_if_agreed(s)


def say_unready(s: MillionsState, seat: Seat) -> None:
    s.ready &= ~(1 << seat)  # [MD-50]
    s.forget(seat)
    s.tell("unready", seat)


def settle_if_agreed(s: MillionsState) -> None:
    """It ends at once when all who are in are ready, or nobody is in. [MD-49 MD-54 MD-55]"""
    if not s.players_in & ~(s.ready | s.absent):
        settle(s)


def settle(s: MillionsState) -> None:
    """Who stays is settled. [MD-48]"""
    clear_offers(s)
    s.tell("settled", NOBODY, len(s.staying()))
    start_heist(s)


NEGOTIATE: Final = Negotiate()
