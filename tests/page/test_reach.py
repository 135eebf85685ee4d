"""How far the page reaches: on a slow line, on a phone's first screen, without a line at all."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from hideout.languages import languages
from tests.page.house import DESK, PHONE, House, Player, open_house
from tests.page.weight import PAINTED, SLOW, STILL, Scales, visitor, weigh

pytestmark = pytest.mark.slow
MOST = 120_000  # bytes of a first table besides the first screen
AT_DOOR = 115_000  # of the first screen
is_code = re.compile(r"/assets/[^/]+\.js$").search
COLOUR = "getComputedStyle(document.documentElement).backgroundColor"


@pytest.fixture(scope="module")
def still_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("still"), **STILL) as house:
        yield house


# The game with the most words and cards, in every language; others with much to draw,
# and with signs that nobody sees.
HEAVIEST = [("oceans-heist", language) for language in languages()]
HEAVIEST += [("bank-heist", "en"), ("heat", "ar"), ("heat", "ja")]


@pytest.mark.parametrize(("game", "language"), HEAVIEST)
def test_the_page_is_light(game: str, language: str, browser: Browser, still_house: House) -> None:
    landing, table = weigh(browser, still_house, game, language)
    assert landing.bytes <= AT_DOOR, landing
    assert table.bytes <= MOST, table
    assert landing.fonts > 0, "nothing was weighed"


def test_a_slow_line_shows_something_within_three_seconds(browser: Browser, house: House) -> None:
    """Reckoned from what the first paint waits for, whatever this machine does meanwhile.

    It waits for no script, and so for no language: document and style, one after the other.
    """
    page = visitor(browser)
    page.route(re.compile(r"\.(js|woff2)$"), lambda route: route.abort())
    scales = Scales(page)
    page.goto(house.address)
    page.wait_for_function(f"() => {PAINTED}")
    page.wait_for_load_state("networkidle")
    style = page.locator("head link[rel=stylesheet]").count()
    page.context.close()
    rounds = 2 + style  # a connection, the document, its style
    seconds = rounds * SLOW["latency"] / 1000 + scales.loaded["code"] / SLOW["downloadThroughput"]
    assert style == 1
    assert seconds < 3, scales.weight()


def test_nobody_loads_words_of_two_languages(browser: Browser, house: House) -> None:
    page = visitor(browser, "de")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(house.address)
    page.click('.book[data-game="oceans-heist"] button.solo')
    page.wait_for_selector(".ask")
    page.wait_for_load_state("networkidle")
    loaded = "".join(answer.text() for answer in answers if is_code(answer.url))
    page.context.close()
    assert "stage-target = Ziel" in loaded
    assert "stage-target = Choose" not in loaded
    assert "house-kicked = The host" not in loaded


def test_the_first_screen_has_all_its_icons(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/")
    ann.page.wait_for_selector(".book")
    assert ann.page.locator("[data-missing]").count() == 0
    ann.closes()


@pytest.mark.parametrize(("theme", "colour"), [("light", "236, 226, 203"), ("dark", "20, 16, 14")])
def test_light_or_dark_is_decided_before_the_first_paint(
    theme: str, colour: str, browser: Browser, house: House
) -> None:
    ann = Player(browser, house, PHONE, 1, theme)
    ann.page.route("**/assets/*.js", lambda route: route.abort())  # nothing but the first paint
    ann.goes("/")
    assert ann.page.evaluate("document.documentElement.dataset.theme") == theme
    assert colour in ann.page.evaluate(COLOUR)
    ann.closes()


def test_a_choice_of_light_outlives_a_dark_system(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1, "dark")
    ann.goes("/")
    ann.page.wait_for_selector(".book")
    ann.page.click("[aria-label='Switch to light']")
    ann.page.route("**/assets/*.js", lambda route: route.abort())
    ann.page.reload()
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "light"
    ann.closes()


def test_an_address_of_nothing_says_so(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    answer = ann.page.goto(house.address + "/nosuch/page")
    assert answer is not None
    assert answer.status == 404
    ann.page.wait_for_selector("text=There is nothing at this address.")
    assert ann.complaints() == []
    ann.closes()


def worked(browser: Browser, house: House, permissions: list[str]) -> Page:
    """A window whose worker is ready."""
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]}, permissions=permissions
    )
    page = context.new_page()
    page.goto(house.address)
    page.wait_for_selector(".book")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def test_without_a_line_the_page_says_so_and_comes_back(browser: Browser, house: House) -> None:
    page = worked(browser, house, [])
    page.context.set_offline(True)
    page.goto(house.address + "/BCDFGH")
    page.wait_for_selector("text=No connection")
    page.wait_for_selector("text=Your seat is safe.")
    page.context.set_offline(False)
    page.wait_for_selector("text=There is no room BCDFGH")
    page.context.close()


def test_the_page_can_be_installed(browser: Browser, house: House) -> None:
    page = worked(browser, house, [])
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert '"display": "standalone"' in found["data"]
    for name in re.findall(r'"src": "([^"]+)"', found["data"]):
        assert page.request.get(house.address + name).ok, name
    page.context.close()


# Headless, no tab is ever hidden. What is told is told by the browser itself where it can be asked
# for permission (Debian's Chromium), and by a stand-in where it refuses everybody.
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  window.told = [];
  const tells = (title, options) => window.told.push(`${title} / ${options.body}`);
  const Real = window.Notification;
  window.Notification = Real.permission === 'granted'
    ? class extends Real {
        constructor(title, options) {
          super(title, options);
          this.addEventListener('show', () => tells(title, options));
        }
      }
    : class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, options) { tells(title, options); }
        close() {}
      }; }"""


def test_whoever_looks_elsewhere_is_told_of_their_turn_if_they_asked_for_it(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, DESK, 1)
    ann.context.grant_permissions(["notifications"], origin=house.address)
    code = ann.opens_room("heist-hustle")
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    ann.page.evaluate(HIDE)
    ann.plays_until(lambda: ann.page.locator(".ask:not(.ask-idle)").count() > 0)
    assert ann.page.evaluate("window.told") == [], "nobody has asked to be told"

    ann.page.click("[aria-label=Menu]")
    ann.page.check("text=Tell me when it is my turn")
    ann.page.keyboard.press("Escape")
    ann.plays_until(lambda: bool(ann.page.evaluate("window.told.length")))
    assert ann.page.evaluate("window.told[0]") == f"It is your turn / Heist Hustle · {code}"

    ann.page.evaluate("Notification.permission = 'denied'")  # in the browser's own settings
    ann.page.click("[aria-label=Menu]")
    expect(ann.page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
    ann.closes()
