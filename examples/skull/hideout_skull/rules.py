"""Set-up, then one class a phase, in the order of the rule book."""

from typing import Any, Final

from hideout.engine.core import OVER, Clock, Phase, Seat, only
from hideout.engine.notation import Action, Vocabulary
from hideout.engine.refusal import Reasons, Refusal
from hideout_skull.state import DISCS, FLOWER, NOBODY, POINTS_TO_WIN, SKULL, SkullState

MOST_SEATS: Final = 6
V: Final = Vocabulary()
TIME_UP: Final = V.one("time-up")
LAY: Final = V.row("lay", "disc", len(DISCS))
BID: Final = V.row("bid", "number", 4 * MOST_SEATS + 1)
PASS: Final = V.one("pass")
TURN_UP: Final = V.row("turn-up", "seat", MOST_SEATS)

REASONS: Final = Reasons()
NOT_HELD: Final = REASONS.add("not-held", "SK-2 SK-3", "'{wish}': you have no such disc in hand.")
BAD_BID: Final = REASONS.add(
    "bad-bid", "SK-4", "'{wish}': a bid is higher than the last and at most the discs on the table."
)
NO_PILE: Final = REASONS.add("no-pile", "SK-5", "'{wish}': there is no disc to turn up.")


def set_up(s: SkullState) -> None:
    for seat in range(s.seats):
        s.hand[seat] = [FLOWER, FLOWER, FLOWER, SKULL]  # [SK-1]
    s.turn = s.rng.below(s.seats)


def lay(s: SkullState, seat: Seat, disc: int) -> None:
    s.hand[seat].remove(disc)
    s.pile[seat].append(disc)
    s.tell("laid", seat)
    s.tell("laid-disc", seat, disc, to=only(seat))


def new_round(s: SkullState) -> None:
    """Everybody takes their discs back. [SK-7]"""
    for seat in range(s.seats):
        s.hand[seat] = sorted(s.hand[seat] + s.pile[seat] + s.open[seat])
        s.pile[seat] = []
        s.open[seat] = []
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0
    if not s.is_in(s.turn):
        s.turn = s.next_in(s.turn)
    s.go(FIRST_DISC)


class Timed(Phase[SkullState]):
    """A phase in which somebody may let the time run out. [SK-8]"""

    def clocks(self, s: SkullState) -> list[Clock]:
        return [Clock(TIME_UP, 60_000, s.opened)]

    def time_up(self, s: SkullState, action: Action) -> None:
        for late in self.pending(s):
            self.apply(s, late, self.least(s, late))

    def least(self, s: SkullState, seat: Seat) -> Action:
        return self.legal(s, seat)[0]


class FirstDisc(Timed):
    """Everybody lays a disc, all at once. [SK-2]"""

    name = "first-disc"
    clauses = "SK-2"

    def pending(self, s: SkullState) -> list[Seat]:
        return [seat for seat in s.players() if not s.pile[seat]]

    def legal(self, s: SkullState, seat: Seat) -> list[Action]:
        return [LAY[disc] for disc in sorted(set(s.hand[seat]))] if seat in self.pending(s) else []

    def apply(self, s: SkullState, seat: Seat, action: Action) -> None:
        lay(s, seat, action.a)
        if not self.pending(s):
            s.go(LAY_OR_BID)

    def least(self, s: SkullState, seat: Seat) -> Action:
        return LAY[s.rng.pick(s.hand[seat])]

    def why_not(self, s: SkullState, seat: Seat, action: Action) -> Refusal:
        if action.verb == "lay" and seat in self.pending(s):
            return NOT_HELD.refuse(action)
        return super().why_not(s, seat, action)


class LayOrBid(Timed):
    """In turn: one more disc, or the first bid. [SK-3]"""

    name = "lay-or-bid"
    clauses = "SK-3"

    def pending(self, s: SkullState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: SkullState, seat: Seat) -> list[Action]:
        if seat != s.turn:
            return []
        discs = [LAY[disc] for disc in sorted(set(s.hand[seat]))]
        return discs + [BID[count] for count in range(1, s.laid() + 1)]

    def apply(self, s: SkullState, seat: Seat, action: Action) -> None:
        if action.verb == "lay":
            lay(s, seat, action.a)
            s.turn = s.next_in(seat)
        else:
            make_bid(s, seat, action.a)

    def why_not(self, s: SkullState, seat: Seat, action: Action) -> Refusal:
        if seat == s.turn and action.verb == "lay":
            return NOT_HELD.refuse(action)
        if seat == s.turn and action.verb == "bid":
            return BAD_BID.refuse(action)
        return super().why_not(s, seat, action)


def make_bid(s: SkullState, seat: Seat, count: int) -> None:
    s.bid = count
    s.bidder = seat
    s.tell("bid", seat, count)
    if count == s.laid():  # [SK-4]
        begin_try(s)
        return
    s.turn = next_bidder(s, seat)
    if s.phase is not OUTBID:
        s.go(OUTBID)


def next_bidder(s: SkullState, seat: Seat) -> Seat:
    seat = s.next_in(seat)
    while s.passed >> seat & 1:
        seat = s.next_in(seat)
    return seat


class Outbid(Timed):
    """In turn: more, or pass, until one is left. [SK-4]"""

    name = "outbid"
    clauses = "SK-4"

    def pending(self, s: SkullState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: SkullState, seat: Seat) -> list[Action]:
        if seat != s.turn:
            return []
        return [PASS] + [BID[count] for count in range(s.bid + 1, s.laid() + 1)]

    def apply(self, s: SkullState, seat: Seat, action: Action) -> None:
        if action is not PASS:
            make_bid(s, seat, action.a)
            return
        s.passed |= 1 << seat
        s.tell("passed", seat)
        s.turn = next_bidder(s, seat)
        if s.turn == s.bidder:
            begin_try(s)

    def why_not(self, s: SkullState, seat: Seat, action: Action) -> Refusal:
        if seat == s.turn and action.verb == "bid":
            return BAD_BID.refuse(action)
        return super().why_not(s, seat, action)


def begin_try(s: SkullState) -> None:
    """The challenger's own pile comes first, from the top. [SK-5]"""
    s.turn = s.bidder
    s.go(TURN_DISCS)
    while s.phase is TURN_DISCS and s.pile[s.bidder]:
        turn_up(s, s.bidder)


def turn_up(s: SkullState, owner: Seat) -> None:
    disc = s.pile[owner].pop()
    s.open[owner].append(disc)
    s.tell("turned-up", owner, disc)
    if disc == SKULL:
        lose_a_disc(s)
    elif sum(len(discs) for discs in s.open) == s.bid:
        score(s)


def lose_a_disc(s: SkullState) -> None:
    """One disc of the challenger's, by chance; only the challenger knows which. [SK-6]"""
    loser = s.bidder
    own = sorted(s.hand[loser] + s.pile[loser] + s.open[loser])
    lost = s.rng.pick(own)
    own.remove(lost)
    s.hand[loser], s.pile[loser], s.open[loser] = own, [], []
    s.tell("lost", loser)
    s.tell("lost-disc", loser, lost, to=only(loser))
    if len(s.players()) == 1:
        s.go(OVER)  # [SK-9]
    else:
        new_round(s)


def score(s: SkullState) -> None:
    s.points[s.bidder] += 1
    s.tell("scored", s.bidder, s.points[s.bidder])
    if s.points[s.bidder] == POINTS_TO_WIN:
        s.go(OVER)  # [SK-9]
    else:
        new_round(s)


class TurnDiscs(Timed):
    """The challenger turns up discs of others. [SK-5]"""

    name = "turn-discs"
    clauses = "SK-5"

    def pending(self, s: SkullState) -> list[Seat]:
        return [s.bidder]

    def legal(self, s: SkullState, seat: Seat) -> list[Action]:
        if seat != s.bidder:
            return []
        return [TURN_UP[other] for other in range(s.seats) if s.pile[other]]

    def apply(self, s: SkullState, seat: Seat, action: Action) -> None:
        turn_up(s, action.a)

    def why_not(self, s: SkullState, seat: Seat, action: Action) -> Refusal:
        if seat == s.bidder and action.verb == "turn-up":
            return NO_PILE.refuse(action)
        return super().why_not(s, seat, action)


FIRST_DISC: Final = FirstDisc()
LAY_OR_BID: Final = LayOrBid()
OUTBID: Final = Outbid()
TURN_DISCS: Final = TurnDiscs()
PHASES: Final[dict[str, Phase[Any]]] = {
    phase.name: phase for phase in (FIRST_DISC, LAY_OR_BID, OUTBID, TURN_DISCS, OVER)
}
