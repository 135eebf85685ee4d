"""How complete each language is, as a table for people."""

import tomllib
from pathlib import Path
from typing import Final

from hideout.games import GAMES
from hideout.rulebook import rulebook
from hideout.words.catalogues import Findings, catalogues, languages_begun, look_at

HEAD: Final = """\
| language | messages | checked | rule clauses | looked at |
| --- | --- | --- | --- | --- |"""
# What people have seen with their own eyes, by language; present in a clone.
SEEN: Final = Path("docs", "languages", "looked-at.toml").resolve()


def table_of() -> str:
    """A line for each language, English left out."""
    seen = tomllib.loads(SEEN.read_text("utf-8")) if SEEN.is_file() else {}
    rows = [row(tag, str(seen.get(tag, "not yet"))) for tag in languages_begun()]
    return "\n".join([HEAD, *rows])


def row(language: str, seen: str) -> str:
    files = catalogues()
    found = [look_at(one, language) for one in files]
    told = sum(one.messages for one in found)
    whole = sum(len(one.ids) for one in files)
    cells = [share(told, whole), verdict(found), clauses(language), seen]
    return f"| {_name(language)} | {' | '.join(cells)} |"


def share(told: int, whole: int) -> str:
    """No count where nothing is missing: it would be behind with every new message."""
    return "all" if told == whole else f"{told} of {whole}"


def verdict(found: list[Findings]) -> str:
    wrong = sum(len(one.wrong) for one in found)
    long = sum(len(one.long) for one in found)
    said = [f"{wrong} wrong" if wrong else "nothing wrong"]
    return ", ".join([*said, f"{long} perhaps too long"] if long else said)


def clauses(language: str) -> str:
    books = [rulebook(name, language) for name in GAMES]
    own = sum(clause.language == language for book in books for clause in book.values())
    return share(own, sum(len(book) for book in books))


def _name(language: str) -> str:
    from babel import Locale

    return f"{Locale.parse(language, sep='-').get_language_name('en')} (`{language}`)"
