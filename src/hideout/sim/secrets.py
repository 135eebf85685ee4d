"""What is hidden at a table, as statements one could be told, and when a seat could tell them.

A statement (`p2 holds lay-low`) is as likely to a seat as it is often true in worlds that fit its
knowledge. Only true ones are followed: what counts is how sure a seat could be of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from hideout.engine.core import Seat

LEAST_GAIN: Final = 0.25  # of certainty, for a thing to be worth telling
LEAST_SURE: Final = 0.5

Position = Mapping[str, Any]
Odds = dict[str, float]  # by true statement: how sure a seat could be


class Learned(NamedTuple):
    """Between two moments a seat came to know something, more or less."""

    step: int
    seat: Seat
    statement: str
    before: float
    after: float


def _heat(position: Position) -> Iterator[str]:
    for seat, hand in enumerate(position["hands"]):
        yield from (f"p{seat} holds {card}" for card in hand)


def _millions(position: Position) -> Iterator[str]:
    roles = position["roles"]
    slots = max(1, len(roles) // len(position["cash"]))
    for at, role in enumerate(roles):
        if role != "none":
            yield f"p{at // slots} has sent the {role}"


def _oceans(position: Position) -> Iterator[str]:
    yield from (f"the Crew holds {card.split('#')[0]}" for card in position["equipment"]["hand"])
    yield from (f"the Staff has laid {card.split('#')[0]}" for card in position["laid"])


def _hustle(position: Position) -> Iterator[str]:
    for at, location in enumerate(position["locations"]):
        yield f"location {at + 1} is {location}"


def _bank_heist(position: Position) -> Iterator[str]:
    for seat, hand in enumerate(position["hands"]):
        yield from (f"p{seat} holds {card}" for card in hand)


STATEMENTS: Final[dict[str, Callable[[Position], Iterable[str]]]] = {
    "bank-heist": _bank_heist,
    "heat": _heat,
    "heist-hustle": _hustle,
    "millions-of-dollars": _millions,
    "oceans-heist": _oceans,
}


def certainty(game: str, truth: Position, worlds: Sequence[Position]) -> Odds:
    """How often each true statement holds in worlds that a seat has to think possible."""
    tell = STATEMENTS.get(game)
    if tell is None or not worlds:
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
