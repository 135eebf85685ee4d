"""Components, set-up and tracking."""

import pytest

from hideout.engine.reader import BadData
from hideout.games.heat import GAME
from tests.games.heat.table import new, stage

rule = pytest.mark.rule


@rule("HT-1")
def test_every_plan_card_has_a_title_a_phase_and_player_counts() -> None:
    deck = GAME.cards
    assert sum(len(copies) for copies in deck.copies) == 34
    assert sum(deck.slots) == 15
    for card in range(len(deck.cards)):
        assert deck.titles[card]
        assert deck.has_a[card] or deck.has_b[card] or deck.pays[card]
        for counts in deck.copies[card]:
            assert counts
            assert set(counts) <= set("345")


@rule("HT-2", "HT-92")
def test_the_board_is_full_and_the_first_yellow_chip_becomes_four_black_ones() -> None:
    view = new(4).view("ann")
    assert view["board"]["tokens"] == 15
    assert [row["tokens"] for row in view["board"]["rows"]] == [3, 3, 3, 3, 3]
    assert view["chips"] == {"yellow": 2, "black": 4}


@rule("HT-92")
def test_a_black_chip_goes_after_each_stage() -> None:
    game = stage(ann="fence", bob="circle-back", cy="tip-off")
    assert game.view("ann")["chips"] == {"yellow": 2, "black": 4}
    game.reveal()
    assert game.view("ann")["chips"] == {"yellow": 2, "black": 3}
    game.skips_to_heist(3)
    assert game.view("ann")["chips"] == {"yellow": 0, "black": 4}
    game.plays_on()
    assert game.view("ann")["chips"] == {"yellow": 0, "black": 0}


@rule("HT-3")
def test_the_deck_is_trimmed_to_the_number_of_players() -> None:
    assert [len(GAME.cards.in_use(seats)) for seats in (3, 4, 5)] == [23, 30, 33]


@rule("HT-3", "HT-20", "HT-25")
def test_five_players_have_no_smash_and_grab_and_a_deck_of_eight() -> None:
    """Worked example 1."""
    game = new(5)
    state = game.state
    in_use = game.cards(state.in_use)
    assert len(in_use) == 33
    assert "smash-and-grab" not in in_use
    assert len(state.dealt) == 25
    assert len(state.deck) == 8


@rule("HT-4")
def test_the_trimmed_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        state = new(3, seed).state
        order = state.dealt + state.deck
        assert sorted(order) == GAME.cards.in_use(3)
        orders.add(tuple(order))
    assert len(orders) == 10


@rule("HT-72", "HT-76")
def test_the_apb_pack_is_shuffled_by_itself() -> None:
    packs = [tuple(new(3, seed, apb=True).state.apb) for seed in range(10)]
    assert len(set(packs)) == 10
    assert {tuple(sorted(pack)) for pack in packs} == {tuple(GAME.cards.apb_pack())}


@rule("HT-5")
def test_everybody_starts_with_nothing() -> None:
    game = new(5)
    assert game.heat == (0, 0, 0, 0, 0)
    assert game.money == (0, 0, 0, 0, 0)
    assert [game.record(name) for name in game.names] == [[], [], [], [], []]


@rule("HT-6")
def test_three_heists_of_a_draft_and_four_stages_then_the_pay_off() -> None:
    game = new(3)
    phases = []
    while game.state.pending():
        if game.phase != "a-phase":
            phases.append(game.phase)
        game.clock_rings()
    assert phases == (["draft"] * 3 + ["choose"] * 4) * 3
    assert [event.a for event in game.of_kind("heist")] == [2, 3]
    assert [event.a for event in game.of_kind("stage")] == [1, 2, 3, 4] * 3
    assert game.result["ending"] == "pay-off"


@rule("HT-7")
def test_a_lay_low_of_an_earlier_stage_is_no_company_in_this_one() -> None:
    game = stage(
        ann="lay-low", bob="fence", cy="circle-back", heat=(3, 0, 0), number=2,
        records={"bob": "lay-low"},
    )  # fmt: skip
    game.reveal()
    assert game.heat == (2, 0, 0)


@rule("HT-93")
def test_everybody_sees_price_board_heat_money_records_and_hand_sizes() -> None:
    game = stage(
        ann="fence", bob="circle-back", cy="tip-off the-lift",
        heat=(4, 3, 0), money=(1, 2, 30), number=2, records={"bob": "heavy"},
    )  # fmt: skip
    for name in ("ann", "bob", "cy", "table"):
        view = game.view(name)
        assert view["price"] == 2
        assert view["board"]["tokens"] == 8
        assert view["board"]["out"] == 7
        assert view["board"]["next_price_in"] == 2
        assert view["heat"] == [4, 3, 0]
        assert view["money"] == [1, 2, 30]
        assert view["records"] == [[], ["heavy"], []]
        assert view["hands"] == [2, 2, 3]
        assert (view["heist"], view["stage"]) == (1, 2)


def test_heat_is_for_three_to_five_players() -> None:
    with pytest.raises(BadData, match="3 to 5"):
        GAME.new(2, 0, {})
    with pytest.raises(BadData, match="3 to 5"):
        GAME.new(6, 0, {})
