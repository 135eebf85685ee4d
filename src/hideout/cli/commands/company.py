"""`hideout company`: what bots are like to play with."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

import click

from hideout.cli.options import as_json, print_json
from hideout.cli.series import Asked, read_series, series_options
from hideout.cli.work import describe, jobs_option

if TYPE_CHECKING:
    from hideout.sim.company import Seen
    from hideout.sim.series import Series


@click.command("company")
@series_options(100, "How many games to watch.", "Who plays, such as heuristic or search:200.")
@jobs_option
@as_json
def command(jobs: int | None, as_json: bool, **asked: Unpack[Asked]) -> None:
    """Watch bots play GAME and count their habits at the table: do they deal, answer, lie well?

    Every habit has a range in which it makes good company. The status is 1 if one is outside.
    """
    found, series = read_series(asked)
    seen = _watch(series, jobs)
    if as_json:
        print_json({**describe(series), "habits": {one.habit.name: _told(one) for one in seen}})
    else:
        _print(found.title, series, seen)
    if not all(one.is_kept() for one in seen):
        click.get_current_context().exit(1)


def _watch(series: "Series", jobs: int | None) -> "list[Seen]":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hideout.cli.screen import make_console
    from hideout.sim.company import measure

    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=series.games)
        return measure(series, jobs, lambda games: progress.advance(task, games))


def _told(one: "Seen") -> dict[str, object]:
    return {
        "meaning": one.habit.meaning,
        "times": one.times,
        "chances": one.chances,
        "share": round(one.share(), 4),
        "least": one.habit.least,
        "most": one.habit.most,
        "kept": one.is_kept(),
    }


def _print(title: str, series: "Series", seen: "Sequence[Seen]") -> None:
    from rich import box
    from rich.table import Table

    from hideout.cli.screen import make_console

    console = make_console()
    console.print(
        f"{title}, {series.seats} seats, {series.games:,} games, {', '.join(series.bots)}, "
        f"seed {series.seed}",
        style="bold",
        markup=False,
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("habit")
    for words in ("seen", "good company", "of"):
        table.add_column(words, justify="right")
    table.add_column("what is counted", overflow="fold")
    for one in seen:
        table.add_row(
            one.habit.name,
            f"{one.share():.2f}" + ("" if one.is_kept() else " (!)"),
            f"{one.habit.least:g} .. {one.habit.most:g}",
            f"{one.chances:,}",
            one.habit.meaning,
        )
    console.print(table)
