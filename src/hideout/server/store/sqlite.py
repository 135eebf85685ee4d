"""What is never lost: one SQLite file.

While one transaction is committed, fully synced, whatever comes in is gathered for the next, which
begins at the end of a turn of the event loop: so decisions of many tables share one commit, none is
told before it is safe, and a lone one never waits. Decisions are stored as they come and later
shelved by table, many at a time. A thread does all this, but for plain decisions on a quick disk:
handing those over would cost more than storing them (docs/decisions/003-web-stack.md).
"""

import asyncio
import itertools
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TextIO

from hideout.server.house import metrics
from hideout.server.store import ballast
from hideout.server.store.files import make_private, tighten
from hideout.server.store.interface import (
    DAILIES_FORGOTTEN,
    DAILY_BEGUN,
    DAILY_DRAWN,
    DAILY_ENDED,
    DAMAGED,
    DECIDED,
    FORMER_ID_TAKEN,
    IDENTITIES_FORGOTTEN,
    IDENTITY_KEPT,
    OLD_IDENTITY_KEPT,
    OTHER_KEYS_FORGOTTEN,
    PROBE,
    ROOM_FORGOTTEN,
    ROOM_SAVED,
    RUNNING,
    SAID,
    TABLE_SAVED,
    TABLE_SET_ASIDE,
    THOUGHT,
    Change,
    Fence,
    Fenced,
    StoreError,
)
from hideout.server.store.reads import Reads, Row
from hideout.server.store.schema import SCHEMA, migrate

FILE: Final = "hideout.sqlite3"
LOCK: Final = "hideout.lock"
DECISION: Final = "INSERT INTO fresh VALUES (?, ?, ?, ?, ?)"
ONE_MORE: Final = ", (?, ?, ?, ?, ?)"
STATEMENTS: Final = 256  # kept ready: batches of every size that is usual are among them
MOST_AT_ONCE: Final = 1000  # decisions; SQLite takes no more than 32,766 values
SHELVE: Final = (
    "INSERT OR IGNORE INTO shelved SELECT * FROM fresh ORDER BY table_id, step",
    "DELETE FROM fresh",
)
SHELVE_AFTER: Final = 4000  # decisions
IN_ROOM: Final = "table_id IN (SELECT id FROM tables WHERE room = ?1)"
# How each kind of change is written: statements that take the same values.
SQL: Final[dict[str, tuple[str, ...]]] = {
    DECIDED: (DECISION,),
    SAID: ("INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",),
    THOUGHT: ("INSERT OR REPLACE INTO thoughts VALUES (?, ?, ?)",),
    TABLE_SAVED: ("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)",),
    TABLE_SET_ASIDE: (f"UPDATE tables SET running = {DAMAGED} WHERE id = ?",),
    ROOM_SAVED: ("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)",),
    ROOM_FORGOTTEN: (
        f"DELETE FROM shelved WHERE {IN_ROOM}",
        f"DELETE FROM fresh WHERE {IN_ROOM}",
        f"DELETE FROM notes WHERE {IN_ROOM}",
        f"DELETE FROM thoughts WHERE {IN_ROOM}",
        "DELETE FROM tables WHERE room = ?",
        "DELETE FROM rooms WHERE code = ?",
    ),
    IDENTITY_KEPT: ("INSERT OR IGNORE INTO identities VALUES (?, ?, ?, 0)",),
    OLD_IDENTITY_KEPT: ("INSERT INTO identities VALUES (?, ?, ?, 1)",),
    FORMER_ID_TAKEN: ("DELETE FROM former_ids WHERE person = ?",),
    OTHER_KEYS_FORGOTTEN: (
        "UPDATE identities SET person = substr(key, 17, 16), is_old = 0"
        " WHERE person = ? AND key <> ?",
    ),
    IDENTITIES_FORGOTTEN: ("DELETE FROM identities WHERE made < ?",),
    DAILY_DRAWN: ("INSERT OR IGNORE INTO daily_deals VALUES (?, ?, ?)",),
    DAILY_BEGUN: (
        "INSERT OR IGNORE INTO dailies (day, game, person, room, begun) VALUES (?, ?, ?, ?, ?)",
    ),
    DAILY_ENDED: (
        "UPDATE dailies SET name = ?, won = ?, score = ?, ended = ?"
        " WHERE day = ? AND game = ? AND person = ? AND ended IS NULL",
    ),
    DAILIES_FORGOTTEN: (
        "DELETE FROM dailies WHERE day < ?",
        "DELETE FROM daily_deals WHERE day < ?",
    ),
    PROBE[0]: (f"PRAGMA user_version={SCHEMA}",),
}
# Those that have been silent for longest first: their clocks are the next to run out.
TO_RESUME: Final = (
    f"SELECT id, room, wakes FROM tables WHERE running = {RUNNING} ORDER BY coalesce("
    "wakes, (SELECT at FROM shelved WHERE table_id = id ORDER BY step DESC LIMIT 1), 0)"
)
# What is written goes to the end of a file, and what is read is kept above: the system's own cache
# is enough for the rest, and it is not counted twice.
CACHE: Final = "PRAGMA cache_size=-400"  # kB
# Seconds of a commit. For a disk that mostly needs no more the event loop waits itself.
QUICK: Final = 0.001
STUCK: Final = 0.05  # one that takes so long is not to happen to it again soon
SLOW: Final = 0.02  # for all we know
# SQLite begins the journal anew after 1000 pages, and shelving takes some more at once.
JOURNAL_BYTES: Final = 4_600_000

Job = tuple[Sequence[Change], "asyncio.Future[None]", Fence | None]
Key = tuple[Any, ...]  # the table and step of a decision
Outcomes = list[tuple["asyncio.Future[None]", Exception | None]]


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10,
        cached_statements=STATEMENTS,
    )  # fmt: skip
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute(CACHE)
    return db


def check_whole(db: sqlite3.Connection, path: Path) -> None:
    """Better no server than one that loses games as it comes across them. Raises StoreError."""
    try:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if ballast.is_want_of_room(error):
            raise
        verdict = str(error)
    if verdict != "ok":
        complaint = " ".join(str(verdict).split())
        raise StoreError(
            f"{path} is damaged ({complaint}): put a backup in its place with `hideout restore`, "
            "or point --data at another folder."
        )


def grow_journal(db: sqlite3.Connection, path: Path) -> bool:
    """Make the journal as long as it usually gets, by writing what is then taken back; whether
    there is room for that.

    Overwriting a file and syncing it is faster than letting it grow, once its blocks are on disk.
    On a disk without room for this the journal grows as it may.
    """
    db.execute("PRAGMA cache_size=10")  # so that it is written before it is taken back
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE filling (x)")
        db.execute("INSERT INTO filling VALUES (zeroblob(?))", (JOURNAL_BYTES,))
    except sqlite3.OperationalError as error:
        if not ballast.is_want_of_room(error):
            raise
        return False
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute(CACHE)
    with path.with_name(f"{path.name}-wal").open("rb+") as journal:
        os.fsync(journal.fileno())  # or the first decision would wait for all of it
    return True


def lock_folder(folder: Path) -> TextIO:
    """Lock a data folder until the returned file is closed. Raises StoreError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tighten(folder)
        make_private(folder / LOCK)
        file = (folder / LOCK).open("a")
    except OSError as error:
        raise _unusable(folder, error) from None
    try:
        import fcntl
    except ImportError:  # this system has no such locks; the file keeps its own
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(
            f"Another Hideout is using {folder}: stop it, or point --data at another folder."
        ) from None
    return file


def _unusable(folder: Path, error: Exception) -> StoreError:
    words = getattr(error, "strerror", None) or error
    if folder.exists() and not folder.is_dir():
        words = "it is not a folder"
    return StoreError(f"The data folder {folder} cannot be used: {words}.")


class SqliteStore(Reads):
    """See `interface.Store`."""

    is_shared = False
    mark = "?"
    to_resume = TO_RESUME

    def __init__(self, folder: Path) -> None:
        self.folder: Path | None = folder
        self.path = folder / FILE
        self._readers = threading.local()
        self._fresh: set[Key] = set()  # what is not shelved yet
        self._shelve_at = SHELVE_AFTER
        # Nobody else writes this file, so who owns a room need not be written down in it.
        self._owners: dict[str, int] = {}  # the token of each room that is owned
        self._tokens = itertools.count(1)
        self._owning = threading.Lock()  # held while a batch is written
        self._writing = threading.Lock()  # held by whoever uses the writer: the thread or the loop
        self._usual = SLOW  # what about half of the commits need
        with ExitStack() as opened:
            try:
                self._lock = opened.enter_context(lock_folder(folder))
                try:
                    opened.enter_context(self._open())
                except (OSError, sqlite3.Error) as error:
                    if not ballast.is_want_of_room(error) or not ballast.let_go(folder):
                        raise
                    opened.enter_context(self._open())
                if not grow_journal(self._writer, self.path) and ballast.let_go(folder):
                    grow_journal(self._writer, self.path)
            except (OSError, sqlite3.Error) as error:
                raise _unusable(folder, error) from None
            self._opened = opened.pop_all()
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._is_committing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> ExitStack:
        """Both connections, to a file that is whole and of our form."""
        with ExitStack() as opened:
            make_private(self.path)
            self._writer = opened.enter_context(closing(connect(self.path)))
            check_whole(self._writer, self.path)
            migrate(self._writer, self.path)
            self._shelve_or_wait()
            self._readers.db = opened.enter_context(closing(connect(self.path)))
            return opened.pop_all()

    # Owning rooms

    def own(self, code: str) -> Fence:
        with self._owning:  # what is being written is written, and can be read
            fence = Fence(code, next(self._tokens))
            self._owners[code] = fence.token
        return fence

    def disown(self, fence: Fence) -> None:
        if self._owners.get(fence.code) == fence.token:
            del self._owners[fence.code]

    def _is_owner(self, fence: Fence | None) -> bool:
        return fence is None or self._owners.get(fence[0]) == fence[1]

    # Writing

    def write(
        self, changes: Sequence[Change], fence: Fence | None = None
    ) -> "asyncio.Future[None]":
        """Done once everything is on disk; fails whole or not at all. First come, first stored."""
        if self._loop is None or self._loop.is_closed():
            self._loop = asyncio.get_running_loop()
            self._is_committing = False
        future: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((changes, future, fence))
        if not self._is_committing:
            # At the end of the loop's turn: whatever else comes in it shares the commit.
            self._is_committing = True
            self._loop.call_soon(self._commit_gathered)
        return future

    def _commit_gathered(self) -> None:
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            if not self._commit_here(jobs):
                self._queue.put(jobs)

    def _commit_here(self, jobs: list[Job]) -> bool:
        """In the event loop's own thread. False: nothing was done, the other has to."""
        is_quick = self._usual <= QUICK and len(self._fresh) < self._shelve_at
        if not is_quick or not self._writing.acquire(blocking=False):
            return False
        try:
            began = time.perf_counter()
            outcomes = self._at_once(jobs)
        except sqlite3.Error:  # a full disk, say
            return False
        finally:
            self._writing.release()
        if outcomes is None:
            return False
        self._took(time.perf_counter() - began)
        self._report(outcomes)
        return True

    def _took(self, seconds: float) -> None:
        metrics.COMMIT.add(seconds)
        if seconds > STUCK:
            self._usual = SLOW
        else:  # towards the median: a single slow one says little
            self._usual *= 1.1 if seconds > self._usual else 1 / 1.1

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """What is stored; each thread reads for itself."""
        if not hasattr(self._readers, "db"):
            self._readers.db = self._opened.enter_context(closing(connect(self.path)))
        db: sqlite3.Connection = self._readers.db
        return db.execute(sql, values).fetchall()

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        if self._gathered:
            self._queue.put(self._gathered)
        self._queue.put(None)
        self._thread.join()
        self._opened.close()

    def _write_all(self) -> None:
        while (jobs := self._queue.get()) is not None:
            with self._writing:
                self._commit(jobs)
                if len(self._fresh) >= self._shelve_at:
                    self._shelve_or_wait()

    def _commit(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        try:
            with self._owning:
                outcomes = self._at_once(jobs) or self._one_by_one(jobs)
        except sqlite3.Error as error:  # the whole batch is off: a full disk, say
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            outcomes = [(future, error) for _, future, _ in jobs]
        self._took(time.perf_counter() - began)
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._report, outcomes)

    def _report(self, outcomes: Outcomes) -> None:
        for future, error in outcomes:
            if future.done():  # nobody waits any more
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
        self._is_committing = bool(self._gathered)
        if self._is_committing and self._loop is not None:
            self._loop.call_soon(self._commit_gathered)  # after those who were waiting

    def _at_once(self, jobs: list[Job]) -> Outcomes | None:
        """The usual batch, one decision each of many tables. None: nothing was done.

        A single statement, which is a transaction by itself: every step in SQLite means competing
        for the interpreter's lock.
        """
        if len(jobs) > MOST_AT_ONCE:
            return None
        values: list[Any] = []
        keys: set[Key] = set()
        for changes, _, fence in jobs:
            # Equal, not the same: a compiled module has its own copy of a constant.
            if len(changes) != 1 or changes[0][0] != DECIDED or not self._is_owner(fence):
                return None
            row = changes[0][1]
            values += row
            keys.add(row[:2])
        if len(keys) < len(jobs) or not self._fresh.isdisjoint(keys):
            return None  # one of them clashes; find out which
        self._writer.execute(DECISION + ONE_MORE * (len(jobs) - 1), values)
        self._fresh |= keys
        return [(future, None) for _, future, _ in jobs]

    def _one_by_one(self, jobs: list[Job]) -> Outcomes:
        keys: set[Key] = set()
        self._writer.execute("BEGIN IMMEDIATE")
        outcomes = [
            (future, self._one_job(changes, keys) if self._is_owner(fence) else Fenced())
            for changes, future, fence in jobs
        ]
        self._writer.execute("COMMIT")
        self._fresh |= keys
        return outcomes

    def _one_job(self, changes: Sequence[Change], keys: set[Key]) -> Exception | None:
        """One job alone fails if its own rows clash; the others of the batch go on."""
        mine = [values[:2] for kind, values in changes if kind == DECIDED]
        if any(key in keys or key in self._fresh for key in mine):
            return sqlite3.IntegrityError("this step of the table is decided")
        error = self._carried_out([(sql, row) for kind, row in changes for sql in SQL[kind]])
        if error is None:
            keys.update(mine)
        return error

    def _carried_out(self, statements: list[tuple[str, tuple[Any, ...]]]) -> Exception | None:
        if len(statements) == 1:  # a statement is whole by itself
            try:
                self._writer.execute(*statements[0])
            except sqlite3.IntegrityError as error:
                return error
            return None
        self._writer.execute("SAVEPOINT job")
        try:
            for sql, values in statements:
                self._writer.execute(sql, values)
        except sqlite3.IntegrityError as error:
            self._writer.execute("ROLLBACK TO job")
            return error
        finally:
            if self._writer.in_transaction:
                self._writer.execute("RELEASE job")
        return None

    def _shelve(self) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        for sql in SHELVE:
            self._writer.execute(sql)
        self._writer.execute("COMMIT")
        self._fresh.clear()
        self._shelve_at = SHELVE_AFTER

    def _shelve_or_wait(self) -> None:
        """What cannot be shelved now, for lack of space say, is safe where it is."""
        try:
            self._shelve()
        except sqlite3.Error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            self._shelve_at = len(self._fresh) + SHELVE_AFTER
