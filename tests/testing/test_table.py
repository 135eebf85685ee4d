"""The table of tests itself, on a small game: what it says is so, and what it lets pass is not."""

import pytest

from hideout.engine.core import IllegalAction
from hideout.engine.reader import BadData
from hideout.testing.table import Table
from tests.testing.toy import Toy, ToyState


@pytest.fixture
def game() -> Table[ToyState]:
    return Table(Toy().new(3, 1, {}), ["ann", "bob", "cy"])


def test_people_do_things_by_name(game: Table[ToyState]) -> None:
    assert game.waits_for == ["ann", "bob", "cy"]

    assert game.do("bob: keep", "ann: swap") is game

    assert game.waits_for == ["cy"]
    with pytest.raises(BadData, match="'zed' has no seat"):
        game.do("zed: keep")
    with pytest.raises(IllegalAction):
        game.do("ann: nod bob")


def test_what_may_be_done_is_said_with_names(game: Table[ToyState]) -> None:
    assert game.legal("ann") == ["keep", "swap"]
    assert game.legal("ann", "swap") == ["swap"]
    game.do("ann: keep", "bob: keep", "cy: keep")

    assert "nod bob" in game.legal("ann")
    assert game.may("ann", "nod bob")
    assert not game.may("ann", "keep")


def test_everybody_hears_what_is_theirs(game: Table[ToyState]) -> None:
    game.do("ann: swap", "bob: keep", "cy: keep")

    assert "drew" in game.kinds()
    assert "drew" in game.kinds("ann")
    assert "drew" not in game.kinds("bob")
    assert "drew" not in game.kinds("table")
    (event,) = game.told("ann", "drew")
    assert event in game.of_kind("drew")
    assert len(game.heard("ann", "drew")) == 1
    game.forget()
    assert (game.events, game.heard("ann")) == ([], [])


def test_a_refusal_has_clauses_and_a_sentence(game: Table[ToyState]) -> None:
    refused = game.refuses("ann: nod bob")

    assert refused.startswith("PK-")
    assert game.refuses("ann: nod bob", refused.split()[0]) == refused
    assert game.reason("ann: nod bob").endswith(".")


def test_what_is_legal_is_no_refusal(game: Table[ToyState]) -> None:
    with pytest.raises(AssertionError, match="'ann: keep' is legal"):
        game.refuses("ann: keep")


def test_a_refusal_by_other_clauses_is_found(game: Table[ToyState]) -> None:
    with pytest.raises(AssertionError, match=r"not by \{.PK-99.\}"):
        game.refuses("ann: nod bob", "PK-99")


def test_luck_that_nobody_asks_for_is_found(game: Table[ToyState]) -> None:
    game.luck(3)

    assert not game.luck_is_used()
    with pytest.raises(AssertionError, match="never asked for"):
        game.luck(4)
