"""The board of a game that has none of its own: any view, readably.

What is listed by seat becomes a table of seats; a list of rows becomes a table; the rest is a
list of names and values. Where a game declares what its views look like (`Game.view_shape`), seats
go by the players' names and only what is by seat stands in the table of seats. Where it does not,
a list with an entry for each seat is taken for one, unless it is a list of words: those are cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title
from hideout.engine.core import TABLE
from hideout.engine.notation import names_for_seats
from hideout.engine.shapes import BySeat, ListOf, MapOf, Maybe, Record, SeatNumber, Shape

OURS = ("titles", "shape")  # what `draw_view` adds to a view


def render(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    return Board(view, names).render()


class Board:
    """One view, and the names of those who sit there."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        shape = view.get("shape")
        self.shapes = shape.keys if isinstance(shape, Record) else {}

    def render(self) -> RenderableType:
        by_seat: dict[str, Sequence[Any]] = {}
        parts: list[RenderableType] = []
        rest = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        rest.add_column(style="dim", no_wrap=True)
        rest.add_column(overflow="fold")
        for key, value in self.view.items():
            if key in OURS:
                continue
            if self.is_by_seat(key, value):
                by_seat[key] = value
            elif is_rows(value):
                parts.append(self.rows(key, value))
            else:
                shape = SeatNumber(True) if key == "seat" else self.shape_of(key)
                rest.add_row(words(key), self.cell(value, shape))
        seats = [self.seats(by_seat)] if by_seat else []
        return Group(rest, *seats, *parts)

    def shape_of(self, key: str) -> Shape | None:
        declared = self.shapes.get(key)
        shape = declared.shape if declared is not None else None
        return shape.shape if isinstance(shape, Maybe) else shape

    def is_by_seat(self, key: str, value: object) -> bool:
        if not isinstance(value, list) or is_rows(value):
            return False
        if key in self.shapes:
            return isinstance(self.shape_of(key), BySeat)
        are_cards = bool(value) and all(isinstance(item, str) for item in value)
        return len(value) == len(self.names) and not are_cards

    def seats(self, by_seat: Mapping[str, Sequence[Any]]) -> Table:
        """One column a seat, one row a figure."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        you = self.view.get("seat")
        for seat, name in enumerate(self.names):
            table.add_column(Text(name, style="bold" if seat == you else ""), overflow="fold")
        for key, values in by_seat.items():
            shape = self.shape_of(key)
            each = shape.shape if isinstance(shape, ListOf) else None
            cells = [self.cell(value, each) for value in values]
            table.add_row(Text(words(key), style="dim"), *cells)
        return table

    def rows(self, key: str, rows: Sequence[Mapping[str, Any]]) -> Table:
        columns = list(dict.fromkeys(column for row in rows for column in row))
        shape = self.shape_of(key)
        row_shape = shape.shape if isinstance(shape, ListOf) else None
        shapes = row_shape.keys if isinstance(row_shape, Record) else {}
        table = Table(title=words(key), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        for column in columns:
            table.add_column(words(column), overflow="fold")
        for row in rows:
            table.add_row(*(
                self.cell(row.get(column), shapes[column].shape if column in shapes else None)
                for column in columns
            ))  # fmt: skip
        return table

    def cell(self, value: object, shape: Shape | None) -> Text:
        return Text(self.say(value, shape))

    def say(self, value: object, shape: Shape | None) -> str:
        if isinstance(shape, Maybe):
            shape = shape.shape
        if value is None or value == "" or value == []:
            return "-"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and isinstance(shape, SeatNumber):
            return "nobody" if value == TABLE else self.names[value]
        if isinstance(value, str):
            known = value in self.view.get("titles", {})
            return title(self.view, value) if known else names_for_seats(value, self.names)
        if isinstance(value, Mapping):
            return ", ".join(
                f"{words(str(key))}: {self.say(item, _under(shape, str(key)))}"
                for key, item in value.items()
            )
        if isinstance(value, Sequence):
            each = shape.shape if isinstance(shape, ListOf) else None
            return ", ".join(self.say(item, each) for item in value)
        return str(value)


def _under(shape: Shape | None, key: str) -> Shape | None:
    """The shape of what stands under a key."""
    if isinstance(shape, MapOf):
        return shape.shape
    return shape.keys[key].shape if isinstance(shape, Record) and key in shape.keys else None


def is_rows(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
    )


def words(key: str) -> str:
    return key.replace("_", " ")
