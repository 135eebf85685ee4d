"""Which Character is meant, who pays whom and what a Loot card is, as data and in words."""

import pytest

from hideout.engine.core import EVERYONE, Event
from hideout.engine.message import Message
from hideout.games.millions_of_dollars import GAME
from hideout.words import Narrator

NAMES = ["Ann", "Bob", "Cy", "Dee"]
ANN, BOB, CY, DEE = range(4)


def told(event: Event, seats: int, viewer: int) -> str:
    narrator = Narrator(GAME)
    said = narrator.sentence(event, viewer, NAMES[:seats])
    assert narrator.errors == set()
    return said


def label(action: str) -> str:
    return Narrator(GAME).label(GAME.notation.parse(action), NAMES)


def test_a_character_is_a_player_and_with_three_players_a_slot() -> None:
    offers = Event("offers", ANN, 3, 2, EVERYONE)
    assert GAME.happened(offers, 4).args == {"who": "p0", "whom": "p3", "money": 2, "slot": 0}
    assert GAME.happened(offers, 3).args == {"who": "p0", "whom": "p1-2", "money": 2, "slot": 2}
    assert told(offers, 4, DEE) == "Ann offered you $2M to leave."
    assert told(offers, 3, BOB) == "Ann offered you (second Character) $2M to leave."
    assert told(offers, 3, CY) == "Ann offered Bob (second Character) $2M to leave."
    assert told(offers, 3, ANN) == "You offered Bob (second Character) $2M to leave."


def test_ones_own_character_is_told_apart_only_with_three_players() -> None:
    leaves = Event("leaves", BOB, 1, -1, EVERYONE)
    assert GAME.happened(leaves, 4) == Message(
        "event-leaves", {"who": "p1", "character": "p1", "slot": 0}
    )
    assert told(leaves, 4, BOB) == "You left."
    leaves = Event("leaves", BOB, 2, -1, EVERYONE)
    assert GAME.happened(leaves, 3) == Message(
        "event-leaves", {"who": "p1", "character": "p1-1", "slot": 1}
    )
    assert told(leaves, 3, ANN) == "Bob left (first Character)."


def test_who_declines_and_whose_offer() -> None:
    declines = Event("declines", ANN, 1, BOB, EVERYONE)
    assert told(declines, 3, BOB) == "Ann declined your offer (second Character)."
    assert told(declines, 3, CY) == "Ann declined the offer of Bob (second Character)."


def test_with_three_players_one_may_pay_oneself() -> None:
    own = Event("fee", ANN, ANN, 1, EVERYONE)
    assert told(own, 3, ANN) == "You paid $1M to your own Driver for the ride."
    assert told(own, 3, BOB) == "Ann paid $1M to Ann for the ride."
    theft = Event("theft", ANN, BOB, 2, EVERYONE)
    assert told(theft, 3, ANN) == "You lost $2M to the Crook of Bob."
    assert told(theft, 3, BOB) == "Ann lost $2M to your Crook."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("first-bank", "Round 2: First Bank, loot $8M, ante $1M, symbol Brute."),
        ("auction-house", "Round 2: Auction House, loot $9M, ante $1M."),
    ],
)
def test_a_loot_card_is_told_with_its_numbers(card: str, words: str) -> None:
    assert told(Event("loot", ANN, GAME.cards.ids.index(card), 2, EVERYONE), 4, BOB) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("offer p1 3", "Offer Bob $3M to leave"),
        ("whisper p2-1 3", "Privately offer Cy (Character 1) $3M to leave"),
        ("hold p1 3", "Hold Bob's $3M ready to accept"),
        ("accept p1-for-2 3", "Accept Bob's $3M and leave with Character 2"),
        ("withdraw 2", "Leave with Character 2"),
        ("choose-two brute crook", "Send the Brute first and the Crook second"),
    ],
)
def test_actions_name_the_character(action: str, words: str) -> None:
    assert label(action) == words
