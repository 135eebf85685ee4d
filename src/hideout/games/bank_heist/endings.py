"""Every ending: whom it names, who wins with them. [BH-13 BH-216]"""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.games.bank_heist.cards import AGENT, RIVAL
from hideout.games.bank_heist.state import GETAWAY, NOBODY, SHOWDOWN, HeistState

CREW_SIDE: Final = 0
AGENTS: Final = 1
RIVALS: Final = 2
NO_SIDE: Final = 3
SIDES: Final = ("crew", "agents", "rivals", "nobody")

AGENTS_IN_THE_BANK: Final = 0
RIVALS_ON_THE_ROAD: Final = 1
AGENTS_AT_THE_HIDEOUT: Final = 2
CREW_AT_THE_HIDEOUT: Final = 3
CREW_IN_THE_SHOWDOWN: Final = 4
RIVALS_IN_THE_SHOWDOWN: Final = 5
STALEMATE: Final = 6
NOBODY_LEFT: Final = 7

# id, the side it names
ENDINGS: Final = (
    ("agents-in-the-bank", AGENTS),  # [BH-56]
    ("rivals-on-the-road", RIVALS),  # [BH-220]
    ("agents-at-the-hideout", AGENTS),  # [BH-226]
    ("crew-at-the-hideout", CREW_SIDE),  # [BH-239]
    ("crew-in-the-showdown", CREW_SIDE),  # [BH-241]
    ("rivals-in-the-showdown", RIVALS),  # [BH-241]
    ("stalemate", CREW_SIDE),  # [BH-244]
    ("nobody-left", NO_SIDE),  # [BH-222]
)
ENDING_IDS: Final = [row[0] for row in ENDINGS]
NAMED_SIDE: Final = [row[1] for row in ENDINGS]


def end_game(s: HeistState, ending: int) -> None:
    s.ending = ending
    s.tell("ends", NOBODY, ending)
    for seat in winners(s):
        s.tell("wins", seat, NAMED_SIDE[ending])
    s.callers.clear()
    s.attacks = []
    s.corpse = s.looter = NOBODY
    s.go(OVER)


def side_of(s: HeistState, seat: Seat) -> int:
    """Whom a player wins and loses with. [BH-13 BH-165 BH-170]"""
    if s.identity[seat] == AGENT or s.is_converted(seat):  # only after a reveal [BH-169]
        return AGENTS
    return RIVALS if s.identity[seat] == RIVAL else CREW_SIDE


def winners(s: HeistState) -> list[Seat]:
    """The dead win with the living of their side. [BH-216]"""
    if s.ending == NOBODY:
        return []
    side = NAMED_SIDE[s.ending]
    # Of a side that was not dealt, nobody. [BH-10]
    return [seat for seat in range(s.seats) if side_of(s, seat) == side]


def ends_with_a_death(s: HeistState) -> bool:
    """Looked at after every single death; ends the game if it decides it. [BH-221 BH-241]"""
    if s.living == 0:
        end_game(s, NOBODY_LEFT)  # [BH-222]
    elif s.stage == GETAWAY:
        if not s.only_rivals_live():
            return False  # no other early end [BH-223]
        end_game(s, RIVALS_ON_THE_ROAD)  # [BH-220]
    elif s.stage == SHOWDOWN:
        rivals = [seat for seat in s.in_mask(s.living) if s.identity[seat] == RIVAL]
        if not rivals:
            end_game(s, CREW_IN_THE_SHOWDOWN)
        elif s.only_rivals_live():
            end_game(s, RIVALS_IN_THE_SHOWDOWN)
        else:
            return False
    return True
