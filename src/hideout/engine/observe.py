"""Numbers instead of views: what a seat sees as float32 places, and what it may do as a mask.

A game declares its places once, in `observe.py`: an `Observer` lists blocks of places in order and
writes them in the same order. Each block has the bytes of everything it can say ready, so that
writing is a matter of joining them. Nothing here starts from what a seat must not know; the
conformance kit holds observations to the same test as views.
"""

from collections.abc import Sequence
from struct import pack
from typing import Any, Final, Generic, TypeVar, final

from hideout.engine.masks import NOTHING, Layouts, Mask
from hideout.engine.notation import Action, Notation, seat_name
from hideout.engine.outside import i64, mypyc_attr

S = TypeVar("S")

FLOAT: Final = 4  # bytes of a place
PILE_BITS: Final = 12  # of a pile, that are looked up at a time
NEVER: Final = -1  # the stamp of a section that was not written yet
NOBODY: Final = -1
BYTE: Final = 8
HELD: Final = 7  # bytes of a mask that a number of the machine holds
BITS: Final = [1 << place for place in range(HELD * BYTE)]
SHORT: Final = 512  # bytes that are quicker written again than left out between two others
MOST_JOINED: Final = 512  # rows that a block joins: more would not stay in the cache
WAIT: Final = "let-pass"  # the action of letting one's turn in an open window pass


def floats(values: Sequence[float]) -> bytes:
    return pack(f"={len(values)}f", *values)


def one_hot(size: int) -> list[list[float]]:
    """A row for each of `size` things, and one for nothing, which is the number -1."""
    rows = [[1.0 if place == n else 0.0 for place in range(size)] for n in range(size)]
    return [*rows, [0.0] * size]


def multi_hot(size: int) -> list[list[float]]:
    """A row for each set of `size` things, as a mask."""
    return [[float(mask >> place & 1) for place in range(size)] for mask in range(1 << size)]


@mypyc_attr(acyclic=True)
@final
class Section:
    """What stands at one place of a row, as a number; a list of numbers would make each anew."""

    __slots__ = ("stamp",)

    def __init__(self) -> None:
        self.stamp = NEVER


@mypyc_attr(acyclic=True)
@final
class Saying:
    """What is kept beside a row, see `Writer.has_or_kept`."""

    __slots__ = ("said", "stamp")

    def __init__(self) -> None:
        self.stamp = NEVER
        self.said = b""


@final
class Row:
    """Where observations and masks of a table are written, one over the other, and what is there.

    `places` and `mask` are memory of the caller's. Between two times it may read but not change it.
    """

    __slots__ = ("about", "is_done", "kept", "mask", "places", "seat", "sections", "stamp")

    def __init__(self, places: memoryview, mask: memoryview) -> None:
        self.places = bytes_of(places)
        self.mask = Mask(bytes_of(mask))
        self.about: object = None  # the state that is shown
        self.stamp = NEVER  # of all that `Writer.stands` is asked about
        self.sections: list[Section] = []
        self.kept: list[Saying] = []
        self.seat = NOBODY  # who sees it
        self.is_done = False  # whether the table's byte may say that a game has ended


@final
class Writer:
    """What is being written. With a `trail` it notes every block that wrote.

    Without more, `parts` is a whole observation. A writer that is turned to a row writes over only
    what has changed there: it goes by sections, blocks next to each other to which an observer
    gives a stamp, a number that is another one whenever what they say is. `if not w.has(SECTION,
    stamp):` it writes the blocks. Every block belongs to a section, and `has` is asked in order.
    Stamps that are put together with shifts are quicker made than with products, where the
    compiler's arithmetic takes the long way from 31 bits on.
    """

    __slots__ = (
        "before", "count", "cuts", "first", "kept", "parts", "row", "sections", "starts", "trail",
    )  # fmt: skip

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.trail: list[Block] | None = None
        self.row: Row | None = None
        self.sections: list[Section] = []  # the row's
        self.count = 0  # of those
        self.kept = 0
        self.starts: list[int] = []  # the bytes where sections begin
        self.cuts: list[slice] = []  # of a row, by first section and end
        self.first = 0  # the section with which `parts` begins
        self.before: list[bytes] = []  # parts before a section that is going to be kept

    def turn_to(self, row: Row, about: object) -> None:
        """Begin to write over a row."""
        if self.parts:
            self.parts = []
        self.row = row
        if row.about is not about:
            row.about = about
            row.stamp = NEVER
            if not row.sections:
                row.sections = [Section() for _ in range(self.count)]
                row.kept = [Saying() for _ in range(self.kept)]
            for section in row.sections:
                section.stamp = NEVER
            for saying in row.kept:
                saying.stamp = NEVER
        self.sections = row.sections

    def stands(self, stamp: int) -> bool:
        """Whether the row was written under this stamp: then what hangs on it need not be asked
        for, section by section."""
        row = self.row
        if row is None:
            return False
        if row.stamp == stamp:
            return True
        row.stamp = stamp
        return False

    def stop(self, section: int) -> None:
        """From this section to the next that is asked for all is there already."""
        if self.parts:
            self._write(section)

    def has(self, section: int, stamp: int) -> bool:
        """Whether a section is there already. If not, it has to be written now."""
        if self.row is None:
            return False
        # Not by a name of its own: counting that would write to each section that is only read.
        if self.sections[section].stamp == stamp:
            if self.parts:
                self._write(section)
            return True
        self.sections[section].stamp = stamp
        if not self.parts:
            self.first = section
        return False

    def has_short(self, section: int, stamp: int) -> bool:
        """The same for a short section that is quickly said: after one that is written it is
        written too, so that the two are one piece."""
        if self.parts and self.row is not None:
            self.sections[section].stamp = stamp
            return False
        return self.has(section, stamp)

    def has_or_kept(self, section: int, stamp: int, place: int) -> bool:
        """The same for a section that goes to and fro between a few sayings, each with a place, or
        for a short one between two that change often: writing over it joins the two.

        If this is false the blocks are written, and then `keep(stamp, place)` is called.
        """
        if self.row is None:
            return False
        if self.sections[section].stamp == stamp:
            if self.parts:
                saying = self.row.kept[place]
                if saying.stamp == stamp and len(saying.said) <= SHORT:
                    self.parts.append(saying.said)
                else:
                    self._write(section)
            return True
        self.sections[section].stamp = stamp
        if not self.parts:
            self.first = section
        saying = self.row.kept[place]
        if saying.stamp == stamp:
            self.parts.append(saying.said)
            return True
        self.before = self.parts
        self.parts = []
        return False

    def keep(self, stamp: int, place: int) -> None:
        if self.row is not None:
            said = b"".join(self.parts)
            self.parts = self.before
            self.parts.append(said)
            saying = self.row.kept[place]
            saying.said = said
            saying.stamp = stamp

    def kept_stamp(self, place: int) -> int:
        """The stamp of what is kept at a place."""
        return NEVER if self.row is None else self.row.kept[place].stamp

    def amend(
        self, section: int, stamp: int, place: int, things: list[int], said: list[bytes]
    ) -> None:
        """Bring what is kept up to date where only a few things are said otherwise.

        The section is a single block, and `said` what it says of each of the things.
        """
        row = self.row
        if row is None:
            return
        here = self.sections[section]
        saying = row.kept[place]
        stands = here.stamp == saying.stamp
        start = self.starts[section]
        kept = saying.said
        for i in range(len(things)):
            size = len(said[i])
            first = things[i] * size
            kept = b"".join([kept[:first], said[i], kept[first + size :]])
            if stands:
                row.places[start + first : start + first + size] = said[i]
        saying.said = kept
        saying.stamp = stamp
        if stands:
            here.stamp = stamp

    def finish(self) -> None:
        """What is left goes to the end of the row."""
        if self.parts:
            self._write(self.count)

    def _write(self, end: int) -> None:
        """Write the sections from `first` to before `end`."""
        assert self.row is not None
        parts = self.parts
        said = parts[0] if len(parts) == 1 else b"".join(parts)
        self.row.places[self.cuts[self.first * (self.count + 1) + end]] = said
        self.parts = []


class Block:
    """Places next to each other that say one thing, once or for each of `each`."""

    def __init__(
        self, name: str, columns: Sequence[str], each: Sequence[str], meaning: str
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.places = [
            f"{name}{f'[{one}]' if one else ''}{column}" for one in each for column in columns
        ]
        self.zeros = bytes(FLOAT * len(self.places))

    def put_none(self, w: Writer) -> None:
        """Write 0 everywhere."""
        if w.trail is not None:
            w.trail.append(self)
        w.parts.append(self.zeros)


class Rows(Block):
    """Rows of numbers, one of which is written, by its number; -1 is the last.

    Several neighbours are looked up together: `span` of them, as the digits of one number. What
    they come to is joined when it is first needed.
    """

    def __init__(
        self,
        name: str,
        columns: Sequence[str],
        rows: Sequence[bytes],
        each: Sequence[str],
        meaning: str,
    ) -> None:
        super().__init__(name, columns, each, meaning)
        self.rows = list(rows)
        self.base = len(rows)
        self.least = -1  # Amounts have no number for nothing
        self.count = len(each)
        self.gaps: list[bytes | None] = [None] * (self.count + 1)
        self.span = 1
        while self.span < len(each) and self.base ** (self.span + 1) <= MOST_JOINED:
            self.span += 1
        self.joined: list[bytes | None] = [None] * self.base**self.span

    def other(self, n: int) -> bytes:
        """A number that has no row of its own."""
        raise IndexError(f"{self.name} has no row {n}")

    def one(self, n: int) -> bytes:
        return self.rows[n] if self.least <= n < self.base else self.other(n)

    def put(self, w: Writer, n: int) -> None:
        if w.trail is not None:
            w.trail.append(self)
        w.parts.append(self.rows[n] if self.least <= n < self.base else self.other(n))

    def put_one(self, w: Writer, thing: int, n: int) -> None:
        """The same for one of the things, where each of them is a section."""
        if w.trail is not None and thing == 0:
            w.trail.append(self)
        w.parts.append(self.one(n))

    def put_all(self, w: Writer, numbers: list[int]) -> None:
        if w.trail is not None:
            w.trail.append(self)
        parts = w.parts
        base = self.base
        span = self.span
        if span == 1:
            least = self.least
            for n in numbers:
                parts.append(self.rows[n] if least <= n < base else self.other(n))
            return
        at = 0
        last = len(numbers) - span
        while at <= last:
            key = 0
            for i in range(at, at + span):
                n = numbers[i]
                if n < 0 and n == self.least:
                    n += base
                if n < 0 or n >= base:
                    key = -1
                    break
                key = key * base + n
            if key < 0:
                for i in range(at, at + span):
                    parts.append(self.one(numbers[i]))
            else:
                row = self.joined[key]
                if row is None:
                    row = b"".join([self.one(n) for n in numbers[at : at + span]])
                    self.joined[key] = row
                parts.append(row)
            at += span
        for i in range(at, len(numbers)):
            parts.append(self.one(numbers[i]))

    def put_few(self, w: Writer, numbers: list[int], nothing: int) -> None:
        """The same where most are `nothing`, whose row is all 0."""
        if w.trail is not None:
            w.trail.append(self)
        parts = w.parts
        blank = 0
        for n in numbers:
            if n == nothing:
                blank += 1
                continue
            if blank:
                parts.append(self.gap(blank))
                blank = 0
            parts.append(self.one(n))
        if blank:
            parts.append(self.gap(blank))

    def put_some(self, w: Writer, at: list[int], numbers: list[int]) -> None:
        """The same for some of the things only, named in order; the others are all 0."""
        if w.trail is not None:
            w.trail.append(self)
        parts = w.parts
        written = 0
        for i in range(len(at)):
            here = at[i]
            if here > written:
                parts.append(self.gap(here - written))
            parts.append(self.one(numbers[i]))
            written = here + 1
        if written < self.count:
            parts.append(self.gap(self.count - written))

    def gap(self, count: int) -> bytes:
        """So many rows of 0."""
        found = self.gaps[count]
        if found is None:
            found = self.zeros[: count * len(self.rows[0])]
            self.gaps[count] = found
        return found


@final
class Codes(Rows):
    """One of a few rows of numbers."""


@final
class Amounts(Rows):
    """A whole number, divided by what is a lot of it; more than that is more than 1."""

    def __init__(self, name: str, lot: int, most: int, each: Sequence[str], meaning: str) -> None:
        rows = [floats([n / lot]) for n in range(max(2 * lot, most) + 1)]
        super().__init__(name, [""], rows, each, f"{meaning}; divided by {lot}")
        self.lot = lot
        self.least = 0

    def other(self, n: int) -> bytes:
        return floats([n / self.lot])


@final
class Groups(Block):
    """Up to four blocks that are looked up together; amounts among them are never negative."""

    def __init__(self, members: list[Rows]) -> None:
        super().__init__("+".join([one.name for one in members]), [], [], "")
        self.members = members
        self.places = [place for one in members for place in one.places]
        self.zeros = bytes(FLOAT * len(self.places))
        bases = [one.base for one in members] + [1] * (4 - len(members))
        self.a, self.b, self.c, self.d = bases[0], bases[1], bases[2], bases[3]
        self.joined: list[bytes | None] = [None] * (self.a * self.b * self.c * self.d)

    def put(self, w: Writer, a: int, b: int, c: int = 0, d: int = 0) -> None:
        if w.trail is not None:
            w.trail.append(self)
        if a < 0:
            a += self.a
        if b < 0:
            b += self.b
        if c < 0:
            c += self.c
        if d < 0:
            d += self.d
        is_there = 0 <= a < self.a and 0 <= b < self.b and 0 <= c < self.c and 0 <= d < self.d
        key = ((a * self.b + b) * self.c + c) * self.d + d if is_there else -1
        row = self.joined[key] if is_there else None
        if row is None:
            numbers = [a, b, c, d]
            row = b"".join([self.members[i].one(numbers[i]) for i in range(len(self.members))])
            if is_there:
                self.joined[key] = row
        w.parts.append(row)


@final
class Piles(Block):
    """How many there are of each kind. A pile is one number: `bits` bits a kind."""

    def __init__(
        self, name: str, kinds: Sequence[str], bits: int, lot: int, each: Sequence[str],
        meaning: str,
    ) -> None:  # fmt: skip
        divided = f"; divided by {lot}" if lot > 1 else ""
        super().__init__(name, [f"[{kind}]" for kind in kinds], each, meaning + divided)
        self.bits = bits
        self.lot = lot
        self.one = [1 << bits * kind for kind in range(len(kinds))]  # a single card of each kind
        count = min(len(kinds), PILE_BITS // bits)  # kinds that are looked up at a time
        self.step = bits * count
        self.some = (1 << self.step) - 1
        self.rows = pile_rows(bits, lot, count)
        self.whole = len(kinds) // count
        self.rest = len(kinds) % count
        self.rest_rows = pile_rows(bits, lot, self.rest)
        # By how many lookups are done: 0 for every kind that is left.
        self.none_left = [
            bytes(FLOAT * (len(kinds) - count * done)) for done in range(self.whole + 1)
        ]

    def put(self, w: Writer, pile: int) -> None:
        if w.trail is not None:
            w.trail.append(self)
        self._add(w.parts, pile)

    def put_all(self, w: Writer, piles: list[int]) -> None:
        if w.trail is not None:
            w.trail.append(self)
        for pile in piles:
            self._add(w.parts, pile)

    def put_cards(self, w: Writer, cards: list[int]) -> None:
        """The same for a list of kinds."""
        if w.trail is not None:
            w.trail.append(self)
        self._add_cards(w.parts, cards)

    def put_all_cards(self, w: Writer, piles: list[list[int]]) -> None:
        if w.trail is not None:
            w.trail.append(self)
        for cards in piles:
            self._add_cards(w.parts, cards)

    def _add_cards(self, parts: list[bytes], cards: list[int]) -> None:
        one = self.one
        pile = 0
        for card in cards:
            pile += one[card]
        self._add(parts, pile)

    def _add(self, parts: list[bytes], pile: int) -> None:
        rows = self.rows
        for done in range(self.whole):
            if pile == 0:
                parts.append(self.none_left[done])
                return
            n = pile & self.some
            row = rows[n]
            parts.append(self._written(rows, n) if row is None else row)
            pile >>= self.step
        if self.rest:
            row = self.rest_rows[pile]
            parts.append(self._written(self.rest_rows, pile) if row is None else row)

    def _written(self, rows: list[bytes | None], n: int) -> bytes:
        """A row that is needed for the first time."""
        most = (1 << self.bits) - 1
        kinds = self.rest if rows is self.rest_rows else self.step // self.bits
        row = floats([(n >> self.bits * kind & most) / self.lot for kind in range(kinds)])
        rows[n] = row
        return row


_pile_rows: Final[dict[tuple[int, int, int], list[bytes | None]]] = {}


def pile_rows(bits: int, lot: int, kinds: int) -> list[bytes | None]:
    """What all piles of so many kinds are written with; None where nobody needed it yet."""
    key = (bits, lot, kinds)
    if key not in _pile_rows:
        _pile_rows[key] = [None] * (1 << bits * kinds)
    return _pile_rows[key]


@final
class Marks(Block):
    """Which of many things hold, as a mask: eight of them are looked up at a time."""

    def __init__(self, name: str, things: Sequence[str], each: Sequence[str], meaning: str) -> None:
        super().__init__(name, [f"[{thing}]" for thing in things], each, meaning)
        self.whole = len(things) // BYTE
        self.rows = [floats(row) for row in multi_hot(BYTE)]
        self.rest = [floats(row) for row in multi_hot(len(things) % BYTE)]
        self.has_rest = len(things) % BYTE > 0

    def put(self, w: Writer, mask: int) -> None:
        if w.trail is not None:
            w.trail.append(self)
        self._add(w.parts, mask)

    def put_all(self, w: Writer, masks: list[int]) -> None:
        if w.trail is not None:
            w.trail.append(self)
        for mask in masks:
            self._add(w.parts, mask)

    def put_list(self, w: Writer, things: list[int]) -> None:
        """The same by the numbers of what holds."""
        if not things:
            self.put_none(w)
            return
        if w.trail is not None:
            w.trail.append(self)
        parts = w.parts
        mask: i64 = 0
        for at in range(self.whole):
            if at % HELD == 0:
                mask = marked(things, at * BYTE)
            parts.append(self.rows[mask & 255])
            mask >>= BYTE
        if self.has_rest:
            if self.whole % HELD == 0:
                mask = marked(things, self.whole * BYTE)
            parts.append(self.rest[mask])

    def _add(self, parts: list[bytes], mask: int) -> None:
        for _ in range(self.whole):
            parts.append(self.rows[mask & 255])
            mask >>= BYTE
        if self.has_rest:
            parts.append(self.rest[mask])


def marked(things: list[int], first: i64) -> i64:
    """Those from a number on, as many as a number of the machine holds, as a mask."""
    mask: i64 = 0
    for thing in things:
        at: i64 = thing - first
        if 0 <= at < HELD * BYTE:
            bit: i64 = BITS[at]  # the compiler shifts a 1 by 31 places at most
            mask |= bit
    return mask


class Place:
    """One number of an observation."""

    __slots__ = ("meaning", "name")

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """The numbers of one game at a table of one size.

    `size` is how many float32 places an observation has, `places` what each of them is; `actions`
    is how many bytes a mask has. An action's number is its place in the vocabulary; where a game
    has open windows one more number lets a turn in them pass. A new `version` says that places
    or numbers have moved, so that what was learnt with the old ones cannot be used.
    """

    def __init__(
        self, notation: Notation, seats: int, version: int, has_windows: bool = False
    ) -> None:
        self.notation = notation
        self.seats = seats
        self.version = version
        count = len(notation.vocabulary.actions)
        self.wait = count if has_windows else -1
        self.actions = count + has_windows
        self.blocks: list[Block] = []
        self.starts: list[int] = []  # the places where sections begin, see Writer
        self.kept = 0  # sayings of sections that `write` keeps, see Writer
        self.size = 0
        self.layouts = Layouts()
        self.at_table = [seat_name(seat) for seat in range(seats)]

    def write(self, w: Writer, s: S, seat: int) -> None:
        """Write every block, in the order in which they were declared."""
        raise NotImplementedError

    # Declaring

    def section(self) -> int:
        """The blocks that are declared from here on belong to another section, see Writer."""
        self.starts.append(self.size)
        return len(self.starts) - 1

    def section_each(self, block: Rows, most: int) -> None:
        """Each of the things that the last block is about is a section; there may be `most`."""
        width = len(block.places) // block.count
        first = self.size - len(block.places)
        self.starts += [first + width * min(thing, block.count) for thing in range(most)]

    def choice(
        self, name: str, options: Sequence[str], meaning: str, each: Sequence[str] = ("",)
    ) -> Codes:
        """One place an option, 1 for the one that is so."""
        columns = [f"={option}" for option in options]
        return self._codes(name, columns, one_hot(len(options)), each, meaning)

    def codes(
        self,
        name: str,
        columns: Sequence[str],
        rows: Sequence[Sequence[float]],
        meaning: str,
        each: Sequence[str] = ("",),
    ) -> Codes:
        """Several places at once, out of a table of rows."""
        return self._codes(name, [f".{column}" for column in columns], rows, each, meaning)

    def who(self, name: str, meaning: str, each: Sequence[str] = ("",)) -> Codes:
        """A seat, or nobody (-1)."""
        return self.choice(name, self.at_table, meaning, each)

    def flag(self, name: str, meaning: str, each: Sequence[str] = ("",)) -> Codes:
        """1 if something is so."""
        return self._codes(name, [""], [[0.0], [1.0]], each, meaning)

    def amount(
        self, name: str, lot: int, meaning: str, each: Sequence[str] = ("",), most: int = 0
    ) -> Amounts:
        """A whole number, in units of `lot`; those up to twice that, or to `most`, are quickest."""
        block = Amounts(name, lot, most, each, meaning)
        self._add(block)
        return block

    def pile(
        self,
        name: str,
        kinds: Sequence[str],
        bits: int,
        meaning: str,
        each: Sequence[str] = ("",),
        lot: int = 1,
    ) -> Piles:
        block = Piles(name, kinds, bits, lot, each, meaning)
        self._add(block)
        return block

    def marks(
        self, name: str, things: Sequence[str], meaning: str, each: Sequence[str] = ("",)
    ) -> Marks:
        block = Marks(name, things, each, meaning)
        self._add(block)
        return block

    def few(
        self, name: str, things: Sequence[str], meaning: str, each: Sequence[str] = ("",)
    ) -> Codes:
        """Some of a few things, ten at most, as a mask."""
        columns = [f"[{thing}]" for thing in things]
        return self._codes(name, columns, multi_hot(len(things)), each, meaning)

    def some(self, name: str, meaning: str, each: Sequence[str] = ("",)) -> Codes:
        """Some of the seats, as a mask."""
        return self.few(name, self.at_table, meaning, each)

    def together(self, count: int) -> Groups:
        """Write the last `count` blocks, two to four of them, at once: that is quicker."""
        members: list[Rows] = []
        for block in self.blocks[-count:]:
            assert isinstance(block, Rows), f"{block.name} cannot be joined"
            members.append(block)
        group = Groups(members)
        self.blocks[-count:] = [group]
        return group

    def _codes(
        self,
        name: str,
        columns: Sequence[str],
        rows: Sequence[Sequence[float]],
        each: Sequence[str],
        meaning: str,
    ) -> Codes:
        block = Codes(name, columns, [floats(row) for row in rows], each, meaning)
        self._add(block)
        return block

    def _add(self, block: Block) -> None:
        self.blocks.append(block)
        self.size += len(block.places)

    # Asking

    def action_names(self) -> list[str]:
        """Every action by its number; '' for one that this deck has no card for."""
        names = [self.notation.text(action) for action in self.notation.vocabulary.actions]
        return [*names, WAIT] if self.wait >= 0 else names

    def places(self) -> list[Place]:
        """Every place of an observation, in order."""
        return [Place(name, block.meaning) for block in self.singles() for name in block.places]

    def singles(self) -> list[Block]:
        """All blocks, those that are written together one by one."""
        found: list[Block] = []
        for block in self.blocks:
            if isinstance(block, Groups):
                found += block.members
            else:
                found.append(block)
        return found

    def row(self, s: S, seat: int) -> bytes:
        """What a seat sees, as the bytes of `size` float32 numbers of this machine."""
        w = Writer()
        self.write(w, s, seat)
        return b"".join(w.parts)

    def writer(self) -> Writer:
        """A writer that can be turned to rows."""
        w = Writer()
        w.count = len(self.starts)
        w.kept = self.kept
        places = [*self.starts, self.size] if self.starts else [0]
        w.starts = [FLOAT * first for first in self.starts]
        w.cuts = [slice(FLOAT * first, FLOAT * end) for first in places for end in places]
        if not self.starts:
            w.cuts = [slice(0, FLOAT * self.size)]
        return w

    def rewrite(self, w: Writer, s: S, seat: int, row: Row) -> None:
        """Bring the places of a row up to date. Only the rules may have changed `s` since."""
        w.turn_to(row, s)
        self.write(w, s, seat)
        w.finish()

    def mark_again(self, legal: list[Action], row: Row, may_wait: bool) -> None:
        """Bring the mask of a row up to date. Lists of actions are replaced, never changed."""
        mask = row.mask
        if legal is not mask.legal:
            mask.say(legal, self.layouts)
        if may_wait != mask.may_wait:
            mask.may_wait = may_wait
            if self.wait >= 0:
                mask.places[self.wait] = may_wait

    def observe(self, s: S, seat: int, out: memoryview) -> None:
        """Write what a seat sees into a buffer of `size` float32 places."""
        bytes_of(out)[:] = self.row(s, seat)

    def mask(self, s: Any, seat: int, out: memoryview) -> None:
        """Write what a seat may do into a buffer of `actions` bytes: 1 for legal, 0 for not."""
        legal = s.phase.legal(s, seat)
        self.mark(legal, bytes_of(out), s.phase.open and len(legal) > 0)

    def mark(self, legal: list[Action], out: memoryview, may_wait: bool) -> None:
        """The same for a list of actions and a buffer of format B."""
        out[:] = bytes(self.actions)
        layout = self.layouts.find(legal)
        if layout is None:
            layout = self.layouts.lay_out(legal)
        layout.replace(NOTHING, out)
        if may_wait and self.wait >= 0:
            out[self.wait] = 1


def bytes_of(buffer: memoryview) -> memoryview:
    return buffer if buffer.format == "B" else buffer.cast("B")
