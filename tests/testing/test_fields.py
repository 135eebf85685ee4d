"""The kit notices a field that is not declared, and one that a clone forgets."""

import pytest

from hideout.engine.fields import Field, Flag, Number, follows
from hideout.games import GAMES
from hideout.testing.damage import check_positions
from hideout.testing.fields import Fields
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


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_damaged_positions_are_refused_or_can_be_played_to_the_end(name: str) -> None:
    count = 80 if name == "oceans-heist" else 200  # its games take long
    refused, accepted = check_positions(GAMES[name], count)
    assert refused + accepted == count
    assert refused > count // 5
    assert accepted > count // 20
