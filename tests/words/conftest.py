"""A game in a package of its own, with words in two languages."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import Game

OWN_ENGLISH = """
ask-choose = Keep { $card }, or swap?
no-nodded = You have nodded already.
"""
OWN_GERMAN = """
no-nodded = Du hast schon genickt.
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    package = tmp_path / f"pockets_{tmp_path.name}"
    (package / "words").mkdir(parents=True)
    text = "from tests.testing.toy import Toy\n\nclass Own(Toy):\n    pass\n"
    (package / "__init__.py").write_text(text)
    (package / "words" / "en.ftl").write_text(OWN_ENGLISH)
    (package / "words" / "de.ftl").write_text(OWN_GERMAN)
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Game[Any] = import_module(package.name).Own()
    return game
