"""A running game: one state, one record, one lock.

Every decision goes the same way: check, apply, make durable, then tell. Loading a table is
replaying its record through the same code.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hideout.engine.core import OVER, TABLE, IllegalAction, Seat, State, play
from hideout.engine.notation import Action, BadNotation
from hideout.engine.record import Note, Record
from hideout.games import find_game
from hideout.server import fair, metrics
from hideout.server.clocks import EXTRA_TIME, TableTime, Time, Timer, deadline
from hideout.server.messages import Frame, Pace, Ring
from hideout.server.project import Log, frame
from hideout.server.refusal import Refused
from hideout.server.store import Statement, Store


class TableDocument(msgspec.Struct, kw_only=True):
    """What is stored of a table besides its decisions."""

    id: str
    room: str
    game: str
    names: list[str]
    persons: list[str]  # by seat: who it belongs to; "" for a bot's own seat
    levels: list[str]  # by seat: the bot that plays or would stand in
    options: dict[str, Any]
    deck: dict[str, Any] | None
    server_seed: str
    contributions: list[str]
    pace: Pace
    open_after: bool
    started: int
    shift: int = 0
    paused_at: int | None = None


class Saying(msgspec.Struct, kw_only=True):
    """Something said at the table."""

    step: int
    seat: Seat
    person: str
    name: str
    channel: str
    audience: int
    text: str
    emote: bool
    at: int


class Table:
    def __init__(
        self,
        document: TableDocument,
        store: Store,
        wall: Time,
        relaxed_hours: int,
        changed: Callable[["Table"], Awaitable[None]],
    ) -> None:
        self.document = document
        self.store = store
        self.wall = wall
        self.relaxed_hours = relaxed_hours
        self.changed = changed  # told after every durable change
        game = find_game(document.game)
        self.game = game if document.deck is None else game.with_deck(document.deck)
        self.seed = fair.mix(document.server_seed, document.contributions)
        self.record = Record(self.game, document.names, self.seed, document.options)
        self.state: State = self.record.start()
        self.log = Log(self.state.seats)
        self.time = TableTime(wall, document.shift, document.paused_at)
        self.times = [document.started]  # table time of each step
        self.window = 0
        self.own_acts = [0] * self.state.seats  # in this window
        self.sayings: list[Saying] = []
        self.lock = asyncio.Lock()
        self.wishes: set[Seat] = set()  # who wants more time in this window
        self.timer: Timer | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    # Loading

    def load(self) -> None:
        """Replay what is stored."""
        rows = self.store.rows(
            "SELECT seat, action, at FROM decisions WHERE table_id = ? ORDER BY step",
            self.document.id,
        )
        for seat, text, at in rows:
            self._apply(seat, self.game.notation.parse(text), at)
        for row in self.store.rows(
            "SELECT step, seat, person, name, channel, audience, text, emote, at FROM notes "
            "WHERE table_id = ? ORDER BY n",
            self.document.id,
        ):
            self.sayings.append(
                Saying(
                    step=row[0],
                    seat=row[1],
                    person=row[2],
                    name=row[3],
                    channel=row[4],
                    audience=row[5],
                    text=row[6],
                    emote=bool(row[7]),
                    at=row[8],
                )
            )

    # Questions

    def is_over(self) -> bool:
        return self.state.phase is OVER

    def token(self, seat: Seat) -> str:
        """Names the decision a seat has before it; others' hidden acts do not change it."""
        return f"{self.window}.{self.own_acts[seat]}" if seat != TABLE else ""

    def rings(self) -> list[Ring]:
        is_paused = self.time.paused_at is not None
        return [
            Ring(
                name=clock.action.verb,
                ends_at=None if is_paused else self.time.to_wall(self._ends(clock)),
            )
            for clock in self.state.clocks()
        ]

    def frame(self, viewer: Seat, heard: int) -> Frame:
        return frame(
            self.state,
            viewer,
            table=self.document.id,
            names=self.document.names,
            log=self.log,
            heard=heard,
            decision=self.token(viewer),
            clocks=self.rings(),
            paused=self.time.paused_at is not None,
        )

    # Deciding

    async def act(self, seat: Seat, text: str, token: str) -> None:
        """A seat's own decision, as it came over the wire. Raises Refused."""
        try:
            action = self.game.notation.parse(text)
        except BadNotation as error:
            raise Refused("malformed", str(error)) from None
        while True:
            async with self.lock:
                self._check(seat, action, token)
                wait = self._hold_left()
                if not wait:
                    await self._decide(seat, action)
                    return
            # The answer must not take effect before every other could have.
            await self.wall.sleep(wait)

    async def decide(self, seat: Seat, action: Action, token: str) -> None:
        """A bot's decision; one that has become stale or illegal is dropped."""
        try:
            await self.act(seat, self.game.notation.text(action), token)
        except Refused:
            return

    def _check(self, seat: Seat, action: Action, token: str) -> None:
        if self.is_closed:
            raise Refused("closed", "This table is closed; reload the page.")
        if token != self.token(seat):
            raise Refused("stale", "The table has moved on; look again and choose.")
        if action not in self.state.legal(seat):
            waited_for = seat in self.state.pending()
            raise Refused(
                "illegal" if waited_for else "not_your_turn",
                self.game.refusal(self.state, seat, action),
                self.state.phase.why_not(self.state, seat, action),
            )

    async def _decide(self, seat: Seat, action: Action) -> None:
        """Apply, make durable, tell. Holds the lock."""
        at = self.time.now()
        step = self.state.step
        try:
            self._apply(seat, action, at)
        except IllegalAction as refusal:
            raise Refused("illegal", str(refusal), refusal.clauses) from None
        statements: list[Statement] = [
            (
                "INSERT INTO decisions VALUES (?, ?, ?, ?, ?)",
                (self.document.id, step, seat, self.game.notation.text(action), at),
            )
        ]
        if self.is_over():
            statements.append(self.saved())
        try:
            await self.store.write(statements)
        except BaseException:
            # What could not be stored did not happen: this copy is ahead of the record.
            self.close()
            raise
        metrics.DECISIONS.inc()
        if seat == TABLE:
            metrics.TIME_OUTS.inc()
        self.reschedule()
        await self.changed(self)

    def _apply(self, seat: Seat, action: Action, at: int) -> None:
        """One decision of the record, live or replayed."""
        state = self.state
        state.events = []
        opened = state.opened
        play(state, seat, action)
        self.record.add(seat, action)
        self.times.append(at)
        self.log.add(state.events)
        state.events = None
        if state.opened != opened:
            self.window += 1
            self.own_acts = [0] * state.seats
            self.wishes.clear()
        elif seat != TABLE:
            self.own_acts[seat] += 1

    def _hold_left(self) -> int:
        """Milliseconds before an answer may take effect in this phase."""
        hold = self.state.phase.hold(self.state)
        if not hold:
            return 0
        return max(0, self.times[self.state.opened] + hold - self.time.now())

    # Clocks

    def _ends(self, clock: Any) -> int:
        return deadline(clock, self.times, self.document.pace, self.relaxed_hours)

    def reschedule(self) -> None:
        """Set the timer to the first clock that runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.is_closed or self.time.paused_at is not None:
            return
        first: Action | None = None
        ends = 0
        for clock in self.state.clocks():
            if first is None or self._ends(clock) < ends:
                first, ends = clock.action, self._ends(clock)
        if first is not None:
            wait = max(0, ends - self.time.now())
            self.timer = self.wall.call_later(wait, lambda: self._ring(first))

    def _ring(self, action: Action) -> None:
        self.spawn(self._time_up(action))

    async def _time_up(self, action: Action) -> None:
        async with self.lock:
            due = any(
                clock.action is action and self._ends(clock) <= self.time.now()
                for clock in self.state.clocks()
            )
            if self.is_closed or self.time.paused_at is not None:
                return
            if due:
                await self._decide(TABLE, action)
            else:
                self.reschedule()

    def give_at_least(self, millis: int) -> None:
        """After the server was down: no clock runs out before people could come back."""
        clocks = self.state.clocks()
        if clocks and self.time.paused_at is None:
            first = min(self._ends(clock) for clock in clocks)
            self.time.shift += max(0, self.time.now() + millis - first)
            self.reschedule()

    async def wish_more_time(self, seat: Seat, people: int) -> None:
        """More time when half of the people at the table want it. Raises Refused."""
        async with self.lock:
            if not self.state.clocks() or self.time.paused_at is not None:
                raise Refused("no_clock", "No clock is running.")
            self.wishes.add(seat)
            if 2 * len(self.wishes) < people:
                return
            self.wishes.clear()
            self.time.shift += EXTRA_TIME
            await self._save()
            self.reschedule()
            await self.changed(self)

    async def pause(self) -> None:
        async with self.lock:
            if self.time.paused_at is None and not self.is_over() and not self.is_closed:
                self.time.pause()
                await self._save()
                self.reschedule()
                await self.changed(self)

    async def resume(self) -> None:
        async with self.lock:
            if self.time.paused_at is not None and not self.is_closed:
                self.time.resume()
                await self._save()
                self.reschedule()
                await self.changed(self)

    # Talk

    async def say(self, saying: Saying) -> None:
        n = len(self.sayings)
        self.sayings.append(saying)
        values = (
            self.document.id, n, saying.step, saying.seat, saying.person, saying.name,
            saying.channel, saying.audience, saying.text, int(saying.emote), saying.at,
        )  # fmt: skip
        await self.store.write(
            [("INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)]
        )

    # Storing

    def saved(self) -> Statement:
        self.document.shift = self.time.shift
        self.document.paused_at = self.time.paused_at
        return (
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)",
            (
                self.document.id,
                self.document.room,
                msgspec.json.encode(self.document),
                int(not self.is_over()),
            ),
        )

    async def _save(self) -> None:
        await self.store.write([self.saved()])

    def whole_record(self) -> Record:
        """The record with everything said at the table and what proves the shuffle."""
        record = self.record
        record.notes = [
            Note(saying.step, saying.seat, saying.channel, saying.text)
            for saying in self.sayings
            if saying.channel == "table"
        ]
        proof = {
            "commitment": fair.commitment(self.document.server_seed),
            "server_seed": self.document.server_seed,
            "contributions": self.document.contributions,
        }
        record.notes.insert(0, Note(0, TABLE, "fair", msgspec.json.encode(proof).decode()))
        return record

    # Work in the background

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Leave memory; everything is stored already."""
        self.is_closed = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()
