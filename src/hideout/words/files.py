"""Where words are found: a `.ftl` file for each language beside each game."""

import sys
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from hideout.engine.core import Game

COMMON: Final = "hideout.words"  # the package with the words that all games share


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
    file = (folder if package == COMMON else folder / "words") / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game in a language, with those that all games share."""
    # Marks around what is filled in are for text of both directions: a Latin name in Arabic.
    made = FluentBundle(
        [language], use_isolating=Locale.parse(language, sep="-").text_direction == "rtl"
    )
    made.add_resource(FluentResource(source(COMMON, language)))
    made.add_resource(FluentResource(source(package, language)), allow_overrides=True)
    return made
