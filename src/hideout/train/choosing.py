"""Training where a net chooses among whole plans: try plans out, learn which figures win, again.

Nothing that was tried is forgotten: each update learns anew from all games so far, and the next
games are played by what was learned, with some curiosity.
"""

from pathlib import Path
from typing import Any, Final

import numpy

from hideout.bots.learned.chooser import Figures, figures_of
from hideout.bots.of_game import bots_of
from hideout.games import find_game
from hideout.sim.seeds import derived_seed
from hideout.train.appraiser import appraise_better, is_held, merged, surprise
from hideout.train.explore import Tried
from hideout.train.learner import NumpyLearner, new_layers
from hideout.train.training import Training, TrainingPlan

NETS: Final = 4  # that learn from the same games, and are asked together
WARM: Final = 2.0  # times as curious in the warm-up: the sensible bot is not to be copied


class ChoiceTraining(Training):
    def __init__(self, plan: TrainingPlan, folder: Path) -> None:
        super().__init__(plan, folder)
        self.tried: list[Tried] = []

    def _numbers(self) -> Figures:
        return figures_of(self.game)

    def _state(self) -> dict[str, Any]:
        return {**super()._state(), **joined_in_order(self.tried)._asdict()}

    def resume(self) -> None:
        super().resume()
        kept = self._kept()
        self.tried = [Tried(*(kept[name] for name in Tried._fields))]

    def _ask_to_play(self) -> None:
        self._explore(self.learner.layers(), self.plan.spar_games, self.plan.curiosity)

    def _explore(self, layers: Any, games: int, curiosity: float) -> None:
        plan, crew = self.plan, self.crew
        assert crew is not None
        numbers, count = range(self.games, self.games + games), len(crew)
        crew.ask(
            [
                ("explore", (layers, self.sizes, numbers[at::count], curiosity, plan.spar))
                for at in range(count)
            ]
        )
        self.games += games

    def _learn(self) -> dict[str, Any]:
        plan, crew = self.plan, self.crew
        assert crew is not None
        self.tried += crew.answers()
        tried = joined_in_order(self.tried)
        self.tried = [tried]
        self.decisions = len(tried.worth)
        figures = len(self.numbers.columns)
        nets = []
        for at in range(NETS):
            layers = new_layers(figures, plan.hidden, 1, derived_seed(plan.seed, "net", at))
            learner = NumpyLearner(layers, derived_seed(plan.seed, "learner", at))
            appraise_better(learner, tried, plan.rate, plan.epochs, plan.minibatch)
            nets.append(learner.layers())
        self.learner = NumpyLearner(merged(nets), derived_seed(plan.seed, "learner"))
        return {
            "surprise": surprise(self.learner.w, tried, is_held(tried)),
            "known_surprise": surprise(self.learner.w, tried, ~is_held(tried)),
        }

    def _warm_up(self) -> dict[str, Any]:
        """Try plans besides those of the sensible bot."""
        self._explore(None, self.plan.warm_up, WARM * self.plan.curiosity)
        return {"games": self.games, **self._learn()}

    def _go_on(self, began: float) -> dict[str, Any]:
        told = self._learn()
        self.update += 1
        self._clock(began)
        self.is_due = self._is_done() or self.update % self.plan.match_every == 0
        played = self.games
        if not self.is_due:
            self._ask_to_play()
        return {
            "update": self.update, "seconds": round(self.seconds, 2), "games": played,
            "decisions": self.decisions, **told,
        }  # fmt: skip


def joined_in_order(tried: list[Tried]) -> Tried:
    """Game by game, so that it is all the same which process has played which of them."""
    order = numpy.argsort(numpy.concatenate([some.game for some in tried]), kind="stable")
    return Tried(*(numpy.concatenate(column)[order] for column in zip(*tried, strict=True)))


def training_of(plan: TrainingPlan, folder: Path) -> Training:
    """How a game is learned: by choosing plans where it declares them, by moves elsewhere."""
    found = bots_of(find_game(plan.game))
    return Training(plan, folder) if found.plans is None else ChoiceTraining(plan, folder)
