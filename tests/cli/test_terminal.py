"""What the terminal says around a game, in other languages than English."""

from pathlib import Path

import pytest

import hideout.cli
from hideout.cli.terminal import terminal
from hideout.languages import languages
from hideout.words.check import messages
from hideout.words.files import source
from tests.cli.program import Hideout

HOME = Path(hideout.cli.__file__).parent


def test_every_message_is_said_somewhere() -> None:
    code = "".join(path.read_text() for path in HOME.rglob("*.py"))
    ids = [one.id.name for one in messages(source("hideout.cli", "en"))]
    assert [id for id in ids if f'"{id}"' not in code] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_given_what_it_uses(language: str) -> None:
    say = terminal(language)
    assert say("keyboard-pass", name="Ann")
    assert say("turn-no-choice", n=9, all=4)
    assert say("end-left", n=2)
    assert say.errors == set()


def test_lists_and_shares_are_those_of_the_language() -> None:
    german, english = terminal("de"), terminal("en")
    assert english.all_of(["Ann", "Bob", "Cy"]) == "Ann, Bob and Cy"
    assert english.one_of(["Ann", "Bob"]) == "Ann or Bob"
    assert german.all_of(["Ann", "Bob", "Cy"]) == "Ann, Bob und Cy"
    assert (english.percent(0.4), german.percent(0.4)) == ("40%", "40\xa0%")


def test_a_game_is_played_in_german(hideout: Hideout) -> None:
    command = ("play", "--seats", "3", "--me", "Ann", "--seed", "5", "--language", "de")
    ran = hideout(*command, typed="?\n99\nquit\n\n")
    assert ran.status == 0
    assert "Am Tisch, der Reihe nach: Bruno (Bot), Ann, Ada (Bot)." in ran.out
    assert "Was du eintippen kannst" in ran.out
    assert "Eine Nummer 99 gibt es nicht" in ran.out
    assert "Das Spiel wurde nach" in ran.out
    assert "Type" not in ran.out


def test_choices_are_typed_in_the_words_that_are_shown(hideout: Hideout) -> None:
    command = ("play", "--seats", "3", "--me", "Ann", "--seed", "5", "--language", "de")
    ran = hideout(*command, typed="\nrauchbombe\nquit\n\n")
    assert "Du nimmst die Rauchbombe." in ran.out
