"""Counting games: shares, intervals, lengths and a game's own figures."""

import pytest

from hideout.sim.tally import Sum, Tally

LISTED = ("gold", "sides", "odd")


def shares(*values: float) -> Sum:
    total = Sum()
    for value in values:
        total.add(value)
    return total


def test_an_interval_of_wins_and_losses_is_wilsons() -> None:
    low, high = shares(*[1.0] * 8 + [0.0] * 2).interval()

    # Wilson's score interval for 8 of 10, from any table.
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


def test_an_interval_stays_within_what_is_possible() -> None:
    assert shares(*[0.0] * 20).interval()[0] == 0.0
    assert 0.1 < shares(*[0.0] * 20).interval()[1] < 0.2
    assert shares(*[1.0] * 20).interval()[1] == 1.0


def test_shared_wins_vary_less() -> None:
    alone = shares(*[1.0, 0.0] * 50)
    shared = shares(*[0.5, 0.5, 1.0, 0.0] * 25)

    assert alone.mean() == shared.mean() == 0.5
    assert alone.interval()[0] < shared.interval()[0] < 0.5


def test_a_shutout_of_several_seats_has_an_interval() -> None:
    """Two seats of a bot win all of 16 games: half a win each, and no more is possible."""
    tally = Tally(4, LISTED)
    for number in range(16):
        won = [0.0, 0.0, 0.0, 0.0]
        won[number % 4] = 1.0
        bots = ["a", "b", "a", "b"] if number % 2 == 0 else ["b", "a", "b", "a"]
        tally.add(bots, won, 5, {"ending": "gold", "winners": []})
    by_bot = tally.report()["by_bot"]

    assert isinstance(by_bot, dict)
    # Wilson's score interval for 16 of 16 is 0.8064 to 1, from any table; here halved.
    assert by_bot["a"] == {"share": 0.5, "low": pytest.approx(0.4032, abs=1e-4), "high": 0.5}
    assert by_bot["b"] == {"share": 0.0, "low": 0.0, "high": pytest.approx(0.0968, abs=1e-4)}


def test_the_same_share_every_time_may_yet_change() -> None:
    low, high = shares(0.25, 0.25, 0.25).interval()

    assert 0.0 < low < 0.25 < high < 1.0


def test_nothing_seen_is_nothing_known() -> None:
    assert Sum().interval() == (0.0, 1.0)


def count(tally: Tally, first: int, last: int) -> None:
    for number in range(first, last):
        bots = ["a", "b"] if number % 2 else ["b", "a"]
        won = [1.0, 0.0] if number % 3 else [0.5, 0.5]
        result = {
            "winners": [0],
            "ending": "gold" if number % 4 else "silver",
            "rounds": number,
            "gold": [number, -number],
            "sides": ["crook", "guard"] if number % 2 else ["guard", "crook"],
            "alarm": number > 5,
            "heist": {"door": "open", "takes": number},
            "odd": [[1], [2]],
            "doors": ["front", "back"],
        }
        tally.add(bots, won, 10 + number, result)


def test_tallies_add_up_to_the_tally_of_all() -> None:
    whole, one, two = (Tally(2, LISTED) for _ in range(3))
    count(whole, 0, 10)
    count(one, 0, 4)
    count(two, 4, 10)
    one.merge(two)

    assert one.report() == whole.report()


def test_figures_are_told_by_their_shape() -> None:
    tally = Tally(2, LISTED)
    count(tally, 0, 10)
    report = tally.report()

    assert report["endings"] == {"gold": 7, "silver": 3}
    assert report["decisions"] == {
        "total": 145, "mean": 14.5, "least": 10, "median": 15, "most": 19,
    }  # fmt: skip
    figures = report["figures"]
    assert isinstance(figures, dict)
    assert figures["alarm"] == {"counts": {"false": 6, "true": 4}}
    assert figures["heist.door"] == {"counts": {"open": 10}}
    assert figures["rounds"] == {"mean": 4.5, "least": 0, "most": 9}
    assert figures["gold"]["by_seat"][1] == {"mean": -4.5, "least": -9, "most": 0}
    assert list(figures["sides"]["by_side"]) == ["crook", "guard"]
    assert "odd" not in figures
    assert "doors" not in figures  # two of them, but not one per seat


def test_a_bots_share_is_what_one_seat_of_it_wins() -> None:
    tally = Tally(4, LISTED)
    tally.add(["a", "b", "b", "b"], [0.0, 1.0, 0.0, 0.0], 5, {"ending": "gold", "winners": [1]})
    tally.add(["b", "a", "b", "b"], [0.0, 1.0, 0.0, 0.0], 5, {"ending": "gold", "winners": [1]})

    by_bot = tally.report()["by_bot"]
    assert isinstance(by_bot, dict)
    assert by_bot["a"]["share"] == 0.5
    assert by_bot["b"]["share"] == pytest.approx(1 / 6, abs=1e-6)
