"""Tokens of bots: what they look like, and the file of those known in the whole house.

A token is shown once, to whoever made it, and kept as a hash. One of a room begins with the room's
code; the room keeps it. Those of the house are the owner's: a line each in a file, a name and a
hash, made and revoked by `hideout bot`. A server reads the file again when it has changed.
"""

import hashlib
import logging
import os
import re
import secrets
import time
from pathlib import Path
from typing import Final, NamedTuple

from hideout.engine.reader import BadData
from hideout.server.house.plain_text import look_of, plain_name

LOG: Final = logging.getLogger("hideout.server")
FILE: Final = "bots.tokens"
PREFIX: Final = "hb_"
TOKEN: Final = re.compile(r"hb_(?:([A-Z]{5,8})_)?[0-9a-f]{40}")
KEY: Final = re.compile(r"[0-9a-f]{64}")  # the hash of a token
MOST: Final = 100
LONGEST_NAME: Final = 24
EVERY: Final = 1.0  # seconds between two looks at the file


class HouseBot(NamedTuple):
    name: str
    key: str  # the hash of its token

    @property
    def person(self) -> str:
        """The id that everybody may know: of the key, but not a part of it."""
        return hashlib.sha256(f"bot {self.key}".encode()).hexdigest()[:16]


def new_token(room: str = "") -> str:
    return f"{PREFIX}{room}{'_' * bool(room)}{secrets.token_hex(20)}"


def key_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def room_in(token: str) -> str | None:
    """The room that a token is for, "" for the house; None if it is no token."""
    found = TOKEN.fullmatch(token)
    return None if found is None else found[1] or ""


class HouseBots:
    """The bots of a house, as its file has them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._looked = -EVERY
        self._stamp: tuple[int, int] | None = None
        self._bots: list[HouseBot] = []

    def all(self) -> list[HouseBot]:
        now = time.monotonic()
        if now - self._looked >= EVERY:
            self._looked = now
            self._look()
        return self._bots

    def _look(self) -> None:
        try:
            found = self.path.stat()
        except OSError:
            self._stamp, self._bots = None, []
            return
        stamp = (found.st_mtime_ns, found.st_size)
        if stamp != self._stamp:
            self._stamp = stamp
            self._bots, wrong = _found_in(self.path)
            if wrong:
                LOG.warning("bots of the house are not let in: %s", wrong)

    def by_token(self, token: str) -> HouseBot | None:
        key = key_of(token)  # the secret is random, so its timing gives nothing away
        return next((bot for bot in self.all() if bot.key == key), None)

    def by_person(self, person: str) -> HouseBot | None:
        return next((bot for bot in self.all() if bot.person == person), None)


def read_bots(path: Path) -> list[HouseBot]:
    """None if there is no such file yet. Raises BadData: what was left out would be overwritten."""
    bots, wrong = _found_in(path)
    if wrong:
        raise BadData(wrong)
    return bots


def _found_in(path: Path) -> tuple[list[HouseBot], str]:
    """Those that can be read, and what is wrong with others."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return [], ""
    except OSError as error:
        return [], f"{path} cannot be read: {error.strerror}."
    except UnicodeDecodeError:
        return [], f"{path} is not a list of bots: it is not a text file."
    bots, wrong = [], ""
    for number, line in enumerate(lines, 1):
        name, _, key = line.rpartition("\t")
        if name and KEY.fullmatch(key):
            bots.append(HouseBot(name, key))
        elif line.strip() and not wrong:
            wrong = f"{path}, line {number} is not a bot: it has a name, a tab and a hash."
    return bots[:MOST], wrong


def add_bot(path: Path, name: str) -> str:
    """A new bot of the house; its token. Raises BadData."""
    tidy = plain_name(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise BadData(f"A bot's name has 1 to {LONGEST_NAME} letters.")
    bots = read_bots(path)
    if any(look_of(bot.name) == look_of(tidy) for bot in bots):
        raise BadData(f"There is already a bot {tidy}; revoke it first.")
    if len(bots) >= MOST:
        raise BadData(f"A house has at most {MOST} bots; revoke one first.")
    token = new_token()
    _write(path, [*bots, HouseBot(tidy, key_of(token))])
    return token


def revoke_bot(path: Path, name: str) -> None:
    """Raises BadData."""
    bots = read_bots(path)
    kept = [bot for bot in bots if look_of(bot.name) != look_of(name)]
    if len(kept) == len(bots):
        known = ", ".join(bot.name for bot in bots) or "none"
        raise BadData(f"There is no bot {name}; those of this house are: {known}.")
    _write(path, kept)


def _write(path: Path, bots: list[HouseBot]) -> None:
    """Readable by its owner only, and written whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.writelines(f"{bot.name}\t{bot.key}\n" for bot in bots)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadData(f"{path} cannot be written: {error.strerror}.") from None
