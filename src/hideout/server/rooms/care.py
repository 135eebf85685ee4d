"""What happens in a room when people go, stay away and come back.

Nobody's departure stops a table for good: after a while an empty table pauses, the captain's role
passes on, a bot plays for whoever is gone, the host's role goes to somebody present, and what
nobody looks at leaves memory. One look at a room (`tend`) does all that is due and sets the time of
the next.
"""

from typing import Final

from hideout.engine.attendance import Attendance
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.rooms.live import LiveRoom
from hideout.server.store.interface import Away
from hideout.server.table.table import LiveTable

SOON: Final = 1_000  # milliseconds until data that is away is asked for again
ASLEEP: Final = "asleep"  # said to programs: nobody is in the room


async def tend(room: LiveRoom) -> None:
    """Do all that is due in a room, and look again when something could be."""
    if room.is_closed:
        return
    began = room.wall_clock.now()
    try:
        await _pass_on_host(room)
        if room.document.playing:
            await _tend_table(room, room.live_table())
        if not _is_needed(room) and await _close_if_idle(room):
            return
    except Away:
        room.look_after(SOON)
        return
    except Refused:
        return  # the room is forgotten or another's, or its table cannot be read
    absence = room.table.game.absence_millis if room.table is not None else ()
    room.look_after(room.presence.next_look(absence, began))


async def _pass_on_host(room: LiveRoom) -> None:
    document, here = room.document, room.pages.here()
    since = room.presence.gone_since(document.host)
    if since is None or not here or room.wall_clock.now() - since < room.presence.away:
        return
    if any(person in here for person, one in document.people.items() if not one.is_program):
        await room.change(lambda document: rules.pass_on_host(document, here))


async def _tend_table(room: LiveRoom, table: LiveTable) -> None:
    presence = room.presence
    is_relaxed = room.document.pace == "relaxed"
    is_watched = presence.is_watched(table)
    if is_watched or is_relaxed:
        await _send_stand_ins(room, table)
    if is_relaxed:
        return  # people come and go, and absence means nothing
    if is_watched:
        await _tell_away(room, table)
    else:
        if presence.is_table_left(table):
            await room.pause(table)
        return

    def who() -> Attendance:
        return presence.attendance(table, room.bots.seats(table))

    while await room.state(table, lambda s: s.game.due(s, who())):
        pass


async def _send_stand_ins(room: LiveRoom, table: LiveTable) -> None:
    sent = room.presence.send_stand_ins(room.document, table)
    if sent:
        await room.change(lambda document: rules.bots_play_for(document, sent))
        await room.see_clocks(table)


async def _tell_away(room: LiveRoom, table: LiveTable) -> None:
    away = room.presence.newly_away(table)
    played_for = {table.document.persons[seat] for seat in room.presence.played_for}
    # Those who said goodbye, or have a bot in their seat already, have been announced.
    told = [one for one in away if not room.document.people[one].has_left and one not in played_for]
    if told:
        await room.change(lambda document: rules.are_away(document, told))


def _is_needed(room: LiveRoom) -> bool:
    """Whether somebody is looking at it. Programs waiting for their people do not count."""
    if all(page.is_program for page in room.pages.open):
        return room.document.playing and room.presence.is_watched(room.live_table())
    return True


async def _close_if_idle(room: LiveRoom) -> bool:
    """Drop a room that nobody looks at and no clock runs in; returns whether it was dropped."""
    if room.presence.is_anybody_expected():
        return False
    table = room.table
    if table is None or table.is_closed:
        return _close_if_empty(room)
    async with table.lock:
        if room.bots.is_busy():
            return False
        end = table.next_end()
        if not table.is_over() and not table.is_paused() and end is not None:
            await room.append([table.saved(wakes=end[0])])
            room.owner.wake_later(room.code, end[0] - room.wall_clock.now())
        return _close_if_empty(room)


def _close_if_empty(room: LiveRoom) -> bool:
    if not all(page.is_program for page in room.pages.everybody()) or room.writing:
        return False
    room.close(ASLEEP)
    room.store.disown(room.fence)
    return True
