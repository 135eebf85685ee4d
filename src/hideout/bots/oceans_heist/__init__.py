"""Ocean's Heist for bots: the sensible player, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.ladder import ladder
from hideout.bots.learning import Learning
from hideout.bots.oceans_heist.bot import OceansBot
from hideout.bots.oceans_heist.habits import OceansHabits
from hideout.bots.oceans_heist.mind import OceansMind
from hideout.bots.oceans_heist.novice import OceansCasual, OceansNovice
from hideout.bots.oceans_heist.plans import OceansPlans
from hideout.bots.oceans_heist.reasons import because
from hideout.bots.outlook import Line, Outlook
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import CONFIRM, SKIP
from hideout.games.oceans_heist.cards import SIDES


class OceansOutlook(Outlook):
    """To the end. One more edit of a draft decides nothing, so whole plans are compared.

    In the last rounds a playout is soon over, and there is time for more.
    """

    playouts = 25
    leans = (0.5, 2.0, 0.75, 1.4, 1.0, 1.0)

    def effort(self, s: Any, advice: Action | None) -> int:
        return max(1, int(s.round) - 2)

    def topic(self, advisor: Bot) -> object:
        assert isinstance(advisor, OceansBot)
        return advisor.about

    def scene(self, s: Any) -> object:
        return (s.phase.name, s.round, s.attempts)

    def is_searched(self, advice: Action | None) -> bool:
        """Whether there is a plan: skipping what is shown is none."""
        return advice is not None and advice is not SKIP

    def plan(self, advisor: Bot, advice: Action | None) -> Line:
        assert isinstance(advisor, OceansBot)
        rest = advisor.plan
        return Line(advice, (*rest, CONFIRM))

    def plan_anew(self, advisor: Bot, view: Any, legal: Sequence[Action], lean: float) -> Line:
        assert isinstance(advisor, OceansBot)
        topic = advisor.about
        advisor.about = ("", 0, 0)  # so that it plans again
        advisor.lean(lean)
        advice = advisor.act(view, legal, ())
        advisor.lean(1.0)
        assert advisor.about == topic
        return self.plan(advisor, advice)

    def follow(self, advisor: Bot, line: Line) -> None:
        assert isinstance(advisor, OceansBot)
        advisor.plan = list(line.rest)

    def value(self, s: Any, seat: Seat) -> float:
        """Half a win for a stalemate."""
        rating = s.game.result(s)["rating"]
        return float(rating[SIDES[s.side(seat)]])


def statements(position: Mapping[str, Any]) -> Iterator[str]:
    """What is hidden at a table, as one could be told it."""
    yield from (f"the Crew holds {card.split('#')[0]}" for card in position["equipment"]["hand"])
    yield from (f"the Staff has laid {card.split('#')[0]}" for card in position["laid"])


HEURISTIC: Final = OceansBot
OUTLOOK: Final = OceansOutlook()
LEARNING: Final = Learning(seats=2)
PLANS: Final = OceansPlans()
BECAUSE: Final = because
HABITS: Final = OceansHabits
LADDER: Final = ladder(OceansNovice, OceansCasual, "heuristic", "learned")
MIND: Final = OceansMind
