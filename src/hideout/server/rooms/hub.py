"""The rooms of a house: found, loaded when somebody asks for them, and dropped."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hideout.engine.message import verbatim
from hideout.server.house import bot_tokens, words
from hideout.server.house.background import spawned
from hideout.server.house.bot_tokens import HouseBots
from hideout.server.house.clock import Timer
from hideout.server.house.refusal import Refused
from hideout.server.rooms import care, rules
from hideout.server.rooms.bot_streams import BotStreams
from hideout.server.rooms.live import LiveRoom
from hideout.server.rooms.services import Services
from hideout.server.rooms.watch import Watch
from hideout.server.store import documents
from hideout.server.store.documents import RoomDocument
from hideout.server.store.interface import Away, Elsewhere

GOODBYE: Final = 3  # seconds
SOON: Final = 1_000  # milliseconds
HANDED_OVER: Final = 3_000  # milliseconds within which a room carries on as if nothing had happened


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.wall_clock = services.wall_clock
        self.rooms: dict[str, LiveRoom] = {}
        self.alarms: dict[str, Timer] = {}  # when a room has to be in memory again
        self.unresumed: dict[str, str] = {}  # rooms whose tables ran when the server stopped
        self.resuming: asyncio.Task[None] | None = None
        self.watch: Watch | None = None
        folder = services.store.folder or Path(services.settings.data)
        tokens = services.settings.bot_tokens
        self.house_bots = HouseBots(Path(tokens) if tokens else folder / bot_tokens.FILE)
        self.bot_streams = BotStreams(services, self.house_bots)

    # Finding

    def room(self, code: str) -> LiveRoom:
        """Raises Refused."""
        room = self.rooms.get(code)
        if room is None:
            code = code.upper()
            room = self.rooms.get(code) or self._load(code)
        return room

    def _load(self, code: str) -> LiveRoom:
        if self.services.shared is not None:
            self.services.shared.require_here(code)
        if self.store.room(code) is None:  # or guessing codes would mean owning what does not exist
            raise Refused("no_room", words.NO_ROOM.given({"code": verbatim(code[:12])}))
        if self.services.is_closing:
            raise Refused("elsewhere", words.MOVING)
        room = LiveRoom(code, self.services, self)
        try:
            room.document  # noqa: B018  # read or refused
        except Refused:
            self.store.disown(room.fence)
            raise
        self.rooms[code] = room
        self.bot_streams.look(room)
        room.look_after()
        return room

    def document(self, code: str) -> RoomDocument | None:
        """What is known of a room, whoever owns it; None if nothing can be read."""
        if code in self.rooms:
            return self.rooms[code].document
        found = self.store.room(code)
        try:
            return documents.read_room(*found) if found is not None else None
        except documents.Damaged:
            return None

    def room_behind(self, door: str, person: str) -> LiveRoom:
        """The room that a code opens. An older code of its own only lets in those who are in it
        already. Raises Refused."""
        code = door.upper()
        known = self.rooms.get(code)
        if known is not None and rules.door_of(known.document) == code:
            return known
        if self.services.shared is not None:
            self.services.shared.require_here(code)
        found = self.store.code_behind(code)
        if found is not None:
            return self.room(found)
        room = self.room(code)
        document = room.document
        if person not in document.people and person not in document.returning:
            raise Refused("no_room", words.NO_ROOM.given({"code": verbatim(code[:12])}))
        return room

    def free_code(self) -> str:
        code = rules.new_code()
        while self.store.is_code_taken(code):
            code = rules.new_code()
        return code

    async def open_room(self, game: str, person: str, name: str, avatar: str) -> LiveRoom:
        return await self.open(rules.new_room(self.free_code(), game, person, name, avatar))

    async def open(self, document: RoomDocument) -> LiveRoom:
        """A new room."""
        code = document.code
        room = self.rooms[code] = LiveRoom(code, self.services, self, document)
        try:
            await room.keep(document)
        except BaseException:
            room.close()
            raise
        room.look_after()
        return room

    # What rooms ask for

    async def tend(self, room: LiveRoom) -> None:
        await care.tend(room)

    def has_changed(self, room: LiveRoom) -> None:
        if self.rooms.get(room.code) is room:
            self.bot_streams.look(room)

    def forget(self, room: LiveRoom) -> None:
        self.bot_streams.forget(room)
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]

    def wake_later(self, code: str, millis: int) -> None:
        if code in self.alarms:
            self.alarms[code].cancel()
        self.alarms[code] = self.wall_clock.call_later(
            max(0, millis), lambda: self.services.spawn(self._wake(code))
        )

    async def _wake(self, code: str) -> None:
        try:
            room = self.room(code)
            if room.document.table:
                await room.show_again()  # what was stored last, in case nobody could tell
        except Away:
            self.wake_later(code, SOON)
            return
        except Refused:
            return
        await care.tend(room)

    def has_woken(self, code: str, table_id: str) -> tuple[bool, bool]:
        shared = self.services.shared
        if shared is not None:  # others may have known, and may be gone
            wakes = shared.wakes(table_id)
            has_run = wakes is None or self.wall_clock.now() - wakes > HANDED_OVER
            return wakes is not None, has_run
        alarm = self.alarms.pop(code, None)
        if alarm is not None:
            alarm.cancel()
        return alarm is not None, self.unresumed.pop(code, None) is not None

    # The server starts and stops

    def open_up(self, afterwards: Callable[[], Awaitable[None]]) -> None:
        """After a start: whoever comes finds their table; the others resume one after another."""
        now = self.wall_clock.now()
        if self.services.shared is not None:
            self.watch = Watch(self.services.shared, self.wall_clock, self)
        for table_id, code, wakes in self.store.running_tables():
            if wakes is not None and wakes > now:
                self.wake_later(code, wakes - now)
            else:
                self.unresumed[code] = table_id
        self.resuming = spawned(self._resume(afterwards), lambda task: None)

    async def _resume(self, afterwards: Callable[[], Awaitable[None]]) -> None:
        """The running tables, with time for people to return; whoever does finds theirs at once."""
        for code, table_id in list(self.unresumed.items()):
            if code in self.unresumed:
                await self.look_after(code, table_id)
            self.unresumed.pop(code, None)
        if self.watch is not None:
            self.watch.is_busy = False
        await afterwards()

    async def look_after(self, code: str, table_id: str) -> bool:
        """Let a running table go on; False if it cannot."""
        try:
            room = self.room(code)
            if room.document.table == table_id and room.table is None:
                await room.load_table()
        except (Away, Elsewhere):
            return True  # by itself, or elsewhere
        except Refused:
            return False
        await care.tend(room)
        return True

    def drop_lost(self, owned: set[str]) -> None:
        """This server was believed dead, and others may have taken rooms over."""
        for code in set(self.rooms) - owned:
            self.rooms[code].is_lost()

    async def hand_over_all(self) -> None:
        """Others take over the rooms; pages that reconnect find them there."""

        async def hand_over(room: LiveRoom) -> None:
            with suppress(Refused):
                await room.hand_over()

        if self.rooms:
            work = [asyncio.create_task(hand_over(room)) for room in self.rooms.values()]
            await asyncio.wait(work, timeout=GOODBYE)

    async def shut_down(self) -> None:
        """Tell everybody, let writes in progress finish, and stop."""
        self.services.is_closing = True
        if self.watch is not None:
            self.watch.stop()
        if self.resuming is not None:
            self.resuming.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        if self.services.shared is not None:
            await self.hand_over_all()
        for person in list(self.bot_streams.open_streams):
            self.bot_streams.close_all(person, "shutdown")
        for room in list(self.rooms.values()):
            room.stop()
            room.drop(room.pages.everybody(), "shutdown")
        tasks = self.services.tasks
        goodbyes = [task for task in tasks if not task.done()]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE)
        for room in list(self.rooms.values()):
            if room.table is None:
                room.close()
                continue
            async with room.table.lock:  # a decision that is being stored is stored
                room.close()
        for task in list(tasks):
            task.cancel()
        self.services.runner.close()
