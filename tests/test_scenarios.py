"""Every scenario file passes."""

from pathlib import Path

import pytest

from hideout.games import find_game
from hideout.testing import run_scenario

FOLDER = Path(__file__).parent / "scenarios"


@pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.toml")), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_scenario(path: Path) -> None:
    outcome = run_scenario(path.read_text(), find_game)
    assert outcome.complaints == []
    assert outcome.rules, "which clauses is this about?"
