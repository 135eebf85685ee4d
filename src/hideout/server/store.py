"""What is never lost: one SQLite file.

All writing goes through one thread. It takes whatever has gathered, commits it in one
transaction, fully synced, and only then reports back: so decisions of many tables share one
commit and none is told before it is safe.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SCHEMA = 1

TABLES = """
CREATE TABLE rooms (
  code TEXT PRIMARY KEY, document BLOB NOT NULL, touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, room TEXT NOT NULL, document BLOB NOT NULL, running INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_running ON tables (running) WHERE running;
CREATE TABLE decisions (
  table_id TEXT NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL,
  person TEXT NOT NULL, name TEXT NOT NULL, channel TEXT NOT NULL, audience INTEGER NOT NULL,
  text TEXT NOT NULL, emote INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
"""

Statement = tuple[str, tuple[Any, ...]]


class StoreError(Exception):
    """The data folder cannot be used; the message says why and what to do."""


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA foreign_keys=ON")
    return db


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file to our schema; refuse one from a newer Hideout."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA:
        raise StoreError(
            f"{path} was written by a newer Hideout (schema {version}, ours is {SCHEMA}): "
            "upgrade Hideout, or point --data at another folder."
        )
    if version < SCHEMA:
        db.executescript(f"BEGIN;{TABLES}PRAGMA user_version={SCHEMA};COMMIT;")


class Store:
    """Asynchronous writes, immediate reads."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path = folder / "hideout.sqlite3"
            self._writer = connect(self.path)
            migrate(self._writer, self.path)
            self._reader = connect(self.path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The data folder {folder} cannot be used: {error}.") from None
        self._queue: queue.SimpleQueue[tuple[Sequence[Statement], Any] | None]
        self._queue = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> "asyncio.Future[None]":
        """Done once everything is on disk; fails whole or not at all."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._loop = loop
        self._queue.put((statements, future))
        return future

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._reader.execute(sql, values).fetchall()

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _write_all(self) -> None:
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
            if len(jobs) < len(batch):
                return

    def _commit(self, jobs: list[tuple[Sequence[Statement], Any]]) -> None:
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for statements, future in jobs:
                outcomes.append((future, self._one_job(statements)))
            self._writer.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:  # the whole batch is off: a full disk, say
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            outcomes = [(future, error) for _, future in jobs]
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_report, outcomes)

    def _one_job(self, statements: Sequence[Statement]) -> Exception | None:
        """One job alone fails if its own rows clash; the others of the batch go on."""
        self._writer.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self._writer.execute(sql, values)
        except sqlite3.IntegrityError as error:
            self._writer.execute("ROLLBACK TO job")
            return error
        finally:
            self._writer.execute("RELEASE job")
        return None


def _report(outcomes: list[tuple[Any, Exception | None]]) -> None:
    for future, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
