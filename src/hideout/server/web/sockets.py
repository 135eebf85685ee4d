"""The sockets of rooms: what pages ask comes in here, one command after another.

Compiled with the rest of a move's way, so nothing here is for HTTP alone; see `app`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from hideout.engine.message import verbatim
from hideout.server.bots.coach import Advised
from hideout.server.house import metrics, words
from hideout.server.house.allowance import Allowance, Allowances
from hideout.server.house.background import spawned
from hideout.server.house.clock import WallClock
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.rooms import speech
from hideout.server.rooms.live import LiveRoom
from hideout.server.rooms.reseat import welcome_back
from hideout.server.rooms.rules import require_member
from hideout.server.rooms.services import Services
from hideout.server.rooms.visits import enter
from hideout.server.table.replays import considered_in
from hideout.server.web.identity import address_of, check_origin, network_of, person_of
from hideout.server.wire import messages
from hideout.server.wire.connections import PING, Connection, pack
from hideout.server.wire.messages import Accepted, Advice, Bye, Refusal, words_of

LOG: Final = logging.getLogger("hideout.web")
TEXT: Final = WSMsgType.TEXT
CLOSING: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
LARGEST_COMMAND: Final = 8_000
LARGEST_MESSAGE: Final = 64_000  # up to here a refusal says what is wrong; beyond, the line is cut
MOST_WARNINGS: Final = 50  # a minute, for a page that does not slow down
SHARED: Final = 10  # so many times a page's allowance is all that one address has
# What a command costs of the allowance, if more than any message does.
HELLO_AGAIN: Final = 10
SPEECH: Final = 3
STALE: Final = 3  # the answer is a whole frame
ADVICE: Final = 5
SHORTLY: Final = 0.002  # seconds: what comes so soon after the last answer was there already
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


class Pace:
    """How much one page may still ask for, of its own allowance and of its address's."""

    def __init__(
        self, settings: Settings, wall_clock: WallClock, address: str, shared: Allowances
    ) -> None:
        self.wall_clock = wall_clock
        self.address = address
        self.shared = shared
        self.own = Allowance(settings.messages_per_second, 1000, wall_clock.now())
        self.warnings = Allowance(MOST_WARNINGS, 60_000, wall_clock.now())

    def take(self, cost: int = 1) -> bool:
        now = self.wall_clock.now()
        return self.own.take(now, cost) and self.shared.take_at(now, self.address, cost)

    def require(self, cost: int) -> None:
        """Pay for a command that costs more than its message. Raises Refused."""
        if not self.take(cost - 1):
            raise Refused("too_fast", words.SLOW_DOWN)


class Sockets:
    """The sockets of rooms."""

    def __init__(
        self,
        services: Services,
        room_asked_for: Callable[[web.Request, str], LiveRoom],
    ) -> None:
        self.room_asked_for = room_asked_for
        self.settings = services.settings
        self.wall_clock = services.wall_clock
        self.outbox = services.outbox
        most = SHARED * self.settings.messages_per_second
        self.by_address = services.limits("messages", most, 1000)
        self.tasks: set[asyncio.Task[None]] = set()

    async def live(self, request: web.Request) -> web.StreamResponse:
        check_origin(request, self.settings)
        person, _ = person_of(request)
        room = self.room_asked_for(request, person)
        await welcome_back(room, person)
        require_member(room.document, person)
        address = network_of(address_of(request, self.settings))
        room.pages.require_space(address)
        socket = web.WebSocketResponse(max_msg_size=LARGEST_MESSAGE, compress=False, autoping=False)
        most = self.settings.page_kilobytes * 1000
        page = Connection(socket, request, person, address, self.outbox, most, room.pages.backlog)
        room.knock(page)
        try:
            await socket.prepare(request)
            # In a task of its own, or every message would be passed down through all of aiohttp.
            await asyncio.create_task(self._listen(socket, page, room))
        finally:
            room.exit(page)
        return socket

    async def _listen(
        self, socket: web.WebSocketResponse, page: Connection, room: LiveRoom
    ) -> None:
        pulse = Pulse(page)
        pace = Pace(self.settings, self.wall_clock, page.address, self.by_address)
        self._expect_hello(page, room)
        loop = asyncio.get_running_loop()
        done = loop.time()
        try:
            while not page.is_gone:
                message = await socket.receive()
                is_heap = loop.time() - done < SHORTLY
                page.is_heard = True
                if message.type in CLOSING:
                    break
                if not pace.take():
                    if not self._warn(page, pace):
                        break
                elif message.type is not TEXT:
                    await self._answer_odd(page, message)
                elif len(message.data) > LARGEST_COMMAND:
                    self._refuse(page, 0, Refused("too_big", words.TOO_LONG))
                else:
                    await self._command(page, room, pace, message.data)
                if is_heap:
                    await asyncio.sleep(0)  # others first, however much this page has sent
                done = loop.time()
        finally:
            pulse.stop()
            page.greeted()

    def _expect_hello(self, page: Connection, room: LiveRoom) -> None:
        def look() -> None:
            if not page.has_entered:
                room.drop([page], "silent")

        page.expected = self.wall_clock.call_later(self.settings.hello_seconds * 1000, look)

    def _warn(self, page: Connection, pace: Pace) -> bool:
        """Warn a page that sends too fast; returns whether it may stay."""
        if pace.warnings.take(self.wall_clock.now()):
            self._refuse(page, 0, Refused("too_fast", words.SLOW_DOWN))
            return True
        page.send(pack(Bye(reason="too_fast")))
        page.hang_up()
        return False

    async def _answer_odd(self, page: Connection, message: WSMessage) -> None:
        if message.type is WSMsgType.PING and page.socket is not None:
            await page.socket.pong(message.data)
        elif message.type is not WSMsgType.PONG:
            self._refuse(page, 0, Refused("malformed", verbatim("Send JSON text.")))

    async def _command(self, page: Connection, room: LiveRoom, pace: Pace, data: str) -> None:
        """Carry out one command of a page; an error is reported and changes nothing."""
        ref = 0
        try:
            try:
                command = _decode_command(data)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Refused("malformed", verbatim(f"That is not a command: {error}.")) from None
            ref = getattr(command, "ref", 0)
            self._require_member(page, room)
            if page.has_entered and isinstance(command, messages.Act):
                await self._act(page, room, pace, command)
            elif isinstance(command, messages.Hello):
                await self._enter(page, room, pace, command)
            elif not page.has_entered:
                raise Refused("malformed", verbatim("Say hello first."))
            elif isinstance(command, messages.Advise):
                pace.require(ADVICE)
                work = self._advise(page, room, command)
                self.tasks.add(spawned(work, self.tasks.discard))
            else:
                await self._talk(page, room, pace, command)
                if ref:
                    page.send(pack(Accepted(ref=ref)))
        except Refused as error:
            await self._refuse_and_show(page, room, ref, error)
        except Exception:
            LOG.exception("a command failed")
            sorry = Refused("failed", words.COMMAND_FAILED)
            self._refuse(page, ref, sorry)

    def _require_member(self, page: Connection, room: LiveRoom) -> None:
        """Whoever has left or been sent away since has no page here any more. Raises Refused."""
        try:
            require_member(room.document, page.person)
        except Refused as error:
            room.drop([page], "kicked" if error.code == "kicked" else "left")
            raise

    async def _enter(
        self, page: Connection, room: LiveRoom, pace: Pace, hello: messages.Hello
    ) -> None:
        if page.has_entered:
            pace.require(HELLO_AGAIN)
        page.greeted()
        page.takes_changes = hello.changes
        await enter(room, page, hello.table, hello.heard)

    async def _talk(
        self, page: Connection, room: LiveRoom, pace: Pace, command: messages.Command
    ) -> None:
        if not isinstance(command, messages.Typing):
            pace.require(SPEECH)
        if isinstance(command, messages.Say):
            await speech.say(room, page, command.channel, command.text)
        elif isinstance(command, messages.Emote):
            await speech.emote(room, page, command.emote)
        elif isinstance(command, messages.Typing):
            await speech.typing(room, page, command.channel, command.on)
        elif isinstance(command, messages.MoreTime):
            await room.more_time(page)
        elif isinstance(command, messages.Concede):
            await room.concede(page)

    async def _act(
        self, page: Connection, room: LiveRoom, pace: Pace, command: messages.Act
    ) -> None:
        """Accepted when it is durable. An answer that is held back does not hold up the page."""
        began = time.perf_counter()
        try:
            wait = await room.act(page, command)
        except Refused as error:
            if error.code == "stale":
                pace.require(STALE)
            raise
        if wait:
            page.send(pack(Accepted(ref=command.ref, held=True)))
            self.tasks.add(spawned(self._act_later(page, room, command, wait), self.tasks.discard))
        else:
            metrics.COMMAND.add(time.perf_counter() - began)

    async def _act_later(
        self, page: Connection, room: LiveRoom, command: messages.Act, wait: int
    ) -> None:
        try:
            while wait:
                await self.wall_clock.sleep(wait)
                wait = await room.act(page, command)
        except Refused as error:
            await self._refuse_and_show(page, room, command.ref, error)

    async def _advise(self, page: Connection, room: LiveRoom, command: messages.Advise) -> None:
        """A thought takes a while, and the page goes on meanwhile; what is past is not answered."""
        try:
            advised = await room.advise(page, command.decision)
            page.send(pack(advice_of(room, command.decision, advised)))
        except Refused as error:
            if error.code != "stale":
                self._refuse(page, command.ref, error)
        except Exception:
            LOG.exception("a coach failed")
            self._refuse(page, command.ref, Refused("failed", words.COMMAND_FAILED))

    async def _refuse_and_show(
        self, page: Connection, room: LiveRoom, ref: int, refused: Refused
    ) -> None:
        self._refuse(page, ref, refused)
        if refused.code == "stale":
            await room.refresh(page, page.heard)

    def _refuse(self, page: Connection, ref: int, refused: Refused) -> None:
        metrics.REFUSALS.add(kind=refused.code)
        page.send(
            pack(
                Refusal(
                    ref=ref,
                    code=refused.code,
                    words=words_of(refused.message),
                    sentence=refused.sentence,
                    clauses=refused.clauses,
                )
            )
        )


def advice_of(room: LiveRoom, decision: str, advised: Advised) -> Advice:
    game = room.live_table().game
    return Advice(
        decision=decision,
        action="" if advised.action is None else game.notation.text(advised.action),
        because=words_of(advised.because),
        considered=considered_in(game, advised.weighed),
    )
