"""What a page is sent: the reader's own words, and in English what those leave out."""

import pytest
from fluent.syntax import FluentParser, ast

from hideout.games import GAMES
from hideout.languages import ENGLISH
from hideout.words.files import home, source
from hideout.words.served import served

WORDS = """\
# For translators.
go = Go
pile = { counted }
counted = { $n } cards
found = Found: { pile }
"""


def test_english_is_served_without_what_is_for_translators() -> None:
    assert served(WORDS, "", ENGLISH) == WORDS.split("\n", 1)[1]


def test_only_what_is_left_out_stays_english_with_its_parts() -> None:
    own = "# Los\ngo = Los\npile = { counted }\ncounted = { $n } Karten\n"
    english, _, german = served(WORDS, own, "de").partition("\n### de\n")
    assert english == "found = Found: { pile }\npile = { counted }\ncounted = { $n } cards\n"
    assert german == "go = Los\npile = { counted }\ncounted = { $n } Karten\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_translation_comes_alone(game: str) -> None:
    package = home(GAMES[game])
    english, german = source(package, ENGLISH), source(package, "de")
    told = served(english, german, "de")
    assert told.startswith("\n### de\n")
    assert len(told) < 1.1 * len(german)


def messages(text: str) -> dict[str, ast.Message]:
    """As Fluent itself reads them."""
    found = {
        one.id.name: one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)
    }
    for message in found.values():
        message.comment = None
    return found


@pytest.mark.parametrize("language", [ENGLISH, "de", "ar"])
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_served_as_fluent_reads_it(game: str, language: str) -> None:
    package = home(GAMES[game])
    text = source(package, language)
    told = messages(served("", text, language).partition(f"\n### {language}\n")[2])
    written = messages(text)
    assert told.keys() == written.keys()
    assert [name for name in told if not told[name].equals(written[name])] == []
