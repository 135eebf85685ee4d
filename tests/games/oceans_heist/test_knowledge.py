"""Who knows what, row by row, and who may speak. [OH-140]"""

import pytest

from hideout.engine.core import EVERYONE
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.state import HAND, SHOP, OceansState
from tests.games.oceans_heist.table import EIGHT, Table, in_phase, lay, new_table, place, prepared

rule = pytest.mark.rule

CREW = ("ann", "cy")
STAFF = ("bob", "dee")
OUTSIDE_CREW = (*STAFF, "table")
OUTSIDE_STAFF = (*CREW, "table")


def seen_by(game: Table, names: tuple[str, ...], key: str) -> list[object]:
    """What these people see under a key, which should be one thing."""
    return [game.view(name)[key] for name in names]


@rule("OH-140")
def test_drafts_of_target_and_situation_are_the_own_teams() -> None:
    game = new_table(4).do("dee: target t-cash")
    assert seen_by(game, STAFF, "target_draft") == ["t-cash", "t-cash"]
    assert seen_by(game, OUTSIDE_STAFF, "target_draft") == [None, None, None]
    assert seen_by(game, OUTSIDE_STAFF, "target") == [None, None, None]
    game.do("bob: confirm", "cy: situation s-gala")
    assert seen_by(game, CREW, "situation_draft") == ["s-gala", "s-gala"]
    assert seen_by(game, OUTSIDE_CREW, "situation_draft") == [None, None, None]


@rule("OH-23", "OH-140")
def test_globals_and_basket_are_secret_until_the_heist_act_opens() -> None:
    game = new_table(4).do("bob: target t-cash", "bob: confirm", "ann: confirm")
    game.do("bob: choose g-hack", "cy: buy e-emp#1", "ann: buy o-van")
    assert seen_by(game, STAFF, "globals") == [["g-hack"], ["g-hack"]]
    assert seen_by(game, OUTSIDE_STAFF, "globals") == [None, None, None]
    assert seen_by(game, CREW, "hand") == [["e-emp#1", "o-van"]] * 2
    for key in ("hand", "money_left"):
        assert seen_by(game, OUTSIDE_CREW, key) == [None, None, None]
    assert seen_by(game, OUTSIDE_CREW, "hand_count") == [0, 0, 0]
    assert seen_by(game, OUTSIDE_CREW, "opening") == [[], [], []]
    assert not any("Pocket EMP" in line for line in game.heard("bob"))


@rule("OH-140")
def test_the_kit_is_never_shown_as_a_list_only_its_number_and_opening_cards() -> None:
    game = prepared(new_table(4), "e-emp#1 e-badge#1 o-van")
    assert seen_by(game, OUTSIDE_CREW, "hand") == [None, None, None]
    assert seen_by(game, OUTSIDE_CREW, "money_left") == [None, None, None]
    assert seen_by(game, OUTSIDE_CREW, "hand_count") == [2, 2, 2]
    assert seen_by(game, OUTSIDE_CREW, "opening") == [["o-van"]] * 3


@rule("OH-140")
def test_deck_orders_are_nobodys_and_discards_are_open() -> None:
    game = lay(in_phase("prep", seats=4, drawn=EIGHT)).do("ann: confirm", "ann: confirm")
    for name in ("ann", "bob", "table"):
        assert game.view(name)["casino_deck"] == 52
        assert len(game.view(name)["casino_discard"]) == 4


@rule("OH-54", "OH-140")
def test_what_is_placed_is_the_own_teams_until_the_show() -> None:
    game = in_phase("prep", seats=4, hand="e-emp#1 e-badge#1", drawn=EIGHT)
    game.do("cy: place e-emp#1", "dee: lay c-dome#1")
    assert seen_by(game, CREW, "placed_in_prep") == [["e-emp#1"]] * 2
    assert seen_by(game, OUTSIDE_CREW, "placed_in_prep") == [None, None, None]
    assert seen_by(game, OUTSIDE_CREW, "crew_down") == [0, 0, 0]
    assert seen_by(game, STAFF, "laid") == [["c-dome#1"]] * 2
    assert seen_by(game, OUTSIDE_STAFF, "laid") == [None, None, None]
    assert seen_by(game, OUTSIDE_STAFF, "staff_down") == [0, 0, 0]
    assert not any("Pocket EMP" in line for line in game.heard("dee"))
    assert not any("Dome Camera" in line for line in game.heard("ann"))


@rule("OH-64", "OH-140")
def test_a_peek_is_the_crews_and_that_it_happened_is_everybodys() -> None:
    game = lay(in_phase("prep", seats=4, drawn=EIGHT, opening="o-dealer")).luck(1)
    game.do("ann: confirm")
    assert seen_by(game, CREW, "peeked") == [["c-pitboss#1"]] * 2
    assert seen_by(game, OUTSIDE_CREW, "peeked") == [None, None, None]
    assert seen_by(game, OUTSIDE_CREW, "peeks") == [1, 1, 1]


@rule("OH-140")
def test_plans_are_the_crews_until_they_are_final() -> None:
    game = in_phase("assign", seats=4, active="e-emp#1", standing="c-dome#1 c-dogs#1")
    game.do("cy: expend e-emp#1 a1", "ann: pay c-dome#1 a")
    assert game.view("cy")["plan"]["pays"] == {"c-dome#1": "a"}
    assert seen_by(game, OUTSIDE_CREW, "plan") == [None, None, None]
    game.do("ann: confirm")
    assert "Dome Camera #1 disabled with hack." in game.heard("dee")


@rule("OH-140")
def test_an_attempt_is_the_crews_until_it_is_made() -> None:
    game = in_phase("wing", seats=4, hand="e-badge#1 e-emp#1", standing="c-dome#1 c-dogs#1")
    game.do("cy: aim c-dome#1", "cy: stake e-badge#1 3")
    assert game.view("ann")["attempt"]["aim"] == "c-dome#1"
    assert seen_by(game, OUTSIDE_CREW, "attempt") == [None, None, None]
    assert not any("Badge" in line for line in game.heard("bob"))
    game.luck(1).do("ann: attempt")
    assert "Counterfeit Badge #1 was discarded on the 3." in game.heard("bob")


@rule("OH-140")
def test_confirmations_and_captains_are_everybodys() -> None:
    game = in_phase("prep", seats=4, drawn=EIGHT).do("ann: confirm", "table: captain dee")
    assert seen_by(game, ("bob", "table"), "confirmed") == [
        {"crew": True, "staff": False}
    ] * 2  # fmt: skip
    assert seen_by(game, ("ann", "table"), "captains") == [{"crew": 0, "staff": 3}] * 2


@rule("OH-140")
def test_after_the_end_everything_is_open() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT)
    place(game, "e-emp#1").do("bob: lay c-dome#1", "table: concede ann")
    assert game.view("bob")["hand"] == ["e-badge#1"]
    assert game.view("bob")["placed_in_prep"] == ["e-emp#1"]
    assert game.view("table")["laid"] == ["c-dome#1"]
    assert game.view("table")["money_left"] == 4650


@rule("OH-140")
def test_each_team_has_a_room_of_its_own_and_the_table_is_open_to_all() -> None:
    s = new_table(5).state
    assert s.game.channels(s, 0) == {"table": EVERYONE, "team": 0b10101}
    assert s.game.channels(s, 3) == {"table": EVERYONE, "team": 0b01010}
    assert s.game.channels(s, -1) == {}
    assert s.game.may_speak(s, 1) == EVERYONE
    assert s.game.may_speak(s, -1) == 0
    assert s.game.knowers(s, 2) == 0b10101


# Worlds the Staff thinks possible


def worlds(game: Table, name: str, count: int = 40) -> list[OceansState]:
    s = game.state
    return [s.game.resample(s, game.seat(name), Rng(seed)) for seed in range(count)]


@rule("OH-140")
def test_the_staff_thinks_many_kits_possible_all_of_them_affordable() -> None:
    game = prepared(new_table(), "e-laptop#1 e-alias#1 e-lookalike#1 e-emp#1 o-van")
    kits = set()
    for world in worlds(game, "bob"):
        kits.add(tuple(world.items_at(HAND)))
        assert world.count_at(HAND) == 4
        assert world.spent <= 5000
    assert len(kits) > 30


@rule("OH-140")
def test_a_dear_kit_can_only_be_replaced_by_one_that_money_could_buy() -> None:
    items = new_table().state.deck.items
    dear = [name for name in items if name.startswith(("e-laptop", "e-alias", "e-lookalike"))]
    cheap = [name for name in items if name.startswith(("e-badge", "e-firecrackers", "e-smoke"))]
    more = [name for name in items if name.startswith(("e-jammer", "e-emp", "e-grapple"))]
    game = prepared(new_table(budget=4500), " ".join(dear + cheap + more[:5]))
    for world in worlds(game, "table"):
        assert world.spent <= 4500
        assert world.count_at(HAND) == len(game.hand)
        assert world.spent == sum(
            world.prices[item] for item in range(90) if world.where[item] != SHOP
        )


@rule("OH-140")
def test_the_crew_thinks_every_placement_with_the_peeked_card_possible() -> None:
    game = lay(in_phase("prep", drawn=EIGHT, opening="o-dealer")).luck(2).do("ann: confirm")
    seen = set()
    for world in worlds(game, "ann"):
        laid = world.laid_guards()
        assert len(laid) == 4
        assert world.deck.guards.index("c-audio#1") in laid
        seen.add(tuple(laid))
    assert len(seen) > 15


@rule("OH-121", "OH-140")
def test_the_crew_thinks_either_of_two_vault_defenses_may_lie_face_down() -> None:
    vault = ["v-captain", "v-lattice", "v-maindoor"]
    game = in_phase("prep", round=4, drawn=EIGHT, table={"vault_drawn": vault})
    game.do("bob: lay-open v-captain", "bob: lay v-lattice")
    assert {world.vault_up for world in worlds(game, "ann")} > {60 + 5}  # the draft is secret
    lay(game).do("ann: confirm")
    guards = game.state.deck.guards
    for world in worlds(game, "ann"):
        assert guards[world.vault_up] == "v-captain"
    assert {guards[world.vault_down] for world in worlds(game, "ann")} == {
        "v-lattice",
        "v-maindoor",
    }
    assert {guards[world.vault_down] for world in worlds(game, "bob")} == {"v-lattice"}


@rule("OH-121", "OH-122")
def test_with_blueprints_nothing_of_the_vault_is_left_to_imagine() -> None:
    vault = ["v-captain", "v-lattice", "v-maindoor"]
    game = in_phase(
        "prep", round=4, drawn=EIGHT, opening="o-blueprints", table={"vault_drawn": vault}
    )
    lay(game.do("bob: lay-open v-captain", "bob: lay v-lattice")).do("ann: confirm")
    assert len({(w.vault_up, w.vault_down) for w in worlds(game, "ann")}) == 1
