"""Ways to try out a broken game."""

import re
from typing import Any

import pytest

from hideout.engine.core import Phase
from hideout.testing import ConformanceError, check_game
from hideout.testing.walk import STYLES, Case, Check, walk
from tests.testing.toy import CLAUSES, Toy


def caught(game: Toy, games: int = 60) -> str:
    """The finding about a broken game, after trying the line that should play it again."""
    with pytest.raises(ConformanceError) as first:
        check_game(game, games, clauses=CLAUSES)
    finding, _, rest = str(first.value).partition("\n")
    line = rest.splitlines()[-1]
    command = r"hideout check pockets --seats (\d)(?: --option fast=(on))? --seed (\d+) --games 1"
    again = re.fullmatch(command, line)
    assert again, line
    options = {"fast": again[2]} if again[2] else {}
    with pytest.raises(ConformanceError) as second:
        check_game(game, 1, [int(again[1])], options, int(again[3]), clauses=CLAUSES)
    assert str(second.value).splitlines()[-1] == line
    return finding


def found_by(check: type[Check], game: Toy) -> str:
    """What one check alone finds: some games are broken in more than one way."""
    for seed in range(60):
        for style in STYLES:
            try:
                walk(Case(game, 2 + seed % 3, {}, seed), style, [check()])
            except ConformanceError as error:
                return str(error)
    return "nothing"


def toy_with(phase: Phase[Any]) -> Toy:
    game = Toy()
    game.phases = {**game.phases, phase.name: phase}
    return game
