"""What a seat can know: the faces of cards it saw move, and what everybody could be.

Both are worked out from the fields in which the rules write down who saw what (`moves`, `looks`,
`could`); nothing here reads a face that the seat did not see.
"""

from typing import Final

from hideout.engine.core import TABLE, Seat
from hideout.games.bank_heist.cards import (
    AGENT,
    BARE,
    CARDS_DEALT,
    CASH_BAG,
    DEALT,
    IS_CREW,
    IS_STICKY,
    RIVAL,
    STICKY,
    TATTOO,
    TATTOOED,
)
from hideout.games.bank_heist.deals import Deal
from hideout.games.bank_heist.hands import count, kinds, one, size
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import (
    DISCARD,
    GETAWAY,
    LOOKED,
    NOBODY,
    OUT,
    PLACES,
    SHUFFLED,
    UNKNOWN,
    VAULT,
    HeistState,
    has_seen,
)

ONE_OF_EACH: Final = 0x11111111  # a pile
WAY: Final = 0xFFF  # of a move: the kind, and from where to where
MOVE: Final = 21  # bits of a move


class Account:
    """What a seat makes of the moves up to one of them.

    When a card leaves a place unseen, any card known there may be the one; so one of each kind
    is forgotten, unless the seat knows the whole place and it is all of one kind.
    """

    __slots__ = (
        "at",
        "at_first",
        "excused",
        "hands",
        "is_away",
        "keepers",
        "known",
        "last",
        "moves",
        "read",
        "sizes",
        "whole",
    )

    def __init__(self, s: HeistState) -> None:
        self.moves = s.moves
        self.at_first = s.at_first
        self.is_away = s.stage >= GETAWAY
        self.at = 0  # the next to be read
        self.last = 0  # the way of the one before that
        self.read = 0  # the last one as it was read
        self.whole: Account | None = None  # the one of all moves that was made last
        self.known = [0] * PLACES  # piles that lie there at least
        self.hands = 0  # the last move, with its number, of a card in a hand: from or to one
        self.sizes = s.at_first[:]  # cards in each place
        # Whom the seat has seen keep, hold or let go of a kept bag: none is plain Crew. [BH-42]
        # Only loot brings a bag into a plain Crew hand: loot that was a bag, or that the seat did
        # not see, excuses its looter. So do cards that nobody knows the way of. Masks, both.
        self.keepers = 0
        self.excused = holders_at_first(s) if self.is_away else 0

    def is_about(self, s: HeistState) -> bool:
        """Whether what was read so far still is what the table says."""
        at = self.at
        return (
            self.moves is s.moves
            and self.at_first is s.at_first
            and self.is_away == (s.stage >= GETAWAY)
            and (at == 0 or (at <= len(self.moves) and self.moves[at - 1] & WAY == self.last))
        )

    def is_settled(self, move: int, viewer: Seat) -> bool:
        """Whether the seat will make of the last move what it does now, whoever else sees it."""
        return move >> 8 & 15 != OUT or (has_seen(move, viewer) and move & 15 != UNKNOWN)

    def fork(self, s: HeistState) -> "Account":
        """A copy to read the last move with."""
        whole = Account(s)
        whole.at = self.at
        whole.known = self.known[:]
        whole.hands = self.hands
        whole.sizes = self.sizes[:]
        whole.keepers = self.keepers
        whole.excused = self.excused
        return whole

    def read_on(self, viewer: Seat, seats: int, end: int) -> None:
        moves = self.moves
        while self.at < end:
            move = moves[self.at]
            self.at += 1
            is_seen = has_seen(move, viewer)
            if move & 15 == LOOKED:
                pile = moves[self.at]
                self.at += 1
                if is_seen:
                    self._look(move >> 4 & 15, pile, seats)
            elif move & 15 == SHUFFLED:
                known, sizes = self.known, self.sizes
                known[VAULT], known[DISCARD] = known[DISCARD], 0
                sizes[VAULT], sizes[DISCARD] = sizes[DISCARD], 0
            else:
                self._follow(move, is_seen, seats)
        if self.at:
            self.last = moves[self.at - 1] & WAY

    def _look(self, place: int, pile: int, seats: int) -> None:
        self.known[place] = pile
        if place < seats:
            self.hands = self.at << MOVE | LOOKED | place << 4
        if place < seats and count(pile, CASH_BAG) and not self.excused >> place & 1:
            self.keepers |= 1 << place

    def _follow(self, move: int, is_seen: bool, seats: int) -> None:
        kind, source, target = move & 15, move >> 4 & 15, move >> 8 & 15
        if source < seats or target < seats:
            self.hands = self.at << MOVE | move
        is_bag = kind == CASH_BAG
        if is_bag and is_seen and source < seats and not self.excused >> source & 1:
            self.keepers |= 1 << source
        if target < seats:
            if source == OUT:
                if is_bag and is_seen:
                    self.keepers |= 1 << target
            elif is_bag or kind == UNKNOWN or not is_seen:
                self.excused |= 1 << target
        is_known = is_seen and kind != UNKNOWN
        if source != OUT:
            pile = self.known[source]
            if not is_known and pile and size(pile) == self.sizes[source]:
                there = kinds(pile)
                if len(there) == 1:
                    kind = there[0]
                    is_known = True
            self.known[source] = without(pile, kind) if is_known else blurred(pile)
            self.sizes[source] -= 1
        if target != OUT:
            if is_known:
                self.known[target] += one(kind)
            self.sizes[target] += 1


def account_of(s: HeistState, viewer: Seat) -> Account:
    """The account of all moves. It goes on where it was left when the table was last asked.

    The last move is read anew each time if more players may get to see that card and it would make
    a difference to this one.
    """
    if not s.accounts:
        s.accounts = [None] * (s.seats + 1)  # the spectator's is the last
    account: Account | None = s.accounts[viewer]
    if account is None or not account.is_about(s):
        account = Account(s)
        s.accounts[viewer] = account
    end = len(s.moves)
    if account.at == end:
        return account
    last = s.moves[-1]
    whole = account.whole
    if whole is not None and whole.at == end and whole.read == last:
        return whole
    account.read_on(viewer, s.seats, end - 1)
    if account.at == end:
        return account  # what was seen of a whole place is two numbers
    if account.is_settled(last, viewer):
        account.read_on(viewer, s.seats, end)
        account.whole = None
        return account
    whole = account.fork(s)
    account.whole = whole
    whole.read_on(viewer, s.seats, end)
    whole.read = last
    return whole


def known_cards(s: HeistState, viewer: Seat) -> list[int]:
    """By place, the cards a seat is certain of: piles that lie there at least."""
    return known_by(s, viewer, account_of(s, viewer))


def known_by(s: HeistState, viewer: Seat, account: Account) -> list[int]:
    known = account.known[:]
    if viewer != TABLE:
        known[viewer] = s.hand[viewer]
    for seat in range(s.seats):
        if s.is_face_up(seat):
            known[seat] = s.hand[seat]
    return known


def first_sizes(s: HeistState) -> list[int]:
    """How many cards lay in each place before the first move written down."""
    sizes = [0] * PLACES
    for seat in range(s.seats):
        sizes[seat] = size(s.hand[seat])
    sizes[DISCARD] = size(s.discard)
    sizes[VAULT] = len(s.vault)
    at = len(s.moves) - 1
    is_pile = pile_marks(s.moves)
    while at >= 0:
        move = s.moves[at]
        if not is_pile[at] and move & 15 != LOOKED:
            source, target = move >> 4 & 15, move >> 8 & 15
            if move & 15 == SHUFFLED:
                sizes[DISCARD], sizes[VAULT] = sizes[VAULT], 0
            else:
                if source != OUT:
                    sizes[source] += 1
                if target != OUT:
                    sizes[target] -= 1
        at -= 1
    return sizes


def pile_marks(moves: list[int]) -> list[bool]:
    """Which numbers of `moves` are what somebody saw, not moves."""
    marks = [False] * len(moves)
    at = 0
    while at < len(moves):
        if moves[at] & 15 == LOOKED:
            at += 1
            marks[at] = True
        at += 1
    return marks


def without(pile: int, kind: int) -> int:
    return pile - one(kind) if count(pile, kind) else pile


def blurred(pile: int) -> int:
    """A card left unseen: one of each kind is no longer certain."""
    return pile - ((pile | pile >> 1 | pile >> 2 | pile >> 3) & ONE_OF_EACH)


def possible_identities(s: HeistState, viewer: Seat) -> list[int]:
    """By seat, a mask of what it could be for all that `viewer` knows."""
    return possible_by(s, viewer, account_of(s, viewer))


def possible_by(s: HeistState, viewer: Seat, account: Account) -> list[int]:
    masks = s.could[:]
    for keeper in range(s.seats):
        if account.keepers >> keeper & 1:
            masks[keeper] &= ~IS_CREW
    if viewer == TABLE:
        return masks
    own = s.identity[viewer]
    masks[viewer] = 1 << own
    if own in (AGENT, RIVAL):  # [BH-14 BH-15]
        partner = partner_of(s, viewer)
        for other in range(s.seats):
            if other != viewer:
                masks[other] &= 1 << own if other == partner else ~(1 << own)
    if own == STICKY:  # there is one such card [BH-7]
        for other in range(s.seats):
            if other != viewer:
                masks[other] &= ~IS_STICKY
    for look in s.looks:
        if look >> 3 == viewer:
            owner = look & 7
            masks[owner] &= TATTOOED if TATTOO[s.identity[owner]] else BARE
    return masks


def holders_at_first(s: HeistState) -> int:
    """Who held cards before the first move written down, a mask: nobody in a game dealt here."""
    mask = 0
    for seat in range(s.seats):
        if s.at_first[seat]:
            mask |= 1 << seat
    return mask


def all_deals(s: HeistState, masks: list[int]) -> list[Deal]:
    """Every deal of identities that the masks allow; at most 1,680 of them. [BH-7]"""
    return [deal for deal in deals_allowed(masks) if is_going_on(s, deal)]


def deals_allowed(masks: list[int]) -> list[Deal]:
    found: list[Deal] = []
    _deal(len(masks), masks, DEALT[:], [], found)
    return found


def _deal(seats: int, masks: list[int], left: list[int], dealt: Deal, found: list[Deal]) -> None:
    seat = len(dealt)
    if seat == seats:
        found.append(dealt[:])
        return
    for identity in range(len(left)):
        if left[identity] and masks[seat] >> identity & 1:
            left[identity] -= 1
            dealt.append(identity)
            _deal(seats, masks, left, dealt, found)
            dealt.pop()
            left[identity] += 1


def is_going_on(s: HeistState, deal: Deal) -> bool:
    """Whether the table would still play with this deal: not if only Rivals live. [BH-221]"""
    if s.stage < GETAWAY or s.ending != NOBODY:
        return True
    return any(deal[seat] != RIVAL for seat in s.in_mask(s.living))


def ways(deal: Deal) -> int:
    """How many deals of the eight cards look like this one."""
    left = DEALT[:]
    product = 1
    for identity in deal:
        product *= left[identity]
        left[identity] -= 1
    return product


def rest_of(deal: Deal) -> list[int]:
    """The identities that lie aside. [BH-8]"""
    rest = []
    for identity in range(len(DEALT)):
        rest += [identity] * (DEALT[identity] - deal.count(identity))
    assert len(deal) + len(rest) == CARDS_DEALT
    return rest
