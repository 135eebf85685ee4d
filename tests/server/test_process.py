"""A real `hideout serve`: killed without warning, stopped politely, started where it cannot be."""

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from hideout.engine.core import TABLE
from hideout.server.store.sqlite import FILE, SqliteStore
from tests.server.house import PATIENCE, House, begun, open_house

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy"]
HIDEOUT = (sys.executable, "-c", "from hideout.cli import main; main()")
KILLS = 3
DECISIONS_BETWEEN = 6


class Process:
    """A server of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def start(self, *flags: str) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *HIDEOUT, "serve", "--data", str(self.folder), "--port", "0",
            "--bot-millis", "0", "--rooms-per-minute", "1000", "--messages-per-second", "1000",
            *flags, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            found = re.search(rb"http://localhost:(\d+)", line)
            if found:
                self.address = f"http://127.0.0.1:{int(found[1])}"
                return
        assert self.process.stderr is not None
        raise AssertionError((await self.process.stderr.read()).decode())

    async def stop(self, how: signal.Signals) -> int:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode


class Player:
    """A page that comes back by itself."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.events: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.accepted: list[str] = []
        self.sent = ""
        self.bye = ""

    async def post(self, path: str, body: Any = None) -> Any:
        async with self.session.post(self.server.address + path, json=body) as answer:
            data = await answer.json()
            assert answer.status == 200, data
            return data

    async def connect(self, code: str) -> None:
        url = f"{self.server.address}/api/rooms/{code}/live"
        self.socket = await self.session.ws_connect(url)
        self.reader = asyncio.create_task(self._read())
        table = self.frame.get("table", "")
        self.has_frame = False
        await self.socket.send_json({"type": "hello", "table": table, "heard": len(self.events)})
        await self.until(lambda: self.has_frame)

    async def act(self, action: str) -> None:
        self.sent = action
        self.is_answered = False
        command = {"type": "act", "ref": 1, "decision": self.frame["decision"], "action": action}
        await self.socket.send_json(command)

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.002)

    async def sync(self) -> None:
        """Everything the server has sent so far has been read."""
        self.is_answered = False
        await self.socket.send_json({"type": "say", "ref": 2, "channel": "", "text": ""})
        await self.until(lambda: self.is_answered)

    async def _read(self) -> None:
        async for message in self.socket:
            self._hear(json.loads(message.data))

    def _hear(self, data: dict[str, Any]) -> None:
        if data["type"] == "frame":
            self.frame = data
            self.has_frame = True
            known = len(self.events)
            self.events += [event for event in data["events"] if event["n"] > known]
        elif data["type"] == "accepted":
            self.accepted.append(self.sent)
            self.is_answered = True
        elif data["type"] == "refusal":
            self.is_answered = True
        elif data["type"] == "bye":
            self.bye = data["reason"]


@asynccontextmanager
async def players_at(server: Process, game: str) -> AsyncIterator[tuple[list[Player], str]]:
    players = [Player(server) for _ in NAMES]
    try:
        room = await players[0].post("/api/rooms", {"game": game, "name": NAMES[0]})
        code = room["code"]
        for player, name in zip(players[1:], NAMES[1:], strict=True):
            await player.post(f"/api/rooms/{code}/join", {"name": name})
        await players[0].post(f"/api/rooms/{code}/settings", {"seating": "listed"})
        await players[0].post(f"/api/rooms/{code}/start")
        for player in players:
            await player.connect(code)
        yield players, code
    finally:
        for player in players:
            await player.session.close()


def stored(folder: Path, table: str) -> list[tuple[int, str]]:
    db = sqlite3.connect(folder / FILE)
    rows = db.execute(
        "SELECT seat, action FROM decisions WHERE table_id = ? ORDER BY step", (table,)
    ).fetchall()
    db.close()
    return rows


@pytest.mark.parametrize("game", ["heat", "heist-hustle", "millions-of-dollars", "oceans-heist"])
async def test_killed_at_any_moment_it_loses_no_acknowledged_decision(
    game: str, tmp_path: Path
) -> None:
    dice = random.Random(f"kill {game}")
    data = tmp_path / "data"

    server = Process(data)
    await server.start()
    async with players_at(server, game) as (players, code):
        table = players[0].frame["table"]
        for _ in range(KILLS):
            await play_some(players, dice, DECISIONS_BETWEEN)
            waiting = await play_one(players, dice)  # unanswered when the blow falls
            await asyncio.sleep(dice.random() * 0.004)
            await server.stop(signal.SIGKILL)
            assert waiting is not None
            for player in players:
                await player.reader  # perhaps it was answered after all
            kept = stored(data, table)
            for seat, player in enumerate(players):
                mine = [action for who, action in kept if who == seat]
                assert mine[: len(player.accepted)] == player.accepted
                assert len(mine) <= len(player.accepted) + 1
                player.accepted = mine
            await server.start()
            for player in players:
                await player.connect(code)
        await play_some(players, dice, DECISIONS_BETWEEN)
        for player in players:
            await player.sync()
        await server.stop(signal.SIGKILL)
        cookies = [
            {cookie.key: cookie.value for cookie in player.session.cookie_jar} for player in players
        ]
        await compare_with_twin(data, tmp_path / "twin", code, table, players, cookies)


def able(players: list[Player]) -> list[Player]:
    return [player for player in players if player.frame["viewer"] in player.frame["pending"]]


async def play_one(players: list[Player], dice: random.Random) -> Player:
    await players[0].until(lambda: bool(able(players)))
    player = dice.choice(able(players))
    await player.act(dice.choice(player.frame["legal"])["action"])
    return player


async def play_some(players: list[Player], dice: random.Random, count: int) -> None:
    made = sum(len(player.accepted) for player in players)
    while sum(len(player.accepted) for player in players) < made + count:
        player = await play_one(players, dice)
        await player.until(lambda: player.is_answered)  # noqa: B023


async def compare_with_twin(
    data: Path,
    folder: Path,
    code: str,
    table_id: str,
    players: list[Player],
    cookies: list[dict[str, str]],
) -> None:
    """The same decisions at a table that nobody disturbed lead to the same pages."""
    decisions = stored(data, table_id)
    shutil.copytree(data, folder)
    db = sqlite3.connect(folder / FILE)
    for shelf in ("shelved", "fresh"):
        db.execute(f"DELETE FROM {shelf} WHERE table_id = ?", (table_id,))
    db.commit()
    db.close()
    async with open_house(folder) as house:
        guests = []
        for cookie in cookies:
            guest = house.guest()
            guest.code = code
            guest.session.cookie_jar.update_cookies(cookie)
            await guest.enters()
            guests.append(guest)
        for seat, action in decisions:
            await repeat(house, table_id, seat, action)
        for guest, player in zip(guests, players, strict=True):
            await guest.sync()
            events = [event for frame in guest.heard("frame") for event in frame["events"]]
            assert player.events == events
            for part in ("view", "legal", "pending", "decision", "version", "phase", "asked"):
                assert player.frame[part] == guest.frame[part], part


async def repeat(house: House, table_id: str, seat: int, action: str) -> None:
    table = house.tables[table_id]
    room = house.hub.room(table.document.room)
    if seat == TABLE:
        async with table.lock:
            await room._decide(table, TABLE, table.parse(action))
    else:
        while wait := await room.play(table, seat, table.parse(action), table.token(seat)):
            await house.time.sleep(wait)


async def test_told_to_stop_it_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    await server.start()
    async with players_at(server, "heist-hustle") as (players, _):
        await play_some(players, random.Random(1), 3)
        assert await server.stop(signal.SIGTERM) == 0
        for player in players:
            await player.reader
            assert player.bye == "shutdown"
    assert len(stored(tmp_path / "data", players[0].frame["table"])) == 3


async def test_a_taken_port_is_named_with_a_way_out(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one") as house:
        await begun(house, "heist-hustle", ["Ann", "Bob"])
        process = await asyncio.create_subprocess_exec(
            *HIDEOUT, "serve", "--data", str(tmp_path / "two"),
            "--port", str(house.port), stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, complaint = await process.communicate()
        assert process.returncode == 2
        port = house.port
        assert complaint.decode().strip() == (
            f"Port {port} is in use: stop what uses it, or choose another with --port."
        )


async def test_whatever_keeps_it_from_starting_is_one_sentence_and_status_2(tmp_path: Path) -> None:
    used, damaged, file = (tmp_path / name for name in ("used", "damaged", "file"))
    SqliteStore(damaged).close()
    with (damaged / FILE).open("r+b") as data:
        data.seek(4096)
        data.write(b"\xa5" * 4096)
    file.write_text("")
    complaints: dict[str, tuple[list[str], dict[str, str]]] = {
        "HIDEOUT_PROT is not a setting": ([], {"HIDEOUT_PROT": "1"}),
        "Another Hideout is using": (["--data", str(used)], {}),
        "is damaged": (["--data", str(damaged)], {}),
        "cannot be used: ": (["--data", str(file)], {}),
        "Cannot listen on nowhere.invalid": (["--host", "nowhere.invalid"], {}),
    }

    async def fails(said: str, flags: list[str], variables: dict[str, str]) -> None:
        process = await asyncio.create_subprocess_exec(
            *HIDEOUT, "serve", "--port", "0", *flags, cwd=tmp_path,
            env={**os.environ, **variables}, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, complaint = await process.communicate()
        assert process.returncode == 2, complaint
        assert said in complaint.decode()
        assert len(complaint.splitlines()) == 1

    async with open_house(used):
        await asyncio.gather(*[fails(said, *how) for said, how in complaints.items()])
