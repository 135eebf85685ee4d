"""How long one person waits for bots, and what they are like: live tables on a clock that leaps.

The person is a sensible player who takes four seconds for everything. A wait begins when nobody
but bots is being waited for, and ends when the person is, or when the game is over; however many
bots have their turn meanwhile, it is one wait. What the rules make everybody wait for (a scene that
is shown, an answer held back) is not the bots'. Where there are offers, it is measured as well how
soon those of the person are answered.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hideout.bots import make_bot, rungs
from hideout.bots.habits import Habits
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.server.house.refusal import Refused
from hideout.server.table.table import LiveTable
from hideout.sim.company import habits_of
from tests.server.live import PATIENCE, LeapingClock, LiveHouse, live_house

THINKS = 4_000  # milliseconds that the person takes


@dataclass
class Waits:
    """All waits of one person, in milliseconds."""

    waits: list[int] = field(default_factory=list)

    def mean(self) -> float:
        """In seconds."""
        return sum(self.waits) / len(self.waits) / 1000 if self.waits else 0.0

    def longest(self) -> float:
        return max(self.waits, default=0) / 1000


@dataclass
class Company:
    """What a game was like for the person."""

    waits: Waits = field(default_factory=Waits)
    answers: Waits = field(default_factory=Waits)  # to the person's offers
    ignored: int = 0  # offers that were still open in the end
    habits: list[Habits] = field(default_factory=list)

    def add(self, other: "Company") -> None:
        self.waits.waits += other.waits.waits
        self.answers.waits += other.answers.waits
        self.ignored += other.ignored
        self.habits += other.habits


class Offers:
    """The offers of one seat in Millions of Dollars, and when they are answered."""

    def __init__(self, table: LiveTable, seat: Seat, company: Company) -> None:
        self.table = table
        self.seat = seat
        self.company = company
        self.open: dict[int, int] = {}  # by Character: since when

    def hear(self, events: Sequence[Event], now: int) -> None:
        for event in events:
            kind, slots = event.kind, len(self.table.state.fate) // self.table.state.seats  # type: ignore[attr-defined]
            if kind == "offers" and event.seat == self.seat:
                self.open[event.a] = now
            elif kind == "withdraws-offer" and event.seat == self.seat:
                self.open.pop(event.a, None)
            elif kind == "leaves" and event.seat == self.seat:
                self.open = {}
            elif kind == "leaves" or (kind == "declines" and event.b == self.seat):
                self._answer([event.a], now)
            elif kind == "holds" and event.a == self.seat:
                self._answer([c for c in self.open if c // slots == event.seat], now)
            elif kind == "settled":
                self.company.ignored += len(self.open)
                self.open = {}

    def _answer(self, characters: Sequence[int], now: int) -> None:
        for c in characters:
            if c in self.open:
                self.company.answers.waits.append(now - self.open.pop(c))


class Person:
    """Plays one seat as a person would, in the clock's time."""

    def __init__(
        self, house: LiveHouse, table: LiveTable, seat: int, counts_all: bool = True
    ) -> None:
        self.house = house
        self.counts_all = counts_all
        self.table = table
        self.seat = seat
        game = table.game
        self.bot = make_bot("heuristic", game, seat, table.state.seats, Rng(seat))
        self.heard = 0
        self.company = Company()
        self.habits = habits_of(game)(table.state)
        self.company.habits.append(self.habits)
        has_offers = game.name == "millions-of-dollars"
        self.offers = Offers(table, seat, self.company) if has_offers else None
        self.noticed = 0  # how much of all that happened it has counted
        self.spent: int | None = None  # in this wait, that was the bots'
        self.is_theirs = False  # the time that goes by
        self.last = self.now()
        house.watchers.append(self.before)

    @property
    def clock(self) -> LeapingClock:
        return self.house.leaping

    def now(self) -> int:
        """All time that goes by, or what bots take on purpose: however slow this machine is."""
        return self.clock.now() if self.counts_all else self.clock.leapt

    def before(self, table: LiveTable, seat: Seat, action: Action) -> None:
        """Somebody is about to act."""
        if table is self.table:
            self.hear()
            if seat >= 0:
                self.habits.before(seat, action)

    def hear(self) -> None:
        events = self.table.sitting.log[self.noticed :]
        self.noticed += len(events)
        self.habits.hear(events)
        if self.offers is not None:
            self.offers.hear(events, self.now())

    def watch(self) -> None:
        """After every move: is it only bots that are waited for?"""
        now, pending = self.now(), self.table.state.pending()
        if self.spent is not None and self.is_theirs:
            self.spent += now - self.last
        self.last = now
        is_waiting = bool(pending) and self.seat not in pending
        self.is_theirs = not self.table.is_quiet() and not self.table.hold_left()
        if is_waiting and self.spent is None:
            self.spent = 0
        elif not is_waiting and self.spent is not None:
            self.company.waits.waits.append(self.spent)
            self.spent = None
        self.hear()

    async def play(self) -> None:
        room = self.house.hub.room(self.table.document.room)
        while not self.table.is_over():
            await self.clock.sleep(THINKS)
            table, seat = self.table, self.seat
            async with table.lock:
                token, legal = table.token(seat), table.state.legal(seat)[:]
                if not legal or (seat not in table.state.pending() and not table.state.phase.open):
                    continue
                view = table.game.view(table.state, seat)
                events = table.log.since(seat, self.heard)
                self.heard = table.log.count(seat)
            action = self.bot.act(view, legal, events)
            while action is not None:
                try:
                    wait = await room.play(table, seat, action, token)
                except Refused:
                    break
                if not wait:
                    break
                await self.clock.sleep(wait)


async def play(
    house: LiveHouse, game: str, level: str, seats: int, counts_all: bool = True
) -> Company:
    """One game: a person and bots of one level."""
    host = house.guest("Ann")
    await host.opens(game)
    for _ in range(seats - 1):
        await host.in_room("bots", {"level": level})
    await host.in_room("settings", {"seating": "listed"})
    await host.enters()
    await host.in_room("start")
    table = house.hub.room(host.code).live_table()
    person = Person(house, table, 0, counts_all)
    task = asyncio.create_task(person.play())
    house.hub.services.tasks.add(task)  # while it thinks, the clock does not leap
    house.leaping.may_leap = True
    async with asyncio.timeout(PATIENCE):
        while not task.done():  # it may make the last move, and that is to be stored
            person.watch()
            await house.goes_on()
        person.watch()
    house.leaping.may_leap = False
    house.hub.services.tasks.discard(task)
    house.watchers.remove(person.before)
    return person.company


def usual_seats(game: str) -> int:
    found = find_game(game)
    return min(max(found.seats[0], 4), found.seats[-1])


async def measure(folder: Path, game: str, level: str, games: int = 1) -> Company:
    total = Company()
    async with live_house(folder) as house:
        for _ in range(games):
            total.add(await play(house, game, level, usual_seats(game)))
    return total


def main() -> None:
    """`python -m tests.server.waiting [GAME:LEVEL ...]`: by default every level of every game."""
    wanted = sys.argv[1:] or [f"{game}:{rung}" for game in sorted(GAMES) for rung in rungs(game)]
    for one in wanted:
        game, level = one.split(":")
        with tempfile.TemporaryDirectory() as folder:
            company = asyncio.run(measure(Path(folder), game, level))
        waits, answers = company.waits, company.answers
        told = (
            f"{game:20} {level:12} {len(waits.waits):4} waits  mean {waits.mean():5.1f} s  "
            f"longest {waits.longest():5.1f} s"
        )
        if answers.waits or company.ignored:
            told += (
                f"  {len(answers.waits)} answers  mean {answers.mean():4.1f} s  "
                f"longest {answers.longest():4.1f} s  {company.ignored} offers ignored"
            )
        print(told, flush=True)


if __name__ == "__main__":
    main()
