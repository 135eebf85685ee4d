"""Information states: everything a seat has seen and done since the game began.

As text it is complete. As numbers it has a fixed size: the observation now, the one at the start,
and the newest of what was heard or done, each as four whole numbers.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import Event, Seat, State, hears, only
from hideout.engine.notation import Action, seat_name
from hideout.engine.observe import Observer, Place, floats

DID: Final = "did"  # the kind of an own decision, whose `a` is the action's number
COLUMNS: Final = ("kind", "seat", "a", "b")
ROWS: Final = 128  # of what was heard or done, by default


class Recall:
    """The memory of everybody at one table: tell it what is done and what is heard."""

    def __init__(
        self, observer: Observer[Any], starts: list[bytes], views: list[str], log: list[Event]
    ) -> None:
        self.observer = observer
        self.starts = starts  # by seat: its first observation
        self.views = views  # and its first view
        self.log = log

    def clone(self) -> "Recall":
        return Recall(self.observer, self.starts, self.views, self.log[:])

    def made_up(self, world: State, seat: Seat) -> "Recall":
        """The memory of a table that `seat` makes up: the others know what it has heard with them,
        and begin where they sit now. What they have really seen and done is theirs."""
        starts = [self.observer.row(world, other) for other in range(world.seats)]
        views = [view_text(world, other) for other in range(world.seats)]
        starts[seat], views[seat] = self.starts[seat], self.views[seat]
        heard = [event for event in self.log if hears(event.to, seat)]
        return Recall(self.observer, starts, views, heard)

    def did(self, seat: Seat, action: Action) -> None:
        """A seat decides; only that seat remembers what."""
        if seat >= 0:
            self.log.append(Event(DID, seat, action.code, -1, only(seat)))

    def hear(self, events: Sequence[Event]) -> None:
        self.log += events

    def text(self, s: State, seat: Seat) -> str:
        """All that a seat has seen and done, line by line."""
        lines = [seat_name(seat), f"start {self.views[seat]}"]
        actions = s.game.vocabulary.actions
        for event in self.log:
            if event.kind == DID:
                if event.seat == seat:
                    lines.append(f"{DID} {s.game.notation.text(actions[event.a])}")
            elif hears(event.to, seat):
                lines.append(as_text(s.game.told(event, s.seats)))
        lines.append(f"now {view_text(s, seat)}")
        return "\n".join(lines)

    def row(self, s: State, seat: Seat, rows: int = ROWS) -> bytes:
        """The same as the bytes of `size` float32 numbers; the newest memory comes first."""
        numbers = kind_numbers(s)
        found: list[float] = []
        for at in range(len(self.log) - 1, -1, -1):
            event = self.log[at]
            if len(found) == rows * len(COLUMNS):
                break
            if hears(event.to, seat):
                found += [numbers[event.kind], event.seat + 1, event.a + 1, event.b + 1]
        found += [0.0] * (rows * len(COLUMNS) - len(found))
        return self.observer.row(s, seat) + self.starts[seat] + floats(found)

    def size(self, rows: int = ROWS) -> int:
        return 2 * self.observer.size + rows * len(COLUMNS)

    def places(self, rows: int = ROWS) -> list[Place]:
        """Every place of an information state, in order."""
        now = self.observer.places()
        meanings = (
            "what it was: 0 nothing, 1 an own decision, from 2 on the kinds of events in order",
            "whose it was, counted from 1; 0 for nobody's",
            "its first number and 1; of a decision the action's",
            "its second number and 1",
        )
        history = [
            Place(f"memory[{row}].{COLUMNS[column]}", meanings[column])
            for row in range(rows)
            for column in range(len(COLUMNS))
        ]
        return [*now, *[Place(f"start.{place.name}", place.meaning) for place in now], *history]


def new_recall(s: State, observer: Observer[Any]) -> Recall:
    """The memory of a table whose game begins."""
    starts = [observer.row(s, seat) for seat in range(s.seats)]
    return Recall(observer, starts, [view_text(s, seat) for seat in range(s.seats)], [])


def kind_numbers(s: State) -> dict[str, int]:
    numbers = {DID: 1}
    for kind in s.game.event_kinds:
        numbers[kind] = len(numbers) + 1
    return numbers


def view_text(s: State, seat: Seat) -> str:
    return as_text(s.game.view(s, seat))


def as_text(data: Mapping[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"))
