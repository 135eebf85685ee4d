"""What no table can look like."""

from hideout.engine.core import OVER
from hideout_skull.rules import FIRST_DISC, LAY_OR_BID, OUTBID, TURN_DISCS
from hideout_skull.state import FLOWER, NOBODY, POINTS_TO_WIN, SKULL, SkullState


def check(s: SkullState) -> str:
    for seat in range(s.seats):
        discs = s.hand[seat] + s.pile[seat] + s.open[seat]
        if discs.count(SKULL) > 1 or discs.count(FLOWER) > 3:
            return "nobody has more than three flowers and one skull."
    if s.callers:
        return "no phase of Skull is called from another."
    is_won = s.points.count(POINTS_TO_WIN) == 1 or len(s.players()) == 1
    if s.points.count(POINTS_TO_WIN) > 1 or not s.players() or is_won != (s.phase is OVER):
        return "the game is over when one has two points or is the last with discs."
    if s.phase is OVER:
        return ""
    if not s.is_in(s.turn):
        return "it is the turn of somebody who has discs."
    if s.phase is FIRST_DISC or s.phase is LAY_OR_BID:
        return _before_a_bid(s)
    return _after_a_bid(s)


def _before_a_bid(s: SkullState) -> str:
    if s.bid or s.bidder != NOBODY or s.passed or any(s.open):
        return "nothing is bid, passed or turned up before the first bid."
    if s.phase is FIRST_DISC:
        if any(len(pile) > 1 for pile in s.pile) or not s.pending():
            return "everybody lays one disc before the first turn."
    elif not all(s.pile[seat] for seat in s.players()):
        return "everybody has laid a disc before the first turn."
    return ""


def _after_a_bid(s: SkullState) -> str:
    shown = sum(len(discs) for discs in s.open)
    passed = [seat for seat in range(s.seats) if s.passed >> seat & 1]
    if s.bidder == NOBODY or not s.is_in(s.bidder) or s.bidder in passed:
        return "the bidder has discs and has not passed."
    if not 1 <= s.bid <= s.laid() + shown or not all(s.is_in(seat) for seat in passed):
        return "a bid is at least one and at most the discs on the table."
    if not all(s.pile[seat] or s.open[seat] for seat in s.players()):
        return "everybody has laid a disc before the first bid."
    if s.phase is OUTBID and (shown or s.bid == s.laid() or s.turn == s.bidder or s.turn in passed):
        return "while others may bid more, nothing is turned up and it is their turn."
    if s.phase is TURN_DISCS and (
        s.turn != s.bidder
        or s.pile[s.bidder]
        or not s.open[s.bidder]
        or shown >= s.bid
        or any(SKULL in discs for discs in s.open)
    ):
        return "the challenger's own discs come first, and a skull ends the try."
    return ""
