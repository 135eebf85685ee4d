"""A team's shared draft: anybody edits, the captain confirms, the clock cuts. [OH-6 .. OH-13]

What may be done changes rarely within a phase, because every edit is idempotent. So the edits of
each team are listed when a phase is entered and again when they change, not whenever somebody asks.
"""

from typing import Final

from hideout.engine.core import OVER, Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.actions import CAPTAIN, CONCEDE, CONFIRM, TIME_UP, WITHDRAW
from hideout.games.oceans_heist.state import (
    CONCEDED,
    CREW,
    ENDINGS,
    NOBODY,
    NONE,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.why_not import why_not

NOTHING: Final[list[Action]] = []
JUST_CONFIRM: Final = [CONFIRM]
JUST_WITHDRAW: Final = [WITHDRAW]
IDLE: Final = 1 << 50  # a seat that never acts in this window
ADVISER: Final = 6  # a simulated member of a team acts so much less often than its captain


class TeamPhase(Phase[OceansState]):
    """A window in which one team or both prepare a draft, shared by its members. [OH-7]"""

    open = True
    crew_decides = False
    staff_decides = False
    seconds = 60
    acts = 40  # how often a simulated captain acts in the whole window

    # What a phase says of itself

    def edits(self, s: OceansState, side: int) -> list[Action]:
        """Every edit of a team's draft that is legal now, those without effect included. [OH-8]"""
        raise NotImplementedError

    def can_confirm(self, s: OceansState, side: int) -> bool:
        return True

    def captain_words(self, s: OceansState, side: int) -> list[Action]:
        """What only the captain may do: one of a few lists that never change."""
        return JUST_CONFIRM if self.can_confirm(s, side) else NOTHING

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        raise NotImplementedError

    def cut(self, s: OceansState) -> None:
        """The clock ran out: make of the drafts what can be used. [OH-12]"""

    def close(self, s: OceansState) -> None:
        """The drafts are final."""
        raise NotImplementedError

    # What all have in common

    def enter(self, s: OceansState) -> None:
        s.go(self)
        self.list_edits(s)

    def list_edits(self, s: OceansState) -> None:
        """What either team may do now, and for how long; to be called when a phase begins."""
        s.window = self.millis(s)
        s.moved = []
        s.planned = []
        s.solved = None
        s.edits = [NOTHING, NOTHING]
        s.menus = [NOTHING, NOTHING]
        for side in (CREW, STAFF):
            if self.decides(side):
                self.list_again(s, side)

    def list_again(self, s: OceansState, side: int) -> None:
        """To be called when an edit has changed what a team may do."""
        s.edits[side] = self.edits(s, side)
        s.menus[side] = s.edits[side] + self.captain_words(s, side)

    def reword(self, s: OceansState, side: int) -> None:
        """The same if at most the captain's words have changed; no two such lists are as long."""
        words = self.captain_words(s, side)
        if len(s.menus[side]) != len(s.edits[side]) + len(words):
            s.menus[side] = s.edits[side] + words

    def decides(self, side: int) -> bool:
        return self.crew_decides if side == CREW else self.staff_decides

    def pending(self, s: OceansState) -> list[Seat]:
        """The captains whose word is missing; everybody else may edit all the same."""
        return [
            s.captain[side]
            for side in (CREW, STAFF)
            if self.decides(side) and not s.confirmed[side]
        ]

    def legal(self, s: OceansState, seat: Seat) -> list[Action]:
        side = s.side(seat)
        if not self.decides(side):
            return NOTHING
        is_captain = s.captain[side] == seat
        if s.confirmed[side]:
            return JUST_WITHDRAW if is_captain else NOTHING
        return s.menus[side] if is_captain else s.edits[side]

    def apply(self, s: OceansState, seat: Seat, action: Action) -> None:
        side = s.side(seat)
        if action is CONFIRM:
            s.confirmed[side] = True
            s.tell("confirms", seat)
            self.close_if_all_confirmed(s)
        elif action is WITHDRAW:
            s.confirmed[side] = False
            s.tell("withdraws", seat)
        else:
            self.edit(s, seat, side, action)

    def close_if_all_confirmed(self, s: OceansState) -> None:
        for side in (CREW, STAFF):
            if self.decides(side) and not s.confirmed[side]:
                return
        self.finish(s)

    def finish(self, s: OceansState) -> None:
        s.confirmed = [False, False]
        self.close(s)  # [OH-11]

    def millis(self, s: OceansState) -> int:
        return s.options.millis(self.seconds)

    def clocks(self, s: OceansState) -> list[Clock]:
        return s.clock_since(s.opened)

    def table_actions(self, s: OceansState) -> list[Action]:
        """A new captain of a team, or a captain's word that the team gives up. [OH-9 OH-139]"""
        captains = [CAPTAIN[seat] for seat in range(s.seats) if not s.is_captain(seat)]
        return captains + [CONCEDE[seat] for seat in s.captain]

    def time_up(self, s: OceansState, action: Action) -> None:
        if action is TIME_UP:
            s.tell("time-up", NOBODY)
            self.cut(s)
            self.finish(s)
        elif action is CAPTAIN[action.a]:
            s.captain[s.side(action.a)] = action.a
            s.tell("captain", action.a)
        else:
            s.conceding = s.side(action.a)
            s.tell("concedes", action.a)
            end_game(s, CONCEDED)

    def delay(self, s: OceansState, seat: Seat, rng: Rng) -> int:
        if not self.decides(s.side(seat)):
            return IDLE
        usual = s.window // self.acts
        if not s.is_captain(seat):
            usual *= ADVISER  # members put in a word now and then
        return usual // 2 + usual * rng.below(256) // 256

    def why_not(self, s: OceansState, seat: Seat, action: Action) -> Refusal:
        """The reason for a refusal, which leaves the draft as it is. [OH-13]"""
        return why_not(s, seat, action, self.clauses, self.decides(s.side(seat)))


def end_game(s: OceansState, ending: int) -> None:
    assert ending != NONE
    s.ending = ending
    s.confirmed = [False, False]
    s.window = 0
    s.edits = [NOTHING, NOTHING]
    s.menus = [NOTHING, NOTHING]
    s.tell("ending-" + ENDINGS[ending], NOBODY)
    s.go(OVER)


def winning_side(s: OceansState) -> int:
    """CREW, STAFF, or NONE for a stalemate or an unfinished game."""
    if s.ending == CONCEDED:
        return 1 - s.conceding
    if s.ending in (NONE, 1):
        return NONE
    return CREW if s.ending == 0 else STAFF
