"""Players of Millions of Dollars on a first night, halfway to what was learned, and beyond."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from hideout.bots.learned.sociable import HalfwayBot, SociableBot
from hideout.bots.millions_of_dollars.bot import MillionsBot, NumericView
from hideout.bots.millions_of_dollars.courtesy import character_of
from hideout.engine.core import Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.shown import View

WORLDS: Final = 3  # imagined by somebody who does not count Role cards
MOST: Final = 2  # millions, for anybody to go home


class MillionsNovice(MillionsBot):
    """Sends anybody, forgets who sent what, minds only its own money, and pays a little to whoever
    says that they have sent the same."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.count = WORLDS

    def choose(self, view: View, table: NumericView, legal: Sequence[Action]) -> Action:
        return legal[self.rng.below(len(legal))]

    def likelihood(self, table: NumericView, c: int, role: int) -> float:
        return 1.0

    def utility(self, table: NumericView, gains: list[int]) -> float:
        return float(gains[self.seat])

    def buy(
        self, table: NumericView, menu: Mapping[str, list[Action]], own: list[int], stay: float
    ) -> Action | None:
        mine = [table.known[c] for c in own]
        for action in menu.get("offer", ()):
            c = character_of(action)
            owner = table.owner(c)
            is_twin = self.claims[owner] in mine
            if is_twin and action.b <= MOST and self.courtesy.may_offer(owner, c, action.b):
                return action
        return None


SENDING: Final = frozenset({"choose", "choose-two", "name"})
PAIRED_SEATS: Final = 3  # at which everybody sends two


class HalfwayMillions(HalfwayBot):
    """Sends and names whom it learned to, and haggles as the sensible bot does."""

    keeps = SENDING


class MillionsShark(SociableBot):
    """Haggles as it learned to, but not for two Characters at once: there it hardly ever deals."""

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        super().__init__(game, seat, seats, rng, path)
        if seats == PAIRED_SEATS:
            self.left = frozenset(game.vocabulary.kinds) - SENDING
