"""Fields: a state has those its game declares and no others, and a clone carries every one."""

from typing import Any

from hideout.engine.core import State
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
        declared = {field.at for field in s.game.fields}
        has = {name for name, _ in data_of(s)} - set(EVERY_TABLE)
        if has != declared:
            names = ", ".join(sorted(has ^ declared))
            raise Broken(f"the game's fields and its state's differ: {names}.")
        for field in s.game.fields:
            if field.key or field.default is not None:  # others never change or are made anew
                _is_cloned(s, field.at)


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
