"""Tables that are pickled or copied are equal, and go on equally. Both builds run this."""

import copy
import pickle
from typing import Any

import pytest

from hideout.engine.core import Game, State
from hideout.engine.drive import random_play
from hideout.engine.position import write_position
from hideout.engine.rng import Rng, StackedRng
from hideout.games import GAMES
from hideout.testing.frozen import frozen

GAMES_OF_RANDOM_PLAY = 4
MOMENTS = 5


def moments(game: Game[Any]) -> list[State]:
    """A few tables out of random games, of the fewest and of the most seats."""
    found = []
    for seed in range(GAMES_OF_RANDOM_PLAY):
        seats = game.seats[-1 if seed % 2 else 0]
        length = random_play(game.new(seats, seed, {}), Rng(seed))
        for part in range(MOMENTS):
            state = game.new(seats, seed, {})
            random_play(state, Rng(seed), length * part // MOMENTS)
            found.append(state)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_copied_table_is_equal_and_plays_on_equally(name: str) -> None:
    for state in moments(GAMES[name]):
        copies = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
        for other in copies:
            assert frozen(other) == frozen(state)
            assert other.game is GAMES[name]
            assert other.phase is state.phase
            for seat in range(state.seats):
                assert other.legal(seat) == state.legal(seat)
        random_play(state, Rng(7))
        for other in copies:
            random_play(other, Rng(7))
            assert write_position(other) == write_position(state)


def test_a_copy_is_independent() -> None:
    state = GAMES["heat"].new(3, 1, {})
    before = write_position(state)
    random_play(copy.deepcopy(state), Rng(1))
    random_play(pickle.loads(pickle.dumps(state)), Rng(1))
    assert write_position(state) == before


def test_stacked_luck_and_an_owners_deck_are_kept() -> None:
    printed = GAMES["heist-hustle"]
    game = printed.with_deck(printed.deck)
    state = game.new(3, 1, {})
    state.rng = StackedRng(1, [3, 1, 1])
    other = pickle.loads(pickle.dumps(state))
    assert frozen(other) == frozen(state)
    assert other.game.deck == game.deck
    assert not other.game.is_printed_deck


def test_an_older_version_of_the_rules_stays_what_it_is() -> None:
    game = GAMES["millions-of-dollars"].at(1)
    assert pickle.loads(pickle.dumps(game)).version == 1
    assert pickle.loads(pickle.dumps(game.new(4, 1, {}))).game.version == 1


def test_actions_and_phases_are_never_made_twice() -> None:
    state = GAMES["heat"].new(3, 1, {})
    legal = state.legal(0)
    assert all(a is b for a, b in zip(copy.deepcopy(legal), legal, strict=True))
    assert copy.deepcopy(state.phase) is state.phase
    with pytest.raises(TypeError, match="pickle its notation instead"):
        pickle.dumps(legal[0])
    with pytest.raises(TypeError, match="pickle its name instead"):
        pickle.dumps(state.phase)
