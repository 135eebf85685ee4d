"""Every screen and every recorded moment in a language: `make shots LANGUAGE=de`.

`python -m tests.page.preview de web/shots/de [320] [light] [heat ...]` draws it at other widths, in
the light, or only some games. What sticks out or may be English is told at the end.
"""

import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from hideout.games import GAMES
from hideout.languages import read_language
from hideout.lessons import lesson_names
from tests.page.album import Album
from tests.page.house import House, Player, launch, open_house
from tests.page.learner import Learner
from tests.page.moments import Stage, recorded, story_of

HEIGHTS = {320: 640, 360: 780, 1280: 800}
USUAL = (360, 1280)


@dataclass
class Look:
    """Through which window everything is looked at, and in which language."""

    browser: Browser
    house: House
    album: Album
    language: str
    width: int
    theme: str

    @property
    def size(self) -> tuple[int, int]:
        return self.width, HEIGHTS[self.width]

    @property
    def is_wide(self) -> bool:
        return self.width > 1000

    def person(self, seed: int = 1) -> Player:
        width, height = self.size
        size = {"width": width, "height": height}
        return Player(self.browser, self.house, size, seed, self.theme, language=self.language)

    def stage(self, path: str = "") -> Stage:
        return Stage(
            self.browser, self.house, self.size, path, language=self.language, theme=self.theme
        )

    def name(self, what: str) -> str:
        return f"{what}-{self.width}{'-light' * (self.theme == 'light')}"


def main(language: str, folder: Path, wishes: list[str]) -> None:
    album = Album(folder, language)
    widths = [int(one) for one in wishes if one.isdigit()] or list(USUAL)
    theme = "light" if "light" in wishes else "dark"
    games = [game for game in GAMES if game in wishes] or list(GAMES)
    begun = time.monotonic()
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
    ):
        browser = launch(playwright)
        for width in widths:
            look = Look(browser, house, album, language, width, theme)
            draw_doors(look, games[0])
            for game in games:
                draw_room(look, game)
                draw_reading(look, game)
                draw_lesson(look, game)
                draw_moments(look, game)
                draw_scenes(look, game)
                print(f"{game} at {width} px: after {time.monotonic() - begun:.0f} s", flush=True)
            album.sheets(browser, width)
        browser.close()
    print("\n".join(album.noticed))
    print(f"{len(list(folder.glob('*.jpg')))} pictures in {folder}")


def draw_doors(look: Look, game: str) -> None:
    """What one sees before there is a table: the landing, a guest's way in, what went wrong."""
    person, guest = look.person(1), look.person(2)
    person.goes("/")
    person.page.wait_for_selector(".book")
    look.album.take_all(person.page, look.name("landing"))
    for path, sign in (("about", "main p"), ("daily", "main"), ("NOWAY", "h1")):
        person.goes(f"/{path}")
        person.page.wait_for_selector(sign)
        look.album.take(person.page, look.name(path.lower()))
    code = person.opens_room(game)
    guest.goes(f"/{code}")
    guest.page.wait_for_selector("#name")
    look.album.take(guest.page, look.name("join"))
    guest.joins(code, "Bob")
    guest.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    look.album.take_all(guest.page, look.name("room-guest"))
    if look.is_wide:
        guest.goes(f"/{code}/screen")
        guest.page.wait_for_selector(".door img")
        look.album.take(guest.page, look.name("screen-door"))
    person.closes()
    guest.closes()


def draw_room(look: Look, game: str) -> None:
    host = look.person()
    host.opens_room(game)
    host.page.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    look.album.take_all(host.page, look.name(f"{game}-room"))
    host.closes()


def draw_reading(look: Look, game: str) -> None:
    """How to play a game, and the beginning of its rules."""
    reader = look.person()
    reader.goes(f"/how/{game}")
    reader.page.wait_for_selector("main h2")
    look.album.take_all(reader.page, look.name(f"{game}-how"))
    reader.goes(f"/rules/{game}")
    reader.page.wait_for_selector("main .why p")
    look.album.take(reader.page, look.name(f"{game}-rules"))
    reader.closes()


def draw_lesson(look: Look, game: str) -> None:
    """Every step of what a newcomer is taught, and its end."""
    if not lesson_names(GAMES[game]):
        return
    player = look.person()
    player.goes(f"/learn/{game}")
    learner = Learner(player, game)
    for step in range(len(learner.steps)):
        learner.is_at(step)
        learner.sees_what_it_is_about(step)
        look.album.take(player.page, look.name(f"{game}-lesson-{step + 1:02}"))
        learner.does(step)
    player.page.wait_for_selector("[data-done='true']")
    look.album.take(player.page, look.name(f"{game}-lesson-over"))
    player.closes()


def draw_moments(look: Look, game: str) -> None:
    """Every moment that was recorded of a game; those of the big screen only where it is wide."""
    names = recorded(game)["moments"]
    on_screen = [name for name in names if name.endswith("-screen")]
    stage = look.stage()
    for name in names:
        if name in on_screen:
            continue
        stage.show(game, name)
        is_over = "over-" in name
        if is_over:
            stage.page.wait_for_selector(".front")
        take = look.album.take_all if is_over else look.album.take
        take(stage.page, look.name(f"{game}-{name}"))
        if name == next(iter(names)):
            draw_layers(look, stage, game)
    stage.close()
    if look.is_wide:
        stage = look.stage("/screen")
        for name in on_screen:
            stage.show(game, name)
            look.album.take(stage.page, look.name(f"{game}-{name}"))
        stage.close()


def draw_layers(look: Look, stage: Stage, game: str) -> None:
    """What lies beside a table: its tabs, why something happened, and the menu."""
    tabs = stage.page.locator(".tabs button:visible, .sidetabs button:visible")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        look.album.take(stage.page, look.name(f"{game}-tab-{place + 1}"))
        why = stage.page.locator(".log .why-b:not(.again):visible")
        if why.count():
            why.last.click()
            stage.page.wait_for_selector(".log .why .ref")
            look.album.take(stage.page, look.name(f"{game}-why"))
    tabs.first.click()
    stage.page.click("header .btn-icon >> nth=0")
    stage.page.wait_for_selector("dialog[open] img")
    look.album.take(stage.page, look.name(f"{game}-menu"))
    stage.page.keyboard.press("Escape")


def draw_scenes(look: Look, game: str) -> None:
    """Every kind of moment of a game's scenes once, and the whole of the last scene."""
    story = story_of(game)
    stage = look.stage()
    drawn: set[str] = set()
    ends = [at for at, step in enumerate(story["steps"]) if step["ends"] and at]
    for at in ends:
        stage.tells(game, story, at)
        draw_beats(look, stage, f"{game}-scene-{at:03}", drawn, is_last=at == ends[-1])
    stage.close()


def draw_beats(look: Look, stage: Stage, name: str, drawn: set[str], is_last: bool) -> None:
    page = stage.page
    beats: Any = page.locator(".scene footer .num").count()
    if beats:
        back = page.locator(".scene footer button").first
        while back.get_attribute("aria-disabled") != "true":
            page.keyboard.press("ArrowLeft")
    onward = page.locator(".scene footer button").last
    for n in range(30):
        title = page.locator(".scene h2").inner_text()
        if is_last or title not in drawn:
            drawn.add(title)
            look.album.take(page, look.name(f"{name}-{n + 1:02}"))
        if not beats or onward.get_attribute("aria-disabled") == "true":
            return
        page.keyboard.press("ArrowRight")


if __name__ == "__main__":
    main(read_language(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
