"""Company in Heat: players talk, mostly truly, and no lie is one that the table can see through."""

from collections.abc import Sequence
from typing import Any

from hideout.bots.habits import Habit, Habits
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action

QUIET = -1


class HeatHabits(Habits):
    habits = (
        Habit("claims", "claims for each player and Stage", 0.1, 0.6),
        Habit("impossible", "claimed cards of which every copy lies face up", 0.0, 0.0),
        Habit("true", "claims that the card then played bears out", 0.5, 0.9),
    )

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.claimed: dict[Seat, int] = {}

    def before(self, seat: Seat, action: Action) -> None:
        if action.verb == "claim":
            s = self.state
            shown = sum(record.count(action.a) for record in s.records)
            self.count("impossible", shown >= s.in_use.count(action.a))

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "stage":
                self.claimed = {}
            elif event.kind == "claims":
                self.claimed[event.seat] = event.a
            elif event.kind == "claims-quiet":
                self.claimed[event.seat] = QUIET
            elif event.kind == "plays":
                self._play(event.seat, event.a)

    def _play(self, seat: Seat, card: int) -> None:
        claim = self.claimed.get(seat)
        self.count("claims", claim is not None)
        if claim is not None:
            is_true = card == claim if claim != QUIET else not self.state.tables.take[card]
            self.count("true", is_true)
