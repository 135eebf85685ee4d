"""`hideout bench`: the repository's own benchmark, where there is a repository."""

import subprocess
import sys
from pathlib import Path

import click

from hideout.engine.reader import BadData


@click.command(
    "bench", short_help="Measure speed.", context_settings={"ignore_unknown_options": True}
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> int:
    """Measure speed: decisions, copies and views a second.

    Runs bench/ of a clone of Hideout with this Python and passes ARGUMENTS on. `make bench` does
    the same, with the other engines installed beside ours.
    """
    import hideout

    root = Path(hideout.__file__).parents[2]
    if not (root / "bench" / "__main__.py").is_file():
        raise BadData("The benchmark is not installed: in a clone of Hideout, run `make bench`.")
    return subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=root).returncode
