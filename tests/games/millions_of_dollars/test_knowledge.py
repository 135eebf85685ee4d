"""Worlds that look the same from a seat: what may vary in them, and how often."""

from collections import Counter

import pytest

from hideout.engine.core import TABLE
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars import GAME
from hideout.games.millions_of_dollars.cards import ROLES
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    Table,
    crew,
    heist,
    planning,
)

rule = pytest.mark.rule
WORLDS = 300


def worlds(game: Table, who: str) -> list[Table]:
    seat = TABLE if who == "table" else game.seat(who)
    return [Table(GAME.resample(game.state, seat, Rng(seed)), game.names) for seed in range(WORLDS)]


def sent(game: Table, who: str) -> str:
    return ROLES[game.state.role[game.seat(who)]]


@rule("MD-24")
def test_who_misses_his_own_card_knows_what_was_set_aside() -> None:
    game = heist(aside="ann", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)

    for world in worlds(game, "ann"):
        assert ROLES[world.state.aside] == BRUTE
        assert sorted(sent(world, who) for who in ("bob", "cy", "dee")) == [CROOK, CROOK, DRIVER]


@rule("MD-24", "MD-22")
def test_the_card_set_aside_is_drawn_by_its_chances() -> None:
    """Ann sees her Brute, a Driver and a Crook: what is the fourth card?

    A second Brute would be set aside or shown: 2 of 4 cards leave this picture, in 3 ways to
    deal the others; a second Driver or Crook: 2 of 4 in 3 ways too, as the twins can be swapped.
    """
    game = heist(aside="dee", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)

    counts = Counter(ROLES[world.state.aside] for world in worlds(game, "ann"))

    # Weights: Brute 2 * 3! / 1 = 12 of deals of B, D, C; Driver 2 * 3! / 2 = 6; Crook 6.
    assert 125 < counts[BRUTE] < 175
    assert 55 < counts[DRIVER] < 95
    assert 55 < counts[CROOK] < 95


def test_a_choice_of_others_may_be_anything() -> None:
    game = planning(5).do("ann: choose snitch").do("bob: choose driver")

    seen = {sent(world, "bob") for world in worlds(game, "ann")}

    assert seen == {SNITCH, BRUTE, DRIVER, CROOK}
    assert {sent(world, "ann") for world in worlds(game, "ann")} == {SNITCH}
    assert {
        world.view("ann")["chosen"] == game.view("ann")["chosen"] for world in worlds(game, "cy")
    }


@rule("MD-66")
def test_what_was_looked_at_stays_and_the_rest_varies() -> None:
    game = heist(
        cards={"ann": 1}, aside="eve", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK
    )
    game.do("ann: intimidate cy").leave("cy")

    assert {sent(world, "cy") for world in worlds(game, "ann")} == {DRIVER}
    assert len({sent(world, "cy") for world in worlds(game, "bob")}) > 1


@rule("MD-69")
def test_once_the_snitch_has_been_revealed_no_other_snitch_stayed() -> None:
    game = heist(aside="bob", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=SNITCH)
    game.leave("eve").all_ready()
    assert game.phase == "name"

    for world in worlds(game, "cy"):
        assert SNITCH not in [sent(world, who) for who in ("bob", "cy", "dee")]
    assert SNITCH in {sent(world, "eve") for world in worlds(game, "cy")}


@rule("MD-100", "MD-103")
def test_nobody_is_thought_to_repeat_a_role_in_the_variant() -> None:
    game = heist(options={"fooled": True}, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.leave("ann", "bob", "cy", "dee")
    for who, role in crew(ann=DRIVER, bob=BRUTE, cy=BRUTE, dee=BRUTE).items():
        game.do(f"{who}: choose {role}")

    for world in worlds(game, "table"):
        assert sent(world, "bob") != DRIVER
        assert CROOK not in (sent(world, "cy"), sent(world, "dee"))


@rule("MD-86")
def test_both_characters_of_a_player_are_different_in_every_world() -> None:
    game = heist(ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, MASTERMIND))

    for world in worlds(game, "table"):
        roles = world.state.role
        assert all(roles[2 * seat] != roles[2 * seat + 1] for seat in range(3))


@rule("MD-112")
def test_others_may_whisper_anything_they_can_pay() -> None:
    game = heist(options={"whispers": True}, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.do("bob: whisper cy 4").do("cy: offer dee 3")

    sums = set()
    for world in worlds(game, "ann"):
        assert world.view("ann") == game.view("ann")
        assert world.state.promised[2] in (3, 4)
        assert GAME.check(world.state) == ""
        sums.add(world.state.promised[1])
    assert sums == {0, 1, 2, 3, 4}


@rule("MD-42")
def test_what_others_hold_ready_is_not_known() -> None:
    game = heist(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.do("ann: offer dee 1").do("bob: offer dee 1").do("dee: hold ann 1")

    assert {world.state.holding for world in worlds(game, "ann")} == {0}
    assert {world.state.holding for world in worlds(game, "dee")} == {0b1000}


@rule("MD-7")
def test_the_loot_to_come_is_any_of_the_rest() -> None:
    game = planning(4, "first-bank")

    nexts = {world.state.pile[1] for world in worlds(game, "ann")}
    removed = {card for world in worlds(game, "ann") for card in world.state.pile[8:]}

    assert nexts == removed == set(range(1, 10))
