"""Several servers on one store: each says it is alive, and takes care of what dead ones left."""

import asyncio
import logging
import random
from typing import Final, Protocol

from hideout.server.house.background import spawned
from hideout.server.house.clock import WallClock
from hideout.server.store.interface import Away, SharedStore

EVERY: Final = 0.5  # seconds; a small part of what a server is given
LOG: Final = logging.getLogger("hideout.server")


class House(Protocol):
    async def look_after(self, code: str, table_id: str) -> bool:
        """Let a running table go on; False if it cannot."""

    def drop_lost(self, owned: set[str]) -> None:
        """Let go of rooms that are no longer owned."""


class Watch:
    def __init__(self, store: SharedStore, wall_clock: WallClock, house: House) -> None:
        self.store = store
        self.wall_clock = wall_clock
        self.house = house
        self.hopeless: set[str] = set()  # tables that nobody can look after
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_busy = True  # with what the dead have left; at first with all of it
        self.tasks.add(spawned(self._beat_on(), self.tasks.discard))

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
            except Away:
                pass  # and so are all the others' beats
            except Exception:
                LOG.exception("a look at other servers failed")
            await asyncio.sleep(EVERY)

    async def _beat(self) -> None:
        beat = await self.store.beat(self.wall_clock.now())
        if beat.was_late:
            LOG.warning("this server was silent for so long that others may have taken its rooms")
            self.house.drop_lost(self.store.owned())
        orphans = [one for one in beat.orphans if one[0] not in self.hopeless]
        if orphans and not self.is_busy:
            self.is_busy = True
            self.tasks.add(spawned(self._adopt(orphans), self.tasks.discard))

    async def _adopt(self, orphans: list[tuple[str, str]]) -> None:
        random.shuffle(orphans)  # the others look after them, too
        try:
            for table_id, code in orphans:
                if not await self.house.look_after(code, table_id):
                    self.hopeless.add(table_id)
        finally:
            self.is_busy = False

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
