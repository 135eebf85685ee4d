"""The schema in PostgreSQL, and the migration from each older one to the next.

The row of `house` says its version. Older data is copied into a schema of its own before it is
changed; data of a newer Hideout is refused. Steps are never edited once released: add one.
"""

import secrets
from typing import Any, Final

from hideout.server.store.interface import StoreError

# Step k brings the data from version k to version k + 1.
STEPS: Final = (
    """
CREATE TABLE house (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one), version integer NOT NULL,
  secret text NOT NULL, probed timestamptz
);
CREATE TABLE rooms (
  code text PRIMARY KEY, document bytea NOT NULL, touched bigint NOT NULL, door text NOT NULL,
  crc bigint NOT NULL
);
CREATE INDEX rooms_touched ON rooms (touched);
CREATE UNIQUE INDEX rooms_door ON rooms (door);
CREATE TABLE tables (
  id text PRIMARY KEY, room text NOT NULL, document bytea NOT NULL, running integer NOT NULL,
  wakes bigint, crc bigint NOT NULL
);
CREATE INDEX tables_running ON tables (running) WHERE running <> 0;
CREATE INDEX tables_room ON tables (room);
CREATE TABLE decisions (
  table_id text NOT NULL, step integer NOT NULL, seat integer NOT NULL, action text NOT NULL,
  at bigint NOT NULL, PRIMARY KEY (table_id, step)
);
CREATE TABLE notes (
  table_id text NOT NULL, n integer NOT NULL, step integer NOT NULL, seat integer NOT NULL,
  person text NOT NULL, name text NOT NULL, channel text NOT NULL, audience integer NOT NULL,
  text text NOT NULL, emote integer NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE TABLE thoughts (
  table_id text NOT NULL, step integer NOT NULL, weighed bytea NOT NULL,
  PRIMARY KEY (table_id, step)
);
CREATE TABLE identities (
  key text PRIMARY KEY, person text NOT NULL, made bigint NOT NULL, is_old integer NOT NULL
);
CREATE TABLE former_ids (person text PRIMARY KEY);
CREATE TABLE nodes (id text PRIMARY KEY, peer text NOT NULL, until timestamptz NOT NULL);
CREATE TABLE owners (room text PRIMARY KEY, node text, token bigint NOT NULL);
CREATE INDEX owners_node ON owners (node);
CREATE SEQUENCE tokens;
""",
    # The deal of each day and game, and who has played it: `ended` once they are through.
    """
CREATE TABLE daily_deals (
  day text NOT NULL, game text NOT NULL, secret text NOT NULL, PRIMARY KEY (day, game)
);
CREATE TABLE dailies (
  day text NOT NULL, game text NOT NULL, person text NOT NULL, room text NOT NULL,
  begun bigint NOT NULL, name text NOT NULL DEFAULT '', won integer NOT NULL DEFAULT 0,
  score double precision, ended bigint, PRIMARY KEY (day, game, person)
);
""",
    # Tables that are asleep, by when they have to wake: asked for by every server, twice a second.
    """
CREATE INDEX tables_wakes ON tables (wakes) WHERE running = 1;
""",
)
SCHEMA: Final = len(STEPS)
# What is copied when data moves, in this order, and by what its rows are told apart.
CONTENTS: Final = {
    "rooms": ("code", "document", "touched", "door", "crc"),
    "tables": ("id", "room", "document", "running", "wakes", "crc"),
    "decisions": ("table_id", "step", "seat", "action", "at"),
    "notes": ("table_id", "n", "step", "seat", "person", "name", "channel", "audience", "text",
              "emote", "at"),
    "thoughts": ("table_id", "step", "weighed"),
    "identities": ("key", "person", "made", "is_old"),
    "former_ids": ("person",),
    "daily_deals": ("day", "game", "secret"),
    "dailies": ("day", "game", "person", "room", "begun", "name", "won", "score", "ended"),
}  # fmt: skip
ONE_AT_A_TIME: Final = 0x48494445  # an advisory lock that whoever changes the form holds
# Read from the catalogue itself: to_regclass() may answer from what this connection remembers, and
# whoever waited for another house to make the tables would make them again.
FOUND: Final = """
SELECT relname, EXISTS (
  SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'version'
) FROM pg_class WHERE relname = ANY($1) AND relnamespace = current_schema()::regnamespace
"""
SHOWN: Final = 3
OURS: Final = ("house", *CONTENTS, "nodes", "owners", "tokens")


async def version_of(db: Any) -> int:
    """0: there is nothing of ours. Raises StoreError."""
    found = dict(await db.fetch(FOUND, OURS))
    version = await db.fetchval("SELECT version FROM house") if found.get("house") else None
    if found and not isinstance(version, int):
        raise StoreError(
            "The database holds something that is not Hideout's, under names that Hideout needs "
            f"({', '.join(sorted(found)[:SHOWN])}): use an empty one."
        )
    return version or 0


async def may_fill(db: Any) -> bool:
    """Whether we may make tables."""
    may = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
    return bool(await db.fetchval(may))


async def clock_of(db: Any) -> float:
    """The database's time, in seconds since 1970."""
    return float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))


async def houses_on(db: Any) -> list[str]:
    """Where the houses that use it now are reached."""
    rows = await db.fetch("SELECT peer FROM nodes WHERE until > now() ORDER BY peer")
    return [str(peer) for (peer,) in rows]


async def check_version(db: Any) -> int:
    """Raises StoreError."""
    version = await version_of(db)
    if version > SCHEMA:
        raise StoreError(
            f"The database was written by a newer Hideout (schema {version}, ours is {SCHEMA}): "
            "upgrade Hideout, or use another database."
        )
    return version


async def require_form(db: Any) -> None:
    """An empty database gets our form; older data is for `hideout migrate`. Raises StoreError."""
    version = await check_version(db)
    if version == 0:
        await migrate(db)
    elif version < SCHEMA:
        raise StoreError(
            f"The database has schema {version}, ours is {SCHEMA}: stop every house that uses it, "
            "then run `hideout migrate`."
        )


async def migrate(db: Any) -> str:
    """Bring the data to our schema after a copy; returns where that is, if one was made.

    All steps or none.
    """
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        version = await check_version(db)
        if version == SCHEMA:
            return ""
        copy = await _copy_aside(db, version) if version else ""
        for step in STEPS[version:]:
            await db.execute(step)
        if version:
            await db.execute("UPDATE house SET version = $1", SCHEMA)
        else:
            secret = secrets.token_hex(32)
            await db.execute("INSERT INTO house (version, secret) VALUES ($1, $2)", SCHEMA, secret)
    return copy


async def _copy_aside(db: Any, version: int) -> str:
    here = str(await db.fetchval("SELECT current_schema()"))
    copy = f"{here}_schema_{version}"
    await db.execute(f'DROP SCHEMA IF EXISTS "{copy}" CASCADE')  # of an upgrade broken off
    await db.execute(f'CREATE SCHEMA "{copy}"')
    for table in ("house", *CONTENTS):
        if await db.fetchval("SELECT to_regclass($1)", f'"{here}"."{table}"') is not None:
            await db.execute(f'CREATE TABLE "{copy}"."{table}" AS TABLE "{here}"."{table}"')
    return copy
