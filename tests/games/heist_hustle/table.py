"""Heist Hustle in the words of the table: people by name, dice and spins as they fall.

game = heist({"ann": "dynamite", "bob": "crowbar"}, location="armored-truck")
game.roll(4)
game.spin("crowbar")
assert game.round_points == {"ann": 25, "bob": 29}
"""

from collections.abc import Mapping
from typing import Any

from hideout.engine.notation import seat_name
from hideout.engine.position import read_position
from hideout.games.heist_hustle import GAME, HeistHustle
from hideout.games.heist_hustle.cards import CARDS
from hideout.games.heist_hustle.state import HustleState
from hideout.testing import table as testing

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal", "ida", "joe")
WEAPONS = GAME.cards.weapons


class Table(testing.Table[HustleState]):
    """One game and the people at it."""

    # What people do

    def start_rolls(self, *dice: int) -> "Table":
        """Everybody's starting roll, as often as there are dice for it."""
        self.luck(*dice)
        for _ in dice:
            self.do(f"{self.waits_for[0]}: roll")
        return self

    def wild_rolls(self, *dice: int) -> "Table":
        """The next players' rolls for the wild card; each but the last of them declines."""
        for place, die in enumerate(dice):
            self.luck(die)
            who = self.waits_for[0]
            self.do(f"{who}: roll")
            if die in (4, 6) and place < len(dice) - 1:
                self.do(f"{who}: decline")
        return self

    def roll(self, die: int) -> "Table":
        return self.luck(die).do(f"{self.mastermind}: roll")

    def spin(self, weapon: str) -> "Table":
        """The spinner stops on a weapon. With `line_percent` on it first misses the lines."""
        sector = self.state.deck.weapons.index(weapon)
        no_line = [99] if self.state.options.line_percent else []
        return self.luck(*no_line, sector).do(f"{self.mastermind}: spin")

    # What there is to see

    @property
    def mastermind(self) -> str:
        return self.names[self.state.mastermind]

    @property
    def location(self) -> str:
        return self.state.deck.locations[self.state.location()]

    @property
    def totals(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.total, strict=True))

    @property
    def round_points(self) -> dict[str, int]:
        """What everybody got in the last finished round."""
        return {name: sum(self.line(name)) for name in self.names}

    def line(self, name: str, location: int = -1) -> list[int]:
        """One line of a sheet (heist, spinner, wild, house); that of the last finished round."""
        return self.state.line(location % self.state.round, self.seat(name))

    def weapons(self, name: str) -> list[str]:
        """What somebody has taken."""
        return [WEAPONS[weapon] for weapon in self.state.weapons_of(self.seat(name))]


def new_table(seats: int, seed: int = 0, **options: Any) -> Table:
    """A game before its starting rolls."""
    return Table(GAME.new(seats, seed, options), NAMES[:seats])


def first_round(seats: int, location: str = "armored-truck", **options: Any) -> Table:
    """A game whose first location is turned up; ann leads and bob is the first to roll."""
    position: dict[str, object] = {
        "seats": seats,
        "options": options,
        "phase": "wild",
        "table": {"mastermind": "p0", "locations": [location]},
    }
    return Table(read_position(GAME, position), NAMES[:seats])


def no_wild(game: Table) -> Table:
    """Everybody who rolls for the wild card rolls a 1."""
    while game.phase == "wild":
        game.wild_rolls(1)
    return game


def everybody_takes(game: Table) -> Table:
    """One weapon each, in spinner order from the mastermind on."""
    while game.phase == "weapons":
        game.do(f"{game.waits_for[0]}: {game.legal(game.waits_for[0])[0]}")
    return game


def crew(seats: int) -> dict[str, str]:
    """The first players with one weapon each, in spinner order."""
    return dict(zip(NAMES[:seats], WEAPONS, strict=False))


def heist(
    weapons: Mapping[str, str],
    *,
    location: str = "armored-truck",
    mastermind: str = "",
    wild: str = "",
    named: str = "",
    plays: str = "",
    phase: str = "roll",
    table: Mapping[str, object] | None = None,
    game: HeistHustle = GAME,
    **options: Any,
) -> Table:
    """A round in progress: who has which weapons, and `wild` the wild card.

    The mastermind is the first of them if nothing else is said, and plays all he has.
    """
    names = list(weapons)
    seats = {name: seat_name(seat) for seat, name in enumerate(names)}
    lead = mastermind or names[0]
    position: dict[str, object] = {
        "mastermind": seats[lead],
        "locations": [location],
        "owners": {w: seats[name] for name, taken in weapons.items() for w in taken.split()},
        "wild_holder": seats.get(wild, "nobody"),
    }
    if named:
        position["named"] = named
    if plays:
        others = [taken for name, taken in weapons.items() if name != lead]
        position["played"] = [*plays.split(), *others]
    if phase not in ("wild", "weapons", "extras", "play", "name", "bail") and options.get("bail"):
        position["answers"] = ["none" if name == lead else "go" for name in names]
    position.update(table or {})
    whole: dict[str, object] = {"seats": len(names), "options": options, "phase": phase}
    return Table(read_position(game, {**whole, "table": position}), names)


def last_round(totals: Mapping[str, int], last: str, **options: Any) -> Table:
    """The spin of the last round: `last` leads, the die shows 1, and nothing can be hit.

    Every heist so far has failed, and some spins have cost somebody 5, 3 or 1.
    """
    names = list(totals)
    seats = len(names)
    rounds = CARDS - CARDS % seats if options.get("even_rounds") else CARDS
    sheets = [[[0, 0, 0] for _ in range(rounds - 1)] for _ in names]
    line = 0
    for seat, points in enumerate(totals.values()):
        while points < 0:
            lost = next(die for die in (5, 3, 1) if die <= -points)
            sheets[seat][line][1] = -lost
            points += lost
            line += 1
    return heist(
        dict(zip(names, WEAPONS, strict=False)),
        mastermind=last,
        phase="spin",
        table={"round": rounds, "sheets": sheets, "die": 1},
        **options,
    )
