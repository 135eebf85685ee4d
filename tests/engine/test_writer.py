"""What is written over of a row: sections that have changed, and short ones between two of them."""

from array import array

from hideout.engine.notation import Notation, Vocabulary
from hideout.engine.observe import SHORT, Observer, Row, Writer

FIRST, MIDDLE, LAST = range(3)
TOUCHED = 9.0


class Three(Observer[list[int]]):
    """Three numbers, a section each; the one in the middle is kept, as often as it is there."""

    def __init__(self, times: int) -> None:
        super().__init__(Notation(Vocabulary(), {}), seats=2, version=1)
        self.times = times
        each = [str(i) for i in range(times)]
        self.section()
        self.first = self.amount("first", 1, "the first")
        self.section()
        self.middle = self.amount("middle", 1, "the middle", each)
        self.section()
        self.last = self.amount("last", 1, "the last")
        self.kept = 1

    def write(self, w: Writer, s: list[int], seat: int) -> None:
        if not w.has(FIRST, s[FIRST]):
            self.first.put(w, s[FIRST])
        if not w.has_or_kept(MIDDLE, s[MIDDLE], 0):
            self.middle.put_all(w, [s[MIDDLE]] * self.times)
            w.keep(s[MIDDLE], 0)
        if not w.has(LAST, s[LAST]):
            self.last.put(w, s[LAST])


def is_middle_written_over(observer: Three, *changed: int) -> bool:
    """Whether it is when these have changed; what is written is right in any case."""
    places = array("f", [0.0] * observer.size)
    row = Row(memoryview(places), memoryview(b""))
    writer = observer.writer()
    s = [1, 2, 1]
    observer.rewrite(writer, s, 0, row)
    for section in changed:
        s[section] += 1
    places[1] = TOUCHED
    observer.rewrite(writer, s, 0, row)
    stood = places[1] == TOUCHED
    places[1] = float(s[MIDDLE])
    assert places.tobytes() == observer.row(s, 0)
    return not stood


def test_a_short_section_between_two_that_have_changed_is_written_with_them() -> None:
    observer = Three(1)
    assert is_middle_written_over(observer, FIRST, LAST)
    assert is_middle_written_over(observer, FIRST, MIDDLE)
    assert not is_middle_written_over(observer, LAST)
    assert not is_middle_written_over(observer)


def test_a_long_section_between_two_that_have_changed_is_left_alone() -> None:
    assert not is_middle_written_over(Three(SHORT), FIRST, LAST)
