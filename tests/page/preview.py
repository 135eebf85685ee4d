"""Every recorded moment of every board in a language: `make shots LANGUAGE=de`.

The landing, each game's room, how to play it, its first lesson and its rules are drawn as well.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from hideout.games import GAMES
from hideout.languages import read_language
from tests.page.house import DESK, PHONE, House, Player, launch, open_house
from tests.page.moments import SETTLED, Stage, recorded

# What is drawn besides: a path, and what is there when it has been drawn.
STILL = (("how", "main h2"), ("learn", ".bubble"), ("rules", "main .why p"))
NARROW = (360, 780)
WIDE = (1280, 800)


def main(language: str, folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
    ):
        browser = launch(playwright)
        for game in games:
            for size in (NARROW, WIDE):
                draw_moments(browser, house, language, game, size, folder)
            for window in (PHONE, DESK):
                draw_screens(browser, house, language, game, window, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def draw_moments(
    browser: Browser, house: House, language: str, game: str, size: tuple[int, int], folder: Path
) -> None:
    """Every moment that was recorded of a game; those of the big screen only where it is wide."""
    names = recorded(game)["moments"]
    at_table = [name for name in names if not name.endswith("-screen")]
    on_screen = [name for name in names if name.endswith("-screen")] if size == WIDE else []
    for path, shown in (("", at_table), ("/screen", on_screen)):
        stage = Stage(browser, house, size, path, language=language)
        for name in shown:
            stage.show(game, name)
            picture(stage.page, folder / f"{game}-{name}-{size[0]}.png")
        stage.close()


def draw_screens(
    browser: Browser, house: House, language: str, game: str, size: dict[str, int], folder: Path
) -> None:
    reader = Player(browser, house, size, 1, language=language)
    reader.goes("/")
    reader.page.wait_for_selector(".book")
    picture(reader.page, folder / f"landing-{size['width']}.png")
    reader.opens_room(game)
    picture(reader.page, folder / f"{game}-room-{size['width']}.png")
    for path, sign in STILL:
        reader.goes(f"/{path}/{game}")
        reader.page.wait_for_selector(sign)
        picture(reader.page, folder / f"{game}-{path}-{size['width']}.png")
    reader.closes()


def picture(page: Page, path: Path) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)
    page.screenshot(path=path)


if __name__ == "__main__":
    main(read_language(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:] or list(GAMES))
