"""Positions: what is filled in, what is written, and what no table can look like."""

from typing import Any

import pytest

from hideout.engine.core import play
from hideout.engine.drive import random_play
from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import new_table

rule = pytest.mark.rule

THREE = {"crowbar": "p0", "disguise": "p1", "lock-picks": "p2"}
TWO_FOR_ANN = {**THREE, "laptop": "p0"}
THREE_FOR_ANN = {**TWO_FOR_ANN, "dynamite": "p0"}


def reasons(part: object) -> str:
    """What to call a case: the reason it is refused for."""
    return part if isinstance(part, str) else ""


def position(phase: str, seats: int = 3, options: Any = None, **table: Any) -> dict[str, Any]:
    return {"seats": seats, "options": options or {}, "phase": phase, "table": table}


def read(phase: str, seats: int = 3, options: Any = None, **table: Any) -> Any:
    return read_position(GAME, position(phase, seats, options, **table))


def lines(ann: list[int], bob: list[int], options: Any = None) -> dict[str, Any]:
    """Two players after their first round, at the pawn shop."""
    sheets = [[ann], [bob]]
    return position("wild", 2, options, round=2, locations=["pawn-shop"], sheets=sheets)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_step_of_a_game_is_written_and_read_again(seats: int) -> None:
    options = {"bail": True, "second_try": True, "hot_weapons": True, "line_percent": 20}
    state = GAME.new(seats, seats, options)
    rng = Rng(seats)
    while state.pending():
        written = write_position(state)
        again = read_position(GAME, written)
        assert write_position(again) == written
        seat = rng.pick(state.pending())
        action = rng.pick(state.legal(seat))
        play(state, seat, action)
        play(again, seat, action)
        assert write_position(again) == write_position(state)


def test_a_position_holds_every_field_by_name() -> None:
    game = new_table(2, seed=1, bail=True, second_try=True).start_rolls(3, 1).wild_rolls(4)
    game.do("bob: take-wild", "ann: take laptop", "bob: take crowbar", "ann: take dynamite")
    game.do("ann: done", "ann: play laptop", "bob: name dynamite", "bob: bail").roll(3)
    table = GAME.write(game.state)
    table.pop("locations")
    assert table == {
        "round": 1,
        "sheets": [[], []],
        "mastermind": "p0",
        "turn": "p0",
        "start_rolls": [3, 1],
        "start_rounds": 0,
        "wild_rolls": [0, 4],
        "wild_holder": "p1",
        "owners": {"crowbar": "p1", "laptop": "p0", "dynamite": "p0"},
        "played": ["crowbar", "laptop"],
        "named": "dynamite",
        "answers": ["none", "bail"],
        "die": 3,
        "tried_again": False,
        "lines": 0,
    }


def test_what_is_not_said_is_filled_in() -> None:
    state = read("roll", owners=THREE, wild_holder="p2", named="laptop")
    assert state.mastermind == 0
    assert state.wild_rolls == [0, 1, 4]  # a 1, then the 4 that won the card
    assert state.played == 0b111
    assert state.total == [0, 0, 0]
    assert read("wild", seats=4, mastermind="p2").turn == 3
    assert read("over", seats=4).round == 10
    assert read("over", seats=4, options={"even_rounds": True}).round == 8
    assert read("play", owners=THREE_FOR_ANN).played == 0b110
    assert read("extras", owners=THREE).played == 0
    assert read("start", start_rolls=[1, 5]).turn == 2


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("phase", [name for name in GAME.phases if name != "start"])
def test_a_phase_is_enough_and_the_rest_is_dealt(phase: str, seats: int) -> None:
    options = {"bail": True, "second_try": True}
    if phase in ("extras", "play") and seats == 10:
        with pytest.raises(BadData):
            read(phase, seats, options)
        return
    state = read(phase, seats, options)
    assert state.phase.name == phase
    random_play(state, Rng(seats), 1000)
    assert GAME.check(state) == ""
    assert state.pending() == []


@rule("HH-32", "HH-44", "HH-57")
def test_who_is_given_no_weapon_has_taken_one_by_chance() -> None:
    states = [
        read_position(GAME, {**position("roll", owners={"crowbar": "p1"}), "seed": seed})
        for seed in range(20)
    ]
    for state in states:
        assert [len(state.weapons_of(seat)) for seat in range(3)] == [1, 1, 1]
        assert state.weapons_of(1) == [0]
        assert state.played == sum(1 << state.weapons_of(seat)[0] for seat in range(3))
    assert len({state.weapons_of(0)[0] for state in states}) > 3


def test_what_a_round_has_settled_is_filled_in() -> None:
    assert read("roll", owners=THREE, wild_holder="p1").named == 1  # what he took himself
    assert read("roll", owners=THREE, options={"bail": True}).answers == [0, 1, 1]
    assert 1 <= read("spin", owners=THREE).die <= 6
    assert read("second-try", owners=THREE, options={"second_try": True}).die in (1, 3, 5)
    assert len(read("play", owners={"disguise": "p1"}).weapons_of(0)) == 3
    assert read("weapons", turn="p2").free_weapons() != []
    assert [len(read("weapons", turn="p2").weapons_of(seat)) for seat in range(3)] == [1, 1, 0]


def test_locations_named_come_first_and_the_rest_follow() -> None:
    state = read("wild", locations=["gold-reserve", "pawn-shop"])
    assert state.locations[:2] == [9, 0]
    assert sorted(state.locations) == list(range(10))


def test_sheets_may_leave_out_the_house_column() -> None:
    sheets = [[[25, 0, 0], [0, -3, 0]], [[25, 2, 20], [0, 0, 0]]]
    state = read("wild", seats=2, round=3, sheets=sheets)
    assert state.total == [22, 47]
    assert state.line(1, 0) == [0, -3, 0, 0]


def test_the_sheets_tell_where_the_crew_has_been() -> None:
    for seed in range(5):
        sheets = [[[18, 0, 0], [0, 0, 0], [50, 0, 0]], [[18, 0, 0], [0, 0, 0], [50, 0, 0]]]
        state = read_position(GAME, {**position("wild", 2, round=4, sheets=sheets), "seed": seed})
        assert (state.locations[0], state.locations[2]) == (0, 9)  # 35 points and 100
        assert sorted(state.locations) == list(range(10))


def test_lines_of_equal_points_need_as_many_locations() -> None:
    sheets = [[[18, 0, 0], [18, 0, 0]], [[18, 0, 0], [18, 0, 0]]]
    with pytest.raises(BadData, match="p0 cannot have 18 heist points"):
        read("wild", 2, round=3, sheets=sheets)  # the pawn shop is the only one with 35


@rule("HH-79")
def test_sheets_may_have_the_points_of_each_house_rule() -> None:
    bailed = read("wild", 2, {"bail": True}, round=2, sheets=[[[0, 0, 0, 3]], [[0, 0, 0]]])
    assert bailed.total == [3, 0]
    tried = read("wild", 2, {"second_try": True}, round=2, sheets=[[[0, 0, 0]], [[0, 0, 0, -5]]])
    assert tried.total == [0, -5]


IMPOSSIBLE = [
    # the frame
    (position("wild", round=11), "10 rounds and is over after the last"),
    (position("over", round=3), "10 rounds and is over after the last"),
    (position("wild", round=10, options={"even_rounds": True}), "9 rounds"),
    (position("wild", mastermind="nobody"), "there is a mastermind from the first location on"),
    (position("over", mastermind="nobody"), "there is a mastermind from the first location on"),
    (position("start", mastermind="p0"), "none before"),
    # sheets: p1 led the round before and the pawn shop brings him 18
    (lines([-1, 0, 0], [0, 0, 0]), "p0 cannot have -1 heist points"),
    (lines([18, 0, 0], [17, 0, 0]), "p1 cannot have 17 heist points"),
    (lines([0, 0, 0], [18, 0, 0]), "p0 can only have bailed by its house rule"),
    (lines([20, 0, 0], [18, 0, 0], {"bail": True}), "p0 cannot have 20 heist points"),
    (lines([18, 7, 0], [18, 0, 0]), "p0 cannot have 7 spinner points"),
    (lines([18, 3, 0], [18, 0, 0]), "p0 cannot have 3 spinner points"),
    (lines([18, -3, 0], [18, 0, 0]), "p0 cannot have -3 spinner points"),
    (lines([0, 2, 0], [0, 0, 0]), "p0 cannot have 2 spinner points"),
    (lines([0, -6, 0], [0, 0, 0]), "p0 cannot have -6 spinner points"),
    (lines([18, 2, 0], [18, 2, 0]), "to one seat"),
    (lines([18, 0, 61], [18, 0, 0]), "p0 cannot have 61 wild points"),
    (lines([0, 0, -30], [0, 0, 0]), "p0 cannot have -30 wild points"),
    (lines([18, 0, 0], [18, 0, 20]), "p1 cannot have 20 wild points"),  # he led
    (lines([18, 4, 20], [18, 0, 0]), "p0 cannot have 20 wild points"),  # the die showed 4
    (lines([0, 0, 0, 3], [0, 0, 0]), "p0 can only have bailed by its house rule"),
    (lines([18, 0, 0, 3], [18, 0, 0], {"bail": True}), "p0 cannot have 3 house points"),
    (lines([0, -3, 0, 3], [0, 0, 0], {"bail": True}), "p0 cannot have -3 spinner points"),
    (lines([0, 0, -5, 3], [0, 0, 0], {"bail": True}), "p0 cannot have -5 wild points"),
    (lines([0, 0, 0], [0, 0, 0, 3], {"bail": True}), "p1 cannot have 3 house points"),
    (lines([0, 0, 0], [0, 0, 0, -5]), "p1 cannot have -5 house points"),
    (
        lines([18, 0, 0, -5], [18, 0, 0], {"second_try": True}),
        "p0 cannot have -5 house points",
    ),
    (
        position(
            "wild", 10, round=2, locations=["pawn-shop"], sheets=[[[2, 0, 0]]] * 9 + [[[18, 0, 0]]]
        ),
        "every weapon is somebody's",
    ),
    (position("over", turn="p1"), "the turn is that of the last mastermind"),
    ({**position("wild"), "callers": ["spin"]}, "no phase waits for another"),
    # the start
    (position("start", start_rolls=[1, 1, 1]), "first seat without a starting roll"),
    (position("start", start_rolls=[1], turn="p2"), "first seat without a starting roll"),
    (position("start", round=2), "before the first round"),
    (position("start", die=3), "between rounds"),
    (position("start", owners={"crowbar": "p0"}), "between rounds"),
    (position("start", played=["crowbar"]), "between rounds"),
    (position("start", wild_holder="p1"), "between rounds"),
    (position("over", named="unused"), "between rounds"),
    (position("over", tried_again=True), "between rounds"),
    (position("over", lines=2), "between rounds"),
    (position("over", wild_rolls=[0, 1, 1]), "between rounds"),
    (position("over", wild_holder="p1", wild_rolls=[0, 4, 0]), "between rounds"),
    (position("over", answers=["go", "none", "none"]), "between rounds"),
    (position("wild", start_rolls=[3, 1]), "everybody makes a starting roll: 3, not 2"),
    (position("wild", start_rolls=[1, 3, 1]), "p0 was not the first mastermind"),
    (position("wild", round=2, start_rolls=[3, 1, 1]), "p2 was not the first mastermind"),
    # the wild card
    (position("wild", turn="p0"), "p0 is mastermind and does not roll"),
    (position("wild", wild_rolls=[4, 0, 0]), "p0 is mastermind and does not roll"),
    (position("wild", wild_rolls=[0, 0, 2]), "in turn, until one takes it"),
    (position("wild", turn="p2", wild_rolls=[0, 0, 0]), "in turn, until one takes it"),
    (position("wild", wild_rolls=[0, 3, 0]), "p1 needs a 4 or 6"),
    (position("wild", wild_holder="p1"), "once it is taken"),
    (position("weapons", wild_holder="p0"), "p0 is mastermind and does not roll"),
    (position("weapons", wild_holder="p1", wild_rolls=[0, 5, 0]), "p1 needs a 4 or 6"),
    (position("weapons", wild_holder="p1", wild_rolls=[0, 4, 2]), "until one takes it"),
    (position("weapons", wild_rolls=[0, 1, 0]), "in turn, until one takes it"),
    # weapons
    (position("wild", owners={"crowbar": "p0"}), "p0 has a weapon before"),
    (position("weapons", owners={"crowbar": "p1"}), "p1 has a weapon before"),
    (position("weapons", turn="p1", owners={"crowbar": "p0", "laptop": "p0"}), "1 weapon at most"),
    (position("extras", owners={**THREE, "laptop": "p1"}), "p1 may hold 1 weapon at most"),
    (position("extras", owners=THREE_FOR_ANN), "taken all extras already"),
    (position("roll", owners={**THREE_FOR_ANN, "smoke-bomb": "p0"}), "p0 may hold 3 weapons"),
    (position("roll", owners=THREE, turn="p1"), "the turn is the mastermind's"),
    (position("play", owners=THREE), "only a mastermind with two or three"),
    # what is played
    (
        position("roll", owners=THREE, played=["disguise", "lock-picks", "laptop"]),
        "laptop is played but nobody has it",
    ),
    (position("weapons", owners={"crowbar": "p0"}, turn="p1", played=["crowbar"]), "not played"),
    (position("extras", owners=THREE, played=["disguise"]), "once all extras are taken"),
    (position("roll", owners=THREE, played=["crowbar", "disguise"]), "only weapon is played"),
    (position("roll", owners=THREE, played=["disguise", "lock-picks"]), "exactly one weapon or"),
    (
        position(
            "roll",
            owners=THREE_FOR_ANN,
            played=["crowbar", "laptop", "disguise", "lock-picks"],
        ),
        "exactly one weapon or all",
    ),
    # the name and the answers
    (position("name", owners=THREE, wild_holder="nobody"), "nobody holds the wild card"),
    (position("roll", owners=THREE, named="laptop"), "nobody holds the wild card"),
    (
        position("roll", owners=THREE, wild_holder="p1", named="none"),
        "named, or left unused, in the phase",
    ),
    (position("weapons", wild_holder="p1", named="unused"), "and not before"),
    (position("bail", owners=THREE), "the phase bail needs its option"),
    (
        position("bail", owners=THREE, options={"bail": True}, answers=["go", "none", "none"]),
        "the mastermind always goes",
    ),
    (
        position("bail", owners=THREE, options={"bail": True}, answers=["none", "go", "go"]),
        "the last one ends it",
    ),
    (
        position("extras", owners=THREE, options={"bail": True}, answers=["none", "go", "none"]),
        "answers are given in the phase bail",
    ),
    (position("roll", owners=THREE, answers=["none", "go", "go"]), "need its option"),
    (
        position("roll", owners=THREE, options={"bail": True}, answers=["none", "go", "none"]),
        "everybody but the mastermind",
    ),
    # the roll and the spin
    (position("roll", owners=THREE, die=4), "the die shows a number"),
    (position("spin", owners=THREE, die=0), "the die shows a number"),
    (position("second-try", owners=THREE, die=3), "needs its option and a failed roll"),
    (
        position("second-try", owners=THREE, die=4, options={"second_try": True}),
        "needs its option and a failed roll",
    ),
    (position("spin", owners=THREE, die=3, tried_again=True), "a second try needs its option"),
    (position("spin", owners=THREE, die=3, lines=1), "if line_percent is not 0"),
    (position("roll", owners=THREE, lines=1, options={"line_percent": 5}), "in the phase spin"),
]


@pytest.mark.parametrize(("wrong", "because"), IMPOSSIBLE, ids=reasons)
def test_impossible_positions_are_refused(wrong: dict[str, Any], because: str) -> None:
    with pytest.raises(BadData, match="This position is impossible") as refusal:
        read_position(GAME, wrong)
    assert because in str(refusal.value)
    assert str(refusal.value).endswith(".")


UNREADABLE = [
    (position("wild", round=0), "table.round must be from 1 to 11, not 0"),
    (position("wild", locations=["bank"]), "table.locations[0] must be one of pawn-shop"),
    (position("wild", locations=["pawn-shop"] * 2), "names a card twice"),
    (position("wild", mastermind="p3"), "must be one of p0, p1, p2, nobody"),
    (position("wild", turn="nobody"), "must be one of p0, p1, p2"),
    (position("wild", sheets=[[], []]), "must have 3 sheets"),
    (position("wild", round=2, sheets=[[], [], []]), "sheets[0] must have 1 lines"),
    (position("wild", 2, round=2, sheets=[[[1, 2]], [[0, 0, 0]]]), "sheets[0][0] must be heist"),
    (
        position("wild", 2, round=2, sheets=[[[0, 0, 0]], [["a", 0, 0]]]),
        "sheets[1][0][0] must",
    ),
    (position("wild", 2, round=2, sheets=[[5], [[0, 0, 0]]]), "sheets[0][0] must be a list"),
    (position("wild", wild_rolls=[0, 0]), "table.wild_rolls must have 3 entries, one per seat"),
    (position("wild", answers=["none"]), "table.answers must have 3 entries, one per seat"),
    (position("roll", played=["laptop", "laptop"]), "table.played names laptop twice"),
    (position("wild", start_rolls=[7]), "table.start_rolls[0] must be from 1 to 6"),
    (position("wild", wild_rolls=[0, 7, 0]), "table.wild_rolls[1] must be from 0 to 6"),
    (position("roll", owners={"banana": "p0"}), "table.owners.banana is not known here"),
    (position("roll", owners={"crowbar": "p7"}), "table.owners.crowbar must be one of"),
    (position("roll", named="banana"), "table.named must be one of crowbar"),
    (
        position("roll", answers=["none", "yes", "go"]),
        "answers[1] must be one of none, go, bail",
    ),
    (position("spin", die=7), "table.die must be from 0 to 6"),
    (position("spin", tried_again=1), "table.tried_again must be true or false"),
    (position("spin", lines=21), "table.lines must be from 0 to 20"),
    (position("wild", speed=3), "table.speed is not known here"),
    (position("lunch"), "phase must be one of bail, extras, name"),
    (position("wild", seats=1), "Heist Hustle is for 2 to 10 players"),
]


@pytest.mark.parametrize(("wrong", "because"), UNREADABLE, ids=reasons)
def test_unreadable_positions_are_refused_with_the_place(
    wrong: dict[str, Any], because: str
) -> None:
    with pytest.raises(BadData) as refusal:
        read_position(GAME, wrong)
    assert because in str(refusal.value)


def test_the_check_guards_the_sums_of_a_table() -> None:
    state = new_table(3).state
    assert GAME.check(state) == ""
    state.total = [1, 0, 0]
    assert GAME.check(state).startswith("a total is the sum of its lines")
    state = new_table(3).state
    state.locations = [0] * 10
    assert GAME.check(state) == "the location deck must hold each of the ten locations once."
    state = new_table(3).state
    state.sheet = [[0] * 12]
    assert GAME.check(state) == "every finished round has its line on the sheets."
