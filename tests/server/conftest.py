"""Tests of the server are coroutines, each in an event loop of its own and never for ever."""

import inspect

import pytest

from tests.server import postgres
from tests.server.house import ALTOGETHER


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        is_ours = isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj)
        if is_ours and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(ALTOGETHER, func_only=True))


def pytest_unconfigure() -> None:
    postgres.stop()
