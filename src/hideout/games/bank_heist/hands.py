"""A pile of vault cards as one number: how many of each kind, four bits a kind.

Two cards of a kind are the same to every rule, so a hand is counted and not listed.
"""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import KINDS

NOTHING: Final = 0
_BYTES: Final = 0x0F0F0F0F


def one(kind: int) -> int:
    """A single card."""
    return 1 << 4 * kind


def count(pile: int, kind: int) -> int:
    return pile >> 4 * kind & 15


def size(pile: int) -> int:
    pairs = (pile & _BYTES) + (pile >> 4 & _BYTES)
    return (pairs & 0xFF) + (pairs >> 8 & 0xFF) + (pairs >> 16 & 0xFF) + (pairs >> 24 & 0xFF)


def kinds(pile: int) -> list[int]:
    """Which kinds are there, in the order of the table of cards."""
    return [kind for kind in range(KINDS) if pile >> 4 * kind & 15]


def cards(pile: int) -> list[int]:
    """Every card, in the order of the table of cards."""
    return [kind for kind in range(KINDS) for _ in range(pile >> 4 * kind & 15)]


def pile_of(listed: list[int]) -> int:
    pile = 0
    for kind in listed:
        pile += 1 << 4 * kind
    return pile


def any_card(pile: int, rng: Rng) -> int:
    """A card drawn unseen; every card is equally likely."""
    at = rng.below(size(pile))
    for kind in range(KINDS):
        at -= pile >> 4 * kind & 15
        if at < 0:
            return kind
    raise AssertionError("an empty pile has no card")
