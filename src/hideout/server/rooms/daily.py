"""The deal of a day: which day it is, how its table is set up, and what is kept of a game."""

from datetime import UTC, datetime
from typing import Final

from hideout.bots import usual_rung
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument
from hideout.server.store.interface import DAILY_ENDED, Change
from hideout.server.table.table import LiveTable

DAY: Final = 86_400_000
DAYS_KEPT: Final = 8
LIVELY: Final = 4  # seats, or as many as the game needs or has


def day_of(millis: int) -> str:
    """In UTC, so that it is the same day for everybody."""
    return datetime.fromtimestamp(millis / 1000, UTC).date().isoformat()


def day_ends(millis: int) -> int:
    return (millis // DAY + 1) * DAY


def new_room(
    code: str, day: str, game: str, secret: str, person: str, name: str, avatar: str
) -> RoomDocument:
    """A room for one person among the same bots. No luck is mixed in, no seats are drawn, nobody
    looks on: the secret alone makes the deal, and only its player sees it. Raises Refused."""
    room = rules.new_room(code, game, person, name, avatar)
    chairs = rules.seats_of(room)
    while len(room.chairs) < min(chairs[-1], max(chairs[0], LIVELY)):
        rules.add_bot(room, usual_rung(game))
    room.server_seed = secret
    room.seating = "listed"
    room.locked = True
    room.spectators = room.stand_ins = False
    room.daily = day
    return room


def ended(table: LiveTable) -> list[Change]:
    """What is stored of the deal of a day together with the last decision at its table."""
    document = table.document
    if not document.daily:
        return []
    won, scores = table.game.wins(table.state), table.game.scores(table.state)
    has_scores = scores != won
    now = table.wall_clock.now()
    return [
        (
            DAILY_ENDED,
            (
                document.called[seat],
                int(won[seat] > 0),
                float(scores[seat]) if has_scores else None,
                now,
                document.daily,
                document.game,
                person,
            ),
        )
        for seat, person in enumerate(document.persons)
        if person
    ]
