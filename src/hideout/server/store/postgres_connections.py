"""Connections to PostgreSQL, in a thread with an event loop of its own.

Reading waits for an answer, but not for long: a database that is down costs the first caller a few
seconds, and from then on everybody is told so at once until it is back. Writing has one connection.
If that breaks, nobody knows whether the last statement was carried out, so before there is another
one, the former is ended on the other side too.
"""

import asyncio
import logging
import threading
from collections.abc import Coroutine
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from hideout.server.house.unreachable import why
from hideout.server.store.interface import Away, StoreError

LOG: Final = logging.getLogger("hideout.server")
READ_SECONDS: Final = 3.0
CONNECT_SECONDS: Final = 2.0
OPEN_SECONDS: Final = 20.0  # for the first one
LOOK_AGAIN: Final = 0.2  # seconds
READERS: Final = 4
BROKEN: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was broken off in the middle
    asyncpg.OperatorInterventionError,  # the database is being shut down
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
UNUSABLE: Final = (*BROKEN, asyncpg.PostgresError, ValueError)  # the last: its address is none
OUR_BACKEND: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_BACKEND: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
)
T = TypeVar("T")


def unusable(error: BaseException) -> StoreError:
    """What whoever wants to use it is told."""
    return StoreError(f"The database cannot be used: {why(error)}.")


class PostgresConnections:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_away = False
        self.is_closing = False
        self._readers: Any = None
        self._writer: Any = None
        self._former: Any = None  # a backend that may still be at work for us, and its start
        self.loop = _new_loop()
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        self.loop.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Future[T]":
        """From the thread that serves people; done there."""
        return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def call(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """From any thread but ours, which waits."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result(seconds)
        except Late:
            future.cancel()
            raise TimeoutError from None

    def open(self) -> None:
        """Raises StoreError."""
        try:
            self.call(self._open(), OPEN_SECONDS)
        except UNUSABLE as error:
            self.close()
            raise unusable(error) from None

    async def _open(self) -> None:
        await self._open_readers()
        await self.writer(OPEN_SECONDS)

    async def _open_readers(self) -> None:
        former = self._readers
        self._readers = await asyncpg.create_pool(
            self.url, min_size=0, max_size=READERS, timeout=CONNECT_SECONDS, reset=_leave_as_is
        )
        if former is not None:
            former.terminate()

    # Reading

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Raises Away."""
        if self.is_away:
            raise Away
        try:
            return self.call(self._rows(sql, values), READ_SECONDS + 1)
        except BROKEN:
            self.lost()
            raise Away from None

    async def fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The same without blocking: for the thread that serves people. Raises Away."""
        if self.is_away:
            raise Away
        try:
            return await self.spawn(self._rows(sql, values))
        except BROKEN:
            self.lost()
            raise Away from None

    async def _rows(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        async with asyncio.timeout(READ_SECONDS), self.reader() as db:
            return [tuple(row) for row in await db.fetch(sql, *values)]

    def reader(self) -> Any:
        """A connection, in our thread."""
        return self._readers.acquire()

    # Whether it is there

    def lost(self) -> None:
        """It does not answer: look until it does. From any thread."""
        if not self.is_away and not self.is_closing:
            self.is_away = True
            LOG.error("the database does not answer")
            asyncio.run_coroutine_threadsafe(self._look(), self.loop)

    async def _look(self) -> None:
        while not self.is_closing:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._open_readers()
                    await self._rows("SELECT 1", ())
            except (*BROKEN, asyncpg.PostgresError):
                await asyncio.sleep(LOOK_AGAIN)
            else:
                self.is_away = False
                LOG.warning("the database answers again")
                return

    # Writing; all of it in our thread

    async def writer(self, seconds: float = CONNECT_SECONDS) -> Any:
        if self._writer is None or self._writer.is_closed():
            db = await asyncpg.connect(self.url, timeout=seconds)
            try:
                await self._end_former(db)
            except BaseException:
                db.terminate()
                raise
            self._writer = db
        return self._writer

    async def _end_former(self, db: Any) -> None:
        """Whatever the former connection was doing is either done by now or never will be."""
        async with asyncio.timeout(READ_SECONDS):
            while self._former is not None and await db.fetchval(END_BACKEND, *self._former):
                await asyncio.sleep(0.01)
            self._former = await db.fetchrow(OUR_BACKEND)

    def drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    def close(self) -> None:
        self.is_closing = True
        with suppress(*BROKEN):
            self.call(self._close(), READ_SECONDS)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    async def _close(self) -> None:
        self.drop_writer()
        if self._readers is not None:
            self._readers.terminate()


async def _leave_as_is(db: Any) -> None:
    """Every statement is a transaction by itself, so there is nothing to set back."""


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not made for every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
