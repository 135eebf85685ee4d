"""Who may do what: every request and every message, for everybody who could try it.

Rows are requests, columns people. A cell is `ok` or the code of the refusal. A refused request
is answered with a problem and nothing else: not one byte of a game.
"""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from hideout.engine.position import read_position
from hideout.games import GAMES
from hideout.server import messages
from hideout.server.api import OPERATIONS
from tests.server.house import Guest, House, begun, open_house, run, to_the_end

HUSTLE = "heist-hustle"
BANK = "bank-heist"
ROLES = ("stranger", "kicked", "spectator", "other", "host")


class Scene:
    """A room with a game that is over and one that runs or not, as data to begin from.

    The host's turn, another seat, a bot; a spectator, somebody kicked, a stranger.
    """

    def __init__(self, folder: Path, code: str, former: str, table: str) -> None:
        self.folder = folder
        self.code = code
        self.former = former  # a table that is over
        self.table = table
        self.cookies: dict[str, dict[str, str]] = {}
        self.ids: dict[str, str] = {}

    def id_of(self, role: str) -> str:
        return self.ids[role]


async def set_scene(folder: Path, is_playing: bool) -> Scene:
    async with open_house(folder) as house:
        host, other = await begun(house, HUSTLE, ["Ann", "Bob"], bots=1)
        await to_the_end(house, host)
        former = host.room["table"]
        spectator, stranger, kicked = house.guest("Zed"), house.guest("Sam"), house.guest("Kim")
        await spectator.joins(host.code, watch=True)
        await kicked.joins(host.code, watch=True)
        await host.in_room("kick", {"person": kicked.room["you"]})
        await stranger.get("/api/games")
        if is_playing:
            await spectator.enters()  # a guest who is not here is forgotten when a game begins
            await host.in_room("start")
            await host.sync()
        scene = Scene(folder, host.code, former, host.room["table"])
        everybody = (stranger, kicked, spectator, other, host)
        for role, guest in zip(ROLES, everybody, strict=True):
            scene.cookies[role] = {c.key: c.value for c in guest.session.cookie_jar}
            scene.ids[role] = guest.room.get("you", "")
    return scene


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Scene]:
    found: dict[bool, Scene] = {}

    async def play() -> None:
        for is_playing in (False, True):
            folder = tmp_path_factory.mktemp("scene")
            found[is_playing] = await set_scene(folder, is_playing)

    run(play())
    return found


# The last slot of somebody who was stabbed. [BH-135]
BOB_IS_BLEEDING = {
    "seats": 5,
    "phase": "action",
    "table": {
        "identities": ["crew", "agent", "rival", "sticky-fingers", "crew"],
        "hands": [["zip-tie"], ["knife"], [], [], []],
        "stabbed_by": ["none", "p3", "none", "none", "none"],
    },
}


def person(house: House, scene: Scene, role: str) -> Guest:
    guest = house.guest(role)
    guest.code = scene.code
    guest.session.cookie_jar.update_cookies(scene.cookies[role])
    return guest


Body = Callable[[Scene], Any]
NOTHING: Body = lambda s: None  # noqa: E731

# request, body, is a game running?, then stranger, kicked, spectator, other seat, host
ROWS: list[tuple[str, Body, bool, str]] = [
    ("GET /api/games", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/rules", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/deck", NOTHING, True, "ok ok ok ok ok"),
    ("POST /api/rooms", lambda s: {"game": HUSTLE, "name": "X"}, True, "ok ok ok ok ok"),
    ("GET /api/rooms/CODE", NOTHING, True, "ok kicked ok ok ok"),
    ("GET /api/rooms/CODE/deck", NOTHING, True, "ok kicked ok ok ok"),
    ("GET /api/rooms/CODE/qr.svg", NOTHING, True, "ok ok ok ok ok"),
    ("POST /api/rooms/CODE/join", lambda s: {"name": "X"}, True, "ok kicked ok ok ok"),
    ("POST /api/rooms/CODE/leave", NOTHING, True, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/sit", NOTHING, False, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/sit", NOTHING, True, "not_here kicked playing playing playing"),
    ("POST /api/rooms/CODE/stand", NOTHING, False, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/luck", lambda s: {"luck": "x"}, False, "not_here kicked ok ok ok"),
    (
        "POST /api/rooms/CODE/take-over",
        lambda s: {"chair": 2},
        True,
        "not_here kicked ok seated seated",
    ),
    (
        "POST /api/rooms/CODE/claim",
        lambda s: {"token": "guess"},
        True,
        "bad_link kicked bad_link bad_link bad_link",
    ),
    (
        "POST /api/rooms/CODE/settings",
        lambda s: {"spectators": False},
        True,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/bots",
        lambda s: {"level": "random"},
        False,
        "not_here kicked not_host not_host ok",
    ),
    ("POST /api/rooms/CODE/fill", NOTHING, False, "not_here kicked not_host not_host ok"),
    (
        "POST /api/rooms/CODE/chairs/remove",
        lambda s: {"chair": 1},
        False,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/chairs/move",
        lambda s: {"chair": 0, "to": 1},
        False,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/kick",
        lambda s: {"person": s.id_of("other")},
        True,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/mute",
        lambda s: {"person": s.id_of("other")},
        True,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/host",
        lambda s: {"person": s.id_of("other")},
        True,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/reissue",
        lambda s: {"chair": 1},
        True,
        "not_here kicked not_host not_host ok",
    ),
    ("POST /api/rooms/CODE/start", NOTHING, False, "not_here kicked not_host not_host ok"),
    ("POST /api/rooms/CODE/start", NOTHING, True, "not_here kicked not_host not_host playing"),
    ("GET /api/tables/TABLE/replay", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/TABLE/replay?as=-1", NOTHING, True, "not_here kicked ok ok ok"),
    (
        "GET /api/tables/TABLE/replay?as=0",  # the host's own eyes
        NOTHING,
        True,
        "not_here kicked closed_record closed_record ok",
    ),
    (
        "GET /api/tables/TABLE/replay?as=all",
        NOTHING,
        True,
        "not_here kicked closed_record closed_record closed_record",
    ),
    (
        "GET /api/tables/TABLE/record",
        NOTHING,
        True,
        "not_here kicked closed_record closed_record closed_record",
    ),
    ("GET /api/tables/TABLE/fairness", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/FORMER/replay?as=all", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/FORMER/record", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/FORMER/fairness", NOTHING, True, "not_here kicked ok ok ok"),
]


@pytest.mark.parametrize(("request_line", "body", "is_playing", "expected"), ROWS)
def test_requests(
    request_line: str,
    body: Body,
    is_playing: bool,
    expected: str,
    scenes: dict[bool, Scene],
    tmp_path: Path,
) -> None:
    scene = scenes[is_playing]
    method, path = request_line.split(" ")
    path = path.replace("CODE", scene.code)
    path = path.replace("FORMER", scene.former).replace("TABLE", scene.table)

    async def ask(folder: Path, roles: list[str]) -> None:
        shutil.copytree(scene.folder, folder)
        async with open_house(folder) as house:
            for role in roles:
                code = expected.split()[ROLES.index(role)]
                status, answer = await person(house, scene, role).ask(method, path, body(scene))
                if code == "ok":
                    assert status == 200, (role, answer)
                else:
                    assert status >= 400, (role, answer)
                    assert set(answer) == {"code", "sentence", "clauses"}
                    assert answer["code"] == code, role

    async def play() -> None:
        if method == "GET":
            await ask(tmp_path / "all", list(ROLES))
            return
        # Afresh for everybody who may: what one does must not help the next.
        cells = zip(ROLES, expected.split(), strict=True)
        refused = [role for role, code in cells if code != "ok"]
        await ask(tmp_path / "refused", refused)
        for role in ROLES:
            if role not in refused:
                await ask(tmp_path / role, [role])

    run(play())


def test_no_request_is_forgotten() -> None:
    rows = {row[0].split("?")[0].replace("FORMER", "TABLE") for row in ROWS}
    known = {
        f"{operation.method} {operation.path}"
        .replace("{code}", "CODE")
        .replace("{table}", "TABLE")
        .replace("{game}", HUSTLE)
        for operation in OPERATIONS
    }  # fmt: skip
    assert rows == known


# What a page says over the socket: spectator, other seat (not its turn), owner of the turn.
MESSAGES: list[tuple[dict[str, Any], str]] = [
    ({"type": "act", "action": "roll"}, "no_seat not_your_turn ok"),
    ({"type": "act", "action": "spin"}, "no_seat not_your_turn illegal"),
    ({"type": "say", "channel": "table", "text": "x"}, "silent ok ok"),
    ({"type": "say", "channel": "spectators", "text": "x"}, "ok silent silent"),
    ({"type": "say", "channel": "team", "text": "x"}, "silent silent silent"),
    ({"type": "say", "channel": "room", "text": "x"}, "silent silent silent"),
    ({"type": "emote", "emote": "wave"}, "ok ok ok"),
    ({"type": "more-time"}, "no_seat ok ok"),
    ({"type": "concede"}, "no_seat illegal illegal"),
]
WITHOUT_ANSWER = {"hello", "typing"}


@pytest.mark.parametrize(("message", "expected"), MESSAGES, ids=lambda part: str(part)[:50])
def test_messages(
    message: dict[str, Any], expected: str, scenes: dict[bool, Scene], tmp_path: Path
) -> None:
    scene = scenes[True]
    shutil.copytree(scene.folder, tmp_path / "data")

    async def play() -> None:
        async with open_house(tmp_path / "data") as house:
            people = {role: person(house, scene, role) for role in ROLES}
            for role in ("host", "other", "spectator"):
                await people[role].enters()
            for role, code in zip(("spectator", "other", "host"), expected.split(), strict=True):
                guest = people[role]
                command = {"decision": guest.frame["decision"]} if message["type"] == "act" else {}
                answer = await guest.answer({**message, **command})
                assert answer.get("code", "ok") == code, role
            for role, code in (("stranger", "not_here"), ("kicked", "kicked")):
                assert await people[role].refused("GET", f"/api/rooms/{scene.code}/live") == code

    run(play())


def test_no_message_is_forgotten() -> None:
    tags = {member.__struct_config__.tag for member in get_args(messages.Command)}
    assert {row[0]["type"] for row in MESSAGES} | WITHOUT_ANSWER == tags


def test_nothing_is_said_to_a_page_that_does_not_say_hello(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            ann, _ = await begun(house, HUSTLE, ["Ann", "Bob"])
            page = house.guest("Ann's quiet page")
            for cookie in ann.session.cookie_jar:
                page.session.cookie_jar.update_cookies({cookie.key: cookie.value})
            socket = await page.session.ws_connect(f"{house.address}/api/rooms/{ann.code}/live")
            await ann.acts("roll")
            await socket.send_json({"type": "act", "ref": 5, "decision": "0.0", "action": "roll"})
            answer = await socket.receive_json()
            assert answer["code"] == "malformed"
            await socket.close()

    run(play())


@pytest.mark.skipif(BANK not in GAMES, reason="the game is not here")
def test_the_dead_keep_their_eyes_and_lose_their_voice(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            guests = await begun(house, BANK, ["Ann", "Bob", "Cy", "Dee", "Eve"])
            ann, bob, *_ = guests
            table = house.hub.tables[ann.frame["table"]]
            table.state = read_position(table.game, BOB_IS_BLEEDING)
            for guest in guests:
                await guest.enters()
            await ann.acts("pass")
            await bob.acts("pass")
            for guest in guests:
                await guest.sync()
            assert ann.frame["view"]["players"][1]["living"] is False

            assert bob.frame["viewer"] == 1
            assert bob.frame["speech"]["channels"] == []
            assert ann.frame["speech"]["channels"] == ["table"]
            assert (await bob.says("It was Dee"))["code"] == "silent"
            assert (await bob.answer({"type": "emote", "emote": "rage"}))["code"] == "silent"
            await ann.says("Poor Bob")
            await bob.sync()
            assert [line["text"] for line in bob.heard("said")] == ["Poor Bob"]
            assert (await bob.acts("pass"))["code"] == "not_your_turn"

    run(play())
