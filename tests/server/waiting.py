"""How long one person waits for bots: live tables on a clock that leaps.

The person is a sensible player who takes four seconds for everything. A wait begins when nobody
but bots is being waited for, and ends when the person is, or when the game is over. What the rules
make everybody wait for (a scene that is shown, an answer held back) is not the bots'.
"""

import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from hideout.bots import make_bot, rungs
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.server.house.refusal import Refused
from hideout.server.table.table import Table
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


class Person:
    """Plays one seat as a person would, in the clock's time."""

    def __init__(self, house: LiveHouse, table: Table, seat: int) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        game = table.game
        self.bot = make_bot("heuristic", game, seat, table.state.seats, Rng(seat))
        self.heard = 0
        self.waits = Waits()
        self.since: int | None = None

    @property
    def clock(self) -> LeapingClock:
        return self.house.leaping

    def watch(self) -> None:
        """After every move: is it only bots that are waited for?"""
        pending = self.table.state.pending()
        is_waiting = bool(pending) and self.seat not in pending and not self.table.is_quiet()
        if is_waiting and self.since is None:
            self.since = self.clock.now()
        elif not is_waiting and self.since is not None:
            self.waits.waits.append(self.clock.now() - self.since)
            self.since = None

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


async def play(house: LiveHouse, game: str, level: str, seats: int, most: int = 0) -> Waits:
    """One game, or its first moves: a person and bots of one level."""
    host = house.guest("Ann")
    await host.opens(game)
    for _ in range(seats - 1):
        await host.in_room("bots", {"level": level})
    await host.in_room("settings", {"seating": "listed"})
    await host.enters()
    await host.in_room("start")
    table = house.hub.room(host.code).live_table()
    person = Person(house, table, 0)
    task = asyncio.create_task(person.play())
    house.hub.services.tasks.add(task)  # while it thinks, the clock does not leap
    house.leaping.may_leap = True
    async with asyncio.timeout(PATIENCE):
        while not table.is_over() and not (most and table.state.step >= most):
            person.watch()
            await asyncio.sleep(0)
    house.leaping.may_leap = False
    person.watch()
    task.cancel()
    house.hub.services.tasks.discard(task)
    return person.waits


async def measure(folder: Path, game: str, level: str, games: int = 1) -> Waits:
    total = Waits()
    found = find_game(game)
    seats = min(max(found.seats[0], 4), found.seats[-1])
    async with live_house(folder) as house:
        for _ in range(games):
            total.waits += (await play(house, game, level, seats)).waits
    return total


def main() -> None:
    """`python -m tests.server.waiting [GAME:LEVEL ...]`: by default every level of every game."""
    wanted = sys.argv[1:] or [f"{game}:{rung}" for game in sorted(GAMES) for rung in rungs(game)]
    for one in wanted:
        game, level = one.split(":")
        with tempfile.TemporaryDirectory() as folder:
            waits = asyncio.run(measure(Path(folder), game, level))
        print(
            f"{game:20} {level:12} {len(waits.waits):4} waits  mean {waits.mean():5.1f} s  "
            f"longest {waits.longest():5.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
