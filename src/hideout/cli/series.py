"""Which games bots are to play: the options, and the series they describe."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import click

from hideout.cli.options import (
    bot_seconds_option,
    deck_option,
    read_bots,
    read_settings,
    seats_option,
    seed_option,
    set_option,
    usual_seats,
)

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.series import Series

F = TypeVar("F", bound=Callable[..., Any])


class SeriesOptions(TypedDict):
    """What was typed."""

    game: str
    seats: int | None
    games: int
    bots: str | None
    bot_seconds: float
    seed: str | None
    settings: tuple[str, ...]
    deck: str | None


def series_options(games: int, games_help: str, bots_help: str, least: int = 1) -> Callable[[F], F]:
    """The options of `SeriesOptions`: how many games are usual, and the least that make sense."""
    options = (
        click.argument("game", metavar="GAME"),
        seats_option,
        click.option(
            "--games", type=click.IntRange(least), default=games, show_default=True, metavar="N",
            help=games_help,
        ),
        click.option("--bots", metavar="A,B", help=bots_help),
        bot_seconds_option,
        seed_option,
        set_option,
        deck_option,
    )  # fmt: skip

    def add(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def read_series(
    asked: SeriesOptions, bots: tuple[str, ...] | None = None, replays: bool = False
) -> "tuple[Game[Any], Series]":
    """The game and what is to be played of it. Raises BadData.

    `bots` if they are not the ones that were typed. With `replays` every bot plays every deal:
    there is a seat for each, and the number of games is rounded up to whole deals.
    """
    from hideout.cli.files import load_game
    from hideout.engine.position import read_seed
    from hideout.sim.series import Series

    game = load_game(asked["game"], asked["deck"])
    names = read_bots(game, asked["bots"]) if bots is None else bots
    seats, seed = asked["seats"], asked["seed"]
    if seats is None:
        seats = usual_seats(game, at_least=len(names) if replays else 1)
    series = Series(
        game=game.name,
        seats=seats,
        games=-(-asked["games"] // len(names)) * len(names) if replays else asked["games"],
        bots=names,
        seed=read_seed(seed) if seed is not None else 0,
        options=read_settings(game, asked["settings"]),
        deck=None if game.is_printed_deck else game.deck,
        replays=replays,
        bot_seconds=asked["bot_seconds"],
    )
    series.check()
    return game, series
