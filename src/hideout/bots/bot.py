"""What a bot is: it plays one seat and is handed what that seat may know, never a state."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hideout.bots.manner import PLAIN, Manner
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng


class Thought(NamedTuple):
    """A move that was considered: what it was worth, from 0 to 1, in so many playouts."""

    action: Action | None
    value: float
    playouts: int


class Bot:
    """Plays one seat of one game. All its chance comes from `rng`, so a game can be repeated."""

    name = ""
    wants_world = False  # whether it is to be handed a world before it is asked
    ponders = False  # whether some of its decisions take longer than a few milliseconds

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.world: State | None = None
        self.manner: Manner = PLAIN
        # Of the last decision, for whoever asks after the game: the chosen move first, then the
        # others from the best on. Empty where nothing was weighed.
        self.thoughts: list[Thought] = []

    def draw_world(self, state: State) -> None:
        """Before a bot that wants one is asked: draw a world that fits all its seat knows.

        The bot keeps the world, whose hidden part is made up, and never the table's state; more
        worlds are drawn from that one.
        """
        if self.wants_world:
            self.world = self.game.resample(state, self.seat, self.rng)

    def behave(self, manner: Manner) -> None:
        """Take on manners; what they mean is each game's own."""
        self.manner = manner

    def hurry(self) -> None:
        """Think less from now on: it plays on in the thoughts of a bot that looks ahead."""

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        """One of `legal`; `events` are those this seat has heard since it was last asked.

        A bot that sits down in mid-game catches up when it is asked first: `events` are then all
        that its seat has heard since the game began, its own acts among them. None means to wait;
        it is taken only in an open window.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action is as good as another."""

    name = "random"

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        return legal[self.rng.below(len(legal))]
