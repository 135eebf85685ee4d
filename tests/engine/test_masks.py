"""A mask is written over only where it differs, and then says what a new one would."""

import random

import pytest

from hideout.engine.notation import Action
from hideout.engine.observe import GAP, LONG, mark_changes

SIZE = 8 * GAP
ACTIONS = [Action(code, "do", -1, -1) for code in range(SIZE)]


def some_actions(dice: random.Random, out_of_order: int) -> list[Action]:
    """A few runs, near and far."""
    codes: set[int] = set()
    for _ in range(dice.randrange(8)):
        first = dice.choice([3, 40, 41, dice.randrange(SIZE)])
        codes.update(range(first, min(SIZE, first + dice.randrange(1, 20))))
    found = [ACTIONS[code] for code in sorted(codes)][: LONG - 1]
    for _ in range(out_of_order):
        if found:
            found.append(found.pop(dice.randrange(len(found))))
    return found


@pytest.mark.parametrize("out_of_order", [0, 1, 4])
def test_a_mask_written_over_is_what_a_new_one_would_be(out_of_order: int) -> None:
    dice = random.Random(out_of_order)
    mask = bytearray(SIZE)
    was: list[Action] = []
    for _ in range(1000):
        legal = some_actions(dice, dice.randrange(out_of_order + 1))
        mark_changes(was, legal, memoryview(mask))
        assert {place for place in range(SIZE) if mask[place]} == {one.code for one in legal}
        was = legal


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 3, 0, 1]])
def test_far_places_that_stay_the_same_are_not_touched(order: list[int]) -> None:
    codes = [1, 2, 3 * GAP, 6 * GAP]
    was = [ACTIONS[codes[i]] for i in order]
    mask = bytearray(SIZE)
    mark_changes([], was, memoryview(mask))
    mask[3 * GAP + 1] = 9  # what is not written over stays
    mark_changes(was, [one for one in was if one.code != 2], memoryview(mask))

    assert [place for place in range(SIZE) if mask[place] == 1] == [1, 3 * GAP, 6 * GAP]
    assert mask[3 * GAP + 1] == 9
