"""`hideout simulate`: many games between bots, and who won them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Unpack

import click

from hideout.cli.options import as_json, in_language, print_json
from hideout.cli.series import SeriesOptions, read_series, series_options
from hideout.cli.work import describe, forfeit_sentences, run, work_options
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.engine.core import Game
    from hideout.sim.series import Series
    from hideout.sim.tally import Tally

ENDS: Final = ("least", "most")


@click.command("simulate", short_help="Let bots play many games and count the results.")
@series_options(
    1000, "How many games.", "Who plays. The bots move on by one seat from game to game."
)
@work_options
@click.option(
    "--trajectories",
    is_flag=True,
    help="With --out: write every decision instead, to a new .npz or .parquet file.",
)
@in_language
@as_json
def command(
    jobs: int | None,
    out: str | None,
    resume: str | None,
    on: str,
    trajectories: bool,
    language: str,
    as_json: bool,
    **asked: Unpack[SeriesOptions],
) -> None:
    """Let bots play many games of GAME and count the results.

    A share is what a seat or a bot won on average: 1 for a game won alone, less if the win was
    shared. Intervals are at 95 %.

    With --trajectories, --out gets one row per decision: the observation, what was legal, the
    action, and what the game was worth in the end (docs/research.md).
    """
    found, series = read_series(asked)
    if trajectories:
        if out is None:
            raise BadData("--trajectories needs --out: a new file that ends in .npz or .parquet.")
        if resume is not None:
            raise BadData("--resume keeps results, not decisions: use it without --trajectories.")
        tally = write_trajectories(found, series, jobs, out, on, language)
    else:
        tally = run(series, jobs, out, resume, on, language=language)
    report = {**describe(series), **tally.report()}
    if as_json:
        print_json(report)
    else:
        TallyTold(found, language).print(series, report)


def write_trajectories(
    game: "Game[Any]", series: "Series", jobs: int | None, out: str, on: str, language: str
) -> "Tally":
    """Play a series and write its decisions; nothing is written unless every game was played."""
    from hideout.cli.files import check_new
    from hideout.cli.screen import progress_bar
    from hideout.sim.arena import play_records, row_of
    from hideout.sim.series import count, new_tally
    from hideout.sim.trajectories import Trajectories, check_form

    check_form(out)
    check_new(out)
    kept = Trajectories(game, series.seats)
    tally = new_tally(series)
    with progress_bar(series.games, language=language) as done:
        for record in play_records(series, jobs, on):
            kept.add(record)
            count(tally, row_of(record))
            done(1)
    source = {"bots": list(series.bots), "seed": hex(series.seed), "options": series.options}
    kept.write(out, source)
    return tally


class TallyTold:
    """What came of the games, for a person to read."""

    def __init__(self, game: "Game[Any]", language: str) -> None:
        from hideout.cli.report.titles import Titles
        from hideout.cli.screen import make_console

        self.game = game
        self.titles = Titles(game, language)
        self.say = self.titles.say
        self.console = make_console()

    def print(self, series: "Series", report: Mapping[str, Any]) -> None:
        say, console = self.say, self.console
        games, seed = say.number(series.games), report["seed"]
        told = {"game": self.game.title, "seats": str(series.seats), "games": games, "seed": seed}
        console.print(say("about-series", **told), style="bold")
        console.print(self.lengths(report["decisions"]))
        endings = {self.titles.ending(name): count for name, count in report["endings"].items()}
        console.print(say("endings-line", endings=self.counts(endings)) + "\n")
        if len(report["by_bot"]) > 1:
            self.shares(say("column-bot"), report["by_bot"], report["forfeits"])
        by_seat = {f"p{seat}": share for seat, share in enumerate(report["by_seat"])}
        self.shares(say("column-seat"), by_seat)
        for name, figure in report["figures"].items():
            self.figure(self.titles.figure(name), figure)
        for sentence in forfeit_sentences(report["forfeits"], say.language):
            console.print(sentence, style="yellow")

    def lengths(self, lengths: Mapping[str, Any]) -> str:
        say = self.say
        told = {name: say.number(lengths[name]) for name in ("least", "most", "median")}
        return say("decisions-line", mean=say.number(lengths["mean"], 1), **told)

    def counts(self, counts: Mapping[str, int]) -> str:
        say = self.say
        return say.row(
            [say("name-count", name=name, count=say.number(n)) for name, n in counts.items()]
        )

    def shares(
        self,
        what: str,
        shares: Mapping[str, Mapping[str, float]],
        forfeits: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        say = self.say
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(what, overflow="fold")
        table.add_column(say("column-share"), justify="right")
        table.add_column(say("column-interval"), justify="right")
        if forfeits:
            table.add_column(say("column-forfeits"), justify="right")
        table.add_column("")
        widest = max((share["high"] for share in shares.values()), default=1.0) or 1.0
        for name, share in shares.items():
            lost = forfeits[name]["seats"] if forfeits and name in forfeits else 0
            table.add_row(
                Text(say.apart(name)),
                say.percent(share["share"], 2),
                say.interval(say.percent(share["low"], 2), say.percent(share["high"], 2)),
                *([say.number(lost)] if forfeits else []),
                _bar(share["share"] / widest),
            )
        self.console.print(table)

    def figure(self, name: str, figure: Mapping[str, Any]) -> None:
        """One of the game's own figures, by its shape."""
        from hideout.cli.report.balance import digits

        say = self.say
        if "by_side" in figure:
            sides = figure["by_side"].items()
            self.shares(name, {self.titles.value(side): share for side, share in sides})
        elif "by_seat" in figure:
            seats = enumerate(figure["by_seat"])
            means = "  ".join(f"p{seat} {say.number(one['mean'], 1)}" for seat, one in seats)
            self.console.print(say("figure-by-seat", figure=name, means=means))
        elif "counts" in figure:
            counts = {self.titles.value(value): n for value, n in figure["counts"].items()}
            self.console.print(say("figure-counts", figure=name, counts=self.counts(counts)))
        else:
            least, most = (say.number(figure[end], digits(figure[end])) for end in ENDS)
            mean = say.number(figure["mean"], 2)
            told = say("figure-number", figure=name, mean=mean, least=least, most=most)
            self.console.print(told)


def _bar(part: float, width: int = 24) -> str:
    return "█" * round(part * width)
