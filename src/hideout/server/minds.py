"""Bots at tables with people: in seats of their own and for those who have gone.

A bot is fed what its seat heard, from the first event on, and thinks off the event loop: a quick
one in a thread, one that looks ahead in a process of its own. It takes its time as people do, and
as long for a forced move as for a free one; where the rules hold answers back, its answer is held
like any other. A bot that fails never stops a table.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.position import write_position
from hideout.engine.rng import Rng
from hideout.server import fair, metrics
from hideout.server.refusal import Refused
from hideout.server.table import Table
from hideout.server.thinking import Question, Weighed, think

if TYPE_CHECKING:
    from hideout.server.hub import Hub

LOG: Final = logging.getLogger("hideout.server")
LOOKS: Final = 10  # a look at an open window takes as long as so many plain decisions
ALONE: Final = 3  # so many times as quick when no person is waited for


class Mind:
    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.heard = 0
        self.is_busy = False
        self.weighed: list[Weighed] = []  # before the last decision


class Asked:
    """One decision before a bot, taken from the table under its lock."""

    def __init__(self, table: Table, seat: Seat, mind: Mind) -> None:
        state = table.state
        self.view = table.game.view(state, seat)
        self.legal = state.legal(seat)[:]
        self.is_open = state.phase.open
        self.question: Question | None = None
        first = 0 if mind.bot.wants_world else mind.heard
        self.events = table.log.since(seat, first)
        mind.heard = table.log.count(seat)
        if mind.bot.wants_world:
            self.question = self._question(table, seat, mind)

    def _question(self, table: Table, seat: Seat, mind: Mind) -> Question:
        document, text = table.document, table.game.notation.text
        return Question(
            game=document.game,
            deck=document.deck,
            level=document.levels[seat],
            seat=seat,
            seed=mind.rng.below(1 << 62),
            world=write_position(table.game.resample(table.state, seat, mind.rng)),
            view=self.view,
            legal=[text(action) for action in self.legal],
            events=[event.facts() for event in self.events],
        )


class Minds:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.minds: dict[str, dict[Seat, Mind]] = {}  # by table
        self.pool: Executor = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self._processes: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> Executor:
        """For bots that look ahead; started when the first one is asked."""
        if self._processes is None:
            count = max(1, (os.cpu_count() or 2) - 1)
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(count, mp_context=context)
        return self._processes

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
                is_moot = self._is_moot(table, seat, token)
                asked = None if is_moot else Asked(table, seat, mind)
            if asked is not None and asked.legal:
                action = await self._ask(table, mind, asked)
                if action is not None:
                    await table.act_when_due(seat, action, token)
                    if mind.weighed:
                        await table.keep_thoughts(seat, mind.weighed)
        except Refused:
            pass  # the table has moved on meanwhile
        finally:
            mind.is_busy = False
        self.consider(table)

    def _is_moot(self, table: Table, seat: Seat, token: str) -> bool:
        is_gone = table.is_closed or table.is_paused()
        return is_gone or token != table.token(seat) or seat not in self.seats(table)

    async def _ask(self, table: Table, mind: Mind, asked: Asked) -> Action | None:
        began = time.perf_counter()
        try:
            action = await self._answer(table, mind, asked)
            metrics.THINKING.add(time.perf_counter() - began)
            if action in asked.legal or (action is None and asked.is_open):
                return action
            LOG.error("a bot chose what is not legal", extra={"bot": mind.bot.name})
        except Exception:
            LOG.exception("a bot failed", extra={"bot": mind.bot.name})
        metrics.BOT_FAILURES.add()
        return None if asked.is_open else asked.legal[mind.rng.below(len(asked.legal))]

    async def _answer(self, table: Table, mind: Mind, asked: Asked) -> Action | None:
        loop = asyncio.get_running_loop()
        if asked.question is None:
            return await loop.run_in_executor(
                self.pool, mind.bot.act, asked.view, asked.legal, asked.events
            )
        answer = await loop.run_in_executor(self.processes, think, asked.question)
        mind.weighed = answer.weighed
        return None if answer.action is None else table.game.notation.parse(answer.action)

    def _delay(self, table: Table, seat: Seat, mind: Mind) -> int:
        """A human pace: about `bot_millis`; longer in an open window, as long as the game says.

        But nobody who is done talking has to watch bots haggle at leisure.
        """
        state, rng = table.state, mind.rng
        millis = self.hub.settings.bot_millis
        if not state.phase.open:
            return millis // 2 + rng.below(millis) if millis else 0
        pause = state.phase.delay(state, seat, rng)
        if millis:
            pause = min(pause, LOOKS * (millis // 2 + rng.below(millis)))
        bots = self.seats(table)
        return pause if any(seat not in bots for seat in state.pending()) else pause // ALONE

    def forget(self, table_id: str, seat: Seat | None = None) -> None:
        if seat is None:
            self.minds.pop(table_id, None)
        else:
            self.minds.get(table_id, {}).pop(seat, None)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
