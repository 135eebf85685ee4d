"""`hideout analyse`: how a recorded game turned, and which moves were better."""

from typing import TYPE_CHECKING

import click

from hideout.cli.mistake import Mistake
from hideout.cli.options import as_json, in_language, print_json
from hideout.languages import ENGLISH

if TYPE_CHECKING:
    from hideout.cli.report.charts import Chart
    from hideout.cli.report.page import Section
    from hideout.cli.terminal import Terminal
    from hideout.engine.notation import Action
    from hideout.engine.record import Record
    from hideout.sim.analyse import Analysis, JudgedDecision


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
@in_language
@as_json
def command(
    file: str, playouts: int, budget: str, html: str | None, language: str, as_json: bool
) -> None:
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
        raise Mistake("analyse-unfinished", path=file)
    if budget == "0":
        budget = ""
    else:
        read_budget(budget, 1)
    found = _run(record, playouts, budget, language)
    if html is not None:
        write_new(html, AnalysisTold(record, found, language).page())
    if as_json:
        print_json(_data(record, found))
    else:
        AnalysisTold(record, found, language).print()


def _run(record: "Record", playouts: int, budget: str, language: str) -> "Analysis":
    from hideout.cli.screen import progress_bar
    from hideout.sim.analyse import analyse

    done = 0

    def note(step: int) -> None:
        nonlocal done
        advance(step - done)
        done = step

    unit = "progress-decisions"
    with progress_bar(len(record.decisions), unit, language) as advance:
        return analyse(record, playouts, budget, note)


def _notation(record: "Record", action: "Action | None") -> str:
    return "wait" if action is None else record.game.notation.text(action)


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
                "played": _notation(record, choice.played),
                "preferred": _notation(record, choice.preferred),
                "loss": choice.loss,
            }
            for choice in found.choices
        ],
    }


class AnalysisTold:
    """What was found, for a person to read."""

    def __init__(self, record: "Record", found: "Analysis", language: str = ENGLISH) -> None:
        from hideout.cli.terminal import terminal
        from hideout.words import narrator

        self.record = record
        self.found = found
        self.names = record.names
        self.say: Terminal = terminal(language)
        self.words = narrator(record.game, language)

    def move(self, action: "Action | None") -> str:
        if self.words.language == ENGLISH or action is None:
            return self.say("analyse-wait") if action is None else _notation(self.record, action)
        return self.words.label(action, self.names)

    def turns(self) -> list[str]:
        """One sentence for each turning point."""
        from hideout.sim.analyse import turning_points

        percent = self.say.percent
        sentences = []
        for before, after in turning_points(self.found.moments):
            gains = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
            up, down = gains.index(max(gains)), gains.index(min(gains))
            told: dict[str, str | int] = {"from": before.step + 1, "to": after.step}
            for way, seat in (("up", up), ("down", down)):
                told[way] = self.names[seat]
                told[f"{way}-before"] = percent(before.chances[seat])
                told[f"{way}-after"] = percent(after.chances[seat])
            sentences.append(self.say("analyse-turn", **told))
        return sentences

    def mistakes(self, most: int = 10) -> list[str]:
        return [self.mistake(choice) for choice in self.found.choices[:most]]

    def mistake(self, choice: "JudgedDecision") -> str:
        return self.say(
            "analyse-mistake",
            n=choice.step + 1,
            name=self.names[choice.seat],
            move=self.move(choice.played),
            other=self.move(choice.preferred),
            more=self.say.percent(choice.loss),
        )

    def telling(self) -> list[str]:
        """What a seat could tell of what was hidden from it, and when."""
        from re import sub

        def named(statement: str) -> str:
            return sub(r"\bp(\d+)\b", lambda seat: self.names[int(seat[1])], statement)

        return [
            self.say(
                "analyse-fact",
                n=one.step,
                name=self.names[one.seat],
                after=self.say.percent(one.after),
                fact=named(one.statement),
                before=self.say.percent(one.before),
            )
            for one in self.found.learned
        ]

    def because(self, most: int = 20) -> list[str]:
        """What a sensible player in each seat believed where the game turned, and why it lied."""
        from hideout.sim.analyse import turning_points
        from hideout.sim.hindsight import look_into

        turns = turning_points(self.found.moments)
        seats = range(len(self.names))
        told = look_into(self.record, seats, [before.step for before, _ in turns[:1]])
        beliefs = [one for one in told if one.is_belief]
        reasons = [
            one
            for one in told
            if not one.is_belief and any(a.step < one.step <= b.step for a, b in turns)
        ]
        return [
            f"{one.step}. {self.words.say(one.message, self.names)}"
            for one in [*beliefs, *reasons[:most]]
        ]

    def print(self) -> None:
        from rich import box
        from rich.table import Table

        from hideout.cli.screen import make_console

        say, found, console = self.say, self.found, make_console()
        title = say("analyse-title", game=self.record.game.title, n=len(self.record.decisions))
        console.print(title, style="bold")
        table = Table(say("analyse-decision"), box=box.SIMPLE_HEAD, pad_edge=False)
        for name in self.names:
            table.add_column(name, justify="right")
        for moment in found.moments[:: max(1, len(found.moments) // 12)]:
            cells = [
                f"{say.percent(chance)} ({say.percent(known)})"
                for chance, known in zip(moment.chances, moment.known, strict=True)
            ]
            table.add_row(str(moment.step), *cells)
        console.print(say("analyse-chances"))
        console.print(table)
        for title, sentences in (
            (say("analyse-turned"), self.turns()),
            (say("analyse-known"), self.telling()),
            (say("analyse-because"), self.because()),
            (say("analyse-better", n=found.judged), self.mistakes()),
        ):
            if sentences:
                console.print(title, style="bold")
                for sentence in sentences:
                    console.print(f"  {sentence}")

    def page(self) -> str:
        from hideout.cli.report.page import Section, page

        say, found = self.say, self.found
        chances = self.by_seat(say("report-chance"), [one.chances for one in found.moments])
        known = self.by_seat(say("report-knew"), [one.known for one in found.moments])
        parts = [
            Section(say("report-chance"), say("report-chance-lead"), chances),
            Section(say("analyse-turned"), say("report-turned-lead"), items=self.turns()),
            Section(say("report-knew"), say("report-knew-lead"), known),
        ]
        if found.learned:
            lead = say("report-facts-lead")
            parts.append(Section(say("report-facts"), lead, items=self.telling()))
        parts.append(Section(say("analyse-because"), "", items=self.because()))
        if found.identities:
            parts.append(self.identities())
        if found.judged:
            lead = say("report-moves-lead", n=found.judged)
            parts.append(Section(say("report-moves"), lead, items=self.mistakes(20)))
        title = f"{self.record.game.title}: {', '.join(self.names)}"
        return page(title, title, parts, language=say.language)

    def by_seat(self, name: str, values: list[list[float]]) -> list["Chart"]:
        from hideout.cli.report.charts import lines

        steps = [moment.step for moment in self.found.moments]
        seats = [(words, [row[i] for row in values]) for i, words in enumerate(self.names)]
        return [lines(name, name, steps, seats, self.say)]

    def identities(self) -> "Section":
        """From each seat's eyes, how sure it could be of what everybody really was."""
        from hideout.cli.report.charts import lines
        from hideout.cli.report.page import Section

        truth = self.record.game.result(self.record.replay())["identities"]
        assert isinstance(truth, list)
        steps = [moment.step for moment in self.found.moments]
        charts = []
        for viewer, name in enumerate(self.names):
            shown = [
                (
                    f"{self.names[seat]}: {self.identity(truth[seat])}",
                    [moment[viewer][seat][truth[seat]] for moment in self.found.identities],
                )
                for seat in range(len(self.names))
                if seat != viewer
            ]
            title = self.say("report-eyes", name=name)
            charts.append(lines(f"identities {name}", title, steps, shown, self.say))
        return Section(self.say("report-identities"), self.say("report-identities-lead"), charts)

    def identity(self, id: str) -> str:
        return id if self.words.language == ENGLISH else self.words.title(id)
