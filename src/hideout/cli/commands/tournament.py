"""`hideout tournament`: which bot is stronger, and by how much."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Unpack

import click

from hideout.cli.options import as_json, in_language, print_json, read_bots
from hideout.cli.series import SeriesOptions, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, run, work_options

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.series import Played


@click.command("tournament")
@series_options(
    200,
    "How many games to play, rounded up to whole deals.",
    "Who plays: two bots or more, such as search:200,heuristic,random.",
)
@work_options
@in_language
@as_json
def command(
    jobs: int | None,
    out: str | None,
    resume: str | None,
    on: str,
    language: str,
    as_json: bool,
    **asked: Unpack[SeriesOptions],
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

    run(series, jobs, out, resume, on, note, language)
    report = {**describe(series), "standings": standings.report()}
    if as_json:
        print_json(report)
    else:
        print_standings(found, report, language)


def competitors(asked: SeriesOptions) -> tuple[str, ...]:
    """Raises BadData."""
    from hideout.bots import levels
    from hideout.cli.files import load_game
    from hideout.engine.reader import BadData

    game = load_game(asked["game"], asked["deck"])
    bots = asked["bots"]
    names = tuple(reversed(levels(game.name))) if bots is None else read_bots(game, bots)
    if len(names) < 2:
        raise BadData("A tournament needs two bots or more.")
    if len(set(names)) < len(names):
        raise BadData("Name every bot only once in a tournament.")
    return names


def print_standings(game: "Game[Any]", report: Mapping[str, Any], language: str) -> None:
    StandingsTold(game, report["standings"], language).print(report["seats"], report["seed"])


class StandingsTold:
    """Who is stronger, for a person to read."""

    def __init__(self, game: "Game[Any]", told: Mapping[str, Any], language: str) -> None:
        from hideout.cli.report.titles import Titles
        from hideout.cli.screen import make_console

        self.game = game
        self.told = told
        self.ranked = sorted(told["bots"], key=lambda bot: -told["bots"][bot]["rating"]["elo"])
        self.titles = Titles(game, language)
        self.say = self.titles.say
        self.console = make_console()

    def print(self, seats: int, seed: str) -> None:
        say, told = self.say, self.told
        deals, games = say.number(told["deals"]), say.number(told["played"])
        about = {"game": self.game.title, "seats": str(seats), "deals": deals, "games": games}
        self.console.print(say("about-tournament", **about, seed=seed), style="bold")
        self.console.print(say("fair-share", share=say.percent(told["fair"], 2)) + "\n")
        self.bots()
        self.gaps()
        rows = {bot: told["by_seat"][bot] for bot in self.ranked}
        self.grid(say("by-seat"), [f"p{seat}" for seat in range(seats)], rows)
        for name, roles in told["by_role"].items():
            rows = {bot: [roles[role][bot] for role in roles] for bot in self.ranked}
            what = say("by-figure", figure=self.titles.figure(name))
            self.grid(what, [self.titles.value(role) for role in roles], rows)
        for sentence in forfeit_sentences(told["forfeits"], say.language):
            self.console.print(sentence, style="yellow")

    def bots(self) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        say, forfeits = self.say, self.told["forfeits"]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(say("column-bot"), overflow="fold")
        heads = ["share", "interval", "rating", "interval", *["forfeits"] * bool(forfeits)]
        for head in heads:
            table.add_column(say(f"column-{head}"), justify="right")
        for bot in self.ranked:
            row = self.told["bots"][bot]
            rating = {name: say.number(n, 0, True) for name, n in row["rating"].items()}
            lost = forfeits[bot]["seats"] if bot in forfeits else 0
            table.add_row(
                Text(say.apart(bot)),
                say.percent(row["share"], 2),
                say.interval(say.percent(row["low"], 2), say.percent(row["high"], 2)),
                rating["elo"],
                say.interval(rating["low"], rating["high"]),
                *([say.number(lost)] if forfeits else []),
            )
        self.console.print(table)

    def gaps(self) -> None:
        say = self.say
        for at, bot in enumerate(self.ranked):
            for other in self.ranked[at + 1 :]:
                gap = self.told["gaps"][bot][other]
                id = "gap-stronger" if gap["low"] > 0 else "gap-unsure"
                id = "gap-weaker" if gap["high"] < 0 else id
                names = {"gap": "share", "low": "low", "high": "high"}
                shares = {a: say.percent(gap[b], 2, True) for a, b in names.items()}
                self.console.print(say(id, bot=bot, other=other, **shares))
        self.console.print()

    def grid(
        self, what: str, names: list[str], rows: Mapping[str, list[Mapping[str, Any]]]
    ) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(what, overflow="fold")
        for name in names:
            table.add_column(name, justify="right")
        for bot, cells in rows.items():
            table.add_row(Text(self.say.apart(bot)), *[self.cell(cell) for cell in cells])
        self.console.print(table)

    def cell(self, cell: Mapping[str, Any]) -> str:
        if cell["share"] is None:
            return "-"
        say, share = self.say, cell["share"]
        reach = max(share - cell["low"], cell["high"] - share)
        return say("give-or-take", share=say.percent(share, 1), reach=say.percent(reach, 1))
