"""Scoring: what one roll and one spin bring everybody, and who wins."""

from typing import Final

from hideout.engine.core import Seat
from hideout.games.heist_hustle.cards import WILD_HIT, WILD_MISS
from hideout.games.heist_hustle.options import BAIL_POINTS, SECOND_TRY_COST
from hideout.games.heist_hustle.state import (
    COLUMNS,
    HEIST,
    HOUSE,
    NOBODY,
    SPINNER,
    WILD,
    HustleState,
)

POINTS_EVENTS: Final = ("heist-points", "spinner-points", "wild-points", "house-points")


def pay_second_try(s: HustleState) -> None:
    """The mastermind's total falls at once; `score` enters it on the line. [HH-78 HH-79]"""
    total = s.total[:]
    total[s.mastermind] -= SECOND_TRY_COST
    s.total = total


def score(s: HustleState, weapon: int) -> None:
    """Enter everybody's line for this location. [HH-47 .. HH-70 HH-77 .. HH-79]"""
    line = [0] * (s.seats * COLUMNS)
    if s.has_succeeded():  # a failure brings and costs no heist points [HH-52]
        share_the_points(s, line)
    elif s.options.bail:
        pay_the_bailers(s, line)
    player = s.owner[weapon]  # one sector, so one gain or loss a spin [HH-60]
    if player != NOBODY and s.is_played(weapon) and not s.has_bailed(player):  # [HH-59]
        line[player * COLUMNS + SPINNER] = s.die if s.has_succeeded() else -s.die  # [HH-57 HH-58]
    holder = s.wild_holder  # with ten players the mastermind like anybody [HH-68]
    # Another sector scores nothing; the named one adds to the plain points.
    # [HH-63 HH-64 HH-65 HH-66]
    if s.named == weapon and not s.has_bailed(holder):
        hit = WILD_HIT * s.die if s.has_succeeded() else -WILD_MISS * s.die  # [HH-61 HH-62]
        line[holder * COLUMNS + WILD] = hit
    enter(s, line)


def share_the_points(s: HustleState, line: list[int]) -> None:
    """Half to the mastermind; half split among the others who go. [HH-47 .. HH-51 HH-77]"""
    points = s.deck.points[s.location()]
    line[s.mastermind * COLUMNS + HEIST] = rounded_up(points, 2)  # [HH-47]
    others = [seat for seat in range(s.seats) if seat != s.mastermind and not s.has_bailed(seat)]
    for seat in others:
        line[seat * COLUMNS + HEIST] = rounded_up(points, 2 * len(others))  # [HH-48 HH-51]


def rounded_up(points: int, parts: int) -> int:
    """One part of the points, a fraction rounded up, in whole numbers throughout. [HH-49 HH-50]"""
    return (points + parts - 1) // parts


def pay_the_bailers(s: HustleState, line: list[int]) -> None:
    for seat in range(s.seats):
        if s.has_bailed(seat):
            line[seat * COLUMNS + HOUSE] = BAIL_POINTS


def enter(s: HustleState, line: list[int]) -> None:
    """Write a finished line on everybody's sheet. [HH-69 HH-79]"""
    total = s.total[:]
    for seat in range(s.seats):
        for column in range(COLUMNS):
            points = line[seat * COLUMNS + column]
            if points:
                total[seat] += points  # all columns add up, without a floor [HH-67 HH-70]
                s.tell(POINTS_EVENTS[column], seat, points)
    s.total = total
    if s.tried_again:  # out of the total already
        line[s.mastermind * COLUMNS + HOUSE] = -SECOND_TRY_COST
    s.sheet = [*s.sheet, line]


def winners(s: HustleState) -> list[Seat]:
    """The highest total wins; ties share or go to who led less. [HH-73 HH-74]"""
    best = max(s.total)
    tied = [seat for seat in range(s.seats) if s.total[seat] == best]
    if s.options.tie == "fewer_lead":
        fewest = min(s.rounds_led(seat) for seat in tied)
        tied = [seat for seat in tied if s.rounds_led(seat) == fewest]
    return tied
