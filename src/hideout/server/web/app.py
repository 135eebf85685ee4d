"""The application: requests come in here, and every answer to one leaves through here."""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware
from prometheus_client import generate_latest

from hideout.engine.message import verbatim
from hideout.server.bots.own import use_own
from hideout.server.house import metrics, words
from hideout.server.house.clock import WallClock
from hideout.server.house.logs import keep_requests_out
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.identities import Identities
from hideout.server.rooms.services import Services
from hideout.server.rooms.sweep import Sweep
from hideout.server.store.interface import PROBE, Elsewhere, Store
from hideout.server.web import people_api
from hideout.server.web.api import ROOM, Api
from hideout.server.web.bot_sockets import BotSockets
from hideout.server.web.bots_api import BotCallers, bearer, require_person
from hideout.server.web.heads import Heads
from hideout.server.web.identity import (
    IDENTITIES,
    SAFE_METHODS,
    check_host,
    check_origin,
    person_of,
    set_cookie,
)
from hideout.server.web.listener import Listener
from hideout.server.web.operations import ALL
from hideout.server.web.page import BARE, accepted, add_page
from hideout.server.web.page_files import add_page_files
from hideout.server.web.relay import NOT_HERE, Relay
from hideout.server.web.sockets import Sockets
from hideout.server.wire import asyncapi
from hideout.server.wire.messages import Problem, words_of
from hideout.server.wire.openapi import BOT, Operation, document

LOG: Final = logging.getLogger("hideout.web")
LARGEST_BODY: Final = 256_000
BODY_SECONDS: Final = 30  # in which it has to be here
READY_MILLIS: Final = 1000  # for which an answer about readiness holds
WORTH_PACKING: Final = 1200  # bytes of an answer: fewer fit into one packet anyway
LONG: Final = 60_000  # bytes of an answer that is packed elsewhere, for others wait meanwhile
QUICKLY: Final = 1  # how hard to try

STATUS: Final = {
    "no_room": 404, "no_table": 404, "no_game": 404, "no_lesson": 404, "no_page": 404,
    "no_chair": 404,
    "not_here": 403, "not_host": 403, "kicked": 403, "locked": 403, "origin": 403,
    "closed_record": 403, "host": 421, "too_fast": 429, "too_many_pages": 429,
    "too_slow": 408, "too_big": 413, "malformed": 400,
    "bad_name": 422, "bad_text": 422, "bad_option": 422, "bad_deck": 422, "no_bot": 422,
    "bad_browser": 422,
    "no_side": 422, "bad_pass": 422,
    "no_token": 401, "not_for_bots": 403, "not_invited": 403,
    "old_rules": 410, "damaged": 410, "elsewhere": 503, "away": 503,
}  # fmt: skip
HEALTH: Final = ("/healthz", "/readyz")
SOCKET_SEEN: Final = "asked for a socket"
CONFLICT: Final = 409  # anything else the state of the room forbids
CODES: Final = {404: "no_page", 405: "no_method", 413: "too_big"}  # of errors that are not ours

_encode = msgspec.json.Encoder().encode

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Upkeep:
    """What an operator asks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.probe: asyncio.Future[None] | None = None
        self.probed = 0

    async def healthz(self, request: web.Request) -> web.Response:
        """`hideout doctor` opens a socket here to see whether the proxy passes sockets on."""
        wants_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        return web.Response(text=f"ok\n{SOCKET_SEEN}\n" if wants_socket else "ok\n")

    async def readyz(self, request: web.Request) -> web.Response:
        """Ready means able to make a decision durable."""
        if self.hub.services.is_closing:
            return web.Response(status=503, text="closing\n")
        try:
            async with asyncio.timeout(5):
                await asyncio.shield(self._probe())
        except Exception as error:
            LOG.error("the data cannot be written: %s", error)
            return web.Response(status=503, text="the data cannot be written\n")
        return web.Response(text="ready\n")

    def _probe(self) -> "asyncio.Future[None]":
        """One write for all who ask within a second: anybody may ask."""
        now = self.hub.wall_clock.now()
        if self.probe is None or now - self.probed >= READY_MILLIS:
            self.probed = now
            self.probe = self.hub.store.write([PROBE])
        return self.probe

    async def metrics(self, request: web.Request) -> web.Response:
        metrics.TABLES.value = sum(room.table is not None for room in self.hub.rooms.values())
        metrics.ROOMS.value = len(self.hub.rooms)
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": "text/plain"}
        )


def make_app(
    store: Store, settings: Settings, wall_clock: WallClock | None = None
) -> web.Application:
    """The whole server as one application."""
    keep_requests_out()
    use_own(settings.bots)
    wall_clock = wall_clock or WallClock()
    services = Services(store, settings, wall_clock)
    hub = Hub(services)
    secret = "" if services.shared is None else services.shared.secret
    identities = Identities(store, wall_clock, settings.origin.startswith("https:"), secret)
    sweep = Sweep(hub, identities)
    api = Api(hub, identities)
    people_api.hear_of_others(api)
    upkeep = Upkeep(hub)
    app = web.Application(middlewares=[guard, _at_home(settings)], client_max_size=LARGEST_BODY)
    bots = BotCallers(api)
    for operation in ALL:
        is_bots = operation.who == BOT
        handle = _bot_handler(bots, operation) if is_bots else _handler(api, operation, settings)
        app.router.add_route(operation.method, operation.path, handle)
    sockets, listener = Sockets(services, api.room_for_page), Listener(settings)
    app[LISTENER] = listener
    bot_sockets = BotSockets(bots, listener.stays)

    async def live(request: web.Request) -> web.StreamResponse:
        listener.stays(request)
        relay = request.app.get(RELAY)
        return await (relay.sockets(request, sockets.live) if relay else sockets.live(request))

    def at_owners(handle: Handler) -> Handler:
        async def at_owner(request: web.Request) -> web.StreamResponse:
            relay = request.app.get(RELAY)
            return await (relay.sockets(request, handle) if relay else handle(request))

        return at_owner

    if services.shared is not None:
        app[RELAY] = Relay(services.shared, settings, listener)
    app.router.add_get(ROOM + "/live", live)
    app.router.add_get("/api/bot/live", at_owners(bot_sockets.live))
    app.router.add_get("/api/bot/stream", at_owners(bot_sockets.stream))
    app.router.add_get("/api/openapi.json", _openapi)
    app.router.add_get("/api/asyncapi.json", _asyncapi)
    app.router.add_get("/healthz", upkeep.healthz)
    app.router.add_get("/readyz", upkeep.readyz)
    add_page_files(app)
    heads = Heads(api)
    app.router.add_get("/shared/{link}/picture.png", heads.picture)
    add_page(app, POLICY, heads.of)
    app[HUB] = hub
    app[IDENTITIES] = identities

    async def open_up(app: web.Application) -> None:
        hub.open_up(sweep.run)
        if services.noticeboard is not None:
            services.noticeboard.open()

    async def shut_down(app: web.Application) -> None:
        sweep.stop()
        await hub.shut_down()
        if services.noticeboard is not None:
            await services.noticeboard.close()
        if services.push is not None:
            await services.push.close()
        if RELAY in app:
            await app[RELAY].close()
        api.replays.close()

    app.on_response_prepare.append(_unnamed)
    if settings.origin.startswith("https:"):
        app.on_response_prepare.append(_only_https)
    app.on_startup.append(open_up)
    app.on_shutdown.append(shut_down)
    return app


HUB: Final = web.AppKey("hub", Hub)
LISTENER: Final = web.AppKey("listener", Listener)
RELAY: Final = web.AppKey("relay", Relay)


def make_metrics_app(hub: Hub) -> web.Application:
    """What may be counted, apart from the house: counts as they rise would tell players when
    others decide in secret."""
    app = web.Application()
    app.router.add_get("/metrics", Upkeep(hub).metrics)
    return app


def _handler(api: Api, operation: Operation, settings: Settings) -> Handler:
    decoder = msgspec.json.Decoder(operation.body) if operation.body is not None else None

    async def handle(request: web.Request) -> web.StreamResponse:
        if request.method not in SAFE_METHODS:
            check_origin(request, settings)
        require_person(request, operation)
        person, secret = person_of(request)
        is_change = request.method not in SAFE_METHODS
        api.pay(request, person if is_change and secret is None else None, operation.cost)
        relay = request.app.get(RELAY)
        return await (relay.requests(request, answer) if relay else answer(request))

    async def answer(request: web.Request) -> web.StreamResponse:
        person, _ = person_of(request)
        api.admit(request, person, operation)
        arguments = [] if decoder is None else [await _body(request, decoder)]
        response = await _answered(
            request, await operation.handler(api, request, person, *arguments)
        )
        _, secret = person_of(request)  # it may be another's from now on
        if secret is not None:
            set_cookie(response, request, secret, settings)
        return response

    return handle


def _bot_handler(bots: BotCallers, operation: Operation) -> Handler:
    """The same for a bot, who is known by a token and gets no cookie."""
    decoder = msgspec.json.Decoder(operation.body) if operation.body is not None else None

    async def handle(request: web.Request) -> web.StreamResponse:
        bots.api.pay(request, None, operation.cost)
        relay = request.app.get(RELAY)
        return await (relay.requests(request, answer) if relay else answer(request))

    async def answer(request: web.Request) -> web.StreamResponse:
        network = bots.api.network(request)
        bot = bots.recognise(bearer(request), network)
        bots.pay(bot.person, network, operation.cost)
        arguments = [] if decoder is None else [await _body(request, decoder)]
        return await _answered(request, await operation.handler(bots, request, bot, *arguments))

    return handle


async def _answered(request: web.Request, told: Any) -> web.Response:
    response: web.Response
    if isinstance(told, web.Response):
        response = told
    else:
        response = web.Response(body=_encode(told), content_type="application/json")
    await _pack(request, response)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


async def _body(request: web.Request, decoder: msgspec.json.Decoder[Any]) -> Any:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await request.read()
    except TimeoutError:
        raise Refused("too_slow", words.TOO_SLOW) from None
    try:
        return decoder.decode(data)
    except msgspec.DecodeError as error:
        raise Refused("malformed", verbatim(f"The body cannot be used: {error}.")) from None
    except RecursionError:
        raise Refused(
            "malformed", verbatim("The body cannot be used: it is nested too deep.")
        ) from None


async def _pack(request: web.Request, response: web.Response) -> None:
    """Compress long answers for clients that accept that."""
    body = response.body
    if not isinstance(body, bytes) or len(body) < WORTH_PACKING:
        return
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" not in accepted(request.headers.get("Accept-Encoding", "")):
        return
    if len(body) < LONG:
        response.body = _packed(body)
    else:
        response.body = await asyncio.to_thread(gzip.compress, body, QUICKLY)
    response.headers["Content-Encoding"] = "gzip"


@lru_cache(maxsize=64)  # mostly what games say of themselves, which never changes
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


@cache
def _described() -> bytes:
    return msgspec.json.encode(document(ALL))


async def _openapi(request: web.Request) -> web.Response:
    return web.Response(body=_described(), content_type="application/json")


@cache
def _described_sockets() -> bytes:
    return msgspec.json.encode(asyncapi.document())


async def _asyncapi(request: web.Request) -> web.Response:
    return web.Response(body=_described_sockets(), content_type="application/json")


def _at_home(settings: Settings) -> Middleware:
    """Answer only requests made to our own name; health checks may use any."""

    @web.middleware
    async def at_home(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path not in HEALTH:
            check_host(request, settings)
        return await handler(request)

    return at_home


async def _unnamed(request: web.Request, response: web.StreamResponse) -> None:
    """Do not say which software a house runs on."""
    response.headers.popall("Server", None)


async def _only_https(request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Strict-Transport-Security"] = "max-age=31536000"


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is a Problem; nothing else ever leaves. Headers keep the page at home."""
    listener = request.app[LISTENER]
    listener.heard(request)
    if RELAY in request.app:
        request.app[RELAY].admit(request)
    try:
        response = await handler(request)
    except Elsewhere as error:
        response = _problem(STATUS["elsewhere"], error)
        response.headers[NOT_HERE] = "1"
    except Refused as error:
        metrics.REFUSALS.add(kind=error.code)
        status = STATUS.get(error.code, CONFLICT)
        response = _problem(status, error)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        code = CODES.get(error.status, "http")
        response = _problem(error.status, Refused(code, verbatim(f"{error.reason}.")))
        if "Allow" in error.headers:
            response.headers["Allow"] = error.headers["Allow"]
    except RecursionError:
        LOG.warning("a request was nested too deep")
        too_deep = Refused("malformed", verbatim("The body is nested too deep."))
        response = _problem(STATUS["malformed"], too_deep)
    except ConnectionResetError:
        # Whoever asked is gone, and nobody will read the answer.
        response = _problem(500, Refused("failed", words.REQUEST_FAILED))
    except Exception:
        LOG.exception("a request failed")
        response = _problem(500, Refused("failed", words.REQUEST_FAILED))
    if not response.prepared:
        for name, value in (BARE_HEADERS if BARE in response else HEADERS).items():
            response.headers.setdefault(name, value)
    listener.heard(request)
    return response


POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


BARE_HEADERS: Final = {"X-Content-Type-Options": "nosniff"}


def _problem(status: int, refused: Refused) -> web.Response:
    problem = Problem(
        code=refused.code,
        words=words_of(refused.message),
        sentence=refused.sentence,
        clauses=refused.clauses,
    )
    return web.Response(status=status, body=_encode(problem), content_type="application/json")
