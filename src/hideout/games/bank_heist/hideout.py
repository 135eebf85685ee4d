"""The Hideout: identities up, the Driver looks everybody over. [BH-225 .. BH-240]"""

from hideout.engine.core import Seat
from hideout.games.bank_heist.cards import AGENT, CASH_BAG, GUN_JAMMED, RIVAL
from hideout.games.bank_heist.death import clear_away, fall
from hideout.games.bank_heist.deeds import cut_ties, has, lose_attribute, play_card
from hideout.games.bank_heist.endings import (
    AGENTS_AT_THE_HIDEOUT,
    CREW_AT_THE_HIDEOUT,
    end_game,
)
from hideout.games.bank_heist.state import NOBODY, SHOWDOWN, HeistState


def arrive(s: HeistState) -> Seat:
    """Who has bribed the Driver and so begins the showdown; NOBODY: the game is over."""
    s.tell("hideout", NOBODY)
    living = s.in_mask(s.living)
    for seat in living:
        flip(s, seat)  # [BH-225]
    if any(s.identity[seat] == AGENT for seat in living):
        end_game(s, AGENTS_AT_THE_HIDEOUT)  # [BH-226 BH-227]
        return NOBODY
    for seat in clockwise_from_start(s):
        if s.identity[seat] != RIVAL:  # by the card, converted or not [BH-238]
            set_free(s, seat)  # [BH-230]
            if s.attribute[seat] == GUN_JAMMED:
                lose_attribute(s, seat)
        elif has(s, seat, CASH_BAG) and not s.is_cold(seat):  # [BH-235 BH-236]
            pay_off(s, seat)
            return seat  # who was not looked over yet keeps any restraints [BH-237]
        else:
            s.tell("driver-shoots", seat)  # no player: no answer, no loot [BH-228 BH-231 BH-232]
            fall(s, seat)
            clear_away(s, seat, s.seers(seat))
    end_game(s, CREW_AT_THE_HIDEOUT)  # [BH-239]
    return NOBODY


def flip(s: HeistState, seat: Seat) -> None:
    """Turned up by all at once: an Agent first seen here wakes no conscience. [BH-168]"""
    if not s.is_revealed(seat):
        s.revealed |= 1 << seat
        s.could[seat] = 1 << s.identity[seat]
        s.tell("revealed", seat, s.identity[seat])


def clockwise_from_start(s: HeistState) -> list[Seat]:
    order = [(s.start + step) % s.seats for step in range(s.seats)]
    return [seat for seat in order if s.is_living(seat)]  # [BH-229]


def set_free(s: HeistState, seat: Seat) -> None:
    if s.is_bound(seat):
        s.tell("freed", seat)
    if s.tied >> seat & 1:
        cut_ties(s, seat)
    s.cuffed &= ~(1 << seat)


def pay_off(s: HeistState, seat: Seat) -> None:
    """The Driver is paid and leaves; the others stay as they are. [BH-233 .. BH-238]"""
    play_card(s, seat, CASH_BAG)  # unasked, and face up [BH-234]
    s.tell("bribes", seat)
    set_free(s, seat)  # a jammed gun stays jammed [BH-233 BH-234]
    s.stage = SHOWDOWN  # [BH-240]
    s.payer = seat
    s.slots = 0
    s.circuits = s.quiet = 0
    s.is_busy = False
