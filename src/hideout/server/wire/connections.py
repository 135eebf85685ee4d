"""Connections to pages: what goes out over a socket, and who is at the other end.

Sending never waits. A frame is packed once, whoever gets it, and goes out with others, for so many
pages at once or at the end of the event loop's turn: handing each to the system as soon as it is
made would cost twice as much, for one drives the other out of the processor's cache. What waits to
be sent is counted when it is queued, by page and by room: a page that does not read is cut off and
may come again. So no slow phone can hold up a table, and no crowd of them can fill the memory.
"""

import asyncio
from typing import Final

import msgspec
from aiohttp import web

from hideout.engine.core import TABLE, Seat
from hideout.server.house.clock import Timer
from hideout.server.wire.messages import Accepted, Message
from hideout.server.wire.sections import Core

UNCHECKED: Final = 50_000
PING: Final = b"\x89\0"  # a whole frame
PATIENCE: Final = 2  # seconds for a page to say goodbye
AT_ONCE: Final = 64  # pages: what is made for more does not stay in a processor's cache of 1 MB
UNLIKELY: Final = 987_654_321
FAREWELL: Final = b"\x88\x02\x03\xf0"  # a whole frame: closed, for it breaks the rules (1008)

_encode = msgspec.json.Encoder().encode


def packed(text: bytes) -> bytes:
    """A text as one websocket frame, whole and unmasked as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def pack(message: Message) -> bytes:
    return packed(_encode(message))


# What goes out with every move is encoded once, but for its number.
ACCEPTED: Final = _encode(Accepted(ref=UNLIKELY)).split(b"%d" % UNLIKELY)


def hang_up(transport: asyncio.Transport) -> None:
    """What waits goes out, and then it is over; whoever does not take it is cut off."""
    if not transport.is_closing():
        transport.write(FAREWELL)
        transport.close()
        asyncio.get_running_loop().call_later(PATIENCE, transport.abort)


class Outbox:
    """What is to go out at the end of this turn of the event loop."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []

    def add(self, page: "Connection") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(page)

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for page in waiting:
            page.flush()


class Backlog:
    """What waits to be sent to the pages of one room, in bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.pages: dict[Connection, None] = {}

    def relieve(self) -> None:
        """Too much waits: the pages that read least are cut off until it is not too much."""
        for page in self.pages:
            page.measure()
        while self.bytes > self.most and self.pages:
            max(self.pages, key=_waiting).cut()


def _waiting(page: "Connection") -> int:
    return page.waiting


class Connection:
    """One open page of one person in one room."""

    def __init__(
        self,
        socket: web.WebSocketResponse | None,
        request: web.Request | None,
        person: str,
        address: str,
        outbox: Outbox,
        most: int,
        backlog: Backlog,
    ) -> None:
        self.socket = socket
        self.transport = None if request is None else request.transport
        self.person = person
        self.address = address
        # A table's screen in one room.
        self.is_screen = request is not None and request.query.get("screen") == "1"
        self.is_program = False  # a bot's; see `bot_stream`
        self.has_entered = False
        self.takes_changes = False  # it understands `messages.Change`
        self.is_heard = True  # something came since somebody looked
        self.outbox = outbox
        self.outgoing: list[bytes] = []  # who comes back is sent all that was said, line by line
        self.queued = 0  # bytes of that
        self.most = most
        self.backlog = backlog
        self.waiting = 0  # bytes queued, and those sent but not read when somebody last looked
        self.unchecked = 0  # bytes sent since somebody looked whether they are read
        self.is_gone = False  # out of its room; nothing more is sent
        self.expected: Timer | None = None  # rings if no hello comes
        # What this page was last shown: the room, which table, through whose eyes, and how far.
        self.news: tuple[bytes, list[str]] = (b"", [])
        self.table = ""
        self.viewer: Seat = TABLE
        self.heard = 0
        self.last: Core | None = None

    def send(self, frame: bytes) -> None:
        if self.is_gone:
            return
        if not self.outgoing:
            self.outbox.add(self)
        self.outgoing.append(frame)
        size = len(frame)
        self.queued += size
        self.waiting += size
        self.backlog.bytes += size
        if self.waiting > self.most:
            self.measure()
            if self.waiting > self.most:
                self.cut()
        if self.backlog.bytes > self.backlog.most:
            self.backlog.relieve()
        if len(self.outbox.waiting) >= AT_ONCE:
            self.outbox.flush()

    def flush(self) -> None:
        frames, self.outgoing = self.outgoing, []
        self.queued = 0
        transport = self.transport
        if not frames or transport is None or transport.is_closing():
            return
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        transport.write(data)
        self.unchecked += len(data)
        if self.unchecked > UNCHECKED:  # asking costs as much as a tenth of a send
            self.measure()

    def measure(self) -> None:
        """See how much of what was sent is not read yet."""
        self.unchecked = 0
        transport = self.transport
        is_open = transport is not None and not transport.is_closing()
        unread = transport.get_write_buffer_size() if is_open and transport is not None else 0
        self._waits(self.queued + unread)

    def _waits(self, waiting: int) -> None:
        self.backlog.bytes += waiting - self.waiting
        self.waiting = waiting

    def greeted(self) -> None:
        """A hello came, or will not come any more."""
        if self.expected is not None:
            self.expected.cancel()

    def depart(self) -> None:
        """Out of the room: what still waits is not the room's any more."""
        self._waits(0)
        self.backlog.pages.pop(self, None)
        self.is_gone = True

    async def close(self, reason: str) -> None:
        self.flush()
        if self.socket is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(message=reason.encode())
        except (TimeoutError, ConnectionError, RuntimeError):  # or it is not open yet
            self.cut()

    def hang_up(self) -> None:
        """Closed without waiting for its goodbye: nothing that it still sends is read."""
        self.flush()
        if self.transport is not None:
            hang_up(self.transport)

    def cut(self) -> None:
        self.depart()
        self.outgoing = []
        self.queued = 0
        if self.transport is not None:
            self.transport.abort()


class Receipt:
    """That a page's command is done: it goes out with the frame the command made, if any."""

    def __init__(self, page: Connection, ref: int) -> None:
        self.page = page
        self.line = packed((b"%d" % ref).join(ACCEPTED))
        self.is_sent = False

    def send(self) -> None:
        if not self.is_sent:
            self.page.send(self.line)
