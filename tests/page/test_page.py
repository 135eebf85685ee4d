"""The page as people use it: a real browser, a real server, several windows."""

import gzip
import time

import pytest
from playwright.sync_api import Browser, Response, Route

from tests.page.house import DESK, PHONE, WHOLE_GAME, House, Player, play_to_the_end

pytestmark = pytest.mark.slow
SHORT_GAME = "heist-hustle"


def test_a_guest_joins_by_typing_the_code(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.goes("/")
    bob.page.fill("#code", code.lower())
    bob.page.press("#code", "Enter")
    bob.page.wait_for_selector("#name")
    assert bob.complaints() == []
    bob.page.fill("#name", "Bob")
    bob.page.click(".btn-lamp")

    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.closes()
    bob.closes()


def test_a_wrong_code_says_so(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/BCDFG")
    ann.page.wait_for_selector("text=There is no room BCDFG")
    assert ann.complaints() == []
    ann.closes()


def test_alone_it_takes_two_clicks_to_play_with_bots(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/")
    ann.page.wait_for_selector(".book")
    assert ann.complaints() == []
    ann.page.click(f'.book[data-game="{SHORT_GAME}"] button.solo')
    ann.page.wait_for_selector(".ask")

    play_to_the_end([ann])

    ann.page.click("text=Check the shuffle")
    ann.page.wait_for_selector("text=The deal is the one promised to this page")
    ann.page.click("text=Watch it again")
    ann.page.wait_for_selector("input[type=range]")
    assert ann.complaints() == []
    ann.page.select_option("select", "1")
    ann.page.wait_for_selector("text=step")
    ann.page.go_back()
    ann.page.wait_for_selector(".front")
    ann.page.click("footer .btn-lamp")  # again, with the same bots
    ann.page.wait_for_selector(".ask")
    assert not ann.is_over()
    ann.closes()


def test_play_goes_on_after_the_server_was_killed(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = House(tmp_path_factory.mktemp("killed"))
    house.open()
    ann = Player(browser, house, DESK, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    lines = ann.page.locator(".app .log li")
    ann.page.click("text=Log")
    ann.plays_until(lambda: lines.count() > 6)
    before = lines.all_text_contents()[:6]

    house.kill()
    ann.page.wait_for_selector(".lost")
    house.open()
    ann.page.wait_for_selector(".lost", state="detached")

    lines.nth(5).wait_for(state="attached")  # its part of the log may be folded
    assert lines.all_text_contents()[:6] == before
    ann.plays_until(lambda: lines.count() > 9)
    ann.closes()
    house.close()


def test_a_scene_that_cannot_be_fetched_holds_nobody_up(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    asked: list[str] = []

    def is_lost(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    ann.page.route("**/SceneView-*.js", is_lost)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.click("text=Log")
    rounds = ann.page.locator(".app .log summary.turn")
    ann.plays_until(lambda: rounds.count() > 3)
    assert asked
    ann.page.locator("main.table:not(.showing)").wait_for()


def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    bob.page.close()
    ann.plays_until(lambda: ann.page.locator(".hs .bot").count() == 1)

    bob.page = bob.context.new_page()
    bob.goes(f"/{code}")
    bob.page.wait_for_selector(".ask")
    ann.page.wait_for_selector(".hs .bot", state="detached")
    ann.plays_until(bob.acts)
    ann.closes()
    bob.closes()


def test_the_big_screen_shows_the_table_and_nobodys_choices(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    screen = Player(browser, house, DESK, 2)
    code = ann.opens_room("bank-heist")
    ann.sets(code, {"same_room": True, "options": {"crack_mode": "random"}})
    screen.goes(f"/{code}/screen")
    screen.page.wait_for_selector(".door img")
    assert screen.complaints() == []
    ann.page.click(".go .btn-lamp")
    screen.page.wait_for_selector("text=Everybody, look at your phones.")
    ann.page.wait_for_selector("text=What only you may know is hidden.")
    ann.plays_until(lambda: screen.page.locator("text=Silence, please.").count() > 0)

    assert screen.page.locator("[data-action]").count() == 0
    assert screen.complaints() == []
    assert not screen.overflows()
    ann.closes()
    screen.closes()


def test_the_keyboard_alone_finishes_a_game(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    ann.goes("/")
    ann.page.wait_for_selector(".solo")
    ann.page.focus(f'.book[data-game="{SHORT_GAME}"] button.solo')
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(".ask")
    deadline = time.monotonic() + WHOLE_GAME
    while not ann.is_over():
        assert time.monotonic() < deadline
        if ann.page.locator(".scene").count():
            ann.page.keyboard.press("Escape")
        elif ann.page.locator(".ask:not(.ask-idle)").count() == 0:
            ann.page.wait_for_timeout(40)
        elif ann.page.locator(".ask .opt").count():
            ann.page.keyboard.press("1")
        elif ann.page.evaluate("document.activeElement?.dataset?.action ?? ''"):
            ann.page.keyboard.press("Enter")
        else:
            ann.page.keyboard.press("Tab")
    # On the heading, unless a last Tab met the end of the game: then on what follows it.
    ann.page.wait_for_selector(".front h1:focus, .whole :focus")
    ann.closes()


def test_focus_goes_on_to_the_sheet_and_what_happens_is_spoken(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, DESK, 1)
    ann.goes("/")
    ann.page.wait_for_selector(".solo")
    ann.page.click('.book[data-game="millions-of-dollars"] button.solo')
    # Somebody is sent; how many depends on the table.
    pressed = ann.presses_enter("ready")
    # It has become "think again", or the round is over; a bot's next offer may ask anew at once.
    pressed.wait_for_element_state("hidden")

    ann.page.wait_for_selector(".ask:focus, .ask :focus, .scene .onward:focus", state="attached")
    ann.page.wait_for_selector(".heard:not(:empty)", state="attached")
    ann.closes()


def test_the_rules_can_be_searched(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/rules/heist-hustle")
    ann.page.fill("input[type=search]", "HH-57")
    ann.page.wait_for_selector("#HH-57")
    assert ann.page.locator("main .why p").count() == 1
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.closes()


def test_every_line_of_the_log_says_why(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    ann.page.click("text=Log")
    lines = ann.page.locator(".log li:has(.why-b)")
    is_asked = ann.page.locator(".ask:not(.ask-idle)")
    ann.plays_until(lambda: lines.count() > 12 and is_asked.count() == 1)
    folded = ann.page.locator(".log details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    for line in range(12):
        lines.nth(line).locator(".why-b[aria-expanded]").click()
        lines.nth(line).locator(".why .ref >> text=HH-").first.wait_for()
    ann.closes()


def test_what_is_greyed_out_says_why(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    # Nobody takes a weapon before the first roll. Forced: Playwright would wait for ARIA's leave.
    ann.page.locator(".wc[aria-disabled='true']").first.click(force=True)

    ann.page.wait_for_selector(".answer .ref >> text=HH-")
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.page.click(".answer .close")
    ann.page.wait_for_selector(".answer", state="detached")
    ann.closes()


def test_nobody_has_to_hear_everybody(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, DESK, 2)
    bob.joins(ann.opens_room(SHORT_GAME), "Bob")
    bob.page.fill(".talk input", "first words")
    bob.page.click(".talk form .btn")
    ann.page.wait_for_selector(".talk li >> text=first words")
    assert bob.page.locator(".talk .ignore").count() == 0  # nobody shuts out himself

    ann.page.click(".talk .ignore")
    ann.page.wait_for_selector(".talk >> text=You do not hear")
    bob.page.fill(".talk input", "second words")
    bob.page.click(".talk form .btn")
    bob.page.wait_for_selector(".talk li >> text=second words")
    assert ann.page.locator(".talk li >> text=words").count() == 0
    assert ann.complaints() == []

    ann.page.click(".talk .link")
    bob.page.fill(".talk input", "third words")
    bob.page.click(".talk form .btn")
    ann.page.wait_for_selector(".talk li >> text=third words")
    ann.closes()
    bob.closes()


def test_the_menu_keeps_what_was_switched(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    ann.page.click("header .btn-icon >> nth=0")
    ann.page.wait_for_selector("dialog")
    assert ann.complaints() == []
    ann.page.get_by_label("Sound", exact=True).check()
    ann.page.get_by_label("Show animations").uncheck()
    ann.page.reload()
    ann.page.wait_for_selector(".ask")
    ann.page.click("header .btn-icon >> nth=0")

    assert ann.page.get_by_label("Sound", exact=True).is_checked()
    assert not ann.page.get_by_label("Show animations").is_checked()
    ann.closes()


def test_notes_survive_a_reload_and_nobody_else_has_them(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    bob = Player(browser, house, DESK, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector("text=Bob")
    ann.page.click(".go .btn-lamp")
    ann.page.fill("textarea", "Bob is lucky")
    ann.page.click(".guess")
    mark = ann.page.locator(".guess").get_attribute("aria-label")
    ann.page.reload()
    ann.page.wait_for_selector("textarea")

    assert ann.page.locator("textarea").input_value() == "Bob is lucky"
    assert ann.page.locator(".guess").get_attribute("aria-label") == mark != "Bob: no mark"
    bob.page.wait_for_selector("textarea")
    assert bob.page.locator("textarea").input_value() == ""
    ann.closes()
    bob.closes()


def test_the_title_tells_whose_turn_it_is(browser: Browser, house: House) -> None:
    ann = Player(browser, house, DESK, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")

    assert ann.page.title().startswith("● ")
    ann.closes()


@pytest.mark.parametrize("path", ["/", "/about", "/rules/bank-heist", "/NOWAY"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_quiet_screens_are_accessible_and_fit_a_phone(
    browser: Browser, house: House, path: str, theme: str
) -> None:
    ann = Player(browser, house, PHONE, 1, theme)
    ann.goes(path)
    ann.page.wait_for_selector("h1")
    ann.page.wait_for_load_state("networkidle")

    assert ann.complaints() == []
    assert not ann.overflows()
    assert ann.strangers == []
    ann.closes()


def test_a_room_of_mannered_bots_is_accessible_and_fits_a_phone(
    browser: Browser, house: House
) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room(SHORT_GAME)
    ann.page.click(".chair .add >> nth=0")
    ann.page.click(".chair:has(.field) .more")
    ann.page.click(".chair .menu >> text=talkative")
    ann.page.wait_for_selector(".chair .menu [aria-pressed=true] >> text=talkative")

    assert ann.complaints() == []
    assert not ann.overflows()
    ann.closes()


def test_at_most_250_kilobytes_are_loaded_before_play(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        body = response.body()
        is_packed = response.url.endswith((".woff2", ".woff"))
        loaded[response.url] = len(body) if is_packed else len(gzip.compress(body))

    ann.page.on("response", weigh)
    ann.opens_room(SHORT_GAME)
    ann.page.wait_for_load_state("networkidle")

    assert any(url.endswith(".js") for url in loaded)
    assert sum(loaded.values()) <= 250_000, loaded
    ann.closes()
