"""Who plays at the level `learned`: a net that moves, or one that chooses among plans."""

from pathlib import Path
from typing import Any

from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.chooser import ChoosingBot
from hideout.bots.of_game import bots_of
from hideout.engine.core import Game, Seat
from hideout.engine.rng import Rng


def learned_bot(
    game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
) -> LearnedBot | ChoosingBot:
    """Raises BadData if there are no weights for the game, or they do not fit it."""
    if bots_of(game).plans is not None:
        return ChoosingBot(game, seat, seats, rng, path)
    return LearnedBot(game, seat, seats, rng, path)
