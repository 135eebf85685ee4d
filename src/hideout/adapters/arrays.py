"""One table with arrays and names: what the adapters have in common."""

from collections.abc import Mapping
from typing import Any

import numpy

from hideout.engine.core import TABLE, Game, Seat
from hideout.engine.options import read_options
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.tables import SHARES, Stepper, new_stepper, returns_by
from hideout.games import find_game

SEEDS = 1 << 62


class Environment:
    """A game to be played again and again at a table of one size; `table` is the one played now."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        worth: str = SHARES,
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.count = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        read_options(
            self.game.options, self.options
        )  # a mistake is told now, not at the first deal
        self.observer = self.game.observer(self.count)
        self.returns_of = returns_by(self.game, worth)
        self.seeds = Rng(0)
        self._table: Stepper | None = None

    @property
    def table(self) -> Stepper:
        if self._table is None:
            raise BadData("There is no game yet; reset() begins one.")
        return self._table

    def begin(self, seed: int | None) -> None:
        """Deal. Without a seed, the next game in the series that the last given seed began."""
        if seed is not None:
            if seed < 0:
                raise BadData(f"A seed is a whole number from 0 on, not {seed}.")
            self.seeds = Rng(seed)
        state = self.game.new(self.count, self.seeds.below(SEEDS), self.options)
        self._table = new_stepper(state, Rng(self.seeds.below(SEEDS)))

    @property
    def is_over(self) -> bool:
        return self.table.seat == TABLE

    def observation(self, seat: Seat) -> Any:
        return numpy.frombuffer(self.observer.row(self.table.state, seat), numpy.float32)

    def mask(self, seat: Seat, extra: int = 0) -> Any:
        """What a seat may do; all 0 if the table is not waiting for it."""
        mask = numpy.zeros(self.observer.actions + extra, numpy.int8)
        if seat == self.table.seat:
            for action in self.table.legal:
                mask[action.code] = 1
            if self.table.state.phase.open:
                mask[self.observer.wait] = 1
        return mask

    def text(self) -> str:
        """What everybody at the table sees, for people to read."""
        view = self.game.view(self.table.state, TABLE)
        return "\n".join(f"{name}: {value}" for name, value in view.items())


def seat_of(agent: str) -> Seat:
    name, _, number = agent.partition("_")
    if name != "player" or not number.isdecimal():
        raise BadData(f"There is no agent {agent}; they are called {agent_of(0)} and so on.")
    return int(number)


def agent_of(seat: Seat) -> str:
    return f"player_{seat}"
