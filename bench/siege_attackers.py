"""Hostile guests, one kind a class, each from an address of its own on loopback.

They know the API and keep at it: what is refused is tried again, what is closed is opened again.
Each has a pace, so that it is the server that is measured and not who can waste more of a machine.
"""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import aiohttp

DEEP = '{"deck":{"a":' + "[" * 30_000
NO_ANSWER = (aiohttp.ClientError, OSError, TimeoutError, asyncio.IncompleteReadError)
LINE = "x" * 500
LATEST = 60  # seconds after which nobody is waited for who has not begun


class Guest:
    """Somebody with a cookie, at an address."""

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.address = address
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0),
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            timeout=aiohttp.ClientTimeout(total=20),
        )

    async def ask(self, method: str, path: str, **how: Any) -> tuple[int, bytes]:
        async with self.session.request(method, self.server + path, **how) as answer:
            return answer.status, await answer.read()

    async def post(self, path: str, body: Any = None) -> Any:
        status, answer = await self.ask("POST", path, json=body)
        return json.loads(answer) if status == 200 else {}

    async def opens(self, game: str, starts: bool = True) -> str:
        """A room of one's own; its code."""
        room = await self.post("/api/rooms", {"game": game, "name": "Mallory"})
        code = str(room.get("code", ""))
        if starts:
            await self.post(f"/api/rooms/{code}/fill")
            await self.post(f"/api/rooms/{code}/start")
        return code

    async def page(self, code: str) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"{self.server}/api/rooms/{code}/live", max_msg_size=0)


class Attacker:
    """One kind of guest; `sent` counts what it sent."""

    name = ""
    pace = 0.01  # seconds between two of what it does
    game = "heist-hustle"

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.address = address
        self.guest = Guest(server, address)
        self.sent = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """What is done once."""

    async def once(self) -> None:
        """What is done again and again."""

    async def rage(self) -> None:
        while not await self._tried(self.begin):
            await asyncio.sleep(0.5)
        while True:
            await self._tried(self.once)
            self.sent += 1
            await asyncio.sleep(self.pace)

    async def _tried(self, work: Callable[[], Awaitable[None]]) -> bool:
        try:
            await work()
        except NO_ANSWER:
            return False
        return True

    def reads(self, page: aiohttp.ClientWebSocketResponse) -> None:
        """Read what comes, as a browser would, and forget it."""

        async def read() -> None:
            async for _ in page:
                pass

        self.tasks.append(asyncio.create_task(read()))

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.server)
        return await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(self.address, 0), limit=1000
        )


class UnknownActions(Attacker):
    name = "unknown actions"
    pace = 0.06
    game = "millions-of-dollars"

    async def begin(self) -> None:
        self.code = await self.guest.opens(self.game)
        await self._come()

    async def _come(self) -> None:
        self.socket = await self.guest.page(self.code)
        await self.socket.send_json({"type": "hello"})
        self.decision = ""
        self.tasks.append(asyncio.create_task(self._read(self.socket)))

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            self.decision = json.loads(message.data).get("decision", self.decision)

    async def once(self) -> None:
        if self.socket.closed:
            await self._come()
        nonsense = {"type": "act", "ref": 1, "action": "whisqer q2-2 1669"}
        await self.socket.send_json({**nonsense, "decision": self.decision})


class UnknownActionsOceans(UnknownActions):
    name = "unknown actions, Ocean's Heist"
    game = "oceans-heist"


class Hellos(Attacker):
    """Many pages of many guests in one room, each of which says hello again and again."""

    name = "hellos"
    pace = 0.1

    async def begin(self) -> None:
        code = await self.guest.opens("bank-heist", starts=False)
        guests = [Guest(self.server, self.address) for _ in range(10)]
        for guest in guests:
            await guest.post(f"/api/rooms/{code}/join", {"name": "Mallory", "watch": True})
        self.pages = [(guest, code) for guest in (self.guest, *guests) for _ in range(4)]
        self.sockets: list[aiohttp.ClientWebSocketResponse | None] = [None] * len(self.pages)

    async def once(self) -> None:
        for n, (guest, code) in enumerate(self.pages):
            socket = self.sockets[n]
            if socket is None or socket.closed:
                self.sockets[n] = None
                socket = self.sockets[n] = await guest.page(code)
                self.reads(socket)
            await socket.send_json({"type": "hello", "table": "", "heard": 0})
            self.sent += 1


class Codes(Attacker):
    name = "room codes"
    pace = 0.005

    async def once(self) -> None:
        code = "".join(random.choices("BCDFGHJKMNPRSTVWXZ", k=6))
        await self.guest.ask("GET", f"/api/rooms/{code}")


class DeepBodies(Attacker):
    name = "deep JSON"
    pace = 0.02

    async def begin(self) -> None:
        self.code = await self.guest.opens(self.game, starts=False)

    async def once(self) -> None:
        await self.guest.ask("POST", f"/api/rooms/{self.code}/settings", data=DEEP)


class OddMessages(Attacker):
    name = "too big, binary and ping messages"
    pace = 0.003

    async def begin(self) -> None:
        self.code = await self.guest.opens(self.game)
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.turns = itertools.cycle(range(3))

    async def once(self) -> None:
        if self.socket is None or self.socket.closed:
            self.socket = None
            self.socket = await self.guest.page(self.code)
            self.reads(self.socket)
        turn = next(self.turns)
        if turn == 0:
            await self.socket.send_str("x" * 60_000)
        elif turn == 1:
            await self.socket.send_bytes(b"x" * 1000)
        else:
            await self.socket.ping()


class SilentConnections(Attacker):
    name = "silent connections"
    pace = 0.005

    async def begin(self) -> None:
        self.open: list[asyncio.StreamWriter] = []

    async def once(self) -> None:
        _, writer = await self.raw()
        self.open.append(writer)
        if len(self.open) > 600:
            self.open.pop(0).close()


class SlowHeaders(SilentConnections):
    name = "slow headers"
    pace = 0.02

    async def once(self) -> None:
        await super().once()
        for writer in self.open[-50:]:
            if writer.is_closing():
                continue
            writer.write(b"X-Slow: 1\r\n" if len(self.open) % 2 else b"GET / HTTP/1.1\r\n")


class SilentPages(Attacker):
    """Sockets that are opened and never say hello."""

    name = "pages without hello"
    pace = 0.2

    async def begin(self) -> None:
        self.code = await self.guest.opens(self.game, starts=False)
        self.open: list[aiohttp.ClientWebSocketResponse] = []

    async def once(self) -> None:
        self.open.append(await self.guest.page(self.code))


class NeverReading(Attacker):
    """Pages that come in and never read, in a room where somebody talks."""

    name = "pages that never read"
    pace = 0.2

    async def begin(self) -> None:
        self.code = await self.guest.opens("bank-heist", starts=False)
        self.talker = await self.guest.page(self.code)
        await self.talker.send_json({"type": "hello"})
        self.reads(self.talker)
        self.open: list[asyncio.StreamWriter] = []
        for _ in range(20):
            guest = Guest(self.server, self.address)
            join = {"name": "Mallory", "watch": True}
            await guest.post(f"/api/rooms/{self.code}/join", join)
            cookies = guest.session.cookie_jar.filter_cookies(self.server)  # type: ignore[arg-type]
            cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())
            await guest.session.close()
            await self._deaf(cookie)

    async def _deaf(self, cookie: str) -> None:
        reader, writer = await self.raw()
        writer.write(
            (
                f"GET /api/rooms/{self.code}/live HTTP/1.1\r\n"
                f"Host: {urlsplit(self.server).netloc}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
            ).encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        hello = b'{"type":"hello"}'
        writer.write(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        self.open.append(writer)

    async def once(self) -> None:
        await self.talker.send_json({"type": "say", "ref": 1, "channel": "room", "text": LINE})


class Replays(Attacker):
    name = "replays"
    pace = 0.02

    async def begin(self) -> None:
        room = await self.guest.opens("heat")
        status, answer = await self.guest.ask("GET", f"/api/rooms/{room}")
        self.table = json.loads(answer)["table"] if status == 200 else ""

    async def once(self) -> None:
        await self.guest.ask("GET", f"/api/tables/{self.table}/replay")


class Settings(Attacker):
    name = "settings and luck"
    pace = 0.005

    async def begin(self) -> None:
        self.code = await self.guest.opens(self.game, starts=False)
        socket = await self.guest.page(self.code)
        await socket.send_json({"type": "hello"})
        self.reads(socket)
        self.turns = itertools.count()

    async def once(self) -> None:
        turn = next(self.turns)
        if turn % 2:
            await self.guest.post(f"/api/rooms/{self.code}/luck", {"luck": str(turn)})
        else:
            pace = ("live", "fast")[turn // 2 % 2]
            await self.guest.post(f"/api/rooms/{self.code}/settings", {"pace": pace})


class Upkeep(Attacker):
    name = "readiness, pictures and documents"
    pace = 0.005

    async def begin(self) -> None:
        code = await self.guest.opens(self.game, starts=False)
        paths = ("/readyz", "/healthz", f"/api/rooms/{code}/qr.svg", "/api/openapi.json")
        self.paths = itertools.cycle((*paths, "/api/words"))

    async def once(self) -> None:
        await self.guest.ask("GET", next(self.paths))


class Malformed(Attacker):
    name = "malformed headers"
    pace = 0.01

    async def once(self) -> None:
        _, writer = await self.raw()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: hideout=SECRET\x00\x01\r\n\r\n")
        await asyncio.sleep(0.02)
        writer.close()


ATTACKERS: tuple[type[Attacker], ...] = (
    UnknownActions, UnknownActionsOceans, Hellos, Codes, DeepBodies, OddMessages,
    SilentConnections, SlowHeaders, SilentPages, NeverReading, Replays, Settings, Upkeep, Malformed,
)  # fmt: skip


async def attack(server: str, seconds: float) -> dict[str, int]:
    """All of them at once; what each has sent."""
    attackers = [kind(server, f"127.0.1.{n}") for n, kind in enumerate(ATTACKERS, 1)]
    tasks = [asyncio.create_task(attacker.rage()) for attacker in attackers]
    await asyncio.wait(tasks, timeout=seconds)
    deadline = time.monotonic() + LATEST
    while not all(attacker.sent for attacker in attackers) and time.monotonic() < deadline:
        await asyncio.sleep(0.1)  # on a busy machine some take a while to begin
    return {attacker.name: attacker.sent for attacker in attackers}
