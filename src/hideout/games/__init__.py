"""The games, by name: the packages below this one, then those that other packages bring.

A package outside has an entry point of the group `hideout.games` whose name is the game's and
whose object is its `GAME`. Importing this imports them all. An outside game that cannot be used is
left out, and `BROKEN` says why.
"""

import re
import sys
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from hideout.engine.core import Game, Phase
from hideout.engine.outside import page_file, unseen
from hideout.engine.reader import BadData

GROUP: Final = "hideout.games"
PAGE_FILE: Final = re.compile(r"[a-z0-9][a-z0-9-]*\.(js|css|svg)")


def own_games() -> list[Game[Any]]:
    """The games of this package, in the order of their names."""
    here = str(Path(__file__).parent)
    names = sorted([found.name for found in iter_modules([here]) if found.ispkg])
    return [import_module(f"{__name__}.{name}").GAME for name in names]


def outside_game(entry: EntryPoint) -> Game[Any]:
    """The game an entry point names. Raises BadData if it cannot be used."""
    try:
        game = entry.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        told = " ".join(str(error).split()) or "no reason is given"
        raise BadData(
            f"{entry.value} cannot be imported: {type(error).__name__}, {told}."
        ) from None
    if not isinstance(game, Game):
        raise BadData(f"{entry.value} is not a Game.")
    fault = fault_of(game, entry.name)
    if fault:
        raise BadData(f"{entry.value}: {fault}")
    return game


def fault_of(game: Game[Any], name: str) -> str:
    """What would surprise the rest of the program, or ''."""
    if game.name != name:
        return f"the game is called '{game.name}' and its entry point '{name}'; use one name."
    if getattr(sys.modules[type(game).__module__], "GAME", None) is not game:
        return "the object must be called GAME and stand in the module of its class."
    for file in game.page_files:
        if not PAGE_FILE.fullmatch(file):
            return f"a page file is called like board.js, cover.svg or ink.css, not '{file}'."
        if page_file(type(game).__module__, file) is None:
            return f"there is no {file} in the folder page beside the game."
    for thing, base in [(game, Game), *[(phase, Phase) for phase in game.phases.values()]]:
        names = unseen(thing, base)
        if names:
            return (
                f"{type(thing).__name__} must call super().__init__(), and set what its class "
                f"body declares nowhere else: {', '.join(names)}."
            )
    return ""


def find_games(entries: list[EntryPoint]) -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """Every game that can be played, by name, and for every other a sentence that says why not."""
    games = {game.name: game for game in own_games()}
    broken: dict[str, str] = {}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        if entry.name in games:
            broken[entry.name] = f"{entry.value}: there is a game called {entry.name} already."
            continue
        try:
            games[entry.name] = outside_game(entry)
        except BadData as error:
            broken[entry.name] = str(error)
    return games, broken


_found: Final = find_games(list(entry_points(group=GROUP)))
GAMES: Final[dict[str, Game[Any]]] = _found[0]
BROKEN: Final[dict[str, str]] = _found[1]  # by name: why an outside game cannot be used


def game_for_newcomers() -> Game[Any]:
    """The game for somebody who names none."""
    return next((game for game in GAMES.values() if game.for_newcomers), next(iter(GAMES.values())))


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises BadData with a sentence."""
    if name in GAMES:
        return GAMES[name]
    if name in BROKEN:
        raise BadData(f"The game {name} cannot be used. {BROKEN[name]}")
    raise BadData(f"There is no game {name}; games are {', '.join(GAMES)}.")
