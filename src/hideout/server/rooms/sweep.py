"""Once a day, rooms nobody has entered for a month are deleted, with all that was played there."""

import logging
from typing import Final

from hideout.server.house.clock import Timer
from hideout.server.rooms.daily import DAYS_KEPT, day_of
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.identities import Identities
from hideout.server.store.interface import (
    DAILIES_FORGOTTEN,
    ROOM_FORGOTTEN,
    Elsewhere,
    checksum,
)

DAY: Final = 86_400_000
LOG: Final = logging.getLogger("hideout.server")


class Sweep:
    def __init__(self, hub: Hub, identities: Identities) -> None:
        self.hub = hub
        self.services = hub.services
        self.identities = identities
        self.timer: Timer | None = None

    async def run(self) -> None:
        await self.identities.forget_old()
        await self.forget_old_rooms()
        await self.forget_old_dailies()
        self.timer = self.services.wall_clock.call_later(DAY, self._again)

    def _again(self) -> None:
        self.services.spawn(self.run())

    async def forget_old_rooms(self) -> None:
        oldest = self.services.wall_clock.now() - self.services.settings.room_days * DAY
        for code, document, crc in self.services.store.old_rooms(oldest):
            if checksum(document) != crc:
                continue  # what is damaged is kept: somebody may mend it
            if code in self.hub.rooms:
                continue
            try:
                fence = self.services.store.own(code)
            except Elsewhere:
                continue
            await self.services.store.write([(ROOM_FORGOTTEN, (code,))], fence)
            self.services.store.disown(fence)
            LOG.info("forgot an old room")

    async def forget_old_dailies(self) -> None:
        oldest = day_of(self.services.wall_clock.now() - DAYS_KEPT * DAY)
        await self.services.store.write([(DAILIES_FORGOTTEN, (oldest,))])

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
