"""The kit as a class of tests: it passes a sound game and fails a broken one."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from hideout.engine.core import Seat
from hideout.testing import Conformance, ConformanceError
from hideout.testing.walk import Case
from tests.testing.toy import CLAUSES, Toy, ToyState


class TestToy(Conformance):
    game = Toy()
    options = ({}, {"fast": True})
    hidden = ("hand", "pile", "choice")
    clauses = CLAUSES


class PeekingToy(Toy):
    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        return {**super().view(s, seat), "next": s.pile[-1]}


class Peeking(Conformance):
    game = PeekingToy()
    hidden: ClassVar[Any] = ("hand", "coins")
    clauses = CLAUSES


def test_a_leak_fails_its_test_and_no_other() -> None:
    suite = Peeking()
    table = Case(suite.game, 3, {}, 0)
    suite.test_random_games_are_sound_and_end(table)
    suite.test_positions_round_trip(table)
    with pytest.raises(ConformanceError, match=r"can tell .* apart: view\.next") as failure:
        suite.test_nothing_leaks(table)
    assert str(failure.value).splitlines()[-1].startswith("hideout check pockets --seats 3 --seed")


def test_a_field_that_is_never_redrawn_is_not_hidden() -> None:
    class Declared(Conformance):
        game = Toy()
        clauses = CLAUSES
        hidden = ("hand", "coins")

    with pytest.raises(AssertionError, match="coins"):
        Declared().test_what_is_hidden_is_redrawn()


class ToyThatCounts(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[int] = []

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> ToyState:
        self.seeds.append(seed)
        return super().new(seats, seed, options)


class Counting(Conformance):
    game = ToyThatCounts()
    games = 3


def test_the_same_games_are_played_in_every_run() -> None:
    table = Case(Counting.game, 3, {}, 0)
    Counting().test_the_order_of_arrival_does_not_matter(table)
    assert Counting.game.seeds == [0, 1, 2]


class Asked:
    """Stands in for pytest's Metafunc and keeps the names of the cases."""

    fixturenames = ("self", "table")

    def __init__(self) -> None:
        self.names: list[str] = []

    def parametrize(self, name: str, cases: Any) -> None:
        self.names = [case.id for case in cases]


def test_a_class_is_tested_at_every_seat_count_with_every_option() -> None:
    asked: Any = Asked()
    TestToy.pytest_generate_tests(asked)
    assert asked.names == ["2p", "2p-fast=True", "3p", "3p-fast=True", "4p", "4p-fast=True"]
