"""Record and choosing."""

import pytest

from hideout.engine.core import IllegalAction
from tests.games.heat.table import stage

rule = pytest.mark.rule


@rule("HT-26", "HT-31", "HT-44", "HT-61", "HT-63", "HT-87")
def test_a_third_stage_with_three_players() -> None:
    """Worked example 2: A first, then B, then C."""
    game = stage(
        ann="lay-low", bob="the-lift", cy="crackdown", heat=(3, 3, 3), money=(6, 4, 0), number=3,
        records={"ann": "heavy fence", "bob": "tip-off long-con", "cy": "bank-job heavy"},
    )  # fmt: skip
    game.reveal()
    assert game.heat == (2, 4, 3)
    assert game.money == (6, 9, 9)
    assert game.heard("cy", "returns", "gains", "takes", "earns", "consequence") == [
        "ann returned 1 Heat.",
        "bob gained $5.",
        "bob took 1 Heat.",
        "You earned $9.",
    ]
    assert game.record("ann") == ["heavy", "fence", "lay-low"]


@rule("HT-26")
def test_the_newest_card_is_the_one_in_use() -> None:
    game = stage(
        ann="backup-plan the-lift", bob="fence", cy="circle-back",
        number=2, records={"ann": "heavy"},
    )  # fmt: skip
    game.reveal()
    assert game.record("ann") == ["heavy", "backup-plan"]
    assert game.using("ann") == "backup-plan"


@rule("HT-27")
def test_all_choose_in_secret_and_reveal_together() -> None:
    game = stage(ann="the-lift", bob="fence", cy="heavy")
    game.plays(ann="the-lift")
    game.plays(cy="heavy")
    assert game.record("ann") == game.record("cy") == []
    assert game.view("bob")["chosen"] == [True, False, True]
    assert game.heard("bob", "plays") == []
    game.plays(bob="fence")
    assert [game.record(name) for name in game.names] == [["the-lift"], ["fence"], ["heavy"]]
    assert game.heard("bob", "plays") == [
        "ann played The Lift.", "You played Fence.", "cy played Heavy.",
    ]  # fmt: skip


@rule("HT-28")
def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    game = stage(ann="the-lift heavy", bob="fence", cy="circle-back")
    game.plays(ann="the-lift", bob="fence")
    game.plays(ann="heavy")
    assert game.view("ann")["choice"] == ["play heavy"]
    assert game.waits_for == ["cy"]
    game.plays(cy="circle-back")
    assert game.record("ann") == ["heavy"]
    with pytest.raises(IllegalAction):
        game.do("ann: play heavy")


@rule("HT-29")
def test_who_has_no_card_sits_the_stage_out() -> None:
    game = stage(ann="copycat-crime lay-low", bob="", cy="the-lift lay-low", number=3, spare=0)
    assert game.waits_for == ["ann", "cy"]
    assert game.legal("bob") == []
    game.plays(ann="copycat-crime", cy="the-lift")
    assert game.heard("ann", "sits-out") == ["bob had no card left to play."]
    assert game.using("bob") is None
    assert game.legal("ann") == ["copy cy"]  # who sits out cannot be copied
    game.do("ann: copy cy")
    assert game.money == (5, 0, 5)
    assert game.record("bob") == []


@rule("HT-29", "HT-109")
def test_who_sits_a_stage_out_makes_no_claim_in_it() -> None:
    game = stage(ann="lay-low", bob="", cy="fence", number=3, spare=0)
    assert game.state.legal(1) == []
    assert {"claim", "claim-quiet"} < {action.verb for action in game.state.legal(0)}


@rule("HT-29")
def test_a_stage_that_everybody_sits_out_passes() -> None:
    game = stage(
        ann="fence", bob="circle-back", cy="tip-off", number=3, heist=1, heat=(1, 2, 0),
        money=(4, 0, 2), spare=0,
    )  # fmt: skip
    game.reveal()
    assert game.phase == "draft"
    assert game.view("ann")["heist"] == 2
    assert len(game.heard("ann", "sits-out")) == 3
    assert (game.heat, game.money) == ((1, 2, 0), (4, 0, 2))


@rule("HT-30")
def test_older_cards_stay_open_but_do_not_work_again() -> None:
    game = stage(
        ann="fence", bob="circle-back", cy="tip-off", number=2,
        records={"bob": "", "cy": "armored-car"}, heat=(0, 0, 5), money=(0, 0, 18),
    )  # fmt: skip
    assert game.view("ann")["records"][2] == ["armored-car"]
    game.reveal()
    assert game.view("ann")["records"][2] == ["armored-car", "tip-off"]
    assert game.money == (0, 0, 18)
    assert game.heat == (0, 0, 5)


@rule("HT-32", "HT-56")
def test_a_card_with_two_letters_works_in_both_phases() -> None:
    game = stage(ann="getaway-driver", bob="fence", cy="circle-back", heat=(1, 0, 0))
    game.reveal()
    assert game.heard("bob", "returns", "gains", "takes") == [
        "ann returned 1 Heat.", "ann gained $4.", "ann took 1 Heat.",
    ]  # fmt: skip
    assert (game.heat, game.money) == ((1, 0, 0), (4, 0, 0))


@rule("HT-33", "HT-35")
def test_after_the_fourth_stage_all_cards_go_back_and_heat_and_money_stay() -> None:
    game = stage(
        ann="the-lift", bob="fence", cy="circle-back", number=4, heat=(2, 1, 0), money=(3, 4, 5),
        records={"ann": "heavy long-con lay-low", "bob": "tip-off"},
    )  # fmt: skip
    game.reveal()
    state = game.state
    assert game.phase == "draft"
    assert game.view("ann")["heist"] == 2
    assert [game.record(name) for name in game.names] == [[], [], []]
    assert sorted(state.dealt + state.deck) == state.in_use
    assert (game.heat, game.money) == ((3, 1, 0), (8, 4, 5))


@rule("HT-33", "HT-34")
def test_the_card_left_after_the_fourth_stage_does_nothing() -> None:
    game = stage(
        ann="fence armored-car", bob="circle-back clean-hands", cy="tip-off case-the-joint",
        number=4, spare=0,
    )  # fmt: skip
    game.reveal()
    assert game.phase == "draft"
    assert (game.heat, game.money) == ((0, 0, 0), (0, 0, 0))
    assert "Armored Car" not in str(game.heard("bob"))  # nor is it shown [HT-33]


@rule("HT-105")
def test_who_is_late_plays_the_first_card_received() -> None:
    game = stage(ann="the-lift heavy", bob="fence tip-off", cy="circle-back")
    assert [(c.action.verb, c.millis) for c in game.state.clocks()] == [("time-up", 45_000)]
    game.plays(ann="heavy")
    game.clock_rings()
    assert [game.record(name) for name in game.names] == [["heavy"], ["fence"], ["circle-back"]]
