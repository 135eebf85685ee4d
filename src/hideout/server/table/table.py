"""A running game: one state, one record, one lock.

Its room leads it: checks and applies a decision, makes it durable, then tells. Loading a table is
replaying its record through the same code. Whoever reads the state to tell somebody about it
holds the lock, so that nobody hears of a decision that is not yet durable.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

import msgspec

from hideout.engine.core import OVER, TABLE, Clock, Event, Seat, State
from hideout.engine.message import Message, verbatim
from hideout.engine.notation import Action, BadNotation
from hideout.engine.proof import CHANNEL
from hideout.engine.record import Note, Record
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from hideout.server.house import words
from hideout.server.house.clock import WallClock
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.store import interface
from hideout.server.store.documents import (
    Saying,
    TableDocument,
    Weighed,
    proof_of_table,
    words_said,
)
from hideout.server.store.interface import DECIDED, SAID, TABLE_SAVED, THOUGHT, Change, checksum
from hideout.server.table.clocks import EXTRA_TIME, MECHANICAL, TableTime, deadline
from hideout.server.table.frames import Log, Picture, Voice
from hideout.server.wire.messages import Pace, Ring
from hideout.words import narrator

BLINK: Final = 1_000  # a shorter clock only sees who was first; it is nobody's time to think


class Before:
    """A table before it decides for itself: by a clock, or by stating a fact."""

    def __init__(self, state: State, action: Action) -> None:
        rings = [clock for clock in state.clocks() if clock.action is action]
        self.is_ring = bool(rings)
        self.is_time_to_think = any(clock.millis >= BLINK for clock in rings)
        self.phase = state.phase.name
        self.is_open = state.phase.open
        self.pending = state.pending()
        self.legal = [state.legal(seat)[:] for seat in range(state.seats)]


class LiveTable:
    def __init__(self, document: TableDocument, wall_clock: WallClock, settings: Settings) -> None:
        self.document = document
        self.wall_clock = wall_clock
        self.settings = settings
        game = find_game(document.game).at(document.version)
        self.game = game if document.deck is None else game.with_deck(document.deck)
        proof = proof_of_table(document)
        self.promise = proof.promise
        self.record = Record(self.game, document.names, proof.seed(), document.options)
        self.sitting = Sitting(self.record.start(), self.record)
        self.state: State = self.sitting.state
        self.stand_ins = self.game.stand_ins(self.state)
        self.words = Voice(self.game, document.called, document.pace)
        self.log = Log(self.sitting)
        self.time = TableTime(wall_clock, document.shift, document.paused_at)
        self.times = [document.started]  # table time of each step
        self.scenes = [0]  # how long pages show what each step has finished
        self.window = 0
        self.own_acts = [0] * self.state.seats  # in this window
        self.tokens = self._fresh_tokens()
        self.missed = [0] * self.state.seats  # decisions in a row that a clock took away
        self.timed_out: list[Seat] = []  # whose time ran out at the end of the last window
        self.acted_at = [document.started] * self.state.seats  # table time
        self.alone: Seat | None = None  # the only person, while clocks stand still for them
        self.runs_since = 0  # table time at which they ran again
        self._seats = _seats(document.persons)
        self.bots = bot_seats(document)
        self.sayings: list[Saying] = []
        self.lock = asyncio.Lock()
        self.wishes: list[Seat] = []  # who wants more time in this window
        self.have_wished: list[Seat] = []  # and may not again in it
        self.ends: list[tuple[int, Action]] = []  # when each clock runs out, by the wall clock
        self.is_closed = False  # this copy counts no longer

    # Loading

    def load(self, decisions: Iterable[tuple[Seat, str, int]], sayings: list[Saying]) -> None:
        """Replay what is stored. Raises IllegalAction or BadNotation if the rules have changed."""
        for seat, text, at in decisions:
            self._apply(seat, self.game.notation.parse(text), at, self.sitting.play)
        self.sayings = sayings
        # Time that was granted after the last decision is behind it, and stays granted.
        self.time.not_before(self.times[-1] - self.document.extra_times * EXTRA_TIME)

    # Questions

    def is_over(self) -> bool:
        return self.state.phase is OVER

    def is_paused(self) -> bool:
        return self.time.paused_at is not None

    def seat_of(self, person: str) -> Seat | None:
        return self._seats.get(person)

    def token(self, seat: Seat) -> str:
        """Names the decision a seat has before it; others' hidden acts do not change it."""
        return self.tokens[seat] if seat != TABLE else ""

    def _fresh_tokens(self) -> list[str]:
        return [f"{self.window}.0"] * self.state.seats

    def _has_acted(self, seat: Seat) -> None:
        """Whatever a seat meant to answer before, it now has another decision before it."""
        self.own_acts[seat] += 1
        self.tokens[seat] = f"{self.window}.{self.own_acts[seat]}"

    def picture(self, in_one_room: bool = False) -> Picture:
        """This moment, for every viewer. The caller holds the lock."""
        is_paused = self.is_paused()
        return Picture(
            self.state,
            self.words,
            self.log,
            now=self.wall_clock.now(),
            table=self.document.id,
            promise=self.promise,
            clocks=[
                Ring(name=action.verb, ends_at=None if is_paused else end)
                for end, action in self.ends
            ],
            paused=is_paused,
            scene_ends_at=self.scene_ends_at(),
            # Who has to be silent wishes in silence: a raised hand is a word, too.
            more_time=[seat for seat in sorted(self.wishes) if self._may_speak(seat)],
            bots=self.bots,
            in_one_room=in_one_room,
        )

    def _may_speak(self, seat: Seat) -> bool:
        return bool(self.game.channels(self.state, seat))

    # Deciding

    def parse(self, text: str) -> Action:
        known = self.words.telling.actions.get(text)
        if known is not None:
            return known
        try:
            return self.game.notation.parse(text)
        except BadNotation as error:
            raise Refused("malformed", verbatim(str(error))) from None

    def check_token(self, seat: Seat, token: str) -> None:
        """Whether an answer is to the decision that this seat has before it. Raises Refused."""
        if self.is_closed:
            raise Refused("closed", words.IN_DISORDER)
        if token != self.token(seat):
            raise Refused("stale", words.STALE)

    def check(self, seat: Seat, action: Action, token: str) -> None:
        """Raises Refused."""
        self.check_token(seat, token)
        if action not in self.state.legal(seat):
            raise self.words.refused(self.state, seat, action)

    def decide(self, seat: Seat, action: Action) -> Change:
        """Apply an action that is legal; what is to be stored of it. The lock is held."""
        at = self.time.now()
        step = self.state.step
        self._apply(seat, action, at, self.sitting.apply)
        return (DECIDED, (self.document.id, step, seat, self.game.notation.text(action), at))

    def _apply(
        self, seat: Seat, action: Action, at: int, how: Callable[[Seat, Action], list[Event]]
    ) -> None:
        """One decision of the record, live or replayed."""
        state = self.state
        opened = state.opened
        before = Before(state, action) if seat == TABLE else None
        events = how(seat, action)
        self.log.count_in(events)
        self.times.append(at)
        self.scenes.append(self.game.scene_millis(state, events))
        if state.opened != opened:
            self.window += 1
            self.own_acts = [0] * state.seats
            self.tokens = self._fresh_tokens()
            self.wishes.clear()
            self.have_wished.clear()
            self.timed_out = []
        elif before is None:
            self._has_acted(seat)
        else:
            self._after_table_spoke(before)
        if before is None:
            self.missed[seat] = 0
            self.acted_at[seat] = at
        elif before.is_ring:
            self._count_missed(before)

    def _count_missed(self, before: "Before") -> None:
        """Who was waited for in vain. A clock that only turns up the next code takes nothing."""
        same = self.state.pending() if self.state.phase.name == before.phase else []
        late = before.pending if before.is_time_to_think else []
        self.timed_out = [seat for seat in late if seat not in same]
        if not before.is_open:
            for seat in self.timed_out:
                self.missed[seat] += 1

    def _after_table_spoke(self, before: "Before") -> None:
        """A clock may have decided for somebody, whose late answer must not count as the next.

        In an open window, where order matters anyway, only those have a new decision before them
        whose choices have changed; or a click would be lost whenever another's clock rings.
        """
        for seat in range(self.state.seats):
            for_all = before.is_ring and not self.state.phase.open
            if for_all or self.state.legal(seat) != before.legal[seat]:
                self._has_acted(seat)

    def hold_left(self) -> int:
        """Milliseconds before an answer may take effect in this phase."""
        hold = self.state.phase.hold(self.state)
        if not hold:
            return 0
        # Extra time moves the table's clock back, but never makes a hold longer than it is.
        return min(hold, max(0, self.times[self.state.opened] + hold - self.time.now()))

    # Clocks

    def next_end(self) -> tuple[int, Action] | None:
        """The first clock that runs out, by the wall clock, unless time stands still."""
        if self.is_paused() or not self.ends:
            return None
        return self.ends[0] if len(self.ends) == 1 else min(self.ends, key=_when)

    def set_clocks(self, played_for: Collection[Seat] = ()) -> None:
        """See when each clock runs out, now that something has changed. A bot plays for the seats
        `played_for`.

        Nobody hurries somebody who is alone: while the only person at the table is waited for,
        clocks stand still, but for those that are part of a rule.
        """
        has_stood_still = self.alone is not None
        self.alone = self._alone(played_for)
        if has_stood_still and self.alone is None:
            self.runs_since = self.time.now()
        hours, since = self.settings.relaxed_hours, self.runs_since
        pace = self.document.pace
        self.ends = [
            (self.time.to_wall(self._deadline(clock, pace, hours, since)), clock.action)
            for clock in self.state.clocks()
            if self.alone is None or clock.millis < MECHANICAL
        ]

    def _deadline(self, clock: Clock, pace: Pace, hours: int, since: int) -> int:
        return deadline(clock, self.times, pace, hours, since, self.scenes[clock.since])

    def scene_ends_at(self) -> int | None:
        """Until when the clocks wait for what the last decision finished to be shown."""
        opened = self.state.opened
        if not self.scenes[opened] or not self.ends or self.is_paused():
            return None
        return self.time.to_wall(self.times[opened] + self.scenes[opened])

    def _alone(self, played_for: Collection[Seat]) -> Seat | None:
        document = self.document
        if document.pace != "live" or document.clocks_alone:
            return None  # asked for
        alone: Seat | None = None
        for person, seat in self._seats.items():
            if seat not in played_for and person not in document.programs:
                if alone is not None:
                    return None
                alone = seat
        return alone if alone in self.state.pending() else None

    def is_quiet(self) -> bool:
        """Whether bots have talked for as long as the rules would have let them, and now leave
        the only person at the table in peace until there is an answer."""
        if self.alone is None or not self.state.phase.open:
            return False
        span = max((clock.millis for clock in self.state.clocks()), default=None)
        since = max(self.times[self.state.opened], self.acted_at[self.alone])
        return span is not None and self.time.now() >= since + span

    def give_at_least(self, millis: int) -> bool:
        """After the server was down: no clock runs out before people could come back.
        Returns whether there is something to store."""
        self.set_clocks()
        end = self.next_end()
        missing = 0 if end is None else self.wall_clock.now() + millis - end[0]
        if missing > 0:
            self.time.shift += missing
        return missing > 0

    def wish_more_time(self, seat: Seat, people: int) -> bool:
        """Give more time if more than half of the people at the table want it; whether it is given.
        Raises Refused."""
        if self.is_closed or not self.ends or self.is_paused():
            raise Refused("no_clock", words.NO_CLOCK)
        if self.document.extra_times >= self.settings.extra_times:
            raise Refused("no_more_time", words.NO_MORE_TIME)
        if seat in self.have_wished:
            raise Refused("asked_already", words.ASKED_ALREADY)
        self.have_wished.append(seat)
        self.wishes.append(seat)
        if 2 * len(self.wishes) <= people:
            return False
        self.wishes.clear()
        self.document.extra_times += 1
        self.time.shift += EXTRA_TIME
        return True

    def pause(self) -> bool:
        """Stop time at the table; returns whether it was running."""
        if self.is_paused() or self.is_over() or self.is_closed:
            return False
        self.time.pause()
        return True

    def resume(self) -> bool:
        """Let time go on; returns whether it stood still."""
        if not self.is_paused() or self.is_closed:
            return False
        self.time.resume()
        return True

    # Talk

    def say(self, saying: Saying) -> Change:
        """Something is said; what is to be stored of it."""
        n = len(self.sayings)
        self.sayings.append(saying)
        return (SAID, (self.document.id, n, *msgspec.structs.astuple(saying)))

    # Bots

    def thought(self, seat: Seat, weighed: list[Weighed]) -> Change:
        """What a bot weighed before the last decision of its seat, to be stored."""
        decisions = self.record.decisions
        step = max(n for n, decision in enumerate(decisions) if decision.seat == seat)
        return (THOUGHT, (self.document.id, step, msgspec.json.encode(weighed)))

    # Storing

    def saved(self, wakes: int | None = None) -> Change:
        self.document.shift = self.time.shift
        self.document.paused_at = self.time.paused_at
        state = interface.PAUSED if self.is_paused() else interface.RUNNING
        document = msgspec.json.encode(self.document)
        return (
            TABLE_SAVED,
            (
                self.document.id,
                self.document.room,
                document,
                interface.OVER if self.is_over() else state,
                wakes,
                checksum(document),
            ),
        )

    def reseat(self, seat: Seat, person: str, name: str) -> Change:
        """A seat changes hands; to be stored with the room."""
        self.document.persons[seat] = person
        self.document.called[seat] = name
        self.words = Voice(self.game, self.document.called, self.document.pace)
        self._seats = _seats(self.document.persons)
        self.bots = bot_seats(self.document)
        return self.saved()

    def whole_record(self) -> Record:
        """The record with everything said at the table and what proves the shuffle."""
        record = Record(self.game, self.document.names, self.record.seed, self.document.options)
        record.decisions = self.record.decisions
        record.notes = [Note(0, TABLE, CHANNEL, proof_of_table(self.document).text())]
        english = narrator(self.game)
        for saying in self.sayings:
            told = words_said(saying)
            text = f"({saying.text})" if saying.emote else saying.text
            if told is not None:
                text = english.say(Message(told.id, told.args), self.document.called)
            record.notes.append(Note(saying.step, saying.seat, saying.channel, text))
        return record


def _when(end: tuple[int, Action]) -> int:
    return end[0]


def _seats(persons: list[str]) -> dict[str, Seat]:
    return {person: seat for seat, person in enumerate(persons) if person}


def bot_seats(document: TableDocument) -> list[Seat]:
    """Seats that belong to programs, wherever those come from."""
    programs = document.programs
    return [seat for seat, one in enumerate(document.persons) if not one or one in programs]
