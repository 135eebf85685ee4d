"""Reading data that people wrote: positions, decks, options.

A `Reader` walks nested mappings and lists as TOML and JSON give them, and every complaint names the
place and says what would be accepted.
"""

from collections.abc import Mapping, Sequence


class BadData(ValueError):
    """Data that cannot be used. The message says where and why, in one sentence."""


class Reader:
    """A mapping read key by key. `finish` refuses keys nobody asked for."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadData(f"{path or 'the data'} must be a table of names and values.")
        self.data: Mapping[object, object] = data
        self.path = path
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def get(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.data:
            raise BadData(f"{self.at(key)} is missing.")
        return self.data[key]

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def number(self, key: str, low: int, high: int) -> int:
        return whole(self.get(key), low, high, self.at(key))

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise BadData(f"{self.at(key)} must be true or false, not {value!r}.")
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise BadData(f"{self.at(key)} must be text, not {value!r}.")
        return value

    def name(self, key: str, names: Sequence[str]) -> int:
        """The index of a name in a table of names."""
        return index(self.get(key), names, self.at(key))

    def names(self, key: str, names: Sequence[str]) -> list[int]:
        """A list of names, as indices."""
        path = self.at(key)
        return [
            index(item, names, f"{path}[{i}]") for i, item in enumerate(listed(self.get(key), path))
        ]

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        path = self.at(key)
        return [
            whole(item, low, high, f"{path}[{i}]")
            for i, item in enumerate(listed(self.get(key), path))
        ]

    def items(self, key: str) -> list[object]:
        return listed(self.get(key), self.at(key))

    def table(self, key: str) -> "Reader":
        return Reader(self.get(key), self.at(key))

    def tables(self, key: str) -> "list[Reader]":
        path = self.at(key)
        return [Reader(item, f"{path}[{i}]") for i, item in enumerate(listed(self.get(key), path))]

    def finish(self) -> None:
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise BadData(f"{self.at(str(key))} is not known here; known names are: {known}.")


def whole(value: object, low: int, high: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadData(f"{path} must be a whole number, not {value!r}.")
    if not low <= value <= high:
        raise BadData(f"{path} must be from {low} to {high}, not {value}.")
    return value


def index(value: object, names: Sequence[str], path: str) -> int:
    for i in range(len(names)):
        if names[i] == value:
            return i
    if not names:
        raise BadData(f"{path} cannot be {value!r}: there is nothing to name here.")
    raise BadData(f"{path} must be one of {', '.join(names)}; {value!r} is none of them.")


def listed(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise BadData(f"{path} must be a list, not {value!r}.")
    return value
