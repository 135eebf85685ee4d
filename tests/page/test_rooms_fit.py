"""A room is no wider than a phone, however long the words of its options are."""

import pytest
from playwright.sync_api import Browser

from tests.page.house import PHONE, House, Player

pytestmark = pytest.mark.slow
GERMAN = "localStorage.setItem('hideout-language', 'de')"  # its choices are the longest
WIDEST = """() => Math.max(...[...document.querySelectorAll('body *')]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.width).map((box) => box.right))"""


def test_a_room_fits_a_phone_with_all_its_rules_open(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.page.add_init_script(GERMAN)
    ann.opens_room("bank-heist")  # it has most to set
    ann.page.wait_for_selector("details select", state="attached")
    for rules in ann.page.locator("details").all():
        rules.evaluate("(one) => { one.open = true; }")

    assert ann.page.evaluate(WIDEST) <= PHONE["width"]
    ann.closes()


def test_the_menu_of_a_chair_lies_on_the_screen(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room("bank-heist")
    for _ in range(2):
        ann.page.click(".chairs .add")
    ann.page.wait_for_selector(".chair:nth-child(3) .more")
    for chair in (1, 2, 3):
        ann.page.click(f".chair:nth-child({chair}) .more")
        box = ann.page.locator(f".chair:nth-child({chair}) .menu").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        ann.page.click(f".chair:nth-child({chair}) .more")
    ann.closes()
