"""The schema of the data file, and the migration from each older one to the next.

A file says its version in `user_version`. An older one is copied aside before it is changed; one
from a newer Hideout is refused. Steps are never edited once released: add one.
"""

import sqlite3
from pathlib import Path
from typing import Final

from hideout.server.store.ballast import is_want_of_room
from hideout.server.store.files import make_private
from hideout.server.store.interface import StoreError, checksum

# Step k brings a file from version k to version k + 1.
STEPS: Final = (
    """
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
""",
    # When a running table that left memory has to be looked at again; and rooms by age.
    """
ALTER TABLE tables ADD COLUMN wakes INTEGER;
CREATE INDEX tables_room ON tables (room);
CREATE INDEX rooms_touched ON rooms (touched);
""",
    # What a bot that looks ahead weighed before a decision, to be asked for after the game.
    """
CREATE TABLE thoughts (
  table_id TEXT NOT NULL, step INTEGER NOT NULL, weighed BLOB NOT NULL, PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
""",
    # Decisions of all tables in the order they were made, until there are enough to shelve them by
    # table: a commit then changes one page of the file and not one for every table in it.
    """
ALTER TABLE decisions RENAME TO shelved;
CREATE TABLE fresh (
  table_id TEXT NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE VIEW decisions AS SELECT * FROM shelved UNION ALL SELECT * FROM fresh
  WHERE NOT EXISTS (SELECT 1 FROM shelved
                    WHERE shelved.table_id = fresh.table_id AND shelved.step = fresh.step);
""",
    # Checksums, for SQLite has none; the code that opens a room's door now, which need not be the
    # one it began with; and people by the whole hash of their secret. Until then a person's id was
    # the beginning of that hash, and whoever comes with such a secret keeps the id.
    """
ALTER TABLE rooms ADD COLUMN door TEXT NOT NULL DEFAULT '';
ALTER TABLE rooms ADD COLUMN crc INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN crc INTEGER NOT NULL DEFAULT 0;
UPDATE rooms SET door = code, crc = checksum(document);
UPDATE tables SET crc = checksum(document);
CREATE INDEX rooms_door ON rooms (door);
CREATE TABLE identities (
  key TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL, is_old INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE former_ids (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP VIEW documents AS SELECT CASE WHEN json_valid(text) THEN text ELSE '{}' END AS text FROM
  (SELECT CAST(document AS TEXT) AS text FROM rooms UNION ALL
   SELECT CAST(document AS TEXT) FROM tables);
INSERT OR IGNORE INTO former_ids SELECT key FROM documents, json_each(text, '$.people');
INSERT OR IGNORE INTO former_ids SELECT value FROM documents, json_each(text, '$.banned');
INSERT OR IGNORE INTO former_ids SELECT value FROM documents, json_each(text, '$.persons')
  WHERE value <> '';
DROP VIEW documents;
""",
    # The deal of each day and game, and who has played it: `ended` once they are through.
    """
CREATE TABLE daily_deals (
  day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE dailies (
  day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, room TEXT NOT NULL,
  begun INTEGER NOT NULL, name TEXT NOT NULL DEFAULT '', won INTEGER NOT NULL DEFAULT 0,
  score REAL, ended INTEGER, PRIMARY KEY (day, game, person)
) STRICT, WITHOUT ROWID;
""",
)
SCHEMA: Final = len(STEPS)


def version_of(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def check_version(db: sqlite3.Connection, path: Path) -> int:
    version = version_of(db)
    if version > SCHEMA:
        raise StoreError(
            f"{path} was written by a newer Hideout (schema {version}, ours is {SCHEMA}): "
            "upgrade Hideout, or point --data at another folder."
        )
    return version


def version_of_file(path: Path) -> int:
    """Without touching the file: a house may be at work with it. Raises StoreError."""
    try:
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            return check_version(db, path)
        finally:
            db.close()
    except sqlite3.Error as error:
        raise StoreError(
            f"{path} cannot be read ({error}): restore a copy with `hideout restore`."
        ) from None


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file to our schema, after a copy. All steps or none."""
    version = check_version(db, path)
    if version == SCHEMA:
        return
    if version:
        copy = path.with_name(f"{path.name}.schema-{version}")
        copy.unlink(missing_ok=True)  # of an upgrade that was broken off
        make_private(copy)
        db.execute("VACUUM INTO ?", (str(copy),))
    db.create_function("checksum", 1, checksum, deterministic=True)
    steps = "".join(STEPS[version:])
    try:
        db.executescript(f"BEGIN IMMEDIATE;{steps}PRAGMA user_version={SCHEMA};COMMIT;")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if is_want_of_room(error):
            raise
        raise StoreError(
            f"{path} could not be brought from schema {version} to {SCHEMA}: {error}. "
            "Nothing was changed."
        ) from None
