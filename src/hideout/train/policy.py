"""A net that plays many tables at once, in NumPy."""

from typing import Any

import numpy

from hideout.bots.learned.numbers import AS_ADVISED, Numbers


class Policy:
    """A net in float32, for tables of one size."""

    def __init__(self, numbers: Numbers, seats: int) -> None:
        self.seats = seats
        self.columns = numpy.array([numbers.columns_of(seats, seat) for seat in range(seats)])
        self.none = len(numbers.parts)  # stands where an action has fewer parts than others
        most = numbers.most_parts
        self.parts = numpy.array(
            [
                [(*parts, *[self.none] * (most - len(parts))) for parts in known]
                for known in (numbers.parts_by_code(seats, seat) for seat in range(seats))
            ],
            numpy.int16,
        )
        self.inputs = len(numbers.columns)
        self.as_advised = numbers.parts.get(AS_ADVISED, self.none)

    def use(self, layers: dict[str, Any]) -> None:
        """Play by these weights from now on; each seat has its own order of the input weights."""
        self.w = layers
        self.first = [layers["w1"][self.columns[seat]] for seat in range(self.seats)]
        self.last = numpy.ascontiguousarray(
            numpy.concatenate([layers["parts"], layers["value"][:, None]], axis=1)
        )
        self.last_bias = numpy.concatenate([layers["part_bias"], layers["value_bias"]])

    def judge(self, seen: Any, seats: Any) -> Any:
        """For each row one number a part, and last what the table is worth."""
        w = self.w
        one = numpy.empty((len(seen), w["b1"].shape[0]), numpy.float32)
        for seat in range(self.seats):
            at = numpy.flatnonzero(seats == seat)
            one[at] = seen[at] @ self.first[seat]
        one += w["b1"]
        numpy.maximum(one, 0.0, out=one)
        two = one @ w["w2"]
        two += w["b2"]
        numpy.maximum(two, 0.0, out=two)
        found = two @ self.last
        found += self.last_bias
        return found

    def choose(self, seen: Any, masks: Any, seats: Any, rng: Any) -> "Chosen":
        rows, codes = numpy.nonzero(masks)
        return self.choose_among(seen, rows, codes, seats, rng)

    def choose_among(
        self, seen: Any, rows: Any, codes: Any, seats: Any, rng: Any, advised: Any = None
    ) -> "Chosen":
        """Row after row, among these actions; `advised` tells where in them advised ones are."""
        found = self.judge(seen, seats)
        values = found[:, -1].copy()
        found[:, -1] = 0.0  # what a part that is none adds to an action
        counts = numpy.bincount(rows, minlength=len(seen))
        starts = numpy.cumsum(counts) - counts
        parts = self.parts[seats[rows], codes]
        if advised is not None:
            parts[advised, -1] = self.as_advised
        width = found.shape[1]
        at = parts + (rows * width)[:, None]
        scores = found.reshape(-1)[at].sum(axis=1)
        most = numpy.maximum.reduceat(scores, starts)
        chances = numpy.exp(scores - most[rows])
        sums = numpy.add.reduceat(chances, starts)
        ends = numpy.cumsum(chances.astype(numpy.float64))
        before = ends[starts] - chances[starts]
        wanted = before + rng.random(len(seen)) * (sums * 0.999999)
        picks = numpy.searchsorted(ends, wanted, side="right")
        picks = numpy.clip(picks, starts, starts + counts - 1)
        logs = scores[picks] - most - numpy.log(sums)
        return Chosen(codes[picks], picks - starts, logs, values, counts, parts)

    def turned(self, seen: Any, seats: Any) -> Any:
        """Observations with their places in the columns of the net, as float16."""
        out = numpy.zeros((len(seen), self.inputs), numpy.float16)
        for seat in range(self.seats):
            at = numpy.flatnonzero(seats == seat)
            out[at[:, None], self.columns[seat]] = seen[at]
        return out


class Chosen:
    """What was chosen at many tables, and from which actions."""

    def __init__(
        self, codes: Any, picks: Any, logs: Any, values: Any, counts: Any, parts: Any
    ) -> None:
        self.codes = codes
        self.picks = picks
        self.logs = logs
        self.values = values
        self.counts = counts
        self.parts = parts
