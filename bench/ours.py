"""Our games at the same jobs as bench.peers, and `view` and `solve` besides.

`learn` is what a program that learns needs of every step: the observation and mask of whoever acts
next, as numbers.

The same rows serve the interpreted and the compiled build: which one it is, PYTHONPATH decides.
"""

import random
from collections.abc import Callable
from itertools import count
from typing import Any

from bench.measure import Row, copies, per_second
from bench.solver import solves
from hideout.engine.core import Game, State
from hideout.engine.drive import random_play
from hideout.engine.rng import Rng
from hideout.engine.tables import Buffers, Tables, new_stepper
from hideout.games import GAMES

SEATS = 6  # as social_deduction, the row we compare with, or as many as a game takes

STEPS = 100  # between two looks at the watch
TABLES = 1024


def plays(game: Game[Any], seats: int) -> Row:
    """With our own driver, which is compiled along with the rules."""

    def row(seconds: float) -> float:
        rng = Rng(7)
        seeds = count()
        return per_second(lambda: random_play(game.new(seats, next(seeds), {}), rng), seconds)

    return row


def plays_from_python(game: Game[Any], seats: int) -> Row:
    """With a loop in Python, as the peers have to be driven."""

    def row(seconds: float) -> float:
        dice = random.Random(7)
        seeds = count()
        return per_second(lambda: python_play(game.new(seats, next(seeds), {}), dice), seconds)

    return row


def python_play(state: State, dice: random.Random) -> int:
    """One call a decision, by `Stepper`, which is there for programs that go step by step."""
    table = new_stepper(state, Rng(7))
    act, chance = table.act, dice.random
    made = 0
    goes_on = True
    while goes_on:
        legal = table.legal
        goes_on = act(legal[int(chance() * len(legal))].code)
        made += 1
    return made


def halfway(game: Game[Any], seats: int) -> State:
    state: State = game.new(seats, 7, {})
    half = random_play(state, Rng(7)) // 2
    state = game.new(seats, 7, {})
    random_play(state, Rng(7), half)
    return state


def clones(game: Game[Any], seats: int) -> Row:
    def row(seconds: float) -> float:
        state = halfway(game, seats)
        return per_second(lambda: copies(state.clone), seconds)

    return row


def views(game: Game[Any], seats: int) -> Row:
    def row(seconds: float) -> float:
        state = halfway(game, seats)
        return per_second(lambda: copies(lambda: game.view(state, 0)), seconds)

    return row


def learns(game: Game[Any], seats: int) -> Row:
    """One table, stepped from Python: a decision, then the next seat's observation and mask."""

    def row(seconds: float) -> float:
        tables = Tables(game, seats, [7], {})
        bind(tables)
        dice = random.Random(7)
        at, play, chance = tables.at, tables.play, dice.random

        def steps() -> int:
            for _ in range(STEPS):
                legal = at[0].legal
                play(0, legal[int(chance() * len(legal))].code)
            return STEPS

        return per_second(steps, seconds)

    return row


def learns_many(game: Game[Any], seats: int) -> Row:
    """The same for a batch, whose arrays one call fills."""

    def row(seconds: float) -> float:
        tables = Tables(game, seats, list(range(TABLES)), {})
        bind(tables)
        rng = Rng(7)

        def step() -> int:
            tables.step(tables.choose(rng))
            return TABLES

        return per_second(step, seconds)

    return row


def bind(tables: Tables) -> None:
    count, observer = len(tables.at), tables.observer
    sizes = (4 * observer.size, observer.actions, 1, 1, 4 * tables.seats)
    tables.bind(Buffers(*(memoryview(bytearray(count * size)) for size in sizes)))


def rows() -> dict[str, Callable[[float], float]]:
    table: dict[str, Row] = {}
    for name, game in GAMES.items():
        seats = min(SEATS, game.seats[-1])
        table[f"play  {name}, {seats} seats"] = plays(game, seats)
        table[f"play  {name}, {seats} seats, driven from Python"] = plays_from_python(game, seats)
        table[f"clone {name}, {seats} seats"] = clones(game, seats)
        table[f"view  {name}, {seats} seats"] = views(game, seats)
        if type(game).observer is not Game.observer:
            table[f"learn {name}, {seats} seats"] = learns(game, seats)
            table[f"learn {name}, {seats} seats, {TABLES:,} tables"] = learns_many(game, seats)
    table["solve oceans-heist, whole rounds"] = solves
    return table


OURS = rows()
