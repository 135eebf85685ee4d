"""Batches of tables as arrays."""

import copy
import pickle

import numpy
import pytest

from hideout.batch import Batch
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES


def same(one: Batch, other: Batch) -> bool:
    return all(
        numpy.array_equal(getattr(one, name), getattr(other, name))
        for name in ("observations", "masks", "seats", "dones", "returns")
    )


def test_a_batch_shows_every_table_and_keeps_its_arrays() -> None:
    batch = Batch("heat", 4, 16, seed=7)
    arrays = batch.observations, batch.masks
    ended = 0
    rng = Rng(1)
    for _ in range(400):
        assert batch.masks.any(axis=1).all()
        batch.step(batch.choose(rng))
        ended += int(batch.dones.sum())
        assert (batch.returns[batch.dones].sum(axis=1) <= 1.0).all()

    assert ended > 0
    assert batch.observations is arrays[0]
    assert batch.masks is arrays[1]
    assert batch.observations.dtype == numpy.float32
    assert batch.observations.shape == (16, GAMES["heat"].observer(4).size)


def test_any_legal_number_will_do() -> None:
    batch = Batch("heist-hustle", 3, 8)
    for _ in range(50):
        batch.step(batch.masks.argmax(axis=1))


def test_equal_seeds_give_equal_batches() -> None:
    one, other = Batch("heat", 3, 4, seed=5), Batch("heat", 3, 4, seed=5)
    rng = Rng(1)
    for _ in range(200):
        codes = one.choose(rng)
        one.step(codes)
        other.step(codes)
        assert same(one, other)
    one.reset([1, 2, 3, 4])
    other.reset([1, 2, 3, 4])
    assert same(one, other)
    assert not one.dones.any()


@pytest.mark.parametrize("name", ["heat", "millions-of-dollars"])
def test_copies_and_pickles_go_on_equally(name: str) -> None:
    batch = Batch(name, 4, 3, seed=5)
    rng = Rng(1)
    for _ in range(100):
        batch.step(batch.choose(rng))
    for other in (copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert same(batch, other)
        ahead = batch.clone()
        for _ in range(60):
            codes = ahead.choose(rng)
            ahead.step(codes)
            other.step(codes)
            assert same(ahead, other)


def test_wishes_that_cannot_be_are_told_in_a_sentence() -> None:
    with pytest.raises(BadData, match="at least one table"):
        Batch("heat", 4, 0)
    with pytest.raises(BadData, match="3 tables, but 2 seeds"):
        Batch("heat", 4, 3, seed=[1, 2])
    with pytest.raises(BadData, match="no game hearts"):
        Batch("hearts", 4, 3)
    batch = Batch("heat", 4, 3)
    for wrong in (numpy.zeros(3), numpy.zeros((3, 1), int), numpy.array(list("abc"))):
        with pytest.raises(BadData, match="Actions are whole numbers, one for each"):
            batch.step(wrong)
    with pytest.raises(BadData, match="3 to 5 players"):
        Batch("heat", 9, 3)
