"""What commands that play many games share: options, progress, interim results."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import click

from hideout.languages import ENGLISH

if TYPE_CHECKING:
    from hideout.sim.series import Played, Series
    from hideout.sim.tally import Tally

F = TypeVar("F", bound=Callable[..., Any])

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1),
    metavar="J",
    help="How many processes share the work (default: all cores). The result is the same.",
)
out_option = click.option(
    "--out", metavar="FILE", help="Write every game as a row, to a new .csv or .parquet file."
)
resume_option = click.option(
    "--resume",
    metavar="DIR",
    help="Keep finished games in this folder, and go on where it left off.",
)
on_option = click.option(
    "--on", default="", metavar="dask://HOST:PORT", help="Let a Dask cluster do the work."
)


def work_options(command: F) -> F:
    for option in (jobs_option, out_option, resume_option, on_option):
        command = option(command)
    return command


def describe(series: "Series") -> dict[str, object]:
    """What was played: enough to make the report again."""
    return {
        "game": series.game,
        "seats": series.seats,
        "games": series.games,
        "bots": list(series.bots),
        "bot_seconds": series.bot_seconds,
        "seed": hex(series.seed),
        "options": dict(series.options),
        "deck": "printed" if series.deck is None else "own",
    }


def forfeit_sentences(
    forfeits: Mapping[str, Mapping[str, Any]], language: str = ENGLISH
) -> list[str]:
    """Who lost games by failing, and how it first came about."""
    from hideout.cli.report.words_of import report_words

    say = report_words(language)
    return [
        say(
            "forfeited",
            bot=bot,
            n=told["seats"],
            times=say.number(told["seats"]),
            first=told["first"],
        )
        for bot, told in forfeits.items()
    ]


def run(
    series: "Series",
    jobs: int | None,
    out: str | None = None,
    resume: str | None = None,
    on: str = "",
    each: Callable[[list["Played"]], None] = lambda rows: None,
    language: str = ENGLISH,
) -> "Tally":
    """Play, with a progress bar if somebody is watching; finished games are never lost."""
    from hideout.cli.screen import progress_bar
    from hideout.sim.keep import Keeper
    from hideout.sim.results import Columns, open_sheet, versions
    from hideout.sim.series import figures_by_seat, play_series

    game = series.make_game()
    keeper = None
    if resume is not None:
        about = {**describe(series), "replays": series.replays, "versions": versions(game)}
        keeper = Keeper(resume, about)
    sheet = None
    if out is not None:
        sheet = open_sheet(out, Columns(game, series.seats, figures_by_seat(series.game)))

    def note(rows: list["Played"]) -> None:
        each(rows)
        if sheet is not None:
            sheet.add(rows)

    try:
        with progress_bar(series.games, language=language) as done:
            return play_series(series, jobs, done, note, on, keeper)
    finally:
        if sheet is not None:
            sheet.close()
