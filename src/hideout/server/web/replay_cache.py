"""Replays: made in a thread, one at a time, and cached."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from hideout.engine.core import Seat
from hideout.server.store.documents import Glance
from hideout.server.table.archive import Archive
from hideout.server.table.replays import MOST_FRAMES, is_open, replay
from hideout.server.table.table import LiveTable
from hideout.server.wire.messages import Replay

Key = tuple[str, Seat, int, tuple[str, ...]]  # table, viewer, step, and who sits there
T = TypeVar("T")

ROUGHLY: Final = 200  # bytes that keeping a frame takes beside its own

_encode = msgspec.json.Encoder().encode


class CachedReplay:
    """A whole game through one viewer's eyes, each frame encoded."""

    def __init__(self, whole: Replay) -> None:
        self.frames = [msgspec.Raw(_encode(frame)) for frame in whole.frames]
        self.bytes = sum(len(bytes(frame)) + ROUGHLY for frame in self.frames)
        self.rest = whole
        whole.frames = []

    def part(self, first: int, count: int) -> Replay:
        frames: list[Any] = self.frames[first : first + min(count, MOST_FRAMES)]
        return msgspec.structs.replace(self.rest, frames=frames)


class ReplayCache:
    def __init__(self, archive: Archive, most_bytes: int) -> None:
        self.archive = archive
        self.most = most_bytes
        self.bytes = 0
        self.kept: dict[Key, CachedReplay] = {}  # the one asked for last is last
        self.lock = asyncio.Lock()
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="replay")

    async def read(self, table_id: str) -> LiveTable:
        """A copy of a table. Raises Refused."""
        return await self._in_thread(lambda: self.archive.read(table_id))

    async def replay(self, table: Glance, viewer: Seat, first: int, count: int) -> Replay:
        """The frames from number `first` on. Raises Refused."""
        document = table.document
        key = (document.id, viewer, table.steps, tuple(document.called))
        async with self.lock:  # whoever asks for the same meanwhile finds it ready
            kept = self.kept.pop(key, None)
            if kept is None:
                kept = await self._in_thread(lambda: self._made(table, viewer))
                self.bytes += kept.bytes
            self.kept[key] = kept
            self._forget()
        return kept.part(first, count)

    def _made(self, table: Glance, viewer: Seat) -> CachedReplay:
        copy = self.archive.read(table.document.id)
        thoughts = self.archive.thoughts(table.document.id) if is_open(table) else {}
        return CachedReplay(replay(copy, viewer, thoughts))

    def _forget(self) -> None:
        while self.bytes > self.most:
            oldest = next(iter(self.kept))
            self.bytes -= self.kept.pop(oldest).bytes

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
