"""The program in this process, in a folder of its own."""

import io
from pathlib import Path

import pytest

from hideout.cli.app import run
from tests.cli.program import Hideout, Ran


@pytest.fixture
def hideout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_code: Path
) -> Hideout:
    """Runs `hideout ARGUMENTS`; `typed` is what comes from the keyboard."""
    monkeypatch.setenv("COLUMNS", "100")

    def go(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = run(arguments)
        said = capsys.readouterr()
        return Ran(status, said.out, said.err)

    return go
