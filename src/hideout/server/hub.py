"""Everything that is live: rooms in use, tables in memory, and what people ask of them."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from hideout.bots import usual_level
from hideout.engine.core import Seat
from hideout.engine.proof import Proof
from hideout.engine.reader import BadData
from hideout.server import metrics, rooms, schema, seats, words
from hideout.server.background import spawned
from hideout.server.draw import Draws, proof_of_room
from hideout.server.facts import concession
from hideout.server.identities import Identities
from hideout.server.lines import Connection, Outbox, Receipt, pack
from hideout.server.messages import Act, Bye, NoticeKind
from hideout.server.minds import Minds
from hideout.server.pages import Hall, Pages
from hideout.server.presence import Presence
from hideout.server.refusal import Refused
from hideout.server.rooms import RoomDocument
from hideout.server.schema import DAMAGED, checksum
from hideout.server.settings import Settings
from hideout.server.store import Statement, Store
from hideout.server.stored import Damaged, Glance, TableDocument, read_table_document
from hideout.server.table import Table
from hideout.server.talk import Talk
from hideout.server.wall import Time

TRY_AGAIN: Final = 5_000  # after which a table that failed is loaded again
LOG: Final = logging.getLogger("hideout.server")


class Hub:
    def __init__(self, store: Store, settings: Settings, wall: Time) -> None:
        self.store = store
        self.settings = settings
        self.wall = wall
        self.rooms: dict[str, RoomDocument] = {}
        self.tables: dict[str, Table] = {}
        self.outbox = Outbox()
        self.pages = Pages(self)
        self.presence = Presence(self)
        self.draws = Draws(self)
        self.talk = Talk(self)
        self.minds = Minds(self)
        self.identities = Identities(store, wall, settings.origin.startswith("https:"))
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # Rooms

    def room(self, code: str) -> RoomDocument:
        room = self.rooms.get(code)
        return room if room is not None else self._room_as_written(code.upper())

    def _room_as_written(self, code: str) -> RoomDocument:
        if code not in self.rooms:
            found = self.store.rows("SELECT document, crc FROM rooms WHERE code = ?", code)
            if not found:
                raise Refused("no_room", words.NO_ROOM.format(code=code[:12]))
            room = self.rooms[code] = self._read_room(*found[0])
            self.presence.look_after(code)
            if room.drawing:
                self.draws.go_on(room)
        return self.rooms[code]

    def _read_room(self, document: bytes, crc: int) -> RoomDocument:
        """Raises Refused; one room that cannot be read is left as it is, and costs nobody else."""
        try:
            return rooms.read(document, crc)
        except Damaged as error:
            # By its checksum: a code does not stand in the log.
            LOG.error("a room cannot be read", extra={"crc": crc, "why": str(error)})
            raise Refused("damaged", words.ROOM_DAMAGED) from None

    def room_behind(self, door: str, person: str) -> RoomDocument:
        """The room that a code opens. By an older code of its own only those come in who are in
        it already. Raises Refused."""
        code = door.upper()
        found = self.store.rows("SELECT code FROM rooms WHERE door = ?", code)
        if found:
            return self.room(found[0][0])
        room = self.room(code)
        if person not in room.people and person not in room.returning:
            raise Refused("no_room", words.NO_ROOM.format(code=code[:12]))
        return room

    def free_code(self) -> str:
        code = rooms.new_code()
        while self.store.rows("SELECT 1 FROM rooms WHERE code = ? OR door = ?", code, code):
            code = rooms.new_code()
        return code

    async def open_room(self, game: str, person: str, name: str, avatar: str) -> RoomDocument:
        code = self.free_code()
        room = rooms.new_room(code, game, person, name, avatar)
        await self.keep(room)
        self.presence.look_after(code)
        return room

    async def change(self, code: str, work: Callable[[RoomDocument], Any]) -> RoomDocument:
        """Change a room: all of it or, if `work` raises Refused, nothing; then show it."""
        room = rooms.copy(self.room(code))
        work(room)
        await self.keep(room)
        return room

    async def keep(self, room: RoomDocument, *more: Statement, is_news: bool = True) -> None:
        """Store a changed room, then show it to everybody in it."""
        self.rooms[room.code] = room
        try:
            await self.store.write([*more, self.saved(room)])
        except BaseException:
            self.rooms.pop(room.code, None)  # what is stored counts
            raise
        if is_news:
            self.pages.tell_room(room)

    def saved(self, room: RoomDocument) -> Statement:
        document = rooms.written(room)
        return (
            "INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)",
            (room.code, document, self.wall.now(), rooms.door_of(room), checksum(document)),
        )

    # Games

    async def start(self, room: RoomDocument) -> None:
        """Begin: at once, or when the people here have shown the luck they sealed. Raises Refused.

        From now on the list of chairs and seals stands, and nothing that makes the deal can change.
        """
        room = rooms.copy(room)
        rooms.check_start(room)
        rooms.forget_guests(room, self.pages.coming(room.code))
        awaited = self.draws.awaited_in(room)
        if not awaited:
            await self.deal(room)
            return
        self._new_table(room, proof_of_room(room))  # refused now, or not at all
        room.drawing = True
        self.draws.begin(room.code, awaited)
        await self.keep(room)

    async def deal(self, room: RoomDocument) -> None:
        """Seat everybody and deal. Stored before anybody hears of it. Raises Refused."""
        room = rooms.copy(room)
        proof = proof_of_room(room)
        table = self._new_table(room, proof)
        document = table.document
        former = room.table
        room.chairs = [room.chairs[place] for place in proof.seats()]
        rooms.forget_changes(room)
        if out := proof.left_out():
            rooms.notice(room, "left_out", ", ".join(out))
        room.table = document.id
        room.drawing = False
        room.playing = True
        room.seating = "listed"  # a rematch keeps the seats
        self.tables[document.id] = table
        table.reschedule()
        try:
            await self.keep(room, table.saved())
        except BaseException:
            self.unload(document.id)
            raise
        if former:
            self.unload(former)
        LOG.info("started", extra={"table": document.id, "game": document.game})
        metrics.GAMES.add(kind=document.game)
        self.presence.begin(room)
        self.on_change(table)

    def _new_table(self, room: RoomDocument, proof: Proof) -> Table:
        """Seats drawn from the promised secret, so that they can be checked. [HH-6]"""
        chairs = [room.chairs[place] for place in proof.seats()]
        names = [rooms.name_of(room, chair) for chair in chairs]
        document = TableDocument(
            id=secrets.token_urlsafe(12),
            room=room.code,
            game=room.game,
            version=rooms.game_of(room).version,
            names=names,
            called=names[:],
            persons=[chair.person for chair in chairs],
            levels=[chair.level or usual_level(room.game) for chair in chairs],
            options=dict(room.options),
            deck=room.deck,
            server_seed=room.server_seed,
            shares=proof.shares,
            drawn=proof.is_drawn,
            pace=room.pace,
            open_after=room.open_after,
            started=self.wall.now(),
        )
        try:
            return self._make(document)
        except BadData as error:
            raise Refused("bad_option", str(error)) from None

    def _make(self, document: TableDocument) -> Table:
        return Table(document, self.store, self.wall, self.settings, self)

    def glance(self, table_id: str) -> Glance:
        """What can be said of a table at once, as it is stored. Raises Refused."""
        sql = "SELECT document, crc, running FROM tables WHERE id = ?"
        found = self.store.rows(sql, table_id)
        if not found:
            raise Refused("no_table", words.NO_TABLE)
        data, crc, running = found[0]
        try:
            document = read_table_document(data, crc)
        except Damaged as error:
            LOG.error("a table cannot be read", extra={"table": table_id, "why": str(error)})
            raise Refused("damaged", words.TABLE_DAMAGED) from None
        counted = self.store.rows("SELECT count(*) FROM decisions WHERE table_id = ?", table_id)
        return Glance(document, running == schema.OVER, counted[0][0])

    def read_table(self, table_id: str) -> Table:
        """A copy of a table as it is stored; may be made in another thread. Raises Refused."""
        document = self.glance(table_id).document
        try:
            table = self._make(document)
            table.load()
        except BadData as error:
            LOG.error("a table cannot be replayed", extra={"table": table_id, "why": str(error)})
            raise Refused("old_rules", words.OLD_RULES) from None
        except Exception as error:  # damage may show in any way at all
            why = f"{type(error).__name__}: {error}"
            LOG.error("a table cannot be read", extra={"table": table_id, "why": why})
            raise Refused("damaged", words.TABLE_DAMAGED) from None
        return table

    def table(self, table_id: str) -> Table:
        """The live table, loaded if need be. Raises Refused."""
        table = self.tables.get(table_id)
        if table is None or table.is_closed:
            try:
                table = self._bring_to_life(self.read_table(table_id))
            except Refused as refused:
                self._leave_if_damaged(table_id, refused)
                raise
        return table

    async def load(self, table_id: str) -> None:
        """The same for a table nobody waits for: meanwhile the others play on. Raises Refused."""
        try:
            table = await asyncio.to_thread(self.read_table, table_id)
            if table_id not in self.tables:
                self._bring_to_life(table)
        except Refused as refused:
            self._leave_if_damaged(table_id, refused)
            raise

    def _bring_to_life(self, table: Table) -> Table:
        table_id = table.document.id
        self.room(table.document.room)  # without its room nobody can be at it
        self.minds.forget(table_id)
        self.tables[table_id] = table
        self.presence.woken(table)
        table.reschedule()
        self.minds.consider(table)
        return table

    def _leave_if_damaged(self, table_id: str, refused: Refused) -> None:
        """A table that is damaged is kept as it is, and not tried again."""
        if refused.code == "damaged":
            self.spawn(self._set_aside(table_id))

    async def _set_aside(self, table_id: str) -> None:
        sql = "UPDATE tables SET running = ? WHERE id = ?"
        await self.store.write([(sql, (DAMAGED, table_id))])

    def unload(self, table_id: str) -> None:
        """Out of memory; it is all stored."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.close()
        self.minds.forget(table_id)
        self.presence.forget(table_id)

    # What tables report

    def on_change(self, table: Table, receipt: Receipt | None = None) -> None:
        self.pages.tell_table(table, receipt)
        self.minds.consider(table)
        room = self.room(table.document.room)
        if table.takeover and max(table.missed) > 1:
            self.presence.look_after(room.code, 0)
        if table.is_over() and room.table == table.document.id:
            self.pages.tell_room(room)
            self.talk.open_up(table)

    def ending(self, table: Table) -> Statement:
        room = rooms.copy(self.room(table.document.room))
        if room.table == table.document.id and room.playing:
            rooms.after_game(room, self.presence.long_gone(room))
            self.rooms[room.code] = room
        return self.saved(room)

    def on_failure(self, table: Table) -> None:
        """Load it again, but not so fast that it fails in a circle."""
        self.rooms.pop(table.document.room, None)  # what is stored counts
        if not self.is_closing:
            LOG.error("a table failed", extra={"table": table.document.id})
            self.presence.wake_later(table.document.id, table.document.room, TRY_AGAIN)

    # What pages ask for

    async def enter(self, page: Connection, table_id: str, heard: int) -> None:
        """A page says hello: it is shown the room, the table and what it missed.

        Said again it shows this page the same again, and is no news to anybody.
        """
        room = self.room(page.code)
        is_new = self.pages.admit(page)
        if is_new and heard:
            metrics.RESUMED.add()
        room = await self._with_readable_table(room)
        self.pages.show_room(page, room)
        if not is_new:
            await self.refresh(page, heard if table_id == room.table else 0)
            return
        self.pages.tell_room(room)
        if room.table:
            table = self.table(room.table)
            await self.pages.show_table(page, table, heard if table_id == room.table else 0)
            self.talk.retell(page, room, table)
        page.has_entered = True
        self.talk.retell_room(page, room)
        await self.presence.arrived(page)

    async def _with_readable_table(self, room: RoomDocument) -> RoomDocument:
        """A game whose rules have changed under it must not keep people from the next one."""
        if not room.table:
            return room
        try:
            self.table(room.table)
        except Refused as refused:
            kind: NoticeKind = "damaged" if refused.code == "damaged" else "old_rules"
            return await self.change(room.code, lambda r: rooms.give_up_table(r, kind))
        return room

    async def show_again(self, code: str) -> None:
        """Who may look has changed: show the table to whoever does not see it yet."""
        room = self.room(code)
        if room.table:
            table = self.table(room.table)
            async with table.lock:
                self.pages.tell_table(table)

    async def concede(self, page: Connection) -> None:
        """A captain gives up for the team. Raises Refused."""
        table, seat = self._seated(page)
        if not await table.state_fact(lambda s: concession(s, seat)):
            raise Refused("illegal", words.CANNOT_GIVE_UP)

    def knock(self, page: Connection, hall: Hall) -> None:
        """A page has come to the door; its person's oldest one gives way to one too many."""
        self.pages.knock(page, hall)
        mine = self.pages.of_person(page.code, page.person)
        self.drop(mine[: -self.settings.pages_per_person], "replaced")

    def exit(self, page: Connection) -> None:
        if self.pages.remove(page) and not self.is_closing:
            self.pages.tell_room(self.room(page.code))
            self.presence.departed(page)

    async def refresh(self, page: Connection, heard: int) -> None:
        """A page that is behind is shown where the table is."""
        room = self.room(page.code)
        if room.table:
            table = self.table(room.table)
            await self.pages.show_table(page, table, heard)

    async def act(self, page: Connection, command: Act) -> int:
        """A decision of somebody at the table: 0, or how long it is held. Raises Refused."""
        table, seat = self._seated(page)
        if self.presence.hand_back(table, seat):  # somebody was there all the time, asleep
            self.pages.tell_room(self.room(page.code))
        table.check_token(seat, command.decision)  # or whoever is late could make us read at length
        receipt = Receipt(page, command.ref)
        action = table.parse(command.action)
        wait = await table.act(seat, action, command.decision, receipt)
        if not wait:
            receipt.send()
            await self._settle(page.code, seat)
        return wait

    async def _settle(self, code: str, seat: Seat) -> None:
        chairs = self.room(code).chairs
        if seat < len(chairs) and chairs[seat].former:
            await self.change(code, lambda room: seats.settle(room, seat))

    async def more_time(self, page: Connection) -> None:
        table, seat = self._seated(page)
        people = len(self.presence.people_at(table))
        await table.wish_more_time(seat, people)

    def _seated(self, page: Connection) -> tuple[Table, Seat]:
        room = self.room(page.code)
        if not room.table:
            raise Refused("no_table", words.NO_GAME_RUNNING)
        table = self.table(room.table)
        seat = table.seat_of(page.person)
        if page.is_screen or seat is None:
            raise Refused("no_seat", words.NO_SEAT)
        return table, seat

    # Seats that change hands

    async def take_over(self, code: str, person: str, place: int) -> None:
        """A late comer asks to play on for a bot, and does once the table agrees. Raises
        Refused."""
        gone = self.presence.long_gone(self.room(code))
        await self._reseat(code, lambda room: seats.ask(room, person, place, gone))

    async def consent(self, code: str, voter: str, person: str, is_yes: bool) -> None:
        """Somebody seated agrees to that, or not. Raises Refused."""
        gone = self.presence.long_gone(self.room(code))
        await self._reseat(code, lambda room: seats.answer(room, voter, person, is_yes, gone))

    async def claim(self, code: str, person: str, token: str) -> None:
        """A re-issued seat goes to whoever brings its token. Raises Refused."""
        owners: list[str] = []

        def work(room: RoomDocument) -> int:
            place, owner = seats.claim(room, person, token)
            owners.append(owner)
            return place

        await self._reseat(code, work)
        self.drop_person(code, [owner for owner in owners if owner != person], "replaced")

    async def welcome_back(self, room: RoomDocument, person: str) -> RoomDocument:
        """Whoever comes back to a seat that another has claimed has it again, in time."""
        if person not in room.returning:
            return room
        losers: list[str] = []

        def work(room: RoomDocument) -> int:
            place, loser = seats.come_back(room, person)
            losers.append(loser)
            return place

        await self._reseat(room.code, work)
        self.drop_person(room.code, losers, "replaced")
        return self.room(room.code)

    async def kick(self, code: str, person: str) -> None:
        """Somebody is sent away; a bot has the seat from now on. Raises Refused."""
        await self._reseat(code, lambda room: seats.kick(room, person))
        self.drop_person(code, [person], "kicked")

    def is_silent(self, room: RoomDocument) -> bool:
        """Whether the rules want silence of anybody at the table now."""
        if not room.playing:
            return False
        table = self.table(room.table)
        return not all(table.game.channels(table.state, seat) for seat in range(table.state.seats))

    async def _reseat(self, code: str, work: Callable[[RoomDocument], int | None]) -> None:
        """Change a room and, if `work` names a chair of a running game, its seat at the table."""
        room = self.room(code)
        if not room.playing:
            await self.change(code, work)
            return
        table = self.table(room.table)
        async with table.lock:
            room = rooms.copy(self.room(code))
            place = work(room)
            if place is None:
                await self.keep(room)
                return
            chair = room.chairs[place]
            row = table.reseat(place, chair.person, rooms.name_of(room, chair))
            try:
                await self.keep(room, row)
            except BaseException:
                table.close()
                raise
            self.presence.hand_back(table, place)
            self.minds.forget(room.table, place)
            self.on_change(table)
        self.presence.look_after(code, 0)

    # The end

    def drop_person(self, code: str, persons: list[str], reason: str) -> None:
        for person in persons:
            self.drop(self.pages.of_person(code, person), reason)

    def drop(self, pages: Iterable[Connection], reason: str) -> None:
        for page in list(pages):
            page.send(pack(Bye(reason=reason)))
            self.exit(page)
            self.spawn(page.close(reason))

    async def shut_down(self) -> None:
        """Tell everybody, let what has begun be stored, and stop."""
        self.is_closing = True
        self.presence.close()
        self.draws.close()
        for hall in list(self.pages.halls.values()):
            self.drop(hall.everybody(), "shutdown")
        goodbyes = [task for task in self.tasks if not task.done()]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=3)
        for table in self.tables.values():
            async with table.lock:  # a decision that is being stored is stored
                table.close()
        for task in list(self.tasks):
            task.cancel()
        self.minds.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(spawned(work, self.tasks.discard))
