"""docs/add-a-game.md is carried out step by step, and each step keeps what it promises."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import COMMAND
from tests.outside.site import ROOT, SKULL, path_with
from tests.outside.tutorial import PAGE, Run, Write, patched, steps

STEPS = steps()
PROGRAMS = {"hideout": COMMAND, "python": [sys.executable]}


class Reader:
    """Somebody who follows the tutorial, from a folder in which nothing is yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at = folder  # where commands are run
        self.site = folder / "site"

    def does(self, asked: Write | Run) -> None:
        if isinstance(asked, Write):
            asked.carry_out(self.at)
        elif asked.command.startswith("cd "):
            self.at = self.folder / asked.command[3:]
        elif asked.command.startswith("pip install -e "):
            self.installs(self.folder / asked.command.rpartition(" ")[2])
        else:
            self.runs(asked)

    def installs(self, package: Path) -> None:
        """As `pip install -e` does: a note of where the package is and of its entry points."""
        [module] = [path.parent.name for path in package.glob("*/__init__.py")]
        notes = self.site / f"{module}-0.1.0.dist-info"
        notes.mkdir(parents=True)
        (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 0.1.0\n")
        (notes / "entry_points.txt").write_text(f"[hideout.games]\nskull = {module}:GAME\n")
        (self.site / module).symlink_to(package / module)

    def runs(self, asked: Run) -> None:
        program, *arguments = shlex.split(asked.command)
        done = subprocess.run(
            [*PROGRAMS[program], *arguments],
            cwd=self.at,
            env={**os.environ, **path_with(self.site), "COLUMNS": "100"},
            input=asked.typed,
            capture_output=True,
            text=True,
            timeout=240,
        )
        said = done.stdout + done.stderr
        has_failed = any("breaks the contract" in line for line in asked.said)
        assert done.returncode == int(has_failed), f"{asked.command}\n{said}"
        holds(asked.said, said)


def holds(promised: list[str], said: str) -> None:
    """Whether all that was promised is said, in that order."""
    rest = said
    for line in promised:
        pattern = r"\s+".join(re.escape(word) for word in line.split()).replace(r"\.\.\.", ".*?")
        found = re.search(pattern, rest)
        assert found, f"'{line}' is not said:\n{said}"
        rest = rest[found.end() :]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    return Reader(tmp_path_factory.mktemp("tutorial"))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_every_step_keeps_what_it_promises(reader: Reader) -> None:
    assert len(STEPS) >= 8
    for title, all_asked in STEPS.items():
        assert any(isinstance(asked, Run) for asked in all_asked), f"{title}: nothing is tried"
        for asked in all_asked:
            try:
                reader.does(asked)
            except AssertionError as error:
                raise AssertionError(f"{title}\n{error}") from None
    made = (reader.at / "pyproject.toml").read_text()
    assert made == (SKULL / "pyproject.toml").read_text()


def test_the_last_step_leaves_the_example_behind(tmp_path: Path) -> None:
    for all_asked in STEPS.values():
        for asked in all_asked:
            if isinstance(asked, Write):
                asked.carry_out(tmp_path)
    written = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}

    assert Path("hideout_skull/rules.py") in written
    for name in written:
        assert (tmp_path / name).read_text() == (SKULL / name).read_text(), name
    ours = {path.relative_to(SKULL) for path in SKULL.rglob("*.*") if path.is_file()}
    assert {name for name in ours if name.suffix != ".pyc"} == written | {Path("pyproject.toml")}


def test_a_diff_is_applied_place_by_place() -> None:
    text = "a\nb\nc\nb\n"

    assert patched(text, " a\n-b\n+x\n...\n b\n+d\n") == "a\nx\nc\nb\nd\n"
    with pytest.raises(AssertionError, match="no such place"):
        patched(text, " c\n+d\n...\n a\n")


def test_a_promise_that_is_broken_is_noticed() -> None:
    holds(["Skull: 6 games, ...", "nothing wrong"], "Skull:  6 games, 8 decisions:\nnothing wrong.")
    with pytest.raises(AssertionError, match="'one' is not said"):
        holds(["two", "one"], "one two")


def test_the_page_says_where_the_finished_game_is() -> None:
    assert "examples/skull" in PAGE.read_text()
    assert (ROOT / "examples" / "skull").is_dir()
