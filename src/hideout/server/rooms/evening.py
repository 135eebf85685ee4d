"""The score of an evening: what was played in a room, and who won."""

from typing import Final

from hideout.server.store.documents import Played, RoomDocument, people_of
from hideout.server.table.table import LiveTable
from hideout.server.wire.messages import Score

MOST_GAMES: Final = 50
MOST_NAMES: Final = 12


def add(room: RoomDocument, table: LiveTable) -> None:
    """A game has ended. Bots have no evening."""
    persons = table.document.persons
    people = people_of(table.document)
    won = table.game.winners(table.state)
    room.evening.append(
        Played(
            game=table.document.game,
            table=table.document.id,
            names={one: table.document.called[n] for n, one in enumerate(persons) if one in people},
            won=[persons[seat] for seat in won if persons[seat] in people],
        )
    )
    del room.evening[:-MOST_GAMES]


def score(room: RoomDocument) -> list[Score]:
    """Who won most often first."""
    people: dict[str, Score] = {}
    for game in room.evening:
        for person, name in game.names.items():
            one = people.setdefault(person, Score(person=person, name=name, games=0, won=0))
            known = room.people.get(person)
            one.name = known.name if known is not None else name
            one.games += 1
            one.won += person in game.won
    ranked = sorted(people.values(), key=lambda one: (-one.won, one.games, one.name))
    return ranked[:MOST_NAMES]
