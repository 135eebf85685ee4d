"""Pictures of every screen at both widths, light and dark: `make shots`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from hideout.games import GAMES
from tests.page.house import DESK, PHONE, QUICK, Player, launch, open_house

Picture = Callable[[str], None]
PHASE = "document.querySelector('.app')?.dataset.phase ?? ''"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(GAMES)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
    ):
        browser = launch(playwright)
        for theme in ("dark", "light"):
            for size in (PHONE, DESK):
                for game in wanted:
                    player = Player(browser, house, size, 3, theme)
                    shoot(player, game, folder, f"{size['width']}-{theme}")
                    player.closes()
        browser.close()


def shoot(player: Player, game: str, folder: Path, suffix: str) -> None:
    """One game from its room to its replay."""

    def picture(name: str) -> None:
        player.page.wait_for_timeout(200)
        player.page.screenshot(path=folder / f"{name}-{suffix}.png")

    quiet_screens(player, game, picture)
    code = player.opens_room(game)
    player.sets(code, {"pace": "fast", "options": QUICK.get(game, {})})
    picture(f"room-{game}")
    player.page.click(".go .btn-lamp")
    player.page.wait_for_selector(".ask")
    turns(player, game, picture)
    is_over = player.is_over()
    if is_over:
        picture(f"end-{game}")
        player.page.click("a[href^='/replay/']")
        player.page.wait_for_selector("input[type=range]")
        player.page.locator("input[type=range]").fill("40")
        picture(f"replay-{game}")
    print(f"{game} {suffix}: {'played to the end' if is_over else 'as far as it went'}")


def quiet_screens(player: Player, game: str, picture: Picture) -> None:
    player.goes("/")
    player.page.wait_for_selector(".book")
    picture("landing")
    player.goes("/about")
    picture("about")
    player.goes(f"/rules/{game}")
    player.page.wait_for_selector("main .why p")
    picture(f"rules-{game}")


def turns(player: Player, game: str, picture: Picture) -> None:
    """A picture of each phase, asked and waiting, and of each layer beside the table."""
    seen: set[str] = set()
    for _ in range(1500):
        if player.is_over():
            return
        phase = player.page.evaluate(PHASE)
        asked = player.page.locator(".ask:not(.ask-idle)").count() > 0
        moment = f"{phase}{'' if asked else '-waiting'}"
        if phase and moment not in seen:
            seen.add(moment)
            picture(f"table-{game}-{moment}")
        if len(seen) == 4 and "layers" not in seen:
            seen.add("layers")
            layers(player, game, picture)
        if not player.acts():
            player.page.wait_for_timeout(40)


def layers(player: Player, game: str, picture: Picture) -> None:
    tabs = player.page.locator(".tabs button:visible, .sidetabs button:visible")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        picture(f"layer-{game}-{place}")
    tabs.first.click()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
