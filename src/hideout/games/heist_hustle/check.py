"""What no table can look like. Positions are held to it, and every step of a fuzzed game."""

from typing import Final

from hideout.engine.core import OVER
from hideout.engine.notation import seat_name
from hideout.games.heist_hustle.cards import CARDS, WILD_HIT, WILD_MISS
from hideout.games.heist_hustle.options import BAIL_POINTS, SECOND_TRY_COST
from hideout.games.heist_hustle.rules import (
    BAIL_OUT,
    EXTRAS,
    HEIST_ROLL,
    NAME_WILD,
    PHASES,
    PLAY_WEAPONS,
    SECOND_TRY,
    SPIN_WHEEL,
    START,
    WEAPONS,
    WILD_CARD,
    extras_allowed,
    starting_player,
)
from hideout.games.heist_hustle.scoring import rounded_up
from hideout.games.heist_hustle.state import (
    HEIST,
    HOUSE,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    SPINNER,
    WILD,
    HustleState,
)

ORDER: Final = {phase.name: place for place, phase in enumerate(PHASES)}


def check(s: HustleState) -> str:
    """A sentence on what is impossible, or ''."""
    complaint = check_shape(s) or check_sheets(s) or check_start(s)
    if complaint:
        return complaint
    if s.phase is START or s.phase is OVER:
        return check_empty_table(s)
    return check_wild(s) or check_weapons(s) or check_played(s) or check_named(s) or check_roll(s)


def check_shape(s: HustleState) -> str:
    if sorted(s.locations) != list(range(CARDS)):
        return "the location deck must hold each of the ten locations once."
    if s.round > s.rounds or (s.round == s.rounds) != (s.phase is OVER):
        return f"this game has {s.rounds} rounds and is over after the last."
    if len(s.sheet) != s.round:
        return "every finished round has its line on the sheets."
    if s.callers:
        return "no phase waits for another to come back."
    if (s.mastermind == NOBODY) != (s.phase is START):
        return "there is a mastermind from the first location on, and none before."
    if s.phase is OVER and s.turn != s.mastermind:
        return "at the end the turn is that of the last mastermind."
    return ""


def check_sheets(s: HustleState) -> str:
    """Every line is one that a heist can bring. [HH-69 HH-79]"""
    for seat in range(s.seats):
        paid = SECOND_TRY_COST if s.tried_again and seat == s.mastermind else 0  # [HH-78]
        if s.total[seat] != sum(sum(s.line(line, seat)) for line in range(s.round)) - paid:
            return "a total is the sum of its lines, less what a second try has just cost."
    for line in range(s.round):
        complaint = line_complaint(s, line, s.locations[line])
        if complaint:
            return f"in round {line + 1} {complaint}"
    return ""


def line_complaint(s: HustleState, line: int, location: int) -> str:
    """Why no heist on a location brings everybody this line, or ''. [HH-46 .. HH-70]"""
    leader = (s.mastermind - (s.round - line) + (s.phase is OVER)) % s.seats
    sheets = [s.line(line, seat) for seat in range(s.seats)]
    others = [seat for seat in range(s.seats) if seat != leader]
    has_succeeded = sheets[leader][HEIST] > 0
    if has_succeeded:
        bailers = [seat for seat in others if sheets[seat][HEIST] == 0]
    else:
        bailers = [seat for seat in others if sheets[seat][HOUSE] != 0]
    if bailers and not s.options.bail:
        return f"{seat_name(bailers[0])} can only have bailed by its house rule."
    points = s.deck.points[location] if has_succeeded else 0
    goers = max(1, len(others) - len(bailers))
    for seat in range(s.seats):
        share = rounded_up(points, 2 if seat == leader else 2 * goers)
        if sheets[seat][HEIST] != (0 if seat in bailers else share):  # [HH-47 .. HH-51]
            return f"{seat_name(seat)} cannot have {sheets[seat][HEIST]} heist points."
        house = [0]
        if seat == leader and s.options.second_try:
            house = [0, -SECOND_TRY_COST]  # [HH-78]
        elif seat in bailers and not has_succeeded:
            house = [BAIL_POINTS]  # [HH-77]
        if sheets[seat][HOUSE] not in house:
            return f"{seat_name(seat)} cannot have {sheets[seat][HOUSE]} house points."
    return spin_complaint(s, sheets, leader, bailers, has_succeeded)


def spin_complaint(
    s: HustleState, sheets: list[list[int]], leader: int, bailers: list[int], has_succeeded: bool
) -> str:
    """One die and one spin, for the spinner points and the wild card. [HH-53 .. HH-66]"""
    faces = (2, 4, 6) if has_succeeded else (-1, -3, -5)
    wild = WILD_HIT if has_succeeded else WILD_MISS
    hits = [seat for seat in range(s.seats) if sheets[seat][SPINNER]]
    wild_hits = [seat for seat in range(s.seats) if sheets[seat][WILD]]
    if len(hits) > 1 or len(wild_hits) > 1:
        return "one spin brings spinner points to one seat and wild points to one seat."
    for seat in hits:
        if sheets[seat][SPINNER] not in faces or seat in bailers:
            return f"{seat_name(seat)} cannot have {sheets[seat][SPINNER]} spinner points."
    for seat in wild_hits:
        dice = [sheets[hit][SPINNER] for hit in hits] or faces
        cannot_hold = seat in bailers or (seat == leader and s.seats < CARDS)  # [HH-15]
        if cannot_hold or sheets[seat][WILD] not in [wild * die for die in dice]:
            return f"{seat_name(seat)} cannot have {sheets[seat][WILD]} wild points."
    is_told = any(any(line) for line in sheets)  # a position need not tell of earlier rounds
    if s.seats == CARDS and is_told and not hits and not bailers:
        return "every weapon is somebody's, so the spin brings somebody points."
    return ""


def check_start(s: HustleState) -> str:
    """The starting rolls, as far as they are told. [HH-6 .. HH-12]"""
    if s.phase is START:
        if s.round > 0:
            return "the starting rolls come before the first round."
        if len(s.start_rolls) >= s.seats or s.turn != len(s.start_rolls):
            return "the next to roll is the first seat without a starting roll."
    elif s.start_rolls:
        starter = (s.mastermind - s.round + (s.phase is OVER)) % s.seats
        if len(s.start_rolls) != s.seats:
            return f"everybody makes a starting roll: {s.seats}, not {len(s.start_rolls)}."
        if starting_player(s) != starter:
            return f"by these starting rolls {seat_name(starter)} was not the first mastermind."
    return ""


def check_empty_table(s: HustleState) -> str:
    """Before the first and after the last round nothing is in use. [HH-3 HH-31 HH-71]"""
    rolls = s.die or s.lines or s.tried_again or any(s.wild_rolls) or any(s.answers)
    cards = s.played or s.wild_holder != NOBODY or s.named != NOT_NAMED
    if rolls or cards or len(s.free_weapons()) < CARDS:
        return "between rounds all cards lie on the table and nothing is rolled or answered."
    return ""


def check_wild(s: HustleState) -> str:
    """All rolled in order until one took the card. [HH-15 .. HH-20]"""
    order = s.wild_order()
    last = s.turn if s.phase is WILD_CARD else s.wild_holder
    if s.phase is WILD_CARD and s.wild_holder != NOBODY:
        return "nobody rolls for the wild card once it is taken."
    if last != NOBODY and last not in order:
        return f"{seat_name(last)} is mastermind and does not roll for the wild card."
    has_come = True
    for seat in range(s.seats):
        if seat not in order and s.wild_rolls[seat]:
            return f"{seat_name(seat)} is mastermind and does not roll for the wild card."
    for seat in order:
        roll = s.wild_rolls[seat]
        if seat == last:
            has_come = False
            may_be_open = s.phase is WILD_CARD and roll == 0
            if roll not in (4, 6) and not may_be_open:
                return f"{seat_name(seat)} needs a 4 or 6 for the wild card."
        elif (roll > 0) != has_come:
            return "players roll for the wild card in turn, until one takes it."
    return ""


def check_weapons(s: HustleState) -> str:
    """One weapon each in turn, then the extras. [HH-32 .. HH-40]"""
    if ORDER[s.phase.name] > ORDER[WEAPONS.name] and s.turn != s.mastermind:
        return "after everybody took a weapon the turn is the mastermind's."
    has_come = s.phase is not WILD_CARD
    for step in range(s.seats):
        seat = (s.mastermind + step) % s.seats
        if s.phase is WEAPONS and seat == s.turn:
            has_come = False
        held = len(s.weapons_of(seat))
        if not has_come and held:
            return f"{seat_name(seat)} has a weapon before it was time to take one."
        if has_come and held == 0:
            return f"{seat_name(seat)} must hold a weapon by now."
        most = 1
        if seat == s.mastermind and ORDER[s.phase.name] >= ORDER[EXTRAS.name]:
            most += extras_allowed(s.seats)
        if held > most:
            return f"{seat_name(seat)} may hold {most} weapon{'s' * (most > 1)} at most."
    held = len(s.weapons_of(s.mastermind))
    if s.phase is EXTRAS and held > extras_allowed(s.seats):
        return "the mastermind has taken all extras already."
    if s.phase is PLAY_WEAPONS and held < 2:
        return "only a mastermind with two or three weapons chooses what to play."
    return ""


def check_played(s: HustleState) -> str:
    """Single weapons are played; of several either one or all. [HH-41 .. HH-45]"""
    is_down = ORDER[s.phase.name] >= ORDER[PLAY_WEAPONS.name]
    for weapon in range(CARDS):
        if s.is_played(weapon) and s.owner[weapon] == NOBODY:
            return f"{s.deck.weapons[weapon]} is played but nobody has it."
        if s.owner[weapon] not in (NOBODY, s.mastermind) and s.is_played(weapon) != is_down:
            return "everybody's only weapon is played once all extras are taken, not before."
    own = s.weapons_of(s.mastermind)
    played = sum(s.is_played(weapon) for weapon in own)
    if ORDER[s.phase.name] <= ORDER[PLAY_WEAPONS.name]:
        return "the mastermind has not played yet." if played else ""
    return "" if played in (1, len(own)) else "the mastermind plays exactly one weapon or all."


def check_named(s: HustleState) -> str:
    """The name of the wild card and the answers under `bail`. [HH-25 HH-26 HH-77]"""
    if s.wild_holder == NOBODY and (s.phase is NAME_WILD or s.named != NOT_NAMED):
        return "nobody holds the wild card, so nobody names it."
    is_named_by_now = ORDER[s.phase.name] > ORDER[NAME_WILD.name] and s.wild_holder != NOBODY
    if (s.named != NOT_NAMED) != is_named_by_now:
        return "the wild card is named, or left unused, in the phase name and not before."
    if s.phase is BAIL_OUT and not s.options.bail:
        return "the phase bail needs its option."
    if s.answers[s.mastermind] != NO_ANSWER:
        return "the mastermind always goes and is not asked."
    answered = sum(answer != NO_ANSWER for answer in s.answers)
    most = s.seats - 1 if s.options.bail and ORDER[s.phase.name] >= ORDER[BAIL_OUT.name] else 0
    if answered > most or (s.phase is BAIL_OUT and answered == most):
        return "answers are given in the phase bail and need its option; the last one ends it."
    if s.phase is not BAIL_OUT and answered < most:
        return "after the phase bail everybody but the mastermind has answered."
    return ""


def check_roll(s: HustleState) -> str:
    """The die, the second try and the lines. [HH-46 HH-55 HH-56 HH-78]"""
    if (s.die > 0) != (ORDER[s.phase.name] > ORDER[HEIST_ROLL.name]):
        return "the die shows a number from the heist roll to the end of the round."
    if s.phase is SECOND_TRY and (s.has_succeeded() or not s.options.second_try):
        return "a second try needs its option and a failed roll."
    if s.tried_again and (s.phase is not SPIN_WHEEL or not s.options.second_try):
        return "a second try needs its option, and the spin follows."
    if s.lines and (s.phase is not SPIN_WHEEL or s.options.line_percent == 0):
        return "the spinner stops on lines in the phase spin and if line_percent is not 0."
    return ""
