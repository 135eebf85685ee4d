"""People at tables of all five games, for bench.capacity: in a process of their own.

Whoever has something to decide thinks for a while and takes any legal action. Reads one job as
JSON from its standard input, and writes what was counted over the measured time to its standard
output: by the house itself, by the system of its process, and of the pages' connections.
"""

import asyncio
import json
import random
import socket
import struct
import sys
import time
from typing import Any, Final

import aiohttp
import asyncpg
import msgspec

from bench.measure_house import cpu_of_family, cpu_seconds, kilobytes, metric, written
from bench.server_load import Ours, Wire
from hideout.games import GAMES, find_game

SEATS: Final = 5
AT_ONCE: Final = 20  # rooms that are opened together
WARM_UP: Final = 5.0  # seconds of play before anything is counted
TCP_INFO: Final = struct.Struct("=120xQQII")  # bytes acknowledged and received, packets out and in
TRAFFIC: Final = ("bytes_in", "bytes_out", "packets_in", "packets_out")  # of the house
LOG: Final = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8"
STORED: Final = (
    "SELECT pg_total_relation_size('decisions')::float8 / greatest(count(*), 1) FROM decisions"
)
COUNTED: Final = {
    "decisions": "hideout_decisions_total",
    "frames": "hideout_frames_total",
    "commits": "hideout_commit_seconds_count",
}


class AllGames(Ours):
    """Rooms of all games in turn. Whoever opens another room is the same person as before."""

    async def seat(self, session: aiohttp.ClientSession, room: int) -> list[tuple[str, str]]:
        game = self.game_of(room)
        data = await self._as(session, room, 0, "/api/rooms", {"game": game, "name": "P0"})
        code = self.codes[room] = data["code"]
        seats = max(SEATS, find_game(game).seats[0])
        for seat in range(1, seats):
            path = f"/api/rooms/{code}/join"
            await self._as(session, room, seat, path, {"name": f"P{seat}"})
        await self.again(session, room)
        return [(f"/api/rooms/{code}/live", self.cookies[room, seat]) for seat in range(seats)]

    def game_of(self, room: int) -> str:
        return list(GAMES)[room % len(GAMES)]

    async def _as(
        self, session: aiohttp.ClientSession, room: int, seat: int, path: str, body: object
    ) -> Any:
        known = self.cookies.get((room, seat), "")
        data, cookie = await self._post(session, path, known, body)
        self.cookies[room, seat] = cookie or known
        return data


class Page:
    """One person's, who decides whenever something is to be decided."""

    def __init__(self, load: "Load", room: int, seat: int) -> None:
        self.load = load
        self.room = room
        self.seat = seat
        self.answered = ""  # the decision that was answered last
        self.sent_at = 0.0

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"accepted"') and self.sent_at:
            self.load.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            return
        if not text.startswith(b'{"type":"frame"'):
            return
        frame = self.load.rooms.decode(text)
        if bytes(frame.result) != b"null":
            if self.seat == 0 and self.room not in self.load.beginning:
                self.load.beginning.add(self.room)
                self.load.later(self.load.begin_again, self.room)
            return
        if frame.viewer in frame.pending and frame.legal and frame.decision != self.answered:
            self.answered = frame.decision
            action = random.choice(frame.legal).action
            self.load.later(self.act, frame.decision, action)

    def act(self, decision: str, action: str) -> None:
        if self.wire.transport.is_closing():
            return  # somebody loads it again
        self.sent_at = time.perf_counter()
        move = {"type": "act", "ref": 1, "decision": decision, "action": action}
        self.wire.send(msgspec.json.encode(move))

    async def open(self, path: str, cookie: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(path, cookie, self.heard), "127.0.0.1", port
        )
        await self.wire.open
        self.wire.send(b'{"type":"hello"}')

    def traffic(self) -> tuple[int, int, int, int]:
        """Bytes to the house and from it, packets to it and from it."""
        line = self.wire.transport.get_extra_info("socket")
        data = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO.size)
        sent, received, out, came = TCP_INFO.unpack(data)
        return sent, received, out, came


class Load:
    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.rooms = AllGames(f"http://127.0.0.1:{job['port']}")
        self.pages: list[Page] = []
        self.waits: list[float] = []  # from a decision to its receipt
        self.tasks: set[asyncio.Task[None]] = set()
        self.beginning: set[int] = set()  # rooms whose next game is on its way

    def later(self, work: Any, *args: Any) -> None:
        delay = self.job["pace"] * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(delay, work, *args)

    def begin_again(self, room: int) -> None:
        task = asyncio.get_running_loop().create_task(self.next_game(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def next_game(self, room: int) -> None:
        try:
            await self.rooms.again(self.session, room)
        except aiohttp.ClientConnectionError:  # one that was kept open too long, on a slow machine
            self.later(self.begin_again, room)
            return
        self.beginning.discard(room)

    async def open(self) -> None:
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        rooms = range(self.job["rooms"])
        for first in rooms[::AT_ONCE]:
            await asyncio.gather(*[self._open(room) for room in rooms[first : first + AT_ONCE]])

    async def _open(self, room: int) -> None:
        chairs = await self.rooms.seat(self.session, room)
        for seat, (path, cookie) in enumerate(chairs):
            page = Page(self, room, seat)
            await page.open(path, cookie, self.job["pages_port"])
            self.pages.append(page)

    async def look(self) -> dict[str, float]:
        """All that is counted, up to now."""
        job = self.job
        found = {what: await metric(job["metrics"], name) for what, name in COUNTED.items()}
        found["house_cpu"] = cpu_seconds(job["pid"])
        found["written"] = written(job["pid"])
        if job.get("relay_pid"):
            found["relay_cpu"] = cpu_seconds(job["relay_pid"])
        if job.get("database"):
            found["database_cpu"] = cpu_of_family(job["database_pid"])
            found["log_bytes"] = await self.asked(LOG)
        traffic = [page.traffic() for page in self.pages] or [(0, 0, 0, 0)]
        for name, counts in zip(TRAFFIC, zip(*traffic, strict=True), strict=True):
            found[name] = sum(counts)
        found["seconds"] = time.perf_counter()
        return found

    async def asked(self, sql: str) -> float:
        """Of the database."""
        db = await asyncpg.connect(self.job["database"])
        try:
            return float(await db.fetchval(sql))
        finally:
            await db.close()


async def main(job: dict[str, Any]) -> None:
    load = Load(job)
    before = kilobytes(job["pid"])
    await load.open()
    await asyncio.sleep(WARM_UP)
    load.waits.clear()
    first = await load.look()
    await asyncio.sleep(job["seconds"])
    last = await load.look()
    report = {name: last[name] - first[name] for name in last}
    waits = sorted(load.waits) or [0.0]  # of an empty house
    report |= {
        "pages": len(load.pages),
        "megabytes before": before / 1024,
        "megabytes": kilobytes(job["pid"]) / 1024,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[len(waits) * 99 // 100],
    }
    if job.get("database"):
        report["stored_bytes"] = await load.asked(STORED)
    await load.session.close()
    print(json.dumps(report))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(json.loads(sys.stdin.read())))
