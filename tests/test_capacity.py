"""The capacity model of docs/scale.md: sums that can be checked by hand."""

import pytest

from bench.capacity import errors, measured_table, plan_table, units_of
from bench.capacity_model import (
    BALANCER,
    HOUSE,
    REDIS,
    Habits,
    Limits,
    Line,
    Prices,
    Units,
    error,
    fitted,
    plan,
)

UNITS = Units(
    house_cpu=Line(0.1, 0.001), database_cpu=Line(0.05, 0.0002), relay_cpu=Line(0.0, 0.0005),
    memory=Line(100.0, 0.2), bytes_out=10_000, bytes_in=100, log_bytes=Line(2_000, 500),
    stored_bytes=100,
)  # fmt: skip
HABITS = Habits(people_a_table=5, seconds_a_decision=2, average_to_peak=0.5)
LIMITS = Limits(house_load=0.6)


def test_a_line_through_points_is_found() -> None:
    line = fitted([(1.0, 5.0), (3.0, 9.0), (5.0, 13.0)])
    assert line == pytest.approx(Line(3.0, 2.0))
    assert line.at(10) == pytest.approx(23.0)


def test_nothing_costs_less_than_nothing_when_nothing_happens() -> None:
    assert fitted([(1.0, 1.0), (2.0, 4.0)]).base == 0.0
    assert fitted([(2.0, 3.0), (2.0, 5.0)]) == Line(0.0, 2.0)
    assert fitted([(1.0, 3.0), (2.0, 1.0)]) == Line(0.0, 1.0)


def test_an_error_is_a_part_of_what_was_measured() -> None:
    assert error(8.0, 10.0) == pytest.approx(-0.2)


def test_a_plan_adds_up() -> None:
    made = plan(50_000, UNITS, HABITS, LIMITS, Prices())
    assert (made.tables, made.decisions) == (10_000, 5_000)
    assert made.houses == 10  # 5 cores of decisions, half a core of them in each house
    assert made.house_cores == pytest.approx(10 * 0.1 + 5)
    assert made.memory == pytest.approx((10 * 100 + 10_000 * 0.2) / 1000)
    assert made.database_cores == pytest.approx(10 * 0.05 + 1)
    assert made.megabits == pytest.approx(400)
    assert made.sent == pytest.approx(5_000 * 0.5 * 30 * 86_400 * 10_000 / 1e12)
    assert made.shares[HOUSE] == pytest.approx(10)
    assert made.dollars() == pytest.approx(sum(made.cost.values()))


def test_somebody_alone_needs_one_house() -> None:
    made = plan(1, UNITS, HABITS, LIMITS)
    assert made.houses == made.databases() == 1
    assert max(made.shares.values()) < 1


def test_a_balancer_that_knows_no_rooms_costs_a_relay() -> None:
    sticky, other = (plan(50_000, UNITS, HABITS._replace(is_sticky=one)) for one in (True, False))
    assert other.house_cores > 1.4 * sticky.house_cores


def test_what_grows_with_the_square_of_the_houses_is_the_first_to_run_out_in_the_end() -> None:
    wide = Limits(balancer_people=1e9, network_megabits=1e9, database_connections=1e9)
    shares = [plan(people, UNITS, HABITS, wide).shares[REDIS] for people in (1e6, 1e7)]
    assert shares[1] > 90 * shares[0]
    assert plan(1e6, UNITS, HABITS, LIMITS).shares[BALANCER] == 10


def report(rooms: float, rate: float) -> dict[str, float]:
    """What a house that costs exactly as much as UNITS say would have been measured to do."""
    seconds = 10.0
    decisions = rate * seconds
    return {
        "rooms": rooms, "seconds": seconds, "decisions": decisions, "frames": 5 * decisions,
        "commits": decisions, "house_cpu": seconds * UNITS.house_cpu.at(rate),
        "database_cpu": seconds * UNITS.database_cpu.at(rate), "megabytes before": 100.0,
        "megabytes": UNITS.memory.at(rooms), "bytes_out": UNITS.bytes_out * decisions,
        "bytes_in": UNITS.bytes_in * decisions, "packets_in": decisions,
        "packets_out": 5 * decisions, "log_bytes": UNITS.log_bytes.at(rate) * seconds,
        "stored_bytes": UNITS.stored_bytes, "written": 0.0, "p50": 1.0, "p99": 2.0,
        "relay_cpu": 0.0005 * decisions,
    }  # fmt: skip


def test_units_are_found_in_measurements_and_foretell_others() -> None:
    reports = [report(50, 25), report(200, 100)]
    units = units_of(reports, report(200, 100))
    for mine, theirs in zip(units, UNITS, strict=True):
        assert mine == pytest.approx(theirs)
    for said, was in errors(units, report(800, 400)).values():
        assert error(said, was) == pytest.approx(0, abs=1e-9)
    assert "| decisions a second | 25 | 100 |" in measured_table({"PostgreSQL": reports})


def test_the_table_of_plans_says_what_is_nearest_to_its_limit() -> None:
    shown = plan_table([plan(1_000, UNITS, HABITS), plan(1_000_000, UNITS, HABITS)])
    assert "| people at tables | 1,000 | 1,000,000 |" in shown
    assert "| nearest to its limit | a house, 0.33 of one |" in shown
    large = plan(1_000_000, UNITS, HABITS)
    assert large.shared_bottleneck() == "PostgreSQL's processors"
    assert f"PostgreSQL's processors, {large.shares[large.shared_bottleneck()]:.3f}" in shown
