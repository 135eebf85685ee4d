"""Pages look after their own luck: they seal it, show it in time, and find a cheating house out."""

import os
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.house import DESK, PHONE, ROOT, House, Player

pytestmark = pytest.mark.slow
GAME = "oceans-heist"
TRUE = [
    "The secret is the one promised to this page before the game.",
    "Your luck was mixed in as you sealed it.",
    "Everybody\u2019s luck was sealed before anybody\u2019s was shown.",
    "Seed and seats follow from the secret and everybody\u2019s luck.",
]


class PatientHouse(House):
    """A real server that has patience, and cheats where somebody is called like a cheat."""

    serve = (sys.executable, "-m", "tests.server.cheats", "serve")


@pytest.fixture(scope="module")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
    house = PatientHouse(tmp_path_factory.mktemp("patient"), PYTHONPATH=path)
    house.open()
    yield house
    house.close()


def sealed(player: Player, n: int) -> None:
    """Wait until that many have sealed their luck."""
    player.page.wait_for_selector(f"text=Luck sealed by {n} of {n}")


def play_out(ann: Player, bob: Player) -> None:
    """To the end, by the shortest way: Ann gives up for her team. [OH-139]"""
    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click(".concede >> text=Give up")
    ann.page.click(".concede >> text=the other team wins")
    for player in (ann, bob):
        player.page.wait_for_selector(".front")


def findings(player: Player) -> list[str]:
    """What the page says of the shuffle, and whether it is false."""
    player.page.wait_for_selector(".verdict")
    return player.page.locator(".verdict li").all_inner_texts()


def test_two_pages_prove_the_deal_to_each_other(browser: Browser, patient_house: House) -> None:
    ann, bob = Player(browser, patient_house, DESK, 1), Player(browser, patient_house, PHONE, 2)
    code = ann.opens_room(GAME)
    bob.joins(code, "Bob")
    bob.page.click("text=Luck sealed by")
    bob.page.fill("details .field[maxlength='64']", "black cat")
    bob.page.click("text=Seal it")
    bob.page.wait_for_selector("text=Nobody knows it before the deal.")
    assert bob.complaints() == []
    sealed(ann, 2)
    bob.page.reload()  # what it keeps outlives the page
    bob.page.wait_for_selector(".chairs")
    ann.page.wait_for_selector(".chair.is-away", state="detached")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    assert bob.page.locator(".lost, .notice").count() == 0
    play_out(ann, bob)

    for player in (ann, bob):
        player.page.click("text=Check the shuffle")
        assert findings(player) == TRUE
        player.page.wait_for_selector("text=The deal is the one promised to this page")
    assert "--luck 'black cat'" in bob.page.locator(".verdict code").inner_text()
    assert bob.complaints() == []
    ann.closes()
    bob.closes()


def test_a_page_loaded_again_in_the_draw_still_shows_its_luck(
    browser: Browser, patient_house: House
) -> None:
    ann, bob = Player(browser, patient_house, DESK, 1), Player(browser, patient_house, DESK, 2)
    code = ann.opens_room(GAME)
    bob.joins(code, "Bob")
    sealed(ann, 2)
    # Bob's first try is lost with the page that made it.
    bob.page.route("**/luck", lambda route: route.abort())
    with bob.page.expect_request("**/luck"):
        ann.page.click(".go .btn-lamp")
    bob.page.unroute("**/luck")
    bob.page.reload()
    bob.page.wait_for_selector(".ask")

    assert ann.page.locator(".notice").count() == 0
    ann.closes()
    bob.closes()


def test_who_shows_no_luck_is_named_and_holds_nobody_up(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, DESK, 1), Player(browser, house, DESK, 2)
    code = ann.opens_room(GAME)
    bob.joins(code, "Bob")
    sealed(ann, 2)
    bob.page.route("**/luck", lambda route: route.abort())
    ann.page.click(".go .btn-lamp")

    ann.page.wait_for_selector("text=The luck of Bob was not shown in time")

    assert ann.complaints() == []
    ann.closes()
    bob.closes()


@pytest.mark.parametrize(
    ("cheat", "sentence"),
    [
        ("swap", "The secret is NOT the one promised to this page before the game."),
        ("drop", "Your luck was NOT mixed in as you sealed it."),
        ("last", "The luck of Ann is NOT what was sealed before yours was shown."),
    ],
)
def test_a_cheating_house_is_found_out(
    cheat: str, sentence: str, browser: Browser, patient_house: House
) -> None:
    ann, bob = Player(browser, patient_house, DESK, 1), Player(browser, patient_house, DESK, 2)
    code = ann.opens_room(GAME)
    name = {"name": "Ann"}
    assert ann.page.request.post(f"{patient_house.address}/api/rooms/{code}/join", data=name).ok
    bob.joins(code, cheat)
    sealed(ann, 2)
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".ask")
    if cheat == "swap":  # the first frame names another promise
        bob.page.wait_for_selector("text=The house has CHANGED the promise")
    play_out(ann, bob)
    if cheat != "swap":  # then it is said without being asked
        bob.page.click("text=Check the shuffle")

    found = findings(bob)

    assert sentence in found
    bob.page.wait_for_selector(".verdict.is-false[role=alert] >> text=not to be trusted")
    assert bob.complaints() == []
    ann.closes()
    bob.closes()
