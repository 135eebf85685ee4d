"""Set-up and start, mastermind and rounds. [HH-1 .. HH-14]"""

import pytest

from hideout.engine.core import OVER
from hideout.engine.drive import random_play
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import (
    WEAPONS,
    crew,
    everybody_takes,
    first_round,
    heist,
    new_table,
    no_wild,
)

rule = pytest.mark.rule


@rule("HH-1")
@pytest.mark.parametrize("seats", range(2, 11))
def test_two_to_ten_can_play(seats: int) -> None:
    assert GAME.new(seats, 0, {}).pending() == [0]


@rule("HH-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_no_other_number_can_start(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 10 players"):
        GAME.new(seats, 0, {})


@rule("HH-2")
def test_all_ten_locations_lie_in_the_deck() -> None:
    for seed in range(20):
        assert sorted(GAME.new(4, seed, {}).locations) == list(range(10))


@rule("HH-2")
def test_every_location_can_lie_on_top() -> None:
    tops = {GAME.new(4, seed, {}).locations[0] for seed in range(200)}
    assert tops == set(range(10))


@rule("HH-3", "HH-4")
def test_all_weapons_and_the_wild_card_lie_on_the_table_before_a_round() -> None:
    game = first_round(4)
    weapons = game.view("table")["weapons"]
    assert weapons == [{"weapon": weapon, "owner": -1, "played": False} for weapon in WEAPONS]
    assert game.view("table")["wild_holder"] == -1


@rule("HH-4")
def test_the_weapons_lie_in_the_same_order_whatever_the_seed() -> None:
    for seed in range(20):
        game = new_table(3, seed).start_rolls(3, 1, 1)
        no_wild(game)
        assert game.legal("ann") == [f"take {weapon}" for weapon in WEAPONS]


@rule("HH-5")
def test_sheets_are_empty_at_first() -> None:
    game = new_table(3)
    assert game.totals == {"ann": 0, "bob": 0, "cy": 0}
    assert game.view("ann")["sheets"] == [[], [], []]


@rule("HH-6")
def test_all_make_one_starting_roll_in_seat_order() -> None:
    game = new_table(4)
    rolled = []
    for die in (3, 3, 2, 1):  # the first roll settles it; all roll nevertheless
        assert game.phase == "start"
        rolled.append(game.waits_for)
        game.luck(die).do(f"{game.waits_for[0]}: roll")
    assert rolled == [["ann"], ["bob"], ["cy"], ["dee"]]
    assert game.phase == "wild"


@rule("HH-6")
def test_nobody_rolls_for_the_start_out_of_turn_or_twice() -> None:
    game = new_table(3)
    assert game.refuses("bob: roll") == "HH-6"
    game.luck(1).do("ann: roll")
    assert game.refuses("ann: roll") == "HH-6"


@rule("HH-7")
@pytest.mark.parametrize(
    ("dice", "starter"),
    [
        ((3, 1, 1), "ann"),
        ((1, 3, 1), "bob"),
        ((2, 4, 3), "cy"),  # a 3 beats the even rolls before it
        ((6, 3, 3), "bob"),  # the first of two
        ((5, 5, 3), "cy"),
    ],
)
def test_the_first_three_starts(dice: tuple[int, ...], starter: str) -> None:
    assert new_table(3).start_rolls(*dice).mastermind == starter


@rule("HH-8")
@pytest.mark.parametrize(
    ("dice", "starter"), [((2, 4, 6), "ann"), ((1, 4, 2), "bob"), ((5, 1, 6), "cy")]
)
def test_without_a_three_the_first_even_roll_starts(dice: tuple[int, ...], starter: str) -> None:
    assert new_table(3).start_rolls(*dice).mastermind == starter


@rule("HH-9")
def test_ones_and_fives_are_rolled_again_by_all() -> None:
    game = new_table(3).start_rolls(1, 5, 1)
    assert (game.phase, game.waits_for) == ("start", ["ann"])
    assert game.kinds() == ["start-roll"] * 3 + ["roll-again"]
    assert game.start_rolls(5, 1, 2).mastermind == "cy"


@rule("HH-9")
def test_after_twenty_undecided_rounds_the_first_seat_starts() -> None:
    game = new_table(2)
    for _ in range(19):
        game.start_rolls(1, 5)
    assert (game.phase, game.waits_for) == ("start", ["ann"])
    game.start_rolls(5, 1)
    assert (game.phase, game.mastermind) == ("wild", "ann")
    assert game.kinds().count("roll-again") == 19


@rule("HH-9")
def test_the_twentieth_round_can_still_be_decided() -> None:
    game = new_table(2)
    for _ in range(19):
        game.start_rolls(1, 5)
    assert game.start_rolls(1, 6).mastermind == "bob"


@rule("HH-10", "HH-11")
@pytest.mark.parametrize("dice", [(1, 3), (1, 2)])
def test_the_starter_is_mastermind_and_turns_up_the_first_location(dice: tuple[int, ...]) -> None:
    game = new_table(2, seed=5)
    assert game.view("ann")["location"] is None
    game.start_rolls(*dice)
    assert game.mastermind == "bob"
    top = GAME.cards.locations[GAME.new(2, 5, {}).locations[0]]
    for name in ("ann", "bob", "table"):
        assert game.view(name)["location"] == top
        assert game.view(name)["points"] == GAME.cards.points[GAME.cards.locations.index(top)]


@rule("HH-12")
def test_the_lead_goes_clockwise() -> None:
    game = heist(crew(3), mastermind="bob").roll(1).spin("dynamite")
    assert game.mastermind == "cy"
    everybody_takes(no_wild(game)).do("cy: done").roll(1).spin("dynamite")
    assert game.mastermind == "ann"


@rule("HH-12", "HH-14")
@pytest.mark.parametrize(
    ("seats", "led"),
    [
        (2, [5, 5]),
        (3, [4, 3, 3]),
        (4, [3, 3, 2, 2]),
        (7, [2, 2, 2, 1, 1, 1, 1]),
        (9, [2, 1, 1, 1, 1, 1, 1, 1, 1]),
        (10, [1] * 10),
    ],
)
def test_some_lead_once_more_than_others(seats: int, led: list[int]) -> None:
    game = new_table(seats).start_rolls(3, *[1] * (seats - 1))
    random_play(game.state, Rng(1))
    assert game.view("ann")["led"] == led
    assert game.kinds().count("location") == 10


@rule("HH-12")
def test_how_often_everybody_led_is_counted_as_it_happens() -> None:
    game = new_table(4).start_rolls(1, 1, 3, 1)  # cy starts
    led = [0] * 4
    while game.state.phase is not OVER:
        if game.phase == "wild" and not any(game.state.wild_rolls):
            led[game.state.mastermind] += 1
        assert game.view("bob")["led"] == led
        random_play(game.state, Rng(game.state.step), 1)
    assert game.view("bob")["led"] == led == [2, 2, 3, 3]


@rule("HH-13")
@pytest.mark.parametrize("seats", range(2, 11))
def test_a_game_is_exactly_ten_rounds_with_every_location_once(seats: int) -> None:
    game = new_table(seats, seed=seats)
    random_play(game.state, Rng(seats))
    done = game.view("ann")["done"]
    assert sorted(done) == sorted(GAME.cards.locations)
    assert [len(game.state.line(line, 0)) for line in range(10)] == [4] * 10
    assert game.kinds().count("spun") == 10


@rule("HH-14")
@pytest.mark.parametrize(
    ("seats", "rounds"),
    [(2, 10), (3, 9), (4, 8), (5, 10), (6, 6), (7, 7), (8, 8), (9, 9), (10, 10)],
)
def test_even_rounds_let_everybody_lead_equally(seats: int, rounds: int) -> None:
    game = new_table(seats, even_rounds=True)
    assert game.view("ann")["rounds"] == rounds
    random_play(game.state, Rng(3))
    assert game.view("ann")["led"] == [rounds // seats] * seats
    assert game.kinds().count("spun") == rounds
    # The rest of the deck stays unseen: only which cards they are is known.
    done, coming = game.view("ann")["done"], game.view("ann")["coming"]
    assert sorted(done + coming) == sorted(GAME.cards.locations)
    assert len(coming) == 10 - rounds
