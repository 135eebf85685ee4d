"""Options that several commands share, and how their texts are read."""

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from hideout.engine.core import Game
from hideout.engine.options import read_options
from hideout.engine.reader import BadData
from hideout.languages import ENGLISH, PSEUDO, read_language

F = TypeVar("F", bound=Callable[..., Any])


class Between(click.FloatRange):
    """A number; click finds that "nan" lies in every range."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a valid number.", param, ctx)
        return number


as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program to read.")
deck_option = click.option(
    "--deck", metavar="FILE", help="Play with your own cards (see `hideout deck`; TOML or JSON)."
)
seats_option = click.option("--seats", type=int, metavar="N", help="How many players.")
seed_option = click.option(
    "--seed", metavar="S", help="A whole number (or 0x...). The same seed gives the same game."
)
data_option = click.option(
    "--data", metavar="DIR", help="The folder that keeps everything. [HIDEOUT_DATA]"
)
database_option = click.option(
    "--database", metavar="URL", help="The database used instead. [HIDEOUT_DATABASE_URL]"
)
LANGUAGE = "hideout.language"  # where a command's context keeps it


def _language(context: click.Context, option: click.Parameter, value: str) -> str:
    language = value if value == PSEUDO else read_language(value)
    context.meta[LANGUAGE] = language
    return language


in_language = click.option(
    "--language",
    metavar="TAG",
    default=ENGLISH,
    envvar="HIDEOUT_LANGUAGE",
    callback=_language,
    help="The language to use, such as de or pt-BR. [HIDEOUT_LANGUAGE]",
)
bot_seconds_option = click.option(
    "--bot-seconds",
    type=Between(0.001, 3600),
    default=10.0,
    show_default=True,
    metavar="S",
    help="How long a bot of your own may think about a decision.",
)
set_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game; may be repeated (`hideout games` lists them).",
)


def read_settings(game: Game[Any], settings: Sequence[str]) -> dict[str, object]:
    """`name=value` texts as the options they set, and only those. Raises BadData."""
    given: dict[str, object] = {}
    switches = [option.name for option in game.options if isinstance(option.default, bool)]
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadData(f"--option takes NAME=VALUE, not '{setting}'.")
        if name in given:
            raise BadData(f"The option {name} is set twice.")
        given[name] = _switch(value) if name in switches else value
    values = read_options(game.options, given)
    return {name: values[name] for name in given}


def _switch(value: str) -> str:
    """On and off, the way people write them."""
    return {"1": "on", "0": "off"}.get(value, value.lower())


def read_bots(game: Game[Any], bots: str | None) -> tuple[str, ...]:
    """A list of bots as people type it, or the usual ones of a game. Raises BadData."""
    from hideout.bots import usual_level
    from hideout.bots.load import read_names

    return (usual_level(game.name),) if bots is None else read_names(bots)


def usual_seats(game: Game[Any], at_least: int = 1) -> int:
    """A table of four, or the nearest size the game allows."""
    return max(at_least, min(max(4, game.seats[0]), game.seats[-1]))


def print_json(data: Mapping[str, object] | Sequence[object]) -> None:
    import json

    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def data_place(data: str | None, database: str | None) -> tuple[Path, str]:
    """Where a server's data is, by flag, variable or default: a folder, and the database used
    instead, if there is one."""
    import os

    from hideout.server.house.settings import read_settings as read_server_settings
    from hideout.server.store.opening import require_driver

    flags = {"data": data, "database_url": "" if data and not database else database}
    settings = read_server_settings(flags, os.environ)
    if settings.database_url:
        require_driver(settings.database_url)
    return Path(settings.data), settings.database_url
