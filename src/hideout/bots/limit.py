"""A limit on how long a bot in this process may think."""

import signal
import threading
import time
from types import FrameType, TracebackType


class OutOfTime(BaseException):
    """Raised while a bot is thinking; not an Exception, or the bot might catch it."""


class Limit:
    """Raises OutOfTime when the work inside it takes too long.

    Only the main thread of a system with alarms can be interrupted. Elsewhere, and where the alarm
    was swallowed, the time is checked afterwards.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
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
        if self.is_running:
            raise OutOfTime

    def _put_back(self, took: float) -> None:
        """Somebody else's alarm goes on as if nothing had happened."""
        left, interval = self.before
        signal.setitimer(signal.ITIMER_REAL, max(left - took, 0.001) if left else 0.0, interval)
        signal.signal(signal.SIGALRM, self.handler)
