"""`hideout calibrate`: whether the intervals of a tournament keep what they promise."""

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Final, Unpack

import click

from hideout.cli.options import as_json, print_json, read_bots
from hideout.cli.series import SeriesOptions, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, jobs_option

if TYPE_CHECKING:
    from hideout.sim.calibrate import Missed
    from hideout.sim.forfeits import Forfeits
    from hideout.sim.series import Series

PROMISED: Final = 0.05
DOUBT: Final = 3.0  # standard errors beyond which it is not chance


@click.command("calibrate", short_help="Check that a tournament's intervals can be trusted.")
@series_options(40, "How many games each series has.", "Who plays itself, such as heuristic.")
@click.option(
    "--series", "count", type=click.IntRange(1), default=200, show_default=True, metavar="N",
    help="How many series to play.",
)  # fmt: skip
@jobs_option
@as_json
def command(count: int, jobs: int | None, as_json: bool, **asked: Unpack[SeriesOptions]) -> None:
    """Let a bot play GAME against itself in many short tournaments.

    Nobody is stronger, so an interval at 95 % should miss the truth about one time in twenty. The
    status is 1 if one kind of interval misses it more often than chance explains.
    """
    from hideout.cli.files import load_game
    from hideout.engine.reader import BadData
    from hideout.sim.forfeits import Forfeits

    names = read_bots(load_game(asked["game"], asked["deck"]), asked["bots"])
    if len(names) != 1:
        raise BadData("Name one bot to be calibrated: it plays against itself.")
    found, series = read_series(asked, names)
    forfeits = Forfeits()
    missed = _run(series, count, jobs, forfeits)
    failed = forfeits.report()
    if as_json:
        told = {kind: {"missed": m.times, "of": m.intervals} for kind, m in missed.items()}
        print_json({**describe(series), "series": count, "missed": told, "forfeits": failed})
    else:
        _print(found.title, series, count, missed)
        for sentence in forfeit_sentences(failed):
            click.echo(sentence)
    if any(one.share() > most_by_chance(count) for one in missed.values()):
        click.get_current_context().exit(1)


def most_by_chance(series: int) -> float:
    """Intervals of one series are correlated, so series are what is counted."""
    return PROMISED + DOUBT * sqrt(PROMISED * (1 - PROMISED) / series)


def _run(
    series: "Series", count: int, jobs: int | None, forfeits: "Forfeits"
) -> "dict[str, Missed]":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hideout.cli.screen import make_console
    from hideout.sim.calibrate import calibrate

    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "series", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=count)
        return calibrate(series, count, jobs, lambda done: progress.advance(task, done), forfeits)


def _print(title: str, series: "Series", count: int, missed: "Mapping[str, Missed]") -> None:
    from rich import box
    from rich.table import Table

    from hideout.cli.screen import make_console

    console = make_console()
    console.print(
        f"{title}, {series.seats} seats, {series.bots[0]} against itself, {count:,} series of "
        f"{series.games:,} games, seed {series.seed}",
        style="bold",
        markup=False,
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("interval at 95 %")
    for words in ("missed the truth", "of", "share"):
        table.add_column(words, justify="right")
    for kind, one in missed.items():
        if one.intervals:
            table.add_row(kind, f"{one.times:,}", f"{one.intervals:,}", f"{one.share():.1%}")
    console.print(table)
    most = most_by_chance(count)
    console.print(f"up to {most:.1%} is chance; 5 % is promised")
