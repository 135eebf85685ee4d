"""Where a move is a plan of many edits, a net does not edit: it chooses among whole plans.

A game that declares how (`PLANS`, beside its bot) says which plans its sensible bot could make
instead of its own, and what each of them comes to in figures. `hideout train` then learns from
many games which figures win.
"""

from collections.abc import Callable, Sequence
from typing import Any

from hideout.bots.bot import Bot
from hideout.bots.outlook import Line
from hideout.engine.core import Game
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

Teller = Callable[[Line], list[float]]


class Plans:
    """What there is to choose from. It is given only what a seat knows: its view, its advisor."""

    def names(self, game: Game[Any]) -> list[str]:
        """What the figures of a plan are called, in order; always the same for a game."""
        raise NotImplementedError

    def has_choice(self, advisor: Bot, view: Any) -> bool:
        """Whether there are other plans at all: there are none once somebody has begun one, say."""
        raise NotImplementedError

    def others(
        self, advisor: Bot, view: Any, legal: Sequence[Action], rng: Rng, many: bool
    ) -> list[Line]:
        """Plans besides the advisor's own; if not `many`, one or a few of them at random."""
        raise NotImplementedError

    def like(self, advisor: Bot, view: Any, line: Line, rng: Rng) -> list[Line]:
        """Some plans that differ a little from one, to make a good one better."""
        return []

    def teller(self, advisor: Bot, view: Any) -> Teller:
        """Tells what a plan comes to, each figure about 0 to 1."""
        raise NotImplementedError
