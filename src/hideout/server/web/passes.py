"""Codes that make another browser the same person: short-lived, good once, and rationed.

A code is worth as much as the cookie it stands for, so it is never kept, only its keyed hash; a new
one undoes the one before. Whoever guesses is counted before a code is looked up.
"""

import hmac
import secrets
from typing import Any, Final, NamedTuple

import msgspec

from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.rules import CODE_LETTERS
from hideout.server.rooms.services import Services
from hideout.server.wire.messages import Keepsakes, Pass

LENGTH: Final = 8
LIFE: Final = 10 * 60_000
MOST_OPEN: Final = 2_000
WRONG_CODES: Final = 10  # a minute and network
WRONG_IN_ALL: Final = 200  # a minute
HOUSE: Final = ""


class Ticket(NamedTuple):
    person: str
    until: int
    kept: Keepsakes


class Passes:
    def __init__(self, services: Services, secret: bytes) -> None:
        self.wall_clock = services.wall_clock
        self.secret = secret or secrets.token_bytes(32)
        self.wrong = services.limits("wrong passes", WRONG_CODES, 60_000)
        self.all_wrong = services.limits("all passes", WRONG_IN_ALL, 60_000)
        self._open: dict[str, Ticket] = {}  # by hash; the oldest first
        self.noticeboard = services.noticeboard
        if self.noticeboard is not None:
            self.noticeboard.readers["pass"] = self._other_made
            self.noticeboard.readers["pass used"] = self._other_used

    def make(self, person: str, kept: Keepsakes) -> Pass:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(LENGTH))
        ticket = Ticket(person, self.wall_clock.now() + LIFE, kept)
        self._keep(self._hash(code), ticket)
        if self.noticeboard is not None:
            self.noticeboard.tell("pass", [self._hash(code), person, ticket.until, kept])
        return Pass(code=code, until=ticket.until)

    def use(self, code: str, network: str) -> Ticket:
        """Raises Refused."""
        if not (self.wrong.is_left(network) and self.all_wrong.is_left(HOUSE)):
            raise Refused("too_fast", words.TOO_MANY_PASSES)
        hashed = self._hash("".join(code.split()).replace("-", "").upper())
        ticket = self._open.pop(hashed, None)
        if ticket is None or ticket.until <= self.wall_clock.now():
            self.wrong.take(network)
            self.all_wrong.take(HOUSE)
            raise Refused("bad_pass", words.BAD_PASS)
        if self.noticeboard is not None:
            self.noticeboard.tell("pass used", hashed)
        return ticket

    def _hash(self, code: str) -> str:
        return hmac.digest(self.secret, code.encode(), "sha256").hex()

    def _keep(self, hashed: str, ticket: Ticket) -> None:
        now = self.wall_clock.now()
        self._open = {
            one: old
            for one, old in self._open.items()
            if old.person != ticket.person and old.until > now
        }
        self._open[hashed] = ticket
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]

    # Other servers of the house

    def _other_made(self, message: Any) -> None:
        hashed, person, until, kept = message
        self._keep(hashed, Ticket(person, until, msgspec.convert(kept, Keepsakes)))

    def _other_used(self, hashed: str) -> None:
        self._open.pop(hashed, None)
