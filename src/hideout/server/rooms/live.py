"""A live room: the one owner of its document, its table, its pages, bots, talk and timers.

Every decision goes one way: from whoever makes it (a page, a bot, a clock) to the room, which lets
the table check and apply it, has the store make it durable, and only then shows it to the pages.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, Protocol

from hideout.engine.core import OVER, TABLE, Seat, State
from hideout.engine.notation import Action
from hideout.server.bots.at_table import Bots
from hideout.server.bots.coach import Advised, Coach
from hideout.server.bots.worker import Spoken
from hideout.server.house import metrics, traces, words
from hideout.server.house.background import spawned
from hideout.server.house.clock import Timer
from hideout.server.house.push import Subscription
from hideout.server.house.refusal import Refused
from hideout.server.rooms import daily, evening, rules, seats, sides
from hideout.server.rooms.dealing import new_table, seat_everybody
from hideout.server.rooms.draw import Draw, proof_of_room
from hideout.server.rooms.nudges import Nudges, forget
from hideout.server.rooms.owned import MOVED, OwnedRoom
from hideout.server.rooms.presence import PAUSE_AFTER
from hideout.server.rooms.rematch import Rematch
from hideout.server.rooms.services import Services
from hideout.server.rooms.talk import Talk
from hideout.server.store import documents
from hideout.server.store.documents import RoomDocument, Weighed
from hideout.server.store.interface import (
    TABLE_SET_ASIDE,
    Change,
    Clash,
    Fenced,
)
from hideout.server.table.table import LiveTable
from hideout.server.wire.connections import Connection, Receipt, pack
from hideout.server.wire.messages import Act, Bye

TRY_AGAIN: Final = 5_000  # after which a table that failed is loaded again
RESTART_GRACE: Final = 10_000  # nobody's clock runs out sooner after the server was down
LOG: Final = logging.getLogger("hideout.server")


class Owner(Protocol):
    """Who keeps a room in memory."""

    async def tend(self, room: "LiveRoom") -> None:
        """Do what is due in a room."""

    def wake_later(self, code: str, millis: int) -> None:
        """See to it that a room is in memory again when the clock of its table runs out."""

    def has_woken(self, code: str, table_id: str) -> tuple[bool, bool]:
        """Its table is in memory again; returns whether that was awaited, and whether it ran when
        the server stopped."""

    def has_changed(self, room: "LiveRoom") -> None:
        """Its document has changed."""

    def forget(self, room: "LiveRoom") -> None:
        """It is closed."""


class LiveRoom(OwnedRoom):
    def __init__(
        self, code: str, services: Services, owner: Owner, document: RoomDocument | None = None
    ) -> None:
        super().__init__(code, services, document)
        self.owner = owner
        self.archive = services.archive
        self.talk = Talk(self.pages, self.wall_clock)
        self.draw = Draw(self, self.wall_clock)
        self.rematch = Rematch(self, self.wall_clock)
        self.bots = Bots(
            services.runner, self.settings, self.wall_clock, self.presence.played_for, self
        )
        self.nudges = None if services.push is None else Nudges(services.push)
        self.coach = Coach(services.runner, self.settings, self.wall_clock)
        self.table: LiveTable | None = None  # once it is needed
        self.at_table: dict[asyncio.Task[None], None] = {}  # what ends with the table
        self.clock: Timer | None = None  # of the table
        self.rings_at = 0
        self.look: Timer | None = None  # the next look at who is there

    def has_read(self, document: RoomDocument) -> None:
        if document.drawing and self.draw.timer is None:
            self.draw.go_on()
        self.rematch.go_on(document)

    def has_kept(self) -> None:
        self.owner.has_changed(self)

    # Games

    async def start(self) -> None:
        """Begin at once, or when the people here have shown the luck they sealed. Raises Refused.

        From now on the list of chairs and seals stands, and nothing that makes the deal can change.
        """
        document = documents.copy_room(self.document)
        rules.check_start(document)
        sides.settle(document)
        document.call = None
        document.daily = ""
        rules.forget_guests(document, self.presence.long_gone(document) - self.pages.coming())
        awaited = self.draw.awaited_in(document)
        if not awaited:
            await self._deal(document)
            return
        new_table(
            document, proof_of_room(document), self.settings, self.wall_clock
        )  # or refused now
        document.drawing = True
        self.draw.begin(awaited)
        await self.keep(document)

    def here_or_just_gone(self, millis: int) -> set[str]:
        return self.pages.here() | self.presence.just_gone(millis)

    async def deal(self) -> None:
        """All the luck that was waited for has been shown: deal. Raises Refused."""
        await self._deal(documents.copy_room(self.document))

    async def _deal(self, document: RoomDocument) -> None:
        """Seat everybody and deal. Stored before anybody hears of it. Raises Refused."""
        proof = proof_of_room(document)
        table = new_table(document, proof, self.settings, self.wall_clock)
        seat_everybody(document, proof, table)
        self.unload_table()
        self.table = table
        self._set_clock(table)
        async with table.lock:
            try:
                await self.keep(document, table.saved())
            except BaseException:
                self.unload_table()
                raise
            LOG.info("started", extra={"table": table.document.id, "game": table.document.game})
            metrics.GAMES.add(kind=table.document.game)
            self.presence.look_round(document)
            self.look_after(0)
            self._show(table)

    def live_table(self) -> LiveTable:
        """The table, loaded if need be. Raises Refused."""
        table = self.table
        if table is None or table.is_closed:
            table_id = self.document.table
            if not table_id:
                raise Refused("no_table", words.NO_GAME_RUNNING)
            try:
                table = self._bring_to_life(self.archive.read(table_id))
            except Refused as error:
                self._leave_if_damaged(table_id, error)
                raise
        return table

    async def load_table(self) -> None:
        """The same for a table nobody waits for: meanwhile the others play on. Raises Refused."""
        table_id = self.document.table
        try:
            table = await asyncio.to_thread(self.archive.read, table_id)
            is_missing = self.table is None or self.table.is_closed
            if is_missing and not self.is_closed:
                self._bring_to_life(table)
        except Refused as error:
            self._leave_if_damaged(table_id, error)
            raise

    def _bring_to_life(self, table: LiveTable) -> LiveTable:
        self.bots.by_seat.clear()
        self.table = table
        if self.services.shared is not None:  # whoever reads all logs sees where a table has been
            where = {"table": table.document.id, "game": table.document.game}
            LOG.info("goes on here", extra=where)
        is_changed, has_run = self.owner.has_woken(self.code, table.document.id)
        if has_run:
            is_changed |= table.give_at_least(RESTART_GRACE)
        if is_changed:
            self.spawn(self._store_awake(table))
        self.look_after()
        self._set_clock(table)
        self.bots.consider(table)
        return table

    async def _store_awake(self, table: LiveTable) -> None:
        async with table.lock:
            if not table.is_closed:
                await self.append([table.saved()])

    def _leave_if_damaged(self, table_id: str, refused: Refused) -> None:
        """A table that is damaged is kept as it is, and not tried again."""
        if refused.code == "damaged":
            self.spawn(self._set_aside(table_id))

    async def _set_aside(self, table_id: str) -> None:
        await self.append([(TABLE_SET_ASIDE, (table_id,))])

    def unload_table(self) -> None:
        """Drop it from memory; everything is stored."""
        if self.table is not None:
            self._stop_table(self.table)
            self.table = None
        self.bots.by_seat.clear()
        self.coach.clear()
        self.presence.played_for.clear()
        self.presence.bot_wishes.clear()

    def _stop_table(self, table: LiveTable) -> None:
        table.is_closed = True
        if table is not self.table:
            return  # another game has begun
        self._stop_clock()
        for task in self.at_table:
            if task is not asyncio.current_task():
                task.cancel()

    # Decisions

    async def act(self, page: Connection, command: Act) -> int:
        """Carry out somebody's decision; returns 0, or how long it is held. Raises Refused."""
        table, seat = self._seated(page)
        receipt = Receipt(page, command.ref)
        if self.presence.hand_back(table, seat):
            await self._plays_again(seat)
        action = self._understood(table, seat, command.decision, command.action)
        wait = await self.play(table, seat, action, command.decision, receipt)
        if not wait:
            receipt.send()
            if self._has_former(seat):
                await self._settle(seat)
        return wait

    async def act_as(self, person: str, decision: str, action: str) -> int:
        """The same of somebody without a page. Raises Refused."""
        table = self.live_table()
        seat = table.seat_of(person)
        if seat is None:
            raise Refused("no_seat", words.NO_SEAT)
        if self.presence.hand_back(table, seat):
            await self._plays_again(seat)
        understood = self._understood(table, seat, decision, action)
        wait = await self.play(table, seat, understood, decision)
        if not wait and self._has_former(seat):
            await self._settle(seat)
        return wait

    async def _plays_again(self, seat: Seat) -> None:
        """Somebody was there all along, asleep."""
        await self.change(lambda document: rules.plays_again(document, seat))

    def _understood(self, table: LiveTable, seat: Seat, decision: str, text: str) -> Action:
        table.check_token(seat, decision)  # or whoever is late could make us read at length
        return table.parse(text)

    async def play(
        self,
        table: LiveTable,
        seat: Seat,
        action: Action,
        token: str,
        receipt: Receipt | None = None,
    ) -> int:
        """Carry out a seat's decision; returns 0, or how long it has to wait. Raises Refused."""
        async with table.lock:
            if self.document.halted:
                raise Refused("paused", words.PAUSED)
            table.check(seat, action, token)
            # An answer must not take effect before every other could have.
            wait = table.hold_left()
            if not wait:
                await self._decision(table, seat, action, receipt)
            return wait

    def _decision(
        self, table: LiveTable, seat: Seat, action: Action, receipt: Receipt | None = None
    ) -> Coroutine[Any, Any, None]:
        """To be awaited, with a trace of it if somebody wants one."""
        work = self._decide(table, seat, action, receipt)
        if traces.tracer is None:
            return work
        document = table.document
        return traces.traced(work, traces.MOVE, table=document.id, game=document.game)

    async def _decide(
        self, table: LiveTable, seat: Seat, action: Action, receipt: Receipt | None = None
    ) -> None:
        """Apply, make durable, show. Holds the lock; the action is legal."""
        try:
            changes = [table.decide(seat, action)]
            if table.state.phase is OVER:
                changes += [table.saved(), self._ending(table), *daily.ended(table)]
            await self.store.write(changes, self.fence)
        except Fenced:
            raise self.is_lost() from None
        except Clash:
            self.has_failed(table)
            raise Refused("stale", words.STALE) from None
        except BaseException:
            # What could not be stored did not happen: this copy is ahead of the record.
            self.has_failed(table)
            raise
        metrics.DECISIONS.add()
        self._set_clock(table)
        self._show(table, receipt)

    def _ending(self, table: LiveTable) -> Change:
        """What is stored of the room together with the last decision."""
        document = documents.copy_room(self.document)
        if document.table == table.document.id and document.playing:
            evening.add(document, table)
            rules.after_game(document, self.presence.long_gone(document))
            self._document = document
        return self.saved(document)

    def has_failed(self, table: LiveTable) -> None:
        """Load it again, but not so fast that it fails in a loop."""
        self._stop_table(table)
        self._document = None  # what is stored counts
        if not self.services.is_closing:
            LOG.error("a table failed", extra={"table": table.document.id})
            self.owner.wake_later(self.code, TRY_AGAIN)

    def _show(self, table: LiveTable, receipt: Receipt | None = None) -> None:
        """After every durable change at the table; the lock is held."""
        self._show_moves(table, receipt)
        if self.coach.askings:
            self.coach.look(table)
        self.bots.consider(table)
        document = self.document
        if document.browsers and self.nudges is not None:
            self._nudge(self.nudges, table)
        if table.stand_ins and max(table.missed) > 1:
            self.look_after(0)
        if table.state.phase is OVER and document.table == table.document.id:
            self.tell_room()
            self.talk.open_up(document, table)

    def _nudge(self, nudges: Nudges, table: LiveTable) -> None:
        for person, browser in nudges.due(self.document, table, self.pages.here()):
            self.spawn(self._tell_browser(nudges, person, browser))

    async def _tell_browser(self, nudges: Nudges, person: str, browser: Subscription) -> None:
        is_wanted = await nudges.sending(self.document, browser)
        if not is_wanted and not self.is_closed:
            await self.change(lambda room: forget(room, person, browser.endpoint))

    def _show_moves(self, table: LiveTable, receipt: Receipt | None = None) -> None:
        document, pages = self.document, self.pages
        if not pages.open or document.table != table.document.id:
            return
        if pages.has_news:  # of this very game, perhaps
            pages.has_news = False
            pages.show_room(pages.open, document, self.news(""))
        pages.show_moves(document, table, receipt)

    async def show_again(self) -> None:
        """Those who may look have changed: show the table to whoever does not see it yet."""
        if self.document.table:
            table = self.live_table()
            async with table.lock:
                self._show_moves(table)

    def _has_former(self, seat: Seat) -> bool:
        chairs = self.document.chairs
        return seat < len(chairs) and bool(chairs[seat].former)

    async def _settle(self, seat: Seat) -> None:
        """Whoever sat there before no longer has a claim to it."""
        await self.change(lambda room: seats.settle(room, seat))

    async def seat(self, table: LiveTable, document: RoomDocument, place: Seat) -> None:
        """A seat in the running game goes to whoever has the chair now. The lock is held."""
        chair = document.chairs[place]
        row = table.reseat(place, chair.person, rules.name_of(document, chair))
        try:
            await self.keep(document, row)
        except BaseException:
            self._stop_table(table)
            raise
        self.presence.hand_back(table, place)
        self.bots.by_seat.pop(place, None)
        self._set_clock(table)
        self._show(table)

    def _seated(self, page: Connection) -> tuple[LiveTable, Seat]:
        table = self.live_table()
        seat = table.seat_of(page.person)
        if page.is_screen or seat is None:
            raise Refused("no_seat", words.NO_SEAT)
        return table, seat

    async def state(self, table: LiveTable, wanted: Callable[[State], Action | None]) -> bool:
        """The table says what it alone knows: who is there. Returns whether it had to."""
        async with table.lock:
            if table.is_closed or table.is_over() or table.is_paused():
                return False
            action = wanted(table.state)
            if action is None:
                return False
            await self._decision(table, TABLE, action)
            return True

    async def concede(self, page: Connection) -> None:
        """A captain gives up for the team. Raises Refused."""
        table, seat = self._seated(page)
        if not await self.state(table, lambda s: s.game.concession(s, seat)):
            raise Refused("illegal", words.CANNOT_GIVE_UP)

    async def advise(self, page: Connection, decision: str) -> Advised:
        """What a sensible player would do in a seat. Raises Refused."""
        table, seat = self._seated(page)
        if not self.document.coach:
            raise Refused("no_coach", words.NO_COACH)
        async with table.lock:
            table.check_token(seat, decision)
            asking = self.coach.ask(table, seat)
        try:
            return await asyncio.shield(asking.task)
        except asyncio.CancelledError:
            if asking.task.cancelled():
                raise Refused("stale", words.STALE) from None
            raise

    async def keep_thoughts(self, table: LiveTable, seat: Seat, weighed: list[Weighed]) -> None:
        await self.append([table.thought(seat, weighed)])

    async def remark(self, table: LiveTable, seat: Seat, remarks: Sequence[Spoken]) -> None:
        async with table.lock:
            if table.is_closed:
                return
            sayings = self.talk.remarks(table, seat, remarks)
            await self.append_at(table, [table.say(saying) for saying in sayings])
            for saying in sayings:
                self.talk.tell(self.document, table, saying)

    # Clocks

    def _set_clock(self, table: LiveTable) -> None:
        """See to it that the table looks at its clocks when the first one runs out.

        A timer that rings too early does no harm, so a later end needs no new one.
        """
        if table is not self.table:
            return
        table.set_clocks(self.presence.played_for)
        end = None if table.is_closed else table.next_end()
        if end is None:
            self._stop_clock()
        elif self.clock is None or end[0] < self.rings_at:
            self._stop_clock()
            self.rings_at = end[0]
            self.clock = self.wall_clock.call_later(
                max(0, end[0] - self.wall_clock.now()), self._ring
            )

    def _stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def _ring(self) -> None:
        self.clock = None
        if self.table is not None:
            self.spawn_at_table(self._time_up(self.table))

    async def _time_up(self, table: LiveTable) -> None:
        async with table.lock:
            end = table.next_end()
            if table.is_closed or end is None:
                return
            late = self.wall_clock.now() - end[0]
            if late < 0:
                self._set_clock(table)
                return
            metrics.TIME_OUTS.add()
            metrics.LATE.add(late / 1000)
            await self._decision(table, TABLE, end[1])

    async def more_time(self, page: Connection) -> None:
        """Raises Refused."""
        table, seat = self._seated(page)
        people = len(self.presence.people_at(table))
        async with table.lock:
            if table.wish_more_time(seat, people):
                await self._store_time(table)
            self._show(table)

    async def pause(self, table: LiveTable) -> None:
        async with table.lock:
            if table.pause():
                await self._store_time(table)
                self._show(table)

    async def resume(self, table: LiveTable) -> None:
        """Somebody is here again; what the host has paused stays so."""
        async with table.lock:
            if not self.document.halted and table.resume():
                await self._store_time(table)
                self._show(table)

    async def halt(self, is_on: bool) -> None:
        """The host pauses the game, or lets it go on. Raises Refused."""
        table = self.live_table()
        async with table.lock:
            document = documents.copy_room(self.document)
            if not rules.halt(document, is_on):
                return
            if is_on:
                table.pause()
            else:
                table.resume()
            try:
                await self.keep(document, table.saved())
            except BaseException:
                self.has_failed(table)
                raise
            self._set_clock(table)
            self._show(table)

    async def see_clocks(self, table: LiveTable) -> None:
        """Who is at the table has changed, and with it perhaps whether clocks run."""
        async with table.lock:
            if not table.is_closed:
                self._set_clock(table)
                self._show(table)

    async def _store_time(self, table: LiveTable) -> None:
        await self.append_at(table, [table.saved()])
        self._set_clock(table)

    async def append_at(self, table: LiveTable, changes: list[Change]) -> None:
        """Store what has changed at the table; the lock is held."""
        try:
            await self.append(changes)
        except BaseException:
            self.has_failed(table)
            raise

    # Pages

    def knock(self, page: Connection) -> None:
        """A page has come to the door; its person's oldest one gives way to one too many."""
        self.pages.knock(page)
        mine = self.pages.of_person(page.person)
        self.drop(mine[: -self.settings.pages_per_person], "replaced")

    async def refresh(self, page: Connection, heard: int) -> None:
        """A page that is behind is shown where the table is."""
        if self.document.table:
            await self.show_table(page, self.live_table(), heard)

    async def show_table(self, page: Connection, table: LiveTable, heard: int) -> None:
        async with table.lock:
            if not table.is_closed:  # or what was being stored has not happened
                self.pages.show_table(page, self.document, table, heard)
                return
        await self.show_table(page, self.live_table(), heard)

    async def frame_for(self, person: str, table_id: str, heard: int) -> bytes:
        """What somebody may know of the table now, with the events after the first `heard`, if
        those were of this table. Raises Refused."""
        table = self.live_table()
        async with table.lock:
            if not table.is_closed:
                known = heard if table_id == table.document.id else 0
                return self.pages.frame_for(person, self.document, table, known)
        return await self.frame_for(person, table_id, heard)

    def exit(self, page: Connection) -> None:
        """A page is closed; its person may have others open."""
        if self.pages.remove(page) and not self.is_closed and not self.services.is_closing:
            self.tell_room()
            self.presence.gone_since(page.person)
            self.look_after(PAUSE_AFTER)

    def drop(self, pages: Iterable[Connection], reason: str) -> None:
        for page in list(pages):
            page.send(pack(Bye(reason=reason)))
            self.exit(page)
            self.spawn(page.close(reason))

    def drop_person(self, person: str, reason: str) -> None:
        self.drop(self.pages.of_person(person), reason)

    # Looking after it

    def look_after(self, millis: int | None = None) -> None:
        """Look at the room after this long; by default when it would be idle."""
        if self.is_closed or (millis is None and self.look is not None):
            return
        self._stop_look()
        wait = self.presence.idle if millis is None else millis
        self.look = self.wall_clock.call_later(wait, self._look)

    def _look(self) -> None:
        self.look = None
        self.spawn(self.owner.tend(self))

    def _stop_look(self) -> None:
        if self.look is not None:
            self.look.cancel()
            self.look = None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.services.spawn(work)

    def spawn_at_table(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that is cancelled when the table leaves memory."""
        self.at_table[spawned(work, self._has_ended)] = None

    def _has_ended(self, task: "asyncio.Task[None]") -> None:
        self.at_table.pop(task, None)

    # The end

    def stop(self) -> None:
        """Nothing starts by itself any more."""
        self._stop_look()
        self.draw.stop()
        self.rematch.stop()
        self.pages.stop_timer()

    async def hand_over(self) -> None:
        """Let another server own the room: all is stored, and the pages are told to reconnect."""
        self.stop()
        table = self.table
        if table is None or table.is_closed:
            await self._let_go()
            return
        async with table.lock:
            await self.append([table.saved(wakes=self.wall_clock.now())])
            await self._let_go()

    async def _let_go(self) -> None:
        await self.append([])  # after whatever is being written
        self.store.disown(self.fence)
        await self.store.write([])  # so that whoever is told to come again finds another owner
        self.close(MOVED)

    def close(self, reason: str = "") -> None:
        """Leave memory; everything is already stored. `reason` is for open pages."""
        if self.is_closed:
            return
        self.is_closed = True
        self.stop()
        self.unload_table()
        self.drop(self.pages.everybody(), reason)
        self.owner.forget(self)
