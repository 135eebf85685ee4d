"""What all rooms of a house share."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from hideout.server.bots.at_table import BotRunner
from hideout.server.house.background import spawned
from hideout.server.house.clock import Time
from hideout.server.house.settings import Settings
from hideout.server.store.interface import SharedStore, Store, is_shared
from hideout.server.wire.connections import Outbox


class Services:
    def __init__(self, store: Store, settings: Settings, wall: Time) -> None:
        self.store = store
        self.shared: SharedStore | None = store if is_shared(store) else None
        self.settings = settings
        self.wall = wall
        self.outbox = Outbox()
        self.runner = BotRunner()
        self.by_address: dict[str, int] = {}  # how many pages are open
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(spawned(work, self.tasks.discard))
