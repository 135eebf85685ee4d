"""A running game: one state, one record, one lock.

Every decision goes the same way: check, apply, make durable, then tell. Loading a table is
replaying its record through the same code. Whoever reads the state to tell somebody about it
holds the lock, so that nobody hears of a decision that is not yet durable.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from hideout.engine.core import OVER, TABLE, Event, Seat, State
from hideout.engine.notation import Action, BadNotation
from hideout.engine.options import read_options
from hideout.engine.proof import CHANNEL
from hideout.engine.record import Note, Record
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from hideout.server import metrics, schema, words
from hideout.server.background import spawned
from hideout.server.clocks import EXTRA_TIME, TableTime, deadline
from hideout.server.messages import Ring
from hideout.server.project import Log, Picture, Words
from hideout.server.refusal import Refused
from hideout.server.settings import Settings
from hideout.server.store import DECIDED, Statement, Store
from hideout.server.stored import Saying, TableDocument, proof_of_table
from hideout.server.thinking import Weighed
from hideout.server.wall import Time, Timer


class Owner(Protocol):
    """Who is told what becomes of a table."""

    def on_change(self, table: "Table", receipt: Any = None) -> None:
        """After every durable change; the lock is held. `receipt` is the actor's."""

    def on_failure(self, table: "Table") -> None:
        """This copy of the table is no good any more."""

    def ending(self, table: "Table") -> Statement:
        """What is stored of the room together with the last decision."""


class Before:
    """A table before it decides for itself: by a clock, or by stating a fact."""

    def __init__(self, state: State, action: Action) -> None:
        self.is_ring = any(clock.action is action for clock in state.clocks())
        self.phase = state.phase.name
        self.pending = [] if state.phase.open else state.pending()
        self.legal = [state.legal(seat)[:] for seat in range(state.seats)]


class Table:
    def __init__(
        self,
        document: TableDocument,
        store: Store,
        wall: Time,
        settings: Settings,
        owner: "Owner",
    ) -> None:
        self.document = document
        self.store = store
        self.wall = wall
        self.relaxed_hours = settings.relaxed_hours
        self.extra_times = settings.extra_times
        self.owner = owner
        game = find_game(document.game).at(document.version)
        self.game = game if document.deck is None else game.with_deck(document.deck)
        options = read_options(self.game.options, document.options)
        self.takeover = str(options.get("bot_takeover", ""))  # a game's own word on stand-ins
        self.proof = proof_of_table(document)
        self.seed = self.proof.seed()
        self.record = Record(self.game, document.names, self.seed, document.options)
        self.sitting = Sitting(self.record.start(), self.record)
        self.state: State = self.sitting.state
        self.words = Words(self.game, document.called, document.pace)
        self.log = Log(self.sitting)
        self.time = TableTime(wall, document.shift, document.paused_at)
        self.times = [document.started]  # table time of each step
        self.window = 0
        self.own_acts = [0] * self.state.seats  # in this window
        self.tokens = self._fresh_tokens()
        self.missed = [0] * self.state.seats  # decisions in a row that a clock took away
        self._seats = _seats(document.persons)
        self.sayings: list[Saying] = []
        self.lock = asyncio.Lock()
        self.wishes: set[Seat] = set()  # who wants more time in this window
        self.have_wished: set[Seat] = set()  # and may not again in it
        self.ends: list[tuple[int, Action]] = []  # when each clock runs out, by the wall
        self.timer: Timer | None = None
        self.rings_at = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    # Loading

    def load(self) -> None:
        """Replay what is stored. Raises IllegalAction or BadNotation if the rules have changed."""
        rows = self.store.rows(
            "SELECT seat, action, at FROM decisions WHERE table_id = ? ORDER BY step",
            self.document.id,
        )
        for seat, text, at in rows:
            self._apply(seat, self.game.notation.parse(text), at, self.sitting.play)
        for row in self.store.rows(
            "SELECT step, seat, person, name, channel, audience, text, emote, at FROM notes "
            "WHERE table_id = ? ORDER BY n",
            self.document.id,
        ):
            values = dict(zip(Saying.__struct_fields__, row, strict=True))
            self.sayings.append(msgspec.convert(values, Saying, strict=False))
        self.time.not_before(self.times[-1])

    # Questions

    def is_over(self) -> bool:
        return self.state.phase is OVER

    def is_paused(self) -> bool:
        return self.time.paused_at is not None

    def seat_of(self, person: str) -> Seat | None:
        return self._seats.get(person)

    def token(self, seat: Seat) -> str:
        """Names the decision a seat has before it; others' hidden acts do not change it."""
        return self.tokens[seat] if seat != TABLE else ""

    def _fresh_tokens(self) -> list[str]:
        return [f"{self.window}.0"] * self.state.seats

    def _has_acted(self, seat: Seat) -> None:
        """Whatever a seat meant to answer before, it now has another decision before it."""
        self.own_acts[seat] += 1
        self.tokens[seat] = f"{self.window}.{self.own_acts[seat]}"

    def picture(self) -> Picture:
        """This moment, for every viewer. The caller holds the lock."""
        is_paused = self.is_paused()
        return Picture(
            self.state,
            self.words,
            self.log,
            now=self.wall.now(),
            table=self.document.id,
            promise=self.proof.promise,
            clocks=[
                Ring(name=action.verb, ends_at=None if is_paused else end)
                for end, action in self.ends
            ],
            paused=is_paused,
            # Who has to be silent wishes in silence: a raised hand is a word, too.
            more_time=[seat for seat in sorted(self.wishes) if self._may_speak(seat)],
        )

    def _may_speak(self, seat: Seat) -> bool:
        return bool(self.game.channels(self.state, seat))

    # Deciding

    def parse(self, text: str) -> Action:
        known = self.words.actions.get(text)
        if known is not None:
            return known
        try:
            return self.game.notation.parse(text)
        except BadNotation as error:
            raise Refused("malformed", str(error)) from None

    async def act(self, seat: Seat, action: Action, token: str, receipt: Any = None) -> int:
        """A seat's own decision: 0 if it is made, or how long it has to wait. Raises Refused."""
        async with self.lock:
            self._check(seat, action, token)
            # An answer must not take effect before every other could have.
            wait = self._hold_left()
            if not wait:
                await self._decide(seat, action, receipt)
            return wait

    def check_token(self, seat: Seat, token: str) -> None:
        """Whether an answer is to the decision that this seat has before it. Raises Refused."""
        if self.is_closed:
            raise Refused("closed", words.IN_DISORDER)
        if token != self.token(seat):
            raise Refused("stale", words.STALE)

    def _check(self, seat: Seat, action: Action, token: str) -> None:
        self.check_token(seat, token)
        if action not in self.state.legal(seat):
            raise self.words.refused(self.state, seat, action)

    async def _decide(self, seat: Seat, action: Action, receipt: Any = None) -> None:
        """Apply, make durable, tell. Holds the lock; the action is legal."""
        at = self.time.now()
        step = self.state.step
        try:
            self._apply(seat, action, at, self.sitting.apply)
            text = self.game.notation.text(action)
            statements: list[Statement] = [(DECIDED, (self.document.id, step, seat, text, at))]
            if self.state.phase is OVER:
                statements += [self.saved(), self.owner.ending(self)]
            await self.store.write(statements)
        except BaseException:
            # What could not be stored did not happen: this copy is ahead of the record.
            self.close()
            self.owner.on_failure(self)
            raise
        metrics.DECISIONS.add()
        self.reschedule()
        self.owner.on_change(self, receipt)

    def _apply(
        self, seat: Seat, action: Action, at: int, how: Callable[[Seat, Action], list[Event]]
    ) -> None:
        """One decision of the record, live or replayed."""
        state = self.state
        opened = state.opened
        before = Before(state, action) if seat == TABLE else None
        self.log.count_in(how(seat, action))
        self.times.append(at)
        if state.opened != opened:
            self.window += 1
            self.own_acts = [0] * state.seats
            self.tokens = self._fresh_tokens()
            self.wishes.clear()
            self.have_wished.clear()
        elif before is None:
            self._has_acted(seat)
        else:
            self._after_table_spoke(before)
        if before is None:
            self.missed[seat] = 0
        elif before.is_ring:
            self._count_missed(before)

    def _count_missed(self, before: "Before") -> None:
        """Who was waited for in vain. A clock that only turns up the next code takes nothing."""
        same = self.state.pending() if self.state.phase.name == before.phase else []
        for seat in before.pending:
            if seat not in same:
                self.missed[seat] += 1

    def _after_table_spoke(self, before: "Before") -> None:
        """A clock may have decided for somebody, whose late answer must not count as the next.

        In an open window, where order matters anyway, only those have a new decision before them
        whose choices have changed; or a click would be lost whenever another's clock rings.
        """
        for seat in range(self.state.seats):
            for_all = before.is_ring and not self.state.phase.open
            if for_all or self.state.legal(seat) != before.legal[seat]:
                self._has_acted(seat)

    def _hold_left(self) -> int:
        """Milliseconds before an answer may take effect in this phase."""
        hold = self.state.phase.hold(self.state)
        if not hold:
            return 0
        # Extra time moves the table's clock back, but never makes a hold longer than it is.
        return min(hold, max(0, self.times[self.state.opened] + hold - self.time.now()))

    async def state_fact(self, wanted: Callable[[State], Action | None]) -> bool:
        """The table says what it alone knows: who is there. Whether there was anything to say."""
        async with self.lock:
            if self.is_closed or self.is_over() or self.is_paused():
                return False
            action = wanted(self.state)
            if action is None:
                return False
            await self._decide(TABLE, action)
            return True

    # Clocks

    def next_end(self) -> tuple[int, Action] | None:
        """The first clock that runs out, by the wall, unless time stands still."""
        if self.is_paused() or not self.ends:
            return None
        return self.ends[0] if len(self.ends) == 1 else min(self.ends, key=_when)

    def reschedule(self) -> None:
        """See to it that the table looks at its clocks when the first one runs out.

        A timer that rings too early does no harm, so a later end needs no new one.
        """
        pace, hours = self.document.pace, self.relaxed_hours
        self.ends = [
            (self.time.to_wall(deadline(clock, self.times, pace, hours)), clock.action)
            for clock in self.state.clocks()
        ]
        end = None if self.is_closed else self.next_end()
        if end is None:
            self._stop_timer()
        elif self.timer is None or end[0] < self.rings_at:
            self._stop_timer()
            self.rings_at = end[0]
            self.timer = self.wall.call_later(max(0, end[0] - self.wall.now()), self._ring)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.spawn(self._time_up())

    async def _time_up(self) -> None:
        async with self.lock:
            end = self.next_end()
            if self.is_closed or end is None:
                return
            late = self.wall.now() - end[0]
            if late < 0:
                self.reschedule()
                return
            metrics.TIME_OUTS.add()
            metrics.LATE.add(late / 1000)
            await self._decide(TABLE, end[1])

    def give_at_least(self, millis: int) -> bool:
        """After the server was down: no clock runs out before people could come back. Whether
        there is something to store."""
        self.reschedule()
        end = self.next_end()
        missing = 0 if end is None else self.wall.now() + millis - end[0]
        if missing > 0:
            self.time.shift += missing
        return missing > 0

    async def wish_more_time(self, seat: Seat, people: int) -> None:
        """More time when more than half of the people at the table want it. Raises Refused."""
        async with self.lock:
            if self.is_closed or not self.state.clocks() or self.is_paused():
                raise Refused("no_clock", words.NO_CLOCK)
            if self.document.extra_times >= self.extra_times:
                raise Refused("no_more_time", words.NO_MORE_TIME)
            if seat in self.have_wished:
                raise Refused("asked_already", words.ASKED_ALREADY)
            self.have_wished.add(seat)
            self.wishes.add(seat)
            if 2 * len(self.wishes) > people:
                self.wishes.clear()
                self.document.extra_times += 1
                self.time.shift += EXTRA_TIME
                await self.store.write([self.saved()])
                self.reschedule()
            self.owner.on_change(self)

    async def pause(self) -> None:
        async with self.lock:
            if not self.is_paused() and not self.is_over() and not self.is_closed:
                self.time.pause()
                await self.store.write([self.saved()])
                self.reschedule()
                self.owner.on_change(self)

    async def resume(self) -> None:
        async with self.lock:
            if self.is_paused() and not self.is_closed:
                self.time.resume()
                await self.store.write([self.saved()])
                self.reschedule()
                self.owner.on_change(self)

    # Talk

    async def say(self, saying: Saying) -> None:
        n = len(self.sayings)
        self.sayings.append(saying)
        row = (self.document.id, n, *msgspec.structs.astuple(saying))
        await self.store.write(
            [("INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)]
        )

    # Bots

    async def keep_thoughts(self, seat: Seat, weighed: list[Weighed]) -> None:
        """What a bot weighed before the last decision of its seat."""
        decisions = self.record.decisions
        step = max(n for n, decision in enumerate(decisions) if decision.seat == seat)
        row = (self.document.id, step, msgspec.json.encode(weighed))
        await self.store.write([("INSERT OR REPLACE INTO thoughts VALUES (?, ?, ?)", row)])

    def thoughts(self) -> dict[int, list[Weighed]]:
        """By step; for eyes that may see everything."""
        sql = "SELECT step, weighed FROM thoughts WHERE table_id = ?"
        rows = self.store.rows(sql, self.document.id)
        return {step: msgspec.json.decode(weighed, type=list[Weighed]) for step, weighed in rows}

    # Storing

    def saved(self, wakes: int | None = None) -> Statement:
        self.document.shift = self.time.shift
        self.document.paused_at = self.time.paused_at
        state = schema.PAUSED if self.is_paused() else schema.RUNNING
        document = msgspec.json.encode(self.document)
        return (
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)",
            (
                self.document.id,
                self.document.room,
                document,
                schema.OVER if self.is_over() else state,
                wakes,
                schema.checksum(document),
            ),
        )

    def reseat(self, seat: Seat, person: str, name: str) -> Statement:
        """A seat changes hands; to be stored with the room."""
        self.document.persons[seat] = person
        self.document.called[seat] = name
        self.words = Words(self.game, self.document.called, self.document.pace)
        self._seats = _seats(self.document.persons)
        return self.saved()

    def whole_record(self) -> Record:
        """The record with everything said at the table and what proves the shuffle."""
        record = Record(self.game, self.document.names, self.seed, self.document.options)
        record.decisions = self.record.decisions
        record.notes = [Note(0, TABLE, CHANNEL, self.proof.text())]
        for saying in self.sayings:
            text = f"({saying.text})" if saying.emote else saying.text
            record.notes.append(Note(saying.step, saying.seat, saying.channel, text))
        return record

    # Work in the background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(spawned(work, self.tasks.discard))

    def close(self) -> None:
        """Leave memory; everything is stored already."""
        self.is_closed = True
        self._stop_timer()
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()


def _when(end: tuple[int, Action]) -> int:
    return end[0]


def _seats(persons: list[str]) -> dict[str, Seat]:
    return {person: seat for seat, person in enumerate(persons) if person}
