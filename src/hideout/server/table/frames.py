"""The one place that makes what a viewer is told about a table.

Live frames, reloads, refusals and replays all come from here, and everything here is composed
from what the engine says the viewer knows. No hidden number (steps, events others heard) leaves.

A frame is put together from sections that are encoded once: what is the same for everybody, each
action's words, and what is the viewer's own. `messages.Frame` describes the whole. Sections are
compared with those that a page was sent last, so what is sent depends on nothing but what its
viewer knew and knows: nothing at all if no section is another, and otherwise the whole frame or,
to a page that understands it, a `messages.Change` of the sections that are others.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Game, Seat, State, hears
from hideout.engine.kinds import SECONDS
from hideout.engine.message import Message, data_of
from hideout.engine.notation import Action
from hideout.engine.parts import NEVER, Part, Rows, each_step
from hideout.engine.sitting import Sitting
from hideout.server.house.refusal import Refused
from hideout.server.table.clocks import paced
from hideout.server.wire.connections import packed
from hideout.server.wire.messages import Choice, Pace, Ring, Told
from hideout.server.wire.sections import Core, Members, Shared
from hideout.words import narrator

MOST_EVENTS: Final = 4000  # that a game remembers
MOST_GAMES: Final = 64  # that are remembered; a deck of one's own makes another game
NOTHING_ASKED: Final = b',"asked":[]'
NOTHING_LEGAL: Final = b',"legal":[],"warnings":{}'
SPECTATORS: Final = b',"speech":{"channels":["spectators"]}'

_encode = msgspec.json.Encoder().encode


def members_of(record: Mapping[str, object]) -> bytes:
    """A section: the members of an object, each after a comma."""
    members = _encode(record)[1:-1]
    return b",%b" % members if members else b""


class Listed:
    """A list that everybody sees, in JSON; only rows that have changed are made again."""

    def __init__(self, rows: Rows[Any]) -> None:
        self.rows = rows
        self.key = b',"%b":[' % rows.name.encode()
        self.stamps: list[int] | None = None
        self.made: list[bytes] = []
        self.section = b""

    def section_of(self, state: State) -> bytes:
        """A section of a view."""
        stamps = self.rows.stamps(state)
        last, made = self.stamps, self.made
        if last is None or stamps != last:
            known = 0 if last is None else len(last)
            del made[len(stamps) :]
            for n in range(len(stamps)):
                if n >= known:
                    made.append(_encode(self.rows.row(state, n)))
                elif last is not None and stamps[n] != last[n]:
                    made[n] = _encode(self.rows.row(state, n))
            self.stamps = stamps
            self.section = self.key + b",".join(made) + b"]"
        return self.section


class Log:
    """What each viewer has heard of a sitting, TABLE too: each counts their own from 1."""

    def __init__(self, sitting: Sitting) -> None:
        self._events = sitting.log
        self._of_all = 0  # what everybody has heard
        self._counts = [0] * (sitting.state.seats + 1)  # and what not everybody; TABLE is the last

    def count_in(self, events: Sequence[Event]) -> None:
        """The newest of the sitting's events."""
        counts = self._counts
        for event in events:
            if event.to == EVERYONE:
                self._of_all += 1
                continue
            for viewer in range(TABLE, len(counts) - 1):
                if hears(event.to, viewer):
                    counts[viewer] += 1

    def count(self, viewer: Seat) -> int:
        return self._of_all + self._counts[viewer]

    def since(self, viewer: Seat, heard: int) -> list[Event]:
        """What a viewer heard after its first `heard`; looked for from the end, where it is."""
        missing = self.count(viewer) - heard
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
        self._asked: dict[str, bytes] = {}  # by the ids of messages that are about nothing
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

    def asked(self, messages: Sequence[Message]) -> bytes:
        """What somebody is asked, as a section of a frame."""
        first = messages[0] if len(messages) == 1 else None
        if first is None or first.args:
            return members_of({"asked": [message.data() for message in messages]})
        found = self._asked.get(first.id)
        if found is None:
            found = self._asked[first.id] = members_of({"asked": [first.data()]})
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
        self._about: State | None = None  # what is kept of views shows this one
        self._stamps: list[int] = []
        self._public: list[bytes] = []
        self._lists: list[Listed] = []
        self._own_stamps: list[int] = []  # of the last viewer, TABLE, as well
        self._own: list[bytes] = []
        self._channels: Mapping[str, int] = {}
        self._speech = b',"speech":{"channels":[]}'
        self._lasting: tuple[bool, list[Seat], list[Seat]] | None = None
        self._lasting_members = b""

    def public(self, state: State) -> list[bytes]:
        """What all views of the game show alike, as sections of a view."""
        self._keep_to(state)
        stamps, public = self._stamps, self._public
        for n, part in enumerate(self.telling.parts):
            stamp = part.stamp(state)
            if stamps[n] != stamp:
                stamps[n] = stamp
                public[n] = members_of(part.made(state))
        sections = public[:]
        for listed in self._lists:
            sections.append(listed.section_of(state))
        return sections

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

    def own(self, state: State, viewer: Seat) -> bytes:
        """What differs from viewer to viewer, as a section of a view."""
        self._keep_to(state)
        stamp = self.game.own_stamp(state, viewer)
        if self._own_stamps[viewer] != stamp:
            self._own_stamps[viewer] = stamp
            self._own[viewer] = members_of(self.game.own(state, viewer))
        return self._own[viewer]

    def _keep_to(self, state: State) -> None:
        """Of another state, nothing is known yet."""
        if state is not self._about:
            self._about = state
            parts, viewers = len(self.telling.parts), state.seats + 1
            self._stamps, self._public = [NEVER] * parts, [b""] * parts
            self._lists = [Listed(rows) for rows in self.telling.game.rows]
            self._own_stamps, self._own = [NEVER] * viewers, [b""] * viewers

    def acts(self, state: State, seat: Seat) -> bytes:
        """What a seat may do, as a section of a frame."""
        legal = state.legal(seat)
        if not legal:
            return NOTHING_LEGAL
        warnings = self.warnings(state, seat, legal)
        return b',"legal":[%b],"warnings":%b' % (self.choices(legal), warnings)

    def speech(self, channels: Mapping[str, int]) -> bytes:
        """Where one may speak, as a section; those at a table mostly may speak in the same."""
        if channels != self._channels:
            self._channels = channels
            self._speech = members_of({"speech": {"channels": list(channels)}})
        return self._speech

    def lasting(self, paused: bool, more_time: list[Seat], bots: list[Seat]) -> bytes:
        """What seldom changes at a table, as a section of a frame."""
        lasting = (paused, more_time, bots)
        if lasting != self._lasting:
            self._lasting = lasting
            members = {"paused": paused, "more_time": more_time, "bots": bots}
            self._lasting_members = members_of(members)
        return self._lasting_members

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


class Packed:
    """A change that was made for one viewer, and is the same for others."""

    __slots__ = ("events", "members", "text")

    def __init__(self, events: bytes, members: Members, text: bytes) -> None:
        self.events = events
        self.members = members
        self.text = text


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
        self.table = table
        self.promise = promise
        self._now = b'"now":%d,"events":[' % now
        moment = {
            "phase": state.phase.name,
            "pending": state.pending(),
            "clocks": clocks,
            "scene_ends_at": scene_ends_at,
            "result": state.game.result(state) if state.phase is OVER else None,
        }
        lasting = words.lasting(paused, more_time, bots)
        public = words.public(state)
        # In one room a page can be covered: then it shows what the public sees.
        open_view = [words.own(state, TABLE), *public] if in_one_room else []
        self._shared = Shared([members_of(moment), lasting], public, open_view)
        # What was made last: the next viewer mostly needs the same.
        self._version = -1
        self._decision = ""
        self._timed_out = False
        self._standing = b""
        self._heard = -1
        self._events: list[Event] = []
        self._told = b""
        self._changes: list[Packed] = []  # of each kind of viewer: most are onlookers

    def core(self, viewer: Seat, decision: str, timed_out: bool = False) -> Core:
        """What a viewer is shown besides events and the time."""
        state, words = self.state, self.words
        game = words.game
        version = self.log.count(viewer)
        if (
            version != self._version
            or decision != self._decision
            or timed_out is not self._timed_out
        ):
            self._version, self._decision, self._timed_out = version, decision, timed_out
            self._standing = b',"version":%d,"decision":"%b","timed_out":%b' % (
                version,
                decision.encode(),
                b"true" if timed_out else b"false",
            )
        own = words.own(state, viewer)
        if viewer == TABLE:
            return Core(
                self._shared, self._standing, NOTHING_ASKED, NOTHING_LEGAL, SPECTATORS, own, False
            )
        return Core(
            self._shared,
            self._standing,
            words.telling.asked(game.asked(state, viewer)),
            words.acts(state, viewer),
            words.speech(game.channels(state, viewer)),
            own,
            True,
        )

    def frame(self, core: Core, viewer: Seat, heard: int) -> bytes:
        """The whole frame, with the events after the viewer's first `heard`."""
        frame, view, open_view = core.whole()
        return (
            b'{"type":"frame",%b%b],"table":"%b","commitment":"%b","viewer":%d%b,"view":{%b}%b}'
            % (
                self._now,
                self._since(viewer, heard),
                self.table.encode(),
                self.promise.encode(),
                viewer,
                frame,
                view[1:],
                b',"open_view":{%b}' % open_view[1:] if open_view else b"",
            )
        )

    def change(self, members: Members, viewer: Seat, heard: int) -> bytes:
        """A change of these members with the events since, packed."""
        events = self._since(viewer, heard)
        for known in self._changes:
            if events is known.events and members == known.members:
                return known.text
        frame, view, open_view = members
        text = packed(
            b'{"type":"change",%b%b],"frame":{%b}%b%b}'
            % (
                self._now,
                events,
                frame[1:],
                b',"view":{%b}' % view[1:] if view else b"",
                b',"open_view":{%b}' % open_view[1:] if open_view else b"",
            )
        )
        self._changes.append(Packed(events, members, text))
        return text

    def _since(self, viewer: Seat, heard: int) -> bytes:
        """The events that a viewer has heard after the first `heard`."""
        events = self.log.since(viewer, heard)
        if heard != self._heard or events != self._events:
            self._heard, self._events = heard, events
            words, seats = self.words, self.state.seats
            told = [
                words.told_in_json(event, n, seats) for n, event in enumerate(events, heard + 1)
            ]
            self._told = b",".join(told)
        return self._told
