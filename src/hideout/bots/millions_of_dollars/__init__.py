"""Millions of Dollars for bots: the sensible player, lesser ones, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hideout.bots.ladder import ladder
from hideout.bots.learning import Learning
from hideout.bots.millions_of_dollars.bot import MillionsBot
from hideout.bots.millions_of_dollars.habits import MillionsHabits
from hideout.bots.millions_of_dollars.mind import MillionsMind
from hideout.bots.millions_of_dollars.novice import HalfwayMillions, MillionsNovice, MillionsShark
from hideout.bots.millions_of_dollars.reasons import because
from hideout.bots.outlook import Outlook, share
from hideout.engine.core import Seat
from hideout.engine.notation import Action


class MillionsOutlook(Outlook):
    """To the end of the round; nearer the target, less can still change."""

    playouts = 120
    talk = frozenset(
        {"claim", "ask", "no-comment", "roll-call", "hold", "drop", "unready", "withdraw-offer"}
    )
    great = frozenset({"choose", "name"})  # once a round, and nothing weighs more
    calm = 1.5  # what is always open
    swing = 0.25  # and what is more open for each dollar the leader still needs

    def effort(self, s: Any, advice: Action | None) -> int:
        return 4 if advice is not None and advice.verb in self.great else 1

    def mark(self, s: Any) -> int:
        return int(s.round)

    def value(self, s: Any, seat: Seat) -> float:
        if not s.pending():
            return float(s.game.returns(s)[seat])
        needs = max(0, s.options.target - max(s.cash))
        return share([float(cash) for cash in s.cash], seat, self.calm + self.swing * needs)


def statements(position: Mapping[str, Any]) -> Iterator[str]:
    """What is hidden at a table, as one could be told it."""
    roles = position["roles"]
    slots = max(1, len(roles) // len(position["cash"]))
    for at, role in enumerate(roles):
        if role != "none":
            yield f"p{at // slots} has sent the {role}"


HEURISTIC: Final = MillionsBot
OUTLOOK: Final = MillionsOutlook()
LEARNING: Final = Learning(seats=4, margin=15.0, spice=0.3)
BECAUSE: Final = because
HABITS: Final = MillionsHabits
LADDER: Final = ladder(MillionsNovice, "heuristic", HalfwayMillions, MillionsShark)
MIND: Final = MillionsMind
