"""What every test run needs: the right build under test, and property tests that repeat.

The marker `rule` is registered in pyproject.toml.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import hideout.engine.core
from hideout.bots import load

ROOT = Path(__file__).parents[1]

# Repeatable, so that a red gate stays red until it is mended; and no deadline, for a busy
# machine is not a mistake in the rules. Fuzzing with fresh seeds is `hideout check`.
settings.register_profile("gate", derandomize=True, deadline=None, database=None)
settings.load_profile("gate")


def is_compiled() -> bool:
    return not str(hideout.engine.core.__file__).endswith(".py")


def pytest_configure() -> None:
    """Refuse to call the interpreted build compiled, or the other way round."""
    is_wanted = os.environ.get("HIDEOUT_COMPILED") == "1"
    if is_compiled() != is_wanted:
        found = hideout.engine.core.__file__
        raise pytest.UsageError(f"HIDEOUT_COMPILED={int(is_wanted)}, but the engine is {found}")


def pytest_report_header() -> str:
    return f"hideout: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def own_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to write code in, where this process works; what it loads there it forgets."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", None)).startswith(f"{tmp_path}{os.sep}"):
            del sys.modules[name]
    load._load.cache_clear()
    load._installed.cache_clear()
