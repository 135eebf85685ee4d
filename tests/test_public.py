"""What `import hideout` gives."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hideout
from tests.builds import IS_COMPILED


def test_every_public_name_is_there_and_only_those_are_promised() -> None:
    assert sorted(hideout.__all__) == sorted(hideout._HOME_OF)
    for name in hideout.__all__:
        assert getattr(hideout, name) is not None
    assert set(hideout.__all__) <= set(dir(hideout))


def test_importing_the_package_alone_loads_no_game() -> None:
    code = "import sys, hideout; print([m for m in sys.modules if m.startswith('hideout.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = hideout.nothing


def test_a_game_is_played_by_the_public_names() -> None:
    game = hideout.find_game("heat")
    record = hideout.Record(game, ["ann", "bob", "cy"], 2026, {})
    state = record.start()
    bots = [hideout.make_bot("heuristic", game, seat, 3, hideout.Rng(seat)) for seat in range(3)]
    hideout.play_out(state, bots, hideout.Rng(1), record)

    again = hideout.read_record(hideout.write_record(record), hideout.find_game).replay()

    assert game.result(again) == game.result(state)


def test_the_reference_shows_every_public_name_once() -> None:
    page = (Path(__file__).parents[1] / "docs" / "python.md").read_text(encoding="utf-8")
    shown = re.findall(r"^::: hideout\.(\w+)$", page, flags=re.MULTILINE)
    assert sorted(shown) == sorted(hideout.__all__)


@pytest.mark.skipif(IS_COMPILED, reason="compiled code keeps no docstrings")
@pytest.mark.parametrize("name", sorted(hideout.__all__))
def test_every_public_class_and_function_says_what_it_is(name: str) -> None:
    """A thing without a docstring would be an empty heading in the reference."""
    thing = getattr(hideout, name)
    if isinstance(thing, type) or callable(thing):
        assert inspect.getdoc(thing)
