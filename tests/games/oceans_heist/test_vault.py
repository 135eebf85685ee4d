"""Vault Breach and Escape. [OH-119 .. OH-132]"""

import pytest

from tests.games.oceans_heist.table import EIGHT, FOUR, Table, in_phase, lay, place

rule = pytest.mark.rule

THREE = ["v-captain", "v-lattice", "v-maindoor"]


def vault_prep(**more: object) -> Table:
    """Prep Time of round 4 with known cards."""
    return in_phase(
        "prep",
        round=4,
        drawn=EIGHT,
        table={"vault_drawn": THREE},
        **more,  # type: ignore[arg-type]
    )


# Vault Breach


@rule("OH-119")
def test_round_four_draws_three_vault_defenses_open_to_both() -> None:
    game = in_phase("wing", round=3, standing="c-dome#1").do("ann: stop")
    assert game.round == 4
    for name in ("ann", "bob", "table"):
        assert len(game.view(name)["vault_drawn"]) == 3
    assert game.view("ann")["vault_deck"] == 7


@rule("OH-120", "OH-55")
def test_the_staff_lays_one_face_up_and_another_face_down_beside_its_quota() -> None:
    game = vault_prep()
    for guard in FOUR.split():
        game.do(f"bob: lay {guard}")
    assert game.refuses("bob: confirm") == "OH-55 OH-120"
    game.do("bob: lay-open v-captain")
    assert game.refuses("bob: lay-open v-lattice") == "OH-120"
    assert game.refuses("bob: confirm") == "OH-55 OH-120"
    game.do("bob: lay v-lattice")
    assert game.refuses("bob: lay v-maindoor") == "OH-120"
    game.do("bob: confirm", "ann: confirm", "ann: confirm")
    assert game.standing == ["u-pedestal", *FOUR.split(), "v-captain", "v-lattice"]


@rule("OH-120")
def test_a_vault_defense_can_change_its_side() -> None:
    game = vault_prep().do("bob: lay v-captain", "bob: lay-open v-captain", "bob: lay v-lattice")
    assert (game.view("bob")["vault_up"], game.view("bob")["vault_down"]) == (
        "v-captain",
        "v-lattice",
    )
    game.do("bob: lift v-captain")
    assert game.view("bob")["vault_up"] is None


@rule("OH-121", "OH-63")
def test_which_one_lies_face_up_is_seen_when_prep_time_ends() -> None:
    game = vault_prep().do("bob: lay-open v-captain", "bob: lay v-lattice")
    assert game.view("ann")["vault_up"] is None
    lay(game).do("ann: confirm")
    assert game.view("ann")["vault_up"] == "v-captain"
    assert game.view("ann")["vault_down"] is None
    assert game.view("ann")["staff_down"] == 5


@rule("OH-122")
def test_with_blueprints_both_are_face_up() -> None:
    game = vault_prep(opening="o-blueprints").do("bob: lay-open v-captain", "bob: lay v-lattice")
    lay(game).do("ann: confirm")
    assert game.view("ann")["vault_up"] == "v-captain"
    assert game.view("ann")["vault_down"] == "v-lattice"
    assert game.view("ann")["staff_down"] == 4


@rule("OH-123")
def test_a_vault_defense_not_placed_in_time_is_not_in_play() -> None:
    game = vault_prep().do("bob: lay v-lattice").time_up().time_up()
    assert game.standing == ["u-pedestal", "v-lattice"]
    assert game.view("ann")["vault_discard"] == ["v-captain", "v-maindoor"]


@rule("OH-124")
def test_the_unique_defense_lies_face_up_from_the_start_of_prep_time() -> None:
    game = in_phase("reveal", round=4, target="t-painting")
    assert game.standing == []
    game.do("ann: skip", "bob: skip")
    assert game.standing == ["u-framewire"]
    assert game.refuses("bob: lift u-framewire") == "OH-124"


@rule("OH-125")
def test_the_target_is_obtained_when_its_defense_is_disabled_by_assignment() -> None:
    cards = "e-emp#1 e-harness#1 e-badge#1"
    game = in_phase("assign", round=4, active=cards, standing="u-pedestal")
    game.do("ann: expend e-emp#1 a1", "ann: expend e-harness#1 a1", "ann: pay u-pedestal b")
    assert not game.view("ann")["has_target"]
    game.do("ann: confirm")
    assert game.view("table")["has_target"]
    assert "The Crew has the Diamond." in game.heard()


@rule("OH-125")
def test_or_by_wing_it() -> None:
    game = in_phase("wing", round=4, hand="e-badge#1 e-badge#2", standing="u-pedestal")
    game.attempt("u-pedestal", "e-badge#1 3", 3)
    assert game.view("table")["has_target"]


@rule("OH-126")
def test_dye_packs_disabled_in_the_escape_give_the_cash() -> None:
    game = in_phase("wing", round=4, standing="u-dyepacks", target="t-cash").do("ann: stop")
    assert game.standing == ["u-dyepacks"]
    assert not game.view("ann")["has_target"]
    late = in_phase(
        "wing", round=5, hand="e-badge#1 e-badge#2", standing="u-dyepacks", target="t-cash"
    )
    late.attempt("u-dyepacks", "e-badge#1 3", 3)
    assert late.ending == "crew_win"


@rule("OH-127")
def test_a_diamond_not_obtained_in_round_four_is_lost_and_the_escape_is_played() -> None:
    game = in_phase("wing", round=4, standing="u-pedestal").do("ann: stop")
    assert "The Diamond is out of reach." in game.heard()
    assert (game.round, game.phase) == (5, "reveal")
    assert game.standing == []


# Escape


@rule("OH-128", "OH-130")
def test_alarms_add_to_draw_and_quota_as_read_when_round_five_is_drawn() -> None:
    standing = "c-dome#1 c-dogs#1 u-pedestal"
    game = in_phase("wing", round=4, standing=standing, alarms=1).do("ann: stop")
    assert (game.round, game.alarms) == (5, 3)
    assert len(game.drawn) == 11
    assert game.state.quota == 7


@rule("OH-129")
def test_in_the_escape_the_staff_chooses_freely_and_face_down() -> None:
    game = in_phase("prep", round=5, alarms=1, drawn=EIGHT + " c-lasers#1")
    last_five = "c-dogs#1 c-grille#1 c-catwalk#1 c-motion#1 c-lasers#1"
    lay(game, last_five).do("ann: confirm")
    assert game.view("ann")["laid"] is None
    assert game.view("ann")["staff_down"] == 5
    game.do("ann: confirm")
    assert game.standing == last_five.split()


@rule("OH-131")
def test_carried_over_defenses_must_be_disabled_in_the_escape_too() -> None:
    game = in_phase("prep", round=5, hand="e-emp#1", drawn=EIGHT, standing="c-dome#2",
                    table={"has_target": True})  # fmt: skip
    place(game, "e-emp#1").time_up().time_up()
    assert game.standing == ["c-dome#2"]
    game.do("ann: expend e-emp#1 a1", "ann: confirm")
    assert game.ending == "exhausted"


@rule("OH-132")
def test_one_casino_defense_left_in_the_escape_is_a_loss_however_few_alarms() -> None:
    game = in_phase(
        "wing", round=5, standing="c-dome#1", table={"has_target": True}
    ).do("ann: stop")  # fmt: skip
    assert (game.ending, game.alarms) == ("alarms", 1)
