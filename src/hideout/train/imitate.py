"""Decisions of the game's sensible bot, to begin with: a net first learns to do the same."""

from collections.abc import Sequence
from typing import Any

import numpy

from hideout.bots import make_bot
from hideout.bots.learned.numbers import Numbers
from hideout.bots.learning import Learning
from hideout.bots.players import Players
from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.sim.seeds import derived_seed
from hideout.train.collect import worth_of
from hideout.train.policy import Policy
from hideout.train.rows import DecisionRows


class Watched:
    """Decisions of one table, with what the game was worth to whoever decided."""

    def __init__(self, game: Game[Any], numbers: Numbers, policy: Policy) -> None:
        self.numbers = numbers
        self.policy = policy
        self.observer = game.observer(policy.seats)
        self.seen: list[bytes] = []
        self.seats: list[Seat] = []
        self.counts: list[int] = []
        self.parts: list[Any] = []
        self.picks: list[int] = []
        self.targets: list[float] = []

    def note(self, state: State, seat: Seat, legal: Sequence[Action], done: Action | None) -> None:
        codes = [action.code for action in legal]
        if state.phase.open and self.numbers.has_wait:
            codes.append(len(self.numbers.actions) - 1)
        if len(codes) < 2 or legal[0].verb in self.numbers.leaves:
            return
        self.seen.append(self.observer.row(state, seat))
        self.seats.append(seat)
        self.counts.append(len(codes))
        self.parts.append(self.policy.parts[seat][codes])
        self.picks.append(codes.index(done.code) if done is not None else len(codes) - 1)

    def end(self, worths: Sequence[float]) -> None:
        self.targets += [worths[seat] for seat in self.seats[len(self.targets) :]]

    def rows(self) -> DecisionRows:
        count = len(self.seats)
        seen = numpy.frombuffer(b"".join(self.seen), numpy.float32).reshape(count, -1)
        seats = numpy.array(self.seats, numpy.uint8)
        return DecisionRows(
            self.policy.turned(seen, seats),
            numpy.array(self.counts),
            numpy.concatenate(self.parts),
            numpy.array(self.picks),
            numpy.zeros(count, numpy.float32),
            numpy.zeros(count, numpy.float32),
            numpy.array(self.targets, numpy.float32),
        )


def watch(
    game: Game[Any],
    numbers: Numbers,
    learning: Learning,
    seats: int,
    games: Sequence[int],
    seed: int,
    level: str = "heuristic",
) -> DecisionRows:
    """What bots do in some games."""
    watched = Watched(game, numbers, Policy(numbers, seats))
    for number in games:
        luck = derived_seed(seed, "watched", number)
        state: State = game.new(seats, luck, learning.options)
        bots = {
            seat: make_bot(level, game, seat, seats, Rng(derived_seed(luck, "bot", seat)))
            for seat in range(seats)
        }
        sitting = Sitting(state)
        players = Players(sitting, bots)
        for seat in sitting.turns(Rng(derived_seed(luck, "arrivals"))):
            legal = list(state.legal(seat))
            action = players.ask(seat)
            watched.note(state, seat, legal, action)
            if action is not None:
                sitting.apply(seat, action)
        watched.end(worth_of(state, learning))
    return watched.rows()
