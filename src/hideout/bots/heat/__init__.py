"""Heat for bots: the sensible player and the newcomer, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.heat.bot import HeatBot
from hideout.bots.heat.habits import HeatHabits
from hideout.bots.heat.mind import HeatMind
from hideout.bots.heat.novice import HalfwayHeat, HeatNovice
from hideout.bots.heat.reasons import because
from hideout.bots.ladder import ladder
from hideout.bots.learned.sociable import SociableBot
from hideout.bots.learning import Learning
from hideout.bots.outlook import Outlook, share
from hideout.engine.core import Seat
from hideout.engine.notation import Action


class HeatOutlook(Outlook):
    """To the end of the Heist; a token costs what it will cost at the pay-off."""

    playouts = 60
    talk = frozenset({"claim", "claim-quiet"})
    swing = 5.0  # dollars by which a Heist can change the gap between two seats
    heists = 3

    def spoken_of(self, advisor: Bot, legal: Sequence[Action], said: Action) -> Action | None:
        assert isinstance(advisor, HeatBot)
        plan = advisor.plan
        if plan is None:
            return None
        return next((a for a in legal if a.verb == "play" and a.a == plan[1]), None)

    def speak_of(
        self, advisor: Bot, view: Any, legal: Sequence[Action], move: Action
    ) -> Action | None:
        assert isinstance(advisor, HeatBot)
        return advisor.speak_of(move.a, view, legal)

    def mark(self, s: Any) -> int:
        return int(s.heist)

    def value(self, s: Any, seat: Seat) -> float:
        left = self.heists - s.heist + 1
        if not s.pending() or left <= 0:
            return float(s.game.returns(s)[seat])
        price = s.tables.price_at[min(len(s.tables.price_at) - 1, sum(s.heat))]
        token = max(price, 2) + 1.0
        worth = [money - token * heat for money, heat in zip(s.money, s.heat, strict=True)]
        return share(worth, seat, self.swing * sqrt(left))


def statements(position: Mapping[str, Any]) -> Iterator[str]:
    """What is hidden at a table, as one could be told it."""
    for seat, hand in enumerate(position["hands"]):
        yield from (f"p{seat} holds {card}" for card in hand)


HEURISTIC: Final = HeatBot
OUTLOOK: Final = HeatOutlook()
LEARNING: Final = Learning(seats=4, margin=20.0, spice=0.3)
BECAUSE: Final = because
HABITS: Final = HeatHabits
LADDER: Final = ladder(HeatNovice, "heuristic", HalfwayHeat, SociableBot)
MIND: Final = HeatMind
