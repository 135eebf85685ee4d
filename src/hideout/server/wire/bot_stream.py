"""Streams to bots: all that a bot is told, from all its rooms, one event after another.

A bot has a page in each of its rooms like anybody else; what such a page is shown goes into the
bot's one stream, numbered. What waits to be read is counted: a stream that is not read is cut off.
"""

import asyncio
from collections import deque
from typing import Final, NamedTuple

import msgspec

from hideout.server.wire.connections import Backlog, Connection, Outbox

TEXT: Final = 0x81  # the first byte of a websocket frame that holds a text
MOST_MARKS: Final = 400
SMALL: Final = 126

_encode = msgspec.json.Encoder().encode


class Mark(NamedTuple):
    """How far a bot had heard in a room when an event was told."""

    seq: int
    room: str
    table: str
    heard: int


class StreamMemory:
    """What has been told to one bot, over whichever streams: numbers, and how far it was then."""

    def __init__(self, first: int) -> None:
        self.seq = first  # of the last event
        self.first = first
        self.marks: deque[Mark] = deque(maxlen=MOST_MARKS)

    def number(self, room: str, table: str, heard: int) -> int:
        self.seq += 1
        self.marks.append(Mark(self.seq, room, table, heard))
        return self.seq

    def knows(self, seq: int) -> bool:
        """Whether it is known what had been told by then."""
        oldest = self.marks[0].seq if len(self.marks) == MOST_MARKS else self.first
        return oldest <= seq <= self.seq

    def heard_by(self, seq: int) -> dict[str, tuple[str, int]]:
        """By room: the table, and how many of its events had been told."""
        found: dict[str, tuple[str, int]] = {}
        for mark in self.marks:
            if mark.seq <= seq:
                found[mark.room] = mark.table, mark.heard
        return found


class BotStream:
    """One connection of a bot."""

    def __init__(self, person: str, address: str, memory: StreamMemory, most: int) -> None:
        self.person = person
        self.address = address
        self.memory = memory
        self.most = most
        self.waiting: list[bytes] = []
        self.size = 0
        self.news = asyncio.Event()
        self.transport: asyncio.Transport | None = None  # once it is open
        self.is_gone = False  # nothing more is taken in
        self.is_flood = False  # it is over because too much came: nothing more is read
        self.pages: dict[str, BotPage] = {}  # by room
        self.invitations: dict[str, bytes] = {}  # by room: as it was last told
        self.heard: dict[str, tuple[str, int]] = {}  # by room: before this stream was opened

    def push(self, room: str, text: bytes, table: str = "", heard: int = 0) -> None:
        """Tell an event: an object in JSON, to which its number and its room are added."""
        if self.is_gone:
            return
        seq = self.memory.number(room, table, heard)
        text = b'{"seq":%d,"room":"%b",%b\n' % (seq, room.encode(), text[1:])
        self.waiting.append(text)
        self.size += len(text)
        self.news.set()
        if self.size > self.most:
            self._cut()

    def _cut(self) -> None:
        self.waiting, self.size = [], 0
        self.hang_up()
        if self.transport is not None:
            self.transport.abort()

    def tell(self, room: str, event: msgspec.Struct) -> None:
        self.push(room, _encode(event))

    async def taken(self, seconds: float) -> list[bytes]:
        """What has come since, once something has; nothing if that takes longer."""
        if not self.waiting and not self.is_gone:
            self.news.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self.news.wait()
            except TimeoutError:
                return []
        taken, self.waiting = self.waiting, []
        self.size = 0
        return taken

    def hang_up(self) -> None:
        """What waits is still read; then it is over."""
        self.is_gone = True
        self.news.set()


class BotPage(Connection):
    """A bot's page in one room: what it is shown goes into the stream."""

    def __init__(
        self, stream: BotStream | None, room: str, person: str, address: str, backlog: Backlog
    ) -> None:
        super().__init__(None, None, person, address, Outbox(), 0, backlog)
        self.is_program = True
        self.stream = stream
        self.room = room

    def send(self, frame: bytes) -> None:
        stream = self.stream
        if self.is_gone or stream is None:
            return
        at = 0
        while at < len(frame):
            kind, size = frame[at], frame[at + 1]
            at += 2
            if size >= SMALL:
                wide = 2 if size == SMALL else 8
                size = int.from_bytes(frame[at : at + wide], "big")
                at += wide
            if kind == TEXT:
                stream.push(self.room, frame[at : at + size], self.table, self.heard)
            at += size

    def flush(self) -> None:
        """Nothing is held back here."""

    def measure(self) -> None:
        """What waits is counted in the stream."""

    def cut(self) -> None:
        self.depart()
