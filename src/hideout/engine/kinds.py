"""What the numbers of an event stand for.

At the table an event is a kind and three numbers, which is fast. A game declares once, as data,
what they mean: for each kind of event the clauses that make it happen, what it tells, and a name
and a kind for each of its arguments. Names instead of numbers, documentation, checks and scenario
files all come from that declaration. Nothing here is needed to play.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hideout.engine.message import Message
from hideout.engine.notation import seat_name
from hideout.engine.outside import mypyc_attr
from hideout.engine.reader import BadData, index, whole

MOST: Final = 1 << 40  # as large as a number without a bound of its own may be
UNUSED: Final = "-"  # in place of an argument's name: this event does not use that number


class Names:
    """What numbers are called at one table: how many sit there, and the names in its deck."""

    __slots__ = ("seats", "tables")

    def __init__(self, seats: int, tables: Mapping[str, Sequence[str]]) -> None:
        self.seats = seats
        self.tables = tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a number stands for, and how it is written."""

    has_seats = False  # names of it hold the names of seats

    def __init__(self, name: str, written: str) -> None:
        self.name = name
        self.written = written  # for the documentation: how a value looks

    def has(self, n: int, names: Names) -> bool:
        """Whether a number stands for something here."""
        raise NotImplementedError

    def say(self, n: int, names: Names) -> object:
        """What a number stands for, JSON-ready."""
        raise NotImplementedError

    def read(self, value: object, names: Names, path: str) -> int:
        """The number of what somebody wrote. Raises BadData."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberKind(Kind):
    """A plain number, within bounds."""

    def __init__(self, name: str, low: int = 0, high: int = MOST) -> None:
        if high < MOST:
            written = f"{low} to {high}"
        else:
            written = "a whole number" if low < 0 else f"{low} or more"
        super().__init__(name, written)
        self.low = low
        self.high = high

    def has(self, n: int, names: Names) -> bool:
        return self.low <= n <= self.high

    def say(self, n: int, names: Names) -> object:
        return n

    def read(self, value: object, names: Names, path: str) -> int:
        return whole(value, self.low, self.high, path)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlagKind(Kind):
    def has(self, n: int, names: Names) -> bool:
        return n == 0 or n == 1

    def say(self, n: int, names: Names) -> object:
        return n == 1

    def read(self, value: object, names: Names, path: str) -> int:
        if not isinstance(value, bool):
            raise BadData(f"{path} must be true or false, not {value!r}.")
        return int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatKind(Kind):
    """Somebody at the table: p0, p1, ..."""

    has_seats = True

    def has(self, n: int, names: Names) -> bool:
        return 0 <= n < names.seats

    def say(self, n: int, names: Names) -> object:
        return seat_name(n)

    def read(self, value: object, names: Names, path: str) -> int:
        return index(value, [seat_name(seat) for seat in range(names.seats)], path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Kind):
    """A place in one of the game's tables of names: a card, a role, an ending."""

    def __init__(self, name: str, table: str) -> None:
        super().__init__(name, f"one of `{table}`")
        self.table = table

    def has(self, n: int, names: Names) -> bool:
        return 0 <= n < len(names.tables[self.table])

    def say(self, n: int, names: Names) -> object:
        return names.tables[self.table][n]

    def read(self, value: object, names: Names, path: str) -> int:
        return index(value, names.tables[self.table], path)


@mypyc_attr(allow_interpreted_subclasses=True)
class MaybeKind(Kind):
    """The same, or nothing at all."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.name, f"{kind.written}, or none")
        self.kind = kind
        self.has_seats = kind.has_seats

    def has(self, n: int, names: Names) -> bool:
        return n == -1 or self.kind.has(n, names)

    def say(self, n: int, names: Names) -> object:
        return None if n == -1 else self.kind.say(n, names)

    def read(self, value: object, names: Names, path: str) -> int:
        return -1 if value is None or value == "none" else self.kind.read(value, names, path)


SEAT: Final = SeatKind("seat", "a seat")
FLAG: Final = FlagKind("flag", "true or false")
DIE: Final = NumberKind("die", 1, 6)
COUNT: Final = NumberKind("count")
MONEY: Final = NumberKind("money")
# Of a clock, at the pace of the rules; a table may have another.
SECONDS: Final = NumberKind("seconds")
NUMBER: Final = NumberKind("number", -MOST)


class Argument:
    """One argument of a kind of event. `place`: 0 for its seat, 1 and 2 for its a and b."""

    def __init__(self, name: str, kind: Kind, place: int) -> None:
        self.name = name
        self.kind = kind
        self.place = place


class EventKind:
    """One kind of event, declared."""

    def __init__(self, name: str, clauses: str, meaning: str, arguments: list[Argument]) -> None:
        self.name = name
        self.clauses = clauses  # those that make it happen, space separated
        self.meaning = meaning  # a sentence for the documentation
        self.arguments = arguments
        self.fired: list[tuple[str, str]] = []  # when which of the clauses did; see `event_kinds`

    def argument(self, name: str) -> Argument | None:
        for argument in self.arguments:
            if argument.name == name:
                return argument
        return None

    def told(self, numbers: Sequence[int], names: Names) -> dict[str, object]:
        """The kind and its arguments by name, JSON-ready."""
        told: dict[str, object] = {"kind": self.name}
        for argument in self.arguments:
            told[argument.name] = argument.kind.say(numbers[argument.place], names)
        return told

    def message(self, numbers: Sequence[int], names: Names) -> Message:
        """What people are told: `event-` and the kind, with the arguments by name."""
        return Message(
            f"event-{self.name}",
            {one.name: one.kind.say(numbers[one.place], names) for one in self.arguments},
        )

    def complaint(self, numbers: Sequence[int], names: Names) -> str:
        """What about these numbers is not as declared, or ''."""
        left = [0, 1, 2]
        for argument in self.arguments:
            left.remove(argument.place)
            number = numbers[argument.place]
            if not argument.kind.has(number, names):
                return f"'{self.name}' has {number} for {argument.name}, which does not exist."
        for place in left:
            if numbers[place] != -1:
                return f"'{self.name}' has {numbers[place]} in a place that it does not use."
        return ""


def event_kinds(
    arguments: Mapping[str, Kind],
    rows: Sequence[tuple[str, str, str, str]],
    fired: Sequence[tuple[str, str, str]] = (),
) -> dict[str, EventKind]:
    """A game's kinds of events, by name.

    A row is the name, the arguments for seat, a and b in that order (`-` for one that is not
    used), the clauses, the meaning: ("passed", "who card other", "HT-21", "A card changed hands.").

    The first clause is the one that makes it happen, unless `fired` says that another does: a
    kind, when, and the clause. The first that fits counts, judged by what the reader has heard.
    `card=lay-low`, `guard=v-*` or `points<0` is about the event's own argument. `after getaway`:
    such an event came before. `since plays consequence`: the second came after the last of the
    first. `last alarm alarm=x` is about the last event of that kind, `upon reveals role=x` about
    the same player's last event. `$who` is the event's own argument, `$upon.role` one of that
    player's last event. ` & ` joins several.
    """
    found: dict[str, EventKind] = {}
    for name, used, clauses, meaning in rows:
        assert name not in found, f"{name} is declared twice"
        places = used.split()
        assert len(places) <= 3, f"{name}: an event has three numbers"
        declared = [
            Argument(places[place], arguments[places[place]], place)
            for place in range(len(places))
            if places[place] != UNUSED
        ]
        found[name] = EventKind(name, clauses, meaning, declared)
    for name, when, clause in fired:
        assert clause in found[name].clauses.split(), f"{name} does not name {clause}"
        found[name].fired.append((when, clause))
    return found


def clauses_of(kinds: Mapping[str, EventKind]) -> dict[str, str]:
    """The clauses of each kind of event."""
    return {name: kind.clauses for name, kind in kinds.items()}
