"""`hideout move`: a house moves from a folder to a database, or back."""

from pathlib import Path

import click


@click.command("move")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> None:
    """Move a house: one of FROM and TO is a folder, the other a database (postgresql://...).

    Stop every server on FROM first. TO has to be empty; FROM stays as it is. Every row is counted
    and compared before it counts as moved: all arrive, or none.
    """
    from hideout.server.store.interface import StoreError
    from hideout.server.store.opening import POSTGRES, require_driver

    if source.startswith(POSTGRES) == target.startswith(POSTGRES):
        raise click.UsageError("One of FROM and TO is a folder, the other postgresql://...")
    try:
        if target.startswith(POSTGRES):
            require_driver(target)
            from hideout.server.store.moving import folder_to_database

            contents = folder_to_database(Path(source), target)
        else:
            require_driver(source)
            from hideout.server.store.moving import database_to_folder

            contents = database_to_folder(source, Path(target))
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Moved {contents}.")
    for line in contents.damaged:
        click.echo(f"Damaged, and moved as it is: {line}")
