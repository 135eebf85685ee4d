"""The words of lessons: a file for each language in the folder of the lessons."""

from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from hideout.engine.core import Game
from hideout.languages import ENGLISH, is_language
from hideout.lessons.files import folder
from hideout.words.files import COMMON, home, source
from hideout.words.narrator import Narrator


def lesson_words(game: Game[Any], language: str = ENGLISH) -> str:
    """What a game's lessons say in a language; '' if nobody has written it."""
    there = folder(game)
    if there is None or not is_language(language):
        return ""
    file = there / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


class Tutor(Narrator):
    """A narrator who knows the words of the game's lessons, too."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        super().__init__(game, language)
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = [_bundle(game, one) for one in spoken]


def _bundle(game: Game[Any], language: str) -> FluentBundle:
    is_mixed = Locale.parse(language, sep="-").text_direction == "rtl"
    made = FluentBundle([language], use_isolating=is_mixed)
    for text in (source(COMMON, language), source(home(game), language)):
        made.add_resource(FluentResource(text), allow_overrides=True)
    made.add_resource(FluentResource(lesson_words(game, language)), allow_overrides=True)
    return made
