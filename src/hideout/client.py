"""A bot over the network, in a few lines.

    from hideout.client import run

    def choose(turn):
        return turn.legal[0]

    run("http://localhost:8000", "hb_...", choose)

`docs/bots-live.md` describes the protocol. This module knows that, and no game.
"""

import asyncio
import inspect
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import urlencode

import aiohttp

LOG: Final = logging.getLogger("hideout.client")
SILENT: Final = 35.0  # seconds without a line before a stream is dead; one comes every ten
FIRST_PAUSE: Final = 0.5  # seconds before trying again; doubled each time
LONGEST_PAUSE: Final = 30.0
FOR_GOOD: Final = ("replaced", "revoked")  # reasons after which one should not come back

Event = dict[str, Any]


class Refused(Exception):
    """The house has refused something; the message says why, `code` names the reason."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Turn:
    """A decision that a table is waiting for."""

    def __init__(self, frame: Event) -> None:
        self.frame: Final = frame  # the whole of what the seat may know
        self.room: str = frame["room"]
        self.table: str = frame["table"]
        self.decision: str = frame["decision"]
        self.seat: int = frame["viewer"]
        self.view: Mapping[str, Any] = frame["view"]
        self.legal: list[str] = [choice["action"] for choice in frame["legal"]]
        self.events: list[Event] = frame["events"]  # since the last frame


Choose = Callable[[Turn], str | Awaitable[str | None] | None]
Accepts = Callable[[Event], bool]


class Client:
    """The connection of one bot to one house; use it as an asynchronous context."""

    def __init__(self, address: str, token: str) -> None:
        """Raises ValueError if the address is none."""
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"A house's address begins with http:// or https://, not {address!r}.")
        self.address = address.rstrip("/")
        self.after = 0  # the last event that was read
        self._headers = {"Authorization": f"Bearer {token}"}
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> "Client":
        self._session = aiohttp.ClientSession(
            headers=self._headers, cookie_jar=aiohttp.DummyCookieJar()
        )
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._session is not None:
            await self._session.close()

    # Requests

    async def account(self) -> Event:
        """Who the token stands for, and its rooms."""
        return await self._ask("GET", "")

    async def accept(self, room: str) -> Event:
        return await self._ask("POST", f"/rooms/{room}/accept")

    async def decline(self, room: str) -> Event:
        return await self._ask("POST", f"/rooms/{room}/decline")

    async def leave(self, room: str) -> Event:
        return await self._ask("POST", f"/rooms/{room}/leave")

    async def frame(self, room: str, table: str = "", heard: int = 0) -> Event:
        """What the bot's seat may know now, with the events after the first `heard` of a table."""
        query = urlencode({"table": table, "heard": heard})
        return await self._ask("GET", f"/rooms/{room}/frame?{query}")

    async def act(self, room: str, decision: str, action: str) -> Event:
        body = {"decision": decision, "action": action}
        return await self._ask("POST", f"/rooms/{room}/act", body)

    async def say(self, room: str, text: str, channel: str = "table") -> Event:
        return await self._ask("POST", f"/rooms/{room}/say", {"channel": channel, "text": text})

    async def _ask(self, method: str, path: str, body: object = None) -> Event:
        """Raises Refused."""
        url = f"{self.address}/api/bot{path}"
        async with self._open_session().request(method, url, json=body) as answer:
            return await _told(answer)

    def _open_session(self) -> aiohttp.ClientSession:
        assert self._session is not None, "use the client as `async with Client(...) as client`"
        return self._session

    # Events

    async def events(self) -> AsyncIterator[Event]:
        """All that the bot is told, in all its rooms. A stream that breaks is resumed where it
        broke off. Raises Refused if the house turns the bot away."""
        pause = FIRST_PAUSE
        while True:
            try:
                async for event in self._stream():
                    pause = FIRST_PAUSE
                    yield event
                    if event["type"] == "bye" and not event["room"]:
                        if event["reason"] in FOR_GOOD:
                            raise Refused(
                                event["reason"], f"The stream was closed: {event['reason']}."
                            )
                        break
            except aiohttp.ClientConnectorError as error:
                why = error.os_error.strerror or error.os_error
                LOG.warning("%s cannot be reached: %s", self.address, why)
            except (aiohttp.ClientError, TimeoutError, ConnectionError) as error:
                LOG.warning("the connection broke: %s", error or type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _stream(self) -> AsyncIterator[Event]:
        url = f"{self.address}/api/bot/stream?after={self.after}"
        patience = aiohttp.ClientTimeout(total=None, sock_read=SILENT)
        async with self._open_session().get(url, timeout=patience, read_bufsize=1 << 20) as answer:
            if answer.status != 200:
                await _told(answer)
            rest = b""
            async for chunk in answer.content.iter_any():
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    if line:
                        event: Event = json.loads(line)
                        self.after = event["seq"]
                        yield event


async def _told(answer: aiohttp.ClientResponse) -> Event:
    """Raises Refused, or ClientError for what may pass."""
    if answer.status >= 500:
        raise aiohttp.ClientError(f"the house answers {answer.status}")
    if answer.content_type != "application/json":
        raise Refused("no_house", f"There is no house at {answer.url.origin()}{answer.url.path}.")
    told: Event = await answer.json()
    if answer.status >= 400:
        raise Refused(told["code"], told["sentence"])
    return told


class Player:
    """Plays in all of a client's rooms at once, thinking about one decision at a time in each."""

    def __init__(self, client: Client, choose: Choose, accepts: Accepts) -> None:
        self.client = client
        self.choose = choose
        self.accepts = accepts
        self.newest: dict[str, Event] = {}  # the last frame of each room
        self.answered: dict[str, tuple[str, str]] = {}  # by room: the table and the decision
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.over: set[str] = set()  # tables

    async def play(self, games: int = 0) -> list[Event]:
        """Play until this many games have ended; returns their last frames."""
        ended: list[Event] = []
        try:
            async for event in self.client.events():
                await self._hear(event)
                if event["type"] == "frame" and event["result"] and self._is_news(event):
                    ended.append(event)
                    if len(ended) == games:
                        break
                self._raise_what_failed()
        finally:
            for task in self.thinking.values():
                task.cancel()
        return ended

    def _is_news(self, frame: Event) -> bool:
        is_news = frame["table"] not in self.over
        self.over.add(frame["table"])
        return is_news

    async def _hear(self, event: Event) -> None:
        if event["type"] == "invitation" and event["open"]:
            if self.accepts(event):
                await self._quietly(self.client.accept(event["room"]))
            else:
                await self._quietly(self.client.decline(event["room"]))
        elif event["type"] == "frame":
            room = event["room"]
            self.newest[room] = event
            if room not in self.thinking or self.thinking[room].done():
                self._raise_what_failed()
                self.thinking[room] = asyncio.create_task(self._think(room))

    def _raise_what_failed(self) -> None:
        for task in self.thinking.values():
            if task.done() and not task.cancelled():
                task.result()

    async def _think(self, room: str) -> None:
        """Answer a room until it asks nothing more."""
        while is_asked(self.newest[room]):
            turn = Turn(self.newest[room])
            if self.answered.get(room) == (turn.table, turn.decision):
                return
            chosen = await self._chosen(turn)
            if self.newest[room]["decision"] != turn.decision:
                continue  # it is too late for that move
            self.answered[room] = turn.table, turn.decision
            if chosen is None:
                return
            if not await self._quietly(self.client.act(room, turn.decision, chosen)):
                del self.answered[room]
                return

    async def _chosen(self, turn: Turn) -> str | None:
        if inspect.iscoroutinefunction(self.choose):
            return await self.choose(turn)  # type: ignore[no-any-return]
        chosen = await asyncio.to_thread(self.choose, turn)
        return await chosen if inspect.isawaitable(chosen) else chosen

    async def _quietly(self, work: Awaitable[Event]) -> bool:
        """Whether it was done; a refusal because the table has moved on is nobody's fault."""
        try:
            await work
            return True
        except Refused as error:
            LOG.warning("refused: %s", error)
        except (aiohttp.ClientError, TimeoutError) as error:
            LOG.warning("the house cannot be reached: %s", error)
        return False


def is_asked(frame: Event) -> bool:
    """Whether a frame asks its reader to decide something."""
    return frame["viewer"] in frame["pending"] and bool(frame["legal"])


def anything(invitation: Event) -> bool:
    return True


async def play(
    address: str, token: str, choose: Choose, *, accepts: Accepts = anything, games: int = 0
) -> list[Event]:
    """Accept invitations and play: `choose` is given a `Turn` and returns one of its `legal`, or
    None to wait. Ends after `games` games, if given; returns their last frames."""
    async with Client(address, token) as client:
        return await Player(client, choose, accepts).play(games)


def run(
    address: str, token: str, choose: Choose, *, accepts: Accepts = anything, games: int = 0
) -> list[Event]:
    """`play`, for a program that does nothing else."""
    return asyncio.run(play(address, token, choose, accepts=accepts, games=games))
