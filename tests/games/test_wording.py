"""What people read lies in files of words, which can be translated, and in no function."""

from pathlib import Path

import pytest

from hideout.games import own_games
from hideout.testing.wording import wording

GAMES = Path(__file__).parents[2] / "src" / "hideout" / "games"
SPEAKING = ("messages.py", "effects.py")
MODULES = sorted(path for name in SPEAKING for path in GAMES.glob(f"*/{name}"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_function_has_wording_of_its_own(path: Path) -> None:
    assert wording(path.read_text()) == []


def test_no_reason_has_a_sentence_beside_the_one_in_its_file() -> None:
    reasons = [reason for game in own_games() for reason in game.reasons.values()]

    assert [reason.kind for reason in reasons if reason.english] == []
    assert len(reasons) > 100
