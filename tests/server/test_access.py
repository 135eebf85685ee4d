"""Who may do what: every request and every message, for everybody who could try it.

Rows are requests, columns people. A cell is `ok` or the code of the refusal. A refused request
is answered with a problem and nothing else: not one byte of a game.
"""

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, get_args

import pytest

from hideout.engine.position import read_position
from hideout.server.wire import messages
from tests.server.house import (
    Guest,
    House,
    begun,
    copy_data,
    open_house,
    play_on,
    put,
    run,
    seated,
    to_the_end,
)
from tests.server.live_bots import LiveBot, new_bot, seated_bot

HUSTLE = "heist-hustle"
BANK = "bank-heist"
OCEANS = "oceans-heist"
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
        self.promise = ""
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
        scene.promise = (await host.get(f"/api/rooms/{host.code}"))["commitment"]
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


NO_TOKEN = " ".join(["no_token"] * len(ROLES))
ACT = {"decision": "0.0", "action": "roll"}
SAY = {"channel": "table", "text": "x"}

Body = Callable[[Scene], Any]
NOTHING: Body = lambda s: None  # noqa: E731

# request, body, is a game running?, then stranger, kicked, spectator, other seat, host
ROWS: list[tuple[str, Body, bool, str]] = [
    ("GET /api/games", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/push", NOTHING, True, "ok ok ok ok ok"),
    (
        "POST /api/rooms/CODE/tell-me",
        lambda s: {"endpoint": "http://10.0.0.1/x", "p256dh": "", "auth": ""},
        True,
        "not_here kicked bad_browser bad_browser bad_browser",
    ),
    ("POST /api/rooms/CODE/tell-me-nothing", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/games/heist-hustle/words/en", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/lessons/first", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/lessons/words/en", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/events", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/effects", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/rules", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/view", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/deck", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/games/heist-hustle/pieces", NOTHING, True, "ok ok ok ok ok"),
    ("POST /api/rooms", lambda s: {"game": HUSTLE, "name": "X"}, True, "ok ok ok ok ok"),
    ("GET /api/rooms/CODE", NOTHING, True, "ok kicked ok ok ok"),
    ("GET /api/rooms/CODE/deck", NOTHING, True, "ok kicked ok ok ok"),
    ("GET /api/rooms/CODE/effects", NOTHING, True, "ok kicked ok ok ok"),
    ("GET /api/rooms/CODE/qr.svg", NOTHING, True, "ok ok ok ok ok"),
    ("POST /api/rooms/CODE/join", lambda s: {"name": "X"}, True, "ok kicked ok ok ok"),
    ("POST /api/rooms/CODE/leave", NOTHING, True, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/sit", NOTHING, False, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/sit", NOTHING, True, "not_here kicked playing playing playing"),
    ("POST /api/rooms/CODE/stand", NOTHING, False, "not_here kicked ok ok ok"),
    (
        "POST /api/rooms/CODE/seal",
        lambda s: {"seal": "ab" * 32, "promise": s.promise},
        False,
        "not_here kicked ok ok ok",
    ),
    ("POST /api/rooms/CODE/luck", lambda s: {"luck": "x"}, False, "not_here kicked ok ok ok"),
    (
        "POST /api/rooms/CODE/ignore",
        lambda s: {"person": s.id_of("other")},
        True,
        "not_here kicked ok ok ok",
    ),
    (
        "POST /api/rooms/CODE/take-over",
        lambda s: {"chair": 2},
        True,
        "not_here kicked ok seated seated",
    ),
    (
        "POST /api/rooms/CODE/consent",
        lambda s: {"person": "nobody", "yes": True},
        True,
        "not_here kicked no_wish no_wish no_wish",
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
        "not_here kicked not_host not_host not_lost",  # its owner was here a moment ago
    ),
    ("POST /api/rooms/CODE/pause", NOTHING, True, "not_here kicked not_host not_host ok"),
    ("POST /api/rooms/CODE/resume", NOTHING, True, "not_here kicked not_host not_host ok"),
    ("POST /api/rooms/CODE/code", NOTHING, True, "not_here kicked not_host not_host ok"),
    ("POST /api/rooms/CODE/start", NOTHING, False, "not_here kicked not_host not_host ok"),
    ("POST /api/rooms/CODE/start", NOTHING, True, "not_here kicked not_host not_host playing"),
    ("POST /api/rooms/CODE/me", lambda s: {"name": "X"}, True, "not_here kicked ok ok ok"),
    ("POST /api/rooms/CODE/side", lambda s: {"side": ""}, False, "not_here kicked ok ok ok"),
    (
        "POST /api/rooms/CODE/stand-in",
        lambda s: {"chair": 1},
        True,
        "not_here kicked no_seat ok ok",
    ),
    ("POST /api/rooms/CODE/screen", NOTHING, False, "not_here kicked not_host not_host ok"),
    (
        "POST /api/rooms/CODE/chairs/level",
        lambda s: {"chair": 2, "level": "heuristic"},
        False,
        "not_here kicked not_host not_host ok",
    ),
    ("POST /api/rooms/CODE/again", lambda s: {}, False, "not_here kicked not_host not_host ok"),
    (
        "POST /api/rooms/CODE/again/answer",
        lambda s: {"yes": True},
        False,
        "not_here kicked no_call no_call no_call",
    ),
    (
        "POST /api/rooms/CODE/again/deal",
        NOTHING,
        False,
        "not_here kicked not_host not_host no_call",
    ),
    (
        "POST /api/rooms/CODE/again/cancel",
        NOTHING,
        False,
        "not_here kicked not_host not_host no_call",
    ),
    # Of what is asked about, everybody is told of their own; see `test_mine`.
    ("POST /api/mine", lambda s: {"rooms": [s.code], "tables": []}, True, "ok ok ok ok ok"),
    (
        "POST /api/mine/code",
        lambda s: {"name": "X", "avatar": "", "rooms": [], "games": []},
        True,
        "ok ok ok ok ok",
    ),
    (
        "POST /api/mine/here",
        lambda s: {"code": "BCDFGHJK"},
        True,
        "bad_pass bad_pass bad_pass bad_pass bad_pass",
    ),
    ("POST /api/mine/only", NOTHING, True, "ok ok ok ok ok"),
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
    (
        "GET /api/tables/TABLE/epilogue",
        NOTHING,
        True,
        "not_here kicked closed_record closed_record closed_record",
    ),
    ("GET /api/tables/FORMER/epilogue", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/shared/LINK", NOTHING, True, " ".join(["no_table"] * 5)),
    ("GET /api/shared/LINK/replay", NOTHING, True, " ".join(["no_table"] * 5)),
    (
        "POST /api/rooms/CODE/share",
        lambda s: {"table": s.table, "yes": True},
        True,
        "not_here kicked closed_record closed_record closed_record",
    ),
    ("GET /api/daily", NOTHING, True, "ok ok ok ok ok"),
    ("GET /api/daily/heist-hustle", NOTHING, True, "ok ok ok ok ok"),
    ("POST /api/daily/heist-hustle", lambda s: {"name": "X"}, True, "ok ok ok ok ok"),
    ("GET /api/bots", NOTHING, True, "ok ok ok ok ok"),
    (
        "POST /api/rooms/CODE/programs",
        lambda s: {"name": "Botty"},
        True,
        "not_here kicked not_host not_host ok",
    ),
    (
        "POST /api/rooms/CODE/programs/invite",
        lambda s: {"name": "Botty"},
        True,
        "not_here kicked not_host not_host no_bot",
    ),
    (
        "POST /api/rooms/CODE/programs/remove",
        lambda s: {"person": "nobody"},
        True,
        "not_here kicked not_host not_host not_here",
    ),
    # What only a bot may ask for, by its token; see `test_bots`.
    ("GET /api/bot", NOTHING, True, NO_TOKEN),
    ("GET /api/bot/rooms/CODE", NOTHING, True, NO_TOKEN),
    ("GET /api/bot/rooms/CODE/frame", NOTHING, True, NO_TOKEN),
    ("POST /api/bot/rooms/CODE/accept", NOTHING, True, NO_TOKEN),
    ("POST /api/bot/rooms/CODE/decline", NOTHING, True, NO_TOKEN),
    ("POST /api/bot/rooms/CODE/leave", NOTHING, True, NO_TOKEN),
    ("POST /api/bot/rooms/CODE/act", lambda s: ACT, True, NO_TOKEN),
    ("POST /api/bot/rooms/CODE/say", lambda s: SAY, True, NO_TOKEN),
    ("GET /api/bot/stream", NOTHING, True, NO_TOKEN),
    ("GET /api/tables/FORMER/replay?as=all", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/FORMER/record", NOTHING, True, "not_here kicked ok ok ok"),
    ("GET /api/tables/FORMER/fairness", NOTHING, True, "not_here kicked ok ok ok"),
]


@pytest.mark.parametrize(("request_line", "body", "is_playing", "expected"), ROWS)
async def test_requests(
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
        copy_data(scene.folder, folder)
        async with open_house(folder) as house:
            for role in roles:
                code = expected.split()[ROLES.index(role)]
                status, answer = await person(house, scene, role).ask(method, path, body(scene))
                if code == "ok":
                    assert status == 200, (role, answer)
                else:
                    assert status >= 400, (role, answer)
                    assert set(answer) == {"code", "words", "sentence", "clauses"}
                    assert answer["code"] == code, role

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


# Those whom only some games know ask like any other seat: death opens no door, nor does a team.
SEATS_OF_SOME_GAMES = ("dead", "other team")


async def set_death(folder: Path) -> Scene:
    """Somebody other than the host dies of what is really played."""
    dice = random.Random(9)

    def at_random(guest: Guest) -> str:
        return dice.choice(guest.actions)

    async with open_house(folder) as house:
        easy_vault = {"crack_mode": "random"}
        guests = await begun(house, BANK, ["Ann", "Bob", "Cy", "Dee", "Eve"], easy_vault)
        host, *others = guests
        dead: list[Guest] = []
        while not dead:
            assert not host.frame["result"]
            await play_on(house, guests, at_random, stop_after=1)
            players = host.frame["view"]["players"]
            dead = [guest for guest in others if not players[guest.seat]["living"]]
        return scene_of(folder, host, {"dead": dead[0]})


async def set_teams(folder: Path) -> Scene:
    async with open_house(folder) as house:
        host, other_team = await begun(house, OCEANS, ["Ann", "Bob"])
        return scene_of(folder, host, {"other team": other_team})


def scene_of(folder: Path, host: Guest, people: dict[str, Guest]) -> Scene:
    scene = Scene(folder, host.code, "", host.room["table"])
    scene.ids["other"] = host.room["you"]
    for role, guest in people.items():
        scene.cookies[role] = {c.key: c.value for c in guest.session.cookie_jar}
    return scene


@pytest.fixture(scope="module")
def scenes_of_some_games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Scene]:
    found: dict[str, Scene] = {}

    async def play() -> None:
        found["dead"] = await set_death(tmp_path_factory.mktemp("death"))
        found["other team"] = await set_teams(tmp_path_factory.mktemp("teams"))

    run(play())
    return found


@pytest.mark.parametrize("role", SEATS_OF_SOME_GAMES)
@pytest.mark.slow
async def test_the_dead_and_the_other_team_ask_like_any_seat(
    role: str, scenes_of_some_games: dict[str, Scene], tmp_path: Path
) -> None:
    scene = scenes_of_some_games[role]
    no_such_thing = ("FORMER", "take-over")  # no game is over yet, and no bot has a seat
    at_running_games = [
        row for row in ROWS if row[2] and not any(x in row[0] for x in no_such_thing)
    ]

    for n, (request_line, body, _, expected) in enumerate(at_running_games):
        method, path = request_line.split(" ")
        path = path.replace("CODE", scene.code).replace("TABLE", scene.table)
        copy_data(scene.folder, tmp_path / str(n))
        async with open_house(tmp_path / str(n)) as house:
            status, answer = await person(house, scene, role).ask(method, path, body(scene))
        code = "ok" if status == 200 else answer["code"]
        assert code == expected.split()[ROLES.index("other")], request_line


# What tells nothing about any room, besides the socket, which has a table of its own.
OPEN_TO_ALL = {
    "GET /api/openapi.json", "GET /api/asyncapi.json", "GET /games/heist-hustle/{file}",
    "GET /healthz", "GET /readyz",
    "GET /{path}", "GET /shared/LINK/picture.png",
}  # fmt: skip


async def test_no_request_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        routes = {
            f"{route.method} {route.resource.canonical}"
            .replace("{code}", "CODE")
            .replace("{table}", "TABLE")
            .replace("{game}", HUSTLE)
            .replace("{language}", "en")
            .replace("{link}", "LINK")
            .replace("{lesson}", "first")
            for route in house.runner.app.router.routes()
            if route.resource is not None and route.method != "HEAD"
        }  # fmt: skip
    rows = {row[0].split("?")[0].replace("FORMER", "TABLE") for row in ROWS}
    assert routes == rows | OPEN_TO_ALL | {"GET /api/rooms/CODE/live", "GET /api/bot/live"}


# Bots, by their tokens: one that is not invited any more, one that is, one that sits at the table,
# one of another room; and somebody who made a token up.
BOTS = ("forger", "other room", "dropped", "invited", "seated")
BOT_ROWS: list[tuple[str, Any, str]] = [
    ("GET /api/bot", None, "no_token ok no_token ok ok"),
    ("GET /api/bot/rooms/CODE", None, "no_token not_invited no_token not_here ok"),
    ("GET /api/bot/rooms/CODE/frame", None, "no_token not_invited no_token not_here ok"),
    ("POST /api/bot/rooms/CODE/act", ACT, "no_token not_invited no_token not_here not_your_turn"),
    ("POST /api/bot/rooms/CODE/accept", None, "no_token not_invited no_token playing ok"),
    ("POST /api/bot/rooms/CODE/say", SAY, "no_token not_invited no_token not_here ok"),
    ("POST /api/bot/rooms/CODE/leave", None, "no_token not_invited no_token not_here ok"),
    ("POST /api/bot/rooms/CODE/decline", None, "no_token not_invited no_token ok ok"),
]


async def bots_at_a_table(house: House) -> dict[str, LiveBot]:
    (host,) = await seated(house, HUSTLE, ["Ann"])
    (elsewhere,) = await seated(house, HUSTLE, ["Bob"])
    found = {
        "forger": LiveBot(house, f"hb_{host.code}_{'0' * 40}", host.code),
        "other room": await new_bot(house, elsewhere),
        "dropped": await new_bot(house, host, "Dropped"),
        "invited": await new_bot(house, host, "Invited"),
        "seated": await seated_bot(house, host, "Seated"),
    }
    await host.in_room("programs/remove", {"person": found["dropped"].room["you"]})
    await host.in_room("start")
    for bot in found.values():
        bot.code = host.code
    await house.settle()
    return found


async def test_bots(tmp_path: Path) -> None:
    asked = {row[0] for row in BOT_ROWS} | {"GET /api/bot/stream"}
    assert asked == {row[0] for row in ROWS if row[3] == NO_TOKEN}

    async with open_house(tmp_path) as house:
        bots = await bots_at_a_table(house)
        for n, (request_line, body, expected) in enumerate(BOT_ROWS):
            method, path = request_line.replace("CODE", bots["seated"].code).split(" ")
            for role, code in zip(BOTS, expected.split(), strict=True):
                status, answer = await bots[role].ask(method, path, body)
                told = "ok" if status == 200 else answer["code"]
                assert told == code, (request_line, role, answer)
            if n == 3:
                await house.wait(60_000)  # wrong tokens are rationed


@pytest.mark.parametrize("role", BOTS)
async def test_a_bots_line_opens_for_its_token_only(role: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        bot = (await bots_at_a_table(house))[role]
        is_known = role not in ("forger", "dropped")
        async with bot.session.get(
            f"{house.address}/api/bot/stream", headers=bot.headers
        ) as answer:
            assert answer.status == (200 if is_known else 401)
        async with bot.session.ws_connect(f"{house.address}/api/bot/live") as socket:
            await socket.send_json({"type": "hello", "token": bot.token})
            first = json.loads((await socket.receive()).data)
            assert first["type"] == ("hello" if is_known else "refusal")


async def test_a_bots_token_opens_nothing_that_is_peoples(
    scenes: dict[bool, Scene], tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        bot = (await bots_at_a_table(house))["seated"]
        table = bot.frame["table"]
        for request_line, body, _, expected in ROWS:
            if (
                expected == NO_TOKEN
                or " /api/games" in request_line
                or " /api/bots" in request_line
            ):
                continue
            method, path = request_line.replace("CODE", bot.code).split(" ")
            path = path.replace("FORMER", table).replace("TABLE", table)
            status, answer = await bot.ask(method, path, body(scenes[True]))
            assert (status, answer["code"]) == (403, "not_for_bots"), request_line
        code = await bot.refused("GET", f"/api/rooms/{bot.code}/live")
        assert code == "not_here", "a token is no cookie"


async def test_a_running_game_is_seen_again_through_ones_own_eyes_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cy, dee = await begun(house, OCEANS, ["Ann", "Bob", "Cy", "Dee"])
        await bob.acts(bob.actions[0])
        path = f"/api/tables/{ann.frame['table']}"
        for guest in (ann, bob, cy, dee):
            mine = await guest.get(f"{path}/replay")
            assert mine["viewer"] == guest.seat
            for eyes in {"all", "0", "1", "2", "3"} - {str(guest.seat)}:
                code = await guest.refused("GET", f"{path}/replay?as={eyes}")
                assert code == "closed_record", "a team mate's eyes are not one's own"


# What a page says over the socket, at three tables: one of turns, one of teams, one with a death.
# Whose turn it is owns the decision; the captain's team decides, the other team does not.
AT_TURNS = ("spectator", "other", "owner")
AT_TEAMS = ("watcher", "other team", "team mate", "captain")
AT_A_DEATH = ("dead", "living")
MESSAGES: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"type": "act"},
        "no_seat not_your_turn ok",
        "no_seat not_your_turn ok ok",
        "not_your_turn ok",
    ),
    (
        {"type": "act", "action": "nonsense"},
        "no_seat malformed malformed",
        "no_seat malformed malformed malformed",
        "malformed malformed",
    ),
    (
        {"type": "act", "decision": "99.9"},
        "no_seat stale stale",
        "no_seat stale stale stale",
        "stale stale",
    ),
    (
        {"type": "say", "channel": "table", "text": "x"},
        "silent ok ok",
        "silent ok ok ok",
        "silent ok",
    ),
    (
        {"type": "say", "channel": "spectators", "text": "x"},
        "ok silent silent",
        "ok silent silent silent",
        "silent silent",
    ),
    (
        {"type": "say", "channel": "team", "text": "x"},
        "silent silent silent",
        "silent ok ok ok",
        "silent silent",
    ),
    (
        {"type": "say", "channel": "room", "text": "x"},
        "silent silent silent",
        "silent silent silent silent",
        "silent silent",
    ),
    ({"type": "emote", "emote": "wave"}, "ok ok ok", "ok ok ok ok", "silent ok"),
    ({"type": "more-time"}, "no_seat ok ok", "no_seat ok ok ok", "ok ok"),
    (
        {"type": "advise"},
        "no_seat not_your_turn ok",
        "no_seat not_your_turn ok ok",
        "not_your_turn ok",
    ),
    (
        {"type": "advise", "decision": "99.9"},  # what is past is not answered
        "no_seat - -",
        "no_seat - - -",
        "- -",
    ),
    (
        {"type": "concede"},  # the other team's captain does, and then it is over [OH-139]
        "no_seat illegal illegal",
        "no_seat ok illegal illegal",
        "illegal illegal",
    ),
]
# Who of the others notices a typing mark in each channel; it has no answer.
TYPING: list[tuple[str, str, set[str]]] = [
    ("owner", "table", {"spectator", "other"}),
    ("spectator", "spectators", set()),
    ("captain", "table", {"watcher", "other team", "team mate"}),
    ("captain", "team", {"team mate"}),
    ("dead", "table", set()),
    ("living", "table", {"dead"}),
]
# A hello is every page's first word, below.
WITHOUT_ANSWER = {"hello", "typing"}


class Cast:
    """Everybody at the three tables, by role."""

    def __init__(self) -> None:
        self.pages: dict[str, Guest] = {}
        self.actions: dict[str, str] = {}  # by role: what its table's owner could do

    async def gather(self, house: House) -> None:
        ann, bob = await begun(house, HUSTLE, ["Ann", "Bob"])
        self._seat(ann, zip(AT_TURNS, (await onlooker(house, ann), bob, ann), strict=True))
        ann, bob, _, dee = await begun(house, OCEANS, ["Ann", "Bob", "Cy", "Dee"])
        assert bob.frame["view"]["captains"]["staff"] == bob.seat
        self._seat(bob, zip(AT_TEAMS, (await onlooker(house, ann), ann, dee, bob), strict=True))
        guests = await kill_bob(house)
        living = next(guest for guest in guests if guest.is_waited_for())
        self._seat(living, zip(AT_A_DEATH, (guests[1], living), strict=True))

    def _seat(self, owner: Guest, people: Iterable[tuple[str, Guest]]) -> None:
        for role, guest in people:
            self.pages[role] = guest
            self.actions[role] = owner.actions[0]


async def onlooker(house: House, host: Guest) -> Guest:
    guest = house.guest("Zed")
    await guest.joins(host.code, watch=True)
    await guest.enters()
    return guest


async def kill_bob(house: House) -> list[Guest]:
    """A table of Bank Heist at which Bob has just died."""
    guests = await begun(house, BANK, ["Ann", "Bob", "Cy", "Dee", "Eve"])
    ann, bob, *_ = guests
    table = house.tables[ann.frame["table"]]
    put(table, read_position(table.game, BOB_IS_BLEEDING))
    for guest in guests:
        await guest.enters()
    await ann.acts("pass")
    await bob.acts("pass")
    for guest in guests:
        await guest.sync()
    assert ann.frame["view"]["players"][1]["living"] is False
    return guests


@pytest.mark.parametrize(
    ("message", "at_turns", "at_teams", "at_a_death"),
    MESSAGES,
    ids=lambda part: " ".join(map(str, part.values())) if isinstance(part, dict) else "",
)
async def test_messages(
    message: dict[str, Any], at_turns: str, at_teams: str, at_a_death: str, tmp_path: Path
) -> None:
    expected = dict(
        zip(
            [*AT_TURNS, *AT_TEAMS, *AT_A_DEATH],
            f"{at_turns} {at_teams} {at_a_death}".split(),
            strict=True,
        )
    )

    async with open_house(tmp_path) as house:
        cast = Cast()
        await cast.gather(house)
        for role, code in expected.items():
            guest = cast.pages[role]
            await guest.sync()
            usual = {"decision": guest.frame["decision"], "action": cast.actions[role]}
            if message["type"] == "advise":
                command = {"decision": usual["decision"], **message}
                assert await advised(house, guest, command) == code, role
                continue
            more = usual if message["type"] == "act" else {}
            answer = await guest.answer({**more, **message})
            assert answer.get("code", "ok") == code, role


async def advised(house: House, guest: Guest, command: dict[str, Any]) -> str:
    """What comes of asking for advice, which has an answer of its own or none; "-" for none."""
    ref = next(guest.refs)
    guest.forget()
    await guest.send({**command, "ref": ref})
    await house.settle()
    answers = [m for m in guest.inbox if m["type"] == "advice" or m.get("ref") == ref]
    assert len(answers) < 2
    if not answers:
        return "-"
    return str(answers[0].get("code", "ok"))


async def test_only_a_captain_gives_up_and_from_the_first_phase_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, bob, _, dee = await begun(house, OCEANS, ["Ann", "Bob", "Cy", "Dee"])
        assert (await dee.answer({"type": "concede"}))["code"] == "illegal"
        assert "code" not in await bob.answer({"type": "concede"})
        await dee.sync()
        assert dee.frame["view"]["ending"] == "conceded"
        assert dee.frame["view"]["winners"] == [0, 2]


async def test_a_typing_mark_reaches_whom_the_line_would_reach(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        cast = Cast()
        await cast.gather(house)
        for role, channel, hearers in TYPING:
            for guest in cast.pages.values():
                guest.forget()
            await cast.pages[role].send({"type": "typing", "channel": channel, "on": True})
            await cast.pages[role].sync()
            for guest in cast.pages.values():
                await guest.sync()
            noticed = {who for who, guest in cast.pages.items() if guest.heard("typing-mark")}
            assert noticed == hearers, (role, channel)


@pytest.mark.parametrize(
    ("role", "code"),
    [
        ("stranger", "not_here"),
        ("kicked", "kicked"),
        ("spectator", ""),
        ("other", ""),
        ("host", ""),
    ],
)
async def test_a_socket_opens_for_those_in_the_room_only(
    role: str, code: str, scenes: dict[bool, Scene], tmp_path: Path
) -> None:
    scene = scenes[True]
    copy_data(scene.folder, tmp_path / "data")

    async with open_house(tmp_path / "data") as house:
        guest = person(house, scene, role)
        if code:
            assert await guest.refused("GET", f"/api/rooms/{scene.code}/live") == code
            return
        await guest.enters()
        assert guest.frame["viewer"] == {"spectator": -1, "other": 1, "host": 0}[role]


def test_no_message_is_forgotten() -> None:
    tags = {member.__struct_config__.tag for member in get_args(messages.Command)}
    assert {row[0]["type"] for row in MESSAGES} | WITHOUT_ANSWER == tags


async def test_nothing_is_said_to_a_page_that_does_not_say_hello(tmp_path: Path) -> None:
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


async def test_the_dead_keep_their_eyes_and_lose_their_voice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, *_ = await kill_bob(house)

        assert bob.frame["viewer"] == 1
        assert bob.frame["speech"]["channels"] == []
        assert ann.frame["speech"]["channels"] == ["table"]
        await ann.says("Poor Bob")
        await bob.sync()
        assert [line["text"] for line in bob.heard("said")] == ["Poor Bob"]
