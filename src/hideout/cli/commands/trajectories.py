"""`hideout trajectories`: games as data to learn from."""

import click

from hideout.cli.options import deck_option, seats_option, seed_option, set_option
from hideout.cli.series import Asked, read_series
from hideout.engine.reader import BadData


@click.command("trajectories", short_help="Write games as observations, masks, actions, returns.")
@click.argument("records", nargs=-1, metavar="[RECORD]...")
@click.option("--out", required=True, metavar="FILE", help="A new .npz or .parquet file.")
@click.option("--game", metavar="GAME", help="Let bots play this game, if no records are named.")
@seats_option
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="M",
    help="How many games the bots play.",
)  # fmt: skip
@click.option("--bots", metavar="A,B", help="Who plays.")
@seed_option
@set_option
@deck_option
def command(
    records: tuple[str, ...],
    out: str,
    game: str | None,
    seats: int | None,
    games: int,
    bots: str | None,
    seed: str | None,
    settings: tuple[str, ...],
    deck: str | None,
) -> None:
    """Write every decision of RECORDs, or of games between bots, as data to learn from.

    \b
    hideout trajectories --game heat --games 200 --bots heuristic --out heat.npz
    hideout trajectories evening.txt --out evening.parquet

    A row has the observation, the mask, the action and what the game was worth to whoever decided.
    The file holds a card that says what the columns are and where the games come from.
    """
    from hideout.bots.load import SECONDS
    from hideout.cli.files import check_new, load_record
    from hideout.sim.trajectories import FORMS, Trajectories, played

    if bool(records) == bool(game):
        raise BadData("Name records, or a game for bots to play by --game; one of the two.")
    if not out.endswith(FORMS):
        raise BadData(f"{out} must end in {' or '.join(FORMS)}.")
    check_new(out)
    source: dict[str, object]
    if game is not None:
        asked = Asked(
            game=game,
            seats=seats,
            games=games,
            bots=bots,
            bot_seconds=SECONDS,
            seed=seed,
            settings=settings,
            deck=deck,
        )
        found, series = read_series(asked)
        source = {"bots": list(series.bots), "seed": hex(series.seed), "options": series.options}
        trajectories = Trajectories(found, series.seats)
        kept = played(series)
    else:
        loaded = [load_record(path) for path in records]
        source = {"records": list(records)}
        trajectories = Trajectories(loaded[0].game, len(loaded[0].names))
        kept = loaded
    for record in kept:
        trajectories.add(record)
    trajectories.write(out, source)
    click.echo(f"{out}: {len(trajectories.masks):,} decisions of {trajectories.games:,} games")
