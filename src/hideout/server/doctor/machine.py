"""The machine a house runs on: its folder, its disk, its limits. Nothing on it is changed."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hideout.server.doctor.findings import (
    GIGABYTE,
    LEAST_FILES,
    LEAST_SPACE,
    Finding,
    better,
    fine,
    told,
    wrong,
)
from hideout.server.store.interface import StoreError
from hideout.server.store.schema import SCHEMA, version_of_file
from hideout.server.store.sqlite import FILE
from hideout.server.web.listener import raise_file_limit


def look_at_folder(folder: Path) -> Iterator[Finding]:
    """The data folder of a house without a database."""
    if not folder.exists():
        yield better(
            f"The data folder {folder} is not there yet.",
            "`hideout serve` makes it; if games should be in it, check --data.",
        )
        return
    if not folder.is_dir():
        yield wrong(f"{folder} is not a folder.", "Point --data at a folder.")
        return
    yield _can_be_written(folder)
    yield from _space(folder)
    readable = [path.name for path in sorted(folder.glob("hideout.*")) if _is_open(path)]
    if readable:
        yield wrong(
            f"Others on this machine can read {', '.join(readable)}, which holds games' secrets.",
            f"Run `chmod 600 {folder}/hideout.*`, or start the house once: it does that itself.",
        )
    file = folder / FILE
    if file.exists():
        yield _form(file)


def _can_be_written(folder: Path) -> Finding:
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix="doctor-"):
            pass
    except OSError as error:
        return wrong(
            f"Nothing can be written to {folder}: {error.strerror}.",
            "Give the folder to the user who runs the house.",
        )
    return fine(f"The data folder {folder} can be written to.")


def _space(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    if free < LEAST_SPACE:
        yield wrong(
            f"The disk of {folder} has {free / GIGABYTE:.1f} GB left.",
            "Free some space: on a full disk no decision can be stored, and every table stops.",
        )
    else:
        yield fine(f"The disk of {folder} has {free / GIGABYTE:.0f} GB left.")


def _is_open(path: Path) -> bool:
    return path.is_file() and bool(path.stat().st_mode & 0o077)


def _form(file: Path) -> Finding:
    try:
        version = version_of_file(file)
    except StoreError as error:
        return told(error)
    if version < SCHEMA:
        return better(
            f"{file} has the format of an older Hideout.",
            "`hideout serve` brings it up to date and keeps a copy; `hideout migrate` does it now.",
        )
    return fine(f"{file} has the format of this version.")


def look_at_limits() -> Iterator[Finding]:
    most = raise_file_limit()
    if most < LEAST_FILES:
        yield better(
            f"There can be {most} connections at once, and every page needs one.",
            "Raise the limit: LimitNOFILE=65536 in a unit, --ulimit nofile=65536 in a container.",
        )
    else:
        yield fine(f"There can be {most} connections at once.")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield better(
            "The house runs as root.", "Give it a user of its own: deploy/hideout.service does."
        )
