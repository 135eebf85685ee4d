"""The page's types of a game's views: `python -m hideout.server.web.view_types GAME`.

They come from what the game declares in its `shown.py`, as the types of the wire come from the
messages; a game outside that brings a board of its own can have its types made here as well.
"""

import sys
from typing import Any, Final

from hideout.engine.core import Game
from hideout.engine.shapes import (
    Id,
    ListOf,
    MapOf,
    Maybe,
    Money,
    Row,
    SeatNumber,
    Shape,
    Struct,
    Text,
    Truth,
    Whole,
    Word,
)
from hideout.games import find_game

HEAD: Final = """\
// Made by `python -m hideout.server.web.view_types %s` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.
"""
WORDS: Final[dict[type, str]] = {
    Id: "string",
    Money: "number",
    SeatNumber: "number",
    Text: "string",
    Truth: "boolean",
    Whole: "number",
}


def view_types(game: Game[Any]) -> str:
    """An interface for every table in the views of a game, the inner ones first."""
    assert game.view_shape is not None, f"{game.title} does not declare what it shows."
    made: dict[str, str] = {}
    _interface(game.view_shape, made)
    return "\n".join([HEAD % game.name, *made.values()])


def _interface(record: Struct, made: dict[str, str]) -> str:
    """The name of the interface of a table, which is made if it is not yet."""
    if record.title not in made:
        lines = [f"/** {record.meaning} */"] if record.meaning else []
        lines.append(f"export interface {record.title} {{")
        for key in record.keys.values():
            word = _word(key.shape, made)
            lines += [f"  /** {key.meaning} */", f"  {key.name}: {word};"]
        made[record.title] = "\n".join([*lines, "}"]) + "\n"
    return record.title


def _word(shape: Shape, made: dict[str, str]) -> str:
    if isinstance(shape, Word):
        return " | ".join([f"'{word}'" for word in shape.words])
    if isinstance(shape, Maybe):
        return f"{_word(shape.shape, made)} | null"
    if isinstance(shape, Row):
        return f"[{', '.join([_word(shape.shape, made)] * shape.count)}]"
    if isinstance(shape, ListOf):
        word = _word(shape.shape, made)
        return f"({word})[]" if " | " in word else f"{word}[]"
    if isinstance(shape, MapOf):
        return f"Record<string, {_word(shape.shape, made)}>"
    return _interface(shape, made) if isinstance(shape, Struct) else WORDS[type(shape)]


if __name__ == "__main__":
    print(view_types(find_game(sys.argv[1])), end="")
