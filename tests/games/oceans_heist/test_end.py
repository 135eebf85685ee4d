"""How it ends, and which ending comes first. [OH-133 .. OH-139]"""

import pytest

from tests.games.oceans_heist.table import EIGHT, Table, in_phase, new_table

rule = pytest.mark.rule


def escape(**more: object) -> Table:
    """Wing It of the Escape."""
    return in_phase("wing", round=5, **more)  # type: ignore[arg-type]


@rule("OH-133")
def test_the_crew_wins_with_the_target_and_no_casino_defense_standing() -> None:
    game = escape(hand="e-badge#1 e-crowbar#1", standing="c-dome#1", table={"has_target": True})
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.ending == "crew_win"
    assert game.state.game.result(game.state)["winners"] == [0]
    assert game.state.game.returns(game.state) == [1.0, 0.0]


@rule("OH-134")
def test_without_the_target_it_is_a_stalemate_that_nobody_wins() -> None:
    game = escape(hand="e-badge#1 e-crowbar#1", standing="c-dome#1")
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.ending == "stalemate"
    assert game.state.game.returns(game.state) == [0.0, 0.0]
    assert game.state.game.result(game.state)["rating"] == {"crew": 0.5, "staff": 0.5}


@rule("OH-134")
def test_standing_dye_packs_do_not_matter_for_a_stalemate() -> None:
    game = escape(standing="u-dyepacks", target="t-cash").do("ann: stop")
    assert game.ending == "stalemate"


@rule("OH-135")
@pytest.mark.parametrize(("has_target", "ending"), [(True, "crew_win"), (False, "stalemate")])
def test_the_last_card_on_the_last_defense_is_no_exhaustion(has_target: bool, ending: str) -> None:
    game = escape(hand="e-badge#1", standing="c-dome#1", table={"has_target": has_target})
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.ending == ending


@rule("OH-136")
def test_too_many_alarms_come_before_exhaustion() -> None:
    game = escape(hand="e-badge#1", standing="c-dome#1", alarms=5)
    game.attempt("c-dome#1", "e-badge#1 1", 2)
    assert game.ending == "alarms"


@rule("OH-136")
def test_exhaustion_comes_before_a_failed_escape() -> None:
    game = escape(hand="e-badge#1", standing="c-dome#1", alarms=4)
    game.attempt("c-dome#1", "e-badge#1 1", 2)
    assert game.ending == "exhausted"


@rule("OH-137")
def test_too_many_alarms_in_round_four_lose_even_with_the_target() -> None:
    game = in_phase(
        "wing", round=4, standing="u-pedestal v-captain", alarms=4,
        table={"disabled": ["u-pedestal"]},
    ).do("ann: stop")  # fmt: skip
    assert game.view("ann")["has_target"]
    assert game.ending == "alarms"


@rule("OH-139")
@pytest.mark.parametrize(("captain", "winners"), [("ann", [1, 3]), ("bob", [0, 2])])
def test_a_captains_word_concedes_for_the_team(captain: str, winners: list[int]) -> None:
    game = in_phase("prep", seats=4, drawn=EIGHT).do(f"table: concede {captain}")
    assert game.ending == "conceded"
    assert game.view("table")["winners"] == winners
    assert game.legal("ann") == []


@rule("OH-139")
def test_only_captains_concede() -> None:
    game = in_phase("prep", seats=4, drawn=EIGHT)
    assert game.refuses("table: concede cy") == "OH-139"
    assert game.refuses("ann: concede ann") == "OH-139"  # the table states it


@rule("OH-139", "OH-140")
def test_a_team_may_concede_before_the_heist_act_too() -> None:
    at_the_target = new_table(4).do("bob: target t-cash", "table: concede bob")
    assert at_the_target.ending == "conceded"
    assert at_the_target.view("table")["winners"] == [0, 2]
    assert at_the_target.view("ann")["target"] is None
    assert at_the_target.view("ann")["target_draft"] == "t-cash"  # all is open by now
    at_the_situation = new_table(4).do("bob: target t-cash", "bob: confirm", "table: concede bob")
    assert at_the_situation.view("ann")["winners"] == [0, 2]
    shopping = new_table(4).do("table: time-up", "table: time-up", "ann: buy e-emp#1")
    shopping.do("bob: choose g-hack", "table: concede ann")
    assert shopping.view("table")["winners"] == [1, 3]
    assert shopping.view("bob")["hand"] == ["e-emp#1"]
    assert shopping.view("ann")["globals"] == ["g-hack"]
    assert shopping.state.game.check(shopping.state) == ""


def test_a_result_names_the_figures_of_the_balance_record() -> None:
    game = escape(
        hand="e-badge#1 e-crowbar#1", standing="c-dome#1", alarms=2, opening="o-van",
        situation="s-storm", table={"has_target": True, "left_standing": [1, 0, 0, 1]},
    )  # fmt: skip
    game.attempt("c-dome#1", "e-badge#1 1", 1)
    assert game.state.game.result(game.state) == {
        "ending": "crew_win",
        "winners": [0],
        "team": ["crew", "staff"],
        "rating": {"crew": 1.0, "staff": 0.0},
        "round": 5,
        "alarms": 2,
        "escape_alarms": 2,
        "has_target": True,
        "attempts": 1,
        "left_standing": {"1": 1, "2": 0, "3": 0, "4": 1, "5": 0},
        "target": "t-diamond",
        "situation": "s-storm",
        "globals": "g-vault g-wing",
        "opening": "o-van",
    }
