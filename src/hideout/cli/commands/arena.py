"""`hideout arena`: language models, bots of one's own and shipped ones against each other."""

from typing import Unpack

import click

from hideout.cli.options import as_json, in_language, print_json
from hideout.cli.series import SeriesOptions, read_series, series_options


@click.command("arena", short_help="Let models and bots compete, and keep every game.")
@series_options(
    20,
    "How many games to have in all, rounded up to whole deals; 0 only shows the table.",
    "Who plays: two or more, such as 'model:./ask-it --fast,heuristic'.",
    least=0,
)
@click.option(
    "--records", required=True, metavar="DIR", help="The folder that keeps every game as a record."
)
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J",
    help="How many games are played at a time.",
)  # fmt: skip
@in_language
@as_json
def command(
    records: str, jobs: int, language: str, as_json: bool, **asked: Unpack[SeriesOptions]
) -> None:
    """Let language models and bots compete in GAME: the same deals for everybody, from every seat.

    model:COMMAND is any command that reads a prompt and answers with a line `ACTION: ...`; see
    docs/own-bots.md. Every game is kept as a record, and the table is made from the records: stop
    at any time, and the same command goes on where it left off.
    """
    from hideout.cli.commands.tournament import competitors, print_standings
    from hideout.cli.report.words_of import report_words
    from hideout.cli.work import describe
    from hideout.sim.arena import Arena

    say = report_words(language)
    names = competitors(asked)
    found, series = read_series(asked, names, replays=True)
    arena = Arena(records, series)
    for number in arena.play(jobs):
        if not as_json:
            told = {"n": say.number(number + 1), "all": say.number(series.games)}
            click.echo(say("arena-game-over", **told), err=True)
    report = {**describe(series), "records": records, "standings": arena.report()}
    if as_json:
        print_json(report)
    else:
        print_standings(found, report, language)
