"""Newcomers: one screen before the first deal, and how to play with all cards."""

import pytest
from playwright.sync_api import Browser, expect

from hideout.games import GAMES
from tests.page.house import PHONE, House, Player
from tests.page.moments import SETTLED, Stage

pytestmark = pytest.mark.slow
SMALL = {"width": 360, "height": 640}
# Everything that this table can explain, at each place that can be picked.
EXPLAIN_MUCH = """() => {
  const ids = [...document.querySelectorAll('[data-explain]')].map((one) => one.dataset.explain);
  for (const one of document.querySelectorAll('main [data-picks]'))
    one.dataset.explain = [...new Set(ids.join(' ').split(' '))].join(' ');
}"""


def newcomer(browser: Browser, house: House) -> Player:
    return Player(browser, house, SMALL, 1, is_new=True)


def test_the_first_screen_comes_before_the_first_deal_and_only_once(
    browser: Browser, house: House
) -> None:
    ann = newcomer(browser, house)
    ann.goes("/")
    ann.page.click('.book[data-game="heist-hustle"] button.solo')
    ann.page.wait_for_selector("dialog.first[open] >> text=Most points after ten jobs win.")
    assert ann.complaints() == []
    ann.page.click("dialog.first >> text=Deal the cards")
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    assert ann.page.locator("dialog[open]").count() == 0

    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click("dialog[open] >> text=Show me")
    ann.page.click("dialog.first[open] >> text=Got it")
    ann.page.wait_for_selector("dialog[open]", state="detached")

    ann.goes("/")
    ann.page.click('.book[data-game="heist-hustle"] button.solo')
    ann.page.wait_for_selector(".ask")
    assert ann.page.locator("dialog[open]").count() == 0
    assert ann.errors == []
    ann.closes()


def test_in_a_room_it_is_seen_before_the_start_and_offered_again(
    browser: Browser, house: House
) -> None:
    ann = newcomer(browser, house)
    ann.opens_room("bank-heist")
    first = "dialog.first[open] >> text=Three sides rob one bank"
    ann.page.wait_for_selector(first)
    assert ann.complaints() == []
    ann.page.click("dialog.first >> text=Got it")
    ann.page.wait_for_selector("dialog[open]", state="detached")
    ann.page.click(".learn >> text=Show me")
    ann.page.wait_for_selector(first)
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector("dialog[open]", state="detached")
    ann.page.reload()
    ann.page.wait_for_selector(".learn")
    assert ann.page.locator("dialog[open]").count() == 0
    ann.closes()


def cards_of(house: House, player: Player, game: str) -> dict[str, int]:
    """By id: how many there are, as the server says."""
    found: dict[str, int] = {}
    for part in ("deck", "pieces"):
        tables = player.page.request.get(f"{house.address}/api/games/{game}/{part}").json()
        for name, table in tables.items():
            if isinstance(table, int):
                found[name] = table
            elif isinstance(table, list):
                for row in table:
                    copies = row.get("count", row.get("copies", 1))
                    if "id" in row:
                        found[row["id"]] = len(copies) if isinstance(copies, list) else copies
    return found


def test_how_to_play_lists_all_cards_with_their_counts(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    for game in GAMES:
        ann.goes(f"/how/{game}")
        ann.page.wait_for_selector("[data-card]")
        shown = ann.page.locator("[data-card]").evaluate_all(
            "(all) => all.map((one) => [one.dataset.card,"
            " one.querySelector('.count').textContent, one.querySelector('.does').textContent])"
        )
        wanted = cards_of(house, ann, game)
        assert {card: count for card, count, _ in shown} == {
            card: f"×{n}" for card, n in wanted.items()
        }
        assert all(meaning for _, _, meaning in shown), game
        assert ann.complaints() == []
        assert not ann.overflows()
    ann.page.click("text=Read the rules")
    ann.page.wait_for_selector(".why p")
    ann.closes()


def test_the_coach_says_what_to_look_at_and_its_advice_can_be_followed(
    browser: Browser, house: House
) -> None:
    ann = newcomer(browser, house)
    ann.goes("/")
    ann.page.click('.book[data-game="heist-hustle"] button.solo')
    ann.page.click("dialog.first >> text=Deal the cards")
    coach = ann.page.locator(".coach")
    # On a phone it first says what to look at, and leaves the table to be looked at.
    coach.locator("summary").click()
    coach.get_by_text("A sensible player: Roll").wait_for()
    assert "The winner leads the first job." in coach.inner_text()
    assert ann.complaints() == []
    assert not ann.overflows()
    coach.get_by_text("Show me where").click()
    ann.page.wait_for_selector(".spot")
    coach.get_by_text("Do that").click()

    # The next kind of decision is new again: what to look at is shown on the board.
    # Where nobody has won the roll, rolling again is not. [HH-9]
    coach.get_by_text("A sensible player: ").wait_for(state="hidden")
    ann.plays_until(lambda: coach.count() > 0)
    coach.locator("summary").click()
    coach.get_by_text("A sensible player: ").wait_for()
    assert "The winner leads the first job." not in coach.inner_text()
    coach.get_by_label("Thanks").click()
    ann.page.wait_for_selector(".coach", state="detached")
    ann.page.click("header .btn-icon >> nth=0")
    ann.page.click("text=What would a sensible player do?")
    coach.get_by_text("A sensible player: ").wait_for()
    assert ann.errors == []
    ann.closes()


# Pairs of what is on the screen that lie over each other.
OVER = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const isOver = (a, b) => a.top < b.bottom - 1 && b.top < a.bottom - 1
    && a.left < b.right - 1 && b.left < a.right - 1;
  return [['.coach', '.roles'], ['.sent', '.loot .sum'], ['.sent', '.loot .name']]
    .filter(([a, b]) => isOver(box(a), box(b)));
}"""


def test_the_coach_does_not_cover_what_it_points_at(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 640))
    stage.show("millions-of-dollars", "negotiate-asked")
    stage.page.click("header .btn-icon >> nth=0")
    stage.page.click("text=What would a sensible player do?")
    stage.page.wait_for_selector(".coach")
    stage.page.wait_for_function(f"() => ({OVER})().length === 0", timeout=20_000)
    assert stage.errors == []
    stage.close()


def test_the_first_screens_have_all_their_icons_and_lead_to_the_lesson(
    browser: Browser, house: House
) -> None:
    for game in GAMES:
        ann = newcomer(browser, house)  # who has loaded nothing that would help
        ann.goes("/")
        ann.page.click(f'.book[data-game="{game}"] button.solo')
        ann.page.wait_for_selector("dialog.first[open] .picture svg")
        expect(ann.page.locator("dialog.first [data-missing]")).to_have_count(0)
        expect(ann.page.locator(f'dialog.first a[href="/learn/{game}"]')).to_be_visible()
        ann.closes()


def test_the_coach_is_asked_once_about_a_decision(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    stage.show("bank-heist", "crack-asked")
    stage.page.click("header .btn-icon >> nth=0")
    stage.page.click("text=What would a sensible player do?")
    stage.page.wait_for_selector(".coach")
    frame = {**stage.moment["frame"], "events": []}
    for _ in range(3):  # the table goes on: others answer
        stage.hears(frame)
    stage.page.evaluate(SETTLED)
    ref = next(one["ref"] for one in stage.sent if one["type"] == "advise")
    no = {"id": "house-yours-to-answer", "args": {}}
    stage.hears({"type": "refusal", "ref": ref, "code": "no_advice", "words": no, "clauses": []})

    stage.page.wait_for_selector(".coach >> text=only your own head counts")
    assert [one["type"] for one in stage.sent].count("advise") == 1
    assert stage.page.locator(".ask .answer").count() == 0
    stage.close()


def test_what_is_picked_can_be_confirmed_beside_its_explanation(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (SMALL["width"], SMALL["height"]))
    for name in ("action-asked", "pass-card-asked", "attribute-asked"):
        stage.show("bank-heist", name)
        stage.page.evaluate(EXPLAIN_MUCH)
        stage.page.locator("main [data-picks]:visible").first.click()
        stage.page.wait_for_selector(".explained dd")
        stage.page.evaluate(SETTLED)
        above = stage.page.locator(".explained").bounding_box()
        sheet = stage.page.locator(".ask").bounding_box()
        assert above is not None
        assert sheet is not None
        assert above["y"] + above["height"] <= sheet["y"], name
        stage.page.keyboard.press("Escape")
    stage.close()


def test_a_card_explains_itself_while_it_is_to_be_passed(browser: Browser, house: House) -> None:
    ann = Player(browser, house, PHONE, 1)
    ann.goes("/")
    ann.page.click('.book[data-game="heat"] button.solo')
    ann.page.wait_for_selector(".ask:not(.ask-idle)")
    ann.page.click(".hand .card >> nth=0")
    ann.page.wait_for_selector(".explained dd")
    assert ann.page.locator(".ask:not(.ask-idle)").count() == 1  # nothing is passed by a tap
    assert not ann.overflows()
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector(".explained", state="detached")
    ann.page.click(".affairs")
    ann.page.wait_for_selector(".explained >> text=15 Heat tokens lie here")
    assert ann.errors == []
    ann.closes()


def test_the_coach_speaks_to_the_reader_of_themselves(browser: Browser, house: House) -> None:
    """Not by their own name, as if somebody else were meant."""
    stage = Stage(browser, house, (360, 780))
    stage.show("bank-heist", "attribute-asked")
    stage.page.click("header .btn-icon >> nth=0")
    stage.page.click("text=What would a sensible player do?")
    stage.page.wait_for_selector(".coach")
    frame = stage.moment["frame"]
    me = f"p{frame['viewer']}"
    because = {"id": "because-place-good", "args": {"who": me}}
    advice = {"type": "advice", "decision": frame["decision"], "considered": []}
    stage.hears({**advice, "action": f"place {me}", "because": because})

    coach = stage.page.locator(".coach")
    expect(coach).to_contain_text("Put it beside yourself. You are better off with it.")
    stage.close()


# Whether the coach is in the window, and beside the sheet and the hand.
BESIDE = """() => {
  const [coach, dock] = ['.coach', '.dock'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const isIn = coach.top >= 0 && coach.bottom <= innerHeight;
  return isIn && (coach.right <= dock.left + 1 || coach.left >= dock.right - 1);
}"""


ASKS = "dialog[open] button >> text=/sensible player|لاعب عاقل/"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_on_a_phone_on_its_side_the_coach_lies_beside_the_sheet(
    language: str, browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (640, 360), language=language)
    for game, name in (("heat", "choose-asked"), ("oceans-heist", "prep-asked-crew")):
        stage.show(game, name)
        foot = stage.page.locator(".tabs").bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] == 360, "nothing is left empty below"
        stage.page.click("header .btn-icon >> nth=0")
        stage.page.locator(ASKS).click()
        stage.page.wait_for_selector(".coach")
        stage.page.wait_for_function(BESIDE)
    stage.close()
