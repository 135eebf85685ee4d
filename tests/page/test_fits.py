"""Long words fit: German on a phone, Spanish on the smallest one.

Recorded moments are shown, so this is quick; what is said there is said in the reader's language.
"""

import pytest
from playwright.sync_api import Browser, Page

from hideout.games import GAMES
from hideout.languages import languages
from tests.page.house import TOO_WIDE, House, Player
from tests.page.moments import Stage, recorded

pytestmark = pytest.mark.slow
NARROW = {"de": 360, "es": 320}  # pixels
READ = [language for language in NARROW if language in languages()]
HEIGHT = 640
# Labels that stick out of their button, or are cut off in it.
CUT = """() => [...document.querySelectorAll('button, a.btn, .chip, summary')]
  .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).overflowX !== 'visible')
  .map((one) => one.textContent.trim()).filter(Boolean)"""


def looks(page: Page, where: str) -> list[str]:
    """What does not fit on a screen."""
    found = [f"{where}: too wide"] if page.evaluate(TOO_WIDE) else []
    return found + [f"{where}: cut off: {label}" for label in page.evaluate(CUT)]


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
