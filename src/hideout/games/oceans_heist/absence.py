"""Whom the table makes captain when one is gone, and how a captain gives up. [OH-9 OH-139]"""

from typing import Final

from hideout.engine.attendance import Attendance
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.state import OceansState

CAPTAIN_MILLIS: Final = 15_000  # [OH-9]


def due(s: OceansState, who: Attendance) -> Action | None:
    heirs = [action for action in s.phase.table_actions(s) if action.verb == "captain"]
    for heir in heirs:
        if takes_over(s, who, heir.a, [other.a for other in heirs]):
            return heir
    return None


def takes_over(s: OceansState, who: Attendance, seat: Seat, heirs: list[Seat]) -> bool:
    """Whether this seat is the one to become captain of its team. [OH-9]"""
    mates = s.masks[s.side(seat)]
    team = [other for other in range(s.seats) if mates >> other & 1]
    captain = next(other for other in team if other not in heirs)
    if who.is_person_here(captain) or 0 < who.gone_for[captain] < CAPTAIN_MILLIS:
        return False
    people = [other for other in team if who.is_person_here(other)]
    if people:
        return seat == people[0]
    bots = [other for other in team if other in who.bots]
    return captain not in who.bots and bool(bots) and seat == bots[0]


def concession(s: OceansState, seat: Seat) -> Action | None:
    """That this seat's team gives up, if it may. [OH-139]"""
    for action in s.phase.table_actions(s):
        if action.verb == "concede" and action.a == seat:
            return action
    return None
