"""An evening with friends: what one of them does, as the others see it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import DESK, PHONE, House, Player, play_to_the_end
from tests.page.test_fair import findings, play_out

pytestmark = pytest.mark.slow
SHORT_GAME = "heist-hustle"
TEAM_GAME = "oceans-heist"  # which a captain can give up


def test_a_front_page_stays_what_it_is_when_another_game_is_asked_for(
    browser: Browser, house: House
) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(TEAM_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    play_out(ann, bob)
    headline = bob.page.locator(".front h1").inner_text()

    ann.page.click("text=Another game")
    ann.page.click(".games >> text=Heat")
    bob.page.wait_for_selector("text=asks for Heat. Who is in?")
    expect(bob.page.locator(".front h1")).to_have_text(headline)
    expect(bob.page.locator("html")).to_have_attribute("data-game", TEAM_GAME)
    bob.page.reload()
    bob.page.wait_for_selector("text=asks for Heat. Who is in?")
    expect(bob.page.locator(".front h1")).to_have_text(headline)
    assert bob.errors == ann.errors == []
    ann.closes()
    bob.closes()


def test_whoever_played_is_asked_to_show_the_game_to_others(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(TEAM_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    play_out(ann, bob)
    bob.page.wait_for_selector(".share >> text=Show this game to others")
    ann.page.click(".share")
    bob.page.wait_for_selector(".notice >> text=would show this game to others")
    bob.page.wait_for_selector(".share >> text=1 of 2")
    assert bob.complaints() == []
    assert not bob.overflows()
    bob.page.click(".share")
    bob.page.wait_for_selector(".after input[readonly]")
    ann.page.wait_for_selector(".after input[readonly]")
    ann.closes()
    bob.closes()


def test_a_room_with_a_new_code_is_the_same_room(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    old = ann.opens_room(TEAM_GAME)
    bob.joins(old, "Bob")
    ann.page.wait_for_selector("text=Luck sealed by 2 of 2")
    ann.page.click("text=New code")
    ann.page.wait_for_url(lambda url: not url.endswith(old))
    new = ann.page.url.rsplit("/", 1)[1]
    bob.page.wait_for_url(f"**/{new}")
    for _ in range(2):  # what the first visit remembers, the second one asks about
        bob.goes("/")
        expect(bob.page.locator(".rooms a")).to_have_count(1)
        bob.page.wait_for_selector(f"text=Your room {new}")
    bob.page.click(f"text=Your room {new}")

    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    play_out(ann, bob)
    bob.page.click("text=Check the shuffle")
    assert "The secret is the one promised to this page before the game." in findings(bob)
    assert bob.errors == []
    ann.closes()
    bob.closes()


def test_people_talk_in_the_room_between_two_games(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(TEAM_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    play_out(ann, bob)
    bob.page.click("footer >> text=Room")
    bob.page.fill(".talk input", "One more?")
    bob.page.press(".talk input", "Enter")
    ann.page.wait_for_selector(".talk li >> text=One more?")
    ann.closes()
    bob.closes()


def test_what_nobody_hears_is_said_to_be_so_and_given_back(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.page.click(".chair:has-text('Bob') .more")
    ann.page.click(".menu >> text=Mute")
    ann.page.wait_for_selector(".menu >> text=Unmute")
    bob.page.fill(".talk input", "Hello?")
    bob.page.press(".talk input", "Enter")
    bob.page.wait_for_selector(".talk >> text=The host has muted you.")
    assert bob.page.input_value(".talk input") == "Hello?"
    assert bob.complaints() == []
    ann.page.click(".menu >> text=Unmute")
    ann.page.wait_for_selector(".menu button >> text=/^Mute$/")
    bob.page.press(".talk input", "Enter")
    ann.page.wait_for_selector(".talk li >> text=Hello?")
    expect(bob.page.locator("text=The host has muted you.")).to_have_count(0)
    ann.closes()
    bob.closes()


def test_a_menu_stays_with_the_person_it_was_opened_for(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    menu, more = ann.page.locator(".chair .menu"), ann.page.locator(".chair:has-text('Bob') .more")
    more.click()
    menu.locator("text=Move left").click()
    bob.page.wait_for_selector(".chair >> nth=0 >> text=Bob")
    expect(ann.page.locator(".chair:has(.menu) b").first).to_have_text("Bob")
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    more.click()
    ann.page.click("h1")
    expect(menu).to_have_count(0)
    ann.closes()
    bob.closes()


def test_the_host_can_send_away_somebody_who_only_watches(browser: Browser, house: House) -> None:
    ann, dee = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    dee.goes(f"/{code}")
    dee.page.fill("#name", "Dee")
    dee.page.click("text=Just watch")
    ann.page.click("text=Watching: Dee")
    assert ann.complaints() == []
    ann.page.click("details >> text=Send away")
    ann.page.click("[role=alertdialog] >> text=Send away")
    dee.page.wait_for_selector("text=/host has sent you|sent away/i")
    expect(ann.page.locator("text=Watching: Dee")).to_have_count(0)
    ann.closes()
    dee.closes()


def test_where_nobody_may_watch_a_guest_is_told_so(browser: Browser, house: House) -> None:
    ann, dee = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(TEAM_GAME)
    dee.goes(f"/{code}")
    dee.page.click("text=Just watch")
    ann.page.wait_for_selector("text=/^Watching: /")
    ann.sets(code, {"spectators": False})
    ann.page.click(".go .btn-lamp")
    dee.page.wait_for_selector("text=nobody may watch")
    assert dee.complaints() == []
    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click(".concede >> text=Give up")
    ann.page.click(".concede >> text=the other team wins")
    dee.page.wait_for_selector(".front")
    ann.closes()
    dee.closes()


def test_a_new_game_begins_without_the_news_of_the_last(browser: Browser, house: House) -> None:
    """And for a spectator who played before, its scenes go on by themselves."""
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.sets(code, {"options": {"even_rounds": True}})
    ann.page.click(".chair:has-text('Bob') .more")
    ann.page.click(".menu >> text=Make host")
    ann.page.wait_for_selector(".notice >> text=Bob is the host now.")
    bob.page.click(".go .btn-lamp")
    for player in (ann, bob):
        player.page.wait_for_selector(".app .ask")
        expect(player.page.locator(".notice")).to_have_count(0)
    play_to_the_end([ann, bob])
    ann.closes()
    bob.closes()
