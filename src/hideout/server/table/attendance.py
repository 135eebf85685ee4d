"""What the table alone can state: who is there. Games name such facts by their verbs.

`absent seat`, `back seat`   somebody is gone for long, or here again          [MD-113]
`captain seat`               a team's captain is gone, this seat takes over    [OH-9]
`concede seat`               a captain gives up; said only when asked for      [OH-139]
"""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Seat, State
from hideout.engine.notation import Action

CAPTAIN_MILLIS: Final = 15_000  # [OH-9]
ABSENT_MILLIS: Final = 60_000  # [MD-113]
THRESHOLDS: Final = (CAPTAIN_MILLIS, ABSENT_MILLIS)


class Attendance:
    """Who sits where, and since when they are gone."""

    def __init__(self, gone_for: Sequence[int], bots: Sequence[Seat]) -> None:
        self.gone_for = gone_for  # by seat, in milliseconds; 0: here. A bot is always here.
        self.bots = bots  # seats a bot plays now, its own or somebody's

    def is_person_here(self, seat: Seat) -> bool:
        return not self.gone_for[seat] and seat not in self.bots


def fact_due(s: State, who: Attendance) -> Action | None:
    """Something the table has to state now, if anything."""
    for fact in s.phase.facts(s):
        if fact.verb == "absent":
            due = who.gone_for[fact.a] >= ABSENT_MILLIS and fact.a not in who.bots
        elif fact.verb == "back":
            due = not who.gone_for[fact.a] or fact.a in who.bots
        elif fact.verb == "captain":
            due = _takes_over(s, who, fact.a)
        else:
            due = False
        if due:
            return fact
    return None


def concession(s: State, seat: Seat) -> Action | None:
    """The fact that this seat's team gives up, if it may."""
    for fact in s.phase.facts(s):
        if fact.verb == "concede" and fact.a == seat:
            return fact
    return None


def _takes_over(s: State, who: Attendance, seat: Seat) -> bool:
    """Whether this seat is the one to become captain of its team."""
    others = {fact.a for fact in s.phase.facts(s) if fact.verb == "captain"}
    team = [other for other in range(s.seats) if s.game.knowers(s, seat) >> other & 1]
    captain = next(other for other in team if other not in others)
    if who.is_person_here(captain) or 0 < who.gone_for[captain] < CAPTAIN_MILLIS:
        return False
    people = [other for other in team if who.is_person_here(other)]
    if people:
        return seat == people[0]
    bots = [other for other in team if other in who.bots]
    return captain not in who.bots and bool(bots) and seat == bots[0]
