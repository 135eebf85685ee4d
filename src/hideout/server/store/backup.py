"""Copies of the data: made while a server runs, checked, and restored while none does."""

import sqlite3
import time
from pathlib import Path

from hideout.engine.core import play
from hideout.engine.reader import BadData
from hideout.engine.record import Record
from hideout.games import find_game
from hideout.server.store import documents
from hideout.server.store.documents import (
    Damaged,
    TableDocument,
    proof_of_table,
    read_table_document,
)
from hideout.server.store.files import make_private
from hideout.server.store.interface import PAUSED, RUNNING, StoreError
from hideout.server.store.schema import SCHEMA, check_version, migrate
from hideout.server.store.sqlite import FILE, lock_folder


class Contents:
    """What a data file holds, for people to recognise it by."""

    def __init__(self, rooms: int, tables: int, decisions: int, damaged: list[str]) -> None:
        self.rooms = rooms
        self.tables = tables
        self.decisions = decisions
        self.damaged = damaged  # one line for each room and game that cannot be read

    def __str__(self) -> str:
        return f"{self.rooms} rooms, {self.tables} games, {self.decisions} decisions"


def backup(folder: Path, to: Path) -> Contents:
    """A copy of the data at one moment; a server may keep running. Raises StoreError."""
    source = folder / FILE
    if not source.is_file():
        raise StoreError(f"There is no data in {folder} to back up.")
    if to.exists():
        raise StoreError(f"{to} already exists and will not be overwritten.")
    try:
        db = sqlite3.connect(source, isolation_level=None, timeout=10)
        try:
            check_version(db, source)
            make_private(to)
            db.execute("VACUUM INTO ?", (str(to),))
        finally:
            db.close()
    except (OSError, sqlite3.Error) as error:
        words = getattr(error, "strerror", None) or error
        raise StoreError(f"{source} cannot be copied to {to}: {words}.") from None
    return check(to)


def check(path: Path) -> Contents:
    """Whether a file is a whole backup of ours. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"There is no file {path}.")
    try:
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            version = check_version(db, path)
            if not version:
                raise StoreError(f"{path} is not a Hideout backup.")
            (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise StoreError(f"{path} is damaged: {verdict}.")
            counts = [
                int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
                for name in ("rooms", "tables", "decisions")
            ]
            damaged = _damaged(db) if version == SCHEMA else []
        finally:
            db.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a Hideout backup: {error}.") from None
    return Contents(counts[0], counts[1], counts[2], damaged)


def _damaged(db: sqlite3.Connection) -> list[str]:
    """Every document is read, and every running game is replayed."""
    found = []
    for code, document, crc in db.execute("SELECT code, document, crc FROM rooms"):
        try:
            documents.read_room(document, crc)
        except Damaged as error:
            found.append(f"room {code}: {error}")
    for name, document, crc, state in db.execute("SELECT id, document, crc, running FROM tables"):
        try:
            table = read_table_document(document, crc)
            if state in (RUNNING, PAUSED):
                _play_again(db, table)
        except BadData:
            pass  # of older rules, which is no damage
        except Exception as error:  # damage may show in any way at all
            found.append(f"game {name}: {type(error).__name__}: {error}")
    return found


def _play_again(db: sqlite3.Connection, table: TableDocument) -> None:
    """Raises BadData if its rules no longer exist, and any error at all if it is damaged."""
    game = find_game(table.game)
    if game.version != table.version:
        return
    game = game if table.deck is None else game.with_deck(table.deck)
    seed = proof_of_table(table).seed()
    state = Record(game, table.names, seed, table.options).start()
    sql = "SELECT seat, action FROM decisions WHERE table_id = ? ORDER BY step"
    for seat, action in db.execute(sql, (table.id,)):
        play(state, seat, game.notation.parse(action))


def restore(path: Path, folder: Path) -> tuple[Contents, Path | None]:
    """Put a backup in the place of the data; what was there is kept beside it.

    Returns what the backup holds and where the former data went. Raises StoreError.
    """
    contents = check(path)
    with lock_folder(folder):
        target = folder / FILE
        fresh = folder / f"{FILE}.new"
        fresh.unlink(missing_ok=True)
        make_private(fresh)
        copy_file(path, fresh)
        kept = _set_aside(target)
        fresh.replace(target)
    return contents, kept


def migrate_folder(folder: Path) -> str:
    """Bring a data folder to our schema; returns the path of the copy. Raises StoreError."""
    path = folder / FILE
    if not path.is_file():
        raise StoreError(f"There is no data in {folder}.")
    with lock_folder(folder):
        db = sqlite3.connect(path, isolation_level=None)
        try:
            version = check_version(db, path)
            migrate(db, path)
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be used: {error}.") from None
        finally:
            db.close()
    return f"{path}.schema-{version}" if version < SCHEMA else ""


def copy_file(path: Path, fresh: Path) -> None:
    """Copied by SQLite, so that a backup which itself has a journal comes over whole."""
    try:
        source = sqlite3.connect(path, isolation_level=None)
        copy = sqlite3.connect(fresh, isolation_level=None)
        try:
            source.backup(copy)
            migrate(copy, fresh)
        finally:
            source.close()
            copy.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be restored: {error}.") from None


def _set_aside(target: Path) -> Path | None:
    """Move the present data out of the way, journal and all."""
    if not target.exists():
        return None
    db = sqlite3.connect(target, isolation_level=None)
    try:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error:
        pass  # damaged, which may be why it is being replaced
    finally:
        db.close()
    stamp = time.strftime("%Y%m%d-%H%M%S")
    kept = target.with_name(f"{FILE}.before-{stamp}")
    target.replace(kept)
    for end in ("-wal", "-shm"):
        journal = target.with_name(FILE + end)
        if journal.exists():
            journal.replace(kept.with_name(kept.name + end))
    return kept
