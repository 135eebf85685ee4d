"""The one stop-watch that every row uses, ours and theirs alike."""

import time
from collections.abc import Callable

Row = Callable[[float], float]
"""Works for about so many seconds of CPU time; says how much was done a second."""

COPIES = 50  # between two looks at the watch


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which says how much it did, for so many seconds of CPU time."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def copies(clone: Callable[[], object]) -> int:
    for _ in range(COPIES):
        clone()
    return COPIES
