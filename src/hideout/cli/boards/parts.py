"""A view taken apart by what its game declares of it, for a board that knows no game.

The page does the same in web/src/games/generic/parts.ts. Where a game declares nothing, a list with
an entry for each seat is taken to be by seat, unless it is a list of words: those are cards.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from hideout.engine.core import TABLE
from hideout.engine.shapes import (
    NUMBER,
    TEXT,
    BySeat,
    Id,
    ListOf,
    MapOf,
    Maybe,
    SeatNumber,
    Shape,
    Struct,
    Text,
    Truth,
)

MANY: Final = 12  # texts are more than one wants to see at once
CARD: Final = Id("")


class Part(NamedTuple):
    name: str
    value: Any
    shape: Shape


class Parts:
    """What is everybody's, in a hand, on the table, a seat's, in rows, or too long to show."""

    def __init__(self, seats: int) -> None:
        self.values: list[Part] = []
        self.hands: list[Part] = []
        self.cards: list[Part] = []
        self.seats: list[list[Part]] = [[] for _ in range(seats)]
        self.tables: list[Part] = []
        self.texts: dict[str, str] = {}  # by card


def take_apart(view: Mapping[str, Any], declared: Struct | None, seats: int) -> Parts:
    parts = Parts(seats)
    shape = Struct() if declared is None else declared
    for part in entries(view, shape, seats):
        if part.value is not False and not _give_to_seats(part, parts.seats):
            _place(part, parts)
    return parts


def entries(value: Mapping[str, Any], shape: Shape, seats: int) -> Iterator[Part]:
    """The parts of a record or a map, without those in which there is nothing."""
    for name, item in value.items():
        if isinstance(shape, Struct) and name in shape.keys:
            own = bare(shape.keys[name].shape)
        else:
            own = bare(shape.shape) if isinstance(shape, MapOf) else guess(item, seats)
        if not is_nothing(item, own):
            yield Part(name, item, own)


def bare(shape: Shape) -> Shape:
    """What a shape is when something is there."""
    return bare(shape.shape) if isinstance(shape, Maybe) else shape


def each(part: Part, seats: int) -> Shape:
    """What a list is made of."""
    if isinstance(part.shape, ListOf):
        return bare(part.shape.shape)
    return guess(part.value[0], seats) if part.value else TEXT


def guess(value: object, seats: int) -> Shape:
    """What a value seems to be, where its game does not say."""
    if isinstance(value, bool):
        return Truth()
    if isinstance(value, int):
        return NUMBER
    if isinstance(value, Mapping):
        return Struct(*((str(name), guess(item, seats), "") for name, item in value.items()))
    if not isinstance(value, list):
        return TEXT
    items = [item for item in value if item is not None]
    if items and all(isinstance(item, str) for item in items):
        return ListOf(CARD)
    of = guess(items[0], seats) if items else TEXT
    by_seat = len(value) == seats and not isinstance(of, Struct)
    return BySeat(of) if by_seat else ListOf(of)


def is_nothing(value: object, shape: Shape) -> bool:
    if value is None or value == "":
        return True
    if isinstance(shape, SeatNumber):
        return value == TABLE
    if isinstance(value, list):
        of = bare(shape.shape) if isinstance(shape, ListOf) else TEXT
        return all(is_nothing(item, of) for item in value)
    return isinstance(value, Mapping) and not value


def _give_to_seats(part: Part, seats: list[list[Part]]) -> bool:
    """Whether it belonged to the seats: a list by seat, or rows that name their seat."""
    if not isinstance(part.shape, ListOf):
        return False
    of = bare(part.shape.shape)
    if isinstance(part.shape, BySeat):
        for seat, value in enumerate(part.value):
            if isinstance(of, Struct) and value is not None:
                seats[seat] += entries(value, of, len(seats))
            elif not is_nothing(value, of):
                seats[seat].append(Part(part.name, value, of))
        return True
    if not isinstance(of, Struct) or "seat" not in of.keys:
        return False
    if not all(0 <= row["seat"] < len(seats) for row in part.value):
        return False
    for row in part.value:
        rest = {name: value for name, value in row.items() if name != "seat"}
        seats[row["seat"]].append(Part(part.name.removesuffix("s"), rest, of))
    return True


def _place(part: Part, parts: Parts) -> None:
    shape = part.shape
    of = bare(shape.shape) if isinstance(shape, ListOf | MapOf) else None
    if isinstance(shape, MapOf) and isinstance(of, Text) and len(part.value) > MANY:
        parts.texts.update(part.value)
    elif isinstance(shape, ListOf) and isinstance(of, Id):
        (parts.hands if "hand" in part.name else parts.cards).append(part)
    elif isinstance(shape, Struct | MapOf) or isinstance(of, Struct | ListOf):
        parts.tables.append(part)
    else:
        parts.values.append(part)
