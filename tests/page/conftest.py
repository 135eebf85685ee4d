"""One house for all tests of the page, and one browser for each module of them.

Not for the session: Playwright keeps an event loop running in its thread, and the server's tests
that may follow in the same process start their own.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.house import HastyHouse, House, launch, open_house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


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
