"""What a game declares about itself, in a reader's language: its mood, its kind, its options."""

from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle

from hideout.engine.core import Game
from hideout.engine.options import Option
from hideout.languages import ENGLISH, PSEUDO
from hideout.words.files import bundle, home


def in_english(game: Game[Any]) -> dict[str, str]:
    """What there is to translate, by the id that a language gives its own words under."""
    found = {"mood": game.mood, "genre": game.genre}
    for option in game.options:
        name = f"option-{option.name}"
        found[name] = option.title
        found[f"{name}-meaning"] = option.meaning
        for choice, title in zip(option.choices, option.choice_titles, strict=True):
            found[choice_id(option, choice)] = title
    return found


def choice_id(option: Option, choice: str) -> str:
    """What a choice is called; no message has a dot in its id."""
    return f"option-{option.name}-{choice}".replace(".", "_")


@lru_cache(maxsize=256)
def declared(game: Game[Any], language: str = ENGLISH) -> dict[str, str]:
    """All of it in a language, and in English where that language has no words."""
    english = in_english(game)
    if language == ENGLISH:
        return english
    if language == PSEUDO:
        from hideout.words.pseudo import accented

        return {name: accented(text) for name, text in english.items()}
    words = bundle(home(game), language)
    return {name: _said(words, name) or text for name, text in english.items()}


def _said(words: FluentBundle, name: str) -> str:
    pattern = words.get_message(name).value if words.has_message(name) else None
    return "" if pattern is None else str(words.format_pattern(pattern)[0])
