"""Learning to choose among plans: that it learns, that it is repeatable, and that it can go on."""

from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from hideout.bots.learned.weights import read_weights
from hideout.cli.report.training import write_report
from hideout.train.appraiser import (
    appraise_better,
    is_held,
    merged,
    slopes_of,
    surprise,
    values_of,
)
from hideout.train.choosing import ChoiceTraining, joined_in_order, training_of
from hideout.train.explore import Tried
from hideout.train.learner import NumpyLearner, new_layers
from hideout.train.training import TrainingPlan

TINY = TrainingPlan(
    "oceans-heist", seed=3, seats=2, updates=1, warm_up=2, spar=0.5, spar_games=1, hidden=8,
    epochs=2, minibatch=16, matches=2, match_every=1, device="numpy",
)  # fmt: skip


def some_plans(count: int) -> Tried:
    """Plans that win if their first figure is larger than their second."""
    rng = numpy.random.default_rng(1)
    figures = rng.random((count, 6)).astype(numpy.float16)
    worth = (figures[:, 0] > figures[:, 1]).astype(numpy.float32)
    return Tried(figures, numpy.arange(count), worth)


def test_it_learns_which_figures_win() -> None:
    learner = NumpyLearner(new_layers(6, 16, 1, 1), 1)
    tried = some_plans(1500)
    appraise_better(learner, tried, rate=1e-2, epochs=6, minibatch=64)

    assert surprise(learner.w, tried, is_held(tried)) < 0.3


def test_several_nets_that_are_merged_say_what_they_say_on_average() -> None:
    nets = [new_layers(6, 5, 1, seed) for seed in range(3)]
    figures = some_plans(40).figures
    each = [values_of(net, figures) for net in nets]

    assert values_of(merged(nets), figures) == pytest.approx(sum(each) / 3, abs=1e-5)


def test_who_has_played_which_games_does_not_matter() -> None:
    tried = some_plans(30)

    def played(games: slice) -> Tried:
        return Tried(*(column[games] for column in tried))

    shared = joined_in_order([played(slice(at, None, 3)) for at in (1, 0, 2)])

    assert all((one == other).all() for one, other in zip(shared, tried, strict=True))


def test_slopes_are_those_of_the_surprise() -> None:
    layers = {name: layer.astype("f8") for name, layer in new_layers(6, 5, 1, 2).items()}
    tried = some_plans(20)
    slopes = slopes_of(layers, tried.figures, tried.worth)

    def loss() -> float:
        values = values_of(layers, tried.figures)
        return float((numpy.logaddexp(0.0, values) - tried.worth * values).mean())

    for name in ("w1", "b1", "w2", "b2", "value", "value_bias"):
        layer = layers[name].reshape(-1)
        at = int(numpy.abs(slopes[name].reshape(-1)).argmax())
        layer[at] += 1e-4
        above = loss()
        layer[at] -= 2e-4
        below = loss()
        layer[at] += 1e-4
        assert slopes[name].reshape(-1)[at] == pytest.approx((above - below) / 2e-4, rel=1e-2)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights_and_a_training_goes_on(tmp_path: Path) -> None:
    for name in ("one", "two"):
        training = training_of(TINY, tmp_path / name)
        assert isinstance(training, ChoiceTraining)
        assert [sorted(told["matches"]) for told in training.run() if "matches" in told]
    one, two = (read_weights(tmp_path / name / "oceans-heist.weights") for name in ("one", "two"))
    assert one.layers == two.layers
    assert one.about["trained"]["games"] == 3

    again = training_of(replace(TINY, updates=2), tmp_path / "one")
    again.resume()
    log = list(again.run())
    assert [told["update"] for told in log] == [2]
    assert log[0]["games"] == 4
    assert log[0]["decisions"] > one.about["trained"]["decisions"]
    write_report(tmp_path / "one", "Ocean's Heist")
    assert "surprise" in (tmp_path / "one" / "report.html").read_text()
