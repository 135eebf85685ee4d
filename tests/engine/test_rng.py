"""The generator, held to an independent reading of its description: it is frozen."""

from collections import Counter
from hashlib import blake2b

import pytest

from hideout.engine.rng import Rng, StackedRng


def stream(seed: int, length: int) -> bytes:
    """The bytes a seed gives, straight from the description."""
    key = seed.to_bytes(32, "little")
    blocks = range(length // 64 + 1)
    return b"".join(blake2b(i.to_bytes(8, "little"), key=key).digest() for i in blocks)[:length]


def numbers(data: bytes, n: int) -> list[int]:
    """`below(n)` over a stream: whole groups of the fewest bytes, large values thrown away."""
    size = 1
    while 256**size < n:
        size += 1
    groups = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
    fits = 256**size // n * n
    return [value % n for value in groups if value < fits]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**64 + 5, 2**256 - 1])
@pytest.mark.parametrize("n", [1, 2, 6, 10, 255, 256])
def test_small_numbers_are_bytes_of_the_stream(seed: int, n: int) -> None:
    expected = numbers(stream(seed, 300), n)[:150]
    rng = Rng(seed)
    assert [rng.below(n) for _ in expected] == expected


@pytest.mark.parametrize("n", [257, 1000, 65536, 65537, 2**40 + 1])
def test_large_numbers_take_several_bytes(n: int) -> None:
    size = 2 if n <= 65536 else 3 if n <= 2**24 else 6
    expected = numbers(stream(99, 60 * size), n)[:25]
    rng = Rng(99)
    assert [rng.below(n) for _ in expected] == expected


def test_the_stream_never_changes() -> None:
    # Written down when record version 1 was frozen. A new value here breaks every record.
    rng = Rng(2026)
    assert [rng.below(256) for _ in range(8)] == [79, 240, 216, 221, 1, 39, 150, 98]
    rng = Rng(2026)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [5, 7, 3, 2, 8, 1, 4, 0, 6, 9]


def test_a_shuffle_is_fisher_yates_from_the_top() -> None:
    draws = Rng(5)
    expected = list("abcdefg")
    for i in range(6, 0, -1):
        j = draws.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    letters = list("abcdefg")
    Rng(5).shuffle(letters)
    assert letters == expected


def test_shuffles_reach_every_order_about_as_often() -> None:
    rng = Rng(1)  # a fixed stream, so this count is always the same
    seen: Counter[str] = Counter()
    for _ in range(2400):
        cards = list("abcd")
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 60
    assert max(seen.values()) < 140


def test_a_die_has_six_faces() -> None:
    rng = Rng(3)
    assert {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_pick_takes_the_number_drawn() -> None:
    assert Rng(8).pick(list("abcdef")) == "abcdef"[Rng(8).below(6)]


def test_a_seed_is_taken_modulo_its_bits() -> None:
    assert [Rng(2**256 + 4).below(256)] == [Rng(4).below(256)]


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(11)
    rng.below(6)
    other = rng.clone()
    expected = [rng.below(256) for _ in range(100)]
    assert other.drawn() == 1
    assert [other.below(256) for _ in range(100)] == expected


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 127, 128, 129, 1000])
def test_winding_goes_to_a_place_in_the_stream(drawn: int) -> None:
    rng = Rng(12)
    for _ in range(drawn):
        rng.below(256)
    assert rng.drawn() == drawn
    other = Rng(12)
    other.below(256)
    other.wind(drawn)
    assert other.drawn() == drawn
    assert [other.below(256) for _ in range(70)] == [rng.below(256) for _ in range(70)]


def test_stacked_luck_comes_first_and_in_order() -> None:
    rng = StackedRng(4, [6, 0, 2, 300])
    assert rng.die() == 6
    assert rng.pick(["a", "b"]) == "a"
    assert rng.below(3) == 2
    assert rng.below(1000) == 300
    assert rng.drawn() == 0
    assert rng.below(256) == Rng(4).below(256)
    assert rng.die() == next(d % 6 + 1 for d in stream(4, 9)[1:] if d < 252)


def test_shuffles_do_not_use_the_luck() -> None:
    rng = StackedRng(4, [1])
    cards = list(range(8))
    rng.shuffle(cards)
    expected = list(range(8))
    Rng(4).shuffle(expected)
    assert cards == expected
    assert rng.die() == 1


@pytest.mark.parametrize("face", [0, 7])
def test_a_stacked_die_must_have_the_face(face: int) -> None:
    with pytest.raises(ValueError, match=f"the stacked die {face} is not from 1 to 6"):
        StackedRng(0, [face]).die()


def test_a_stacked_number_must_be_possible() -> None:
    with pytest.raises(ValueError, match="the stacked number 3 is not from 0 to 2"):
        StackedRng(0, [3]).below(3)


def test_a_clone_of_stacked_luck_keeps_it_to_itself() -> None:
    rng = StackedRng(0, [5, 6])
    other = rng.clone()
    assert other.die() == 5
    assert rng.luck == [5, 6]
