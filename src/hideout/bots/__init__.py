"""Bots by level and game."""

from typing import Any, Final

from hideout.bots.bot import Bot, RandomBot
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.weights import path_of
from hideout.bots.manner import PLAIN, read_manner
from hideout.bots.of_game import bots_of
from hideout.bots.search import SearchBot
from hideout.engine.core import Game, Seat
from hideout.engine.position import has_positions
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import find_game

LEARNED: Final = "learned"


def make_bot(level: str, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> Bot:
    """A bot for one seat. Raises BadData for a level or manner that there is not.

    `level` is `random`, `heuristic`, `learned` or `search`, with a budget (`search:500`,
    `search:200ms`) and manners (`heuristic+liar`) if you like; `search+learned` looks ahead with
    what was learned. All its chance comes from `rng`.
    """
    words, *manners = level.split("+")
    is_guided = words.startswith("search") and LEARNED in manners and is_learned(game)
    if is_guided:
        manners.remove(LEARNED)
    manner = read_manner(manners)
    found = bots_of(game)
    sensible = found.heuristic if manner == PLAIN else found.mannered
    name, colon, budget = words.partition(":")
    bot: Bot | None = None
    if words == "random":
        bot = RandomBot(game, seat, seats, rng)
    elif words == "heuristic" and sensible is not None:
        bot = sensible(game, seat, seats, rng)
    elif words == LEARNED and is_learned(game):
        bot = LearnedBot(game, seat, seats, rng)
    elif name == "search" and (budget or not colon):
        guide = LearnedBot(game, seat, seats, rng) if is_guided else None
        bot = SearchBot(game, seat, seats, rng, sensible, budget, guide)
    if bot is None:
        known = ", ".join(levels_of(game))
        raise BadData(f"There is no bot {level} for {game.title}; bots are {known}.")
    bot.behave(manner)
    return bot


def levels(game: str) -> list[str]:
    """The levels a game has bots for, weakest first. A search is handed worlds as positions."""
    return levels_of(find_game(game))


def levels_of(game: Game[Any]) -> list[str]:
    found = ["random"]
    if bots_of(game).heuristic is not None:
        found.append("heuristic")
    if is_learned(game):
        found.append(LEARNED)
    if has_positions(game):
        found.append("search")
    return found


def is_learned(game: Game[Any]) -> bool:
    """Whether weights are shipped for a game as it is printed; other cards have other numbers."""
    return game.is_printed_deck and path_of(game).is_file()


def usual_level(game: str) -> str:
    """The level that plays where nobody asks for one: sensible, and quick."""
    return "random" if bots_of(find_game(game)).heuristic is None else "heuristic"
