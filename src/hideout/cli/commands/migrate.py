"""`hideout migrate`: a server's data in the format of this version."""

import click

from hideout.cli.options import data_option, database_option


@click.command("migrate")
@data_option
@database_option
def command(data: str | None, database: str | None) -> None:
    """Bring a server's data to the format of this version. Stop every server on it first.

    A copy of the old data is kept. For a data folder, `serve` does this by itself.
    """
    from hideout.cli.options import data_place
    from hideout.server.store.interface import StoreError

    try:
        folder, url = data_place(data, database)
        if url:
            from hideout.server.store.moving import migrate_database

            copy = migrate_database(url)
        else:
            from hideout.server.store.backup import migrate_folder

            copy = migrate_folder(folder)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo("The data is in this version's format.")
    if copy:
        click.echo(f"What was there before is kept in {copy}.")
