"""The least that is a game: six declarations and four methods. Coins are taken or left in turn,
and everybody begins with some that nobody else has seen."""

from collections.abc import Mapping
from typing import Any

from hideout.engine.core import OVER, Clock, Game, Phase, Seat, State
from hideout.engine.kinds import COUNT, SEAT, event_kinds
from hideout.engine.notation import Action, Vocabulary
from hideout.engine.rng import Rng

V = Vocabulary()
TAKE = V.one("take")
LEAVE = V.one("leave")
TIME_UP = V.one("time-up")
TURNS = 3  # of each


class BareState(State):
    def __init__(self, game: Game[Any], seats: int, rng: Rng, phase: Phase[Any]) -> None:
        super().__init__(game, seats, rng, phase)
        self.turn = 0
        self.secret = [0] * seats
        self.taken = [0] * seats

    def clone(self) -> "BareState":
        t = BareState(self.game, self.seats, self.rng.clone(), self.phase)
        self.copy_table(t)
        t.turn = self.turn
        t.secret = self.secret[:]
        t.taken = self.taken[:]
        return t


class Turn(Phase[BareState]):
    name = "turn"
    clauses = "BA-1"

    def pending(self, s: BareState) -> list[Seat]:
        return [s.turn % s.seats]

    def legal(self, s: BareState, seat: Seat) -> list[Action]:
        return [TAKE, LEAVE] if seat in self.pending(s) else []

    def apply(self, s: BareState, seat: Seat, action: Action) -> None:
        if action is TAKE:
            s.taken[seat] += 1
            s.tell("took", seat, s.taken[seat])
        s.turn += 1
        if s.turn == TURNS * s.seats:
            s.go(OVER)

    def clocks(self, s: BareState) -> list[Clock]:
        return [Clock(TIME_UP, 30_000, s.opened)]

    def time_up(self, s: BareState, action: Action) -> None:
        self.apply(s, s.turn % s.seats, LEAVE)


TURN = Turn()


class Bare(Game[BareState]):
    name = "bare"
    title = "Bare"
    prefix = "BA"
    seats = range(2, 5)
    end = "BA-1"
    tables_words = {"time-up": "BA-1"}
    vocabulary = V
    phases = {"turn": TURN, "over": OVER}
    event_kinds = event_kinds(
        {"who": SEAT, "coins": COUNT}, [("took", "who coins", "BA-1", "Somebody takes a coin.")]
    )

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> BareState:
        self.check_seats(seats)
        s = BareState(self, seats, Rng(seed), TURN)
        s.secret = [s.rng.below(4) for _ in range(seats)]
        return s

    def view(self, s: BareState, seat: Seat) -> dict[str, object]:
        known = [
            s.secret[other] if other == seat or s.phase is OVER else None
            for other in range(s.seats)
        ]
        return {"seat": seat, "turn": s.turn, "taken": s.taken[:], "secret": known}

    def resample(self, s: BareState, seat: Seat, rng: Rng) -> BareState:
        t = s.clone()
        t.rng = Rng(rng.below(1 << 62))
        for other in range(s.seats):
            if other != seat and s.phase is not OVER:
                t.secret[other] = rng.below(4)
        return t

    def winners(self, s: BareState) -> list[Seat]:
        coins = [s.taken[seat] + s.secret[seat] for seat in range(s.seats)]
        return [seat for seat in range(s.seats) if coins[seat] == max(coins)]


GAME = Bare()
