"""A finished game looked at again."""

from functools import cache

import pytest

from hideout.bots import make_bot
from hideout.bots.players import play_out
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.sim.analyse import Analysis, Moment, analyse, turning_points


def played(name: str, seats: int, level: str = "heuristic") -> Record:
    game = find_game(name)
    record = Record(game, [f"player{seat}" for seat in range(seats)], 11, {})
    bots = [make_bot(level, game, seat, seats, Rng(seat)) for seat in range(seats)]
    play_out(record.start(), bots, Rng(1), record)
    return record


@cache
def looked_at(name: str, seats: int, budget: str = "") -> tuple[Record, Analysis]:
    record = played(name, seats)
    return record, analyse(record, 2, budget, worlds=8)


def test_chances_begin_open_and_end_with_the_result() -> None:
    record, found = looked_at("heist-hustle", 3)

    assert found.moments[0].step == 0
    assert found.moments[-1].step == len(record.decisions)
    assert found.moments[-1].chances == record.game.returns(record.replay())
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in found.moments)
    assert found.judged == 0


def test_the_same_record_gives_the_same_analysis() -> None:
    record, found = looked_at("heist-hustle", 3)

    assert analyse(record, 2, "", worlds=8) == found


@pytest.mark.slow
def test_in_the_end_everything_is_known() -> None:
    _, found = looked_at("bank-heist", 5)

    assert found.moments[-1].known == [1.0] * 5
    assert all(0.0 <= known < 1.0 for known in found.moments[0].known)


@pytest.mark.slow
def test_what_is_certain_of_identities_is_exact() -> None:
    """Before anything has happened, the eight cards say it all, and one's own is known."""
    record, found = looked_at("bank-heist", 5)
    truth = record.game.result(record.replay())["identities"]
    assert isinstance(truth, list)
    for viewer, seats in enumerate(found.identities[0]):
        assert seats[viewer][truth[viewer]] == pytest.approx(1.0)
        for chances in seats:
            assert sum(chances.values()) == pytest.approx(1.0)
    crew = truth.index("crew")
    other = (crew + 1) % 5
    # Of the seven cards left two are crew, one sticky-fingers, two agents and two rivals.
    assert found.identities[0][crew][other] == pytest.approx(
        {"crew": 2 / 7, "sticky-fingers": 1 / 7, "agent": 2 / 7, "rival": 2 / 7}
    )


def test_moves_are_judged_from_the_seat_that_made_them() -> None:
    record = played("heist-hustle", 2, level="random")
    found = analyse(record, 1, "12", worlds=4)

    assert 0 < found.judged < len(record.decisions)
    assert [choice.loss for choice in found.choices] == sorted(
        (choice.loss for choice in found.choices), reverse=True
    )
    for choice in found.choices:
        decision = record.decisions[choice.step]
        assert (decision.seat, decision.action) == (choice.seat, choice.played)
        assert choice.preferred is not choice.played


def test_turning_points_are_where_chances_moved() -> None:
    moments = [
        Moment(step, [chance, 1 - chance], [1.0, 1.0])
        for step, chance in enumerate([0.5, 0.5, 0.9, 0.9, 0.0])
    ]

    assert [(a.step, b.step) for a, b in turning_points(moments)] == [(1, 2), (3, 4)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("heat", 4), ("millions-of-dollars", 4)])
def test_it_tells_what_seats_could_learn_of_what_was_hidden(name: str, seats: int) -> None:
    _, found = looked_at(name, seats)
    steps = {moment.step for moment in found.moments}

    assert found.learned
    for one in found.learned:
        assert one.step in steps
        assert 0.0 <= one.before < one.after <= 1.0
        assert not one.statement.startswith(f"p{one.seat} ")  # one's own hand is no news
