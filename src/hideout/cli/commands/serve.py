"""`hideout serve`: a house where people play in the browser."""

import click


@click.command("serve")
@click.option("--data", metavar="DIR", help="The folder that keeps everything.")
@click.option("--host", metavar="ADDRESS", help="The address to listen on.")
@click.option("--port", type=int, metavar="N", help="The port; 0 takes a free one.")
@click.option("--lan", is_flag=True, default=None, help="Open to this network, with a QR code.")
@click.option("--origin", metavar="URL", help="The address people type, behind a proxy.")
@click.option("--log", type=click.Choice(["text", "json"]), help="How the log is written.")
def command(**flags: object) -> None:
    """Open a house: rooms, tables and the page, in one process with one data file.

    Every setting is also a HIDEOUT_* variable; `hideout config check` lists them.
    """
    import os

    from hideout.server.run import CannotServe, serve
    from hideout.server.settings import read_settings
    from hideout.server.store import StoreError

    settings = read_settings(flags, os.environ)
    try:
        serve(settings)
    except (CannotServe, StoreError) as reason:
        raise click.UsageError(str(reason)) from None
