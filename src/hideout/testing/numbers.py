"""Observations and masks: as declared, finite, and true to what is legal."""

from array import array
from functools import cache
from math import isfinite
from typing import Any

from hideout.engine.core import Game, Seat, State
from hideout.engine.notation import Action, seat_name
from hideout.engine.observe import Observer, Writer
from hideout.engine.reader import BadData
from hideout.testing.walk import Broken, Case, Check


@cache
def observer_of(game: Game[Any], seats: int) -> Observer[Any] | None:
    """None for a game that has no numbers."""
    try:
        return game.observer(seats)
    except BadData:
        return None


def numbers(s: State, seat: Seat) -> dict[str, bytes]:
    """What a seat is told in numbers."""
    observer = observer_of(s.game, s.seats)
    if observer is None:
        return {}
    mask = bytearray(observer.actions)
    observer.mask(s, seat, memoryview(mask))
    return {"observation": observer.row(s, seat), "mask": bytes(mask)}


class Numbers(Check):
    """Every block is written once, in the declared order, and the mask says what is legal."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.observer = observer_of(case.game, s.seats)
        if self.observer is not None:
            names = [place.name for place in self.observer.places()]
            twice = {name for name in names if names.count(name) > 1}
            if twice or len(names) != self.observer.size:
                raise Broken(f"places of an observation have one name each, not {sorted(twice)}.")
        self._look(s)

    def before(self, s: State, seat: Seat, action: Action) -> None:
        if self.looks(s):
            self._look(s)

    def end(self, s: State) -> None:
        self._look(s)

    def _look(self, s: State) -> None:
        observer = self.observer
        if observer is None:
            return
        for seat in range(s.seats):
            w = Writer()
            w.trail = []
            observer.write(w, s, seat)
            if w.trail != observer.blocks:
                written = [block.name for block in w.trail]
                raise Broken(f"an observation writes {written}, not what is declared.")
            told = numbers(s, seat)
            seen = array("f", told["observation"])
            if len(seen) != observer.size or not all(map(isfinite, seen)):
                raise Broken(f"the observation of {seat_name(seat)} is not of finite numbers.")
            legal = s.legal(seat)
            mask = bytearray(observer.actions)
            for action in legal:
                mask[action.code] = 1
            if legal and s.phase.open:
                mask[observer.wait] = 1
            if told["mask"] != mask:
                raise Broken(f"the mask of {seat_name(seat)} is not what is legal.")
