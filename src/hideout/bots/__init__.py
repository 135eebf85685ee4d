"""Bots by level and game."""

from typing import Any, Final

from hideout.bots.bot import Bot, RandomBot
from hideout.bots.ladder import RUNGS, Rung
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.level import learned_bot
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
    """A bot for one seat. Raises BadData for an unknown level or manner.

    `level` is a rung of the ladder (`first-night` to `shark`), or `random`, `heuristic`, `learned`
    or `search`, with a budget (`search:500`, `search:200ms`) and manners (`heuristic+liar`) if you
    like; `search+learned` looks ahead with what was learned. All its randomness comes from `rng`.
    """
    words, *manners = level.split("+")
    rung = who_stands_on(words, game) if words in RUNGS else None
    if isinstance(rung, str):
        return make_bot("+".join([rung, *manners]), game, seat, seats, rng)
    is_guided = words.startswith("search") and LEARNED in manners and is_learned(game)
    if is_guided:
        manners.remove(LEARNED)
    manner = read_manner(manners)
    found = bots_of(game)
    sensible = found.heuristic if manner == PLAIN else found.mannered
    name, colon, budget = words.partition(":")
    bot: Bot | None = None
    if rung is not None:
        bot = rung(game, seat, seats, rng)
    elif words == "random":
        bot = RandomBot(game, seat, seats, rng)
    elif words == "heuristic" and sensible is not None:
        bot = sensible(game, seat, seats, rng)
    elif words == LEARNED and is_learned(game):
        bot = learned_bot(game, seat, seats, rng)
    elif name == "search" and (budget or not colon):
        guide = learned_bot(game, seat, seats, rng) if is_guided else None
        bot = SearchBot(game, seat, seats, rng, sensible, budget, guide)
    if bot is None:
        known = ", ".join([*levels_of(game), *rungs_of(game)])
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


def rungs(game: str) -> list[str]:
    """The levels that people choose from, weakest first; none if the game has no ladder."""
    return rungs_of(find_game(game))


def rungs_of(game: Game[Any]) -> list[str]:
    return list(bots_of(game).ladder)


def who_stands_on(rung: str, game: Game[Any]) -> Rung | None:
    """Where nothing was learned with a game's cards, whoever stands below."""
    names = rungs_of(game)
    while names and names[-1] != rung:
        names.pop()
    for name in reversed(names):
        found = bots_of(game).ladder[name]
        needs_weights = (
            found == "learned" if isinstance(found, str) else issubclass(found, LearnedBot)
        )
        if is_learned(game) or not needs_weights:
            return found
    return None


def shipped(game: str) -> list[str]:
    """Every level there is: those by how they work, and those that people choose from."""
    return [*levels(game), *rungs(game)]


def is_learned(game: Game[Any]) -> bool:
    """Whether weights are shipped for a game as it is printed; other cards have other numbers."""
    return game.is_printed_deck and path_of(game).is_file()


def usual_level(game: str) -> str:
    """The level that plays unless somebody asks for another: sensible, and quick."""
    return "random" if bots_of(find_game(game)).heuristic is None else "heuristic"


def usual_rung(game: str) -> str:
    """The same on the ladder: the rung that the usual level stands on."""
    usual = usual_level(game)
    ladder = bots_of(find_game(game)).ladder
    return next((rung for rung, who in ladder.items() if who == usual), usual)
