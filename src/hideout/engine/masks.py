"""What a seat may do as bytes, 1 for a legal action, written over where it changes.

A list of actions is laid out once: in windows, where its actions are near each other, and in dots,
actions on their own. It takes a write for each of them to make a mask say another list, and a write
of a few hundred bytes costs hardly more than one of a single byte. Two things a game may declare,
see `Layouts`: a stretch of the mask that is written as a whole, and how many lists its tables go to
and fro between. Otherwise only the last layout is kept: remembering more of them fills the caches
where a thousand tables are stepped.
"""

from collections.abc import Iterable
from typing import Final, final

from hideout.engine.notation import Action
from hideout.engine.outside import i64, mypyc_attr

GAP: Final = 256  # places between actions that are quicker written over than left out
FEW: Final = 4  # actions that are quicker marked one by one
MANY: Final = 12  # windows and dots that are quicker written as one window, if it is not
WIDE: Final = 1024  # places long
END: Final = 1 << 60  # no mask is as long
FAR: Final = -GAP - 1  # nothing is near it
NO: Final = b"\0"
YES: Final = b"\1"
READY: Final = 2 * GAP  # places for which these are kept ready
ZEROS: Final = [NO * count for count in range(READY + 1)]
ONES: Final = [YES * count for count in range(READY + 1)]
RUN: Final = 32  # shorter runs are common; by the gap before and their length:
RUNS: Final[list[bytes | None]] = [None] * ((READY + 1) * RUN)


@mypyc_attr(acyclic=True)
@final
class Stretch:
    """Places that are written as a whole wherever one of them is wanted: the same window always,
    so that it takes one write to make them say something else."""

    __slots__ = ("end", "first", "place")

    def __init__(self, first: i64, end: i64) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.place = slice(first, end)


NO_STRETCHES: Final[list[Stretch]] = []


@mypyc_attr(acyclic=True)
@final
class Window:
    """What a list of actions says about the places from `first` to before `end`."""

    __slots__ = ("end", "first", "said", "stretch")

    def __init__(self, first: i64, end: i64, said: bytes, stretch: Stretch | None = None) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.said = said
        self.stretch = stretch


@mypyc_attr(acyclic=True)
@final
class Layout:
    """Where the actions of a list stand in a mask. Windows do not overlap."""

    __slots__ = ("dots", "legal", "windows")

    def __init__(self, legal: list[Action], stretches: list[Stretch] = NO_STRETCHES) -> None:
        self.legal = legal
        self.dots: list[Action] = []
        self.windows: list[Window] = []
        if not self._divide(stretches):
            self._scatter()

    def replace(self, was: "Layout", out: memoryview) -> None:
        """Make a mask that says another list say this one."""
        low: i64 = END  # all that is written lies between these
        high: i64 = 0
        for old in was.windows:
            for new in self.windows:
                if new.first <= old.first and old.end <= new.end:
                    break
            else:
                out[old.first : old.end] = zeros(old.end - old.first)
                if old.first < low:
                    low = old.first
                if old.end > high:
                    high = old.end
        same: i64 = 0  # dots that both begin with
        here: i64 = len(self.dots)
        there: i64 = len(was.dots)
        while same < here and same < there and was.dots[same] is self.dots[same]:
            same += 1
        for i in range(same, there):
            out[was.dots[i].place] = 0
        for new in self.windows:
            for old in was.windows:
                if new.first == old.first and new.said == old.said:
                    break
            else:
                if new.stretch is None:
                    out[new.first : new.end] = new.said
                else:
                    out[new.stretch.place] = new.said
                if new.first < low:
                    low = new.first
                if new.end > high:
                    high = new.end
        for i in range(same):  # some may lie within a window
            code: i64 = self.dots[i].code
            if low <= code < high:
                out[self.dots[i].place] = 1
        for i in range(same, here):
            out[self.dots[i].place] = 1

    def holds(self, code: i64) -> bool:
        """Whether the action with this number is in the list."""
        for window in self.windows:
            if window.first <= code < window.end and window.said[code - window.first]:
                return True
        for dot in self.dots:  # noqa: SIM110 (a generator is slow where it is compiled)
            if dot.code == code:
                return True
        return False

    def _divide(self, stretches: list[Stretch]) -> bool:
        """Take the actions as they come. False if one window were better, for want of an order."""
        legal = self.legal
        stretch: Stretch | None = None  # that is being filled
        filled: i64 = 0  # the place up to which it is
        fill: list[bytes] = []
        parts: list[bytes] = []  # of a window elsewhere
        dot: Action | None = None  # its first
        first: i64 = FAR
        gap: i64 = 0  # before its last run
        last: i64 = FAR  # where that begins
        after: i64 = FAR  # and ends
        at: i64 = 0
        count: i64 = len(legal)
        while at < count:
            action = legal[at]
            start: i64 = action.code
            end = start + 1
            at += 1
            while at < count and legal[at].code == end:
                end += 1
                at += 1
            if stretches:
                if stretch is None or not (filled <= start and end <= stretch.end):
                    other = stretch_at(stretches, start, end)
                    if other is not None:
                        if stretch is not None and not self._add_stretch(stretch, filled, fill):
                            return False
                        stretch = other
                        filled = other.first
                        fill = []
                else:
                    other = stretch
                if other is not None:
                    fill.append(run_after(start - filled, end - start))
                    filled = end
                    continue
            if after < start <= after + GAP:
                parts.append(run_after(gap, after - last))
                gap = start - after
                last = start
                after = end
                continue
            if dot is not None:
                parts.append(run_after(gap, after - last))
                if not self._add(dot, first, after, parts):
                    return False
                parts = []
            dot = action
            first = start
            gap = 0
            last = start
            after = end
        if stretch is not None and not self._add_stretch(stretch, filled, fill):
            return False
        if dot is not None:
            parts.append(run_after(gap, after - last))
            if not self._add(dot, first, after, parts):
                return False
        if stretches or len(self.windows) + len(self.dots) <= MANY:
            return True
        first_of_all, end_of_all = self._range()
        return end_of_all - first_of_all > WIDE

    def _add_stretch(self, stretch: Stretch, filled: i64, fill: list[bytes]) -> bool:
        """Note a stretch. False if a window overlaps it, which may be the stretch itself."""
        for other in self.windows:
            if stretch.first < other.end and other.first < stretch.end:
                return False
        if filled < stretch.end:
            fill.append(zeros(stretch.end - filled))
        self.windows.append(Window(stretch.first, stretch.end, b"".join(fill), stretch))
        return True

    def _add(self, dot: Action, first: i64, end: i64, parts: list[bytes]) -> bool:
        """Note a window. False if it overlaps another."""
        if end == first + 1:
            self.dots.append(dot)
            return True
        for other in self.windows:
            if first < other.end and other.first < end:
                return False
        said = parts[0] if len(parts) == 1 else b"".join(parts)
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
    """What all masks of an observer share, and what its game declares about its lists."""

    __slots__ = ("remembered", "shared", "stretches")

    def __init__(self) -> None:
        self.shared: dict[int, Layout] = {}  # by the identity of the list
        self.stretches: list[Stretch] = []
        self.remembered = 0  # the lists that a table goes to and fro between, if they are long

    def share(self, lists: Iterable[list[Action]]) -> None:
        """Of lists that a game makes once and for all."""
        for legal in lists:
            self.shared[id(legal)] = self.lay_out(legal)

    def stretch(self, first: Action, last: Action) -> None:
        """The places of all actions from one to another are mostly written together, because a list
        of actions has many runs of them, in order."""
        self.stretches.append(Stretch(first.code, last.code + 1))

    def find(self, legal: list[Action]) -> Layout | None:
        return self.shared.get(id(legal)) if self.shared else None

    def lay_out(self, legal: list[Action]) -> Layout:
        return Layout(legal, self.stretches)


NOTHING: Final = Layout([])
NOT_KNOWN: Final[list[Layout]] = []


@final
class Mask:
    """A mask in the caller's memory, `places`, and what it says."""

    __slots__ = ("known", "layout", "legal", "may_wait", "places")

    def __init__(self, places: memoryview) -> None:
        self.places = places
        self.legal: list[Action] | None = None  # None: nobody has written yet
        self.layout: Layout | None = NOTHING  # of `legal`, if it was needed
        self.known = NOT_KNOWN  # the layouts that are remembered, the one said last first
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
            if layouts.remembered:
                layout = self._recall(legal, layouts)
            # Lists with stretches differ in more than a few places.
            elif not layouts.stretches and amend(was, legal, self.places):
                self.layout = None
                return
            else:
                layout = layouts.lay_out(legal)
        before = self.layout
        layout.replace(layouts.lay_out(was) if before is None else before, self.places)
        self.layout = layout

    def _recall(self, legal: list[Action], layouts: Layouts) -> Layout:
        """The layout of a list that may have been said a short while ago."""
        known = self.known
        for at in range(len(known)):
            layout = known[at]
            if layout.legal is legal:
                if at:
                    known.insert(0, known.pop(at))
                return layout
        layout = layouts.lay_out(legal)
        self.known = [layout, *known[: layouts.remembered - 1]]
        return layout

    def has_said(self, legal: list[Action], code: int) -> bool:
        """Whether a list is known to hold an action, by its number. False: it has to be searched.

        What the places say is not asked: they are the caller's.
        """
        layout = self.layout
        return layout is not None and self.legal is legal and layout.holds(code)


def stretch_at(stretches: list[Stretch], start: i64, end: i64) -> Stretch | None:
    """The stretch that holds a run of actions."""
    for stretch in stretches:
        if stretch.first <= start and end <= stretch.end:
            return stretch
    return None


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


def run_after(gap: i64, count: i64) -> bytes:
    """A few places of 0 and then a run of 1."""
    if gap > READY or count >= RUN:
        return zeros(gap) + ones(count)
    found = RUNS[gap * RUN + count]
    if found is None:
        found = zeros(gap) + ones(count)
        RUNS[gap * RUN + count] = found
    return found


def zeros(count: i64) -> bytes:
    return ZEROS[count] if count <= READY else NO * count


def ones(count: i64) -> bytes:
    return ONES[count] if count <= READY else YES * count
