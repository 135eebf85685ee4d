"""The sockets of rooms: what pages ask comes in here, one command after another.

Compiled with the rest of a move's way, so nothing here is for HTTP alone; see `web`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from hideout.server import messages, metrics, words
from hideout.server.allowance import Allowance
from hideout.server.background import spawned
from hideout.server.hub import Hub
from hideout.server.lines import PING, Connection, pack
from hideout.server.messages import Accepted, Bye, Refusal
from hideout.server.people import check_origin, person_of
from hideout.server.refusal import Refused
from hideout.server.rooms import RoomDocument, require_member
from hideout.server.settings import Settings
from hideout.server.wall import Time

LOG: Final = logging.getLogger("hideout.web")
TEXT: Final = WSMsgType.TEXT
CLOSING: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
LARGEST_COMMAND: Final = 8_000
LARGEST_MESSAGE: Final = 64_000  # up to here a refusal says what is wrong; beyond, the line is cut
MOST_WARNINGS: Final = 50  # for a page that does not slow down
QUIET: Final = 15  # seconds; after as many more without an answer a page is gone

_decode_command = msgspec.json.Decoder(messages.Command).decode


class Pulse:
    """Whether a page is still there: a quiet one is asked, and cut off if it does not answer.

    A look every now and then costs next to nothing; aiohttp's heartbeat sets a timer anew with
    every message.
    """

    def __init__(self, page: Connection) -> None:
        self.page = page
        self.is_asked = False
        self.timer = asyncio.get_running_loop().call_later(QUIET, self.look)

    def look(self) -> None:
        if self.page.is_heard:
            self.page.is_heard = self.is_asked = False
        elif self.is_asked:
            self.page.cut()
            return
        else:
            self.is_asked = True
            self.page.send(PING)
        self.timer = asyncio.get_running_loop().call_later(QUIET, self.look)

    def stop(self) -> None:
        self.timer.cancel()


class Sockets:
    """The sockets of rooms."""

    def __init__(
        self,
        hub: Hub,
        room_asked_for: Callable[[web.Request], RoomDocument],
        settings: Settings,
        wall: Time,
    ) -> None:
        self.hub = hub
        self.room_asked_for = room_asked_for
        self.settings = settings
        self.wall = wall
        self.tasks: set[asyncio.Task[None]] = set()

    async def live(self, request: web.Request) -> web.StreamResponse:
        check_origin(request, self.settings)
        person, _ = person_of(request)
        room = await self.hub.welcome_back(self.room_asked_for(request), person)
        require_member(room, person)
        socket = web.WebSocketResponse(max_msg_size=LARGEST_MESSAGE, compress=False, autoping=False)
        await socket.prepare(request)
        page = Connection(socket, request, person, room.code, self.hub.outbox)
        # In a task of its own, or every message would be passed down through all of aiohttp.
        await asyncio.create_task(self._listen(page))
        return socket

    async def _listen(self, page: Connection) -> None:
        pulse = Pulse(page)
        speed = Allowance(self.settings.messages_per_second, 1000, self.wall.now())
        warnings = 0
        try:
            while True:
                message = await page.socket.receive()
                page.is_heard = True
                if message.type is not TEXT:
                    if message.type in CLOSING:
                        break
                    await self._answer_odd(page, message)
                elif len(message.data) > LARGEST_COMMAND:
                    self._refuse(page, 0, Refused("too_big", words.TOO_LONG))
                elif speed.take(self.wall.now()):
                    await self._command(page, message.data)
                else:
                    warnings += 1
                    if warnings == MOST_WARNINGS:
                        page.send(pack(Bye(reason="too_fast")))
                        page.flush()
                        break
                    self._refuse(page, 0, Refused("too_fast", words.SLOW_DOWN))
        finally:
            pulse.stop()
            self.hub.exit(page)

    async def _answer_odd(self, page: Connection, message: WSMessage) -> None:
        if message.type is WSMsgType.PING:
            await page.socket.pong(message.data)
        elif message.type is not WSMsgType.PONG:
            self._refuse(page, 0, Refused("malformed", "Send JSON text."))

    async def _command(self, page: Connection, data: str) -> None:
        """One command of one page; whatever goes wrong is said and changes nothing."""
        ref = 0
        try:
            try:
                command = _decode_command(data)
            except msgspec.DecodeError as error:
                raise Refused("malformed", f"That is no command: {error}.") from None
            ref = getattr(command, "ref", 0)
            if isinstance(command, messages.Hello):
                await self.hub.enter(page, command.table, command.heard)
            elif not page.has_entered:
                raise Refused("malformed", "Say hello first.")
            elif isinstance(command, messages.Act):
                await self._act(page, command)
            else:
                await self._talk(page, command)
                if ref:
                    page.send(pack(Accepted(ref=ref)))
        except Refused as refused:
            await self._refuse_and_show(page, ref, refused)
        except Exception:
            LOG.exception("a command failed")
            sorry = Refused("failed", words.COMMAND_FAILED)
            self._refuse(page, ref, sorry)

    async def _talk(self, page: Connection, command: messages.Command) -> None:
        if isinstance(command, messages.Say):
            await self.hub.talk.say(page, command.channel, command.text)
        elif isinstance(command, messages.Emote):
            await self.hub.talk.emote(page, command.emote)
        elif isinstance(command, messages.Typing):
            await self.hub.talk.typing(page, command.channel, command.on)
        elif isinstance(command, messages.MoreTime):
            await self.hub.more_time(page)
        elif isinstance(command, messages.Concede):
            await self.hub.concede(page)

    async def _act(self, page: Connection, command: messages.Act) -> None:
        """Accepted when it is durable. An answer that is held back does not hold up the page."""
        began = time.perf_counter()
        wait = await self.hub.act(page, command)
        if wait:
            page.send(pack(Accepted(ref=command.ref, held=True)))
            self.tasks.add(spawned(self._act_later(page, command, wait), self.tasks.discard))
        else:
            metrics.COMMAND.add(time.perf_counter() - began)

    async def _act_later(self, page: Connection, command: messages.Act, wait: int) -> None:
        try:
            while wait:
                await self.wall.sleep(wait)
                wait = await self.hub.act(page, command)
        except Refused as refused:
            await self._refuse_and_show(page, command.ref, refused)

    async def _refuse_and_show(self, page: Connection, ref: int, refused: Refused) -> None:
        self._refuse(page, ref, refused)
        if refused.code == "stale":
            await self.hub.refresh(page)

    def _refuse(self, page: Connection, ref: int, refused: Refused) -> None:
        metrics.REFUSALS.add(kind=refused.code)
        page.send(
            pack(
                Refusal(
                    ref=ref, code=refused.code, sentence=refused.sentence, clauses=refused.clauses
                )
            )
        )
