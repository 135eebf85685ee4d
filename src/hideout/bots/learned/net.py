"""A net asked about one decision, with NumPy if it is installed and without if not.

Two hidden layers, then one number for each part of an action and one for the value of the table.
Places that are 0 are skipped: most are.
"""

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from operator import itemgetter, mul
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from hideout.bots.learned.weights import Weights, read_weights

SMALL: Final = 200_000  # multiplications; more are spread over threads, which wait for each other


def _product(one: Sequence[float], two: Sequence[float]) -> float:
    total: float = sum(map(mul, one, two))
    return total


# From Python 3.12 on there is a faster one.
product: Callable[[Sequence[float], Sequence[float]], float] = getattr(math, "sumprod", _product)


class Judgement(NamedTuple):
    """One number for each action, the higher the likelier, and what the table is worth."""

    scores: list[float]
    value: float


class Net(Protocol):
    def judge(
        self, row: bytes, columns: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> Judgement:
        """`row` is an observation, `columns` where its places go, `actions` parts to add up."""

    def worths(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """What each of many tables is worth; their places are the net's columns, in order."""


class PlainNet:
    """In plain Python."""

    def __init__(self, weights: Weights) -> None:
        self.first = _rows(weights, "w1")
        self.first_bias = weights.floats("b1")
        self.second = _turned(_rows(weights, "w2"))
        self.second_bias = weights.floats("b2")
        self.parts = _turned(_rows(weights, "parts"))
        self.part_bias = weights.floats("part_bias")
        self.worth = weights.floats("value")
        self.worth_bias = weights.floats("value_bias")[0]

    def judge(
        self, row: bytes, columns: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> Judgement:
        added = [self.first_bias]
        for place, seen in enumerate(array("f", row)):
            if seen:
                weights = self.first[columns[place]]
                added.append(weights if seen == 1.0 else [seen * w for w in weights])
        one = Active(map(sum, zip(*added, strict=True)))
        two = Active(
            one.dot(weights) + bias
            for weights, bias in zip(self.second, self.second_bias, strict=True)
        )
        known = {
            part: two.dot(self.parts[part]) + self.part_bias[part]
            for part in {part for action in actions for part in action}
        }
        scores = [sum(known[part] for part in action) for action in actions]
        return Judgement(scores, two.dot(self.worth) + self.worth_bias)

    def worths(self, rows: Sequence[Sequence[float]]) -> list[float]:
        columns = range(len(self.first))
        return [self.judge(array("f", row).tobytes(), columns, []).value for row in rows]


class Active:
    """A layer in which only values above 0 count: often fewer than half."""

    def __init__(self, sums: Iterable[float]) -> None:
        found = [(at, value) for at, value in enumerate(sums) if value > 0.0]
        found += [(0, 0.0)] * (2 - len(found))  # itemgetter gives a tuple from two on
        self.values = tuple(value for _, value in found)
        self.of = itemgetter(*(at for at, _ in found))

    def dot(self, weights: list[float]) -> float:
        return product(self.values, self.of(weights))


class ArrayNet:
    """With NumPy, which is imported only when a net is needed."""

    def __init__(self, weights: Weights) -> None:
        self.numpy = numpy = import_module("numpy")
        self.layers: dict[str, Any] = {
            layer: numpy.frombuffer(data, "<f2").astype("f4").reshape(weights.shape(layer))
            for layer, data in weights.layers.items()
        }
        self.parts = numpy.ascontiguousarray(self.layers["parts"].T)
        self.at_once = max(1, SMALL // max(self.layers["w1"].size, self.layers["w2"].size))
        self.order: dict[int, Any] = {}  # of columns, by the identity of their list

    def judge(
        self, row: bytes, columns: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> Judgement:
        w, numpy = self.layers, self.numpy
        seen = numpy.frombuffer(row, "f4")
        there = numpy.flatnonzero(seen)
        order = self.order.get(id(columns))
        if order is None:
            order = self.order[id(columns)] = numpy.array(columns)
        one = numpy.maximum(seen[there] @ w["w1"][order[there]] + w["b1"], 0.0)
        two = numpy.maximum(one @ w["w2"] + w["b2"], 0.0)
        wanted = sorted({part for action in actions for part in action})
        found = self.parts[wanted] @ two + w["part_bias"][wanted]
        known = dict(zip(wanted, found.tolist(), strict=True))
        scores = [sum([known[part] for part in action]) for action in actions]
        return Judgement(scores, float(two @ w["value"] + w["value_bias"][0]))

    def worths(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Many at once: asked one by one, dozens of plans take longer than to make them."""
        w, numpy = self.layers, self.numpy
        found: list[float] = []
        for at in range(0, len(rows), self.at_once):
            seen = numpy.array(rows[at : at + self.at_once], "f4")
            one = numpy.maximum(seen @ w["w1"] + w["b1"], 0.0)
            two = numpy.maximum(one @ w["w2"] + w["b2"], 0.0)
            found += (two @ w["value"] + w["value_bias"][0]).tolist()
        return found


def make_net(weights: Weights) -> Net:
    return ArrayNet(weights) if find_spec("numpy") else PlainNet(weights)


def load_net(path: Path) -> tuple[Weights, Net]:
    """A saved net; read again only if the file has changed. Raises BadData."""
    return _net_at(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _net_at(path: Path, stamp: int) -> tuple[Weights, Net]:
    weights = read_weights(path)
    return weights, make_net(weights)


def _rows(weights: Weights, layer: str) -> list[list[float]]:
    numbers, (_, width) = weights.floats(layer), weights.shape(layer)
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _turned(rows: list[list[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*rows, strict=True)]
