"""Sharing the Loot."""

import pytest

from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars import GAME
from hideout.games.millions_of_dollars.actions import NAME
from hideout.games.millions_of_dollars.heist import NAME_ROLE, start_heist
from hideout.games.millions_of_dollars.sharing import gains
from hideout.games.millions_of_dollars.state import NO_ROLE
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    crew,
    heist,
)

rule = pytest.mark.rule

SEVEN = crew(
    ann=MASTERMIND, bob=DRIVER, cy=CROOK, dee=BRUTE,
    eve=SNITCH, fay=SNITCH, gus=SNITCH,
)  # fmt: skip


@rule("MD-94")
def test_the_pot_is_divided_and_rounded_down() -> None:
    game = heist("cash-depot", **SEVEN).leave("bob", "cy", "eve", "fay", "gus")
    reserve = game.state.reserve
    game.all_ready()

    assert game.cash["ann"] == 5 + 6  # (11 + 2) / 2
    assert game.cash["dee"] == 5 + 6
    assert game.state.reserve == reserve - 12


@rule("MD-94")
def test_without_a_mastermind_the_loot_does_not_grow() -> None:
    game = heist("cash-depot", **SEVEN).leave("ann", "cy", "eve", "fay", "gus").all_ready()

    assert game.heard("ann", "share") == [
        "bob got a share of $5M.",
        "dee got a share of $5M.",
    ]


@rule("MD-94", "MD-95", "MD-97")
def test_the_driver_is_paid_before_the_crook_robs_the_brute() -> None:
    game = heist("auction-house", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game.leave("dee").all_ready()

    assert game.cash == {"ann": 5, "bob": 10, "cy": 9, "dee": 5}
    assert game.heard("dee", "share", "fee", "theft") == [
        "ann got a share of $3M.",
        "bob got a share of $3M.",
        "cy got a share of $3M.",
        "ann paid $1M to bob for the ride.",
        "cy paid $1M to bob for the ride.",
        "ann lost $2M to the Crook of cy.",
    ]


@rule("MD-96")
def test_the_driver_does_not_pay_himself_and_nothing_for_no_share() -> None:
    rows = [{"id": f"stall-{i}", "title": f"Stall {i}", "loot": 2, "ante": 1} for i in range(10)]
    sent = crew(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    game = heist("stall-0", game=GAME.with_deck({"loot": rows}), **sent).leave("dee").all_ready()

    # 2 / 3 is a share of 0: no fees, and nobody counts as having received one.
    assert game.heard("dee", "fee") == []
    assert game.cash == {"ann": 3, "bob": 5, "cy": 7, "dee": 5}

    alone = heist("auction-house", **sent).leave("ann", "cy", "dee").all_ready()
    assert alone.cash["bob"] == 5 + 9
    assert alone.heard("ann", "fee") == []


@rule("MD-97")
def test_no_brute_or_no_crook_no_theft() -> None:
    no_brute = heist(ann=DRIVER, bob=CROOK, cy=BRUTE, dee=BRUTE).all_ready()
    assert no_brute.heard("ann", "theft") == []  # both Brutes are out
    assert no_brute.cash == {"ann": 10, "bob": 8, "cy": 5, "dee": 5}

    no_crook = heist(ann=DRIVER, bob=CROOK, cy=CROOK, dee=BRUTE).all_ready()
    assert no_crook.heard("ann", "theft") == []


@rule("MD-98")
def test_the_crook_takes_only_what_the_brute_holds() -> None:
    """A Brute without a million, his ante lent: after a share of 2 and the fee he holds 1."""
    rows = [{"id": f"stall-{i}", "title": f"Stall {i}", "loot": 6, "ante": 1} for i in range(10)]
    game = heist(
        "stall-0", cash={"ann": 0}, game=GAME.with_deck({"loot": rows}),
        ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK,
    ).leave("dee").all_ready()  # fmt: skip

    assert game.heard("dee", "theft") == ["ann lost $1M to the Crook of cy."]
    assert game.cash == {"ann": 0, "bob": 5 + 2 + 2, "cy": 5 + 2 - 1 + 1, "dee": 5}


@rule("MD-99")
def test_the_symbol_pays_its_survivor_last() -> None:
    """The Brute's bonus comes too late for the Crook."""
    game = heist("first-bank", cash={"ann": 0}, ann=BRUTE, bob=CROOK, cy=DRIVER, dee=DRIVER)
    game.leave("dee").do("cy: leave").all_ready()

    # A share of 4, less 2 for the Crook, and 1 for the symbol.
    assert game.cash == {"ann": 3, "bob": 11, "cy": 5, "dee": 5}
    assert game.heard("dee", "theft", "symbol") == [
        "ann lost $2M to the Crook of bob.",
        "ann got $1M more for the symbol of the Loot card.",
    ]


@rule("MD-99", "MD-2")
def test_the_symbol_pays_nobody_who_is_out_or_not_in_play() -> None:
    two_brutes = heist("first-bank", ann=BRUTE, bob=BRUTE, cy=DRIVER, dee=CROOK).all_ready()
    assert two_brutes.cash == {"ann": 5, "bob": 5, "cy": 5 + 4 + 1, "dee": 5 + 4 - 1}
    gone = heist("first-bank", ann=BRUTE, bob=DRIVER, cy=DRIVER, dee=CROOK).leave("ann")
    assert gone.all_ready().heard("bob", "symbol") == []

    unused = heist("art-museum", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK).leave("dee")
    assert unused.all_ready().heard("bob", "symbol") == []  # no Mastermind among four


@pytest.mark.parametrize("seats", range(3, 9))
def test_what_bots_expect_of_a_heist_is_what_the_rules_bring(seats: int) -> None:
    poor = 0
    for seed in range(40):
        rng = Rng(seed)
        cash = [rng.below(5) for _ in range(seats)]
        position = {"seats": seats, "phase": "negotiate", "seed": seed, "table": {"cash": cash}}
        s = read_position(GAME, position)
        card, staying, roles = s.loot_card(), s.staying(), s.role[:]
        antes = [0 if s.lent[c] else s.ante[c] for c in range(s.characters)]
        start_heist(s)
        named = NO_ROLE
        if s.phase is NAME_ROLE:
            named = rng.pick(s.nameable())
            s.apply(s.pending()[0], NAME[named])
        expected = gains(s.deck.loot[card], s.deck.symbol[card], roles, staying, named, antes, cash)
        assert [cash[seat] + expected[seat] for seat in range(seats)] == s.cash
        poor += min(cash) == 0
    assert poor  # somebody could not pay all
