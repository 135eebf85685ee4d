"""The fields of a position: how they are written, read, and filled in where none is given."""

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import MOST_SEATS, seat_name
from hideout.engine.reader import BadData, Reader
from hideout.games.heist_hustle.cards import CARDS, NO_WEAPON
from hideout.games.heist_hustle.rules import (
    BAIL_OUT,
    EXTRAS,
    HEIST_ROLL,
    MOST_LINES,
    MOST_START_ROUNDS,
    NAME_WILD,
    PLAY_WEAPONS,
    SECOND_TRY,
    SPIN_WHEEL,
    START,
    WEAPONS,
    WILD_CARD,
    extras_allowed,
)
from hideout.games.heist_hustle.scoring import pay_second_try
from hideout.games.heist_hustle.state import (
    COLUMNS,
    GOES,
    LEFT_UNUSED,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    HustleState,
)

NOT_SEATED = "nobody"
SEATS = [seat_name(seat) for seat in range(MOST_SEATS)]
ANSWERS = ["none", "go", "bail"]
MOST_POINTS = 100_000  # of one column of one line; no deck has that many


def write(s: HustleState) -> dict[str, object]:
    weapons = s.deck.weapons
    return {
        "round": s.round + 1,
        "locations": [s.deck.locations[place] for place in s.locations],
        "sheets": [[s.line(line, seat) for line in range(s.round)] for seat in range(s.seats)],
        "mastermind": _name(s.mastermind),
        "turn": seat_name(s.turn),
        "start_rolls": s.start_rolls[:],
        "start_rounds": s.start_rounds,
        "wild_rolls": s.wild_rolls[:],
        "wild_holder": _name(s.wild_holder),
        "owners": {weapons[w]: _name(s.owner[w]) for w in range(CARDS) if s.owner[w] != NOBODY},
        "played": [weapons[w] for w in range(CARDS) if s.is_played(w)],
        "named": weapons[s.named] if s.named >= 0 else NO_WEAPON[s.named == LEFT_UNUSED],
        "answers": [ANSWERS[answer] for answer in s.answers],
        "die": s.die,
        "tried_again": s.tried_again,
        "lines": s.lines,
    }


def _name(seat: Seat) -> str:
    return NOT_SEATED if seat == NOBODY else seat_name(seat)


def read(s: HustleState, r: Reader) -> None:
    if r.has("round"):
        s.round = r.number("round", 1, CARDS + 1) - 1
    elif s.phase is OVER:
        s.round = s.rounds
    if r.has("locations"):
        s.locations = _whole_deck(s, r)
    _read_sheets(s, r)
    _read_start(s, r)
    _read_wild(s, r)
    _read_weapons(s, r)
    _read_name(s, r)
    _read_answers(s, r)
    _read_die(s, r)
    if r.has("tried_again"):
        s.tried_again = r.flag("tried_again")
    if s.tried_again and s.mastermind != NOBODY:
        pay_second_try(s)
    if r.has("lines"):
        s.lines = r.number("lines", 0, MOST_LINES)


def _whole_deck(s: HustleState, r: Reader) -> list[int]:
    """The locations named come first, in that order; the rest follow as dealt."""
    given = r.names("locations", s.deck.locations)
    if len(set(given)) != len(given):
        raise BadData("locations names a location twice.")
    return given + [place for place in s.locations if place not in given]


def _read_sheets(s: HustleState, r: Reader) -> None:
    """One sheet a seat, one line a finished round; without sheets nobody has scored."""
    s.sheet = [[0] * (s.seats * COLUMNS) for _ in range(s.round)]
    s.total = [0] * s.seats
    if not r.has("sheets"):
        return
    sheets = r.items("sheets")
    if len(sheets) != s.seats:
        raise BadData(f"sheets must have {s.seats} sheets, one a seat.")
    for seat in range(s.seats):
        lines = sheets[seat]
        if not isinstance(lines, list) or len(lines) != s.round:
            raise BadData(f"sheets[{seat}] must have {s.round} lines, one a finished round.")
        for line in range(s.round):
            points = _line(lines[line], f"sheets[{seat}][{line}]")
            s.sheet[line][seat * COLUMNS : (seat + 1) * COLUMNS] = points
            s.total[seat] += sum(points)


def _line(data: object, path: str) -> list[int]:
    """heist, spinner, wild and (if any) house points of one location."""
    numbers = Reader({path: data}).numbers(path, -MOST_POINTS, MOST_POINTS)
    if len(numbers) not in (COLUMNS - 1, COLUMNS):
        raise BadData(f"{path} must be heist, spinner and wild points (and house points).")
    return numbers + [0] * (COLUMNS - len(numbers))


def _read_start(s: HustleState, r: Reader) -> None:
    """Past the start somebody leads: the first seat, if a position does not say who."""
    if r.has("mastermind"):
        s.mastermind = _read_seat(s, r, "mastermind")
    elif s.phase is not START:
        s.mastermind = 0
    if r.has("start_rolls"):
        s.start_rolls = r.numbers("start_rolls", 1, 6)
    if r.has("start_rounds"):
        s.start_rounds = r.number("start_rounds", 0, MOST_START_ROUNDS - 1)
    if r.has("turn"):
        s.turn = r.name("turn", SEATS[: s.seats])
    elif s.mastermind == NOBODY:
        s.turn = len(s.start_rolls)
    else:
        s.turn = s.left_of(s.mastermind) if s.phase is WILD_CARD else s.mastermind


def _read_seat(s: HustleState, r: Reader, key: str) -> Seat:
    place = r.name(key, [*SEATS[: s.seats], NOT_SEATED])
    return NOBODY if place == s.seats else place


def _read_wild(s: HustleState, r: Reader) -> None:
    """Rolls that are not told: 1s, up to the 4 that won the card."""
    if r.has("wild_holder"):
        s.wild_holder = _read_seat(s, r, "wild_holder")
    elif s.phase is NAME_WILD and s.has_location():
        s.wild_holder = s.rng.pick(s.wild_order())  # somebody has to name it
    if r.has("wild_rolls"):
        s.wild_rolls = r.numbers("wild_rolls", 0, 6)
    elif s.has_location():
        for seat in s.wild_order():
            if s.phase is WILD_CARD and seat == s.turn:
                break
            s.wild_rolls[seat] = 4 if seat == s.wild_holder else 1
            if seat == s.wild_holder:
                break


def _read_weapons(s: HustleState, r: Reader) -> None:
    """Weapons taken; past the phase `play` all of them are played if nothing else is said."""
    if r.has("owners"):
        owners = r.table("owners")
        for weapon in range(CARDS):
            if owners.has(s.deck.weapons[weapon]):
                s.owner[weapon] = owners.name(s.deck.weapons[weapon], SEATS[: s.seats])
        owners.finish()
    _arm_the_others(s)
    if r.has("played"):
        for weapon in r.names("played", s.deck.weapons):
            s.played |= 1 << weapon
    elif s.phase not in (START, WILD_CARD, WEAPONS, EXTRAS):
        for weapon in range(CARDS):
            is_open = s.phase is PLAY_WEAPONS and s.owner[weapon] == s.mastermind
            if s.owner[weapon] != NOBODY and not is_open:
                s.played |= 1 << weapon


def _arm_the_others(s: HustleState) -> None:
    """Who must hold a weapon by now and is given none has taken one by chance. [HH-32 HH-35]"""
    if s.phase in (START, WILD_CARD, OVER) or s.mastermind == NOBODY:
        return
    for step in range(s.seats):
        seat = (s.mastermind + step) % s.seats
        if s.phase is WEAPONS and seat == s.turn:
            return
        if s.weapons_of(seat):
            continue
        # Only a mastermind with several weapons is asked which to play.
        is_asked = s.phase is PLAY_WEAPONS and seat == s.mastermind
        for _ in range(1 + extras_allowed(s.seats) * is_asked):
            if s.free_weapons():
                s.owner[s.rng.pick(s.free_weapons())] = seat


def _read_name(s: HustleState, r: Reader) -> None:
    """What the wild card stands for; past the phase `name`, if not told, the holder's weapon."""
    if r.has("named"):
        named = r.name("named", [*s.deck.weapons, *NO_WEAPON])
        s.named = named if named < CARDS else (NOT_NAMED, LEFT_UNUSED)[named - CARDS]
    elif s.wild_holder != NOBODY and s.phase in (BAIL_OUT, HEIST_ROLL, SECOND_TRY, SPIN_WHEEL):
        s.named = NAME_WILD.default(s).a


def _read_answers(s: HustleState, r: Reader) -> None:
    """Past the phase `bail` everybody goes who is not said to bail."""
    if r.has("answers"):
        s.answers = r.names("answers", ANSWERS)
    elif s.options.bail and s.phase in (HEIST_ROLL, SECOND_TRY, SPIN_WHEEL):
        s.answers = [NO_ANSWER if seat == s.mastermind else GOES for seat in range(s.seats)]


def _read_die(s: HustleState, r: Reader) -> None:
    """The heist roll; one that is not told is made now, and fails before a second try."""
    if r.has("die"):
        s.die = r.number("die", 0, 6)
    elif s.phase is SPIN_WHEEL:
        s.die = s.rng.die()
    elif s.phase is SECOND_TRY:
        s.die = s.rng.pick([1, 3, 5])
