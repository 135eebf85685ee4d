"""What happened is told as a story: scenes that can be skipped and seen again."""

import time

import pytest
from playwright.sync_api import Browser

from tests.page.hand import Hand
from tests.page.house import PHONE, House, Player

pytestmark = pytest.mark.slow
HUSTLE = "heist-hustle"


def plays_to_a_scene(player: Player, game: str) -> None:
    """Alone among bots, by a hand of one's own, until something is finished."""
    code = player.opens_room(game)
    player.page.click(".go .btn-lamp")
    player.page.wait_for_selector(".app")
    room = player.page.request.get(f"{player.house.address}/api/rooms/{code}").json()
    hand = Hand(player, game, code, len(room["chairs"]), 7)
    deadline = time.monotonic() + 400
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
