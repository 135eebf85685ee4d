"""Players for bench.server: many rooms of five sockets each, in a process of their own.

One client speaks both servers' tongues, so that both are asked and timed alike. It reads one job
as JSON from its standard input, says when all rooms are open, waits for one more line, plays, and
writes what it measured to its standard output.
"""

import asyncio
import base64
import json
import os
import random
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import msgspec

SEATS = 5
WARM_UP = 2.0  # seconds of play before anything is counted
SETTLE = 0.5  # seconds for what is on its way to arrive
MASK = b"\0\0\0\0"  # a mask has to be there, and this one costs neither side anything


class Wire(asyncio.Protocol):
    """A websocket, no more of it than two friendly servers need."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.rest = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1", "Host: localhost", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"The server does not open a socket: {head!r}")
            self.open.set_result(None)
        at = 0
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            if kind == 1:
                self.heard(data[start:at])
            elif kind == 9:
                self._write(10, data[start:at])
        self.rest = data[at:]

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else (
            struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        )  # fmt: skip
        self.transport.write(head + MASK + text)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """(opcode, start, end) of the whole frame at `at`, if it is all there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size == 126:
        if len(data) < at + 4:
            return None
        (size,), start = struct.unpack_from("!H", data, at + 2), at + 4
    elif size == 127:
        if len(data) < at + 10:
            return None
        (size,), start = struct.unpack_from("!Q", data, at + 2), at + 10
    end = start + size
    return (data[at] & 15, start, end) if end <= len(data) else None


class Seen(msgspec.Struct):
    """What a player needs to know of a frame to go on."""

    moves: int  # grows with every move of the room
    move: bytes | None  # what this seat could send now


class Tongue(Protocol):
    """How one of the servers is spoken to."""

    async def seat(self, session: aiohttp.ClientSession, room: int) -> list[tuple[str, str]]: ...

    def greeting(self, room: int, seat: int) -> list[bytes]: ...

    def read(self, room: int, seat: int, text: bytes) -> Seen | bytes | None: ...

    async def again(self, session: aiohttp.ClientSession, room: int) -> None: ...


class OurChoice(msgspec.Struct):
    action: str


class OurFrame(msgspec.Struct, tag="frame"):
    version: int
    viewer: int
    decision: str
    pending: list[int]
    legal: list[OurChoice]
    result: msgspec.Raw


class OurMembers(msgspec.Struct):
    """Those of a frame that a change may bring."""

    version: int | msgspec.UnsetType = msgspec.UNSET
    decision: str | msgspec.UnsetType = msgspec.UNSET
    pending: list[int] | msgspec.UnsetType = msgspec.UNSET
    legal: list[OurChoice] | msgspec.UnsetType = msgspec.UNSET
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class OurChange(msgspec.Struct, tag="change"):
    frame: OurMembers


class Ours:
    """Hideout: a room opened and joined over HTTP, then the room's socket."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.codes: dict[int, str] = {}
        self.cookies: dict[tuple[int, int], str] = {}
        self.decode = msgspec.json.Decoder(OurFrame | OurChange).decode
        self.frames: dict[tuple[int, int], OurFrame] = {}  # the last one of each page
        self.refs = 0
        self.over: set[int] = set()

    async def _post(
        self, session: aiohttp.ClientSession, path: str, cookie: str, body: object = None
    ) -> tuple[Any, str]:
        headers = {"Cookie": cookie} if cookie else {}
        async with session.post(self.base + path, json=body, headers=headers) as answer:
            data = await answer.json()
            if answer.status != 200:
                raise SystemExit(f"{path}: {data}")
            return data, answer.headers.get("Set-Cookie", "").split(";")[0]

    async def seat(self, session: aiohttp.ClientSession, room: int) -> list[tuple[str, str]]:
        body = {"game": "heist-hustle", "name": "P0"}
        data, cookie = await self._post(session, "/api/rooms", "", body)
        code = self.codes[room] = data["code"]
        self.cookies[room, 0] = cookie
        for seat in range(1, SEATS):
            path = f"/api/rooms/{code}/join"
            _, self.cookies[room, seat] = await self._post(session, path, "", {"name": f"P{seat}"})
        await self.again(session, room)
        return [(f"/api/rooms/{code}/live", self.cookies[room, seat]) for seat in range(SEATS)]

    def greeting(self, room: int, seat: int) -> list[bytes]:
        return [b'{"type":"hello","changes":true}']

    def read(self, room: int, seat: int, text: bytes) -> Seen | bytes | None:
        if not text.startswith((b'{"type":"frame"', b'{"type":"change"')):
            if text.startswith(b'{"type":"refusal"') and b'"code":"stale"' not in text:
                if b'"code":"malformed"' in text:
                    return b'{"type":"hello"}'  # an older build, beside this one: no changes
                raise SystemExit(text.decode())  # what is stale is asked anew by the next frame
            return None
        frame = self.decode(text)
        if isinstance(frame, OurFrame):
            self.frames[room, seat] = frame
        else:
            changed = msgspec.structs.asdict(frame.frame)
            frame = self.frames[room, seat]
            for name, value in changed.items():
                if value is not msgspec.UNSET:
                    setattr(frame, name, value)
        if bytes(frame.result) != b"null":
            self.over.add(room)
            return Seen(frame.version, None)
        self.over.discard(room)
        if frame.viewer not in frame.pending:
            return Seen(frame.version, None)
        self.refs += 1
        action = random.choice(frame.legal).action
        move = {"type": "act", "ref": self.refs, "decision": frame.decision, "action": action}
        return Seen(frame.version, msgspec.json.encode(move))

    async def again(self, session: aiohttp.ClientSession, room: int) -> None:
        await self._post(session, f"/api/rooms/{self.codes[room]}/start", self.cookies[room, 0])


class Theirs:
    """boardgame.io: its lobby over HTTP, then socket.io's websocket."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.matches: dict[int, str] = {}
        self.keys: dict[tuple[int, int], str] = {}
        self.over: set[int] = set()

    async def _post(self, session: aiohttp.ClientSession, path: str, body: object) -> Any:
        async with session.post(self.base + "/games/hustle" + path, json=body) as answer:
            if answer.status != 200:
                raise SystemExit(f"{path}: {await answer.text()}")
            return await answer.json()

    async def seat(self, session: aiohttp.ClientSession, room: int) -> list[tuple[str, str]]:
        made = await self._post(session, "/create", {"numPlayers": SEATS})
        self.matches[room] = made["matchID"]
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = await self._post(session, f"/{made['matchID']}/join", body)
            self.keys[room, seat] = joined["playerCredentials"]
        return [("/socket.io/?EIO=4&transport=websocket", "")] * SEATS

    def greeting(self, room: int, seat: int) -> list[bytes]:
        return [b"40/hustle,"]

    def read(self, room: int, seat: int, text: bytes) -> Seen | bytes | None:
        if text == b"2":
            return b"3"
        if text.startswith(b"40/hustle"):
            sync = ["sync", self.matches[room], str(seat), self.keys[room, seat], SEATS]
            return b"42/hustle," + msgspec.json.encode(sync)
        if not text.startswith(b"42/hustle,"):
            return None
        kind, _, *args = msgspec.json.decode(text[len(b"42/hustle,") :])
        if kind not in ("sync", "update"):
            return None
        state = args[0]["state"] if kind == "sync" else args[0]
        moves = state["_stateID"]
        if state["ctx"]["currentPlayer"] != str(seat):
            return Seen(moves, None)
        name, given = self._choice(state["G"])
        payload = {
            "type": name, "args": given, "playerID": str(seat),
            "credentials": self.keys[room, seat],
        }  # fmt: skip
        move = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", move, moves, self.matches[room], str(seat)]
        return Seen(moves, b"42/hustle," + msgspec.json.encode(update))

    def _choice(self, table: Any) -> tuple[str, list[int]]:
        phase = table["phase"]
        if phase == "weapons":
            free = [i for i, card in enumerate(table["weapons"]) if card["owner"] == -1]
            return "take", [random.choice(free)]
        return {"extras": "done", "spin": "spin"}.get(phase, "roll"), []

    async def again(self, session: aiohttp.ClientSession, room: int) -> None:
        """Their game has no end."""


class Room:
    """Five players who take their turns, and the time from a move to its last frame."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.wires: list[Wire] = []
        self.seen = [-1] * SEATS
        self.move: tuple[int, bytes] | None = None
        self.sent_at = 0.0
        self.waiting = False

    def hear(self, seat: int, text: bytes) -> None:
        seen = self.load.tongue.read(self.number, seat, text)
        if seen is None:
            return
        if isinstance(seen, bytes):
            self.wires[seat].send(seen)
            return
        self.seen[seat] = seen.moves
        if seen.move is not None:
            self.move = (seat, seen.move)
        if min(self.seen) == max(self.seen):
            self.everybody_knows()

    def everybody_knows(self) -> None:
        """All five are where the move has brought the table."""
        now = time.perf_counter()
        if self.waiting:
            self.waiting = False
            if self.load.is_counting:
                self.load.times.append(now - self.sent_at)
                if self.number % 2:
                    self.load.odd_times.append(now - self.sent_at)
        if not self.load.is_playing:
            return
        if self.move is None:
            if self.number in self.load.tongue.over:
                self.seen = [-1] * SEATS
                self.load.rematch(self)
            return
        if self.load.pace:
            later = max(0.0, self.sent_at + self.load.pace - now)
            asyncio.get_running_loop().call_later(later, self.act)
        else:
            self.act()

    def act(self) -> None:
        if self.move is None or not self.load.is_playing:
            return
        seat, move = self.move
        self.move = None
        self.waiting = True
        self.sent_at = time.perf_counter()
        self.wires[seat].send(move)


class Load:
    def __init__(self, tongue: Any, port: int, odd_port: int) -> None:
        self.tongue = tongue
        self.ports = (port, odd_port)  # where pages of even and of odd rooms go
        self.odd_times: list[float] = []
        self.pace = 0.0  # seconds from move to move in a room; 0: at once
        self.times: list[float] = []
        self.is_playing = False
        self.is_counting = False
        self.tasks: set[asyncio.Task[None]] = set()

    def rematch(self, room: Room) -> None:
        task = asyncio.get_running_loop().create_task(self.tongue.again(self.session, room.number))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def open(self, rooms: int, with_pages: bool) -> None:
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        self.rooms = []
        loop = asyncio.get_running_loop()
        for number in range(rooms):
            room = Room(self, number)
            chairs = await self.tongue.seat(self.session, number)
            for seat, (path, cookie) in enumerate(chairs if with_pages else ()):

                def heard(text: bytes, room: Room = room, seat: int = seat) -> None:
                    room.hear(seat, text)

                _, wire = await loop.create_connection(
                    lambda path=path, cookie=cookie, heard=heard: Wire(path, cookie, heard),  # type: ignore[misc]
                    "127.0.0.1",
                    self.ports[number % 2],
                )
                room.wires.append(wire)
                await wire.open
                for line in self.tongue.greeting(number, seat):
                    wire.send(line)
            self.rooms.append(room)

    async def play(
        self, pace: float, seconds: float, watch: Callable[[], float], database: Callable[[], float]
    ) -> Any:
        """Play on; what is measured begins after a warm-up. `watch` reads the server's CPU time,
        `database` that of its database."""
        self.pace = pace
        self.is_playing = True
        for i, room in enumerate(self.rooms):
            if room.number in self.tongue.over:
                self.rematch(room)
            elif room.move is not None:
                # Spread paced rooms over the second, as people would be.
                delay = self.pace * i / len(self.rooms)
                asyncio.get_running_loop().call_later(delay, room.act)
        await asyncio.sleep(WARM_UP)
        self.times.clear()
        self.odd_times.clear()
        self.is_counting = True
        cpu, behind, own, began = watch(), database(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        self.is_counting = False
        spent, lasted = watch() - cpu, time.perf_counter() - began
        own, behind = time.process_time() - own, database() - behind
        self.is_playing = False
        await asyncio.sleep(SETTLE)
        times = sorted(self.times)
        odd = sorted(self.odd_times)
        return {
            "p50 odd": odd[len(odd) // 2] * 1000,
            "p50 even": sorted(set(times) - set(odd))[(len(times) - len(odd)) // 2] * 1000,
            "moves": len(times),
            "cpu": spent,
            "cpu of the load": own,
            "cpu of the database": behind,
            "seconds": lasted,
            "p50": times[len(times) // 2] * 1000,
            "p99": times[len(times) * 99 // 100] * 1000,
        }


def cpu_seconds(pid: int) -> float:
    """CPU time of a process with all its threads, in nanoseconds' resolution."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as file:
            total += int(file.read().split()[0])
    return total / 1e9


def family(boss: int) -> list[int]:
    """A process and those it started, PostgreSQL's say."""
    found = [boss]
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            parent = Path(f"/proc/{name}/stat").read_text().rsplit(")", 1)[1].split()[1]
        except OSError:
            continue  # gone meanwhile
        if int(parent) == boss:
            found.append(int(name))
    return found


def cpu_of_family(boss: int) -> float:
    """Processor time of all of them."""
    total = 0.0
    for pid in family(boss):
        with suppress(OSError):  # gone meanwhile
            total += cpu_seconds(pid)
    return total


def kilobytes(pid: int) -> int:
    """What a process holds in memory."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


async def main(job: dict[str, Any]) -> None:
    """Open rooms, with everybody's page or without any, and play as the job says."""
    tongues: dict[str, Any] = {"ours": Ours, "theirs": Theirs}
    tongue = tongues[job["tongue"]](f"http://127.0.0.1:{job['port']}")
    load = Load(tongue, job["port"], job.get("odd_port", job["port"]))
    pid = job["pid"]
    before = kilobytes(pid)
    await load.open(job["rooms"], job["pages"])
    await asyncio.sleep(SETTLE)
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    boss = job.get("database_pid")
    report = {
        name: await load.play(
            pace,
            seconds,
            lambda: cpu_seconds(pid),
            lambda: cpu_of_family(boss) if boss else 0.0,
        )
        for name, pace, seconds in job["plays"]
    }
    await asyncio.sleep(SETTLE)
    report["kilobytes"] = (kilobytes(pid) - before) / job["rooms"]
    await load.session.close()
    print(json.dumps(report))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(json.loads(sys.stdin.readline())))
