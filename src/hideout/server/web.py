"""HTTP and websockets: who asks for what. No rule of any game is known here."""

import asyncio
import importlib.resources
import io
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
from aiohttp import WSMsgType, web
from prometheus_client import generate_latest

from hideout.bots import levels
from hideout.engine.core import OVER
from hideout.engine.record import write_record
from hideout.games import GAMES
from hideout.rulebook import rulebook
from hideout.server import messages, metrics, rooms
from hideout.server.clocks import Time
from hideout.server.hub import Connection, Hub
from hideout.server.messages import Accepted, Problem, Refusal
from hideout.server.openapi import Operation, document
from hideout.server.people import (
    SAFE_METHODS,
    Allowance,
    address_of,
    check_origin,
    is_https,
    person_of,
    set_cookie,
)
from hideout.server.refusal import Refused
from hideout.server.replays import fairness, replay
from hideout.server.settings import Settings
from hideout.server.store import Store

LOG: Final = logging.getLogger("hideout.web")
LARGEST_BODY: Final = 256_000
LARGEST_COMMAND: Final = 8_000
LARGEST_BACKLOG: Final = 1_000_000  # bytes a page may leave unread before it has to come again

STATUS: Final = {
    "no_room": 404, "no_table": 404, "no_game": 404, "no_page": 404, "no_chair": 404,
    "not_here": 403, "not_host": 403, "kicked": 403, "origin": 403, "closed_record": 403,
    "too_fast": 429, "too_big": 413, "malformed": 400,
}  # fmt: skip
CONFLICT: Final = 409  # anything else the state of the room forbids

_encode = msgspec.json.Encoder().encode
_command = msgspec.json.Decoder(messages.Command)


class Socket:
    """One page's websocket."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws = ws
        self.transport = request.transport

    async def send(self, data: bytes) -> None:
        if self.ws.closed or self.transport is None:
            return
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            # It reads too slowly; closing is kind, for it resumes where it was.
            self.transport.abort()
            return
        try:
            await self.ws.send_frame(data, WSMsgType.TEXT)
        except (ConnectionError, RuntimeError):
            return

    async def close(self, reason: str) -> None:
        await self.ws.close(code=1000, message=reason.encode())


class Web:
    def __init__(self, hub: Hub, settings: Settings, wall: Time) -> None:
        self.hub = hub
        self.settings = settings
        self.new_rooms = Allowance(wall, settings.rooms_per_minute, 60_000)
        self.wrong_codes = Allowance(wall, 3 * settings.rooms_per_minute, 60_000)
        self.wall = wall

    # Reading

    async def games(self, request: web.Request, person: str) -> Any:
        return [game_info(name) for name in GAMES]

    async def rules(self, request: web.Request, person: str) -> Any:
        game = request.match_info["game"]
        if game not in GAMES:
            raise Refused("no_game", f"There is no game {game}.")
        return [
            messages.Clause(id=c.id, tag=c.tag, text=c.text, section=c.section)
            for c in rulebook(game).values()
        ]

    async def show_room(self, request: web.Request, person: str) -> Any:
        return self.hub.news(self._room(request), person)

    async def qr(self, request: web.Request, person: str) -> web.Response:
        room = self._room(request)
        scheme = "https" if is_https(request, self.settings) else "http"
        base = self.settings.origin.rstrip("/") or f"{scheme}://{request.host}"
        picture = io.BytesIO()
        code = segno.make(f"{base}/{room.code}")
        code.save(picture, kind="svg", scale=6, border=2, light="#fff")
        return web.Response(body=picture.getvalue(), content_type="image/svg+xml")

    # Rooms

    async def open_room(self, request: web.Request, person: str, body: messages.NewRoom) -> Any:
        if not self.new_rooms.take(address_of(request, self.settings)):
            raise Refused("too_fast", "Too many new rooms from here; wait a minute.")
        room = await self.hub.open_room(body.game, person, body.name, body.avatar)
        return self.hub.news(room, person)

    async def join(self, request: web.Request, person: str, body: messages.Join) -> Any:
        room = self._room(request)
        rooms.join(room, person, body.name, body.avatar, body.watch)
        return await self._kept(room, person)

    async def leave(self, request: web.Request, person: str) -> Any:
        room = self._room(request)
        rooms.require_member(room, person)
        rooms.leave(room, person)
        gone = [c for c in self.hub.connections.get(room.code, ()) if c.person == person]
        answer = await self._kept(room, person)
        await self.hub.drop(gone, "left")
        return answer

    async def settings_of(
        self, request: web.Request, person: str, body: messages.RoomSettings
    ) -> Any:
        room = self._hosted(request, person)
        rooms.change(room, body)
        return await self._kept(room, person)

    async def sit(self, request: web.Request, person: str) -> Any:
        room = self._room(request)
        rooms.require_member(room, person)
        rooms.sit(room, person)
        return await self._kept(room, person)

    async def stand(self, request: web.Request, person: str) -> Any:
        room = self._room(request)
        rooms.require_member(room, person)
        rooms.stand(room, person)
        return await self._kept(room, person)

    async def add_bot(self, request: web.Request, person: str, body: messages.AddBot) -> Any:
        room = self._hosted(request, person)
        rooms.add_bot(room, body.level)
        return await self._kept(room, person)

    async def remove_chair(
        self, request: web.Request, person: str, body: messages.AboutChair
    ) -> Any:
        room = self._hosted(request, person)
        rooms.remove_chair(room, body.chair)
        return await self._kept(room, person)

    async def move_chair(self, request: web.Request, person: str, body: messages.MoveChair) -> Any:
        room = self._hosted(request, person)
        rooms.move_chair(room, body.chair, body.to)
        return await self._kept(room, person)

    async def take_over(self, request: web.Request, person: str, body: messages.AboutChair) -> Any:
        room = self._room(request)
        rooms.require_member(room, person)
        await self.hub.take_over(room, person, body.chair)
        return self.hub.news(room, person)

    async def kick(self, request: web.Request, person: str, body: messages.AboutPerson) -> Any:
        room = self._hosted(request, person)
        gone = [c for c in self.hub.connections.get(room.code, ()) if c.person == body.person]
        rooms.kick(room, body.person)
        answer = await self._kept(room, person)
        await self.hub.drop(gone, "kicked")
        return answer

    async def mute(self, request: web.Request, person: str, body: messages.AboutPerson) -> Any:
        room = self._hosted(request, person)
        somebody = rooms.somebody(room, body.person)
        somebody.is_muted = not somebody.is_muted
        return await self._kept(room, person)

    async def hand_over(self, request: web.Request, person: str, body: messages.AboutPerson) -> Any:
        room = self._hosted(request, person)
        rooms.somebody(room, body.person)
        room.host = body.person
        return await self._kept(room, person)

    async def reissue(self, request: web.Request, person: str, body: messages.AboutChair) -> Any:
        room = self._hosted(request, person)
        token = rooms.new_seat_link(room, body.chair)
        await self.hub.keep(room)
        return messages.SeatLink(path=f"/{room.code}#seat={token}", token=token)

    async def claim(self, request: web.Request, person: str, body: messages.Claim) -> Any:
        room = self._room(request)
        if not self.wrong_codes.take(address_of(request, self.settings)):
            raise Refused("too_fast", "Too many tries from here; wait a minute.")
        await self.hub.claim(room, person, body.token)
        return self.hub.news(room, person)

    async def luck(self, request: web.Request, person: str, body: messages.Contribution) -> Any:
        room = self._room(request)
        rooms.require_member(room, person)
        rooms.require_waiting(room)
        room.people[person].luck = body.luck[:64]
        return await self._kept(room, person)

    async def fill(self, request: web.Request, person: str) -> Any:
        room = self._hosted(request, person)
        rooms.fill(room)
        return await self._kept(room, person)

    async def start(self, request: web.Request, person: str) -> Any:
        room = self._hosted(request, person)
        await self.hub.start(room)
        return self.hub.news(room, person)

    # Tables

    async def record(self, request: web.Request, person: str) -> web.Response:
        table = self.hub.table(request.match_info["table"])
        if table.state.phase is not OVER or not (
            table.document.open_after or person in table.document.persons
        ):
            raise Refused("closed_record", "The record opens when the game is over.")
        return web.Response(
            text=write_record(table.whole_record()),
            headers={"Content-Disposition": f'attachment; filename="{table.document.game}.record"'},
        )

    async def replay(self, request: web.Request, person: str) -> Any:
        table = self.hub.table(request.match_info["table"])
        return replay(table, person, request.query.get("as", ""))

    async def fairness(self, request: web.Request, person: str) -> Any:
        return fairness(self.hub.table(request.match_info["table"]))

    # Running it

    async def healthz(self, request: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(self, request: web.Request) -> web.Response:
        await self.hub.store.write([])
        return web.Response(text="ready\n")

    async def metrics(self, request: web.Request) -> web.Response:
        metrics.TABLES.set(len(self.hub.tables))
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": "text/plain"}
        )

    async def openapi(self, request: web.Request) -> web.Response:
        return web.Response(
            body=msgspec.json.encode(document(OPERATIONS)), content_type="application/json"
        )

    # Helpers

    def _room(self, request: web.Request) -> rooms.RoomDocument:
        try:
            return self.hub.room(request.match_info["code"])
        except Refused:
            if not self.wrong_codes.take(address_of(request, self.settings)):
                raise Refused("too_fast", "Too many wrong codes; wait a minute.") from None
            raise

    def _hosted(self, request: web.Request, person: str) -> rooms.RoomDocument:
        room = self._room(request)
        rooms.require_host(room, person)
        return room

    async def _kept(self, room: rooms.RoomDocument, person: str) -> Any:
        await self.hub.keep(room)
        return self.hub.news(room, person)

    # The socket of a room

    async def live(self, request: web.Request) -> web.StreamResponse:
        check_origin(request, self.settings)
        person, _ = person_of(request)
        room = self._room(request)
        watching = request.query.get("screen") == "1"
        if person not in room.people:
            raise Refused("not_here", "Join the room first.")
        ws = web.WebSocketResponse(max_msg_size=LARGEST_COMMAND, heartbeat=25, compress=False)
        await ws.prepare(request)
        connection = Connection(Socket(ws, request), person, room.code, watching)
        speed = Allowance(self.wall, self.settings.messages_per_second, 1000)
        tasks: set[asyncio.Task[None]] = set()
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    await self._refuse(connection, 0, Refused("malformed", "Send JSON text."))
                    continue
                if not speed.take(""):
                    await self._refuse(connection, 0, Refused("too_fast", "Slow down a little."))
                    continue
                task = asyncio.get_running_loop().create_task(
                    self._command(connection, message.data)
                )
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        finally:
            await self.hub.exit(connection)
        return ws

    async def _command(self, connection: Connection, data: str) -> None:
        """One command of one page; whatever goes wrong is said and changes nothing."""
        ref = 0
        try:
            try:
                command = _command.decode(data)
            except msgspec.DecodeError as error:
                raise Refused("malformed", f"That is no command: {error}.") from None
            ref = getattr(command, "ref", 0)
            await self._obey(connection, command)
            if ref:
                await self.hub.send(connection, Accepted(ref=ref))
        except Refused as refused:
            await self._refuse(connection, ref, refused)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a command failed")
            sorry = Refused("failed", "That did not work; the page shows where you are.")
            await self._refuse(connection, ref, sorry)

    async def _obey(self, connection: Connection, command: messages.Command) -> None:
        if isinstance(command, messages.Hello):
            await self.hub.enter(connection, command.table, command.heard)
            return
        if connection not in self.hub.connections.get(connection.code, ()):
            raise Refused("malformed", "Say hello first.")
        if isinstance(command, messages.Act):
            await self.hub.act(connection, command)
        elif isinstance(command, messages.Say):
            await self.hub.say(connection, command.channel, command.text, emote=False)
        elif isinstance(command, messages.Emote):
            await self.hub.say(connection, "table", command.emote[:24], emote=True)
        elif isinstance(command, messages.Typing):
            await self.hub.typing(connection, command.channel, command.on)
        else:
            await self.hub.more_time(connection)

    async def _refuse(self, connection: Connection, ref: int, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        await self.hub.send(
            connection,
            Refusal(ref=ref, code=refused.code, sentence=str(refused), clauses=refused.clauses),
        )
        if refused.code == "stale":
            await self.hub.refresh(connection)


def game_info(name: str) -> messages.GameInfo:
    game = GAMES[name]
    return messages.GameInfo(
        name=game.name,
        title=game.title,
        least=game.seats[0],
        most=game.seats[-1],
        options=[
            messages.OptionInfo(
                name=o.name,
                default=o.default,  # type: ignore[arg-type]
                meaning=o.meaning,
                choices=list(o.choices),
                low=o.low,
                high=o.high,
                step=o.step,
            )
            for o in game.options
        ],
        bots=levels(game.name),
    )


W = Web
M = messages
ROOM = "/api/rooms/{code}"
OPERATIONS: Final = (
    Operation("GET", "/api/games", W.games, None, list[M.GameInfo], "The games"),
    Operation("GET", "/api/games/{game}/rules", W.rules, None, list[M.Clause], "Its clauses"),
    Operation("POST", "/api/rooms", W.open_room, M.NewRoom, M.Room, "Open a room"),
    Operation("GET", ROOM, W.show_room, None, M.Room, "A room"),
    Operation("POST", ROOM + "/join", W.join, M.Join, M.Room, "Come in"),
    Operation("POST", ROOM + "/leave", W.leave, None, M.Room, "Go for good"),
    Operation("POST", ROOM + "/settings", W.settings_of, M.RoomSettings, M.Room, "Host: settings"),
    Operation("POST", ROOM + "/sit", W.sit, None, M.Room, "Take a chair"),
    Operation("POST", ROOM + "/stand", W.stand, None, M.Room, "Give the chair up"),
    Operation("POST", ROOM + "/bots", W.add_bot, M.AddBot, M.Room, "Host: a bot sits down"),
    Operation("POST", ROOM + "/fill", W.fill, None, M.Room, "Host: bots up to the least number"),
    Operation("POST", ROOM + "/chairs/remove", W.remove_chair, M.AboutChair, M.Room, "Host: free"),
    Operation("POST", ROOM + "/chairs/move", W.move_chair, M.MoveChair, M.Room, "Host: reorder"),
    Operation("POST", ROOM + "/take-over", W.take_over, M.AboutChair, M.Room, "Play on for a bot"),
    Operation("POST", ROOM + "/kick", W.kick, M.AboutPerson, M.Room, "Host: send somebody away"),
    Operation("POST", ROOM + "/mute", W.mute, M.AboutPerson, M.Room, "Host: mute or unmute"),
    Operation("POST", ROOM + "/host", W.hand_over, M.AboutPerson, M.Room, "Host: hand over"),
    Operation("POST", ROOM + "/reissue", W.reissue, M.AboutChair, M.SeatLink, "Host: a lost seat"),
    Operation("POST", ROOM + "/claim", W.claim, M.Claim, M.Room, "Take a re-issued seat"),
    Operation("POST", ROOM + "/luck", W.luck, M.Contribution, M.Room, "Add to the shuffle"),
    Operation("POST", ROOM + "/start", W.start, None, M.Room, "Host: begin"),
    Operation("GET", "/api/tables/{table}/replay", W.replay, None, M.Replay, "A game again"),
    Operation("GET", "/api/tables/{table}/fairness", W.fairness, None, M.Fairness, "The proof"),
)  # fmt: skip

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(store: Store, settings: Settings, wall: Time | None = None) -> web.Application:
    """The whole server as one application."""
    wall = wall or Time()
    hub = Hub(store, settings, wall)
    site = Web(hub, settings, wall)
    app = web.Application(middlewares=[_guard(settings)], client_max_size=LARGEST_BODY)
    for operation in OPERATIONS:
        app.router.add_route(operation.method, operation.path, _handler(site, operation, settings))
    app.router.add_get("/api/openapi.json", site.openapi)
    app.router.add_get(ROOM + "/qr.svg", _plain(site, W.qr))
    app.router.add_get("/api/tables/{table}/record", _plain(site, W.record))
    app.router.add_get(ROOM + "/live", site.live)
    app.router.add_get("/healthz", site.healthz)
    app.router.add_get("/readyz", site.readyz)
    if settings.metrics:
        app.router.add_get("/metrics", site.metrics)
    _add_page(app)
    app[HUB] = hub

    async def open_up(app: web.Application) -> None:
        await hub.wake_all()

    async def shut_down(app: web.Application) -> None:
        await hub.shut_down()

    app.on_startup.append(open_up)
    app.on_shutdown.append(shut_down)
    return app


HUB: Final = web.AppKey("hub", Hub)


def _handler(site: Web, operation: Operation, settings: Settings) -> Handler:
    decoder = msgspec.json.Decoder(operation.body) if operation.body is not None else None

    async def handle(request: web.Request) -> web.StreamResponse:
        if request.method not in SAFE_METHODS:
            check_origin(request, settings)
        person, secret = person_of(request)
        arguments = []
        if decoder is not None:
            try:
                arguments.append(decoder.decode(await request.read()))
            except msgspec.DecodeError as error:
                raise Refused("malformed", f"The body cannot be used: {error}.") from None
        answer = await operation.handler(site, request, person, *arguments)
        response = web.Response(body=_encode(answer), content_type="application/json")
        if secret is not None:
            set_cookie(response, secret, is_https(request, settings))
        return response

    return handle


def _plain(site: Web, work: Callable[..., Awaitable[web.Response]]) -> Handler:
    async def handle(request: web.Request) -> web.StreamResponse:
        return await work(site, request, person_of(request)[0])

    return handle


def _guard(settings: Settings) -> Any:
    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Every error is a Problem; nothing else ever leaves. Headers keep the page at home."""
        try:
            response = await handler(request)
        except Refused as refused:
            metrics.REFUSALS.labels(refused.code).inc()
            status = STATUS.get(refused.code, CONFLICT)
            problem = Problem(code=refused.code, sentence=refused.sentence, clauses=refused.clauses)
            response = _problem(status, problem)
        except web.HTTPException as error:
            if error.status < 400:
                raise
            response = _problem(error.status, Problem(code="http", sentence=f"{error.reason}."))
            if "Allow" in error.headers:
                response.headers["Allow"] = error.headers["Allow"]
        except Exception:
            LOG.exception("a request failed")
            response = _problem(
                500, Problem(code="failed", sentence="That did not work; try again.")
            )
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return guard


HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def _problem(status: int, problem: Problem) -> web.Response:
    return web.Response(status=status, body=_encode(problem), content_type="application/json")


def _add_page(app: web.Application) -> None:
    """The built page, if there is one: every address that is not the API's shows it."""
    folder = Path(str(importlib.resources.files("hideout.server"))) / "page"
    index = folder / "index.html"

    async def page(request: web.Request) -> web.StreamResponse:
        if request.path.startswith("/api/"):
            raise Refused("no_page", "There is nothing at this address.")
        if not index.exists():
            return web.Response(text="The page is not built; `make play` builds it.\n")
        response = web.FileResponse(index)
        response.headers["Cache-Control"] = "no-cache"
        return response

    if (folder / "assets").exists():
        app.router.add_static("/assets", folder / "assets", append_version=False)
    app.router.add_get("/{path:.*}", page)
