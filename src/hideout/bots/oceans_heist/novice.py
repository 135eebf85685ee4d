"""Players of Ocean's Heist who look less far: at fewer ways of the other team, at this round."""

from typing import Any, Final

from hideout.bots.oceans_heist.bot import OceansBot
from hideout.engine.core import Game, Seat
from hideout.engine.rng import Rng

GUESSES: Final = 2  # of what the Staff may have laid
WIDE: Final = 2.5  # how far the Staff strays from what would be hardest
WIDER: Final = 8.0


class OceansCasual(OceansBot):
    """Plans for its money, but guesses at the other team more than it reckons."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.crew.samples = GUESSES
        self.staff.spread = WIDE
        self.staff.remembers = False


class OceansNovice(OceansBot):
    """One guess, no plan for its money, and Defenses more or less as they come."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.crew.samples = 1
        self.crew.is_thrifty = False
        self.staff.spread = WIDER
        self.staff.remembers = False
