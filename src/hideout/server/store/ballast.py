"""Disk space reserved for the day the disk is full: once freed, it is enough to start up."""

import errno
import logging
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

BALLAST: Final = "hideout.ballast"
BYTES: Final = 8_000_000  # more than the journal
FULL: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
LOG: Final = logging.getLogger("hideout.server")


def take_in(folder: Path) -> None:
    """Keep some room, if there is enough."""
    path = folder / BALLAST
    try:
        is_there = path.exists() and path.stat().st_size >= BYTES
        if is_there or shutil.disk_usage(folder).free < 2 * BYTES:
            return
        with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "wb") as file:
            file.write(bytes(BYTES))
    except OSError:
        path.unlink(missing_ok=True)


def let_go(folder: Path) -> bool:
    """Give the space back; returns whether there was any."""
    path = folder / BALLAST
    if not path.exists():
        return False
    path.unlink()
    LOG.warning("the disk is full: the space kept in reserve has been freed; make more")
    return True


def is_want_of_room(error: Exception) -> bool:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
        return code & 0xFF in FULL  # an extended code says more in its upper bits
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
