"""`hideout analyse`: how a recorded game turned, and which moves were better."""

from typing import TYPE_CHECKING

import click

from hideout.cli.options import as_json, print_json
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.cli.report.page import Section
    from hideout.engine.notation import Action
    from hideout.engine.record import Record
    from hideout.sim.analyse import Analysis, Choice


@click.command("analyse", short_help="Find the turning points of a recorded game.")
@click.argument("file", metavar="RECORD")
@click.option(
    "--playouts",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    metavar="N",
    help="How many times to play on from each moment.",
)
@click.option(
    "--search",
    "budget",
    default="60",
    show_default=True,
    metavar="BUDGET",
    help="How hard the search thinks about each move (60, 200ms); 0 to leave it out.",
)
@click.option("--html", metavar="FILE", help="Also write a report with charts.")
@as_json
def command(file: str, playouts: int, budget: str, html: str | None, as_json: bool) -> None:
    """Analyse the finished game in RECORD.

    Shows each seat's chance of winning over time, how much of what was hidden it could know, where
    the game turned, and the moves that the search bot would not have made.
    """
    from hideout.bots.search import read_budget
    from hideout.cli.files import check_new, load_record, write_new

    if html is not None:
        check_new(html)
    record = load_record(file)
    if record.replay().pending():
        raise BadData(f"{file} is not finished yet; only finished games can be analysed.")
    if budget == "0":
        budget = ""
    else:
        read_budget(budget, 1)
    found = _run(record, playouts, budget)
    if html is not None:
        write_new(html, _page(record, found))
    if as_json:
        print_json(_data(record, found))
    else:
        _print(record, found)


def _run(record: "Record", playouts: int, budget: str) -> "Analysis":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    from hideout.cli.screen import make_console
    from hideout.sim.analyse import analyse

    console = make_console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "decisions")
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=len(record.decisions))
        return analyse(record, playouts, budget, lambda step: progress.update(task, completed=step))


def _words(record: "Record", action: "Action | None") -> str:
    return "wait" if action is None else record.game.notation.text(action)


def _turns(record: "Record", found: "Analysis") -> list[str]:
    """One sentence for each turning point."""
    from hideout.sim.analyse import turning_points

    sentences = []
    for before, after in turning_points(found.moments):
        gains = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        up, down = gains.index(max(gains)), gains.index(min(gains))
        sentences.append(
            f"decisions {before.step + 1} to {after.step}: {record.names[up]} "
            f"{before.chances[up]:.0%} to {after.chances[up]:.0%}, {record.names[down]} "
            f"{before.chances[down]:.0%} to {after.chances[down]:.0%}"
        )
    return sentences


def _mistakes(record: "Record", found: "Analysis", most: int = 10) -> list[str]:
    def sentence(choice: "Choice") -> str:
        return (
            f"decision {choice.step + 1}: {record.names[choice.seat]} played "
            f"{_words(record, choice.played)}; {_words(record, choice.preferred)} was worth "
            f"{choice.loss:.0%} more"
        )

    return [sentence(choice) for choice in found.choices[:most]]


def _lessons(record: "Record", found: "Analysis") -> list[str]:
    """What a seat could tell of what was hidden from it, and when."""
    from re import sub

    def named(statement: str) -> str:
        return sub(r"\bp(\d+)\b", lambda seat: record.names[int(seat[1])], statement)

    return [
        f"by decision {one.step}: {record.names[one.seat]} could be {one.after:.0%} sure that "
        f"{named(one.statement)} ({one.before:.0%} before)"
        for one in found.learned
    ]


def _print(record: "Record", found: "Analysis") -> None:
    from rich import box
    from rich.table import Table

    from hideout.cli.screen import make_console

    console = make_console()
    count = len(record.decisions)
    console.print(f"{record.game.title}, {count} decisions", style="bold")
    table = Table("decision", box=box.SIMPLE_HEAD, pad_edge=False)
    for name in record.names:
        table.add_column(name, justify="right")
    for moment in found.moments[:: max(1, len(found.moments) // 12)]:
        cells = [
            f"{chance:.0%} ({known:.0%})"
            for chance, known in zip(moment.chances, moment.known, strict=True)
        ]
        table.add_row(str(moment.step), *cells)
    console.print("chance of winning (and how much of what is hidden the seat could know)")
    console.print(table)
    for title, sentences in (
        ("The game turned", _turns(record, found)),
        ("What could be worked out", _lessons(record, found)),
        (
            f"Better moves, among the {found.judged} that the search looked at",
            _mistakes(record, found),
        ),
    ):
        if sentences:
            console.print(title, style="bold")
            for sentence in sentences:
                console.print(f"  {sentence}")


def _data(record: "Record", found: "Analysis") -> dict[str, object]:
    return {
        "game": record.game.name,
        "names": record.names,
        "moments": [moment._asdict() for moment in found.moments],
        "identities": found.identities,
        "learned": [one._asdict() for one in found.learned],
        "judged": found.judged,
        "preferred": [
            {
                "step": choice.step,
                "seat": choice.seat,
                "played": _words(record, choice.played),
                "preferred": _words(record, choice.preferred),
                "loss": choice.loss,
            }
            for choice in found.choices
        ],
    }


def _page(record: "Record", found: "Analysis") -> str:
    from hideout.cli.report.charts import Chart, lines
    from hideout.cli.report.page import Section, page

    steps = [moment.step for moment in found.moments]
    names = record.names

    def by_seat(name: str, values: list[list[float]]) -> list[Chart]:
        seats = [(words, [row[i] for row in values]) for i, words in enumerate(names)]
        return [lines(name, name, steps, seats)]

    words = "If sensible bots had played on from there."
    chances = by_seat("chance to win", [moment.chances for moment in found.moments])
    turns = _turns(record, found)
    parts = [
        Section("Chance to win", words, chances),
        Section("The game turned", "Where the chances changed most.", items=turns),
        Section(
            "What a seat could know",
            "How often the worlds that fit what a seat knows agree with the real one.",
            by_seat("what a seat could know", [moment.known for moment in found.moments]),
        ),
    ]
    if found.learned:
        words = "The facts that a seat could learn most about in one step."
        parts.append(Section("The most telling facts", words, items=_lessons(record, found)))
    if found.identities:
        parts.append(_identities_section(record, found, steps))
    if found.judged:
        words = f"The search looked at {found.judged} moves."
        parts.append(Section("Other moves", words, items=_mistakes(record, found, 20)))
    title = f"{record.game.title}: {', '.join(names)}"
    return page(title, title, parts)


def _identities_section(record: "Record", found: "Analysis", steps: list[int]) -> "Section":
    """From each seat's eyes, how sure it could be of what everybody really was."""
    from hideout.cli.report.charts import lines
    from hideout.cli.report.page import Section

    truth = record.game.result(record.replay())["identities"]
    assert isinstance(truth, list)
    charts = []
    for viewer, name in enumerate(record.names):
        shown = [
            (
                f"{record.names[seat]}: {truth[seat]}",
                [moment[viewer][seat][truth[seat]] for moment in found.identities],
            )
            for seat in range(len(record.names))
            if seat != viewer
        ]
        charts.append(lines(f"identities {name}", f"From {name}'s eyes", steps, shown))
    words = "The exact chance of what each player really was, given what was certain at the time."
    return Section("Identities", words, charts)
