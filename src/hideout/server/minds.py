"""Bots at tables with people: in seats of their own and for those who have gone.

A bot is fed what its seat heard, from the first event on, and thinks off the event loop. It takes
its time as people do; where the rules hold answers back, its answer is held like any other.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.engine.core import Seat
from hideout.engine.rng import Rng
from hideout.server.table import Table

if TYPE_CHECKING:
    from hideout.server.hub import Hub


class Mind:
    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.heard = 0
        self.is_busy = False


class Minds:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.minds: dict[tuple[str, Seat], Mind] = {}
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="bot")

    def seats(self, table: Table) -> list[Seat]:
        """Seats a bot plays now."""
        stand_ins = self.hub.stand_ins.get(table.document.id, set())
        persons = table.document.persons
        return [seat for seat in range(len(persons)) if not persons[seat] or seat in stand_ins]

    def consider(self, table: Table) -> None:
        """Let every bot that may act now begin to think."""
        if table.is_over() or table.is_closed or table.time.paused_at is not None:
            return
        pending = table.state.pending()
        for seat in self.seats(table):
            if (seat in pending or table.state.phase.open) and table.state.legal(seat):
                mind = self.mind(table, seat)
                if not mind.is_busy:
                    mind.is_busy = True
                    table.spawn(self._think(table, seat, mind))

    def mind(self, table: Table, seat: Seat) -> Mind:
        key = (table.document.id, seat)
        if key not in self.minds:
            rng = Rng(secrets.randbits(256))
            level = table.document.levels[seat]
            bot = make_bot(level, table.game, seat, table.state.seats, rng)
            self.minds[key] = Mind(bot, rng.clone())
        return self.minds[key]

    async def _think(self, table: Table, seat: Seat, mind: Mind) -> None:
        try:
            token = table.token(seat)
            await self.hub.wall.sleep(self._delay(table, seat, mind))
            state = table.state
            legal = state.legal(seat)
            stale = table.is_closed or token != table.token(seat) or seat not in self.seats(table)
            if legal and not stale and table.time.paused_at is None:
                view = table.game.view(state, seat)
                events = table.log.since(seat, mind.heard)
                mind.heard = table.log.count(seat)
                loop = asyncio.get_running_loop()
                action = await loop.run_in_executor(self.pool, mind.bot.act, view, legal, events)
                if action is not None:
                    await table.decide(seat, action, token)
        finally:
            mind.is_busy = False
        self.consider(table)

    def _delay(self, table: Table, seat: Seat, mind: Mind) -> int:
        """A human pace: in an open window the game's own, elsewhere about `bot_millis`."""
        millis = self.hub.settings.bot_millis
        if not millis:
            return 0
        if table.state.phase.open:
            return min(table.state.phase.delay(table.state, seat, mind.rng), 10 * millis)
        return millis // 2 + mind.rng.below(millis)

    def forget(self, table_id: str) -> None:
        for key in [key for key in self.minds if key[0] == table_id]:
            del self.minds[key]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
