"""The worked examples of the rules, step by step."""

import pytest

from tests.games.bank_heist.table import getaway, race, robbery

rule = pytest.mark.rule


@rule("BH-112", "BH-116", "BH-120", "BH-126", "BH-129", "BH-130", "BH-210")
def test_speedloader_against_an_agent() -> None:
    game = getaway(
        "crew agent rival sticky crew",
        hands={"ann": "adrenaline adrenaline speedloader", "bob": "adrenaline speedloader"},
    )
    game.do("ann: shoot bob")
    assert game.legal("bob") == ["adrenaline", "vest", "accept"]
    game.do("bob: vest")
    assert game.player("bob")["identity"] == "agent"
    assert game.player("bob")["vest_used"] is True
    game.do("bob: return-fire")
    assert game.legal("ann") == ["adrenaline", "accept"]
    game.do("ann: adrenaline")
    assert game.hand("ann") == ["adrenaline", "speedloader"]
    game.do("ann: continue")  # asked, though no Agent
    assert game.legal("bob") == ["stop", "speedloader ann"]
    game.do("bob: stop")
    assert game.waits_for == ["ann"]
    game.do("ann: speedloader bob")
    assert game.legal("bob") == ["adrenaline", "accept"]
    game.do("bob: adrenaline", "bob: return-fire")
    game.do("ann: adrenaline", "ann: continue")
    assert game.hand("ann") == []
    game.do("bob: speedloader ann")
    assert game.legal("ann") == ["accept"]
    game.do("ann: accept")
    assert "ann" not in game.living
    assert game.hand("bob") == []  # there was nothing to take
    assert game.phase == "action"  # and ann's turn is over
    assert game.waits_for == ["bob"]


@rule("BH-9", "BH-43", "BH-44", "BH-45")
def test_the_lopsided_five() -> None:
    game = robbery("agent agent rival rival sticky", card="cash-bag", turn="ann", vault="cash-bag")
    game.do("ann: pass-to eve")
    assert game.legal("eve") == ["ok"]
    game.do("eve: ok")
    assert game.view()["truck"] == 0
    game.do("bob: pass-to dee")
    assert game.legal("dee") == ["load", "keep"]


@rule("BH-48")
def test_a_kept_bag_looks_like_any_item() -> None:
    seen = []
    for card in ("cash-bag", "lock-pick"):
        game = robbery("crew agent rival sticky crew", card=card, turn="ann", vault="knife")
        game.do("ann: pass-to bob", "bob: ok")
        seen.append((game.kinds("cy"), game.view("cy")))
    assert seen[0] == seen[1]


@rule("BH-19", "BH-21", "BH-22", "BH-53")
def test_wrong_code() -> None:
    game = race(6, code="3 7 8", token=1)
    game.do("eve: answer 158", "table: too-late")
    assert game.view()["token"] == 2
    assert game.view()["locked_out"] == [4]
    game.state.flip = [2, 5, 9]
    game.do("bob: answer 90", "table: too-late")
    assert game.view()["start"] == 1
    assert game.view()["stage"] == "robbery-silent"
    for seat in (1, 2, 3, 4, 5, 0):
        name = game.names[seat]
        game.do(f"{name}: pass-to {game.names[(seat + 1) % 6]}", "table: time-up")
        while game.phase == "dye":
            game.do("table: time-up")
    assert game.view()["stage"] == "robbery-alarm"  # one silent circuit


@rule("BH-175", "BH-176", "BH-177")
def test_gun_jammed_rival() -> None:
    game = getaway(
        "crew agent rival sticky crew",
        attributes={"cy": "gun-jammed"},
        hands={"cy": "speedloader"},
        turn="cy",
    )
    game.do("cy: shoot ann", "ann: accept")
    assert game.player("cy")["identity"] == "rival"
    game.do("cy: speedloader dee", "dee: accept")
    assert game.legal("cy") == ["stop"]


@rule("BH-229", "BH-230", "BH-231", "BH-233", "BH-236", "BH-240")
def test_bribe() -> None:
    game = getaway(
        "crew sticky rival crew agent rival crew",
        living="ann cy dee fay gus",
        hands={"fay": "cash-bag", "gus": "lock-pick"},
        start="ann",
        turn="gus",
        slots="ann cy dee fay gus",
        token=4,
        cuffed="ann",
        tied="dee fay gus",
    )
    game.do("gus: pass")
    assert game.numbers("freed") == [(0, -1, -1), (3, -1, -1), (5, -1, -1)]
    assert game.numbers("driver-shoots") == [(2, -1, -1)]
    assert game.who(game.state.tied | game.state.cuffed) == ["gus"]
    assert game.waits_for == ["fay"]
    assert game.legal("fay") == ["shoot gus", "shoot ann", "shoot dee"]
