"""Every field of the table, declared once, and what a position need not say."""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.fields import (
    ITS_SEAT,
    NOBODY_KNOWS,
    ByName,
    Field,
    Flag,
    Listed,
    Mask,
    Name,
    Number,
    Order,
    a_seat,
    by_seat,
    fixed,
    follows,
)
from hideout.engine.reader import BadData, Reader, listed, whole
from hideout.games.heist_hustle.cards import CARDS, NO_WEAPON
from hideout.games.heist_hustle.check import line_complaint
from hideout.games.heist_hustle.options import SECOND_TRY_COST
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
from hideout.games.heist_hustle.state import (
    COLUMNS,
    GOES,
    HEIST,
    LEFT_UNUSED,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    HustleState,
)

NOT_SEATED: Final = ("nobody", NOBODY)
ANSWERS: Final = ("none", "go", "bail")
MOST_POINTS: Final = 100_000  # of one column of one line; no deck has that many


def locations(s: HustleState) -> list[str]:
    return s.deck.locations


def weapons(s: HustleState) -> list[str]:
    return s.deck.weapons


class Sheets(Field):
    """One sheet a seat, one line a finished round; the state has them line by line."""

    def form(self) -> str:
        return "by seat: list of lines: heist, spinner, wild (and house) points"

    def write(self, s: HustleState) -> object:
        return [[s.line(line, seat) for line in range(s.round)] for seat in range(s.seats)]

    def put(self, s: HustleState, data: object, path: str) -> None:
        sheets = listed(data, path)
        if len(sheets) != s.seats:
            raise BadData(f"{path} must have {s.seats} sheets, one per seat.")
        s.sheet = no_points(s)
        for seat in range(s.seats):
            lines = listed(sheets[seat], f"{path}[{seat}]")
            if len(lines) != s.round:
                raise BadData(f"{path}[{seat}] must have {s.round} lines, one per finished round.")
            for line in range(s.round):
                points = read_line(lines[line], f"{path}[{seat}][{line}]")
                s.sheet[line][seat * COLUMNS : (seat + 1) * COLUMNS] = points


def read_line(data: object, path: str) -> list[int]:
    points = [
        whole(item, -MOST_POINTS, MOST_POINTS, f"{path}[{i}]")
        for i, item in enumerate(listed(data, path))
    ]
    if len(points) not in (COLUMNS - 1, COLUMNS):
        raise BadData(f"{path} must be heist, spinner and wild points (and house points).")
    return points + [0] * (COLUMNS - len(points))


def no_points(s: HustleState) -> list[list[int]]:
    return [[0] * (s.seats * COLUMNS) for _ in range(s.round)]


def fit_locations(s: HustleState, r: Reader) -> None:
    """The sheets tell where the crew has been, as far as `locations` does not."""
    named = len(r.items("locations")) if r.has("locations") else 0
    visits: dict[int, int] = {}  # place -> line
    for line in range(named, min(s.round, CARDS)):
        if any(s.sheet[line][HEIST::COLUMNS]):
            find_place(s, line, named, visits, set())
    where = {line: place for place, line in visits.items()}
    rest = [place for place in s.locations[named:] if place not in visits]
    s.locations = s.locations[:named] + [
        where[line] if line in where else rest.pop(0) for line in range(named, CARDS)
    ]


def find_place(
    s: HustleState, line: int, named: int, visits: dict[int, int], tried: set[int]
) -> bool:
    """Give a line a location that can have brought its points, moving others if need be."""
    for place in [s.locations[line], *s.locations[named:]]:
        if place in tried or line_complaint(s, line, place):
            continue
        tried.add(place)
        if place not in visits or find_place(s, visits[place], named, visits, tried):
            visits[place] = line
            return True
    return False


def first_turn(s: HustleState) -> Seat:
    if s.mastermind == NOBODY:
        return len(s.start_rolls)
    return s.left_of(s.mastermind) if s.phase is WILD_CARD else s.mastermind


def some_holder(s: HustleState) -> Seat:
    """In `name` somebody has the wild card."""
    return s.rng.pick(s.wild_order()) if s.phase is NAME_WILD and s.has_location() else NOBODY


def untold_wild_rolls(s: HustleState) -> list[int]:
    """1s, up to the 4 that won the card."""
    rolls = [0] * s.seats
    for seat in s.wild_order() if s.has_location() else []:
        if s.phase is WILD_CARD and seat == s.turn:
            break
        rolls[seat] = 4 if seat == s.wild_holder else 1
        if seat == s.wild_holder:
            break
    return rolls


def arm_the_others(s: HustleState, r: Reader) -> None:
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


def all_that_must_be_played(s: HustleState) -> int:
    played = 0
    for weapon in range(CARDS):
        is_open = s.phase is PLAY_WEAPONS and s.owner[weapon] == s.mastermind
        if s.owner[weapon] != NOBODY and not is_open:
            played |= 1 << weapon
    return 0 if s.phase in (START, WILD_CARD, WEAPONS, EXTRAS) else played


def own_weapon(s: HustleState) -> int:
    is_named = s.phase in (BAIL_OUT, HEIST_ROLL, SECOND_TRY, SPIN_WHEEL)
    return NAME_WILD.default(s).a if is_named and s.wild_holder != NOBODY else NOT_NAMED


def everybody_goes(s: HustleState) -> list[int]:
    is_asked = s.options.bail and s.phase in (HEIST_ROLL, SECOND_TRY, SPIN_WHEEL)
    return [GOES if is_asked and seat != s.mastermind else NO_ANSWER for seat in range(s.seats)]


def roll_so_far(s: HustleState) -> int:
    if s.phase is SPIN_WHEEL:
        return s.rng.die()
    return s.rng.pick([1, 3, 5]) if s.phase is SECOND_TRY else 0


def totals(s: HustleState) -> list[int]:
    total = [sum(sum(s.line(line, seat)) for line in range(s.round)) for seat in range(s.seats)]
    if s.tried_again and s.mastermind != NOBODY:
        total[s.mastermind] -= SECOND_TRY_COST  # paid before it is on the sheet [HH-78]
    return total


# fmt: off
FIELDS: Final[tuple[Field, ...]] = (
    fixed("deck", "the tables in play"),
    fixed("options", "the options of the table"),
    fixed("rounds", "how many locations are played"),
    Field("round", Number(1, CARDS + 1, first=1),
        "the round; one more than the last if the game is over",
        default=lambda s: s.rounds if s.phase is OVER else s.round, missing="the first, or over"),
    Field("locations", Order("locations", locations),
        "the deck of locations, those done and the one turned up included",
        missing="as the sheets say, else as dealt", knows=NOBODY_KNOWS),
    Sheets("sheets", None, "a sheet for each seat, a line for each finished round", at="sheet",
        default=no_points, missing="nothing scored"),
    Field("mastermind", a_seat(NOT_SEATED), "who leads",
        default=lambda s: NOBODY if s.phase is START else 0, missing="p0, nobody in `start`",
        then=fit_locations),
    Field("start_rolls", Listed(Number(1, 6)), "rolls for the first lead, in order of seats",
        missing="none"),
    Field("start_rounds", Number(0, MOST_START_ROUNDS - 1),
        "rounds of starting rolls that decided nothing", missing="0"),
    Field("turn", a_seat(),
        "who rolls or picks next in `start`, `wild` and `weapons`; else the mastermind",
        default=first_turn, missing="the first in order"),
    Field("wild_holder", a_seat(NOT_SEATED), "who has the wild card", default=some_holder,
        missing="nobody, but somebody in `name`"),
    Field("wild_rolls", by_seat(Number(0, 6)), "rolls for the wild card; 0 for none",
        default=untold_wild_rolls, missing="1s, up to a 4 of the holder"),
    Field("owners", ByName("weapon", weapons, a_seat(), NOBODY), "who took which weapon",
        at="owner", missing="who must hold one by now takes one by chance", then=arm_the_others),
    Field("played", Mask("weapons", weapons), "the weapons that are played",
        default=all_that_must_be_played, missing="all that have to be in this phase"),
    Field("named",
        Name("weapon", weapons, ((NO_WEAPON[0], NOT_NAMED), (NO_WEAPON[1], LEFT_UNUSED))),
        "the weapon the wild card stands for", default=own_weapon,
        missing="after `name` the holder's own, else none"),
    Field("answers", by_seat(Name('`"none"`, `"go"` or `"bail"`', ANSWERS)),
        "who goes and who bails; closed until all have answered", default=everybody_goes,
        missing="after `bail` all go, else none", knows=ITS_SEAT),
    Field("die", Number(0, 6), "the heist roll; 0 for none", default=roll_so_far,
        missing="rolled, once it has to be"),
    Field("tried_again", Flag(), "whether the roll is a second try", missing="false"),
    Field("lines", Number(0, MOST_LINES), "spins in a row that ended on a line", missing="0"),
    follows("total", "the sum of each sheet, less what a second try has just cost", totals),
)
# fmt: on
