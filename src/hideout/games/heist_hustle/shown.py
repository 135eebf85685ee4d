"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Annotated, Final, TypedDict

from hideout.engine.shapes import Id, Luck, Word
from hideout.engine.views import (
    BySeat,
    Count,
    Number,
    PhaseName,
    SeatOrNone,
    Seats,
    shape_of,
)

WeaponOrUnused = Annotated[str, Id("weapon", "unused")]
Answer = Annotated[str, Word("", "go", "bail")]
LocationId = Annotated[str, Id("location")]
WeaponId = Annotated[str, Id("weapon")]


class Weapon(TypedDict):
    """A weapon and whose it is."""

    weapon: Annotated[WeaponId, "which"]
    owner: Annotated[SeatOrNone, "who took it"]
    played: Annotated[bool, "whether it is played"]


class Moment(TypedDict):
    """What any decision may change."""

    phase: Annotated[PhaseName, "the phase"]
    turn: Annotated[SeatOrNone, "whose turn it is to roll, take or spin"]
    named: Annotated[WeaponOrUnused | None, "what the wild card stands for"]
    die: Annotated[Count, "the roll for the heist; 0 for none yet"]
    tried_again: Annotated[bool, "whether that is the second try"]
    lines: Annotated[Count, "spins in a row that stopped on a line"]


class Rolls(TypedDict):
    """What is rolled for before a job begins."""

    start_rolls: Annotated[list[Count], "in `start`, by seat: rolls for the first lead, 0 for none"]
    wild_rolls: Annotated[BySeat[Count], "the rolls for the wild card; 0 for none"]
    wild_holder: Annotated[SeatOrNone, "who has the wild card"]


class Course(TypedDict):
    """What stays as it is for a round, unless a second try is paid for."""

    round: Annotated[Count, "the round, from 1; one more than the last once the game is over"]
    rounds: Annotated[Count, "how many there are"]
    location: Annotated[LocationId | None, "the location turned up"]
    points: Annotated[Count | None, "what it is worth"]
    hot: Annotated[list[WeaponId], "under `hot_weapons`, the two of this location"]
    done: Annotated[list[LocationId], "the locations of the rounds before"]
    coming: Annotated[list[LocationId], "the others, in the order of the table of cards"]
    mastermind: Annotated[SeatOrNone, "who leads this round"]
    sheets: Annotated[
        BySeat[list[list[Number]]], "a line for each round: heist, spinner, wild (and house) points"
    ]
    totals: Annotated[BySeat[Number], "points so far"]
    led: Annotated[BySeat[Count], "rounds led so far"]
    winners: Annotated[Seats, "once the game is over"]


class Arms(TypedDict):
    """What the weapons are doing."""

    weapons: Annotated[list[Weapon], "all ten, in the order of the spinner"]


class Public(Moment, Rolls, Course, Arms):
    """What everybody sees alike."""


class Own(TypedDict):
    """What differs from viewer to viewer."""

    seat: Annotated[SeatOrNone, "whose view this is; -1 for spectators"]
    answers: Annotated[
        BySeat[Answer | None],
        'under `bail`: none for no answer yet, `""` for one that is still closed',
    ]


class View(Public, Own):
    """What is shown of a table of Heist Hustle."""


VIEW: Final = shape_of(View)

CHANNELS: Final = {"table": "everybody, always"}

DIE: Final = (("1 to 6", "the die"),)
LUCK: Final = (
    Luck("start", "roll time-up", DIE),
    Luck("wild", "roll time-up", DIE),
    Luck("roll", "roll time-up", DIE),
    Luck("second-try", "try-again", DIE),
    Luck(
        "spin",
        "spin time-up",
        (
            ("0 to 99", "only if `line_percent` is not 0: below it, the spinner stops on a line"),
            (
                "0 to 9, under `hot_weapons` to 11",
                "else the sector: weapons in their order, then the second parts of the hot ones",
            ),
        ),
    ),
)
