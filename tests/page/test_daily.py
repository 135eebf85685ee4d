"""The daily heist, as somebody finds, plays and shows it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import PHONE, House, Player, play_to_the_end

pytestmark = pytest.mark.slow


def test_a_daily_heist_is_played_once_and_its_result_is_copied(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goes("/")
    ann.page.click("text=Today’s heist")
    daily = ann.page.locator('section[data-game="heist-hustle"]')
    daily.locator(".play").wait_for()
    assert ann.complaints() == []
    assert not ann.overflows()
    daily.locator(".play").click()
    ann.page.wait_for_selector(".ask")
    play_to_the_end([ann])
    ann.page.wait_for_selector(".over >> text=Place 1 of 1")
    assert ann.complaints() == []
    ann.page.click(".over .copy")
    ann.page.wait_for_selector("text=It gives nothing away.")
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Heist Hustle, the daily heist of ")
    assert copied.endswith("/daily")

    ann.goes("/daily")
    expect(daily.locator(".play")).to_have_count(0)
    expect(daily.locator("ol .is-me")).to_have_count(1)
    daily.locator("a >> text=See it again").click()
    ann.page.wait_for_selector(".front")
    ann.closes()
