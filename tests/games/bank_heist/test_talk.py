"""Who may speak, and what can be claimed. [BH-245 .. BH-249 BH-257 BH-258]"""

import pytest

from hideout.engine.core import EVERYONE, TABLE
from hideout.games.bank_heist import GAME
from tests.games.bank_heist.table import alarm_turn, dealt, getaway, race, robbery

rule = pytest.mark.rule
FIVE = "crew agent rival sticky crew"


@rule("BH-245")
def test_nobody_speaks_in_the_silent_robbery() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=2)
    assert [game.speaks(name) for name in game.names] == [False] * 5
    assert [game.claims(name) for name in game.names] == [0] * 5
    assert game.refuses("ann: claim-trust bob") == "BH-245 BH-257"


@rule("BH-246")
def test_talk_is_closed_from_the_deal_on() -> None:
    for game in (dealt(5), race(5)):
        assert [game.speaks(name) for name in game.names] == [False] * 5


@rule("BH-247")
def test_from_the_first_alarm_space_on_everybody_talks() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=3)
    assert [GAME.may_speak(game.state, seat) for seat in range(5)] == [EVERYONE] * 5
    assert GAME.may_speak(game.state, TABLE) == 0


@rule("BH-247")
def test_talk_opens_with_the_move_of_the_token() -> None:
    game = robbery(FIVE, card="knife", turn="eve", start="ann", token=2)
    assert not game.speaks("bob")
    game.do("eve: pass-to bob", "bob: ok")
    assert game.speaks("bob")


@rule("BH-248")
def test_talk_is_open_in_a_getaway_without_any_alarm() -> None:
    game = robbery(FIVE, card="cash-bag", turn="bob", truck=4, token=1)
    game.do("bob: pass-to eve", "eve: ok")
    assert [game.speaks(name) for name in game.names] == [True] * 5


@rule("BH-249")
def test_all_talk_is_public_unless_whispers_are_on() -> None:
    game = getaway(FIVE)
    assert GAME.channels(game.state, 0) == {"table": EVERYONE}
    game = getaway(FIVE, options={"whispers": True}, living="ann bob cy")
    assert GAME.channels(game.state, 0) == {
        "table": EVERYONE,
        "whisper-p1": 0b011,
        "whisper-p2": 0b101,
    }
    assert GAME.channels(game.state, 4) == {}


def test_everybody_talks_again_when_the_game_is_over() -> None:
    game = getaway(FIVE, living="cy ann", start="cy", turn="cy", attributes={"ann": "hush-money"})
    game.do("cy: shoot ann", "ann: accept")
    assert [game.speaks(name) for name in game.names] == [True] * 5


@rule("BH-257")
def test_whoever_may_speak_makes_one_claim_a_turn_slot() -> None:
    game = getaway(FIVE, attributes={"eve": "hush-money"}, living="ann bob cy eve")
    assert [game.claims(name) for name in game.names] == [24, 24, 24, 0, 0]
    game.do("ann: claim-suspect cy", "bob: claim-trust ann")
    assert [game.claims(name) for name in game.names] == [0, 0, 24, 0, 0]
    assert game.refuses("ann: claim-kept cy") == "BH-257"
    assert game.waits_for == ["ann"]
    game.do("ann: pass")
    assert [game.claims(name) for name in game.names] == [24, 24, 24, 0, 0]


@rule("BH-257")
def test_claims_belong_to_passing_a_card_and_to_choosing_an_action() -> None:
    game = alarm_turn(FIVE, "are-you-loyal")
    assert [game.claims(name) for name in game.names] == [0] * 5
    game.do("ann: choose bob")
    assert [game.claims(name) for name in game.names] == [24] * 5
    game.do("ann: pass-to bob")
    assert [game.claims(name) for name in game.names] == [0] * 5
    game = getaway(FIVE)
    game.do("ann: shoot bob")
    assert [game.claims(name) for name in game.names] == [0] * 5


@rule("BH-258")
def test_a_claim_changes_nothing_but_the_list_of_claims() -> None:
    game = getaway(FIVE)
    before = game.legal("ann")
    game.do("ann: claim-passed-bag bob")  # a lie
    assert game.legal("ann") == before
    assert game.view()["claims"] == [{"claim": "claim-passed-bag", "seat": 0, "about": 1}]
    assert game.numbers("claim-passed-bag", "eve") == [(0, 1, -1)]
    assert game.player("bob", "ann")["could_be"] == ["crew", "sticky-fingers", "agent", "rival"]
    assert game.state.opened == 0
