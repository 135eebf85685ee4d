"""A bot's stream: lines of JSON, or a socket that it also speaks on."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from hideout.engine.message import verbatim
from hideout.server.house import metrics, words
from hideout.server.house.allowance import Allowance
from hideout.server.house.background import spawned
from hideout.server.house.refusal import Refused
from hideout.server.rooms.bot_streams import refusal_of
from hideout.server.web.api import number_in
from hideout.server.web.bots_api import COMING, SPEECH, BotCallers, BotOf, bearer
from hideout.server.web.identity import check_origin
from hideout.server.web.sockets import CLOSING, MOST_WARNINGS
from hideout.server.wire import bot_messages as B
from hideout.server.wire.bot_stream import BotStream
from hideout.server.wire.connections import hang_up
from hideout.server.wire.messages import Accepted

LOG: Final = logging.getLogger("hideout.web")
QUIET: Final = 10.0  # seconds after which an empty line says that the stream is alive
HEARTBEAT: Final = 30.0  # seconds between two pings
LARGEST: Final = 8_000
OPENING: Final = 10  # what a new stream costs of the allowance
MOST_AT_ONCE: Final = 32  # commands of a socket that are being carried out

_decode = msgspec.json.Decoder(B.StreamCommand).decode


class BotSockets:
    def __init__(self, bots: BotCallers, stays: Callable[[web.BaseRequest], None]) -> None:
        self.bots = bots
        self.stays = stays
        self.hub = bots.hub
        self.settings = bots.api.settings

    # A stream

    async def stream(self, request: web.Request) -> web.StreamResponse:
        self.bots.api.pay(request, None)
        bot, network = self._admit(request, bearer(request))
        after = number_in(request.query.get("after", "0"), digits=16)
        response = web.StreamResponse()
        response.content_type = "application/x-ndjson"
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Accel-Buffering"] = "no"
        stream = self.hub.bot_streams.open(bot.person, bot.name, network, after)
        stream.transport = request.transport
        try:
            await response.prepare(request)
            self.stays(request)
            while self._goes_on(bot, stream):
                taken = await stream.taken(QUIET)
                await response.write(b"".join(taken) or b"\n")
        except ConnectionError:
            pass  # whoever read it is gone
        finally:
            self.hub.bot_streams.close(stream)
        return response

    def _goes_on(self, bot: BotOf, stream: BotStream) -> bool:
        """Whether more is to come."""
        if not stream.is_gone and not self.bots.is_good(bot):
            self.hub.bot_streams.close_all(bot.person, "revoked")
        return bool(stream.waiting) or not stream.is_gone

    def _admit(self, request: web.Request, token: str) -> tuple[BotOf, str]:
        """Raises Refused."""
        network = self.bots.api.network(request)
        bot = self.bots.recognise(token, network)
        self.bots.pay(bot.person, network, OPENING)
        return bot, network

    # A socket

    async def live(self, request: web.Request) -> web.StreamResponse:
        """The token comes as a header, and then who it is is known before the socket opens, or
        with the first message."""
        check_origin(request, self.settings)
        self.bots.api.pay(request, None)
        token = bearer(request)
        if token:
            self.bots.recognise(token, self.bots.api.network(request))
        socket = web.WebSocketResponse(
            max_msg_size=LARGEST, compress=False, heartbeat=HEARTBEAT, timeout=2.0, autoping=False
        )
        await socket.prepare(request)
        self.stays(request)
        await self._talk(request, socket, token)
        return socket

    async def _talk(self, request: web.Request, socket: web.WebSocketResponse, token: str) -> None:
        try:
            hello = await self._hello(socket)
            bot, network = self._admit(request, token or hello.token)
        except Refused as error:
            metrics.REFUSALS.add(kind=error.code)
            await socket.send_bytes(msgspec.json.encode(refusal_of(error)))
            if request.transport is not None:
                hang_up(request.transport)
            return
        stream = self.hub.bot_streams.open(bot.person, bot.name, network, hello.after)
        stream.transport = request.transport
        writing = spawned(self._write(socket, bot, stream), lambda task: None)
        try:
            await self._listen(socket, bot, stream)
        finally:
            self.hub.bot_streams.close(stream)
            await writing

    async def _hello(self, socket: web.WebSocketResponse) -> B.StreamHello:
        """Raises Refused."""
        try:
            async with asyncio.timeout(self.settings.hello_seconds):
                message = await socket.receive()
        except TimeoutError:
            raise Refused("malformed", verbatim("Say hello first.")) from None
        hello = read_command(message.data) if message.type is WSMsgType.TEXT else None
        if not isinstance(hello, B.StreamHello):
            raise Refused("malformed", verbatim("Say hello first."))
        return hello

    async def _write(self, socket: web.WebSocketResponse, bot: BotOf, stream: BotStream) -> None:
        try:
            while self._goes_on(bot, stream):
                for one in await stream.taken(QUIET):
                    await socket.send_str(one[:-1].decode())
            if stream.is_flood and stream.transport is not None:
                hang_up(stream.transport)
            else:
                await socket.close()
        except (ConnectionError, RuntimeError):
            pass  # whoever read it is gone
        finally:
            self.hub.bot_streams.close(stream)

    async def _listen(self, socket: web.WebSocketResponse, bot: BotOf, stream: BotStream) -> None:
        """A command that is held does not hold up the next: another room's, perhaps. Whatever
        comes counts, and others have their turn after each message."""
        warnings = Allowance(MOST_WARNINGS, 60_000, self.hub.wall_clock.now())
        at_work: set[asyncio.Task[None]] = set()
        try:
            while not stream.is_gone:
                message = await socket.receive()
                if message.type in CLOSING or message.type is WSMsgType.ERROR:
                    break
                ref = 0
                try:
                    if message.type is not WSMsgType.TEXT:
                        await self._answer_odd(socket, bot, stream, message)
                    else:
                        command = read_command(message.data)
                        ref = getattr(command, "ref", 0)
                        self._require_pace(bot, stream, command, len(at_work))
                        work = self._carry_out(bot, stream, command)
                        at_work.add(spawned(work, at_work.discard))
                except Refused as error:
                    metrics.REFUSALS.add(kind=error.code)
                    if not warnings.take(self.hub.wall_clock.now()):
                        stream.is_flood = True
                        self.hub.bot_streams.close(stream, "too_fast")
                        break
                    stream.tell("", refusal_of(error, ref))
                await asyncio.sleep(0)
        finally:
            for task in list(at_work):
                task.cancel()

    async def _answer_odd(
        self, socket: web.WebSocketResponse, bot: BotOf, stream: BotStream, message: WSMessage
    ) -> None:
        """Raises Refused."""
        self.bots.pay(bot.person, stream.address)
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
        elif message.type is not WSMsgType.PONG:
            raise Refused("malformed", verbatim("Send JSON text."))

    def _require_pace(
        self, bot: BotOf, stream: BotStream, command: B.StreamCommand, at_work: int
    ) -> None:
        if isinstance(command, B.StreamHello):
            raise Refused("malformed", verbatim("Hello was said already."))
        if at_work >= MOST_AT_ONCE:
            raise Refused("too_fast", words.SLOW_DOWN)
        self.bots.pay(bot.person, stream.address, cost_of(command))

    async def _carry_out(self, bot: BotOf, stream: BotStream, command: B.StreamCommand) -> None:
        assert not isinstance(command, B.StreamHello)
        code = command.room.upper()
        try:
            await self._do(bot, code, command)
            stream.tell(code, Accepted(ref=command.ref))
        except Refused as error:
            metrics.REFUSALS.add(kind=error.code)
            stream.tell(code, refusal_of(error, command.ref))
        except Exception:
            LOG.exception("a bot's command failed")
            sorry = Refused("failed", words.COMMAND_FAILED)
            stream.tell(code, refusal_of(sorry, command.ref))

    async def _do(self, bot: BotOf, code: str, command: B.StreamCommand) -> None:
        if isinstance(command, B.StreamAct):
            await self.bots.act(bot, code, command.decision, command.action)
        elif isinstance(command, B.StreamSay):
            await self.bots.say(bot, code, command.channel, command.text)
        elif isinstance(command, B.StreamAccept):
            await self.bots.accept(bot, code)
        elif isinstance(command, B.StreamDecline):
            await self.bots.decline(bot, code)
        else:
            await self.bots.leave(bot, code)


def cost_of(command: B.StreamCommand) -> int:
    if isinstance(command, B.StreamAct):
        return 1
    return SPEECH if isinstance(command, B.StreamSay) else COMING


def read_command(text: str) -> B.StreamCommand:
    """Raises Refused."""
    try:
        command: B.StreamCommand = _decode(text)
        return command
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("malformed", verbatim(f"That is not a command: {error}.")) from None
