"""What the page weighs as it comes over the line, and when something is seen on a slow one.

`python -m tests.page.weight` prints the tables of docs/page.md: what it is in English, and how much
it is in every language. Bytes are those of requests, with headers, as a browser
without anything of ours gets them; what a socket says is not counted.
"""

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from hideout.games import GAMES
from hideout.languages import languages
from tests.page.house import PATIENCE, PHONE, READS, TAUGHT, House, launch, open_house

KINDS = {"Script": "code", "Stylesheet": "code", "Document": "code", "Font": "fonts"}
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
# Nobody but the visitor moves at a table: what a later phase needs is not weighed with the first.
STILL = {"HIDEOUT_BOT_MILLIS": "3600000"}
# What a table needs is fetched ahead when a browser is idle on the first screen. This one never is,
# so it is always weighed with the table.
NEVER_IDLE = "delete window.requestIdleCallback"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Weight(NamedTuple):
    code: int
    fonts: int
    data: int

    @property
    def bytes(self) -> int:
        return sum(self)

    def minus(self, other: "Weight") -> "Weight":
        return Weight(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


class Scales:
    """All that a page has loaded so far."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.on("Network.responseReceived", self._begun)
        self.line.on("Network.loadingFinished", self._done)
        self.line.send("Network.enable")
        self.kinds: dict[str, str] = {}
        self.loaded = {"code": 0, "fonts": 0, "data": 0}

    def _begun(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = KINDS.get(event["type"], "data")

    def _done(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "data")
        self.loaded[kind] += int(event["encodedDataLength"])

    def weight(self) -> Weight:
        return Weight(**self.loaded)


def visitor(browser: Browser, language: str = "en") -> Page:
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]}, service_workers="block"
    )
    context.add_init_script(TAUGHT)  # or the first game alone would be a lesson
    context.add_init_script(READS.format(language))
    context.add_init_script(NEVER_IDLE)
    context.set_default_timeout(1000 * PATIENCE)
    return context.new_page()


def first_screen(page: Page, house: House) -> Scales:
    scales = Scales(page)
    page.goto(house.address)
    page.wait_for_selector(".solo")
    page.wait_for_load_state("networkidle")
    return scales


def weigh(browser: Browser, house: House, game: str, language: str = "en") -> tuple[Weight, Weight]:
    """The first screen, and what the first table of a game takes besides, in a STILL house."""
    page = visitor(browser, language)
    scales = first_screen(page, house)
    landing = scales.weight()
    page.click(f'.book[data-game="{game}"] button.solo')
    page.wait_for_selector(".ask")
    page.wait_for_load_state("networkidle")
    table = scales.weight().minus(landing)
    page.context.close()
    return landing, table


def first_paint(browser: Browser, house: House) -> float:
    """Seconds to the first thing to see at 400 kbit/s with 400 ms for every answer."""
    page = visitor(browser)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.goto(house.address)
    page.wait_for_function(f"() => {PAINTED}")
    seconds = float(page.evaluate(PAINTED)) / 1000
    page.context.close()
    return seconds


def row(name: str, weight: Weight) -> str:
    parts = " | ".join(f"{part / 1000:.0f}" for part in (*weight, weight.bytes))
    return f"| {name} | {parts} |"


def print_parts(browser: Browser, house: House) -> None:
    """What the page is made of, in English."""
    print("| kB | code | fonts | data | in all |\n| --- | --- | --- | --- | --- |")
    weighed = {game: weigh(browser, house, game) for game in GAMES}
    print(row("the first screen", next(iter(weighed.values()))[0]))
    for game, (_, table) in weighed.items():
        print(row(f"then a table of {GAMES[game].title}", table))


def print_languages(browser: Browser, house: House) -> None:
    """How much it is in all, language by language."""
    weighed = [
        [weigh(browser, house, game, language) for game in GAMES] for language in languages()
    ]
    rows = {"the first screen": [found[0][0].bytes for found in weighed]}
    for at, game in enumerate(GAMES):
        rows[f"then a table of {GAMES[game].title}"] = [found[at][1].bytes for found in weighed]
    print(f"\n| kB | {' | '.join(languages())} |\n| --- |{' --- |' * len(languages())}")
    for name, bytes_ in rows.items():
        print(f"| {name} | {' | '.join(f'{one / 1000:.0f}' for one in bytes_)} |")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        open_house(Path(folder), **STILL) as house,
    ):
        browser = launch(playwright)
        print_parts(browser, house)
        print_languages(browser, house)
        print(f"\nFirst paint at 400 kbit/s and 400 ms: {first_paint(browser, house):.1f} s")
        browser.close()


if __name__ == "__main__":
    main()
