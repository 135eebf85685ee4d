"""One house for all tests of the page, and one browser for as long as they follow each other.

Not for the session: Playwright keeps an event loop running in its thread, and the server's tests
that may follow in the same process start their own.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.page.house import HastyHouse, House, launch, open_house

HERE = Path(__file__).parent
running: list[tuple[Playwright, Browser]] = []


@pytest.fixture(scope="module")
def browser() -> Browser:
    if not running:
        playwright = sync_playwright().start()
        running.append((playwright, launch(playwright)))
    return running[0][1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Leave no window open after a test, nor the browser after the last one for now."""
    try:
        yield
    finally:
        for _, browser in running:
            for context in browser.contexts:
                context.close()
        if nextitem is None or HERE not in nextitem.path.parents:
            close_browser()


def close_browser() -> None:
    while running:
        playwright, browser = running.pop()
        browser.close()
        playwright.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(Path(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = HastyHouse(Path(tmp_path_factory.mktemp("hasty")))
    house.open()
    yield house
    house.close()


@pytest.fixture
def house_of_game(request: pytest.FixtureRequest, game: str) -> House:
    """The house, or one where time flies for a game whose rules make people wait. [BH-79]"""
    house: House = request.getfixturevalue("hasty_house" if game == "bank-heist" else "house")
    return house
