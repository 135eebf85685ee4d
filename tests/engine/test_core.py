"""What every table does, whatever is played at it."""

import pytest

from hideout.engine.core import EVERYONE, OVER, TABLE, IllegalAction, hears, only, play
from hideout.engine.position import write_position
from hideout.games.heist_hustle import GAME

ROLL = GAME.notation.parse("roll")
SPIN = GAME.notation.parse("spin")
TIME_UP = GAME.notation.parse("time-up")


def test_audiences() -> None:
    assert [hears(only(2), seat) for seat in (TABLE, 0, 1, 2, 3)] == [False] * 3 + [True, False]
    assert all(hears(EVERYONE, seat) for seat in range(TABLE, 10))
    assert not any(hears(0, seat) for seat in range(TABLE, 10))
    assert hears(only(0) | only(3), 3)


def test_play_refuses_with_sentence_and_clauses_and_changes_nothing() -> None:
    s = GAME.new(3, 1, {})
    before = write_position(s)
    with pytest.raises(IllegalAction) as refused:
        play(s, 0, SPIN)
    assert str(refused.value) == "no-other-asked (HH-6)"
    assert refused.value.clauses == "HH-6"
    for seat, action in ((1, ROLL), (TABLE, ROLL), (0, TIME_UP)):
        with pytest.raises(IllegalAction):
            play(s, seat, action)
    assert write_position(s) == before


def test_a_decision_is_a_step_whoever_makes_it() -> None:
    s = GAME.new(3, 1, {})
    play(s, 0, ROLL)
    play(s, TABLE, TIME_UP)
    assert (s.step, s.pending()) == (2, [2])


def test_events_are_told_only_if_somebody_listens() -> None:
    s = GAME.new(3, 1, {})
    play(s, 0, ROLL)
    assert s.events is None
    s.events = []
    play(s, 1, ROLL)
    assert [event.as_tuple()[:2] for event in s.events] == [("start-roll", 1)]
    assert s.clone().events is None


def test_the_table_may_play_its_clocks() -> None:
    s = GAME.new(3, 1, {})
    assert s.legal(TABLE) == [TIME_UP]
    (clock,) = s.clocks()
    assert clock.as_tuple() == (TIME_UP.code, 10_000, 0, 0, 0)


def test_when_it_is_over_nobody_is_waited_for() -> None:
    s = GAME.new(3, 1, {})
    s.go(OVER)
    assert s.pending() == []
    assert [s.legal(seat) for seat in range(TABLE, 3)] == [[], [], [], []]
