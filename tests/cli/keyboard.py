"""A keyboard without a terminal: scripted answers, and what could be read at each of them."""

import io
from collections.abc import Callable

from rich.console import Console

from hideout.cli.screen import Screen

Answer = Callable[[str], str]


class ScriptedScreen(Screen):
    """A screen that somebody is looking at. A page ends where it is wiped."""

    def __init__(self, answer: Answer) -> None:
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=100, highlight=False, markup=False)
        self.is_live = True
        self.answer = answer
        self.page = ""
        self.asked: list[tuple[str, str]] = []  # each question, and the page it stood on
        self.wiped = 0

    def read(self) -> str:
        self.page += self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        return self.page

    def clear(self) -> None:
        """What was scrolled away can be scrolled back: it still is on the page."""

    def wipe(self) -> None:
        self.read()
        self.page = ""
        self.wiped += 1

    def ask(self, question: str) -> str:
        self.asked.append((question, self.read()))
        answer = self.answer(question)
        self.page += f"{question}{answer}\n"  # a terminal shows what is typed
        return answer.strip()
