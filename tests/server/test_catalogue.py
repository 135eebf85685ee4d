"""The message catalogue: nothing people read is missing, and a bad language is told as such."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.decks import titles
from hideout.engine.reader import BadData
from hideout.engine.words import Language
from hideout.games import GAMES
from hideout.server.house.catalogue import complaints, english, gaps, read_language
from tests.foreign import write_foreign


def test_the_catalogue_holds_games_cards_rules_server_and_page() -> None:
    areas = english()
    assert {*GAMES, "cards", "rules", "options", "server", "page"} <= set(areas)
    assert {f"page/{name}" for name in GAMES} <= set(areas)
    assert areas["page"]["yes"] == "Yes"
    assert areas["heat"]["{n} cards"] == ["{n} card", "{n} cards"]
    assert areas["server"]["The host has muted you."] == "The host has muted you."
    assert areas["rules"]["HT-1"]
    assert "Crowbar" in areas["cards"]


def test_cards_are_found_wherever_a_deck_lists_them() -> None:
    deck = {"a": [{"id": "x", "title": "X"}], "b": {"c": [{"id": "y", "title": "Y", "n": [1]}]}}
    assert titles(deck) == {"x": "X", "y": "Y"}


def test_a_whole_language_has_no_complaints(tmp_path: Path) -> None:
    known = read_language(str(write_foreign(tmp_path / "xa.json")))
    assert complaints(known, english()) == []
    assert gaps(known, english()) == []


def test_what_is_wrong_with_a_language_is_said() -> None:
    ours: Any = {"heat": {"Wait.": "Wait.", "{who} left.": "{who} left.", "Go.": "Go."}}
    theirs = Language("xx", "0", {"heat": {"Stop.": "!", "{who} left.": "{whom} {who}"}})
    assert complaints(theirs, ours) == [
        "heat: there is no message 'Stop.'.",
        "heat: '{who} left.' has nothing to put for whom.",
    ]
    assert gaps(theirs, ours) == ["heat: 2 of 3 messages are still English."]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "are no JSON"),
        ("[]", 'has no "language"'),
        ('{"page": {}}', 'has no "language"'),
        ('{"language": "German"}', 'such as "de"'),
        ('{"language": "de", "page": []}', "cannot be used"),
        ('{"language": "de", "page": {"yes": 1}}', "cannot be used"),
        ('{"language": "de", "plural": "n ="}', "cannot be used"),
        (
            '{"language": "de", "heat": {"{who} left.": "{whom} ging."}}',
            "nothing is put for {whom}",
        ),
        ('{"language": "de", "heat": {"Wait.": "Warte, {}."}}', "nothing is put for {}"),
        ('{"language": "de", "heat": {"Wait.": "Warte {"}}', "cannot be used"),
    ],
)
def test_a_file_that_is_no_catalogue_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "de.json"
    path.write_text(text)
    with pytest.raises(BadData, match=complaint):
        read_language(str(path))


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match="No such file"):
        read_language("nowhere.json")


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_game_is_in_the_catalogue(tmp_path: Path, name: str) -> None:
    path = write_foreign(tmp_path / "xa.json")
    program = [sys.executable, "-m", "tests.server.foreign_game", str(path), name]
    said = subprocess.run(program, capture_output=True, text=True, check=True)
    assert json.loads(said.stdout) == []
