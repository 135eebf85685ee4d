"""Death and looting. [BH-210 .. BH-219]"""

from typing import Final

from hideout.engine.core import EVERYONE, Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import LEAVE, TAKE, TIME_UP
from hideout.games.bank_heist.cards import MASKED
from hideout.games.bank_heist.deeds import discard_tie, lose_attribute
from hideout.games.bank_heist.endings import ends_with_a_death
from hideout.games.bank_heist.hands import any_card, cards, one
from hideout.games.bank_heist.options import millis
from hideout.games.bank_heist.state import (
    BY_ALL,
    DISCARD,
    NO_CARD,
    NOBODY,
    HeistState,
)
from hideout.games.bank_heist.why_not import why_not_loot

TAKE_OR_LEAVE: Final = [TAKE, LEAVE]
NOTHING_TO_DO: Final[list[Action]] = []


def kill(s: HeistState, victim: Seat, killer: Seat) -> bool:
    """Mark dead, check for the end, loot, clear away. True: the game is over, or a window is open.

    `killer` is NOBODY for poison; nobody loots then. [BH-211]
    """
    fall(s, victim)
    if ends_with_a_death(s):
        return True  # nobody loots the last victim [BH-212]
    can_loot = killer != NOBODY and s.is_free(killer)  # [BH-142 BH-211]
    if can_loot and s.attribute[victim] != MASKED and s.hand[victim]:  # [BH-190]
        s.corpse = victim
        s.looter = killer
        s.call(LOOT)
        return True
    clear_away(s, victim, s.seers(victim))
    return False


def fall(s: HeistState, victim: Seat) -> None:
    s.living &= ~(1 << victim)
    s.stabber[victim] = NOBODY
    s.tell("dies", victim)
    if s.options.dead_identities_shown and not s.is_revealed(victim):
        # A house rule shows it to all; it is no reveal, so no conscience stirs.
        s.shown |= 1 << victim
        s.could[victim] = 1 << s.identity[victim]
        s.tell("shown", victim, s.identity[victim])


def clear_away(s: HeistState, victim: Seat, seers: int) -> None:
    """The rest of the hand face down, attribute and restraints off, the office on. [BH-214]"""
    for kind in cards(s.hand[victim]):
        s.discard += one(kind)
        s.move(kind, victim, DISCARD, seers)
    s.hand[victim] = 0
    if s.attribute[victim] != NO_CARD:
        lose_attribute(s, victim)
    if s.tied >> victim & 1:
        discard_tie(s)
    s.tied &= ~(1 << victim)
    s.cuffed &= ~(1 << victim)
    s.cold &= ~(1 << victim)
    if s.payer == victim:
        s.payer = s.living_after(victim)  # [BH-243]
    if s.start == victim:
        s.start = s.living_after(victim)  # [BH-218]
        s.tell("start-player", s.start)


class Loot(Phase[HeistState]):
    """The killer may take one card unseen. [BH-210 BH-212 BH-213]"""

    name = "loot"
    clauses = "BH-210 BH-211"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.looter]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return TAKE_OR_LEAVE if seat == s.looter else NOTHING_TO_DO

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        victim = s.corpse
        s.corpse = s.looter = NOBODY
        seers = s.seers(victim)
        if action is TAKE:
            is_open = s.is_face_up(victim) or s.is_face_up(seat)  # [BH-188]
            kind = any_card(s.hand[victim], s.rng)
            s.hand[victim] -= one(kind)
            s.hand[seat] += one(kind)
            s.move(kind, victim, seat, BY_ALL if is_open else 1 << seat)
            s.tell("loots", seat, victim)
            s.tell("looted", seat, kind, victim, EVERYONE if is_open else only(seat))
            if seers != BY_ALL:
                seers = 0  # not even the dead know what was taken [BH-213]
        else:
            s.tell("leaves", seat, victim)
        clear_away(s, victim, seers)
        s.done()

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.looter, TAKE)

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_loot(s, seat, action)


LOOT: Final = Loot()
