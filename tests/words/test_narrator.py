"""Messages become words for one reader."""

import sys
from types import ModuleType
from typing import Any

import pytest

from hideout.engine.core import EVERYONE, TABLE, Event, Game
from hideout.engine.message import Message
from hideout.games import find_game
from hideout.words import Narrator, narrator
from tests.testing.toy import Toy

GAME = find_game("heist-hustle")
NAMES = ["Ann", "Bob", "none"]


@pytest.fixture
def hustle() -> Narrator:
    return Narrator(GAME)


def event(kind: str, seat: int, a: int = -1, b: int = -1) -> Event:
    return Event(kind, seat, a, b, EVERYONE)


def test_a_reader_is_spoken_to_and_others_are_spoken_of(hustle: Narrator) -> None:
    took = event("took", 1, 0)
    assert hustle.sentence(took, 1, NAMES) == "You took the Crowbar."
    assert hustle.sentence(took, 0, NAMES) == "Bob took the Crowbar."
    assert hustle.sentence(took, TABLE, NAMES) == "Bob took the Crowbar."


def test_nobody_is_mistaken_for_a_variant(hustle: Narrator) -> None:
    assert hustle.sentence(event("took", 2, 0), 0, NAMES) == "none took the Crowbar."
    assert hustle.sentence(event("took", 0, 0), 1, ["who", "Bob"]) == "who took the Crowbar."


def test_numbers_have_their_plural_and_no_separators(hustle: Narrator) -> None:
    assert (
        hustle.sentence(event("heist-points", 0, 1), 0, NAMES)
        == "You scored 1 point for the heist."
    )
    long = "You scored 12345 points for the heist."
    assert hustle.sentence(event("heist-points", 0, 12345), 0, NAMES) == long


def test_a_message_nobody_has_written_is_still_said(hustle: Narrator) -> None:
    assert hustle.say(Message("event-winked-at", {"who": "p0", "other": "p1"}), NAMES) == (
        "Ann: winked at Bob."
    )
    assert hustle.say(Message("act-wink-at", {"seat": "p1"}), NAMES) == "Wink at Bob"
    assert hustle.say(Message("ask-duel"), NAMES) == "Your move: duel."
    assert hustle.say(Message("no-such-luck", {"who": "p1"}), NAMES) == (
        "Not possible: such luck Bob."
    )


def test_lists_and_messages_within_messages(hustle: Narrator) -> None:
    wish = Message("act-take", {"weapon": "lock-picks"})
    refused = Message("no-taken", {"wish": wish, "other": "p1"})
    assert hustle.say(refused, NAMES) == (
        "'Take the Lock Picks' is not possible: that weapon is no longer on the table; Bob has it."
    )
    listed = Message("act-list", {"what": ["crowbar", "p0", 3]})
    assert hustle.say(listed, NAMES) == "List Crowbar, Ann, 3"


def test_an_owners_deck_keeps_its_own_titles() -> None:
    deck: dict[str, Any] = {key: [dict(card) for card in GAME.deck[key]] for key in GAME.deck}  # type: ignore[attr-defined]
    deck["weapons"][0]["title"] = "Can Opener"
    own = Narrator(GAME.with_deck(deck))
    assert own.sentence(event("took", 1, 0), 0, NAMES) == "Bob took the Can Opener."


def test_a_message_without_what_it_uses_is_noted(hustle: Narrator) -> None:
    hustle.say(Message("event-took", {"who": "p0"}), NAMES)
    (error,) = hustle.errors
    assert error.startswith("event-took: ")


def test_a_game_in_a_module_or_a_script_needs_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Narrator(Toy()).say(Message("ask-x")) == "Your move: x."
    script = ModuleType("script")
    script.__spec__ = None
    monkeypatch.setitem(sys.modules, "script", script)
    monkeypatch.setattr(Toy, "__module__", "script")
    assert Narrator(Toy()).say(Message("ask-x")) == "Your move: x."


def test_there_is_one_narrator_of_a_game() -> None:
    assert narrator(GAME) is narrator(GAME)


def test_a_reasons_own_english_is_for_want_of_written_words(own: Game[Any]) -> None:
    nodded = Message("no-nodded", {"wish": Message("act-nod", {"seat": "p1"})})
    assert Narrator(Toy()).say(nodded, NAMES) == "'Nod Bob' is too much: you have nodded."
    assert Narrator(own).say(nodded, NAMES) == "You have nodded already."
    assert Narrator(own, "de").say(nodded, NAMES) == "Du hast schon genickt."
    unwritten = Message("no-to-another", {"wish": Message("act-nod", {"seat": "p1"})})
    assert Narrator(own, "de").say(unwritten, NAMES) == (
        "'Nod Bob': nod to somebody else at the table."
    )
