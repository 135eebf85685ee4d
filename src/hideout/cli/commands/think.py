"""`hideout think`: bots of a house think here."""

import os

import click


@click.command("think")
@click.option("--redis", "redis_url", metavar="URL", help="The house's Redis. [HIDEOUT_REDIS_URL]")
@click.option(
    "--processes",
    type=click.IntRange(0, 256),
    default=0,
    metavar="N",
    help="How many processes (default: one per core).",
)
def command(redis_url: str | None, processes: int) -> None:
    """Think for the bots of a house that look ahead, on this machine.

    Start as many as you like, wherever the house's Redis can be reached. If one dies, its
    question is asked again.
    """
    from hideout.server.bots.redis_worker import think
    from hideout.server.house.settings import read_settings

    settings = read_settings({"redis_url": redis_url}, os.environ)
    if not settings.redis_url:
        raise click.UsageError("Say where the house's Redis is: --redis redis://...")
    think(settings.redis_url, processes)
