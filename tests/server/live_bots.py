"""Bots that come over the network, for tests: each with a token, requests, a stream or a socket."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from hideout.server.house.clock import WallClock
from hideout.server.wire.bot_messages import StreamEvent
from tests.server.house import PATIENCE, Body, Guest, House

EVENT = msgspec.json.Decoder(StreamEvent)


class LiveBot(Guest):
    """A bot on its socket; what it hears of its room is kept as a page's words are."""

    def __init__(self, house: House, token: str, code: str) -> None:
        super().__init__(house, "bot")
        house.guests.append(self)
        self.token = token
        self.code = code
        self.last = 0
        self.headers = {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        return await super().ask(method, path, body, headers=self.headers, **more)

    async def in_mine(self, what: str, body: Any = None) -> Any:
        return await self.post(f"/api/bot/rooms/{self.code}/{what}", body)

    async def enters(
        self, table: str = "", heard: int = 0, screen: bool = False, after: int = 0
    ) -> None:
        """Open the line; with the token as a header or as the first message."""
        if self.socket is not None:
            await self.socket.close()
        url = f"{self.house.address}/api/bot/live"
        self.socket = await self.session.ws_connect(url, max_msg_size=0)
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.send({"type": "hello", "token": self.token, "after": after})
        await self.until(lambda m: m["type"] == "hello")
        await self.house.settle()

    async def send(self, command: Body) -> None:
        if command["type"] != "hello":
            command = {**command, "room": self.code}
        await super().send(command)

    def _hear(self, data: str) -> None:
        EVENT.decode(data)  # as the types say, and nothing else
        super()._hear(data)
        self.last = self.inbox[-1]["seq"]


async def new_bot(house: House, host: Guest, name: str = "Botty") -> LiveBot:
    """A bot with a token of the host's room; it is invited with it."""
    made = await host.in_room("programs", {"name": name})
    bot = LiveBot(house, made["token"], host.code)
    bot.name = made["name"]
    bot.room = {"you": made["person"]}
    return bot


async def seated_bot(house: House, host: Guest, name: str = "Botty") -> LiveBot:
    """The same on a chair, with its line open."""
    bot = await new_bot(house, host, name)
    await bot.in_mine("accept")
    await bot.enters()
    return bot


class Stream:
    """A bot's stream of lines."""

    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self.answer = answer
        self.events: list[Body] = []
        self.news = asyncio.Event()
        self.is_over = False
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for line in self.answer.content:
                if line.strip():
                    EVENT.decode(line)
                    self.events.append(json.loads(line))
                    self.news.set()
        except aiohttp.ClientError:
            pass
        self.is_over = True
        self.news.set()

    async def until(self, wanted: Callable[[Body], bool]) -> Body:
        async with asyncio.timeout(PATIENCE):
            for seen in itertools.count():
                while seen >= len(self.events):
                    assert not self.is_over, "the stream has ended"
                    self.news.clear()
                    await self.news.wait()
                if wanted(self.events[seen]):
                    return self.events[seen]
        raise AssertionError

    async def end(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.reader

    def close(self) -> None:
        self.reader.cancel()
        self.answer.close()


@asynccontextmanager
async def stream(bot: LiveBot, after: int = 0) -> AsyncIterator[Stream]:
    url = f"{bot.house.address}/api/bot/stream?after={after}"
    async with bot.session.get(url, headers=bot.headers) as answer:
        assert answer.status == 200, await answer.text()
        one = Stream(answer)
        try:
            yield one
        finally:
            one.close()


class BusyHouse(House):
    """A server whose clock runs, for programs that come from outside; its bots think at once."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.time = WallClock()  # type: ignore[assignment]  # nobody moves it by hand


@asynccontextmanager
async def busy_house(
    folder: Path, house: BusyHouse | None = None, **settings: Any
) -> AsyncIterator[BusyHouse]:
    house = house or BusyHouse(folder, **settings)
    await house.open()
    try:
        yield house
    finally:
        await house.see_off()
        await house.shut()
