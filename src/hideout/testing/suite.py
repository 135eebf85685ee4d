"""The conformance kit as tests: one class a game.

class TestHeat(Conformance):
    game = GAME
    options = [{}, {"apb": True}]
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from hideout.engine.core import Game
from hideout.lessons import complaints
from hideout.rulebook import rulebook
from hideout.testing.checks import (
    Arrivals,
    Clones,
    Declarations,
    Positions,
    Replays,
    Sentences,
    Soundness,
)
from hideout.testing.damage import Damage
from hideout.testing.fields import Fields, Known
from hideout.testing.leaks import Leaks, Worlds
from hideout.testing.numbers import Numbers, Recalls
from hideout.testing.refusals import Refusals, Truth
from hideout.testing.shown import Shown
from hideout.testing.walk import ABSENT, PLAIN, RESTLESS, Case, Check, walk

EVERY = 4  # steps between two looks at what is costly and rarely wrong
VIEWERS = 2  # seats whose secrets are tried at each step
WISHES = 2  # of each verb, that are refused
BETWEEN = 8  # steps between two times that everybody wishes for them


class Conformance:
    """Subclass it as `Test<Game>` and set `game`; every test runs at every seat count."""

    game: ClassVar[Game[Any]]
    options: ClassVar[Sequence[Mapping[str, object]]] = ({},)
    seats: ClassVar[Sequence[int]] = ()  # () means all the game allows
    games: ClassVar[int] = 2  # random games for each test, seat count and options
    every: ClassVar[int] = 1  # steps between two positions that are read back or damaged
    decks: ClassVar[Sequence[Mapping[str, object]]] = ()  # besides the printed one
    hidden: ClassVar[Sequence[str]] = ()  # fields of the state that somebody must not know
    truths: ClassVar[Mapping[str, Truth]] = {}  # by kind of reason: whether a refusal is true
    clauses: ClassVar[Container[str] | None] = None  # None means the game's rule book

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        if "table" not in metafunc.fixturenames:
            return
        cases = []
        for seats in cls.seats or cls.game.seats:
            for options in cls.options:
                name = ",".join(f"{key}={value}" for key, value in options.items())
                table = Case(cls.game, seats, options, 0)
                cases.append(pytest.param(table, id=f"{seats}p-{name}" if name else f"{seats}p"))
        for number, deck in enumerate(cls.decks):
            seats = max(cls.seats or cls.game.seats)
            table = Case(cls.game.with_deck(deck), seats, {}, 0, f"<decks[{number}]>")
            cases.append(pytest.param(table, id=f"{seats}p-deck{number}"))
        metafunc.parametrize("table", cases)

    def test_random_games_are_sound_and_end(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), self._sound)

    def test_every_refusal_is_true(self, table: Case) -> None:
        self._watch(
            table,
            (PLAIN, RESTLESS),
            lambda: [Refusals(self._clauses(), self.truths, WISHES, BETWEEN)],
        )

    def test_its_lessons_are_true(self) -> None:
        if self.game.is_printed_deck:  # lessons are about the printed cards
            assert complaints(self.game) == []

    @pytest.mark.slow
    def test_whatever_is_not_legal_is_refused_truly(self) -> None:
        """The whole vocabulary, by everybody and the table, in the smallest game."""
        table = Case(self.game, min(self.seats or self.game.seats), self.options[-1], 0)
        walk(table, RESTLESS, [Refusals(self._clauses(), self.truths, each=0)])

    def test_a_game_whose_players_are_all_away_ends(self, table: Case) -> None:
        self._watch(table, (ABSENT,), self._sound)

    def test_clones_are_independent(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Clones(), Fields()])

    def test_who_may_know_a_field_is_as_declared(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Known(EVERY * self.every)])

    def test_records_replay(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Replays()])

    def test_positions_round_trip(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Positions(self.every)])

    def test_a_spoilt_position_is_refused_or_can_be_played(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Damage(self.every)])

    def test_the_order_of_arrival_does_not_matter(self, table: Case) -> None:
        self._watch(table, (PLAIN, RESTLESS), lambda: [Arrivals()])

    def test_nothing_leaks(self, table: Case) -> None:
        worlds = Worlds()
        self._watch(table, (PLAIN, RESTLESS), lambda: [Leaks(VIEWERS, worlds=worlds)])
        assert not worlds.complaint(), worlds.complaint()

    def test_what_is_hidden_is_redrawn(self) -> None:
        varied: set[str] = set()
        seats = max(self.seats or self.game.seats)
        for options in self.options:
            leaks = Leaks(VIEWERS)
            walk(Case(self.game, seats, options, 0), RESTLESS, [leaks])
            varied |= leaks.worlds.varied
        same = sorted(set(self.hidden) - varied)
        assert not same, f"resample() never changed what is hidden: {', '.join(same)}"

    def _sound(self) -> list[Check]:
        return [
            Soundness(),
            Sentences(self._clauses()),
            Declarations(),
            Shown(EVERY),
            Numbers(EVERY),
            Recalls(EVERY),
        ]

    def _clauses(self) -> Container[str]:
        return rulebook(self.game.name) if self.clauses is None else self.clauses

    def _watch(self, table: Case, styles: Sequence[str], checks: Callable[[], list[Check]]) -> None:
        """Random games of a table, the same in every run of the gate; the styles take turns."""
        for seed in range(self.games):
            case = Case(table.game, table.seats, table.options, seed, table.deck)
            walk(case, styles[seed % len(styles)], checks())
