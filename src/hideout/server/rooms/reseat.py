"""Seats of a live room that change hands: in its document and, while a game runs, at its table."""

from collections.abc import Callable

from hideout.server.rooms import seats
from hideout.server.rooms.live import LiveRoom
from hideout.server.store import documents
from hideout.server.store.documents import RoomDocument


async def take_over(room: LiveRoom, person: str, place: int) -> None:
    """A latecomer asks to play on for a bot, and does once the table agrees. Raises Refused."""
    gone = room.presence.long_gone(room.document)
    await _reseat(room, lambda document: seats.ask(document, person, place, gone))


async def consent(room: LiveRoom, voter: str, person: str, is_yes: bool) -> None:
    """Somebody seated agrees to that or does not. Raises Refused."""
    gone = room.presence.long_gone(room.document)
    await _reseat(room, lambda document: seats.answer(document, voter, person, is_yes, gone))


async def claim(room: LiveRoom, person: str, token: str) -> None:
    """A re-issued seat goes to whoever brings its token. Raises Refused."""
    owners: list[str] = []

    def work(document: RoomDocument) -> int:
        place, owner = seats.claim(document, person, token)
        owners.append(owner)
        return place

    await _reseat(room, work)
    for owner in owners:
        if owner != person:
            room.drop_person(owner, "replaced")


async def welcome_back(room: LiveRoom, person: str) -> None:
    """Whoever comes back to a seat that another has claimed has it again, in time."""
    if person not in room.document.returning:
        return
    losers: list[str] = []

    def work(document: RoomDocument) -> int:
        place, loser = seats.come_back(document, person)
        losers.append(loser)
        return place

    await _reseat(room, work)
    for loser in losers:
        room.drop_person(loser, "replaced")


async def kick(room: LiveRoom, person: str) -> None:
    """Somebody is sent away; a bot has the seat from now on. Raises Refused."""
    await _reseat(room, lambda document: seats.kick(document, person))
    room.drop_person(person, "kicked")


async def _reseat(room: LiveRoom, work: Callable[[RoomDocument], int | None]) -> None:
    """Change a room and, if `work` names a chair of a running game, its seat at the table."""
    if not room.document.playing:
        await room.change(work)
        return
    table = room.live_table()
    async with table.lock:
        document = documents.copy_room(room.document)
        place = work(document)
        if place is None:
            await room.keep(document)
            return
        await room.seat(table, document, place)
    room.look_after(0)
