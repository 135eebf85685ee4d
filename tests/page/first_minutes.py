"""The first three minutes of each game as pictures: `python -m tests.page.first_minutes`.

A newcomer takes every lesson on a phone. What is seen goes to docs/pictures/first-minutes, and with
what is said to docs/first-minutes.md.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from hideout.games import GAMES
from hideout.lessons import lesson_names
from tests.page.house import ROOT, House, Player, launch, open_house
from tests.page.learner import Learner

PAGE = ROOT / "docs/first-minutes.md"
PICTURES = ROOT / "docs/pictures/first-minutes"
PHONE = {"width": 360, "height": 640}
EACH = 5  # pictures of a lesson
QUALITY = 45  # of a picture: it shows what is where
HEAD = """# The first three minutes

What a newcomer sees: some moments of each game's [lesson](lessons.md), on a phone of 360 x 640.
`python -m tests.page.first_minutes` plays the lessons, takes the pictures and writes this page.
"""


def chosen(steps: int) -> list[int]:
    """Some steps from the first to the last, evenly."""
    return sorted({round(n * (steps - 1) / (EACH - 1)) for n in range(EACH)})


def take(browser: Browser, house: House, game: str) -> list[tuple[str, str]]:
    """A lesson from beginning to end: the name of each picture, and what is said there."""
    player = Player(browser, house, PHONE, seed=1, theme="light")
    player.goes(f"/learn/{game}")
    learner = Learner(player, game)
    wanted = chosen(len(learner.steps))
    taken = []
    for step in range(len(learner.steps)):
        learner.is_at(step)
        learner.sees_what_it_is_about(step)
        if step in wanted:
            name = f"{game}-{wanted.index(step) + 1}.jpg"
            player.page.wait_for_timeout(300)  # nothing is decided by it: lights fade in
            player.page.screenshot(path=PICTURES / name, type="jpeg", quality=QUALITY)
            taken.append((name, player.page.locator(".bubble .said").inner_text()))
        learner.does(step)
    player.closes()
    return taken


def section(title: str, taken: list[tuple[str, str]]) -> str:
    said = [" ".join(words.split()).replace("|", "\\|") for _, words in taken]
    pictures = " | ".join(
        f"![{title}, picture {n}](pictures/first-minutes/{name})"
        for n, (name, _) in enumerate(taken, 1)
    )
    rule = " | ".join(["---"] * len(taken))
    return f"\n## {title}\n\n| {pictures} |\n| {rule} |\n| {' | '.join(said)} |\n"


def main() -> None:
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
    ):
        browser = launch(playwright)
        sections = [
            section(game.title, take(browser, house, name))
            for name, game in GAMES.items()
            if lesson_names(game)
        ]
        browser.close()
    PAGE.write_text(HEAD + "".join(sections))


if __name__ == "__main__":
    main()
