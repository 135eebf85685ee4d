"""Planning: the secret choice, antes, Role cards."""

import pytest

from hideout.engine.rng import StackedRng
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    SNITCH,
    choose,
    crew,
    heist,
    planning,
)

rule = pytest.mark.rule


@rule("MD-13")
def test_the_loot_card_is_public_before_anybody_chooses() -> None:
    game = planning(4, "armored-van")

    assert game.view("table")["loot"] == {
        "id": "armored-van",
        "title": "Armored Van",
        "loot": 9,
        "ante": 1,
        "symbol": "driver",
    }
    assert game.phase == "choose"
    assert game.state.pending() == [0, 1, 2, 3]


@rule("MD-14")
def test_a_choice_is_secret() -> None:
    game = planning(5).do("ann: choose snitch")

    assert game.role_seen("ann", "ann") == SNITCH
    for who in ("bob", "cy", "dee", "eve", "table"):
        assert game.role_seen(who, "ann") is None
    assert game.heard("ann") == ["You chose.", "You chose the Snitch."]
    assert game.heard("bob") == ["ann chose."]


@rule("MD-15")
def test_two_may_send_the_same_role() -> None:
    game = heist(ann=DRIVER, bob=DRIVER, cy=DRIVER, dee=DRIVER)

    assert game.view("table")["visible"] == {BRUTE: 0, DRIVER: 3, CROOK: 0}


@rule("MD-16")
def test_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    game = planning(4)
    game.do("ann: choose driver", "ann: choose brute").do("cy: choose crook")
    assert game.view("bob")["chosen"] == [True, False, True, False]
    assert game.state.pending() == [1, 3]

    game.do("dee: choose crook").do("ann: choose crook").do("bob: choose driver")

    assert game.heard("bob", "chose") == ["ann chose.", "cy chose.", "dee chose.", "You chose."]
    assert game.role_seen("ann", "ann") == CROOK
    game.refuses("ann: choose driver")


@rule("MD-17")
def test_who_is_late_gets_a_role_by_chance_and_nobody_else_is_told() -> None:
    game = planning(4).do("bob: choose crook")
    game.state.rng = StackedRng(0, [2, 0, 1, 3])  # ann, cy and dee; then the card set aside
    assert game.clock("time-up") == (60_000, 0, 0, 0)

    game.rings()

    assert [game.role_seen(who, who) for who in game.names] == [CROOK, CROOK, BRUTE, DRIVER]
    assert "You were too late: chance chose for you." in game.heard("ann")
    assert game.heard("bob", "chose", "too-late", "picked") == [
        "You chose.",
        "You chose the Crook.",
        "ann chose.",
        "cy chose.",
        "dee chose.",
    ]


@rule("MD-17")
def test_time_for_choosing_is_an_option() -> None:
    assert planning(4, options={"choose_seconds": 15}).clock("time-up")[0] == 15_000


@rule("MD-18")
def test_antes_move_when_all_have_chosen() -> None:
    game = planning(4, "gold-reserve").do("ann: choose driver")
    assert game.cash["ann"] == 5

    choose(game, ann=DRIVER, bob=DRIVER, cy=CROOK, dee=BRUTE)

    assert game.cash == {"ann": 3, "bob": 3, "cy": 3, "dee": 3}
    assert game.state.ante == [2, 2, 2, 2]
    assert game.state.reserve == 155


@rule("MD-19", "MD-20")
def test_the_reserve_pays_the_whole_ante_of_who_cannot() -> None:
    cash = {"ann": 1, "bob": 2, "cy": 0}
    game = heist("gold-reserve", cash=cash, ann=DRIVER, bob=DRIVER, cy=CROOK, dee=BRUTE)

    assert game.cash == {"ann": 1, "bob": 0, "cy": 0, "dee": 3}  # ann keeps her small change
    assert game.state.lent == [True, False, True, False]  # bob could pay, so he has to
    assert game.state.reserve == 175 - (1 + 2 + 0 + 5) - 4


@rule("MD-21")
def test_what_the_reserve_put_down_goes_back_to_it() -> None:
    cash = {"ann": 1, "bob": 1, "cy": 0}
    game = heist("gold-reserve", cash=cash, ann=DRIVER, bob=BRUTE, cy=CROOK, dee=CROOK)

    game.leave("ann")
    assert game.cash["ann"] == 1  # nothing to take back
    game.all_ready()

    # Bob, the only Brute, takes nothing back either; the Crooks ruin each other.
    assert game.cash == {"ann": 1, "bob": 13, "cy": 0, "dee": 3}


@rule("MD-21")
def test_as_a_gift_the_reserves_ante_is_the_players_own() -> None:
    game = heist(
        "gold-reserve", cash={"ann": 1, "bob": 1, "cy": 0}, options={"reserve_ante": "gift"},
        ann=DRIVER, bob=BRUTE, cy=CROOK, dee=CROOK,
    )  # fmt: skip

    game.leave("ann").all_ready()

    assert game.cash == {"ann": 3, "bob": 15, "cy": 0, "dee": 3}


@rule("MD-22")
def test_all_role_cards_but_one_are_shown() -> None:
    sent = crew(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    shown = {who: heist(aside=who, **sent).view("table")["visible"] for who in sent}

    assert shown == {
        "ann": {BRUTE: 0, DRIVER: 1, CROOK: 2},
        "bob": {BRUTE: 1, DRIVER: 0, CROOK: 2},
        "cy": {BRUTE: 1, DRIVER: 1, CROOK: 1},
        "dee": {BRUTE: 1, DRIVER: 1, CROOK: 1},
    }


@rule("MD-22")
def test_each_card_is_as_likely_to_be_set_aside() -> None:
    counts = dict.fromkeys((BRUTE, DRIVER, CROOK), 0)
    for seed in range(400):
        game = planning(4)
        game.state.rng = StackedRng(seed, [])
        for who, role in crew(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK).items():
            game.do(f"{who}: choose {role}")
        counts[("snitch", BRUTE, DRIVER, CROOK)[game.state.aside]] += 1

    assert 70 < counts[BRUTE] < 130
    assert 70 < counts[DRIVER] < 130
    assert 160 < counts[CROOK] < 240


@rule("MD-23")
def test_the_visible_cards_do_not_hint_at_their_owners() -> None:
    one = heist(aside="dee", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    other = heist(aside="ann", ann=CROOK, bob=BRUTE, cy=DRIVER, dee=CROOK)

    assert one.view("table") == other.view("table")
    assert list(one.view("dee")["visible"].items()) == [
        (BRUTE, 1),
        (DRIVER, 1),
        (CROOK, 1),
    ]
    assert one.heard("table", "shown") == other.heard("table", "shown")


@rule("MD-24")
def test_the_card_set_aside_is_never_shown() -> None:
    """Two tables that differ only in that card and in who leaves look alike to the end."""
    one = heist(aside="ann", ann=DRIVER, bob=DRIVER, cy=CROOK, dee=BRUTE)
    other = heist(aside="ann", ann=CROOK, bob=DRIVER, cy=CROOK, dee=BRUTE)
    assert one.state.aside != other.state.aside

    for game in (one, other):
        game.leave("ann").all_ready()

    assert one.phase == "choose"
    for who in ("bob", "cy", "dee", "table"):
        assert one.view(who) == other.view(who)
        assert one.heard(who) == other.heard(who)


@rule("MD-25")
def test_visible_cards_stay_when_their_owner_leaves() -> None:
    game = heist(aside="dee", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    before = game.view("table")["visible"]

    game.leave("ann", "bob")

    assert game.view("table")["visible"] == before == {BRUTE: 1, DRIVER: 1, CROOK: 1}
