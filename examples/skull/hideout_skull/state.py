"""The table: who has which discs, what lies where, what was bid."""

from typing import Any, Final

from hideout.engine.core import Game, Phase, Seat, State
from hideout.engine.fields import (
    EVERYBODY,
    ITS_SEAT,
    Field,
    Listed,
    Name,
    Number,
    a_seat,
    by_seat,
    some_seats,
)
from hideout.engine.rng import Rng

FLOWER: Final = 0
SKULL: Final = 1
DISCS: Final = ("flower", "skull")
POINTS_TO_WIN: Final = 2
NOBODY: Final = -1


class SkullState(State):
    """Discs are lists of FLOWER and SKULL; the last of a pile lies on top."""

    def __init__(self, game: Game[Any], seats: int, rng: Rng, phase: Phase[Any]) -> None:
        super().__init__(game, seats, rng, phase)
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[list[int]] = [[] for _ in range(seats)]
        self.open: list[list[int]] = [[] for _ in range(seats)]  # turned up in this try
        self.points = [0] * seats
        self.turn = 0
        self.bid = 0  # 0: nobody has bid
        self.bidder = NOBODY
        self.passed = 0  # a mask of seats

    def clone(self) -> "SkullState":
        t = SkullState(self.game, self.seats, self.rng.clone(), self.phase)
        self.copy_table(t)
        t.hand = [discs[:] for discs in self.hand]
        t.pile = [discs[:] for discs in self.pile]
        t.open = [discs[:] for discs in self.open]
        t.points = self.points[:]
        t.turn = self.turn
        t.bid = self.bid
        t.bidder = self.bidder
        t.passed = self.passed
        return t

    def is_in(self, seat: Seat) -> bool:
        return bool(self.hand[seat] or self.pile[seat] or self.open[seat])

    def players(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.is_in(seat)]

    def next_in(self, seat: Seat) -> Seat:
        """The next player to the left who still has discs."""
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in order if self.is_in(other))

    def laid(self) -> int:
        return sum(len(pile) for pile in self.pile)


DISC: Final = Name("disc", DISCS)
FIELDS: Final = (
    Field("hand", by_seat(Listed(DISC)), "the discs in hand", knows=ITS_SEAT),
    Field(
        "pile", by_seat(Listed(DISC)), "the discs laid face down, the top one last", knows=ITS_SEAT
    ),
    Field("open", by_seat(Listed(DISC)), "the discs turned up in this try", knows=EVERYBODY),
    Field("points", by_seat(Number(0, POINTS_TO_WIN)), "tries that succeeded"),
    Field("turn", a_seat(), "whose turn it is"),
    Field("bid", Number(0, 24), "the highest bid, 0 if there is none"),
    Field("bidder", a_seat(("none", NOBODY)), "who made it"),
    Field("passed", some_seats(), "who has passed"),
)
