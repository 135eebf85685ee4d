"""Where words are found: a `.ftl` file for each language beside each game."""

import sys
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from hideout.engine.core import Game
from hideout.languages import ENGLISH, PSEUDO

COMMON: Final = "hideout.words"  # the package with the words that all games share
SOFT_HYPHEN: Final = '{"\\u00AD"}'  # where a word may break on a card; a terminal would show it


def home(game: Game[Any]) -> str:
    """The package of a game, or the one that its module lies in; '' for a game in a script."""
    spec = sys.modules[type(game).__module__].__spec__
    if spec is None:
        return ""
    return spec.name if spec.submodule_search_locations is not None else spec.parent or ""


@lru_cache(200)  # bounded, for the language may be anything that somebody asks for
def source(package: str, language: str) -> str:
    """A package's words in a language, read once; '' if it has none."""
    if not package:
        return ""
    folder: Traversable = resources.files(package)
    return words_in(folder if package == COMMON else folder / "words", language)


def words_in(folder: Traversable, language: str, of: str = "") -> str:
    """The words of a folder in a language, or those of its file `of.TAG.ftl`; '' if it has none."""
    if language == PSEUDO:
        from hideout.words.pseudo import accented_words

        return accented_words(words_in(folder, ENGLISH, of))
    file = folder / (f"{of}.{language}.ftl" if of else f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def locale_of(language: str) -> Locale:
    return Locale.parse(ENGLISH if language == PSEUDO else language, sep="-")


def is_right_to_left(language: str) -> bool:
    return bool(locale_of(language).text_direction == "rtl")


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game in a language, with those that all games share."""
    return bundle_of(language, source(COMMON, language), source(package, language))


def bundle_of(language: str, *sources: str) -> FluentBundle:
    """The messages of these files, later ones before earlier ones."""
    tag = ENGLISH if language == PSEUDO else language
    # Marks around what is filled in are for text of both directions: a Latin name in Arabic.
    made = FluentBundle([tag], use_isolating=is_right_to_left(language))
    for text in sources:
        made.add_resource(FluentResource(text.replace(SOFT_HYPHEN, "")), allow_overrides=True)
    return made
