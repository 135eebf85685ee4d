"""What the documents tell people to type can be typed."""

import re
import shlex
from pathlib import Path

import click
import pytest

from hideout.cli.app import COMMANDS, hideout

DOCS = Path(__file__).parents[2] / "docs"
LINES = [
    (page.name, line)
    for page in sorted(DOCS.glob("*.md"))
    for block in re.findall(r"^```console\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
    if line.startswith("hideout ")
]


@pytest.mark.parametrize(("page", "line"), LINES, ids=lambda part: str(part)[:60])
def test_a_documented_line_is_understood(page: str, line: str) -> None:
    words = shlex.split(re.split(r" [|>] ", line)[0])[1:]
    context = click.Context(hideout)
    found = hideout.get_command(context, words[0])
    if isinstance(found, click.Group):
        words = words[1:]
        found = found.get_command(context, words[0])
    assert found is not None, f"{page}: {line}"
    found.make_context(words[0], words[1:])  # complains about options that do not exist


def test_the_page_names_every_command() -> None:
    page = (DOCS / "command-line.md").read_text()

    assert len(LINES) > 15
    for command in COMMANDS:
        assert f"`{command}" in page, command
