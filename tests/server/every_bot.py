"""`make bots`: every game, level and manner at its smallest, usual and largest table, live.

The gate plays a selection of this (`test_live_bots.py`). Prints a line a game and size; the exit
status is 1 if a bot failed, ran out of time or left a warning in the log.
"""

import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from hideout.games import GAMES
from hideout.server.house import metrics
from tests.server.live import bots_of, live_house, play_all, sittings, sizes


class Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


async def play(game: str, size: int, folder: Path) -> list[str]:
    """What went wrong."""
    began = time.monotonic()
    decisions = sum(metrics.DECISIONS.counts.values())
    tables = list(sittings(game, size, bots_of(game)))
    async with live_house(folder) as house:
        await play_all(house, tables)
        wrong = [str(time_out) for time_out in house.time_outs]
    decisions = sum(metrics.DECISIONS.counts.values()) - decisions
    seconds = time.monotonic() - began
    print(
        f"{game:20} {size:2} seats  {len(tables):2} tables  {decisions:5} decisions  "
        f"{seconds:5.1f} s  {len(wrong)} time-outs",
        flush=True,
    )
    return wrong


def main() -> int:
    warnings = Warnings()
    logging.getLogger().addHandler(warnings)
    wrong: list[str] = []
    for game in sorted(GAMES):
        for size in sizes(game):
            with tempfile.TemporaryDirectory() as folder:
                wrong += asyncio.run(play(game, size, Path(folder)))
    failures = sum(metrics.BOT_FAILURES.counts.values())
    print(f"{failures} failures, {len(warnings.lines)} warnings; hurried: ", end="")
    print(metrics.BOTS_HURRIED.counts or "nobody")
    for line in [*wrong, *warnings.lines]:
        print(line)
    return 1 if wrong or failures or warnings.lines else 0


if __name__ == "__main__":
    sys.exit(main())
