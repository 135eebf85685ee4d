"""The bot that looks ahead: what it is handed, what it prefers, and that it cannot peek."""

from collections import Counter
from typing import Any

import pytest

from hideout.bots import HEURISTICS, make_bot
from hideout.bots.bot import Bot
from hideout.bots.search import Budget, SearchBot, read_budget
from hideout.engine.core import State
from hideout.engine.drive import random_play
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.sim.table import Table, play_out

NAMES = sorted(HEURISTICS)


def table_of(name: str, steps: int, seed: int = 3) -> State:
    game = find_game(name)
    state: State = game.new(max(4, game.seats[0]), seed, {})
    random_play(state, Rng(seed), steps)
    return state


def asked(bot: Bot, state: State) -> Any:
    bot.draw_world(state)
    return bot.act(state.game.view(state, bot.seat), state.legal(bot.seat), [])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_it_plays_every_game_to_the_end(name: str) -> None:
    game = find_game(name)
    seats = game.seats[0]
    state: State = game.new(seats, 5, {})
    bots = [make_bot("random", game, seat, seats, Rng(seat)) for seat in range(seats)]
    bots[1] = make_bot("search:2:random", game, 1, seats, Rng(1))
    play_out(state, bots, Rng(2))

    assert state.pending() == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_gives_the_same_move(name: str) -> None:
    state = table_of(name, 6)
    seat = state.pending()[0]
    moves = [
        asked(make_bot("search:12", state.game, seat, state.seats, Rng(4)), state) for _ in range(2)
    ]

    assert moves[0] is moves[1]


def test_it_is_handed_a_made_up_world_and_never_the_state() -> None:
    game = find_game("heat")
    state = game.new(4, 1, {})
    handed: list[Any] = []

    class Curious(SearchBot):
        def act(self, view: Any, legal: Any, events: Any) -> Any:
            assert self.world is not None
            handed.append(self.world)
            return legal[0]

    bot = Curious(game, 0, 4, Rng(0), None)
    table = Table(state, {0: bot})
    for _ in range(8):
        table.ask(0)

    assert all(world is not state for world in handed)
    assert {tuple(world.hands[0]) for world in handed} == {tuple(state.hands[0])}
    assert len({tuple(world.hands[1]) for world in handed}) > 1


def test_without_a_world_it_plays_as_its_advisor_does() -> None:
    state = table_of("heist-hustle", 0)
    seat = state.pending()[0]
    view, legal = state.game.view(state, seat), state.legal(seat)
    search = make_bot("search:50", state.game, seat, state.seats, Rng(1))
    advisor = make_bot("heuristic", state.game, seat, state.seats, Rng(1))

    assert search.act(view, legal, []) is advisor.act(view, legal, [])


def test_it_tells_what_it_considered_and_the_chosen_move_comes_first() -> None:
    state = table_of("heat", 0)
    bot = make_bot("search:40", state.game, 0, state.seats, Rng(1))
    assert isinstance(bot, SearchBot)
    move = asked(bot, state)

    assert bot.thoughts[0].action is move
    assert {thought.action for thought in bot.thoughts} <= set(state.legal(0))
    assert all(0.0 <= thought.value <= 1.0 for thought in bot.thoughts)
    assert 30 <= sum(thought.playouts for thought in bot.thoughts) <= 40


def test_thinking_moves_no_table() -> None:
    state = table_of("bank-heist", 10)
    before = state.game.write(state)
    asked(make_bot("search:8", state.game, state.pending()[0], state.seats, Rng(1)), state)

    assert state.game.write(state) == before


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("", Budget(77, 0)),
        ("500", Budget(500, 0)),
        ("200ms", Budget(0, 200)),
        ("random", Budget(77, 0, True)),
        ("500:random", Budget(500, 0, True)),
    ],
)
def test_a_budget_is_playouts_or_milliseconds(words: str, budget: Budget) -> None:
    assert read_budget(words, 77) == budget


@pytest.mark.parametrize("words", ["0", "-3", "ms", "1.5", "5s", "20:20", "²", "99999999999"])
def test_an_impossible_budget_is_one_sentence(words: str) -> None:
    with pytest.raises(BadData, match=r"^[A-Zs].*\.$"):
        read_budget(words, 77)


def test_a_budget_in_milliseconds_is_kept() -> None:
    import time

    state = table_of("heist-hustle", 0)
    seat = state.pending()[0]
    began = time.thread_time()
    asked(make_bot("search:40ms", state.game, seat, state.seats, Rng(1)), state)

    assert time.thread_time() - began < 1.0


# Honesty


@pytest.mark.parametrize("name", NAMES)
def test_a_sensible_bot_plays_the_same_whatever_it_cannot_know(name: str) -> None:
    """Everything hidden from a seat is drawn anew; with the same luck its move stays."""
    tried = 0
    for steps in range(0, 40, 3):
        state = table_of(name, steps, seed=steps)
        for seat in state.pending():
            legal = state.legal(seat)
            if len(legal) < 2:
                continue
            tried += 1
            moves = set()
            for luck in range(3):
                other = state.game.resample(state, seat, Rng(luck))
                bot = make_bot("heuristic", state.game, seat, state.seats, Rng(9))
                moves.add(asked(bot, other if luck else state))
            assert len(moves) == 1, f"step {steps}, {moves}"
    assert tried >= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["heat", "heist-hustle"])
def test_search_plays_alike_whatever_it_cannot_know(name: str) -> None:
    """Its moves at a table and at a table with everything hidden drawn anew differ by chance."""
    state = table_of(name, 9)
    seat = next(seat for seat in state.pending() if len(state.legal(seat)) > 1)
    other = state.game.resample(state, seat, Rng(77))

    def moves(table: State, first: int) -> Counter[str]:
        counted: Counter[str] = Counter()
        for luck in range(first, first + 60):
            bot = make_bot("search:16", state.game, seat, state.seats, Rng(luck))
            counted[state.game.notation.text(asked(bot, table))] += 1
        return counted

    here, there = moves(state, 0), moves(other, 1000)
    gap = sum(abs(here[move] - there[move]) for move in here | there) / 120
    assert gap < 0.3  # 60 draws of the same distribution lie within
