"""Alone among bots: no clock runs, the host may pause, and bots play as well as was picked."""

import pytest
from playwright.sync_api import Browser

from tests.page.house import DESK, PHONE, House, Player

pytestmark = pytest.mark.slow
HUSTLE = "heist-hustle"


def test_nobody_hurries_me_alone_and_i_may_pause(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/")
    ann.page.click(f'.book[data-game="{HUSTLE}"] button.solo')
    ann.page.wait_for_selector(".ask:not(.ask-idle) >> text=No hurry")
    assert ann.page.locator(".ask .clock").count() == 0
    assert ann.complaints() == []

    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click("text=Pause the game")
    ann.page.wait_for_selector(".ask-idle >> text=You have paused the game.")
    assert ann.page.locator(".ask .opt").count() == 0
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.page.click(".ask >> text=Go on")
    ann.page.wait_for_selector(".ask:not(.ask-idle) >> text=No hurry")
    assert ann.errors == []
    ann.closes()


def test_the_bots_that_sit_down_are_as_good_as_the_host_picked(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, DESK, 1)
    code = ann.opens_room("heat")  # three at least: one is picked, and one more sits down
    ann.page.click(".chair .add >> nth=0")
    ann.page.select_option(".chair .field", "first-night")
    ann.page.wait_for_selector(".chair.is-empty >> text=first night")  # the next one is as good
    ann.page.click(".chair:has(.field) .more")
    ann.page.click(".chair .menu >> text=greedy")
    ann.page.wait_for_selector(".chair .menu [aria-pressed=true] >> text=greedy")
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")

    room = ann.page.request.get(f"{house.address}/api/rooms/{code}").json()
    levels = [chair["level"] for chair in room["chairs"] if chair["kind"] == "bot"]
    assert len(levels) > 1
    assert set(levels) == {"first-night+greedy"}
    ann.closes()


def test_who_is_away_is_seen_at_the_table_and_told(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room(HUSTLE)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    bob.page.goto("about:blank")
    ann.page.wait_for_selector(".notice >> text=A bot plays for Bob")
    ann.page.wait_for_selector(".seats .gone >> text=BOT")
    assert ann.complaints() == []

    bob.goes(f"/{code}")
    ann.page.wait_for_selector(".notice >> text=Bob is back")
    ann.page.wait_for_selector(".seats .gone", state="detached")
    ann.closes()
    bob.closes()
