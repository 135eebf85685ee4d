"""People: names, presence, the lobby, the next game, and the front door."""

import pytest
from playwright.sync_api import Browser

from tests.page.house import DESK, PHONE, House, Player, open_house, play_to_the_end

pytestmark = pytest.mark.slow
SHORT_GAME = "heist-hustle"


def test_a_name_of_ones_own_is_kept_and_seen_by_others(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, PHONE, 1), Player(browser, house, DESK, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.page.click(".chair.is-me .me")
    ann.page.fill("#my-name", "Annabelle")
    ann.page.click("dialog .face >> nth=5")
    assert ann.complaints() == []
    ann.page.click("dialog .btn-lamp")
    bob.page.wait_for_selector(".chair >> text=Annabelle")
    assert bob.complaints() == []
    assert not bob.overflows()
    assert not ann.overflows()
    ann.goes("/")
    ann.page.wait_for_selector(".me >> text=Annabelle")
    ann.page.wait_for_selector(f"text=Your room {code}")
    assert ann.complaints() == []
    ann.closes()
    bob.closes()


def test_somebody_away_is_seen_and_a_bot_plays_if_the_host_says_so(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with open_house(tmp_path_factory.mktemp("away"), HIDEOUT_AWAY_SECONDS="600") as house:
        ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
        code = ann.opens_room(SHORT_GAME)
        bob.joins(code, "Bob")
        ann.page.wait_for_selector(".chair >> text=Bob")
        ann.page.click(".go .btn-lamp")
        bob.page.wait_for_selector(".ask")
        bob.page.close()
        ann.page.wait_for_selector(".bot.gone >> text=AWAY")
        ann.page.wait_for_selector(".told >> text=Bob is away.")
        ann.plays_until(lambda: ann.page.locator("text=Let a bot play for Bob").count() > 0)
        assert ann.complaints() == []
        ann.page.click("text=Let a bot play for Bob")
        ann.page.wait_for_selector(".hs .bot >> text=BOT")
        ann.page.click("text=Log")
        ann.reads("A bot plays for Bob")
        bob.page = bob.context.new_page()
        bob.goes(f"/{code}")
        bob.page.wait_for_selector(".ask")
        ann.reads("Bob is back at the table.")

        ann.page.click("[aria-label=Menu]")
        ann.page.click("dialog >> text=Leave the room")
        ann.page.wait_for_selector("dialog >> text=Really leave?")
        assert ann.complaints() == []
        ann.page.click("dialog .leave")
        ann.page.wait_for_selector("text=Back to your table")
        bob.page.click("nav >> text=Log")
        bob.reads("has left.")
        bob.reads("Bob is the host now.")
        ann.closes()
        bob.closes()


def test_bots_and_rules_are_set_one_by_one(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.opens_room("bank-heist")
    for n in range(1, 4):
        ann.page.click(".add >> nth=0")
        ann.page.wait_for_selector(f".chair .field >> nth={n - 1}")
    ann.page.select_option(".chair .field >> nth=0", "first-night")
    ann.page.click(".presets >> text=Fast")
    ann.page.wait_for_selector(".presets [aria-pressed=true] >> text=Fast")
    ann.page.click(".rules summary >> text=How it is played")
    ann.page.wait_for_selector("text=The vault's riddle")
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.closes()


def test_everybody_is_asked_to_the_next_game(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.sets(code, {"options": {"even_rounds": True}})
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    play_to_the_end([ann, bob])
    ann.page.wait_for_selector(".evening >> text=This evening")
    ann.page.click("text=Another game")
    ann.page.click(".games >> text=Heat")
    bob.page.wait_for_selector("text=asks for Heat. Who is in?")
    assert bob.is_over(), "nobody is pulled into a game"
    bob.page.click("text=I’m in")
    bob.page.wait_for_selector("text=/deals Heat in/")
    bob.page.wait_for_selector(".app .ask")
    ann.page.wait_for_selector(".app .ask")
    ann.goes("/")
    ann.page.wait_for_selector("text=Back to your table")
    ann.page.wait_for_selector("text=Your last games")
    assert ann.complaints() == []
    ann.closes()
    bob.closes()


def test_a_wrong_code_is_said_where_it_was_typed(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/")
    ann.page.fill("#code", "bcdfg")
    ann.page.press("#code", "Enter")
    ann.page.wait_for_selector(".code >> text=There is no room BCDFG")
    assert ann.page.input_value("#code") == "bcdfg"
    assert ann.complaints() == []
    assert not ann.overflows()
    ann.closes()


def test_a_code_takes_everything_to_another_device(browser: Browser, house: House) -> None:
    ann, phone = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(SHORT_GAME)
    ann.goes("/")
    ann.page.click("text=Another device?")
    ann.page.click("text=Make a code")
    key = ann.page.text_content("dialog .code")
    assert ann.complaints() == []
    phone.goes("/")
    phone.page.click("text=Another device?")
    phone.page.fill("#pass", key or "")
    phone.page.press("#pass", "Enter")
    phone.page.wait_for_selector("text=This device is you now, too.")
    assert phone.complaints() == []
    phone.page.click("dialog >> text=Close")
    phone.page.click(f"text=Your room {code}")
    phone.page.wait_for_selector(".chair.is-me")
    ann.closes()
    phone.closes()
