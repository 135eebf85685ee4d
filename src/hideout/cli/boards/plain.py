"""The board of a game that has none of its own: any view, in people's words.

What a value is, the game declares (`Game.view_shape`); see `parts` for games that do not. Seats go
by the players' names, cards by their titles, money is money, and what is empty is not shown. The
game's words may name a part of the view as `label-NAME`; else its own name is used.
"""

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any, Final

from rich import box
from rich.color import Color, ColorParseError
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hideout.cli.boards.parts import Part, each, entries, take_apart
from hideout.cli.boards.speech import labels, title
from hideout.engine.core import TABLE
from hideout.engine.message import Message
from hideout.engine.notation import names_for_seats
from hideout.engine.shapes import BySeat, Id, ListOf, Money, SeatNumber, Shape, Struct, Truth, Word

# What `draw` adds to a view.
OURS: Final = ("titles", "shape", "effects", "_cards", "_asked", "_language", "_words")
SHOWN_ELSEWHERE: Final = ("seat", "phase")
MOST_COLUMNS: Final = 6  # of figures: a table of more is turned on its side


def render(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType:
    return Board(view, names).render()


class Board:
    """One view, and the names of those who sit there."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.view = view
        self.labels = labels(view)
        self.names = [self.labels.apart(name) for name in names]
        self.cards: Mapping[str, Mapping[str, Any]] = view.get("_cards", {})
        shape = view.get("shape")
        shown = {key: value for key, value in view.items() if key not in OURS}
        declared = shape if isinstance(shape, Struct) else None
        self.parts = take_apart(shown, declared, len(names))
        self.texts: Mapping[str, str] = {**self.parts.texts, **view.get("card_effects", {})}

    def render(self) -> RenderableType:
        values = [part for part in self.parts.values if part.name not in SHOWN_ELSEWHERE]
        drawn: list[RenderableType] = []
        if phase := self.view.get("phase"):
            drawn.append(Text(capital(self.label(str(phase))), style="bold"))
        if values:
            drawn.append(self.in_a_row(values))
        drawn += [self.shelf(self.parts.hands)] if self.parts.hands else []
        heads = [self.head(seat) for seat in range(len(self.names))]
        drawn.append(self.seats() if any(self.parts.seats) else Text("  ").join(heads))
        drawn += [self.shelf(self.parts.cards)] if self.parts.cards else []
        drawn += [self.table(part) for part in self.parts.tables]
        return Group(*drawn)

    def in_a_row(self, parts: Sequence[Part]) -> Text:
        """Names and values, one after the other."""
        row = Text(overflow="fold")
        for part in parts:
            row.append("  " if row else "")
            row.append(self.label(part.name), style="dim")
            if not isinstance(part.shape, Truth):
                row.append(" ")
                row.append(self.say(part.value, part.shape))
        return row

    def shelf(self, parts: Sequence[Part]) -> Table:
        """Cards that lie together, and what they do."""
        shelf = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        shelf.add_column(style="dim", no_wrap=True)
        shelf.add_column(overflow="fold")
        for part in parts:
            shelf.add_row(self.label(part.name), self.say(part.value, part.shape))
            if part in self.parts.hands:
                for card in dict.fromkeys(part.value):
                    if card in self.texts:
                        said = names_for_seats(self.texts[card], self.names)
                        does = self.labels("does", card=title(self.view, card), effect=said)
                        shelf.add_row("", Text(does, style="dim"))
        return shelf

    def seats(self) -> Table:
        """A line for each seat; on its side if there is much to say of each."""
        figures = list(dict.fromkeys(part.name for has in self.parts.seats for part in has))
        cells = [[self.figure(has, name) for name in figures] for has in self.parts.seats]
        told = [any(row[i].plain for row in cells) for i in range(len(figures))]
        figures = list(compress(figures, told))
        cells = [list(compress(row, told)) for row in cells]
        heads = [self.head(seat) for seat in range(len(self.names))]
        labels = [Text(self.label(name), style="dim") for name in figures]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("", no_wrap=True)
        if len(figures) <= MOST_COLUMNS:
            for label in labels:
                table.add_column(label, overflow="fold")
            for head, row in zip(heads, cells, strict=True):
                table.add_row(head, *row)
            return table
        for head in heads:
            table.add_column(head, overflow="fold")
        for label, line in zip(labels, zip(*cells, strict=True), strict=True):
            table.add_row(label, *line)
        return table

    def head(self, seat: int) -> Text:
        asked = seat in self.view.get("_asked", ())
        mark = "> " if asked else "  " if "_asked" in self.view else ""
        style = "bold" if seat == self.view.get("seat") else ""
        return Text(mark + self.names[seat], style=style)

    def figure(self, has: Sequence[Part], name: str) -> Text:
        """What a seat has of something; it may have several of it."""
        said = [self.say(part.value, part.shape) for part in has if part.name == name]
        return Text("\n").join(said)

    def table(self, part: Part) -> RenderableType:
        of = each(part, len(self.names)) if isinstance(part.value, list) else None
        if not isinstance(of, Struct):
            return self.shelf([part])
        rows = [{one.name: one for one in entries(row, of, len(self.names))} for row in part.value]
        columns = list(dict.fromkeys(name for row in rows for name in row))
        table = Table(
            title=self.label(part.name), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False
        )
        for column in columns:
            table.add_column(self.label(column), overflow="fold")
        for row in rows:
            cells = [row.get(column) for column in columns]
            table.add_row(
                *(Text() if one is None else self.say(one.value, one.shape) for one in cells)
            )
        return table

    def label(self, name: str) -> str:
        """What a part of the view is called: by the game's words, else by its own name."""
        narrator = self.view.get("_words")
        if narrator is not None and narrator.knows(f"label-{name}"):
            return str(narrator.say(Message(f"label-{name}")))
        return name.replace("_", " ").replace("-", " ")

    # One value

    def say(self, value: Any, shape: Shape) -> Text:
        if value is None or value == "" or value == []:
            return Text("-")
        if isinstance(value, bool):
            return Text(self.labels("yes") if value else "")
        if isinstance(value, int):
            return Text(self.number(value, shape))
        if isinstance(value, str):
            return Text(self.called(value, shape))
        if isinstance(value, Mapping):
            return self.pairs(list(entries(value, shape, len(self.names))))
        return self.items(value, Part("", value, shape))

    def number(self, value: int, shape: Shape) -> str:
        if isinstance(shape, SeatNumber):
            return self.labels("nobody") if value == TABLE else self.names[value]
        return self.labels("dollars", n=value) if isinstance(shape, Money) else str(value)

    def called(self, value: str, shape: Shape) -> str:
        if isinstance(shape, Id | Word) or value in self.view.get("titles", {}):
            return title(self.view, value)
        return names_for_seats(value, self.names)

    def pairs(self, parts: Sequence[Part]) -> Text:
        said, comma = Text(), self.labels("list-separator")
        for part in parts:
            if isinstance(part.shape, Truth):
                if part.value:
                    said.append(f"{comma if said else ''}{self.label(part.name)}")
                continue
            name = self.view.get("titles", {}).get(part.name) or self.label(part.name)
            said.append(f"{comma if said else ''}{name} ")
            said.append(self.say(part.value, part.shape))
        return said

    def items(self, value: Sequence[Any], part: Part) -> Text:
        of = each(part, len(self.names))
        if isinstance(of, Id):
            return Text(" ").join([self.card(str(item)) for item in value if item])
        if isinstance(part.shape, BySeat):
            return self.pairs([
                Part(name, item, of) for name, item in zip(self.names, value, strict=True)
            ])  # fmt: skip
        comma = self.labels("list-separator")
        between = " | " if isinstance(of, ListOf | Struct) else comma
        return Text(between).join([self.say(item, of) for item in value])

    def card(self, name: str) -> Text:
        """A card by its title, in its colour; sign and suit if its deck has them."""
        row = self.cards.get(name, {})
        suit = str(row.get("suit", ""))
        said = [str(row.get("glyph", "")), title(self.view, name), suit and self.label(suit)]
        return Text(f"[{' '.join(word for word in said if word)}]", style=colour(row))


def colour(card: Mapping[str, Any]) -> Style:
    try:
        return Style(color=Color.parse(str(card["colour"])), bold=True)
    except (ColorParseError, KeyError):
        return Style(bold=True)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
