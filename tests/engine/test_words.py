"""Other languages: what is said in them, what is not, and what a catalogue has to hold."""

from collections.abc import Iterator

import pytest

from hideout.engine.words import ENGLISH, Language, Speaker, learn, naming, title


@pytest.fixture
def polish() -> Iterator[None]:
    rule = "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"
    learn(
        Language(
            "pl",
            rule,
            {
                "tests": {
                    "Wait.": "Czekaj.",
                    "{n} cards": ["{n} karta", "{n} karty", "{n} kart"],
                    "{who} left.": "{who} odchodzi.",
                    "you: {who} left.": "Odchodzisz.",
                },
                "cards": {"Crowbar": "Łom"},
            },
        )
    )
    yield
    learn(ENGLISH)


def test_english_needs_no_catalogue() -> None:
    say = Speaker("tests")
    assert say("Wait.") == "Wait."
    assert say.forms("{n} card", "{n} cards").of(1) == "1 card"
    assert say.forms("{n} card", "{n} cards").of(0) == "0 cards"
    assert say.to_you({"left": "{who} left."}) == {"left": "{who} left."}
    assert title("Crowbar") == "Crowbar"


def test_a_language_has_its_own_words_forms_and_titles(polish: None) -> None:
    say = Speaker("tests")
    assert say.all({"wait": "Wait.", "go": "Go."}) == {"wait": "Czekaj.", "go": "Go."}
    cards = say.forms("{n} card", "{n} cards")
    assert [cards.of(n) for n in (1, 3, 5, 12, 22)] == [
        "1 karta",
        "3 karty",
        "5 kart",
        "12 kart",
        "22 karty",
    ]
    assert title("Crowbar") == "Łom"
    assert title("My own card") == "My own card"


def test_who_did_it_may_read_other_words(polish: None) -> None:
    say = Speaker("tests")
    table = {"left": "{who} left.", "over": "It is over."}
    assert say.all(table)["left"] == "{who} odchodzi."
    assert say.to_you(table) == {"left": "Odchodzisz.", "over": "It is over."}


def test_all_that_was_said_is_in_the_catalogue() -> None:
    say = Speaker("tests")
    say.each(("", "One.", "Two."))
    say.to_you({"left": "{who} left.", "over": "It is over."})
    say.forms("{n} card", "{n} cards")
    assert say.said == {
        "One.": "One.",
        "Two.": "Two.",
        "{who} left.": "{who} left.",
        "you: {who} left.": "{who} left.",
        "It is over.": "It is over.",
        "{n} cards": ["{n} card", "{n} cards"],
    }


def test_messages_that_name_a_field_are_found() -> None:
    table = {"drew": "{who} drew {card}.", "left": "{who} left.", "over": "It is over."}
    yours = {"drew": "You drew.", "left": "You left {card}.", "over": "It is over."}
    assert naming(("{card}",), (table,)) == {"drew"}
    assert naming(("{card}",), (table, yours)) == {"drew", "left"}
    assert naming(("{whose}", "{who}"), (table, yours)) == {"drew", "left"}
