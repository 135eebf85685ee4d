"""Time at a table: what the engine declares, run by a wall clock.

A table has a time of its own: wall time less every pause and every stretch of granted extra time.
Decisions are stored with it, so a deadline is the same before and after a restart.
"""

from typing import Final

from hideout.engine.core import Clock
from hideout.server.house.clock import WallClock
from hideout.server.wire.messages import Pace

# A clock shorter than this is part of a rule (a tie in a race), not time to think: no pace
# changes it.
MECHANICAL: Final = 5_000
BREATH: Final = 30_000  # what a clock that stood still has at least when it runs again
FAST: Final = 2  # how many times shorter a fast table's clocks are
EXTRA_TIME: Final = 30_000  # what "more time" gives


class TableTime:
    """Wall time to table time and back."""

    def __init__(self, wall_clock: WallClock, shift: int, paused_at: int | None) -> None:
        self.wall_clock = wall_clock
        self.shift = shift  # how much wall time did not count
        self.paused_at = paused_at  # wall time

    def now(self) -> int:
        return (self.wall_clock.now() if self.paused_at is None else self.paused_at) - self.shift

    def pause(self) -> None:
        if self.paused_at is None:
            self.paused_at = self.wall_clock.now()

    def resume(self) -> None:
        if self.paused_at is not None:
            self.shift += self.wall_clock.now() - self.paused_at
            self.paused_at = None

    def not_before(self, table_time: int) -> None:
        """What has happened has happened, whatever the wall clock was set to meanwhile."""
        if self.now() < table_time:
            self.shift -= table_time - self.now()

    def to_wall(self, table_time: int) -> int:
        return table_time + self.shift


def paced(millis: int, pace: Pace, relaxed_hours: int, is_brisk: bool = False) -> int:
    """How long a declared time is at a table of this pace."""
    if millis < MECHANICAL or pace == "live":
        return millis
    if pace == "fast":
        return max(MECHANICAL, millis // FAST)
    return millis if is_brisk else max(millis, relaxed_hours * 3_600_000)


def deadline(
    clock: Clock,
    times: list[int],
    pace: Pace,
    relaxed_hours: int,
    runs_since: int = 0,
    scene: int = 0,
) -> int:
    """When a clock runs out, in table time; `times[k]` is when step k was made. Clocks may have
    stood still until `runs_since`. A `scene` is shown before people have time to think."""
    span = paced(clock.millis, pace, relaxed_hours, clock.is_brisk)
    shown = scene if clock.millis >= MECHANICAL else 0
    ends = max(times[clock.since] + shown + span, runs_since + min(span, BREATH))
    if clock.grace:
        ends = max(ends, times[clock.grace_since] + clock.grace)
    return ends
