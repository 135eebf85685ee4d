"""Many tables stepped together do what each of them would do alone."""

import copy
import pickle
from array import array
from typing import Any

import pytest

from hideout.engine.core import Game, IllegalAction
from hideout.engine.drive import Driver
from hideout.engine.position import write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.engine.tables import Buffers, Tables
from hideout.games import GAMES

OURS = [game for game in GAMES.values() if game.name != "skull"]


class Bound:
    """Tables with buffers of the standard library."""

    def __init__(self, tables: Tables) -> None:
        count, observer = len(tables.at), tables.observer
        self.tables = tables
        self.observations = array("f", bytes(4 * count * observer.size))
        self.masks = bytearray(count * observer.actions)
        self.seats = bytearray(count)
        self.dones = bytearray(count)
        self.returns = array("f", bytes(4 * count * tables.seats))
        tables.bind(
            Buffers(
                memoryview(self.observations),
                memoryview(self.masks),
                memoryview(self.seats),
                memoryview(self.dones),
                memoryview(self.returns),
            )
        )

    def row(self, i: int) -> tuple[bytes, bytes, int]:
        size, actions = self.tables.observer.size, self.tables.observer.actions
        places = self.observations[i * size : (i + 1) * size].tobytes()
        return places, bytes(self.masks[i * actions : (i + 1) * actions]), self.seats[i]


def positions(tables: Tables) -> list[dict[str, object]]:
    return [write_position(table.state) for table in tables.at]


def expected(tables: Tables, i: int) -> tuple[bytes, bytes, int]:
    s, seat, observer = tables.at[i].state, tables.at[i].seat, tables.observer
    mask = bytearray(observer.actions)
    observer.mask(s, seat, memoryview(mask))
    return observer.row(s, seat), bytes(mask), seat


@pytest.mark.parametrize("which", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_buffers_show_whom_each_table_waits_for(game: Game[Any], which: int) -> None:
    bound = Bound(Tables(game, game.seats[which], [1, 2, 3], {}))
    rng = Rng(1)
    for _ in range(200):  # what is kept of a table is what would be written anew
        for i in range(3):
            assert bound.row(i) == expected(bound.tables, i)
            assert bound.tables.at[i].legal
        bound.tables.step(bound.tables.choose(rng))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_table_of_many_plays_as_a_sitting_alone_does(game: Game[Any]) -> None:
    tables = Tables(game, game.seats[0], [5], {})
    alone = Sitting(game.new(game.seats[0], 5, {}))
    turns = alone.turns(Rng(Rng(5).below(1 << 62)))
    dice = Rng(2)
    for seat in turns:
        assert seat == tables.at[0].seat
        action = dice.pick(alone.state.legal(seat))
        alone.play(seat, action)
        if tables.play(0, action.code):
            break

    assert next(turns, None) is None
    assert tables.last == game.returns(alone.state)


def test_when_a_game_ends_its_worth_is_told_and_the_next_one_begins() -> None:
    game = GAMES["heist-hustle"]
    bound = Bound(Tables(game, 3, [1], {}, "wins"))
    rng = Rng(3)
    while not bound.dones[0]:
        assert list(bound.returns) == [0.0] * 3
        bound.tables.step(bound.tables.choose(rng))

    assert bound.tables.at[0].state.step == 0
    assert sorted(bound.returns)[-1] == 1.0
    assert bound.row(0) == expected(bound.tables, 0)
    bound.tables.step(bound.tables.choose(rng))
    assert bound.dones[0] == 0


def test_later_games_depend_on_the_seed_alone() -> None:
    def dealt(seed: int) -> list[object]:
        tables = Tables(GAMES["heist-hustle"], 3, [seed], {})
        rng = Rng(3)
        found: list[object] = []
        while len(found) < 3:
            if tables.play(0, tables.choose(rng)[0]):
                found.append(write_position(tables.at[0].state)["seed"])
        return found

    assert dealt(1) == dealt(1)
    assert dealt(1) != dealt(2)
    assert len(set(dealt(1))) == 3


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_copies_and_pickles_go_on_equally(game: Game[Any]) -> None:
    tables = Tables(game, game.seats[0], [4, 5], {})
    rng = Rng(1)
    for _ in range(5):
        for _ in range(17):
            tables.step(tables.choose(rng))
        copies = [pickle.loads(pickle.dumps(tables)), copy.deepcopy(tables), tables.clone()]
        for other in copies:
            same, dice = tables.clone(), Rng(7)
            for _ in range(25):
                codes = same.choose(dice)
                same.step(codes)
                other.step(codes)
                for mine, theirs in zip(other.at, same.at, strict=True):
                    assert (mine.seat, mine.legal) == (theirs.seat, theirs.legal)
            assert positions(other) == positions(same)


def test_a_driver_of_a_copy_goes_on_at_the_same_moment() -> None:
    state = GAMES["millions-of-dollars"].new(4, 1, {})
    driver = Driver(state, Rng(1))
    for _ in range(30):
        seat = driver.next_seat()
        action = driver.clock if seat < 0 else state.legal(seat)[0]
        assert action is not None
        state.apply(seat, action)
    copied = state.clone()
    other = driver.clone(copied)

    for _ in range(30):
        seat = driver.next_seat()
        assert other.next_seat() == seat
        assert other.now == driver.now
        action = driver.clock if seat < 0 else state.legal(seat)[0]
        assert action is not None
        state.apply(seat, action)
        copied.apply(seat, action)


def test_what_is_not_legal_is_refused_and_changes_no_table() -> None:
    tables = Tables(GAMES["heat"], 3, [1, 2], {})
    was = positions(tables)
    fine = tables.choose(Rng(1))
    copy_somebody = GAMES["heat"].notation.parse("copy p1").code

    with pytest.raises(IllegalAction):
        tables.step([fine[0], copy_somebody])
    with pytest.raises(BadData, match="no action 314"):
        tables.step([fine[0], 314])
    with pytest.raises(BadData, match="not in this deck"):
        tables.step([fine[0], GAMES["heat"].vocabulary.actions[40].code])
    with pytest.raises(BadData, match="2 tables, but 1 actions"):
        tables.step(fine[:1])
    assert positions(tables) == was


def test_in_an_open_window_a_turn_may_pass_and_time_goes_on() -> None:
    tables = Tables(GAMES["oceans-heist"], 2, [1], {})
    wait = tables.observer.wait
    phase = tables.at[0].state.phase
    for _ in range(1000):
        if tables.at[0].state.phase is not phase:
            break
        tables.play(0, wait)

    assert tables.at[0].state.phase is not phase


def test_waiting_is_refused_where_no_window_is_open() -> None:
    tables = Tables(GAMES["millions-of-dollars"], 4, [1], {})

    with pytest.raises(BadData, match="no window is open"):
        tables.play(0, tables.observer.wait)


def test_a_buffer_of_another_size_is_refused() -> None:
    tables = Tables(GAMES["heat"], 3, [1], {})
    small = memoryview(bytearray(8))

    with pytest.raises(BadData, match="observations must have"):
        tables.bind(Buffers(small, small, small, small, small))


def test_an_unknown_way_to_count_is_refused() -> None:
    with pytest.raises(BadData, match="shares, wins or margins"):
        Tables(GAMES["heat"], 3, [1], {}, "glory")
