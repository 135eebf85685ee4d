"""Who knows what, and who may speak. [HH-80, Who knows what, Who may speak]"""

from typing import Any

import pytest

from hideout.engine.core import EVERYONE, TABLE, Event
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import (
    Table,
    crew,
    everybody_takes,
    first_round,
    heist,
    new_table,
    no_wild,
)

rule = pytest.mark.rule


def seen_alike(game: Table, key: str) -> Any:
    """What everybody sees under a key, which has to be the same for all."""
    values = [game.view(name)[key] for name in (*game.names, "table")]
    assert all(value == values[0] for value in values)
    return values[0]


def worlds(game: Table, name: str, count: int = 60) -> list[dict[str, Any]]:
    """Positions of tables that look the same to somebody."""
    rng = Rng(4)
    seat = game.seat(name)
    return [GAME.write(GAME.resample(game.state, seat, rng)) for _ in range(count)]


@rule("HH-80")
@pytest.mark.parametrize("name", ["ann", "bob", "table"])
def test_nobody_knows_the_order_of_the_coming_locations(name: str) -> None:
    game = first_round(2, "casino-vault")
    orders = [tuple(world["locations"]) for world in worlds(game, name)]
    assert {order[0] for order in orders} == {"casino-vault"}
    assert len({order[1] for order in orders}) == 9
    assert len({order[9] for order in orders}) == 9


@rule("HH-80")
def test_before_the_start_not_even_the_first_location_is_known() -> None:
    game = new_table(2)
    orders = [tuple(world["locations"]) for world in worlds(game, "ann", 200)]
    assert len({order[0] for order in orders}) == 10


@rule("HH-72", "HH-80")
def test_locations_set_aside_stay_where_they_were() -> None:
    game = heist(crew(2), location="pawn-shop").roll(1).spin("dynamite")
    turned_up = ("pawn-shop", game.location)
    orders = [tuple(world["locations"]) for world in worlds(game, "bob")]
    assert {order[:2] for order in orders} == {turned_up}
    assert len({order[2] for order in orders}) == 8


@rule("HH-14", "HH-80")
def test_what_even_rounds_leave_out_is_never_seen() -> None:
    game = heist(crew(6), phase="spin", table={"round": 6, "die": 1}, even_rounds=True)
    game.spin("dynamite")
    assert game.phase == "over"
    orders = [tuple(world["locations"]) for world in worlds(game, "bob", 100)]
    assert len({order[:6] for order in orders}) == 1
    assert [len({order[place] for order in orders}) for place in range(6, 10)] == [4] * 4


def test_which_locations_remain_is_known_by_elimination() -> None:
    game = first_round(2, "casino-vault")
    coming = seen_alike(game, "coming")
    assert coming == [name for name in GAME.cards.locations if name != "casino-vault"]
    assert seen_alike(new_table(2, seed=7), "coming") == GAME.cards.locations


@rule("HH-80")
@pytest.mark.parametrize("name", ["ann", "bob", "table"])
def test_coming_dice_are_known_to_nobody(name: str) -> None:
    game = heist(crew(2))
    rng = Rng(4)
    dice = set()
    for _ in range(60):
        world = GAME.resample(game.state, game.seat(name), rng)
        world.apply(0, world.legal(0)[0])
        dice.add(world.die)
    assert dice == {1, 2, 3, 4, 5, 6}


@rule("HH-80")
def test_dice_and_spins_are_drawn_when_the_button_is_pressed() -> None:
    """Whatever else happens, the generator does not move."""
    game = first_round(3, bail=True, second_try=True)
    drawn = game.state.rng.drawn
    before = drawn()
    game.luck(4).do("bob: roll").do("bob: take-wild")
    everybody_takes(game).do("ann: take laptop", "ann: done", "ann: play-all")
    game.do("bob: name laptop", "cy: go", "bob: bail")
    assert game.state.rng.drawn() == before
    game.do("ann: roll")
    rolled = game.state.rng.drawn()
    assert rolled > before
    if game.phase == "second-try":
        game.do("ann: stand")
    assert game.state.rng.drawn() == rolled
    game.do("ann: spin")
    assert game.state.rng.drawn() > rolled


@rule("HH-77", "HH-79")
def test_open_answers_may_be_anything_to_the_others() -> None:
    game = heist(crew(4), phase="bail", bail=True).do("bob: bail", "cy: go")
    for name, closed in (("ann", {1, 2}), ("bob", {2}), ("cy", {1}), ("table", {1, 2})):
        answers = [world["answers"] for world in worlds(game, name)]
        for seat, true in enumerate(("none", "bail", "go", "none")):
            expected = {"go", "bail"} if seat in closed else {true}
            assert {answer[seat] for answer in answers} == expected, (name, seat)


@rule("HH-77")
def test_answers_are_settled_once_shown() -> None:
    game = heist(crew(3), phase="bail", bail=True).do("bob: bail", "cy: go")
    assert {tuple(world["answers"]) for world in worlds(game, "ann")} == {("none", "bail", "go")}


@rule("HH-11", "HH-77")
def test_what_was_told_is_true_and_its_contrary_is_not() -> None:
    game = heist(crew(3), phase="bail", bail=True).do("bob: bail", "cy: go")
    for kind, seat, truth in (
        ("bails", 1, True),
        ("goes", 1, False),
        ("bails", 2, False),
        ("goes", 2, True),
    ):
        assert GAME.holds(game.state, Event(kind, seat, -1, -1, EVERYONE)) is truth
    truck = GAME.cards.locations.index("armored-truck")
    assert GAME.holds(game.state, Event("location", 0, truck, -1, EVERYONE))
    assert not GAME.holds(game.state, Event("location", 0, truck + 1, -1, EVERYONE))


# What all see at once


def test_rolls_are_seen_by_all_at_once() -> None:
    game = new_table(3).luck(5).do("ann: roll")
    assert seen_alike(game, "start_rolls") == [5]
    game = first_round(3).wild_rolls(2)
    assert seen_alike(game, "wild_rolls") == [0, 2, 0]
    game = heist(crew(3)).roll(4)
    assert seen_alike(game, "die") == 4
    game.spin("disguise")
    assert all(event.to == EVERYONE for event in game.state.events or [])


def test_who_holds_the_wild_card_and_who_declined_is_seen_by_all() -> None:
    game = first_round(4).wild_rolls(4).do("bob: decline").wild_rolls(6).do("cy: take-wild")
    assert seen_alike(game, "wild_holder") == 2
    for name in (*game.names, "table"):
        assert any("left the wild card" in sentence for sentence in game.heard(name))


@rule("HH-41")
def test_weapons_taken_extra_and_held_back_are_seen_by_all() -> None:
    game = everybody_takes(no_wild(first_round(2))).do("ann: take laptop", "ann: done")
    game.do("ann: play laptop")
    weapons = seen_alike(game, "weapons")
    assert [(w["weapon"], w["owner"], w["played"]) for w in weapons if w["owner"] >= 0] == [
        ("crowbar", 0, False),
        ("disguise", 1, True),
        ("laptop", 0, True),
    ]


@rule("HH-26")
def test_the_name_is_seen_by_all_when_said() -> None:
    game = heist(crew(3), phase="name", wild="cy")
    assert seen_alike(game, "named") is None
    assert seen_alike(game.do("cy: name laptop"), "named") == "laptop"
    unused = heist(crew(3), phase="name", wild="cy").do("cy: unused")
    assert seen_alike(unused, "named") == "unused"


def test_sheets_and_totals_are_seen_by_all() -> None:
    game = heist(crew(2), wild="bob", named="disguise").roll(4).spin("disguise")
    assert seen_alike(game, "sheets") == [[[25, 0, 0, 0]], [[25, 4, 40, 0]]]
    assert seen_alike(game, "totals") == [25, 69]


def test_views_differ_only_in_whose_they_are() -> None:
    game = heist(crew(3))
    views = [game.view(name) for name in (*game.names, "table")]
    assert [view.pop("seat") for view in views] == [0, 1, 2, TABLE]
    assert all(view == views[0] for view in views)


@rule("HH-79")
def test_what_views_share_and_what_is_ones_own_make_the_view() -> None:
    game = heist(crew(3), phase="bail", bail=True).do("bob: bail")
    public = GAME.public(game.state)
    for name in (*game.names, "table"):
        own = GAME.own(game.state, game.seat(name))
        assert set(own) == {"seat", "answers"}
        assert public.keys().isdisjoint(own)
        assert {**public, **own} == game.view(name)


# Speech


def test_everybody_may_always_speak_to_all_and_spectators_never() -> None:
    tables = [
        new_table(3),
        first_round(3),
        heist(crew(3)),
        heist(crew(3), phase="bail", bail=True),
        heist(crew(2), mastermind="bob", phase="spin", table={"round": 10, "die": 1}).spin(
            "dynamite"
        ),
    ]
    assert tables[-1].phase == "over"
    for game in tables:
        for name in game.names:
            assert GAME.may_speak(game.state, game.seat(name)) == EVERYONE
            assert GAME.channels(game.state, game.seat(name)) == {"table": EVERYONE}
        assert GAME.may_speak(game.state, TABLE) == 0
        assert GAME.channels(game.state, TABLE) == {}
