"""Intimidation cards."""

import pytest

from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    SNITCH,
    Table,
    choose,
    heist,
)

rule = pytest.mark.rule


def five(**cards: int) -> Table:
    """Only ann's Snitch card is not visible."""
    return heist(aside="ann", cards=cards, ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)


@rule("MD-62")
def test_a_card_is_spent_to_look_at_a_character() -> None:
    game = five(bob=1).do("bob: intimidate dee")

    assert game.role_seen("bob", "dee") == CROOK
    assert game.cards["bob"] == 0
    assert not game.may("bob", "intimidate eve")
    game.refuses("bob: intimidate eve", "MD-62")
    game.refuses("cy: intimidate eve", "MD-62")


@rule("MD-62")
def test_the_supply_never_runs_out() -> None:
    """A Brute alone every round earns eight cards in eight rounds, all there are."""
    game = heist(options={"target": 30}, ann=BRUTE, bob=DRIVER, cy=DRIVER, dee=DRIVER)
    for _ in range(8):
        # The Loot is divided among nobody but the Brute, whose money is taken away to go on.
        game.state.reserve += game.state.cash[0]
        game.state.cash[0] = 0
        game.rings()
        if game.phase == "choose":
            choose(game, ann=BRUTE, bob=DRIVER, cy=DRIVER, dee=DRIVER)

    assert game.phase == "over"
    assert game.cards["ann"] == 8


@rule("MD-63")
def test_a_card_can_be_spent_from_the_next_round_on() -> None:
    game = five()
    game.leave("ann")
    assert game.legal("bob", "intimidate") == []
    game.all_ready()  # bob earns a card when Negotiation is over
    assert game.cards["bob"] == 1
    assert game.legal("bob", "intimidate") == []

    choose(game, ann=DRIVER, bob=DRIVER, cy=DRIVER, dee=CROOK, eve=CROOK)

    assert game.may("bob", "intimidate ann")


@rule("MD-64")
def test_it_can_be_spent_in_negotiation_and_by_the_snitch_before_he_names() -> None:
    game = five(ann=2, bob=2)
    assert game.may("ann", "intimidate cy")
    assert game.may("bob", "intimidate cy")

    game.all_ready()

    assert game.phase == "name"
    assert game.state.legal(game.seat("bob")) == []
    game.do("ann: intimidate cy")
    assert game.role_seen("ann", "cy") == DRIVER
    assert game.phase == "name"
    game.do("ann: intimidate dee", "ann: name driver")
    assert game.phase == "choose"


@rule("MD-65")
def test_user_and_target_must_be_in() -> None:
    game = five(ann=1, bob=1).leave("bob", "cy")

    game.refuses("bob: intimidate ann", "MD-65")
    game.refuses("ann: intimidate cy", "MD-65")
    game.refuses("ann: intimidate ann", "MD-62")
    assert game.legal("ann", "intimidate") == ["intimidate p3", "intimidate p4"]


@rule("MD-66")
def test_all_learn_who_looked_at_whom_and_only_the_user_learns_the_role() -> None:
    game = five(bob=1).do("bob: intimidate dee")

    assert game.heard("bob", "looked", "saw") == [
        "You looked at dee with an Intimidation card.",
        "You saw that dee sent the Crook.",
    ]
    for who in ("ann", "cy", "eve", "table"):
        assert game.heard(who, "looked", "saw") == ["bob looked at dee with an Intimidation card."]
        assert game.role_seen(who, "dee") is None
    assert game.heard("dee", "looked", "saw") == ["bob looked at you with an Intimidation card."]
    game.do("bob: claim driver")  # he may say what he likes


@rule("MD-66")
def test_what_was_seen_is_known_after_the_character_has_left() -> None:
    game = five(bob=1).do("bob: intimidate dee").leave("dee")

    assert game.role_seen("bob", "dee") == CROOK
    assert game.role_seen("cy", "dee") is None


@rule("MD-67", "MD-68")
def test_several_cards_can_be_held_and_spent_one_at_a_time() -> None:
    game = five(bob=3)
    assert game.view("table")["intimidation"] == [0, 3, 0, 0, 0]

    game.do("bob: intimidate dee", "bob: intimidate ann")

    assert game.view("table")["intimidation"] == [0, 1, 0, 0, 0]
    assert [game.role_seen("bob", who) for who in ("ann", "dee", "cy")] == [SNITCH, CROOK, None]
