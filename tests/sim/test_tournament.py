"""Tournaments: balanced seats and deals, sound figures, the same however the work is shared."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from hideout.sim.series import Played, Series, figures_by_seat, play_rows
from hideout.sim.tournament import Standings, fit

BOTS = ("heuristic", "random")
SERIES = Series("heist-hustle", 4, 40, BOTS, 7, {"bail": True}, replays=True)


def report(series: Series, jobs: int = 1) -> dict[str, Any]:
    standings = Standings(series.bots, series.seats, figures_by_seat(series.game))
    for rows in play_rows(series, jobs):
        for row in rows:
            standings.add(row)
    return standings.report()


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 4), (3, 5), (2, 3), (4, 4)])
def test_over_a_deal_every_bot_sits_everywhere_once(bots: int, seats: int) -> None:
    names = tuple("abcd"[:bots])
    series = replace(SERIES, bots=names, seats=seats)
    for deal in range(3):
        games = range(deal * bots, (deal + 1) * bots)
        assert {series.deal_of(number) for number in games} == {deal}
        assert len({series.seed_of(number) for number in games}) == 1
        sat = Counter(
            (bot, seat) for number in games for seat, bot in enumerate(series.bots_of(number))
        )
        assert sat == Counter({(bot, seat): 1 for bot in names for seat in range(seats)})


def test_the_deals_differ() -> None:
    assert SERIES.seed_of(0) == SERIES.seed_of(1) != SERIES.seed_of(2)


@pytest.mark.slow
def test_two_processes_give_the_same_standings_as_one() -> None:
    assert report(SERIES, jobs=2) == report(SERIES)


@pytest.mark.slow
def test_the_sensible_bot_is_found_to_be_stronger() -> None:
    told = report(replace(SERIES, games=200))

    assert told["deals"] == 100
    assert told["gaps"]["heuristic"]["random"]["low"] > 0
    assert told["bots"]["heuristic"]["rating"]["low"] > told["bots"]["random"]["rating"]["high"]
    shares = [told["bots"][bot]["share"] for bot in BOTS]
    assert sum(shares) == pytest.approx(0.5)  # two seats each


def played(deal: int, bots: list[str], shares: list[float], **result: Any) -> Played:
    return {
        "number": 0, "deal": deal, "seed": "0x0", "bots": bots, "shares": shares,
        "forfeits": [""] * len(bots),
        "decisions": 1, "result": {"ending": "x", "winners": [], **result},
    }  # fmt: skip


def told_of(*rows: Played) -> Mapping[str, Any]:
    standings = Standings(["a", "b"], 2, frozenset({"side"}))
    for row in rows:
        standings.add(row)
    return standings.report()


def test_games_of_one_deal_are_one_observation() -> None:
    """Whoever has the better cards wins: the bots are equal, as far as nine deals can tell."""
    told = told_of(
        *[played(d, seats, [1.0, 0.0]) for d in range(9) for seats in (["a", "b"], ["b", "a"])]
    )

    assert told["gaps"]["a"]["b"] == {
        "share": 0.0, "low": pytest.approx(-0.2992, abs=1e-4),
        "high": pytest.approx(0.2992, abs=1e-4), "deals": 9,
    }  # fmt: skip
    assert told["by_seat"]["a"][0]["share"] == 1.0
    assert told["by_seat"]["a"][1]["share"] == 0.0


def test_a_shutout_has_intervals_with_a_width() -> None:
    told = told_of(
        *[
            played(deal, bots, [float(bot == "a") for bot in bots])
            for deal in range(16)
            for bots in (["a", "b"], ["b", "a"])
        ]
    )

    # Wilson's score interval for 16 of 16: 0.8064 to 1; a gap has twice the room.
    assert told["bots"]["a"]["low"] == pytest.approx(0.8064, abs=1e-4)
    assert told["bots"]["a"]["high"] == 1.0
    assert told["bots"]["b"]["high"] == pytest.approx(0.1936, abs=1e-4)
    assert told["gaps"]["a"]["b"]["low"] == pytest.approx(0.6128, abs=1e-4)
    rating = {bot: told["bots"][bot]["rating"] for bot in "ab"}
    assert rating["a"]["low"] < rating["a"]["elo"] <= rating["a"]["high"]
    assert rating["b"]["low"] <= rating["b"]["elo"] < rating["b"]["high"]
    assert rating["a"]["low"] > rating["b"]["high"]
    assert told["by_seat"]["a"][0]["low"] < 1.0


def test_roles_have_a_table_of_their_own() -> None:
    told = told_of(
        played(0, ["a", "b"], [1.0, 0.0], side=["cop", "crook"]),
        played(0, ["b", "a"], [1.0, 0.0], side=["cop", "crook"]),
    )

    assert told["by_role"]["side"]["cop"]["a"]["share"] == 1.0
    assert told["by_role"]["side"]["crook"]["b"]["share"] == 0.0


def test_ratings_follow_the_odds() -> None:
    ten_to_one = fit([[0.0, 10_000.0], [1_000.0, 0.0]])

    assert ten_to_one[0] - ten_to_one[1] == pytest.approx(400, abs=1)
    assert sum(ten_to_one) == pytest.approx(0)
    assert fit([[0.0, 5.0], [5.0, 0.0]]) == pytest.approx([0, 0])


def test_few_deals_have_wide_intervals() -> None:
    """Four deals with gaps 1, 0, 1, 0: Student's 3.18 standard errors, not 1.96, and at most 1."""
    rows = [played(deal, ["a", "b"], [1.0, 0.0] if deal % 2 else [0.5, 0.5]) for deal in range(4)]
    gap = told_of(*rows)["gaps"]["a"]["b"]

    assert gap["share"] == 0.5
    assert gap["share"] - gap["low"] == pytest.approx(3.18 * 0.2887, rel=0.05)
    assert gap["high"] == 1.0
