"""Clocks and what happens when they run out: an absent player never stops the game. [HH-75]"""

import pytest

from hideout.engine.core import TABLE
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import (
    WEAPONS,
    Table,
    crew,
    everybody_takes,
    first_round,
    heist,
    new_table,
    no_wild,
)

rule = pytest.mark.rule


def seconds(game: Table) -> float:
    (clock,) = game.state.clocks()
    assert game.state.game.notation.text(clock.action) == "time-up"
    assert clock.since == game.state.opened
    assert (clock.grace, clock.grace_since) == (0, 0)
    return clock.millis / 1000


def buttons() -> list[Table]:
    return [
        new_table(3),
        first_round(3),
        heist(crew(3)),
        heist(crew(3), phase="spin", table={"die": 2}),
    ]


def decisions() -> list[Table]:
    three = {"ann": "crowbar laptop", "bob": "disguise", "cy": "lock-picks"}
    return [
        first_round(3).wild_rolls(4),
        no_wild(first_round(3)),
        heist(crew(3), phase="extras"),
        heist(three, phase="play"),
        heist(crew(3), phase="name", wild="cy"),
        heist(crew(3), phase="bail", bail=True),
        heist(crew(3), phase="second-try", second_try=True, table={"die": 1}),
    ]


@rule("HH-75")
def test_a_button_has_ten_seconds() -> None:
    assert [seconds(game) for game in buttons()] == [10.0] * 4


@rule("HH-75")
def test_a_decision_has_twenty_seconds() -> None:
    assert [seconds(game) for game in decisions()] == [20.0] * 7


@rule("HH-75")
@pytest.mark.parametrize(("option", "decision", "button"), [(5, 5.0, 2.5), (120, 120.0, 60.0)])
def test_the_option_sets_both(option: int, decision: float, button: float) -> None:
    assert seconds(heist(crew(3), clock_seconds=option)) == button
    assert seconds(heist(crew(3), phase="extras", clock_seconds=option)) == decision


@rule("HH-75")
def test_everybody_in_turn_has_a_clock_of_his_own() -> None:
    game = new_table(3)
    for step in range(3):
        (clock,) = game.state.clocks()
        assert clock.since == step
        game.luck(3).do(f"{game.waits_for[0]}: roll")
    no_wild(game)
    for _ in range(3):
        (clock,) = game.state.clocks()
        assert clock.since == game.state.step
        game.do("table: time-up")


@rule("HH-19", "HH-75")
def test_who_won_the_right_to_the_wild_card_has_time_from_the_roll_on() -> None:
    game = first_round(3).wild_rolls(1, 4)
    (clock,) = game.state.clocks()
    assert (clock.since, clock.millis) == (2, 20_000)


@rule("HH-39", "HH-75")
def test_after_one_extra_there_is_time_again_for_the_next() -> None:
    game = everybody_takes(no_wild(first_round(3))).do("ann: take laptop")
    (clock,) = game.state.clocks()
    assert (clock.since, clock.millis) == (game.state.step, 20_000)


@rule("HH-75")
def test_after_a_line_the_clock_for_the_spin_begins_anew() -> None:
    game = heist(crew(2), line_percent=20).roll(2).luck(0).do("ann: spin")
    (clock,) = game.state.clocks()
    assert (clock.since, clock.millis) == (2, 10_000)


@rule("HH-75")
def test_answers_under_bail_share_one_clock() -> None:
    game = heist(crew(4), phase="bail", bail=True)
    opened = game.state.opened
    game.do("cy: bail")
    (clock,) = game.state.clocks()
    assert clock.since == opened < game.state.step


@rule("HH-6", "HH-75")
def test_time_out_at_the_start_rolls() -> None:
    game = new_table(3).luck(5).do("table: time-up")
    assert game.view("ann")["start_rolls"] == [5]
    assert game.waits_for == ["bob"]


@rule("HH-75")
def test_time_out_for_a_wild_roll_rolls() -> None:
    game = first_round(3).luck(2).do("table: time-up")
    assert game.view("ann")["wild_rolls"] == [0, 2, 0]


@rule("HH-19", "HH-75")
def test_time_out_with_the_right_to_the_wild_card_takes_it() -> None:
    game = first_round(3).wild_rolls(6).do("table: time-up")
    assert game.view("ann")["wild_holder"] == 1


@rule("HH-32", "HH-75")
def test_time_out_for_a_weapon_takes_the_first_on_the_table() -> None:
    game = no_wild(first_round(3)).do("ann: take disguise", "table: time-up", "table: time-up")
    assert game.weapons("bob") == ["crowbar"]
    assert game.weapons("cy") == ["lock-picks"]


@rule("HH-39", "HH-75")
def test_time_out_for_extras_takes_none() -> None:
    game = everybody_takes(no_wild(first_round(3))).do("table: time-up")
    assert game.weapons("ann") == ["crowbar"]
    assert game.phase == "roll"
    # nor another one, if there is one already
    game = everybody_takes(no_wild(first_round(3))).do("ann: take laptop", "table: time-up")
    assert game.weapons("ann") == ["crowbar", "laptop"]
    assert game.phase == "play"


@rule("HH-42", "HH-75")
def test_time_out_for_playing_plays_all() -> None:
    game = heist({"ann": "crowbar laptop dynamite", "bob": "disguise"}, phase="play")
    game.do("table: time-up")
    assert [w for w in range(10) if game.state.is_played(w)] == [
        WEAPONS.index(weapon) for weapon in ("crowbar", "disguise", "laptop", "dynamite")
    ]


@rule("HH-25", "HH-75")
def test_time_out_for_the_name_names_the_weapon_one_picked() -> None:
    game = heist({"ann": "crowbar", "bob": "laptop"}, phase="name", wild="bob")
    assert game.do("table: time-up").view("ann")["named"] == "laptop"
    ten = heist(crew(10), phase="name", wild="ann").do("table: time-up")
    assert ten.view("bob")["named"] == "crowbar"


@rule("HH-75", "HH-77")
def test_time_out_under_bail_goes_for_all_who_are_late() -> None:
    game = heist(crew(4), phase="bail", bail=True).do("cy: bail", "table: time-up")
    assert game.view("table")["answers"] == [None, "go", "bail", "go"]
    assert game.phase == "roll"


@rule("HH-46", "HH-75")
def test_time_out_for_the_heist_roll_rolls() -> None:
    game = heist(crew(2)).luck(5).do("table: time-up")
    assert (game.phase, game.view("ann")["die"]) == ("spin", 5)


@rule("HH-75", "HH-78")
def test_time_out_for_the_second_try_lets_it_stand() -> None:
    game = heist(crew(2), second_try=True).roll(3).do("table: time-up")
    assert (game.phase, game.view("ann")["die"]) == ("spin", 3)
    assert game.view("ann")["tried_again"] is False


@rule("HH-53", "HH-75")
def test_time_out_for_the_spin_spins() -> None:
    game = heist(crew(2)).roll(2).luck(1).do("table: time-up")
    assert game.line("bob") == [25, 2, 0, 0]


@rule("HH-75")
@pytest.mark.parametrize("seats", [2, 9, 10])
def test_a_game_nobody_attends_ends(seats: int) -> None:
    options = {"bail": True, "second_try": True, "line_percent": 20}
    state = GAME.new(seats, 1, options)
    while state.pending():
        (clock,) = state.clocks()
        state.apply(TABLE, clock.action)
    assert GAME.result(state)["ending"] == "points"


@rule("HH-75")
def test_a_player_cannot_ring_the_clock() -> None:
    assert heist(crew(2)).refuses("ann: time-up") == "HH-75"
    assert heist(crew(2)).refuses("table: roll") == "HH-46"
