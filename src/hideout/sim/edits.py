"""Other tables to try: options and single cards changed, one at a time or in all combinations.

An axis is one thing with several values: `target=15,25` (an option), `loot.first-bank.loot=10,12`
(a number in the deck). Every value is a variation; on a grid every combination is.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

from hideout.engine.core import Game
from hideout.engine.options import read_options
from hideout.engine.reader import BadData
from hideout.sim.series import Series

MOST: Final = 64  # variations that anybody would still look at

Step = tuple[str, str]  # a name and the value it is to have


def read_axis(words: str) -> list[Step]:
    """`target=15,25` as steps. Raises BadData."""
    name, equals, values = words.partition("=")
    steps = [(name.strip(), value.strip()) for value in values.split(",")]
    if not equals or not all(part for step in steps for part in step):
        raise BadData(f"--what-if takes NAME=VALUE or NAME=VALUE,VALUE, not '{words}'.")
    return steps


def switched(game: Game[Any], series: Series) -> list[tuple[str, Series]]:
    """Every on-off option switched the other way."""
    found = []
    for option in game.options:
        if isinstance(option.default, bool):
            value = not bool(series.options.get(option.name, option.default))
            changed = replace(series, options={**series.options, option.name: value})
            found.append((f"{option.name} {'on' if value else 'off'}", changed))
    return found


def variants(
    game: Game[Any], series: Series, axes: Sequence[str], is_grid: bool
) -> list[tuple[str, Series]]:
    """Every variation with its name. Raises BadData for one that is impossible."""
    read = [read_axis(words) for words in axes]
    names = [steps[0][0] for steps in read]
    if is_grid and len(set(names)) < len(names):
        raise BadData("With --grid, name everything once, with all its values.")
    if is_grid:
        combined = [list(steps) for steps in product(*read)] if read else []
    else:
        combined = [[step] for steps in read for step in steps]
    if len(combined) > MOST:
        raise BadData(f"{len(combined)} variations are too many; the most is {MOST}.")
    found = []
    for steps in combined:
        label = ", ".join(f"{name} {value}" for name, value in steps)
        found.append((label, _changed(game, series, steps)))
    return found


def _changed(game: Game[Any], series: Series, steps: Sequence[Step]) -> Series:
    known = {option.name for option in game.options}
    options = dict(series.options)
    deck = series.deck
    for name, value in steps:
        if name in known:
            options[name] = read_options(game.options, {name: value})[name]
        elif "." in name or "[" in name:
            deck = edited(game.deck if deck is None else deck, name, value)
        else:
            example = _example(game.deck)
            hint = f"; a number in its deck is named as in {example}" if example else ""
            raise BadData(f"{game.title} has no option {name}{hint}.")
    changed = replace(series, options=options, deck=deck)
    changed.check()
    return changed


def _example(deck: Mapping[str, object]) -> str:
    """The path of a number in a deck, or nothing if there is none in a row."""
    for table, rows in deck.items():
        for number, row in enumerate(rows if isinstance(rows, list) else []):
            for field, value in row.items() if isinstance(row, dict) else []:
                if type(value) is int:
                    return f"{table}.{row.get('id', number)}.{field}"
    return ""


def edited(deck: Mapping[str, object], path: str, value: str) -> dict[str, object]:
    """A deck with one number or word in it changed: table, row, field. Raises BadData.

    A row without a name goes by its number from 0, as in complaints about a deck: `board.2.price`
    or `board[2].price`.
    """
    fresh: dict[str, object] = json.loads(json.dumps(deck))
    *way, last = path.replace("[", ".").replace("]", "").split(".")
    place: Any = fresh
    for part in way:
        place = _enter(place, part, path)
    key = _key(place, last, path)
    place[key] = _like(place[key], value, path)
    return fresh


def _like(before: object, value: str, path: str) -> object:
    """A value of the same kind as the one it replaces."""
    if isinstance(before, bool):
        if value in ("on", "off"):
            return value == "on"
    elif isinstance(before, int):
        if value.removeprefix("-").isdecimal() and value.isascii():
            return int(value)
    elif isinstance(before, str):
        return value
    else:
        raise BadData(f"{path} is a whole table; name one number in it.")
    raise BadData(f"{path} is {before} in this deck and cannot become '{value}'.")


def _enter(place: Any, part: str, path: str) -> Any:
    return place[_key(place, part, path)]


def _key(place: Any, part: str, path: str) -> str | int:
    """Where a part of a path leads: a field, a row by its id, or a row by its number from 0."""
    if isinstance(place, dict) and part in place:
        return part
    if isinstance(place, list):
        for at, row in enumerate(place):
            if isinstance(row, dict) and row.get("id") == part:
                return at
        if part.isascii() and part.isdigit() and int(part) < len(place):
            return int(part)
        if part.isascii() and part.isdigit():
            raise BadData(f"There is no {path} in this deck: rows are 0 to {len(place) - 1}.")
    raise BadData(f"There is no {path} in this deck: nothing is called '{part}' there.")
