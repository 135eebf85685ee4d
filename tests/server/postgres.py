"""A real PostgreSQL for tests: one server for this process, a schema of its own for every folder.

It is the one that TEST_DATABASE_URL names, or else one out of a package, started when it is first
needed and gone with the process. `HOUSES_ON_POSTGRES=1` puts every house of the tests on it.
"""

import asyncio
import hashlib
import os
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from bench.chaos.services import start_postgres
from hideout.server.store import postgres as postgres_store
from hideout.server.store import postgres_connections
from hideout.server.store.postgres import PostgresStore
from hideout.server.store.postgres_schema import CONTENTS

IS_WANTED = os.environ.get("HOUSES_ON_POSTGRES") == "1"
STARTED: list[Any] = []
LONG = 60.0  # seconds for which a server is believed alive, where no test lets one die
QUICK = "fsync = off\nfull_page_writes = off\nmax_connections = 300\n"  # no test pulls the plug


@cache
def server() -> str:
    """Its address."""
    named = os.environ.get("TEST_DATABASE_URL")
    if named:
        return named
    STARTED.append(started(Path(tempfile.mkdtemp(prefix="hideout-pg-"))))
    return str(STARTED[0].get_uri())


def stop() -> None:
    """When the tests are over: a process of xdist's ends without any further word."""
    while STARTED:
        STARTED.pop().cleanup()


def started(folder: Path) -> Any:
    """A server of one's own."""
    return start_postgres(folder, QUICK)


def url_for(folder: Path) -> str:
    """The address of what a folder would hold; it is made if need be."""
    schema = "h" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    url = server()
    at_once(_make_schema(url, schema))
    return f"{url}{'&' if '?' in url else '?'}search_path={schema}"


async def _make_schema(url: str, schema: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}")
    await db.close()


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """Done in a thread, for a loop may be running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


# A busy machine is not a database that is gone.
for module, name in ((postgres_connections, "READ_SECONDS"), (postgres_store, "COMMIT_SECONDS")):
    setattr(module, name, 20.0)


def open_postgres(folder: Path) -> PostgresStore:
    return PostgresStore(url_for(folder), lease=LONG)


def copy(source: Path, target: Path) -> None:
    """All that one holds, as it is now."""
    open_postgres(target).close()
    at_once(_copy(url_for(source), url_for(target)))


async def _copy(source: str, target: str) -> None:
    theirs, ours = source.rpartition("=")[2], target.rpartition("=")[2]
    db = await asyncpg.connect(server())
    async with db.transaction():
        for table in CONTENTS:
            await db.execute(f"INSERT INTO {ours}.{table} SELECT * FROM {theirs}.{table}")
        await db.execute(f"UPDATE {ours}.house SET secret = (SELECT secret FROM {theirs}.house)")
    await db.close()


def let_write(store: PostgresStore, is_let: bool) -> None:
    async def change() -> None:
        db = await store.connections.writer()
        await db.execute(f"SET default_transaction_read_only = {'off' if is_let else 'on'}")

    store.connections.call(change(), 10)
