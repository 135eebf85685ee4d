"""The Heat check and Consequences."""

import pytest

from hideout.games.heat import GAME
from tests.games.heat.table import Table, stage

rule = pytest.mark.rule


@rule("HT-61", "HT-68", "HT-69", "HT-70")
def test_a_consequence_among_four_lifts() -> None:
    """Worked example 6."""
    game = stage(
        ann="the-lift", bob="the-lift", cy="the-lift", dee="the-lift",
        heat=(5, 5, 3, 0), money=(1, 10, 6, 4),
    )  # fmt: skip
    game.reveal()
    assert game.heard("ann", "consequence", "returns", "loses") == [
        "4 Heat needed, 2 on the board: Consequences.",
        "You returned 1 Heat.",
        "You lost $1.",
        "bob returned 1 Heat.",
        "bob lost $3.",
        "cy returned 1 Heat.",
        "cy lost $3.",
    ]
    assert game.money == (5, 12, 8, 9)
    assert game.heat == (5, 5, 3, 1)
    assert game.view("ann")["price"] == 4


@rule("HT-61")
def test_the_check_comes_after_all_a_phases() -> None:
    """Two tokens are missing for a Bank Job until two players have laid low."""
    game = stage(ann="bank-job", bob="lay-low", cy="lay-low", heat=(5, 5, 5))
    game.reveal()
    assert game.heard("ann", "consequence") == []
    assert game.heat == (7, 2, 2)


@rule("HT-63")
def test_with_just_enough_tokens_phase_b_follows_at_once() -> None:
    game = stage(ann="bank-job", bob="fence", cy="circle-back", heat=(5, 4, 4), money=(1, 2, 3))
    game.reveal()
    assert game.heard("ann", "consequence") == []
    assert (game.heat, game.money) == ((7, 4, 4), (11, 2, 3))


def a_spree_of_seventeen() -> Table:
    game = stage(
        ann="armored-car", bob="copycat-crime", cy="copycat-crime", dee="bank-job", eve="lay-low",
        heat=(0, 0, 0, 1, 3), money=(50, 0, 0, 0, 9), heist=1, number=2,
    )  # fmt: skip
    game.reveal()
    game.do("bob: copy ann")
    game.do("cy: copy ann")
    return game


@rule("HT-64", "HT-65", "HT-98")
def test_more_than_fifteen_needed_ends_the_game_and_jails_whoever_takes_heat() -> None:
    game = a_spree_of_seventeen()
    assert game.phase == "over"
    assert game.result["ending"] == "too-hot"
    assert game.jailed == ["ann", "bob", "cy", "dee"]
    assert game.of_kind("consequence", "gains", "takes", "earns") == []
    assert "17 Heat needed, more than there is: the game is over." in game.heard("eve")


@rule("HT-66")
def test_the_others_pay_off_as_things_stand() -> None:
    game = a_spree_of_seventeen()
    # Eve laid low first: 2 Heat, 3 tokens out, so $1 each.
    assert game.heard("eve", "pays-off") == ["You paid $2 for the Heat and kept $7."]
    assert game.winners == ["eve"]
    assert game.result["money"] == [0, 0, 0, 0, 7]
    assert game.result["places"] == [2, 2, 2, 2, 1]


@rule("HT-67", "HT-71")
def test_fifteen_exactly_is_not_too_hot_and_consequences_end_when_all_are_back() -> None:
    game = stage(
        ann="armored-car", bob="copycat-crime", cy="copycat-crime", dee="fence",
        heat=(4, 4, 4, 3), money=(20, 20, 20, 20),
    )  # fmt: skip
    game.reveal()
    game.do("bob: copy ann")
    game.do("cy: copy ann")
    assert len(game.of_kind("consequence")) == 4
    assert game.heat == (5, 5, 5, 0)
    assert game.money == (26, 26, 26, 11)


@rule("HT-68")
def test_consequences_repeat_until_there_are_enough() -> None:
    game = stage(
        ann="armored-car", bob="fence", cy="circle-back", heat=(5, 5, 4), money=(10, 10, 10)
    )
    game.reveal()
    assert game.heard("bob", "consequence") == [
        "5 Heat needed, 1 on the board: Consequences.",
        "5 Heat needed, 4 on the board: Consequences.",
    ]
    assert game.heat == (8, 3, 2)
    assert game.money == (22, 4, 4)


@rule("HT-76")
def test_without_the_module_there_are_no_apb_cards() -> None:
    game = stage(ann="bank-job", bob="fence", cy="circle-back", heat=(5, 5, 5))
    assert game.view("ann")["apb"] is None
    assert game.state.apb == []
    game.reveal()
    assert game.of_kind("apb") == []
    assert len(game.of_kind("consequence")) == 1
    assert not set(GAME.cards.apb) & set(GAME.cards.cards)


# One token is needed and none is on the board. Fence, Circle Back and Lay Low have nothing to do.
BULLETINS = {
    "dragnet": ((6, 4, 3, 0), (12, 17, 17, 3)),
    "manhunt": ((4, 5, 4, 0), (9, 20, 20, 3)),
    "stakeout": ((6, 5, 4, 0), (11, 20, 20, 3)),
    "curfew": ((6, 4, 3, 0), (10, 15, 15, 3)),
    "informant": ((7, 3, 2, 0), (15, 15, 15, 3)),
    "amnesty": ((6, 4, 3, 0), (15, 20, 20, 3)),
    "roadblock": ((5, 5, 4, 0), (10, 20, 20, 3)),
    "plea-bargain": ((5, 3, 2, 0), (10, 15, 15, 3)),
    "internal-affairs": ((7, 5, 0, 0), (15, 20, 17, 3)),
}


@rule("HT-11", "HT-72")
@pytest.mark.parametrize("card", GAME.cards.apb)
def test_each_apb_card_instead_of_the_plain_consequence(card: str) -> None:
    game = stage(
        ann="the-lift", bob="fence", cy="circle-back", dee="lay-low",
        heat=(6, 5, 4, 0), money=(10, 20, 20, 3), apb=f"{card} dragnet",
    )  # fmt: skip
    game.reveal()
    heat, money = BULLETINS[card]
    assert (game.heat, game.money) == (heat, money)
    assert len(game.of_kind("apb")) == 1
    assert game.view("ann")["apb"]["left"] == 1


def test_there_are_ten_apb_cards() -> None:
    assert len(GAME.cards.apb_pack()) == 10


@rule("HT-72")
def test_apb_cards_are_drawn_until_there_are_enough_tokens() -> None:
    game = stage(
        ann="bank-job", bob="the-lift", cy="circle-back", dee="fence", heat=(6, 9, 0, 0),
        money=(9, 9, 9, 9), apb="stakeout manhunt curfew",
    )  # fmt: skip
    game.reveal()
    # Three are needed. Stakeout brings back 2 ($4 each), Manhunt 3 more from bob for all his $5.
    assert game.heard("cy", "apb") == [
        "All points bulletin: Stakeout.",
        "All points bulletin: Manhunt.",
    ]
    assert game.heat == (7, 6, 0, 0)
    assert game.money == (15, 5, 9, 9)


@rule("HT-73")
def test_an_empty_apb_pack_is_shuffled_anew() -> None:
    game = stage(
        ann="armored-car", bob="fence", cy="circle-back", dee="lay-low", heat=(8, 7, 0, 0),
        apb="amnesty",
    )  # fmt: skip
    assert len(game.view("ann")["apb"]["drawn"]) == 9
    game.reveal()
    assert [event.kind for event in game.of_kind("apb", "apb-shuffled")][:3] == [
        "apb", "apb-shuffled", "apb",
    ]  # fmt: skip
    drawn_since = len(game.of_kind("apb")) - 1
    assert game.view("ann")["apb"]["left"] == 10 - drawn_since


@rule("HT-74")
def test_an_apb_card_that_helps_nothing_makes_the_hottest_return_one() -> None:
    game = stage(
        ann="the-lift", bob="fence", cy="circle-back", dee="lay-low",
        heat=(0, 8, 7, 0), money=(9, 9, 9, 9), apb="stakeout amnesty",
    )  # fmt: skip
    game.reveal()
    # Only ann has a B card, and she has no Heat to return.
    assert game.heat == (1, 7, 7, 0)
    assert game.money == (14, 9, 9, 9)
    assert game.heard("ann", "apb") == ["All points bulletin: Stakeout."]


@rule("HT-74")
def test_a_roadblock_that_cures_the_shortage_is_enough() -> None:
    game = stage(
        ann="the-lift", bob="fence", cy="circle-back", dee="lay-low",
        heat=(0, 8, 7, 0), money=(9, 9, 9, 9), apb="roadblock amnesty",
    )  # fmt: skip
    game.reveal()
    assert game.heat == (0, 8, 7, 0)
    assert game.money == (9, 9, 9, 9)


@rule("HT-62", "HT-75", "HT-82", "HT-91")
def test_a_roadblocked_card_brings_nothing_but_stays_what_it_is() -> None:
    game = stage(
        ann="armored-car", bob="heavy", cy="tip-off", dee="the-lift",
        heat=(5, 3, 3, 1), money=(10, 0, 0, 0), apb="roadblock amnesty",
    )  # fmt: skip
    game.reveal()
    # 7 needed, 3 there. The Armored Car is stopped and ann returns 1; 2 needed, 4 there.
    assert len(game.of_kind("consequence")) == 1
    assert game.heard("bob", "cancelled") == [
        "ann got nothing out of Armored Car: the police stepped in.",
    ]  # fmt: skip
    # It still is a card with a B effect, so ann pays the Heavy; she took nothing for Tip-Off.
    assert game.heat == (4, 4, 3, 2)
    assert game.money == (8, 4, 6, 5)


@rule("HT-75")
def test_a_roadblocked_bank_job_still_spoils_another() -> None:
    game = stage(
        ann="bank-job", bob="bank-job", cy="circle-back", dee="armored-car",
        heat=(5, 0, 8, 0), apb="roadblock amnesty",
    )  # fmt: skip
    game.reveal()
    # Dee's car is stopped, but dee has nothing to return: 4 needed, 2 there. So cy, the hottest,
    # returns one, and then there is an amnesty.
    assert game.heard("cy", "apb") == [
        "All points bulletin: Roadblock.", "All points bulletin: Amnesty.",
    ]  # fmt: skip
    assert game.heat == (6, 2, 6, 0)
    assert game.money == (5, 5, 0, 0)
