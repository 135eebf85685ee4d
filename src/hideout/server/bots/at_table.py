"""Bots at tables with people: in seats of their own and for those who have gone.

A bot is fed what its seat heard, from the first event on, and thinks off the event loop: a quick
one in a thread, one that ponders in a process of its own. It takes its time as people do, as long
for a forced move as for a free one; where the rules hold answers back, its answer is held like any
other. A bot that fails never stops a table: the game's sensible bot decides for it.
"""

import asyncio
import itertools
import logging
import time
from collections.abc import Collection, Coroutine, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Final, Protocol

from hideout.bots import make_bot, usual_level, who_stands_on
from hideout.bots.bot import Bot
from hideout.engine.core import Event, Seat, hears
from hideout.engine.notation import Action
from hideout.engine.position import write_position
from hideout.engine.rng import Rng
from hideout.server.bots.own import Stranger, allowed_here, named, own_level
from hideout.server.bots.shared import SharedThinkerPool
from hideout.server.bots.worker import Answer, BriefedBot, Question, Spoken, reason, spoken
from hideout.server.bots.workers import ThinkerPool, Unavailable
from hideout.server.house import fairness, metrics
from hideout.server.house.clock import WallClock
from hideout.server.house.noticeboard import Noticeboard
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.store.documents import Weighed
from hideout.server.table.table import LiveTable

LOG: Final = logging.getLogger("hideout.server")
LOOKS: Final = 10  # how many plain decisions a look at an open window takes as long as
ALONE: Final = 3  # times as quick when only bots are being waited for
ENOUGH: Final = 2_000  # milliseconds of that after which bots hurry
HURRIED: Final = 500  # milliseconds that a pause takes then: time to read what was said
TOO_LONG: Final = 4_500  # milliseconds after which they hardly pause, however many have a turn
BLINK: Final = 100
SOON: Final = 2  # plain decisions after which a bot that owes an answer looks again
NAP: Final = 1_500  # milliseconds after which a bot that takes its time sees who is waiting
MATES: Final = 4  # and in this relation one by somebody whom the table does not wait for
PATIENCE: Final = 20.0  # seconds that looking ahead may take, and at most half of a clock's rest
LEAST: Final = 0.1
WAKES: Final = 3.0  # seconds a process may take to start before others decide for its bots
GRACE: Final = 2.0  # seconds for a process to end the programs it has started
START: Final = 12.0  # seconds more for one of the owner's own bots: it may have to be started


class BotFailed(Exception):
    """A bot gave no answer or an illegal one; the message says why."""


NUMBERS: Final = itertools.count()  # of bots in seats: the thinking process tells them apart by it


class SeatedBot:
    """What plays one seat: the bot the host chose, and a sensible one should that fail."""

    def __init__(self, table: LiveTable, seat: Seat, level: str) -> None:
        self.table = table
        self.seat = seat
        self.level = level
        self.own = own_level(level)  # of the owner's own, if it is
        self.rng = Rng(int(fairness.new_secret(), 16))
        self.is_busy = False
        self.is_thinking = False
        self.owes_answer = False  # something was put to it
        self.weighed: list[Weighed] = []  # before the last decision
        self.remarks: Sequence[Spoken] = ()  # with it
        self.substitute: BriefedBot | None = None
        self.begin_anew()

    def begin_anew(self) -> None:
        """With a bot that has yet to hear everything."""
        self.number = next(NUMBERS)
        self.player = BriefedBot(self._make(self.level))

    def call_substitute(self) -> BriefedBot:
        if self.substitute is None:
            _, *manners = self.level.split("+")
            level = "+".join([usual_level(self.table.game.name), *manners])
            self.substitute = BriefedBot(self._make(level))
        return self.substitute

    def _make(self, level: str) -> Bot:
        table, rng = self.table, Rng(self.rng.below(1 << 62))
        if self.own is not None and level == self.level:
            return Stranger(table.game, self.seat, table.state.seats, rng)
        return make_bot(level, table.game, self.seat, table.state.seats, rng)


class Asked:
    """One decision before a bot, taken from the table under its lock."""

    def __init__(self, seated: SeatedBot, legal: list[Action] | None = None) -> None:
        """`legal` are the actions it may choose from, if not all of them."""
        table, seat = seated.table, seated.seat
        state = table.state
        self.seated = seated
        self.heard = table.log.count(seat)
        self.view = table.game.view(state, seat)
        self.legal = state.legal(seat)[:] if legal is None else legal
        self.is_open = state.phase.open
        self.listeners = listeners(table, seat)
        self.question: Question | None = None
        if seated.own is not None:
            self.question = self._question(seated.own.wants_world)
        elif seated.player.bot.ponders:
            self.question = self._question(seated.player.bot.wants_world)

    def news(self, player: BriefedBot) -> list[Event]:
        """What a player has not heard up to this decision; from then on it has."""
        table, seat = self.seated.table, self.seated.seat
        events = table.log.since(seat, player.heard)[: self.heard - player.heard]
        player.heard = self.heard
        return events

    @property
    def heard_events(self) -> list[Event]:
        """All that the seat had heard by then."""
        return self.seated.table.log.since(self.seated.seat, 0)[: self.heard]

    def allows(self, action: Action | None) -> bool:
        return action in self.legal or (action is None and self.is_open)

    def _question(self, wants_world: bool) -> Question:
        seated, table = self.seated, self.seated.table
        world = None
        if wants_world:
            world = write_position(table.game.resample(table.state, seated.seat, seated.rng))
        document = table.document
        return Question(
            bot_number=seated.number,
            game=document.game,
            deck=document.deck,
            level=seated.level,
            seat=seated.seat,
            seats=table.state.seats,
            seed=seated.rng.below(1 << 62),
            world=world,
            view=self.view,
            legal=[action.code for action in self.legal],
            events=[event.as_tuple() for event in table.log.since(seated.seat, 0)],
            own="" if seated.own is None else named(seated.level),
            may_wait=self.is_open,
            options={} if seated.own is None else table.game.settings(table.state),
            listeners=self.listeners,
        )


class BotRunner:
    """Where the bots of all tables think."""

    def __init__(self, noticeboard: Noticeboard | None = None) -> None:
        self.pool: Executor = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self.thinkers = ThinkerPool() if noticeboard is None else SharedThinkerPool(noticeboard)
        self.own_thinkers: dict[str, ThinkerPool] = {}  # by their bot; they affect no other
        self.is_coaching = False  # whether a coach's thought is under way

    def thinkers_of(self, own: str, seconds: float) -> ThinkerPool:
        """Where one of the owner's own bots thinks, for so many seconds at most."""
        if own not in self.own_thinkers:
            self.own_thinkers[own] = ThinkerPool(grace=GRACE, stuck=seconds + START)
        return self.own_thinkers[own]

    async def coached(self, question: Question, seconds: float) -> Answer:
        """A thought for a coach, one at a time. Raises Unavailable or ProcessDied.

        One that nobody waits for any more still runs to its end, and until then there is no other.
        """
        if self.is_coaching:
            raise Unavailable("coaching")
        self.is_coaching = True
        thought = asyncio.ensure_future(self.thinkers.ask(question, seconds))
        thought.add_done_callback(self._has_coached)
        return await asyncio.shield(thought)

    def _has_coached(self, thought: asyncio.Future[Answer]) -> None:
        self.is_coaching = False
        if not thought.cancelled():
            thought.exception()  # nobody may be there to hear it

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
        for thinkers in self.own_thinkers.values():
            thinkers.close()


class RoomOfBots(Protocol):
    """What a bot does in its room: the same as a person, and nothing else."""

    async def play(self, table: LiveTable, seat: Seat, action: Action, token: str) -> int:
        """Returns 0, or how long it has to wait. Raises Refused."""

    async def keep_thoughts(self, table: LiveTable, seat: Seat, weighed: list[Weighed]) -> None: ...

    async def remark(self, table: LiveTable, seat: Seat, remarks: Sequence[Spoken]) -> None:
        """Say something for a seat, to whoever hears it on that channel."""

    def spawn_at_table(self, work: Coroutine[Any, Any, None]) -> None: ...


class Bots:
    """The bots at one table."""

    def __init__(
        self,
        runner: BotRunner,
        settings: Settings,
        wall_clock: WallClock,
        played_for: Collection[Seat],
        room: RoomOfBots,
    ) -> None:
        self.runner = runner
        self.millis = settings.bot_millis
        self.budget = settings.search_budget
        self.own_seconds = settings.own_bot_seconds
        self.wall_clock = wall_clock
        self.played_for = played_for  # seats whose owners are gone
        self.room = room
        self.by_seat: dict[Seat, SeatedBot] = {}
        self.alone_since: int | None = None  # since when people have waited for bots alone
        self.held_until = 0  # no answer counted before, and that much of the wait is not theirs

    def seats(self, table: LiveTable) -> list[Seat]:
        """Seats a bot plays now."""
        persons = table.document.persons
        stand_ins = self.played_for
        if not stand_ins and "" not in persons:
            return []
        return [seat for seat in range(len(persons)) if not persons[seat] or seat in stand_ins]

    def consider(self, table: LiveTable) -> None:
        """Let every bot that may act now start thinking."""
        if table.is_over() or table.is_closed or table.is_paused() or table.is_quiet():
            return
        seats = self.seats(table)
        if not seats:
            return
        state = table.state
        pending = state.pending()
        self._note_waiting(table, any(seat not in seats for seat in pending))
        for seat in seats:
            if (seat in pending or state.phase.open) and state.legal(seat):
                seated = self.seated_bot(table, seat)
                if not seated.is_busy:
                    seated.is_busy = True
                    self.room.spawn_at_table(self._think(table, seat, seated))

    def _note_waiting(self, table: LiveTable, is_for_people: bool) -> None:
        """What the rules make everybody wait for does not count."""
        if is_for_people:
            self.alone_since = None
            return
        now = self.wall_clock.now()
        if self.alone_since is None:
            self.alone_since = now
        held_until = now + table.hold_left()
        if held_until > self.held_until:
            self.alone_since += held_until - max(now, self.held_until)
            self.held_until = held_until

    def seated_bot(self, table: LiveTable, seat: Seat) -> SeatedBot:
        if seat not in self.by_seat:
            self.by_seat[seat] = SeatedBot(table, seat, self._level(table, seat))
        return self.by_seat[seat]

    def _level(self, table: LiveTable, seat: Seat) -> str:
        """The level the room has set, with what this house allows for looking ahead; the usual one
        if the house has been restarted without that bot of its owner's."""
        plain, *manners = table.document.levels[seat].split("+")
        if plain not in allowed_here(table.game.name):
            plain = usual_level(table.game.name)
        rung = who_stands_on(plain, table.game)
        if isinstance(rung, str):
            plain = rung
        if plain == "search" and self.budget:
            plain = f"search:{self.budget}"
        return "+".join([plain, *manners])

    def is_busy(self) -> bool:
        return any(seated.is_busy for seated in self.by_seat.values())

    async def _think(self, table: LiveTable, seat: Seat, seated: SeatedBot) -> None:
        """One decision, or one look at an open window; then see whether there is more to do."""
        try:
            token = table.token(seat)
            await self._take_time(table, seat, seated)
            async with table.lock:
                is_moot = self._is_moot(table, seat, token)
                asked = None if is_moot else Asked(seated)
            if asked is not None and asked.legal:
                action = await self._ask(seated, asked)
                if seated.remarks and not self._is_moot(table, seat, token):
                    await self.room.remark(table, seat, seated.remarks)
                has_acted = action is not None and await self._act(table, seat, action, token)
                seated.owes_answer &= action is None
                if has_acted and seated.weighed:
                    await self.room.keep_thoughts(table, seat, seated.weighed)
        except Refused:
            pass  # the table has moved on meanwhile
        finally:
            seated.is_busy = False
        self.consider(table)

    async def _take_time(self, table: LiveTable, seat: Seat, seated: SeatedBot) -> None:
        """Pause before acting. It is cut short once people wait for nobody but bots, and once
        somebody gives the bot something new to do, for example by making it an offer."""
        pause = left = self._pause(table, seat, seated)
        if seated.owes_answer:  # it has had a look already
            left = min(left, SOON * self._moment(seated))
        verbs = _verbs(table, seat)
        while True:
            nap = NAP
            if self.alone_since is not None:
                nap, left = HURRIED, min(left, self._hurried(table, pause))
            elif not _verbs(table, seat) <= verbs:
                seated.owes_answer = True
                left = min(left, self._moment(seated))
            if left <= nap:
                break
            await self.wall_clock.sleep(nap)
            left -= nap
        await self.wall_clock.sleep(left)

    async def _act(self, table: LiveTable, seat: Seat, action: Action, token: str) -> bool:
        """Make the move, however long it is held; whether it was made. It is not made if the
        seat's owner has come back."""
        while not self._is_moot(table, seat, token):
            wait = await self.room.play(table, seat, action, token)
            if not wait:
                return True
            await self.wall_clock.sleep(wait)
        return False

    def _is_moot(self, table: LiveTable, seat: Seat, token: str) -> bool:
        is_gone = table.is_closed or table.is_paused()
        return is_gone or token != table.token(seat) or seat not in self.seats(table)

    # Asking

    async def _ask(self, seated: SeatedBot, asked: Asked) -> Action | None:
        """What the bot says; what a sensible one says should it fail; at worst, anything legal."""
        began = time.perf_counter()
        seated.is_thinking = True
        seated.weighed, seated.remarks = [], ()
        try:
            action = await self._answer(seated, asked)
            metrics.THINKING.add(time.perf_counter() - began)
            return action
        except Unavailable as error:
            metrics.BOTS_HURRIED.add(kind=str(error))
        except Exception as error:
            _report(seated, error)
            seated.begin_anew()
        finally:
            seated.is_thinking = False
        try:
            return await self._in_thread(seated.call_substitute(), asked)
        except Exception as error:
            _report(seated, error)
            seated.substitute = None
        return None if asked.is_open else asked.legal[0]

    async def _answer(self, seated: SeatedBot, asked: Asked) -> Action | None:
        if asked.question is None:
            action = await self._in_thread(seated.player, asked)
            seated.remarks = spoken(seated.player.bot)
            return action
        answer = await self._thought(seated, asked.question)
        if answer.failure:
            raise BotFailed(answer.failure)
        action = None
        if answer.action is not None:
            action = seated.table.game.notation.parse(answer.action)
        _check(asked, action)
        seated.weighed, seated.remarks = answer.weighed, answer.remarks
        return action

    async def _thought(self, seated: SeatedBot, question: Question) -> Answer:
        patience = self._patience(seated.table)
        if seated.own is None:
            starting = self.runner.thinkers.starting(question.bot_number)
            if starting is not None:
                patience = min(patience, max(LEAST, WAKES - starting))
            return await self.runner.thinkers.ask(question, patience)
        seconds = min(patience, float(self.own_seconds))
        question = question._replace(seconds=seconds)
        thinkers = self.runner.thinkers_of(seated.own.bot, float(self.own_seconds))
        return await thinkers.ask(question, min(seconds + START, 1.6 * patience))

    async def _in_thread(self, player: BriefedBot, asked: Asked) -> Action | None:
        loop, news = asyncio.get_running_loop(), asked.news(player)
        player.bot.listeners = asked.listeners
        action = await loop.run_in_executor(
            self.runner.pool, player.bot.act, asked.view, asked.legal, news
        )
        _check(asked, action)
        return action

    def _patience(self, table: LiveTable) -> float:
        """How many seconds looking ahead may take: long before the table's clock runs out."""
        end = table.next_end()
        if end is None:
            return PATIENCE
        return max(LEAST, min(PATIENCE, (end[0] - self.wall_clock.now()) / 2000))

    def _pause(self, table: LiveTable, seat: Seat, seated: SeatedBot) -> int:
        """A human pace: about `bot_millis`; longer in an open window, as long as the game says."""
        state = table.state
        if not state.phase.open:
            return self._moment(seated)
        pause = state.phase.delay(state, seat, seated.rng)
        if not self.millis:
            return pause
        return min(pause, (LOOKS if seat in state.pending() else MATES) * self._moment(seated))

    def _hurried(self, table: LiveTable, pause: int) -> int:
        """How much of it is left while bots alone are waited for: nobody who is done has to watch
        them haggle, pack or roll at their leisure. Who only looks on is not waiting."""
        assert self.alone_since is not None
        waited = self.wall_clock.now() - self.alone_since
        is_person_there = len(self.seats(table)) < table.state.seats
        if table.state.phase.open:
            pause //= ALONE
        elif not is_person_there:
            return pause
        if waited <= ENOUGH:
            return pause
        return min(pause, BLINK if is_person_there and waited > TOO_LONG else HURRIED)

    def _moment(self, seated: SeatedBot) -> int:
        """What a plain decision takes."""
        return self.millis // 2 + seated.rng.below(self.millis) if self.millis else 0


def _verbs(table: LiveTable, seat: Seat) -> set[str]:
    return {action.verb for action in table.state.legal(seat)}


def listeners(table: LiveTable, seat: Seat) -> list[str]:
    """The channels of a seat on which somebody else who is a person hears it."""
    document = table.document
    people = [
        other
        for other, person in enumerate(document.persons)
        if person and person not in document.programs and other != seat
    ]
    channels = table.game.channels(table.state, seat)
    return [
        channel
        for channel, audience in channels.items()
        if any(hears(audience, other) for other in people)
    ]


def _check(asked: Asked, action: Action | None) -> None:
    if not asked.allows(action):
        raise BotFailed("its answer is not legal")


def _report(seated: SeatedBot, error: Exception) -> None:
    metrics.BOT_FAILURES.add()
    why = str(error) if isinstance(error, BotFailed) else reason(error)
    LOG.error("a bot failed (%s, %s): %s", seated.table.document.game, seated.level, why)
