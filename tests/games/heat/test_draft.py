"""The draft."""

import pytest

from hideout.engine.core import IllegalAction
from hideout.games.heat import GAME
from tests.games.heat.table import Table, draft, new

rule = pytest.mark.rule

ANN = "lay-low the-lift fence crackdown heavy"
BOB = "bank-job circle-back the-lift tip-off lay-low"
CY = "armored-car long-con getaway-driver heavy clean-hands"


def three(**options: object) -> Table:
    return draft(ANN, BOB, CY, **options)


@rule("HT-20")
def test_the_first_hand_is_the_top_two_of_a_pile_nobody_looks_into() -> None:
    game = three()
    assert game.hand("ann") == ["lay-low", "the-lift"]
    view = game.view("ann")
    assert view["hand"] == ["lay-low", "the-lift"]
    assert view["piles"] == [3, 3, 3]
    assert "'fence'" not in str(view)
    assert game.hand("cy") == ["armored-car", "long-con"]


@rule("HT-21")
def test_each_passes_a_card_then_draws_one_then_takes_the_one_passed() -> None:
    game = three()
    game.passes(ann="the-lift", bob="bank-job", cy="long-con")
    assert game.hand("ann") == ["lay-low", "fence", "long-con"]
    assert game.hand("bob") == ["circle-back", "the-lift", "the-lift"]
    assert game.hand("cy") == ["armored-car", "getaway-driver", "bank-job"]
    assert game.view("bob")["piles"] == [2, 2, 2]


@rule("HT-22")
def test_any_card_may_be_passed_on_even_one_received() -> None:
    game = three()
    assert game.legal("ann") == ["pass lay-low", "pass the-lift"]
    game.passes(ann="the-lift", bob="bank-job", cy="long-con")
    assert game.legal("cy") == ["pass armored-car", "pass getaway-driver", "pass bank-job"]
    game.passes(ann="lay-low", bob="the-lift", cy="bank-job")
    assert game.hand("ann") == ["fence", "long-con", "crackdown", "bank-job"]


@rule("HT-23")
def test_a_card_cannot_be_passed_on_in_the_round_it_arrives_in() -> None:
    game = three()
    game.passes(ann="the-lift", bob="bank-job")
    with pytest.raises(IllegalAction, match="no-not-held"):
        game.do("cy: pass bank-job")
    game.passes(cy="armored-car")
    assert "bank-job" in game.hand("cy")


@rule("HT-24")
def test_the_second_heist_passes_to_the_right_the_others_to_the_left() -> None:
    game = new(4)
    directions = []
    for heist in (1, 2, 3):
        game.skips_to_heist(heist)
        passed = game.hand("bob")[-1]
        game.forget()
        game.clock_rings()
        (sentence,) = (line for line in game.heard("bob", "passed") if line.startswith("You"))
        title = GAME.cards.titles[GAME.cards.cards.index(passed)]
        to = sentence.removeprefix(f"You passed {title} to ").removesuffix(".")
        assert game.hand(to)[-1] == passed
        directions.append((game.view("bob")["passes"], to))
    assert directions == [("left", "cy"), ("right", "ann"), ("left", "cy")]


@rule("HT-25", "HT-21")
def test_sizes_of_hands_and_piles() -> None:
    """Worked example 5."""
    game = three()
    sizes = [(game.view("ann")["hands"][0], game.view("ann")["piles"][0])]
    for _ in range(3):
        game.clock_rings()
        sizes.append((game.view("ann")["hands"][0], game.view("ann")["piles"][0]))
    assert sizes == [(2, 3), (3, 2), (4, 1), (5, 0)]
    assert game.phase == "choose"
    assert game.view("ann")["hands"] == [5, 5, 5]
    assert game.view("ann")["deck"] == 23 - 15


def test_the_old_draft_draws_from_the_common_deck() -> None:
    game = new(4, draft="v0.96")
    state = game.state
    assert game.view("ann")["piles"] == [0, 0, 0, 0]
    assert len(state.deck) == 30 - 8
    top = game.cards(state.deck[::-1])
    game.clock_rings()
    # In seat order, one each.
    drawn = [game.hand(name)[1] for name in game.names]
    assert drawn == top[:4]
    game.clock_rings()
    game.clock_rings()
    assert game.view("ann")["hands"] == [5, 5, 5, 5]
    assert len(state.deck) == 30 - 20


@rule("HT-107")
def test_others_see_that_a_card_is_chosen_but_not_which() -> None:
    game = three()
    game.passes(ann="the-lift")
    assert game.view("bob")["chosen"] == [True, False, False]
    assert game.view("ann")["choice"] == ["pass the-lift"]
    assert game.view("bob")["choice"] == []
    assert game.heard("bob") == ["ann put a card down to pass."]
    game.passes(ann="lay-low")  # a change of mind is nobody's business
    assert game.heard("bob") == ["ann put a card down to pass."]
    game.passes(bob="bank-job", cy="long-con")
    assert game.hand("ann") == ["the-lift", "fence", "long-con"]


def test_only_giver_and_receiver_hear_what_was_passed() -> None:
    game = three()
    game.passes(ann="the-lift", bob="bank-job", cy="long-con")
    assert game.heard("ann", "passed") == [
        "You passed The Lift to bob.",
        "cy passed Long Con to you.",
    ]
    assert game.heard("table", "passed", "dealt") == []
    assert game.heard("ann", "dealt") == ["You drew Fence."]


@rule("HT-105")
def test_who_is_late_passes_the_card_drawn_last() -> None:
    game = three()
    assert [(c.action.verb, c.millis) for c in game.state.clocks()] == [("time-up", 30_000)]
    game.passes(ann="lay-low")
    game.clock_rings()
    assert game.view("bob")["memory"]["passed"] == ["circle-back"]
    assert game.hand("bob") == ["bank-job", "the-lift", "lay-low"]
    game.clock_rings()
    assert game.view("bob")["memory"]["passed"] == ["circle-back", "the-lift"]


def test_a_hand_with_two_copies_offers_the_card_once() -> None:
    game = three()
    game.passes(ann="the-lift", bob="bank-job", cy="long-con")
    assert game.legal("bob") == ["pass circle-back", "pass the-lift"]
