"""A real server, a real browser, and people who only click what they see."""

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ElementHandle,
    Error,
    Locator,
    Page,
    Playwright,
)

from hideout.games import GAMES

ROOT = Path(__file__).parents[2]
# As somebody's browser remembers it who has been shown every game, and wants no coach.
MEMORY = {"first": list(GAMES), "coach": dict.fromkeys(GAMES, False)}
TAUGHT = f"""try {{
  if (!localStorage.getItem('hideout-taught'))
    localStorage.setItem('hideout-taught', '{json.dumps(MEMORY)}');
}} catch {{}}"""  # a blank page has no memory
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Seconds on a machine that has much else to do; they end what would never end by itself.
PATIENCE = 120  # for a step
WHOLE_GAME = 500
REACH = 1500  # milliseconds; what is not reached by then is tried again
SERVE = (sys.executable, "-m", "hideout", "serve")
PHONE = {"width": 360, "height": 780}
DESK = {"width": 1280, "height": 800}
# These people know what they tap: it counts at once, as their preferences say.
SURE_TAPS = """try {
  localStorage.setItem('hideout', JSON.stringify(
    { settle: 0, ...JSON.parse(localStorage.getItem('hideout') ?? '{}') }));
} catch {}"""
# As a browser remembers the language that somebody chose; a blank page has no memory.
READS = "try {{ localStorage.setItem('hideout-language', '{}'); }} catch {{}}"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# What makes a game short enough to click through; the rules themselves stay.
QUICK: dict[str, dict[str, object]] = {
    # Late police, or clicking people never see the Getaway.
    "bank-heist": {"crack_mode": "random", "agents_win_space": 8, "getaway_spaces": 2},
    "millions-of-dollars": {"negotiate_seconds": 60, "target": 15},
    "oceans-heist": {"clock_scale": "0.5", "alarm_limit": 3},
}


UNHURRIED: dict[str, object] = {"clock_scale": "3", "alarm_limit": 7}  # Ocean's Heist to its end


def chromium_path() -> str:
    """$CHROMIUM, the one scripts/browser.sh unpacked, or one on the path."""
    unpacked = ROOT / "build/chromium/chromium"
    named = os.environ.get("CHROMIUM")
    return named or str(unpacked if unpacked.exists() else shutil.which("chromium") or "chromium")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`hideout serve` as a process of its own, which can be killed and started again."""

    serve = SERVE
    pace = "fast"

    def __init__(self, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.data = data
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        settings = {"HIDEOUT_BOT_MILLIS": "40", "HIDEOUT_ROOMS_PER_MINUTE": "1000"}
        settings |= {"HIDEOUT_MESSAGES_PER_SECOND": "200", "HIDEOUT_AWAY_SECONDS": "2"}
        self.process = subprocess.Popen(
            [*self.serve, "--port", str(self.port), "--data", str(self.data)],
            env={**os.environ, **settings, **self.settings},
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE).read()
                return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


class HastyHouse(House):
    """One where what people wait for by the rules is soon over; they need not hurry themselves."""

    serve = (sys.executable, "-m", "tests.page.hasty", "serve")
    pace = "relaxed"

    def __init__(self, data: Path) -> None:
        path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
        super().__init__(data, PYTHONPATH=path, HIDEOUT_AWAY_SECONDS="60")


@contextmanager
def open_house(data: Path, **settings: str) -> Iterator[House]:
    house = House(data, **settings)
    house.open()
    try:
        yield house
    finally:
        house.close()


class Player:
    """One person with one browser window, who has played before unless they are `new`."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: dict[str, int],
        seed: int,
        theme: str = "dark",
        is_new: bool = False,
        language: str = "en",
    ) -> None:
        self.house = house
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            service_workers="block",  # what a test sees comes from the house
        )
        if not is_new:
            self.context.add_init_script(TAUGHT)
        self.context.add_init_script(READS.format(language))
        self.context.add_init_script(SURE_TAPS)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.chance = random.Random(seed)
        self.strangers: list[str] = []  # requests that left our origin
        self.errors: list[str] = []
        self.page.on("request", lambda request: self._note(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, url: str) -> None:
        ours = (self.house.address, f"ws://127.0.0.1:{self.house.port}", "data:", "blob:")
        if not url.startswith(ours):
            self.strangers.append(url)

    def goes(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def opens_room(self, game: str) -> str:
        self.goes("/")
        self.page.click(f'.book[data-game="{game}"] .go')
        self.page.wait_for_selector(".ticket")
        return self.page.url.rsplit("/", 1)[1]

    def joins(self, code: str, name: str) -> None:
        self.goes(f"/{code}")
        self.page.fill("#name", name)
        self.page.click(".btn-lamp")
        self.page.wait_for_selector(".chairs")

    def sets(self, code: str, settings: dict[str, object]) -> None:
        """Change the room's settings as the page's own controls do."""
        answer = self.page.request.post(
            f"{self.house.address}/api/rooms/{code}/settings", data=settings
        )
        assert answer.ok, answer.text()

    def is_over(self) -> bool:
        return self.page.locator(".front").count() > 0

    def acts(self, but: str = "") -> bool:
        """Do one thing that is offered, if this person is asked; a scene is put away first.

        `but` is left alone, however late it comes up.
        """
        if self.leaves_scene():
            return True
        if self.page.locator(".ask:not(.ask-idle)").count() == 0:
            return False
        if self.page.locator(".covered .lift").count():
            return self.reaches(self.page.locator(".covered .lift").first)
        fill = self.page.locator(".fill:visible:not([aria-disabled='true'])")
        if fill.count():
            return self.reaches(fill.first)  # shopping by hand would take all day
        confirm = self.page.locator(".ask .pick [data-action]:visible")
        offered = confirm if confirm.count() else self.page.locator(OFFERED)
        if but:
            offered = offered.and_(self.page.locator(f":not([data-action={but}])"))
        actions = offered.evaluate_all(ACTIONS)
        return bool(actions) and self.reaches(offered.nth(self.pick(actions)))

    def leaves_scene(self) -> bool:
        """Put away what is being told, if something is."""
        onward = self.page.locator(".scene .onward")
        return onward.count() > 0 and self.reaches(onward.first)

    def reaches(self, thing: Locator) -> bool:
        """Click it or hold it; it may go meanwhile, for somebody else or its own end is faster."""
        try:
            press(thing, REACH)
        except Error:
            return False
        return True

    def reads(self, line: str) -> None:
        """Look for a line of the log, which waits for scenes and folds what is long over."""
        deadline = time.monotonic() + PATIENCE
        while self.page.locator(f".log >> text={line}").count() == 0:
            assert time.monotonic() < deadline, f"the log does not say {line!r}"
            if not self.leaves_scene():
                self.page.wait_for_timeout(30)

    def pick(self, actions: list[str | None]) -> int:
        """Mostly what ends a long talk, else anything."""
        closing = [i for i, text in enumerate(actions) if text and text.split()[0] in CLOSING]
        if closing and self.chance.random() < 0.9:
            return self.chance.choice(closing)
        return self.chance.randrange(len(actions))

    def overflows(self) -> bool:
        return bool(self.page.evaluate(TOO_WIDE))

    def complaints(self) -> list[str]:
        """What axe has against this screen.

        A table goes on while axe reads it, and half of the old screen beside half of the new one is
        nothing that anybody sees: what is still there at a second look counts.
        """
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        first = self._found_by_axe()
        return [one for one in self._found_by_axe() if one in first] if first else []

    def _found_by_axe(self) -> list[str]:
        found = self.page.evaluate("axe.run()")["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]

    def plays_until(self, is_so: Callable[[], bool], but: str = "") -> None:
        """Click on until something is so, on anything but one action."""
        deadline = time.monotonic() + WHOLE_GAME
        while not is_so():
            assert time.monotonic() < deadline, "it did not come to that"
            if not self.acts(but):
                self.page.wait_for_timeout(30)

    def presses_enter(self, action: str) -> ElementHandle:
        """Play on until an action is offered, and press Enter on it; it may go meanwhile."""
        offered = self.page.locator(f"[data-action={action}]:visible")
        while True:
            self.plays_until(lambda: offered.count() > 0, but=action)
            try:
                thing = offered.first.element_handle(timeout=REACH)
                thing.press("Enter", timeout=REACH)
            except Error:
                continue
            return thing

    def closes(self) -> None:
        self.context.close()


def press(thing: Locator, millis: float) -> None:
    """Click it, or hold it until that counts."""
    if "opt-hold" not in (thing.get_attribute("class", timeout=millis) or ""):
        thing.click(timeout=millis)
        return
    element = thing.element_handle(timeout=millis)
    thing.hover(timeout=millis)
    mouse = thing.page.mouse
    mouse.down()
    try:
        thing.page.wait_for_function(HELD, arg=element, timeout=millis)
    finally:
        mouse.up()


HELD = "(one) => !one.isConnected || one.style.getPropertyValue('--held') === '100%'"
# The window, or a part of it that should only ever scroll downwards.
TOO_WIDE = """[document.documentElement, ...document.querySelectorAll('.table, .dock, .ask, .page')]
  .some((one) => one.scrollWidth > one.clientWidth)"""
MOMENT = """(document.querySelector('.app')?.dataset.phase ?? '')
  + (document.querySelector('.ask:not(.ask-idle)') ? '' : ' waiting')"""
# What can be done at once, and what can be picked to be confirmed on the sheet.
OFFERED = (
    "[data-action]:visible:not([aria-disabled='true']),"
    " [data-picks]:visible:not([aria-disabled='true'])"
)
ACTIONS = "(all) => all.map((one) => one.dataset.action ?? one.dataset.picks)"
CLOSING = {"ready", "confirm", "done", "stop", "skip", "auto", "attempt"}


def play_to_the_end(
    players: list[Player], look: Callable[[Player], None] = lambda player: None
) -> None:
    """Everybody clicks until the front page is out, and looks around before each click."""
    deadline = time.monotonic() + WHOLE_GAME
    while not all(player.is_over() for player in players):
        for player in players:
            look(player)
        moved = [player.acts() for player in players if not player.is_over()]
        if not any(moved):
            players[0].page.wait_for_timeout(30)
        assert time.monotonic() < deadline, "the game did not end"
