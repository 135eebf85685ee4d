"""What people read: prompts, refusals and the log, in plain words."""

import pytest

from hideout.engine.core import IllegalAction, play
from hideout.testing.spoken import parse_decision
from tests.games.bank_heist.table import GAME, Table, getaway, robbery


def refusal(game: Table, decision: str) -> str:
    seat, action = parse_decision(GAME, decision, game.names)
    with pytest.raises(IllegalAction) as refused:
        play(game.state, seat, action)
    return str(refused.value)


def read(game: Table, name: str) -> list[str]:
    seat = game.seat(name)
    return [GAME.sentence(event, seat, game.names) for event in game.events]


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

    assert GAME.prompt(game.state, 1) == what


def test_whoever_is_attacked_reads_by_whom_and_how() -> None:
    game = getaway("crew agent rival crew crew")
    game.do("ann: shoot bob")
    assert GAME.prompt(game.state, 1) == "p0 shoots at you! What do you do?"

    game = getaway("crew agent rival crew crew", hands={"ann": "knife"}, turn="bob")
    game.do("bob: handcuff ann")
    assert GAME.prompt(game.state, 0) == "p1 tries to handcuff you! What do you do?"


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
