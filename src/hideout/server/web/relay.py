"""Rooms that another server owns: what is asked of them is passed on, and the answers come back.

A request is asked again there. A socket or a bot's stream is joined to one there, byte by byte:
nothing is read on the way, so it costs next to nothing. If the other server is gone, the room is
sought anew for as long as it takes until it is somebody's again.
"""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web
from multidict import CIMultiDict
from yarl import URL

from hideout.server.house import traces
from hideout.server.house.background import spawned
from hideout.server.house.settings import Settings
from hideout.server.store.interface import Away, Elsewhere, SharedStore
from hideout.server.web.identity import FROM, SAFE_METHODS, address_of
from hideout.server.web.listener import Far, Listener, PeerAnswer

TOKEN: Final = "X-Hideout-Relay"
ADDRESS: Final = "X-Hideout-For"
NOT_HERE: Final = "X-Hideout-Elsewhere"  # in an answer: the room has moved on
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 1.5  # for what can be asked again: the owner may have fallen silent
CHANGE_SECONDS: Final = 10.0  # for what cannot
SEEK_SECONDS: Final = 8.0
PAUSE: Final = 0.2  # seconds until a room is sought again
LOOK: Final = 0.5  # seconds between two looks whether sockets still lead to the owners
# What concerns one connection only.
HOP: Final = {"connection", "keep-alive", "transfer-encoding", "content-length", "te", "trailer"}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class NotThere(Exception):
    """Nobody is where the owner was, or it owns the room no longer. Nothing was done."""

    def __init__(self, is_refused: bool = False) -> None:
        super().__init__()
        self.is_refused = is_refused  # its machine says that nobody listens there


class Relay:
    def __init__(self, store: SharedStore, settings: Settings, listener: Listener) -> None:
        self.store = store
        self.settings = settings
        self.listener = listener
        self.token = hmac.digest(store.secret.encode(), b"relay", "sha256").hex()
        self.session: aiohttp.ClientSession | None = None
        self.joined: dict[Far, tuple[str, str]] = {}  # sockets: the room, and where it was found
        self.looking: asyncio.Task[None] | None = None

    def admit(self, request: web.Request) -> None:
        """Another server of this house speaks for somebody: then it says from where."""
        token = request.headers.get(TOKEN, "")
        if token and hmac.compare_digest(token.encode(), self.token.encode()):
            request[FROM] = request.headers.get(ADDRESS, "")

    async def requests(self, request: web.Request, handle: Handler) -> web.StreamResponse:
        """Answer here, or where the room is. Raises Refused."""
        if FROM not in request:
            return await self._seek(request, handle, self._ask)
        with traces.continued(request.headers):
            return await handle(request)

    async def sockets(self, request: web.Request, handle: Handler) -> web.StreamResponse:
        """The same for a socket, or for a stream that goes on like one."""
        return await self._seek(request, handle, self._join)

    async def _seek(
        self,
        request: web.Request,
        here: Handler,
        there: Callable[[web.Request, Elsewhere], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        loop = asyncio.get_running_loop()
        until = loop.time() + SEEK_SECONDS
        while True:
            try:
                return await here(request)
            except Elsewhere as error:
                if FROM in request or loop.time() > until:
                    raise
                try:
                    return await there(request, error)
                except NotThere as gone:
                    self.store.forget_owner(error.room)
                    if gone.is_refused:
                        with suppress(Away):
                            await self.store.suspect(error.peer)
                await asyncio.sleep(PAUSE)

    # Requests

    async def _ask(self, request: web.Request, elsewhere: Elsewhere) -> web.StreamResponse:
        """Raises NotThere and Elsewhere."""
        if not elsewhere.peer:
            raise NotThere
        if self.session is None:
            self.session = aiohttp.ClientSession(
                auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar()
            )
        try:
            with traces.span(traces.RELAY, peer=elsewhere.peer):
                return await self._asked(request, elsewhere, self.session)
        except aiohttp.ClientConnectorError as error:
            raise NotThere(isinstance(error.os_error, ConnectionRefusedError)) from None
        except aiohttp.ConnectionTimeoutError:
            raise NotThere from None
        except (aiohttp.ClientError, TimeoutError):
            if request.method in SAFE_METHODS:
                raise NotThere from None
            raise elsewhere from None  # nobody knows whether it was done

    async def _asked(
        self, request: web.Request, elsewhere: Elsewhere, session: aiohttp.ClientSession
    ) -> web.StreamResponse:
        total = ANSWER_SECONDS if request.method in SAFE_METHODS else CHANGE_SECONDS
        async with session.request(
            request.method,
            URL(elsewhere.peer + request.raw_path, encoded=True),
            headers=self._headers(request, HOP),
            data=await request.read(),
            allow_redirects=False,
            timeout=aiohttp.ClientTimeout(total=total, sock_connect=CONNECT_SECONDS),
        ) as answer:
            if NOT_HERE in answer.headers:
                raise NotThere
            return _answer(answer.status, answer.headers, await answer.read())

    def _headers(self, request: web.Request, without: set[str]) -> CIMultiDict[str]:
        ours = {TOKEN.lower(), ADDRESS.lower()} | without
        headers = CIMultiDict(
            (name, value) for name, value in request.headers.items() if name.lower() not in ours
        )
        headers[TOKEN] = self.token
        headers[ADDRESS] = address_of(request, self.settings)
        traces.send_along(headers)
        return headers

    # Sockets

    async def _join(self, request: web.Request, elsewhere: Elsewhere) -> web.StreamResponse:
        """Until one end closes. Raises NotThere."""
        caller = self.listener.callers.get(request.protocol)
        if caller is None or not elsewhere.peer:
            raise NotThere
        far = Far(caller)
        try:
            with traces.span(traces.RELAY, peer=elsewhere.peer):
                answer = await self._called(request, elsewhere, far)
        except (OSError, TimeoutError) as error:
            far.close()
            raise NotThere(isinstance(error, ConnectionRefusedError)) from None
        if not answer.goes_on():
            far.close()
            if NOT_HERE in answer.headers:
                raise NotThere
            return _answer(answer.status, answer.headers, answer.body)
        self.listener.stays(request)
        await self._until_closed(far, elsewhere)
        return web.Response()  # to nobody

    async def _called(self, request: web.Request, elsewhere: Elsewhere, far: Far) -> PeerAnswer:
        peer = urlsplit(elsewhere.peer)
        async with asyncio.timeout(CONNECT_SECONDS):
            await asyncio.get_running_loop().create_connection(
                lambda: far, peer.hostname or "", peer.port or 80
            )
        headers = self._headers(request, set())
        if "Upgrade" not in headers:
            headers["Connection"] = "close"  # nothing else is asked of the owner this way
        far.ask(request.method, request.raw_path, headers)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await far.answer

    async def _until_closed(self, far: Far, elsewhere: Elsewhere) -> None:
        self.joined[far] = elsewhere.room, elsewhere.peer
        if self.looking is None:
            self.looking = spawned(self._look(), lambda task: None)
        try:
            far.join()
            await far.closed
        finally:
            far.close()
            del self.joined[far]

    async def _look(self) -> None:
        """A server that fell silent does not close its sockets: whoever waits there is sent on."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                peers = await self.store.peers({room for room, _ in self.joined.values()})
            except Away:
                continue
            for far, (room, peer) in list(self.joined.items()):
                if peers.get(room, peer) != peer:
                    far.close()

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        for far in list(self.joined):
            far.close()
        if self.session is not None:
            await self.session.close()


def _answer(status: int, headers: Mapping[str, str], body: bytes) -> web.Response:
    kept = CIMultiDict((name, value) for name, value in headers.items() if name.lower() not in HOP)
    return web.Response(status=status, headers=kept, body=body)
