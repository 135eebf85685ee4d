"""`hideout company`: what bots are like to play with."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Unpack

import click

from hideout.cli.options import as_json, in_language, print_json
from hideout.cli.series import SeriesOptions, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, jobs_option

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.company import HabitSeen
    from hideout.sim.series import Series


@click.command("company")
@series_options(100, "How many games to watch.", "Who plays, such as heuristic or search:200.")
@jobs_option
@in_language
@as_json
def command(jobs: int | None, language: str, as_json: bool, **asked: Unpack[SeriesOptions]) -> None:
    """Watch bots play GAME and count their habits at the table: do they deal, answer, lie well?

    Every habit has a range in which it makes good company. The status is 1 if one is outside.
    """
    found, series = read_series(asked)
    seen, forfeits = _watch(series, jobs, language)
    if as_json:
        habits = {one.habit.name: _told(one) for one in seen}
        print_json({**describe(series), "habits": habits, "forfeits": forfeits})
    else:
        _print(found, series, seen, language)
        for sentence in forfeit_sentences(forfeits, language):
            click.echo(sentence)
    if not all(one.is_kept() for one in seen):
        click.get_current_context().exit(1)


def _watch(
    series: "Series", jobs: int | None, language: str
) -> "tuple[list[HabitSeen], dict[str, dict[str, object]]]":
    from hideout.cli.screen import progress_bar
    from hideout.sim.company import measure
    from hideout.sim.forfeits import Forfeits

    forfeits = Forfeits()
    with progress_bar(series.games, language=language) as done:
        seen = measure(series, jobs, done, forfeits)
    return seen, forfeits.report()


def _told(one: "HabitSeen") -> dict[str, object]:
    return {
        "meaning": one.habit.meaning,
        "times": one.times,
        "chances": one.chances,
        "share": round(one.share(), 4),
        "least": one.habit.least,
        "most": one.habit.most,
        "kept": one.is_kept(),
    }


def _print(game: "Game[Any]", series: "Series", seen: "Sequence[HabitSeen]", language: str) -> None:
    from rich import box
    from rich.table import Table

    from hideout.cli.report.titles import Titles
    from hideout.cli.screen import make_console

    console, titles = make_console(), Titles(game, language)
    say = titles.say
    told = {
        "game": game.title,
        "seats": str(series.seats),
        "games": say.number(series.games),
        "bots": say.row(series.bots),
        "seed": str(series.seed),
    }
    console.print(say("about-company", **told), style="bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-habit"))
    for head in ("seen", "good", "of"):
        table.add_column(say(f"column-{head}"), justify="right")
    table.add_column(say("column-counted"), overflow="fold")
    for one in seen:
        least, most = (
            say.number(end, 2 if end % 1 else 0) for end in (one.habit.least, one.habit.most)
        )
        table.add_row(
            one.habit.name,
            say.number(one.share(), 2) + ("" if one.is_kept() else " (!)"),
            say.interval(least, most),
            say.number(one.chances),
            titles.habit(one.habit.name) or one.habit.meaning,
        )
    console.print(table)
