"""What a decision asks of chance: found out by running it out of luck, again and again."""

import re

from hideout.engine.core import Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng, StackedRng

_ASKED = re.compile(r"chance asks for (a die|a number) from (\d+) to (\d+)")


def asked_of_chance(s: State, seat: Seat, action: Action, rng: Rng) -> list[tuple[int, int]]:
    """The least and the largest number of each question, in order; `rng` answers them.

    Shuffles are not questions. The state stays as it is.
    """
    luck: list[int] = []
    asked: list[tuple[int, int]] = []
    while True:
        t = s.clone()
        t.rng = StackedRng(int.from_bytes(s.rng.key, "little"), luck[:], True)
        t.rng.wind(s.rng.drawn())
        try:
            t.apply(seat, action)
        except ValueError as error:
            found = _ASKED.search(str(error))
            if not found:
                raise
            low, high = int(found[2]), int(found[3])
            asked.append((low, high))
            luck.append(low + rng.below(high - low + 1))
        else:
            return asked
