"""The wild card: who gets it, what it may stand for. [HH-15 .. HH-31]"""

import pytest

from tests.games.heist_hustle.table import (
    NAMES,
    WEAPONS,
    Table,
    crew,
    everybody_takes,
    first_round,
    heist,
    no_wild,
)

rule = pytest.mark.rule


def who_rolls(game: Table) -> list[str]:
    """Everybody asked to roll, if nobody ever gets the card."""
    asked = []
    while game.phase == "wild":
        asked += game.waits_for
        game.wild_rolls(1)
    return asked


@rule("HH-15", "HH-17")
def test_all_but_the_mastermind_roll_clockwise_from_his_left() -> None:
    game = first_round(4)
    assert who_rolls(game) == ["bob", "cy", "dee"]
    later = heist(crew(5), mastermind="cy").roll(1).spin("dynamite")
    assert later.mastermind == "dee"
    assert who_rolls(later) == ["eve", "ann", "bob", "cy"]


@rule("HH-15", "HH-17")
def test_nine_players_have_eight_who_roll_and_ten_have_ten_with_the_mastermind_last() -> None:
    assert who_rolls(first_round(9)) == list(NAMES[1:9])
    assert who_rolls(first_round(10)) == [*NAMES[1:10], "ann"]


@rule("HH-15")
def test_the_mastermind_may_not_roll() -> None:
    assert first_round(4).refuses("ann: roll") == "HH-15"


@rule("HH-17")
def test_a_mastermind_of_ten_has_to_wait_for_the_others() -> None:
    assert first_round(10).refuses("ann: roll") == "HH-17"


@rule("HH-16")
def test_the_rolls_come_after_the_location_and_before_any_weapon() -> None:
    game = first_round(3, "casino-vault")
    assert (game.phase, game.location) == ("wild", "casino-vault")
    assert game.refuses("bob: take crowbar") == "HH-16 HH-17"
    assert game.refuses("ann: take crowbar") == "HH-16 HH-17"
    no_wild(game)
    assert game.phase == "weapons"
    assert game.waits_for == ["ann"]


@rule("HH-18")
@pytest.mark.parametrize("die", [4, 6])
def test_a_four_or_six_gives_the_right_to_the_card(die: int) -> None:
    game = first_round(3).wild_rolls(die)
    assert game.waits_for == ["bob"]
    assert game.legal("bob") == ["take-wild", "decline"]


@rule("HH-18")
@pytest.mark.parametrize("die", [1, 2, 3, 5])
def test_no_other_roll_does(die: int) -> None:
    game = first_round(3).wild_rolls(die)
    assert game.waits_for == ["cy"]
    assert game.legal("bob") == []
    assert game.legal("cy") == ["roll"]


@rule("HH-18")
def test_nobody_takes_the_card_without_a_roll() -> None:
    assert first_round(3).refuses("bob: take-wild") == "HH-18"


@rule("HH-17")
def test_one_roll_each() -> None:
    assert first_round(3).wild_rolls(4).refuses("bob: roll") == "HH-17 HH-18"
    assert first_round(3).wild_rolls(1).refuses("bob: roll") == "HH-17 HH-18"


@rule("HH-19", "HH-20")
def test_the_first_who_wants_it_gets_it_and_the_rolling_stops() -> None:
    game = first_round(5).wild_rolls(1, 6).do("cy: take-wild")
    assert game.view("table")["wild_holder"] == 2
    assert game.phase == "weapons"
    assert game.view("table")["wild_rolls"] == [0, 1, 6, 0, 0]


@rule("HH-19", "HH-20")
def test_one_who_declines_passes_the_chance_on_for_good() -> None:
    game = first_round(4).wild_rolls(4).do("bob: decline")
    assert game.waits_for == ["cy"]
    assert game.refuses("bob: take-wild") == "HH-20"
    game.wild_rolls(6).do("cy: take-wild")
    assert game.view("ann")["wild_holder"] == 2


@rule("HH-21")
def test_without_a_four_or_six_the_card_stays() -> None:
    game = no_wild(first_round(3))
    assert game.kinds()[-1] == "wild-stays"
    everybody_takes(game).do("ann: done")
    assert game.phase == "roll"  # nobody is asked for a name
    game.roll(2).spin("dynamite")
    assert [game.line(name)[2] for name in ("ann", "bob", "cy")] == [0, 0, 0]


@rule("HH-22")
def test_the_card_stays_if_all_who_may_have_it_decline() -> None:
    game = first_round(3).wild_rolls(4, 6).do("cy: decline")
    assert game.phase == "weapons"
    assert game.view("ann")["wild_holder"] == -1
    assert game.kinds()[-1] == "wild-stays"


@rule("HH-23")
def test_of_two_only_the_opponent_rolls() -> None:
    game = first_round(2)
    assert game.waits_for == ["bob"]
    game.wild_rolls(2)
    assert game.phase == "weapons"


@rule("HH-24")
def test_the_holder_takes_a_weapon_as_well() -> None:
    game = first_round(3).wild_rolls(4).do("bob: take-wild", "ann: take crowbar")
    assert game.waits_for == ["bob"]
    game.do("bob: take laptop", "cy: take disguise", "ann: done")
    assert game.weapons("bob") == ["laptop"]
    assert game.state.is_played(WEAPONS.index("laptop"))


@rule("HH-25", "HH-26")
def test_the_holder_names_a_weapon_after_all_are_played_and_before_the_roll() -> None:
    game = first_round(3).wild_rolls(4).do("bob: take-wild")
    everybody_takes(game).do("ann: take dynamite")
    assert game.refuses("bob: name laptop") == "HH-26"
    game.do("ann: done")
    assert game.refuses("bob: name laptop") == "HH-26"
    game.do("ann: play-all")
    assert (game.phase, game.waits_for) == ("name", ["bob"])
    assert game.refuses("ann: roll") == "HH-25"
    assert game.refuses("ann: name laptop") == "HH-25"
    game.do("bob: name laptop")
    assert game.phase == "roll"
    for name in ("ann", "bob", "cy", "table"):
        assert game.view(name)["named"] == "laptop"


@rule("HH-26")
def test_a_name_once_said_stands() -> None:
    game = heist(crew(3), wild="bob", phase="name").do("bob: name laptop")
    assert game.refuses("bob: name crowbar") == "HH-25 HH-26"


@rule("HH-27", "HH-28", "HH-29", "HH-30")
def test_any_weapon_may_be_named_or_none() -> None:
    game = heist(
        {"ann": "crowbar thermal-drill", "bob": "disguise", "cy": "lock-picks"},
        wild="bob",
        plays="crowbar",
        phase="name",
    )
    assert game.legal("bob") == [f"name {weapon}" for weapon in WEAPONS] + ["unused"]


@rule("HH-27")
@pytest.mark.parametrize("weapon", ["crowbar", "lock-picks"])
def test_a_weapon_of_another_may_be_named(weapon: str) -> None:
    game = heist(crew(3), wild="bob", phase="name").do(f"bob: name {weapon}").roll(2).spin(weapon)
    assert game.line("bob") == [13, 0, 20, 0]


@rule("HH-28")
def test_ones_own_weapon_may_be_named() -> None:
    game = heist(crew(3), wild="bob", phase="name").do("bob: name disguise").roll(2)
    assert game.spin("disguise").line("bob") == [13, 2, 20, 0]


@rule("HH-29")
def test_a_weapon_that_nobody_has_may_be_named() -> None:
    game = heist(crew(3), wild="bob", phase="name").do("bob: name dynamite").roll(2)
    assert game.spin("dynamite").line("bob") == [13, 0, 20, 0]


@rule("HH-30")
@pytest.mark.parametrize("die", [1, 2])
def test_an_unused_wild_card_scores_nothing(die: int) -> None:
    for weapon in WEAPONS:
        game = heist(crew(3), wild="bob", phase="name").do("bob: unused").roll(die).spin(weapon)
        assert game.line("bob")[2] == 0
        assert "wild-points" not in game.kinds()


@rule("HH-31")
def test_the_card_goes_back_after_the_round() -> None:
    game = heist(crew(3), wild="bob", named="disguise").roll(2).spin("disguise")
    assert game.view("table")["wild_holder"] == -1
    assert game.view("table")["named"] is None
    no_wild(game)
    everybody_takes(game).do("bob: done")
    assert game.phase == "roll"


@rule("HH-17", "HH-19", "HH-68")
def test_a_mastermind_of_ten_can_be_the_one_who_takes_it() -> None:
    game = first_round(10).wild_rolls(1, 2, 3, 5, 1, 2, 3, 5, 1, 6)
    assert game.waits_for == ["ann"]
    game.do("ann: take-wild")
    everybody_takes(game)
    assert (game.phase, game.waits_for) == ("name", ["ann"])
