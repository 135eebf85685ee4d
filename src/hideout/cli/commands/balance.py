"""`hideout balance`: a report on a game, to look at rather than read."""

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

import click

from hideout.cli.options import as_json, in_language, print_json
from hideout.cli.series import SeriesOptions, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, jobs_option, on_option
from hideout.engine.kinds import clauses_of
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.cli.terminal import Terminal
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
@in_language
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
    language: str,
    as_json: bool,
    **asked: Unpack[SeriesOptions],
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
    notes = _run(wanted, jobs, on, language)
    about = describe(series)
    if as_json:
        print_json({**about, **_figures(found, wanted, notes)})
        return
    tried = [f"--what-if {shlex.quote(words)}" for words in what_if]
    tried += ["--what-if-switches"] * switches + ["--grid"] * grid
    tried += [f"--what-if-deck {shlex.quote(file)}" for file in decks]
    _report(found, path, png, wanted, notes, tried, language)


def _report(
    game: "Game[Any]",
    path: str,
    png: str | None,
    wanted: list["Variation"],
    notes: list["Notes"],
    tried: list[str],
    language: str,
) -> None:
    """Write the page, and its charts as pictures if asked to."""
    from hideout.cli.report.balance import sections
    from hideout.cli.report.page import page
    from hideout.cli.report.pictures import write_pictures
    from hideout.cli.report.words_of import report_words

    series, told = wanted[0].series, sections(game, wanted, notes, language)
    command = " ".join(
        [f"hideout balance {game.name} --games {series.games} --seats {series.seats}", *tried]
    )
    say = report_words(language)
    failed = forfeit_sentences(notes[0].tally.forfeits.report(), language)
    lead = say(
        "balance-lead",
        games=say.number(series.games),
        seats=series.seats,
        bots=say.row(series.bots),
        seed=str(series.seed),
    )
    title, words = say("balance-title", game=game.title), " ".join([lead, *failed])
    path = _keep(path, page(title, game.title, told, words, command, language), say)
    played = say.number(sum(note.tally.games for note in notes))
    click.echo(say("balance-written", game=game.title, games=played, path=path))
    for sentence in failed:
        click.echo(sentence)
    if png is not None:
        charts = [chart for section in told for chart in section.charts]
        heading = say("picture-title", game=game.title, seats=series.seats)
        count = write_pictures(png, heading, charts)
        click.echo(say("pictures-written", n=count, folder=png))


def _keep(path: str, text: str, say: "Terminal") -> str:
    """Write the report, elsewhere if there is no room, for its games took long. Returns where."""
    from tempfile import mkdtemp

    from hideout.cli.files import write_new

    try:
        write_new(path, text)
    except BadData as error:
        click.echo(say.complaint(error), err=True)
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
    """What else is to be tried; on a grid, also with each of the decks."""
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


def _run(wanted: list["Variation"], jobs: int | None, on: str, language: str) -> list["Notes"]:
    from hideout.cli.screen import progress_bar
    from hideout.sim.balance import study

    games = sum(variation.series.games for variation in wanted)
    with progress_bar(games, language=language) as done:
        return study(wanted, jobs, done, on)


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
