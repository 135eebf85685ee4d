"""Compares what a scenario expects with what there is. docs/scenarios.md lists the words."""

import re
from collections.abc import Mapping
from typing import Final

from hideout.engine.reader import BadData
from hideout.testing.frozen import show

NOTHING: Final = "none"  # TOML has no word for it
ABSENT: Final = "absent"  # of a key: it is not there at all
PATH: Final = re.compile(r"[^.\[\]]+(\.[^.\[\]]+|\[[^.\[\]]+\])*")
LIST_WORDS: Final = ("unordered", "set", "includes", "excludes")


def within(expected: object, actual: object, path: str) -> list[str]:
    """Complaints unless `actual` has everything that `expected` names.

    Tables may have more keys than expected; an empty one means an empty one, but in a list
    whatever is in that place. Lists must be as long, unless a word says how to compare them. A key
    may be a path.
    """
    if isinstance(expected, Mapping):
        word = list_word(expected)
        if word and isinstance(actual, list):
            return lists(word, expected[word], actual, path)
        return _tables(expected, actual, path)
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [
            complaint
            for i in range(len(expected))
            if expected[i] != {}
            for complaint in within(expected[i], actual[i], f"{path}[{i}]")
        ]
    if expected == NOTHING and actual is None:
        return []
    if expected == actual and isinstance(expected, bool) == isinstance(actual, bool):
        return []
    return [f"{path}: expected {show(expected)}, but it is {show(actual)}"]


def _tables(expected: Mapping[object, object], actual: object, path: str) -> list[str]:
    if not expected and actual != {}:
        return [f"{path}: an empty table stands for an empty one, but it is {show(actual)}"]
    complaints = []
    for key, value in expected.items():
        found, place = follow(actual, str(key))
        here = f"{path}.{key}"
        if value == ABSENT and not isinstance(found, str):
            if not place:
                complaints.append(f"{here}: should be absent, but it is {show(found)}")
        elif place:
            complaints.append(f"{here}: expected {show(value)}, but {place}")
        else:
            complaints += within(value, found, here)
    return complaints


def follow(data: object, path: str) -> tuple[object, str]:
    """What lies at `a.b[2]`, or why there is nothing."""
    if isinstance(data, Mapping) and path in data:
        return data[path], ""
    if not PATH.fullmatch(path):
        raise BadData(f"'{path}' is not a path; write `a.b` or `a[2]`.")
    for step in re.findall(r"[^.\[\]]+", path):
        if isinstance(data, Mapping):
            if step not in data:
                return None, f"there is no {step} (there are: {', '.join(map(str, data))})"
            data = data[step]
        elif isinstance(data, list):
            if not step.isdecimal() or int(step) >= len(data):
                return None, f"there is no place {step} in {show(data)}"
            data = data[int(step)]
        else:
            return None, f"there is nothing inside {show(data)}"
    return data, ""


def list_word(expected: object) -> str:
    """The word of a table like `{ unordered = [...] }`, or ''."""
    if not isinstance(expected, Mapping) or len(expected) != 1:
        return ""
    (word,) = expected
    return word if word in LIST_WORDS and isinstance(expected[word], list) else ""


def lists(word: str, expected: list[object], actual: list[object], path: str) -> list[str]:
    """Complaints unless a list is as expected, whatever its order."""
    fits = [[not within(wanted, found, "") for found in actual] for wanted in expected]
    return [
        f"{path}: expected {what}, but it is {show(actual)}"
        for what in unmatched(word, expected, fits, len(actual), path)
    ]


def unmatched(
    word: str, expected: list[object], fits: list[list[bool]], count: int, path: str
) -> list[str]:
    """What is wrong with a list of `count`; fits[i][j]: the i-th expected may be the j-th there."""
    if not expected and word in ("includes", "excludes"):
        raise BadData(f"{path}: `{word} = []` says nothing.")
    if word == "excludes":
        return [f"no {show(item)}" for item, row in zip(expected, fits, strict=True) if any(row)]
    if word == "set":
        missing = [item for item, row in zip(expected, fits, strict=True) if not any(row)]
        if missing or not all(any(row[j] for row in fits) for j in range(count)):
            return [f"the set of {show(expected)}"]
        return []
    pairs = _pairs(fits, count)
    missing = [item for i, item in enumerate(expected) if i not in pairs.values()]
    if word == "unordered" and (missing or len(pairs) != count):
        return [f"{show(expected)} in any order"]
    return [f"{show(item)} in it" for item in missing]


def _pairs(fits: list[list[bool]], count: int) -> dict[int, int]:
    """As many pairs as there can be, of what is there and what is expected."""
    pairs: dict[int, int] = {}

    def place(i: int, tried: set[int]) -> bool:
        for j in range(count):
            if fits[i][j] and j not in tried:
                tried.add(j)
                if j not in pairs or place(pairs[j], tried):
                    pairs[j] = i
                    return True
        return False

    for i in range(len(fits)):
        place(i, set())
    return pairs
