"""What the table owes its players: windows that look alike, logs that tell no more. [BH-250]"""

from typing import Any

import pytest

from hideout.engine.core import TABLE, hears
from hideout.games.bank_heist import GAME
from tests.games.bank_heist.table import getaway, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-250")
def test_a_response_window_opens_for_everybody_who_might_answer() -> None:
    for victim in ("bob", "cy", "dee"):  # vest or not, card or not
        game = getaway(FIVE, hands={"bob": "knife", "cy": "knife", "dee": "knife"})
        game.do(f"ann: shoot {victim}")
        assert (game.phase, game.waits_for) == ("answer", [victim])
    game = getaway(FIVE)
    game.do("ann: shoot dee")
    assert game.phase == "answer"  # an empty hand may still wear a vest


@rule("BH-250")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, False),
        ({"hands": {"dee": "knife"}}, True),
        ({"hands": {"dee": "knife"}, "tied": "dee"}, False),
        ({"hands": {"dee": "knife"}, "cold": "dee"}, False),
        ({"hands": {"dee": "knife"}, "attributes": {"dee": "loose-tongue"}}, False),
        ({"hands": {"dee": "adrenaline"}, "attributes": {"dee": "loose-tongue"}}, True),
        ({"attributes": {"dee": "hostage"}}, True),
        ({"attributes": {"dee": "martial-skills"}}, True),
        ({"attributes": {"dee": "martial-skills"}, "martial_used": True}, False),
    ],
)
def test_it_is_skipped_only_if_everybody_can_see_there_is_no_choice(
    given: dict[str, Any], asked: bool
) -> None:
    game = getaway(FIVE, revealed="dee", **given)
    game.do("ann: shoot dee")
    assert (game.phase == "answer") == asked
    assert ("dee" in game.living) == asked


@rule("BH-250")
def test_a_used_vest_is_public_too() -> None:
    game = getaway(FIVE, revealed="bob", vest_used="bob")
    game.do("ann: shoot bob")
    assert "bob" not in game.living


@rule("BH-251")
def test_no_answer_shows_before_two_seconds() -> None:
    game = getaway(
        FIVE, hands={"bob": "adrenaline"}, attributes={"bob": "poisoned"}, poison_turns=1
    )
    game.do("ann: shoot bob")
    assert game.state.phase.hold(game.state) == 2000
    game.do("bob: vest")
    assert game.state.phase.hold(game.state) == 2000
    game.do("bob: continue", "ann: stop", "bob: pass")
    assert game.phase == "poison"
    assert game.state.phase.hold(game.state) == 2000


@rule("BH-252")
def test_the_follow_up_opens_for_every_survivor() -> None:
    # dee has loaded a bag and used the Hostage: no Agent, but asked all the same.
    game = getaway(
        FIVE,
        attributes={"dee": "hostage"},
        could_be=[["crew", "agent"], ["agent"], ["rival"], ["sticky-fingers", "rival"], ["crew"]],
    )
    game.do("ann: shoot dee", "dee: hostage")
    assert (game.phase, game.waits_for) == ("follow-up", ["dee"])
    assert game.legal("dee") == ["continue"]


@rule("BH-252")
@pytest.mark.parametrize(
    ("given", "asked"),
    [({"revealed": "dee"}, False), ({"tied": "dee"}, False), ({"cold": "dee"}, False), ({}, True)],
)
def test_it_is_skipped_for_public_reasons_only(given: dict[str, Any], asked: bool) -> None:
    game = getaway(FIVE, hands={"ann": "knife"}, turn="ann", living="ann bob cy dee", **given)
    game.do("ann: stab dee")
    if game.phase == "answer":
        game.do("dee: accept")
    assert (game.phase == "follow-up") == asked


@rule("BH-253")
def test_only_the_owner_of_the_open_window_may_act() -> None:
    game = getaway(FIVE, hands={"dee": "adrenaline"})
    game.do("ann: shoot dee")
    assert [game.legal(name) != [] for name in game.names] == [False, False, False, True, False]
    assert game.refuses("ann: stop") == "BH-253"
    assert game.refuses("bob: vest") == "BH-253"


@rule("BH-254")
def test_an_illegal_or_late_submission_changes_nothing() -> None:
    game = getaway(FIVE)
    before = GAME.write(game.state)
    game.refuses("bob: pass")
    game.refuses("ann: second-gun bob")
    assert GAME.write(game.state) == before
    assert game.state.events == []
    game.do("ann: pass")
    game.refuses("ann: pass", "BH-253")


@rule("BH-255")
def test_every_window_times_out_for_one_who_is_away() -> None:
    game = robbery(FIVE, card="knife", turn="ann")
    for _ in range(200):
        if game.phase == "over":
            break
        assert game.state.clocks()
        game.do(f"table: {game.state.clocks()[0].action.verb}")
    assert game.phase == "over"


@rule("BH-256")
def test_the_public_log_holds_public_events_only() -> None:
    game = robbery(FIVE, card="cash-bag", turn="ann", vault="knife")
    game.do("ann: pass-to bob", "bob: ok")
    public = [e.kind for e in game.events if hears(e.to, TABLE)]
    assert public == ["passes-card", "takes-card", "turn", "draws"]
    assert game.kinds("eve") == public
    assert game.kinds("bob") == ["passes-card", "received", "takes-card", "turn", "draws", "drew"]
