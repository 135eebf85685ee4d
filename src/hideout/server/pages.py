"""The open pages of every room: who is here, through whose eyes they look, what they are shown."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from hideout.engine.core import TABLE, Seat
from hideout.engine.proof import promise_of
from hideout.server import metrics, rooms, seats, words
from hideout.server.lines import Backlog, Connection, Receipt, pack, packed
from hideout.server.messages import Chair, Guest, Room, SeatWish
from hideout.server.project import Core
from hideout.server.refusal import Refused
from hideout.server.rooms import RoomDocument
from hideout.server.table import Table

if TYPE_CHECKING:
    from hideout.server.hub import Hub


class Hall:
    """The pages of one room, in the order they came."""

    def __init__(self, most_waiting: int) -> None:
        self.pages: dict[Connection, None] = {}
        self.at_door: dict[Connection, None] = {}  # they have not said hello yet
        self.backlog = Backlog(most_waiting)
        self.timer: asyncio.TimerHandle | None = None  # while it runs, news wait
        self.has_news = False

    def everybody(self) -> list[Connection]:
        return [*self.pages, *self.at_door]


class Pages:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.halls: dict[str, Hall] = {}  # by room
        self.by_address: dict[str, int] = {}  # how many
        settings = hub.settings
        self.per_room, self.per_address = settings.pages_per_room, settings.pages_per_address
        self.most_waiting = settings.room_kilobytes * 1000
        self.news_millis = settings.news_millis

    def of(self, code: str) -> Collection[Connection]:
        """The open pages of a room."""
        hall = self.halls.get(code)
        return hall.pages if hall is not None else ()

    def of_person(self, code: str, person: str) -> list[Connection]:
        """Somebody's pages, those at the door with them."""
        hall = self.halls.get(code)
        return [] if hall is None else [p for p in hall.everybody() if p.person == person]

    # Coming and going

    def hall(self, code: str, address: str) -> Hall:
        """Where one more page would go. Raises Refused if there is no space for it."""
        hall = self.halls.get(code) or Hall(self.most_waiting)
        if len(hall.pages) + len(hall.at_door) >= self.per_room:
            raise Refused("too_many_pages", words.PAGES_IN_ROOM)
        if self.by_address.get(address, 0) >= self.per_address:
            raise Refused("too_many_pages", words.PAGES_FROM_HERE)
        return hall

    def knock(self, page: Connection, hall: Hall) -> None:
        """A page is at the door: found by whoever sends people away, and shown nothing yet."""
        self.halls[page.code] = hall
        hall.at_door[page] = None
        hall.backlog.pages[page] = None
        self.by_address[page.address] = self.by_address.get(page.address, 0) + 1

    def admit(self, page: Connection) -> bool:
        """A page comes in; False if it is not at the door any more."""
        hall = self.halls.get(page.code)
        if hall is None or page not in hall.at_door:
            return False
        del hall.at_door[page]
        hall.pages[page] = None
        metrics.SOCKETS.value += 1
        return True

    def remove(self, page: Connection) -> bool:
        """A page is gone; whether it had come in."""
        page.depart()
        hall = self.halls.get(page.code)
        if hall is None or (page not in hall.pages and page not in hall.at_door):
            return False
        self._forget_address(page.address)
        was_in = page in hall.pages
        (hall.pages if was_in else hall.at_door).pop(page)
        if was_in:
            metrics.SOCKETS.value -= 1
        if not hall.pages and not hall.at_door:
            del self.halls[page.code]
            if hall.timer is not None:
                hall.timer.cancel()
        return was_in

    def _forget_address(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    # Rooms

    def here(self, code: str) -> set[str]:
        """Who is connected. A screen in the room is nobody."""
        return {page.person for page in self.of(code) if not page.is_screen}

    def coming(self, code: str) -> set[str]:
        """Who is connected, those who have not said hello yet with them."""
        hall = self.halls.get(code)
        return set() if hall is None else {page.person for page in hall.everybody()}

    def news(self, room: RoomDocument, you: str) -> Room:
        """A room as one person sees it."""
        chairs = rooms.seats_of(room)
        here = self.here(room.code)
        played_for = self.hub.presence.seats_played_for(room.table) if room.playing else set()
        seated = {chair.person for chair in room.chairs}
        return Room(
            code=rooms.door_of(room),
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
            stand_ins=room.stand_ins,
            chairs=[
                _chair(room, chair, here, place in played_for)
                for place, chair in enumerate(room.chairs)
            ],
            guests=[
                Guest(
                    name=somebody.name,
                    person=person,
                    connected=person in here,
                    avatar=somebody.avatar,
                    muted=somebody.is_muted,
                )
                for person, somebody in room.people.items()
                if person not in seated
            ],
            least=chairs[0],
            most=chairs[-1],
            table=room.table,
            drawing=room.drawing,
            playing=room.playing,
            commitment=promise_of(room.server_seed),
            has_own_deck=room.deck is not None,
            ignored=_ignored(room, you),
            notices=room.notices,
            locked=room.locked,
            wishes=self._wishes(room),
        )

    def _wishes(self, room: RoomDocument) -> list[SeatWish]:
        gone = self.hub.presence.long_gone(room) if room.wishes else set()
        return [
            SeatWish(
                person=person,
                name=room.people[person].name,
                chair=wish.chair,
                waits_for=seats.waits_for(room, person, gone),
            )
            for person, wish in room.wishes.items()
            if person in room.people
        ]

    def tell_room(self, room: RoomDocument) -> None:
        """News of a room to all in it; what follows soon after is told together, a little later."""
        hall = self.halls.get(room.code)
        if hall is None or not hall.pages:
            return
        if hall.timer is not None:
            hall.has_news = True
            return
        self._tell(hall.pages, room)
        if self.news_millis:
            loop = asyncio.get_running_loop()
            hall.timer = loop.call_later(self.news_millis / 1000, self._tell_more, room.code)

    def _tell_more(self, code: str) -> None:
        hall = self.halls.get(code)
        if hall is None:
            return
        hall.timer = None
        if hall.has_news:
            hall.has_news = False
            self.tell_room(self.hub.room(code))

    def show_room(self, page: Connection, room: RoomDocument) -> None:
        """One page is shown its room, whatever it knows of it."""
        page.news = (b"", [])
        self._tell([page], room)

    def _tell(self, pages: Collection[Connection], room: RoomDocument) -> None:
        """Every page whose reader would notice a change."""
        news = self.news(room, "")
        known = pack(news)
        for page in pages:
            ignored = _ignored(room, page.person)
            if page.news == (known, ignored):
                continue
            page.news = (known, ignored)
            news.you = page.person
            news.ignored = ignored
            page.send(pack(news))

    # Who sees what

    def viewer(self, room: RoomDocument, table: Table, person: str) -> Seat | None:
        """Through whose eyes a person looks: a seat's, the table's, or not at all."""
        seat = table.seat_of(person)
        if seat is None and (room.spectators or table.is_over()):
            return TABLE
        return seat

    def viewer_of(self, page: Connection, room: RoomDocument, table: Table) -> Seat | None:
        if not page.is_screen:
            return self.viewer(room, table, page.person)
        may_look = self.viewer(room, table, page.person) is not None or page.person == room.host
        return TABLE if may_look else None

    def tell_table(self, table: Table, receipt: Receipt | None = None) -> None:
        """A new frame to every page whose viewer may notice a change. The lock is held."""
        room = self.hub.room(table.document.room)
        hall = self.halls.get(room.code)
        if hall is None or not hall.pages or room.table != table.document.id:
            return
        if hall.has_news:  # of this very game, perhaps
            hall.has_news = False
            self._tell(hall.pages, room)
        picture = table.picture()
        table_id = table.document.id
        told: dict[Seat, tuple[Core, int, int, bytes]] = {}
        sent = 0
        for page in hall.pages:
            viewer = self.viewer_of(page, room, table) if page.has_entered else None
            if viewer is None:
                continue
            if page.viewer != viewer or page.table != table_id:
                page.table, page.viewer, page.heard, page.last = table_id, viewer, 0, None
            if viewer in told:
                core, count, heard, frame = told[viewer]
            else:
                core = picture.core(viewer, table.token(viewer))
                count, heard, frame = table.log.count(viewer), -1, b""
            if page.heard == count and page.last == core:
                continue  # nothing this viewer may notice
            if page.heard != heard:
                heard = page.heard
                frame = packed(picture.frame(core, viewer, heard))
            told[viewer] = core, count, heard, frame
            page.heard, page.last = count, core
            if receipt is not None and receipt.page is page:
                receipt.is_sent = True
                page.send(frame + receipt.line)
            else:
                page.send(frame)
            sent += 1
        metrics.FRAMES.add(sent)

    async def show_table(self, page: Connection, table: Table, heard: int) -> None:
        """A page is shown where the table is, with the events after the first `heard`."""
        async with table.lock:
            room = self.hub.room(page.code)
            viewer = self.viewer_of(page, room, table)
            page.has_entered = True
            if viewer is None or room.table != table.document.id:
                return
            picture = table.picture()
            count = table.log.count(viewer)
            core = picture.core(viewer, table.token(viewer))
            known = min(max(heard, 0), count)
            frame = picture.frame(core, viewer, known)
            page.table, page.viewer = table.document.id, viewer
            page.heard, page.last = count, core
            page.send(packed(frame))


def _ignored(room: RoomDocument, person: str) -> list[str]:
    return room.people[person].ignores[:] if person in room.people else []


def _chair(room: RoomDocument, chair: rooms.Seating, here: set[str], played_for: bool) -> Chair:
    if not chair.person:
        return Chair(
            kind="bot", name=chair.bot, level=chair.level, connected=True, closed=chair.closed
        )
    somebody = room.people[chair.person]
    return Chair(
        kind="person",
        name=somebody.name,
        person=chair.person,
        connected=chair.person in here,
        stand_in=played_for,
        avatar=somebody.avatar,
        seal=somebody.seal,
        muted=somebody.is_muted,
    )
