"""A bot that is a program: it is asked in lines of JSON and answers in lines of JSON.

docs/own-bots.md describes the lines. A program plays many games, one after another; as many copies
run at a time as it has seats at one table. One that has forfeited is ended, and started again when
needed.
"""

import json
import os
import shlex
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.own import Lost, plainly
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng

PROTOCOL: Final = 1
START_SECONDS: Final = 10.0  # a program may take at least this long to get ready
END_SECONDS: Final = 1.0  # how long it may take to end once its input is closed
LOOK_SECONDS: Final = 0.2  # between two looks at whether it still runs
LONGEST_LINE: Final = 1 << 20
MOST_LINES: Final = 16  # unread output; a program that says more has to wait
SHOWN: Final = 80  # quoted from a line that is wrong

Line = dict[str, object]


class RunningProgram:
    """A running program. Anything that goes wrong with it raises Lost."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; and it ends with all it started
            )
        except (OSError, ValueError) as error:
            raise Lost(f"cannot be started: {error}") from None
        self.said: Queue[bytes] = Queue(MOST_LINES)
        self.to_say: SimpleQueue[bytes] = SimpleQueue()
        self.is_ended = False
        # In threads of their own: a program may neither read nor write.
        self.threads = [Thread(target=work, daemon=True) for work in (self._speak, self._listen)]
        for thread in self.threads:
            thread.start()

    def _speak(self) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        # An error means it has ended, as whoever waits for its answer will see.
        with suppress(OSError):
            while line := self.to_say.get():
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _listen(self) -> None:
        pipe = self.process.stdout
        assert pipe is not None
        with pipe:
            while not self.is_ended:
                line = pipe.readline(LONGEST_LINE)
                self._put(line)
                if not line:
                    return

    def _put(self, line: bytes) -> None:
        while not self.is_ended:
            try:
                self.said.put(line, timeout=END_SECONDS)
                return
            except Full:
                continue

    def tell(self, line: Line) -> None:
        self.to_say.put(json.dumps(line).encode() + b"\n")

    def ask(self, line: Line, seconds: float) -> Line:
        """What the program answers. Raises Lost."""
        if not self.said.empty():
            unasked = self.said.get()
            if unasked:
                raise Lost(f"said {_shown(unasked)} though nothing was asked")
            raise Lost(self._how_it_ended())
        self.tell(line)
        answer = self._next_line(seconds)
        if not answer:
            raise Lost(self._how_it_ended())
        try:
            read = json.loads(answer)
        except (ValueError, RecursionError):
            read = None
        if not isinstance(read, dict):
            raise Lost(f"answered {_shown(answer)}, which is not a JSON object on one line")
        return read

    def _next_line(self, seconds: float) -> bytes:
        """The next line, or b"" if there will be no more: it has ended, or closed its output."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            # Its output may stay open after it has ended: a child of it can hold it.
            has_ended = self.process.poll() is not None
            try:
                return self.said.get(timeout=min(left, LOOK_SECONDS))
            except Empty:
                if has_ended:
                    return b""
        raise Lost(f"gave no answer within {seconds:g} seconds")

    def _how_it_ended(self) -> str:
        try:
            status = self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"

    def hang_up(self) -> None:
        """Close its input: nothing more will be said to it."""
        self.to_say.put(b"")

    def end(self, seconds: float = 0.0) -> None:
        """End it: on its own within some time, or else by force."""
        self.hang_up()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        self.is_ended = True
        if hasattr(os, "killpg"):
            with suppress(OSError):  # all of it is gone
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        _running.discard(self)


# Programs that this process has started, and the idle ones by their command.
_running: set[RunningProgram] = set()
_idle: dict[str, list[RunningProgram]] = {}


def _take(command: str) -> RunningProgram:
    """A program that is ready for a game. Raises Lost."""
    if not _idle:
        # Not atexit: the worker processes of a series do not run it.
        Finalize(None, end_programs, exitpriority=0)
    idle = _idle.setdefault(command, [])
    if idle:
        return idle.pop()
    program = RunningProgram(command)
    _running.add(program)
    return program


def end_programs() -> None:
    """End all that this process has started."""
    _idle.clear()
    programs = list(_running)
    for program in programs:
        program.hang_up()
    until = time.monotonic() + END_SECONDS
    for program in programs:
        program.end(max(0.0, until - time.monotonic()))


class ProgramBot(Bot):
    """Plays by asking a program; starts one at its first question."""

    def __init__(
        self, command: str, seconds: float, game: Game[Any], seat: Seat, seats: int, rng: Rng
    ) -> None:
        super().__init__(game, seat, seats, rng)
        self.command = command
        self.seconds = seconds
        self.program: RunningProgram | None = None

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        program = self.program or self._begin()
        words = {self.game.notation.text(action): action for action in legal}
        answer = self._ask(
            program,
            {
                "type": "ask",
                "legal": list(words),
                "may_wait": self.may_wait,
                "seconds": self.seconds,
                "events": [self.game.told(event, self.seats) for event in events],
                "view": view,
            },
            self.seconds,
        )
        return self._understood(answer, words)

    def _understood(self, answer: Line, words: Mapping[str, Action]) -> Action | None:
        if "lost" in answer:
            self._drop()
            raise Lost(plainly(str(answer["lost"])) or "gave up")
        if "action" not in answer:
            self._drop()
            raise Lost(f"answered {_shown(json.dumps(answer).encode())}, which names no action")
        action = answer["action"]
        if action is None and self.may_wait:
            return None
        if not isinstance(action, str) or action not in words:
            self._drop()
            if action is None:
                raise Lost("waited where the game waits for it")
            raise Lost(f"played {_shown(str(action).encode())}, which is not legal")
        return words[action]

    def _begin(self) -> RunningProgram:
        self.program = program = _take(self.command)
        hello: Line = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "seat": self.seat,
            "options": self.options,
            "deck": None if self.game.is_printed_deck else self.game.deck,
            "seconds": self.seconds,
            "seed": self.rng.below(1 << 53),  # a number that every language can hold
        }
        answer = self._ask(program, hello, max(START_SECONDS, self.seconds))
        if answer.get("ready") is not True:
            self._drop()
            raise Lost(f"answered {_shown(json.dumps(answer).encode())} and is not ready")
        return program

    def _ask(self, program: RunningProgram, line: Line, seconds: float) -> Line:
        try:
            return program.ask(line, seconds)
        except Lost:
            self._drop()
            raise

    def _drop(self) -> None:
        """Whatever it says from now on answers nothing."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def leave(self) -> None:
        self._drop()

    def over(self, result: Mapping[str, object], shares: Sequence[float]) -> None:
        program, self.program = self.program, None
        if program is None:
            return
        if self.forfeit:
            program.end()
            return
        program.tell({"type": "over", "result": dict(result), "shares": list(shares)})
        _idle.setdefault(self.command, []).append(program)


def _shown(line: bytes) -> str:
    words = line.decode(errors="replace").strip()
    return repr(words if len(words) <= SHOWN else words[:SHOWN] + "...")
