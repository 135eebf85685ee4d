"""What the server asks of a store, whatever keeps it.

Reads are immediate, writes are awaited: a write is done once it is durable, whole or not at all,
and writes are carried out in the order they were asked for. What is written is named by its kind;
how it is kept is the store's own business.

A room has one owner. Whoever loads it owns it from then on and gets a fence, which goes with every
write for that room; a write that comes with the fence of a former owner is refused. So a room may
be handed from one server to another, or be taken from one that is believed dead: should that one
wake up, it can no longer change anything.
"""

import asyncio
import zlib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeGuard

from hideout.server.house import words
from hideout.server.house.refusal import Refused

Change = tuple[str, tuple[Any, ...]]  # its kind, and its values

# The kinds of changes.
DECIDED: Final = "decided"  # table, step, seat, action, time; a step is decided once
SAID: Final = "said"  # table, number, and the fields of a `Saying`
THOUGHT: Final = "thought"  # table, step, what was weighed
TABLE_SAVED: Final = "table saved"  # table, room, document, state, when it has to wake, checksum
TABLE_SET_ASIDE: Final = "table set aside"  # table
ROOM_SAVED: Final = "room saved"  # room, document, time, door, checksum
ROOM_FORGOTTEN: Final = "room forgotten"  # room; with all that was played there
IDENTITY_KEPT: Final = "identity kept"  # key, person, time
OLD_IDENTITY_KEPT: Final = "old identity kept"  # the same, of an id from before there were keys
FORMER_ID_TAKEN: Final = "former id taken"  # person; nobody else gets that id any more
IDENTITIES_FORGOTTEN: Final = "identities forgotten"  # those made before this time
OTHER_KEYS_FORGOTTEN: Final = "other keys forgotten"  # person, and the key that stays
DAILY_DRAWN: Final = "daily drawn"  # day, game, secret of the deal; the first stands
DAILY_BEGUN: Final = "daily begun"  # day, game, person, room, time; the first stands
DAILY_ENDED: Final = "daily ended"  # name, won, score, time, day, game, person; the first stands
DAILIES_FORGOTTEN: Final = "dailies forgotten"  # those before this day
PROBE: Final = ("probe", ())  # changes nothing, but is written all the same

# The state of a table.
OVER: Final = 0
RUNNING: Final = 1
PAUSED: Final = 2
DAMAGED: Final = 3  # it cannot be read: kept as it is, and left alone


def checksum(document: bytes) -> int:
    """Goes with every document that is written."""
    return zlib.crc32(document)


class StoreError(Exception):
    """The data cannot be used; the message says why and what to do."""


class Fenced(Exception):
    """A write for a room that somebody else owns by now. Nothing was changed."""


class Clash(Exception):
    """A step that somebody else has decided. Nothing was changed."""


class Elsewhere(Refused):
    """A room owned by another server that is alive."""

    def __init__(self, code: str, peer: str) -> None:
        super().__init__("elsewhere", words.MOVING)
        self.room = code
        self.peer = peer  # where that server is to be found


class Away(Refused):
    """The data cannot be reached now. Whether the last write was done is unknown."""

    def __init__(self) -> None:
        super().__init__("away", words.DATA_AWAY)


class Fence(NamedTuple):
    """Proof of owning a room; the highest token is the owner's."""

    code: str
    token: int


class DailyResult(NamedTuple):
    """How somebody has fared with the deal of a day."""

    person: str
    name: str
    won: bool
    score: float | None  # None: the game only has winners
    ended: int


class Store(Protocol):
    is_shared: bool  # between servers; see `SharedStore`
    folder: Path | None  # where it lies, if it lies in files

    # Owning rooms

    def own(self, code: str) -> Fence:
        """From now on whoever owned the room before can change nothing in it. Raises Elsewhere."""

    def disown(self, fence: Fence) -> None:
        """Nobody owns the room, until somebody loads it."""

    # Writing

    def write(
        self, changes: Sequence[Change], fence: Fence | None = None
    ) -> "asyncio.Future[None]":
        """What concerns a room comes with its fence. Raises Fenced."""

    # Rooms

    def room(self, code: str) -> tuple[bytes, int] | None:
        """The document and its checksum."""

    def code_behind(self, door: str) -> str | None:
        """The room that a code opens now."""

    def is_code_taken(self, code: str) -> bool: ...

    def old_rooms(self, before: int) -> list[tuple[str, bytes, int]]:
        """Code, document and checksum of those not touched since, and without a damaged table."""

    # Tables

    def table(self, table_id: str) -> tuple[bytes, int, int] | None:
        """The document, its checksum, and the state."""

    def running_tables(self) -> list[tuple[str, str, int | None]]:
        """Table, room and when it has to wake; those that have been silent for longest first, for
        their clocks are the next to run out."""

    def steps(self, table_id: str) -> int:
        """How many decisions were made."""

    def decisions(self, table_id: str) -> list[tuple[int, str, int]]:
        """Seat, action and time, in order. May be asked in any thread, as all about a table."""

    def sayings(self, table_id: str) -> list[tuple[Any, ...]]:
        """The fields of each `Saying`, in order."""

    def thoughts(self, table_id: str) -> list[tuple[int, bytes]]:
        """Step, and what was weighed."""

    # People

    def identity(self, key: str) -> tuple[str, bool] | None:
        """The person, and whether the id is from before there were keys."""

    def is_former_id(self, person: str) -> bool:
        """Whether an id from before there were keys waits for whoever brings its secret."""

    # The deals of a day

    def daily_secret(self, day: str, game: str) -> str | None:
        """What the deal comes from, if it is drawn."""

    def daily_room(self, day: str, game: str, person: str) -> str | None:
        """Where somebody plays it, or has played it."""

    def daily_result(self, day: str, game: str, person: str) -> DailyResult | None: ...

    def daily_best(self, day: str, game: str, most: int) -> list[DailyResult]:
        """The best first."""

    def daily_counts(self, day: str, game: str, than: DailyResult | None) -> tuple[int, int]:
        """How many have played to the end, and how many of them fared better than somebody."""

    def close(self) -> None:
        """Write what is waiting, then let go."""


def is_shared(store: Store) -> TypeGuard["SharedStore"]:
    return store.is_shared


class Beat(NamedTuple):
    was_late: bool  # others may have taken over what this server owned
    orphans: list[tuple[str, str]]  # running tables that nobody looks after, and their rooms


class SharedStore(Store, Protocol):
    """A store that several servers use at once.

    Each of them says every now and then that it is alive. One that falls silent loses its rooms to
    the first that wants them. All of that goes by the store's clock: the servers' own may differ.
    """

    secret: str  # that all servers of the house know, and nobody else

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def beat(self, now: int) -> Beat:
        """This server is alive."""

    def owned(self) -> set[str]:
        """The rooms that this server owns."""

    def wakes(self, table_id: str) -> int | None:
        """When a table that has left memory has to be looked at again."""

    def require_here(self, code: str) -> None:
        """Whether a room was found elsewhere a moment ago; reads nothing. Raises Elsewhere."""

    async def peers(self, codes: Collection[str]) -> dict[str, str]:
        """Where the owners of these rooms are, as far as they have one. Raises Away."""

    def forget_owner(self, code: str) -> None:
        """There is nobody where the owner was last found."""

    async def suspect(self, peer: str) -> None:
        """Nobody listens there any more: a server that has also missed its last beats is dead, and
        its rooms need not wait until it would be believed so anyway. Raises Away."""
