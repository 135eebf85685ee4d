"""The numbers of a game as a net takes them: the same for every seat and every size of table.

A net sees the table from its own seat: the seat itself is p0, the next one p1. So what it learns
in one seat it knows in all of them. Places of tables of all sizes have columns by their names. An
action is the sum of its parts, the verb and each word after it, so that a net need not learn ten
thousand actions one by one.

A net that is *advised* also sees what the game's sensible bot would do in its place and what that
bot thinks of the others; the advised action has one part more, so that the net can learn when to
follow.
"""

import re
from functools import cache
from hashlib import sha256
from typing import Any, Final

from hideout.bots.learning import Counsel
from hideout.bots.of_game import bots_of
from hideout.engine.core import Game, Seat
from hideout.engine.observe import WAIT

SEAT: Final = re.compile(r"\bp(\d+)\b")
AS_ADVISED: Final = "as-advised"


def seen_from(name: str, seat: Seat, seats: int) -> str:
    """The name of a place or an action as it is from a seat, which is p0 to itself."""

    def turned(match: re.Match[str]) -> str:
        other = int(match[1])
        return f"p{(other - seat) % seats}" if other < seats else match[0]

    return SEAT.sub(turned, name)


def parts_of(name: str) -> list[str]:
    verb, *words = name.split()
    return [verb, *(f"{verb} {at} {word}" for at, word in enumerate(words))]


class Numbers:
    """Columns of a net's input and parts of its answers, by name."""

    def __init__(
        self, game: Game[Any], leaves: frozenset[str], counsel: Counsel | None = None
    ) -> None:
        """With counsel, it is advised."""
        self.leaves = leaves
        self.is_advised = counsel is not None
        self.version = game.observer(game.seats[0]).version
        self.places: dict[int, list[str]] = {}
        self.columns: dict[str, int] = {}
        for seats in reversed(game.seats):
            self.places[seats] = [place.name for place in game.observer(seats).places()]
            for name in self.places[seats]:
                self.columns.setdefault(name, len(self.columns))
        self.actions = [
            "" if name.partition(" ")[0] in leaves else name
            for name in game.observer(game.seats[-1]).action_names()
        ]
        self.parts: dict[str, int] = {}
        for name in self.actions:
            for part in parts_of(name) if name else []:
                self.parts.setdefault(part, len(self.parts))
        self.most_parts = max(len(parts_of(name)) for name in self.actions if name)
        if counsel is not None:
            self._add_advice(game, counsel)
        self.has_wait = self.actions[-1] == WAIT
        self._columns: dict[tuple[int, Seat], list[int]] = {}
        self._parts: dict[tuple[int, Seat], list[tuple[int, ...]]] = {}

    def _add_advice(self, game: Game[Any], counsel: Counsel) -> None:
        """Behind the places of a table: hunches, then the parts of the advice."""
        for seats in reversed(game.seats):
            names = [f"hunch {name}" for name in counsel.names(seats)]
            self.places[seats] += names
            for name in names:
                self.columns.setdefault(name, len(self.columns))
        for part in self.parts:
            self.columns[f"advice {part}"] = len(self.columns)
        self.parts[AS_ADVISED] = len(self.parts)
        self.most_parts += 1

    def digest(self) -> str:
        """Of all names in order: two nets fit the same numbers if these are equal."""
        return sha256("\n".join([*self.columns, "", *self.parts]).encode()).hexdigest()

    def columns_of(self, seats: int, seat: Seat) -> list[int]:
        """For every place of an observation, its column."""
        key = seats, seat
        if key not in self._columns:
            names = self.places[seats]
            found = [self.columns[seen_from(name, seat, seats)] for name in names]
            if self.is_advised:  # parts are seen from the seat already
                found += [
                    self.columns[f"advice {part}"] for part in self.parts if part != AS_ADVISED
                ]
            self._columns[key] = found
        return self._columns[key]

    def parts_by_code(self, seats: int, seat: Seat) -> list[tuple[int, ...]]:
        """For every action by its number, its parts; none for one that is left out."""
        key = seats, seat
        if key not in self._parts:
            self._parts[key] = [self._parts_from(name, seat, seats) for name in self.actions]
        return self._parts[key]

    def _parts_from(self, name: str, seat: Seat, seats: int) -> tuple[int, ...]:
        parts = parts_of(seen_from(name, seat, seats)) if name else []
        known = self.parts
        if any(part not in known for part in parts):
            return ()  # of tables of another size
        return tuple(known[part] for part in parts)


@cache
def numbers_of(game: Game[Any], is_advised: bool = False) -> Numbers:
    """Whoever is advised leaves the talking to the sensible bot."""
    found = bots_of(game)
    if not is_advised:
        return Numbers(game, found.learning.leaves)
    return Numbers(game, found.learning.leaves | found.outlook.talk, found.learning.counsel)
