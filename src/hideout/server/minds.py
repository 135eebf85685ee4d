"""Bots at tables with people: in seats of their own and for those who have gone.

A bot is fed what its seat heard, from the first event on, and thinks off the event loop. It takes
its time as people do, and as long for a forced move as for a free one; where the rules hold
answers back, its answer is held like any other. A bot that fails never stops a table.
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.server import fair, metrics
from hideout.server.refusal import Refused
from hideout.server.table import Table

if TYPE_CHECKING:
    from hideout.server.hub import Hub

LOG: Final = logging.getLogger("hideout.server")
SLOWEST: Final = 60_000  # a bot in a window of a day is not as slow as people may be


class Mind:
    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.heard = 0
        self.is_busy = False


class Minds:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.minds: dict[str, dict[Seat, Mind]] = {}  # by table
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="bot")

    def seats(self, table: Table) -> list[Seat]:
        """Seats a bot plays now."""
        persons = table.document.persons
        stand_ins = self.hub.presence.stand_ins(table)
        if not stand_ins and "" not in persons:
            return []
        return [seat for seat in range(len(persons)) if not persons[seat] or seat in stand_ins]

    def consider(self, table: Table) -> None:
        """Let every bot that may act now begin to think."""
        if table.is_over() or table.is_closed or table.is_paused():
            return
        seats = self.seats(table)
        if not seats:
            return
        state = table.state
        pending = state.pending()
        for seat in seats:
            if (seat in pending or state.phase.open) and state.legal(seat):
                mind = self.mind(table, seat)
                if not mind.is_busy:
                    mind.is_busy = True
                    table.spawn(self._think(table, seat, mind))

    def mind(self, table: Table, seat: Seat) -> Mind:
        minds = self.minds.setdefault(table.document.id, {})
        if seat not in minds:
            rng = Rng(int(fair.new_secret(), 16))
            level = table.document.levels[seat]
            bot = make_bot(level, table.game, seat, table.state.seats, rng)
            minds[seat] = Mind(bot, rng.clone())
        return minds[seat]

    def is_busy(self, table: Table) -> bool:
        return any(mind.is_busy for mind in self.minds.get(table.document.id, {}).values())

    async def _think(self, table: Table, seat: Seat, mind: Mind) -> None:
        """One decision, or one look at an open window; then see whether there is more to do."""
        try:
            token = table.token(seat)
            await self.hub.wall.sleep(self._delay(table, seat, mind))
            async with table.lock:
                if self._is_moot(table, seat, token):
                    view, legal, events = None, [], []
                else:
                    view = table.game.view(table.state, seat)
                    legal = table.state.legal(seat)[:]
                    mind.bot.draw_world(table.state)
                    events = table.log.since(seat, mind.heard)
                    mind.heard = table.log.count(seat)
                is_open = table.state.phase.open
            if view is not None and legal:
                action = await self._ask(mind, view, legal, events, is_open)
                if action is not None:
                    await table.act_when_due(seat, action, token)
        except Refused:
            pass  # the table has moved on meanwhile
        finally:
            mind.is_busy = False
        self.consider(table)

    def _is_moot(self, table: Table, seat: Seat, token: str) -> bool:
        is_gone = table.is_closed or table.is_paused()
        return is_gone or token != table.token(seat) or seat not in self.seats(table)

    async def _ask(
        self,
        mind: Mind,
        view: dict[str, object],
        legal: list[Action],
        events: list[Event],
        is_open: bool,
    ) -> Action | None:
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(self.pool, mind.bot.act, view, legal, events)
            metrics.THINKING.add(time.perf_counter() - began)
            if action in legal or (action is None and is_open):
                return action
            LOG.error("a bot chose what is not legal", extra={"bot": mind.bot.name})
        except Exception:
            LOG.exception("a bot failed", extra={"bot": mind.bot.name})
        metrics.BOT_FAILURES.add()
        return None if is_open else legal[mind.rng.below(len(legal))]

    def _delay(self, table: Table, seat: Seat, mind: Mind) -> int:
        """A human pace: in an open window the game's own, elsewhere about `bot_millis`."""
        if table.state.phase.open:
            return min(SLOWEST, table.state.phase.delay(table.state, seat, mind.rng))
        millis = self.hub.settings.bot_millis
        return millis // 2 + mind.rng.below(millis) if millis else 0

    def forget(self, table_id: str, seat: Seat | None = None) -> None:
        if seat is None:
            self.minds.pop(table_id, None)
        else:
            self.minds.get(table_id, {}).pop(seat, None)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
