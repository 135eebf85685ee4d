"""The kit notices a field that is not declared, that a clone forgets, that not all may know."""

import pytest

from hideout.engine.core import Seat
from hideout.engine.fields import ITS_SEAT, Field, Flag, Listed, Number, by_seat, follows
from hideout.engine.rng import Rng
from hideout.games import GAMES
from hideout.testing.damage import check_positions
from hideout.testing.fields import Fields, Known
from tests.testing.broken import found_by
from tests.testing.toy import Toy, ToyState

NAMES = ("hand", "pile", "open_cards", "choice", "nods", "coins", "round")


class ForgetfulState(ToyState):
    def clone(self) -> "ForgetfulState":
        t = super().clone()
        assert isinstance(t, ForgetfulState)
        t.nods = 0
        return t


class Forgetful(Toy):
    state_class = ForgetfulState

    def __init__(self) -> None:
        super().__init__()
        self.fields = [Field("", None, "", at=name, default=list) for name in NAMES]


class Undeclared(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.fields = [
            Field("lit", Flag(), ""),
            Field("nods", Number(0, 9), ""),
            follows("pile", ""),
        ]


def test_a_field_that_a_clone_forgets_is_found() -> None:
    assert "clone() forgets nods: 1 became 0" in found_by(Fields, Forgetful())


def test_fields_that_are_not_declared_or_not_there_are_found() -> None:
    assert "differ: choice, coins, hand, lit, open_cards, round" in found_by(Fields, Undeclared())


class Everybody(Toy):
    """Says that all may know everybody's hand."""

    def __init__(self) -> None:
        super().__init__()
        self.fields = [Field("hand", Listed(Number(0, 99)), "")]


class ItsSeat(Toy):
    """Redraws a seat's own choice."""

    def __init__(self) -> None:
        super().__init__()
        self.fields = [Field("hand", by_seat(Number(0, 99)), "", knows=ITS_SEAT)]

    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = super().resample(s, seat, rng)
        t.hand = [card + 1 for card in t.hand]
        return t


def test_a_field_that_not_everybody_knows_is_found() -> None:
    assert "hand is declared to be known to everybody, but" in found_by(Known, Everybody())


def test_a_field_that_its_seat_does_not_know_is_found() -> None:
    assert "hand is declared to be known to its seat, but" in found_by(Known, ItsSeat())


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_damaged_positions_are_refused_or_can_be_played_to_the_end(name: str) -> None:
    count = 80 if name == "oceans-heist" else 200  # its games take long
    refused, accepted = check_positions(GAMES[name], count)
    assert refused + accepted == count
    assert refused > count // 5
    assert accepted > count // 20
