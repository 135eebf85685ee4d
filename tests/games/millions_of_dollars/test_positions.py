"""Positions by hand: what is filled in, and what is refused."""

from typing import Any

import pytest

from hideout.engine.drive import random_play
from hideout.engine.position import read_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars import GAME
from tests.games.millions_of_dollars.table import PEOPLE, Table

rule = pytest.mark.rule


def at(phase: str, **table: Any) -> Table:
    seats = table.pop("seats", 4)
    options = table.pop("options", {})
    position = {"seats": seats, "phase": phase, "options": options, "table": table}
    return Table(read_position(GAME, position), PEOPLE[:seats])


def test_a_short_position_is_filled_in() -> None:
    game = at(
        "negotiate", pile=["gold-reserve"], roles=["brute", "driver", "crook", "crook"],
        aside="crook", leader="p2",
    )  # fmt: skip

    assert game.cash == {"ann": 3, "bob": 3, "cy": 3, "dee": 3}
    assert game.state.ante == [2, 2, 2, 2]
    assert game.state.reserve == 155
    assert game.view("table")["visible"] == {"brute": 1, "driver": 1, "crook": 1}
    game.do("cy: roll-call").all_ready()


def test_without_roles_everybody_has_sent_something() -> None:
    game = at("negotiate", seats=3)

    assert all(role >= 0 for role in game.state.role)
    assert sum(game.state.visible) == 5


def test_offers_fates_and_marks() -> None:
    game = at(
        "negotiate", roles=["brute", "driver", "crook", "crook"], pile=["auction-house"],
        fates=["in", "in", "in", "withdrawn"], antes=[1, 1, 1, 0], cash=[4, 4, 4, 9],
        offers=[{"from": "p0", "to": "p1", "amount": 3}], ready=["p2"], intimidation=[1, 0, 0, 0],
    )  # fmt: skip

    assert game.view("table")["ready"] == [False, False, True, False]
    game.do("ann: intimidate cy").do("bob: accept ann 3")
    assert game.cash == {"ann": 1, "bob": 8, "cy": 4, "dee": 9}


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"cash": [1, 2, 3, 4], "reserve": 170}, "make 175, not 18."),
        ({"roles": ["brute", "snitch", "crook", "crook"]}, "snitch of p1 is not used by 4"),
        ({"roles": ["brute", "crook"]}, "roles must have 4 entries"),
        ({"offers": [{"from": "p0", "to": "p1", "amount": 9}]}, "p0 offers more than he holds"),
        ({"offers": [{"from": "p0", "to": "p0", "amount": 1}]}, "p0 offers money to himself"),
        ({"offers": [{"from": "p0", "to": "p1-2", "amount": 1}]}, "offers.0..to must be one of"),
        ({"aside": "none"}, "one of them set aside"),
        ({"intimidation": [8, 1, 0, 0]}, "there are 8 Intimidation cards"),
        ({"pile": ["first-bank", "first-bank"]}, "pile names a card twice"),
        ({"ready": ["p0", "p1", "p2", "p3"]}, "so they have settled"),
        ({"fates": ["eliminated", "in", "in", "in"]}, "before the Heist"),
        ({"last": ["brute"] * 4}, "with the option fooled"),
        ({"luck": 3}, "luck is not known here"),
        ({"shared": ["p0"]}, "who got a share is forgotten"),
        ({"antes": [1, 1, 1, 3], "pile": ["auction-house"]}, "of p3 must be 1"),
        ({"antes": [1, 0, 1, 1], "pile": ["auction-house"]}, "of p1 must be 1"),
        ({"lent": [True, False, 1, False]}, "lent.2. must be true or false"),
        ({"lent": [True]}, "lent must have 4 entries"),
        ({"claims": ["snitch", "none", "none", "none"]}, "nobody claims to be the snitch"),
        ({"absent": ["p1"]}, "option clocks off"),
        ({"aside": "mastermind"}, "one of them set aside"),
        ({"named": "crook"}, "none is named now"),
        ({"held": [{"from": "p0", "to": "p0", "amount": 1}]}, "p0 marks offers of others"),
        ({"seen": ["everybody", ["p1"], ["p2"], ["p3"]]}, "only the Snitch .* lies face up"),
        ({"departed_at": 0}, "nobody has left"),
        (
            {"offers": [{"from": "p0", "to": "p1", "amount": 1}] * 2},
            "p0 already has one for this Character",
        ),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(
    table: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        at("negotiate", **({"roles": ["brute", "driver", "crook", "crook"]} | table))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("fooled", [False, True])
@pytest.mark.parametrize("phase", ["choose", "negotiate", "name", "over"])
def test_a_phase_is_enough_and_the_rest_is_dealt(phase: str, fooled: bool, seats: int) -> None:
    if phase == "name" and seats == 4:
        with pytest.raises(BadData, match="exactly one Snitch"):
            at(phase, seats=4)
        return
    later = {} if phase == "over" else {"round": 3}
    game = at(phase, seats=seats, options={"fooled": fooled}, **later)
    assert game.phase == phase
    random_play(game.state, Rng(seats), 5000)
    assert GAME.check(game.state) == ""
    assert game.phase == "over"


@rule("MD-71")
def test_a_snitch_about_to_name_is_face_up_and_has_his_ante_back() -> None:
    roles = ["snitch", "brute", "driver", "crook", "crook"]
    game = at("name", seats=5, roles=roles, aside="snitch", pile=["gold-reserve"])

    assert game.cash == {"ann": 5, "bob": 3, "cy": 3, "dee": 3, "eve": 3}
    assert game.character("table", "ann")["revealed"]
    assert game.role_seen("ann", "bob") is None


@rule("MD-19", "MD-20")
def test_who_could_not_pay_his_ante_has_it_from_the_reserve() -> None:
    rows = [{"id": f"job-{n}", "title": "Job", "loot": 9, "ante": 4} for n in range(10)]
    position = {"seats": 3, "phase": "negotiate", "deck": {"loot": rows}, "table": {}}

    state = read_position(GAME, position)

    assert state.cash == [1, 1, 1]
    assert state.lent == [False, True] * 3
    assert state.reserve == 175 - 3 - 24


def test_private_offers_need_their_option() -> None:
    whispered = [{"from": "p0", "to": "p1", "amount": 1, "private": True}]
    with pytest.raises(BadData, match="option whispers"):
        at("negotiate", offers=whispered)

    game = at("negotiate", offers=whispered, options={"whispers": True})
    assert game.view("cy")["offers"] == []


def test_the_snitch_can_be_about_to_name() -> None:
    game = at(
        "name", seats=5, roles=["snitch", "brute", "driver", "crook", "crook"], aside="snitch",
        seen=["everybody", ["p1"], ["p2"], ["p3"], ["p4"]], antes=[0, 1, 1, 1, 1],
        pile=["auction-house"],
    )  # fmt: skip

    assert game.state.pending() == [0]
    assert game.legal("ann", "name") == ["name brute", "name driver", "name crook"]


@rule("MD-105", "MD-107")
def test_a_game_is_over_after_eight_rounds_or_by_a_share() -> None:
    assert at("over").state.round == 7
    with pytest.raises(BadData, match="before round 8 a game is over only when"):
        at("over", round=1)
    with pytest.raises(BadData, match="before round 8 a game is over only when"):
        at("over", round=3, cash=[25, 5, 5, 5], shared=["p1"])
    early = at("over", round=3, cash=[25, 5, 5, 5])
    assert early.state.shared == 1
    assert GAME.result(early.state)["winners"] == [0]
    with pytest.raises(BadData, match="no antes and no Role cards"):
        at("over", antes=[1, 0, 0, 0])
    with pytest.raises(BadData, match="all Role cards are back"):
        at("over", roles=["brute", "none", "none", "none"])


def test_clocks_run_from_steps_of_this_window() -> None:
    table = {"asked": "p1", "leader": "p0", "asked_at": 3}
    position = {"seats": 4, "phase": "negotiate", "step": 9, "opened": 5, "table": table}
    with pytest.raises(BadData, match="from a step before this phase opened"):
        read_position(GAME, position)
    table["asked_at"] = 6
    assert read_position(GAME, position).asked == 1
