"""The next game, to which everybody is asked: it is dealt when all who are here have answered.

Or a little after the host stops waiting: whoever has not answered by then keeps the chair, and
whoever said no watches. A call is part of the stored room and survives a restart.
"""

from collections.abc import Collection
from typing import Final, Protocol

from hideout.server.house import words
from hideout.server.house.clock import Timer, WallClock
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules, sides
from hideout.server.rooms.draw import DrawRoom
from hideout.server.store import documents
from hideout.server.store.documents import Call, RoomDocument
from hideout.server.wire.messages import RoomSettings

COUNTDOWN: Final = 5_000  # in which everybody sees what is coming


# What becomes of a room


def call(room: RoomDocument, person: str, game: str | None) -> None:
    """Raises Refused."""
    rules.require_waiting(room)
    if game is not None:
        rules.change(room, RoomSettings(game=game))
    sides.fill(room)
    rules.check_start(room)
    room.call = Call(by=person, yes=[person])


def answer(room: RoomDocument, person: str, is_yes: bool) -> None:
    """Somebody plays along and has a chair for it, or would rather watch. Raises Refused."""
    rules.require_waiting(room)
    asked = _call_of(room)
    if is_yes:
        _sit(room, person)
    else:
        rules.stand(room, person)
    _forget_answer(asked, person)
    (asked.yes if is_yes else asked.no).append(person)


def _sit(room: RoomDocument, person: str) -> None:
    """In a bot's place, if there is no other."""
    if rules.chair_of(room, person) is not None:
        return
    bots = [place for place, chair in enumerate(room.chairs) if chair.bot]
    if len(room.chairs) >= rules.most_seats(room) and bots:
        del room.chairs[bots[-1]]
    rules.sit(room, person)


def _forget_answer(asked: Call, person: str) -> None:
    asked.yes = [one for one in asked.yes if one != person]
    asked.no = [one for one in asked.no if one != person]


def _call_of(room: RoomDocument) -> Call:
    if room.call is None:
        raise Refused("no_call", words.NOBODY_CALLS)
    return room.call


def missing(room: RoomDocument, here: Collection[str]) -> list[str]:
    """Those who are here, have a chair and have not answered."""
    asked = _call_of(room)
    seated = [one for one in rules.people_seated(room) if one in here]
    return [one for one in seated if one not in asked.yes]


# Waiting for answers


class RematchRoom(DrawRoom, Protocol):
    """What a rematch does in its room."""

    async def start(self) -> None: ...

    def here_or_just_gone(self, millis: int) -> set[str]: ...


class Rematch:
    def __init__(self, room: RematchRoom, wall_clock: WallClock) -> None:
        self.room = room
        self.wall_clock = wall_clock
        self.timer: Timer | None = None

    async def call(self, person: str, game: str | None) -> None:
        """Somebody alone need not wait. Raises Refused."""
        document = documents.copy_room(self.room.document)
        call(document, person, game)
        others = set(rules.people_seated(document)) - {person}
        if not others & self._here():
            document.call = None
            await self.room.keep(document)
            await self.room.start()
            return
        await self._keep(document)

    async def answer(self, person: str, is_yes: bool) -> None:
        """Raises Refused."""
        document = documents.copy_room(self.room.document)
        answer(document, person, is_yes)
        await self._keep(document)

    async def deal(self) -> None:
        """The host stops waiting for answers. Raises Refused."""
        document = documents.copy_room(self.room.document)
        self._count_down(document)
        await self._keep(document)

    async def take_back(self) -> None:
        """Raises Refused."""
        self.stop()
        document = documents.copy_room(self.room.document)
        _call_of(document)
        document.call = None
        await self.room.keep(document)

    def _here(self) -> set[str]:
        return self.room.here_or_just_gone(0)

    def _count_down(self, document: RoomDocument) -> None:
        asked = _call_of(document)
        if asked.deals_at is None:
            asked.deals_at = self.wall_clock.now() + COUNTDOWN

    async def _keep(self, document: RoomDocument) -> None:
        if not missing(document, self._here()):
            self._count_down(document)
        await self.room.keep(document)
        self.go_on(document)

    def go_on(self, document: RoomDocument) -> None:
        """See to it that the game that was called is dealt in time."""
        asked = document.call
        if asked is None or asked.deals_at is None or self.timer is not None:
            return
        wait = max(0, asked.deals_at - self.wall_clock.now())
        self.timer = self.wall_clock.call_later(wait, lambda: self.room.spawn(self._deal()))

    async def _deal(self) -> None:
        self.timer = None
        document = documents.copy_room(self.room.document)
        if document.call is None:
            return
        document.call = None
        try:
            sides.fill(document)
        finally:
            await self.room.keep(document)
        await self.room.start()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
