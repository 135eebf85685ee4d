"""What people read: prompts, refusals and the log, in plain words."""

import pytest

from hideout.engine.core import hears
from hideout.testing.spoken import parse_decision
from hideout.words import narrator
from tests.games.bank_heist.table import GAME, Table, alarm_turn, getaway, robbery

WORDS = narrator(GAME)


def refusal(game: Table, decision: str) -> str:
    seat, action = parse_decision(GAME, decision, game.names)
    assert action not in game.state.legal(seat)
    return WORDS.refusal(game.state, seat, GAME.why_not(game.state, seat, action))


def read(game: Table, name: str) -> list[str]:
    seat = game.seat(name)
    heard = [event for event in game.events if hears(event.to, seat)]
    return [WORDS.sentence(event, seat, game.names) for event in heard]


@pytest.mark.parametrize(
    ("identity", "card", "what"),
    [
        ("crew", "cash-bag", "You got: Cash Bag. It goes into the truck."),
        ("sticky", "cash-bag", "You got: Cash Bag. It stays in your hand."),
        ("agent", "cash-bag", "You got: Cash Bag. It stays in your hand."),
        ("rival", "cash-bag", "You got: Cash Bag. Load it or keep it?"),
        ("crew", "knife", "You got: Knife. It stays in your hand."),
        ("agent", "dye-pack", "You got: Dye Pack. It bursts."),
    ],
)
def test_a_receiver_reads_what_becomes_of_the_card(identity: str, card: str, what: str) -> None:
    game = robbery(f"crew {identity} rival crew agent", card=card, turn="ann")
    game.do("ann: pass-to bob")

    assert WORDS.prompt(game.state, 1) == what


def test_whoever_is_attacked_reads_by_whom_and_how() -> None:
    game = getaway("crew agent rival crew crew")
    game.do("ann: shoot bob")
    assert WORDS.prompt(game.state, 1) == "p0 shoots at you! What do you do?"

    game = getaway("crew agent rival crew crew", hands={"ann": "knife"}, turn="bob")
    game.do("bob: handcuff ann")
    assert WORDS.prompt(game.state, 0) == "p1 tries to handcuff you! What do you do?"


def test_a_card_one_does_not_hold_is_named() -> None:
    game = getaway("crew agent rival crew crew")

    needed = "'Stab p1' takes a card that you do not hold: Knife."
    assert refusal(game, "ann: stab bob") == needed
    only_agents = "'Handcuff p1' is not open to you: only an Agent uses Handcuffs."
    assert refusal(game, "ann: handcuff bob") == only_agents


def test_what_is_mine_is_called_mine() -> None:
    hands = {"dee": "lock-pick"}
    game = getaway("crew agent rival crew crew", hands=hands, cuffed="ann", turn="dee")
    game.do("dee: unlock ann")

    assert "dee opened your handcuffs." in read(game, "ann")
    assert "You opened ann's handcuffs." in read(game, "dee")
    assert "dee opened ann's handcuffs." in read(game, "bob")


def test_what_one_does_to_oneself_is_ones_own() -> None:
    game = getaway("crew agent rival crew crew", hands={"ann": "knife"}, tied="ann")
    game.do("ann: cut ann")

    assert "You cut your zip ties." in read(game, "ann")
    assert "ann cut ann's zip ties." in read(game, "bob")


@pytest.mark.parametrize(
    ("swap", "ann", "cy", "eve"),
    [
        (
            "ann cy",
            "You swapped your attribute with cy's.",
            "ann swapped attributes with you.",
            "ann swapped the attributes of ann and cy.",
        ),
        (
            "cy dee",
            "You swapped the attributes of cy and dee.",
            "ann swapped your attribute with dee's.",
            "ann swapped the attributes of cy and dee.",
        ),
        (
            "ann dee",
            "You swapped your attribute with dee's.",
            "ann swapped the attributes of ann and dee.",
            "ann swapped the attributes of ann and dee.",
        ),
    ],
)
def test_one_may_swap_ones_own_attribute(swap: str, ann: str, cy: str, eve: str) -> None:
    attributes = {"ann": "poisoned", "cy": "hostage", "dee": "masked"}
    game = alarm_turn("crew agent rival crew crew", "i-dont-like-this", attributes=attributes)
    game.do(f"ann: swap {swap}")

    for reader, sentence in (("ann", ann), ("cy", cy), ("eve", eve)):
        assert sentence in read(game, reader)


def test_whoever_searches_reads_what_there_is() -> None:
    hands = {"bob": "cash-bag knife cash-bag"}
    game = alarm_turn("crew agent rival crew crew", "hold-it-right-there", hands=hands)
    game.do("ann: choose bob")
    assert WORDS.prompt(game.state, 0) == "You found: 2 Cash Bag, 1 Knife."
    assert "bob's hand: 2 Cash Bag, 1 Knife." in read(game, "ann")

    game = alarm_turn("crew agent rival crew crew", "hold-it-right-there")
    game.do("ann: choose bob")
    assert WORDS.prompt(game.state, 0) == "You found: nothing."
    assert "bob's hand: nothing." in read(game, "ann")


@pytest.mark.parametrize("card", ["cash-bag", "knife", "dye-pack"])
def test_whoever_waits_reads_the_same_whatever_is_decided(card: str) -> None:
    """[BH-48 BH-250]"""
    game = robbery("crew rival rival crew agent", card=card, turn="ann")
    assert WORDS.prompt(game.state, 1, game.names) == "Wait: ann is deciding."
    game.do("ann: pass-to bob")
    for seat in (0, 2, 3, 4):
        assert WORDS.prompt(game.state, seat, game.names) == "Wait: bob is deciding."


def test_several_may_be_waited_for() -> None:
    game = Table(GAME.new(5, 1, {}))
    game.do("ann: ok", "cy: ok")

    waiting = "Wait: bob, dee, eve are deciding."
    assert WORDS.prompt(game.state, 0, game.names) == waiting
    assert WORDS.prompt(game.state, 1, game.names).startswith("You are ")


def test_nobody_sits_where_there_is_no_chair() -> None:
    game = robbery("crew agent rival crew crew", card="knife", turn="ann")
    action = GAME.notation.parse("pass-to p6")
    refused = WORDS.refusal(game.state, 0, GAME.why_not(game.state, 0, action), game.names)

    assert refused == "'Pass it to nobody' is not possible: nobody sits there."
