"""What a bot is: it plays one seat and is given what that seat may know, never a state."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hideout.bots.courtesy import Courtesy
from hideout.bots.manner import PLAIN, Manner
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng


class Thought(NamedTuple):
    """A move that a bot considered: its value, from 0 to 1, and the playouts behind that figure."""

    action: Action | None
    value: float
    playouts: int


class Remark(NamedTuple):
    """What a bot says besides its move, and on which of its seat's channels."""

    channel: str
    message: Message


class Bot:
    """Plays one seat of one game. Subclass it and write `act`.

    All its randomness comes from `rng`, so that a game can be repeated.
    """

    name = ""
    wants_world = False  # whether it needs a world before it is asked
    ponders = False  # whether some of its decisions take longer than a few milliseconds
    games: Sequence[str] = ()  # the names of the games it plays; none for all of them

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.world: State | None = None
        self.manner: Manner = PLAIN
        self.courtesy = Courtesy()
        self.options: Mapping[str, object] = {}  # the table's, once the game begins
        self.may_wait = False  # whether None is an answer to the question at hand
        # The channels on which a person would hear it, and what it says there with this move.
        self.listeners: Collection[str] = ()
        self.remarks: list[Remark] = []
        self.forfeit = ""  # why it has lost this game whatever the table says
        # Of the last decision, for whoever asks after the game: the chosen move first, then the
        # others from the best on. Empty where nothing was weighed.
        self.thoughts: list[Thought] = []

    def draw_world(self, state: State) -> None:
        """Draw a world for a bot that wants one: call this each time before it is asked.

        The world fits all that the bot's seat knows, and whatever is hidden in it is made up. The
        bot keeps the world and draws more from it; it never keeps the state.
        """
        if self.wants_world:
            self.world = self.game.resample(state, self.seat, self.rng)

    def say(self, channel: str, message: Message) -> None:
        """Say something besides the move: a message of the game's words, `remark-...`."""
        if channel in self.listeners:
            self.remarks.append(Remark(channel, message))

    def behave(self, manner: Manner) -> None:
        """Take on manners. What they mean is up to each game's bot."""
        self.manner = manner

    def hurry(self) -> None:
        """Think less from now on: this bot is only used in a search's playouts."""

    def act(self, view: Any, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        """Choose one of `legal`, or None to wait, which is possible only in an open window.

        `view` is what `Game.view` shows the seat, of the game's own type.
        `events` is what the seat has heard since the bot was last asked. The first time, it is all
        that the seat has heard since the game began, so a bot that sits down in mid-game can catch
        up.
        """
        raise NotImplementedError

    def leave(self) -> None:
        """It will not be asked again, though the game may go on."""

    def over(self, result: Mapping[str, object], shares: Sequence[float]) -> None:
        """The game has ended: its result in figures, and what each seat won."""


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def act(self, view: Any, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        return legal[self.rng.below(len(legal))]
