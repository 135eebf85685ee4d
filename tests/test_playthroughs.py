"""Golden playthroughs: what each decision told and showed, unchanged since it was reviewed.

`hideout regenerate` rewrites them; the diff is reviewed like code.
"""

from pathlib import Path

import pytest

from hideout.engine.core import play
from hideout.games import GAMES, find_game
from hideout.testing.golden import read_playthrough, render

FOLDER = Path(__file__).parent / "playthroughs"
PASSING = {"attack", "robbery", "slot-end"}  # phases that end as they begin: nobody is asked


@pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.txt")), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert render(read_playthrough(text, find_game)).splitlines() == text.splitlines()


def phases_of(path: Path) -> set[str]:
    record = read_playthrough(path.read_text(encoding="utf-8"), find_game)
    state = record.start()
    seen = {state.phase.name}
    for decision in record.decisions:
        play(state, decision.seat, decision.action)
        seen.add(state.phase.name)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_show_every_phase(game: str) -> None:
    seen: set[str] = set()
    for path in (FOLDER / game).glob("*.txt"):
        seen |= phases_of(path)

    assert seen >= set(find_game(game).phases) - PASSING
