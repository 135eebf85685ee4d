"""The processes in which bots look ahead: started when needed, and again when one has died.

A process answers one question after the other. A caller that cannot wait any longer goes without an
answer; a process that keeps dying is left alone for a while, and until then callers make do with a
bot that does not look ahead.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from hideout.server.bots.looking_back import LookBack, Seen
from hideout.server.bots.worker import Answer, Question, answer_questions
from hideout.server.house import metrics

LOG: Final = logging.getLogger("hideout.server")
SOON: Final = 60.0  # seconds within which a process should not die twice
FIRST_REST: Final = 2.0  # seconds; twice as long each time
LONGEST_REST: Final = 60.0
STUCK: Final = 60.0


class Unavailable(Exception):
    """No answer: "late" or "resting"."""


class ProcessDied(Exception):
    """The process ended over a question."""


class Worker:
    """One process and the thread that talks to it."""

    def __init__(self, grace: float = 0.0, stuck: float = STUCK) -> None:
        self.grace = grace  # seconds to end on its own, with all it has started
        self.stuck = stuck  # seconds of thinking about one question after which it is ended
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None
        self.asked_at: float | None = None  # since when an answer is owed
        self.started_at: float | None = None  # when its process was started
        self.is_awake = False  # and whether that has ever answered
        self.deaths: list[float] = []  # when, of late
        self.rests_until = 0.0
        self.is_closing = False

    def ask(self, question: Question | LookBack, until: float) -> Any:
        """In the thread. Raises Unavailable or ProcessDied."""
        line = self._line()
        try:
            if self.asked_at is not None:  # what nobody waits for any more
                self._receive(line, until)
            line.send(question)
            self.asked_at = time.monotonic()
            return self._receive(line, until)
        except (EOFError, OSError):
            self._bury()
            raise ProcessDied from None

    async def asked(self, question: Question | LookBack, until: float) -> Any:
        """From the event loop, which carries on meanwhile. Raises Unavailable or ProcessDied."""
        if self.is_closing:
            raise Unavailable("closing")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.ask, question, until)

    def _line(self) -> Connection:
        if self.line is None:
            if self.is_closing or time.monotonic() < self.rests_until:
                raise Unavailable("resting")
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=answer_questions, args=(theirs,), daemon=True)
            self.started_at, self.is_awake = time.monotonic(), False
            self.process.start()
            theirs.close()
        return self.line

    def _receive(self, line: Connection, until: float) -> Any:
        if not line.poll(max(0.0, until - time.monotonic())):
            if self.asked_at is not None and time.monotonic() - self.asked_at > self.stuck:
                self._bury()
            raise Unavailable("late")
        answer = line.recv()
        self.asked_at, self.is_awake = None, True
        return answer

    def _bury(self) -> None:
        """Be done with the process; the next question starts another, unless it dies often."""
        now = time.monotonic()
        self.deaths = [death for death in self.deaths if now - death < SOON] + [now]
        rest = 0.0
        if len(self.deaths) > 1:
            rest = min(LONGEST_REST, FIRST_REST * 2 ** (len(self.deaths) - 2))
        self.rests_until = now + rest
        self.end()
        if not self.is_closing:
            metrics.THINKERS_DIED.add()
            LOG.warning("a thinking process died; the next starts in %.0f s or later", rest)

    def end(self) -> None:
        """In the thread."""
        if self.line is not None:
            self.line.close()
        if self.process is not None:
            if self.grace:
                self.process.terminate()
                self.process.join(self.grace)
            self.process.kill()
            self.process.join()
            self.process.close()
        self.line = self.process = self.asked_at = self.started_at = None
        self.is_awake = False

    def starting(self) -> float | None:
        """For how many seconds its process has been starting; None once that has answered."""
        if self.is_awake:
            return None
        return 0.0 if self.started_at is None else time.monotonic() - self.started_at

    def close(self) -> None:
        """From any thread. What is being thought about is given up."""
        self.is_closing = True
        process = self.process
        if process is not None:
            with suppress(ValueError):  # the thread has had done with it just now
                process.terminate() if self.grace else process.kill()
        self.thread.submit(self.end)
        self.thread.shutdown(wait=False)


class ThinkerPool:
    def __init__(self, count: int = 0, grace: float = 0.0, stuck: float = STUCK) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker(grace, stuck) for _ in range(count)]

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer to a question, within this many seconds. Raises Unavailable or ProcessDied."""
        answer: Answer = await self._asked(question, seconds)
        return answer

    async def look_back(self, question: LookBack, seconds: float) -> Seen:
        """The same about a game that is over."""
        seen: Seen = await self._asked(question, seconds)
        return seen

    def starting(self, bot_number: int) -> float | None:
        """For how many seconds whoever answers this bot has been starting, if it is not there."""
        return self._worker(bot_number).starting()

    def _worker(self, bot_number: int) -> Worker:
        return self.workers[bot_number % len(self.workers)]

    async def _asked(self, question: Question | LookBack, seconds: float) -> Any:
        worker = self._worker(question.bot_number)
        until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                try:
                    return await worker.asked(question, until)
                except ProcessDied:
                    # It may have died of anything, so the question is asked once more.
                    return await worker.asked(question, until)
        except TimeoutError:
            raise Unavailable("late") from None

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
