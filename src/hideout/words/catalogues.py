"""All files of words, and how complete each language is.

A file is known by its English one, `en.ftl` or `lesson.en.ftl`; another language's lies beside it
under its own tag. In a clone the page's files are found as well.
"""

import math
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast

import hideout
from hideout.engine.core import Game
from hideout.games import GAMES
from hideout.languages import ENGLISH, is_language
from hideout.words.check import junk, may_use, messages, parts, read_words, twice, variables
from hideout.words.declared import in_english
from hideout.words.files import home

SOURCES: Final = Path(hideout.__file__).parent
PAGE: Final = Path("web", "src").resolve()  # there only in a clone with the page's sources
COPIED: Final = SOURCES / "cli" / "boards" / "page"  # of the page's words, in a wheel
LABEL: Final = 28  # letters: what is no longer in English stands on a button or in a corner
SENTENCE_ENDS: Final = (".", "!", "?", ".”")
ROOM: Final = (1.7, 8)  # a label may be that much longer, by share or by letters
DECLARED_ROOM: Final = re.compile(r"Room for (\d+) letters")  # in the comment of an English message


@dataclass(frozen=True)
class Catalogue:
    """One English file. `extra` are ids that a language may give words to and English need not."""

    path: Path
    extra: frozenset[str] = frozenset()

    @property
    def title(self) -> str:
        root = PAGE.parent if self.path.is_relative_to(PAGE) else SOURCES
        return self.path.relative_to(root).as_posix()

    @cached_property
    def english(self) -> dict[str, ast.Message]:
        return {one.id.name: one for one in messages(read_words(self.path))}

    @property
    def ids(self) -> list[str]:
        """All that a language is to find words for: what its cards are called as well."""
        return [*self.english, *sorted(self.extra)]

    def file(self, language: str) -> Path:
        stem = self.path.name.removesuffix(f"{ENGLISH}.ftl")
        return self.path.with_name(f"{stem}{language}.ftl")

    def languages(self) -> set[str]:
        stem = self.path.name.removesuffix(f"{ENGLISH}.ftl")
        found = self.path.parent.glob(f"{stem}*.ftl")
        tags = {file.name.removeprefix(stem).removesuffix(".ftl") for file in found}
        return {tag for tag in tags if is_language(tag)} - {ENGLISH}


@dataclass
class Findings:
    """The findings on one file in one language."""

    file: Path
    messages: int = 0
    missing: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    long: list[str] = field(default_factory=list)


def catalogues() -> list[Catalogue]:
    """Every English file of Hideout itself and, in a clone, of its page."""
    extras = {SOURCES / Path(*home(game).split(".")[1:]): may_say(game) for game in GAMES.values()}
    found = [
        Catalogue(
            path, extras.get(path.parent.parent, frozenset()) if _is_main(path) else frozenset()
        )
        for root in (SOURCES, PAGE)
        for path in sorted(root.rglob(f"*{ENGLISH}.ftl"))
        if path.name == f"{ENGLISH}.ftl" or path.name.endswith(f".{ENGLISH}.ftl")
    ]
    return [
        one
        for one in found
        if "node_modules" not in one.path.parts and not one.path.is_relative_to(COPIED)
    ]


def languages_begun() -> list[str]:
    """Languages that have at least one file."""
    return sorted({tag for one in catalogues() for tag in one.languages()})


def may_say(game: Game[Any]) -> frozenset[str]:
    """What is named in a game's deck and declarations; a language says it in its own words."""
    from hideout.engine.decks import titles

    return frozenset({f"name-{card}" for card in titles(game.deck)} | in_english(game).keys())


def look_at(catalogue: Catalogue, language: str) -> Findings:
    """Compare a translation with the English file, message by message."""
    file = catalogue.file(language)
    if not file.is_file():
        return Findings(file, missing=catalogue.ids)
    text = read_words(file)
    told = {one.id.name: one for one in messages(text)}
    known = catalogue.english
    may_be_there = known.keys() | catalogue.extra | parts(text)
    return Findings(
        file,
        sum(name in told for name in catalogue.ids),
        [name for name in catalogue.ids if name not in told],
        [f"This cannot be read: {line}" for line in junk(text)]
        + twice(text)
        + sorted(_wrong(told, known)),
        [name for name in told if name not in may_be_there],
        [name for name, one in told.items() if name in known and is_long(one, known[name])],
    )


def _wrong(told: dict[str, ast.Message], english: dict[str, ast.Message]) -> Iterator[str]:
    for name in told.keys() & english.keys():
        for variable in sorted(variables(told[name]) - may_use(english[name])):
            yield f"{name} has nothing to put for ${variable}."


def is_long(translated: ast.Message, english: ast.Message) -> bool:
    """Whether a label may not fit into its place. Sentences may be as long as they need."""
    return longest(translated) > room_for(english)


def room_for(english: ast.Message) -> float:
    """Letters that fit into a message's place: as its comment declares, else by the English."""
    declared = DECLARED_ROOM.search(english.comment.content or "") if english.comment else None
    if declared:
        return int(declared[1])
    length = longest(english)
    share, letters = ROOM
    is_label = length <= LABEL and not is_sentence(english)
    return max(length * share, length + letters) if is_label else math.inf


def is_sentence(message: ast.Message) -> bool:
    """Whether a message ends as sentences do: it stands where lines are broken as they need."""
    return message.value is not None and _ending(message.value).endswith(SENTENCE_ENDS)


def _ending(pattern: ast.Pattern) -> str:
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return last.value.rstrip()
    if isinstance(last.expression, ast.SelectExpression):
        return _ending(last.expression.variants[-1].value)
    return ""


def longest(message: ast.Message) -> int:
    """The letters of a message's longest variant, not counting what is filled in."""
    return 0 if message.value is None else _length(message.value)


def _length(pattern: ast.Pattern) -> int:
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += width(" ".join(element.value.split()))
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(_length(variant.value) for variant in element.expression.variants)
    return total


def width(text: str) -> int:
    """The width in Latin letters: a Japanese letter counts as two, a vowel mark as none."""
    return sum(
        0 if unicodedata.combining(one) else 2 if unicodedata.east_asian_width(one) in "WF" else 1
        for one in text
    )


def _is_main(path: Path) -> bool:
    return path.parent.name == "words" and path.name == f"{ENGLISH}.ftl"
