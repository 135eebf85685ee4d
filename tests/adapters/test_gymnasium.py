"""Gymnasium's own check, and what it does not ask."""

from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from hideout.adapters.gymnasium import HideoutEnv, HideoutVectorEnv
from hideout.engine.core import Game, IllegalAction
from hideout.engine.reader import BadData
from hideout.games import GAMES

OURS = [game for game in GAMES.values() if type(game).observer is not Game.observer]


@pytest.mark.filterwarnings("ignore::UserWarning")  # an endless Box, and no registered name
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
class TestConformance:
    def test_gymnasiums_check(self, game: Game[Any]) -> None:
        check_env(HideoutEnv(game, render_mode="ansi"))

    def test_games_against_bots_end(self, game: Game[Any]) -> None:
        env = HideoutEnv(game, bots=("heuristic", "random"), worth="wins")
        _, info = env.reset(seed=3)
        done = False
        while not done:
            code = int(numpy.flatnonzero(info["action_mask"])[0])
            seen, reward, done, _, info = env.step(code)
            assert env.observation_space.contains(seen)
        assert reward in (0.0, 1.0)
        assert "illegal" not in info

    def test_many_tables_go_on_from_game_to_game(self, game: Game[Any]) -> None:
        env = HideoutVectorEnv(game, 3)
        seen, infos = env.reset(seed=3)
        chance = numpy.random.default_rng(1)
        for _ in range(150):
            assert env.observation_space.contains(seen)
            codes = [chance.choice(numpy.flatnonzero(mask)) for mask in infos["action_mask"]]
            seen, rewards, dones, cut, infos = env.step(numpy.array(codes))
            assert not cut.any()
            assert (rewards[~dones] == 0.0).all()


def test_equal_seeds_give_equal_games() -> None:
    def played(seed: int) -> list[float]:
        env = HideoutEnv("heat", 3, bots=("heuristic",))
        seen, info = env.reset(seed=seed)
        rows = [seen]
        done = False
        while not done:
            seen, _, done, _, info = env.step(int(info["action_mask"].argmax()))
            rows.append(seen)
        found: list[float] = numpy.concatenate(rows).tolist()
        return found

    assert played(4) == played(4)
    assert played(4) != played(5)


def test_what_is_not_legal_loses_and_says_why() -> None:
    env = HideoutEnv("heat", 3, seat=1)
    env.reset(seed=1)
    _, reward, done, _, info = env.step(0)

    assert (reward, done) == (0.0, True)
    assert info["illegal"]
    assert info["seat"] == 1
    assert (env.action_masks() == env.environment.mask(1)).all()


def test_no_illegal_action_gets_out_of_a_bad_margin() -> None:
    alone = HideoutEnv("heat", 3, worth="margins")
    _, info = alone.reset(seed=1)
    with pytest.raises(IllegalAction):
        alone.step(int(info["action_mask"].argmin()))
    many = HideoutVectorEnv("heat", 2, worth="margins")
    _, infos = many.reset(seed=1)
    with pytest.raises(IllegalAction):
        many.step(infos["action_mask"].argmin(axis=1))


def test_wishes_that_cannot_be_are_told_in_a_sentence() -> None:
    with pytest.raises(BadData, match="no bot clever"):
        HideoutEnv("heat", 3, bots=("clever",))
    with pytest.raises(BadData, match="bots names none"):
        HideoutEnv("heat", 3, bots=())
    with pytest.raises(BadData, match="no option zz"):
        HideoutEnv("heat", 3, options={"zz": 1})
    for env in (HideoutEnv("heat", 3), HideoutVectorEnv("heat", 2)):
        with pytest.raises(BadData, match=r"reset\(\) begins one"):
            env.step([0, 0] if isinstance(env, HideoutVectorEnv) else 0)
    with pytest.raises(BadData, match="no seat 3"):
        HideoutEnv("heat", 3, seat=3)
    with pytest.raises(BadData, match="at least one"):
        HideoutVectorEnv("heat", 0)


def test_the_end_of_a_game_is_shown_beside_the_next() -> None:
    env = HideoutVectorEnv("heist-hustle", 4, 2, worth="wins")
    _, infos = env.reset(seed=1)
    for _ in range(500):
        _, rewards, dones, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        if dones.any():
            break
    first = int(dones.argmax())
    place = [place.name for place in env.environment.observer.places()].index("phase=over")

    assert infos["final_obs"][first][place] == 1.0
    assert rewards[first] in (0.0, 1.0)
    assert list(infos["_final_obs"]) == list(dones)


def test_others_may_be_played_by_a_policy() -> None:
    asked = []

    def first_legal(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        return masks.argmax(axis=1)

    env = HideoutVectorEnv("heat", 4, 3, policy=first_legal)
    _, infos = env.reset(seed=1)
    for _ in range(20):
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))

    assert max(asked) > 1
