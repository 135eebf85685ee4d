"""Recorded moments on a real page: the house serves everything but the socket, which tells them.

So every phase of every game can be looked at in any window within a second, without playing there.
"""

import json
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from tests.page.house import READS, ROOT, SURE_TAPS, TAUGHT, House

CODE = "BCDFG"
# In place of the picture of an address that no house has.
A_CODE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
# Two frames: what the last one brought is drawn, and what depends on that is, too.
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def recorded(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / f"web/src/games/{game}/frames.json").read_text())
    return found


def story_of(game: str) -> dict[str, Any]:
    """A whole game as one seat heard it."""
    found: dict[str, Any] = json.loads((ROOT / f"web/src/games/{game}/story.json").read_text())
    return found


def _room_of(story: dict[str, Any], like: dict[str, Any]) -> dict[str, Any]:
    """A room in which those sit who play a recorded game, and the reader among them."""
    chairs = [
        {**like["chairs"][0], "name": name, "person": f"person {seat}"}
        for seat, name in enumerate(story["names"])
    ]
    chairs[story["viewer"]]["person"] = like["you"]
    return {**like, "chairs": chairs}


class Stage:
    """One window on which recorded moments of a game are shown, one after the other."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: tuple[int, int],
        path: str = "",
        settle: int | None = None,
        language: str = "en",
        theme: str = "dark",
        is_moving: bool = False,
    ) -> None:
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if is_moving else "reduce",
            color_scheme="light" if theme == "light" else "dark",
            has_touch=width < 1100,
        )
        if settle is None:
            self.context.add_init_script(SURE_TAPS)
        else:
            kept = json.dumps(json.dumps({"settle": settle}))
            self.context.add_init_script(f"localStorage.setItem('hideout', {kept})")
        self.context.add_init_script(TAUGHT)
        self.context.add_init_script(READS.format(language))
        self.page: Page = self.context.new_page()
        self.house = house
        self.path = path
        self.game = ""
        self.shown = 0
        self.kept: dict[str, Any] = {}
        self.more: list[dict[str, Any]] = []  # chairs beside those that were recorded
        self.socket: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route("**/api/rooms/**", self._answer)
        self.page.route_web_socket("**/live*", self._open)

    def _answer(self, route: Route) -> None:
        path = route.request.url.split(f"/{CODE}")[-1]
        if path in ("", "/join"):
            route.fulfill(json=self._room())
        elif path in ("/deck", "/effects"):
            route.fulfill(json=self.kept[path[1:]])
        elif path == "/qr.svg":
            route.fulfill(body=A_CODE, content_type="image/svg+xml")
        else:
            route.fulfill(status=204)

    def _room(self) -> dict[str, Any]:
        room = self.moment["room"]
        return {**room, "chairs": [*room["chairs"], *self.more], "code": CODE}

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "hello":
            self._tell()

    def _tell(self) -> None:
        assert self.socket is not None
        now = self.moment["frame"]["now"]
        self.socket.send(json.dumps(self._room()))
        frame = {**self.moment["frame"], "events": self.moment["log"], "now": now}
        self.socket.send(json.dumps(frame))

    def show(self, game: str, name: str, **changes: Any) -> None:
        """A moment of a game, perhaps with other members of its frame."""
        if game != self.game:
            self.kept = recorded(game)
        moment = self.kept["moments"][name]
        # A table of its own each time: nothing has happened there that would be told as a scene.
        self.shown += 1
        frame = {**moment["frame"], "table": f"{name} {self.shown}", **changes}
        room = {**moment["room"], "table": frame["table"]}  # or the frame is one of another deal
        self.moment = {**moment, "frame": frame, "room": room}
        if game != self.game:
            self.game = game
            self.page.goto(f"{self.house.address}/{CODE}{self.path}")
            drawn = ".screen main > *" if self.path else "[data-phase], .front"
            self.page.wait_for_selector(drawn, state="attached")
        else:
            self._tell()
        phase = self.moment["frame"]["phase"]
        if not self.path and self.moment["frame"]["result"] is None:
            self.page.wait_for_selector(f"[data-phase='{phase}'] .ask", state="attached")
        self.page.evaluate(SETTLED)

    def tells(self, game: str, story: dict[str, Any], at: int) -> None:
        """Something is finished by a step of a recorded game: what is told of it as a scene."""
        steps = story["steps"]
        moments = recorded(game)["moments"].values()
        like = next(iter(moments))
        ended = next(one["frame"]["result"] for one in moments if one["frame"]["result"])
        still = {"legal": [], "asked": [], "pending": [], "clocks": [], "viewer": story["viewer"]}
        frames = []
        for step in (at - 1, at):
            view = steps[step]["view"]
            result = ended if view["phase"] == "over" else None
            one = {"view": view, "phase": view["phase"], "result": result, "decision": str(step)}
            frames.append({**like["frame"], **still, **one, "table": f"story {at}"})
        first, second = frames
        heard = [event for step in steps[:at] for event in step["events"]]
        self.kept, self.game = recorded(game), game
        room = {**_room_of(story, like["room"]), "table": first["table"]}
        self.moment = {"frame": first, "log": heard, "room": room}
        self.page.goto(f"{self.house.address}/{CODE}")
        self.page.wait_for_selector(
            f"[data-phase='{first['phase']}'] [data-seat]", state="attached"
        )
        self.page.evaluate(SETTLED)
        self.hears({**second, "events": steps[at]["events"]})
        self.page.wait_for_selector(".scene h2")

    def hears(self, message: dict[str, Any]) -> None:
        """The server says something else."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def acts(self) -> list[str]:
        """What the page has sent in answer so far, all of it."""
        self.page.evaluate(SETTLED)
        return [message["action"] for message in self.sent if message["type"] == "act"]

    def close(self) -> None:
        self.context.close()
