"""After the game: the front page, sharing it, and the game again through anybody's eyes."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import PHONE, House, Player, play_to_the_end

pytestmark = pytest.mark.slow
FACES = "(all) => all.map((one) => one.innerHTML)"


def test_a_game_is_shared_watched_and_taken_back(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room("heist-hustle")
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    play_to_the_end([ann])
    ann.page.wait_for_selector(".after ol li:nth-child(2)")
    assert ann.complaints() == []

    seats = ann.page.locator("section.board [data-seat] .face")
    faces = seats.evaluate_all(FACES)
    assert len(set(faces)) > 1
    ann.page.click("text=Watch it again")
    ann.page.wait_for_selector("input[type=range]")
    expect(ann.page.locator("main [data-seat] .face")).to_have_count(len(faces))
    assert ann.page.locator("main [data-seat] .face").evaluate_all(FACES) == faces
    ann.page.go_back()
    ann.page.click(".share")
    link = ann.page.input_value(".after input[readonly]")
    stranger = Player(browser, house, PHONE, 2)
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".front h1")
    stranger.page.wait_for_selector(".after ol")
    assert stranger.page.locator(".share").count() == 0
    assert stranger.complaints() == []
    assert not stranger.overflows()

    stranger.page.click("text=Watch it again")
    stranger.page.wait_for_selector("input[type=range]")
    stranger.page.select_option(".eyes", "all")
    stranger.page.wait_for_url("**eyes=all*")
    chapters = stranger.page.locator(".chapters option")
    stranger.page.select_option(".chapters", index=3)
    step = chapters.nth(3).get_attribute("value")
    stranger.page.wait_for_url(f"**?eyes=all&step={step}")
    assert stranger.complaints() == []
    assert not stranger.overflows()
    stranger.page.reload()  # the address is that of the moment
    expect(stranger.page.locator("header .muted")).to_contain_text(f"step {step} of")

    ann.page.click("text=Stop showing it")
    ann.page.wait_for_selector(".share")
    stranger.page.goto(link)
    stranger.page.wait_for_selector("text=no longer share it")
    ann.closes()
    stranger.closes()


def test_a_replay_shows_the_hand_of_whose_eyes_it_is(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    code = ann.opens_room("bank-heist")
    ann.sets(code, {"options": {"crack_mode": "random"}})
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    room = ann.page.request.get(f"{house.address}/api/rooms/{code}").json()
    ann.goes(f"/replay/{room['table']}")
    ann.page.wait_for_selector("main .holds h2")
    mine = next(chair["name"] for chair in room["chairs"] if chair.get("person") == room["you"])
    expect(ann.page.locator("main .holds")).to_have_count(1)
    expect(ann.page.locator("main .holds h2")).to_have_text(mine)
    ann.page.select_option(".eyes", "all")
    ann.page.wait_for_selector("text=This opens when the game is over.")
    expect(ann.page.locator("main .holds")).to_have_count(1)
    ann.closes()
