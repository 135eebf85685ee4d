"""The wall clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from hideout.engine.outside import mypyc_attr


class Timer(Protocol):
    def cancel(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class WallClock:
    """The wall clock as it was when the server started, and the time that has passed since.

    Somebody may set the machine's clock while people play; that must not change anybody's time to
    think. Tests put their own in its place.
    """

    def __init__(self, now: int | None = None) -> None:
        """`now` is the time in milliseconds, if another machine's clock counts."""
        right = time.time_ns() if now is None else now * 1_000_000
        self._start = right - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._start + time.monotonic_ns()) // 1_000_000

    def call_later(self, millis: int, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(millis / 1000, work)

    async def sleep(self, millis: int) -> None:
        await asyncio.sleep(millis / 1000)
