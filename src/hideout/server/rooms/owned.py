"""A room's document, owned: read, changed, stored under its fence, and shown to its pages."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.rooms.news import news_of
from hideout.server.rooms.pages import Pages
from hideout.server.rooms.presence import Presence
from hideout.server.rooms.services import Services
from hideout.server.store import documents
from hideout.server.store.documents import Damaged, RoomDocument
from hideout.server.store.interface import (
    ROOM_SAVED,
    Away,
    Change,
    Fence,
    Fenced,
    checksum,
)
from hideout.server.wire.messages import Room

MOVED: Final = "moved"
SOON: Final = 1_000  # milliseconds until data that was away is asked for again
LOG: Final = logging.getLogger("hideout.server")


class OwnedRoom:
    def __init__(self, code: str, services: Services, document: RoomDocument | None) -> None:
        self.code = code
        self.services = services
        self.store = services.store
        self.settings = services.settings
        self.wall_clock = services.wall_clock
        self.fence: Fence = self.store.own(code)
        self.pages = Pages(self.settings, services.by_address)
        self.presence = Presence(self.pages, self.settings, self.wall_clock)
        self.writing = 0  # changes of the document that are being stored
        self.is_closed = False
        self._document = document

    # The document

    @property
    def document(self) -> RoomDocument:
        """Raises Refused if what is stored cannot be read."""
        if self._document is None:
            self._document = self._read()
            self.has_read(self._document)
        return self._document

    def has_read(self, document: RoomDocument) -> None:
        """What is stored counts from now on."""

    def has_kept(self) -> None:
        """What was changed is stored."""

    def _read(self) -> RoomDocument:
        found = self.store.room(self.code)
        if found is None:
            raise Refused("no_room", words.NO_ROOM.given({"code": verbatim(self.code[:12])}))
        document, crc = found
        try:
            return documents.read_room(document, crc)
        except Damaged as error:
            # By its checksum: codes are kept out of the log.
            LOG.error("a room cannot be read", extra={"crc": crc, "why": str(error)})
            raise Refused("damaged", words.ROOM_DAMAGED) from None

    async def change(self, work: Callable[[RoomDocument], Any]) -> None:
        """Change the room: all of it or, if `work` raises Refused, nothing; then show it."""
        document = documents.copy_room(self.document)
        work(document)
        await self.keep(document)

    async def keep(self, document: RoomDocument, *more: Change, is_news: bool = True) -> None:
        """Store a changed room, then show it to everybody in it."""
        self._document = document
        self.writing += 1
        try:
            await self.append([*more, self.saved(document)])
        except BaseException:
            self._document = None  # what is stored counts
            self.pages.has_news = True
            self._tell_later(SOON)
            raise
        finally:
            self.writing -= 1
        self.has_kept()
        if is_news:
            self.tell_room()

    async def append(self, changes: list[Change]) -> None:
        """Store what concerns this room. Raises Refused if another server owns the room by now."""
        try:
            await self.store.write(changes, self.fence)
        except Fenced:
            raise self.is_lost() from None

    def close(self, reason: str = "") -> None:
        """Out of memory; `reason` is for pages that are open."""
        raise NotImplementedError

    def is_lost(self) -> Refused:
        """Somebody else owns the room: pages have to reconnect, and will find the owner."""
        self.close(MOVED)
        return Refused("closed", words.IN_DISORDER)

    def saved(self, document: RoomDocument) -> Change:
        data = documents.write_room(document)
        now = self.wall_clock.now()
        return (ROOM_SAVED, (self.code, data, now, rules.door_of(document), checksum(data)))

    # News

    def news(self, you: str) -> Room:
        document = self.document
        gone = self.presence.long_gone(document) if document.wishes else set[str]()
        presence = self.presence
        return news_of(
            document, you, self.pages.here(), presence.played_for, gone, presence.bot_wishes
        )

    def tell_room(self) -> None:
        """News of the room for all in it; what follows soon is told together, a little later."""
        pages = self.pages
        if not pages.open:
            return
        if pages.timer is not None:
            pages.has_news = True
            return
        pages.show_room(pages.open, self.document, self.news(""))
        if self.settings.news_millis:
            self._tell_later(self.settings.news_millis)

    def _tell_later(self, millis: int) -> None:
        if self.pages.timer is None and self.pages.open:
            loop = asyncio.get_running_loop()
            self.pages.timer = loop.call_later(millis / 1000, self._tell_more)

    def _tell_more(self) -> None:
        self.pages.timer = None
        if not self.pages.has_news:
            return
        self.pages.has_news = False
        try:
            self.tell_room()
        except Away:
            self.pages.has_news = True
            self._tell_later(SOON)
        except Refused as error:
            LOG.warning("a room's pages cannot be updated: %s", error)
