"""OpenSpiel's own tests, its ISMCTS at our tables, and chance that nobody can look at."""

from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from hideout.adapters.openspiel import LUCK, REGISTERED
from hideout.engine.core import IllegalAction
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES

NAMES = [f"python_hideout_{name.replace('-', '_')}" for name in REGISTERED]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # in OpenSpiel's own code
]


def dealt(name: str, seed: int = 1, **parameters: Any) -> Any:
    state = pyspiel.load_game(name, parameters).new_initial_state()
    rng = numpy.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(rng.randint(LUCK))
    return state


def play_on(state: Any, rng: Any, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        count = LUCK if state.is_chance_node() else 0
        state.apply_action(rng.randint(count) if count else rng.choice(state.legal_actions()))


def test_every_game_is_registered() -> None:
    assert REGISTERED.keys() == GAMES.keys() - {"skull"}
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_written_and_read_again(name: str) -> None:
    state, rng = dealt(name), numpy.random.RandomState(2)
    for _ in range(6):
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, again = pyspiel.deserialize_game_and_state(text)
        replayed = state.get_game().new_initial_state()
        for action in state.history():
            replayed.apply_action(action)
        assert str(again) == str(state) == str(replayed)
        if not state.is_terminal():
            assert again.legal_actions() == state.legal_actions()
            assert again.information_state_string(0) == state.information_state_string(0)
        play_on(state, rng, 12)


@pytest.mark.parametrize("name", NAMES)
def test_its_ismcts_plays_our_games(name: str) -> None:
    rng = numpy.random.RandomState(3)
    state = dealt(name)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 5, random_state=rng
    )
    for _ in range(3):
        play_on(state, rng, 7)
        while state.is_chance_node():
            state.apply_action(rng.randint(LUCK))
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player_alone(name: str) -> None:
    state, rng = dealt(name), numpy.random.RandomState(4)
    differed = 0
    for _ in range(12):
        play_on(state, rng, 5)
        while state.is_chance_node():
            state.apply_action(rng.randint(LUCK))
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        differed += str(other) != str(state)
        for seat in range(other.num_players()):
            start, *memory, now = other.information_state_string(seat).splitlines()[1:]
            if seat != player:  # nothing is left of what the others have really seen and done
                assert start.removeprefix("start ") == now.removeprefix("now ")
                assert not [line for line in memory if line.startswith("did ")]
        play_on(other, rng, 10)
    assert differed


def test_a_number_that_is_not_legal_is_refused() -> None:
    state = dealt("python_hideout_heat")
    with pytest.raises(IllegalAction):
        state.apply_action(0)
    assert state.current_player() == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_state_holds_no_luck_that_is_still_to_come(name: str) -> None:
    """Whatever generators a table has now: what chance says decides what comes."""
    state, rng = dealt(name), numpy.random.RandomState(5)
    open_ends = 0
    while not state.is_terminal() and open_ends < 5:
        action = rng.choice(state.legal_actions())
        other = state.clone()
        other.sample.table.state.rng = Rng(99)
        other.sample.table.driver.rng = Rng(98)
        state.apply_action(action)
        other.apply_action(action)
        assert other.is_chance_node() == state.is_chance_node()
        open_ends += state.is_chance_node()
        while state.is_chance_node():
            outcome = rng.randint(LUCK)
            state.apply_action(outcome)
            other.apply_action(outcome)
        if state.is_terminal():
            break
        player = state.current_player()
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
    assert open_ends


def test_the_same_decision_comes_out_in_different_ways() -> None:
    state = dealt("python_hideout_heist_hustle")
    roll = state.legal_actions()[0]
    rolled = set()
    for outcome in range(40):
        other = state.clone()
        other.apply_action(roll)
        assert other.is_chance_node()
        assert len(other.chance_outcomes()) == LUCK
        other.apply_action(outcome)
        rolled.add(tuple(other.sample.table.state.start_rolls))
    assert len(rolled) == 6


def test_a_playthrough_can_be_written() -> None:
    text = generate_playthrough.playthrough(
        "python_hideout_heist_hustle(players=2)", action_sequence=None, seed=1
    )
    assert 'GameType.long_name = "Hideout: Heist Hustle"' in text
    assert "IsTerminal() = True" in text


def test_reinforcement_learning_gets_numbers() -> None:
    game = pyspiel.load_game("python_hideout_heat", {"players": 4, "options": '{"apb": true}'})
    step = rl_environment.Environment(game).reset()
    player = step.observations["current_player"]

    assert len(step.observations["info_state"][player]) == game.information_state_tensor_size()
    assert step.observations["legal_actions"][player]
    assert game.observation_tensor_size() == GAMES["heat"].observer(4).size
    assert game.num_distinct_actions() == GAMES["heat"].observer(4).actions


def test_wishes_that_cannot_be_are_told_in_a_sentence() -> None:
    with pytest.raises(BadData, match="must be a table in JSON"):
        REGISTERED["heat"]({"options": "apb"})
    with pytest.raises(BadData, match="shares or wins"):
        REGISTERED["heat"]({"worth": "glory"})
    with pytest.raises(BadData, match="3 to 5 players"):
        REGISTERED["heat"]({"players": 9})
