"""What the table states of somebody who is gone for long, or here again. [MD-113]"""

from typing import Final

from hideout.engine.attendance import Attendance
from hideout.engine.notation import Action
from hideout.games.millions_of_dollars.state import MillionsState

ABSENT_MILLIS: Final = 60_000  # [MD-113]


def due(s: MillionsState, who: Attendance) -> Action | None:
    for action in s.phase.table_actions(s):
        seat = action.a
        is_played = seat in who.bots
        if action.verb == "absent" and who.gone_for[seat] >= ABSENT_MILLIS and not is_played:
            return action
        if action.verb == "back" and (is_played or not who.gone_for[seat]):
            return action
    return None
