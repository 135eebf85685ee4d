"""Players of Ocean's Heist who look less far: at fewer replies of the other team, at this round."""

from typing import Any, Final

from hideout.bots.oceans_heist.bot import OceansBot
from hideout.engine.core import Game, Seat
from hideout.engine.rng import Rng

CARELESS: Final = 0.3  # part of a card's worth that using it seems to cost
WIDE: Final = 8.0  # how far the Staff strays from what would be hardest


class OceansCasual(OceansBot):
    """Has no plan for its money, and makes one guess at what the other team is up to."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.crew.samples = 1
        self.crew.is_thrifty = False
        self.staff.remembers = False


class OceansNovice(OceansCasual):
    """And spends as if there were no tomorrow, and lays Defenses more or less as they come."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.crew.care = CARELESS
        self.staff.spread = WIDE
