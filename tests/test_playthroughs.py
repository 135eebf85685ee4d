"""Golden playthroughs: what each decision told and showed, unchanged since it was reviewed.

`hideout regenerate` rewrites them; the diff is reviewed like code.
"""

from pathlib import Path

import pytest

from hideout.games import GAMES, find_game
from hideout.testing.golden import read_playthrough, render

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.txt")), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert render(read_playthrough(text, find_game)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough(game: str) -> None:
    assert list((FOLDER / game).glob("*.txt"))
