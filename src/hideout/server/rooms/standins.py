"""A bot for somebody who is away, before the house would send one by itself.

The host may ask for one at once, others if all of them want it. Nobody sees the hand: a bot knows
what its seat knows, and the owner has the seat back at the first sign of life.
"""

from hideout.engine.message import verbatim
from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.rooms.live import LiveRoom
from hideout.server.store.documents import RoomDocument


async def ask(room: LiveRoom, person: str, place: int) -> None:
    """Raises Refused."""
    document = room.document
    _require_absent(room, document, place)
    seated = rules.people_seated(document)
    if person != document.host and person not in seated:
        raise Refused("no_seat", words.NO_SEAT)
    table = room.live_table()
    if table.stand_ins == "off":
        raise Refused("no_stand_in", words.NO_STAND_IN)
    wishes = room.presence.bot_wishes.setdefault(place, set())
    wishes.add(person)
    here = room.pages.here()
    if person != document.host and not {one for one in seated if one in here} <= wishes:
        room.tell_room()
        return
    del room.presence.bot_wishes[place]
    room.presence.played_for[place] = None
    await room.change(lambda changed: rules.bots_play_for(changed, [place]))
    await room.see_clocks(table)


def _require_absent(room: LiveRoom, document: RoomDocument, place: int) -> None:
    if not document.playing:
        raise Refused("no_table", words.NO_GAME_RUNNING)
    owner = rules.chair_at(document, place).person
    if not owner:
        raise Refused("no_chair", words.A_BOTS_CHAIR)
    if place in room.presence.played_for:
        raise Refused("stand_in", words.A_BOT_PLAYS)
    if owner in room.pages.here():
        name = verbatim(document.people[owner].name)
        raise Refused("not_away", words.NOT_AWAY.given({"name": name}))
