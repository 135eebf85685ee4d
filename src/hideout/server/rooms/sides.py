"""Teams: in a game that has them people choose their side, and the chairs are put in that order."""

from collections import Counter

from hideout.server.house import words
from hideout.server.house.refusal import Refused
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument, Seating


def of(room: RoomDocument) -> list[str]:
    """The teams of the room's game, in the order of its seats; none if it has no teams."""
    return list(dict.fromkeys(_by_seat(room, rules.most_seats(room))))


def _by_seat(room: RoomDocument, seats: int) -> list[str]:
    return rules.game_of(room).sides(seats, room.options)


def _wanted(room: RoomDocument) -> Counter[str]:
    people = [room.people[chair.person] for chair in room.chairs if chair.person]
    return Counter(one.side for one in people if one.side)


def _fits(room: RoomDocument, seats: int) -> bool:
    there = Counter(_by_seat(room, seats))
    return all(count <= there[side] for side, count in _wanted(room).items())


def short(room: RoomDocument) -> int:
    """How many more have to sit down: for the game itself, and for the sides people chose."""
    chairs = rules.seats_of(room)
    here = len(room.chairs)
    for seats in chairs:
        if seats >= here and _fits(room, seats):
            return seats - here
    return max(0, chairs[0] - here)


def fill(room: RoomDocument) -> None:
    """As many bots as it takes to start, as good as those who sit there. Raises Refused."""
    level = rules.level_here(room)
    for _ in range(short(room)):
        rules.add_bot(room, level)


def choose(room: RoomDocument, person: str, side: str) -> None:
    """Raises Refused."""
    rules.require_waiting(room)
    somebody = rules.somebody(room, person)
    if side and side not in of(room):
        raise Refused("no_side", words.NO_SIDE)
    before, somebody.side = somebody.side, side
    if not _fits(room, rules.most_seats(room)):
        somebody.side = before
        raise Refused("full", words.SIDE_FULL)


def settle(room: RoomDocument) -> None:
    """Before a deal: whoever has chosen a side sits there. Then seats are not drawn any more.
    Raises Refused."""
    seats = len(room.chairs)
    if not _wanted(room):
        return
    if not _fits(room, seats):
        raise Refused("sides", words.SIDES_UNEVEN)
    places = _by_seat(room, seats)
    left = room.chairs[:]
    room.chairs = [_next(room, left, side) for side in places]
    room.seating = "listed"


def _next(room: RoomDocument, left: list[Seating], side: str) -> Seating:
    """The next to sit: one who wants this side, or else does not mind and is not needed."""
    sides = [room.people[chair.person].side if chair.person else "" for chair in left]
    if side in sides:
        return left.pop(sides.index(side))
    return left.pop(sides.index(""))
