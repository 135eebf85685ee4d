"""Phase B: money for Heat."""

import pytest

from hideout.games.heat import GAME
from tests.games.heat.table import stage

rule = pytest.mark.rule


@rule("HT-77")
def test_b_effects_bring_money_and_heat() -> None:
    plain = {"the-lift": (5, 1), "smash-and-grab": (7, 2), "armored-car": (18, 5)}
    for card, (gain, take) in plain.items():
        game = stage(ann=card, bob="fence", cy="circle-back")
        game.reveal()
        assert (game.money[0], game.heat[0]) == (gain, take)
    deck = GAME.cards
    takes = {deck.cards[i]: deck.take[i] for i in range(len(deck.cards)) if deck.has_b[i]}
    assert takes == {
        "the-lift": 1, "bank-job": 2, "heavy": 1, "smash-and-grab": 2, "armored-car": 5,
        "long-con": 1, "getaway-driver": 1,
    }  # fmt: skip


@rule("HT-78", "HT-80")
def test_all_b_effects_happen_at_once() -> None:
    """Bob's $5 come too late to pay the Heavy in full."""
    game = stage(ann="heavy", bob="the-lift", cy="fence", money=(0, 1, 9))
    game.reveal()
    assert game.money == (3, 5, 9)
    assert game.heat == (1, 1, 0)
    assert game.heard("cy", "pays") == ["bob paid $1 to ann."]


@rule("HT-79")
def test_bank_jobs_pay_ten_alone_and_five_each_together() -> None:
    alone = stage(ann="bank-job", bob="fence", cy="circle-back")
    alone.reveal()
    assert (alone.money, alone.heat) == ((10, 0, 0), (2, 0, 0))
    together = stage(ann="bank-job", bob="bank-job", cy="fence")
    together.reveal()
    assert (together.money, together.heat) == ((5, 5, 0), (2, 2, 0))


@rule("HT-79")
def test_a_copied_bank_job_counts() -> None:
    game = stage(ann="bank-job", bob="copycat-crime", cy="fence")
    game.reveal()
    game.do("bob: copy ann")
    assert (game.money, game.heat) == ((5, 5, 0), (2, 2, 0))


@rule("HT-81")
def test_who_cannot_pay_every_heavy_pays_from_the_left() -> None:
    game = stage(ann="heavy", bob="the-lift", cy="heavy", dee="the-lift", money=(0, 3, 0, 10))
    game.reveal()
    # Bob pays cy $2, then ann his last $1; dee pays both in full.
    assert game.heard("ann", "pays") == [
        "bob paid $2 to cy.",
        "bob paid $1 to you.",
        "dee paid $2 to you.",
        "dee paid $2 to cy.",
    ]
    assert game.money == (5, 5, 6, 11)


@rule("HT-82")
def test_heavies_do_not_pay_each_other_and_who_has_no_b_card_pays_nobody() -> None:
    game = stage(
        ann="heavy", bob="heavy", cy="lay-low", dee="", money=(9, 9, 9, 9), spare=0, number=4
    )
    game.reveal()
    assert game.money == (11, 11, 9, 9)


@rule("HT-82")
def test_a_copied_heavy_is_a_heavy() -> None:
    game = stage(ann="heavy", bob="copycat-crime", cy="the-lift", money=(5, 5, 5))
    game.reveal()
    game.do("bob: copy ann")
    assert game.money == (9, 9, 6)


@rule("HT-83", "HT-51")
def test_long_con_counts_the_whole_record_of_its_user() -> None:
    game = stage(
        ann="long-con", bob="copycat-crime", cy="fence", number=3,
        records={"ann": "lay-low lay-low", "bob": "circle-back"},
    )  # fmt: skip
    game.reveal()
    game.do("bob: copy ann")
    assert game.money == (6, 4, 0)
    assert game.heat == (1, 1, 0)


@rule("HT-84", "HT-91")
def test_tip_off_remembers_who_took_heat_in_this_stage() -> None:
    game = stage(ann="tip-off", bob="the-lift", cy="armored-car", dee="lay-low", heat=(0, 4, 0, 2))
    game.reveal()
    # Two players took Heat, six tokens or not.
    assert game.money == (6, 5, 18, 0)
