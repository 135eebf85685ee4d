"""A record through one seat's eyes: what it heard, did and saw, in order, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hideout.engine.core import EVERYONE, TABLE, Event, Seat, State, hears
from hideout.engine.notation import seat_name
from hideout.engine.reader import BadData
from hideout.engine.record import Decision, Record
from hideout.engine.sitting import Watcher
from hideout.words import narrator


@dataclass
class ReplayStep:
    """One moment that the seat noticed."""

    number: int  # counted by what the seat noticed: the number of decisions may be secret
    did: str = ""  # its own decision in notation; everybody's for one who sees all
    lines: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    view: Mapping[str, object] = field(default_factory=dict)


def frames(record: Record, viewer: Seat, sees_all: bool = False) -> tuple[list[ReplayStep], State]:
    """Every moment of a sound record, and the table at its end."""
    watcher = Watcher(record, viewer, sees_all)
    state = watcher.sitting.state
    tell = told_to_each if sees_all else told_to
    seen = [ReplayStep(0, view=watcher.view)]
    for step, decision in enumerate(record.decisions):
        said = list(_notes(record, state, step, viewer, sees_all))
        moment = watcher.watch(decision)
        if moment is None and not said:
            continue
        frame = ReplayStep(len(seen), view=watcher.view, lines=said)
        if moment is not None:
            frame.did = _decided(record, moment.decision, sees_all)
            frame.events = moment.events
            frame.lines += tell(state, moment.events, viewer, record.names)
        seen.append(frame)
    last = list(_notes(record, state, len(record.decisions), viewer, sees_all))
    seen[-1].lines += last
    return seen, state


def _decided(record: Record, decision: Decision | None, sees_all: bool) -> str:
    if decision is None:
        return ""
    who = f"{_name(decision.seat, record.names)}: " if sees_all else ""
    return who + record.game.notation.text(decision.action)


def told_to(state: State, events: Sequence[Event], viewer: Seat, names: Sequence[str]) -> list[str]:
    return [narrator(state.game).sentence(event, viewer, names) for event in events]


def told_to_each(
    state: State, events: Sequence[Event], viewer: Seat, names: Sequence[str]
) -> list[str]:
    """What everybody heard, and what only some did, each as it was told to them."""
    lines = []
    for event in events:
        if event.to == EVERYONE:
            lines.append(narrator(state.game).sentence(event, TABLE, names))
            continue
        hearers: dict[str, list[str]] = {}
        for seat in range(state.seats):
            if hears(event.to, seat):
                hearers.setdefault(narrator(state.game).sentence(event, seat, names), []).append(
                    names[seat]
                )
        lines += [f"({', '.join(who)} only) {sentence}" for sentence, who in hearers.items()]
    return lines


def _notes(record: Record, state: State, step: int, viewer: Seat, sees_all: bool) -> Iterator[str]:
    """What was said before a decision, to those who could hear it then."""
    for note in record.notes:
        if note.step != step:
            continue
        audience = 0
        if note.seat != TABLE:
            audience = record.game.channels(state, note.seat).get(note.channel, 0)
        if sees_all or note.seat == viewer != TABLE or hears(audience, viewer):
            yield f"{_name(note.seat, record.names)} said: {note.text}"


def find_seat(text: str, names: Sequence[str]) -> Seat:
    """A seat by its player's name, as p0 or as 0. Raises BadData."""
    for seat, name in enumerate(names):
        if name.casefold() == text.casefold():
            return seat
    for seat in range(len(names)):
        if text.lower() in (str(seat), seat_name(seat)):
            return seat
    known = ", ".join(f"{seat_name(seat)} {name}" for seat, name in enumerate(names))
    raise BadData(f"There is no seat {text} in this game; seats are {known}.")


def frame_data(record: Record, frame: ReplayStep, viewer: Seat) -> dict[str, Any]:
    """A frame, JSON-ready."""
    game = record.game
    return {
        "number": frame.number,
        "did": frame.did or None,
        "lines": frame.lines,
        "events": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "a": event.a,
                "b": event.b,
                "clauses": game.event_kinds[event.kind].clauses.split(),
            }
            for event in frame.events
        ],
        "view": frame.view,
    }


def _name(seat: Seat, names: Sequence[str]) -> str:
    return "table" if seat == TABLE else names[seat]
