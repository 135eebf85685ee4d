"""`hideout games`: what can be played."""

from typing import Any

import click

from hideout.cli.options import as_json, print_json
from hideout.engine.core import Game


@click.command("games")
@as_json
def command(as_json: bool) -> None:
    """List the games, their players, bots and options."""
    from hideout.games import BROKEN, GAMES

    games = list(GAMES.values())
    for name, sentence in BROKEN.items():
        click.echo(f"The game {name} cannot be used. {sentence}", err=True)
    if as_json:
        print_json([describe(game) for game in games])
    else:
        _print(games)


def describe(game: Game[Any]) -> dict[str, object]:
    from hideout.bots import levels, rungs

    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "genre": game.genre,
        "mood": game.mood,
        "bots": levels(game.name),
        "ladder": rungs(game.name),
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "default": option.default,
                "values": option.values(),
                "meaning": option.meaning,
            }
            for option in game.options
        ],
    }


def _print(games: list[Game[Any]]) -> None:
    from rich.table import Table
    from rich.text import Text

    from hideout.bots import levels, rungs
    from hideout.cli.screen import make_console

    console = make_console()
    for game in games:
        heading = Text(game.title, style="bold")
        bots = ", ".join([*rungs(game.name), *levels(game.name)])
        heading.append(
            f"  {game.name}  {game.seats[0]} to {game.seats[-1]} players, "
            f"{game.minutes} minutes, bots: {bots}",
            style="not bold dim",
        )
        console.print(heading)
        if game.mood:
            console.print(Text(f"  {game.mood}", style="italic"))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(style="dim", overflow="fold")
        for option in game.options:
            default = (
                ("off", "on")[option.default]
                if isinstance(option.default, bool)
                else (str(option.default))
            )
            table.add_row(
                option.name, default, f"{option.title}. {option.meaning} ({option.values()})"
            )
        console.print(table)
        console.print()
