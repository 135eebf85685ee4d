"""A refusal is one thing: its kind, what it is about, its clauses and its sentence."""

import pytest

from hideout.engine.core import OVER, TABLE, IllegalAction, Seat, play
from hideout.engine.notation import Action
from hideout.engine.refusal import Reasons
from hideout.words import narrator
from tests.testing.toy import GONE, KEEP, NOD, SWAP, TIME_UP, Toy, ToyState


def refused(s: ToyState, seat: Seat, action: Action) -> tuple[str, str, str]:
    with pytest.raises(IllegalAction) as refusal:
        play(s, seat, action)
    assert refusal.value.message.id == f"no-{refusal.value.kind}"
    sentence = narrator(s.game).illegal(refusal.value)
    return refusal.value.kind, refusal.value.clauses, sentence


def test_a_reason_of_the_game_brings_its_clauses_and_its_words() -> None:
    s = Toy().new(3, 1, {})
    for seat in range(3):
        play(s, seat, KEEP)
    play(s, 1, NOD[0])
    assert refused(s, 1, NOD[2]) == ("nodded", "PK-2", "'Nod p2' is too much: you have nodded.")
    assert refused(s, 0, NOD[0])[0] == "to-another"


def test_whoever_is_asked_hears_what_is_asked() -> None:
    s = Toy().new(3, 1, {})
    sentence = "'Nod p1' is not what is asked now: Your move: choose 1."
    assert refused(s, 0, NOD[1]) == ("other-asked", "PK-1", sentence)


def test_whoever_is_not_asked_hears_that() -> None:
    s = Toy().new(3, 1, {})
    for seat in range(3):
        play(s, seat, KEEP)
    play(s, 1, NOD[0])
    assert refused(s, 1, SWAP)[:2] == ("not-asked", "PK-2")


def test_the_table_has_words_of_its_own() -> None:
    s = Toy().new(3, 1, {})
    assert refused(s, 0, TIME_UP)[:2] == ("tables-word", "PK-1 PK-2")
    assert refused(s, TABLE, KEEP)[:2] == ("players-word", "PK-1")
    for seat in range(3):
        play(s, seat, KEEP)
    assert refused(s, TABLE, GONE[0])[:2] == ("not-yet", "PK-1")


def test_after_the_end_everything_is_refused_for_the_same_reason() -> None:
    s = Toy().new(3, 1, {})
    s.go(OVER)
    for seat in (TABLE, 0):
        assert refused(s, seat, KEEP) == ("over", "PK-4", "The game is over.")


def test_a_refusal_carries_what_it_is_about_as_data() -> None:
    toy = Toy()
    s = toy.new(3, 1, {})
    reasons = Reasons()
    far = reasons.add("far", "PK-1", "'{wish}': {other} is {n} seats away.")
    refusal = far.refuse(KEEP, {"other": ("seat", 2), "n": ("number", 4)})
    assert (refusal.kind, refusal.clauses) == ("far", "PK-1")
    assert refusal.args == {"other": ("seat", 2), "n": ("number", 4)}
    assert toy.refused(s, 0, refusal).data() == {
        "id": "no-far",
        "args": {"wish": {"id": "act-keep", "args": {}}, "other": "p2", "n": 4},
    }
    assert far.refuse(KEEP, clauses="PK-3").clauses == "PK-3"
    with pytest.raises(AssertionError, match="far is declared twice"):
        reasons.add("far", "PK-1", "Again.")
