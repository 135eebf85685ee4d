"""Why they did it: what a seat believed of the others, and what its lies and deals were for.

For games that are over. A mind sits in one seat, hears what that seat heard and sees what it saw,
and nothing else, so it can say only what the bot in that seat could have said itself. It says it in
messages of the game's words, `hindsight-...`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, seat_name

RATHER: Final = 0.5  # a chance below this is no belief


class Mind:
    """What one seat makes of a game."""

    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """What the seat has heard since the last time, and what it sees now."""

    def beliefs(self, view: Any) -> list[Message]:
        """What it believes of the others now, each of them named at most once."""
        return []

    def reason(self, view: Any, action: Action) -> Message | None:
        """What the lie or deal it is about to make is for; None for any other move."""
        return None

    def spoke(self, view: Any, remark: Message) -> Message | None:
        """What it said to everybody besides its moves, and why."""
        return None

    def sure(self, beliefs: Mapping[Seat, tuple[float, Message]]) -> list[Message]:
        """What it was rather sure of, one by one, and whom it could not make out."""
        told = [message for chance, message in beliefs.values() if chance >= RATHER]
        unsure = [seat_name(seat) for seat, (chance, _) in beliefs.items() if chance < RATHER]
        return [*told, self.say("unsure", who=unsure)] if unsure else told

    def about(self, id: str, who: Seat, **more: object) -> Message:
        return self.say(id, who=seat_name(who), **more)

    def say(self, id: str, **more: object) -> Message:
        return Message(f"hindsight-{id}", {"name": seat_name(self.seat), **more})

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def percent(chance: float) -> int:
    return round(100 * chance)
