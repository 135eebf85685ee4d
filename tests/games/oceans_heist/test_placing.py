"""Draw, reveal, Prep Time and Crunch Time. [OH-44 .. OH-66]"""

import pytest

from hideout.engine.message import Message
from hideout.games.oceans_heist import GAME
from hideout.games.oceans_heist.actions import CONFIRM
from tests.games.oceans_heist.table import (
    EIGHT,
    FOUR,
    Table,
    in_phase,
    lay,
    new_table,
    place,
    prepared,
)

rule = pytest.mark.rule


# Draw and reveal


@rule("OH-44")
def test_eight_casino_defenses_lie_open_for_both_teams() -> None:
    game = prepared(new_table())
    assert len(game.drawn) == 8
    for name in ("ann", "bob", "table"):
        assert [bill["card"] for bill in game.view(name)["drawn"]] == game.drawn


@rule("OH-45")
def test_the_number_drawn_counts_scene_last_round_and_alarms() -> None:
    assert len(in_phase("reveal", opening="o-payroll").drawn) == 7
    assert len(in_phase("reveal", round=4, opening="o-payroll").drawn) == 8
    assert len(in_phase("reveal", table={"next_draw": 2}).drawn) == 10
    assert len(in_phase("reveal", round=4, alarms=3).drawn) == 8
    assert len(in_phase("reveal", round=5, alarms=3).drawn) == 11


@rule("OH-46", "OH-47")
def test_the_reveal_lasts_thirty_seconds_unless_both_captains_agree() -> None:
    game = prepared(new_table(4))
    assert game.clock() == 30
    game.do("ann: skip")
    assert game.phase == "reveal"
    assert game.refuses("dee: skip") == "OH-47"
    game.do("ann: wait", "bob: skip")
    assert game.phase == "reveal"
    game.do("ann: skip")
    assert game.phase == "prep"

    assert prepared(new_table()).time_up().phase == "prep"


@rule("OH-48", "OH-128")
def test_the_quota_counts_alarms_and_the_van_and_what_was_drawn() -> None:
    assert in_phase("prep").state.quota == 4
    assert in_phase("prep", round=5, alarms=2).state.quota == 6
    assert in_phase("prep", round=5, alarms=2, opening="o-van").state.quota == 5
    assert in_phase("prep", round=4, alarms=2, opening="o-van").state.quota == 4
    assert in_phase("prep", drawn="c-dome#1 c-dogs#1").state.quota == 2


@rule("OH-48")
def test_the_quota_is_never_below_zero() -> None:
    tables = dict(GAME.deck)
    rows = [dict(row) for row in tables["equipment"]]  # type: ignore[attr-defined]
    for row in rows:
        if row["id"] == "o-van":
            row["place_delta"] = {"scene": "entry", "n": -9}
    game = new_table(game=GAME.with_deck({**tables, "equipment": rows}))
    prepared(game, "e-emp#1 o-van").time_up()
    assert game.state.quota == 0
    assert "confirm" in game.legal("bob")


@rule("OH-49")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    discard = [name for name in new_table().state.deck.guards[:60] if name not in EIGHT.split()]
    game = in_phase(
        "wing",
        standing="c-dome#1",
        table={"casino_discard": discard, "casino_deck": EIGHT.split()[1:]},
    ).do("ann: stop")
    assert len(game.drawn) == 8
    assert set(EIGHT.split()[1:]) < set(game.drawn)
    assert game.view("ann")["casino_discard"] == []
    assert game.view("ann")["casino_deck"] == 51
    assert "reshuffled" in game.kinds()


@rule("OH-49")
def test_with_nothing_left_the_staff_makes_do() -> None:
    tables = dict(GAME.deck)
    rows = list(tables["casino"])[:3]  # type: ignore[call-overload]
    game = prepared(new_table(game=GAME.with_deck({**tables, "casino": rows})))
    assert len(game.drawn) == 6
    assert game.state.quota == 4


@rule("OH-50")
def test_carried_over_defenses_count_neither_as_drawn_nor_for_the_quota() -> None:
    game = in_phase("wing", standing="c-dome#1 c-audio#1").do("ann: stop")
    assert game.standing == ["c-dome#1", "c-audio#1"]
    assert len(game.drawn) == 8
    assert game.state.quota == 4
    assert "c-dome#1" not in game.drawn


# Prep Time


@rule("OH-51")
def test_prep_time_is_sixty_seconds_for_both_teams_together() -> None:
    game = in_phase("prep", drawn=EIGHT)
    assert game.clock() == 60
    assert game.waits_for == ["ann", "bob"]
    assert "place e-crowbar#3" in game.legal("ann")
    assert "lay c-dome#1" in game.legal("bob")


@rule("OH-52", "OH-67")
def test_the_staffs_quota_becomes_active_defenses() -> None:
    game = lay(in_phase("prep", drawn=EIGHT)).do("ann: confirm", "ann: confirm")
    assert game.standing == FOUR.split()


@rule("OH-52", "OH-48")
def test_the_staff_cannot_lay_more_than_its_quota() -> None:
    game = in_phase("prep", drawn=EIGHT)
    for guard in FOUR.split():
        game.do(f"bob: lay {guard}")
    assert game.refuses("bob: lay c-dogs#1") == "OH-48 OH-52"
    game.do("bob: lift c-dome#1", "bob: lay c-dogs#1")
    assert game.view("bob")["laid"] == ["c-pitboss#1", "c-audio#1", "c-deadbolt#1", "c-dogs#1"]


@rule("OH-53", "OH-68")
def test_the_crew_may_place_any_number_of_hand_cards() -> None:
    hand = "e-emp#1 e-badge#1 e-smoke#1"
    for placed in ("", "e-emp#1", hand):
        game = lay(place(in_phase("prep", hand=hand, drawn=EIGHT), placed))
        game.do("ann: confirm", "ann: confirm")
        assert sorted(game.active) == sorted(placed.split())


@rule("OH-54")
def test_until_prep_time_ends_both_may_take_cards_back_unseen() -> None:
    game = in_phase("prep", hand="e-emp#1", drawn=EIGHT)
    game.do("ann: place e-emp#1", "bob: lay c-dome#1")
    assert game.view("bob")["placed_in_prep"] is None
    assert (game.view("bob")["crew_down"], game.view("bob")["hand_count"]) == (0, 1)
    assert game.view("ann")["laid"] is None
    assert game.view("ann")["staff_down"] == 0
    game.do("ann: unplace e-emp#1", "bob: lift c-dome#1")
    assert game.hand == ["e-emp#1"]
    assert game.view("bob")["laid"] == []


@rule("OH-54")
def test_with_live_counts_the_numbers_are_seen_at_once() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT, live_counts=True)
    game.do("ann: place e-emp#1", "bob: lay c-dome#1", "bob: lay c-dogs#1")
    assert (game.view("bob")["crew_down"], game.view("bob")["hand_count"]) == (1, 1)
    assert game.view("ann")["staff_down"] == 2
    assert game.view("ann")["laid"] is None


@rule("OH-55")
def test_the_staff_confirms_only_with_its_full_quota() -> None:
    game = in_phase("prep", drawn=EIGHT)
    for guard in FOUR.split()[:3]:
        game.do(f"bob: lay {guard}")
    assert game.refuses("bob: confirm") == "OH-48 OH-55"
    assert game.reason("bob: confirm").endswith("the quota is not full: 3 of 4.")
    game.do("bob: lay c-deadbolt#1", "bob: confirm")
    assert game.view("ann")["confirmed"] == {"crew": False, "staff": True}


@rule("OH-56")
def test_if_the_clock_runs_out_only_what_lies_there_counts() -> None:
    game = in_phase("prep", drawn=EIGHT).do("bob: lay c-dome#1").time_up()
    assert game.legal("bob") == []
    game.time_up()
    assert game.standing == ["c-dome#1"]


@rule("OH-56")
def test_autofill_draws_what_is_missing_if_the_table_wants_it() -> None:
    game = in_phase("prep", drawn=EIGHT, staff_autofill="on").do("bob: lay c-audio#1")
    game.luck(0, 0, 0).time_up()
    assert game.view("bob")["laid"] == ["c-dome#1", "c-pitboss#1", "c-audio#1", "c-deadbolt#1"]

    slow = in_phase("prep", drawn=EIGHT, clocks=False).luck(0, 0, 0, 0).time_up()
    assert slow.view("bob")["laid"] == FOUR.split()
    plain = in_phase("prep", drawn=EIGHT, clocks=False, staff_autofill="off").time_up()
    assert plain.view("bob")["laid"] == []


@rule("OH-57", "OH-62")
def test_what_was_placed_in_prep_time_cannot_come_back() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT).do("ann: place e-emp#1")
    game.time_up()
    assert game.refuses("ann: unplace e-emp#1") == "OH-57 OH-62"
    assert game.reason("ann: unplace e-emp#1").endswith("what was placed in Prep Time stays.")
    game.do("ann: place e-emp#1", "ann: place e-badge#1", "ann: unplace e-badge#1")
    assert game.at("prep") == ["e-emp#1"]
    assert game.hand == ["e-badge#1"]


@rule("OH-58")
def test_the_numbers_become_public_when_prep_time_ends() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1 e-smoke#1", drawn=EIGHT)
    lay(place(game, "e-emp#1 e-smoke#1")).do("ann: confirm")
    assert game.view("bob")["crew_down"] == 2
    assert game.view("bob")["hand_count"] == 1
    assert game.view("ann")["staff_down"] == 4
    assert game.view("table")["crew_down"] == 2
    game.do("ann: place e-badge#1")
    assert game.view("bob")["crew_down"] == 2  # Crunch Time is secret again


@rule("OH-59")
def test_what_was_not_placed_is_hidden_until_the_show_and_then_discarded_face_up() -> None:
    game = lay(in_phase("prep", drawn=EIGHT)).do("ann: confirm")
    assert game.view("ann")["laid"] is None
    assert game.view("ann")["casino_discard"] == []
    game.do("ann: confirm")
    unplaced = ["c-dogs#1", "c-grille#1", "c-catwalk#1", "c-motion#1"]
    assert game.view("ann")["casino_discard"] == unplaced
    assert "Motion Sensor #1 was not placed." in game.heard("ann")


# Crunch Time


def in_crunch(**more: object) -> Table:
    """Prep Time is over: the Staff has laid FOUR, the Crew nothing."""
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT, **more)  # type: ignore[arg-type]
    return lay(game).luck(*([0] if more.get("opening") == "o-dealer" else [])).do("ann: confirm")


@rule("OH-60")
def test_crunch_time_is_sixty_seconds_for_the_crew_alone() -> None:
    game = in_crunch()
    assert game.clock() == 60
    assert game.waits_for == ["ann"]
    assert game.legal("bob") == []
    assert game.refuses("bob: lay c-dogs#1") == "OH-56 OH-60 OH-65"


@rule("OH-61", "OH-62")
def test_the_crew_places_more_and_may_take_that_back() -> None:
    game = in_crunch().do("ann: place e-emp#1", "ann: place e-badge#1", "ann: unplace e-emp#1")
    assert game.at("crunch") == ["e-badge#1"]
    game.do("ann: confirm")
    assert game.active == {"e-badge#1": 1}


@rule("OH-61")
def test_a_crew_that_would_lay_nothing_at_all_is_warned_when_it_is_last_asked() -> None:
    prep = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT)
    assert GAME.warning(prep.state, prep.seat("ann"), CONFIRM) is None

    game = in_crunch()
    assert GAME.warning(game.state, game.seat("ann"), CONFIRM) == Message("warn-bare")
    game.do("ann: place e-emp#1")
    assert GAME.warning(game.state, game.seat("ann"), CONFIRM) is None


@rule("OH-63")
def test_crunch_time_shows_the_crew_only_the_numbers() -> None:
    game = in_crunch()
    seen = game.view("ann")
    assert seen["staff_down"] == 4
    assert (seen["laid"], seen["peeked"], seen["vault_up"]) == (None, [], None)


@rule("OH-64")
def test_a_peek_shows_one_card_to_the_crew_and_the_fact_to_all() -> None:
    game = in_crunch(opening="o-dealer")
    assert game.view("ann")["peeked"] == ["c-dome#1"]
    assert game.view("bob")["peeked"] is None
    assert game.view("bob")["peeks"] == 1
    assert "One of the Defenses is Dome Camera #1." in game.heard("ann")
    assert "The Crew was shown one of the Defenses." in game.heard("bob")
    assert "One of the Defenses is Dome Camera #1." not in game.heard("bob")


@rule("OH-64")
def test_with_nothing_placed_nothing_is_shown_and_after_entry_no_peek_comes() -> None:
    game = in_phase("prep", opening="o-dealer", drawn=EIGHT).time_up()
    assert game.view("ann")["peeked"] == []
    late = lay(in_phase("prep", round=5, opening="o-dealer", drawn=EIGHT)).do("ann: confirm")
    assert late.view("ann")["peeked"] == []


@rule("OH-65")
def test_after_its_clock_a_team_places_nothing_more() -> None:
    game = in_crunch().time_up()
    assert game.refuses("ann: place e-emp#1") == "OH-65"
    assert not any(text.startswith("place") for text in game.legal("ann"))
    late = in_phase("prep", drawn=EIGHT).time_up()
    assert late.refuses("bob: lay c-dome#1") == "OH-56 OH-60 OH-65"


@rule("OH-66")
def test_early_counts_only_for_cards_placed_in_prep_time() -> None:
    game = in_phase("prep", hand="e-ram#1 e-ram#2", drawn=EIGHT).do("ann: place e-ram#1")
    lay(game).do("ann: confirm", "ann: place e-ram#2", "ann: confirm")
    game.do("ann: expend e-ram#1 a2", "ann: expend e-ram#2 a2")
    assert game.pool() == {"force": 9}  # 2 x 2, once 1 more, and 2 x 2
    game.do("ann: expend e-ram#1 a0")
    assert game.pool() == {"force": 4}


@rule("OH-66")
def test_early_is_gone_for_a_carried_over_card() -> None:
    game = in_phase("prep", hand="e-emp#1", active="e-ram#1", drawn=EIGHT)
    lay(game).do("ann: confirm", "ann: confirm", "ann: expend e-ram#1 a2")
    assert game.pool() == {"force": 4}


@rule("OH-66")
def test_with_carry_to_the_hand_early_counts_only_the_first_time() -> None:
    game = in_phase(
        "prep", hand="e-ram#1", drawn=EIGHT, carry="hand", uses={"e-ram#1": 1},
        table={"seen": ["e-ram#1"]},
    )  # fmt: skip
    lay(place(game, "e-ram#1")).do("ann: confirm", "ann: confirm", "ann: expend e-ram#1 a1")
    assert game.pool() == {"force": 2}
