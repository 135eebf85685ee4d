"""The fields of a position, and what makes one impossible."""

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import MOST_SEATS, seat_name
from hideout.engine.reader import BadData, Reader
from hideout.games.heist_hustle.cards import CARDS
from hideout.games.heist_hustle.rules import (
    BAIL_OUT,
    NAME_WILD,
    PLAY_WEAPONS,
    SECOND_TRY,
    START,
    WEAPONS,
    WILD_CARD,
    extras_allowed,
)
from hideout.games.heist_hustle.state import (
    COLUMNS,
    LEFT_UNUSED,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    HustleState,
)

NOT_SEATED = "nobody"
SEATS = [seat_name(seat) for seat in range(MOST_SEATS)]
ANSWERS = ["none", "go", "bail"]


def write(s: HustleState) -> dict[str, object]:
    weapons = s.deck.weapons
    named = "none" if s.named == NOT_NAMED else "unused"
    return {
        "round": s.round + 1,
        "locations": [s.deck.locations[place] for place in s.locations],
        "sheets": [[s.line(line, seat) for line in range(s.round)] for seat in range(s.seats)],
        "led": s.led[:],
        "mastermind": _name(s.mastermind),
        "turn": seat_name(s.turn),
        "start_rolls": s.start_rolls[:],
        "start_rounds": s.start_rounds,
        "wild_rolls": s.wild_rolls[:],
        "wild_holder": _name(s.wild_holder),
        "owners": {weapons[w]: _name(s.owner[w]) for w in range(CARDS) if s.owner[w] != NOBODY},
        "played": [weapons[w] for w in range(CARDS) if s.is_played(w)],
        "named": weapons[s.named] if s.named >= 0 else named,
        "answers": [ANSWERS[answer] for answer in s.answers],
        "die": s.die,
        "tried_again": s.tried_again,
        "lines": s.lines,
    }


def _name(seat: Seat) -> str:
    return NOT_SEATED if seat == NOBODY else seat_name(seat)


def read(s: HustleState, r: Reader) -> None:
    seats = SEATS[: s.seats]
    seats_or_nobody = [*seats, NOT_SEATED]
    if r.has("round"):
        s.round = r.number("round", 1, CARDS + 1) - 1
    if r.has("locations"):
        s.locations = _whole_deck(s, r)
    if r.has("mastermind"):
        s.mastermind = _seat(r.name("mastermind", seats_or_nobody), s)
        s.turn = max(s.mastermind, 0)
    elif s.phase is not START:
        s.mastermind = s.turn = 0
    if r.has("turn"):
        s.turn = r.name("turn", seats)
    _read_scores(s, r)
    if r.has("start_rolls"):
        s.start_rolls = r.numbers("start_rolls", 1, 6)
        if s.phase is START and not r.has("turn"):
            s.turn = len(s.start_rolls)
    if r.has("start_rounds"):
        s.start_rounds = r.number("start_rounds", 0, 19)
    if r.has("wild_rolls"):
        s.wild_rolls = r.numbers("wild_rolls", 0, 6)
    if r.has("wild_holder"):
        s.wild_holder = _seat(r.name("wild_holder", seats_or_nobody), s)
    if r.has("owners"):
        owners = r.table("owners")
        for weapon in range(CARDS):
            if owners.has(s.deck.weapons[weapon]):
                s.owner[weapon] = owners.name(s.deck.weapons[weapon], seats)
        owners.finish()
    _read_plays(s, r)
    if r.has("answers"):
        s.answers = r.names("answers", ANSWERS)
    if r.has("die"):
        s.die = r.number("die", 0, 6)
    if r.has("tried_again"):
        s.tried_again = r.flag("tried_again")
    if r.has("lines"):
        s.lines = r.number("lines", 0, 20)


def _read_plays(s: HustleState, r: Reader) -> None:
    if r.has("played"):
        s.played = 0
        for weapon in r.names("played", s.deck.weapons):
            s.played |= 1 << weapon
    elif s.phase not in (START, WILD_CARD, WEAPONS):
        # Everybody's single weapon lies down by itself. [HH-45]
        for weapon in range(CARDS):
            if s.owner[weapon] not in (NOBODY, s.mastermind):
                s.played |= 1 << weapon
        if s.phase.name not in ("extras", "play"):
            for weapon in s.weapons_of(s.mastermind):
                s.played |= 1 << weapon
    if r.has("named"):
        named = r.name("named", [*s.deck.weapons, "none", "unused"])
        s.named = named if named < CARDS else (NOT_NAMED, LEFT_UNUSED)[named - CARDS]


def _whole_deck(s: HustleState, r: Reader) -> list[int]:
    """The locations named come first, in that order; the rest follow as dealt."""
    given = r.names("locations", s.deck.locations)
    if len(set(given)) != len(given):
        raise BadData("locations names a location twice.")
    return given + [place for place in s.locations if place not in given]


def _read_scores(s: HustleState, r: Reader) -> None:
    if r.has("led"):
        s.led = r.numbers("led", 0, CARDS)
    elif s.mastermind != NOBODY:
        # As often as the lead has come round so far.
        for back in range(s.round + (s.round < s.rounds)):
            s.led[(s.mastermind - back) % s.seats] += 1
    s.sheet = [0] * (s.round * s.seats * COLUMNS)
    if r.has("sheets"):
        sheets = r.items("sheets")
        if len(sheets) != s.seats:
            raise BadData(f"sheets must have {s.seats} sheets, one a seat.")
        for seat in range(s.seats):
            sheet = sheets[seat]
            if not isinstance(sheet, list) or len(sheet) != s.round:
                raise BadData(f"sheets[{seat}] must have {s.round} lines, one a finished round.")
            for line in range(s.round):
                s.sheet[_at(s, line, seat) : _at(s, line, seat) + COLUMNS] = _line(
                    sheet[line], f"sheets[{seat}][{line}]"
                )
    s.total = [sum(sum(s.line(line, seat)) for line in range(s.round)) for seat in range(s.seats)]


def _at(s: HustleState, line: int, seat: Seat) -> int:
    return (line * s.seats + seat) * COLUMNS


def _line(data: object, path: str) -> list[int]:
    """heist, spinner, wild and (if any) house points of one location."""
    numbers = Reader({"line": data}, path).numbers("line", -100_000, 100_000)
    if len(numbers) not in (COLUMNS - 1, COLUMNS):
        raise BadData(f"{path} must be heist, spinner and wild points (and house points).")
    return numbers + [0] * (COLUMNS - len(numbers))


def _seat(place: int, s: HustleState) -> Seat:
    return NOBODY if place == s.seats else place


def check(s: HustleState) -> str:
    """What no table can look like. The sums also guard every step of play."""
    if sorted(s.locations) != list(range(CARDS)):
        return "the location deck must hold each of the ten locations once."
    if s.round > s.rounds or (s.round == s.rounds) != (s.phase is OVER):
        return f"this game has {s.rounds} rounds and is over after the last."
    if len(s.sheet) != s.round * s.seats * COLUMNS:
        return "every finished round has one line a seat."
    for per_seat in (s.led, s.total, s.wild_rolls, s.answers):
        if len(per_seat) != s.seats:
            return f"there must be {s.seats} entries, one a seat, in led, wild_rolls and answers."
    for seat in range(s.seats):
        if s.total[seat] != sum(sum(s.line(line, seat)) for line in range(s.round)):
            return "a total is the sum of its lines."
    if s.phase is OVER:
        return ""
    if s.phase is START:
        if s.mastermind != NOBODY:
            return "nobody is mastermind before the starting rolls are made."
        return "" if len(s.start_rolls) == s.turn else "it is the turn of the next to roll."
    if s.mastermind == NOBODY:
        return "after the starting rolls somebody is mastermind."
    return check_round(s)


def check_round(s: HustleState) -> str:
    for seat in range(s.seats):
        most = 1 + (extras_allowed(s.seats) if seat == s.mastermind else 0)
        if len(s.weapons_of(seat)) > most:
            return f"{seat_name(seat)} may hold {most} weapon{'s' * (most > 1)} at most."
    for weapon in range(CARDS):
        if s.is_played(weapon) and s.owner[weapon] == NOBODY:
            return f"{s.deck.weapons[weapon]} is played but nobody has it."
    if s.phase not in (WILD_CARD, WEAPONS):
        for seat in range(s.seats):
            if not s.weapons_of(seat):
                return f"{seat_name(seat)} must hold a weapon in this phase."
    if s.phase is WEAPONS and s.weapons_of(s.turn):
        return f"{seat_name(s.turn)} has a weapon already and cannot be the next to take one."
    if s.phase is PLAY_WEAPONS and len(s.weapons_of(s.mastermind)) < 2:
        return "only a mastermind with two or three weapons chooses what to play."
    if s.phase is NAME_WILD and s.wild_holder == NOBODY:
        return "nobody holds the wild card, so nobody names it."
    if s.named != NOT_NAMED and s.wild_holder == NOBODY:
        return "nobody holds the wild card, so it stands for nothing."
    if s.phase is BAIL_OUT and not BAIL_OUT.pending(s):
        return "everybody has answered, so `bail` is over."
    if any(answer != NO_ANSWER for answer in s.answers) and not s.options.bail:
        return "answers need the option bail."
    if s.phase is SECOND_TRY and (s.die % 2 == 0 or not s.options.second_try):
        return "a second try needs its option and a failed roll."
    if s.phase.name == "spin" and s.die == 0:
        return "the die is rolled before the spin."
    return ""
