"""What happened is told as a story: scenes that can be skipped and seen again."""

import re
import time

import pytest
from playwright.sync_api import Browser

from tests.page.hand import Hand
from tests.page.house import PHONE, WHOLE_GAME, House, Player

pytestmark = pytest.mark.slow
HUSTLE = "heist-hustle"


def plays_to_a_scene(player: Player, game: str) -> None:
    """Alone among bots, by a hand of one's own, until something is finished."""
    code = player.opens_room(game)
    player.page.click(".go .btn-lamp")
    player.page.wait_for_selector(".app")
    room = player.page.request.get(f"{player.house.address}/api/rooms/{code}").json()
    hand = Hand(player, game, code, len(room["chairs"]), 7)
    deadline = time.monotonic() + WHOLE_GAME
    while player.page.locator(".scene").count() == 0:
        assert time.monotonic() < deadline, "nothing was told"
        if not hand.acts():
            player.page.wait_for_timeout(30)


def test_a_finished_job_is_a_scene_of_its_own_until_it_is_put_away(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, PHONE, 1)
    plays_to_a_scene(ann, HUSTLE)
    page = ann.page
    assert page.locator(".scene h2").inner_text() == "What it brought"
    assert page.locator(".ask").count() == 0
    assert not ann.overflows()
    assert ann.complaints() == []

    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".scene h2 >> text=The spinner")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".scene h2 >> text=What it brought")
    page.click(".scene >> text=Go on")
    page.wait_for_selector(".ask")
    assert page.locator(".scene").count() == 0
    assert ann.errors == []
    ann.closes()


def test_the_log_has_parts_and_filters_says_why_and_shows_a_scene_again(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, PHONE, 1)
    plays_to_a_scene(ann, HUSTLE)
    page = ann.page
    title = page.locator("h1").inner_text()
    ann.leaves_scene()
    page.click(".tabs >> text=Log")
    page.wait_for_selector(".filters")
    part = page.locator(".part", has_text=title)
    everything = page.locator(".parts li").count()
    page.click(".filters >> text=About me")
    fewer = "(n) => document.querySelectorAll('.parts li').length < n"
    page.wait_for_function(fewer, arg=everything)
    page.click(".filters >> text=Everything")
    rolled = re.compile("the heist (succeeds|fails)")
    line = page.locator(".parts li:visible", has_text=rolled).first
    line.locator("text=Why?").click()
    why = page.locator(".why")
    why.locator(".fired .ref").wait_for()
    cases = why.locator(".case").all_inner_texts()
    assert any("turned up the" in case for case in cases), cases
    assert "HH-46" in why.locator(".fired .ref").inner_text()
    assert why.locator("details[open]").count() == 0
    assert line.locator("text=Why?").inner_text() == "Why?"
    assert ann.complaints() == []
    assert not ann.overflows()

    part.locator("text=See it again").click()
    page.wait_for_selector(".scene h2 >> text=What it brought")
    assert page.locator("h1").inner_text() == title
    ann.leaves_scene()
    page.wait_for_selector(".scene", state="detached")
    ann.closes()


def test_a_claim_takes_two_taps_and_is_in_talk_as_said(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room("heat")
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    ann.page.click(".tabs >> text=Talk")
    ann.page.wait_for_selector(".ask.is-folded")
    assert ann.page.locator(".bubble.mine").count() == 0

    ann.page.click(".sayer >> text=I play …")
    ann.page.click(".sayer >> text=Lay Low")
    bubble = ann.page.locator(".bubble.mine")
    bubble.wait_for()
    assert "I play Lay Low" in bubble.inner_text()
    assert ann.page.locator(".sayer").count() == 0  # one claim a round
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.closes()
