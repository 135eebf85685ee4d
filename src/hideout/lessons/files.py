"""Where lessons are found: `lessons/NAME.toml` beside a game, whoever brings the game."""

import tomllib
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from hideout.engine.core import Game
from hideout.engine.reader import BadData
from hideout.lessons.lesson import Lesson
from hideout.words.files import home

FIRST: Final = "first"  # the lesson that a newcomer is offered
ENDING: Final = ".toml"


def folder(game: Game[Any]) -> Traversable | None:
    """The folder of a game's lessons, if it has one."""
    package = home(game)
    if not package:
        return None
    found: Traversable = resources.files(package) / "lessons"
    return found if found.is_dir() else None


def lesson_names(game: Game[Any]) -> list[str]:
    """The lessons of a game by name, the first one first."""
    there = folder(game)
    files = [] if there is None else [file.name for file in there.iterdir()]
    names = [name.removesuffix(ENDING) for name in files if name.endswith(ENDING)]
    return sorted(names, key=lambda name: (name != FIRST, name))


@lru_cache(maxsize=64)
def find_lesson(game: Game[Any], name: str = FIRST) -> Lesson:
    """A lesson, read and not yet played. Raises BadData with a sentence."""
    names = lesson_names(game)
    there = folder(game)
    if there is None or not names:
        raise BadData(f"{game.title} has no lesson yet.")
    if name not in names:
        raise BadData(f"{game.title} has no lesson '{name}'; there is: {', '.join(names)}.")
    try:
        data = tomllib.loads((there / f"{name}{ENDING}").read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The lesson '{name}' of {game.title} is not TOML: {error}") from None
    return Lesson(game, name, data)
