"""Bots by level and game."""

from typing import Any, Final

from hideout.bots.bank_heist import BankHeistBot
from hideout.bots.bot import Bot, RandomBot
from hideout.bots.heat import HeatBot
from hideout.bots.heist_hustle import HeistHustleBot
from hideout.bots.millions_of_dollars import MillionsBot
from hideout.bots.oceans_heist import OceansBot
from hideout.bots.search import SearchBot
from hideout.engine.core import Game, Seat
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

# The sensible player of each game, by the game's name.
HEURISTICS: Final[dict[str, type[Bot]]] = {
    "bank-heist": BankHeistBot,
    "heat": HeatBot,
    "heist-hustle": HeistHustleBot,
    "millions-of-dollars": MillionsBot,
    "oceans-heist": OceansBot,
}


def make_bot(level: str, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> Bot:
    """A bot of a level for one seat. Raises BadData for a level that does not exist."""
    if level == "random":
        return RandomBot(game, seat, seats, rng)
    if level == "heuristic" and game.name in HEURISTICS:
        return HEURISTICS[game.name](game, seat, seats, rng)
    name, _, budget = level.partition(":")
    if name == "search":
        return SearchBot(game, seat, seats, rng, HEURISTICS.get(game.name), budget)
    known = ", ".join(levels(game.name))
    raise BadData(f"There is no bot {level} for {game.title}; bots are {known}.")


def levels(game: str) -> list[str]:
    """The levels a game has bots for, weakest first."""
    return ["random"] + ["heuristic"] * (game in HEURISTICS) + ["search"]


def usual_level(game: str) -> str:
    """The level that plays where nobody asks for one: sensible, and quick."""
    return "heuristic" if game in HEURISTICS else "random"
