"""A house's data from a file to a database, and back: all of it or nothing, and counted twice."""

import asyncio
import sqlite3
import zlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

import asyncpg

from hideout.server.store import backup
from hideout.server.store.backup import Contents
from hideout.server.store.files import make_private
from hideout.server.store.interface import StoreError
from hideout.server.store.postgres_connections import UNUSABLE, unusable
from hideout.server.store.postgres_schema import CONTENTS, houses_on, migrate, require_form
from hideout.server.store.schema import migrate as migrate_file
from hideout.server.store.sqlite import FILE, lock_folder

AT_A_TIME: Final = 5_000  # rows
Rows = list[tuple[Any, ...]]
T = TypeVar("T")


class Sum:
    """How many rows there are, and what they come to in any order."""

    def __init__(self) -> None:
        self.rows = 0
        self.total = 0

    def add(self, rows: Rows) -> None:
        self.rows += len(rows)
        self.total += sum(zlib.crc32(repr(row).encode()) for row in rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.rows, self.total) == (other.rows, other.total)

    __hash__ = None  # type: ignore[assignment]


def folder_to_database(folder: Path, url: str) -> Contents:
    """The house in a folder moves; the file stays where it is. Raises StoreError."""
    if not (folder / FILE).is_file():
        raise StoreError(f"There is no data in {folder} to move.")
    with lock_folder(folder):
        return file_to_database(folder / FILE, url)


def database_to_folder(url: str, folder: Path) -> Contents:
    """Raises StoreError."""
    with lock_folder(folder):
        return database_to_file(url, folder / FILE, is_last=True)


def file_to_database(path: Path, url: str) -> Contents:
    """Into an empty database. Raises StoreError."""
    contents = backup.check(path)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        make_private(copy)
        backup.copy_file(path, copy)  # which brings an older one forward
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            _run(_fill_database(db, url))
    return contents


def database_to_file(url: str, path: Path, is_last: bool = False) -> Contents:
    """A copy at one moment; houses may go on meanwhile unless it is the last one. Raises
    StoreError."""
    if path.exists():
        raise StoreError(f"{path} already exists and will not be overwritten.")
    try:
        make_private(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}.") from None
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate_file(db, path)
            _run(_fill_file(url, db, is_last))
        return backup.check(path)
    except BaseException:
        path.unlink()
        raise


def migrate_database(url: str) -> str:
    """Bring it to our schema; returns where the old data was copied. Raises StoreError."""

    async def work() -> str:
        async with _connected(url) as db:
            return await migrate(db)

    return _run(work())


async def _fill_database(source: sqlite3.Connection, url: str) -> None:
    async with _connected(url) as db:
        await require_form(db)
        await _require_nobody(db)
        async with db.transaction():
            for table in CONTENTS:
                if await db.fetchval(f"SELECT 1 FROM {table} LIMIT 1"):
                    raise StoreError("The database already holds a house; use an empty one.")
            for table, columns in CONTENTS.items():
                there, here = Sum(), Sum()
                for rows in _rows_of_file(source, table):
                    there.add(rows)
                    await db.copy_records_to_table(table, records=rows, columns=columns)
                async for rows in _rows_of_database(db, table):
                    here.add(rows)
                _require_equal(table, there, here)


async def _fill_file(url: str, target: sqlite3.Connection, is_last: bool) -> None:
    async with _connected(url) as db, db.transaction(isolation="repeatable_read", readonly=True):
        await require_form(db)
        if is_last:
            await _require_nobody(db)
        target.execute("BEGIN IMMEDIATE")
        for table, columns in CONTENTS.items():
            there, here = Sum(), Sum()
            shelf = "shelved" if table == "decisions" else table
            places = ", ".join("?" * len(columns))
            async for rows in _rows_of_database(db, table):
                there.add(rows)
                names = ", ".join(columns)
                target.executemany(f"INSERT INTO {shelf} ({names}) VALUES ({places})", rows)
            for rows in _rows_of_file(target, table):
                here.add(rows)
            _require_equal(table, there, here)
        target.execute("COMMIT")


async def _require_nobody(db: Any) -> None:
    """What a house did from now on would be left behind. Raises StoreError."""
    if await houses_on(db):
        raise StoreError(
            "A house is using the database: stop every one of them "
            "(one that was killed is gone after a few seconds)."
        )


def _require_equal(table: str, there: Sum, here: Sum) -> None:
    if there != here:
        raise StoreError(
            f"Not all {table} arrived ({here.rows} of {there.rows}). Nothing was changed."
        )


def _rows_of_file(db: sqlite3.Connection, table: str) -> Iterator[Rows]:
    cursor = db.execute(f"SELECT {', '.join(CONTENTS[table])} FROM {table}")
    while rows := cursor.fetchmany(AT_A_TIME):
        yield rows


async def _rows_of_database(db: Any, table: str) -> AsyncIterator[Rows]:
    cursor = await db.cursor(f"SELECT {', '.join(CONTENTS[table])} FROM {table}")
    while rows := await cursor.fetch(AT_A_TIME):
        yield [tuple(row) for row in rows]


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Any]:
    db = await asyncpg.connect(url, timeout=10)
    try:
        yield db
    finally:
        await db.close(timeout=10)


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Raises StoreError."""
    try:
        return asyncio.run(work)
    except UNUSABLE as error:
        raise unusable(error) from None
