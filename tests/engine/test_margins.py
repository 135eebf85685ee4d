"""What a game was worth: shares, wins and margins."""

import pytest

from hideout.engine.core import Game, Seat, State
from hideout.engine.drive import random_play
from hideout.engine.rng import Rng
from hideout.games import GAMES
from tests.testing.toy import Toy, ToyState


class Scored(Toy):
    """A toy whose result is written down."""

    def __init__(self, won: list[Seat], points: list[float]) -> None:
        super().__init__()
        self.won = won
        self.points = points

    def winners(self, s: ToyState) -> list[Seat]:
        return self.won

    def scores(self, s: ToyState) -> list[float]:
        return self.points


def over(game: Game[ToyState]) -> ToyState:
    state = game.new(3, 1, {})
    random_play(state, Rng(1))
    return state


@pytest.mark.parametrize(
    ("won", "points", "shares", "wins", "margins"),
    [
        ([0], [9.0, 4.0, 6.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [3.0, -5.0, -3.0]),
        ([0, 2], [7.0, 4.0, 7.0], [0.5, 0.0, 0.5], [1.0, 0.0, 1.0], [3.0, -3.0, 3.0]),
        ([], [5.0, 4.0, 6.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [-1.0, -2.0, 0.0]),
    ],
    ids=["one wins", "two share", "nobody wins"],
)
def test_shares_wins_and_margins(
    won: list[Seat],
    points: list[float],
    shares: list[float],
    wins: list[float],
    margins: list[float],
) -> None:
    game = Scored(won, points)
    state = over(game)

    assert game.returns(state) == shares
    assert game.wins(state) == wins
    assert game.margins(state) == margins


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nothing_is_won_while_a_game_is_on(game: Game[State]) -> None:
    state = game.new(game.seats[0], 1, {})

    assert game.wins(state) == [0.0] * state.seats
    assert game.margins(state) == [0.0] * state.seats
