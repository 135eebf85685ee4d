"""Who acts next at a table without people; `sitting` is how it is used.

Where order does not matter the first pending seat acts. In an open window (haggling, a race) time
is made up: every seat acts after a delay that its phase gives, and clocks run out as declared, so
that a window closes as it would among people. Real time is never asked.
"""

from typing import Any, Final

from hideout.engine.core import TABLE, Clock, Phase, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

NEVER: Final = 1 << 56
NOT_ASKED: Final = -1
SEATS: Final = 32  # more seats than any table has


class Driver:
    """Asks one table's seats and clocks in turn."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.phase: Phase[Any] | None = None  # the open window the fields below are about
        self.first_step = 0
        self.now = 0
        self.asked: list[int] = []  # by step, from the first: when somebody was asked, or NOT_ASKED
        self.due: list[int] = []  # when each seat acts next: time * SEATS + seat
        self.tries = 4 * state.seats  # before all are taken to have nothing to do
        self.legal: list[Action] = []  # what the seat that was found may do, in an open window
        self.clocks: list[Clock] | None = None  # those that the next two fields are about
        self.clock: Action | None = None  # the first that runs out
        self.ring = NEVER  # when it does

    def clone(self, state: State) -> "Driver":
        """A driver of a copy of the table, at the same moment of made-up time."""
        return Driver.read(state, self.written())

    def written(self) -> tuple[Any, ...]:
        """Everything but the state, as plain data for `read`."""
        name = None if self.phase is None else self.phase.name
        made_up = (name, self.first_step, self.now, self.asked[:], self.due[:])
        return (self.rng.key, self.rng.drawn(), *made_up)

    @staticmethod
    def read(state: State, written: tuple[Any, ...]) -> "Driver":
        key, drawn, name, first_step, now, asked, due = written
        rng = Rng(int.from_bytes(key, "little"))
        rng.wind(drawn)
        driver = Driver(state, rng)
        driver.phase = None if name is None else state.game.phases[name]
        driver.first_step = first_step
        driver.now = now
        driver.asked = asked[:]
        driver.due = due[:]
        return driver

    def next_seat(self) -> Seat:
        """The seat to ask, or TABLE: then `clock` is what the table plays. Not after the end."""
        s = self.state
        phase = s.phase
        if not phase.open:
            return s.pending()[0]
        if self.phase is not phase or s.opened > self.first_step:
            self._enter()
        clocks = phase.clocks(s)
        if clocks is not self.clocks:  # a phase may keep its list until a clock changes
            self._find_first(clocks)
        due = self.due
        ring = self.ring
        for _ in range(self.tries):
            at = 0
            soonest = due[0]
            for other in range(1, len(due)):
                when = due[other]
                if when < soonest:
                    soonest = when
                    at = other
            now = soonest // SEATS
            if ring <= now:
                self._ask(ring)
                return TABLE
            seat = soonest % SEATS
            due[at] = (now + phase.delay(s, seat, self.rng)) * SEATS + seat
            legal = phase.legal(s, seat)
            if legal:
                self.legal = legal
                self._ask(now)
                return seat
            self.now = now
        # Nobody can act before the next clock runs out.
        if self.clock is not None:
            self._ask(max(self.now, ring))
            return TABLE
        seat = s.pending()[0]
        self.legal = phase.legal(s, seat)
        return seat

    def _ask(self, now: int) -> None:
        """Remember that somebody is asked now: this is when they will have decided."""
        self.now = now
        asked = self.asked
        at = self.state.step - self.first_step
        while len(asked) < at:
            asked.append(NOT_ASKED)
        if at < len(asked):
            asked[at] = now
        else:
            asked.append(now)

    def draw_again(self, rng: Rng) -> None:
        """From now on, let different luck decide who acts when."""
        self.rng = rng
        if self.phase is self.state.phase and self.state.opened <= self.first_step:
            self._draw()

    def _enter(self) -> None:
        s = self.state
        self.phase = s.phase
        self.first_step = s.step
        self.now = 0
        self.asked = []
        self._draw()
        self.clocks = None

    def _draw(self) -> None:
        s, phase, now = self.state, self.state.phase, self.now
        self.due = [
            (now + phase.delay(s, seat, self.rng)) * SEATS + seat for seat in range(s.seats)
        ]

    def _find_first(self, clocks: list[Clock]) -> None:
        """Which clock runs out first, and when."""
        self.clocks = clocks
        self.ring = NEVER
        self.clock = None
        for clock in clocks:
            ring = self._time_of(clock.since) + clock.millis
            if clock.grace:
                ring = max(ring, self._time_of(clock.grace_since) + clock.grace)
            if ring < self.ring:
                self.ring = ring
                self.clock = clock.action

    def _time_of(self, step: int) -> int:
        """When a step was made: when its seat was asked, or the last one before it.

        Steps from before the window count as its opening.
        """
        asked = self.asked
        for before in range(min(step - self.first_step, len(asked)) - 1, -1, -1):
            if asked[before] != NOT_ASKED:
                return asked[before]
        return 0


def random_play(state: State, rng: Rng, most: int = NEVER) -> int:
    """Play at random until the game is over or `most` decisions are made; returns how many were."""
    driver = Driver(state, rng)
    for made in range(most):
        phase = state.phase
        if phase.open:
            seat = driver.next_seat()
            if seat == TABLE:
                action = driver.clock
                assert action is not None
                state.apply(TABLE, action)
                continue
            legal = driver.legal
        else:
            seats = phase.pending(state)
            if not seats:
                return made
            seat = seats[0]
            legal = phase.legal(state, seat)
        state.step += 1  # as State.apply does: going round it is a tenth of the time
        phase.apply(state, seat, legal[rng.below(len(legal))])
    return most
