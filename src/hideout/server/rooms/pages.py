"""The open pages of a room: who is here, through whose eyes they look, what they are shown."""

import asyncio
from collections.abc import Iterable

from hideout.engine.core import TABLE, Seat
from hideout.server.house import metrics, words
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.rooms.news import ignored_by
from hideout.server.store.documents import RoomDocument
from hideout.server.table.table import LiveTable
from hideout.server.wire.connections import Backlog, Connection, Receipt, pack, packed
from hideout.server.wire.messages import Room
from hideout.server.wire.sections import NO_MEMBERS, Core


class Pages:
    def __init__(self, settings: Settings, by_address: dict[str, int]) -> None:
        self.open: dict[Connection, None] = {}  # in the order they came
        self.at_door: dict[Connection, None] = {}  # they have not said hello yet
        self.backlog = Backlog(settings.room_kilobytes * 1000)
        self.timer: asyncio.TimerHandle | None = None  # while it runs, news wait
        self.has_news = False
        self.most = settings.pages_per_room
        self.by_address = by_address  # of the whole house
        self.per_address = settings.pages_per_address

    def everybody(self) -> list[Connection]:
        return [*self.open, *self.at_door]

    def of_person(self, person: str) -> list[Connection]:
        """Somebody's pages, including those at the door."""
        return [page for page in self.everybody() if page.person == person]

    def here(self) -> set[str]:
        """Who is connected. A screen in the room is nobody."""
        return {page.person for page in self.open if not page.is_screen}

    def coming(self) -> set[str]:
        """Who is connected, including those who have not said hello yet."""
        return {page.person for page in self.everybody()}

    # Coming and going

    def require_space(self, address: str) -> None:
        """Raises Refused if there is no space for one more page."""
        if len(self.open) + len(self.at_door) >= self.most:
            raise Refused("too_many_pages", words.PAGES_IN_ROOM)
        if self.by_address.get(address, 0) >= self.per_address:
            raise Refused("too_many_pages", words.PAGES_FROM_HERE)

    def knock(self, page: Connection) -> None:
        """A page is at the door: found by whoever sends people away, and shown nothing yet."""
        self.at_door[page] = None
        self.backlog.pages[page] = None
        self.by_address[page.address] = self.by_address.get(page.address, 0) + 1

    def admit(self, page: Connection) -> bool:
        """A page comes in; False if it is not at the door any more."""
        if page not in self.at_door:
            return False
        del self.at_door[page]
        self.open[page] = None
        metrics.SOCKETS.value += 1
        return True

    def remove(self, page: Connection) -> bool:
        """A page is gone; returns whether it had come in."""
        page.depart()
        if page in self.at_door:
            del self.at_door[page]
            self._forget_address(page.address)
            return False
        if page not in self.open:
            return False
        del self.open[page]
        self._forget_address(page.address)
        metrics.SOCKETS.value -= 1
        if not self.open:
            self.stop_timer()
        return True

    def _forget_address(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def stop_timer(self) -> None:
        self.has_news = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # Who is shown what

    def show_room(self, pages: Iterable[Connection], room: RoomDocument, news: Room) -> None:
        """Every page whose reader would notice a change."""
        known = pack(news)
        for page in pages:
            ignored = ignored_by(room, page.person)
            if page.news == (known, ignored):
                continue
            page.news = (known, ignored)
            news.you = page.person
            news.ignored = ignored
            page.send(pack(news))

    def show_moves(
        self, room: RoomDocument, table: LiveTable, receipt: Receipt | None = None
    ) -> None:
        """A new frame to every page whose viewer may notice a change. The lock is held."""
        picture = table.picture(room.same_room)
        table_id = table.document.id
        keeps_members = table.game.view_shape is not None
        cores: list[Core | None] = [None] * (table.state.seats + 1)  # TABLE is the last
        sent = 0
        for page in self.open:
            viewer = viewer_of(page, room, table) if page.has_entered else None
            if viewer is None:
                continue
            if page.viewer != viewer or page.table != table_id:
                page.table, page.viewer, page.heard, page.last = table_id, viewer, 0, None
            core = cores[viewer]
            if core is None:
                core = picture.core(viewer, table.token(viewer), viewer in table.timed_out)
                cores[viewer] = core
            heard, count, members = page.heard, table.log.count(viewer), core.since(page.last)
            if heard == count and members == NO_MEMBERS:
                continue  # nothing this viewer may notice
            page.heard, page.last = count, core
            if members is None or not (page.takes_changes and keeps_members):
                frame = packed(picture.frame(core, viewer, heard))
            else:
                frame = picture.change(members, viewer, heard)
            if receipt is not None and receipt.page is page:
                receipt.is_sent = True
                page.send(frame + receipt.line)
            else:
                page.send(frame)
            sent += 1
        metrics.FRAMES.add(sent)

    def show_table(
        self, page: Connection, room: RoomDocument, table: LiveTable, heard: int
    ) -> None:
        """A page is shown where the table is, with the events after the first `heard`. The lock is
        held."""
        viewer = viewer_of(page, room, table)
        page.has_entered = True
        if viewer is None or room.table != table.document.id:
            return
        picture = table.picture(room.same_room)
        count = table.log.count(viewer)
        core = picture.core(viewer, table.token(viewer), viewer in table.timed_out)
        known = min(max(heard, 0), count)
        page.table, page.viewer = table.document.id, viewer
        page.heard, page.last = count, core
        page.send(packed(picture.frame(core, viewer, known)))

    def frame_for(self, person: str, room: RoomDocument, table: LiveTable, heard: int) -> bytes:
        """The same as a text, for somebody without a page. Raises Refused."""
        eyes = viewer(room, table, person)
        if eyes is None:
            raise Refused("no_seat", words.NO_SEAT)
        picture = table.picture()
        core = picture.core(eyes, table.token(eyes), eyes in table.timed_out)
        known = min(max(heard, 0), table.log.count(eyes))
        return picture.frame(core, eyes, known)


def viewer(room: RoomDocument, table: LiveTable, person: str) -> Seat | None:
    """Through whose eyes a person looks: a seat's, the table's, or not at all."""
    seat = table.seat_of(person)
    if seat is not None or table.document.daily:  # which others may still have before them
        return seat
    return TABLE if room.spectators or table.is_over() else None


def viewer_of(page: Connection, room: RoomDocument, table: LiveTable) -> Seat | None:
    if not page.is_screen:
        return viewer(room, table, page.person)
    is_trusted = page.person in (room.host, room.screen)
    may_look = is_trusted or viewer(room, table, page.person) is not None
    return TABLE if may_look else None
