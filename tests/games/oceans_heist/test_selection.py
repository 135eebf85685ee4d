"""Target, Situation and Preparation. [OH-15 .. OH-32]"""

from typing import Any

import pytest

from hideout.games.oceans_heist import GAME
from tests.games.oceans_heist.table import Table, new_table, prepared

rule = pytest.mark.rule


def at_prepare(
    situation: str = "", seats: int = 2, target: str = "t-diamond", **options: Any
) -> Table:
    game = new_table(seats, **options).do(f"bob: target {target}", "bob: confirm")
    if situation:
        game.do(f"ann: situation {situation}")
    return game.do("ann: confirm")


@rule("OH-15")
def test_the_staff_chooses_one_of_three_targets_and_it_is_public_at_once() -> None:
    game = new_table()
    assert game.legal("bob") == ["target t-diamond", "target t-painting", "target t-cash"]
    assert game.legal("ann") == []
    assert game.refuses("ann: target t-cash") == "OH-15"
    assert game.refuses("bob: confirm") == "OH-15"

    game.do("bob: target t-painting", "bob: confirm")
    assert game.view("table")["target"] == "t-painting"
    assert "The Target is the Painting." in game.heard("ann")


@rule("OH-16")
@pytest.mark.parametrize(
    ("target", "unique"),
    [("t-diamond", "u-pedestal"), ("t-painting", "u-framewire"), ("t-cash", "u-dyepacks")],
)
def test_the_unique_of_the_target_is_the_one_that_comes(target: str, unique: str) -> None:
    game = at_prepare(target=target)
    s = game.state
    assert s.deck.guards[s.deck.unique[s.target]] == unique


@rule("OH-17")
def test_the_crew_knows_the_uniques_requirements_from_the_catalogue() -> None:
    uniques: Any = GAME.deck["unique"]
    rows = {row["id"]: row for row in uniques}
    assert rows["u-pedestal"]["any"] == [[["pick", 4], ["sneak", 3]], [["climb", 3], ["hack", 3]]]


@rule("OH-18", "OH-19")
def test_the_crew_answers_with_one_situation_for_the_whole_game() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm")
    assert game.refuses("bob: situation s-gala") == "OH-18"
    game.do("ann: situation s-storm", "ann: situation s-gala", "ann: confirm")

    assert game.view("bob")["situation"] == "s-gala"
    game = prepared_with(game)
    assert game.view("bob")["situation"] == "s-gala"


def prepared_with(game: Table) -> Table:
    game.do("bob: choose g-vault", "bob: choose g-wing", "bob: confirm", "ann: buy e-emp#1")
    return game.do("ann: confirm")


@rule("OH-18")
def test_the_crew_may_do_without_a_situation() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm")
    game.do("ann: situation s-storm", "ann: no-situation", "ann: confirm")
    assert game.view("bob")["situation"] is None


@rule("OH-20")
def test_time_out_uses_the_draft_or_a_random_target_and_no_situation() -> None:
    drafted = new_table().do("bob: target t-cash").time_up()
    assert drafted.view("ann")["target"] == "t-cash"
    chance = new_table().luck(1).time_up()
    assert chance.view("ann")["target"] == "t-painting"

    assert drafted.do("ann: situation s-gala").time_up().view("bob")["situation"] == "s-gala"
    assert chance.time_up().view("bob")["situation"] is None


@rule("OH-21", "OH-28")
def test_the_staff_lays_exactly_two_different_globals() -> None:
    game = at_prepare().do("bob: choose g-hack")
    assert game.refuses("bob: confirm") == "OH-21 OH-28"
    game.do("bob: choose g-hack")
    assert game.refuses("bob: confirm") == "OH-21 OH-28"
    game.do("bob: choose g-con")
    assert game.refuses("bob: choose g-wing") == "OH-21"
    game.do("bob: drop g-hack", "bob: choose g-wing", "bob: confirm")
    assert game.view("bob")["globals"] == ["g-con", "g-wing"]


@rule("OH-22", "OH-27")
def test_a_card_that_would_exceed_the_budget_is_refused() -> None:
    game = at_prepare(budget=4500)
    for card in ("e-laptop#1", "e-laptop#2", "e-alias#1", "e-alias#2", "e-lookalike#1"):
        game.do(f"ann: buy {card}")
    for card in ("e-lookalike#2", "e-acrobat", "e-jammer#1", "e-jammer#2", "e-jammer#3"):
        game.do(f"ann: buy {card}")
    for card in ("e-emp#1", "e-emp#2", "e-drone#1", "e-drone#2"):
        game.do(f"ann: buy {card}")
    assert game.view("ann")["money_left"] == 350
    game.do("ann: buy e-nightsuit#1")

    assert game.refuses("ann: buy e-feltshoes#1") == "OH-22 OH-27"
    assert game.reason("ann: buy e-feltshoes#1") == (
        "'Buy Felt-Soled Shoes #1' is not possible: it costs $150 and $100 is left."
    )
    game.do("ann: buy e-badge#1")
    assert game.view("ann")["money_left"] == 0


@rule("OH-22")
def test_the_budget_is_five_thousand_dollars() -> None:
    assert at_prepare().view("ann")["money_left"] == 5000


@rule("OH-23")
def test_both_choose_at_the_same_time_and_neither_sees_the_other() -> None:
    game = at_prepare().do("bob: choose g-hack", "ann: buy e-emp#1")
    assert sorted(game.waits_for) == ["ann", "bob"]
    assert game.view("ann")["globals"] is None
    assert game.view("bob")["hand"] is None
    assert game.view("bob")["money_left"] is None
    assert game.view("table")["globals"] is None


@rule("OH-24", "OH-32")
def test_there_are_no_more_copies_than_the_stock() -> None:
    game = at_prepare()
    copies = [text for text in game.legal("ann") if text.startswith("buy e-jammer")]
    assert copies == ["buy e-jammer#1", "buy e-jammer#2", "buy e-jammer#3"]
    assert [text for text in game.legal("ann") if text.startswith("buy e-acrobat")] == [
        "buy e-acrobat"
    ]


@rule("OH-25")
def test_a_discount_lowers_its_trait_and_never_below_fifty() -> None:
    game = at_prepare("s-demolition")
    game.do("ann: buy e-charge#1")  # 150 - 50
    assert game.view("ann")["money_left"] == 4900
    game.do("ann: buy e-smoke#1")  # 100 - 50
    assert game.view("ann")["money_left"] == 4850
    game.do("ann: buy e-badge#1")  # another trait
    assert game.view("ann")["money_left"] == 4750


@rule("OH-25")
def test_a_large_discount_stops_at_fifty() -> None:
    tables = dict(GAME.deck)
    tables["situation"] = [
        {"id": "s-sale", "title": "Sale", "discount": {"trait": "blast", "amount": 400}}
    ]
    game = new_table(game=GAME.with_deck(tables))
    game.do("bob: target t-cash", "bob: confirm", "ann: situation s-sale", "ann: confirm")
    game.do("ann: buy e-lance#1")
    assert game.view("ann")["money_left"] == 4950


@rule("OH-26", "OH-31")
def test_what_is_not_spent_is_lost_and_the_shop_closes() -> None:
    game = prepared(new_table(), "e-emp#1")
    assert game.refuses("ann: buy e-badge#1") == "OH-31"
    assert not any(text.startswith("buy") for text in game.legal("ann"))


@rule("OH-28")
def test_missing_globals_are_drawn_from_the_rest_at_time_out() -> None:
    game = at_prepare().do("bob: choose g-hack", "ann: buy e-emp#1").luck(0).time_up()
    assert game.view("ann")["globals"] == ["g-hack", "g-sneak"]


@rule("OH-29")
@pytest.mark.parametrize("bought", ["", "o-van o-scanner"])
def test_a_basket_without_uses_is_replaced_by_a_sensible_kit_at_time_out(bought: str) -> None:
    game = at_prepare().do("bob: choose g-hack", "bob: choose g-con")
    for card in bought.split():
        game.do(f"ann: buy {card}")
    game.time_up()

    assert game.phase == "reveal"
    assert 20 <= len(game.hand) <= 45
    assert game.at("in-play") == []
    assert 0 <= game.view("ann")["money_left"] < 100
    assert "given-kit" in game.kinds()


@rule("OH-29")
def test_any_other_basket_stands_at_time_out() -> None:
    game = (
        at_prepare().do("ann: buy e-badge#2", "bob: choose g-hack", "bob: choose g-con").time_up()
    )
    assert game.hand == ["e-badge#2"]


@rule("OH-30")
def test_what_was_bought_is_the_crews_common_hand() -> None:
    game = prepared(new_table(4), "e-emp#1 e-badge#2")
    assert game.hand == ["e-badge#2", "e-emp#1"] or game.hand == ["e-emp#1", "e-badge#2"]
    assert game.view("ann")["hand"] == game.view("cy")["hand"] == game.hand


@rule("OH-32")
def test_each_copy_has_its_own_uses() -> None:
    game = prepared(new_table(), "e-jammer#1 e-jammer#3")
    game.time_up().do("ann: place e-jammer#1").time_up().time_up()
    # Nothing was laid, so nothing is assigned: the jammer on the table loses a use. [OH-108]
    assert game.active == {"e-jammer#1": 1}
    assert game.hand == ["e-jammer#3"]
