"""`hideout restore`: a backup in the place of a server's data."""

from pathlib import Path

import click

from hideout.cli.options import data_option, database_option


@click.command("restore")
@click.argument("file", metavar="FILE")
@click.option(
    "--check",
    "only_check",
    is_flag=True,
    help="Only check FILE: read every document and replay every running game.",
)
@data_option
@database_option
def command(file: str, only_check: bool, data: str | None, database: str | None) -> None:
    """Replace a server's data with the backup FILE. Stop the server first.

    What was there before is kept beside it. A database has to be empty.
    """
    from hideout.cli.options import data_place
    from hideout.server.store.backup import check, restore
    from hideout.server.store.interface import StoreError

    kept = None
    try:
        if only_check:
            contents = check(Path(file))
            if contents.damaged:
                raise StoreError(f"{file} is damaged in part: {'; '.join(contents.damaged)}")
            click.echo(f"{file} is whole: {contents}.")
            return
        folder, url = data_place(data, database)
        if url:
            from hideout.server.store.moving import file_to_database

            contents = file_to_database(Path(file), url)
        else:
            contents, kept = restore(Path(file), folder)
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Restored {contents}.")
    for line in contents.damaged:
        click.echo(f"Damaged, and left aside: {line}")
    if kept is not None:
        click.echo(f"What was there before is kept in {kept}.")
