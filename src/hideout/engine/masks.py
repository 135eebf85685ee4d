"""What a seat may do as bytes, 1 for a legal action, written over where it changes.

A list of actions is laid out once: in windows, where its actions are near each other, and in dots,
actions on their own. It takes a write for each of them to make a mask say another list, and a write
of a few hundred bytes costs hardly more than one of a single byte. Only the last layout is kept:
remembering more of them pays at one table and costs more at a thousand, as it fills the caches.
"""

from collections.abc import Iterable
from typing import Final, final

from hideout.engine.notation import Action
from hideout.engine.outside import i64, mypyc_attr

GAP: Final = 256  # places between actions that are quicker written over than left out
FEW: Final = 4  # actions that are quicker marked one by one
MANY: Final = 12  # windows and dots that are quicker written as one window, if it is not
WIDE: Final = 1024  # places long
FAR: Final = -GAP - 1  # nothing is near it
NO: Final = b"\0"
YES: Final = b"\1"
ZEROS: Final = [NO * count for count in range(GAP + 1)]
ONES: Final = [YES * count for count in range(GAP + 1)]


@mypyc_attr(acyclic=True)
@final
class Window:
    """What a list of actions says about the places from `first` to before `end`."""

    __slots__ = ("end", "first", "said")

    def __init__(self, first: int, end: int, said: bytes) -> None:
        self.first = first
        self.end = end
        self.said = said


@mypyc_attr(acyclic=True)
@final
class Layout:
    """Where the actions of a list stand in a mask. Windows do not overlap."""

    __slots__ = ("dots", "legal", "windows")

    def __init__(self, legal: list[Action]) -> None:
        self.legal = legal
        self.dots: list[Action] = []
        self.windows: list[Window] = []
        if not self._divide():
            self._scatter()

    def replace(self, was: "Layout", out: memoryview) -> None:
        """Make a mask that says another list say this one."""
        for action in was.dots:
            out[action.place] = 0
        for old in was.windows:
            for new in self.windows:
                if new.first <= old.first and old.end <= new.end:
                    break
            else:
                out[old.first : old.end] = zeros(old.end - old.first)
        for new in self.windows:
            for old in was.windows:
                if new.first == old.first and new.said == old.said:
                    break
            else:
                out[new.first : new.end] = new.said
        for action in self.dots:  # some may lie within a window
            out[action.place] = 1

    def _divide(self) -> bool:
        """Take the actions as they come. False if one window were better."""
        parts: list[bytes] = []
        first: i64 = FAR  # of the window
        start: i64 = FAR  # where its last run begins
        end: i64 = FAR  # and ends
        dot: Action | None = None  # the first of the window
        for action in self.legal:
            code: i64 = action.code
            if code == end:
                end += 1
            elif end < code <= end + GAP:
                parts.append(ones(end - start))
                parts.append(zeros(code - end))
                start = code
                end = code + 1
            else:
                if dot is not None and not self._add(dot, first, start, end, parts):
                    return False
                if parts:
                    parts = []
                dot = action
                first = code
                start = code
                end = code + 1
        if dot is not None and not self._add(dot, first, start, end, parts):
            return False
        if len(self.windows) + len(self.dots) <= MANY:
            return True
        first_of_all, end_of_all = self._range()
        return end_of_all - first_of_all > WIDE

    def _add(self, dot: Action, first: i64, start: i64, end: i64, parts: list[bytes]) -> bool:
        """Note a window. False if it overlaps another."""
        if end == first + 1:
            self.dots.append(dot)
            return True
        for other in self.windows:
            if first < other.end and other.first < end:
                return False
        said = ones(end - start)
        if parts:
            parts.append(said)
            said = b"".join(parts)
        self.windows.append(Window(first, end, said))
        return True

    def _range(self) -> tuple[int, int]:
        """The first place of these actions, and the one after the last."""
        first: i64 = self.legal[0].code
        last = first
        for action in self.legal:
            code: i64 = action.code
            if code < first:
                first = code
            elif code > last:
                last = code
        return first, last + 1

    def _scatter(self) -> None:
        """Put all actions into one window, whatever their order, or each run of them if that were
        too wide: a window that nearly empties a cache is no quicker than many small ones."""
        first, end = self._range()
        self.dots = []
        self.windows = []
        if end - first <= WIDE:
            said = bytearray(end - first)
            for action in self.legal:
                said[action.code - first] = 1
            self.windows.append(Window(first, end, bytes(said)))
            return
        run: Action | None = None  # the first of it
        start: i64 = FAR
        after: i64 = FAR
        for action in self.legal:
            code: i64 = action.code
            if code == after:
                after += 1
                continue
            if run is not None:
                self._add_run(run, start, after)
            run = action
            start = code
            after = code + 1
        if run is not None:
            self._add_run(run, start, after)

    def _add_run(self, run: Action, start: i64, after: i64) -> None:
        if after == start + 1:
            self.dots.append(run)
        else:
            self.windows.append(Window(start, after, ones(after - start)))


@final
class Layouts:
    """The layouts that all masks of an observer share."""

    __slots__ = ("shared",)

    def __init__(self) -> None:
        self.shared: dict[int, Layout] = {}  # by the identity of the list

    def share(self, lists: Iterable[list[Action]]) -> None:
        """Of lists that a game makes once and for all."""
        for legal in lists:
            self.shared[id(legal)] = Layout(legal)

    def find(self, legal: list[Action]) -> Layout | None:
        return self.shared.get(id(legal)) if self.shared else None


NOTHING: Final = Layout([])


@final
class Mask:
    """A mask in the caller's memory, `places`, and what it says."""

    __slots__ = ("layout", "legal", "may_wait", "places")

    def __init__(self, places: memoryview) -> None:
        self.places = places
        self.legal: list[Action] | None = None  # None: nobody has written yet
        self.layout: Layout | None = NOTHING  # of `legal`, if it was needed
        self.may_wait = False

    def say(self, legal: list[Action], layouts: Layouts) -> None:
        """Say another list of actions. Lists are replaced, never changed."""
        was = self.legal
        self.legal = legal
        if was is None:
            self.places[:] = bytes(len(self.places))
            was = NOTHING.legal
        layout = layouts.find(legal)
        if layout is None:
            if amend(was, legal, self.places):
                self.layout = None
                return
            layout = Layout(legal)
        before = self.layout
        layout.replace(Layout(was) if before is None else before, self.places)
        self.layout = layout


def amend(was: list[Action], legal: list[Action], out: memoryview) -> bool:
    """Where two lists differ in a few neighbours only, change those. False if it is more."""
    old: i64 = len(was)
    new: i64 = len(legal)
    if not -FEW <= old - new <= FEW:
        return False
    at: i64 = 0
    while at < old and at < new and was[at] is legal[at]:
        at += 1
    while old > at and new > at and was[old - 1] is legal[new - 1]:
        old -= 1
        new -= 1
    if old > at + FEW or new > at + FEW:
        return False
    for i in range(at, old):
        out[was[i].place] = 0
    for i in range(at, new):
        out[legal[i].place] = 1
    return True


def zeros(count: i64) -> bytes:
    return ZEROS[count] if count <= GAP else NO * count


def ones(count: i64) -> bytes:
    return ONES[count] if count <= GAP else YES * count
