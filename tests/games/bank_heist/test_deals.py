"""All deals of identities at once, against all deals one by one."""

from collections import Counter

import pytest

from hideout.engine.rng import Rng
from hideout.games.bank_heist.deals import deals_to_come, draw_deal, weigh
from hideout.games.bank_heist.knowledge import deals_allowed, ways


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_chances_are_the_sum_over_every_deal(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(5):
        worth = [[0.1 + rng.below(20) / 10 for _ in range(4)] for _ in range(seats)]
        worth[rng.below(seats)] = [0.0, 0.0, 1.0, 0.0]  # an Agent for certain
        worth[0][0] = 0.0
        sums = [[0.0] * 4 for _ in range(seats)]
        for deal in deals_allowed([15] * seats):
            weight = float(ways(deal))
            for seat, identity in enumerate(deal):
                weight *= worth[seat][identity]
            for seat, identity in enumerate(deal):
                sums[seat][identity] += weight
        found = weigh(worth)
        for seat in range(seats):
            wanted = [part / sum(sums[seat]) for part in sums[seat]]
            assert found[seat] == pytest.approx(wanted)


def test_there_is_no_chance_of_anything_if_no_deal_fits() -> None:
    assert weigh([[0.0, 1.0, 0.0, 0.0]] * 5) == [[0.0] * 4] * 5  # one Sticky Fingers in the box


@pytest.mark.parametrize("masks", [[15] * 5, [15] * 8, [13, 12, 3, 8, 15, 15], [4, 4, 11, 11, 11]])
def test_there_are_as_many_deals_as_one_can_list(masks: list[int]) -> None:
    counts = deals_to_come(masks)
    assert counts[0][0] == sum(ways(deal) for deal in deals_allowed(masks))


def test_every_deal_is_drawn_as_often_as_its_cards_make_it() -> None:
    masks = [4, 3, 15, 12, 1]  # an Agent, a tattoo, anybody, none, Crew
    counts = deals_to_come(masks)
    wanted = {tuple(deal): ways(deal) for deal in deals_allowed(masks)}
    rng = Rng(1)
    drawn = Counter(tuple(draw_deal(masks, counts, rng)) for _ in range(4000))
    assert set(drawn) == set(wanted)
    for deal, many in wanted.items():
        assert drawn[deal] / 4000 == pytest.approx(many / sum(wanted.values()), abs=0.03)
