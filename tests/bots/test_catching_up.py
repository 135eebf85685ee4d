"""Bots that sit down in mid-game: handed all that their seat has heard, they play on."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from hideout.bots import make_bot
from hideout.bots.players import Players
from hideout.engine.core import TABLE, Seat, State
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES, find_game

pytestmark = pytest.mark.slow

LEVELS = ["random", "heuristic", "heuristic+talkative+liar", "search:1:random"]
# All that their bots know is in the view and in what was heard, so a late comer with the same luck
# does the same. Elsewhere something depends on when it was heard or asked: see docs/bots.md.
ALIKE = {"heat", "heist-hustle"}
# Windows that end by their clock however quick everybody is: to haggle and to race.
BY_THE_CLOCK = {"negotiate", "crack"}


class Asked(NamedTuple):
    """One decision: what the bot that was there all along does, and what a late comer does."""

    where: tuple[Any, ...]
    warm: Action | None
    cold: Action | None
    is_intended: bool  # a card that it has spoken of and not yet played


def late_comer(level: str, players: Players, seat: Seat) -> Action | None:
    """A bot as lucky as the one at this seat that has yet to hear everything."""
    state = players.sitting.state
    bot = make_bot(level, state.game, seat, state.seats, players.bots[seat].rng.clone())
    bot.draw_world(state)
    heard = players.sitting.heard(seat)
    return bot.act(state.game.view(state, seat), state.legal(seat), heard)


Chooser = Callable[[State, Seat], bool]


def table_of(name: str, level: str, seed: int) -> Players:
    game = find_game(name)
    seats = game.seats[0] if name == "oceans-heist" else game.seats[len(game.seats) // 2]
    state: State = game.new(seats, seed, {})
    bots = {seat: make_bot(level, game, seat, seats, Rng(seat)) for seat in range(seats)}
    return Players(Sitting(state), bots)


def compared(name: str, level: str, seed: int, is_chosen: Chooser) -> Iterator[Asked]:
    """A whole game; at some decisions somebody else is asked as well."""
    players = table_of(name, level, seed)
    sitting = players.sitting
    state = sitting.state
    for seat in sitting.turns(Rng(seed)):
        if not is_chosen(state, seat):
            action = players.ask(seat)
        else:
            where = (seed, state.step, state.phase.name, seat)
            cold = late_comer(level, players, seat)
            assert cold in state.legal(seat) or (cold is None and state.phase.open), where
            bot = players.bots[seat]
            is_intended = getattr(bot, "intended", None) is not None
            action = players.ask(seat)
            has_spoken = seat in getattr(bot, "claims", {})
            yield Asked(where, action, cold, is_intended or has_spoken)
        if action is not None:
            sitting.apply(seat, action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_late_comer_plays_on(name: str, level: str) -> None:
    luck = Rng(5)
    one_in = 12 if level.startswith("search") else 3
    asked = [
        found
        for seed in range(2)
        for found in compared(name, level, seed, lambda state, seat: luck.below(one_in) == 0)
    ]

    assert len(asked) > 5
    if name in ALIKE or level == "random":
        assert [one for one in asked if one.warm is not one.cold and not one.is_intended] == []


def test_a_late_captain_makes_the_plan_that_would_have_been_made() -> None:
    """Ocean's Heist: half of a plan is in the planner's head, but a new scene starts it afresh."""
    scenes: set[tuple[Any, ...]] = set()

    def is_new(state: Any, seat: Seat) -> bool:
        scene = (state.phase.name, state.round, state.attempts, seat)
        is_known = scene in scenes
        scenes.add(scene)
        return not is_known and state.is_captain(seat)

    asked: list[Asked] = []
    for seed in range(4):
        scenes.clear()
        asked += compared("oceans-heist", "heuristic", seed, is_new)

    assert len(asked) > 100
    assert [found for found in asked if found.warm is not found.cold] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_in_which_everybody_is_always_new_comes_to_its_end_in_time(name: str) -> None:
    """As at a server that keeps no bots: nobody starts the same draft over and over again."""
    for seed in range(2):
        players = table_of(name, "heuristic", seed)
        sitting = players.sitting
        state, rang = sitting.state, set()
        driver = Driver(state, Rng(seed))
        while state.pending():
            seat = driver.next_seat()
            if seat == TABLE:
                rang.add(state.phase.name)
                action = driver.clock
            else:
                action = late_comer("heuristic", players, seat)
                players.bots[seat].rng.below(2)  # other luck for the next
            if action is not None:
                sitting.apply(seat, action)
        assert rang <= BY_THE_CLOCK


def test_talk_is_not_repeated_by_a_late_comer() -> None:
    """Heat: a claim of this Stage, made by whoever sat there before, is enough."""
    claimed = 0
    for found in compared("heat", "heuristic+talkative", 3, lambda state, seat: True):
        is_claim = found.warm is not None and found.warm.verb.startswith("claim")
        claimed += is_claim
        assert found.cold is found.warm or (found.is_intended and not is_claim)
    assert claimed > 5
