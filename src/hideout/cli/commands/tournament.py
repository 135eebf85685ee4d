"""`hideout tournament`: which bot is stronger, and by how much."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Unpack

import click

from hideout.cli.options import as_json, print_json, read_bots
from hideout.cli.series import Asked, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, run, work_options

if TYPE_CHECKING:
    from rich.console import Console

    from hideout.sim.series import Played


@click.command("tournament")
@series_options(
    200,
    "How many games to play, rounded up to whole deals.",
    "Who plays: two bots or more, such as search:200,heuristic,random.",
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
    """Let bots compete in GAME: the same deals for everybody, from every seat.

    Each deal is played again with the bots one seat further on, until each has had every seat. A
    share is what one seat of the bot won on average. Intervals are at 95 %, over deals. If the
    interval of the gap between two bots does not include 0, one of them is stronger.
    """
    from hideout.sim.series import figures_by_seat
    from hideout.sim.tournament import Standings

    names = competitors(asked)
    found, series = read_series(asked, names, replays=True)
    standings = Standings(names, series.seats, figures_by_seat(series.game))

    def note(rows: list["Played"]) -> None:
        for row in rows:
            standings.add(row)

    run(series, jobs, out, resume, on, note)
    report = {**describe(series), "standings": standings.report()}
    if as_json:
        print_json(report)
    else:
        print_standings(found.title, report)


def competitors(asked: Asked) -> tuple[str, ...]:
    """Raises BadData."""
    from hideout.bots import levels
    from hideout.cli.files import load_game
    from hideout.engine.reader import BadData

    game = load_game(asked["game"], asked["deck"])
    bots = asked["bots"]
    names = tuple(reversed(levels(game.name))) if bots is None else read_bots(game, bots)
    if len(set(names)) < 2:
        raise BadData("A tournament needs two bots or more.")
    if len(set(names)) < len(names):
        raise BadData("Name every bot only once in a tournament.")
    return names


def print_standings(title: str, report: Mapping[str, Any]) -> None:
    from hideout.cli.screen import make_console

    console = make_console()
    told = report["standings"]
    console.print(
        f"{title}, {report['seats']} seats, {told['deals']:,} deals, {told['played']:,} games, "
        f"seed {report['seed']}",
        style="bold",
    )
    console.print(f"a fair share of a seat: {told['fair']:.2%}\n")
    ranked = sorted(told["bots"], key=lambda bot: -told["bots"][bot]["rating"]["elo"])
    _print_bots(console, told, ranked)
    _print_gaps(console, told, ranked)
    rows = {bot: told["by_seat"][bot] for bot in ranked}
    seats = [f"p{seat}" for seat in range(report["seats"])]
    _print_grid(console, "by seat", seats, rows)
    for name, roles in told["by_role"].items():
        rows = {bot: [roles[role][bot] for role in roles] for bot in ranked}
        _print_grid(console, f"by {name.replace('_', ' ')}", list(roles), rows)
    for sentence in forfeit_sentences(told["forfeits"]):
        console.print(sentence, style="yellow", markup=False, highlight=False)


def _print_bots(console: "Console", told: Mapping[str, Any], ranked: list[str]) -> None:
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for words in ("share of wins", "95 % interval", "rating", "95 % interval"):
        table.add_column(words, justify="right")
    forfeits = told["forfeits"]
    if forfeits:
        table.add_column("forfeits", justify="right")
    for bot in ranked:
        row = told["bots"][bot]
        rating = row["rating"]
        table.add_row(
            escape(bot),
            f"{row['share']:.2%}",
            f"{row['low']:.2%} .. {row['high']:.2%}",
            f"{rating['elo']:+}",
            f"{rating['low']:+} .. {rating['high']:+}",
            *([f"{forfeits[bot]['seats']:,}" if bot in forfeits else "0"] if forfeits else []),
        )
    console.print(table)


def _print_gaps(console: "Console", told: Mapping[str, Any], ranked: list[str]) -> None:
    for at, bot in enumerate(ranked):
        for other in ranked[at + 1 :]:
            gap = told["gaps"][bot][other]
            verdict = "stronger" if gap["low"] > 0 else "not told apart yet"
            if gap["high"] < 0:
                verdict = "weaker"
            console.print(
                f"{bot} against {other}: {gap['share']:+.2%} a seat "
                f"({gap['low']:+.2%} .. {gap['high']:+.2%}), {verdict}",
                markup=False,
            )
    console.print()


def _print_grid(
    console: "Console", what: str, names: list[str], rows: Mapping[str, list[Mapping[str, Any]]]
) -> None:
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(what, overflow="fold")
    for name in names:
        table.add_column(name, justify="right")
    for bot, cells in rows.items():
        table.add_row(escape(bot), *[_cell(cell) for cell in cells])
    console.print(table)


def _cell(cell: Mapping[str, Any]) -> str:
    if cell["share"] is None:
        return "-"
    reach = (cell["high"] - cell["low"]) / 2
    return f"{cell['share']:.1%} ± {reach:.1%}"
