"""The open pages of every room: who is here, through whose eyes they look, what they are shown."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from hideout.engine.core import TABLE, Seat
from hideout.server import fair, metrics, rooms, seats
from hideout.server.lines import Connection, Receipt, pack, packed
from hideout.server.messages import Chair, Guest, Room, SeatWish
from hideout.server.project import Core
from hideout.server.rooms import RoomDocument
from hideout.server.table import Table

if TYPE_CHECKING:
    from hideout.server.hub import Hub


class Pages:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.open: dict[str, dict[Connection, None]] = {}  # by room, in the order they came

    def of(self, code: str) -> Collection[Connection]:
        """The open pages of a room."""
        return self.open.get(code, ())

    # Rooms

    def here(self, code: str) -> set[str]:
        """Who is connected. A screen in the room is nobody."""
        return {page.person for page in self.open.get(code, ()) if not page.is_screen}

    def news(self, room: RoomDocument, you: str) -> Room:
        """A room as one person sees it."""
        game = rooms.game_of(room)
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
            least=game.seats[0],
            most=game.seats[-1],
            table=room.table,
            playing=room.playing,
            commitment=fair.commitment(room.server_seed),
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
        pages = self.open.get(room.code)
        if not pages:
            return
        news = self.news(room, "")
        for page in pages:
            news.you = page.person
            news.ignored = _ignored(room, page.person)
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
        pages = self.open.get(room.code)
        if not pages or room.table != table.document.id:
            return
        picture = table.picture()
        table_id = table.document.id
        told: dict[Seat, tuple[Core, int, int, bytes]] = {}
        sent = 0
        for page in pages:
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
    return room.people[person].ignores if person in room.people else []


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
        muted=somebody.is_muted,
    )
