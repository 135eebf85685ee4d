"""What people read stands in tables that other languages can replace, in no function."""

from pathlib import Path

import pytest

from hideout.testing.wording import wording

GAMES = Path(__file__).parents[2] / "src" / "hideout" / "games"
TEXTS = (
    "bank_heist/sentences.py",
    "bank_heist/text.py",
    "heat/text.py",
    "heist_hustle/text.py",
    "millions_of_dollars/text.py",
    "oceans_heist/sentences.py",
    "oceans_heist/text.py",
    "oceans_heist/words.py",
)


@pytest.mark.parametrize("path", TEXTS)
def test_no_function_has_wording_of_its_own(path: str) -> None:
    assert wording((GAMES / path).read_text()) == []
