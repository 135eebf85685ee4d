"""Bots by level and game."""

from typing import Any, Final

from hideout.bots.bank_heist import BankHeistBot
from hideout.bots.bank_heist_talker import BankHeistTalker
from hideout.bots.bot import Bot, RandomBot
from hideout.bots.heat import HeatBot
from hideout.bots.heist_hustle import HeistHustleBot
from hideout.bots.manner import PLAIN, read_manner
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


# Where manners take more than the numbers that a sensible player reads.
MANNERED: Final[dict[str, type[Bot]]] = {"bank-heist": BankHeistTalker}


def make_bot(level: str, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> Bot:
    """A bot for one seat. Raises BadData for a level or manner that there is not.

    `level` is `random`, `heuristic` or `search`, with a budget (`search:500`, `search:200ms`) and
    manners (`heuristic+liar`) if you like. All its chance comes from `rng`.
    """
    words, *manners = level.split("+")
    manner = read_manner(manners)
    sensible = HEURISTICS.get(game.name)
    if manner != PLAIN:
        sensible = MANNERED.get(game.name, sensible)
    name, colon, budget = words.partition(":")
    bot: Bot | None = None
    if words == "random":
        bot = RandomBot(game, seat, seats, rng)
    elif words == "heuristic" and sensible is not None:
        bot = sensible(game, seat, seats, rng)
    elif name == "search" and (budget or not colon):
        bot = SearchBot(game, seat, seats, rng, sensible, budget)
    if bot is None:
        known = ", ".join(levels(game.name))
        raise BadData(f"There is no bot {level} for {game.title}; bots are {known}.")
    bot.behave(manner)
    return bot


def levels(game: str) -> list[str]:
    """The levels a game has bots for, weakest first."""
    return ["random"] + ["heuristic"] * (game in HEURISTICS) + ["search"]


def usual_level(game: str) -> str:
    """The level that plays where nobody asks for one: sensible, and quick."""
    return "heuristic" if game in HEURISTICS else "random"
