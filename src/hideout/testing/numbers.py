"""Observations and masks: as declared, finite, and true to what is legal."""

from array import array
from collections.abc import Sequence
from functools import cache
from math import isfinite
from typing import Any

from hideout.engine.core import TABLE, Event, Game, Seat, State, hears
from hideout.engine.notation import Action, seat_name
from hideout.engine.observe import FLOAT, Observer, Row, Writer
from hideout.engine.reader import BadData
from hideout.engine.recall import Recall, new_recall
from hideout.engine.rng import Rng
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


class Recalls(Check):
    """An information state tells a seat nothing but what it has seen and done.

    It is asked again in a world that looks the same to the seat, with all that it did not hear
    and that others did replaced by something else.
    """

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        observer = observer_of(case.game, s.seats)
        self.recall = None if observer is None else new_recall(s, observer)

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if self.recall is None:
            return
        self.recall.did(seat, action)
        self.recall.hear(events)
        if self.looks(s) or not s.pending():
            rng = self.case.chance("recall", s.step)
            self._look(s, rng.below(s.seats), rng)

    def _look(self, s: State, seat: Seat, rng: Rng) -> None:
        assert self.recall is not None
        world = s.game.resample(s, seat, rng)
        others = list(self.recall.starts), list(self.recall.views)
        for other in range(s.seats):
            if other != seat:
                others[0][other], others[1][other] = b"", ""
        log = [
            event if hears(event.to, seat) else Event(event.kind, TABLE, 0, 0, event.to)
            for event in self.recall.log
        ]
        blind = Recall(self.recall.observer, *others, log)
        for name in ("text", "row"):
            if getattr(self.recall, name)(s, seat) != getattr(blind, name)(world, seat):
                raise Broken(f"the information state ({name}) of {seat_name(seat)} leaks.")


class Numbers(Check):
    """Every block is written once, in the declared order, and the mask says what is legal.

    What an observer keeps of a table from look to look is what it would write anew.
    """

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.observer = observer_of(case.game, s.seats)
        if self.observer is not None:
            self.writer = self.observer.writer()
            places = memoryview(bytearray(FLOAT * self.observer.size))
            self.row = Row(places, memoryview(bytearray(self.observer.actions)))
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
            observer.rewrite(self.writer, s, seat, self.row)
            if bytes(self.row.places) != told["observation"]:
                raise Broken(f"a section of {seat_name(seat)} has changed, but not its stamp.")
            legal = s.legal(seat)
            observer.mark_again(legal, self.row, s.phase.open and len(legal) > 0)
            mask = bytearray(observer.actions)
            for action in legal:
                mask[action.code] = 1
            if legal and s.phase.open:
                mask[observer.wait] = 1
            if told["mask"] != mask:
                raise Broken(f"the mask of {seat_name(seat)} is not what is legal.")
            if self.row.mask.places != mask:
                raise Broken(f"a list of actions of {seat_name(seat)} was changed, not replaced.")
