"""What all views of a game show alike, in parts that need not be made again at every step."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, final

S = TypeVar("S")

NEVER: Final = -1  # no part has this stamp


@final
class Part(Generic[S]):
    """Some of what is public, and a stamp: a number that is another one whenever that may be."""

    __slots__ = ("made", "stamp")

    def __init__(
        self, made: Callable[[S], Mapping[str, object]], stamp: Callable[[S], int]
    ) -> None:
        self.made = made
        self.stamp = stamp


@final
class Rows(Generic[S]):
    """A list among what is public whose rows change one by one, and a stamp for each row."""

    __slots__ = ("name", "row", "stamps")

    def __init__(
        self, name: str, row: Callable[[S, int], object], stamps: Callable[[S], list[int]]
    ) -> None:
        self.name = name
        self.row = row
        self.stamps = stamps


def each_step(s: Any) -> int:
    """The stamp of what any decision may change."""
    step: int = s.step
    return step


def each_phase(s: Any) -> int:
    """The stamp of what changes only where a phase opens."""
    opened: int = s.opened
    return opened
