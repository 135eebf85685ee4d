"""Once a day: rooms nobody has entered for a month go, with all that was played there."""

import logging
from typing import Final

from hideout.server.house.clock import Timer
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.identities import Identities
from hideout.server.store import schema

DAY: Final = 86_400_000
OLD_ROOMS: Final = (
    "SELECT code, document, crc FROM rooms WHERE touched < ? "
    "AND code NOT IN (SELECT room FROM tables WHERE running = ?)"
)
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
        self.timer = self.services.wall.call_later(DAY, self._again)

    def _again(self) -> None:
        self.services.spawn(self.run())

    async def forget_old_rooms(self) -> None:
        oldest = self.services.wall.now() - self.services.settings.room_days * DAY
        for code, document, crc in self.services.store.rows(OLD_ROOMS, oldest, schema.DAMAGED):
            if schema.checksum(document) != crc:
                continue  # what is damaged is kept: somebody may mend it
            if code in self.hub.rooms:
                continue
            in_room = "table_id IN (SELECT id FROM tables WHERE room = ?)"
            await self.services.store.write(
                [
                    (f"DELETE FROM shelved WHERE {in_room}", (code,)),
                    (f"DELETE FROM fresh WHERE {in_room}", (code,)),
                    (f"DELETE FROM notes WHERE {in_room}", (code,)),
                    (f"DELETE FROM thoughts WHERE {in_room}", (code,)),
                    ("DELETE FROM tables WHERE room = ?", (code,)),
                    ("DELETE FROM rooms WHERE code = ?", (code,)),
                ]
            )
            LOG.info("forgot an old room")

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
