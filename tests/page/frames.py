"""Records what the server tells a page, for the component tests of the boards.

`python -m tests.page.frames [game ...]` plays each game with two people and bots and keeps the
first frame of every moment: each phase, asked and waiting, from both seats and from a screen.
The last rounds of Ocean's Heist, where people who click at random never come, sensible hands play.
Beside them lies what the server says of its games, which a room's settings are drawn from.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocket, sync_playwright

from hideout.games import GAMES
from tests.page.hand import Hand
from tests.page.house import DESK, QUICK, ROOT, UNHURRIED, House, Player, launch, open_house

SECONDS = 240
COLUMNS = 120  # of a line of what is kept
LOG = 30  # events kept with each frame
LATE = ("vault", "escape")
TRIES = 5  # a Crew that plays well still may not come as far as the Escape


class Ear:
    """Hears what one page is told, and keeps the moments that are new to everybody."""

    def __init__(self, player: Player, moments: dict[str, Any]) -> None:
        self.moments = moments
        self.room: dict[str, Any] = {}
        self.log: list[Any] = []
        player.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "room":
            self.room = message
        if message["type"] != "frame":
            return
        self.log += [event for event in message["events"] if event["n"] > len(self.log)]
        moment = self._name(message)
        if moment not in self.moments and self.room.get("table"):
            frame = {**message, "events": []}
            self.moments[moment] = {"frame": frame, "log": self.log[-LOG:], "room": self.room}

    def _name(self, frame: dict[str, Any]) -> str:
        viewer = frame["viewer"]
        side = frame["view"].get("side") or ""
        asked = "asked" if viewer in frame["pending"] else "waits"
        who = "screen" if viewer < 0 else f"{asked}-{side}" if side else asked
        scene = frame["view"].get("scene")
        late = f"{scene}-" if scene in LATE else ""
        return f"{late}{frame['phase']}-{who}"


def record(browser: Browser, house: House, game: str) -> dict[str, Any]:
    moments: dict[str, Any] = {}
    ann, bob, screen = (Player(browser, house, DESK, seed) for seed in (1, 2, 3))
    ears = [Ear(player, moments) for player in (ann, bob, screen)]
    code = ann.opens_room(game)
    ann.sets(code, {"pace": "fast", "options": QUICK.get(game, {})})
    bob.joins(code, "Bob")
    screen.goes(f"/{code}/screen")
    ann.page.wait_for_selector("text=Bob")
    ann.page.click(".go .btn-lamp")
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not (ann.is_over() and bob.is_over()):
        if not any([ann.acts(), bob.acts()]):
            ann.page.wait_for_timeout(30)
    open_to_all = {
        what: ann.page.request.get(f"{house.address}/api/games/{game}/{what}").json()
        for what in ("deck", "effects")
    }
    for player in (ann, bob, screen):
        player.closes()
    print(f"{game}: {len(moments)} moments, {len(ears[0].log)} events")
    return {**open_to_all, "moments": dict(sorted(moments.items()))}


def record_last_rounds(browser: Browser, house: House, game: str) -> dict[str, Any]:
    moments: dict[str, Any] = {}
    ann, bob = (Player(browser, house, DESK, seed) for seed in (1, 2))
    for player in (ann, bob):
        Ear(player, moments)
    code = ann.opens_room(game)
    ann.sets(code, {"pace": "fast", "options": UNHURRIED})
    bob.joins(code, "Bob")
    ann.page.wait_for_selector("text=Bob")
    ann.page.click(".go .btn-lamp")
    hands = []
    for seat, player in enumerate((ann, bob)):
        player.page.wait_for_selector(".ask")
        hands.append(Hand(player, game, code, 2, seat))
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not ann.is_over():
        if not any(hand.acts() for hand in hands):
            ann.page.wait_for_timeout(20)
    for player in (ann, bob):
        player.closes()
    asked = {name: moment for name, moment in moments.items() if name.startswith(LATE)}
    print(f"{game}: {len(asked)} moments of the last rounds")
    return {
        name: moment for name, moment in asked.items() if "-waits" not in name or "over" in name
    }


def keep(path: str, kept: object) -> None:
    (ROOT / "web/src/games" / path).write_text(pretty(kept) + "\n")


def pretty(value: Any, indent: str = "", before: int = 0) -> str:
    """JSON whose changes can be read: in order, a line for whatever fits on one, else for each key.

    `before` is how much of the first line is taken already.
    """
    short = json.dumps(value, sort_keys=True, ensure_ascii=False)
    if len(indent) + before + len(short) <= COLUMNS or not isinstance(value, dict | list):
        return short
    deeper = indent + " "
    if isinstance(value, list):
        parts = [pretty(item, deeper) for item in value]
        signs = "[]"
    else:
        heads = {key: json.dumps(key, ensure_ascii=False) + ": " for key in sorted(value)}
        parts = [head + pretty(value[key], deeper, len(head)) for key, head in heads.items()]
        signs = "{}"
    lines = ",\n".join(deeper + part for part in parts)
    return f"{signs[0]}\n{lines}\n{indent}{signs[1]}"


def main() -> None:
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
    ):
        browser = launch(playwright)
        for game in sys.argv[1:] or GAMES:
            recorded = record(browser, house, game)
            if game == "oceans-heist":
                late: dict[str, Any] = {}
                for _ in range(TRIES):
                    if "escape-over-waits-crew" not in late:
                        late = record_last_rounds(browser, house, game)
                recorded["moments"] = dict(sorted({**recorded["moments"], **late}.items()))
            keep(f"{game}/frames.json", recorded)
        answer = browser.new_page().request.get(f"{house.address}/api/games")
        keep("games.json", answer.json())
        browser.close()


if __name__ == "__main__":
    main()
