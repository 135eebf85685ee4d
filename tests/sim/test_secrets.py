"""What a seat could tell of what is hidden, and when."""

import pytest

from hideout.bots.millions_of_dollars import statements
from hideout.bots.of_game import bots_of, no_statements
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.sim.secrets import certainty, most_telling


def test_a_statement_is_as_sure_as_it_is_often_true() -> None:
    truth = {"roles": ["brute", "driver", "none", "crook"], "cash": [5, 5, 5, 5]}
    worlds = [
        truth,
        {**truth, "roles": ["brute", "crook", "none", "driver"]},
        truth,
        {**truth, "roles": ["brute", "crook", "none", "crook"]},
    ]

    assert certainty(statements, truth, worlds) == {
        "p0 has sent the brute": 1.0,
        "p1 has sent the driver": 0.5,
        "p3 has sent the crook": 0.75,
    }


def test_three_players_send_two_each() -> None:
    truth = {"roles": ["brute", "driver", "none", "crook", "none", "none"], "cash": [5, 5, 5]}

    assert list(certainty(statements, truth, [truth])) == [
        "p0 has sent the brute",
        "p0 has sent the driver",
        "p1 has sent the crook",
    ]


def test_the_most_telling_is_what_one_became_sure_of() -> None:
    odds = [
        [{"a": 0.2, "b": 0.5, "c": 0.1}],
        [{"a": 0.9, "b": 0.6, "c": 0.4, "new": 1.0}],
    ]

    [told] = most_telling([0, 7], odds, most=3)
    assert (told.step, told.seat, told.statement, told.after) == (7, 0, "a", 0.9)
    assert told.before == pytest.approx(0.2)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_statements_and_one_is_sure_of_ones_own(name: str) -> None:
    game = find_game(name)
    assert bots_of(game).statements is not no_statements
    state = game.new(game.seats[0], 5, {})
    position = game.write(state)
    worlds = [game.write(game.resample(state, 0, Rng(luck))) for luck in range(4)]
    odds = certainty(bots_of(game).statements, position, worlds)

    assert all(sure == 1.0 for statement, sure in odds.items() if statement.startswith("p0 "))
    assert all(0.0 <= sure <= 1.0 for sure in odds.values())
