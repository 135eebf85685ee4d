"""While others are waited for, and before a game of teams: what the table can do for them."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import DESK, PHONE, House, Player, open_house
from tests.page.moments import CODE, Stage, recorded

pytestmark = pytest.mark.slow
SHORT_GAME = "heist-hustle"


LEFT = """() => document.querySelector('.ask .clock').textContent.split(':')
  .reduce((sum, part) => 60 * sum + Number(part), 0)"""


def test_those_who_wait_give_more_time(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, PHONE, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room("heat")
    bob.joins(code, "Bob")
    ann.page.wait_for_selector(".chair >> text=Bob")
    ann.sets(code, {"options": {"draft_seconds": 600}})  # nothing runs out meanwhile
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    bob.plays_until(lambda: bob.page.locator(".ask-idle").count() > 0)
    ann.page.click(".ask >> text=More time")

    bob.page.wait_for_selector(".waiting >> text=/would like more time. It takes 2/")
    assert bob.complaints() == []
    assert not bob.overflows()
    before = ann.page.evaluate(LEFT)
    bob.page.click(".waiting >> text=Give more time (1 of 2)")

    bob.page.wait_for_selector(".waiting", state="detached")
    ann.page.wait_for_function(f"(before) => ({LEFT})() > before", arg=before)
    ann.closes()
    bob.closes()


@pytest.mark.parametrize(("pace", "is_soon"), [("live", True), ("relaxed", False)])
def test_a_bot_is_promised_only_where_one_comes(
    browser: Browser, house: House, pace: str, is_soon: bool
) -> None:
    stage = Stage(browser, house, (360, 780))
    name = next(name for name in recorded("heist-hustle")["moments"] if name.endswith("-waits"))
    stage.show("heist-hustle", name)
    room, frame = stage.moment["room"], stage.moment["frame"]
    awaited = frame["pending"][0]
    chairs = [
        {**chair, "kind": "person", "connected": seat != awaited}
        for seat, chair in enumerate(room["chairs"])
    ]
    here = {"code": CODE, "chairs": chairs, "pace": pace, "stand_ins": True, "playing": True}
    stage.hears({**room, **here})
    sheet = stage.page.locator(".ask")
    expect(sheet).to_contain_text(f"{chairs[awaited]['name']} is away.")
    assert ("Soon a bot" in sheet.inner_text()) == is_soon
    stage.close()


def test_without_the_host_all_who_are_there_let_a_bot_play(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with open_house(tmp_path_factory.mktemp("away"), HIDEOUT_AWAY_SECONDS="600") as house:
        ann, bob = Player(browser, house, DESK, 1), Player(browser, house, PHONE, 2)
        cy = Player(browser, house, DESK, 3)
        code = ann.opens_room(SHORT_GAME)
        bob.joins(code, "Bob")
        cy.joins(code, "Cy")
        ann.page.wait_for_selector(".chair >> text=Cy")
        ann.page.click(".go .btn-lamp")
        bob.page.wait_for_selector(".ask")
        cy.page.wait_for_selector(".ask")
        ann.page.close()
        wish = "text=/Ask for a bot to play for/"
        waits = bob.page.locator(wish)
        while not waits.count():
            if not any([bob.acts(), cy.acts()]):
                bob.page.wait_for_timeout(30)
        assert bob.complaints() == []
        assert not bob.overflows()
        waits.click()
        bob.page.wait_for_selector("text=/If all of you do, or the host does, one sits down/")
        cy.page.click(wish)
        bob.page.wait_for_selector(".seats .bot >> text=BOT")
        cy.page.wait_for_selector(".told >> text=A bot plays for")
        for one in (ann, bob, cy):
            one.closes()


def test_friends_choose_the_same_side_in_a_game_of_teams(browser: Browser, house: House) -> None:
    ann, bob = Player(browser, house, PHONE, 1), Player(browser, house, DESK, 2)
    code = ann.opens_room("oceans-heist")
    bob.joins(code, "Bob")
    ann.page.click(".is-me .sides >> text=Crew")
    bob.page.wait_for_selector(".chair:not(.is-me) >> text=Crew")
    bob.page.click(".is-me .sides >> text=Crew")
    ann.page.wait_for_selector("text=One bot makes the sides even.")
    assert ann.complaints() == []
    assert bob.complaints() == []
    assert not ann.overflows()

    ann.page.click(".go .btn-lamp")

    for one in (ann, bob):
        one.page.wait_for_selector(".oceans.crew")
        expect(one.page.locator(".team-crew .who")).to_have_count(2)
        expect(one.page.locator(".team-staff .who .nm >> text=Bob")).to_have_count(0)
        one.closes()


def test_who_has_a_bot_play_for_them_is_told_and_takes_the_seat_back(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (360, 780))
    stage.show("bank-heist", "action-waits")
    room = stage.moment["room"]
    me = stage.moment["frame"]["viewer"]
    chairs = [{**one, "stand_in": place == me} for place, one in enumerate(room["chairs"])]
    stage.hears({**room, "code": CODE, "chairs": chairs})
    stage.page.wait_for_selector(".waiting >> text=A bot plays for you.")

    stage.page.click(".waiting >> text=I’m here")

    stage.page.wait_for_selector(".waiting >> text=A bot plays for you.", state="detached")
    assert [one["type"] for one in stage.sent] == ["hello", "hello"]
    stage.close()


def test_who_asks_for_more_time_sees_that_they_did(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    stage.show("heat", "draft-asked")
    stage.page.click(".ask >> text=More time")
    stage.page.wait_for_selector(".ask >> text=Asked: the others can give it.")
    assert stage.sent[-1]["type"] == "more-time"
    stage.close()
