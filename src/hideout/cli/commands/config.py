"""`hideout config`: the settings of a server."""

import os
import re
from typing import Final

import click

from hideout.cli.options import as_json, print_json

PASSWORD: Final = re.compile(r"//[^@/]+@")  # of a database; not for everybody's eyes


@click.group("config")
def command() -> None:
    """Look at the settings of `hideout serve`."""


@command.command("check")
@as_json
def check(as_json: bool) -> None:
    """Show the settings in use; refuse any that is unknown or invalid."""
    from hideout.server.house.settings import known_settings, read_settings

    settings = read_settings({}, os.environ)
    values = {setting.name: getattr(settings, setting.name) for setting in known_settings()}
    if as_json:
        print_json(values)
        return
    for setting in known_settings():
        source = "set" if setting.variable in os.environ else "default"
        value = values[setting.name]
        shown = (
            ("off", "on")[value] if isinstance(value, bool) else PASSWORD.sub("//***@", str(value))
        )
        click.echo(f"{setting.variable} = {shown}  ({source}; {setting.meaning})")
