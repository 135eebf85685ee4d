"""A coach for people at a table: what a sensible player would do in their place, and why.

A seat asks about the decision before it, once for each. It is advised by a bot that has just sat
down and is told what that seat knows, exactly as a bot in a seat is: its view, what it heard, and
one world whose hidden part is made up. Nobody else learns that it asked.

The house pays for thinking, so it is rationed: one coach in the whole house looks ahead at a time,
so that bots wait for one thought at most, and each seat gets a few a minute. Anyone who asks beyond
that is advised by the game's sensible bot, which takes milliseconds.
"""

import asyncio
from typing import Final, NamedTuple

from hideout.bots import levels_of
from hideout.bots.of_game import bots_of
from hideout.engine.core import Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.server.bots.at_table import Asked, BotRunner, SeatedBot
from hideout.server.bots.worker import ONCE
from hideout.server.bots.workers import ProcessDied, Unavailable
from hideout.server.house import words
from hideout.server.house.allowance import Allowance
from hideout.server.house.clock import WallClock
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.store.documents import Weighed
from hideout.server.table.table import LiveTable

PATIENCE: Final = 8.0  # seconds that looking ahead may take
THOUGHTS: Final = 6  # a minute and seat
MINUTE: Final = 60_000
SENSIBLE: Final = "heuristic"


class Advised(NamedTuple):
    action: Action | None  # None: wait
    because: Message
    weighed: list[Weighed]  # the advice first; empty where nothing was weighed


class Asking:
    """One seat's question about one decision."""

    def __init__(self, token: str, task: asyncio.Task[Advised]) -> None:
        self.token = token
        self.task = task


class Coach:
    """The coach of one table."""

    def __init__(self, runner: BotRunner, settings: Settings, wall_clock: WallClock) -> None:
        self.runner = runner
        self.budget = settings.search_budget
        self.wall_clock = wall_clock
        self.askings: dict[Seat, Asking] = {}
        self.allowances: dict[Seat, Allowance] = {}

    def ask(self, table: LiveTable, seat: Seat) -> Asking:
        """Start thinking about what a seat has to decide, once for each. Raises Refused."""
        token = table.token(seat)
        known = self.askings.get(seat)
        if known is not None and known.token == token:
            return known
        require_advisable(table, seat)
        self._stop(seat)
        seated = SeatedBot(table, seat, self._level(table, seat))
        seated.number = ONCE
        asked = Asked(seated, answers(table, seat))
        asking = Asking(token, asyncio.create_task(self._advise(seated, asked)))
        asking.task.add_done_callback(_heard)
        self.askings[seat] = asking
        return asking

    def look(self, table: LiveTable) -> None:
        """The table has moved on: nobody is advised about what has passed."""
        for seat in list(self.askings):
            if self.askings[seat].token != table.token(seat):
                self._stop(seat)

    def clear(self) -> None:
        for seat in list(self.askings):
            self._stop(seat)
        self.allowances.clear()

    def _stop(self, seat: Seat) -> None:
        asking = self.askings.pop(seat, None)
        if asking is not None:
            asking.task.cancel()

    def _level(self, table: LiveTable, seat: Seat) -> str:
        known = levels_of(table.game)
        if "search" in known and self._may_look_ahead(seat):
            return f"search:{self.budget}" if self.budget else "search"
        return SENSIBLE if SENSIBLE in known else "random"

    def _may_look_ahead(self, seat: Seat) -> bool:
        now = self.wall_clock.now()
        if self.runner.is_coaching:
            return False
        return self.allowances.setdefault(seat, Allowance(THOUGHTS, MINUTE, now)).take(now)

    async def _advise(self, seated: SeatedBot, asked: Asked) -> Advised:
        action, weighed = await self._answer(seated, asked)
        game = seated.table.game
        because = bots_of(game).because(game, asked.view, action, asked.heard_events)
        return Advised(action, because, weighed)

    async def _answer(self, seated: SeatedBot, asked: Asked) -> tuple[Action | None, list[Weighed]]:
        """What looking ahead says or, if there is no time for that, what a sensible bot says."""
        if asked.question is not None:
            try:
                answer = await self.runner.coached(asked.question, PATIENCE)
                if not answer.failure:
                    parse = seated.table.game.notation.parse
                    action = None if answer.action is None else parse(answer.action)
                    if asked.allows(action):
                        return action, answer.weighed
            except (Unavailable, ProcessDied):
                pass
        player = seated.player if asked.question is None else seated.call_substitute()
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(
            self.runner.pool, player.bot.act, asked.view, asked.legal, asked.heard_events
        )
        return (action if asked.allows(action) else asked.legal[0]), []


def require_advisable(table: LiveTable, seat: Seat) -> None:
    """Refuses unless a seat has something to decide in which help is fair."""
    state = table.state
    legal = [] if table.is_over() or table.is_closed else state.legal(seat)
    if not legal or (seat not in state.pending() and not state.phase.open):
        raise Refused("not_your_turn", words.NOTHING_TO_ADVISE)
    if any(action.verb in table.game.typed for action in legal):
        raise Refused("no_advice", words.YOURS_TO_ANSWER)


def answers(table: LiveTable, seat: Seat) -> list[Action]:
    """What answers the question that a seat is asked: words alone do so in an open window only."""
    legal = table.state.legal(seat)
    talk = bots_of(table.game).outlook.talk
    moves = [action for action in legal if action.verb not in talk]
    return legal[:] if table.state.phase.open or not moves else moves


def _heard(task: asyncio.Task[Advised]) -> None:
    """Whoever is waiting hears what went wrong; if nobody is, nobody needs to."""
    if not task.cancelled():
        task.exception()
