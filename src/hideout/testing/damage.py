"""Positions written wrongly: they are refused with a sentence, or they can be played.

One place of a sound position is changed to something odd. Reading it may raise BadData and
nothing else; a position that is accepted must be one at which people can sit and play.
"""

import json
from collections.abc import Sequence
from typing import Any

from hideout.engine.core import TABLE, Event, Seat, State
from hideout.engine.drive import random_play
from hideout.engine.notation import Action, seat_name
from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.testing.checks import clocks_are_sound
from hideout.testing.frozen import show
from hideout.testing.walk import Broken, Check

ODD: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    3,
    99,
    "",
    "nobody",
    "p0",
    "p1",
    "p9",
    [],
    {},
    True,
    False,
    0.5,
)
PLAYED_ON = 12  # decisions made at a position that is accepted


class Damage(Check):
    """One odd value in a position is refused in a sentence or does no harm."""

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if not self.looks(s):
            return
        rng = self.case.chance("damage", s.step)
        position = json.loads(json.dumps(write_position(s)))
        what = _spoil(position, rng)
        try:
            t: State = read_position(s.game, position)
        except BadData as refusal:
            if not str(refusal).strip():
                raise Broken(f"a position with {what} is refused without a word.") from None
            return
        except Exception as crash:
            told = f"{type(crash).__name__}: {crash}"
            raise Broken(
                f"a position with {what} should be refused in a sentence: {told}"
            ) from crash
        try:
            _sit_down(t, rng)
        except Broken as finding:
            raise Broken(f"a position with {what} is accepted, but then {finding}") from None
        except Exception as crash:
            told = f"{type(crash).__name__}: {crash}"
            raise Broken(f"a position with {what} is accepted, but then {told}") from crash


def _spoil(position: dict[str, Any], rng: Rng) -> str:
    """Change one place; what was done, in words."""
    place: Any = position["table"]
    key: Any = ""
    path = "table"
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.pick(keys)
        path += f"[{key}]" if isinstance(place, list) else f".{key}"
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or rng.below(4) == 0:
            break
        place = inner
    way = rng.below(6)
    if way == 0:
        del place[key]
        return f"{path} left out"
    if way == 1 and isinstance(place, list):
        place.append(inner)
        return f"{path} there twice"
    if way == 2 and isinstance(inner, int) and not isinstance(inner, bool):
        place[key] = inner + rng.pick([-1, 1])
    else:
        place[key] = rng.pick(list(ODD))
    return f"{path} = {show(place[key])} instead of {show(inner)}"


def _sit_down(t: State, rng: Rng) -> None:
    clocks_are_sound(t)
    pending = t.pending()
    for seat in range(TABLE, t.seats):
        t.game.view(t, seat)
        legal = t.legal(seat)
        if seat != TABLE:
            t.game.prompt(t, seat)
        if seat in pending and not legal:
            raise Broken(f"{seat_name(seat)} is waited for but has no legal action.")
    random_play(t, rng, PLAYED_ON)
    complaint = t.game.check(t)
    if complaint:
        raise Broken(f"play leads to an impossible table: {complaint}")
