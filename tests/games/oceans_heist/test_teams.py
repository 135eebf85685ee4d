"""Two teams, one draft each, a captain, a clock. [OH-1 .. OH-14]"""

import pytest

from hideout.engine.reader import BadData
from hideout.games.oceans_heist import GAME
from tests.games.oceans_heist.table import EIGHT, FOUR, in_phase, lay, new_table, place, prepared

rule = pytest.mark.rule


@rule("OH-1", "OH-2")
def test_every_player_is_on_exactly_one_of_two_teams() -> None:
    assert new_table(2).view("ann")["teams"] == {"crew": [0], "staff": [1]}
    assert new_table(6).view("ann")["teams"] == {"crew": [0, 2, 4], "staff": [1, 3, 5]}


@rule("OH-2", "OH-5")
@pytest.mark.parametrize("seats", [0, 1, 11])
def test_a_table_is_for_two_to_ten(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 10"):
        GAME.new(seats, 0, {})


@rule("OH-3")
@pytest.mark.parametrize("seats", range(2, 11))
def test_team_sizes_differ_by_at_most_one(seats: int) -> None:
    for odd_player in ("crew", "staff"):
        teams = new_table(seats, odd_player=odd_player).view("ann")["teams"]
        assert abs(len(teams["crew"]) - len(teams["staff"])) == seats % 2


@rule("OH-4")
def test_the_crew_gets_the_extra_player_unless_the_table_says_otherwise() -> None:
    assert new_table(5).view("ann")["teams"] == {"crew": [0, 2, 4], "staff": [1, 3]}
    swapped = new_table(5, odd_player="staff").view("ann")["teams"]
    assert swapped == {"crew": [1, 3], "staff": [0, 2, 4]}
    assert new_table(4, odd_player="staff").view("ann")["teams"]["crew"] == [0, 2]


@rule("OH-6", "OH-7")
def test_any_member_edits_the_teams_draft_and_the_last_edit_stands() -> None:
    game = new_table(6)
    game.do("fay: target t-cash", "bob: target t-painting", "dee: target t-cash")

    assert game.view("bob")["target_draft"] == "t-cash"
    assert game.view("fay")["target_draft"] == "t-cash"


@rule("OH-6")
def test_one_member_places_what_another_takes_back() -> None:
    game = in_phase("prep", seats=4, hand="e-emp#1 e-badge#1", drawn=EIGHT)
    game.do("ann: place e-emp#1", "cy: place e-badge#1", "cy: unplace e-emp#1")

    assert game.view("ann")["placed_in_prep"] == ["e-badge#1"]


@rule("OH-8")
def test_placing_what_is_placed_and_removing_what_is_absent_is_no_error() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT)
    place(game, "e-emp#1 e-emp#1").do("ann: unplace e-badge#1")
    game.do("bob: lay c-dome#1", "bob: lay c-dome#1", "bob: lift c-audio#1")

    assert game.at("prep") == ["e-emp#1"]
    assert game.view("bob")["laid"] == ["c-dome#1"]


@rule("OH-8")
def test_buying_what_is_bought_costs_nothing_more() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: confirm")
    game.do("ann: buy e-emp#1", "ann: buy e-emp#1", "ann: return e-jammer#1")

    assert game.view("ann")["money_left"] == 4750


@rule("OH-9")
def test_the_captain_is_the_lowest_seat_until_the_table_names_another() -> None:
    game = new_table(6)
    assert game.view("table")["captains"] == {"crew": 0, "staff": 1}

    game.do("table: captain dee")
    assert game.view("table")["captains"] == {"crew": 0, "staff": 3}
    assert game.waits_for == ["dee"]
    game.do("bob: target t-cash")
    assert game.refuses("bob: confirm") == "OH-10"
    game.do("dee: confirm")
    assert game.phase == "situation"


@rule("OH-10")
def test_only_the_captain_confirms() -> None:
    game = new_table(4).do("dee: target t-cash")
    assert "confirm" not in game.legal("dee")
    assert game.refuses("dee: confirm") == "OH-10"
    assert game.reason("dee: confirm") == "'Confirm' is the captain's word: p1 has it."


@rule("OH-10")
def test_a_confirmed_draft_cannot_be_edited_until_the_captain_withdraws() -> None:
    game = in_phase("prep", seats=4, hand="e-emp#1", drawn=EIGHT).do("ann: confirm")
    assert game.refuses("cy: place e-emp#1") == "OH-10"
    assert game.legal("ann") == ["withdraw"]
    assert game.legal("cy") == []

    game.do("ann: withdraw", "cy: place e-emp#1")
    assert game.at("prep") == ["e-emp#1"]


@rule("OH-11")
def test_a_phase_ends_when_every_deciding_team_has_confirmed() -> None:
    game = in_phase("prep", hand="e-emp#1", drawn=EIGHT)
    lay(game)
    assert game.phase == "prep"
    game.do("ann: confirm")
    assert game.phase == "crunch"


@rule("OH-11")
def test_a_phase_of_one_team_ends_with_its_confirmation() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm")
    assert game.phase == "situation"


@rule("OH-11", "OH-12")
def test_the_clock_ends_a_phase_with_the_drafts_as_they_stand() -> None:
    game = in_phase("prep", hand="e-emp#1 e-badge#1", drawn=EIGHT)
    game.do("ann: place e-emp#1", "bob: lay c-dome#1").time_up()

    assert game.phase == "crunch"
    assert game.at("prep") == ["e-emp#1"]
    assert game.view("bob")["laid"] == ["c-dome#1"]


@rule("OH-12")
@pytest.mark.parametrize("clocks", [True, False])
def test_a_table_where_nobody_acts_comes_to_its_end(clocks: bool) -> None:
    game = new_table(clocks=clocks)
    for _ in range(60):
        if game.phase != "over":
            game.time_up()
    assert game.ending in ("alarms", "exhausted", "stalemate", "crew_win")


@rule("OH-13")
def test_an_illegal_operation_is_refused_with_a_reason_and_changes_nothing() -> None:
    game = in_phase("prep", hand="e-emp#1", drawn=EIGHT)
    assert game.refuses("ann: place e-badge#1") == "OH-53"  # `refuses` compares the whole table
    assert game.reason("ann: place e-badge#1") == (
        "'Place Counterfeit Badge #1' is not possible: the team does not hold that card."
    )
    assert game.refuses("bob: lay c-elevator#1") == "OH-52"
    assert game.refuses("ann: lay c-dome#1") == "OH-52"


@rule("OH-14", "OH-42")
def test_the_acts_and_scenes_come_in_their_order() -> None:
    kit = "e-pickroll#1 e-pickroll#2 e-crowbar#1 e-crowbar#2 e-gloves#1 e-gloves#2 e-feltshoes#1"
    game = new_table(alarm_limit=7)
    phases = [game.phase]
    game.do("bob: target t-cash", "bob: confirm")
    phases.append(game.phase)
    game.do("ann: confirm")
    phases.append(game.phase)
    assert phases == ["target", "situation", "prepare"]

    scenes = []
    game = prepared(new_table(alarm_limit=7), kit)
    while game.phase != "over":
        if game.phase == "reveal":
            scenes.append((game.round, game.view("ann")["scene"]))
            # The Staff lays nothing, so nothing stands and nothing is used.
        game.time_up()
    assert scenes == [(1, "entry"), (2, "entry"), (3, "entry"), (4, "vault"), (5, "escape")]
    assert game.ending == "stalemate"


@rule("OH-12")
def test_when_clocks_are_off_every_window_has_a_long_deadline() -> None:
    game = new_table(clocks=False, async_deadline=48)
    assert game.clock() == 48 * 3600
    assert prepared(new_table(clocks=False)).clock() == 24 * 3600


def test_clock_scale_multiplies_all_clocks() -> None:
    assert new_table(clock_scale="3").clock() == 180
    assert in_phase("prep", drawn=EIGHT, clock_scale="0.5").clock() == 30
    game = in_phase("wing", standing=FOUR, clock_scale="2", wing_clock=20)
    assert game.clock() == 40
