"""Options of a table."""

from dataclasses import fields
from typing import Any

import pytest

from hideout.engine.options import Option, read_options, settings_of
from hideout.engine.reader import BadData
from hideout.games import GAMES

OPTIONS = (
    Option("bail", False, "may bail"),
    Option("tie", "share", "who wins", choices=("share", "fewer")),
    Option("clock", 20, "seconds", low=5, high=120),
    Option("cash", 100, "dollars", low=0, high=500, step=50),
)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(OPTIONS, {}) == {"bail": False, "tie": "share", "clock": 20, "cash": 100}


def test_an_option_is_called_by_its_title_or_else_by_its_name() -> None:
    plain = Option("fewer_lead", "a_b", "who wins", choices=("a_b", "c"))
    assert (plain.title, plain.choice_titles) == ("fewer lead", ("a b", "c"))
    told = Option(
        "tie", "a", "who wins", title="A tie", choices=("a", "c"), choice_titles=("All", "Nobody")
    )
    assert (told.title, told.choice_titles) == ("A tie", ("All", "Nobody"))


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("bail", True, True),
        ("bail", "on", True),
        ("bail", "yes", True),
        ("bail", "true", True),
        ("bail", "off", False),
        ("bail", "no", False),
        ("tie", "fewer", "fewer"),
        ("clock", 5, 5),
        ("clock", "120", 120),
        ("cash", "150", 150),
    ],
)
def test_texts_and_values_are_read(name: str, given: object, value: object) -> None:
    assert read_options(OPTIONS, {name: given})[name] == value


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("bail", "maybe", "The option bail takes on or off, not 'maybe'."),
        ("bail", 1, "The option bail takes on or off, not 1."),
        ("tie", "more", "The option tie takes share, fewer, not 'more'."),
        ("tie", 3, "The option tie takes share, fewer, not 3."),
        ("clock", 4, "The option clock takes 5 to 120, not 4."),
        ("clock", "121", "The option clock takes 5 to 120, not '121'."),
        ("clock", True, "The option clock takes 5 to 120, not True."),
        ("clock", 7.5, "The option clock takes 5 to 120, not 7.5."),
        ("clock", "-20", "The option clock takes 5 to 120, not '-20'."),
        ("clock", "--20", "The option clock takes 5 to 120, not '--20'."),
        ("cash", 125, "The option cash takes 0 to 500 in steps of 50, not 125."),
        ("speed", 1, "There is no option speed; options are bail, tie, clock, cash."),
    ],
)
def test_impossible_values_are_refused(name: str, given: object, sentence: str) -> None:
    with pytest.raises(BadData) as complaint:
        read_options(OPTIONS, {name: given})
    assert str(complaint.value) == sentence


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        (
            ("turns", 5, {}),
            "The default of an option must be allowed. The option turns takes 0 to 0,",
        ),
        (("end", "long", {"choices": ("short", "middle")}), "takes short, middle, not 'long'."),
        (("step", 125, {"high": 500, "step": 50}), "takes 0 to 500 in steps of 50, not 125."),
        (("Two words", False, {}), "lower-case, as in two_words: 'Two words'."),
    ],
)
def test_an_option_that_cannot_be_is_refused_when_it_is_declared(
    declared: tuple[str, object, dict[str, Any]], sentence: str
) -> None:
    name, default, bounds = declared
    with pytest.raises(BadData) as complaint:
        Option(name, default, "no good", **bounds)
    assert sentence in str(complaint.value)


def test_two_options_have_two_names() -> None:
    with pytest.raises(BadData, match="have the same name"):
        read_options((*OPTIONS, Option("bail", True, "may not bail")), {})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadData, match="There is no option x; this game has none"):
        read_options((), {"x": 1})


@pytest.mark.parametrize("name", GAMES)
def test_a_games_options_are_those_of_its_table(name: str) -> None:
    game = GAMES[name]
    chosen = game.new(game.seats[0], 0, {}).options
    declared = {field.name: field.type for field in fields(chosen)}
    assert list(declared) == [option.name for option in game.options]
    assert all(declared[option.name] is type(option.default) for option in game.options)
    assert settings_of(game.options, chosen) == {o.name: o.default for o in game.options}
