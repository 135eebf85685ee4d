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

ROLE: Final = Id("role")
LOOT: Final = Record(
    ("id", Id("loot"), "which card"),
    ("title", TEXT, "its title"),
    ("loot", MONEY, "what is to be had"),
    ("ante", MONEY, "the ante of each Character"),
    ("symbol", Id("role", "none"), "the Role it favours"),
)
CHARACTER: Final = Record(
    ("seat", SEAT, "whose"),
    ("slot", COUNT, "1; with three players 1 or 2"),
    ("state", Word("hand", "in", "withdrawn", "eliminated"), "where it is"),
    ("ante", MONEY, "the ante on it"),
    ("lent", FLAG, "whether the Reserve supplied that"),
    ("role", Maybe(ROLE), "its Role, if you know it"),
    ("revealed", FLAG, "whether everybody knows it"),
)
OFFER: Final = Record(
    ("payer", SEAT, "who would pay"),
    ("seat", SEAT, "whose Character would leave"),
    ("slot", COUNT, "which of them"),
    ("amount", MONEY, "for how much"),
    ("private", FLAG, "whether only the two know"),
)

VIEW: Final = Record(
    ("phase", Id("phase"), "the phase"),
    ("seat", SEAT_OR_NONE, "whose view this is; -1 for spectators"),
    ("round", COUNT, "1 to 8"),
    ("rounds", COUNT, "8"),
    ("target", MONEY, "the option: with so much cash the game ends"),
    ("loot", LOOT, "the card being robbed"),
    ("discarded", ListOf(Id("loot")), "those of the rounds before"),
    ("coming", ListOf(Id("loot")), "all others, in the order of the table of cards"),
    ("leader", SEAT, "who has the Leader card"),
    ("cash", BySeat(MONEY), "in millions, without antes"),
    ("free", Maybe(MONEY), "what of yours no open offer has promised"),
    ("reserve", MONEY, "money that is nobody's"),
    ("intimidation", BySeat(COUNT), "Intimidation cards"),
    ("roles", ListOf(ROLE), "the Roles of this table"),
    ("chosen", BySeat(FLAG), "who has chosen"),
    ("characters", ListOf(CHARACTER), "seat by seat; with three players two each"),
    ("visible", MapOf("role", COUNT), "Role cards that lie face up"),
    ("last", ListOf(Maybe(ROLE)), "under `fooled`, the Roles of the round before by Character"),
    ("offers", ListOf(OFFER), "the open offers you know of"),
    (
        "held",
        ListOf(
            Record(
                ("payer", SEAT, "whose offer"),
                ("slot", COUNT, "for which Character of yours"),
                ("amount", MONEY, "for how much"),
            )
        ),
        "offers that you have marked",
    ),
    ("claims", BySeat(Maybe(ROLE)), "what each one claimed last"),
    ("asks", BySeat(MONEY), "for how much each one said to leave; 0 for none"),
    ("ready", BySeat(FLAG), "who is ready to stay"),
    ("absent", SEATS, "who is gone and counts as ready"),
    ("called", FLAG, "whether the roll call of this round is used up"),
    ("asked", SEAT_OR_NONE, "whom the roll call has come to"),
    ("may_hurry", FLAG, "whether the Leader may call for a decision"),
    ("hurried", FLAG, "whether that has happened"),
    ("named", Maybe(ROLE), "what the Snitch named"),
    ("shared", SEATS, "who got a share in the last Heist"),
    ("winners", SEATS, "once the game is over"),
)

CHANNELS: Final = {
    "table": "everybody; whoever has left is silent until the end of the round",
    "pN": "with `whispers` on, in the negotiation: that player and you",
}

ASIDE: Final = (
    "0 to one less than the number of Characters",
    "whose Role card is set aside, once all have chosen",
)
LUCK: Final = (
    Luck("choose", "choose choose-two", (ASIDE,)),
    Luck(
        "choose",
        "time-up absent",
        (("a place among the legal actions", "for each player who is late, in order"), ASIDE),
    ),
)
