"""A reader of another language: no English is left on any screen but names."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from hideout.games import GAMES
from hideout.server.rooms.rules import BOT_NAMES
from tests.page.house import DESK, MOMENT, PHONE, QUICK, WHOLE_GAME, House, Player

pytestmark = pytest.mark.slow
TITLES = [game.title for game in GAMES.values()]
CLAUSE = r"[A-Z]{2}-\d+"
HASH = r"[0-9a-f]{64}|[0-9a-f]{16}…"  # of the shuffle
WHEN = r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s\d{1,2}:\d{2}\s[AP]M"  # the browser's words
STEPS = 12  # of each game: clicks, or looks at what others do
# Text, and what stands in for it where there is none. What is marked as of another language than
# the page, such as the names that languages have for themselves, is not the page's.
READ = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lang = document.documentElement.lang;
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.parentElement.closest('[lang]').lang === lang) texts.push(node.textContent);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts;
}"""


OPEN, SHUT = "⟦", "⟧"
LETTERS = re.compile(r"[^\W\d_]{2,}")
PSEUDO = "en-XA"  # English with its wording in brackets


def outside(text: str) -> str:
    """What stands outside all brackets, if there are words in it."""
    depth, rest = 0, ""
    for letter in text:
        depth += (letter == OPEN) - (letter == SHUT)
        rest += letter if depth == 0 and letter not in (OPEN, SHUT) else ""
    return rest if LETTERS.search(rest) else ""


def stranger(browser: Browser, house: House, size: Any) -> Player:
    """Somebody who reads another language."""
    return Player(browser, house, size, 1, language=PSEUDO)


class Reader:
    """Collects the English that a person comes upon, names left out."""

    def __init__(self, player: Player, *names: str) -> None:
        self.player = player
        known = sorted([*TITLES, *BOT_NAMES, *names], key=len, reverse=True)
        self.names = re.compile("|".join([*map(re.escape, known), CLAUSE, HASH, WHEN]))
        self.found: set[str] = set()

    def read(self) -> None:
        texts = self.player.page.evaluate(READ)
        rests = (outside(text) for text in texts)
        self.found |= {rest for rest in rests if outside(self.names.sub("", rest))}


def test_quiet_screens_speak_the_language_of_the_reader(browser: Browser, house: House) -> None:
    ann = stranger(browser, house, PHONE)
    nowhere = "BCDFG"
    reader = Reader(ann, nowhere)
    for path, sign in (
        ("/", ".book"),
        ("/about", "h1"),
        ("/rules/heat", "#HT-1"),
        (f"/{nowhere}", "h1"),
    ):
        ann.goes(path)
        ann.page.wait_for_selector(sign)
        reader.read()
    assert ann.page.locator("html").get_attribute("lang") == PSEUDO
    assert reader.found == set()
    ann.closes()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_speaks_the_language_of_the_reader(
    browser: Browser, house_of_game: House, game: str
) -> None:
    house = house_of_game
    ann = stranger(browser, house, DESK)
    code = ann.opens_room(game)
    room = ann.page.request.get(f"{house.address}/api/rooms/{code}").json()
    link = f"{house.address}/{code}"
    reader = Reader(ann, link, link.removeprefix("http://"), code, room["chairs"][0]["name"])
    ann.sets(code, {"pace": house.pace, "options": QUICK.get(game, {})})
    ann.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    reader.read()
    ann.page.click(".go .btn-lamp")
    ann.page.wait_for_selector(".ask")
    moments: set[str] = set()
    deadline = time.monotonic() + WHOLE_GAME
    steps = 0
    while (steps < STEPS or len(moments) < 2) and not ann.is_over():
        assert time.monotonic() < deadline, moments
        moment = ann.page.evaluate(MOMENT)
        is_new = moment not in moments
        moments.add(moment)
        has_acted = ann.acts()
        steps += has_acted
        if has_acted or is_new:
            reader.read()
        else:
            ann.page.wait_for_timeout(30)
    reader.read()
    assert reader.found == set()
    assert len(moments) > 1
    assert ann.errors == []
    ann.closes()
