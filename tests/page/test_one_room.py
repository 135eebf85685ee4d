"""People in one room: a device that is only the screen, and phones that cover themselves."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import DESK, PHONE, House, Player, play_to_the_end

pytestmark = pytest.mark.slow
SHORT_GAME = "heist-hustle"
# The table is drawn as large as there is room for it below the head.
FITS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.screen main');
  return scrollHeight <= clientHeight + 1;
}"""
ALMOST = 29_000  # milliseconds: a phone that lies untouched is covered after thirty seconds


def test_a_device_that_is_only_the_screen_starts_pauses_and_asks_again(
    browser: Browser, house: House
) -> None:
    screen = Player(browser, house, DESK, 1)
    bob, cy = Player(browser, house, PHONE, 2), Player(browser, house, PHONE, 3)
    code = screen.opens_room(SHORT_GAME)
    screen.sets(code, {"pace": "relaxed", "options": {"even_rounds": True}})
    screen.page.click("text=Same room")
    screen.page.click("text=This device is only the screen")
    screen.page.wait_for_selector("text=Join with a phone to begin.")
    assert screen.complaints() == []
    bob.joins(code, "Bob")
    cy.joins(code, "Cy")
    bob.page.wait_for_selector(".chair.is-me >> text=host")  # the first phone
    expect(screen.page.locator(".door li")).to_have_count(2)

    screen.page.click("header >> text=Start")
    bob.page.wait_for_selector(".ask")
    cy.page.wait_for_selector(".ask")
    expect(screen.page.locator(".small-qr")).to_be_visible()
    assert screen.complaints() == []
    assert not screen.overflows()

    screen.page.click("header >> text=Pause the game")
    cy.page.wait_for_selector(".ask >> text=Bob has paused the game.")
    screen.page.wait_for_selector(".foot .line >> text=Bob has paused the game.")
    screen.page.click("header >> text=Go on")
    expect(cy.page.locator("text=Bob has paused the game.")).to_have_count(0)

    play_to_the_end([bob, cy])
    expect(screen.page.locator(".small-qr")).to_be_visible()
    screen.page.click("header >> text=Another game")
    screen.page.wait_for_selector(".games")
    screen.page.wait_for_function(FITS)
    screen.page.click(".games >> text=Heat")
    cy.page.wait_for_selector("text=Screen asks for Heat. Who is in?")
    screen.page.click("header >> text=Take it back")
    screen.page.click("header >> text=Again")
    cy.page.wait_for_selector("text=Screen asks for Heist Hustle. Who is in?")
    for one in (screen, bob, cy):
        assert one.errors == []
        one.closes()


def test_a_phone_that_lies_untouched_covers_itself(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.page.clock.install()
    code = ann.opens_room("millions-of-dollars")
    ann.sets(code, {"same_room": True})
    ann.page.click(".go .btn-lamp")
    gang = ann.page.locator(".hand .card")
    ann.page.click(".covered .lift")
    gang.first.wait_for()

    ann.page.clock.fast_forward(ALMOST)
    ann.page.locator("header h1").click()  # in somebody's hand again
    ann.page.clock.fast_forward(ALMOST)
    expect(gang.first).to_be_visible()

    ann.page.clock.fast_forward(ALMOST)
    ann.page.wait_for_selector(".covered >> text=Lift the cover")
    expect(gang).to_have_count(0)
    ann.closes()
