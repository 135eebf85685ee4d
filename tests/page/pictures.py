"""The pictures of README and docs/languages.md, taken again: `python -m tests.page.pictures`.

Look at them all when a board has changed. Japanese is drawn where the machine has a font for it.
"""

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.house import DESK, PHONE, ROOT, House, Player, launch, open_house
from tests.page.moments import SETTLED, Stage, recorded

PICTURES = ROOT / "docs/pictures"
QUALITY = 80
# What README shows: a moment and the window it is seen in.
SHOWN = {
    "heat-phone": ("heat", "choose-asked", PHONE),
    "bank-heist-desk": ("bank-heist", "answer-asked", DESK),
    "millions-desk": ("millions-of-dollars", "negotiate-asked", DESK),
    "oceans-heist-desk": ("oceans-heist", "prep-asked-crew", DESK),
}
TABLES = {
    "bank-heist": "action-asked",
    "millions-of-dollars": "negotiate-asked",
    "heat": "a-phase-asked",
    "oceans-heist": "assign-asked-crew",
    "heist-hustle": "extras-asked",
}
ENDED = "bank-heist"
SHEETS = {"german": "de", "arabic": "ar"}
# Name, window, pictures beside each other and their width.
SIZES = [("phone", PHONE, 4, 300), ("desk", DESK, 2, 560)]
STYLE = """body{margin:0;background:#777;display:grid;gap:6px;padding:3px;width:max-content;
  grid-template-columns:repeat(%d,max-content)}img{display:block;width:%dpx}"""


def shoot(page: Page, file: Path) -> Path:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)
    page.screenshot(path=file)
    return file


def take_moment(browser: Browser, house: House, shown: str) -> None:
    game, moment, size = SHOWN[shown]
    stage = Stage(browser, house, (size["width"], size["height"]))
    stage.show(game, moment)
    shoot(stage.page, PICTURES / f"{shown}.png")
    stage.close()


def take_door(browser: Browser, house: House, language: str, size: dict[str, int]) -> Player:
    player = Player(browser, house, size, 1, language=language)
    player.goes("/")
    player.page.wait_for_selector(".book")
    return player


def take_sheet(
    browser: Browser, house: House, language: str, size: dict[str, int], folder: Path
) -> list[Path]:
    """The front page, on a phone a room as well, all tables, and an end."""
    player = take_door(browser, house, language, size)
    taken = [shoot(player.page, folder / "door.png")]
    if size is PHONE:
        player.opens_room("oceans-heist")
        taken.append(shoot(player.page, folder / "room.png"))
    player.closes()
    stage = Stage(browser, house, (size["width"], size["height"]), language=language)
    for game, moment in TABLES.items():
        stage.show(game, moment)
        taken.append(shoot(stage.page, folder / f"{game}.png"))
    if size is PHONE:
        moments = recorded(ENDED)["moments"]
        over = next(name for name in moments if "over-" in name and "screen" not in name)
        stage.show(ENDED, over)
        stage.page.wait_for_selector(".front")
        taken.append(shoot(stage.page, folder / "end.png"))
    stage.close()
    return taken


def lay_out(browser: Browser, taken: list[Path], across: int, width: int, file: Path) -> None:
    page = browser.new_page(viewport={"width": (width + 6) * across, "height": 600})
    paper = taken[0].with_name("sheet.html")
    pictures = "".join(f'<img src="{one.name}">' for one in taken)
    paper.write_text(f"<!doctype html><style>{STYLE % (across, width)}</style>{pictures}", "utf-8")
    page.goto(paper.as_uri())
    page.screenshot(path=file, type="jpeg", quality=QUALITY, full_page=True)
    page.close()


def has_japanese() -> bool:
    found = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False)
    return bool(found.stdout.strip())


def main() -> None:
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data) / "house") as house,
    ):
        browser = launch(playwright)
        for shown in SHOWN:
            take_moment(browser, house, shown)
        for name, language in SHEETS.items():
            for kind, size, across, width in SIZES:
                folder = Path(data) / f"{name}-{kind}"
                folder.mkdir()
                taken = take_sheet(browser, house, language, size, folder)
                lay_out(browser, taken, across, width, PICTURES / f"{name}-{kind}.jpg")
        if has_japanese():
            player = take_door(browser, house, "ja", PHONE)
            shoot(player.page, PICTURES / "japanese-phone.png")
            player.closes()
        browser.close()


if __name__ == "__main__":
    main()
