"""Long words fit: German on a phone, Spanish on the smallest one.

Recorded moments are shown, so this is quick; what is said there is said in the reader's language.
"""

import pytest
from playwright.sync_api import Browser

from hideout.games import GAMES
from hideout.languages import languages
from tests.page.album import looks
from tests.page.house import House, Player
from tests.page.moments import Stage, recorded

pytestmark = pytest.mark.slow
NARROW = {"de": 360, "es": 320}  # pixels
READ = [language for language in NARROW if language in languages()]
HEIGHT = 640


@pytest.mark.parametrize("language", READ)
def test_the_front_page_and_a_room_fit(browser: Browser, house: House, language: str) -> None:
    size = {"width": NARROW[language], "height": HEIGHT}
    ann = Player(browser, house, size, 1, language=language)
    ann.goes("/")
    ann.page.wait_for_selector(".book")
    found = looks(ann.page, "front page")
    ann.opens_room("oceans-heist")
    ann.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    found += looks(ann.page, "room")
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.closes()
    assert found == []


@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_table_fits(
    browser: Browser, house: House, language: str, game: str
) -> None:
    stage = Stage(browser, house, (NARROW[language], HEIGHT), language=language)
    found = []
    for name in recorded(game)["moments"]:
        if "screen" not in name:
            stage.show(game, name)
            found += looks(stage.page, name)
    errors = stage.errors
    stage.close()
    assert (found, errors) == ([], [])
