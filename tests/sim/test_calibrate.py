"""Intervals that keep their promise: about one in twenty misses what is true."""

from typing import Any

import pytest

from hideout.engine.rng import Rng
from hideout.sim.calibrate import (
    KINDS,
    TWINS,
    Cell,
    Missed,
    calibrate,
    cells_of,
    count_missed,
    play_twins,
)
from hideout.sim.series import Played, Series
from hideout.sim.tournament import Standings

SERIES = 300
DEALS = 20


def made_up(deal: int, number: int, sides: list[str], winner: str) -> Played:
    """A game in which one side wins and all its seats with it."""
    names = [TWINS[(seat + number) % 2] for seat in range(4)]
    return {
        "number": number, "deal": deal, "seed": "0x0", "bots": names,
        "shares": [float(side == winner) for side in sides], "forfeits": [""] * 4,
        "decisions": 1, "result": {"ending": "x", "winners": [], "side": sides},
    }  # fmt: skip


def tournament(rng: Rng) -> list[Cell]:
    """Two bots that are equally good: a deal favours a side, and luck does the rest."""
    standings = Standings(TWINS, 4, frozenset({"side"}))
    for deal in range(DEALS):
        sides = ["cop", "cop", "crook", "crook"]
        rng.shuffle(sides)
        favour = rng.below(101)
        for game in range(2):
            winner = "cop" if rng.below(100) < favour else "crook"
            standings.add(made_up(deal, 2 * deal + game, sides, winner))
    return cells_of(standings.report())


@pytest.fixture(scope="module")
def missed() -> dict[str, Missed]:
    rng = Rng(5)
    return count_missed([tournament(rng) for _ in range(SERIES)])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_an_interval_misses_the_truth_one_time_in_twenty(
    missed: dict[str, Missed], kind: str
) -> None:
    """Three standard errors each way, for 300 series."""
    assert missed[kind].intervals >= SERIES
    assert 0.01 < missed[kind].share() < 0.09


@pytest.mark.slow
def test_an_interval_that_is_too_narrow_is_found_out() -> None:
    rng = Rng(5)
    found = [tournament(rng) for _ in range(SERIES)]
    narrow = [
        [
            cell._replace(low=(cell.low + cell.value) / 2, high=(cell.high + cell.value) / 2)
            for cell in cells
        ]
        for cells in found
    ]

    assert all(one.share() > 0.2 for one in count_missed(narrow).values())


def test_twins_have_the_same_deal_and_luck_of_their_own() -> None:
    series = Series("heat", 4, 2, ("heuristic",), 3, {})
    game = series.make_game()
    first, second = (play_twins(series, game, number) for number in range(2))

    assert first["seed"] == second["seed"]
    assert first["bots"] == ["one", "other"] * 2
    assert second["bots"] == ["other", "one"] * 2
    assert first["result"] != second["result"]


@pytest.mark.slow
def test_a_bot_is_calibrated_the_same_however_the_work_is_shared() -> None:
    series = Series("heist-hustle", 4, 16, ("heuristic",), 3, {})
    told: Any = calibrate(series, 6)

    assert set(told) == set(KINDS)
    assert told["gap"].intervals == told["rating"].intervals == 6
    assert told["by seat"].intervals == 6 * 4 * 2
    assert calibrate(series, 6, jobs=2) == told
