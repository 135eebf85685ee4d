"""`hideout new-game`: a package with a small whole game, to be changed into yours."""

import re
from importlib.resources import files
from pathlib import Path
from string import Template

import click

from hideout.engine.reader import BadData

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@click.command("new-game", short_help="Begin a game of your own.")
@click.argument("name", metavar="NAME")
@click.option(
    "--in", "folder", metavar="DIR", default=".", help="Where the package's folder is made."
)
def command(name: str, folder: str) -> None:
    """Write a package that brings a small game called NAME (like red-herring) to Hideout.

    Install it (`pip install -e hideout-NAME`), and `hideout check NAME`, `hideout play NAME` and
    the server know it. docs/add-a-game.md goes on from there.
    """
    from hideout.games import GAMES

    if not NAME.fullmatch(name):
        raise BadData(
            "A game's name is lower-case words and digits with hyphens between them, such as "
            f"red-herring, and begins with a letter; '{name}' is not one."
        )
    if name in GAMES:
        raise BadData(f"There is already a game called {name}.")
    root = Path(folder) / f"hideout-{name}"
    if root.exists():
        raise BadData(f"{root} already exists and will not be overwritten.")
    try:
        write_package(name, root)
    except OSError as error:
        raise BadData(f"{root} cannot be written: {error.strerror}.") from None
    click.echo(f"Wrote {root}. Next: pip install -e {root} && hideout check {name}")


def write_package(name: str, root: Path) -> None:
    words = name.split("-")
    letters = "".join(letter for letter in name if letter.isalpha())
    initials = "".join(word[0] for word in words if word[0].isalpha())
    package = "hideout_" + "_".join(words)
    blanks = {
        "name": name,
        "title": " ".join(words).title(),
        "prefix": (initials if len(initials) > 1 else letters * 2)[:2].upper(),
        "kind": "".join(word.title() for word in words),
        "package": package,
        "distribution": f"hideout-{name}",
    }
    shelf = files("hideout.cli") / "new_game"
    for source, target in (
        ("pyproject.txt", root / "pyproject.toml"),
        ("game.txt", root / package / "__init__.py"),
        ("rules.txt", root / package / "rules.md"),
        ("test.txt", root / "tests" / f"test_{package}.py"),
    ):
        text = Template((shelf / source).read_text(encoding="utf-8")).substitute(blanks)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
