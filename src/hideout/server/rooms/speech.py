"""What people say in a room: checked, stored where it is said at the table, and told."""

from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms.live import LiveRoom
from hideout.server.rooms.talk import ROOM, SPECTATORS
from hideout.server.wire.connections import Connection


async def say(room: LiveRoom, page: Connection, channel: str, text: str) -> None:
    """Free talk. Raises Refused."""
    line = room.talk.line(room.document, page, text)
    await _say(room, page, channel, line, is_emote=False)


async def emote(room: LiveRoom, page: Connection, emote: str) -> None:
    """A gesture to all who could hear this person. Raises Refused."""
    gesture = room.talk.gesture(room.document, page, emote)
    channel = "table"
    if not room.document.playing:
        channel = ROOM
    elif room.live_table().seat_of(page.person) is None:
        channel = SPECTATORS
    await _say(room, page, channel, gesture, is_emote=True)


async def _say(room: LiveRoom, page: Connection, channel: str, text: str, is_emote: bool) -> None:
    if channel == ROOM:
        room.talk.say_in_room(room.document, page, text, is_emote)
        return
    if not room.document.table:
        raise Refused("silent", words.NO_TABLE_YET)
    table = room.live_table()
    async with table.lock:
        saying = room.talk.saying(room.document, table, page, channel, text, is_emote)
        await room.append_at(table, [table.say(saying)])
        room.talk.tell(room.document, table, saying)


async def typing(room: LiveRoom, page: Connection, channel: str, is_on: bool) -> None:
    if room.document.playing and room.document.free_text:
        table = room.live_table()
        async with table.lock:
            room.talk.typing(room.document, table, page, channel, is_on)


def is_silent(room: LiveRoom) -> bool:
    """Whether the rules want silence of anybody at the table now."""
    if not room.document.playing:
        return False
    table = room.live_table()
    return not all(table.game.channels(table.state, seat) for seat in range(table.state.seats))
