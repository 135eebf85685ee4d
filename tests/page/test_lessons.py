"""A newcomer takes each lesson: all that it asks can be done with what is on the screen."""

import pytest
from playwright.sync_api import Browser, expect

from hideout.games import GAMES
from hideout.lessons import lesson_names
from tests.page.house import DESK, PHONE, House, Player
from tests.page.learner import PATIENCE, Learner

TAUGHT = [name for name, game in GAMES.items() if lesson_names(game)]
SMALL = {"width": 360, "height": 640}
LIT_SHEET = """() => {
  const [light, sheet] = ['.light rect', '.ask'].map((one) => document.querySelector(one));
  const [lit, asks] = [light, sheet].map((one) => one.getBoundingClientRect());
  return Math.abs(lit.top - asks.top) < 20 && Math.abs(lit.bottom - asks.bottom) < 20;
}"""


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.slow
def test_a_newcomer_takes_the_lesson_by_doing_what_it_asks(
    game: str, browser: Browser, house: House
) -> None:
    player = Player(browser, house, SMALL, seed=1, is_new=True)
    player.goes("/")
    player.page.click(f'.book[data-game="{game}"] .learn')
    learner = Learner(player, game)
    first_asked = [bool(step["accepts"]) for step in learner.steps].index(True)

    for step in range(len(learner.steps)):
        learner.is_at(step)
        learner.sees_what_it_is_about(step)
        expect(player.page.locator(".bubble .answer")).to_have_count(0)  # nobody has tried anything
        assert not player.overflows(), step
        if step in (0, first_asked):
            assert player.complaints() == [], step
        learner.does(step)

    expect(player.page.locator(".app")).to_have_attribute("data-done", "true", timeout=PATIENCE)
    assert player.complaints() == []
    player.page.click("main .btn-lamp")  # and plays it: alone, at once
    player.page.wait_for_selector(".app[data-phase] .ask", timeout=PATIENCE)
    assert player.page.locator("dialog[open]").count() == 0
    assert (player.errors, player.strangers) == ([], [])
    player.closes()


def test_a_lesson_answers_a_wrong_try_goes_back_and_is_remembered(
    browser: Browser, house: House
) -> None:
    player = Player(browser, house, DESK, seed=1)
    page = player.page
    player.goes("/learn/heat")
    learner = Learner(player, "heat")

    learner.is_at(0)
    page.keyboard.press("ArrowRight")
    learner.is_at(1)
    page.click("[data-picks='play lay-low']")
    expect(page.locator(".bubble .answer")).to_be_visible(timeout=PATIENCE)
    learner.is_at(1)
    page.click("[data-picks='play armored-car']")
    page.wait_for_function(LIT_SHEET)  # where it is confirmed
    page.click(".ask [data-action='play armored-car']")
    learner.is_at(2)

    page.reload()
    learner.is_at(2)
    page.keyboard.press("ArrowLeft")
    learner.is_at(1)
    expect(page.locator(".bubble .answer")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector(".shelf")
    assert player.errors == []
    player.closes()


@pytest.mark.slow
def test_who_learns_in_the_lobby_is_at_the_table_when_the_game_starts(
    browser: Browser, house: House
) -> None:
    host, guest = (Player(browser, house, size, seed=1) for size in (DESK, PHONE))
    code = host.opens_room("heist-hustle")
    guest.joins(code, "Bob")

    guest.page.click(".learn")
    guest.page.wait_for_selector(".bubble")
    guest.page.click(".bubble .btn-lamp")
    assert guest.complaints() == []
    host.page.click(".go .btn-lamp")

    guest.page.wait_for_selector(".app[data-phase]", timeout=PATIENCE)
    assert guest.page.locator(".bubble").count() == 0
    assert guest.errors == []
    for player in (host, guest):
        player.closes()
