"""A game being played: decisions are carried out, recorded, and heard by whoever may hear them.

This is how a game is driven, whoever drives it. A sitting joins a state with the log of what has
happened and how much of it each seat has been given. Time is made up (`turns`), or real: then the
caller watches `state.clocks()` and plays whatever runs out, as TABLE.

    sitting = Sitting(game.new(4, seed, {}))
    for seat in sitting.turns(Rng(1)):
        sitting.play(seat, choose(game.view(sitting.state, seat), sitting.state.legal(seat)))
"""

from collections.abc import Iterator, Mapping

from hideout.engine.core import TABLE, Event, Seat, State, hears, play
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.record import Decision, Record
from hideout.engine.rng import Rng


class Sitting:
    """A game being played: its state, everything that has happened, and what each seat has heard.

    With a `record`, every decision is added to it.
    """

    def __init__(self, state: State, record: Record | None = None) -> None:
        self.state = state
        self.record = record
        self.log: list[Event] = []  # everything that was told, whoever may know of it
        self.handed = [0] * state.seats  # how far into the log each seat has been told
        state.events = self.log

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action unchecked. Returns all its events, whoever may hear them."""
        before = len(self.log)
        self.state.apply(seat, action)
        if self.record is not None:
            self.record.add(seat, action)
        return self.log[before:]

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Check an action and carry it out. Returns all its events, whoever may hear them.

        If it is not legal, raises IllegalAction and changes nothing.
        """
        before = len(self.log)
        play(self.state, seat, action)
        if self.record is not None:
            self.record.add(seat, action)
        return self.log[before:]

    def news(self, seat: Seat) -> list[Event]:
        """What a seat has heard since this was last asked for it."""
        before = self.handed[seat]
        self.handed[seat] = len(self.log)
        return [event for event in self.log[before:] if hears(event.to, seat)]

    def heard(self, seat: Seat) -> list[Event]:
        """Everything a seat has heard so far: its memory. TABLE has heard what is public."""
        return [event for event in self.log if hears(event.to, seat)]

    def turns(self, rng: Rng) -> Iterator[Seat]:
        """Yields the seat to act next until the game is over. Act, then ask for the next.

        Time is made up from `rng`; clocks that run out between two turns are played here. In an
        open window a seat may let its turn pass and will be asked again.
        """
        state = self.state
        driver = Driver(state, rng)
        while state.pending():
            seat = driver.next_seat()
            if seat != TABLE:
                yield seat
            elif driver.clock is not None:
                self.apply(TABLE, driver.clock)

    def clone(self) -> "Sitting":
        """An independent copy, to try things out on. It keeps no record."""
        copy = Sitting(self.state.clone())
        copy.log += self.log
        copy.handed = self.handed[:]
        return copy


class Moment:
    """A moment of a game that one viewer noticed.

    `decision` is the viewer's own, or None: others' decisions are known by their events only.
    """

    __slots__ = ("decision", "events", "step", "view")

    def __init__(
        self,
        step: int,
        decision: Decision | None,
        events: list[Event],
        view: Mapping[str, object],
    ) -> None:
        self.step = step  # decisions made by then; their number may itself be secret
        self.decision = decision
        self.events = events
        self.view = view


class Watcher:
    """Replays a record as one seat saw it (TABLE: as a spectator did).

    Steps that the viewer could not notice are left out. With `sees_all`, nothing is hidden.
    """

    def __init__(self, record: Record, viewer: Seat, sees_all: bool = False) -> None:
        self.record = record
        self.viewer = viewer
        self.sees_all = sees_all
        self.sitting = Sitting(record.start())
        self.view = self._look()

    def _look(self) -> Mapping[str, object]:
        state = self.sitting.state
        return state.game.view(state, self.viewer)

    def first(self) -> Moment:
        """The table before the first decision."""
        return Moment(0, None, [], self.view)

    def watch(self, decision: Decision) -> Moment | None:
        """Play the record's next decision. Returns what the viewer noticed, or None if nothing."""
        told = self.sitting.apply(decision.seat, decision.action)
        events = told if self.sees_all else [e for e in told if hears(e.to, self.viewer)]
        before, self.view = self.view, self._look()
        is_own = self.sees_all or decision.seat == self.viewer != TABLE
        if not (events or is_own or self.view != before):
            return None
        step = self.sitting.state.step
        return Moment(step, decision if is_own else None, events, self.view)
