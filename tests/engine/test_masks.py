"""A mask is written over only where it differs, and then says what a new one would."""

import random

import pytest

from hideout.engine.masks import GAP, Layouts, Mask
from hideout.engine.notation import Action

SIZE = 8 * GAP
ACTIONS = [Action(code, "do", -1, -1) for code in range(SIZE)]


def new_mask() -> Mask:
    return Mask(memoryview(bytearray(SIZE)))


def marked(mask: Mask) -> set[int]:
    return {place for place in range(SIZE) if mask.places[place]}


def some_actions(dice: random.Random, out_of_order: int) -> list[Action]:
    """A few runs, near and far."""
    codes: set[int] = set()
    for _ in range(dice.randrange(8)):
        first = dice.choice([3, 40, 41, dice.randrange(SIZE)])
        longest = 2 * GAP if dice.randrange(20) == 0 else 20
        codes.update(range(first, min(SIZE, first + dice.randrange(1, longest))))
    found = [ACTIONS[code] for code in sorted(codes)]
    for _ in range(out_of_order):
        if found:
            found.append(found.pop(dice.randrange(len(found))))
    return found


@pytest.mark.parametrize("stretches", [[], [(30, 60)], [(3, 2 * GAP), (2 * GAP + 1, 5 * GAP)]])
@pytest.mark.parametrize("out_of_order", [0, 1, 4, 40])
def test_a_mask_written_over_is_what_a_new_one_would_be(
    out_of_order: int, stretches: list[tuple[int, int]]
) -> None:
    dice = random.Random(out_of_order)
    layouts = Layouts()
    for first, last in stretches:
        layouts.stretch(ACTIONS[first], ACTIONS[last])
    mask = new_mask()
    lately: list[list[Action]] = []
    for _ in range(1000):
        if lately and dice.randrange(3) == 0:
            legal = dice.choice(lately)  # it comes again
        else:
            legal = some_actions(dice, dice.randrange(out_of_order + 1))
            lately = [*lately[-8:], legal]
        mask.say(legal, layouts)
        codes = {one.code for one in legal}
        assert marked(mask) == codes
        assert {code for code in range(0, SIZE, 50) if mask.has_said(legal, code)} <= codes


def test_a_list_that_changes_a_little_touches_little() -> None:
    layouts = Layouts()
    mask = new_mask()
    was = [ACTIONS[code] for code in range(100, 150)]
    mask.say(was, layouts)
    mask.places[120] = 9  # what is not written over stays
    mask.say([one if one.code != 110 else ACTIONS[200] for one in was], layouts)

    assert marked(mask) == {*range(100, 110), *range(111, 150), 200}
    assert mask.places[120] == 9


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4, 5, 6, 7], [6, 7, 3, 0, 4, 1, 5, 2]])
def test_far_places_are_not_touched(order: list[int]) -> None:
    codes = [1, 2, 5, 9, 14, 3 * GAP, 6 * GAP, 6 * GAP + 1]
    layouts = Layouts()
    mask = new_mask()
    mask.say([], layouts)
    mask.places[3 * GAP + 1] = mask.places[5 * GAP] = 9
    mask.say([ACTIONS[codes[i]] for i in order], layouts)
    mask.say([ACTIONS[4 * GAP + n] for n in range(20)], layouts)

    assert marked(mask) == {3 * GAP + 1, 5 * GAP, *range(4 * GAP, 4 * GAP + 20)}


def test_a_stretch_is_written_as_a_whole_and_nothing_else_is() -> None:
    layouts = Layouts()
    layouts.stretch(ACTIONS[100], ACTIONS[900])
    mask = new_mask()
    far = ACTIONS[7 * GAP]
    mask.say([*ACTIONS[200:204], far, *ACTIONS[700:705]], layouts)
    mask.places[7 * GAP] = mask.places[99] = mask.places[300] = 9
    mask.say([*ACTIONS[150:155], far], layouts)

    assert [mask.places[place] for place in (99, 300, 7 * GAP)] == [9, 0, 9]
    assert marked(mask) == {99, *range(150, 155), 7 * GAP}


def test_a_mask_knows_what_it_has_said_of_a_list() -> None:
    layouts = Layouts()
    mask = new_mask()
    legal = [*ACTIONS[5:9], ACTIONS[7 * GAP]]
    mask.say(legal, layouts)
    mask.places[4] = 1  # the caller's own mistake

    assert [code for code in range(SIZE) if mask.has_said(legal, code)] == [5, 6, 7, 8, 7 * GAP]
    assert not mask.has_said(legal[:], 5)


def test_a_list_that_a_game_makes_once_is_laid_out_once() -> None:
    layouts = Layouts()
    legal = ACTIONS[5:500]
    layouts.share([legal])

    assert layouts.find(legal) is layouts.find(legal) is not None
    assert layouts.find(legal[:]) is None
