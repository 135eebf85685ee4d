"""Chance: BLAKE2b in counter mode over the seed.

The algorithm is frozen with the record version. Block i is BLAKE2b-512 of i (8 bytes, little
endian) keyed with the seed (32 bytes, little endian). `below(n)` takes the fewest bytes k with
256**k >= n, reads them little endian, and starts again with the next k bytes while the value is
not below the largest multiple of n that fits.
"""

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BITS: Final = 256
BLOCK: Final = 64  # bytes


class Rng:
    """A stream of random numbers: the same for a seed on every machine, and cheap to copy."""

    __slots__ = ("block", "counter", "key", "used")

    def __init__(self, seed: int) -> None:
        self.key = (seed % (1 << SEED_BITS)).to_bytes(32, "little")
        self.counter = 0
        self.block = b""
        self.used = BLOCK

    def clone(self) -> "Rng":
        """A copy that continues with the same numbers."""
        other = Rng(0)
        other.key = self.key
        other.counter = self.counter
        other.block = self.block
        other.used = self.used
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if n > 256:
            return self._wide(n)
        while True:
            used = self.used
            if used == BLOCK:
                self._next_block()
                used = 0
            self.used = used + 1
            value = self.block[used]
            if value < 256 - 256 % n:
                return value % n

    def die(self) -> int:
        """One roll of a six-sided die."""
        return self.below(6) + 1

    def pick(self, items: list[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped

    def drawn(self) -> int:
        """How many bytes of the stream have been used; with the seed, this is its whole state."""
        if self.counter == 0:
            return 0
        return (self.counter - 1) * BLOCK + self.used

    def wind(self, drawn: int) -> None:
        """Go to the place in the stream where `drawn` bytes have been used."""
        self.counter = 0
        self.block = b""
        self.used = BLOCK
        if drawn > 0:
            self.counter = (drawn - 1) // BLOCK
            self._next_block()
            self.used = drawn - (self.counter - 1) * BLOCK

    def _next_block(self) -> None:
        self.block = blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest()
        self.counter += 1
        self.used = 0

    def _wide(self, n: int) -> int:
        size = ((n - 1).bit_length() + 7) // 8
        span = 1 << (8 * size)
        limit = span - span % n
        while True:
            value = 0
            for place in range(size):
                value |= self.below(256) << (8 * place)
            if value < limit:
                return value % n


class StackedRng(Rng):
    """A stream whose next numbers are written down: for tests, scenarios and positions.

    Each number of `luck` answers one question, in order: a die shows it, `below` and `pick` give
    it. Shuffles are not questions; they go on using the stream. Once the luck has run out,
    questions use it too, unless the luck `is_all` there is: then one more is an error.
    """

    __slots__ = ("is_all", "luck")

    def __init__(self, seed: int, luck: list[int], is_all: bool = False) -> None:
        super().__init__(seed)
        self.luck = luck
        self.is_all = is_all

    def clone(self) -> Rng:
        other = StackedRng(0, self.luck[:], self.is_all)
        other.key = self.key
        other.counter = self.counter
        other.block = self.block
        other.used = self.used
        return other

    def below(self, n: int) -> int:
        if not self.luck:
            if self.is_all:
                raise ValueError(f"chance asks for a number from 0 to {n - 1}, but no luck is left")
            return super().below(n)
        value = self.luck.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the stacked number {value} is not from 0 to {n - 1}")
        return value

    def die(self) -> int:
        if not self.luck:
            if self.is_all:
                raise ValueError("chance asks for a die from 1 to 6, but no luck is left")
            return super().die()
        face = self.luck.pop(0)
        if not 1 <= face <= 6:
            raise ValueError(f"the stacked die {face} is not from 1 to 6")
        return face

    def shuffle(self, items: list[T]) -> None:
        luck, is_all = self.luck, self.is_all
        self.luck, self.is_all = [], False
        super().shuffle(items)
        self.luck, self.is_all = luck, is_all
