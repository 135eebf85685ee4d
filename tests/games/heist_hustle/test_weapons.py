"""Weapons: one each, extras for the mastermind, and what is played. [HH-32 .. HH-45]"""

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


def extras(seats: int) -> Table:
    """Everybody has a weapon, in spinner order; what comes next is up to the mastermind."""
    return everybody_takes(no_wild(first_round(seats)))


@rule("HH-32", "HH-33")
def test_the_mastermind_takes_first_then_the_others_clockwise() -> None:
    game = heist(crew(4), mastermind="bob").roll(1).spin("dynamite")  # cy leads now
    no_wild(game)
    order = []
    while game.phase == "weapons":
        order += game.waits_for
        game.do(f"{game.waits_for[0]}: {game.legal(game.waits_for[0])[-1]}")
    assert order == ["cy", "dee", "ann", "bob"]
    assert [game.weapons(name) for name in order] == [
        ["dynamite"],
        ["night-goggles"],
        ["glass-cutter"],
        ["laptop"],
    ]


@rule("HH-32")
def test_there_is_no_way_round_taking_one() -> None:
    game = no_wild(first_round(3))
    assert game.legal("ann") == [f"take {weapon}" for weapon in WEAPONS]
    assert game.refuses("ann: done") == "HH-32 HH-33"


@rule("HH-33")
def test_nobody_takes_a_weapon_out_of_turn() -> None:
    game = no_wild(first_round(3))
    assert game.refuses("bob: take crowbar") == "HH-33"
    game.do("ann: take crowbar")
    assert game.refuses("ann: take disguise") == "HH-35 HH-39"


@rule("HH-34")
def test_a_weapon_that_is_gone_is_gone() -> None:
    game = no_wild(first_round(3)).do("ann: take laptop")
    assert "take laptop" not in game.legal("bob")
    assert game.refuses("bob: take laptop") == "HH-34"


@rule("HH-35")
@pytest.mark.parametrize("seats", range(2, 9))
def test_with_two_to_eight_players_the_mastermind_may_take_two_more(seats: int) -> None:
    game = extras(seats)
    assert (game.phase, game.waits_for) == ("extras", ["ann"])
    game.do("ann: take dynamite")
    assert game.phase == "extras"
    game.do("ann: take night-goggles")
    assert game.phase == "play"
    assert game.weapons("ann") == ["crowbar", "night-goggles", "dynamite"]


@rule("HH-36", "HH-37")
def test_with_nine_players_he_may_take_the_one_that_is_left() -> None:
    game = extras(9)
    assert game.legal("ann") == ["done", "take dynamite"]
    game.do("ann: take dynamite")
    assert game.phase == "play"
    assert game.legal("ann") == ["play-all", "play crowbar", "play dynamite"]


@rule("HH-38")
def test_with_ten_players_there_are_no_extras_and_nothing_to_choose() -> None:
    game = extras(10)
    assert game.phase == "roll"
    assert game.state.played == 0b11_1111_1111


@rule("HH-39")
def test_extras_are_any_of_what_is_left_and_may_be_fewer_or_none() -> None:
    left = [f"take {weapon}" for weapon in WEAPONS[4:]]
    game = extras(4)
    assert game.legal("ann") == ["done", *left]
    assert game.do("ann: done").phase == "roll"
    game = extras(4).do("ann: take thermal-drill")
    assert game.legal("ann") == ["done", *(w for w in left if w != "take thermal-drill")]
    assert game.do("ann: done").phase == "play"


@rule("HH-34", "HH-39")
def test_what_the_mastermind_has_cannot_be_an_extra() -> None:
    game = extras(4)
    assert game.refuses("ann: take crowbar") == "HH-34"
    assert game.refuses("ann: take disguise") == "HH-34"
    assert game.refuses("ann: roll") == "HH-35 HH-39"


@rule("HH-40")
@pytest.mark.parametrize("name", NAMES[1:4])
def test_nobody_else_takes_extras(name: str) -> None:
    assert extras(4).refuses(f"{name}: take dynamite") == "HH-40"


@rule("HH-41")
def test_everything_lies_open_before_the_roll() -> None:
    game = extras(3).do("ann: take dynamite", "ann: done", "ann: play-all")
    assert game.phase == "roll"
    for name in ("ann", "bob", "cy", "table"):
        weapons = game.view(name)["weapons"]
        assert [w["weapon"] for w in weapons if w["played"]] == [
            "crowbar",
            "disguise",
            "lock-picks",
            "dynamite",
        ]


@rule("HH-42", "HH-43")
def test_of_three_weapons_all_or_exactly_one_are_played() -> None:
    game = extras(3).do("ann: take laptop", "ann: take dynamite")
    assert game.legal("ann") == ["play-all", "play crowbar", "play laptop", "play dynamite"]
    game.do("ann: play laptop")
    assert game.phase == "roll"  # no second one to choose
    assert game.state.played == 1 << 1 | 1 << 2 | 1 << WEAPONS.index("laptop")


@rule("HH-42")
def test_of_two_weapons_both_or_one_are_played() -> None:
    game = extras(3).do("ann: take laptop", "ann: done")
    assert game.legal("ann") == ["play-all", "play crowbar", "play laptop"]
    assert game.refuses("ann: play dynamite") == "HH-42"
    assert game.refuses("bob: play disguise") == "HH-40 HH-45"


@rule("HH-44")
@pytest.mark.parametrize("die", [5, 6])
def test_a_weapon_held_back_scores_nothing_and_nobody_else_has_it(die: int) -> None:
    weapons = {"ann": "crowbar laptop dynamite", "bob": "disguise"}
    game = heist(weapons, plays="dynamite").roll(die).spin("laptop")
    assert game.line("ann")[1] == 0
    assert game.line("bob")[1] == 0
    assert extras(2).do("ann: take laptop").refuses("bob: take laptop") == "HH-40"


@rule("HH-44")
def test_a_weapon_held_back_can_still_be_named() -> None:
    weapons = {"ann": "crowbar laptop dynamite", "bob": "disguise"}
    game = heist(weapons, plays="dynamite", wild="bob", named="laptop").roll(2).spin("laptop")
    assert game.line("ann") == [25, 0, 0, 0]
    assert game.line("bob") == [25, 0, 20, 0]


@rule("HH-45")
def test_a_single_weapon_is_always_played() -> None:
    game = extras(3).do("ann: done")
    assert game.phase == "roll"
    assert game.state.played == 0b111
    assert "plays-all" not in game.kinds()
