"""Fields: a state has those its game declares and no others, a clone carries every one, and who may
know them is as declared."""

from collections.abc import Sequence
from typing import Any

from hideout.engine.core import TABLE, Event, Seat, State
from hideout.engine.fields import EVERYBODY, ITS_SEAT, Field, Listed, one_a_seat
from hideout.engine.notation import Action, seat_name
from hideout.testing.frozen import fields as data_of
from hideout.testing.frozen import plain, show
from hideout.testing.walk import Broken, Case, Check

EVERY_TABLE = ("game", "seats", "rng", "phase", "callers", "step", "opened", "events")


class Fields(Check):
    """Held to games that list their fields: at the beginning and at the end of a game."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self._look(s)

    def end(self, s: State) -> None:
        self._look(s)

    def _look(self, s: State) -> None:
        if not s.game.fields:
            return
        kept = getattr(type(s), "memory", ())  # made of the others, declared or not
        declared = {field.at for field in s.game.fields}.difference(kept)
        has = {name for name, _ in data_of(s)}.difference(EVERY_TABLE, kept)
        if has != declared:
            names = ", ".join(sorted(has ^ declared))
            raise Broken(f"the game's fields and its state's differ: {names}.")
        for field in s.game.fields:
            if field.key or field.default is not None:  # others never change or are made anew
                _is_cloned(s, field.at)


class Known(Check):
    """A field that everybody may know is the same in whatever world is drawn for somebody."""

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if not s.game.fields or not self.looks(s):
            return
        rng = self.case.chance("known", s.step)
        viewer = rng.below(s.seats + 1) - 1
        world: State = s.game.resample(s, viewer, rng)
        for field in s.game.fields:
            if field.key and (field.when is None or (field.when(s) and field.when(world))):
                _is_known(field, s, world, viewer)


def _is_known(field: Field, s: State, world: State, viewer: Seat) -> None:
    there, drawn = field.write(s), field.write(world)
    if field.knows == EVERYBODY and there != drawn:
        raise Broken(
            f"{field.key} is declared to be known to everybody, but a world drawn for "
            f"{seat_name(viewer)} has {show(drawn)} instead of {show(there)}."
        )
    kind = field.kind
    is_by_seat = isinstance(kind, Listed) and kind.count is one_a_seat
    if field.knows == ITS_SEAT and is_by_seat and viewer != TABLE:
        assert isinstance(there, list)
        assert isinstance(drawn, list)
        if there[viewer] != drawn[viewer]:
            raise Broken(
                f"{field.key} is declared to be known to its seat, but a world drawn for "
                f"{seat_name(viewer)} has {show(drawn[viewer])} instead of {show(there[viewer])}."
            )


def _is_cloned(s: State, at: str) -> None:
    """A value that no fresh table has must be found in the clone, and only there if it moves."""
    changed = s.clone()
    value = _other(getattr(changed, at))
    setattr(changed, at, value)
    cloned = getattr(changed.clone(), at)
    if plain(cloned) != plain(value):
        raise Broken(f"clone() forgets {at}: {show(value)} became {show(plain(cloned))}.")


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value:
        return [*value[:-1], _other(value[-1])]
    return value
