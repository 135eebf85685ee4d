"""Everything that is live: rooms in use, tables in memory, sockets, and who is told what."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, Protocol

import msgspec

from hideout.engine.core import TABLE, Seat, hears
from hideout.engine.rng import Rng
from hideout.server import fair, metrics, rooms
from hideout.server.clocks import Time, Timer
from hideout.server.messages import (
    Act,
    Bye,
    Chair,
    Frame,
    Guest,
    Message,
    Room,
    Said,
    TypingMark,
)
from hideout.server.minds import Minds
from hideout.server.refusal import Refused
from hideout.server.rooms import RoomDocument
from hideout.server.settings import Settings
from hideout.server.store import Statement, Store
from hideout.server.table import Saying, Table, TableDocument

RESTART_GRACE: Final = 10_000  # nobody's clock runs out sooner after the server was down
PAUSE_AFTER: Final = 3_000  # how long a table runs on when everybody is gone
LOG: Final = logging.getLogger("hideout.server")

_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A way to one page: a socket."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, reason: str) -> None: ...


class Connection:
    """One open page of one person in one room."""

    def __init__(self, line: Line, person: str, code: str, watching: bool) -> None:
        self.line = line
        self.person = person
        self.code = code
        self.watching = watching  # a same-room screen: shows what is public, whoever opened it


class Stream:
    """What one viewer of one table was last told."""

    def __init__(self, heard: int) -> None:
        self.heard = heard
        self.last: Frame | None = None


class Hub:
    def __init__(self, store: Store, settings: Settings, wall: Time) -> None:
        self.store = store
        self.settings = settings
        self.wall = wall
        self.rooms: dict[str, RoomDocument] = {}
        self.tables: dict[str, Table] = {}
        self.connections: dict[str, set[Connection]] = {}  # by room
        self.streams: dict[str, dict[Seat, Stream]] = {}  # by table, by viewer
        self.stand_ins: dict[str, set[Seat]] = {}  # by table: seats a bot plays for somebody
        self.timers: dict[str, Timer] = {}
        self.minds = Minds(self)
        self.tasks: set[asyncio.Task[None]] = set()

    # Rooms

    def room(self, code: str) -> RoomDocument:
        code = code.upper()
        if code not in self.rooms:
            found = self.store.rows("SELECT document FROM rooms WHERE code = ?", code)
            if not found:
                raise Refused("no_room", f"There is no room {code}; check the code.")
            self.rooms[code] = msgspec.json.decode(found[0][0], type=RoomDocument)
        return self.rooms[code]

    async def open_room(self, game: str, person: str, name: str, avatar: str) -> RoomDocument:
        while True:
            code = rooms.new_code()
            if not self.store.rows("SELECT 1 FROM rooms WHERE code = ?", code):
                break
        room = rooms.new_room(code, game, person, name, avatar)
        self.rooms[code] = room
        await self.keep(room)
        return room

    def saved(self, room: RoomDocument) -> Statement:
        return (
            "INSERT OR REPLACE INTO rooms VALUES (?, ?, ?)",
            (room.code, msgspec.json.encode(room), self.wall.now()),
        )

    async def keep(self, room: RoomDocument) -> None:
        """Store a changed room, then show it to everybody in it."""
        await self.store.write([self.saved(room)])
        await self.tell_room(room)

    def is_connected(self, code: str, person: str) -> bool:
        return any(c.person == person for c in self.connections.get(code, ()))

    def news(self, room: RoomDocument, you: str) -> Room:
        """A room as one person sees it."""
        game = rooms.game_of(room)
        stand_ins = self.stand_ins.get(room.table, set()) if room.playing else set()
        chairs = []
        for place, chair in enumerate(room.chairs):
            somebody = room.people.get(chair.person)
            chairs.append(
                Chair(
                    kind="person" if chair.person else "bot",
                    name=chair.bot or (somebody.name if somebody else "?"),
                    person=chair.person,
                    level=chair.level,
                    connected=not chair.person or self.is_connected(room.code, chair.person),
                    stand_in=place in stand_ins,
                    avatar=somebody.avatar if somebody else "",
                )
            )
        seated = {chair.person for chair in room.chairs}
        return Room(
            code=room.code,
            you=you,
            host=room.host,
            game=room.game,
            options=room.options,
            pace=room.pace,
            spectators=room.spectators,
            free_text=room.free_text,
            same_room=room.same_room,
            seating=room.seating,
            open_after=room.open_after,
            chairs=chairs,
            guests=[
                Guest(
                    name=somebody.name,
                    person=person,
                    connected=self.is_connected(room.code, person),
                    avatar=somebody.avatar,
                )
                for person, somebody in room.people.items()
                if person not in seated
            ],
            least=game.seats[0],
            most=game.seats[-1],
            table=room.table,
            playing=room.playing,
            commitment=fair.commitment(room.server_seed),
            has_own_deck=room.deck is not None,
        )

    async def tell_room(self, room: RoomDocument) -> None:
        for connection in list(self.connections.get(room.code, ())):
            await self.send(connection, self.news(room, connection.person))

    async def send(self, connection: Connection, message: Message) -> None:
        await connection.line.send(_encode(message))

    # Games

    async def start(self, room: RoomDocument) -> Table:
        """Seat everybody and begin. Stored before anybody hears of it."""
        rooms.check_start(room)
        if room.seating == "drawn":
            # From the promised secret, so that the seating can be checked, but by a stream of its
            # own: nobody shall read the deal off the seats. [HH-6]
            luck = [room.people[c.person].luck if c.person else "" for c in room.chairs]
            Rng(fair.mix(room.server_seed, ["seating", *luck])).shuffle(room.chairs)
        game = rooms.game_of(room)
        document = TableDocument(
            id=secrets.token_urlsafe(9),
            room=room.code,
            game=room.game,
            names=[rooms.name_of(room, chair) for chair in room.chairs],
            persons=[chair.person for chair in room.chairs],
            levels=[chair.level or rooms.best_level(room) for chair in room.chairs],
            options=dict(room.options),
            deck=room.deck,
            server_seed=room.server_seed,
            contributions=[
                room.people[chair.person].luck if chair.person else "" for chair in room.chairs
            ],
            pace=room.pace,
            open_after=room.open_after,
            started=self.wall.now(),
        )
        table = self._table(document)
        self.tables[document.id] = table
        room.table = document.id
        room.playing = True
        room.seating = "listed"  # a rematch keeps the seats
        await self.store.write([table.saved(), self.saved(room)])
        LOG.info("started", extra={"table": document.id, "game": game.name})
        metrics.GAMES.labels(game.name).inc()
        table.reschedule()
        await self.tell_room(room)
        await self.on_change(table)
        return table

    def _table(self, document: TableDocument) -> Table:
        return Table(document, self.store, self.wall, self.settings.relaxed_hours, self.on_change)

    def table(self, table_id: str) -> Table:
        """A table, loaded if need be. Raises Refused."""
        if table_id in self.tables and not self.tables[table_id].is_closed:
            return self.tables[table_id]
        found = self.store.rows("SELECT document FROM tables WHERE id = ?", table_id)
        if not found:
            raise Refused("no_table", "There is no such table.")
        table = self._table(msgspec.json.decode(found[0][0], type=TableDocument))
        table.load()
        self.tables[table_id] = table
        table.reschedule()
        self.minds.consider(table)
        return table

    async def wake_all(self) -> None:
        """After a start: every running table goes on, with time for people to come back."""
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE running"):
            table = self.table(table_id)
            table.give_at_least(RESTART_GRACE)
            self.look_after(table.document.room)

    async def on_change(self, table: Table) -> None:
        """After every durable change of a table."""
        await self.tell_table(table)
        self.minds.consider(table)
        if table.is_over():
            await self._end(table)

    async def _end(self, table: Table) -> None:
        room = self.room(table.document.room)
        if room.table != table.document.id or not room.playing:
            return
        room.playing = False
        room.server_seed = fair.new_secret()
        for person in [p for p in room.people if not self.is_connected(room.code, p)]:
            rooms.leave(room, person)
        await self.keep(room)

    def viewer(self, table: Table, person: str, room: RoomDocument) -> Seat | None:
        """Through whose eyes a person looks: a seat, TABLE, or not at all."""
        if person in table.document.persons:
            return table.document.persons.index(person)
        return TABLE if room.spectators or table.is_over() else None

    async def tell_table(self, table: Table) -> None:
        """A new frame to every viewer for whom something changed."""
        code = table.document.room
        streams = self.streams.setdefault(table.document.id, {})
        for viewer, lines in self._viewers(table).items():
            stream = streams.get(viewer)
            if stream is None:
                stream = streams[viewer] = Stream(table.log.count(viewer))
            frame = table.frame(viewer, stream.heard)
            stream.heard = table.log.count(viewer)
            if not frame.events and frame == stream.last:
                continue
            frame.now = self.wall.now()
            data = _encode(frame)
            frame.now = 0
            frame.events = []
            stream.last = frame
            for connection in lines:
                await connection.line.send(data)
        metrics.FRAMES.inc(len(self.connections.get(code, ())))

    def _viewers(self, table: Table) -> dict[Seat, list[Connection]]:
        room = self.room(table.document.room)
        if room.table != table.document.id:
            return {}
        found: dict[Seat, list[Connection]] = {}
        for connection in list(self.connections.get(room.code, ())):
            viewer = self.viewer_of(connection, table, room)
            if viewer is not None:
                found.setdefault(viewer, []).append(connection)
        return found

    def viewer_of(self, connection: Connection, table: Table, room: RoomDocument) -> Seat | None:
        return TABLE if connection.watching else self.viewer(table, connection.person, room)

    async def act(self, connection: Connection, command: Act) -> None:
        """A decision of somebody at the table. Raises Refused."""
        table, seat = self._seated(connection)
        await table.act(seat, command.action, command.decision)

    async def more_time(self, connection: Connection) -> None:
        table, seat = self._seated(connection)
        await table.wish_more_time(seat, len(self._people_here(table)))

    def _seated(self, connection: Connection) -> tuple[Table, Seat]:
        room = self.room(connection.code)
        if not room.table:
            raise Refused("no_table", "No game is running here.")
        table = self.table(room.table)
        if connection.watching or connection.person not in table.document.persons:
            raise Refused("no_seat", "You have no seat at this table.")
        return table, table.document.persons.index(connection.person)

    async def refresh(self, connection: Connection) -> None:
        """A page that is behind is shown where the table is."""
        room = self.room(connection.code)
        table = self.table(room.table)
        viewer = self.viewer_of(connection, table, room)
        if viewer is not None:
            frame = table.frame(viewer, table.log.count(viewer))
            frame.now = self.wall.now()
            await self.send(connection, frame)

    async def take_over(self, room: RoomDocument, person: str, place: int) -> None:
        """A late comer plays on for a bot. Raises Refused."""
        chair = rooms.chair_at(room, place)
        if not room.playing or chair.person:
            raise Refused("no_chair", "Only a bot's seat in a running game can be taken over.")
        if rooms.chair_of(room, person) is not None:
            raise Refused("seated", "You have a seat already.")
        await self._give_seat(room, person, place)

    async def claim(self, room: RoomDocument, person: str, token: str) -> None:
        """A re-issued seat goes to whoever brings its token. Raises Refused."""
        place = room.seat_links.get(token)
        if place is None or place >= len(room.chairs):
            raise Refused("bad_link", "This seat link was used already; ask the host for another.")
        del room.seat_links[token]
        old = room.chairs[place].person
        if person != old and old in room.people:
            room.people.setdefault(person, room.people.pop(old))
        if room.host == old:
            room.host = person
        await self._give_seat(room, person, place)

    async def _give_seat(self, room: RoomDocument, person: str, place: int) -> None:
        chair = room.chairs[place]
        chair.person, chair.bot = person, ""
        statements = [self.saved(room)]
        if room.playing:
            table = self.table(room.table)
            table.document.persons[place] = person
            self.stand_ins.get(room.table, set()).discard(place)
            statements.append(table.saved())
        await self.store.write(statements)
        await self.tell_room(room)
        if room.playing:
            for connection in list(self.connections.get(room.code, ())):
                if connection.person == person:
                    await self.enter_table(connection, room, "", 0)

    # Coming and going

    async def enter(self, connection: Connection, table_id: str, heard: int) -> None:
        """A page opens its socket: it is shown the room, the table and what it missed."""
        room = self.room(connection.code)
        self.connections.setdefault(room.code, set()).add(connection)
        metrics.SOCKETS.inc()
        await self.tell_room(room)
        if room.table:
            await self.enter_table(connection, room, table_id, heard)

    async def enter_table(
        self, connection: Connection, room: RoomDocument, table_id: str, heard: int
    ) -> None:
        table = self.table(room.table)
        viewer = self.viewer_of(connection, table, room)
        if viewer is not None:
            known = heard if table_id == room.table else 0
            frame = table.frame(viewer, min(max(known, 0), table.log.count(viewer)))
            frame.now = self.wall.now()
            await self.send(connection, frame)
            streams = self.streams.setdefault(room.table, {})
            if viewer not in streams:
                streams[viewer] = Stream(table.log.count(viewer))
            await self._retell(connection, table, viewer)
        if connection.person in table.document.persons and not connection.watching:
            seat = table.document.persons.index(connection.person)
            self.stand_ins.get(room.table, set()).discard(seat)
            if not table.is_over():
                await table.resume()

    async def _retell(self, connection: Connection, table: Table, viewer: Seat) -> None:
        """What was said that this viewer could hear; a reload hears what the live page heard."""
        for saying in table.sayings:
            if self.may_hear(saying, viewer, table.is_over()):
                await self.send(connection, said(saying))

    def may_hear(self, saying: Saying, viewer: Seat, over: bool) -> bool:
        if saying.channel == "spectators":
            return viewer == TABLE or over
        return hears(saying.audience, viewer)

    async def exit(self, connection: Connection) -> None:
        here = self.connections.get(connection.code, set())
        if connection not in here:
            return
        here.discard(connection)
        metrics.SOCKETS.dec()
        if not here:
            self.connections.pop(connection.code, None)
        try:
            room = self.room(connection.code)
        except Refused:
            return
        await self.tell_room(room)
        self.look_after(room.code)

    def look_after(self, code: str) -> None:
        """See to it later that a room somebody left goes on well."""
        self._after(f"pause {code}", PAUSE_AFTER, lambda: self._pause_if_empty(code))
        away = self.settings.away_seconds * 1000
        self._after(f"away {code}", away, lambda: self._stand_in(code))
        idle = self.settings.idle_minutes * 60_000
        self._after(f"idle {code}", idle, lambda: self._unload_if_idle(code))

    def _after(
        self, name: str, millis: int, work: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        if name in self.timers:
            self.timers[name].cancel()

        def due() -> None:
            self.timers.pop(name, None)
            self.spawn(work())

        self.timers[name] = self.wall.call_later(millis, due)

    def _people_here(self, table: Table) -> list[str]:
        code = table.document.room
        return [p for p in table.document.persons if p and self.is_connected(code, p)]

    async def _pause_if_empty(self, code: str) -> None:
        room = self.room(code)
        if room.playing and room.pace != "relaxed":
            table = self.table(room.table)
            if not self._people_here(table):
                await table.pause()

    async def _stand_in(self, code: str) -> None:
        """Bots play on for those who are gone, as long as somebody is there to play with."""
        room = self.room(code)
        if not self.is_connected(code, room.host):
            here = [p for p in room.people if self.is_connected(code, p)]
            if here:
                room.host = min(here, key=lambda p: room.people[p].joined)
                await self.keep(room)
        if not room.playing or room.pace == "relaxed":
            return
        table = self.table(room.table)
        if not self._people_here(table):
            return
        gone = {
            seat
            for seat, person in enumerate(table.document.persons)
            if person and not self.is_connected(code, person)
        }
        if gone - self.stand_ins.setdefault(room.table, set()):
            self.stand_ins[room.table] |= gone
            await self.tell_room(room)
            self.minds.consider(table)

    async def _unload_if_idle(self, code: str) -> None:
        """A table nobody looks at and no clock runs at needs no memory."""
        if self.connections.get(code):
            return
        room = self.rooms.pop(code, None)
        if room is None or room.table not in self.tables:
            return
        table = self.tables[room.table]
        if table.is_over() or table.time.paused_at is not None:
            table.close()
            self.tables.pop(room.table)
            self.streams.pop(room.table, None)
            self.minds.forget(room.table)

    # Talk

    async def say(self, connection: Connection, channel: str, text: str, emote: bool) -> None:
        """Free talk and gestures: the rules say who hears. Raises Refused."""
        room = self.room(connection.code)
        somebody = rooms.somebody(room, connection.person)
        line = " ".join(text.split())
        if not 1 <= len(line) <= 500:
            raise Refused("bad_text", "Say something of 1 to 500 letters.")
        if somebody.is_muted:
            raise Refused("muted", "The host has muted you.")
        if not room.free_text and not emote:
            raise Refused("no_free_text", "The host has switched free text off.")
        if not room.table:
            await self._say_in_room(connection, room, line, emote)
            return
        table = self.table(room.table)
        seat = self.viewer_of(connection, table, room)
        audience = self.audience(table, TABLE if seat is None else seat, channel)
        saying = Saying(
            step=table.state.step,
            seat=TABLE if seat is None else seat,
            person=connection.person,
            name=somebody.name,
            channel=channel,
            audience=audience,
            text=line,
            emote=emote,
            at=self.wall.now(),
        )
        await table.say(saying)
        for viewer, lines in self._viewers(table).items():
            if self.may_hear(saying, viewer, table.is_over()):
                for other in lines:
                    await self.send(other, said(saying))

    def audience(self, table: Table, seat: Seat, channel: str) -> int:
        """Who hears this seat on this channel now. Raises Refused."""
        if seat == TABLE:
            if channel != "spectators":
                raise Refused("silent", "Spectators do not speak to the table.")
            return 0
        channels = table.game.channels(table.state, seat)
        if channel not in channels:
            raise Refused("silent", "The rules of this game do not let you speak there now.")
        return channels[channel]

    async def _say_in_room(
        self, connection: Connection, room: RoomDocument, line: str, emote: bool
    ) -> None:
        message = Said(
            channel="room",
            person=connection.person,
            name=room.people[connection.person].name,
            seat=TABLE,
            text=line,
            at=self.wall.now(),
            emote=emote,
        )
        for other in list(self.connections.get(room.code, ())):
            await self.send(other, message)

    async def typing(self, connection: Connection, channel: str, on: bool) -> None:
        """A typing mark is speech too: where one may not speak it reaches nobody."""
        room = self.room(connection.code)
        if not room.table:
            return
        table = self.table(room.table)
        seat = self.viewer_of(connection, table, room)
        if seat is None or seat == TABLE:
            return
        audience = table.game.channels(table.state, seat).get(channel, 0)
        for viewer, lines in self._viewers(table).items():
            if viewer != seat and hears(audience, viewer) and audience:
                for other in lines:
                    await self.send(other, TypingMark(channel=channel, seat=seat, on=on))

    # The end

    async def drop(self, connections: Iterable[Connection], reason: str) -> None:
        for connection in list(connections):
            await self.send(connection, Bye(reason=reason))
            await connection.line.close(reason)

    async def shut_down(self) -> None:
        for connections in list(self.connections.values()):
            await self.drop(connections, "shutdown")
        for timer in self.timers.values():
            timer.cancel()
        for table in self.tables.values():
            table.close()
        for task in list(self.tasks):
            task.cancel()
        self.minds.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def said(saying: Saying) -> Said:
    return Said(
        channel=saying.channel,
        person=saying.person,
        name=saying.name,
        seat=saying.seat,
        text=saying.text,
        at=saying.at,
        emote=saying.emote,
    )
