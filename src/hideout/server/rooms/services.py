"""What all rooms of a house share."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from hideout.server.bots.at_table import BotRunner
from hideout.server.house.allowance import Allowances
from hideout.server.house.background import spawned
from hideout.server.house.clock import WallClock
from hideout.server.house.noticeboard import open_noticeboard
from hideout.server.house.push import open_push
from hideout.server.house.settings import Settings
from hideout.server.store.interface import SharedStore, Store, is_shared
from hideout.server.table.archive import Archive
from hideout.server.wire.connections import Outbox


class Services:
    def __init__(self, store: Store, settings: Settings, wall_clock: WallClock) -> None:
        self.store = store
        self.shared: SharedStore | None = store if is_shared(store) else None
        self.settings = settings
        self.wall_clock = wall_clock
        self.archive = Archive(store, settings, wall_clock)
        self.outbox = Outbox()
        self.noticeboard = open_noticeboard(settings.redis_url) if settings.redis_url else None
        self.runner = BotRunner(self.noticeboard)
        self.push = open_push(
            settings, store.folder, "" if self.shared is None else self.shared.secret
        )
        self.by_address: dict[str, int] = {}  # how many pages are open
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def limits(self, name: str, most: int, span_millis: int) -> Allowances:
        """So many per key and span of time, at all servers together."""
        limits = Allowances(self.wall_clock, most, span_millis)
        if self.noticeboard is not None:
            self.noticeboard.share(name, limits)
        return limits

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(spawned(work, self.tasks.discard))
