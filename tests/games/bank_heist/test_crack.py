"""Crack the vault. [BH-18 .. BH-33]"""

import pytest

from hideout.engine.rng import Rng
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.cards import DIGITS
from hideout.games.bank_heist.crack import CRACK_VAULT
from hideout.words import narrator
from tests.games.bank_heist.table import NAMES, dealt, race

rule = pytest.mark.rule


def answer_alone(game: object, decision: str) -> None:
    """An answer with nobody close behind."""
    game.do(decision, "table: too-late")  # type: ignore[attr-defined]


@rule("BH-18", "BH-19")
def test_three_of_the_digits_two_to_nine_are_multiplied() -> None:
    assert DIGITS == [2, 3, 4, 5, 6, 7, 8, 9]
    game = dealt(6)
    game.do(*(f"{name}: ok" for name in NAMES[:6]))
    code = game.view()["code"]
    assert len(code) == len(set(code)) == 3
    assert game.numbers("code") != []
    product = code[0] * code[1] * code[2]
    answer_alone(game, f"dee: answer {product}")
    assert game.view()["start"] == 3
    assert game.view()["turn"] == 3


@rule("BH-20")
def test_the_start_player_stays_start_player_in_all_phases() -> None:
    game = race(6)
    answer_alone(game, "bob: answer 168")
    for seat in (1, 2, 3, 4, 5, 0):
        assert game.view()["turn"] == seat
        receiver = game.names[(seat + 2) % 6]
        game.do(f"{game.names[seat]}: pass-to {receiver}", "table: time-up")
        while game.phase == "dye":
            game.do("table: time-up")
    assert game.view()["start"] == 1
    assert game.view()["token"] == 2


@rule("BH-21", "BH-22", "BH-23")
def test_a_wrong_first_answer_costs_a_space_and_the_right_to_answer() -> None:
    game = race(6)
    answer_alone(game, "eve: answer 158")
    assert game.view()["token"] == 2
    assert game.view()["locked_out"] == [4]
    assert game.phase == "crack"
    assert game.waits_for == ["ann", "bob", "cy", "dee", "fay"]
    assert game.refuses("eve: answer 168") == "BH-22 BH-23"
    assert game.view()["token"] == 2
    assert game.legal("eve") == []
    assert game.numbers("wrong") == [(4, 168, -1)]


@rule("BH-24")
def test_the_variant_adds_four_cards() -> None:
    game = dealt(5, 1, {"crack_mode": "add"})
    game.do(*(f"{name}: ok" for name in NAMES[:5]))
    assert len(game.view()["code"]) == 4
    assert game.legal("ann")[-1] == "answer 9999"
    answer_alone(game, f"cy: answer {sum(game.view()['code'])}")
    assert game.view()["start"] == 2


@rule("BH-25", "BH-27")
def test_two_right_answers_at_once_are_a_tie() -> None:
    game = race(6)
    game.do("bob: answer 168", "cy: answer 168", "table: too-late")
    assert game.view()["token"] == 1
    assert game.view()["locked_out"] == []
    assert game.view()["start"] == -1
    assert game.numbers("tie") != []
    assert game.waits_for == ["ann", "bob", "cy", "dee", "eve", "fay"]


@rule("BH-26")
def test_one_answer_a_flip_in_the_order_of_arrival() -> None:
    game = race(6)
    assert CRACK_VAULT.open
    game.do("bob: answer 100")
    assert game.refuses("bob: answer 168") == "BH-26"
    assert game.numbers("answers") == [(1, 100, -1)]
    game.do("cy: answer 168", "table: too-late")
    assert game.view()["locked_out"] == [1]


@rule("BH-27")
def test_answers_within_the_window_of_a_wrong_first_one_are_void() -> None:
    game = race(6)
    game.do("bob: answer 100", "cy: answer 99", "dee: answer 168", "table: too-late")
    assert game.view()["locked_out"] == [1]
    assert game.view()["token"] == 2
    assert game.phase == "crack"


@rule("BH-27")
def test_wrong_answers_behind_a_right_first_one_are_void() -> None:
    game = race(6)
    game.do("bob: answer 168", "cy: answer 99", "table: too-late")
    assert game.view()["start"] == 1
    assert game.view()["locked_out"] == []
    assert game.view()["token"] == 1


@rule("BH-27")
def test_the_tie_window_is_a_clock_from_the_first_answer() -> None:
    game = race(6, options={"tie_window_ms": 250})
    game.do("bob: answer 168")
    (clock,) = game.state.clocks()
    assert (clock.action.verb, clock.millis, clock.since) == ("too-late", 250, game.state.step)
    game = race(6, options={"tie_window_ms": 0})
    game.do("bob: answer 168")
    assert game.view()["start"] == 1


@rule("BH-28")
def test_any_number_may_be_answered_and_none_is_marked() -> None:
    game = race(6)
    assert len(game.legal("ann")) == 10_000
    assert narrator(GAME).prompt(game.state, 0) == "Crack the vault: 3 x 7 x 8?"


@rule("BH-21", "BH-22")
@pytest.mark.parametrize("mode", ["multiply", "add"])
@pytest.mark.parametrize("number", [0, 1, 31, 505, 9999])
def test_however_far_off_a_wrong_answer_costs(mode: str, number: int) -> None:
    game = dealt(5, 1, {"crack_mode": mode})
    game.do(*(f"{name}: ok" for name in NAMES[:5]))
    answer_alone(game, f"eve: answer {number}")
    assert game.view()["token"] == 2
    assert game.view()["locked_out"] == [4]


@rule("BH-29")
def test_the_last_one_not_locked_out_is_start_player_at_once() -> None:
    game = race(5, locked="ann bob cy")
    answer_alone(game, "eve: answer 3")
    assert game.view()["start"] == 3
    assert game.phase == "pass-card"


@rule("BH-30", "BH-31")
def test_wrong_answers_stop_before_agents_win_and_may_start_the_alarm() -> None:
    game = race(6, token=5)
    answer_alone(game, "ann: answer 3")
    assert game.view()["token"] == 5
    assert game.numbers("token") == []  # it does not move, so nobody is told that it does
    assert game.phase == "crack"
    code = game.view()["code"]
    answer_alone(game, f"bob: answer {code[0] * code[1] * code[2]}")
    assert game.view()["stage"] == "robbery-alarm"
    assert game.numbers("alarm") != []


@rule("BH-32")
def test_a_flip_without_an_answer_is_replaced_and_the_third_time_lots_are_drawn() -> None:
    game = race(6, locked="ann bob cy")
    (clock,) = game.state.clocks()
    assert (clock.action.verb, clock.millis) == ("time-up", 30_000)
    game.do("table: time-up", "table: time-up")
    assert game.phase == "crack"
    assert game.view()["token"] == 1
    game.do("table: time-up", luck=[1])
    assert game.view()["start"] == 4  # the second of dee, eve and fay
    assert game.numbers("drawn-by-lot") != []


@rule("BH-32")
def test_an_answer_breaks_the_row_of_silent_flips() -> None:
    game = race(6)
    game.do("table: time-up", "table: time-up")
    answer_alone(game, "ann: answer 3")
    assert game.state.unanswered == 0


@rule("BH-33")
def test_bots_answer_after_a_log_normal_delay() -> None:
    hard = race(6, code="3 7 8")
    easy = race(6, code="2 3 4")
    rng = Rng(1)
    slow = sorted(CRACK_VAULT.delay(hard.state, 0, rng) for _ in range(4000))
    fast = sorted(CRACK_VAULT.delay(easy.state, 0, rng) for _ in range(4000))
    assert 12_750 < slow[2000] < 14_250
    assert 8_400 < fast[2000] < 9_600
    assert fast[0] == 3750
    assert 13_500 * 1.3 < slow[3364] < 13_500 * 1.7  # one sigma above: e to the 0.4
    assert GAME.cards.race["wrong_percent"] == 6


def test_the_start_player_can_be_drawn_by_lot() -> None:
    game = dealt(6, 1, {"crack_mode": "random"})
    game.do(*(f"{name}: ok" for name in NAMES[:5]))
    game.do("fay: ok", luck=[4])
    assert game.view()["start"] == 4
    assert game.phase == "pass-card"
