"""A series of games: the same whatever the number of processes."""

from collections import Counter
from dataclasses import replace

import pytest

from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.sim.series import Series, chunks, figures_by_seat, play_game, play_series

SERIES = Series("heist-hustle", 3, 40, ("random",), 7, {})


def played(series: Series, jobs: int = 1) -> dict[str, object]:
    return play_series(series, jobs, lambda games: None).report()


@pytest.mark.parametrize("games", [1, 31, 32, 33, 1000, 6400, 12345])
def test_chunks_hold_every_game_once_and_in_order(games: int) -> None:
    assert [number for part in chunks(games) for number in part] == list(range(games))


def test_every_game_has_a_seed_of_its_own() -> None:
    assert len({SERIES.seed_of(number) for number in range(100)}) == 100
    assert SERIES.seed_of(3) != replace(SERIES, seed=8).seed_of(3)


def test_bots_sit_at_every_seat_equally_often() -> None:
    series = replace(SERIES, bots=("random", "heuristic"))
    seats = Counter(
        (seat, bot) for number in range(12) for seat, bot in enumerate(series.bots_of(number))
    )

    assert set(seats.values()) == {6}


def test_the_same_series_gives_the_same_figures() -> None:
    assert played(SERIES) == played(SERIES)
    assert played(SERIES) != played(replace(SERIES, seed=8))


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("random",), ("heuristic", "random")])
def test_two_processes_give_the_same_figures_as_one(bots: tuple[str, ...]) -> None:
    series = replace(SERIES, bots=bots)

    assert played(series, jobs=2) == played(series)


def test_every_game_is_counted_and_told() -> None:
    told: list[int] = []
    tally = play_series(SERIES, 1, told.append)

    assert tally.games == sum(told) == 40
    assert sum(tally.endings.values()) == 40


def test_options_and_decks_reach_the_games() -> None:
    deck = dict(find_game("heist-hustle").deck)
    rows = deck["locations"]
    assert isinstance(rows, list)
    deck["locations"] = [{**row, "points": 1000} for row in rows]
    poor, rich = played(SERIES), played(replace(SERIES, deck=deck))
    short = played(replace(SERIES, options={"even_rounds": True}))

    assert mean_of_totals(rich) > 5 * mean_of_totals(poor)
    assert total_decisions(short) < total_decisions(poor)


def mean_of_totals(report: dict[str, object]) -> float:
    figures = report["figures"]
    assert isinstance(figures, dict)
    return float(figures["totals"]["by_seat"][0]["mean"])


def total_decisions(report: dict[str, object]) -> int:
    decisions = report["decisions"]
    assert isinstance(decisions, dict)
    return int(decisions["total"])


def test_what_is_listed_by_seat_is_found_out() -> None:
    assert figures_by_seat("heist-hustle") == {"totals"}


def test_a_game_of_a_series_is_over() -> None:
    for bots in (("random",), ("heuristic",)):
        state, _ = play_game(replace(SERIES, bots=bots), find_game("heist-hustle"), 5)
        assert state.pending() == []


@pytest.mark.parametrize(
    ("series", "sentence"),
    [
        (replace(SERIES, game="chess"), "There is no game chess"),
        (replace(SERIES, seats=11), "for 2 to 10 players"),
        (replace(SERIES, options={"bail": 3}), "The option bail takes on or off"),
        (replace(SERIES, bots=("random", "genius")), "There is no bot genius"),
        (replace(SERIES, bots=("random",) * 4), "4 bots cannot sit at 3 seats"),
        (replace(SERIES, deck={}), "weapons is missing"),
    ],
)
def test_an_impossible_series_is_refused_before_it_begins(series: Series, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        series.check()
