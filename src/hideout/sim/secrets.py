"""What is hidden at a table, as statements, and when a seat could have known them.

A statement (`p2 holds lay-low`) is as likely to a seat as it is often true in worlds that fit its
knowledge; a game's bots say which statements there are. Only true ones are followed: what counts is
how sure a seat could be of them.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from hideout.bots.of_game import Statements
from hideout.engine.core import Seat

LEAST_GAIN: Final = 0.25  # of certainty, for a thing to be worth telling
LEAST_SURE: Final = 0.5

Position = Mapping[str, Any]
Odds = dict[str, float]  # by true statement: how sure a seat could be


class Learned(NamedTuple):
    """Something that a seat learned, more or less, between two moments."""

    step: int
    seat: Seat
    statement: str
    before: float
    after: float


def certainty(tell: Statements, truth: Position, worlds: Sequence[Position]) -> Odds:
    """How often each true statement holds in the worlds that are possible for a seat."""
    if not worlds:
        return {}
    counts = dict.fromkeys(tell(truth), 0)
    for world in worlds:
        held = set(tell(world))
        for statement in counts:
            counts[statement] += statement in held
    return {statement: count / len(worlds) for statement, count in counts.items()}


def most_telling(steps: Sequence[int], odds: Sequence[Sequence[Odds]], most: int) -> list[Learned]:
    """By seat, what it could learn most about from one moment to the next. `odds` is by moment."""
    found: list[list[Learned]] = [[] for _ in odds[0]]
    for (_, earlier), (step, later) in pairwise(zip(steps, odds, strict=True)):
        for seat, (before, after) in enumerate(zip(earlier, later, strict=True)):
            for statement, sure in after.items():
                gain = sure - before.get(statement, sure)
                if gain >= LEAST_GAIN and sure >= LEAST_SURE:
                    found[seat].append(Learned(step, seat, statement, sure - gain, sure))
    told = []
    for learned in found:
        learned.sort(key=lambda one: (one.before - one.after, one.step, one.statement))
        told += learned[:most]
    return sorted(told)
