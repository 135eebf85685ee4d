"""Amount vectors: seven small numbers packed into one integer, eight bits a kind.

The top bit of each byte stays free, so that whole vectors are compared and subtracted at once.
No sum may pass 127 of a kind; `deck.py` refuses decks that could.
"""

from typing import Final

from hideout.games.oceans_heist.cards import KINDS

MOST: Final = 127  # of one kind
TOP_BITS: Final = 0x80808080808080

Pairs = list[tuple[int, int]]  # (kind, amount), in the order printed


def pack(pairs: Pairs) -> int:
    total = 0
    for kind, amount in pairs:
        total += amount << (8 * kind)
    return total


def amount_of(vector: int, kind: int) -> int:
    return vector >> (8 * kind) & 0x7F


def amounts(vector: int) -> dict[str, int]:
    """The kinds that are there, by name."""
    return {
        KINDS[kind]: amount_of(vector, kind)
        for kind in range(len(KINDS))
        if amount_of(vector, kind)
    }


def units(vector: int) -> int:
    """How much it is of everything together."""
    total = 0
    while vector:
        total += vector & 0x7F
        vector >>= 8
    return total


def covers(pool: int, need: int) -> bool:
    """Whether the pool has enough of every kind."""
    return ((pool | TOP_BITS) - need) & TOP_BITS == TOP_BITS


def lacking(need: int, pool: int) -> int:
    """What is missing of a need when the pool pays what it can: never below 0 of a kind."""
    difference = (need | TOP_BITS) - pool
    positive = difference & TOP_BITS  # the kinds in which need >= pool
    return difference & (positive - (positive >> 7))


def largest(one: int, other: int) -> int:
    """The larger amount of each kind."""
    return one + lacking(other, one)
