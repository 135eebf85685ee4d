"""The web stacks beside each other, at our frame sizes: five sockets a room, nothing but the wire.

A client's small command goes to all five sockets of its room as a frame of 1.5 kB, already
encoded: what is left is what a stack costs. Each server runs in a process of its own under uvloop;
the figure is moves per second of its CPU time. A stack that is not installed is left out.

    python -m bench.server_stack            (docs/decisions has what came of it)
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.server_load import SEATS, Wire, cpu_seconds

FRAME = json.dumps({"type": "frame", "view": "x" * 1440}).encode()
ROOMS = 50
STACKS = ("aiohttp, send_frame", "aiohttp, transport", "picows", "uvicorn, websockets-sansio")


# Servers


async def aiohttp_server(port: int, is_direct: bool) -> None:
    from aiohttp import WSMsgType, web

    from hideout.server.wire.connections import packed

    rooms: dict[str, list[Any]] = {}
    frame = packed(FRAME)

    async def live(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        room = rooms.setdefault(request.query["room"], [])
        room.append(request.transport if is_direct else socket)
        async for _ in socket:
            for other in room:
                if is_direct:
                    other.write(frame)
                else:
                    await other.send_frame(FRAME, WSMsgType.TEXT)
        return socket

    app = web.Application()
    app.router.add_get("/live", live)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    await asyncio.Event().wait()


async def picows_server(port: int) -> None:
    import picows

    rooms: dict[str, list[Any]] = {}

    class Listener(picows.WSListener):  # type: ignore[misc]
        def __init__(self, room: str) -> None:
            self.room = rooms.setdefault(room, [])

        def on_ws_connected(self, transport: Any) -> None:
            self.room.append(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            for other in self.room:
                other.send(picows.WSMsgType.TEXT, FRAME)

    def listen(request: Any) -> Listener:
        return Listener(request.path.decode().partition("room=")[2])

    server = await picows.ws_create_server(listen, "127.0.0.1", port)
    await server.serve_forever()


async def uvicorn_server(port: int) -> None:
    import uvicorn

    rooms: dict[str, list[Any]] = {}
    message = {"type": "websocket.send", "text": FRAME.decode()}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = rooms.setdefault(scope["query_string"].decode(), [])
        room.append(send)
        while (await receive())["type"] == "websocket.receive":
            for other in room:
                await other(message)

    config = uvicorn.Config(
        app, port=port, ws="websockets-sansio", log_level="error", ws_per_message_deflate=False
    )
    await uvicorn.Server(config).serve()


def serve(stack: str, port: int) -> None:
    import uvloop

    servers: dict[str, Callable[[], Any]] = {
        STACKS[0]: lambda: aiohttp_server(port, False),
        STACKS[1]: lambda: aiohttp_server(port, True),
        STACKS[2]: lambda: picows_server(port),
        STACKS[3]: lambda: uvicorn_server(port),
    }
    uvloop.run(servers[stack]())


# The client


class Room:
    """Five sockets; the next command goes out when all of them have the last frame."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.waiting = 0
        self.moves = 0

    def heard(self, text: bytes) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.moves += 1
            self.act()

    def act(self) -> None:
        self.waiting = SEATS
        self.wires[self.moves % SEATS].send(b'{"type":"act","decision":"12.3","action":"roll"}')


async def load(port: int, pid: int, seconds: float) -> float:
    """Moves per second of the server's CPU time."""
    loop = asyncio.get_running_loop()
    rooms = [Room() for _ in range(ROOMS)]
    for number, room in enumerate(rooms):
        for _ in range(SEATS):
            _, wire = await loop.create_connection(
                lambda number=number, room=room: Wire(f"/live?room={number}", "", room.heard),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            await wire.open
            room.wires.append(wire)
    await asyncio.sleep(0.3)
    for room in rooms:
        room.act()
    await asyncio.sleep(0.5)
    moves, cpu = sum(room.moves for room in rooms), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    return (sum(room.moves for room in rooms) - moves) / (cpu_seconds(pid) - cpu)


def measure(stack: str, port: int, seconds: float) -> float | None:
    import uvloop

    server = subprocess.Popen(
        [sys.executable, "-m", "bench.server_stack", "--serve", stack, "--port", str(port)],
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(2)
        if server.poll() is not None:
            return None
        return uvloop.run(load(port, server.pid, seconds))
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server_stack", description=__doc__)
    parser.add_argument("--serve", metavar="STACK")
    parser.add_argument("--port", type=int, default=8190)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve, wanted.port)
        return
    rates: dict[str, list[float]] = {stack: [] for stack in STACKS}
    for _ in range(wanted.rounds):
        for stack in STACKS:
            rate = measure(stack, wanted.port, wanted.seconds)
            if rate is not None:
                rates[stack].append(rate)
    for stack, seen in rates.items():
        if not seen:
            print(f"{stack:28} is not installed")
            continue
        seen.sort()
        middle = seen[len(seen) // 2]
        print(f"{stack:28} {middle:8,.0f} moves a CPU second ({seen[0]:,.0f} .. {seen[-1]:,.0f})")


if __name__ == "__main__":
    main()
