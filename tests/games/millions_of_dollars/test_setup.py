"""Set-up and money."""

import pytest

from hideout.engine.core import TABLE
from hideout.engine.drive import random_play
from hideout.engine.notation import BadNotation
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars import GAME
from hideout.games.millions_of_dollars.cards import LOOT
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    SNITCH,
    Table,
    crew,
    heist,
    planning,
)

rule = pytest.mark.rule


@rule("MD-1")
def test_three_to_eight_can_play() -> None:
    for seats in (3, 4, 5, 6, 7, 8):
        assert GAME.new(seats, 0, {}).seats == seats
    for seats in (0, 1, 2, 9, 10):
        with pytest.raises(BadData, match="3 to 8"):
            GAME.new(seats, 0, {})


@rule("MD-2")
def test_roles_by_player_count() -> None:
    choices = {seats: planning(seats).legal("ann", "choose") for seats in (4, 5, 6, 7, 8)}

    assert choices[4] == ["choose brute", "choose driver", "choose crook"]
    assert choices[5] == ["choose snitch", "choose brute", "choose driver", "choose crook"]
    assert choices[6] == choices[5]
    assert choices[7] == [*choices[5], "choose mastermind"]
    assert choices[8] == choices[7]


@rule("MD-2")
def test_an_unused_role_can_be_neither_chosen_nor_claimed_nor_named() -> None:
    planning(4).refuses("ann: choose snitch", "MD-2")
    four = heist(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    assert four.legal("ann", "claim") == ["claim brute", "claim driver", "claim crook"]
    four.refuses("ann: claim mastermind", "MD-2")

    five = heist(ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK).all_ready()
    assert five.legal("ann", "name") == ["name brute", "name driver", "name crook"]


@rule("MD-3")
def test_three_players_use_all_five_roles() -> None:
    firsts = {text.split()[1] for text in planning(3).legal("ann", "choose-two")}

    assert firsts == {"snitch", "brute", "driver", "crook", "mastermind"}


@rule("MD-4", "MD-5")
def test_start_money_and_reserve() -> None:
    reserve = {}
    for seats in range(3, 9):
        state = GAME.new(seats, 0, {})
        assert state.cash == [5] * seats
        reserve[seats] = state.reserve

    assert reserve == {3: 160, 4: 155, 5: 150, 6: 145, 7: 140, 8: 135}


def play_by_clocks(table: Table) -> Table:
    """Nobody does anything: the clocks play the game."""
    while table.state.pending():
        table.rings("time-up")
    return table


@rule("MD-6")
def test_eight_of_ten_loot_cards_are_played() -> None:
    ids = [row[0] for row in LOOT]
    removed = set()
    for seed in range(40):
        table = Table(GAME.new(4, seed, {"target": 30}), ["ann", "bob", "cy", "dee"])
        first = table.view("ann")["loot"]
        play_by_clocks(table)
        turned_up = [event.a for event in table.events if event.kind == "loot"]
        if len(turned_up) == 7:  # nobody was richer than 30 before the end
            assert isinstance(first, dict)
            played = [first["id"], *(ids[card] for card in turned_up)]
            assert len(set(played)) == 8
            removed.update(set(ids) - set(played))

    assert removed == set(ids)  # each of them now and then


@rule("MD-7")
def test_nobody_sees_which_loot_cards_are_removed() -> None:
    one = planning(4, "first-bank", ("armored-van",))
    other = planning(4, "first-bank", ("armored-van",))
    other.state.pile[1:] = reversed(other.state.pile[1:])

    for who in (*one.names, "table"):
        assert one.view(who) == other.view(who)
    assert len(str(one.view("ann")["coming"]).split(",")) == 9


@rule("MD-8")
def test_the_first_leader_is_drawn() -> None:
    assert {GAME.new(5, seed, {}).leader for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("MD-9")
def test_money_is_whole_millions() -> None:
    game = heist(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    with pytest.raises(BadNotation):
        game.do("ann: offer bob 1.5")

    state = GAME.new(6, 3, {})
    random_play(state, Rng(3))
    assert all(type(amount) is int for amount in [*state.cash, *state.ante, state.reserve])


@rule("MD-10")
def test_money_is_public() -> None:
    game = heist("grand-casino", cash={"bob": 1}, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)

    for who in (*game.names, "table"):
        view = game.view(who)
        assert view["cash"] == [3, 1, 3, 3]
        assert view["reserve"] == 175 - 10 - 8
        assert [game.character(who, name)["ante"] for name in game.names] == [2, 2, 2, 2]
        lent = [game.character(who, name)["lent"] for name in game.names]
        assert lent == [False, True, False, False]


@rule("MD-11")
@pytest.mark.parametrize("seats", range(3, 9))
def test_no_money_is_made_or_lost(seats: int) -> None:
    for seed in range(5):
        state = GAME.new(seats, seed, {})
        while random_play(state, Rng(seed + state.step), 1):
            assert sum(state.cash) + sum(state.ante) + state.reserve == 175
            assert min(state.cash) >= 0


@rule("MD-11")
def test_who_cannot_pay_all_pays_what_he_holds_and_owes_nothing() -> None:
    # Ante 2 of 2: nothing is left but the ante he takes back as a single Snitch.
    sent = crew(ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
    game = heist("grand-casino", cash={"ann": 2}, **sent).leave("bob", "cy", "dee", "eve")

    game.all_ready()

    assert game.cash["ann"] == 0
    assert game.heard("bob", "alone") == ["ann lost $2M: a Snitch left alone."]
    assert game.phase == "choose"


@rule("MD-12")
def test_the_printed_cards_cannot_empty_the_reserve() -> None:
    dearest = max(row[2] for row in LOOT) + 2 + 1  # a Mastermind and a symbol

    assert GAME.new(8, 0, {}).reserve - 8 * dearest == 15


@rule("MD-12")
def test_an_empty_reserve_pays_on() -> None:
    rows = [{"id": f"vault-{i}", "title": f"Vault {i}", "loot": 50, "ante": 1} for i in range(10)]
    game = heist(
        "vault-0",
        cash=dict.fromkeys(("ann", "bob", "cy", "dee"), 40),
        game=GAME.with_deck({"loot": rows}),
        ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK,
    )  # fmt: skip
    game.leave("dee").all_ready()

    # A share of 16 each; the Driver is paid 1 by both, the Crook takes 2 from the Brute.
    assert game.cash == {"ann": 53, "bob": 58, "cy": 57, "dee": 40}
    assert game.state.reserve == 15 - 48
    assert GAME.view(game.state, TABLE)["reserve"] == -33
