"""What views look like: for each key its shape and its meaning, and what is left to chance.

A game declares the keys of its views once, in `shown.py`, as types (see `views`), of which the
shapes below are made. Documentation, the page's types, the check that views are as declared, and
seats by name in scenario files come from there. Nothing here is asked while people play: a view is
a plain dictionary that its game composes.
"""

from collections.abc import Sequence
from typing import Final

from hideout.engine.kinds import Names


class Shape:
    """What a value in a view may be."""

    def written(self) -> str:
        """In words, for the documentation."""
        raise NotImplementedError

    def complaint(self, value: object, names: Names, path: str) -> str:
        """What about a value does not fit this shape, or ''."""
        raise NotImplementedError


def _no(path: str, value: object, shape: Shape) -> str:
    return f"{path} should be {shape.written()}, not {value!r}"


class Whole(Shape):
    """A whole number from `low`."""

    def __init__(self, low: int | None = 0) -> None:
        self.low = low

    def written(self) -> str:
        return "a whole number" if self.low is None else f"a number from {self.low}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if isinstance(value, bool) or not isinstance(value, int):
            return _no(path, value, self)
        return _no(path, value, self) if self.low is not None and value < self.low else ""


class Money(Whole):
    """A sum of money, in whatever the game counts."""


class Truth(Shape):
    def written(self) -> str:
        return "true or false"

    def complaint(self, value: object, names: Names, path: str) -> str:
        return "" if isinstance(value, bool) else _no(path, value, self)


class Text(Shape):
    """Words for people."""

    def written(self) -> str:
        return "a text"

    def complaint(self, value: object, names: Names, path: str) -> str:
        return "" if isinstance(value, str) else _no(path, value, self)


class Word(Shape):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def written(self) -> str:
        return " or ".join([f'`"{word}"`' for word in self.words])

    def complaint(self, value: object, names: Names, path: str) -> str:
        return "" if value in self.words else _no(path, value, self)


class Id(Shape):
    """A name of one of the game's tables, or one of the words besides."""

    def __init__(self, table: str, *besides: str) -> None:
        self.table = table
        self.besides = besides

    def written(self) -> str:
        return " or ".join([f"one of `{self.table}`", *[f'`"{word}"`' for word in self.besides]])

    def complaint(self, value: object, names: Names, path: str) -> str:
        if value in self.besides or value in names.tables[self.table]:
            return ""
        return _no(path, value, self)


class SeatNumber(Shape):
    """A seat; -1 for nobody or for the table."""

    def __init__(self, may_be_none: bool) -> None:
        self.may_be_none = may_be_none

    def written(self) -> str:
        return "a seat, or -1" if self.may_be_none else "a seat"

    def complaint(self, value: object, names: Names, path: str) -> str:
        low = -1 if self.may_be_none else 0
        if isinstance(value, bool) or not isinstance(value, int):
            return _no(path, value, self)
        return "" if low <= value < names.seats else _no(path, value, self)


class Maybe(Shape):
    """This, or None: there is nothing, or it is hidden from this viewer."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def written(self) -> str:
        return f"none or {self.shape.written()}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        return "" if value is None else self.shape.complaint(value, names, path)


class ListOf(Shape):
    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def written(self) -> str:
        return f"a list of: {self.shape.written()}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if not isinstance(value, list):
            return _no(path, value, self)
        for i in range(len(value)):
            found = self.shape.complaint(value[i], names, f"{path}[{i}]")
            if found:
                return found
        return ""


class BySeat(ListOf):
    """A list with one entry for each seat, in order."""

    def written(self) -> str:
        return f"by seat: {self.shape.written()}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if isinstance(value, list) and len(value) != names.seats:
            return f"{path} should have {names.seats} entries, not {len(value)}"
        return super().complaint(value, names, path)


class Row(ListOf):
    """A list of a fixed number of entries."""

    def __init__(self, shape: Shape, count: int) -> None:
        super().__init__(shape)
        self.count = count

    def written(self) -> str:
        return f"{self.count} times: {self.shape.written()}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if isinstance(value, list) and len(value) != self.count:
            return f"{path} should have {self.count} entries, not {len(value)}"
        return super().complaint(value, names, path)


class MapOf(Shape):
    """A table whose keys are names of one of the game's tables, or any words."""

    def __init__(self, table: str, shape: Shape) -> None:
        self.table = table
        self.shape = shape

    def written(self) -> str:
        return f"by {self.table}: {self.shape.written()}"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if not isinstance(value, dict):
            return _no(path, value, self)
        for key, item in value.items():
            if self.table in names.tables and key not in names.tables[self.table]:
                return f"{path}: {key!r} is none of {self.table}"
            found = self.shape.complaint(item, names, f"{path}.{key}")
            if found:
                return found
        return ""


class Key:
    """One key of a table: what is there, and what it means."""

    def __init__(self, name: str, shape: Shape, meaning: str) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning


class Struct(Shape):
    """A table with exactly these keys."""

    def __init__(self, *rows: tuple[str, Shape, str], title: str = "", meaning: str = "") -> None:
        self.title = title  # the name of its type
        self.meaning = meaning
        self.keys: dict[str, Key] = {}
        for name, shape, meaning in rows:
            assert name not in self.keys, f"{name} is declared twice"
            self.keys[name] = Key(name, shape, meaning)

    def written(self) -> str:
        return f"a table (`{self.title}`)" if self.title else "a table"

    def complaint(self, value: object, names: Names, path: str) -> str:
        if not isinstance(value, dict):
            return _no(path, value, self)
        for name in value:
            if name not in self.keys:
                return f"{path}.{name} is not declared"
        for key in self.keys.values():
            if key.name not in value:
                return f"{path}.{key.name} is missing"
            found = key.shape.complaint(value[key.name], names, f"{path}.{key.name}")
            if found:
                return found
        return ""


COUNT: Final = Whole()
NUMBER: Final = Whole(None)
MONEY: Final = Money()
FLAG: Final = Truth()
TEXT: Final = Text()
SEAT: Final = SeatNumber(False)
SEAT_OR_NONE: Final = SeatNumber(True)
SEATS: Final = ListOf(SEAT)


class Luck:
    """What decisions with these verbs leave to chance in a phase, question by question."""

    def __init__(self, phase: str, verbs: str, questions: Sequence[tuple[str, str]]) -> None:
        self.phase = phase
        self.verbs = verbs.split()
        self.questions = questions  # the range, and what the number decides
