"""`hideout bot`: the bots of a house that play over the network, and their tokens."""

import os
from pathlib import Path

import click

from hideout.cli.options import as_json, data_option, print_json

tokens_option = click.option(
    "--bot-tokens", metavar="FILE", help="The file with their tokens. [HIDEOUT_BOT_TOKENS]"
)


@click.group("bot")
def command() -> None:
    """Bots that any host of a house may invite: register one, or remove it.

    A running server notices at once; there is no need to restart it.
    """


@command.command("add")
@click.argument("name")
@data_option
@tokens_option
def add(name: str, data: str | None, bot_tokens: str | None) -> None:
    """Register a bot called NAME and print its token. It is shown only once."""
    from hideout.server.house.bot_tokens import add_bot

    click.echo(add_bot(_path(data, bot_tokens), name))


@command.command("list")
@data_option
@tokens_option
@as_json
def list_(data: str | None, bot_tokens: str | None, as_json: bool) -> None:
    """List the bots of the house, not their tokens: only hashes of those are kept."""
    from hideout.server.house.bot_tokens import read_bots

    bots = read_bots(_path(data, bot_tokens))
    if as_json:
        print_json([{"name": bot.name, "person": bot.person} for bot in bots])
        return
    for bot in bots:
        click.echo(bot.name)
    if not bots:
        click.echo("There are none; `hideout bot add NAME` makes a token for one.", err=True)


@command.command("revoke")
@click.argument("name")
@data_option
@tokens_option
def revoke(name: str, data: str | None, bot_tokens: str | None) -> None:
    """Revoke the token of the bot NAME."""
    from hideout.server.house.bot_tokens import revoke_bot

    revoke_bot(_path(data, bot_tokens), name)
    click.echo(f"{name} is no longer a bot of this house.")


def _path(data: str | None, bot_tokens: str | None) -> Path:
    from hideout.server.house.bot_tokens import FILE
    from hideout.server.house.settings import read_settings

    settings = read_settings({"data": data, "bot_tokens": bot_tokens}, os.environ)
    return Path(settings.bot_tokens) if settings.bot_tokens else Path(settings.data) / FILE
