"""Heist Hustle a second time, written from docs/rules/heist-hustle.md alone and read from top to
bottom: slow, plain, and sharing nothing with the engine. The two are played side by side.

A game is a generator. It yields what it asks and is sent an answer: who, and what in notation;
`(TABLE, "time-up")` if a clock ran out. Numbers of chance come from `chance(n)`, one of n.
"""

from collections.abc import Callable, Generator
from fractions import Fraction
from math import ceil
from typing import NamedTuple

TABLE = -1
Answer = tuple[int, str]


class Location(NamedTuple):
    points: int
    hot: list[str]


class House(NamedTuple):
    line_percent: int
    hot_weapons: bool
    bail: bool
    second_try: bool
    even_rounds: bool
    fewer_lead: bool


class Ask(NamedTuple):
    phase: str
    legal: dict[int, set[str]]  # by seat: everybody who is waited for
    seconds: int  # by the default clock
    sheets: list[list[tuple[int, int, int, int]]]  # by seat, by line
    paid: list[int]  # by seat, what is out of the total and not yet on a line


class End(NamedTuple):
    winners: list[int]
    totals: list[int]
    led: list[int]
    sheets: list[list[tuple[int, int, int, int]]]


Playing = Generator[Ask, Answer, None]


class Reference:
    def __init__(
        self,
        players: int,
        deck: list[Location],
        weapons: list[str],
        house: House,
        chance: Callable[[int], int],
    ) -> None:
        self.players = players
        self.deck = deck  # in the order in which it will be turned up
        self.weapons = weapons  # in spinner order
        self.house = house
        self.chance = chance
        self.sheets: list[list[tuple[int, int, int, int]]] = [[] for _ in range(players)]
        self.led = [0] * players
        self.paid = [0] * players

    def die(self) -> int:
        return self.chance(6) + 1

    def ask(
        self, phase: str, seat: int, options: list[str], default: str
    ) -> Generator[Ask, Answer, str]:
        is_button = options in (["roll"], ["spin"])
        seconds = 10 if is_button else 20
        who, what = yield Ask(phase, {seat: set(options)}, seconds, self.sheets, self.paid)
        return default if who == TABLE else what

    def play(self) -> Generator[Ask, Answer, End]:
        mastermind = yield from self.start()
        rounds = 10
        if self.house.even_rounds:
            rounds = max(k for k in range(1, 11) if k % self.players == 0)
        for location in self.deck[:rounds]:
            self.led[mastermind] += 1
            yield from Round(self, mastermind, location).play()
            mastermind = (mastermind + 1) % self.players
        totals = [sum(sum(line) for line in sheet) for sheet in self.sheets]
        winners = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        if self.house.fewer_lead:
            least = min(self.led[seat] for seat in winners)
            winners = [seat for seat in winners if self.led[seat] == least]
        return End(winners, totals, self.led, self.sheets)

    def start(self) -> Generator[Ask, Answer, int]:
        for _ in range(20):
            rolls = []
            for seat in range(self.players):
                yield from self.ask("start", seat, ["roll"], "roll")
                rolls.append(self.die())
            if 3 in rolls:
                return rolls.index(3)
            even = [seat for seat, roll in enumerate(rolls) if roll in (2, 4, 6)]
            if even:
                return even[0]
        return 0


class Round:
    def __init__(self, table: Reference, mastermind: int, location: Location) -> None:
        self.table = table
        self.ask = table.ask
        self.house = table.house
        self.mastermind = mastermind
        self.location = location
        self.clockwise = [
            (mastermind + step) % table.players for step in range(table.players)
        ]  # the mastermind first
        self.free = list(table.weapons)
        self.taken: dict[int, list[str]] = {seat: [] for seat in self.clockwise}
        self.played: dict[int, list[str]] = {}
        self.holder: int | None = None
        self.named: str | None = None
        self.bailed: set[int] = set()

    def play(self) -> Playing:
        yield from self.wild()
        yield from self.arm()
        yield from self.extras()
        yield from self.lay_down()
        yield from self.name()
        if self.house.bail:
            yield from self.bail()
        die = yield from self.roll()
        weapon = yield from self.spin()
        for seat in range(self.table.players):
            self.table.sheets[seat].append(self.points(seat, die, weapon))
        self.table.paid = [0] * self.table.players

    def wild(self) -> Playing:
        order = self.clockwise[1:]
        if self.table.players == 10:
            order = [*order, self.mastermind]
        for seat in order:
            yield from self.ask("wild", seat, ["roll"], "roll")
            if self.table.die() in (4, 6):
                wish = yield from self.ask("wild", seat, ["take-wild", "decline"], "take-wild")
                if wish == "take-wild":
                    self.holder = seat
                    return

    def take(self, seat: int, weapon: str) -> None:
        self.free.remove(weapon)
        self.taken[seat].append(weapon)

    def arm(self) -> Playing:
        for seat in self.clockwise:
            options = [f"take {weapon}" for weapon in self.free]
            what = yield from self.ask("weapons", seat, options, options[0])
            self.take(seat, what.removeprefix("take "))

    def extras(self) -> Playing:
        allowed = {9: 1, 10: 0}.get(self.table.players, 2)
        for _ in range(allowed):
            options = ["done", *(f"take {weapon}" for weapon in self.free)]
            what = yield from self.ask("extras", self.mastermind, options, "done")
            if what == "done":
                return
            self.take(self.mastermind, what.removeprefix("take "))

    def lay_down(self) -> Playing:
        self.played = {seat: list(weapons) for seat, weapons in self.taken.items()}
        own = self.taken[self.mastermind]
        if len(own) > 1:
            options = ["play-all", *(f"play {weapon}" for weapon in own)]
            what = yield from self.ask("play", self.mastermind, options, "play-all")
            if what != "play-all":
                self.played[self.mastermind] = [what.removeprefix("play ")]

    def name(self) -> Playing:
        if self.holder is None:
            return
        options = [f"name {weapon}" for weapon in self.table.weapons]
        default = f"name {self.taken[self.holder][0]}"
        what = yield from self.ask("name", self.holder, [*options, "unused"], default)
        self.named = None if what == "unused" else what.removeprefix("name ")

    def bail(self) -> Playing:
        waiting = set(self.clockwise) - {self.mastermind}
        while waiting:
            legal = {seat: {"go", "bail"} for seat in waiting}
            who, what = yield Ask("bail", legal, 20, self.table.sheets, self.table.paid)
            if who == TABLE:
                return  # whoever has not answered goes
            waiting.remove(who)
            if what == "bail":
                self.bailed.add(who)

    def roll(self) -> Generator[Ask, Answer, int]:
        yield from self.ask("roll", self.mastermind, ["roll"], "roll")
        die = self.table.die()
        if die in (1, 3, 5) and self.house.second_try:
            options = ["stand", "try-again"]
            what = yield from self.ask("second-try", self.mastermind, options, "stand")
            if what == "try-again":
                self.table.paid[self.mastermind] = 5
                die = self.table.die()
        return die

    def spin(self) -> Generator[Ask, Answer, str]:
        for _ in range(20):
            yield from self.ask("spin", self.mastermind, ["spin"], "spin")
            percent = self.house.line_percent
            if percent == 0 or self.table.chance(100) >= percent:
                return self.sector()
        yield from self.ask("spin", self.mastermind, ["spin"], "spin")
        return self.sector()

    def sector(self) -> str:
        parts = list(self.table.weapons)
        if self.house.hot_weapons:
            parts += self.location.hot
        return parts[self.table.chance(len(parts))]

    def points(self, seat: int, die: int, weapon: str) -> tuple[int, int, int, int]:
        """heist, spinner, wild, house"""
        success = die in (2, 4, 6)
        house = -self.table.paid[seat]
        if seat in self.bailed:
            return (0, 0, 0, 0 if success else 3)
        heist = 0
        if success:
            half = Fraction(self.location.points, 2)
            going = self.table.players - 1 - len(self.bailed)
            heist = ceil(half if seat == self.mastermind else half / going)
        spinner = wild = 0
        if weapon in self.played[seat]:
            spinner = die if success else -die
        if seat == self.holder and weapon == self.named:
            wild = 10 * die if success else -5 * die
        return (heist, spinner, wild, house)
