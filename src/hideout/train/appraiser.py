"""A net in plain NumPy that learns how likely a plan is to win from the plan's figures.

It has the layers of every other net here, of which only the value is used.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy

from hideout.train.learner import Layers, NumpyLearner

DECAY: Final = 1e-4  # of weights, an update
_WIDE: Final = ("w1", "b1", "b2", "value")
HELD_OUT: Final = 10  # one game in so many is never learned from: those measure it


def appraise_better(
    learner: NumpyLearner, tried: Any, rate: float, epochs: int, minibatch: int
) -> None:
    """Learn from plans and their results."""
    known = numpy.flatnonzero(~is_held(tried))
    steps = epochs * -(-len(known) // minibatch)
    done = 0
    for _ in range(epochs):
        order = learner.rng.permutation(known)
        for start in range(0, len(order), minibatch):
            some = order[start : start + minibatch]
            gradients = slopes_of(learner.w, tried.figures[some], tried.worth[some])
            learner.step(gradients, rate * max(0.05, 1.0 - done / steps))
            for name in ("w1", "w2", "value"):
                learner.w[name] *= numpy.float32(1.0 - DECAY)
            done += 1


def is_held(tried: Any) -> Any:
    """Which plans are of games that are not learned from."""
    return tried.game % HELD_OUT == 0


def values_of(w: Layers, figures: Any) -> Any:
    one = numpy.maximum(figures.astype(numpy.float32) @ w["w1"] + w["b1"], 0.0)
    two = numpy.maximum(one @ w["w2"] + w["b2"], 0.0)
    return two @ w["value"] + w["value_bias"]


def surprise(w: Layers, tried: Any, rows: Any) -> float:
    """The mean cross-entropy; 0.69 for somebody who knows nothing."""
    values, worth = values_of(w, tried.figures[rows]), tried.worth[rows]
    if not len(worth):
        return 0.0
    return float((numpy.logaddexp(0.0, values) - worth * values).mean())


def slopes_of(w: Layers, figures: Any, worth: Any) -> Layers:
    """How the cross-entropy changes with every weight."""
    seen = figures.astype(numpy.float32)
    one = numpy.maximum(seen @ w["w1"] + w["b1"], 0.0)
    two = numpy.maximum(one @ w["w2"] + w["b2"], 0.0)
    values = two @ w["value"] + w["value_bias"]
    misses = ((1.0 / (1.0 + numpy.exp(-values)) - worth) / len(worth)).astype(numpy.float32)
    back = misses[:, None] * w["value"] * (two > 0)
    deep = (back @ w["w2"].T) * (one > 0)
    return {
        "w1": seen.T @ deep, "b1": deep.sum(0), "w2": one.T @ back, "b2": back.sum(0),
        "parts": numpy.zeros_like(w["parts"]), "part_bias": numpy.zeros_like(w["part_bias"]),
        "value": two.T @ misses, "value_bias": misses.sum(keepdims=True),
    }  # fmt: skip


def merged(nets: Sequence[Layers]) -> Layers:
    """One net that says what several say on average: where one is wrong, the others rarely are."""
    width = nets[0]["w2"].shape[0]
    middle = numpy.zeros((width * len(nets), width * len(nets)), numpy.float32)
    for at, net in enumerate(nets):
        place = slice(at * width, (at + 1) * width)
        middle[place, place] = net["w2"]
    joined = {name: numpy.concatenate([net[name] for net in nets], axis=-1) for name in _WIDE}
    return {
        **joined, "w2": middle, "value": joined["value"] / numpy.float32(len(nets)),
        "parts": numpy.concatenate([net["parts"] for net in nets]),
        "part_bias": nets[0]["part_bias"],
        "value_bias": sum(net["value_bias"] for net in nets) / numpy.float32(len(nets)),
    }  # fmt: skip
