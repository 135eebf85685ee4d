"""The program as tests run it: in this process, in one of its own, and on a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

COMMAND = [sys.executable, "-c", "from hideout.cli import main; main()"]
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NEW_SCREEN = "\x1b[2J"


@dataclass
class Ran:
    """How a run ended and what it said."""

    status: int
    out: str
    err: str


Hideout = Callable[..., Ran]


def run_apart(*arguments: str, typed: str = "", env: Mapping[str, str] | None = None) -> Ran:
    """The program in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=None if env is None else {**os.environ, **env},
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class Terminal:
    """The program on a terminal, and what stands on its screen."""

    def __init__(self, *arguments: str) -> None:
        self.said = ""
        self.answered = 0  # how much had been said when something was typed last
        self.process, self.keyboard = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # in a background job it is ignored
            os.environ.update(TERM="xterm", COLUMNS="100", LINES="50")
            os.execv(COMMAND[0], [*COMMAND, *arguments])

    def wait_for(self, *endings: str, seconds: float = 60.0) -> str:
        """Read until what was said ends with one of these; which one."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for ending in endings:
                if ANSI.sub("", self.said[self.answered :]).endswith(ending):
                    return ending
            if not self._read():
                break
        raise AssertionError(f"none of {endings} came: {self.plain()[-500:]}")

    def wait_until(self, pattern: str) -> None:
        """Read until something was said."""
        while not re.search(pattern, self.plain()):
            assert self._read(), f"{pattern} never came: {self.plain()[-500:]}"

    def type(self, text: str) -> None:
        self.answered = len(self.said)
        os.write(self.keyboard, text.encode())

    def plain(self) -> str:
        return ANSI.sub("", self.said)

    def screen(self) -> str:
        """What can be read since the screen was cleared last."""
        return ANSI.sub("", self.said.rpartition(NEW_SCREEN)[2])

    def interrupt(self) -> None:
        """Press Ctrl-C, and again while the program goes on waiting.

        Python loses one that falls between showing a prompt and waiting for an answer.
        """
        for _ in range(5):
            self.type("\x03")
            while select.select([self.keyboard], [], [], 5)[0]:
                if not self._read():
                    return

    def end(self) -> int:
        """Read to the end; the exit status."""
        while self._read():
            pass
        os.close(self.keyboard)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def _read(self) -> bool:
        ready, _, _ = select.select([self.keyboard], [], [], 30)
        try:
            data = os.read(self.keyboard, 1 << 16) if ready else b""
        except OSError:  # the other side has closed
            return False
        self.said += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)
