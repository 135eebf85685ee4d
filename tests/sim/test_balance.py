"""The study behind a balance report."""

import re
from dataclasses import replace
from typing import Any

import pytest

from hideout.engine.kinds import clauses_of
from hideout.games import find_game
from hideout.sim.balance import (
    Notes,
    Variation,
    differences,
    impact,
    lengths,
    rules,
    study,
    variations,
)
from hideout.sim.series import Series

SERIES = Series("heist-hustle", 3, 24, ("heuristic",), 7, {})


def studied(*wanted: Variation, jobs: int = 1) -> list[Notes]:
    return study(wanted, jobs, lambda games: None)


def test_every_number_of_players_is_tried_and_no_option_but_those_asked_for() -> None:
    found = variations(SERIES, [("dearer", replace(SERIES, options={"bail": True}))])
    names = [variation.name for variation in found]

    assert names[0] == ""
    assert [name for name in names if "players" in name] == [
        f"{seats} players" for seats in (2, 4, 5, 6, 7, 8, 9, 10)
    ]
    assert names[9:] == ["dearer"]
    assert {variation.series.games for variation in found[1:]} == {6}


@pytest.mark.slow
def test_a_study_is_the_same_with_two_processes() -> None:
    def told(jobs: int) -> Any:
        notes = studied(Variation("", SERIES), jobs=jobs)[0]
        return notes.tally.report(), impact(notes, 3), rules(notes, {}), notes.outcomes

    assert told(1) == told(2)


def test_what_goes_with_winning_is_measured_against_the_average_seat() -> None:
    deck = dict(find_game("heist-hustle").deck)
    notes = studied(Variation("", replace(SERIES, games=60, deck=deck)))[0]
    rows = impact(notes, 3)

    assert [row["gain"] for row in rows] == sorted((row["gain"] for row in rows), reverse=True)
    assert all(row["low"] <= row["gain"] <= row["high"] for row in rows)
    moves = {row["move"] for row in rows}
    assert "take crowbar" in moves
    assert not any(re.search(r"\bp?\d+$", move) for move in moves)  # no seats, no amounts


def test_rules_that_never_came_up_are_listed_too() -> None:
    clauses = clauses_of(find_game("heist-hustle").event_kinds)
    told = {row["kind"]: row for row in rules(studied(Variation("", SERIES))[0], clauses)}

    assert set(told) >= set(clauses)
    assert any(row["games"] == 1.0 for row in told.values())
    assert any(row["times"] == 0 for row in told.values())  # bail is off


def test_the_histogram_holds_every_game_once() -> None:
    notes = studied(Variation("", SERIES))[0]
    bins = lengths(notes)

    assert sum(count for _, _, count in bins) == 24
    assert bins[0][0] == min(length for length, _, _ in notes.outcomes)


def test_the_same_table_differs_in_nothing() -> None:
    one, two = studied(Variation("", SERIES), Variation("same", SERIES, True))
    gap = differences(one, two)

    assert gap["length"]["mean"] == 0
    assert all(seat["mean"] == 0 for seat in gap["seats"])
    for told in (gap["length"], *gap["seats"]):
        assert -told["low"] == told["high"] > 0  # as far as 24 games can tell
    assert gap["seats"][0]["high"] == pytest.approx(0.1380, abs=1e-4)  # Wilson's for 0 of 24


def test_shorter_games_are_found_to_be_shorter() -> None:
    short = replace(SERIES, options={"even_rounds": True})
    one, two = studied(Variation("", SERIES), Variation("even", short, True))

    assert differences(one, two)["length"]["high"] < 0
