"""Phase C: pay for good planning."""

import pytest

from tests.games.heat.table import stage

rule = pytest.mark.rule


@rule("HT-85")
def test_a_c_card_whose_condition_fails_pays_nothing() -> None:
    game = stage(ann="clean-hands", bob="fence", cy="tip-off", heat=(1, 0, 0))
    game.reveal()
    assert game.money == (0, 0, 0)
    assert game.of_kind("earns") == []


@rule("HT-86")
def test_all_conditions_are_tested_together_after_phase_b() -> None:
    game = stage(
        ann="clean-hands", bob="public-enemy", cy="crackdown", dee="the-lift", heat=(2, 4, 3, 1)
    )
    game.reveal()
    # Dee has 2 by now, so ann ties for least; 11 are out, so cy's three cost $9.
    assert game.money == (6, 8, 9, 5)


@rule("HT-87")
def test_crackdown_pays_heat_times_price_up_to_ten() -> None:
    capped = stage(ann="crackdown", bob="fence", cy="circle-back", heat=(5, 5, 0))
    capped.reveal()
    assert capped.money == (10, 0, 0)
    free = stage(
        ann="crackdown", bob="fence", cy="circle-back", heat=(5, 5, 0),
        options={"crackdown_cap": 0},
    )  # fmt: skip
    free.reveal()
    assert free.money == (15, 0, 0)
    low = stage(
        ann="crackdown", bob="fence", cy="circle-back", heat=(5, 5, 0),
        options={"crackdown_cap": 4},
    )  # fmt: skip
    low.reveal()
    assert low.money == (4, 0, 0)


@rule("HT-88")
def test_clean_hands_pays_a_tie_and_public_enemy_does_not() -> None:
    tied = stage(
        ann="clean-hands", bob="public-enemy", cy="fence", dee="circle-back", heat=(1, 4, 4, 1)
    )
    tied.reveal()
    assert tied.money == (6, 0, 0, 0)
    sole = stage(
        ann="clean-hands", bob="public-enemy", cy="fence", dee="circle-back", heat=(1, 5, 4, 0)
    )
    sole.reveal()
    assert sole.money == (0, 8, 0, 0)


@rule("HT-89")
def test_interrogation_pays_five_if_the_suspect_is_hotter_and_one_if_not() -> None:
    for heat, money in (((1, 1, 0), 5), ((2, 1, 0), 1), ((0, 0, 0), 5)):
        game = stage(ann="interrogation", bob="the-lift", cy="fence", heat=heat)
        game.reveal()
        game.do("ann: question bob")  # who takes 1 in phase B
        assert game.money == (money, 5, 0)


@rule("HT-41", "HT-89")
def test_interrogation_that_never_asked_pays_one() -> None:
    game = stage(
        ann="copycat-crime", bob="interrogation", cy="the-lift", heat=(0, 0, 5),
        options={"max_extra_a": 0},
    )  # fmt: skip
    game.reveal()
    game.do("ann: copy bob")
    game.do("bob: question cy")
    assert game.money == (1, 5, 5)


@rule("HT-90")
def test_fence_pays_for_older_b_cards_as_printed() -> None:
    game = stage(
        ann="fence", bob="circle-back", cy="tip-off", number=4,
        records={"ann": "the-lift getaway-driver copycat-crime lay-low"},
    )  # fmt: skip
    game.reveal()
    assert game.money == (6, 0, 0)


@rule("HT-90")
def test_a_copied_fence_looks_at_the_copiers_record() -> None:
    game = stage(
        ann="copycat-crime", bob="fence", cy="lay-low", number=2,
        records={"ann": "heavy", "cy": "the-lift"},
    )  # fmt: skip
    game.reveal()
    game.do("ann: copy bob")
    assert game.money == (3, 0, 0)


@rule("HT-91")
def test_tip_off_pays_at_most_nine() -> None:
    game = stage(ann="tip-off", bob="the-lift", cy="heavy", dee="bank-job", eve="long-con")
    game.reveal()
    assert game.money[0] == 9


@rule("HT-91")
def test_ones_own_heat_is_no_tip() -> None:
    game = stage(
        ann="circle-back", bob="the-lift", cy="lay-low", number=2, records={"ann": "tip-off"}
    )
    game.reveal()
    game.do("ann: again 1")
    assert game.money == (3, 5, 0)
