"""Where a clause is kept: the lines of code that cite it, and the tests.

The code of a game lies beside it in every build. Tests are found in a clone only: of Hideout, or of
the package that brings the game.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from hideout.rulebook import CLAUSE_ID

_IDS: Final = re.compile(rf"(?<![\w-]){CLAUSE_ID}(?![\w-])")
_RANGE: Final = re.compile(rf"({CLAUSE_ID}) \.\. ({CLAUSE_ID})")
_OPENING: Final = re.compile(r"^\s*(?:async def|def|class) (\w+)|^([A-Z][A-Z_]+): ")


class Citation(NamedTuple):
    """A line that cites a clause. `inside` is the function, class or table it stands in."""

    path: Path
    line: int
    inside: str
    text: str


def cited(text: str) -> set[str]:
    """The clauses that a line names, those inside a range such as [HH-1 .. HH-5] included."""
    found = set(_IDS.findall(text))
    for first, last in _RANGE.findall(text):
        prefix, _, low = first.partition("-")
        high = last.partition("-")[2]
        if low.isdecimal() and high.isdecimal():
            found |= {f"{prefix}-{number}" for number in range(int(low), int(high) + 1)}
    return found


def cited_alone(text: str) -> set[str]:
    """The clauses that a line names by themselves: not only in a range, or as one of its ends."""
    return set(_IDS.findall(_RANGE.sub("", text)))


def places(clause: str, paths: Iterable[Path]) -> list[Citation]:
    """Every line of these files that cites a clause, files in order."""
    return [place for path in paths for place in _cited_in(path).get(clause, [])]


@cache
def _cited_in(path: Path) -> dict[str, list[Citation]]:
    found: dict[str, list[Citation]] = {}
    inside = ""
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if opening := _OPENING.match(text):
            inside = opening[1] or opening[2]
        for clause in cited(text):
            found.setdefault(clause, []).append(Citation(path, number, inside, text.strip()))
    return found


def code_of(package: Path) -> list[Path]:
    return sorted(package.rglob("*.py"))


def home_of(module: str) -> Path:
    """The clone that a module's package lies in or, without one, where the package is installed."""
    top = Path(str(sys.modules[module.partition(".")[0]].__file__)).resolve().parent
    clones = (folder for folder in (top.parent, top.parent.parent) if _is_clone(folder))
    return next(clones, top.parent)


def _is_clone(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file()


def tests_of(home: Path) -> list[Path]:
    """The tests and scenarios that may cite clauses; nothing outside a clone."""
    if not _is_clone(home):
        return []
    return sorted([*(home / "tests").rglob("*.py"), *(home / "tests").rglob("*.toml")])


def shown(places: Iterable[Citation], root: Path) -> Iterator[str]:
    """A line for each place, its path as short as it is clear."""
    for place in places:
        path = place.path.relative_to(root) if place.path.is_relative_to(root) else place.path
        inside = f" ({place.inside})" if place.inside else ""
        yield f"{path}:{place.line}{inside}: {place.text}"
