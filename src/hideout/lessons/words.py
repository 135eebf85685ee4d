"""The words of lessons: a file for each language in the folder of the lessons."""

from typing import Any

from fluent.runtime import FluentBundle

from hideout.engine.core import Game
from hideout.languages import ENGLISH, is_language
from hideout.lessons.files import folder
from hideout.words.files import COMMON, bundle_of, home, source, words_in
from hideout.words.narrator import Narrator


def lesson_words(game: Game[Any], language: str = ENGLISH) -> str:
    """What a game's lessons say in a language; '' if nobody has written it."""
    there = folder(game)
    if there is None or not is_language(language):
        return ""
    return words_in(there, language)


class Tutor(Narrator):
    """A narrator who knows the words of the game's lessons, too."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        super().__init__(game, language)
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = [_bundle(game, one) for one in spoken]


def _bundle(game: Game[Any], language: str) -> FluentBundle:
    shared = [source(package, language) for package in (COMMON, home(game))]
    return bundle_of(language, *shared, lesson_words(game, language))
