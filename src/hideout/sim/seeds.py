"""Seeds from a seed: one for each game of a series, each bot and the seating.

Nothing here depends on how many processes share the work, so neither does a simulation.
"""

from collections.abc import Sequence
from hashlib import blake2b

from hideout.engine.rng import Rng


def derived_seed(seed: int, *use: str | int) -> int:
    """A seed for one use of another seed: `derived_seed(7, "game", 12)`."""
    words = " ".join(str(word) for word in (seed, *use))
    return int.from_bytes(blake2b(words.encode(), digest_size=32).digest(), "little")


def draw_seats(people: Sequence[str], seed: int) -> list[str]:
    """The players in the order of their seats, drawn at random. [HH-6]"""
    seated = list(people)
    Rng(derived_seed(seed, "seats")).shuffle(seated)
    return seated
