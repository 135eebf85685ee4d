"""Read from right to left: text turns round, and what lies on the table stays where it is."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hideout.games import GAMES
from hideout.languages import languages
from tests.page.house import PHONE, TOO_WIDE, House, Player
from tests.page.moments import Stage, recorded
from tests.page.weight import visitor

pytestmark = pytest.mark.slow
SIZE = (1280, 800)
# The middle of everything that matches, across the page.
ACROSS = """(what) => [...document.querySelectorAll(what)]
  .map((one) => one.getBoundingClientRect()).map((box) => Math.round(box.left + box.width / 2))"""
# Whether what a number grew by has its sign on the left.
SIGNS = """() => [...document.querySelectorAll('.figure small')].map((one) => {
  const [node] = one.childNodes;
  const edge = (at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  return edge(node.data.search(/[+−]/)) < edge(node.data.search(/[0-9]/));
})"""
FLOW = "(what) => getComputedStyle(document.querySelector(what)).direction"
FONTS = "performance.getEntriesByType('resource').map((one) => one.name)"
ARABIC = ("arabic", "lalezar")

in_arabic = pytest.mark.skipif("ar" not in languages(), reason="nobody has written Arabic yet")


def shown(browser: Browser, house: House, language: str, game: str, moment: str) -> Stage:
    stage = Stage(browser, house, SIZE, language=language)
    stage.show(game, moment)
    stage.page.wait_for_selector("[data-seat]")  # a board comes after its page
    return stage


def across(browser: Browser, house: House, language: str, *what: str) -> list[int]:
    game, moment, parts = what
    stage = shown(browser, house, language, game, moment)
    found: list[int] = stage.page.evaluate(ACROSS, parts)
    stage.close()
    return found


def order(places: list[int]) -> list[int]:
    return sorted(range(len(places)), key=lambda at: places[at])


@in_arabic
@pytest.mark.parametrize(
    ("game", "moment", "parts"),
    [
        ("bank-heist", "action-asked", ".ring [data-seat]"),
        ("millions-of-dollars", "negotiate-asked", ".ring [data-seat]"),
        ("heist-hustle", "weapons-asked", ".ring .wc"),
    ],
)
def test_what_lies_on_the_table_lies_the_same_for_everybody(
    browser: Browser, house: House, game: str, moment: str, parts: str
) -> None:
    english = across(browser, house, "en", game, moment, parts)
    arabic = across(browser, house, "ar", game, moment, parts)
    assert len(english) > 1
    assert order(arabic) == order(english)


@in_arabic
def test_a_sign_stands_before_its_number(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, SIZE, language="ar")
    stage.show("millions-of-dollars", "over-waits")
    stage.page.wait_for_selector(".figure small")
    signs: list[bool] = stage.page.evaluate(SIGNS)
    stage.close()
    assert signs
    assert all(signs)


@in_arabic
def test_what_is_read_turns_round(browser: Browser, house: House) -> None:
    tabs = ("heat", "choose-asked", ".sidetabs button")
    english = across(browser, house, "en", *tabs)
    assert order(across(browser, house, "ar", *tabs)) == order(english)[::-1]
    stage = shown(browser, house, "ar", "bank-heist", "action-asked")
    for what in ("html", ".ask", ".ring .seat"):
        assert stage.page.evaluate(FLOW, what) == "rtl"
    stage.close()


@in_arabic
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_table_fits_in_arabic(browser: Browser, house: House, game: str) -> None:
    stage = Stage(browser, house, (360, 640), language="ar")
    wide = []
    for name in recorded(game)["moments"]:
        if "screen" not in name:
            stage.show(game, name)
            wide += [name] * bool(stage.page.evaluate(TOO_WIDE))
    errors = stage.errors
    stage.close()
    assert (wide, errors) == ([], [])


def fonts(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(FONTS)
    return [name.rsplit("/", 1)[1] for name in found if name.endswith(".woff2")]


@pytest.mark.parametrize("language", [one for one in ("en", "de", "ar") if one in languages()])
def test_fonts_are_those_of_the_reader(browser: Browser, house: House, language: str) -> None:
    page = visitor(browser, language)
    page.goto(house.address)
    page.wait_for_selector(".book")
    found = fonts(page)
    page.context.close()
    assert found
    has_arabic = [any(part in name for part in ARABIC) for name in found]
    assert any(has_arabic) == (language == "ar"), found
    assert any("german" in name for name in found) == (language == "de"), found


def test_a_name_in_other_letters_keeps_its_place(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    code = ann.opens_room("heat")
    bob = Player(browser, house, PHONE, 2)
    bob.joins(code, "ليلى 7")
    name: Any = ann.page.wait_for_selector(".chairs bdi >> text=ليلى 7")
    assert name.evaluate("(one) => getComputedStyle(one).direction") == "rtl"
    ann.closes()
    bob.closes()
