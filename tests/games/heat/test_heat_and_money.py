"""Heat, price and money."""

import pytest

from hideout.games.heat import GAME
from tests.games.heat.table import stage

rule = pytest.mark.rule


def price_with(*heat: int) -> int:
    game = stage(ann="fence", bob="circle-back", cy="tip-off", heat=heat)
    price: int = game.view("ann")["price"]
    return price


@rule("HT-8", "HT-9", "HT-10")
def test_the_highest_empty_row_sets_the_price() -> None:
    assert GAME.cards.price_at == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


@rule("HT-9")
def test_heat_is_free_while_no_row_is_empty() -> None:
    assert price_with(0, 0, 0) == 0
    assert price_with(2, 0, 0) == 0
    assert price_with(1, 1, 1) == 1


@rule("HT-8")
def test_nine_to_eleven_tokens_out_cost_three_each() -> None:
    """Worked example 4."""
    assert [price_with(9, 0, 0), price_with(5, 5, 0), price_with(5, 5, 1)] == [3, 3, 3]
    board = stage(ann="fence", bob="circle-back", cy="tip-off", heat=(9, 0, 1)).view("ann")["board"]
    assert [row["tokens"] for row in board["rows"]] == [0, 0, 0, 2, 3]


@rule("HT-10")
def test_tokens_leave_the_lowest_row_and_come_back_to_the_highest_gap() -> None:
    game = stage(ann="lay-low", bob="the-lift", cy="fence", heat=(3, 0, 0))
    rows = [row["tokens"] for row in game.view("ann")["board"]["rows"]]
    assert rows == [0, 3, 3, 3, 3]
    game.reveal()
    # One came back into the first row, one left it again.
    rows = [row["tokens"] for row in game.view("ann")["board"]["rows"]]
    assert rows == [0, 3, 3, 3, 3]
    assert game.heat == (2, 1, 0)
    game = stage(ann="lay-low", bob="fence", cy="circle-back", heat=(7, 0, 0))
    assert [row["tokens"] for row in game.view("ann")["board"]["rows"]] == [0, 0, 2, 3, 3]
    game.reveal()
    assert [row["tokens"] for row in game.view("ann")["board"]["rows"]] == [0, 0, 3, 3, 3]


@rule("HT-11")
def test_the_price_is_read_at_its_own_moment() -> None:
    """Phase C reads what phase B has left: 8 tokens out cost $2 each, 9 cost $3."""
    game = stage(ann="fence", bob="the-lift", cy="crackdown", heat=(2, 3, 3))
    assert game.view("ann")["price"] == 2
    game.reveal()
    assert game.money == (0, 5, 9)
    assert game.view("ann")["price"] == 3


@rule("HT-12")
def test_board_and_players_always_hold_fifteen_tokens() -> None:
    game = stage(ann="armored-car", bob="lay-low", cy="the-lift", heat=(1, 4, 2))
    while game.state.pending():
        game.clock_rings()
        assert game.view("ann")["board"]["tokens"] + sum(game.heat) == 15


@rule("HT-13")
def test_money_is_never_short() -> None:
    game = stage(ann="armored-car", bob="fence", cy="tip-off", money=(999_000, 0, 0))
    game.reveal()
    assert game.money == (999_018, 0, 3)


@rule("HT-14", "HT-16")
def test_returning_more_than_held_returns_all() -> None:
    game = stage(ann="lay-low", bob="lay-low", cy="fence", heat=(2, 3, 0))
    game.reveal()
    assert game.heat == (0, 0, 0)
    assert game.heard("cy", "returns") == ["ann returned 2 Heat.", "bob returned 3 Heat."]


@rule("HT-15")
def test_returning_without_heat_does_nothing() -> None:
    game = stage(ann="lay-low", bob="fence", cy="circle-back")
    game.reveal()
    assert game.heat == (0, 0, 0)
    assert game.heard("cy", "returns") == []


@rule("HT-17", "HT-18", "HT-19")
def test_a_consequence_takes_what_there_is_and_spares_who_returned_nothing() -> None:
    # One token needed, none on the board: everybody returns 1 and loses up to $3.
    game = stage(
        ann="the-lift", bob="fence", cy="circle-back", dee="lay-low",
        heat=(5, 5, 5, 0), money=(0, 2, 9, 7),
    )  # fmt: skip
    game.reveal()
    assert game.heat == (5, 4, 4, 0)
    assert game.money == (5, 0, 6, 7)
    assert game.heard("dee", "loses") == ["bob lost $2.", "cy lost $3."]
