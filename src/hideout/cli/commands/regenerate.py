"""`hideout regenerate`: golden playthroughs, made again from themselves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from hideout.engine.core import Game
from hideout.engine.reader import BadData

NAMES: Final = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal", "ida", "joe")


@click.command("regenerate", short_help="Rewrite the golden playthroughs.")
@click.argument("game", metavar="[GAME]", required=False)
@click.option(
    "--folder", metavar="DIR", help="The folder of the playthroughs (by default, this clone's)."
)
def command(game: str | None, folder: str | None) -> int:
    """Rewrite the playthroughs of GAME, or of all games. Review the difference like code.

    A game that has none yet gets one for its smallest and one for its largest table.
    """
    from hideout.cli.files import load_game
    from hideout.games import GAMES, find_game

    games = list(GAMES.values()) if game is None else [load_game(game)]
    shelf = playthroughs(folder)
    failed = False
    for each in games:
        paths = sorted((shelf / each.name).glob("*.txt"))
        if not paths:
            _begin(each, shelf / each.name)
        for path in paths:
            failed |= not _regenerate(path, find_game)
    return 1 if failed else 0


def playthroughs(folder: str | None) -> Path:
    import hideout

    shelf = Path(folder) if folder else Path(hideout.__file__).parents[2] / "tests/playthroughs"
    if not shelf.is_dir():
        raise BadData(f"There is no folder {shelf}: run this in a clone, or name a --folder.")
    return shelf


def _regenerate(path: Path, find_game: Callable[[str], Game[Any]]) -> bool:
    from hideout.testing.golden import rewrite

    name = f"{path.parent.name}/{path.name}"
    try:
        click.echo(f"{'changed  ' if rewrite(path, find_game) else 'the same '} {name}")
    except ValueError as error:  # a decision that is no longer possible, or a damaged file
        click.echo(f"{name}, {error}", err=True)
        return False
    return True


def _begin(game: Game[Any], folder: Path) -> None:
    """A first playthrough for the fewest players and one for the most."""
    from hideout.cli.files import write_new
    from hideout.testing.golden import random_record, render

    folder.mkdir(exist_ok=True)
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        text = render(random_record(game, NAMES[:seats], 1, {}))
        path = folder / f"{seats}-players.txt"
        write_new(str(path), text)
        click.echo(f"new       {folder.name}/{path.name}")
