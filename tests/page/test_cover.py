"""In one room a covered phone shows what a spectator sees, and not a word more."""

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from hideout.games import GAMES
from tests.page.house import PATIENCE, PHONE, QUICK, House, Player

pytestmark = pytest.mark.slow
# Everything that can be read or heard on a page, but what the cover itself and the tabs say.
LINES = """() => {
  const lines = new Set();
  const add = (text) => text?.trim() && lines.add(text.trim().replace(/\\s+/g, ' '));
  const ours = '.covered, .ask, .wish, .bar, .tabs, .sidetabs, script, style';
  const isOurs = (one) => one?.closest(ours);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && !isOurs(node.parentElement)) add(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE || isOurs(node)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) add(node.getAttribute(name));
  }
  return [...lines];
}"""
SHEET = "() => document.querySelector('.covered')?.textContent ?? ''"
# Where a seat writes, a spectator writes to spectators.
TALK_OF_A_SEAT = {"Say something", "The rules want silence here. No talk, no emotes."}
ALL_KNOWN = {"heist-hustle"}  # but for the choices one has, which are on the sheet
LAYERS = ("Table", "Log", "Talk")


def lines_of(page: Page) -> set[str]:
    """What can be read, layer by layer."""
    found: set[str] = set()
    for layer in LAYERS:
        page.click(f".tabs >> text={layer}")
        found |= set(page.evaluate(LINES))
    page.click(".tabs >> text=Table")
    return found


def read_alike(covered: Page, watching: Page) -> set[str]:
    """What only the covered phone shows, once both have heard the same."""
    deadline = time.monotonic() + PATIENCE
    while True:
        more = lines_of(covered) - lines_of(watching) - TALK_OF_A_SEAT
        if not more or time.monotonic() > deadline:
            return more
        covered.wait_for_timeout(50)


def lift(page: Page) -> None:
    """A tap that comes too soon after something new does not count."""
    deadline = time.monotonic() + PATIENCE
    while page.locator(".covered").count():
        assert time.monotonic() < deadline
        with suppress(TimeoutError):  # it is lifted already
            page.click(".covered .lift", timeout=1000)


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_phone_shows_what_a_spectator_sees(
    browser: Browser, house: House, game: str
) -> None:
    ann, bob = Player(browser, house, PHONE, 1), Player(browser, house, PHONE, 2)
    code = ann.opens_room(game)
    ann.sets(code, {"same_room": True, "options": QUICK.get(game, {})})
    bob.goes(f"/{code}")
    bob.page.click("text=Just watch")
    ann.page.click(".go .btn-lamp")
    bob.page.wait_for_selector(".app")
    asked = ann.page.locator(".covered:not(.ask-idle)")
    asked.wait_for()
    for _ in range(2):
        # Nothing moves while the only person at the table is waited for.
        ann.plays_until(lambda: asked.count() > 0 or ann.is_over())
        if ann.is_over():  # a captain may be asked to the end without a break
            break
        assert read_alike(ann.page, bob.page) == set()
        assert "Lift the cover" in ann.page.evaluate(SHEET)
        assert ann.page.locator("[data-action], [data-picks], .hand, .coach").count() == 0
        assert ann.complaints() == []
        lift(ann.page)
        assert ann.page.locator("[data-action], [data-picks], .hand").count() > 0
        if game not in ALL_KNOWN:
            assert lines_of(ann.page) - lines_of(bob.page) != set(), "nothing private to hide"
    ann.closes()
    bob.closes()
