"""`hideout backup`: a copy of a server's data."""

from pathlib import Path

import click

from hideout.cli.options import data_option, database_option


@click.command("backup")
@click.argument("file", metavar="FILE")
@data_option
@database_option
def command(file: str, data: str | None, database: str | None) -> None:
    """Copy all rooms and games of a server to FILE. The server may keep running."""
    from hideout.cli.options import data_place
    from hideout.server.store.backup import backup
    from hideout.server.store.interface import StoreError

    try:
        folder, url = data_place(data, database)
        if url:
            from hideout.server.store.moving import database_to_file

            contents = database_to_file(url, Path(file))
        else:
            contents = backup(folder, Path(file))
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{file} holds {contents}.")
    for line in contents.damaged:
        click.echo(f"Damaged, and copied as it is: {line}")
