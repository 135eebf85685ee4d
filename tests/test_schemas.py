"""Places and numbers stay where they are: a policy that was trained yesterday plays today."""

import json
from typing import Any

import pytest

from hideout.engine.core import Game
from hideout.games import GAMES
from tests.cli.program import run_apart
from tests.schemas.record import recorded, schema

WITH_NUMBERS = [game for game in GAMES.values() if schema(game) is not None]


@pytest.mark.parametrize("game", WITH_NUMBERS, ids=lambda game: game.name)
def test_no_number_moves_without_a_new_version(game: Game[Any]) -> None:
    now = schema(game)
    assert now is not None
    version = str(now["version"])

    assert version in recorded(game.name), "python -m tests.schemas"
    assert recorded(game.name)[version] == now, "moved numbers need a new VERSION in observe.py"


def test_every_version_is_recorded() -> None:
    for game in WITH_NUMBERS:
        versions = recorded(game.name)
        assert sorted(versions) == [str(n + 1) for n in range(len(versions))]


@pytest.mark.slow
def test_the_command_lists_places_and_actions() -> None:
    listed = run_apart("schema", "heat", "--seats", "3")
    data = json.loads(run_apart("schema", "heat", "--seats", "3", "--json").out)
    actions = run_apart("schema", "heat", "--actions")

    assert listed.out.splitlines()[0].startswith("Heat, 3 players, version 1: ")
    assert "money[p1]" in listed.out
    assert len(listed.out.splitlines()) == 1 + len(data["observation"])
    assert all(place["meaning"] for place in data["observation"])
    assert "pass lay-low" in actions.out
    assert (
        data["actions"].index("pass lay-low") == GAMES["heat"].notation.parse("pass lay-low").code
    )
