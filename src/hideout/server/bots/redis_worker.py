"""`hideout think`: processes that think for the bots of a house, on any machine."""

import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from typing import Any, Final

import msgspec

from hideout.engine.reader import BadData
from hideout.server.bots.shared import QUESTIONS, Queued, ThinkerSays
from hideout.server.bots.worker import Thinker
from hideout.server.house.noticeboard import CHANNEL, NO_DRIVER
from hideout.server.house.unreachable import why

LOG: Final = logging.getLogger("hideout.server")
EVERY: Final = 1.0  # seconds between two signs of life
PATIENCE: Final = 1  # seconds to wait for a question at a time
AGAIN: Final = 1.0  # seconds until a Redis that is gone is looked for again

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Queued).decode


class ThinkingProcess:
    """Takes one question after another."""

    def __init__(self, url: str) -> None:
        import redis

        self.gone = (redis.RedisError, OSError)
        self.client: Any = redis.Redis.from_url(url, socket_timeout=10, socket_connect_timeout=5)
        self.name = secrets.token_hex(8)
        self.thinker = Thinker()
        self.is_over = threading.Event()

    def run(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: self.is_over.set())
        threading.Thread(target=self._say_alive, daemon=True).start()
        while not self.is_over.is_set():
            try:
                found = self.client.blpop([QUESTIONS], timeout=PATIENCE)
                if found is not None:
                    self._answer(_decode(found[1]))
            except msgspec.DecodeError:
                LOG.warning("a question cannot be read")
            except self.gone:
                time.sleep(AGAIN)

    def _answer(self, asked: Queued) -> None:
        self._tell(asked.reply_to, ThinkerSays(self.name, asked.number))
        answer = self.thinker.think(asked.question)
        self._tell(asked.reply_to, ThinkerSays(self.name, asked.number, answer))

    def _tell(self, to: str, told: ThinkerSays) -> None:
        self.client.publish(to, _encode([self.name, "thinker", told]))

    def _say_alive(self) -> None:
        while not self.is_over.wait(EVERY):
            try:
                self._tell(CHANNEL, ThinkerSays(self.name))
            except self.gone:
                time.sleep(AGAIN)


def _think(url: str) -> None:
    ThinkingProcess(url).run()


def think(url: str, count: int) -> None:
    """Run this many processes, each replaced when it dies, until told to stop. Raises BadData."""
    try:
        import redis
    except ImportError:
        raise BadData(NO_DRIVER) from None
    try:
        redis.Redis.from_url(url, socket_connect_timeout=5).ping()
    except (redis.RedisError, OSError, ValueError) as error:
        raise BadData(f"Redis cannot be reached: {why(error)}.") from None
    is_over = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: is_over.set())
    context = multiprocessing.get_context("spawn")
    processes: list[Any] = []
    count = count or os.cpu_count() or 1
    are = "process is" if count == 1 else "processes are"
    print(f"{count} {are} thinking (Ctrl-C stops them)", flush=True)
    while not is_over.wait(0.2):
        processes = [process for process in processes if process.is_alive()]
        while len(processes) < count:
            process = context.Process(target=_think, args=(url,), daemon=True)
            process.start()
            processes.append(process)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(5)
