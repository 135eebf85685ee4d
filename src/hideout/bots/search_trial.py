"""Which of several moves is best: all of them in the same worlds, with the same luck.

First the moves other than the advice are thinned out, half at a time (sequential halving), until
one is left. Then that one meets the advice in fresh worlds: a move that was merely lucky is not
lucky again, so the advice is abandoned for something better and not for noise. What can no longer
change the answer is not played.
"""

import time
from math import sqrt
from typing import Any, Final, NamedTuple

from hideout.bots.bot import Bot
from hideout.bots.outlook import Line
from hideout.bots.search_playout import Node, Playouts
from hideout.engine.core import Game, State
from hideout.engine.rng import Rng

DOUBT: Final = 1.0  # standard errors by which a move has to be better than the advice
RISK: Final = 0.3  # standard deviations of its value that a daring bot adds to a move
CLEAR: Final = 3.0  # standard errors beyond which a duel is over
LEAST_ROWS: Final = 12  # of a duel, before it can be over
ALIKE: Final = 10  # rows after which moves with equal results so far are taken to be equal
TREE_FROM: Final = 24  # playouts per move from which a tree of later choices pays
MOST_WORLDS: Final = 64  # drawn for a decision; then they are used again, with other luck
FIRST_WORLDS: Final = 16  # after which only every so many rows bring a new one
NEW_WORLD: Final = 4


class Budget(NamedTuple):
    """How much to think about a decision, in playouts or milliseconds; 0: not limited by that."""

    playouts: int
    millis: int
    is_random: bool = False  # playouts at random, not by the game's sensible bot

    def times(self, effort: int) -> "Budget":
        """Time stays as it is; playouts are an average, and some decisions deserve more."""
        return Budget(self.playouts * effort, self.millis, self.is_random)


class Worlds:
    """Worlds that fit what a seat knows; those that agree with what was done come up more often."""

    def __init__(self, game: Game[Any], world: State, playouts: Playouts, advisor: Bot | None):
        self.game = game
        self.world = world
        self.seat = playouts.seat
        self.outlook = playouts.outlook
        self.advisor = advisor if self.outlook.weighs else None
        self.drawn = 0
        self.pool: list[State] = []
        self.weights: list[float] = []

    def draw(self, rng: Rng) -> State:
        """A world; often an old one, since drawing a world may cost as much as playing it."""
        known = len(self.pool)
        is_new = known < FIRST_WORLDS or (self.drawn % NEW_WORLD == 0 and known < MOST_WORLDS)
        self.drawn += 1
        wanted = known + is_new
        if self.advisor is not None:
            wanted = max(wanted, FIRST_WORLDS)
        while len(self.pool) < wanted:
            self.pool.append(self.game.resample(self.world, self.seat, rng))
            if self.advisor is not None:
                self.weights.append(self.outlook.weight(self.advisor, self.pool[-1]))
        if self.advisor is None:
            return self.pool[-1] if is_new else rng.pick(self.pool)
        at = rng.below(1 << 30) / (1 << 30) * sum(self.weights)
        for drawn, weight in zip(self.pool, self.weights, strict=True):
            at -= weight
            if at < 0.0:
                return drawn
        return self.pool[-1]


class Trial:
    """One decision. With an advisor the first line is the advice."""

    def __init__(
        self, playouts: Playouts, worlds: Worlds, budget: Budget, lines: list[Line], rng: Rng
    ) -> None:
        self.playouts = playouts
        self.worlds = worlds
        self.budget = budget
        self.lines = lines
        self.rng = rng
        self.values: list[list[float]] = [[] for _ in lines]
        self.nodes: list[Node | None] = [None] * len(lines)
        if budget.playouts >= TREE_FROM * len(lines) or budget.millis:
            self.nodes = [Node() for _ in lines]
        self.daring = 0.0  # what a long shot is worth beside the same gain in all worlds
        self.began = time.perf_counter()
        self.spent = 0

    def best(self, has_advice: bool) -> int:
        everyone = list(range(len(self.lines)))
        if not has_advice:
            return self.thin_out(everyone, everyone, 1.0)
        rivals = everyone[1:]
        rival = rivals[0]
        if len(rivals) > 1:
            rival = self.thin_out(rivals, everyone, 0.5)
        return rival if rival and self.wins_duel(rival) else 0

    def is_left(self, part: float) -> bool:
        """Whether less than this part of the budget has been spent."""
        if self.budget.playouts:
            return self.spent < part * self.budget.playouts
        return (time.perf_counter() - self.began) * 1000 < part * self.budget.millis

    def play_row(self, lines: list[int]) -> None:
        """One world, played on after each of these lines."""
        seed = self.rng.below(1 << 62)
        drawn = self.worlds.draw(self.rng)
        for line in lines:
            table = drawn.clone()
            table.rng = Rng(seed + 1)
            value = self.playouts.play(table, self.lines[line], Rng(seed), self.nodes[line])
            self.values[line].append(value)
        self.spent += len(lines)

    def thin_out(self, alive: list[int], everyone: list[int], part: float) -> int:
        """The best of some lines; 0 if all of `everyone` come out the same."""
        turns = max(1, (len(alive) - 1).bit_length())
        for turn in range(turns):
            until = part * (turn + 1) / turns
            rows = 0
            while rows == 0 or self.is_left(until):
                self.play_row(everyone if turn == 0 else alive)
                rows += 1
                if turn == 0 and rows == ALIKE and self.are_alike():
                    return 0
            alive = sorted(alive, key=self.appeal, reverse=True)
            if turn < turns - 1:
                alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def are_alike(self) -> bool:
        return all(values == self.values[0] for values in self.values)

    def mean(self, line: int) -> float:
        values = self.values[line]
        return sum(values) / len(values) if values else 0.0

    def appeal(self, line: int) -> float:
        """How good a line seems; a cautious bot likes it less for uneven results."""
        mean, values = self.mean(line), self.values[line]
        if not self.daring or len(values) < 2:
            return mean
        spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return mean + RISK * self.daring * sqrt(spread)

    def wins_duel(self, rival: int) -> bool:
        """Whether a line does better than the advice by more than luck explains."""
        gaps: list[float] = []
        while len(gaps) < 2 or self.is_left(1.0):
            self.play_row([0, rival])
            gaps.append(self.values[rival][-1] - self.values[0][-1])
            if len(gaps) >= LEAST_ROWS and not len(gaps) % 4:
                clear = sureness(gaps)
                if abs(clear) > CLEAR or clear < -DOUBT:
                    break
        if self.daring:
            return self.appeal(rival) > self.appeal(0) and sureness(gaps) > -DOUBT
        return sureness(gaps) > DOUBT


def sureness(gaps: list[float]) -> float:
    """The mean in standard errors; 0 if nothing differs."""
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    if spread == 0.0:
        return 0.0 if mean == 0.0 else (CLEAR + 1.0) * (1.0 if mean > 0.0 else -1.0)
    return mean / sqrt(spread / len(gaps))
