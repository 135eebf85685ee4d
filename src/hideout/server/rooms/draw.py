"""The draw before a deal: everybody's luck is sealed, the list of seals stands, luck is shown.

The house has promised its secret before anybody sealed anything, and a page shows its luck only
once it has seen the seal of every chair: so nobody, the house included, chooses last. People who
are here are waited for, but not for long; luck that is not shown in time is left out, and everybody
is told. A draw is part of the stored room, so a server that is killed in the middle goes on with
it.
"""

import re
from collections.abc import Callable, Coroutine
from collections.abc import Set as AbstractSet
from typing import Any, Final, Protocol

from hideout.engine.message import verbatim
from hideout.engine.proof import Proof, Share, promise_of, seal_of
from hideout.server.house import words
from hideout.server.house.clock import Timer, WallClock
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.store import documents
from hideout.server.store.documents import RoomDocument
from hideout.server.store.interface import Change

LONGEST_LUCK: Final = 64  # characters; of a nonce, too
SHOW_MILLIS: Final = 2_000  # how long a draw waits for luck to be shown
RETURN_MILLIS: Final = 10_000  # the same after the server was down: pages have to come back
NOBODY: Final = frozenset[str]()
TRY_AGAIN: Final = 5_000  # after a deal that could not be stored


# What becomes of a room


def seal(room: RoomDocument, person: str, promise: str, sealed: str) -> None:
    """Luck that nobody knows yet; the last one before the draw counts. Raises Refused."""
    rules.require_waiting(room)
    if promise != promise_of(room.server_seed):
        raise Refused("stale", words.OTHER_PROMISE)
    if not re.fullmatch("[0-9a-f]{64}", sealed):
        raise Refused("malformed", verbatim("A seal is a SHA-256 in 64 hexadecimal digits."))
    somebody = room.people[person]
    somebody.seal, somebody.nonce, somebody.luck = sealed, "", ""


def show(room: RoomDocument, person: str, luck: str, nonce: str) -> None:
    """In a draw, the luck one has sealed; before it, luck without a secret. Raises Refused."""
    if len(luck) > LONGEST_LUCK or len(nonce) > LONGEST_LUCK:
        raise Refused("bad_text", words.LUCK_LENGTH.given({"most": LONGEST_LUCK}))
    somebody = room.people[person]
    sealed = seal_of(promise_of(room.server_seed), nonce, luck) if luck else ""
    if not room.drawing:
        rules.require_waiting(room)
        somebody.seal = sealed
    elif not luck or sealed != somebody.seal:
        raise Refused("other_luck", words.OTHER_LUCK)
    somebody.nonce, somebody.luck = nonce, luck


def proof_of_room(room: RoomDocument) -> Proof:
    """What the next deal comes from, as far as luck has been shown."""
    shares = [_share(room, chair) for chair in room.chairs]
    promise = promise_of(room.server_seed)
    return Proof(promise, room.server_seed, shares, room.seating == "drawn")


def _share(room: RoomDocument, chair: documents.Seating) -> Share:
    name = rules.name_of(room, chair)
    if not chair.person:
        return Share(name)
    somebody = room.people[chair.person]
    sealed = somebody.seal
    if somebody.luck and not sealed:  # given before there were seals, and stored so
        sealed = seal_of(promise_of(room.server_seed), somebody.nonce, somebody.luck)
    return Share(name, sealed, somebody.nonce, somebody.luck)


def still_sealed(room: RoomDocument) -> set[str]:
    """Whose luck could still be shown."""
    seated = {chair.person for chair in room.chairs if chair.person}
    return {p for p in seated if room.people[p].seal and not room.people[p].luck}


# Waiting for it


class DrawRoom(Protocol):
    """What a draw does in its room."""

    @property
    def document(self) -> RoomDocument: ...

    async def change(self, work: Callable[[RoomDocument], Any]) -> None: ...

    async def keep(self, document: RoomDocument, *more: Change, is_news: bool = True) -> None: ...

    def here_or_just_gone(self, millis: int) -> set[str]: ...

    async def deal(self) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Draw:
    """The wait for luck to be shown in one room."""

    show_millis = SHOW_MILLIS  # a test on a busy machine may give pages longer

    def __init__(self, room: DrawRoom, wall_clock: WallClock) -> None:
        self.room = room
        self.wall_clock = wall_clock
        self.timer: Timer | None = None  # there is a draw
        self.awaited: AbstractSet[str] = NOBODY

    def awaited_in(self, room: RoomDocument) -> set[str]:
        """Who is here, or was a moment ago and is reloading the page, and has luck to show."""
        return still_sealed(room) & self.room.here_or_just_gone(self.show_millis)

    def begin(self, awaited: set[str]) -> None:
        self.awaited = awaited
        self._set_timer(self.show_millis)

    def go_on(self) -> None:
        """A room in the middle of a draw is back in memory: its pages have to return first."""
        self.awaited = still_sealed(self.room.document)
        self._set_timer(RETURN_MILLIS if self.awaited else 0)

    async def seal(self, person: str, promise: str, sealed: str) -> None:
        await self.room.change(lambda room: seal(room, person, promise, sealed))

    async def show(self, person: str, luck: str, nonce: str) -> None:
        """Somebody's luck is shown; the last one awaited starts the game."""
        document = documents.copy_room(self.room.document)
        show(document, person, luck, nonce)
        # In a draw nobody need be told: the next news is the deal.
        await self.room.keep(document, is_news=not document.drawing)
        if not self.awaited & still_sealed(self.room.document):
            await self._deal()

    async def _deal(self) -> None:
        if self.timer is None:
            return  # no draw, or somebody else's luck was the last
        self.stop()
        if self.room.document.drawing:
            try:
                await self.room.deal()
            except BaseException:
                self._set_timer(TRY_AGAIN)
                raise
        self.awaited = NOBODY

    def _set_timer(self, millis: int) -> None:
        self.stop()
        self.timer = self.wall_clock.call_later(millis, lambda: self.room.spawn(self._deal()))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
