"""The tutorial of docs/add-a-game.md as something that can be carried out.

What stands in the document is done as a reader would do it. A fence below a line of its own,

    `hideout_skull/state.py`, new:          is written to that file
    `hideout_skull/state.py`, at the end:   is added to it, after two blank lines
    `hideout_skull/state.py`, changed:      is a diff: `...` stands between its places, in order

and in a fence `console` a line after `$` is run, a line after `>` is typed into it, and the rest is
part of what it says, in order; `...` stands for more.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
STEP = re.compile(r"^### (\d+\. .*)$", re.MULTILINE)
FENCE = re.compile(
    r"(?:^`([^`\n]+)`, (new|at the end|changed):\n\n)?^```(\w+)\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Write(NamedTuple):
    """A change of a file."""

    path: str
    how: str
    text: str

    def carry_out(self, root: Path) -> None:
        path = root / self.path
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.how == "new":
            path.write_text(self.text, encoding="utf-8")
            return
        before = path.read_text(encoding="utf-8")
        after = (
            f"{before}\n\n{self.text}" if self.how == "at the end" else patched(before, self.text)
        )
        path.write_text(after, encoding="utf-8")


class Run(NamedTuple):
    """A command, what is typed into it, and what it says."""

    command: str
    typed: str
    said: list[str]


def steps() -> dict[str, list[Write | Run]]:
    """What each step of the tutorial asks for, in order."""
    tutorial = PAGE.read_text(encoding="utf-8").partition("\n## What a game may declare\n")[0]
    _, *parts = STEP.split(tutorial)
    return {
        title: list(_asked_for(text)) for title, text in zip(parts[::2], parts[1::2], strict=True)
    }


def _asked_for(text: str) -> Iterator[Write | Run]:
    for path, how, kind, inside in FENCE.findall(text):
        if path:
            yield Write(path, how, inside)
        elif kind == "console":
            yield from _runs(inside)


def _runs(block: str) -> Iterator[Run]:
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *lines = part.splitlines()
        typed = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
        yield Run(command, typed, [line for line in lines if not line.startswith("> ")])


def patched(text: str, diff: str) -> str:
    """A text after a diff."""
    done, rest = "", text
    for place in re.split(r"^\.\.\.\n", diff, flags=re.MULTILINE):
        lines = place.splitlines(keepends=True)
        old = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
        new = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
        before, found, after = rest.partition(old)
        assert found, f"there is no such place:\n{old}"
        done, rest = done + before + new, after
    return done + rest
