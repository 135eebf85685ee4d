"""A bot that learned which plan to choose, where a move is a plan of many edits.

The game's sensible bot makes the plans (`Plans`) and carries out the one that is chosen. The net
is shown what each of them comes to in figures and says how likely it is to win.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import exp
from pathlib import Path
from typing import Any, Final

from hideout.bots.bot import Bot, Thought
from hideout.bots.learned.net import Net, load_net
from hideout.bots.learned.weights import check_fit, path_of
from hideout.bots.of_game import bots_of
from hideout.bots.outlook import Line
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

WORTH: Final = "worth"
CLIMBS: Final = 5  # times it looks for a better plan near the best


class Figures:
    """What a net that chooses is shown of a plan and what it answers, by name."""

    def __init__(self, version: int, names: Sequence[str]) -> None:
        self.version = version
        self.columns = {name: at for at, name in enumerate(names)}
        self.parts = {WORTH: 0}

    def digest(self) -> str:
        """Two nets choose by the same figures if these are equal."""
        return sha256("\n".join([*self.columns, "", *self.parts]).encode()).hexdigest()


@cache
def figures_of(game: Game[Any]) -> Figures:
    plans = bots_of(game).plans
    assert plans is not None
    return Figures(game.observer(game.seats[0]).version, plans.names(game))


class Chooser(Bot):
    """Does as the sensible bot does, except for what it plans."""

    name = "learned"
    ponders = True

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        found = bots_of(game)
        assert found.plans is not None
        assert found.heuristic is not None
        self.plans = found.plans
        self.outlook = found.outlook
        self.advisor = found.heuristic(game, seat, seats, rng)
        self.topic: object = None  # what the plan that is being carried out is for

    def act(self, view: Any, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        self.thoughts = []
        self.advisor.listeners = self.listeners
        advice = self.advisor.act(view, legal, events)
        self.remarks = self.advisor.remarks
        topic = self.outlook.topic(self.advisor)
        is_under_way = topic == self.topic
        self.topic = topic
        if is_under_way or not self.outlook.is_searched(advice):
            return advice
        if not self.plans.has_choice(self.advisor, view):
            return advice
        line = self.choose(view, legal, self.outlook.plan(self.advisor, advice))
        self.outlook.follow(self.advisor, line)
        return line.first

    def choose(self, view: Any, legal: Sequence[Action], advised: Line) -> Line:
        raise NotImplementedError

    def ranked(
        self, net: Net, view: Any, legal: Sequence[Action], advised: Line
    ) -> list[tuple[float, Line]]:
        """Plans with their values, the best first: the advisor's, others, and those near the best.

        What a seat sees does not change while it compares, so figures can be told one at a time.
        """
        plans, advisor = self.plans, self.advisor
        lines = [advised, *plans.others(advisor, view, legal, self.rng, True)]
        tell = plans.teller(advisor, view)
        known: dict[Line, float] = {}
        worth: dict[tuple[float, ...], float] = {}  # by figures: nets asked again may round anew
        for _ in range(CLIMBS):
            fresh = [line for line in dict.fromkeys(lines) if line not in known]
            if not fresh:
                break
            rows = [tuple(tell(line)) for line in fresh]
            asked = [row for row in dict.fromkeys(rows) if row not in worth]
            if asked:
                worth.update(zip(asked, net.worths(asked), strict=True))
            known.update((line, worth[row]) for line, row in zip(fresh, rows, strict=True))
            best = max(known, key=lambda line: known[line])
            lines = plans.like(advisor, view, best, self.rng)
        order = sorted(known, key=lambda line: -known[line])
        return [(known[line], line) for line in order]


class ChoosingBot(Chooser):
    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, path: Path | None = None
    ) -> None:
        """Raises BadData if there are no weights for the game, or they do not fit it."""
        super().__init__(game, seat, seats, rng)
        self.weights, self.net = load_net(path or path_of(game))
        check_fit(self.weights, game, figures_of(game))

    def choose(self, view: Any, legal: Sequence[Action], advised: Line) -> Line:
        ranked = self.ranked(self.net, view, legal, advised)
        self.thoughts = [Thought(line.first, chance(value), 1) for value, line in ranked]
        return ranked[0][1]


def chance(value: float) -> float:
    return 1.0 / (1.0 + exp(-value))
