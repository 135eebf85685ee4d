"""What a bot is: it plays one seat and is handed what that seat may know, never a state."""

from collections.abc import Mapping, Sequence
from typing import Any

from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng


class Bot:
    """Plays one seat of one game. All its chance comes from `rng`, so a game can be repeated."""

    name = ""

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.rng = rng

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        """One of `legal`; `events` are those this seat has heard since it was last asked.

        None means to wait; it is taken only in an open window.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action is as good as another."""

    name = "random"

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        return legal[self.rng.below(len(legal))]
