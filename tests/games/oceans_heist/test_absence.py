"""A captain who is gone passes the team on; only a captain gives up."""

import pytest

from hideout.engine.attendance import Attendance
from hideout.engine.core import TABLE, play
from hideout.games.oceans_heist import GAME


@pytest.mark.rule("OH-9")
def test_after_fifteen_seconds_a_captain_s_team_is_led_by_somebody_who_is_there() -> None:
    s = GAME.new(6, 1, {})
    captain = s.captain[0]
    team = [seat for seat in range(6) if s.masks[0] >> seat & 1]
    mates = [seat for seat in team if seat != captain]
    assert GAME.absence_millis == (15_000,)

    def due(gone: dict[int, int], *bots: int) -> str:
        fact = GAME.due(s, Attendance([gone.get(seat, 0) for seat in range(6)], bots))
        return "" if fact is None else GAME.notation.text(fact)

    assert due({}) == ""
    assert due({captain: 14_999}) == ""
    assert due({captain: 15_000}) == f"captain p{mates[0]}"
    assert due({captain: 15_000}, mates[0]) == f"captain p{mates[1]}"  # people before bots
    assert due({captain: 15_000}, *mates) == f"captain p{mates[0]}"
    assert due({captain: 15_000}, captain, *mates) == ""  # bots are as good as each other
    play(s, TABLE, GAME.notation.parse(f"captain p{mates[0]}"))
    assert due({captain: 15_000}) == ""


@pytest.mark.rule("OH-139")
def test_only_a_captain_gives_up() -> None:
    s = GAME.new(6, 1, {})

    said = [GAME.concession(s, seat) for seat in range(6)]

    assert [seat for seat in range(6) if said[seat] is not None] == sorted(s.captain)
