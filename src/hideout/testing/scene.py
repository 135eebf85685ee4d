"""A table at one moment of a scenario, and whom names in it refer to."""

import re
from collections.abc import Mapping, Sequence

from hideout.engine.core import TABLE, Event, Seat, State, hears
from hideout.engine.reader import BadData
from hideout.testing.spoken import find_seat, name_of
from hideout.words import narrator

EVERYBODY = "all"
BUT = re.compile(r"all but (.+)")  # all but ann; all but ann, bob


class Scene:
    """A table at one moment, and what was just told at it."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []

    def viewers(self, who: str) -> list[Seat]:
        """The seats a word means: a name, `table` for spectators, `all`, `all but NAME`."""
        everybody = list(range(TABLE, self.state.seats))
        if who == EVERYBODY:
            return everybody
        left_out = self.left_out(who)
        if left_out:
            others = [seat for seat in everybody if seat not in left_out]
            if not others:
                raise BadData(f"'{who}' is nobody.")
            return others
        return [find_seat(who, self.names)]

    def players(self, who: str) -> list[Seat]:
        """The same, for what spectators have no part in: they come in only as `table`."""
        seats = self.viewers(who)
        if who.startswith(EVERYBODY):
            seats = [seat for seat in seats if seat != TABLE]
        if not seats:
            raise BadData(f"'{who}' is nobody at the table.")
        return seats

    def left_out(self, who: str) -> list[Seat]:
        """Those named in `all but ann, bob`; [] if these are other words."""
        found = BUT.fullmatch(who)
        if not found:
            return []
        return [find_seat(name, self.names) for name in re.split(r"[\s,]+", found[1])]

    def name(self, seat: Seat) -> str:
        return name_of(seat, self.names)

    def told(self, seat: Seat) -> list[str]:
        """What a seat heard, in words."""
        game = self.state.game
        return [
            narrator(game).sentence(event, seat, self.names)
            for event in self.events
            if hears(event.to, seat)
        ]


def by_seat(value: object, path: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadData(f"{path} must be a table: {path}.NAME = ...")
    if not value:
        raise BadData(f"{path} is empty; whom is it about? {path}.NAME = ...")
    return {str(key): item for key, item in value.items()}
