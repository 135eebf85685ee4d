"""Negotiation: leaving, offers and what becomes of them."""

import pytest

from hideout.engine.core import play
from tests.games.millions_of_dollars.table import BRUTE, CROOK, DRIVER, Table, heist, planning

rule = pytest.mark.rule


def four(**cash: int) -> Table:
    """At the Auction House (9, ante 1), so that everybody holds 4 unless said otherwise."""
    return heist(cash=cash, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)


@rule("MD-32")
def test_leaving_gives_the_ante_back() -> None:
    game = four()
    assert game.cash["dee"] == 4

    game.do("dee: leave")

    assert game.cash["dee"] == 5
    assert game.character("ann", "dee")["ante"] == 0
    assert game.heard("ann", "leaves", "ante-back") == [
        "dee left.",
        "dee took back the ante of $1M.",
    ]


@rule("MD-33")
def test_leaving_cannot_be_undone() -> None:
    game = four().leave("dee")

    for what in ("leave", "ready", "unready", "offer ann 1", "claim crook"):
        game.refuses(f"dee: {what}")
    assert game.state.pending() == [0, 1, 2]


@rule("MD-34")
def test_money_is_offered_to_another_player_who_is_in() -> None:
    game = four().do("ann: offer bob 2")

    assert game.view("bob")["offers"] == [
        {"payer": 0, "seat": 1, "slot": 1, "amount": 2, "private": False}
    ]
    assert game.heard("bob", "offers") == ["ann offered you $2M to leave."]
    game.refuses("ann: offer ann 1", "MD-34")
    game.refuses("ann: offer p6 1", "MD-34")


@rule("MD-35")
def test_an_offer_is_at_least_one_million() -> None:
    game = four()

    assert game.legal("ann", "offer")[0] == "offer p1 1"
    game.refuses("ann: offer bob 0", "MD-35")


@rule("MD-35")
def test_an_offer_may_be_all_the_money_there_is() -> None:
    rich = four(ann=160, bob=3, cy=3, dee=3)

    rich.do("ann: offer bob 159")

    assert rich.action("offer bob 175").b == 175


@rule("MD-36")
def test_open_offers_never_exceed_cash() -> None:
    game = four().do("ann: offer bob 3")
    assert game.view("ann")["free"] == 1

    sentence = game.reason("ann: offer cy 2", "MD-36")
    assert "$1M of your cash is not promised to others" in sentence
    game.do("ann: offer cy 1")
    game.refuses("ann: offer dee 1", "MD-36")
    game.do("ann: withdraw-offer bob", "ann: offer dee 3")


@rule("MD-37")
def test_money_on_a_character_cannot_be_offered() -> None:
    game = four()
    assert (game.cash["ann"], game.state.ante[0]) == (4, 1)

    assert game.legal("ann", "offer") == [
        f"offer p{target} {amount}" for target in (1, 2, 3) for amount in (1, 2, 3, 4)
    ]
    game.refuses("ann: offer bob 5", "MD-36")


@rule("MD-38")
def test_offers_are_public() -> None:
    game = four().do("ann: offer bob 2")

    for who in ("cy", "dee", "table"):
        assert game.view(who)["offers"] == game.view("ann")["offers"]
        assert game.heard(who, "offers") == ["ann offered bob $2M to leave."]


@rule("MD-39")
def test_the_payer_withdraws_or_the_target_declines() -> None:
    game = four().do("ann: offer bob 2", "ann: offer cy 1")

    game.do("ann: withdraw-offer bob")
    game.refuses("bob: accept ann 2", "MD-111")
    game.do("cy: decline ann")
    game.refuses("cy: accept ann 1", "MD-111")

    assert game.view("ann")["offers"] == []
    assert game.view("ann")["free"] == 4
    assert game.heard("dee", "withdraws-offer", "declines") == [
        "ann withdrew the offer to bob.",
        "cy declined the offer of ann.",
    ]
    game.refuses("cy: decline ann", "MD-39")
    game.refuses("ann: withdraw-offer cy", "MD-39")


@rule("MD-40")
def test_the_money_moves_before_the_character_is_withdrawn() -> None:
    game = four().deal("ann", "bob", 3)

    assert game.cash == {"ann": 1, "bob": 8, "cy": 4, "dee": 4}
    assert game.heard("cy", "pays", "leaves", "ante-back") == [
        "ann paid bob $3M to leave.",
        "bob left.",
        "bob took back the ante of $1M.",
    ]


@rule("MD-41")
def test_a_deal_is_final_even_if_the_payer_leaves_too() -> None:
    game = four().deal("cy", "dee", 2)

    game.leave("cy")

    assert game.cash == {"ann": 4, "bob": 4, "cy": 3, "dee": 7}


@rule("MD-42")
def test_several_offers_are_accepted_in_one_step() -> None:
    game = four().do("ann: offer dee 1").do("bob: offer dee 2").do("cy: offer dee 3")

    game.do("dee: hold ann 1", "dee: hold cy 3")
    assert game.cash["dee"] == 4  # nothing has moved yet
    game.do("dee: accept cy 3")

    assert game.cash == {"ann": 3, "bob": 4, "cy": 1, "dee": 9}  # 4 + 1 + 3 and the ante
    assert game.heard("bob", "pays", "leaves") == [
        "ann paid dee $1M to leave.",
        "cy paid dee $3M to leave.",
        "dee left.",
    ]


@rule("MD-42")
def test_what_is_held_ready_is_nobody_elses_business() -> None:
    game = four().do("ann: offer dee 1").do("bob: offer dee 2")
    before = {who: game.view(who) for who in ("ann", "bob", "cy", "table")}

    game.do("dee: hold ann 1")

    assert {who: game.view(who) for who in before} == before
    assert game.heard("cy", "holds") == []
    assert game.view("dee")["held"] == [{"payer": 0, "slot": 1, "amount": 1}]
    game.do("dee: drop")
    assert game.view("dee")["held"] == []
    game.do("dee: accept bob 2")
    assert game.cash["dee"] == 7


@rule("MD-42")
def test_an_offer_can_be_marked_before_there_is_another() -> None:
    game = four().do("ann: offer dee 1").do("dee: hold ann 1")

    game.do("bob: offer dee 2").do("dee: accept bob 2")

    assert game.cash == {"ann": 3, "bob": 2, "cy": 4, "dee": 8}  # 4 + 1 + 2 and the ante


@rule("MD-42")
def test_no_offer_is_marked_twice_and_none_that_is_not_there() -> None:
    game = four().do("ann: offer dee 1").do("dee: hold ann 1")

    game.refuses("dee: hold ann 1", "MD-42")
    game.refuses("dee: hold ann 2", "MD-42")
    game.refuses("dee: hold bob 1", "MD-42")
    game.refuses("bob: hold ann 1", "MD-42")


@rule("MD-111")
def test_the_mark_on_an_only_offer_is_set_anew_when_the_offer_changes() -> None:
    game = four().do("ann: offer dee 1").do("dee: hold ann 1").do("ann: offer dee 2")

    game.refuses("dee: accept ann 2", "MD-111")
    game.do("dee: hold ann 2", "dee: accept ann 2")

    assert game.cash == {"ann": 2, "bob": 4, "cy": 4, "dee": 7}


@rule("MD-43")
def test_other_offers_lapse_when_the_character_leaves() -> None:
    game = four().do("ann: offer dee 1").do("bob: offer dee 2")

    game.do("dee: accept bob 2")

    assert game.cash == {"ann": 4, "bob": 2, "cy": 4, "dee": 7}
    assert game.view("ann")["offers"] == []
    assert game.view("ann")["free"] == 4


@rule("MD-43")
def test_leaving_by_oneself_cashes_no_offer() -> None:
    game = four().do("ann: offer dee 3").leave("dee")

    assert game.cash == {"ann": 4, "bob": 4, "cy": 4, "dee": 5}


@rule("MD-44")
def test_offers_of_who_has_left_lapse() -> None:
    game = four().do("ann: offer dee 3", "ann: offer bob 1").leave("ann")

    assert game.view("dee")["offers"] == []
    game.refuses("dee: accept ann 3", "MD-111")


@rule("MD-45")
def test_a_new_offer_replaces_the_old_one() -> None:
    game = four().do("ann: offer dee 1", "ann: offer dee 4")

    assert game.view("dee")["offers"] == [
        {"payer": 0, "seat": 3, "slot": 1, "amount": 4, "private": False}
    ]
    game.do("ann: offer dee 2")
    assert game.view("ann")["free"] == 2


@rule("MD-46")
def test_nothing_but_an_accepted_offer_moves_money_between_players() -> None:
    game = four().do("ann: offer dee 1").do("bob: offer dee 2").do("cy: offer ann 1")
    for seat in range(4):
        for action in game.state.legal(seat):
            after = game.state.clone()
            play(after, seat, action)
            moved = [after.cash[i] - game.state.cash[i] for i in range(4)]
            others = [change for i, change in enumerate(moved) if i != seat]
            if action.verb == "accept":
                assert sum(moved) == 1  # the ante
                assert sorted(others) == [-action.b, 0, 0]
            elif action.verb == "leave":
                assert (moved[seat], others) == (1, [0, 0, 0])
            else:
                assert moved == [0, 0, 0, 0], action
    assert planning(4).legal("ann", "offer") == []  # and no deals outside of Negotiation


@rule("MD-47")
def test_who_has_left_neither_makes_nor_gets_offers() -> None:
    game = four().leave("dee")

    game.refuses("dee: offer ann 1", "MD-47")
    game.refuses("ann: offer dee 1", "MD-47")
    assert not [text for text in game.legal("ann", "offer") if " p3 " in text]
    assert game.character("ann", "dee")["state"] == "withdrawn"
