"""What a decision is about stays in sight while it is due, measured over recorded moments."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hideout.languages import languages
from tests.page.house import TOO_WIDE, House
from tests.page.moments import CODE, SETTLED, Stage, recorded, story_of

pytestmark = pytest.mark.slow
LOW_PHONE = (360, 640)
# A small phone, a phone, the same on its side, a small laptop at 200 %, tablets, desks.
WINDOWS = [
    (320, 640),
    (360, 780),
    (780, 360),
    (640, 400),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
]
SOME = {
    "bank-heist": ["action-asked", "answer-asked", "pass-card-asked"],
    "heat": ["choose-asked", "draft-asked", "a-phase-asked"],
    "heist-hustle": ["weapons-asked", "roll-asked"],
    "millions-of-dollars": ["choose-asked", "negotiate-asked", "name-asked"],
    "oceans-heist": [
        "target-asked-staff",
        "prepare-asked-crew",
        "prep-asked-crew",
        "prep-asked-staff",
        "assign-asked-crew",
        "wing-asked-crew",
    ],
}
READABLE = """() => {
  const names = [...document.querySelectorAll('main .nm')].filter((one) => one.offsetParent);
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
  return names.length > 0 && names.every((one) => size(one) >= 20);
}"""
GAMES = ["bank-heist", "heat", "heist-hustle", "millions-of-dollars", "oceans-heist"]
# Heights of the parts; what sticks out; what is asked about and not in sight; what is too small.
LAYOUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const table = document.querySelector('main.table');
  const sheet = document.querySelector('.ask');
  const seen = box(table);
  const hidden = [...table.querySelectorAll('[data-about]')].filter((one) => {
    const { top, bottom } = box(one);
    return top < seen.top - 1 || bottom > seen.bottom + 1;
  });
  const acting = [...document.querySelectorAll('.app [data-action], .app [data-picks]')]
    .filter((one) => one.offsetParent);
  return {
    table: seen.height + (document.querySelector('.hand')?.offsetHeight ?? 0),
    sheet: box(sheet).height,
    screen: innerHeight,
    hidden: hidden.map((one) => one.className),
    wide: [document.documentElement, ...document.querySelectorAll('.table, .dock, .ask')]
      .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className),
    small: acting.filter((one) => box(one).width < 43.5 || box(one).height < 43.5)
      .map((one) => `${one.dataset.action ?? one.dataset.picks} ${box(one).width}`),
    cut: [...sheet.querySelectorAll('.opts > *, .pick > *')].slice(0, 1)
      .filter((one) => box(one).bottom > box(sheet).bottom + 1).map((one) => one.textContent),
  };
}"""


# Lanes of Heat that lie under another one, or under the edge of the table.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const rows = [...document.querySelectorAll('.players .row')].map(box);
  const end = box(document.querySelector('main.table')).bottom;
  const isUnder = (row, other) => row !== other && row.top < other.top && row.bottom > other.top + 1
    && row.left < other.right && row.right > other.left;
  const isHidden = (row) => row.bottom > end + 1 || rows.some((other) => isUnder(row, other));
  return rows.filter(isHidden).length;
}"""
# What can be tapped on a sheet that ends below it.
BELOW = """() => {
  const end = document.querySelector('.ask').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.ask .seg button, .ask .pick > *, .ask .opts > *')]
    .filter((one) => one.getBoundingClientRect().bottom > end)
    .map((one) => one.textContent.trim());
}"""
# Titles of cards with a word that goes on in the next line without a hyphen.
BROKEN = """() => {
  const top = (node, at) => {
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect().top;
  };
  const isBroken = (node) => [...node.textContent].some((letter, at, all) =>
    at > 0 && !/[\\s\\u00ad-]/.test(all[at - 1] + letter) && top(node, at) > top(node, at - 1) + 3);
  return [...document.querySelectorAll('.card .ttl, .guard b, .pick b')]
    .filter((one) => one.clientWidth > 1 && parseFloat(getComputedStyle(one).fontSize) > 9)
    .filter((one) => one.firstChild?.nodeType === Node.TEXT_NODE && isBroken(one.firstChild))
    .map((one) => one.textContent);
}"""


def asked(game: str) -> list[str]:
    return [name for name in recorded(game)["moments"] if "-asked" in name]


def layout(stage: Stage, game: str, name: str) -> dict[str, Any]:
    stage.show(game, name)
    found: dict[str, Any] = stage.page.evaluate(LAYOUT)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_phone_the_table_has_half_of_the_screen(
    browser: Browser, house: House, game: str
) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    for time in ("first", "again"):  # with the explanation, then with it behind a question mark
        for name in asked(game):
            found = layout(stage, game, name)
            where = f"{name}, {time}: {found}"
            assert found["table"] >= found["screen"] / 2 - 1, where
            assert found["sheet"] <= found["screen"] / 2, where
            assert found["hidden"] == [] or game == "oceans-heist", where  # a lane of two rows
            assert found["wide"] == [], where
            assert found["cut"] == [], where
    assert stage.errors == []
    stage.close()


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_window_shows_what_is_asked_about(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    stage = Stage(browser, house, size)
    is_low = size[1] < 600
    for game in GAMES:
        for name in SOME[game]:
            found = layout(stage, game, name)
            where = f"{game} {name}: {found}"
            assert found["wide"] == [], where
            assert found["cut"] == [], where
            assert found["small"] == [] or size[0] >= 1100, where
            assert found["hidden"] == [] or is_low, where
    assert stage.errors == []
    stage.close()


@pytest.mark.parametrize("game", GAMES)
def test_on_its_side_a_small_phone_is_wide_enough(
    browser: Browser, house: House, game: str
) -> None:
    stage = Stage(browser, house, (640, 360))
    for name in asked(game):
        stage.show(game, name)
        assert not stage.page.evaluate(TOO_WIDE), name
    stage.close()


def test_a_day_to_answer_is_no_clock(browser: Browser, house: House) -> None:
    """Nothing runs, nothing is said of 0:00, and nobody is given half a minute more."""
    stage = Stage(browser, house, (360, 780))
    clock = recorded("heat")["moments"]["choose-asked"]["frame"]["clocks"][0]
    now = recorded("heat")["moments"]["choose-asked"]["frame"]["now"]
    for hours, is_far in ((23.9, True), (1.5, False)):
        clocks = [{**clock, "ends_at": now + int(hours * 3_600_000)}]
        stage.show("heat", "choose-asked", clocks=clocks)
        sheet = stage.page.locator(".ask")
        expect(sheet.locator(".far")).to_have_count(1 if is_far else 0)
        expect(sheet.locator(".clock")).to_have_count(0 if is_far else 1)
        expect(sheet.locator(".more")).to_have_count(0 if is_far else 1)
        assert ("0:00" in sheet.inner_text()) != is_far
    stage.close()


def test_a_phone_shows_every_lane_and_breaks_no_name_of_a_card(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (360, 780))
    for game in GAMES:
        for name in SOME[game]:
            stage.show(game, name)
            stage.page.wait_for_selector("main.table [data-seat]", state="attached")
            assert stage.page.evaluate(BROKEN) == [], f"{game} {name}"
    for name in ("choose-asked", "draft-asked"):
        stage.show("heat", name)
        stage.page.wait_for_selector("main.table [data-seat]", state="attached")
        assert stage.page.evaluate(COVERED) == 0, name
    stage.close()


SEATED = [
    "aside",
    "chosen",
    "claims",
    "hands",
    "heat",
    "lost",
    "money",
    "piles",
    "questioned",
    "records",
    "using",
]
# Cards of my hand that stick out of what is seen of it.
CUT = """() => {
  const hand = document.querySelector('.hand .cards').getBoundingClientRect();
  return [...document.querySelectorAll('.hand .card')].map((one) => one.getBoundingClientRect())
    .filter((card) => card.right > Math.min(hand.right, innerWidth) + 1).length;
}"""


def heat_of_four(
    stage: Stage, name: str, legal: list[dict[str, Any]] | None = None, **changes: Any
) -> None:
    """A recorded moment of Heat with one more player, who plays as the first one does."""
    moment = recorded("heat")["moments"][name]
    legal = moment["frame"]["legal"] if legal is None else legal
    seen = moment["frame"]["view"]
    stage.more = [{**moment["room"]["chairs"][1], "name": "Dee"}]
    seated = {key: [*seen[key], seen[key][0]] for key in SEATED}
    stage.show("heat", name, legal=legal, view={**seen, **seated, **changes})
    stage.page.wait_for_selector("main.table [data-seat='3']", state="attached")


@pytest.mark.parametrize("height", [640, 780])
def test_the_lanes_an_a_card_works_on_are_all_seen(
    browser: Browser, house: House, height: int
) -> None:
    stage = Stage(browser, house, (360, height))
    claims = ["bank-job", "quiet", None, "armored-car"]  # before the cards were turned up
    heat_of_four(stage, "a-phase-asked", claims=claims)
    assert stage.page.evaluate(COVERED) == 0
    assert "Interrogation: A: " in stage.page.inner_text(".ask .about")

    using = ["the-lift", "armored-car", "circle-back", "the-lift"]
    heat_of_four(stage, "a-phase-asked", using=using)  # of another card is told as well
    assert "Circle Back: A: " in stage.page.inner_text(".ask .about")
    stage.close()


@pytest.mark.parametrize("height", [640, 780])
def test_all_whom_an_interrogation_may_question_are_on_the_sheet(
    browser: Browser, house: House, height: int
) -> None:
    """With a clock that runs and the first explanation; and their lanes are in sight, too."""
    stage = Stage(browser, house, (360, height))
    seats = ["p3", "p0", "p1"]
    legal = [
        {"action": f"question {one}", "verb": "question", "args": {"seat": one}} for one in seats
    ]
    heat_of_four(stage, "a-phase-asked", legal)
    expect(stage.page.locator(".ask .about")).to_have_count(1)
    expect(stage.page.locator(".ask .opts > *")).to_have_count(len(seats))
    stage.page.evaluate("document.fonts.ready.then(() => true)")
    stage.page.evaluate(SETTLED)
    assert stage.page.evaluate(BELOW) == []
    assert stage.page.evaluate(COVERED) == 0
    stage.close()


@pytest.mark.parametrize("height", [640, 780])
def test_all_cards_of_a_hand_lie_side_by_side(browser: Browser, house: House, height: int) -> None:
    stage = Stage(browser, house, (360, height))
    hand = ["the-lift", "heavy", "circle-back", "clean-hands", "bank-job"]
    for name, n in (("draft-asked", 4), ("choose-asked", 5)):
        heat_of_four(stage, name, hand=hand[:n])
        assert stage.page.evaluate(CUT) == 0, name
        assert stage.page.evaluate(COVERED) == 0, name
    stage.close()


def test_all_five_roles_of_a_gang_lie_side_by_side(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    stage.show("millions-of-dollars", "choose-asked")
    assert stage.page.locator(".hand .card").count() == 5
    assert stage.page.evaluate(CUT) == 0
    assert not stage.page.evaluate(TOO_WIDE)
    stage.close()


def test_a_card_that_turns_up_in_a_scene_breaks_no_name(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780), is_moving=True)
    story = story_of("heat")
    long = [
        at
        for at, step in enumerate(story["steps"])
        if any(one["args"].get("card") == "interrogation" for one in step["events"])
    ]
    at = next(
        at
        for at, step in enumerate(story["steps"])
        if at > long[-1] and any(one["kind"] == "stage" for one in step["events"])
    )
    stage.tells("heat", story, at)
    stage.page.wait_for_selector(".scene .card .ttl")
    stage.page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    stage.page.evaluate(SETTLED)
    assert stage.page.evaluate(BROKEN) == []
    stage.close()


def test_the_window_never_scrolls_past_its_end(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    for game in GAMES:
        moments = recorded(game)["moments"]
        over = next(name for name in moments if "over-" in name and "screen" not in name)
        stage.show(game, over)
        stage.page.wait_for_selector(".front")
        assert stage.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0, game
    stage.close()


def test_six_roles_beside_each_other_keep_their_names_whole(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    stage.show("millions-of-dollars", "negotiate-asked")
    assert stage.page.locator(".roles .card").count() == 6
    lines = """(all) => all.filter((one) => one.textContent === 'Mastermind')
      .map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getClientRects().length;
      })"""
    assert stage.page.locator(".roles .ttl").evaluate_all(lines) == [1]
    stage.close()


STICKS = """() => [...document.querySelectorAll('.seats .tt')].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const seat = one.closest('[data-seat]').getBoundingClientRect();
  return words.getBoundingClientRect().right > seat.right - 1;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("more", [2, 3])
@pytest.mark.parametrize("width", [320, 360])
def test_three_figures_fit_a_seat(browser: Browser, house: House, width: int, more: int) -> None:
    stage = Stage(browser, house, (width, 640))
    moment = recorded("heist-hustle")["moments"]["weapons-asked"]
    seen = moment["frame"]["view"]
    stage.more = [{**moment["room"]["chairs"][1], "name": f"Dee {n}"} for n in range(more)]
    seated = {
        key: seen[key] + seen[key][:1] * more
        for key in ("answers", "sheets", "start_rolls", "wild_rolls")
    }
    seated["totals"] = [121, 130, 105, -115, 230][: 2 + more]
    stage.show("heist-hustle", "weapons-asked", view={**seen, **seated})
    assert stage.page.locator(".seats .tt").count() == 2 + more
    assert stage.page.evaluate(STICKS) == []
    stage.close()


def test_an_offer_that_was_made_is_not_made_smaller_by_a_second_tap(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    frame = recorded("millions-of-dollars")["moments"]["negotiate-asked"]["frame"]
    stage.show("millions-of-dollars", "negotiate-asked", table="haggling")
    stage.page.click(".build summary")
    stage.page.click(".build .who >> nth=0")
    stage.page.click(".build .sum .btn-icon >> nth=1")
    send = stage.page.locator(".build .send")
    assert send.get_attribute("data-action") == "offer p0-1 2"
    assert send.bounding_box() is not None
    assert stage.page.evaluate(LAYOUT)["sheet"] <= LOW_PHONE[1] / 2

    made = {"payer": frame["viewer"], "seat": 0, "slot": 1, "amount": 2, "private": False}
    view = {**frame["view"], "offers": [made], "free": frame["view"]["free"] - 2}
    legal = [one for one in frame["legal"] if not one["action"].endswith("p1-1 2")]
    stage.show("millions-of-dollars", "negotiate-asked", table="haggling", view=view, legal=legal)

    expect(send).to_have_text("Offered")
    assert send.get_attribute("data-action") is None

    stage.page.click(".build .who >> nth=1")
    send.click()
    assert [one.split()[0] for one in stage.acts()] == ["offer"]
    stage.page.wait_for_selector(".ask .opts")  # staying and going home are there again
    stage.close()


@pytest.mark.parametrize("size", [LOW_PHONE, (1280, 800)], ids=["phone", "desk"])
def test_who_comes_and_goes_moves_nothing_under_a_finger(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    stage = Stage(browser, house, size)
    stage.show("millions-of-dollars", "negotiate-asked")
    where = """() => ['main.table', '.ask', '.ask .opt', '.loot'].map((one) => {
      const { left, top, width, height } = document.querySelector(one).getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    })"""
    before = stage.page.evaluate(where)
    room = {**stage.moment["room"], "code": CODE, "stand_ins": True}
    viewer = stage.moment["frame"]["viewer"]
    gone = next(
        seat
        for seat, chair in enumerate(room["chairs"])
        if seat != viewer and chair["kind"] == "person"
    )
    chairs = [{**chair, "connected": seat != gone} for seat, chair in enumerate(room["chairs"])]
    away = {"n": 1, "kind": "away", "name": chairs[gone]["name"], "other": ""}
    stage.hears({**room, "chairs": chairs, "notices": [away]})
    stage.page.wait_for_selector(".told .notice >> text=is away")
    stage.page.wait_for_selector(".told .waiting .btn")
    assert stage.page.evaluate(where) == before
    stage.close()


def test_a_roll_call_asks_for_a_role_and_leaves_prices_to_talk(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    frame = recorded("millions-of-dollars")["moments"]["negotiate-asked"]["frame"]
    silent = {"action": "no-comment", "args": {}, "verb": "no-comment"}
    stage.show(
        "millions-of-dollars",
        "negotiate-asked",
        view={**frame["view"], "asked": frame["viewer"]},
        legal=[*frame["legal"], silent],
    )
    verbs = stage.page.locator(".ask .opts [data-action]").evaluate_all(
        "(all) => all.map((one) => one.dataset.action.split(' ')[0])"
    )
    assert {"claim", "no-comment"} <= set(verbs)
    assert "ask" not in verbs
    stage.page.evaluate("document.fonts.ready.then(() => true)")
    stage.page.evaluate(SETTLED)
    assert stage.page.evaluate(BELOW) == []
    stage.page.click(".tabs >> text=Talk")
    stage.page.wait_for_selector(".sayer >> text=I leave for")
    stage.close()


def test_names_on_the_big_screen_can_be_read_from_a_sofa(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (1920, 1080), path="/screen")
    for game in GAMES:
        name = next(one for one in recorded(game)["moments"] if one.endswith("-screen"))
        stage.show(game, name)
        stage.page.wait_for_function(READABLE)
        assert not stage.page.evaluate("document.querySelector('main').scrollWidth > innerWidth")
    assert stage.errors == []
    stage.close()


def test_a_tap_meant_for_the_last_question_does_not_answer_the_next(
    browser: Browser, house: House
) -> None:
    """With a rest that never ends: nobody here is so quick that the real one could be met."""
    stage = Stage(browser, house, LOW_PHONE, settle=10_000_000)
    stage.show("bank-heist", "loot-asked")
    option = stage.page.locator(".ask .opts [data-action]").first

    option.click()
    stage.page.keyboard.press("1")
    assert stage.acts() == []

    option.press("Enter")  # who came to it by keyboard means it
    assert stage.acts() == [option.get_attribute("data-action")]
    stage.close()


def test_number_keys_reach_what_lies_on_the_table(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (1280, 800))
    stage.show("heist-hustle", "weapons-asked")
    assert "Tap a weapon on the table." in stage.page.inner_text(".ask")

    stage.page.keyboard.press("1")

    assert [one.split()[0] for one in stage.acts()] == ["take"]
    stage.close()


def test_a_seat_fires_nothing_and_a_shot_is_held(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    frame = recorded("bank-heist")["moments"]["action-asked"]["frame"]
    shots = [one["action"] for one in frame["legal"] if one["verb"] == "shoot"]
    warnings = {shot: {"id": "warn-shows-rival", "args": {}} for shot in shots}
    stage.show("bank-heist", "action-asked", warnings=warnings)

    stage.page.click(f"[data-picks='{shots[0]}']")
    held = stage.page.locator(f".ask [data-action='{shots[0]}']")
    assert "Shows you as Rival." in held.inner_text()
    held.click()
    assert stage.acts() == []

    held.hover()
    stage.page.mouse.down()
    stage.page.wait_for_function("() => document.querySelector('.is-busy')")
    stage.page.mouse.up()
    assert stage.acts() == [shots[0]]
    assert stage.sent[-1]["decision"] == frame["decision"]
    stage.close()


def test_an_answer_that_came_too_late_is_explained(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    stage.show("bank-heist", "loot-asked")
    stage.page.locator(".ask .opts [data-action]").first.click()
    assert len(stage.acts()) == 1
    words = {"id": "house-stale", "args": {}}
    stage.hears(
        {
            "type": "refusal",
            "ref": 1,
            "code": "stale",
            "words": words,
            "sentence": "",
            "clauses": [],
        }
    )
    stage.show("bank-heist", "answer-asked", decision="99.0")

    assert "nothing happened" in stage.page.inner_text(".ask [role=alert]")
    stage.close()


def test_a_new_code_empties_the_answer_that_was_being_typed(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    view = recorded("bank-heist")["moments"]["crack-asked"]["frame"]["view"]
    stage.show("bank-heist", "crack-asked", table="race")
    stage.page.fill(".ask input", "12")

    code = [8, 4, 5]
    stage.show(
        "bank-heist", "crack-asked", table="race", decision="98.0", view={**view, "code": code}
    )

    stage.page.wait_for_function("() => document.querySelector('.ask input').value === ''")
    assert "The code changed." in stage.page.inner_text(".ask")
    assert stage.acts() == []
    stage.close()


def test_a_race_is_no_moment_without_hurry(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    stage.show("bank-heist", "crack-asked", clocks=[])
    expect(stage.page.locator(".ask .calm")).to_have_text("A race!")
    stage.show("bank-heist", "loot-asked", clocks=[])
    expect(stage.page.locator(".ask .calm")).to_have_text("No hurry")
    stage.close()


FIELD = ("reveal", "prep", "crunch", "assign")
BEYOND = """() => {
  const table = document.querySelector('main.table');
  return table.scrollHeight - table.clientHeight;
}"""


def test_at_a_desk_the_whole_of_oceans_heist_lies_before_one(
    browser: Browser, house: House
) -> None:
    """Defenses, vault, Unique, pool and what lies ready, in every round, as in the drawings."""
    stage = Stage(browser, house, (1280, 800))
    beyond = {}
    for name in asked("oceans-heist"):
        if any(phase in name.split("-") for phase in FIELD):
            stage.show("oceans-heist", name)
            stage.page.wait_for_selector(".lane, .bills")
            beyond[name] = stage.page.evaluate(BEYOND)
            assert stage.page.locator(".side > .facts").is_visible(), "what counts all night"
    stage.close()
    assert len(beyond) >= 12
    assert {name: pixels for name, pixels in beyond.items() if pixels > 1} == {}


# Defenses that are not seen whole above the pool and what lies ready.
UNSEEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const top = box(document.querySelector('main.table')).top;
  const end = box(document.querySelector('main .foot')).top;
  return [...document.querySelectorAll('main .guard, main .bill')]
    .filter((one) => box(one).top < top - 1 || box(one).bottom > end + 1).length;
}"""


HAND_PHASES = ("reveal", "prep", "crunch")


@pytest.mark.parametrize(
    ("size", "kind", "is_explained", "defenses"),
    [
        ((360, 780), "vault-", False, 11),
        ((360, 780), "vault-", True, 11),
        (LOW_PHONE, "", False, 8),
        (LOW_PHONE, "escape-", True, 8),
    ],
)
def test_a_phone_shows_all_defenses_with_the_pool_that_pays_for_them(
    browser: Browser,
    house: House,
    size: tuple[int, int],
    kind: str,
    is_explained: bool,
    defenses: int,
) -> None:
    """Every row of them, the pool and what lies ready, above the sheet and the hand."""
    stage = Stage(browser, house, size)
    if is_explained:
        for phase in HAND_PHASES:
            stage.show("oceans-heist", f"{phase}-asked-crew")
    for phase in HAND_PHASES:
        name = f"{kind}{phase}-asked-crew"
        stage.show("oceans-heist", name)
        expect(stage.page.locator(".ask .about")).to_have_count(0 if is_explained else 1)
        stage.page.wait_for_selector("main .guard")
        stage.page.evaluate("document.fonts.ready.then(() => true)")
        stage.page.evaluate(SETTLED)
        assert stage.page.locator("main .guard").count() >= defenses
        assert stage.page.evaluate(UNSEEN) == 0, name
        foot = stage.page.locator("main .foot").bounding_box()
        sheet = stage.page.locator(".ask").bounding_box()
        assert foot is not None
        assert sheet is not None
        assert foot["y"] + foot["height"] <= sheet["y"] + 1, name
    stage.close()


def test_a_low_phone_shows_three_rows_once_they_are_explained(
    browser: Browser, house: House
) -> None:
    """Alone, where no clock takes a line."""
    stage = Stage(browser, house, LOW_PHONE)
    for phase in HAND_PHASES:
        stage.show("oceans-heist", f"{phase}-asked-crew")
    for phase in HAND_PHASES:
        stage.show("oceans-heist", f"vault-{phase}-asked-crew", clocks=[])
        stage.page.wait_for_selector("main .guard")
        stage.page.evaluate("document.fonts.ready.then(() => true)")
        stage.page.evaluate(SETTLED)
        assert stage.page.evaluate(UNSEEN) == 0, phase
    stage.close()


def test_what_still_stands_is_seen_above_the_pool(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (360, 780))
    moments = recorded("oceans-heist")["moments"]
    standing = moments["assign-asked-crew"]["frame"]["view"]["defenses"][:4]
    for phase in HAND_PHASES:
        view = moments[f"{phase}-asked-crew"]["frame"]["view"]
        later = {**view, "round": 2, "defenses": standing}
        stage.show("oceans-heist", f"{phase}-asked-crew", view=later)
        expect(stage.page.locator("main .guard")).to_have_count(12)
        stage.page.evaluate("document.fonts.ready.then(() => true)")
        stage.page.evaluate(SETTLED)
        assert stage.page.evaluate(UNSEEN) == 0, phase
    stage.close()


@pytest.mark.parametrize("language", languages())
def test_the_vault_breach_is_seen_whole_in_every_language(
    language: str, browser: Browser, house: House
) -> None:
    """Longer words take no line more: beside the first explanation all rows are in sight."""
    stage = Stage(browser, house, (360, 780), language=language)
    for phase in HAND_PHASES:
        stage.show("oceans-heist", f"vault-{phase}-asked-crew")
        expect(stage.page.locator(".ask .about")).to_have_count(1)
        stage.page.wait_for_selector("main .guard")
        stage.page.evaluate("document.fonts.ready.then(() => true)")
        stage.page.evaluate(SETTLED)
        assert stage.page.evaluate(UNSEEN) == 0, phase
    stage.close()


def test_where_no_clock_runs_a_plan_is_not_said_to_count_at_its_end(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (360, 780))
    table = stage.page.locator("main.table")
    stage.show("oceans-heist", "assign-asked-crew")
    expect(table).to_contain_text("at 0:00")
    stage.show("oceans-heist", "assign-asked-crew", clocks=[])
    expect(stage.page.locator(".ask .calm")).to_have_text("No hurry")
    expect(table).to_contain_text("Confirm to leave all standing.")
    expect(table).not_to_contain_text("0:00")
    stage.close()


def test_a_low_phone_never_scrolls_the_pool_away(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    for name in ("vault-prep-asked-crew", "vault-assign-asked-crew"):
        stage.show("oceans-heist", name)
        table = stage.page.locator("main.table")
        for end in ("0", "one.scrollHeight"):
            table.evaluate(f"(one) => one.scrollTo(0, {end})")
            stage.page.evaluate(SETTLED)
            pool, seen = stage.page.locator("main .foot").bounding_box(), table.bounding_box()
            assert pool is not None
            assert seen is not None
            assert pool["y"] + pool["height"] <= seen["y"] + seen["height"] + 1, (name, end)
    stage.close()


def test_confirming_moves_nothing_on_the_board_of_oceans_heist(
    browser: Browser, house: House
) -> None:
    stage = Stage(browser, house, (360, 780))
    tops = []
    for name in ("prep-asked-crew", "prep-waits-crew"):
        stage.show("oceans-heist", name)
        tops.append(stage.page.locator(".lane").first.evaluate("(one) => one.offsetTop"))
    assert stage.page.locator(".who .done").count() > 0
    stage.close()
    assert tops[0] == tops[1]


@pytest.mark.parametrize("size", [LOW_PHONE, (360, 780)])
def test_a_phone_shows_all_that_a_turn_of_the_getaway_may_be_for(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    """Above the hand, while the first explanation stands, too."""
    stage = Stage(browser, house, size)
    frame = recorded("bank-heist")["moments"]["action-asked"]["frame"]
    verbs = ["shoot", "chloroform", "zip-tie", "stab", "unlock"]
    legal = [
        {"action": f"{verb} p{seat}", "verb": verb, "args": {"seat": f"p{seat}"}}
        for verb in verbs
        for seat in range(len(frame["view"]["players"]))
        if seat != frame["viewer"]
    ]
    stage.show("bank-heist", "action-asked", legal=legal)
    expect(stage.page.locator(".ask .about")).to_have_count(1)
    expect(stage.page.locator(".seg button")).to_have_count(len(verbs))
    assert stage.page.evaluate(BELOW) == []
    top = stage.page.locator(".ask .opts").bounding_box()
    stage.page.locator("[data-picks]").first.click()
    expect(stage.page.locator(".pick .where")).to_have_count(0)
    assert stage.page.evaluate(BELOW) == []
    assert stage.page.locator(".ask .opts").bounding_box() == top  # nothing moves under the finger
    stage.close()


# Names in a hand with a word that goes on in the next line, however small they are printed.
SPLIT = """() => [...document.querySelectorAll('.hand .ttl')].filter((title) => {
  const text = title.firstChild;
  return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1;
  });
}).map((title) => title.textContent)"""


def test_names_of_cards_are_whole_on_a_low_phone(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    view = recorded("heat")["moments"]["choose-asked"]["frame"]["view"]
    hand = ["interrogation", "crackdown", "getaway-driver", "copycat-crime", "armored-car"]
    stage.show("heat", "choose-asked", view={**view, "hand": hand}, legal=[])
    expect(stage.page.locator(".hand .ttl")).to_have_count(len(hand))
    stage.page.evaluate("document.fonts.ready.then(() => true)")
    stage.page.evaluate(SETTLED)
    assert stage.page.evaluate(SPLIT) == []
    stage.close()


def test_cards_to_copy_are_told_in_sight_on_a_low_phone(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, LOW_PHONE)
    frame = recorded("heat")["moments"]["a-phase-asked"]["frame"]
    seats = [f"p{seat}" for seat in range(len(frame["view"]["using"])) if seat != frame["viewer"]]
    legal = [{"action": f"copy {one}", "verb": "copy", "args": {"seat": one}} for one in seats]
    using = ["interrogation"] * len(frame["view"]["using"])
    view = {**frame["view"], "using": using}
    stage.show("heat", "a-phase-asked", legal=legal, view=view, clocks=[])
    sheet = stage.page.locator(".ask").bounding_box()
    last = stage.page.locator(".opts .opt").last
    expect(last).to_contain_text("Draw 1.")
    there = last.bounding_box()
    assert sheet is not None
    assert there is not None
    assert there["y"] + there["height"] <= sheet["y"] + sheet["height"]
    stage.close()


# How far the disc behind a picture goes beyond the place of the picture.
POKING = """() => [...document.querySelectorAll('.card .art')].filter((art) =>
  parseFloat(getComputedStyle(art, '::before').height) > art.clientHeight + 1).length"""


def test_no_picture_pokes_out_of_its_card(browser: Browser, house: House) -> None:
    stage = Stage(browser, house, (1280, 800))
    stage.show("oceans-heist", "prep-asked-crew")
    assert stage.page.locator(".card .art").count() > 0
    assert stage.page.evaluate(POKING) == 0
    stage.close()


def test_the_loot_of_a_low_phone_says_all_its_terms_above_the_roles(
    browser: Browser, house: House
) -> None:
    """Four at a table, a name of two lines, a mark that counts, and much on the sheet."""
    stage = Stage(browser, house, LOW_PHONE)
    kept = recorded("millions-of-dollars")
    moment = kept["moments"]["negotiate-asked"]
    seen = moment["frame"]["view"]
    stage.more = [{**moment["room"]["chairs"][1], "name": "Dee"}]
    by_seat = ("asks", "cash", "chosen", "claims", "intimidation", "ready")
    seated = {key: [*seen[key], seen[key][0]] for key in by_seat}
    for loot in kept["deck"]["loot"]:
        if loot["symbol"] in seen["roles"]:
            view = {**seen, **seated, "loot": loot}
            stage.show("millions-of-dollars", "negotiate-asked", view=view, clocks=[])
            stage.page.wait_for_selector("main [data-seat='3']", state="attached")
            stage.page.evaluate("document.fonts.ready.then(() => true)")
            stage.page.evaluate(SETTLED)
            terms = stage.page.locator(".loot .terms").bounding_box()
            roles = stage.page.locator(".roles").bounding_box()
            assert terms is not None
            assert roles is not None
            assert terms["y"] + terms["height"] <= roles["y"] + 1, loot["id"]
    stage.close()
