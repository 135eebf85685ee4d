"""How a net is improved by decisions: what to do about them, and the same done in plain NumPy.

Proximal policy optimisation: what came out better than expected is made likelier, within bounds
(`CLIP`); some chance is kept in every choice; the value of a table is learned beside it. To begin
with, a net may be taught what somebody else did.

`TorchLearner` does the same with PyTorch, on one GPU if there is one.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import numpy

from hideout.bots.learned.weights import Weights
from hideout.train.rows import DecisionRows, entries, segments

CLIP: Final = 0.2  # how much likelier or less likely a choice may get in one go
VALUE: Final = 0.5  # what a mistake about the value counts beside one about the choice
NORM: Final = 0.5  # the longest step a gradient may ask for
SLOPES: Final = (0.9, 0.999)  # of Adam
TINY: Final = 1e-5

Layers = dict[str, Any]


class Hyperparameters(NamedTuple):
    """How to learn from some decisions."""

    rate: float
    entropy: float = 0.0
    epochs: int = 2
    minibatch: int = 1024
    copies: bool = False  # do what was done, whatever came of it


class Progress(NamedTuple):
    """Means over the minibatches of an update."""

    entropy: float
    value_error: float
    change: float  # how far choices have moved, as a divergence
    likeness: float  # how likely what was done is now


def new_layers(inputs: int, hidden: int, parts: int, seed: int) -> Layers:
    """A net that knows nothing: all choices about equally likely."""
    rng = numpy.random.default_rng(seed % (1 << 63))

    def drawn(rows: int, columns: int, gain: float) -> Any:
        return (gain * rng.standard_normal((rows, columns)) / numpy.sqrt(rows)).astype("f4")

    return {
        "w1": drawn(inputs, hidden, 2.0),
        "b1": numpy.zeros(hidden, "f4"),
        "w2": drawn(hidden, hidden, 1.4),
        "b2": numpy.zeros(hidden, "f4"),
        "parts": drawn(hidden, parts, 0.01),
        "part_bias": numpy.zeros(parts, "f4"),
        "value": drawn(hidden, 1, 0.1)[:, 0],
        "value_bias": numpy.zeros(1, "f4"),
    }


def shapes_of(layers: Layers) -> dict[str, list[int]]:
    return {name: list(layer.shape) for name, layer in layers.items()}


def as_bytes(layers: Layers) -> dict[str, bytes]:
    return {name: layer.astype("<f2").tobytes() for name, layer in layers.items()}


def weights_of(layers: Layers) -> Weights:
    """A net as it would be if it were saved now."""
    return Weights({"shapes": shapes_of(layers)}, as_bytes(layers))


def minibatches(count: int, hyper: Hyperparameters, rng: Any) -> Iterator[Any]:
    for _ in range(hyper.epochs):
        order = rng.permutation(count)
        for start in range(0, count, hyper.minibatch):
            yield order[start : start + hyper.minibatch]


def evened(gains: Any) -> Any:
    return ((gains - gains.mean()) / (gains.std() + 1e-8)).astype(numpy.float32)


class NumpyLearner:
    """Gradients by hand, one core, the same result every time."""

    def __init__(self, layers: Layers, seed: int) -> None:
        self.w = {name: layer.copy() for name, layer in layers.items()}
        self.first = {name: numpy.zeros_like(layer) for name, layer in layers.items()}
        self.second = {name: numpy.zeros_like(layer) for name, layer in layers.items()}
        self.steps = 0
        self.rng = numpy.random.default_rng(seed % (1 << 63))

    def layers(self) -> Layers:
        return {name: layer.copy() for name, layer in self.w.items()}

    def state(self) -> dict[str, Any]:
        """All that is needed to go on; arrays by name."""
        moments = {f"first.{name}": layer for name, layer in self.first.items()}
        moments |= {f"second.{name}": layer for name, layer in self.second.items()}
        return {**self.w, **moments, "steps": numpy.array(self.steps)}

    def restore(self, state: Mapping[str, Any], seed: int) -> None:
        for name in self.w:
            self.w[name] = numpy.array(state[name])
            self.first[name] = numpy.array(state[f"first.{name}"])
            self.second[name] = numpy.array(state[f"second.{name}"])
        self.steps = int(state["steps"])
        self.rng = numpy.random.default_rng(seed % (1 << 63))

    def learn(self, rows: DecisionRows, hyper: Hyperparameters) -> Progress:
        gains = evened(rows.gains)
        _, starts = segments(rows.counts)
        told = []
        for at in minibatches(rows.size, hyper, self.rng):
            flat = entries(rows.counts, starts, at)
            some = DecisionRows(
                rows.seen[at].astype(numpy.float32), rows.counts[at], rows.parts[flat],
                rows.picks[at], rows.logs[at], gains[at], rows.targets[at],
            )  # fmt: skip
            gradients, progress = gradients_of(self.w, some, hyper)
            self.step(gradients, hyper.rate)
            told.append(progress)
        return Progress(*(float(numpy.mean(column)) for column in zip(*told, strict=True)))

    def step(self, gradients: Layers, rate: float) -> None:
        norm = numpy.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        scale = numpy.float32(min(1.0, NORM / (norm + 1e-8)))
        self.steps += 1
        one, two = SLOPES
        for name, gradient in gradients.items():
            g = gradient * scale
            self.first[name] += numpy.float32(1 - one) * (g - self.first[name])
            self.second[name] += numpy.float32(1 - two) * (g * g - self.second[name])
            first = self.first[name] / numpy.float32(1 - one**self.steps)
            second = self.second[name] / numpy.float32(1 - two**self.steps)
            self.w[name] -= numpy.float32(rate) * first / (numpy.sqrt(second) + TINY)


def gradients_of(w: Layers, rows: DecisionRows, hyper: Hyperparameters) -> tuple[Layers, Progress]:
    """How the loss changes with every weight, for one minibatch (in float32)."""
    count = rows.size
    one = numpy.maximum(rows.seen @ w["w1"] + w["b1"], 0.0)
    two = numpy.maximum(one @ w["w2"] + w["b2"], 0.0)
    found = numpy.concatenate(
        [two @ w["parts"] + w["part_bias"], numpy.zeros((count, 1), "f4")], axis=1
    )
    values = two @ w["value"] + w["value_bias"]
    at, starts = segments(rows.counts)
    width = found.shape[1]
    places = rows.parts + (at * width)[:, None]
    scores = found.reshape(-1)[places].sum(axis=1)
    most = numpy.maximum.reduceat(scores, starts)
    sums = numpy.add.reduceat(numpy.exp(scores - most[at]), starts)
    logs = scores - most[at] - numpy.log(sums)[at]
    chances = numpy.exp(logs)
    entropy = -numpy.add.reduceat(chances * logs, starts)
    picks = starts + rows.picks
    push = _push(logs[picks], rows, hyper)
    slopes = push[at] * chances + hyper.entropy * chances * (logs + entropy[at])
    slopes[picks] -= push
    slopes = (slopes / count).astype(numpy.float32)
    misses = (values - rows.targets).astype(numpy.float32)
    found_slopes = numpy.bincount(
        places.reshape(-1), numpy.repeat(slopes, places.shape[1]), count * width
    )
    part_slopes = found_slopes.astype(numpy.float32).reshape(count, width)[:, :-1]
    value_slopes = numpy.float32(2 * VALUE / count) * misses
    back = part_slopes @ w["parts"].T + value_slopes[:, None] * w["value"]
    back *= two > 0
    deep = (back @ w["w2"].T) * (one > 0)
    progress = Progress(
        float(entropy.mean()), float((misses**2).mean()),
        float((rows.logs - logs[picks]).mean()), float(chances[picks].mean()),
    )  # fmt: skip
    gradients = {
        "w1": rows.seen.T @ deep, "b1": deep.sum(0), "w2": one.T @ back, "b2": back.sum(0),
        "parts": two.T @ part_slopes, "part_bias": part_slopes.sum(0),
        "value": two.T @ value_slopes, "value_bias": value_slopes.sum(keepdims=True),
    }  # fmt: skip
    return gradients, progress


def _push(logs: Any, rows: DecisionRows, hyper: Hyperparameters) -> Any:
    """How much likelier each choice is to get."""
    if hyper.copies:
        return numpy.ones(rows.size, numpy.float32)
    ratio = numpy.exp(logs - rows.logs)
    is_free = numpy.where(rows.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    return numpy.where(is_free, rows.gains * ratio, 0.0)
