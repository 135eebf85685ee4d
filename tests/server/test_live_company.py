"""Habits at live tables: a person and bots of the usual level, in the server's own time."""

from pathlib import Path
from unittest.mock import patch

import pytest

from hideout.bots import usual_rung
from hideout.games import GAMES, find_game
from hideout.server.bots.worker import Answer, Question
from hideout.server.bots.workers import ThinkerPool, Unavailable
from hideout.server.house import fairness
from tests.server.house import Secrets, ThinkersHere, open_house, seated
from tests.server.live import PacedHouse, live_house
from tests.server.test_live_bots import question
from tests.server.waiting import Company, play, usual_seats

BAR = 6.0  # seconds that bots are waited for on average, over many games
A_GAME = 1.5  # times that: in one there are few waits
AN_ANSWER = 2.0  # the same for a single answer
OFTEN = 20  # chances, from which on a share says something
SLACK = 0.25  # that chance may add or take in a game
BEARABLE = 8.0  # seconds that nobody has to wait longer than for pauses


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
    # Neither another deal each time nor what else this machine does: one game has few answers.
    with patch.object(fairness, "new_secret", Secrets()):
        async with live_house(tmp_path, PacedHouse) as house:
            company = await play(house, game, usual_rung(game), usual_seats(game), False)

    assert company.waits.waits
    assert company.waits.mean() <= A_GAME * BAR
    assert company.answers.longest() <= AN_ANSWER * BAR
    assert company.ignored <= 1
    assert out_of_range(company) == {}


TABLES = [  # the usual one of each game, and the largest
    (game, seats)
    for game in sorted(GAMES)
    for seats in sorted({usual_seats(game), find_game(game).seats[-1]})
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_however_many_bots_have_their_turn_their_pauses_are_bearable(
    tmp_path: Path, game: str, seats: int
) -> None:
    with patch.object(fairness, "new_secret", Secrets()):
        async with live_house(tmp_path, PacedHouse) as house:
            company = await play(house, game, usual_rung(game), seats)

    assert company.waits.waits
    assert company.waits.mean() <= BAR
    assert company.waits.longest() <= BEARABLE


async def test_for_who_only_looks_on_bots_take_the_time_it_takes_to_follow(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_millis=1200) as house:
        (ann,) = await seated(house, "heist-hustle", ["Ann"])
        await ann.in_room("stand")
        for _ in range(2):
            await ann.in_room("bots", {"level": "shark"})
        await ann.in_room("start")
        table = house.hub.room(ann.code).live_table()
        began = house.time.now()
        while not table.is_over():
            await house.wait_for_clock()

        assert house.time.now() - began >= 600 * len(table.record.decisions)


class NeverThere(ThinkersHere):
    """A process that does not get up, and how long its bots would wait for its answers."""

    def __init__(self) -> None:
        super().__init__()
        self.patience: list[float] = []
        self.has_been_starting: float | None = 0.0

    def starting(self, bot_number: int) -> float | None:
        return self.has_been_starting

    async def ask(self, question: Question, seconds: float) -> Answer:
        self.patience.append(seconds)
        raise Unavailable("late")


async def test_nobody_waits_long_for_a_thinking_process_that_has_yet_to_start(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_millis=1200) as house:
        house.hub.services.runner.thinkers = thinkers = NeverThere()
        (ann,) = await seated(house, "oceans-heist", ["Ann"])
        await ann.in_room("fill")
        await ann.in_room("start")
        for starting in (0.0, 2.0, None):
            thinkers.has_been_starting = starting
            asked = len(thinkers.patience)
            while len(thinkers.patience) == asked:
                await house.wait_for_clock()
        await ann.sync()

        assert thinkers.patience[:3] == [3.0, 1.0, 20.0]
        assert ann.frame["view"]["target"], "somebody else has decided for the Staff's bot"


@pytest.mark.slow
async def test_a_process_is_starting_until_it_has_answered() -> None:
    thinkers = ThinkerPool(1)
    try:
        assert thinkers.starting(1) == 0.0
        await thinkers.ask(question(1, "heuristic"), 60.0)
        assert thinkers.starting(1) is None
        thinkers.workers[0]._bury()
        assert thinkers.starting(1) == 0.0
    finally:
        thinkers.close()
