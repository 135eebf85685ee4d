"""The one place that makes what a viewer is told about a table.

Live frames, reloads, refusals and replays all come from here, and everything here is composed
from what the engine says the viewer knows. No hidden number (steps, events others heard) leaves.

A frame is put together from parts that are encoded once: what is the same for everybody, each
action's words, and what is the viewer's own. `messages.Frame` describes the whole.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, State, hears
from hideout.engine.notation import Action
from hideout.server.messages import Choice, Ring, Speech, Told
from hideout.server.refusal import Refused

_encode = msgspec.json.Encoder().encode


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


class Words:
    """A game's words at one table; an action is put into words once."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self._choices: dict[int, msgspec.Raw] = {}
        self._clauses = {kind: clauses.split() for kind, clauses in game.clauses.items()}

    def choice(self, action: Action) -> msgspec.Raw:
        found = self._choices.get(action.code)
        if found is None:
            made = Choice(
                action=self.game.notation.text(action),
                label=self.game.label(action, self.names),
                verb=action.verb,
                a=action.a,
                b=action.b,
            )
            found = self._choices[action.code] = msgspec.Raw(_encode(made))
        return found

    def told(self, event: Event, n: int, viewer: Seat) -> Told:
        return Told(
            n=n,
            kind=event.kind,
            seat=event.seat,
            a=event.a,
            b=event.b,
            sentence=self.game.sentence(event, viewer, self.names),
            clauses=self._clauses[event.kind],
            private=event.to != EVERYONE,
        )

    def refused(self, state: State, seat: Seat, action: Action) -> Refused:
        return Refused(
            "illegal" if seat in state.pending() else "not_your_turn",
            self.game.refusal(state, seat, action),
            state.phase.why_not(state, seat, action),
        )


class Open(msgspec.Struct):
    """The part of a frame that is the same for every viewer."""

    table: str
    phase: str
    pending: list[int]
    clocks: list[Ring]
    paused: bool
    result: dict[str, Any] | None
    more_time: list[int]


class Own(msgspec.Struct):
    """The part of a frame that is this viewer's."""

    viewer: int
    version: int
    decision: str
    prompt: str
    legal: list[msgspec.Raw]
    speech: Speech


class Picture:
    """One moment of a table, as each viewer may see it. Made and used under the table's lock."""

    def __init__(
        self,
        state: State,
        words: Words,
        log: Log,
        *,
        table: str,
        clocks: list[Ring],
        paused: bool,
        more_time: list[Seat],
    ) -> None:
        self.state = state
        self.words = words
        self.log = log
        self._open = _encode(
            Open(
                table=table,
                phase=state.phase.name,
                pending=state.pending(),
                clocks=clocks,
                paused=paused,
                result=state.game.result(state) if state.phase is OVER else None,
                more_time=more_time,
            )
        )[1:-1]
        self._shared = _encode(state.game.shared(state))[1:-1]

    def core(self, viewer: Seat, decision: str) -> bytes:
        """A frame without its events and its time: equal for a viewer who may notice nothing."""
        state, game = self.state, self.state.game
        if viewer == TABLE:
            prompt, legal, channels = "", [], ["spectators"]
        else:
            prompt = game.prompt(state, viewer)
            legal = [self.words.choice(action) for action in state.legal(viewer)]
            channels = list(game.channels(state, viewer))
        own = _encode(
            Own(
                viewer=viewer,
                version=self.log.count(viewer),
                decision=decision,
                prompt=prompt,
                legal=legal,
                speech=Speech(channels=channels),
            )
        )
        view = self._view(viewer)
        return b'%b,"view":%b,%b' % (self._open, view, own[1:])

    def _view(self, viewer: Seat) -> bytes:
        """A viewer's view, of which what all views share is encoded once."""
        own = _encode(self.state.game.own(self.state, viewer))
        if not self._shared:
            return own
        comma = b"" if own == b"{}" else b","
        return b"{%b%b%b" % (self._shared, comma, own[1:])

    def frame(self, core: bytes, viewer: Seat, heard: int, now: int) -> bytes:
        """The whole frame, with the events after the viewer's first `heard`."""
        told, words = self.log.since(viewer, heard), self.words
        events = _encode([words.told(e, heard + i + 1, viewer) for i, e in enumerate(told)])
        return b'{"type":"frame","now":%d,"events":%b,%b' % (now, events, core)
