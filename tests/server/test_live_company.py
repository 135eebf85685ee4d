"""Habits at live tables: a person and bots of the usual level, in the server's own time."""

from pathlib import Path

import pytest

from hideout.bots import usual_rung
from hideout.games import GAMES
from tests.server.live import live_house
from tests.server.waiting import Company, play, usual_seats

BAR = 6.0  # seconds that bots are waited for on average, over many games
A_GAME = 1.5  # times that: in one there are few waits
AN_ANSWER = 2.0  # the same for a single answer
OFTEN = 20  # chances, from which on a share says something
SLACK = 0.25  # that chance may add or take in a game


def out_of_range(company: Company) -> dict[str, float]:
    """What is never done, if it was, and what was far from good."""
    bad = {}
    for habits in company.habits:
        for habit in habits.habits:
            times, chances = habits.counts[habit.name]
            share = times / chances if chances else 0.0
            is_never = habit.most == 0.0
            is_far = chances >= OFTEN and not (habit.least - SLACK <= share <= habit.most + SLACK)
            if share if is_never else is_far:
                bad[habit.name] = share
    return bad


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_usual_bots_are_good_company_at_a_live_table(tmp_path: Path, game: str) -> None:
    async with live_house(tmp_path) as house:
        company = await play(house, game, usual_rung(game), usual_seats(game), False)

    assert company.waits.waits
    assert company.waits.mean() <= A_GAME * BAR
    assert company.answers.longest() <= AN_ANSWER * BAR
    assert company.ignored <= 1
    assert out_of_range(company) == {}
