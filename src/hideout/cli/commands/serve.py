"""`hideout serve`: a house where people play in the browser."""

import os
from collections.abc import Callable
from typing import Any

import click

from hideout.server.house.settings import known_settings


def setting_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """A flag for every setting."""
    for setting in reversed(known_settings()):
        text = setting.meaning[0].upper() + setting.meaning[1:]
        end = "" if text.endswith("...") else "."
        shown = f"{text}{end} [{setting.variable}]"
        if isinstance(setting.default, bool):
            flags = f"{setting.flag}/--no-{setting.flag[2:]}"
            command = click.option(flags, setting.name, default=None, help=shown)(command)
        else:
            kind = "N" if isinstance(setting.default, int) else "TEXT"
            command = click.option(setting.flag, setting.name, metavar=kind, help=shown)(command)
    return command


@click.command("serve")
@setting_options
def command(**flags: object) -> None:
    """Open a house: rooms, tables and the page, in one process with one data file.

    Every setting is also a HIDEOUT_* variable; `hideout config check` shows the values in use.
    """
    from hideout.server.house.settings import read_settings

    settings = read_settings(flags, os.environ)
    from hideout.server.store.interface import StoreError
    from hideout.server.web.run import CannotServe, serve

    try:
        serve(settings)
    except (CannotServe, StoreError) as error:
        raise click.ClickException(str(error)) from None
