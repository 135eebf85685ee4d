"""`hideout balance`: one report on a game that one would rather look at than read."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from hideout.cli.options import (
    as_json,
    best_level,
    deck_option,
    print_json,
    read_levels,
    read_settings,
    seats_option,
    seed_option,
    set_option,
    usual_seats,
)
from hideout.cli.work import describe, jobs_option, on_option

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.balance import Notes, Variation
    from hideout.sim.series import Series


@click.command("balance")
@click.argument("game", metavar="GAME")
@seats_option
@click.option(
    "--games",
    type=click.IntRange(4),
    default=2000,
    show_default=True,
    metavar="N",
    help="How many games; a quarter of that for each variation.",
)
@click.option("--bots", metavar="A,B", help="Who plays.")
@click.option("--html", metavar="FILE", help="Where the report goes (GAME-balance.html).")
@click.option(
    "--what-if",
    "what_if",
    multiple=True,
    metavar="NAME=VALUE",
    help="Try an option besides; may be repeated.",
)
@click.option(
    "--what-if-deck", "decks", multiple=True, metavar="FILE", help="Try other cards; repeatable."
)
@jobs_option
@on_option
@seed_option
@set_option
@deck_option
@as_json
def command(
    game: str,
    seats: int | None,
    games: int,
    bots: str | None,
    html: str | None,
    what_if: tuple[str, ...],
    decks: tuple[str, ...],
    jobs: int | None,
    on: str,
    seed: str | None,
    settings: tuple[str, ...],
    deck: str | None,
    as_json: bool,
) -> None:
    """Play GAME many times and report how it is balanced, in one HTML file.

    Win shares by seat, side and number of players, endings, length, what goes with winning, how
    often each rule comes up, and what every option that is on or off would change.
    """
    from hideout.cli.balance_page import page
    from hideout.cli.files import check_new, load_game, write_new
    from hideout.engine.position import read_seed
    from hideout.sim.balance import variations
    from hideout.sim.series import Series

    found = load_game(game, deck)
    path = html or f"{found.name}-balance.html"
    if not as_json:
        check_new(path)
    series = Series(
        game=found.name,
        seats=usual_seats(found) if seats is None else seats,
        games=games,
        bots=read_levels(bots) if bots is not None else (best_level(found),),
        seed=read_seed(seed) if seed is not None else 0,
        options=read_settings(found, settings),
        deck=None if found.is_printed_deck else found.deck,
    )
    series.check()
    wanted = variations(series, _extra(found, series, what_if, decks))
    notes = _run(wanted, jobs, on)
    about = describe(series)
    if as_json:
        print_json({**about, **_figures(found, wanted, notes)})
        return
    words = f"hideout balance {found.name} --games {games} --seats {series.seats}"
    write_new(path, page(found, words, about, wanted, notes))
    played = sum(note.tally.games for note in notes)
    click.echo(f"{found.title}: {played:,} games; the report is in {path}.")


def _extra(
    game: "Game[Any]", series: "Series", what_if: tuple[str, ...], decks: tuple[str, ...]
) -> list[tuple[str, "Series"]]:
    from hideout.cli.files import load_game

    extra = []
    for setting in what_if:
        options = {**series.options, **read_settings(game, [setting])}
        extra.append((setting.replace("=", " "), replace(series, options=options)))
    for deck in decks:
        other = load_game(game.name, deck)
        extra.append((f"cards of {deck}", replace(series, deck=other.deck)))
    for _, changed in extra:
        changed.check()
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
        "rules": balance.rules(notes[0], game.clauses),
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
