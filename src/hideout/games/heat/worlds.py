"""Tables that look the same from one seat, with all else drawn anew.

Cards are followed one by one through a Heist: where each was dealt, who passed it on, when it was
played, set aside or shown. The viewer knows what some of them are. The unknown choices are made
again at random; wherever that contradicts what the viewer has seen, another try is made. In the
end the cards nobody has put a name to get the names that are left.
"""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.rng import Rng
from hideout.games.heat.cards import ASIDE, HAND
from hideout.games.heat.effects_a import OPTIONS
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, write_menus
from hideout.games.heat.state import (
    DREW,
    FIRST_HAND,
    NOTHING,
    SET_ASIDE,
    SHOWED,
    USED,
    HeatState,
    entry,
    entry_card,
    entry_seat,
    entry_what,
)

UNKNOWN: Final = -1
TRIES: Final = 2000


class World:
    """One try. A card is a number here; `names` says what the viewer thinks it is."""

    def __init__(self, s: HeatState, viewer: Seat, rng: Rng) -> None:
        self.s = s
        self.viewer = viewer
        self.rng = rng
        self.names: list[int] = []
        self.free = [0] * len(s.tables.cards)  # copies of each that are not accounted for
        for name in s.in_use:
            self.free[name] += 1
        self.dealt: list[int] = []  # by seat, as in the state; NOTHING for a card not drawn
        self.given: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(s.seats)]
        self.logged: list[int] = []  # the card of each entry of the log

    def card(self, name: int) -> int:
        """One more card, with its name or UNKNOWN."""
        if name != UNKNOWN:
            self.free[name] -= 1
        self.names.append(name)
        return len(self.names) - 1

    def call(self, card: int, name: int) -> None:
        """Somebody has seen what a card is."""
        if self.names[card] == UNKNOWN:
            self.names[card] = name
            self.free[name] -= 1

    def candidates(self, cards: list[int], name: int) -> list[int]:
        """Which of these cards may be of that name."""
        known = [card for card in cards if self.names[card] == name]
        if self.free[name] > 0:
            known += [card for card in cards if self.names[card] == UNKNOWN]
        return known


def resample(s: HeatState, viewer: Seat, rng: Rng) -> HeatState:
    """The same table to `viewer`; hands, passes, piles, deck and closed choices drawn anew."""
    t = s.clone()
    t.rng = Rng(rng.below(1 << 62))
    for _ in range(TRIES):
        world = World(s, viewer, rng)
        if draft_again(world) and play_again(world) and min(world.free) >= 0:
            furnish(t, world)
            break
    else:
        # So much is known that chance does not find the way again; only what lies face down in
        # piles and deck is new.
        shuffle_undrawn(t, rng)
    if t.menus:
        write_menus(t)
    rng.shuffle(t.apb)
    choose_again(t, viewer, rng)
    return t


def draft_again(w: World) -> bool:
    """Deal and pass. The viewer knows its own cards, and those that come from its neighbour."""
    s = w.s
    drawn = FIRST_HAND + s.round
    for seat in range(s.seats):
        for i in range(HAND):
            name = s.dealt[seat * HAND + i]
            is_known = seat == w.viewer and i < drawn and s.has_past
            is_there = name != NOTHING and (s.has_past or i >= drawn)
            w.dealt.append(w.card(name if is_known else UNKNOWN) if is_there else NOTHING)
    if not s.has_past:
        for seat in range(s.seats):
            for name in s.hand_at(seat, 0):
                w.hands[seat].append(w.card(name if seat == w.viewer else UNKNOWN))
        return True
    w.hands = [w.dealt[seat * HAND : seat * HAND + FIRST_HAND] for seat in range(s.seats)]
    for turn in range(s.round):
        for seat in range(s.seats):
            card = pass_again(w, turn, seat)
            if card == NOTHING:
                return False
            w.given.append(card)
        passed = w.given[turn * s.seats :]
        for seat in range(s.seats):
            w.hands[seat].remove(passed[seat])
        for seat in range(s.seats):
            w.hands[seat].append(w.dealt[seat * HAND + FIRST_HAND + turn])
            w.hands[seat].append(passed[s.giver(seat)])
    return True


def pass_again(w: World, turn: int, seat: Seat) -> int:
    s = w.s
    if seat != w.viewer and s.receiver(seat) != w.viewer:
        return w.rng.pick(w.hands[seat])
    name = s.given[turn * s.seats + seat]
    return take_named(w, w.hands[seat], name)


def take_named(w: World, cards: list[int], name: int) -> int:
    """One of these cards that may be of that name, and then is; NOTHING if there is none."""
    found = w.candidates(cards, name)
    if not found:
        return NOTHING
    card = w.rng.pick(found)
    w.call(card, name)
    return card


def play_again(w: World) -> bool:
    """Follow the log: what is played is seen by all, what is drawn and set aside by its owner."""
    s = w.s
    for when in range(len(s.log)):
        line = s.log[when]
        what, seat, name = entry_what(line), entry_seat(line), entry_card(line)
        hand = w.hands[seat]
        is_own = seat == w.viewer
        card = NOTHING
        if what == DREW:
            card = w.card(name if is_own else UNKNOWN)
            hand.append(card)
        elif what == SHOWED:
            if name == w.viewer and not show_again(w, hand, s.hand_at(seat, when)):
                return False
        else:
            if what == USED or is_own:
                card = take_named(w, hand, name)
                if card == NOTHING:
                    return False
            else:
                card = w.rng.pick(hand)
            hand.remove(card)
        w.logged.append(card)
    return True


def show_again(w: World, hand: list[int], names: list[int]) -> bool:
    """The viewer sees a hand: what it knew of it must be there, and now it knows the rest."""
    unknown: list[int] = []
    for card in hand:
        if w.names[card] == UNKNOWN:
            unknown.append(card)
        elif w.names[card] in names:
            names.remove(w.names[card])
        else:
            return False
    w.rng.shuffle(names)
    for i in range(len(unknown)):
        w.call(unknown[i], names[i])
    return True


def furnish(t: HeatState, w: World) -> None:
    """Name the unknown cards with what is left, and lay everything out."""
    left = [name for name in range(len(w.free)) for _ in range(w.free[name])]
    w.rng.shuffle(left)
    for card in range(len(w.names)):
        if w.names[card] == UNKNOWN:
            w.names[card] = left.pop()
    t.deck = left
    t.dealt = [NOTHING if card == NOTHING else w.names[card] for card in w.dealt]
    for i in range(len(w.given)):
        t.given[i] = w.names[w.given[i]]
    for seat in range(t.seats):
        if seat != w.viewer:
            t.hands[seat] = [w.names[card] for card in w.hands[seat]]
    for when in range(len(t.log)):
        what = entry_what(t.log[when])
        if what in (DREW, SET_ASIDE):
            t.log[when] = entry(what, entry_seat(t.log[when]), w.names[w.logged[when]])


def shuffle_undrawn(t: HeatState, rng: Rng) -> None:
    places = [
        seat * HAND + i
        for seat in range(t.seats)
        for i in range(FIRST_HAND + t.round, HAND)
        if t.dealt[seat * HAND + i] != NOTHING
    ]
    names = [t.dealt[place] for place in places] + t.deck
    rng.shuffle(names)
    for place in places:
        t.dealt[place] = names.pop()
    t.deck = names


def choose_again(t: HeatState, viewer: Seat, rng: Rng) -> None:
    """Closed choices of others: any that they could have made."""
    for seat in range(t.seats):
        if seat == viewer:
            continue
        if t.phase is DRAFT or t.phase is CHOOSE:
            if t.choice[seat] != NOTHING:
                t.choice[seat] = rng.pick(t.hands[seat])
        elif t.phase is A_PHASE and seat in t.due:
            decide_again(t, seat, rng)


def decide_again(t: HeatState, seat: Seat, rng: Rng) -> None:
    choice = t.tables.choice[t.current[seat]]
    if choice == ASIDE and t.picks:
        count = len(t.picks[seat])
        t.picks[seat] = []
        for _ in range(count):
            t.picks[seat].append(rng.pick(OPTIONS[choice](t, seat)).a)
        if t.choice[seat] != NOTHING:
            t.choice[seat] = t.picks[seat][-1]
    elif t.choice[seat] != NOTHING:
        t.choice[seat] = rng.pick(OPTIONS[choice](t, seat)).a
