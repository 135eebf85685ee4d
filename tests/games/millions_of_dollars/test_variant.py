"""The variant: won't get fooled again."""

import pytest

from hideout.engine.rng import StackedRng
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    choose,
    crew,
    heist,
)

rule = pytest.mark.rule
FOOLED = {"fooled": True}


@rule("MD-100")
def test_nobody_repeats_the_role_of_the_round_before() -> None:
    sent = crew(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game = heist(options=FOOLED, **sent).leave("dee").all_ready()

    assert game.legal("ann", "choose") == ["choose driver", "choose crook"]
    game.refuses("ann: choose brute", "MD-100")
    assert game.legal("dee", "choose") == ["choose brute", "choose driver"]  # left, but chosen

    plain = heist(**sent).all_ready()  # off by default
    plain.do("ann: choose brute")


@rule("MD-101")
def test_three_players_choose_two_of_the_other_three() -> None:
    game = heist(options=FOOLED, ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, MASTERMIND))
    for who in game.names:
        game.do(f"{who}: withdraw 1", f"{who}: withdraw 2")

    assert game.legal("ann", "choose-two") == [
        "choose-two snitch crook",
        "choose-two snitch mastermind",
        "choose-two crook snitch",
        "choose-two crook mastermind",
        "choose-two mastermind snitch",
        "choose-two mastermind crook",
    ]
    game.refuses("ann: choose-two driver crook", "MD-101")


@rule("MD-102")
def test_it_looks_back_exactly_one_round() -> None:
    game = heist(options=FOOLED, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.leave("ann", "bob", "cy", "dee")
    choose(game, ann=DRIVER, bob=BRUTE, cy=BRUTE, dee=BRUTE)
    game.leave("ann", "bob", "cy", "dee")

    assert game.legal("ann", "choose") == ["choose brute", "choose crook"]


@rule("MD-102")
def test_round_one_is_free_and_a_role_by_chance_counts() -> None:
    game = heist(options=FOOLED, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.leave("ann", "bob", "cy", "dee")
    game.state.rng = StackedRng(0, [1, 0, 0, 0, 0])  # ann may have driver or crook: crook

    game.rings().leave("ann", "bob", "cy", "dee")

    assert game.view("bob")["last"] == [CROOK, BRUTE, BRUTE, BRUTE]
    assert game.legal("ann", "choose") == ["choose brute", "choose driver"]


@rule("MD-103")
def test_last_rounds_roles_are_shown_to_all_in_the_next() -> None:
    game = heist(options=FOOLED, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    assert game.view("table")["last"] == [None, None, None, None]
    game.leave("ann").all_ready()  # one has left, two are eliminated

    assert game.view("table")["last"] == [BRUTE, DRIVER, CROOK, CROOK]
    assert game.heard("table", "last-time") == [
        "ann had sent the Brute in the round before.",
        "bob had sent the Driver in the round before.",
        "cy had sent the Crook in the round before.",
        "dee had sent the Crook in the round before.",
    ]
    choose(game, ann=DRIVER, bob=BRUTE, cy=BRUTE, dee=BRUTE)
    assert game.view("table")["last"] == [BRUTE, DRIVER, CROOK, CROOK]  # for the whole round
