"""Work that nobody waits for: kept alive until it is done, and never silent about failing."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from hideout.server.house.refusal import Refused

LOG: Final = logging.getLogger("hideout.server")


def spawned(
    work: Coroutine[Any, Any, None], done: Callable[["asyncio.Task[None]"], object]
) -> "asyncio.Task[None]":
    """Start work; the caller keeps the task until `done` is called with it."""
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(done)
    task.add_done_callback(_complain)
    return task


def _complain(task: "asyncio.Task[None]") -> None:
    if task.cancelled() or task.exception() is None:
        return
    if isinstance(task.exception(), Refused):
        LOG.warning("background work was refused: %s", task.exception())
    else:
        LOG.error("background work failed", exc_info=task.exception())
