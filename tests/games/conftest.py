"""Random games in bulk belong to the compiled build, which is several times faster.

On the interpreted one the conformance kit plays at one table of each game: its smallest. Where no
compiler is at hand, `make test` plays them all there.
"""

from pathlib import Path

import pytest

from hideout.testing import Conformance
from hideout.testing.walk import Case

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and is_in_bulk(item):
            item.add_marker(pytest.mark.compiled)


def is_in_bulk(item: pytest.Function) -> bool:
    if item.cls is None or not issubclass(item.cls, Conformance):
        return False
    if not item.path.is_relative_to(HERE):
        return False
    table = item.callspec.params.get("table") if hasattr(item, "callspec") else None
    if not isinstance(table, Case):
        return True
    return bool(table.seats > table.game.seats[0] or table.options or table.deck)
