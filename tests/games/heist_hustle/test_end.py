"""Recording, the end, winners and ties. [HH-69 .. HH-75]"""

import pytest

from hideout.engine.drive import random_play
from hideout.engine.record import Record, read_record, write_record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import (
    crew,
    everybody_takes,
    heist,
    last_round,
    new_table,
    no_wild,
)

rule = pytest.mark.rule


@rule("HH-69")
def test_each_location_has_its_line_with_losses_below_zero() -> None:
    game = heist(crew(3), location="pawn-shop").roll(4).spin("disguise")
    everybody_takes(no_wild(game)).do("bob: done").roll(5).spin("disguise")
    done = game.view("cy")["done"]
    assert done[0] == "pawn-shop"
    assert game.view("cy")["sheets"] == [
        [[18, 0, 0, 0], [0, 0, 0, 0]],
        [[9, 4, 0, 0], [0, 0, 0, 0]],
        [[9, 0, 0, 0], [0, -5, 0, 0]],
    ]


@rule("HH-70")
def test_lines_and_totals_may_be_negative() -> None:
    game = heist(crew(2), wild="bob", named="disguise").roll(5).spin("disguise")
    assert game.totals == {"ann": 0, "bob": -30}


@rule("HH-71", "HH-72")
def test_after_scoring_everything_goes_back_and_the_location_is_set_aside() -> None:
    weapons = {"ann": "crowbar laptop", "bob": "disguise"}
    game = heist(weapons, location="casino-vault", plays="laptop", wild="bob", named="laptop")
    game.roll(2).spin("crowbar")
    for name in ("ann", "bob", "table"):
        view = game.view(name)
        assert [w["owner"] for w in view["weapons"]] == [-1] * 10
        assert [w["played"] for w in view["weapons"]] == [False] * 10
        assert view["done"] == ["casino-vault"]
        assert view["location"] != "casino-vault"
        assert (view["die"], view["wild_rolls"]) == (0, [0, 0])


@rule("HH-73")
def test_the_highest_total_wins() -> None:
    game = last_round({"ann": -11, "bob": 0, "cy": -1}, last="ann").spin("dynamite")
    assert game.waits_for == []
    assert GAME.result(game.state) == {
        "ending": "points",
        "winners": [1],
        "totals": [-11, 0, -1],
    }
    assert GAME.returns(game.state) == [0.0, 1.0, 0.0]
    assert game.kinds()[-1] == "wins"


@rule("HH-73")
def test_the_last_round_counts() -> None:
    game = last_round({"ann": -11, "bob": 0, "cy": 0}, last="ann").spin("disguise")
    assert GAME.result(game.state)["winners"] == [2]  # bob lost a point


@rule("HH-73")
def test_nobody_has_won_while_the_game_runs() -> None:
    game = last_round({"ann": -11, "bob": 0, "cy": -1}, last="ann")
    assert GAME.result(game.state) == {"ending": None, "winners": [], "totals": [-11, 0, -1]}
    assert GAME.returns(game.state) == [0.0, 0.0, 0.0]
    assert game.view("bob")["winners"] == []


@rule("HH-73")
def test_a_negative_total_can_win() -> None:
    game = heist(
        crew(2),
        mastermind="bob",
        phase="spin",
        table={
            "round": 10,
            "die": 1,
            "sheets": [
                [[0, -5, 0], *[[0, 0, 0]] * 8],
                [*[[0, 0, 0]] * 2, [0, 0, -5], *[[0, 0, 0]] * 6],
            ],
        },
    ).spin("crowbar")
    assert game.totals == {"ann": -6, "bob": -5}
    assert GAME.result(game.state)["winners"] == [1]


@rule("HH-74")
def test_ties_share_the_victory() -> None:
    game = last_round({"ann": 0, "bob": -10, "cy": 0}, last="ann").spin("dynamite")
    assert GAME.result(game.state)["winners"] == [0, 2]
    assert GAME.returns(game.state) == [0.5, 0.0, 0.5]
    assert game.kinds()[-2:] == ["shares-win", "shares-win"]


@rule("HH-74")
def test_by_the_option_a_tie_goes_to_who_led_less() -> None:
    # ann leads last, so she led rounds 1, 4, 7, 10 and the others three each.
    game = last_round({"ann": 0, "bob": -10, "cy": 0}, last="ann", tie="fewer_lead")
    assert game.view("ann")["led"] == [4, 3, 3]
    game.spin("dynamite")
    assert GAME.result(game.state)["winners"] == [2]


@rule("HH-74")
def test_by_the_option_those_who_led_equally_still_share() -> None:
    game = last_round({"ann": 0, "bob": 0, "cy": 0}, last="ann", tie="fewer_lead")
    game.spin("dynamite")
    assert GAME.result(game.state)["winners"] == [1, 2]
    assert GAME.returns(game.state) == [0.0, 0.5, 0.5]


@rule("HH-74")
def test_leading_less_does_not_beat_a_higher_total() -> None:
    game = last_round({"ann": 0, "bob": -1, "cy": -1}, last="ann", tie="fewer_lead")
    assert GAME.result(game.spin("dynamite").state)["winners"] == [0]


@rule("HH-14", "HH-74")
def test_with_even_rounds_the_option_can_only_share() -> None:
    game = last_round({"ann": 0, "bob": -10, "cy": 0}, "ann", tie="fewer_lead", even_rounds=True)
    assert game.view("bob")["round"] == 9
    assert GAME.result(game.spin("dynamite").state)["winners"] == [0, 2]


@rule("HH-73")
def test_after_the_end_nothing_can_be_done() -> None:
    game = last_round({"ann": -1, "bob": 0}, last="bob").spin("dynamite")
    assert game.state.clocks() == []
    for name in ("ann", "bob", "table"):
        assert game.legal(name) == []
    assert game.reason("ann: roll") == "The game is over."


@rule("HH-75")
def test_a_seed_gives_the_same_game_again_and_another_seed_another() -> None:
    def played(seed: int) -> list[int]:
        game = new_table(5, seed)
        random_play(game.state, Rng(1))
        return game.state.total

    assert played(11) == played(11)
    assert played(11) != played(12)


@rule("HH-75")
def test_a_record_replays_to_the_same_sheets() -> None:
    record = Record(GAME, ["ann", "bob"], 3, {"second_try": True})
    state = record.start()
    rng = Rng(9)
    while state.pending():
        seat = state.pending()[0]
        action = rng.pick(state.legal(seat))
        record.add(seat, action)
        state.apply(seat, action)
    again = read_record(write_record(record), find_game).replay()
    assert again.sheet == state.sheet
    assert again.total == state.total
