"""The games, by name. Importing this imports them all."""

from typing import Any, Final

from hideout.engine.core import Game
from hideout.engine.reader import BadData
from hideout.games.bank_heist import GAME as BANK_HEIST
from hideout.games.heat import GAME as HEAT
from hideout.games.heist_hustle import GAME as HEIST_HUSTLE
from hideout.games.millions_of_dollars import GAME as MILLIONS_OF_DOLLARS
from hideout.games.oceans_heist import GAME as OCEANS_HEIST

GAMES: Final[dict[str, Game[Any]]] = {
    game.name: game
    for game in (
        HEIST_HUSTLE,
        BANK_HEIST,
        HEAT,
        MILLIONS_OF_DOLLARS,
        OCEANS_HEIST,
    )
}


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises BadData with a sentence."""
    if name not in GAMES:
        raise BadData(f"There is no game {name}; games are {', '.join(GAMES)}.")
    return GAMES[name]
