"""The one place that makes what a viewer is told about a table.

Live frames, reloads, refusals and replays all come from here, and everything here is composed
from what the engine says the viewer knows. No hidden number (steps, events others heard) leaves.

A frame is put together from parts that are encoded once: what is the same for everybody, each
action's words, and what is the viewer's own. `messages.Frame` describes the whole.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, State, hears
from hideout.engine.kinds import SECONDS
from hideout.engine.message import Message, data_of
from hideout.engine.notation import Action
from hideout.engine.parts import NEVER, Part, each_step
from hideout.engine.sitting import Sitting
from hideout.server.house.refusal import Refused
from hideout.server.table.clocks import paced
from hideout.server.wire.connections import Core
from hideout.server.wire.messages import Choice, Pace, Ring, Told
from hideout.words import narrator

MOST_EVENTS: Final = 4000  # that a game remembers
MOST_GAMES: Final = 64  # that are remembered; a deck of one's own makes another game
SPECTATORS: Final = b'["spectators"]'

_encode = msgspec.json.Encoder().encode


class Log:
    """What each viewer has heard of a sitting, TABLE too: each counts their own from 1."""

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


class Telling:
    """What a game says as data, in JSON: the same at all its tables, and made once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        # Events whose `a` is the seconds that a clock has.
        self.timed = {
            kind.name
            for kind in game.event_kinds.values()
            for argument in kind.arguments
            if argument.kind is SECONDS and argument.place == 1
        }
        self.parts = game.parts or (Part[Any](game.public, each_step),)
        self.actions: dict[str, Action] = {}  # those that were ever offered, by their notation
        self._choices: dict[int, bytes] = {}
        self._plain: dict[str, bytes] = {}  # messages that are about nothing, by their ids
        self._events: dict[tuple[str, int, int, int, int], bytes] = {}

    def choices(self, actions: Sequence[Action]) -> bytes:
        known = self._choices
        for action in actions:
            if action.code not in known:
                known[action.code] = _encode(self._choice(action))
        return b",".join([known[action.code] for action in actions])

    def _choice(self, action: Action) -> Choice:
        text = self.game.notation.text(action)
        self.actions[text] = action
        args = data_of(self.game.wanted(action).args)
        return Choice(action=text, verb=action.verb, args=args)

    def message(self, message: Message) -> bytes:
        if message.args:
            made: bytes = _encode(message.data())
            return made
        found = self._plain.get(message.id)
        if found is None:
            found = self._plain[message.id] = _encode(message.data())
        return found

    def event(self, event: Event, seats: int) -> bytes:
        """The kind and the arguments of an event, as members of an object."""
        key = (event.kind, event.seat, event.a, event.b, seats)
        found = self._events.get(key)
        if found is None:
            if len(self._events) > MOST_EVENTS:
                self._events.clear()
            args = _encode(data_of(self.game.happened(event, seats).args))
            found = b'"kind":"%b","args":%b' % (event.kind.encode(), args)
            self._events[key] = found
        return found


@lru_cache(maxsize=MOST_GAMES)
def telling_of(game: Game[Any]) -> Telling:
    return Telling(game)


class Voice:
    """What is said at one table; what is said again is not made again."""

    def __init__(self, game: Game[Any], names: Sequence[str], pace: Pace) -> None:
        self.game = game
        self.names = names
        self.pace = pace
        self.telling = telling_of(game)
        self._long: Sequence[Action] = ()  # the last list of which not all is shown
        self._long_choices = b""
        self._about: State | None = None  # what `_pieces` of the public view show
        self._stamps: list[int] = []
        self._pieces: list[bytes] = []
        self._channels: Mapping[str, int] = {}
        self._channel_names = b"[]"

    def public(self, state: State) -> bytes:
        """What all views of the game show alike, as members of an object that go on from others."""
        parts = self.telling.parts
        if state is not self._about:
            self._about = state
            self._stamps = [NEVER] * len(parts)
            self._pieces = [b""] * len(parts)
        stamps, pieces = self._stamps, self._pieces
        for n, part in enumerate(parts):
            stamp = part.stamp(state)
            if stamps[n] != stamp:
                stamps[n] = stamp
                members = _encode(part.made(state))[1:-1]
                pieces[n] = b",%b" % members if members else b""
        return b"".join(pieces)

    def choices(self, actions: Sequence[Action]) -> bytes:
        if actions is self._long:
            return self._long_choices
        if len(actions) > MOST_LISTED:
            self._long = actions
            self._long_choices = self.telling.choices(self._without_typed(actions))
            return self._long_choices
        return self.telling.choices(actions)

    def warnings(self, state: State, seat: Seat, actions: Sequence[Action]) -> bytes:
        """What to know before the acts without a way back, by their notation."""
        grave = self.game.grave
        if not grave or len(actions) > MOST_LISTED:
            return b"{}"
        found: dict[str, dict[str, object]] = {}
        for action in actions:
            if action.verb in grave:
                warning = self.game.warning(state, seat, action)
                if warning is not None:
                    found[self.game.notation.text(action)] = warning.data()
        return _encode(found) if found else b"{}"

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

    def asked(self, state: State, seat: Seat) -> bytes:
        telling = self.telling
        asked = [telling.message(one) for one in self.game.asked(state, seat)]
        return b"[%b]" % b",".join(asked)

    def channels(self, channels: Mapping[str, int]) -> bytes:
        """The names of channels; those at a table mostly have the same."""
        if channels != self._channels:
            self._channels = channels
            self._channel_names = _encode(list(channels))
        return self._channel_names

    def told(self, event: Event, n: int, seats: int, reader: Seat | None = None) -> Told:
        message = self.game.happened(self._as_it_runs(event), seats)
        private = event.to != EVERYONE
        return Told(
            n=n, kind=event.kind, args=data_of(message.args), private=private, reader=reader
        )

    def told_in_json(self, event: Event, n: int, seats: int) -> bytes:
        """`told`, by a shorter way."""
        return b'{"n":%d,%b,"private":%b,"reader":null}' % (
            n,
            self.telling.event(self._as_it_runs(event), seats),
            b"false" if event.to == EVERYONE else b"true",
        )

    def _as_it_runs(self, event: Event) -> Event:
        """An event that tells the seconds of a clock tells those it has at this pace."""
        if event.kind not in self.telling.timed:
            return event
        seconds = paced(1000 * event.a, self.pace, 0, is_brisk=True) // 1000
        return Event(event.kind, event.seat, seconds, event.b, event.to)

    def refused(self, state: State, seat: Seat, action: Action) -> Refused:
        refusal = self.game.why_not(state, seat, action)
        message = self.game.refused(state, seat, refusal)
        return Refused(
            "illegal" if seat in state.pending() else "not_your_turn",
            message,
            refusal.clauses,
            narrator(self.game).say(message, self.names),
        )


class Picture:
    """One moment of a table, as each viewer may see it. Made and used under the table's lock."""

    def __init__(
        self,
        state: State,
        words: Voice,
        log: Log,
        *,
        now: int,
        table: str,
        promise: str,
        clocks: list[Ring],
        paused: bool,
        scene_ends_at: int | None,
        more_time: list[Seat],
        bots: list[Seat],
        in_one_room: bool,
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
            "scene_ends_at": scene_ends_at,
            "result": state.game.result(state) if state.phase is OVER else None,
            "more_time": more_time,
            "bots": bots,
        }
        self._start = b'{"type":"frame","now":%d,"events":[' % now
        self._open = b"]," + _encode(same_for_all)[1:-1]
        public = words.public(state)
        self._shared = public + b"}}"
        # In one room a page can be covered: then it shows what the public sees.
        self._open_view = b""
        if in_one_room:
            open_view = _encode(words.game.own(state, TABLE))[:-1] + public + b"}"
            self._open_view = b',"open_view":' + open_view

    def core(self, viewer: Seat, decision: str, timed_out: bool = False) -> Core:
        """A frame without its events and its time: equal for a viewer who may notice nothing.

        In parts, the large ones of which all viewers share.
        """
        state, words = self.state, self.words
        game = words.game
        asked, choices, warnings, channels = b"[]", b"", b"{}", SPECTATORS
        if viewer != TABLE:
            asked = words.asked(state, viewer)
            channels = words.channels(game.channels(state, viewer))
            legal = state.legal(viewer)
            if legal:
                choices = words.choices(legal)
                warnings = words.warnings(state, viewer, legal)
        own = _encode(game.own(state, viewer))
        mine = (
            b',"viewer":%d,"version":%d,"decision":"%b","timed_out":%b,"asked":%b,"legal":[%b],'
            b'"warnings":%b,"speech":{"channels":%b}%b,"view":%b'
        ) % (
            viewer,
            self.log.count(viewer),
            decision.encode(),
            b"true" if timed_out else b"false",
            asked,
            choices,
            warnings,
            channels,
            b"" if viewer == TABLE else self._open_view,
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
            told.append(self._told_as_heard(event, n))
        opened, mine, shared = core
        return [b"", self._start, b",".join(told), opened, mine, shared]

    def _told_as_heard(self, event: Event, n: int) -> bytes:
        """An event in JSON: made once for all who count it alike."""
        key = (event, n)
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = self.words.told_in_json(event, n, self.state.seats)
        return found
