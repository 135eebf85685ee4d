"""The clause register: docs/rules/<game>.md is what people read and what the program knows.

A game of another package brings its rule book as `rules.md` beside its module. A translation is the
same document in docs/rules/<language>/<game>.md; the clauses it leaves out are told in English.

A clause is a line `- **HH-57** [S] text`. Its tag says where it comes from: S is stated in the
rule book, R is our ruling, D adapts the game to the screen.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from hideout.languages import ENGLISH

TAGS: Final = {"S": "printed rule", "R": "our ruling", "D": "digital adaptation"}
CLAUSE_ID: Final = r"[A-Z]{2}-\d+[a-z]?"
_CLAUSE: Final = re.compile(rf"- \*\*({CLAUSE_ID})\*\*\s*(?:\[(\w+)\])?\s*(.*)")
_HEADING: Final = re.compile(r"(#+) (.*)")


class BadRulebook(ValueError):
    """A rule book that is missing or cannot be read; the message is one sentence."""


class Clause:
    """One numbered rule."""

    __slots__ = ("id", "language", "section", "tag", "text")

    def __init__(self, id: str, tag: str, text: str, section: str, language: str = ENGLISH) -> None:
        self.id = id
        self.tag = tag
        self.text = text
        self.section = section  # the heading it stands under
        self.language = language

    def origin(self) -> str:
        """What its tag means, in words."""
        return TAGS[self.tag]


@cache
def rulebook(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of a game by id, in the order of the book. Raises BadRulebook.

    What the book of a language leaves out is there in English.
    """
    clauses = parse(rules_text(game), game)
    if language == ENGLISH:
        return clauses
    return clauses | _translated(game, language, clauses)


@cache
def rules_text(game: str, language: str = ENGLISH) -> str:
    """The whole document, as people read it. Raises BadRulebook."""
    folder = _shelf() if language == ENGLISH else _shelf() / language
    for path in (folder / f"{game}.md", *_outside(game, language)):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadRulebook(f"There is no rule book for {game}.")


def _translated(game: str, language: str, english: Mapping[str, Clause]) -> dict[str, Clause]:
    """What there is of a book in another language. A tag is the English clause's."""
    try:
        found = parse(rules_text(game, language), game)
    except BadRulebook:
        return {}
    return {
        name: Clause(name, english[name].tag, clause.text, clause.section, language)
        for name, clause in found.items()
        if name in english
    }


def parse(text: str, game: str) -> dict[str, Clause]:
    """The clauses in a document. Raises BadRulebook."""
    clauses: dict[str, Clause] = {}
    section = ""
    last: Clause | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.match(line):
            section, last = heading[2], None
        elif clause := _CLAUSE.match(line):
            last = _clause(clause, section, f"{game}.md line {number}")
            if last.id in clauses:
                raise BadRulebook(f"{game}.md line {number}: {last.id} appears twice.")
            clauses[last.id] = last
        elif last is not None and line.startswith("  "):
            last.text = f"{last.text} {line.strip()}".strip()
        else:
            last = None
    if not clauses:
        raise BadRulebook(f"{game}.md has no clauses.")
    return clauses


def _clause(match: re.Match[str], section: str, where: str) -> Clause:
    name, tag, text = match[1], match[2], match[3].strip()
    if tag not in TAGS:
        raise BadRulebook(f"{where}: {name} needs a tag, one of [S], [R] and [D].")
    if not text:
        raise BadRulebook(f"{where}: {name} has no text.")
    return Clause(name, tag, text, section)


def _shelf() -> Traversable:
    """In an installed package the documents lie beside this file, in a clone in docs/rules."""
    shipped = files("hideout.rulebook") / "rules"
    if shipped.is_dir():
        return shipped
    return Path(__file__).parents[3] / "docs" / "rules"


def _outside(game: str, language: str) -> list[Traversable]:
    """Where a package that brings this game would have its book."""
    book = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    return [
        files(entry.module.partition(".")[0]) / book
        for entry in entry_points(group="hideout.games", name=game)
    ]
