"""Pictures of every screen at both widths, light and dark: `make shots`."""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from playwright.sync_api import sync_playwright

from hideout.games import GAMES
from hideout.lessons import lesson_names
from tests.page.hand import Hand
from tests.page.house import DESK, PHONE, QUICK, UNHURRIED, Player, launch, open_house
from tests.page.learner import Learner

SECONDS = 240  # at most for one game
UNHURRIED_BOTS = "250"  # or a negotiation is over before it is pictured


class Picture(Protocol):
    def __call__(self, name: str, of: Player = ...) -> None: ...


# The moment a page shows: the phase, and in a game of teams the side and the last rounds.
PHASE = """[document.querySelector('.app')?.dataset.phase ?? '',
  document.querySelector('.oceans.crew') ? 'crew' : '',
  document.querySelector('h1')?.textContent.match(/Vault|Escape/)?.[0].toLowerCase() ?? ''
  ].filter(Boolean).join('-')"""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(GAMES)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data), HIDEOUT_BOT_MILLIS=UNHURRIED_BOTS) as house,
    ):
        browser = launch(playwright)
        for theme in ("dark", "light"):
            for size in (PHONE, DESK):
                for game in wanted:
                    people = [Player(browser, house, size, seed, theme) for seed in (3, 4, 5)]
                    shoot(people, game, folder, f"{size['width']}-{theme}")
                    for player in people:
                        player.closes()
        browser.close()


def shoot(everybody: list[Player], game: str, folder: Path, suffix: str) -> None:
    """One game from its room to its replay, by two people and as many bots as it needs."""
    *people, screen = everybody
    player = people[0]

    def picture(name: str, of: Player = player) -> None:
        of.page.wait_for_timeout(200)
        of.page.screenshot(path=folder / f"{name}-{suffix}.png")

    quiet_screens(player, game, picture)
    lesson(player, game, picture)
    room(everybody, game, picture)
    player.page.click(".go .btn-lamp")
    for one in people:
        one.page.wait_for_selector(".ask")
    turns(people, game, picture, lambda: picture(f"screen-{game}", screen))
    is_over = player.is_over()
    if is_over:
        afterwards(player, game, picture)
    print(f"{game} {suffix}: {'played to the end' if is_over else 'as far as it went'}")


def quiet_screens(player: Player, game: str, picture: Picture) -> None:
    player.goes("/")
    player.page.wait_for_selector(".book")
    picture("landing")
    player.goes("/about")
    picture("about")
    player.goes("/NOWAY")
    player.page.wait_for_selector("h1")
    picture("problem")
    player.goes(f"/rules/{game}")
    player.page.wait_for_selector("main .why p")
    picture(f"rules-{game}")
    player.page.fill("input[type=search]", "heist")
    picture(f"rules-{game}-search")


def lesson(player: Player, game: str, picture: Picture) -> None:
    """Every step of what a newcomer is taught."""
    if not lesson_names(GAMES[game]):
        return
    player.goes(f"/learn/{game}")
    learner = Learner(player, game)
    for step in range(len(learner.steps)):
        learner.is_at(step)
        learner.sees_what_it_is_about(step)
        picture(f"lesson-{game}-{step + 1:02}")
        learner.does(step)


def room(everybody: list[Player], game: str, picture: Picture) -> None:
    """The door, the room as its host and a guest see it, and the big screen before a game."""
    player, guest, screen = everybody
    code = player.opens_room(game)
    options = UNHURRIED if game == "oceans-heist" else QUICK.get(game, {})
    player.sets(code, {"pace": "fast", "options": options})
    guest.goes(f"/{code}")
    guest.page.wait_for_selector("#name")
    picture("join", guest)
    guest.joins(code, "Bob")
    player.page.wait_for_selector("text=Bob")
    picture(f"room-{game}")
    guest.page.click(".seg button >> nth=1", force=True)  # greyed out for a guest
    guest.page.locator("details").evaluate("(rules) => { rules.open = true; }")
    guest.page.locator("details").scroll_into_view_if_needed()
    picture("room-guest", guest)
    screen.goes(f"/{code}/screen")
    screen.page.wait_for_selector(".door img")
    picture("screen-door", screen)


def afterwards(player: Player, game: str, picture: Picture) -> None:
    picture(f"end-{game}")
    player.page.locator(".page").evaluate("(page) => page.scrollTo(0, page.scrollHeight)")
    picture(f"end-{game}-below")
    player.page.click("a[href^='/replay/']")
    player.page.wait_for_selector("input[type=range]")
    player.page.locator("input[type=range]").fill("40")
    picture(f"replay-{game}")


def turns(
    people: list[Player], game: str, picture: Picture, big_screen: Callable[[], None]
) -> None:
    """A picture of each phase, asked and waiting, and of each layer beside the table."""
    seen: set[str] = set()
    end = time.monotonic() + SECONDS
    movers = sensible(people, game) if game == "oceans-heist" else people
    while time.monotonic() < end and not all(player.is_over() for player in people):
        for player in people:
            phase = player.page.evaluate(PHASE)
            asked = player.page.locator(".ask:not(.ask-idle)").count() > 0
            moment = f"{phase}{'' if asked else '-waiting'}"
            if phase and moment not in seen:
                seen.add(moment)
                picture(f"table-{game}-{moment}", player)
            if len(seen) == 4 and "layers" not in seen:
                seen.add("layers")
                layers(player, game, picture)
                big_screen()
        moved = [mover.acts() for mover in movers]
        if not any(moved):
            people[0].page.wait_for_timeout(40)


def sensible(people: list[Player], game: str) -> list[Hand]:
    """Who clicks at random never sees the Vault."""
    code = people[0].page.url.rsplit("/", 1)[1]
    return [Hand(player, game, code, len(people), n) for n, player in enumerate(people)]


def layers(player: Player, game: str, picture: Picture) -> None:
    tabs = player.page.locator(".tabs button:visible, .sidetabs button:visible")
    for place in range(tabs.count()):
        if player.is_over():  # meanwhile
            return
        tabs.nth(place).click()
        picture(f"layer-{game}-{place}", player)
        if player.page.locator(".log .why-b").count():
            player.page.locator(".log .why-b").last.click()
            picture(f"why-{game}", player)
    tabs.first.click()
    player.page.click("header .btn-icon >> nth=0")
    picture("menu", player)
    player.page.keyboard.press("Escape")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
