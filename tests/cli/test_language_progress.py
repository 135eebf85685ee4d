"""The table of docs/languages.md says what there is."""

import tomllib
from pathlib import Path

from hideout.cli.language_progress import HEAD, share
from hideout.words.catalogues import languages_begun

ROOT = Path(__file__).parents[2]


def documented() -> dict[str, str]:
    """What was looked at, by language, as the document shows it."""
    text = (ROOT / "docs/languages.md").read_text("utf-8")
    body = text.partition(HEAD + "\n")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")] for row in body.splitlines()]
    return {row[1].split("`")[1]: row[5] for row in rows}


def test_the_document_shows_every_language_and_what_was_looked_at() -> None:
    seen = tomllib.loads((ROOT / "docs/languages/looked-at.toml").read_text("utf-8"))
    assert documented() == {tag: seen.get(tag, "not yet") for tag in languages_begun()}


def test_a_count_is_given_where_something_is_missing() -> None:
    assert share(7, 7) == "all"
    assert share(6, 7) == "6 of 7"
