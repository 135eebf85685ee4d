"""The one place that makes what a viewer is told about a table.

Live frames, reloads, refusals and replays all come from here, and everything here is composed
from what the engine says the viewer knows. No hidden number (steps, events others heard) leaves.
"""

from collections.abc import Sequence
from typing import Any

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, State, hears
from hideout.engine.notation import Action
from hideout.server.messages import Choice, Frame, Ring, Speech, Told


class Log:
    """The events of a table, and for every viewer those it heard, numbered from 1."""

    def __init__(self, seats: int) -> None:
        self._heard: list[list[Event]] = [[] for _ in range(seats + 1)]  # TABLE is the last

    def add(self, events: Sequence[Event]) -> None:
        seats = len(self._heard) - 1
        for event in events:
            if event.to == EVERYONE:
                for heard in self._heard:
                    heard.append(event)
            else:
                for seat in range(seats):
                    if hears(event.to, seat):
                        self._heard[seat].append(event)

    def count(self, viewer: Seat) -> int:
        return len(self._heard[viewer])

    def since(self, viewer: Seat, heard: int) -> list[Event]:
        return self._heard[viewer][heard:]


def told(game: Game[Any], event: Event, n: int, viewer: Seat, names: Sequence[str]) -> Told:
    return Told(
        n=n,
        kind=event.kind,
        seat=event.seat,
        a=event.a,
        b=event.b,
        sentence=game.sentence(event, viewer, names),
        clauses=game.clauses[event.kind].split(),
        private=event.to != EVERYONE,
    )


def choice(game: Game[Any], action: Action, names: Sequence[str]) -> Choice:
    return Choice(
        action=game.notation.text(action),
        label=game.label(action, names),
        verb=action.verb,
        a=action.a,
        b=action.b,
    )


def frame(
    state: State,
    viewer: Seat,
    *,
    table: str,
    names: Sequence[str],
    log: Log,
    heard: int,
    decision: str,
    clocks: list[Ring],
    paused: bool,
) -> Frame:
    """What `viewer` may know of a table now, with the events after its first `heard`."""
    game = state.game
    events = log.since(viewer, heard)
    legal = state.legal(viewer) if viewer != TABLE else []
    return Frame(
        now=0,
        table=table,
        viewer=viewer,
        version=log.count(viewer),
        decision=decision,
        phase=state.phase.name,
        prompt=game.prompt(state, viewer) if viewer != TABLE else "",
        view=game.view(state, viewer),
        legal=[choice(game, action, names) for action in legal],
        pending=state.pending(),
        clocks=clocks,
        paused=paused,
        events=[told(game, e, heard + i + 1, viewer, names) for i, e in enumerate(events)],
        speech=Speech(channels=list(game.channels(state, viewer)) if viewer != TABLE else []),
        result=game.result(state) if state.phase is OVER else None,
    )
