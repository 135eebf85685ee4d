"""PettingZoo's own tests, and what they do not ask."""

from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from hideout.adapters.pettingzoo import aec_env, parallel_env
from hideout.engine.core import Game, IllegalAction
from hideout.engine.reader import BadData
from hideout.games import GAMES

OURS = [game for game in GAMES.values() if type(game).observer is not Game.observer]
CYCLES = 200


@pytest.mark.filterwarnings("ignore::UserWarning")  # on dictionaries as observations
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
class TestConformance:
    def test_aec(self, game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
        api_test(aec_env(game), num_cycles=CYCLES)
        assert "Passed API test" in capsys.readouterr().out

    def test_parallel(self, game: Game[Any]) -> None:
        parallel_api_test(parallel_env(game), num_cycles=CYCLES)

    def test_seeds(self, game: Game[Any]) -> None:
        seed_test(lambda: aec_env(game), num_cycles=50)

    def test_a_whole_game_of_either_kind_ends(self, game: Game[Any]) -> None:
        env = aec_env(game, worth="wins")
        env.reset(seed=1)
        worth = 0.0
        for agent in env.agent_iter():
            seen, reward, termination, _truncation, _info = env.last()
            assert env.observation_space(agent).contains(seen)
            worth += reward if termination else 0.0
            env.step(None if termination else int(seen["action_mask"].argmax()))
        together = parallel_env(game, worth="wins")
        seen, _ = together.reset(seed=1)
        while together.agents:
            codes = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
            seen, rewards, *_ = together.step(codes)

        assert worth >= 0.0
        assert set(rewards.values()) <= {0.0, 1.0}


def test_whoever_is_to_act_alone_has_a_mask() -> None:
    env = aec_env("heat", 3)
    env.reset(seed=1)

    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_together_all_choose_in_the_draft_of_heat() -> None:
    env = parallel_env("heat", 3)
    seen, _ = env.reset(seed=1)
    state = env.environment.table.state
    firsts = {agent: int(numpy.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    env.step(firsts)

    assert all(not one["action_mask"][-1] for one in seen.values())
    assert state.step == 3


def test_what_is_not_legal_is_refused() -> None:
    env = aec_env("heat", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    together = parallel_env("heist-hustle", 3)
    for early in (lambda: aec_env("heat", 3).step(0), lambda: together.step({"player_0": 0})):
        with pytest.raises(BadData, match=r"reset\(\) begins one"):
            early()
    together.reset(seed=1)
    with pytest.raises(BadData, match="no agent ann; they are called player_0"):
        together.step({"ann": 0})
    roll = GAMES["heist-hustle"].notation.parse("roll").code
    with pytest.raises(BadData, match="player_1 is not asked"):
        together.step({"player_0": roll, "player_1": roll})


def test_a_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("heat", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "phase: draft" in str(env.render())
    shown = parallel_env("heat", 3, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert "phase: draft" in capsys.readouterr().out
    with pytest.raises(BadData, match="render_mode"):
        aec_env("heat", render_mode="film")
