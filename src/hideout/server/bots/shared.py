"""Bots that think wherever a thinker is: `hideout think`, on any machine of the house.

A question waits in a queue until a thinker is free, which says that it has taken it. If that one
falls silent, the question is asked once more. If there is no thinker at all, or it takes too long,
bots think at home as usual.
"""

import asyncio
import itertools
import secrets
import time
from importlib.metadata import version
from typing import Any, Final

import msgspec

from hideout.server.bots.worker import ONCE, Answer, Question
from hideout.server.bots.workers import ThinkerPool, Unavailable
from hideout.server.house import metrics
from hideout.server.house.noticeboard import Noticeboard

# Action codes mean the same only in the same version.
QUESTIONS: Final = f"hideout:questions:{version('hideout')}"
ALIVE: Final = 3.0  # seconds after which a silent thinker is believed dead
LOOK: Final = 0.25
MOST_WAITING: Final = 1000  # questions; beyond that, bots think at home


class Queued(msgspec.Struct):
    """A question as it lies in the queue."""

    number: int
    reply_to: str
    question: Question


class ThinkerSays(msgspec.Struct):
    """What a thinker says: that it is there, that it has taken a question, or the answer."""

    thinker: str
    number: int = -1
    answer: Answer | None = None


class Waiting:
    def __init__(self) -> None:
        self.thinker = ""  # who has taken it
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class SharedThinkerPool(ThinkerPool):
    def __init__(self, noticeboard: Noticeboard) -> None:
        super().__init__()
        self.noticeboard = noticeboard
        self.seen: dict[str, float] = {}  # thinkers, and when something was last heard of them
        self.waiting: dict[int, Waiting] = {}
        self.numbers = itertools.count()
        self.first_bot_number = secrets.randbits(30) << 32  # ours, among those of all servers
        noticeboard.readers["thinker"] = self._hear

    def _hear(self, message: Any) -> None:
        told = msgspec.convert(message, ThinkerSays)
        self.seen[told.thinker] = time.monotonic()
        waiting = self.waiting.get(told.number)
        if waiting is None:
            return
        waiting.thinker = told.thinker
        if told.answer is not None and not waiting.answer.done():
            waiting.answer.set_result(told.answer)

    def _is_anybody_there(self) -> bool:
        now = time.monotonic()
        self.seen = {who: at for who, at in self.seen.items() if now - at < ALIVE}
        return bool(self.seen) and self.noticeboard.is_there

    def starting(self, bot_number: int) -> float | None:
        return None if self._is_anybody_there() else super().starting(bot_number)

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Raises Unavailable or ProcessDied."""
        if not self._is_anybody_there() or len(self.waiting) >= MOST_WAITING:
            return await super().ask(question, seconds)
        try:
            async with asyncio.timeout(seconds):
                if question.bot_number != ONCE:
                    number = self.first_bot_number + question.bot_number
                    question = question._replace(bot_number=number)
                for _ in range(2):
                    answer = await self._ask_once(question)
                    if answer is not None:
                        return answer
                    metrics.THINKERS_DIED.add()
        except TimeoutError:
            raise Unavailable("late") from None
        return await super().ask(question, seconds)

    async def _ask_once(self, question: Question) -> Answer | None:
        """None: whoever took it is dead, or nobody is left."""
        number = next(self.numbers)
        line = msgspec.json.encode(Queued(number, self.noticeboard.mail, question))
        waiting = self.waiting[number] = Waiting()
        try:
            await self.noticeboard.client.rpush(QUESTIONS, line)
            while self._is_anybody_there() and waiting.thinker in ("", *self.seen):
                done, _ = await asyncio.wait([waiting.answer], timeout=LOOK)
                if done:
                    return waiting.answer.result()
            return None
        except self.noticeboard.gone:
            return None
        finally:
            del self.waiting[number]
            if not waiting.thinker:
                self.noticeboard.forget(QUESTIONS, line)
