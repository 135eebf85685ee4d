"""Work shared between processes or machines; results come back in order.

How many share it changes neither what is done nor the result.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Final, TypeVar

from hideout.engine.reader import BadData

T = TypeVar("T")
R = TypeVar("R")

ALONE_SECONDS: Final = 1.0  # so long one process works before others are worth beginning
CONNECT_SECONDS: Final = 10


def all_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[T], R], items: Sequence[T], jobs: int | None = 1, on: str = ""
) -> Iterator[R]:
    """`work` done on every item, in order; by `jobs` processes or the cluster at `on`.

    Without a number all cores share the work, once it proves long enough. `work` is a function of
    a module: it is sent by name. It should end early when `is_unwanted()`.
    """
    if on:
        yield from _on_cluster(work, items, on)
        return
    done = 0
    began = time.perf_counter()
    if jobs is None:
        jobs = all_cores()
        while done < len(items) and time.perf_counter() - began < ALONE_SECONDS:
            yield work(items[done])
            done += 1
    if jobs == 1 or len(items) - done < 2:
        for item in items[done:]:
            yield work(item)
    else:
        yield from _in_processes(work, items[done:], jobs)


def _in_processes(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    # Not forked: the caller may have threads (a progress bar), and a fork would copy their locks.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(
        min(jobs, len(items)), mp_context=context, initializer=_begin_work, initargs=(stop,)
    ) as pool:
        try:
            with _ctrl_c_is_for_us_alone():
                results = pool.map(work, items)
            yield from results
        except BrokenProcessPool:
            raise BadData(
                "One of the processes sharing the work has died. If a bot of your own may do that, "
                "let it run as a program (cmd:...): then only its game is lost."
            ) from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_is_for_us_alone() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those begun in here take no notice of it.

    Here it is only delayed: a signal ignored in the meantime would be lost.
    """
    if not hasattr(signal, "pthread_sigmask"):  # then the workers begin by ignoring it
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker: set when nobody wants the rest any more.
_stops: list[Event] = []


def _begin_work(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop)


def is_unwanted() -> bool:
    """In a worker: whether the process that asked for the work is gone."""
    return any(stop.is_set() for stop in _stops)


def _on_cluster(work: Callable[[T], R], items: Sequence[T], on: str) -> Iterator[R]:
    client = _connect(on)
    try:
        # Not `pure`: the scheduler must not take two series for one because they look alike.
        futures = client.map(work, items, pure=False)
        for future in futures:
            result: R = future.result()
            yield result
    finally:
        client.close()


def _connect(on: str) -> Any:
    """A client of a Dask scheduler. Raises BadData."""
    kind, _, address = on.partition("://")
    if kind != "dask" or not address:
        raise BadData(f"--on takes dask://HOST:PORT, not '{on}'.")
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise BadData("A cluster needs Dask: install hideout[cluster].") from None
    try:
        return Client(f"tcp://{address}", timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadData(f"No Dask scheduler answers at {address}: {_first_line(error)}.") from None


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")
