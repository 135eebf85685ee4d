"""Sentences: prompts, labels, refusals."""

import pytest

from hideout.games.millions_of_dollars import GAME
from hideout.words import narrator
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    Table,
    heist,
    planning,
)


def prompt(game: Table, who: str) -> str:
    return narrator(GAME).prompt(game.state, game.seat(who))


def test_a_prompt_for_every_situation() -> None:
    game = planning(5, "first-bank")
    assert prompt(game, "ann") == "Secretly send a Character to First Bank."
    assert prompt(planning(3, "first-bank"), "ann") == (
        "Secretly send two different Characters to First Bank."
    )
    game.do("ann: choose snitch")
    assert "change your choice" in prompt(game, "ann")

    five = heist(aside="ann", ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
    assert prompt(five, "bob") == "Stay, or go home?"
    five.do("ann: roll-call")
    assert "roll call has come to you" in prompt(five, "bob")
    five.do("cy: leave").do("dee: ready")
    assert "wait in silence" in prompt(five, "cy")
    assert "ready to stay" in prompt(five, "dee")
    five.all_ready()
    assert "name a Role" in prompt(five, "ann")
    assert "Wait for the Snitch" in prompt(five, "bob")


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("offer p1 3", "Offer Bob $3M to leave"),
        ("offer p1-2 3", "Offer Bob (Character 2) $3M to leave"),
        ("accept p2 4", "Accept Cy's $4M and leave"),
        ("accept p2-for-1 4", "Accept Cy's $4M and leave with Character 1"),
        ("decline p0-for-2", "Decline Ann's offer with Character 2"),
        ("choose-two driver brute", "Send the Driver first and the Brute second"),
        ("claim mastermind", 'Say "I am the Mastermind"'),
        ("withdraw 2", "Leave with Character 2"),
        ("absent p1", "Bob is missing"),
    ],
)
def test_labels(notation: str, label: str) -> None:
    assert narrator(GAME).label(GAME.notation.parse(notation), ["Ann", "Bob", "Cy"]) == label


def test_sentences_of_three_players_say_which_character() -> None:
    game = heist(ann=(DRIVER, BRUTE), bob=(CROOK, SNITCH), cy=(CROOK, MASTERMIND))
    game.do("ann: offer bob-2 1").do("bob: decline ann-for-2").do("cy: withdraw 1")

    assert game.heard("bob", "offers", "declines", "leaves", "ante-back") == [
        "ann offered you (second Character) $1M to leave.",
        "You declined the offer of ann (second Character).",
        "cy left (first Character).",
        "cy took back the ante of $1M (first Character).",
    ]


def test_a_refusal_says_what_is_wrong() -> None:
    game = heist(ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)

    assert game.reason("ann: offer bob 5") == (
        "'Offer p1 $5M to leave' is not possible: $4M of your cash is not promised to others."
    )
    assert "for the Leader, p0" in game.reason("bob: hurry", "MD-59")
    assert "Intimidation card" in game.reason("bob: intimidate ann")
    assert "no roll call has come to you" in game.reason("bob: no-comment")
    game.leave("bob")
    assert "may not talk" in game.reason("bob: claim driver")
    assert "that Character is no longer in" in game.reason("ann: offer bob 1")
