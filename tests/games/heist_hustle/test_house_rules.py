"""House rules and options. [HH-76 .. HH-79, Options]"""

from typing import Any

import pytest

from hideout.engine.core import Event
from hideout.engine.reader import BadData
from hideout.games.heist_hustle import GAME
from tests.games.heist_hustle.table import WEAPONS, Table, crew, heist

rule = pytest.mark.rule


# hot_weapons


@rule("HH-76")
def test_a_hot_weapon_owns_two_of_twelve_parts() -> None:
    # Parts 0 to 9 are the ten weapons, 10 and 11 the hot ones once more.
    stops = []
    for part in range(12):
        game = heist(crew(2), location="gold-reserve", phase="spin", table={"die": 2},
                     hot_weapons=True)  # fmt: skip
        game.luck(part).do("ann: spin")
        (spun,) = [event for event in game.state.events or [] if event.kind == "spun"]
        stops.append(WEAPONS[spun.a])
    assert sorted(stops) == sorted([*WEAPONS, "thermal-drill", "dynamite"])


@rule("HH-76")
@pytest.mark.parametrize("place", range(10))
def test_each_location_has_its_own_two(place: int) -> None:
    location = GAME.cards.locations[place]
    game = heist(crew(2), location=location, hot_weapons=True)
    hot = game.view("bob")["hot"]
    assert len(set(hot)) == 2
    for part, weapon in ((10, hot[0]), (11, hot[1])):
        table = heist(crew(2), location=location, hot_weapons=True).roll(2)
        table.luck(part).do("ann: spin")
        (spun,) = [event for event in table.state.events or [] if event.kind == "spun"]
        assert WEAPONS[spun.a] == weapon


@rule("HH-76")
def test_without_the_house_rule_nothing_is_hot() -> None:
    assert heist(crew(2), location="gold-reserve").view("ann")["hot"] == []
    with pytest.raises(ValueError, match="10 is not from 0 to 9"):
        heist(crew(2)).roll(2).luck(10).do("ann: spin")


# bail


def answering(seats: int = 4, **more: Any) -> Table:
    return heist(crew(seats), phase="bail", bail=True, **more)


@rule("HH-77")
def test_after_the_name_and_before_the_roll_all_but_the_mastermind_answer() -> None:
    game = heist(crew(3), wild="bob", phase="name", bail=True).do("bob: unused")
    assert (game.phase, game.waits_for) == ("bail", ["bob", "cy"])
    assert game.legal("bob") == game.legal("cy") == ["go", "bail"]
    assert game.refuses("ann: bail") == "HH-77"
    assert game.refuses("ann: roll") == "HH-77"
    game.do("cy: go", "bob: bail")
    assert (game.phase, game.waits_for) == ("roll", ["ann"])


@rule("HH-77")
def test_an_answer_is_final() -> None:
    assert answering().do("bob: go").refuses("bob: bail") == "HH-77"


@rule("HH-77", "HH-79")
def test_a_bailer_gets_nothing_of_a_success_and_the_others_share_his_part() -> None:
    game = answering(location="gold-reserve", wild="dee", table={"named": "lock-picks"})
    game.do("bob: go", "cy: bail", "dee: go").roll(4).spin("lock-picks")
    assert game.line("ann") == [50, 0, 0, 0]
    assert game.line("bob") == [25, 0, 0, 0]  # ceil(100 / (2 x 2))
    assert game.line("cy") == [0, 0, 0, 0]  # his own weapon came up
    assert game.line("dee") == [25, 0, 40, 0]


@rule("HH-77")
@pytest.mark.parametrize(("goers", "share"), [(1, 18), (2, 9), (3, 6)])
def test_the_second_half_is_divided_among_those_who_go(goers: int, share: int) -> None:
    game = answering(location="pawn-shop")
    others = ["bob", "cy", "dee"]
    for place, name in enumerate(others):
        game.do(f"{name}: {'go' if place < goers else 'bail'}")
    game.roll(2).spin("dynamite")
    heists = [game.line(name)[0] for name in others]
    assert heists == [share] * goers + [0] * (3 - goers)
    assert game.line("ann")[0] == 18


@rule("HH-77")
def test_if_all_bail_nobody_gets_the_second_half() -> None:
    game = answering(location="pawn-shop").do("bob: bail", "cy: bail", "dee: bail")
    game.roll(6).spin("dynamite")
    assert game.round_points == {"ann": 18, "bob": 0, "cy": 0, "dee": 0}


@rule("HH-77", "HH-79")
def test_after_a_failure_a_bailer_gets_three_and_no_fine() -> None:
    game = answering().do("bob: bail", "cy: bail", "dee: go").roll(5).spin("disguise")
    assert game.line("bob") == [0, 0, 0, 3]  # disguise is his
    assert game.line("cy") == [0, 0, 0, 3]
    assert game.line("dee") == [0, 0, 0, 0]
    assert game.line("ann") == [0, 0, 0, 0]
    assert game.totals == {"ann": 0, "bob": 3, "cy": 3, "dee": 0}


@rule("HH-77")
@pytest.mark.parametrize(("die", "house"), [(5, 3), (6, 0)])
def test_a_wild_holder_who_bails_neither_gains_nor_loses_by_it(die: int, house: int) -> None:
    game = answering(wild="cy", table={"named": "lock-picks"})
    game.do("bob: go", "cy: bail", "dee: go").roll(die).spin("lock-picks")
    assert game.line("cy") == [0, 0, 0, house]


@rule("HH-77")
def test_the_player_of_a_weapon_scores_though_the_wild_holder_bailed() -> None:
    game = answering(wild="cy", table={"named": "disguise"})
    game.do("bob: go", "cy: bail", "dee: go").roll(6).spin("disguise")
    assert game.line("bob") == [13, 6, 0, 0]
    assert game.line("cy") == [0, 0, 0, 0]


@rule("HH-77")
def test_the_mastermind_always_goes() -> None:
    game = answering().do("bob: bail", "cy: bail", "dee: bail").roll(3).spin("crowbar")
    assert game.line("ann") == [0, -3, 0, 0]


@rule("HH-68", "HH-77")
def test_a_mastermind_of_ten_with_the_wild_card_is_not_asked() -> None:
    game = answering(10, wild="ann", table={"named": "crowbar"})
    assert "ann" not in game.waits_for
    assert len(game.waits_for) == 9
    for name in game.names[1:]:
        game.do(f"{name}: bail")
    game.roll(2).spin("crowbar")
    assert game.line("ann") == [25, 2, 20, 0]


@rule("HH-77")
def test_all_answers_are_shown_once_the_last_is_given() -> None:
    game = answering().do("dee: bail", "bob: go")
    assert game.kinds() == ["answered", "answered"]
    game.do("cy: bail")
    told = [(event.kind, event.seat) for event in game.state.events or []]
    assert told[3:] == [("goes", 1), ("bails", 2), ("bails", 3)]


@rule("HH-79")
def test_while_answers_are_open_others_see_only_that_one_has_answered() -> None:
    game = answering().do("bob: bail", "dee: go")
    assert game.view("bob")["answers"] == [None, "bail", None, ""]
    assert game.view("dee")["answers"] == [None, "", None, "go"]
    for name in ("ann", "cy", "table"):
        assert game.view(name)["answers"] == [None, "", None, ""]
    assert all(event.a == -1 and event.b == -1 for event in game.state.events or [])
    game.do("cy: go")
    for name in (*game.names, "table"):
        assert game.view(name)["answers"] == [None, "bail", "go", "go"]


@rule("HH-79")
def test_an_answer_is_told_alike_whatever_it_is() -> None:
    def told(answer: str) -> list[tuple[str, int, int, int, int]]:
        events: list[Event] = answering().do(f"bob: {answer}").state.events or []
        return [event.as_tuple() for event in events]

    assert told("go") == told("bail")


# second_try


@rule("HH-78")
def test_after_a_failure_the_mastermind_may_roll_once_more() -> None:
    game = heist(crew(3), second_try=True).roll(3)
    assert (game.phase, game.waits_for) == ("second-try", ["ann"])
    assert game.legal("ann") == ["stand", "try-again"]
    assert game.refuses("bob: try-again") == "HH-78"
    assert game.refuses("ann: spin") == "HH-78"


@rule("HH-78", "HH-79")
def test_the_second_roll_replaces_the_first_for_everything() -> None:
    game = heist(crew(3), wild="cy", named="disguise", second_try=True).roll(3)
    game.luck(6).do("ann: try-again")
    assert game.heard("bob") == [
        "ann rolled a 3: the heist fails.",
        "ann paid 5 points to roll once more.",
        "ann rolled a 6: the heist succeeds.",
    ]
    assert game.totals == {"ann": -5, "bob": 0, "cy": 0}
    game.spin("disguise")
    assert game.line("ann") == [25, 0, 0, -5]
    assert game.line("bob") == [13, 6, 0, 0]
    assert game.line("cy") == [13, 0, 60, 0]
    assert game.totals == {"ann": 20, "bob": 19, "cy": 73}


@rule("HH-78")
def test_there_is_no_third_try() -> None:
    game = heist(crew(3), second_try=True).roll(3).luck(5).do("ann: try-again")
    assert game.phase == "spin"
    assert game.totals["ann"] == -5  # paid at once, and before the first line
    game.spin("crowbar")
    assert game.line("ann") == [0, -5, 0, -5]  # the 5 counts, not the 3
    assert game.totals["ann"] == -10  # a total may become negative


@rule("HH-78", "HH-79")
def test_a_payment_is_told_once() -> None:
    game = heist(crew(3), second_try=True).roll(3).luck(4).do("ann: try-again").spin("dynamite")
    told = [line for line in game.heard("bob") if line.startswith("ann") and "5" in line]
    assert told == [
        "ann paid 5 points to roll once more.",
        "ann scored 25 points for the heist.",
    ]
    assert game.totals["ann"] == 20


@rule("HH-78")
def test_standing_costs_nothing() -> None:
    game = heist(crew(3), second_try=True).roll(3).do("ann: stand").spin("crowbar")
    assert game.line("ann") == [0, -3, 0, 0]


@rule("HH-78")
def test_after_a_success_there_is_no_second_try() -> None:
    assert heist(crew(3), second_try=True).roll(2).phase == "spin"
    assert heist(crew(3)).roll(3).phase == "spin"


@rule("HH-78")
def test_each_round_has_its_own_second_try() -> None:
    game = heist(crew(2), second_try=True).roll(1).luck(1).do("ann: try-again").spin("dynamite")
    assert game.view("ann")["tried_again"] is False


@rule("HH-79")
@pytest.mark.parametrize(
    ("second", "bob", "cy"), [(2, [0, 0, 0, 0], [25, 2, 0, 0]), (5, [0, 0, 0, 3], [0, -5, 0, 0])]
)
def test_the_last_roll_decides_whether_a_bailer_was_right(
    second: int, bob: list[int], cy: list[int]
) -> None:
    game = heist(crew(3), phase="bail", bail=True, second_try=True).do("bob: bail", "cy: go")
    game.roll(3).luck(second).do("ann: try-again").spin("lock-picks")
    assert game.line("bob") == bob
    assert game.line("cy") == cy
    assert game.line("ann")[3] == -5


@rule("HH-76", "HH-77", "HH-78", "HH-79")
def test_all_house_rules_together() -> None:
    game = heist(
        crew(4),
        location="gold-reserve",
        wild="dee",
        phase="name",
        bail=True,
        second_try=True,
        hot_weapons=True,
    )
    game.do("dee: name thermal-drill", "bob: bail", "cy: go", "dee: go").roll(1)
    game.luck(4).do("ann: try-again").luck(10).do("ann: spin")  # part 10: the first hot weapon
    assert game.line("ann") == [50, 0, 0, -5]
    assert game.line("bob") == [0, 0, 0, 0]
    assert game.line("cy") == [25, 0, 0, 0]
    assert game.line("dee") == [25, 0, 40, 0]


# Options


def test_the_defaults_are_those_of_the_rule_book() -> None:
    assert GAME.settings(GAME.new(4, 0, {})) == {
        "line_percent": 0,
        "hot_weapons": False,
        "bail": False,
        "second_try": False,
        "even_rounds": False,
        "tie": "share",
        "clock_seconds": 20,
    }


@pytest.mark.parametrize(
    ("option", "value", "takes"),
    [
        ("line_percent", 21, "0 to 20"),
        ("line_percent", -1, "0 to 20"),
        ("clock_seconds", 4, "5 to 120"),
        ("clock_seconds", 121, "5 to 120"),
        ("bail", "maybe", "on or off"),
        ("hot_weapons", 1, "on or off"),
        ("second_try", "2", "on or off"),
        ("even_rounds", 0.5, "on or off"),
        ("tie", "fight", "share, fewer_lead"),
    ],
)
def test_options_out_of_range_are_refused(option: str, value: object, takes: str) -> None:
    with pytest.raises(BadData, match=f"The option {option} takes {takes}"):
        GAME.new(4, 0, {option: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadData, match="There is no option speed"):
        GAME.new(4, 0, {"speed": 3})
