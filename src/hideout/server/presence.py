"""Who is there: what happens when people go, stay away and come back.

Nobody's going stops a table for good: after a while the table pauses if it is empty, a captain
passes on, a bot plays for who is gone, the host's role goes to somebody here, and what nobody
looks at leaves memory. One look at a room (`tend`) does all that is due and sets the next look.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from hideout.engine.core import Seat
from hideout.server import facts, rooms, schema
from hideout.server.background import spawned
from hideout.server.refusal import Refused
from hideout.server.rooms import RoomDocument
from hideout.server.table import Table
from hideout.server.wall import Timer

if TYPE_CHECKING:
    from hideout.server.hub import Hub
    from hideout.server.lines import Connection

RESTART_GRACE: Final = 10_000  # nobody's clock runs out sooner after the server was down
PAUSE_AFTER: Final = 3_000  # how long a table runs on when everybody is gone
DAY: Final = 86_400_000
# Those that have been silent for longest first: their clocks are the next to run out.
TO_RESUME: Final = (
    "SELECT id, room, wakes FROM tables WHERE running = ? ORDER BY coalesce("
    "wakes, (SELECT at FROM shelved WHERE table_id = id ORDER BY step DESC LIMIT 1), 0)"
)
OLD_ROOMS: Final = (
    "SELECT code, document, crc FROM rooms WHERE touched < ? "
    "AND code NOT IN (SELECT room FROM tables WHERE running = ?)"
)
LOG: Final = logging.getLogger("hideout.server")


class Presence:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.gone: dict[str, dict[str, int]] = {}  # by room: who is gone, and since when
        self.played_for: dict[str, set[Seat]] = {}  # by table: seats a bot plays for somebody
        self.looks: dict[str, Timer] = {}  # by room: the next look
        self.alarms: dict[str, Timer] = {}  # by table out of memory: when its clock runs out
        self.unresumed: dict[str, str] = {}  # tables that ran when the server stopped; their rooms
        self.resuming: asyncio.Task[None] | None = None
        self.sweep: Timer | None = None

    # Questions

    def seats_played_for(self, table_id: str) -> set[Seat]:
        return self.played_for.get(table_id, set())

    def stand_ins(self, table: Table) -> set[Seat]:
        return self.seats_played_for(table.document.id)

    def people_at(self, table: Table) -> list[str]:
        """Those at the table who are here."""
        here = self.hub.pages.here(table.document.room)
        return [person for person in table.document.persons if person in here]

    def is_watched(self, table: Table) -> bool:
        """Whether somebody it could be played for is here; of a bots' game, anybody."""
        if any(table.document.persons):
            return bool(self.people_at(table))
        return bool(self.hub.pages.of(table.document.room))

    def long_gone(self, room: RoomDocument) -> set[str]:
        """Who had a bot play for them, or would by now."""
        for chair in room.chairs:
            if chair.person:
                self._gone_since(room.code, chair.person)
        now = self.hub.wall.now()
        gone = self.gone.get(room.code, {})
        away = self.hub.settings.away_seconds * 1000
        here = self.hub.pages.here(room.code)
        return {who for who, since in gone.items() if now - since >= away and who not in here}

    def just_gone(self, code: str, millis: int) -> set[str]:
        """Who left less than so long ago: perhaps only to load the page again."""
        now = self.hub.wall.now()
        return {p for p, since in self.gone.get(code, {}).items() if now - since < millis}

    def _gone_since(self, code: str, person: str) -> int | None:
        """Since when somebody is not here; who never came is gone from the first look on."""
        if person in self.hub.pages.here(code):
            return None
        return self.gone.setdefault(code, {}).setdefault(person, self.hub.wall.now())

    def _attendance(self, table: Table) -> facts.Attendance:
        now = self.hub.wall.now()
        gone_for = []
        for person in table.document.persons:
            since = self._gone_since(table.document.room, person) if person else None
            gone_for.append(0 if since is None else max(1, now - since))
        return facts.Attendance(gone_for, self.hub.minds.seats(table))

    # What happens

    async def arrived(self, page: "Connection") -> None:
        """Somebody is here (again): a bot gives the seat back, a pause ends."""
        room = self.hub.room(page.code)
        if not page.is_screen:
            self.gone.get(room.code, {}).pop(page.person, None)
            somebody = room.people.get(page.person)
            if somebody is not None and somebody.has_left:
                room = await self.hub.change(room.code, lambda r: _welcome_back(r, page.person))
        if room.playing:
            table = self.hub.table(room.table)
            seat = table.seat_of(page.person)
            if seat is not None and not page.is_screen and self.hand_back(table, seat):
                self.hub.pages.tell_room(room)
            if self.is_watched(table):
                await table.resume()
        await self.tend(room.code)

    def departed(self, page: "Connection") -> None:
        """A page is closed; its person may have others open."""
        self._gone_since(page.code, page.person)
        self.look_after(page.code, PAUSE_AFTER)

    def begin(self, room: RoomDocument) -> None:
        """A game has begun: whoever is not here is gone from now on."""
        for chair in room.chairs:
            if chair.person:
                self._gone_since(room.code, chair.person)
        self.look_after(room.code, 0)

    def hand_back(self, table: Table, seat: Seat) -> bool:
        """A bot plays for this seat no longer; whether one did."""
        seats = self.played_for.get(table.document.id, set())
        if seat not in seats:
            return False
        seats.discard(seat)
        table.missed[seat] = 0  # who is back is awake
        return True

    def woken(self, table: Table) -> None:
        """A table is in memory again."""
        alarm = self.alarms.pop(table.document.id, None)
        is_changed = alarm is not None
        if alarm is not None:
            alarm.cancel()
        if self.unresumed.pop(table.document.id, None) is not None:
            is_changed |= table.give_at_least(RESTART_GRACE)
        if is_changed:
            self.hub.spawn(self._store_awake(table))
        self.look_after(table.document.room)

    async def _store_awake(self, table: Table) -> None:
        async with table.lock:
            if not table.is_closed:
                await self.hub.store.write([table.saved()])

    # Looking after rooms

    def look_after(self, code: str, millis: int | None = None) -> None:
        """Look at a room in so long; by default when it would be idle."""
        if millis is None:
            if code in self.looks:
                return
            millis = self.hub.settings.idle_minutes * 60_000
        self._cancel_look(code)

        def look() -> None:
            self.looks.pop(code, None)
            self.hub.spawn(self.tend(code))

        self.looks[code] = self.hub.wall.call_later(millis, look)

    def _cancel_look(self, code: str) -> None:
        look = self.looks.pop(code, None)
        if look is not None:
            look.cancel()

    async def tend(self, code: str) -> None:
        """Do all that is due in a room, then look again when something could be due."""
        try:
            room = self.hub.room(code)
            await self._pass_on_host(room)
            room = self.hub.room(code)
            if room.playing:
                await self._tend_table(room, self.hub.table(room.table))
        except Refused:
            return  # the room is forgotten, or its table cannot be read
        if not self.hub.pages.of(code) and await self._unload_if_idle(code):
            return
        self.look_after(code, self._next_look(code))

    def _next_look(self, code: str) -> int:
        """How long until something could be due for somebody who is gone."""
        settings = self.hub.settings
        away, idle = settings.away_seconds * 1000, settings.idle_minutes * 60_000
        now = self.hub.wall.now()
        spans = [PAUSE_AFTER, *facts.THRESHOLDS, away, idle]
        here = self.hub.pages.here(code)
        for person in [person for person in self.gone.get(code, {}) if person in here]:
            del self.gone[code][person]
        coming = [
            since + span - now
            for since in self.gone.get(code, {}).values()
            for span in spans
            if since + span > now
        ]
        return min([*coming, max(idle, 1000)])

    async def _pass_on_host(self, room: RoomDocument) -> None:
        here = self.hub.pages.here(room.code)
        since = self._gone_since(room.code, room.host)
        away = self.hub.settings.away_seconds * 1000
        if since is None or not here or self.hub.wall.now() - since < away:
            return
        if any(person in here for person in room.people):
            await self.hub.change(room.code, lambda r: rooms.pass_on_host(r, here))

    async def _tend_table(self, room: RoomDocument, table: Table) -> None:
        is_relaxed = room.pace == "relaxed"
        is_watched = self.is_watched(table)
        if (is_watched or is_relaxed) and self._send_stand_ins(room, table):
            self.hub.pages.tell_room(room)
            self.hub.minds.consider(table)
        if is_relaxed:
            return  # people come and go, and nobody's absence means anything
        if is_watched:
            while await table.state_fact(lambda s: facts.fact_due(s, self._attendance(table))):
                pass
            return
        now = self.hub.wall.now()
        since = [self._gone_since(room.code, p) or now for p in table.document.persons if p]
        if not since or now - max(since) >= PAUSE_AFTER:
            await table.pause()

    def _send_stand_ins(self, room: RoomDocument, table: Table) -> bool:
        """Bots play on for those who are gone or asleep; whether there is one more."""
        persons = enumerate(table.document.persons)
        seats = {seat for seat, person in persons if person and self._is_due(room, table, seat)}
        known = self.played_for.setdefault(table.document.id, set())
        is_more = bool(seats - known)
        known |= seats
        return is_more

    def _is_due(self, room: RoomDocument, table: Table, seat: Seat) -> bool:
        """Whether a bot plays for somebody: as the room says, and the game's `bot_takeover`."""
        person = table.document.persons[seat]
        since = self._gone_since(room.code, person)
        somebody = room.people.get(person)
        if table.takeover == "off":
            return False
        if since is not None and (somebody is None or somebody.has_left):
            return True
        if not room.stand_ins or room.pace == "relaxed":
            return False
        if table.takeover == "after-two" and table.missed[seat] >= 2:
            return True
        grace = 0 if table.takeover == "on" else self.hub.settings.away_seconds * 1000
        return since is not None and self.hub.wall.now() - since >= grace

    # Memory

    async def _unload_if_idle(self, code: str) -> bool:
        """What nobody looks at and no clock runs in leaves memory. Whether the room has left."""
        now = self.hub.wall.now()
        idle = self.hub.settings.idle_minutes * 60_000
        if any(now - since < idle for since in self.gone.get(code, {}).values()):
            return False
        room = self.hub.room(code)
        table = self.hub.tables.get(room.table)
        if table is not None:
            async with table.lock:
                if self.hub.minds.is_busy(table):
                    return False
                end = table.next_end()
                if not table.is_over() and not table.is_paused() and end is not None:
                    await self.hub.store.write([table.saved(wakes=end[0])])
                    self.wake_later(room.table, code, end[0] - now)
                if not self.hub.pages.of(code):
                    self.hub.unload(room.table)
        if self.hub.pages.of(code):
            return False
        self.hub.rooms.pop(code, None)
        self.hub.talk.forget(code)
        self.gone.pop(code, None)
        self._cancel_look(code)
        return True

    def wake_later(self, table_id: str, code: str, millis: int) -> None:
        """A table that is out of memory is loaded again when its clock has run out."""
        if table_id in self.alarms:
            self.alarms[table_id].cancel()
        self.alarms[table_id] = self.hub.wall.call_later(
            max(0, millis), lambda: self.hub.spawn(self._wake(table_id, code))
        )

    async def _wake(self, table_id: str, code: str) -> None:
        try:
            self.hub.table(table_id)
        except Refused:
            return
        await self.tend(code)

    def forget(self, table_id: str) -> None:
        self.played_for.pop(table_id, None)

    # The server starts and stops

    def open_up(self) -> None:
        """After a start: whoever comes finds their table; the others go on one after another."""
        now = self.hub.wall.now()
        for table_id, code, wakes in self.hub.store.rows(TO_RESUME, schema.RUNNING):
            if wakes is not None and wakes > now:
                self.wake_later(table_id, code, wakes - now)
            else:
                self.unresumed[table_id] = code
        self.resuming = spawned(self._resume(), lambda task: None)

    async def _resume(self) -> None:
        """The running tables, with time for people to come back. Who comes finds theirs at once."""
        for table_id, code in list(self.unresumed.items()):
            try:
                if table_id in self.unresumed:
                    await self.hub.load(table_id)
            except Refused:
                self.unresumed.pop(table_id, None)
            else:
                await self.tend(code)
        await self.forget_old_rooms()

    async def forget_old_rooms(self) -> None:
        """Once a day: rooms nobody has entered for a month, with all that was played there."""
        oldest = self.hub.wall.now() - self.hub.settings.room_days * DAY
        await self.hub.identities.forget_old()
        for code, document, crc in self.hub.store.rows(OLD_ROOMS, oldest, schema.DAMAGED):
            if schema.checksum(document) != crc:
                continue  # what is damaged is kept: somebody may mend it
            if code in self.hub.rooms or code in self.hub.pages.halls:
                continue
            in_room = "table_id IN (SELECT id FROM tables WHERE room = ?)"
            await self.hub.store.write(
                [
                    (f"DELETE FROM shelved WHERE {in_room}", (code,)),
                    (f"DELETE FROM fresh WHERE {in_room}", (code,)),
                    (f"DELETE FROM notes WHERE {in_room}", (code,)),
                    (f"DELETE FROM thoughts WHERE {in_room}", (code,)),
                    ("DELETE FROM tables WHERE room = ?", (code,)),
                    ("DELETE FROM rooms WHERE code = ?", (code,)),
                ]
            )
            LOG.info("forgot an old room")
        self.sweep = self.hub.wall.call_later(DAY, lambda: self.hub.spawn(self.forget_old_rooms()))

    def close(self) -> None:
        if self.resuming is not None:
            self.resuming.cancel()
        for timer in [*self.looks.values(), *self.alarms.values()]:
            timer.cancel()
        if self.sweep is not None:
            self.sweep.cancel()


def _welcome_back(room: RoomDocument, person: str) -> None:
    rooms.somebody(room, person).has_left = False
