"""Seats by name in what a scenario expects of a view, where the game declares its views."""

import re
from collections.abc import Mapping, Sequence

from hideout.engine.core import TABLE
from hideout.engine.reader import BadData
from hideout.engine.shapes import BySeat, ListOf, MapOf, Maybe, SeatNumber, Shape, Struct
from hideout.testing.compare import ABSENT, NOTHING, list_word
from hideout.testing.spoken import find_seat

NOBODY = "nobody"


def with_seats(expected: object, shape: Shape | None, names: Sequence[str], path: str) -> object:
    """The same with numbers for seats, as a view has them. Raises BadData."""
    if isinstance(shape, Maybe):
        shape = shape.shape
    if isinstance(shape, SeatNumber) and isinstance(expected, str):
        return _seat(expected, names, path)
    if isinstance(expected, list) and isinstance(shape, ListOf):
        return [
            with_seats(expected[i], shape.shape, names, f"{path}[{i}]")
            for i in range(len(expected))
        ]
    if not isinstance(expected, Mapping):
        return expected
    word = list_word(expected)
    if word and isinstance(shape, ListOf):
        return {word: with_seats(expected[word], shape, names, path)}
    found = {}
    for key, value in expected.items():
        here = f"{path}.{key}"
        place, inner, is_known = _follow(str(key), shape, names)
        if value == ABSENT and not is_known:
            raise BadData(f"{here}: no view ever has that key, so this says nothing.")
        found[place] = with_seats(value, inner, names, here)
    return found


def _seat(name: str, names: Sequence[str], path: str) -> object:
    if name in (ABSENT, NOTHING):
        return name
    try:
        return TABLE if name == NOBODY else find_seat(name, names)
    except BadData as error:
        raise BadData(f"{path}: {error}") from None


def _follow(path: str, shape: Shape | None, names: Sequence[str]) -> tuple[str, Shape | None, bool]:
    """A path with numbers for seats, the shape of what is there, and whether it may be there."""
    steps = []
    has_names = False
    for step in re.findall(r"[^.\[\]]+", path):
        if isinstance(shape, Maybe):
            shape = shape.shape
        if isinstance(shape, BySeat) and not step.isdecimal():
            step = str(find_seat(step, names))
            has_names = True
        steps.append(step)
        if isinstance(shape, Struct):
            if step not in shape.keys:
                return path, None, False
            shape = shape.keys[step].shape
        elif isinstance(shape, ListOf | MapOf):
            shape = shape.shape
        else:
            shape = None
    return ".".join(steps) if has_names else path, shape, True
