"""Files that only their owner may read: running games' secrets lie in them."""

import os
from pathlib import Path


def make_private(path: Path) -> None:
    """An empty file, unless there is one. SQLite's journals become as private as the file is."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def tighten(folder: Path) -> None:
    """What an earlier Hideout left readable for everybody. The folder may be somebody else's."""
    for path in folder.glob("hideout.*"):
        if path.is_file() and path.stat().st_mode & 0o077:
            path.chmod(0o600)
