"""Bots that sit down in mid-game: handed all that their seat has heard, they play on."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.engine.core import TABLE, Event, Seat, State
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.sim.table import Table

LEVELS = ["random", "heuristic", "heuristic+talkative+liar", "search:1:random"]
# All that their bots know is in the view and in what was heard, so a late comer with the same luck
# does the same. Elsewhere something depends on when it was heard or asked: see docs/bots.md.
ALIKE = {"heat", "heist-hustle"}
# Windows that end by their clock however quick everybody is: to haggle and to race.
BY_THE_CLOCK = {"negotiate", "crack"}


class Remembering(Table):
    """Keeps, for every seat, all it has ever heard."""

    def __init__(self, state: State, bots: dict[Seat, Bot]) -> None:
        super().__init__(state, bots)
        self.whole: list[list[Event]] = [[] for _ in range(state.seats)]

    def hand_over(self, seat: Seat) -> list[Event]:
        news = super().hand_over(seat)
        self.whole[seat] += news
        return news


class Asked(NamedTuple):
    """One decision: what the bot that was there all along does, and what a late comer does."""

    where: tuple[Any, ...]
    warm: Action | None
    cold: Action | None


def late_comer(level: str, table: Remembering, seat: Seat) -> Action | None:
    """A bot as lucky as the one at this seat that has yet to hear everything."""
    state = table.state
    bot = make_bot(level, state.game, seat, state.seats, table.bots[seat].rng.clone())
    bot.draw_world(state)
    heard = table.whole[seat] + table.heard[seat]
    return bot.act(state.game.view(state, seat), state.legal(seat), heard)


Chooser = Callable[[State, Seat], bool]


def table_of(name: str, level: str, seed: int) -> Remembering:
    game = find_game(name)
    seats = game.seats[0] if name == "oceans-heist" else game.seats[len(game.seats) // 2]
    state: State = game.new(seats, seed, {})
    bots = {seat: make_bot(level, game, seat, seats, Rng(seat)) for seat in range(seats)}
    return Remembering(state, bots)


def compared(name: str, level: str, seed: int, is_chosen: Chooser) -> Iterator[Asked]:
    """A whole game; at some decisions somebody else is asked as well."""
    table = table_of(name, level, seed)
    state = table.state
    driver = Driver(state, Rng(seed))
    while state.pending():
        seat = driver.next_seat()
        if seat == TABLE:
            action = driver.clock
        elif not is_chosen(state, seat):
            action = table.ask(seat)
        else:
            where = (seed, state.step, state.phase.name, seat)
            cold = late_comer(level, table, seat)
            assert cold in state.legal(seat) or (cold is None and state.phase.open), where
            action = table.ask(seat)
            yield Asked(where, action, cold)
        if action is not None:
            table.apply(seat, action)


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
        assert [found for found in asked if found.warm is not found.cold] == []


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
        table = table_of(name, "heuristic", seed)
        state, rang = table.state, set()
        driver = Driver(state, Rng(seed))
        while state.pending():
            seat = driver.next_seat()
            if seat == TABLE:
                rang.add(state.phase.name)
                action = driver.clock
            else:
                action = late_comer("heuristic", table, seat)
                table.bots[seat].rng.below(2)  # other luck for the next
            if action is not None:
                table.apply(seat, action)
        assert rang <= BY_THE_CLOCK


def test_talk_is_not_repeated_by_a_late_comer() -> None:
    """Heat: a claim of this Stage, made by whoever sat there before, is enough."""
    claimed = 0
    for found in compared("heat", "heuristic+talkative", 3, lambda state, seat: True):
        is_claim = found.warm is not None and found.warm.verb.startswith("claim")
        claimed += is_claim
        assert found.cold is found.warm
    assert claimed > 5
