"""A new table for a room."""

import secrets

from hideout.engine.message import verbatim
from hideout.engine.proof import Proof
from hideout.engine.reader import BadData
from hideout.server.house.clock import WallClock
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument, TableDocument
from hideout.server.table.table import LiveTable


def new_table(
    room: RoomDocument, proof: Proof, settings: Settings, wall_clock: WallClock
) -> LiveTable:
    """Seats drawn from the promised secret, so that they can be checked. [HH-6] Raises Refused."""
    chairs = [room.chairs[place] for place in proof.seats()]
    names = [rules.name_of(room, chair) for chair in chairs]
    document = TableDocument(
        id=secrets.token_urlsafe(12),
        room=room.code,
        game=room.game,
        version=rules.game_of(room).version,
        names=names,
        called=names[:],
        persons=[chair.person for chair in chairs],
        levels=[chair.level or rules.level_here(room) for chair in chairs],
        options=dict(room.options),
        deck=room.deck,
        server_seed=room.server_seed,
        shares=proof.shares,
        drawn=proof.is_drawn,
        pace=room.pace,
        clocks_alone=room.clocks_alone,
        open_after=room.open_after,
        started=wall_clock.now(),
        programs=[key for key, one in room.people.items() if one.is_program],
        daily=room.daily,
    )
    try:
        return LiveTable(document, wall_clock, settings)
    except BadData as error:
        raise Refused("bad_option", verbatim(str(error))) from None


def seat_everybody(room: RoomDocument, proof: Proof, table: LiveTable) -> None:
    """The room once its game is dealt."""
    room.chairs = [room.chairs[place] for place in proof.seats()]
    rules.forget_changes(room)
    if out := proof.left_out():
        rules.notice(room, "left_out", ", ".join(out))
    room.table = table.document.id
    room.dealt = room.game
    room.sat = []
    room.drawing = False
    room.playing = True
    room.seating = "listed"  # a rematch keeps the seats
