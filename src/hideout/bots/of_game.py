"""What a game brings for bots, found by its name.

A game of this package has it in `hideout/bots/<package>` (a module or a package), an outside game
in its own module `bot`. There may be

    HEURISTIC    the sensible player, a `Bot`
    MANNERED     the one that plays where manners are asked for, if that is another
    OUTLOOK      how the search looks at the game, an `Outlook`
    PLANS        where moves are whole plans: what there is to choose from, `Plans`
    LEARNING     at which tables a net learns it, `Learning`
    BECAUSE      why a move is a sensible one, for newcomers; see `reasons`
    LADDER       who plays at the levels that people choose from, see `ladder`
    MIND         what a seat makes of a game, told when it is over, `Mind`
    HABITS       what makes good company there, `Habits`
    statements   what is hidden in a position, as statements a seat could be told
    identity_odds   where people have hidden identities: the chance of each of them for every seat,
                 from one seat's eyes
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from hideout.bots.bot import Bot
from hideout.bots.habits import Habits
from hideout.bots.hindsight import Mind
from hideout.bots.ladder import Ladder
from hideout.bots.learning import Learning
from hideout.bots.outlook import Outlook
from hideout.bots.plans import Plans
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.outside import part_of

Statements = Callable[[Mapping[str, Any]], Iterable[str]]
Because = Callable[[Game[Any], Any, Action | None, Sequence[Event]], Message]
IdentityOdds = Callable[[Any, Seat], list[dict[str, float]]]


def no_statements(position: Mapping[str, Any]) -> Iterable[str]:
    return ()


def no_reason(
    game: Game[Any], view: Any, action: Action | None, events: Sequence[Event]
) -> Message:
    return Message("because-usual" if action is not None else "because-wait")


class GameBots:
    """What one game brings; everything else has a default."""

    def __init__(self, module: object) -> None:
        self.heuristic: type[Bot] | None = getattr(module, "HEURISTIC", None)
        self.mannered: type[Bot] | None = getattr(module, "MANNERED", self.heuristic)
        self.outlook: Outlook = getattr(module, "OUTLOOK", Outlook())
        self.learning: Learning = getattr(module, "LEARNING", Learning())
        self.plans: Plans | None = getattr(module, "PLANS", None)
        self.mind: type[Mind] | None = getattr(module, "MIND", None)
        self.ladder: Ladder = getattr(module, "LADDER", {})
        self.habits: type[Habits] | None = getattr(module, "HABITS", None)
        self.statements: Statements = getattr(module, "statements", no_statements)
        self.because: Because = getattr(module, "BECAUSE", no_reason)
        self.identity_odds: IdentityOdds | None = getattr(module, "identity_odds", None)


def bots_of(game: Game[Any]) -> GameBots:
    return _bots_at(type(game).__module__)


@cache
def _bots_at(home: str) -> GameBots:
    return GameBots(part_of(home, "hideout.bots", "bot"))
