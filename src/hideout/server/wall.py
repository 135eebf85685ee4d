"""The clock on the wall."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Time:
    """The wall clock. Tests put their own in its place."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_later(self, millis: int, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(millis / 1000, work)

    async def sleep(self, millis: int) -> None:
        await asyncio.sleep(millis / 1000)
