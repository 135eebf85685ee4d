"""Who is gone for long counts as ready, and is asked again when back."""

import pytest

from hideout.engine.attendance import Attendance
from hideout.engine.core import TABLE, play
from hideout.games.millions_of_dollars import GAME

OPTIONS = {"clocks": False}


@pytest.mark.rule("MD-113")
def test_after_a_minute_the_table_says_that_somebody_is_gone_and_later_that_they_are_back() -> None:
    s = GAME.new(4, 1, OPTIONS)
    assert GAME.absence_millis == (60_000,)

    def due(gone_for: int, *bots: int) -> str:
        fact = GAME.due(s, Attendance([0, gone_for, 0, 0], bots))
        return "" if fact is None else GAME.notation.text(fact)

    assert due(59_999) == ""
    assert due(60_000, 1) == ""  # a bot plays for them
    assert due(60_000) == "absent p1"
    play(s, TABLE, GAME.notation.parse("absent p1"))
    while s.phase.name == "choose":
        seat = s.pending()[0]
        play(s, seat, s.legal(seat)[0])
    play(s, TABLE, GAME.notation.parse("absent p1"))  # in the negotiation again
    assert due(60_000) == ""
    assert due(0) == "back p1"
    assert due(60_000, 1) == "back p1"
