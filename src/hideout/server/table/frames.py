"""The one place that makes what a viewer is told about a table.

Live frames, reloads, refusals and replays all come from here, and everything here is composed
from what the engine says the viewer knows. No hidden number (steps, events others heard) leaves.

A frame is put together from parts that are encoded once: what is the same for everybody, each
action's words, and what is the viewer's own. `messages.Frame` describes the whole.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, State, hears
from hideout.engine.kinds import SECONDS
from hideout.engine.notation import Action, names_for_seats
from hideout.engine.sitting import Sitting
from hideout.server.house.refusal import Refused
from hideout.server.table.clocks import paced
from hideout.server.wire.connections import Core
from hideout.server.wire.messages import Choice, Pace, Ring, Told

MOST_TEXTS: Final = 500  # that a table remembers
SPECTATORS: Final = b'["spectators"]'

_encode = msgspec.json.Encoder().encode


class Log:
    """What each viewer has heard of a sitting, TABLE too: everybody counts his own from 1."""

    def __init__(self, sitting: Sitting) -> None:
        self._events = sitting.log
        self._counts = [0] * (sitting.state.seats + 1)  # TABLE is the last

    def count_in(self, events: Sequence[Event]) -> None:
        """The newest of the sitting's events."""
        counts = self._counts
        for event in events:
            for viewer in range(TABLE, len(counts) - 1):
                if hears(event.to, viewer):
                    counts[viewer] += 1

    def count(self, viewer: Seat) -> int:
        return self._counts[viewer]

    def since(self, viewer: Seat, heard: int) -> list[Event]:
        """What a viewer heard after its first `heard`; looked for from the end, where it is."""
        missing = self._counts[viewer] - heard
        found: list[Event] = []
        at = len(self._events)
        while len(found) < missing:
            at -= 1
            event = self._events[at]
            if hears(event.to, viewer):
                found.append(event)
        found.reverse()
        return found


MOST_LISTED: Final = 1000  # actions of a frame, before those that are typed are left out


class Words:
    """A game's words at one table, in JSON; what is said again is not made again."""

    def __init__(self, game: Game[Any], names: Sequence[str], pace: Pace) -> None:
        self.game = game
        self.names = names
        self.pace = pace
        # Events whose `a` is the seconds that a clock has.
        self._timed = {
            kind.name
            for kind in game.event_kinds.values()
            for argument in kind.arguments
            if argument.kind is SECONDS and argument.place == 1
        }
        self.actions: dict[str, Action] = {}  # those that were ever offered, by their notation
        self._choices: dict[int, bytes] = {}
        self._long: Sequence[Action] = ()  # the last list of which not all is shown
        self._long_choices = b""
        self._texts: dict[object, bytes] = {}
        self._kinds: dict[str, bytes] = {}
        self._channels: Mapping[str, int] = {}
        self._channel_names = b"[]"

    def public(self, state: State) -> bytes:
        """What all views of the game show alike, as members of an object that go on from others."""
        members = _encode(self.game.public(state))[1:-1]
        return b",%b" % members if members else b""

    def choices(self, actions: Sequence[Action]) -> bytes:
        if actions is self._long:
            return self._long_choices
        if len(actions) > MOST_LISTED:
            self._long = actions
            self._long_choices = self.choices(self._without_typed(actions))
            return self._long_choices
        known = self._choices
        for action in actions:
            if action.code not in known:
                known[action.code] = _encode(self._choice(action))
        return b",".join([known[action.code] for action in actions])

    def _without_typed(self, actions: Sequence[Action]) -> list[Action]:
        """What people type, such as a number out of thousands, has its first action for all."""
        listed: list[Action] = []
        typed: set[str] = set()
        for action in actions:
            if action.verb not in typed:
                listed.append(action)
            if action.verb in self.game.typed:
                typed.add(action.verb)
        return listed

    def _choice(self, action: Action) -> Choice:
        text = self.game.notation.text(action)
        self.actions[text] = action
        return Choice(
            action=text,
            label=self.game.label(action, self.names),
            verb=action.verb,
            a=action.a,
            b=action.b,
        )

    def prompt(self, text: str) -> bytes:
        """What is asked, with the names of those who sit here."""
        found = self._texts.get(text)
        return found or self._remembered(text, names_for_seats(text, self.names))

    def channels(self, channels: Mapping[str, int]) -> bytes:
        """The names of channels; those at a table mostly have the same."""
        if channels != self._channels:
            self._channels = channels
            self._channel_names = _encode(list(channels))
        return self._channel_names

    def _remembered(self, key: object, value: object) -> bytes:
        if len(self._texts) > MOST_TEXTS:
            self._texts.clear()
        made: bytes = _encode(value)
        self._texts[key] = made
        return made

    def told(self, event: Event, n: int, viewer: Seat) -> Told:
        event = self._as_it_runs(event)
        return Told(
            n=n,
            kind=event.kind,
            seat=event.seat,
            a=event.a,
            b=event.b,
            sentence=self.game.sentence(event, viewer, self.names),
            clauses=_clauses(self.game.event_kinds[event.kind].clauses),
            private=event.to != EVERYONE,
        )

    def told_in_json(self, event: Event, n: int, viewer: Seat) -> bytes:
        """`told`, by a shorter way."""
        if event.kind in self._timed:
            event = self._as_it_runs(event)
        kind = self._kinds.get(event.kind)
        if kind is None:
            clauses = _encode(_clauses(self.game.event_kinds[event.kind].clauses))
            kind = self._kinds[event.kind] = b'"kind":"%b","clauses":%b' % (
                event.kind.encode(),
                clauses,
            )
        return b'{"n":%d,"seat":%d,"a":%d,"b":%d,%b,"private":%b,"sentence":%b}' % (
            n,
            event.seat,
            event.a,
            event.b,
            kind,
            b"false" if event.to == EVERYONE else b"true",
            _encode(self.game.sentence(event, viewer, self.names)),
        )

    def _as_it_runs(self, event: Event) -> Event:
        """An event that tells the seconds of a clock tells those it has at this pace."""
        if event.kind not in self._timed:
            return event
        seconds = paced(1000 * event.a, self.pace, 0, is_brisk=True) // 1000
        return Event(event.kind, event.seat, seconds, event.b, event.to)

    def refused(self, state: State, seat: Seat, action: Action) -> Refused:
        refusal = self.game.why_not(state, seat, action)
        return Refused(
            "illegal" if seat in state.pending() else "not_your_turn",
            names_for_seats(self.game.explain(state, seat, refusal), self.names),
            refusal.clauses,
            refusal.kind,
            refusal.named(self.game.notation),
        )


@cache
def _clauses(ids: str) -> list[str]:
    """Split once for all tables: a table's own copy would be half of what it weighs."""
    return ids.split()


class Picture:
    """One moment of a table, as each viewer may see it. Made and used under the table's lock."""

    def __init__(
        self,
        state: State,
        words: Words,
        log: Log,
        *,
        now: int,
        table: str,
        promise: str,
        clocks: list[Ring],
        paused: bool,
        more_time: list[Seat],
    ) -> None:
        self.state = state
        self.words = words
        self.log = log
        self._told: dict[tuple[Event, int], bytes] = {}
        same_for_all = {
            "table": table,
            "commitment": promise,
            "phase": state.phase.name,
            "pending": state.pending(),
            "clocks": clocks,
            "paused": paused,
            "result": state.game.result(state) if state.phase is OVER else None,
            "more_time": more_time,
        }
        self._start = b'{"type":"frame","now":%d,"events":[' % now
        self._open = b"]," + _encode(same_for_all)[1:-1]
        self._shared = words.public(state) + b"}}"

    def core(self, viewer: Seat, decision: str) -> Core:
        """A frame without its events and its time: equal for a viewer who may notice nothing.

        In parts, the large ones of which all viewers share.
        """
        state, words = self.state, self.words
        game = words.game
        prompt, choices, channels = b'""', b"", SPECTATORS
        if viewer != TABLE:
            prompt = words.prompt(game.prompt(state, viewer))
            channels = words.channels(game.channels(state, viewer))
            legal = state.legal(viewer)
            if legal:
                choices = words.choices(legal)
        own = _encode(game.own(state, viewer))
        mine = (
            b',"viewer":%d,"version":%d,"decision":"%b","prompt":%b,"legal":[%b],'
            b'"speech":{"channels":%b},"view":%b'
        ) % (
            viewer,
            self.log.count(viewer),
            decision.encode(),
            prompt,
            choices,
            channels,
            own[:-1],  # `shared` closes it
        )
        return self._open, mine, self._shared

    def frame(self, core: Core, viewer: Seat, heard: int) -> list[bytes]:
        """The whole frame in parts, with the events after the viewer's first `heard`.

        Before them is an empty one for the head of a message; see `connections.packed`.
        """
        told = []
        n = heard
        for event in self.log.since(viewer, heard):
            n += 1
            told.append(self._told_as_heard(event, n, viewer))
        opened, mine, shared = core
        return [b"", self._start, b",".join(told), opened, mine, shared]

    def _told_as_heard(self, event: Event, n: int, viewer: Seat) -> bytes:
        """An event in JSON: made once for all whom it is not about."""
        words = self.words
        if words.game.is_about(event, viewer):
            return words.told_in_json(event, n, viewer)
        key = (event, n)
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = words.told_in_json(event, n, viewer)
        return found
