"""Negotiation: what is said, and what stays secret."""

import pytest

from hideout.engine.core import OVER
from tests.games.millions_of_dollars.table import BRUTE, CROOK, DRIVER, SNITCH, Table, heist

rule = pytest.mark.rule


def four() -> Table:
    return heist(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)


@rule("MD-26")
def test_who_is_in_may_say_anything() -> None:
    game = four()

    assert all(game.speaks(who) for who in game.names)
    assert not game.speaks("table")
    game.do("ann: claim driver")  # a lie
    assert game.heard("bob", "claims") == ['ann said: "I am the Driver."']


@rule("MD-27")
def test_a_claim_is_public_and_binds_nobody() -> None:
    game = four()
    before = {who: game.state.legal(game.seat(who)) for who in game.names}

    game.do("ann: claim driver", "ann: claim driver", "ann: claim crook")

    assert {who: game.state.legal(game.seat(who)) for who in game.names} == before
    assert game.heard("table", "claims") == [
        'ann said: "I am the Driver."',
        'ann said: "I am the Driver."',
        'ann said: "I am the Crook."',
    ]
    assert game.view("table")["claims"] == [CROOK, None, None, None]
    game.do("ann: leave")  # a claim is no promise to stay


@rule("MD-28")
def test_an_ask_is_public_and_binds_nobody() -> None:
    game = four().do("ann: ask 3").do("bob: offer ann 3")

    assert game.heard("table", "asks") == ['ann said: "I leave for $3M."']
    assert game.view("cy")["asks"] == [3, 0, 0, 0]
    game.do("ann: decline bob")
    assert game.legal("ann", "ask")[0] == "ask 1"
    assert game.legal("ann", "ask")[-1] == "ask 20"
    game.refuses("ann: ask 0", "MD-28")


@rule("MD-29")
def test_who_has_left_is_silent_until_the_round_is_over() -> None:
    game = four().leave("ann")

    assert not game.speaks("ann")
    assert game.state.legal(game.seat("ann")) == []
    game.refuses("ann: claim brute", "MD-29")
    game.refuses("ann: ask 2", "MD-29")
    assert game.speaks("bob")

    game.all_ready()
    assert game.phase == "choose"
    assert game.speaks("ann")


@rule("MD-29")
def test_who_has_left_is_silent_in_the_heist_and_the_others_talk_on() -> None:
    game = heist(aside="eve", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
    game.leave("bob").all_ready()

    assert game.phase == "name"
    assert [game.speaks(who) for who in game.names] == [True, False, True, True, True]


@rule("MD-30")
def test_a_withdrawn_role_stays_secret() -> None:
    game = four().leave("ann")

    assert game.role_seen("ann", "ann") == BRUTE
    for who in ("bob", "cy", "dee", "table"):
        assert game.role_seen(who, "ann") is None
        assert game.character(who, "ann")["state"] == "withdrawn"


@rule("MD-31")
def test_a_withdrawn_role_is_not_shown_afterwards_either() -> None:
    def told(of_ann: str) -> Table:
        game = heist(aside="cy", ann=of_ann, bob=DRIVER, cy=CROOK, dee=BRUTE)
        return game.leave("ann").all_ready()

    crook, brute = told(CROOK), told(BRUTE)
    # Only the visible cards differ; no word, then or later, is about ann's Role.
    for who in ("bob", "cy", "dee", "table"):
        for game in (crook, brute):
            assert not [line for line in game.heard(who, "reveals") if "ann" in line]
            assert game.role_seen(who, "ann") is None
    while crook.state.phase is not OVER:
        crook.rings()
    assert crook.role_seen("bob", "ann") is None
