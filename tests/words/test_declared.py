"""What a game tells of itself, in the language of whoever reads it, or else in English."""

from hideout.games import GAMES
from hideout.rulebook import rulebook
from hideout.server.web.api import game_info
from hideout.words.declared import declared

HUSTLE = GAMES["heist-hustle"]


def test_mood_and_options_are_told_in_german() -> None:
    said = declared(HUSTLE, "de")
    assert said["genre"] == "Würfel und Glück"
    assert said["option-tie-share"] == "Alle zusammen"


def test_every_option_of_our_games_has_words_of_its_own() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert option.title != option.name.replace("_", " "), f"{game.name} {option.name}"
            for words in (option.title, option.meaning, *option.choice_titles):
                assert not words[0].islower(), f"{game.name} {option.name}"


def test_what_no_language_has_words_for_is_english() -> None:
    assert declared(HUSTLE, "fi") == declared(HUSTLE)
    assert declared(HUSTLE)["mood"] == HUSTLE.mood


def test_the_house_tells_of_its_games_in_the_language_asked_for() -> None:
    told = game_info("heist-hustle", "de")
    assert told.genre == "Würfel und Glück"
    tie = next(option for option in told.options if option.name == "tie")
    assert tie.choice_titles == ["Alle zusammen", "Wer seltener angeführt hat"]
    assert [option.name for option in told.options] == [one.name for one in HUSTLE.options]


def test_clauses_that_are_not_translated_are_english_and_say_so() -> None:
    assert {clause.language for clause in rulebook("heist-hustle", "fi").values()} == {"en"}
    assert rulebook("heist-hustle", "fi").keys() == rulebook("heist-hustle").keys()
