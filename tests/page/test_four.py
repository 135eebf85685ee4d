"""Four people at one table who read four languages, one of them from right to left."""

import re
import time
from pathlib import Path

import pytest
from fluent.syntax import ast
from playwright.sync_api import Browser

from hideout.games import find_game
from hideout.languages import ENGLISH, languages
from hideout.words.catalogues import SOURCES
from hideout.words.check import messages
from tests.page.hand import Hand
from tests.page.house import DESK, MOMENT, ROOT, WHOLE_GAME, House, Player

pytestmark = pytest.mark.slow
GAME = "heat"
# Who reads what: a name, and something to say, in letters of one's own.
PEOPLE = {
    "en": ("Ann", "Who has the driver?"),
    "de": ("Jürgen", "Ich wär’s nicht gewesen!"),
    "ja": ("さくら", "信じてください。"),
    "ar": ("ليلى", "أنا لا أكذب: 3 بطاقات!"),
}
READ = [language for language in PEOPLE if language in languages()]
HOMES = (ROOT / "web/src/lib", ROOT / f"web/src/games/{GAME}", SOURCES / f"games/{GAME}/words")
LEAST = 12  # letters of a sentence that nothing else can be
MARKS = re.compile("[\u2066-\u2069]")  # around what is filled in
SEEN = """() => [document.querySelector('.ask h2')?.innerText ?? '', document.body.innerText]"""
DIRECTION = """(text) => {
  const lines = [...document.querySelectorAll('.talk li > span[dir=auto]')];
  const line = lines.find((one) => one.textContent === text);
  return line ? getComputedStyle(line).direction : '';
}"""


def said_in(language: str, home: Path) -> dict[str, str]:
    """The messages of a file that are the same for everybody at every time."""
    found = {}
    for message in messages((home / f"{language}.ftl").read_text("utf-8")):
        parts = message.value.elements if message.value else []
        if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
            found[message.id.name] = " ".join(parts[0].value.split())
    return found


def pass_to(language: str, name: str) -> str:
    """What whoever sits before that person is asked in the draft."""
    words = (ROOT / f"web/src/games/{GAME}/{language}.ftl").read_text("utf-8")
    question = re.search(r"^ask-pass = (.*)$", words, re.MULTILINE)
    assert question
    return question[1].replace("{ $name }", name)


class Reader:
    """A person, what is seen in the own language, and what should not be seen."""

    def __init__(self, browser: Browser, house: House, language: str) -> None:
        self.language = language
        self.player = Player(browser, house, DESK, 1, language=language)
        self.page = self.player.page
        self.name, self.talk = PEOPLE[language]
        self.words: dict[str, str] = {}
        self.strange: set[str] = set()
        for home in HOMES:
            own, english = said_in(language, home), said_in(ENGLISH, home)
            self.words |= own
            self.strange |= {english[id] for id in own.keys() & english.keys()}
        self.strange -= set(self.words.values())
        self.asked: set[str] = set()
        self.moments: set[str] = set()
        self.found: set[str] = set()

    def acts(self, hand: Hand) -> bool:
        """Nobody answers before the page has asked, or there would be nothing to read."""
        if self.player.leaves_scene():
            return True
        self.looks()
        return not self.page.evaluate(MOMENT).endswith("waiting") and hand.acts()

    def looks(self) -> None:
        moment = self.page.evaluate(MOMENT)
        if moment in self.moments:
            return
        self.moments.add(moment)
        asked, text = (MARKS.sub("", one) for one in self.page.evaluate(SEEN))
        self.asked.add(asked)
        self.found |= {one for one in self.strange if len(one) >= LEAST and one in text}

    def says(self, text: str) -> None:
        self.page.fill(".talk input", text)
        self.page.click(".talk form .btn")


def sit_down(readers: list[Reader]) -> list[Hand]:
    """Everybody at a table, with the talk open beside it."""
    host = readers[0].player
    code = host.opens_room(GAME)
    host.sets(code, {"pace": "fast", "options": {"timers": False}})
    for reader in readers[1:]:
        reader.player.joins(code, reader.name)
    host.page.wait_for_selector(f".chairs >> text={readers[-1].name}")
    room = host.page.request.get(f"{host.house.address}/api/rooms/{code}").json()
    readers[0].name = room["chairs"][0]["name"]  # as it was suggested
    host.page.click(".go .btn-lamp")
    hands = []
    for seat, reader in enumerate(readers):
        reader.page.wait_for_selector(".ask")
        reader.page.keyboard.press("c")
        reader.page.wait_for_selector(".talk")
        hands.append(Hand(reader.player, GAME, code, len(readers), seat))
    return hands


def test_everybody_reads_the_same_game_in_a_language_of_their_own(
    browser: Browser, house: House
) -> None:
    assert find_game(GAME).seats[-1] >= len(READ) > 1
    readers = [Reader(browser, house, language) for language in READ]
    hands = sit_down(readers)
    for reader in readers:
        html = reader.page.locator("html")
        assert html.get_attribute("lang") == reader.language
        assert html.get_attribute("dir") == ("rtl" if reader.language == "ar" else "ltr")

    # Talk stays as it was typed, and runs as it is written; a claim is made in everybody's words.
    for speaker in readers:
        speaker.says(speaker.talk)
    claims = readers[-1]
    claims.page.click(f".sayer button >> text={claims.words['claim-quiet']}")
    for reader in readers:
        for speaker in readers:
            reader.page.wait_for_function(DIRECTION, arg=speaker.talk)
            runs = "rtl" if speaker.language == "ar" else "ltr"
            assert reader.page.evaluate(DIRECTION, speaker.talk) == runs
        reader.page.wait_for_selector(f".talk .claim >> text={reader.words['claim-quiet']}")

    for reader in readers:
        reader.looks()
    deadline = time.monotonic() + WHOLE_GAME
    while not all(reader.player.is_over() for reader in readers):
        assert time.monotonic() < deadline, "the game did not end"
        moved = [reader.acts(hand) for reader, hand in zip(readers, hands, strict=True)]
        if not any(moved):
            readers[0].page.wait_for_timeout(20)

    for reader in readers:
        reader.looks()
        assert {reader.words["ask-choose"]} <= reader.asked, reader.language
        passes = {pass_to(reader.language, other.name) for other in readers if other is not reader}
        assert passes & reader.asked, reader.language
        assert (reader.found, reader.player.errors) == (set(), []), reader.language
        reader.player.closes()
