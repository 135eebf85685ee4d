"""What the servers of a house tell each other and may lose: a noticeboard that all of them read.

It is a Redis (or Valkey). While it is down, each server goes by what it knows itself: limits are
counted by each alone, bots think at home. Nothing that must not be lost is told here alone.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from hideout.engine.reader import BadData
from hideout.server.house.allowance import Allowances
from hideout.server.house.background import spawned

LOG: Final = logging.getLogger("hideout.server")
CHANNEL: Final = "hideout:board"
TOGETHER: Final = 0.25  # seconds for which messages are gathered
AGAIN: Final = 0.5  # seconds until a noticeboard that is gone is looked for again
ANSWER_SECONDS: Final = 2.0
LONGEST_SILENCE: Final = 30.0  # seconds
NO_DRIVER: Final = 'Redis needs a driver: install it with `pip install "hideout[redis]"`.'

_encode = msgspec.json.Encoder().encode

Reader = Callable[[Any], None]


def open_noticeboard(url: str) -> "Noticeboard":
    """Raises BadData."""
    try:
        from redis import asyncio as redis  # a house alone needs none
        from redis.exceptions import RedisError
    except ImportError:
        raise BadData(NO_DRIVER) from None
    try:
        client = redis.Redis.from_url(
            url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS
        )
    except ValueError as error:
        raise BadData(f"{url} is not the address of a Redis server: {error}.") from None
    return Noticeboard(client, (RedisError, OSError, TimeoutError))


class Noticeboard:
    def __init__(self, client: Any, gone: tuple[type[Exception], ...]) -> None:
        self.name = secrets.token_hex(8)  # ours
        self.mail = f"hideout:mail:{self.name}"  # what is meant for us alone
        self.client = client
        self.gone = gone  # what is raised when it does not answer
        self.is_there = False
        self._is_missed = False  # and the log says so
        self.readers: dict[str, Reader] = {}  # by topic
        self.newcomers: list[Callable[[], None]] = []  # what to do when somebody new starts reading
        self._limits: dict[str, Allowances] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.readers["hello"] = self._greet
        self.readers["spent"] = self._others_spent

    def open(self) -> None:
        self._tasks.add(spawned(self._read_on(), self._tasks.discard))
        self._tasks.add(spawned(self._tell_on(), self._tasks.discard))

    def tell(self, topic: str, message: Any, to: str = CHANNEL) -> None:
        """To all others, or to one of them; nobody waits for it."""
        if self.is_there:
            line = _encode([self.name, topic, message])
            self._tasks.add(spawned(self._publish(to, line), self._tasks.discard))

    def forget(self, queue: str, line: bytes) -> None:
        """What was put into a queue is no longer wanted."""
        self._tasks.add(spawned(self._remove(queue, line), self._tasks.discard))

    async def _remove(self, queue: str, line: bytes) -> None:
        with suppress(*self.gone):
            await self.client.lrem(queue, 1, line)

    async def _publish(self, to: str, line: bytes) -> None:
        try:
            await self.client.publish(to, line)
        except self.gone:
            self._is_gone()

    def _is_gone(self) -> None:
        self.is_there = False
        if not self._is_missed:
            self._is_missed = True
            LOG.warning("Redis does not answer: this server counts alone, and its bots think here")

    # Reading

    async def _read_on(self) -> None:
        while True:
            try:
                async with self.client.pubsub() as page:
                    await page.subscribe(CHANNEL, self.mail)
                    self.is_there, self._is_missed = True, False
                    self.tell("hello", None)
                    await self._read(page)
            except self.gone:
                self._is_gone()
            await asyncio.sleep(AGAIN)

    async def _read(self, page: Any) -> None:
        silent_since = asyncio.get_running_loop().time()
        while self.is_there:
            found = await page.get_message(ignore_subscribe_messages=True, timeout=1.0)
            now = asyncio.get_running_loop().time()
            if found is not None:
                silent_since = now
                if found["type"] == "message":  # and not the answer to a ping
                    self._hear(found["data"])
            elif now - silent_since > LONGEST_SILENCE:
                silent_since = now
                await page.ping()

    def _hear(self, data: bytes) -> None:
        try:
            name, topic, message = msgspec.json.decode(data)
            if name != self.name and topic in self.readers:
                self.readers[topic](message)
        except Exception as error:  # whoever else writes there must not stop us
            LOG.warning("a line on the board cannot be read: %s", type(error).__name__)

    def _greet(self, message: Any) -> None:
        for welcome in self.newcomers:
            welcome()

    # Limits: everybody counts, and tells the others what was spent.

    def share(self, name: str, limits: Allowances) -> None:
        limits.spent = {}
        self._limits[name] = limits

    async def _tell_on(self) -> None:
        while True:
            await asyncio.sleep(TOGETHER)
            spent = {}
            for name, limits in self._limits.items():
                if limits.spent:
                    spent[name], limits.spent = limits.spent, {}
            if spent:
                self.tell("spent", spent)

    def _others_spent(self, message: dict[str, dict[str, int]]) -> None:
        for name, spent in message.items():
            if name in self._limits:
                for key, cost in spent.items():
                    self._limits[name].drain(key, cost)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self.client.aclose()
