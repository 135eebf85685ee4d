"""Who comes late asks the table for a bot's seat; the host locks the door and changes the code."""

import pytest
from playwright.sync_api import Browser

from tests.page.house import DESK, PHONE, House, Player

pytestmark = pytest.mark.slow


def test_a_watcher_asks_and_plays_on_for_a_bot_if_the_table_agrees(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, DESK, 1)
    zed = Player(browser, house, PHONE, 2)
    code = ann.opens_room("heist-hustle")
    ann.sets(code, {"pace": "relaxed"})  # no clock runs away meanwhile
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    zed.goes(f"/{code}")
    zed.page.fill("#name", "Zed")
    zed.page.click(".btn-lamp")
    zed.page.click(".wish .btn")
    zed.page.wait_for_selector(".wish >> text=1 answer is missing")
    assert zed.complaints() == []
    assert not zed.overflows()

    ann.page.wait_for_selector(".wish >> text=Zed would like to play on for")
    ann.page.wait_for_selector(".notice >> text=Zed asks the table")
    assert ann.complaints() == []
    ann.page.click(".wish .btn >> nth=0")

    zed.page.wait_for_selector(".wish", state="detached")
    zed.page.wait_for_selector(".notice >> text=Zed plays on for")
    ann.page.click(".notice .btn")
    ann.page.wait_for_selector(".notice", state="detached")
    assert ann.errors == zed.errors == []
    ann.closes()
    zed.closes()


def test_the_host_sends_somebody_away_from_a_running_table(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room("heist-hustle")
    ann.sets(code, {"pace": "relaxed"})
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click(".people summary")
    ann.page.click(".people >> text=New link for this seat")
    ann.page.wait_for_selector(".people [role=status] >> text=Bob")  # is here, so there is none
    assert ann.complaints() == []
    assert not ann.overflows()

    ann.page.click(".people button >> text=Mute")
    ann.page.click(".people button >> text=Unmute")  # what it does next, and so how it stands
    ann.page.wait_for_selector(".people button >> text=Mute")

    ann.page.click(".people >> text=Send away")
    ann.page.wait_for_selector(".people >> text=Really send Bob away?")
    assert ann.complaints() == []
    assert bob.page.locator(".ask").count() == 1
    ann.page.click(".people .sure button")

    ann.page.wait_for_selector(".people", state="detached")  # nobody is left to be sent away
    bob.page.wait_for_selector("h1 >> text=The host has sent you away from this room.")
    assert bob.complaints() == []
    assert ann.errors == bob.errors == []
    ann.closes()
    bob.closes()


def test_the_host_locks_the_room_and_gives_it_a_new_code(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room("heist-hustle")
    ann.page.click(".door input")
    ann.page.wait_for_selector(".door input:checked")
    bob.goes(f"/{code}")
    bob.page.wait_for_selector("text=The host has locked this room.")
    ann.page.click(".door input")
    ann.page.click(".door .btn")
    ann.page.wait_for_selector(f".code:not(:text-is('{code}'))")
    new = ann.page.inner_text(".code").strip()
    assert not ann.overflows()
    assert ann.complaints() == []

    bob.goes(f"/{code}")
    bob.page.wait_for_selector(f"text=There is no room {code}")
    bob.joins(new, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.reload()  # at the old address, as somebody who is in
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.closes()
    bob.closes()
