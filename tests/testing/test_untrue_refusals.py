"""The kit can fail: a refusal that is missing, made up, untrue or tells a secret is noticed."""

from typing import Any

import pytest

from hideout.engine.core import Game, Seat
from hideout.engine.message import Message, verbatim
from hideout.engine.notation import Action
from hideout.engine.refusal import NOT_ASKED, OTHER_ASKED, Reasons, Refusal
from hideout.testing.refusals import Refusals
from hideout.testing.walk import PLAIN, Case, ConformanceError, walk
from tests.testing.broken import caught, toy_with
from tests.testing.toy import CLAUSES, NODDED, TO_ANOTHER, Choose, Haggle, Toy, ToyState


class Crashing(Haggle):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        assert action.a != seat
        return super().why_not(s, seat, action)


MOOD = Reasons().add("mood", "PK-1", "The table is in no mood for that.")


class MadeUp(Haggle):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return MOOD.refuse(action)


class Wordless(Toy):
    def refused(self, s: ToyState, seat: Seat, refusal: Refusal) -> Message:
        return verbatim("No") if refusal.reason is NODDED else super().refused(s, seat, refusal)


class Clauseless(Choose):
    clauses = ""


class OfNobody(Haggle):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return TO_ANOTHER.refuse(action, {"other": ("seat", s.seats)})


class NotAsked(Choose):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return NOT_ASKED.refuse(action, clauses="PK-1")


class AskedForThat(Haggle):
    """A nod is asked for, if only to somebody else."""

    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        if seat not in self.pending(s):
            return super().why_not(s, seat, action)
        return OTHER_ASKED.refuse(action, clauses="PK-2")


class Telling(Choose):
    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        return OTHER_ASKED.refuse(action, {"n": ("number", s.pile[-1])}, "PK-1")


class Endless(Toy):
    end = ""


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (toy_with(Crashing()), "fails: AssertionError"),
        (toy_with(MadeUp()), "has a reason that is not declared: mood."),
        (Wordless(), "is not a sentence: "),
        (toy_with(Clauseless()), "names no clause"),
        (toy_with(OfNobody()), "names a seat that is not there: other "),
        (toy_with(NotAsked()), "is not true (not-asked): "),
        (toy_with(AskedForThat()), "is not true (other-asked): "),
        (toy_with(Telling()), "a secret away: "),
        (Endless(), "'the end' names no clause"),
    ],
    ids=lambda value: "" if isinstance(value, str) else type(value).__name__,
)
def test_a_bad_refusal_is_found(game: Game[Any], finding: str) -> None:
    assert finding in refused(game)


def refused(game: Game[Any], each: int = 3) -> str:
    for seed in range(20):
        try:
            walk(Case(game, 3, {}, seed), PLAIN, [Refusals(CLAUSES, None, each)])
        except ConformanceError as error:
            return str(error)
    return "nothing"


def test_a_game_may_say_itself_when_a_reason_is_true() -> None:
    truths = {"nodded": lambda sight, no: not sight.view["nods"] >> sight.seat & 1}
    with pytest.raises(ConformanceError, match=r"is not true \(nodded\)"):
        walk(Case(Toy(), 3, {}, 0), PLAIN, [Refusals(CLAUSES, truths)])


def test_the_whole_vocabulary_is_tried_on_request() -> None:
    class OneWord(Haggle):
        def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
            assert (seat, action.verb, action.a) != (2, "nod", 3)
            return super().why_not(s, seat, action)

    assert "the refusal of 'nod p3' to p2 fails" in refused(toy_with(OneWord()), each=0)


def test_the_command_checks_refusals() -> None:
    assert "is not true (not-asked)" in caught(toy_with(NotAsked()))
