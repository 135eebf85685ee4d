"""Levels that a person understands: the same rungs in every game, each stronger than the last.

Each game says, beside its bot, who stands on a rung: a class that looks at less than the
sensible bot does, or a level by its name. None of them plays at random.
"""

from collections.abc import Mapping
from typing import Final

from hideout.bots.bot import Bot

RUNGS: Final = ("first-night", "regular", "sharp", "shark")

Rung = type[Bot] | str
Ladder = Mapping[str, Rung]


def ladder(first_night: Rung, regular: Rung, sharp: Rung, shark: Rung) -> Ladder:
    return dict(zip(RUNGS, (first_night, regular, sharp, shark), strict=True))
