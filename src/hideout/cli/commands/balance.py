"""`hideout balance`: one report on a game that one would rather look at than read."""

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

import click

from hideout.cli.options import as_json, print_json
from hideout.cli.series import Asked, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, jobs_option, on_option
from hideout.engine.kinds import clauses_of
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.balance import Notes, Variation
    from hideout.sim.series import Series


@click.command("balance")
@series_options(
    2000, "How many games to play; each variation gets a quarter as many.", "Who plays.", least=4
)
@click.option("--html", metavar="FILE", help="Where to write the report (GAME-balance.html).")
@click.option(
    "--png", metavar="DIR", help="Also write every chart as a picture, to this new folder."
)
@click.option(
    "--what-if",
    "what_if",
    multiple=True,
    metavar="NAME=VALUES",
    help="Also try other values: target=15,25 or loot.first-bank.loot=10; may be repeated.",
)
@click.option(
    "--what-if-switches",
    "switches",
    is_flag=True,
    help="Also try every on-off option the other way.",
)
@click.option("--grid", is_flag=True, help="Try every combination of the --what-if values.")
@click.option(
    "--what-if-deck",
    "decks",
    multiple=True,
    metavar="FILE",
    help="Also try these cards; may be repeated.",
)
@jobs_option
@on_option
@as_json
def command(
    html: str | None,
    png: str | None,
    what_if: tuple[str, ...],
    switches: bool,
    grid: bool,
    decks: tuple[str, ...],
    jobs: int | None,
    on: str,
    as_json: bool,
    **asked: Unpack[Asked],
) -> None:
    """Play GAME many times and write a report on its balance, as one HTML file.

    Win shares by seat, side and number of players, endings, length, what goes with winning, how
    often each rule comes up, and what an option or a card would change if it were different.
    """
    from hideout.cli.files import check_new
    from hideout.cli.report.pictures import check_pictures
    from hideout.sim.balance import variations
    from hideout.sim.edits import switched

    found, series = read_series(asked)
    path = html or f"{found.name}-balance.html"
    if not as_json:
        check_new(path)
    if png is not None:
        check_pictures(png)
    extra = switched(found, series) if switches else []
    wanted = variations(series, extra + _extra(found, series, what_if, grid, decks))
    notes = _run(wanted, jobs, on)
    about = describe(series)
    if as_json:
        print_json({**about, **_figures(found, wanted, notes)})
        return
    tried = [f"--what-if {shlex.quote(words)}" for words in what_if]
    tried += ["--what-if-switches"] * switches + ["--grid"] * grid
    tried += [f"--what-if-deck {shlex.quote(file)}" for file in decks]
    _report(found, path, png, wanted, notes, tried)


def _report(
    game: "Game[Any]",
    path: str,
    png: str | None,
    wanted: list["Variation"],
    notes: list["Notes"],
    tried: list[str],
) -> None:
    """Write the page, and its charts as pictures if they are wished for."""
    from hideout.cli.report.balance import sections
    from hideout.cli.report.page import page
    from hideout.cli.report.pictures import write_pictures

    series, told = wanted[0].series, sections(game, wanted, notes)
    command = " ".join(
        [f"hideout balance {game.name} --games {series.games} --seats {series.seats}", *tried]
    )
    words = (
        f"{series.games:,} games at {series.seats} seats between {', '.join(series.bots)} bots, "
        f"seed {series.seed}. Intervals are at 95 %."
    )
    for sentence in forfeit_sentences(notes[0].tally.forfeits.report()):
        words += f" {sentence}"
    path = _keep(path, page(f"{game.title}: balance", game.title, told, words, command))
    played = sum(note.tally.games for note in notes)
    click.echo(f"{game.title}: {played:,} games; the report is in {path}.")
    for sentence in forfeit_sentences(notes[0].tally.forfeits.report()):
        click.echo(sentence)
    if png is not None:
        charts = [chart for section in told for chart in section.charts]
        count = write_pictures(png, f"{game.title}, {series.seats} seats", charts)
        click.echo(f"{count} pictures are in {png}.")


def _keep(path: str, text: str) -> str:
    """Write the report; if there is no room for it, elsewhere: its games took long. Where it is."""
    from tempfile import mkdtemp

    from hideout.cli.files import write_new

    try:
        write_new(path, text)
    except BadData as error:
        click.echo(str(error), err=True)
        path = str(Path(mkdtemp(prefix="hideout-")) / Path(path).name)
        write_new(path, text)
    return path


def _extra(
    game: "Game[Any]",
    series: "Series",
    what_if: tuple[str, ...],
    grid: bool,
    decks: tuple[str, ...],
) -> list[tuple[str, "Series"]]:
    """Whatever is to be tried besides; on a grid, with each of the decks, too."""
    from hideout.cli.files import load_game
    from hideout.sim.edits import variants

    extra = variants(game, series, what_if, grid)
    for deck in decks:
        other = load_game(game.name, deck)
        changed = replace(series, deck=other.deck)
        changed.check()
        extra.append((f"cards of {deck}", changed))
        if grid:
            for name, both in variants(other, changed, what_if, grid):
                extra.append((f"cards of {deck}, {name}", both))
    return extra


def _run(wanted: list["Variation"], jobs: int | None, on: str) -> list["Notes"]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hideout.cli.screen import make_console
    from hideout.sim.balance import study

    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=sum(v.series.games for v in wanted))
        return study(wanted, jobs, lambda games: progress.advance(task, games), on)


def _figures(
    game: "Game[Any]", wanted: list["Variation"], notes: list["Notes"]
) -> dict[str, object]:
    """The report for a program."""
    from hideout.sim import balance

    return {
        **notes[0].tally.report(),
        "moves": balance.impact(notes[0], wanted[0].series.seats),
        "rules": balance.rules(notes[0], clauses_of(game.event_kinds)),
        "players": {
            str(v.series.seats): note.tally.report()
            for v, note in zip(wanted, notes, strict=True)
            if not v.is_paired
        },
        "what_if": {
            v.name: balance.differences(notes[0], note)
            for v, note in zip(wanted, notes, strict=True)
            if v.is_paired
        },
    }
