"""`hideout trajectories`: recorded games as data to learn from."""

import click


@click.command(
    "trajectories", short_help="Turn records into observations, masks, actions, returns."
)
@click.argument("records", nargs=-1, required=True, metavar="RECORD...")
@click.option("--out", required=True, metavar="FILE", help="A new .npz or .parquet file.")
def command(records: tuple[str, ...], out: str) -> None:
    """Write every decision of the games in RECORD... as data to learn from.

    A folder stands for all .record files in it and below. All games must have the same cards and
    the same number of players. A row has the observation, what was legal, the action, and what the
    game was worth to whoever decided; a data card in the file describes the columns and says where
    the games come from.

    To have bots play the games: `hideout simulate GAME --trajectories --out FILE`.
    """
    from hideout.cli.files import check_new, files_below, load_record
    from hideout.sim.trajectories import Trajectories, check_form

    check_form(out)
    check_new(out)
    paths = files_below(records, ".record")
    first = load_record(paths[0])
    trajectories = Trajectories(first.game, len(first.names))
    for path in paths:
        trajectories.add(load_record(path))
    trajectories.write(out, {"records": paths})
    click.echo(f"{out}: {len(trajectories.masks):,} decisions from {trajectories.games:,} games")
