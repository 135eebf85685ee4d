"""Views as types: a game declares what it shows as TypedDicts, and the shapes come from them.

    class View(TypedDict):
        turn: Annotated[SeatOrNone, "whose turn it is"]
        hand: Annotated[list[Card], "your own hand"]

The type checker holds the code that makes a view to this declaration; `shape_of` turns it into what
documentation, the page's types, seats by name in scenarios and the check of real views need. The
metadata of a type say more than Python's types can: a Shape, `BY_SEAT`, `Exactly`, `Keys`, and as
the last of them what the key means.

Types are read here at run time, and compiled classes have lost theirs: neither this
module nor those that declare views (`shown.py`) are compiled.
"""

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from hideout.engine import shapes
from hideout.engine.shapes import FLAG, NUMBER, TEXT, Shape, Struct

T = TypeVar("T")


class EachSeat:
    """Of a list: one entry for each seat."""


class Exactly:
    """Of a list: so many entries."""

    def __init__(self, count: int) -> None:
        self.count = count


class Keys:
    """Of a table: what its keys are, a table of the game's names or anything in words."""

    def __init__(self, table: str) -> None:
        self.table = table


BY_SEAT = EachSeat()
Count = Annotated[int, shapes.COUNT]
Money = Annotated[int, shapes.MONEY]
Number = Annotated[int, NUMBER]
PhaseName = Annotated[str, shapes.Id("phase")]
SeatNumber = Annotated[int, shapes.SEAT]
SeatOrNone = Annotated[int, shapes.SEAT_OR_NONE]
Seats = list[SeatNumber]
BySeat = Annotated[list[T], BY_SEAT]
PLAIN: dict[object, Shape] = {bool: FLAG, int: NUMBER, str: TEXT}


def shape_of(view: Any) -> Struct:
    """What a TypedDict declares, key by key."""
    rows = []
    for name, hint in get_type_hints(view, include_extras=True).items():
        said = hint.__metadata__ if get_origin(hint) is Annotated else ()
        meaning = said[-1] if said and isinstance(said[-1], str) else ""
        rows.append((name, _shape(hint), meaning))
    return Struct(*rows, title=view.__name__, meaning=" ".join((view.__doc__ or "").split()))


def _shape(hint: Any) -> Shape:
    if get_origin(hint) is Annotated:
        return _annotated(hint.__origin__, hint.__metadata__)
    return _annotated(hint, ())


def _annotated(kind: Any, said: tuple[Any, ...]) -> Shape:
    for one in said:
        if isinstance(one, Shape):
            return one
    if get_origin(kind) in (Union, UnionType):
        (inner,) = [part for part in get_args(kind) if part is not NoneType]
        return shapes.Maybe(_shape(inner))
    if get_origin(kind) is list:
        return _list(_shape(get_args(kind)[0]), said)
    if get_origin(kind) is dict:
        keys = [one.table for one in said if isinstance(one, Keys)]
        return shapes.MapOf(keys[0], _shape(get_args(kind)[1]))
    return shape_of(kind) if is_typeddict(kind) else PLAIN[kind]


def _list(inner: Shape, said: tuple[Any, ...]) -> Shape:
    for one in said:
        if isinstance(one, EachSeat):
            return shapes.BySeat(inner)
        if isinstance(one, Exactly):
            return shapes.Row(inner, one.count)
    return shapes.ListOf(inner)
