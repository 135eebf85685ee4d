"""Games in which plans are tried out: what each plan came to in figures, and whether it won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy

from hideout.bots.bot import Bot
from hideout.bots.learned.chooser import Chooser
from hideout.bots.learned.net import Net
from hideout.bots.of_game import bots_of
from hideout.bots.outlook import Line
from hideout.bots.players import play_out
from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.sim.seeds import derived_seed


class Tried(NamedTuple):
    """Plans that were carried out, by their figures; the game they are of; what it was worth."""

    figures: Any
    game: Any
    worth: Any


class Explorer(Chooser):
    """Now and then tries any plan; otherwise the best by its net, or the advisor's own."""

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, rng: Rng, net: Net | None, curiosity: float
    ) -> None:
        super().__init__(game, seat, seats, rng)
        self.net = net
        self.curiosity = int(curiosity * 1000)
        self.tried: list[list[float]] = []

    def choose(self, view: Any, legal: Sequence[Action], advised: Line) -> Line:
        line = advised
        if self.rng.below(1000) < self.curiosity:
            others = self.plans.others(self.advisor, view, legal, self.rng, False)
            line = self.rng.pick(others) if others else advised
        elif self.net is not None:
            line = self.ranked(self.net, view, legal, advised)[0][1]
        self.tried.append(self.plans.teller(self.advisor, view)(line))
        return line


def explore(
    game: Game[Any],
    net: Net | None,
    sizes: Sequence[int],
    games: Sequence[int],
    seed: int,
    curiosity: float,
    spar: float,
) -> Tried:
    """Play so many games; in some of them the sensible bot has every other seat."""
    found = bots_of(game)
    assert found.heuristic is not None
    figures: list[list[float]] = []
    numbers: list[int] = []
    worth: list[float] = []
    for number in games:
        luck = Rng(derived_seed(seed, "game", number))
        seats = sizes[number % len(sizes)]
        state: State = game.new(seats, derived_seed(seed, "deal", number), found.learning.options)
        spared = luck.below(2) if luck.below(1000) < spar * 1000 else -1
        bots: list[Bot] = []
        for seat in range(seats):
            rng = Rng(derived_seed(seed, "bot", number, seat))
            if seat % 2 == spared:
                bots.append(found.heuristic(game, seat, seats, rng))
            else:
                bots.append(Explorer(game, seat, seats, rng, net, curiosity))
        play_out(state, bots, luck)
        for seat, bot in enumerate(bots):
            if isinstance(bot, Explorer):
                figures += bot.tried
                numbers += [number] * len(bot.tried)
                worth += [found.outlook.value(state, seat)] * len(bot.tried)
    return Tried(
        numpy.array(figures, numpy.float16), numpy.array(numbers), numpy.array(worth, numpy.float32)
    )
