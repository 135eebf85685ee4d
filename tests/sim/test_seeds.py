"""Seeds from a seed, and seats drawn from one."""

from collections import Counter

import pytest

from hideout.sim.seeds import derived_seed, draw_seats

rule = pytest.mark.rule

PEOPLE = ["ann", "bob", "cy"]


def test_each_use_of_a_seed_has_a_seed_of_its_own() -> None:
    seeds = {
        derived_seed(7, "game", 0),
        derived_seed(7, "game", 1),
        derived_seed(8, "game", 0),
        derived_seed(7, "seats"),
        derived_seed(70, "game"),
        derived_seed(7, "0 game"),
    }

    assert len(seeds) == 6


def test_a_derived_seed_never_changes() -> None:
    """Old simulations can be made again only if this stays as it is."""
    assert derived_seed(7, "game", 0) == (
        0x43A47C61ABA3E7D2ED9418C791193BE234502930ED1D002839FD9CEC37A3EADB
    )


@rule("HH-6")
def test_seats_are_drawn_at_random_from_the_seed() -> None:
    drawn = [tuple(draw_seats(PEOPLE, seed)) for seed in range(600)]
    often = Counter(drawn)

    assert len(often) == 6
    assert min(often.values()) > 60  # of 100 on average
    assert drawn == [tuple(draw_seats(PEOPLE, seed)) for seed in range(600)]


@rule("HH-6")
def test_drawing_seats_moves_nobody_else() -> None:
    assert sorted(draw_seats(PEOPLE, 3)) == PEOPLE
    assert PEOPLE == ["ann", "bob", "cy"]
