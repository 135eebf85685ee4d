"""Pictures of every screen at both widths, light and dark: `make shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from hideout.games import GAMES
from tests.page.house import DESK, PHONE, Player, launch, open_house

PICTURES = 6  # of each table


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
    """One game from its room to its front page."""

    def picture(name: str) -> None:
        player.page.screenshot(path=folder / f"{name}-{suffix}.png")

    player.goes("/")
    player.page.wait_for_selector(".book")
    picture("landing")
    player.opens_room(game)
    player.page.wait_for_timeout(300)
    picture(f"room-{game}")
    player.page.click(".go .btn-lamp")
    player.page.wait_for_selector(".ask")
    taken = 0
    for turn in range(900):
        if player.is_over():
            break
        if taken < PICTURES and turn % 17 == 3:
            taken += 1
            player.page.wait_for_timeout(200)
            picture(f"table-{game}-{taken}")
        if not player.acts():
            player.page.wait_for_timeout(40)
    picture(f"end-{game}")
    print(f"{game} {suffix}: {'played to the end' if player.is_over() else 'not finished'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
