"""Who acts next at a table without people: simulation, fuzzing and playouts.

Where order does not matter the first pending seat acts. In an open window (haggling, a race) time
is made up: every seat acts after a delay that its phase gives, and clocks run out as declared, so
that a window closes as it would among people. Real time is never asked.
"""

from typing import Any, Final

from hideout.engine.core import TABLE, Phase, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

NEVER: Final = 1 << 60


class Driver:
    """Asks one table's seats and clocks in turn."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.phase: Phase[Any] | None = None  # the open window the fields below are about
        self.first_step = 0
        self.now = 0
        self.times: list[int] = []  # when each step since first_step happened
        self.due: list[int] = []  # when each seat acts next
        self.clock: Action | None = None

    def next_seat(self) -> Seat:
        """The seat to ask, or TABLE: then `clock` is what the table plays. Not after the end."""
        s = self.state
        if not s.phase.open:
            return s.pending()[0]
        if self.phase is not s.phase or s.opened > self.first_step:
            self._enter()
        while len(self.times) <= s.step - self.first_step:
            self.times.append(self.now)
        ring = self._first_clock()
        for _ in range(4 * s.seats):
            soonest = min(self.due)
            if self.clock is not None and ring <= soonest:
                self.now = ring
                return TABLE
            seat = self.due.index(soonest)
            self.now = soonest
            self.due[seat] = self.now + s.phase.delay(s, seat, self.rng)
            if s.phase.legal(s, seat):
                return seat
        # Nobody can do anything before the next clock.
        if self.clock is not None:
            self.now = max(self.now, ring)
            return TABLE
        return s.pending()[0]

    def _enter(self) -> None:
        s = self.state
        self.phase = s.phase
        self.first_step = s.step
        self.now = 0
        self.times = [0]
        self.due = [s.phase.delay(s, seat, self.rng) for seat in range(s.seats)]

    def _first_clock(self) -> int:
        """When the first clock runs out; sets `clock`."""
        first = NEVER
        self.clock = None
        for clock in self.state.phase.clocks(self.state):
            ring = self._time_of(clock.since) + clock.millis
            if clock.grace:
                ring = max(ring, self._time_of(clock.grace_since) + clock.grace)
            if ring < first:
                first = ring
                self.clock = clock.action
        return first

    def _time_of(self, step: int) -> int:
        """Steps from before the window count as its opening."""
        return self.times[step - self.first_step] if step > self.first_step else 0


def random_play(state: State, rng: Rng, most: int = NEVER) -> int:
    """Play at random until the game is over or `most` decisions are made; how many were made."""
    driver = Driver(state, rng)
    made = 0
    while made < most:
        if state.phase.open:
            seat = driver.next_seat()
            if seat == TABLE:
                action = driver.clock
                assert action is not None
                state.apply(TABLE, action)
                made += 1
                continue
        else:
            seats = state.pending()
            if not seats:
                break
            seat = seats[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        made += 1
    return made
