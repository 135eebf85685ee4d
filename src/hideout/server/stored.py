"""What is stored of a table besides its decisions."""

from typing import Any

import msgspec

from hideout.engine.core import Seat
from hideout.engine.proof import Proof, Share, old_proof, promise_of
from hideout.server.messages import Pace
from hideout.server.schema import checksum


class Damaged(Exception):
    """What is stored is not what was stored."""


def check(document: bytes, crc: int) -> None:
    """Raises Damaged."""
    if checksum(document) != crc:
        raise Damaged("its checksum is wrong.")


class TableDocument(msgspec.Struct, kw_only=True):
    """What is stored of a table besides its decisions."""

    id: str
    room: str
    game: str
    version: int  # of the rules it is played by
    names: list[str]  # by seat, as they sat down
    called: list[str]  # by seat, as they are called now: a seat may change hands
    persons: list[str]  # by seat: who it belongs to; "" for a bot's own seat
    levels: list[str]  # by seat: the bot that plays or would stand in
    options: dict[str, Any]
    deck: dict[str, Any] | None
    server_seed: str
    pace: Pace
    open_after: bool
    started: int
    shares: list[Share] = []  # of the shuffle, by chair; none: dealt before there were seals
    drawn: bool = False  # whether the chairs drew their seats
    # Of a deal before there were seals:
    contributions: list[str] = []  # by seat
    chairs: list[str] = []  # names before the seats were drawn; none: not drawn
    shift: int = 0
    paused_at: int | None = None
    extra_times: int = 0  # how often it was given more time


class Glance:
    """What is known of a stored table without playing it again."""

    def __init__(self, document: TableDocument, is_over: bool, steps: int) -> None:
        self.document = document
        self.steps = steps
        self._is_over = is_over

    def is_over(self) -> bool:
        return self._is_over

    def seat_of(self, person: str) -> Seat | None:
        persons = self.document.persons
        return persons.index(person) if person and person in persons else None


def proof_of_table(document: TableDocument) -> Proof:
    """What a game was dealt from."""
    secret = document.server_seed
    promise = promise_of(secret)
    if document.shares:
        return Proof(promise, secret, document.shares, document.drawn)
    return old_proof(promise, secret, document.names, document.contributions, document.chairs)


class Saying(msgspec.Struct, kw_only=True):
    """Something said at the table."""

    step: int
    seat: Seat
    person: str
    name: str
    channel: str
    audience: int
    text: str
    emote: bool
    at: int


def read_table_document(data: bytes, crc: int) -> TableDocument:
    """Raises Damaged."""
    check(data, crc)
    try:
        return msgspec.json.decode(data, type=TableDocument)
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from None
