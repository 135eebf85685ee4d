"""A house where time flies: what people wait for by the rules is over in a sixth of its time.

python -m tests.page.hasty serve ...
"""

import asyncio
import sys
from collections.abc import Callable
from unittest.mock import patch

from hideout.server.house.clock import Timer, WallClock
from hideout.server.web import run

TIMES = 6


class HastyClock(WallClock):
    def __init__(self, now: int | None = None) -> None:
        super().__init__(now)
        self._opened = super().now()

    def now(self) -> int:
        return self._opened + TIMES * (super().now() - self._opened)

    def call_later(self, millis: int, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(millis / 1000 / TIMES, work)

    async def sleep(self, millis: int) -> None:
        await asyncio.sleep(millis / 1000 / TIMES)


def main(command: list[str]) -> int:
    from hideout.cli.app import run as run_command

    with patch.object(run, "WallClock", HastyClock):
        return run_command(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
