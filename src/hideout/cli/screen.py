"""Terminals: the one place that knows whether somebody is watching."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from hideout.languages import ENGLISH, PSEUDO

if TYPE_CHECKING:
    from hideout.cli.terminal import Terminal
    from hideout.rulebook import Clause

# Clear what was scrolled away too: `clear` alone leaves the last player's screen one swipe away.
WIPE: Final = "\x1b[3J"

# What the tag of a clause means.
ORIGINS: Final = {"S": "origin-S", "R": "origin-R", "D": "origin-D"}


class OurConsole(Console):
    """A console that leaves ending the program to `app`."""

    def on_broken_pipe(self) -> None:
        """The reader went away; rich would exit with a status of its own."""
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """Names may hold brackets and figures mean nothing special: no markup, no highlighting."""
    return OurConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


class Screen:
    """What is printed for people, and what they answer."""

    def __init__(self) -> None:
        self.console = make_console()
        self.is_live = self.console.is_terminal and sys.stdin.isatty()

    def is_low(self, lines: int) -> bool:
        """Whether this is a terminal with fewer lines."""
        return self.is_live and self.console.height < lines

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, sentence: str, style: str = "", indent: int = 0) -> None:
        if not self.console.is_terminal:  # a program or a file reads this, line by line
            self.console.print(Text(" " * indent + sentence, style=style), soft_wrap=True)
            return
        line = Padding(Text(sentence, style=style), (0, 0, 0, indent), expand=False)
        self.console.print(line)

    def rule(self, title: str) -> None:
        self.console.rule(Text(title), style="dim", align="left")

    def clear(self) -> None:
        """Start a new screen, if there is one."""
        if self.is_live:
            self.console.clear()

    def wipe(self) -> None:
        """Leave nothing of this screen to the next person."""
        if self.is_live:
            self.console.clear()
            self.console.file.write(WIPE)
            self.console.file.flush()

    def ask(self, question: str) -> str:
        """One line. Raises EOFError when there is no more."""
        answer = self.console.input(Text(question, style="bold"))
        if not self.is_live:
            self.console.print()  # no Enter ended the line
        return answer.strip()


@contextmanager
def progress_bar(
    total: int, unit: str = "progress-games", language: str = ENGLISH
) -> Iterator[Callable[[int], None]]:
    """A bar on stderr if somebody is watching; tell it how many more are done.

    `unit` is the message that says of what.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = make_console(stderr=True)
    words = ""
    if console.is_terminal:
        from hideout.cli.terminal import terminal

        words = terminal(language)(unit)
    columns = (BarColumn(), MofNCompleteColumn(), words, TimeRemainingColumn())
    is_seen = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not is_seen) as progress:
        task = progress.add_task("", total=total)
        yield lambda more: progress.advance(task, more)


def clause_lines(clauses: Sequence["Clause"], say: "Terminal") -> list[RenderableType]:
    """Clauses for people: id, text and where they come from; those in English only say so."""
    lines: list[RenderableType] = []
    for clause in clauses:
        origin = say(ORIGINS[clause.tag])
        if say.language not in (clause.language, PSEUDO):
            origin += " · " + say("origin-english")
        parts = ((f"{clause.id}  ", "bold cyan"), plain(clause.text), (f"  ({origin})", "dim"))
        lines.append(Padding(Text.assemble(*parts), (0, 0, 0, 2), expand=False))
    return lines


def plain(markdown: str) -> str:
    """A clause without the little Markdown that clauses use."""
    return markdown.replace("`", "").replace("**", "")
