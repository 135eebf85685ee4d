"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Final

from hideout.engine.shapes import (
    COUNT,
    FLAG,
    MONEY,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    TEXT,
    BySeat,
    Id,
    ListOf,
    Luck,
    MapOf,
    Maybe,
    Record,
    Word,
)

CARD: Final = Id("card")
CARDS: Final = ListOf(CARD)

BOARD: Final = Record(
    (
        "rows",
        ListOf(
            Record(
                ("slots", COUNT, "places for tokens"),
                ("tokens", COUNT, "tokens still there"),
                ("price", MONEY, "what a token costs when this row is the lowest with any"),
            )
        ),
        "from the bottom up",
    ),
    ("tokens", COUNT, "tokens on the board"),
    ("out", COUNT, "tokens with players"),
    ("next_price_in", Maybe(COUNT), "how many more have to leave for another price"),
)
MEMORY: Final = Record(
    ("passed", CARDS, "cards passed in this Heist's draft"),
    ("passed_to", SEAT, "to whom"),
    ("received", CARDS, "cards received"),
    ("received_from", SEAT, "from whom"),
    ("aside", CARDS, "cards set aside"),
    (
        "seen",
        ListOf(Record(("seat", SEAT, "whose hand"), ("cards", CARDS, "as it was then"))),
        "hands seen by questioning",
    ),
)

VIEW: Final = Record(
    ("phase", Id("phase"), "the phase"),
    ("seat", SEAT_OR_NONE, "whose view this is; -1 for spectators"),
    ("heist", COUNT, "1 to 3"),
    ("stage", COUNT, "1 to 4; 0 in the draft"),
    ("round", COUNT, "of the draft, from 1; else 0"),
    ("passes", Word("left", "right"), "where cards are passed to"),
    (
        "chips",
        Record(
            ("yellow", COUNT, "Heists to come"),
            ("black", COUNT, "Stages of this Heist not yet resolved"),
        ),
        "the chips that count the game down",
    ),
    ("extra_a", COUNT, "additional A phases in this Stage so far"),
    ("price", MONEY, "what a Heat token costs now"),
    ("crackdown_cap", COUNT, "the option of that name"),
    ("board", BOARD, "the State of Affairs"),
    ("heat", BySeat(COUNT), "Heat tokens"),
    ("money", BySeat(MONEY), "dollars; after the end, what each one keeps"),
    ("lost", BySeat(COUNT), "after the end, what a jailed player has lost"),
    ("records", BySeat(CARDS), "from the oldest card to the newest"),
    ("using", BySeat(Maybe(CARD)), "the card used in this Stage; of a copy, what it copies"),
    ("questioned", BySeat(Maybe(SEAT)), "whom each one questions"),
    ("hands", BySeat(COUNT), "cards in hand"),
    ("piles", BySeat(COUNT), "cards left in the own pile"),
    ("aside", BySeat(COUNT), "cards set aside in this Heist"),
    ("deck", COUNT, "cards in the deck"),
    ("chosen", BySeat(FLAG), "who has made the choice that is asked for"),
    ("claims", BySeat(Maybe(Id("card", "quiet"))), "what each one has claimed"),
    (
        "apb",
        Maybe(
            Record(
                ("left", COUNT, "cards in the pack"),
                ("drawn", ListOf(Id("apb")), "cards that lie open"),
            )
        ),
        "with `apb` on",
    ),
    ("effects", MapOf("card", TEXT), "every card of this table in words"),
    ("hand", CARDS, "your own hand; empty for spectators"),
    ("choice", ListOf(TEXT), "what you have chosen and nobody has seen, in notation"),
    ("memory", Maybe(MEMORY), "with `memory_aid` on, your own"),
    ("jailed", SEATS, "who is in jail"),
    ("winners", SEATS, "once the game is over"),
)

CHANNELS: Final = {
    "table": "everybody, always",
    "pN": "with `private_chat` on: that player and you",
}

LUCK: Final[tuple[Luck, ...]] = ()
