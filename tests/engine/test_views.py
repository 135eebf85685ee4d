"""Views declared as types: their shapes say what the types say."""

from typing import Annotated, TypedDict

import pytest

from hideout.engine.kinds import Names
from hideout.engine.shapes import Id, Word
from hideout.engine.views import (
    BySeat,
    Count,
    Exactly,
    Keys,
    Number,
    SeatOrNone,
    Seats,
    shape_of,
)

Card = Annotated[str, Id("card")]
Prices = Annotated[dict[str, Count], Keys("card")]


class Pile(TypedDict):
    """Cards in
    a heap."""

    top: Annotated[Card | None, "the card on top"]


class Public(TypedDict):
    turn: Annotated[SeatOrNone, "whose turn it is"]


class View(Public):
    coins: Annotated[BySeat[Count], "coins"]
    debt: Annotated[Number, "what is owed"]
    code: Annotated[list[Count], Exactly(2), "two digits"]
    ready: Annotated[Seats, "who is ready"]
    piles: Annotated[list[Pile], "all piles"]
    prices: Annotated[Prices | None, "in the shop"]
    mood: Annotated[str, Word("glad", "sad"), "the mood"]
    note: str
    over: bool


VIEW = shape_of(View)
NAMES = Names(2, {"card": ["ace", "king"]})
GOOD = {
    "turn": -1,
    "coins": [1, 2],
    "debt": -3,
    "code": [4, 7],
    "ready": [1],
    "piles": [{"top": "ace"}, {"top": None}],
    "prices": {"king": 5},
    "mood": "sad",
    "note": "anything",
    "over": False,
}


def test_the_shape_names_every_key_in_order_with_its_meaning() -> None:
    assert list(VIEW.keys) == list(GOOD)
    assert VIEW.keys["turn"].meaning == "whose turn it is"
    assert VIEW.keys["code"].meaning == "two digits"
    assert VIEW.keys["note"].meaning == ""
    assert VIEW.title == "View"


def test_inner_tables_keep_the_name_and_the_words_of_their_types() -> None:
    written = VIEW.keys["piles"].shape.written()
    assert written == "a list of: a table (`Pile`)"
    assert shape_of(Pile).meaning == "Cards in a heap."


def test_a_view_as_declared_fits_its_shape() -> None:
    assert VIEW.complaint(GOOD, NAMES, "view") == ""
    assert VIEW.complaint({**GOOD, "prices": None}, NAMES, "view") == ""


@pytest.mark.parametrize(
    ("key", "value", "because"),
    [
        ("turn", 2, "view.turn should be a seat, or -1"),
        ("coins", [1], "view.coins should have 2 entries"),
        ("coins", [1, -1], "view.coins[1]"),
        ("code", [1, 2, 3], "view.code should have 2 entries"),
        ("ready", [-1], "view.ready[0]"),
        ("piles", [{"top": "queen"}], "view.piles[0].top"),
        ("piles", [{}], "view.piles[0].top is missing"),
        ("prices", {"queen": 1}, "'queen' is none of card"),
        ("mood", "bored", "view.mood"),
        ("note", 1, "view.note should be a text"),
        ("over", 0, "view.over should be true or false"),
    ],
)
def test_what_is_not_as_declared_is_found(key: str, value: object, because: str) -> None:
    assert because in VIEW.complaint({**GOOD, key: value}, NAMES, "view")
