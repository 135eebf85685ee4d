"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Final

from hideout.engine.shapes import (
    COUNT,
    FLAG,
    NUMBER,
    SEAT_OR_NONE,
    SEATS,
    BySeat,
    Id,
    ListOf,
    Luck,
    Maybe,
    Record,
    Word,
)

VIEW: Final = Record(
    ("phase", Id("phase"), "the phase"),
    ("seat", SEAT_OR_NONE, "whose view this is; -1 for spectators"),
    ("turn", SEAT_OR_NONE, "whose turn it is to roll, take or spin"),
    ("start_rolls", ListOf(COUNT), "in `start`, by seat: rolls for the first lead, 0 for none"),
    ("wild_rolls", BySeat(COUNT), "the rolls for the wild card; 0 for none"),
    ("wild_holder", SEAT_OR_NONE, "who has the wild card"),
    ("named", Maybe(Id("weapon", "unused")), "what the wild card stands for"),
    ("die", COUNT, "the roll for the heist; 0 for none yet"),
    ("tried_again", FLAG, "whether that is the second try"),
    ("lines", COUNT, "spins in a row that stopped on a line"),
    (
        "answers",
        BySeat(Maybe(Word("", "go", "bail"))),
        'under `bail`: none for no answer yet, `""` for one that is still closed',
    ),
    ("round", COUNT, "the round, from 1; one more than the last once the game is over"),
    ("rounds", COUNT, "how many there are"),
    ("location", Maybe(Id("location")), "the location turned up"),
    ("points", Maybe(COUNT), "what it is worth"),
    ("hot", ListOf(Id("weapon")), "under `hot_weapons`, the two of this location"),
    ("done", ListOf(Id("location")), "the locations of the rounds before"),
    ("coming", ListOf(Id("location")), "the others, in the order of the table of cards"),
    ("mastermind", SEAT_OR_NONE, "who leads this round"),
    (
        "sheets",
        BySeat(ListOf(ListOf(NUMBER))),
        "a line for each round: heist, spinner, wild (and house) points",
    ),
    ("totals", BySeat(NUMBER), "points so far"),
    ("led", BySeat(COUNT), "rounds led so far"),
    (
        "weapons",
        ListOf(
            Record(
                ("weapon", Id("weapon"), "which"),
                ("owner", SEAT_OR_NONE, "who took it"),
                ("played", FLAG, "whether it is played"),
            )
        ),
        "all ten, in the order of the spinner",
    ),
    ("winners", SEATS, "once the game is over"),
)

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
