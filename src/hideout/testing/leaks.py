"""Secrets: nothing that a seat meets may tell apart two worlds that look the same to it."""

from collections.abc import Sequence
from typing import Any

from hideout.engine.core import EVERYONE, TABLE, Event, Seat, State, hears
from hideout.engine.drive import random_play
from hideout.engine.notation import Action, seat_name
from hideout.testing.checks import illegal_actions
from hideout.testing.frozen import changed_fields, difference, frozen, moved
from hideout.testing.numbers import numbers
from hideout.testing.walk import Broken, Case, Check

REFUSALS = 3  # illegal actions tried for a seat at each step
WORLDS = 3  # in which an event has to hold
ENOUGH = 50  # worlds in a series of games, one of which should not be the true one
PLAYED_ON = 6  # decisions played in a resampled world


class Worlds:
    """What a series of games has shown of the worlds that `resample` draws.

    In one short game the true world may come up every time; in a series it does not.
    """

    def __init__(self) -> None:
        self.games = 0
        self.varied: set[str] = set()  # fields that differed in some world
        self.looked: dict[Seat, int] = {}  # how many worlds a viewer was given
        self.other: set[Seat] = set()  # who was given another world than the true one

    def complaint(self) -> str:
        """What is wrong with the series as a whole, or ''."""
        if self.games < 2:
            return ""
        if not self.varied and sum(self.looked.values()) >= ENOUGH:
            return f"resample() never changed anything but the generator in {self.games} games."
        for seat, worlds in self.looked.items():
            if worlds >= ENOUGH and seat not in self.other:
                return f"in {self.games} games {_whose(seat)} was always the true one."
        return ""


class Leaks(Check):
    """Nothing a seat meets depends on what it cannot know; spectators included.

    At each step `viewers` seats are asked, drawn at random; all of them if it is 0. What a
    series of games shows together is kept in `worlds`.
    """

    def __init__(self, viewers: int = 0, every: int = 1, worlds: Worlds | None = None) -> None:
        super().__init__(every)
        self.viewers = viewers
        self.worlds = worlds or Worlds()

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self._look(s)

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if self.looks(s) or not s.pending():
            self._look(s)
            self._hold(s, events)

    def end(self, s: State) -> None:
        self.worlds.games += 1

    def _look(self, s: State) -> None:
        was = frozen(s)
        seats = list(range(TABLE, s.seats))
        if self.viewers:
            self.case.chance("viewers", s.step).shuffle(seats)
            seats = seats[: self.viewers]
        for seat in seats:
            t: State = s.game.resample(s, seat, self.case.chance("world", s.step, seat))
            self._tell_apart(s, t, seat)
            changed = changed_fields(was, t)
            changed.discard("rng")
            self.worlds.varied.update(changed)
            self.worlds.looked[seat] = self.worlds.looked.get(seat, 0) + 1
            if changed:
                self.worlds.other.add(seat)
            if s.pending() and t.rng.key == s.rng.key:
                raise Broken(f"{_whose(seat)} has the true generator, so its dice are known.")
            # A world is good only if one can play on in it, and it shares nothing with the table.
            random_play(t, self.case.chance("on", s.step, seat), PLAYED_ON)
            found = moved(was, s)
            if found:
                raise Broken(f"resample() or play in {_whose(seat)} moved the table: {found}.")

    def _tell_apart(self, s: State, t: State, seat: Seat) -> None:
        complaint = s.game.check(t)
        if complaint:
            raise Broken(f"{_whose(seat)} is an impossible table: {complaint}")
        for other in _knowers(s, seat):
            found = difference(seen(s, other, self.case), seen(t, other, self.case))
            if found:
                raise Broken(f"{seat_name(other)} can tell {_whose(seat)} apart: {found}.")

    def _hold(self, s: State, events: Sequence[Event]) -> None:
        """What is heard is true in every world its hearer thinks possible.

        Nobody knows less than spectators, so they stand for everybody.
        """
        for event in events:
            if not s.game.holds(s, event):
                raise Broken(f"the event {event.as_tuple()} was told but does not hold.")
        for seat in range(TABLE, s.seats):
            heard = [e for e in events if hears(e.to, seat) and (seat == TABLE or e.to != EVERYONE)]
            for world in range(WORLDS if heard else 0):
                t = s.game.resample(s, seat, self.case.chance("event", s.step, seat, world))
                for event in heard:
                    if not s.game.holds(t, event):
                        raise Broken(
                            f"{seat_name(seat)} hears {event.as_tuple()}, which need not be so for "
                            "all it knows."
                        )


def _whose(seat: Seat) -> str:
    return f"a world resampled for {'spectators' if seat == TABLE else seat_name(seat)}"


def _knowers(s: State, seat: Seat) -> list[Seat]:
    if seat == TABLE:
        return [TABLE]
    team = s.game.knowers(s, seat)
    if not team >> seat & 1:
        raise Broken(f"{seat_name(seat)} is not among its own knowers.")
    return [other for other in range(s.seats) if team >> other & 1]


def seen(s: State, seat: Seat, case: Case) -> dict[str, Any]:
    """Everything that reaches a seat at this moment, apart from events."""
    game = s.game
    text = game.notation.text
    found: dict[str, Any] = {
        "view": game.view(s, seat),
        "pending": s.pending(),
        "clocks": [list(clock.as_tuple()) for clock in s.clocks()],
        "legal": list(s.legal(seat)),
        "hold": s.phase.hold(s),
        "phase": s.phase.name,
    }
    if not s.pending():
        found["result"] = game.result(s)
        found["returns"] = game.returns(s)
    if seat != TABLE:
        found.update(numbers(s, seat))
        found["may_speak"] = game.may_speak(s, seat)
        found["channels"] = game.channels(s, seat)
        found["asked"] = [message.data() for message in game.asked(s, seat)]
        found["refusals"] = {
            text(a): _refused(s, seat, a)
            for a in illegal_actions(s, seat, REFUSALS, case, "refused")
        }
    return found


def _refused(s: State, seat: Seat, action: Action) -> list[object]:
    refusal = s.game.why_not(s, seat, action)
    return [s.game.refused(s, seat, refusal).data(), refusal.clauses]
