"""The front door: which connections are let in, and for how long they may say nothing.

What comes in as HTTP is aiohttp's; here a connection is only counted, by its address and in all,
and cut if no whole request comes or an answer is not taken. Behind a proxy that one trusts all
come from one address, so there the proxy has to count.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, cast

from aiohttp import web
from multidict import CIMultiDict

from hideout.server.house import words
from hideout.server.house.refusal import in_english
from hideout.server.house.settings import Settings
from hideout.server.web.identity import network_of

LOG: Final = logging.getLogger("hideout.web")
SWEEP: Final = 1.0  # seconds between two checks for silent connections
ANSWER_SECONDS: Final = 120  # for a request and its answer, and until the next one
KEEP_ALIVE: Final = 75  # seconds that an idle connection stays open
FILES: Final = 65_536  # open at once, if the system lets us
LARGEST_ANSWER: Final = 64_000  # of another server's, to whoever wants a socket or a stream
SWITCHED: Final = 101  # the status of an answer after which a socket is open
OUR_OWN: Final = 100  # files that are not connections
HOUSE_FULL: Final = in_english(words.HOUSE_FULL)
TOO_MANY_CONNECTIONS: Final = in_english(words.TOO_MANY_CONNECTIONS)
REFUSED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%b"
)


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many connections that leaves."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - OUR_OWN


class Caller(asyncio.Protocol):
    """One connection: passed on to aiohttp, and watched."""

    def __init__(self, listener: "Listener", inner: asyncio.Protocol) -> None:
        self.listener = listener
        self.inner = inner
        self.transport: asyncio.Transport | None = None
        self.address = ""
        self.is_in = False
        self.until = 0.0  # when it is cut, by the loop's clock
        self.far: Far | None = None  # if another server listens to what is said here

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports have all of asyncio's methods, but do not inherit from them.
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = network_of(peer[0]) if peer else ""
        refusal = self.listener.let_in(self)
        if refusal:
            text = (refusal + "\n").encode()
            self.transport.write(REFUSED % (len(text), text))
            self.transport.close()
            return
        self.is_in = True
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.far is not None:
            self.far.write(data)
        elif self.is_in:
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self.is_in and self.far is None else None

    def pause_writing(self) -> None:
        if self.far is not None:
            self.far.pause(True)
        elif self.is_in:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.far is not None:
            self.far.pause(False)
        elif self.is_in:
            self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self.far is not None:
            self.far.close()
        if self.is_in:
            self.is_in = False
            self.listener.let_out(self)
            self.inner.connection_lost(error)

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class PeerAnswer(NamedTuple):
    """Another server's answer to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def goes_on(self) -> bool:
        """It is a socket, or a stream: nobody says how long it will be."""
        return self.status == SWITCHED or "Content-Length" not in self.headers


class Far(asyncio.Protocol):
    """A connection to another server, which a caller's is joined to."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[PeerAnswer] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self.head = b""  # of the answer, and what came with it
        self.is_joined = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def ask(self, method: str, path: str, headers: Mapping[str, str]) -> None:
        lines = [f"{method} {path} HTTP/1.1", *[f"{n}: {v}" for n, v in headers.items()]]
        self.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        near = self.caller.transport
        if self.is_joined and near is not None:
            near.write(data)
            return
        self.head += data
        if len(self.head) > LARGEST_ANSWER:
            self.close()
        elif not self.answer.done():
            answer = read_answer(self.head)
            if answer is not None:
                self.answer.set_result(answer)

    def join(self) -> None:
        """What comes from now on goes to the caller as it is, and the other way round."""
        near = self.caller.transport
        self.is_joined = True
        self.caller.far = self
        if near is None or near.is_closing():
            self.close()
        else:
            near.write(self.head)

    def write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def pause(self, is_full: bool) -> None:
        """The caller is slow."""
        if self.transport is not None and not self.transport.is_closing():
            (self.transport.pause_reading if is_full else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        if self.caller.transport is not None:
            self.caller.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.caller.transport is not None:
            self.caller.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.close()

    def close(self) -> None:
        """Both ends."""
        if not self.answer.done():
            self.answer.set_exception(ConnectionResetError())
            self.answer.exception()  # somebody may not wait any more
        if not self.closed.done():
            self.closed.set_result(None)
        if self.transport is not None:
            self.transport.close()
        if self.is_joined and self.caller.transport is not None:
            self.caller.transport.close()


def read_answer(data: bytes) -> PeerAnswer | None:
    """None until it is complete, or the head of one that goes on. Our own servers say how long an
    answer is."""
    head, separator, body = data.partition(b"\r\n\r\n")
    if not separator:
        return None
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = CIMultiDict(
        (name.strip(), value.strip()) for name, _, value in (line.partition(":") for line in lines)
    )
    answer = PeerAnswer(int(first.split()[1]), headers, body)
    if not answer.goes_on() and len(body) < int(headers["Content-Length"]):
        return None
    return answer


class Listener:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.first_seconds = settings.request_seconds
        is_counted_before = settings.trust_proxy or settings.peer  # others speak for many
        self.per_address = 0 if is_counted_before else settings.connections_per_address
        self.most = FILES - OUR_OWN
        self.callers: dict[object, Caller] = {}  # by aiohttp's own objects for them
        self.by_address: dict[str, int] = {}
        self.turned_away = 0  # since the last line in the log
        self.timer: asyncio.TimerHandle | None = None
        self.server: asyncio.Server | None = None

    async def listen(self, runner: web.AppRunner, host: str, port: int) -> int:
        """Start listening; returns the port. Raises OSError."""
        make = runner.server
        assert make is not None
        self.server = await asyncio.get_running_loop().create_server(
            self._caller(make), host, port, backlog=128
        )
        self._sweep()
        return int(self.server.sockets[0].getsockname()[1])

    def _caller(self, make: Callable[[], asyncio.Protocol]) -> Callable[[], Caller]:
        return lambda: Caller(self, make())

    def let_in(self, caller: Caller) -> str:
        """Why a connection is refused; '' if it is let in."""
        count = self.by_address.get(caller.address, 0)
        if len(self.callers) >= self.most:
            self.turned_away += 1
            return HOUSE_FULL
        if self.per_address and count >= self.per_address:
            self.turned_away += 1
            return TOO_MANY_CONNECTIONS
        self.by_address[caller.address] = count + 1
        self.callers[caller.inner] = caller
        caller.until = asyncio.get_running_loop().time() + self.first_seconds
        return ""

    def let_out(self, caller: Caller) -> None:
        self.callers.pop(caller.inner, None)
        self.by_address[caller.address] -= 1
        if not self.by_address[caller.address]:
            del self.by_address[caller.address]

    def heard(self, request: web.BaseRequest) -> None:
        """A whole request has arrived, or its answer is ready."""
        caller = self.callers.get(request.protocol)
        if caller is not None:
            caller.until = asyncio.get_running_loop().time() + ANSWER_SECONDS

    def stays(self, request: web.BaseRequest) -> None:
        """A socket or a stream, which is looked after elsewhere."""
        caller = self.callers.get(request.protocol)
        if caller is not None:
            caller.until = float("inf")

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for caller in [caller for caller in self.callers.values() if caller.until < now]:
            caller.cut()
        if self.turned_away:
            LOG.warning("connections turned away: %d", self.turned_away)
            self.turned_away = 0
        self.timer = loop.call_later(SWEEP, self._sweep)

    def close(self) -> None:
        """Nobody else is let in."""
        if self.timer is not None:
            self.timer.cancel()
        if self.server is not None:
            self.server.close()
