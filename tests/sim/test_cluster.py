"""A series on a cluster: a real scheduler and two workers, and the same figures as at home."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hideout.engine.reader import BadData
from hideout.sim.pool import spread
from hideout.sim.series import Series, play_series

distributed = pytest.importorskip("distributed")

# The scheduler's own: some of its helpers warn about themselves on the way down.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

SERIES = Series("heist-hustle", 3, 64, ("heuristic", "random"), 7, {})


def begin(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", *arguments], stderr=subprocess.PIPE, text=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    processes = [begin("distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard")]
    try:
        assert processes[0].stderr is not None
        found = None
        while found is None:
            line = processes[0].stderr.readline()
            assert line, "the scheduler did not start"
            found = re.search(r"Scheduler at: +tcp://(\S+)", line)
        address = found.group(1)
        for _ in range(2):
            words = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
            processes.append(begin("distributed.cli.dask_worker", f"tcp://{address}", *words))
        with distributed.Client(f"tcp://{address}", set_as_default=False) as client:
            client.wait_for_workers(2, timeout=120)
        yield f"dask://{address}"
    finally:
        for process in reversed(processes):
            process.terminate()
            process.communicate(timeout=30)


def test_a_cluster_gives_the_same_figures_as_one_process(cluster: str) -> None:
    home = play_series(SERIES, 1, lambda games: None).report()
    away = play_series(SERIES, 1, lambda games: None, on=cluster).report()

    assert away == home


def where(item: int) -> int:
    import os
    import time

    time.sleep(0.2)
    return os.getpid()


def test_both_workers_share_the_work(cluster: str) -> None:
    import os

    pids = set(spread(where, range(8), on=cluster))

    assert len(pids) == 2
    assert os.getpid() not in pids


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hideout.sim.pool.CONNECT_SECONDS", 1)
    with pytest.raises(BadData, match=r"^No Dask scheduler answers at 127.0.0.1:9: .*\.$"):
        list(spread(where, [1], on="dask://127.0.0.1:9"))
