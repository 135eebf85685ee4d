"""The ladder: rungs that everybody finds in every game, each with somebody sensible on it."""

from typing import Any

import pytest

from hideout.bots import levels, make_bot, rungs, shipped, usual_level, usual_rung, who_stands_on
from hideout.bots.bot import Bot, RandomBot
from hideout.bots.heat.bot import HeatBot
from hideout.bots.ladder import RUNGS
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.load import is_own, seat_bot
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.core import State
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.sim.company import measure
from hideout.sim.series import Series

GAME_NAMES = sorted(GAMES)
OWN_CLASSES = [
    (game, rung)
    for game in GAME_NAMES
    for rung, who in bots_of(GAMES[game]).ladder.items()
    if not isinstance(who, str)
]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_game_has_the_same_rungs_each_with_somebody_else_on_it(name: str) -> None:
    ladder = bots_of(GAMES[name]).ladder

    assert rungs(name) == list(RUNGS)
    assert len(set(ladder.values())) == len(RUNGS)
    assert "random" not in ladder.values()
    assert ladder[usual_rung(name)] == usual_level(name) == "heuristic"
    assert shipped(name) == levels(name) + rungs(name)


def seat(rung: str, game: Any, seats: int, seed: int) -> list[Bot]:
    return [make_bot(rung, game, one, seats, Rng(seed + one)) for one in range(seats)]


@pytest.mark.parametrize(("name", "rung"), OWN_CLASSES)
def test_whoever_stands_on_a_rung_plays_a_game_to_its_end(name: str, rung: str) -> None:
    game = find_game(name)
    for seats in {game.seats[0], min(game.seats[-1], 5)}:
        state: State = game.new(seats, 7, {})
        bots = seat(rung, game, seats, 7)
        assert not [bot for bot in bots if isinstance(bot, RandomBot)]
        play_out(state, bots, Rng(7))
        assert not state.pending()


def is_anything_never_done(game: str) -> bool:
    habits = bots_of(GAMES[game]).habits
    return habits is not None and any(habit.most == 0.0 for habit in habits.habits)


@pytest.mark.parametrize(
    ("name", "rung"), [one for one in OWN_CLASSES if is_anything_never_done(one[0])]
)
def test_even_on_a_first_night_nobody_plays_nonsense(name: str, rung: str) -> None:
    """Nothing that is never done in good company: false claims that all see through, and so on."""
    seen = measure(Series(name, 5, 3, (rung,), 3, {}))

    never = [one for one in seen if one.habit.most == 0.0]
    assert never
    assert {one.habit.name: one.times for one in never if one.times} == {}


def test_manners_go_with_a_rung() -> None:
    bot = make_bot("first-night+liar", find_game("heat"), 0, 4, Rng(1))

    assert isinstance(bot, HeatBot)
    assert bot.manner.lies == 1.0


@pytest.mark.parametrize("name", ["heat", "oceans-heist"])
def test_where_nothing_was_learned_who_stands_below_plays(name: str) -> None:
    printed = find_game(name)
    own = printed.with_deck(printed.deck)
    shark = who_stands_on("shark", printed)

    assert shark == "learned" or (isinstance(shark, type) and issubclass(shark, LearnedBot))
    assert who_stands_on("shark", own) == who_stands_on("sharp", own) == "heuristic"


def test_a_rung_is_nobodys_own_bot() -> None:
    assert not is_own("shark+liar", "heat")
    with pytest.raises(BadData, match=r"bots are .*first-night, regular, sharp, shark"):
        seat_bot("whale", find_game("heat"), 0, 4, Rng(1))
