"""A language model as a bot: `python -m hideout.cli.model COMMAND [ARGUMENT]...`.

A program as described in docs/own-bots.md, between a table and any command that reads a prompt on
standard input and answers on standard output. The prompt holds what the seat may know: the rules,
the table as it sees it, what it has heard, and what it may do.
"""

import io
import json
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from rich.console import Console

from hideout.cli.boards import draw_view
from hideout.engine.core import Game
from hideout.engine.message import Message
from hideout.games import find_game
from hideout.rulebook import BadRulebook, rulebook
from hideout.words import narrator

WIDTH: Final = 100
MOST_HEARD: Final = 150  # of the last events
TRIES: Final = 2
SHOWN: Final = 60  # letters of an answer that is none
LONGEST_ANSWER: Final = 1 << 20  # bytes
END_SECONDS: Final = 1.0  # how long a command may take to end once it has answered
SPARE: Final = 0.9  # the model's share of the time
ANSWER: Final = re.compile(r"^\W*ACTION\W*?:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
WAIT: Final = "wait"

TASK: Final = """\
You play {title}, a game of hidden information, against {others} other players. You are {me}.
Below are the rules, the table as you see it, what you have heard, and what you may do now.
Think as you like, then end with one line of the form

ACTION: <one of the actions listed, exactly as it is written there>
"""
AGAIN: Final = (
    "Your last answer named none of the actions. End with one line: ACTION: <one of them>\n"
)


class ModelSeat:
    """One game, as one seat hears of it."""

    def __init__(self, hello: Mapping[str, Any]) -> None:
        self.game: Game[Any] = find_game(hello["game"])
        if hello["deck"] is not None:
            self.game = self.game.with_deck(hello["deck"])
        self.seat: int = hello["seat"]
        self.seats: int = hello["seats"]
        self.options: Mapping[str, Any] = hello["options"]
        self.names = [f"Player {seat}" for seat in range(self.seats)]
        self.heard: list[str] = []

    def hear(self, events: Sequence[Mapping[str, Any]]) -> None:
        says = narrator(self.game)
        for event in events:
            arguments = {key: value for key, value in event.items() if key != "kind"}
            message = Message(f"event-{event['kind']}", arguments)
            self.heard.append(says.say(message, self.names, self.seat))

    def prompt(self, ask: Mapping[str, Any]) -> str:
        others, title = self.seats - 1, self.game.title
        parts = [
            TASK.format(title=title, others=others, me=self.names[self.seat]),
            f"# Rules of {title}\n\n{self._rules()}",
            f"# The table as you see it\n\n{self._board(ask['view'])}",
            "# What you have heard\n\n" + "\n".join(self.heard[-MOST_HEARD:]),
            "# What you may do\n\n" + "\n".join(self._actions(ask)),
        ]
        return "\n\n".join(parts) + "\n"

    def _rules(self) -> str:
        try:
            clauses = rulebook(self.game.name).values()
        except BadRulebook:
            return "(there is no rule book)"
        return "\n".join(f"{clause.id}: {clause.text}" for clause in clauses)

    def _board(self, view: Mapping[str, Any]) -> str:
        console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
        with console.capture() as drawn:
            console.print(draw_view(self.game, view, self.names, self.options))
        return drawn.get().rstrip()

    def _actions(self, ask: Mapping[str, Any]) -> list[str]:
        says, parse = narrator(self.game), self.game.notation.parse
        lines = [f"{text}  ({says.label(parse(text), self.names)})" for text in ask["legal"]]
        return lines + ([f"{WAIT}  (do nothing now)"] if ask["may_wait"] else [])


def understood(answer: str, legal: Sequence[str]) -> str | None:
    """The action that an answer names: in its last line `ACTION: ...`, or as its last line."""
    said = ANSWER.findall(answer)
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    for words in [*said[::-1], *lines[::-1][:1]]:
        plain = str(words).strip("`*\"'. ")
        if plain in legal:
            return plain
    return None


class Failed(Exception):
    """The command gave no answer of use; the message says why, and reads on from "the model"."""


class Model:
    def __init__(self, command: Sequence[str]) -> None:
        self.command = list(command)

    def choose(self, table: ModelSeat, ask: Mapping[str, Any]) -> str | None:
        """One of `legal`, or None to wait. Raises Failed."""
        table.hear(ask["events"])
        legal = [*ask["legal"], *([WAIT] if ask["may_wait"] else [])]
        if len(legal) == 1:
            return str(legal[0])
        prompt = table.prompt(ask)
        until = time.monotonic() + SPARE * float(ask["seconds"])
        said = ""
        for _ in range(TRIES):
            said = self._answer(prompt, until - time.monotonic())
            found = understood(said, legal)
            if found is not None:
                return None if found == WAIT else found
            prompt = f"{prompt}\n{AGAIN}"
        ending = " ".join(said.split())[-SHOWN:]
        raise Failed(
            f"named no legal action, but ended with {ending!r}" if ending else "said nothing"
        )

    def _answer(self, prompt: str, seconds: float) -> str:
        """What the command says, or as much of it as is read. Raises Failed."""
        try:
            # In our process group: whoever ends us ends it too, with all that it has started.
            process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Failed(f"cannot be started: {error}") from None
        # In threads: a command may neither read nor end, and it may say more than fits here.
        said: list[bytes] = []
        work = (lambda: _write(process, prompt), lambda: said.append(_read(process)))
        threads = [Thread(target=one, daemon=True) for one in work]
        for thread in threads:
            thread.start()
        threads[1].join(max(0.1, seconds))
        has_answered = bool(said)
        is_whole = has_answered and len(said[0]) <= LONGEST_ANSWER
        status = _end(process, END_SECONDS if is_whole else 0.0)
        if not has_answered:
            raise Failed("took too long")
        if not is_whole:
            raise Failed(f"said more than {LONGEST_ANSWER:,} bytes")
        if status:
            how = f"ended with status {status}" if status > 0 else f"was ended by signal {-status}"
            raise Failed(how)
        return said[0].decode(errors="replace")


def _write(process: "subprocess.Popen[bytes]", prompt: str) -> None:
    pipe = process.stdin
    assert pipe is not None
    with suppress(OSError), pipe:  # it need not read to the end
        pipe.write(prompt.encode())


def _read(process: "subprocess.Popen[bytes]") -> bytes:
    pipe = process.stdout
    assert pipe is not None
    with pipe:
        return pipe.read(LONGEST_ANSWER + 1)


def _end(process: "subprocess.Popen[bytes]", seconds: float) -> int:
    """How it ended: on its own within some time, or else by force, which is not a failure."""
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return 0


def main(command: Sequence[str]) -> None:
    model = Model(command)
    table: ModelSeat | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            table = ModelSeat(message)
            print(json.dumps({"ready": True}), flush=True)
        elif message["type"] == "ask" and table is not None:
            try:
                answer = {"action": model.choose(table, message)}
            except Failed as error:
                answer = {"lost": f"asked a model that {error}"}
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
