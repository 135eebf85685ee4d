"""Event loop lag: how long work blocks the loop, so that operators see how long others waited."""

import asyncio
import time
from typing import Final

from hideout.server.house import metrics

EVERY: Final = 0.1  # seconds between two looks


class Lag:
    """Checks every now and then how late it is itself.

    Late by the wall clock, but by no more than this thread has worked meanwhile: a machine busy
    with something else is not our doing.
    """

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.due = loop.time() + EVERY
        self.worked = time.thread_time()
        self.timer = loop.call_at(self.due, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now, worked = loop.time(), time.thread_time()
        metrics.HELD.add(max(0.0, min(now - self.due, worked - self.worked)))
        self.worked = worked
        self.due = now + EVERY
        self.timer = loop.call_at(self.due, self._look)

    def stop(self) -> None:
        self.timer.cancel()
