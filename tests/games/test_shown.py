"""What games declare of views, channels and luck: it is so, it is written down, it is all there."""

from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import TABLE, Game
from hideout.engine.shapes import Struct
from hideout.games import GAMES, find_game
from hideout.testing import run_scenario
from hideout.testing.luck import asked_of_chance
from hideout.testing.scene import Scene
from hideout.testing.walk import STYLES, Case, Check, draw_options, walk
from tests.reference_pages import FOLDER, page

SCENARIOS = Path(__file__).parents[1] / "scenarios"
by_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
MOST_GAMES = 400
# Too seldom for chance.
SELDOM = {
    "bank-heist": {
        ("crack", "answer"),
        ("vault", "time-up"),
        ("shotgun-cost", "time-up"),
        ("dye", "time-up"),
    },
    "millions-of-dollars": {("choose", "absent")},
    "oceans-heist": {("prepare", "confirm"), ("prep", "confirm")},
}


@by_game
def test_the_reference_page_is_as_the_game_declares(game: Game[Any]) -> None:
    written = (FOLDER / f"{game.name}.md").read_text()
    assert written == page(game), "python -m tests.reference_pages"


@by_game
def test_views_in_scenarios_are_as_declared(game: Game[Any]) -> None:
    """Scenario files go where random games seldom come."""
    shape = game.view_shape
    assert shape is not None
    found: list[str] = []

    def look(scene: Scene) -> None:
        s = scene.state
        for seat in range(TABLE, s.seats):
            view = s.game.view(s, seat)
            complaint = shape.complaint(view, s.game.names_at(s.seats), "view")
            found.extend([complaint] if complaint else [])

    for path in sorted((SCENARIOS / game.name).rglob("*.toml")):
        run_scenario(path.read_text(), find_game, look)
    assert found == []


class Asked(Check):
    """Collects who asks chance."""

    def __init__(self, found: set[tuple[str, str]]) -> None:
        super().__init__()
        self.found = found

    def before(self, s: Any, seat: int, action: Any) -> None:
        where = (s.phase.name, action.verb)
        if where not in self.found and asked_of_chance(s, seat, action, self.case.chance(s.step)):
            self.found.add(where)


@by_game
def test_whatever_is_declared_to_ask_chance_does(game: Game[Any]) -> None:
    declared = {(row.phase, verb) for row in game.luck or () for verb in row.verbs}
    assert {phase for phase, _ in declared} <= set(game.phases)
    assert {verb for _, verb in declared} <= set(game.vocabulary.kinds)
    expected = declared - SELDOM.get(game.name, set())
    found: set[tuple[str, str]] = set()
    for i in range(MOST_GAMES):
        if expected <= found:
            break
        seats = game.seats[i % len(game.seats)]
        case = Case(game, seats, draw_options(game, seats, 7, i), i)
        walk(case, STYLES[i % 3], [Asked(found)])
    assert expected - found == set()
    assert found <= declared


@by_game
def test_every_key_and_channel_has_a_meaning(game: Game[Any]) -> None:
    assert isinstance(game.view_shape, Struct)
    assert all(key.meaning for key in game.view_shape.keys.values())
    assert all(game.channel_names.values())
    assert "table" in game.channel_names
