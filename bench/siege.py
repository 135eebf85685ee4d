"""A house under siege: hostile guests of every kind beside a table at which people play.

    python -m bench.siege [SECONDS]

A real server with its usual limits; the guests in a process of their own, each kind from its own
address; the players' answers are timed before and during the siege, in one run. Prints a table
for docs/security.md. `tests/server/test_siege.py` holds a short one to its bounds.
"""

import asyncio
import json
import os
import random
import re
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bench.siege_attackers import attack

SERVE = (sys.executable, "-c", "from hideout.cli import main; main()", "serve")
GAME = "heist-hustle"
NAMES = ("Ann", "Bob", "Cy")
THINKS = 0.05  # seconds between two moves at the table
FEWEST = 20  # moves, however slow the machine is
QUIET = 0.3  # of the siege's time goes before it


class Server:
    """`hideout serve` as anybody would start it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"

    async def start(self) -> None:
        self.file = self.log.open("wb")
        self.metrics_port = _free_port()
        self.process = await asyncio.create_subprocess_exec(
            *SERVE, "--port", "0", "--data", str(self.folder / "data"),
            "--metrics-port", str(self.metrics_port),
            stdout=asyncio.subprocess.PIPE, stderr=self.file,
        )  # fmt: skip
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            found = re.search(rb"http://localhost:(\d+)", line)
            if found:
                self.address = f"http://127.0.0.1:{int(found[1])}"
                return
        raise RuntimeError(self.log.read_text())

    async def stop(self) -> int:
        self.process.terminate()
        await self.process.communicate()
        self.file.close()
        assert self.process.returncode is not None
        return self.process.returncode

    def megabytes(self) -> float:
        """The most memory it has ever had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1024

    def worked(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def held(self) -> dict[float, int]:
        """How often work held the event loop for up to so many seconds."""
        url = f"http://127.0.0.1:{self.metrics_port}/metrics"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            text = await answer.text()
        found = re.findall(r'hideout_held_seconds_bucket\{le="([^"]+)"\} (\S+)', text)
        return {float(bound): int(float(count)) for bound, count in found}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Player:
    """A page of somebody who only wants to play."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.frame: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.answered: asyncio.Future[None] | None = None
        self.refused: list[str] = []
        self.is_leaving = False

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        async with self.session.request(method, self.server.address + path, json=body) as answer:
            data = await answer.json()
            if answer.status != 200:
                self.refused.append(f"{method} {path}: {data}")
            return data

    async def enter(self, code: str) -> None:
        url = f"{self.server.address}/api/rooms/{code}/live"
        self.socket = await self.session.ws_connect(url)
        self.is_leaving = False
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.socket.send_json({"type": "hello"})

    async def _read(self, page: aiohttp.ClientWebSocketResponse) -> None:
        async for message in page:
            self._hear(json.loads(message.data))
        if not self.is_leaving:
            self.refused.append(f"closed: {page.close_code}")

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "frame":
            self.frame = message
            self.news.set()
        elif message["type"] in ("accepted", "refusal"):
            if message["type"] == "refusal" and message["code"] != "stale":
                self.refused.append(str(message))
            if self.answered is not None and not self.answered.done():
                self.answered.set_result(None)

    def is_waited_for(self) -> bool:
        return self.frame.get("viewer") in self.frame.get("pending", ()) and bool(
            self.frame["legal"]
        )

    async def act(self, dice: random.Random) -> float:
        """One move; how many seconds its answer took."""
        self.answered = asyncio.get_running_loop().create_future()
        action = dice.choice(self.frame["legal"])["action"]
        command = {"type": "act", "ref": 1, "decision": self.frame["decision"], "action": action}
        began = time.perf_counter()
        await self.socket.send_json(command)
        await self.answered
        return time.perf_counter() - began

    async def leave(self) -> None:
        self.is_leaving = True
        await self.socket.close()
        await self.reader


class Party:
    """Three people who play one game after another."""

    def __init__(self, players: list[Player], code: str) -> None:
        self.players = players
        self.code = code
        self.dice = random.Random("siege")
        self.took: list[float] = []

    async def play(self, seconds: float) -> list[float]:
        """Play on; how long each answer took."""
        self.took = []
        until = time.monotonic() + seconds
        while time.monotonic() < until or len(self.took) < FEWEST:
            await self._move()
            await asyncio.sleep(THINKS)
        return self.took

    async def _move(self) -> None:
        host = self.players[0]
        if host.frame.get("result"):
            await host.ask("POST", f"/api/rooms/{self.code}/start")
            await self._until(lambda: not host.frame.get("result"))
        able = [player for player in self.players if player.is_waited_for()]
        if not able:
            await asyncio.sleep(THINKS)
            return
        player = self.dice.choice(able)
        decision = player.frame["decision"]
        self.took.append(await player.act(self.dice))
        await self._until(lambda: player.frame["decision"] != decision)

    async def _until(self, is_so: Any) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                await asyncio.sleep(0.002)


@asynccontextmanager
async def table_at(server: Server) -> AsyncIterator[Party]:
    players = [Player(server) for _ in NAMES]
    room = await players[0].ask("POST", "/api/rooms", {"game": GAME, "name": NAMES[0]})
    for player, name in zip(players[1:], NAMES[1:], strict=True):
        await player.ask("POST", f"/api/rooms/{room['code']}/join", {"name": name})
    for player in players:
        await player.enter(room["code"])
    await players[0].ask("POST", f"/api/rooms/{room['code']}/start")
    table = Party(players, room["code"])
    await table._until(lambda: all(player.frame for player in players))
    try:
        yield table
    finally:
        for player in players:
            await player.leave()
            await player.session.close()


class Newcomer:
    """Somebody who comes to look again and again, as strangers do."""

    def __init__(self, server: Server, code: str) -> None:
        self.player = Player(server)
        self.code = code
        self.took: list[float] = []

    async def come_and_go(self) -> None:
        while True:
            began = time.perf_counter()
            async with asyncio.timeout(60):
                await self._come()
                await self.player.news.wait()
            self.took.append(time.perf_counter() - began)
            await self.player.leave()
            await asyncio.sleep(1)

    async def _come(self) -> None:
        join = {"name": "Dee", "watch": True}
        await self.player.ask("POST", f"/api/rooms/{self.code}/join", join)
        self.player.news.clear()
        await self.player.enter(self.code)


class Outcome:
    """What came of a siege."""

    def __init__(self) -> None:
        self.quiet: list[float] = []
        self.besieged: list[float] = []
        self.came: list[float] = []
        self.refused: list[str] = []  # what people who only play were refused
        self.sent: dict[str, int] = {}
        self.megabytes_before = 0.0
        self.megabytes = 0.0
        self.busy = 0.0  # of one processor
        self.held: dict[float, int] = {}
        self.log = ""
        self.status = 0

    def held_longer(self, seconds: float) -> float:
        """The share of looks at which work had held the event loop for longer."""
        return 1 - self.held[seconds] / max(1, self.held[float("inf")])


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def siege(folder: Path, seconds: float) -> Outcome:
    outcome = Outcome()
    server = Server(folder)
    await server.start()
    try:
        async with table_at(server) as table:
            outcome.quiet = await table.play(QUIET * seconds)
            outcome.megabytes_before = server.megabytes()
            before = await server.held()
            newcomer = Newcomer(server, table.code)
            visits = asyncio.create_task(newcomer.come_and_go())
            hostile = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bench.siege", "--attack", server.address, str(seconds),
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                cwd=Path(__file__).parents[1],
            )  # fmt: skip
            worked, began = server.worked(), time.monotonic()
            outcome.besieged = await table.play(seconds)
            outcome.busy = (server.worked() - worked) / (time.monotonic() - began)
            said, _ = await hostile.communicate()
            while not newcomer.took and not visits.done():
                await asyncio.sleep(0.1)
            if visits.done():
                outcome.refused.append(f"a newcomer gave up: {visits.exception()!r}")
            visits.cancel()
            outcome.sent = json.loads(said)
            outcome.came = newcomer.took
            after = await server.held()
            outcome.held = {bound: after[bound] - before[bound] for bound in after}
            for player in (newcomer.player, *table.players):
                outcome.refused += player.refused
            await newcomer.player.session.close()
        outcome.megabytes = server.megabytes()
    finally:
        outcome.status = await server.stop()
        outcome.log = server.log.read_text()
    return outcome


def report(outcome: Outcome) -> str:
    """A table in markdown."""
    rows = ["| what | before | during the siege |", "| --- | --- | --- |"]
    both = (outcome.quiet, outcome.besieged)
    for name, share in (("p50", 0.5), ("p99", 0.99), ("longest", 1.0)):
        cells = " | ".join(f"{1000 * quantile(took, share):.1f} ms" for took in both)
        rows.append(f"| answer to a move, {name} | {cells} |")
    rows.append(f"| newcomers who came to watch | | {len(outcome.came)} |")
    rows.append(f"| moves played | {len(outcome.quiet)} | {len(outcome.besieged)} |")
    rows.append(
        f"| a newcomer sees the table, p99 | | {1000 * quantile(outcome.came, 0.99):.1f} ms |"
    )
    most = f"{outcome.megabytes_before:.0f} MB | {outcome.megabytes:.0f} MB"
    rows.append(f"| most memory the server had | {most} |")
    rows.append(f"| of one processor the server used | | {outcome.busy:.0%} |")
    rows.append(f"| event loop held by work for over 25 ms | | {outcome.held_longer(0.025):.1%} |")
    rows.append(f"| event loop held by work for over 100 ms | | {outcome.held_longer(0.1):.1%} |")
    rows.append(f"| people at the table who were refused anything | | {len(outcome.refused)} |")
    rows += ["", "| hostile guests sent | how many |", "| --- | --- |"]
    rows += [f"| {name} | {count:,} |" for name, count in outcome.sent.items()]
    return "\n".join(rows)


def main() -> None:
    if sys.argv[1:2] == ["--attack"]:
        sent = asyncio.run(attack(sys.argv[2], float(sys.argv[3])))
        print(json.dumps(sent), flush=True)
        os._exit(0)  # whatever is still open is nobody's business
    seconds = float(sys.argv[1]) if sys.argv[1:] else 60
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(siege(Path(folder), seconds))
    print(report(outcome))
    p99 = quantile(outcome.besieged, 0.99)
    if p99 > 0.1 or outcome.refused:
        sys.exit(f"p99 {1000 * p99:.0f} ms; refused: {outcome.refused[:5]}")


if __name__ == "__main__":
    main()
