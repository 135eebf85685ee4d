"""Bots that learned: that their weights fit, that they cannot peek, and that they play."""

import json
from pathlib import Path
from typing import Any

import pytest

from hideout.bots import levels, make_bot
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.net import ArrayNet, PlainNet
from hideout.bots.learned.numbers import numbers_of, seen_from
from hideout.bots.learned.weights import FOLDER, path_of, read_weights, write_weights
from hideout.bots.of_game import bots_of
from hideout.bots.players import play_out
from hideout.engine.core import State
from hideout.engine.drive import random_play
from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game

MOST_BYTES = 2_000_000
NAMES = [name for name in sorted(GAMES) if "learned" in levels(name)]
# Those that move; where a net chooses among plans, see test_chooser.py.
MOVING = [name for name in NAMES if bots_of(find_game(name)).plans is None]


def table_of(name: str, steps: int, seats: int = 0) -> State:
    game = find_game(name)
    state: State = game.new(seats or max(4, game.seats[0]), steps, {})
    random_play(state, Rng(steps), steps)
    return state


def asked(bot: Any, state: State) -> Any:
    bot.may_wait = state.phase.open
    bot.draw_world(state)
    return bot.act(state.game.view(state, bot.seat), state.legal(bot.seat), [])


def test_some_games_were_learned() -> None:
    assert {"heat", "millions-of-dollars"} <= set(NAMES)
    assert {path.stem for path in FOLDER.glob("*.weights")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_weights_are_small_and_fit_the_game_as_it_is(name: str) -> None:
    game = find_game(name)

    assert path_of(game).stat().st_size <= MOST_BYTES
    make_bot("learned", game, 0, game.seats[0], Rng(1))  # refuses what does not fit


@pytest.mark.parametrize("level", ["learned", "search:4:random+learned"])
@pytest.mark.parametrize("name", NAMES)
def test_it_plays_to_the_end_at_the_smallest_and_the_largest_table(name: str, level: str) -> None:
    game = find_game(name)
    for seats in (game.seats[0], game.seats[-1]):
        state: State = game.new(seats, 5, {})
        bots = [make_bot("random", game, seat, seats, Rng(seat)) for seat in range(seats)]
        bots[1] = make_bot(level, game, 1, seats, Rng(1))
        play_out(state, bots, Rng(2))

        assert state.pending() == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.slow
def test_it_plays_the_same_whatever_it_cannot_know(name: str) -> None:
    """Everything hidden from a seat is drawn anew; with the same luck its move stays."""
    tried = 0
    for steps in range(0, 60, 3):
        state = table_of(name, steps)
        for seat in state.pending():
            if len(state.legal(seat)) < 2:
                continue
            tried += 1
            tables = [state, *(state.game.resample(state, seat, Rng(luck)) for luck in range(2))]
            moves = {
                asked(make_bot("learned", state.game, seat, state.seats, Rng(9)), table)
                for table in tables
            }
            assert len(moves) == 1, f"step {steps}, {moves}"
    assert tried >= 10


@pytest.mark.parametrize("name", NAMES)
def test_a_world_that_was_sent_is_as_good_as_the_table(name: str) -> None:
    """As on a server, where it thinks in another process."""
    tables = [table_of(name, steps) for steps in range(0, 60, 7)]
    running = [state for state in tables if state.pending()]
    assert len(running) >= 5
    for state in running:
        seat = state.pending()[0]
        here = make_bot("learned", state.game, seat, state.seats, Rng(3))
        there = make_bot("learned", state.game, seat, state.seats, Rng(3))
        world = write_position(state.game.resample(state, seat, Rng(4)))
        there.world = read_position(state.game, world)

        view, legal = state.game.view(state, seat), state.legal(seat)
        assert there.act(view, legal, []) is asked(here, state)


@pytest.mark.parametrize("name", MOVING)
def test_with_and_without_numpy_it_thinks_the_same(name: str) -> None:
    state = table_of(name, 20)
    seat = state.pending()[0]
    bot = make_bot("learned", state.game, seat, state.seats, Rng(3))
    assert isinstance(bot, LearnedBot)
    bot.draw_world(state)
    legal = state.legal(seat)
    bot.net = ArrayNet(bot.weights)
    quick = bot.judge(bot.seen, legal)
    bot.net = PlainNet(bot.weights)
    plain = bot.judge(bot.seen, legal)

    assert plain.scores == pytest.approx(quick.scores, abs=1e-3)
    assert plain.value == pytest.approx(quick.value, abs=1e-4)


@pytest.mark.parametrize("manner", ["", "+cautious"])
def test_who_has_no_manners_of_speaking_speaks_as_it_learned(manner: str) -> None:
    assert talk_of(f"learned{manner}") == frozenset()


@pytest.mark.parametrize("manner", ["talkative", "liar", "greedy+liar"])
def test_the_sensible_bot_does_the_talking_where_it_is_asked_for(manner: str) -> None:
    assert talk_of(f"learned+{manner}") == {"claim", "claim-quiet"}


def talk_of(level: str) -> frozenset[str]:
    """What is left to the sensible bot in Heat; a game is played with it, too."""
    game = find_game("heat")
    bots = [make_bot(level, game, seat, 3, Rng(seat)) for seat in range(3)]
    state: State = game.new(3, 1, {})
    play_out(state, bots, Rng(1))
    assert state.pending() == []
    first = bots[0]
    assert isinstance(first, LearnedBot)
    return first.left


def test_names_are_turned_so_that_the_own_seat_comes_first() -> None:
    assert seen_from("offer[p1-to-p3]", 1, 4) == "offer[p0-to-p2]"
    assert seen_from("copy p0", 3, 4) == "copy p1"
    assert seen_from("play backup-plan", 3, 4) == "play backup-plan"
    assert seen_from("copy p4", 3, 4) == "copy p4"  # nobody sits there


@pytest.mark.parametrize("name", MOVING)
@pytest.mark.slow
def test_every_seat_has_all_columns_and_parts_of_its_own(name: str) -> None:
    game = find_game(name)
    numbers = numbers_of(game)
    for seats in game.seats:
        first = sorted(numbers.columns_of(seats, 0))
        for seat in range(seats):
            assert sorted(numbers.columns_of(seats, seat)) == first
            state: State = game.new(seats, 1, {})
            parts = numbers.parts_by_code(seats, seat)
            assert all(parts[action.code] for action in state.legal(seat))


# Files that are not what they should be


def changed(tmp_path: Path, **about: object) -> Path:
    weights = read_weights(path_of(find_game("heat")))
    path = tmp_path / "heat.weights"
    write_weights(path, {**weights.about, **about}, weights.layers)
    return path


def test_a_file_that_was_written_can_be_read(tmp_path: Path) -> None:
    weights = read_weights(changed(tmp_path))

    assert weights.layers == read_weights(path_of(find_game("heat"))).layers


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ({"game": "bank-heist"}, "These weights are for bank-heist, not for heat."),
        ({"version": 99}, "learned with version 99 of its numbers"),
        ({"names": "0" * 64}, "hideout train heat"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    tmp_path: Path, about: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadData, match=sentence):
        LearnedBot(find_game("heat"), 0, 4, Rng(1), changed(tmp_path, **about))


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path)
    data = bytearray(path.read_bytes())
    data[-100] ^= 1
    path.write_bytes(data)

    with pytest.raises(BadData, match="damaged"):
        read_weights(path)
    path.write_bytes(data[:-2])
    with pytest.raises(BadData, match="damaged"):
        read_weights(path)
    path.write_text(json.dumps({"form": "other"}) + "\n")
    with pytest.raises(BadData, match="not a file of weights"):
        read_weights(path)


def test_a_game_nobody_learned_has_no_such_level() -> None:
    game = find_game("heist-hustle")

    assert "learned" not in levels("heist-hustle")
    with pytest.raises(BadData, match="There is no bot learned"):
        make_bot("learned", game, 0, 3, Rng(1))
    with pytest.raises(BadData, match="Nobody has learned Heist Hustle"):
        LearnedBot(game, 0, 3, Rng(1))
