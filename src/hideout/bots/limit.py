"""A limit on how long a bot in this process may think."""

import os
import signal
import sys
import threading
import time
from types import FrameType, TracebackType
from typing import Final

MOST_RINGS: Final = 10  # that may be swallowed in a row
ENDED: Final = 2  # the exit status of a process that had to end


class OutOfTime(BaseException):
    """Raised while a bot is thinking; not an Exception, or the bot might catch it."""


class Limit:
    """Raises OutOfTime when the work inside it takes too long.

    Only the main thread of a system with alarms can be interrupted. Elsewhere, and where the alarm
    was swallowed, the time is checked afterwards. Nothing but its end stops work that swallows one
    alarm after another, and the process with it.
    """

    def __init__(self, seconds: float, name: str) -> None:
        """`name` is whose work it is."""
        self.seconds = seconds
        self.name = name
        self.rings = 0
        self.is_running = False
        self.has_alarm = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    def __enter__(self) -> None:
        self.began = time.monotonic()
        self.is_running = True
        if self.has_alarm:
            self.handler = signal.signal(signal.SIGALRM, self._ring)
            # Repeatedly: one that is caught is gone.
            self.before = signal.setitimer(signal.ITIMER_REAL, self.seconds, self.seconds)

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.is_running = False
        took = time.monotonic() - self.began
        if self.has_alarm:
            self._put_back(took)
        if took > self.seconds:
            raise OutOfTime

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if not self.is_running:
            return
        self.rings += 1
        if self.rings > MOST_RINGS:
            words = f"{self.name} does not stop when its time is up, so everything has to."
            print(words, file=sys.stderr, flush=True)
            os._exit(ENDED)
        raise OutOfTime

    def _put_back(self, took: float) -> None:
        """Somebody else's alarm goes on as if nothing had happened."""
        left, interval = self.before
        signal.setitimer(signal.ITIMER_REAL, max(left - took, 0.001) if left else 0.0, interval)
        signal.signal(signal.SIGALRM, self.handler)
