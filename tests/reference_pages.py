"""docs/reference/<game>.md: `python -m tests.reference_pages` makes them anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hideout.engine.core import Game
from hideout.engine.fields import fields_table
from hideout.engine.kinds import EventKind
from hideout.engine.shapes import ListOf, MapOf, Maybe, Shape, Struct
from hideout.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "reference"


def page(game: Game[Any]) -> str:
    """All that is declared: events, fields of the state, keys of views, channels, luck."""
    return "\n".join(
        [
            f"# {game.title}: reference",
            "",
            f"What a [scenario](../scenarios.md) of {game.title} may name: all that is declared.",
            "In a scenario seats are called by the names of its file.",
            "",
            "## Events",
            "",
            "| kind | arguments | meaning | clauses |",
            "| --- | --- | --- | --- |",
            *[_event(kind) for kind in game.event_kinds.values()],
            "",
            "Arguments:",
            "",
            "| argument | is | written |",
            "| --- | --- | --- |",
            *sorted(set(_arguments(game))),
            "",
            "## State",
            "",
            "What a [position](../positions.md) may say, and who may know it.",
            "",
            fields_table(game.fields),
            "## Views",
            "",
            "A seat is a number in a view, from 0, and -1 is nobody. A scenario may write names:",
            '`turn = "bob"`, `turn = "nobody"`, and for a list by seat `totals.bob = 3`.',
            "",
            "| key | type | meaning | differs by viewer |",
            "| --- | --- | --- | --- |",
            *_rows(game.view_shape or Struct(), "", _own_keys(game)),
            "",
            "## Names",
            "",
            "| table | names |",
            "| --- | --- |",
            *_names(game),
            "",
            "## Channels",
            "",
            "| channel | who is there |",
            "| --- | --- |",
            *[f"| `{name}` | {who} |" for name, who in game.channel_names.items()],
            "",
            "## Luck",
            "",
            *_luck(game),
            "",
        ]
    )


def _event(kind: EventKind) -> str:
    arguments = ", ".join(f"`{argument.name}`" for argument in kind.arguments)
    clauses = kind.clauses.replace(" ", ", ")
    return f"| `{kind.name}` | {arguments} | {kind.meaning} | {clauses} |"


def _arguments(game: Game[Any]) -> Iterator[str]:
    for kind in game.event_kinds.values():
        for argument in kind.arguments:
            yield f"| `{argument.name}` | {argument.kind.name} | {argument.kind.written} |"


def _own_keys(game: Game[Any]) -> set[str]:
    return set(game.own(game.new(min(game.seats), 0, {}), 0))


def _rows(record: Struct, path: str, own: set[str]) -> Iterator[str]:
    for key in record.keys.values():
        name = f"{path}{key.name}"
        differs = "yes" if key.name in own else ""
        yield f"| `{name}` | {key.shape.written()} | {key.meaning} | {differs} |"
        inner, place = _inside(key.shape, name)
        if inner is not None:
            yield from _rows(inner, f"{place}.", set(inner.keys) if differs else set())


def _inside(shape: Shape, path: str) -> tuple[Struct | None, str]:
    """The table that a list or the like is made of, and the path to its keys."""
    if isinstance(shape, Struct):
        return shape, path
    if isinstance(shape, Maybe):
        return _inside(shape.shape, path)
    if isinstance(shape, ListOf):
        return _inside(shape.shape, f"{path}[]")
    if isinstance(shape, MapOf):
        return _inside(shape.shape, f"{path}.ID")
    return None, ""


def _names(game: Game[Any]) -> Iterator[str]:
    for table, names in game.names_at(max(game.seats)).tables.items():
        if table != "seat":
            yield f"| `{table}` | {', '.join(f'`{name}`' for name in names)} |"


def _luck(game: Game[Any]) -> list[str]:
    if not game.luck:
        return [f"Chance only shuffles in {game.title}: nothing is asked of `luck`. Name the cards"
                " on top of a deck instead."]  # fmt: skip
    rows = []
    for row in game.luck:
        verbs = ", ".join(f"`{verb}`" for verb in row.verbs)
        rows.append(f"| `{row.phase}` | {verbs} | {_questions(row.questions)} |")
    return [
        "What these decisions ask of chance, in this order. Shuffles are not asked.",
        "",
        "| phase | decision | numbers |",
        "| --- | --- | --- |",
        *rows,
    ]


def _questions(questions: Any) -> str:
    return "<br>".join(f"{numbers}: {what}" for numbers, what in questions)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.name}.md").write_text(page(game))
