"""Decisions to learn from, as arrays: what was seen, what could be done, what was done, and why.

Decisions differ in how much could be done, so actions of all rows stand in one long list: `counts`
says how many are each row's.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hideout.engine.reader import BadData

try:
    import numpy
except ModuleNotFoundError:
    raise BadData("Training needs NumPy: pip install hideout[numpy]") from None


class DecisionRows(NamedTuple):
    seen: Any  # float16, one row a decision, one column a place (`Numbers`)
    counts: Any  # how many actions were legal
    parts: Any  # of every legal action, one row an action; the number of parts where there is none
    picks: Any  # which of its legal actions was taken
    logs: Any  # the logarithm of how likely that was
    gains: Any  # how much better it came out than expected
    targets: Any  # what the table should have been thought to be worth

    @property
    def size(self) -> int:
        return len(self.counts)


def joined(many: Sequence[DecisionRows]) -> DecisionRows:
    return DecisionRows(*(numpy.concatenate(column) for column in zip(*many, strict=True)))


def segments(counts: Any) -> tuple[Any, Any]:
    """Of long lists: which row every entry belongs to, and where each row begins."""
    starts = numpy.cumsum(counts) - counts
    return numpy.repeat(numpy.arange(len(counts)), counts), starts


def entries(counts: Any, starts: Any, at: Any) -> Any:
    """Where in the long lists the entries of some rows are, row after row."""
    some = counts[at]
    first = numpy.repeat(starts[at] - (numpy.cumsum(some) - some), some)
    return first + numpy.arange(int(some.sum()))
