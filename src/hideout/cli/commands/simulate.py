"""`hideout simulate`: many games between bots, and who won them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Unpack, cast

import click

from hideout.cli.options import as_json, print_json
from hideout.cli.series import Asked, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, run, work_options

if TYPE_CHECKING:
    from rich.console import Console

    from hideout.sim.series import Series


@click.command("simulate", short_help="Let bots play many games and count the results.")
@series_options(
    1000, "How many games.", "Who plays. The bots move on by one seat from game to game."
)
@work_options
@as_json
def command(
    jobs: int | None,
    out: str | None,
    resume: str | None,
    on: str,
    as_json: bool,
    **asked: Unpack[Asked],
) -> None:
    """Let bots play many games of GAME and count the results.

    A share is what a seat or a bot won on average: 1 for a game won alone, less if the win was
    shared. Intervals are at 95 %.
    """
    found, series = read_series(asked)
    report = {**describe(series), **run(series, jobs, out, resume, on).report()}
    if as_json:
        print_json(report)
    else:
        _print(found.title, series, report)


def _print(title: str, series: "Series", report: Mapping[str, Any]) -> None:
    from hideout.cli.screen import make_console

    console = make_console()
    lengths = report["decisions"]
    console.print(
        f"{title}, {series.seats} seats, {series.games:,} games, seed {report['seed']}",
        style="bold",
    )
    console.print(
        f"decisions a game: {lengths['mean']:.1f} on average, {lengths['least']} to "
        f"{lengths['most']}, median {lengths['median']}"
    )
    endings = ", ".join(f"{name} {count:,}" for name, count in report["endings"].items())
    console.print(f"endings: {endings}\n")
    if len(report["by_bot"]) > 1:
        _print_shares(console, "bot", report["by_bot"], report["forfeits"])
    by_seat = {f"p{seat}": share for seat, share in enumerate(report["by_seat"])}
    _print_shares(console, "seat", by_seat)
    _print_figures(console, report["figures"])
    for sentence in forfeit_sentences(report["forfeits"]):
        console.print(sentence, style="yellow", markup=False, highlight=False)


def _print_shares(
    console: "Console",
    what: str,
    shares: Mapping[str, Mapping[str, float]],
    forfeits: Mapping[str, Mapping[str, Any]] | None = None,
) -> None:
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(what, overflow="fold")
    table.add_column("share of wins", justify="right")
    table.add_column("95 % interval", justify="right")
    if forfeits:
        table.add_column("forfeits", justify="right")
    table.add_column("")
    widest = max((share["high"] for share in shares.values()), default=1.0) or 1.0
    for name, share in shares.items():
        table.add_row(
            escape(name),
            f"{share['share']:.2%}",
            f"{share['low']:.2%} .. {share['high']:.2%}",
            *([f"{forfeits[name]['seats']:,}" if name in forfeits else "0"] if forfeits else []),
            _bar(share["share"] / widest),
        )
    console.print(table)


def _bar(part: float, width: int = 24) -> str:
    return "█" * round(part * width)


def _print_figures(console: "Console", figures: Mapping[str, Mapping[str, Any]]) -> None:
    """The game's own figures, each by its shape."""
    for name, figure in figures.items():
        words = name.replace("_", " ")
        if "by_side" in figure:
            _print_shares(console, words, figure["by_side"])
        elif "by_seat" in figure:
            means = "  ".join(
                f"p{seat} {number['mean']:.1f}" for seat, number in enumerate(figure["by_seat"])
            )
            console.print(f"{words} on average: {means}")
        elif "counts" in figure:
            counts = cast(Mapping[str, int], figure["counts"])
            console.print(f"{words}: " + ", ".join(f"{k} {v:,}" for k, v in counts.items()))
        else:
            console.print(
                f"{words}: {figure['mean']:.2f} on average, "
                f"{figure['least']:g} to {figure['most']:g}"
            )
