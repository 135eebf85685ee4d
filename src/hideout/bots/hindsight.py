"""Why they did it: what a seat believed of the others, and what its lies and deals were for.

For games that are over. A mind sits in one seat, hears what that seat heard and sees what it saw,
and nothing else: so what it says is what the bot in that seat could say itself. It says it in
messages of the game's words, `hindsight-...`.
"""

from collections.abc import Sequence
from typing import Any

from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, seat_name


class Mind:
    """What one seat makes of a game."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """What the seat has heard since the last time, and what it sees now."""

    def beliefs(self, view: Any) -> list[Message]:
        """What it believes of the others now, at most one message for each of them."""
        return []

    def reason(self, view: Any, action: Action) -> Message | None:
        """What a lie or a deal is for that it is about to make; None for any other move."""
        return None

    def about(self, id: str, who: Seat, **more: object) -> Message:
        return self.say(id, who=seat_name(who), **more)

    def say(self, id: str, **more: object) -> Message:
        return Message(f"hindsight-{id}", {"name": seat_name(self.seat), **more})

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def percent(chance: float) -> int:
    return round(100 * chance)
