"""Pages that come into a room: what they are shown, and what changes because they are here."""

from hideout.engine.core import Seat
from hideout.server.house import metrics
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.rooms.live import LiveRoom
from hideout.server.table.table import LiveTable
from hideout.server.wire.connections import Connection
from hideout.server.wire.messages import NoticeKind


async def enter(room: LiveRoom, page: Connection, table_id: str, heard: int) -> None:
    """A page says hello: it is shown the room, the table and what it missed.

    A second hello shows this page the same again and is news to nobody, unless a bot plays for
    whoever says it: they were here all along, and are awake now.
    """
    is_new = room.pages.admit(page)
    if is_new and heard:
        metrics.RESUMED.add()
    await _require_readable_table(room)
    page.news = (b"", [])
    room.pages.show_room([page], room.document, room.news(""))
    heard = heard if table_id == room.document.table else 0
    if not is_new:
        await room.refresh(page, heard)
        await _is_awake(room, page)
        return
    room.tell_room()
    if room.document.table:
        table = room.live_table()
        await room.show_table(page, table, heard)
        room.talk.retell(page, room.document, table)
    page.has_entered = True
    room.talk.retell_room(page, room.document)
    await _has_arrived(room, page)


async def _require_readable_table(room: LiveRoom) -> None:
    """A game whose rules have changed under it must not keep people from the next one."""
    if not room.document.table:
        return
    try:
        room.live_table()
    except Refused as error:
        if error.code not in ("damaged", "old_rules"):
            raise
        kind: NoticeKind = "damaged" if error.code == "damaged" else "old_rules"
        await room.change(lambda document: rules.give_up_table(document, kind))


async def _has_arrived(room: LiveRoom, page: Connection) -> None:
    """Somebody is here (again): a bot gives the seat back, a pause ends."""
    is_playing = room.document.playing
    table = room.live_table() if is_playing else None
    seat = table.seat_of(page.person) if table is not None else None
    if not page.is_screen:
        was_away = room.presence.is_back(page.person, seat)
        somebody = room.document.people.get(page.person)
        if somebody is not None and somebody.has_left:
            await room.change(lambda document: rules.is_back(document, page.person))
        if table is not None and seat is not None:
            await _take_seat(room, table, seat, was_away)
    if table is not None and room.presence.is_watched(table):
        await room.resume(table)
    await room.owner.tend(room)


async def _is_awake(room: LiveRoom, page: Connection) -> None:
    if page.is_screen or not room.document.playing:
        return
    table = room.live_table()
    seat = table.seat_of(page.person)
    if seat is not None:
        await _take_seat(room, table, seat, was_away=False)


async def _take_seat(room: LiveRoom, table: LiveTable, seat: Seat, was_away: bool) -> None:
    is_handed_back = room.presence.hand_back(table, seat)
    if is_handed_back or was_away:
        await room.change(lambda document: rules.plays_again(document, seat))
    if is_handed_back:
        await room.see_clocks(table)
