"""The board of a game that has none of its own: any view, readably.

What is listed by seat becomes a table of seats; a list of rows becomes a table; the rest is a
list of names and values.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title


def render(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    by_seat: dict[str, Sequence[Any]] = {}
    parts: list[RenderableType] = []
    facts = _facts()
    for key, value in view.items():
        if key == "titles":
            continue
        if _is_by_seat(value, len(names)):
            by_seat[key] = value
        elif _is_rows(value):
            parts.append(_rows(view, key, value))
        else:
            facts.add_row(_words(key), _cell(view, value))
    seats = [_seats(view, names, by_seat)] if by_seat else []
    return Group(facts, *seats, *parts)


def _facts() -> Table:
    facts = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column(overflow="fold")
    return facts


def _is_by_seat(value: object, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and not _is_rows(value)


def _is_rows(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
    )


def _seats(
    view: Mapping[str, Any], names: Sequence[str], by_seat: Mapping[str, Sequence[Any]]
) -> Table:
    """One column a seat, one row a figure."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    you = view.get("seat")
    for seat, name in enumerate(names):
        table.add_column(Text(name, style="bold" if seat == you else ""), overflow="fold")
    for key, values in by_seat.items():
        table.add_row(Text(_words(key), style="dim"), *(_cell(view, value) for value in values))
    return table


def _rows(view: Mapping[str, Any], key: str, rows: Sequence[Mapping[str, Any]]) -> Table:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    table = Table(title=_words(key), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(_words(column), overflow="fold")
    for row in rows:
        table.add_row(*(_cell(view, row.get(column)) for column in columns))
    return table


def _cell(view: Mapping[str, Any], value: object) -> Text:
    return Text(_say(view, value))


def _say(view: Mapping[str, Any], value: object) -> str:
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return title(view, value) if value in view.get("titles", {}) else value
    if isinstance(value, Mapping):
        return ", ".join(f"{_words(str(key))}: {_say(view, item)}" for key, item in value.items())
    if isinstance(value, Sequence):
        return ", ".join(_say(view, item) for item in value) or "-"
    return str(value)


def _words(key: str) -> str:
    return key.replace("_", " ")
