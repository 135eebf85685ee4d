"""Fields of a state, each declared once: name, kind, bounds, default, who may know it, meaning.

A game lists its fields in the order in which a position is read: what a position leaves out may
follow from the fields before it. From this one list come the written form of a position, its
reading, the refusal of what is out of bounds, and the documentation. Nothing here is asked while
people play.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hideout.engine.notation import MOST_SEATS, seat_name
from hideout.engine.outside import mypyc_attr
from hideout.engine.reader import BadData, Reader, index, listed, whole

# Who may know what a field holds. Anything else is the key of the field that says so, or words.
EVERYBODY: Final = "everybody"
ITS_SEAT: Final = "its seat"
NOBODY_KNOWS: Final = "nobody"

AS_DEALT: Final = "as dealt"
SEATS: Final = [seat_name(seat) for seat in range(MOST_SEATS)]

Bound = int | Callable[[Any], int]
NamesHere = Sequence[str] | Callable[[Any], Sequence[str]]


def bound(limit: Bound, s: Any) -> int:
    return limit if isinstance(limit, int) else limit(s)


def names_of(names: NamesHere, s: Any) -> Sequence[str]:
    return names(s) if callable(names) else names


def seats_of(s: Any) -> Sequence[str]:
    return SEATS[: s.seats]


def one_a_seat(s: Any) -> int:
    count: int = s.seats
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldKind:
    """One sort of value: how it is written, and how it is read within its bounds."""

    form = ""  # what is written, in words

    def write(self, s: Any, value: Any) -> object:
        raise NotImplementedError

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        """The value; `was` is what the fresh table has. Raises BadData."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(FieldKind):
    """A whole number. `first` is how the state's 0 is written: rounds count from 1."""

    def __init__(self, low: Bound, high: Bound, first: int = 0) -> None:
        self.low = low
        self.high = high
        self.first = first
        limits = isinstance(low, int) and isinstance(high, int)
        self.form = f"number, {low} to {high}" if limits else "number"

    def write(self, s: Any, value: Any) -> object:
        return value + self.first

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        return whole(data, bound(self.low, s), bound(self.high, s), path) - self.first


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(FieldKind):
    """True or false."""

    def __init__(self) -> None:
        self.form = "true or false"

    def write(self, s: Any, value: Any) -> object:
        return value

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        if not isinstance(data, bool):
            raise BadData(f"{path} must be true or false, not {data!r}.")
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(FieldKind):
    """One out of a list of names: a card, an answer. `besides`: other words and their values."""

    def __init__(
        self, what: str, names: NamesHere, besides: Sequence[tuple[str, int]] = ()
    ) -> None:
        self.names = names
        self.besides = tuple(besides)
        self.form = " or ".join([what, *[f'`"{word}"`' for word, _ in self.besides]])

    def write(self, s: Any, value: Any) -> object:
        for word, other in self.besides:
            if value == other:
                return word
        return names_of(self.names, s)[value]

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        names = names_of(self.names, s)
        found = index(data, [*names, *[word for word, _ in self.besides]], path)
        return found if found < len(names) else self.besides[found - len(names)][1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mask(FieldKind):
    """Some of a list of names, as bits. `all_of_them`: a word for the value -1, everyone."""

    def __init__(self, what: str, names: NamesHere, all_of_them: str = "") -> None:
        self.names = names
        self.all_of_them = all_of_them
        self.form = f"list of {what}" + (f' or `"{all_of_them}"`' if all_of_them else "")

    def write(self, s: Any, value: Any) -> object:
        if self.all_of_them and value == -1:
            return self.all_of_them
        names = names_of(self.names, s)
        return [names[i] for i in range(len(names)) if value >> i & 1]

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        if self.all_of_them and data == self.all_of_them:
            return -1
        mask = 0
        for i, item in enumerate(listed(data, path)):
            bit = 1 << index(item, names_of(self.names, s), f"{path}[{i}]")
            if mask & bit:
                raise BadData(f"{path} names {item} twice.")
            mask |= bit
        return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Flags(FieldKind):
    """True or false for each of a list of names; those that are true are named."""

    def __init__(self, what: str, names: NamesHere) -> None:
        self.named = Mask(what, names)
        self.form = self.named.form

    def write(self, s: Any, value: Any) -> object:
        names = names_of(self.named.names, s)
        return [names[i] for i in range(len(names)) if value[i]]

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        mask: int = self.named.read(s, data, path, 0)
        return [mask >> i & 1 == 1 for i in range(len(names_of(self.named.names, s)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(FieldKind):
    """Several of one kind, in order: `count` of them, one for each `each`, or any number."""

    def __init__(
        self, kind: FieldKind, count: Bound | None = None, each: str = "", last_first: bool = False
    ) -> None:
        self.kind = kind
        self.count = count
        self.each = each
        self.last_first = last_first  # the state's last one is written first: a pile's top
        self.form = f"by {each}: {kind.form}" if each else f"list: {kind.form}"

    def write(self, s: Any, value: Any) -> object:
        written = [self.kind.write(s, item) for item in value]
        return written[::-1] if self.last_first else written

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        items = listed(data, path)
        if self.count is not None and len(items) != bound(self.count, s):
            one = f", one per {self.each}" if self.each else ""
            raise BadData(f"{path} must have {bound(self.count, s)} entries{one}.")
        values = [self.kind.read(s, item, f"{path}[{i}]", None) for i, item in enumerate(items)]
        return values[::-1] if self.last_first else values


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(FieldKind):
    """All of a deck in order. A position may name the first ones; the rest follow as dealt."""

    def __init__(self, what: str, names: NamesHere) -> None:
        self.cards = Listed(Name(what, names))
        self.form = f"list of {what}, the first ones at least"

    def write(self, s: Any, value: Any) -> object:
        return self.cards.write(s, value)

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        given = self.cards.read(s, data, path, None)
        if len(set(given)) != len(given):
            raise BadData(f"{path} names a card twice.")
        return given + [card for card in was if card not in given]


@mypyc_attr(allow_interpreted_subclasses=True)
class ByName(FieldKind):
    """A table from names to values of one kind; what has the value `absent` is left out."""

    def __init__(self, what: str, names: NamesHere, kind: FieldKind, absent: int) -> None:
        self.names = names
        self.kind = kind
        self.absent = absent
        self.form = f"table by {what}: {kind.form}"

    def write(self, s: Any, value: Any) -> object:
        names = names_of(self.names, s)
        return {
            names[i]: self.kind.write(s, value[i])
            for i in range(len(names))
            if value[i] != self.absent
        }

    def read(self, s: Any, data: object, path: str, was: Any) -> Any:
        names = names_of(self.names, s)
        r = Reader(data, path)
        values = list(was)
        for i, name in enumerate(names):
            if r.has(name):
                values[i] = self.kind.read(s, r.get(name), r.at(name), was[i])
        r.finish()
        return values


def a_seat(*besides: tuple[str, int]) -> Name:
    return Name("seat", seats_of, besides)


def some_seats() -> Mask:
    return Mask("seats", seats_of)


def by_seat(kind: FieldKind) -> Listed:
    return Listed(kind, one_a_seat, "seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a state: `at` there, `key` in a position.

    Without a `key` it is no part of a position. `default` gives its value where a position does
    not; None leaves it as it was dealt. `then` is done once it is read: what follows from it.
    """

    def __init__(
        self,
        key: str,
        kind: FieldKind | None,
        meaning: str,
        *,
        at: str = "",
        default: Callable[[Any], object] | None = None,
        missing: str = AS_DEALT,
        knows: str = EVERYBODY,
        when: Callable[[Any], bool] | None = None,
        then: Callable[[Any, Reader], None] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.meaning = meaning
        self.at = at or key
        self.default = default
        self.missing = missing  # in words: what `default` does
        self.knows = knows
        self.when = when  # whether it is written at this table; always, if there is no such test
        self.then = then

    def form(self) -> str:
        return self.kind.form if self.kind is not None else ""

    def write(self, s: Any) -> object:
        assert self.kind is not None
        return self.kind.write(s, getattr(s, self.at))

    def put(self, s: Any, data: object, path: str) -> None:
        assert self.kind is not None
        setattr(s, self.at, self.kind.read(s, data, path, getattr(s, self.at)))

    def read(self, s: Any, r: Reader) -> None:
        if self.key and r.has(self.key):
            self.put(s, r.get(self.key), r.at(self.key))
        elif self.default is not None:
            setattr(s, self.at, self.default(s))
        if self.then is not None:
            self.then(s, r)


def fixed(at: str, meaning: str) -> Field:
    """A field that belongs to the game, the options or the number of seats and never changes."""
    return Field("", None, meaning, at=at)


def follows(
    at: str, meaning: str, make: Callable[[Any], object] | None = None, knows: str = EVERYBODY
) -> Field:
    """A field that is not written, as it follows from others: from those before, if `make` does."""
    return Field("", None, meaning, at=at, default=make, knows=knows)


def write_fields(fields: Sequence[Field], s: Any) -> dict[str, object]:
    return {
        field.key: field.write(s)
        for field in fields
        if field.key and (field.when is None or field.when(s))
    }


def read_fields(fields: Sequence[Field], s: Any, r: Reader) -> None:
    for field in fields:
        field.read(s, r)


def fields_table(fields: Sequence[Field]) -> str:
    """What can be said in a position, as a table of Markdown."""
    lines = ["| key | | form | if missing | known to |", "| --- | --- | --- | --- | --- |"]
    keys = {field.key for field in fields}
    for field in fields:
        if field.key:
            knows = f"whom `{field.knows}` names" if field.knows in keys else field.knows
            cells = [f"`{field.key}`", field.meaning, field.form(), field.missing, knows]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
