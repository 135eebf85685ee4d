"""The Heist act opens: Globals, opening cards, decks. [OH-33 .. OH-43]"""

import pytest

from tests.games.oceans_heist.table import EIGHT, FOUR, in_phase, lay, new_table, prepared

rule = pytest.mark.rule


@rule("OH-33")
def test_both_globals_turn_face_up_and_stay() -> None:
    game = prepared(new_table(), globals="g-hack g-mixed")
    assert game.view("ann")["globals"] == ["g-hack", "g-mixed"]
    assert "Air-Gapped Network is in force." in game.heard("ann")
    while game.phase != "over":
        assert game.globals == ["g-hack", "g-mixed"]
        game.time_up()


@rule("OH-34", "OH-35")
def test_opening_cards_turn_face_up_and_are_never_in_the_hand() -> None:
    game = prepared(new_table(), "e-emp#1 o-van o-dealer")
    assert game.view("bob")["opening"] == ["o-dealer", "o-van"]
    assert game.hand == ["e-emp#1"]
    assert game.view("bob")["hand_count"] == 1
    game.time_up()
    assert game.refuses("ann: place o-van") == "OH-35"


@rule("OH-35")
def test_opening_cards_cannot_be_discarded_and_do_not_count_against_exhaustion() -> None:
    game = in_phase("wing", hand="e-badge#1", opening="o-scanner", standing="c-dome#1 c-audio#1")
    assert game.refuses("ann: stake o-scanner 1") == "OH-35"
    game.attempt("c-dome#1", "e-badge#1 1", 6)
    assert game.ending == "exhausted"


@rule("OH-36", "OH-38")
def test_globals_add_up_on_an_alternative() -> None:
    game = in_phase("prep", drawn=EIGHT, globals="g-hack g-mixed")
    assert game.needs("c-badgedoor") == [{"hack": 3, "con": 1}, {"pick": 3}]
    assert game.needs("c-skylight") == [{"climb": 2, "pick": 1}, {"hack": 3, "sneak": 1}]
    assert game.needs("c-mantrap") == [{"hack": 2, "pick": 3}, {"force": 3}]
    assert game.needs("c-dome") == [{"hack": 3}, {"sneak": 3}]


@rule("OH-36")
def test_unique_defenses_are_never_modified() -> None:
    game = in_phase("prep", drawn=EIGHT, globals="g-hack g-pick")
    assert game.needs("u-pedestal") == [{"pick": 4, "sneak": 3}, {"hack": 3, "climb": 3}]
    assert game.needs("v-clocklock") == [{"pick": 5}, {"hack": 5}]


@rule("OH-37", "OH-38")
def test_an_all_list_is_one_alternative_whose_first_kind_is_judged_as_printed() -> None:
    game = in_phase("prep", drawn=EIGHT, globals="g-vault g-mixed")
    assert game.needs("v-maindoor") == [{"force": 1, "pick": 5}]  # pick is printed first
    assert game.needs("v-gaslock") == [{"force": 4, "climb": 2}]
    assert game.needs("v-captain") == [{"con": 6}, {"lure": 6}]
    assert game.needs("c-camwall") == [{"hack": 3}, {"sneak": 2, "lure": 2}]


@rule("OH-39", "OH-40")
def test_all_sixty_and_all_ten_are_shuffled() -> None:
    game = prepared(new_table(seed=1))
    s = game.state
    assert len(s.casino_deck) == 52
    assert sorted(s.casino_deck + s.drawn) == list(range(60))
    assert sorted(s.vault_deck) == list(range(60, 70))
    other = prepared(new_table(seed=2)).state
    assert s.casino_deck != other.casino_deck
    assert s.vault_deck != other.vault_deck


@rule("OH-41")
@pytest.mark.parametrize("bought", ["", "o-van"])
def test_a_crew_without_equipment_is_exhausted_at_once(bought: str) -> None:
    game = prepared(new_table(), bought)
    assert game.ending == "exhausted"
    assert game.round == 0


@rule("OH-43")
def test_entry_rounds_have_no_additions() -> None:
    game = prepared(new_table())
    for number in (1, 2, 3):
        assert (game.round, len(game.drawn), game.state.quota) == (number, 8, 4)
        assert game.view("ann")["vault_drawn"] == []
        for _ in range(3):
            game.time_up()


@rule("OH-43")
def test_an_entry_round_feels_cards_in_play() -> None:
    game = prepared(new_table(), "e-crowbar#1 o-payroll", globals="g-force g-wing")
    assert len(game.drawn) == 7
    assert game.needs("c-dogs") == [{"lure": 3}, {"force": 3}]


@rule("OH-33")
def test_globals_stay_in_force_for_defenses_that_are_drawn_later() -> None:
    game = in_phase("prep", round=3, hand="e-jammer#1", drawn=EIGHT, globals="g-hack g-wing")
    lay(game, FOUR).do("ann: place e-jammer#1", "ann: confirm", "ann: confirm")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a")
    assert game.view("ann")["plan"]["short"] == {"hack": 1}
