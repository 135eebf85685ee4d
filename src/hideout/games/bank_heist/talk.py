"""Who may speak, and what can be said in so many words. [BH-245 .. BH-249 BH-257 BH-258]"""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import CLAIM_VERBS, CLAIMS, FIRST_CLAIM, SEATS
from hideout.games.bank_heist.cards import HUSH_MONEY
from hideout.games.bank_heist.state import ALARM, HeistState

SILENCE: Final[list[Action]] = []

# What a seat may claim about the others, by number of seats and speaker.
CLAIMS_OF: Final = [
    [
        [row[about] for row in CLAIMS for about in range(seats) if about != speaker]
        for speaker in range(seats)
    ]
    for seats in range(SEATS + 1)
]


def may_speak(s: HeistState, seat: Seat) -> int:
    """The audience of a seat's talk: everybody or nobody. [BH-249]"""
    if seat == TABLE:
        return 0
    if s.phase is OVER:
        return EVERYONE
    if s.stage < ALARM:
        return 0  # [BH-245 BH-246]
    if not s.is_living(seat) or s.attribute[seat] == HUSH_MONEY:
        return 0  # [BH-185 BH-215]
    return EVERYONE  # [BH-164 BH-247 BH-248]


def claims_of(s: HeistState, seat: Seat) -> list[Action]:
    """One claim a turn slot for everybody who may speak. [BH-257]"""
    if s.spoken >> seat & 1 or s.stage < ALARM:
        return SILENCE
    if not s.is_living(seat) or s.attribute[seat] == HUSH_MONEY:
        return SILENCE
    return CLAIMS_OF[s.seats][seat]


def make_claim(s: HeistState, seat: Seat, action: Action) -> None:
    """It is heard, and that is all. [BH-258]"""
    claim = (action.code - FIRST_CLAIM) // SEATS
    s.spoken |= 1 << seat
    s.claims.append((claim * SEATS + seat) * SEATS + action.a)
    s.tell(CLAIM_VERBS[claim], seat, action.a)
