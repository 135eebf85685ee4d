"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Final

from hideout.engine.shapes import (
    COUNT,
    FLAG,
    MONEY,
    NUMBER,
    SEAT_OR_NONE,
    SEATS,
    TEXT,
    Id,
    ListOf,
    Luck,
    MapOf,
    Maybe,
    Record,
    Word,
)
from hideout.games.oceans_heist.state import ENDINGS, SIDES

ITEMS: Final = ListOf(Id("item"))
GUARDS: Final = ListOf(Id("guard"))
AMOUNTS: Final = MapOf("kind of effort", COUNT)
SIDE: Final = Word(*SIDES)
BILL: Final = (
    ("card", Id("guard"), "which Defense"),
    ("needs", ListOf(AMOUNTS), "each way to disable it, as the Globals have made it"),
)
ACTIVE: Final = Record(
    ("card", Id("item"), "which card"),
    ("uses", COUNT, "uses left"),
    ("expended", COUNT, "uses expended in this round"),
    ("early", FLAG, "whether it was placed in Prep Time"),
)
PLAN: Final = Record(
    ("expends", MapOf("item", ListOf(Id("share"))), "which uses make what"),
    ("pays", MapOf("guard", Id("way")), "which Defense is paid in which way"),
    ("pool", AMOUNTS, "what the uses come to"),
    ("short", AMOUNTS, "what is missing"),
    ("holds", FLAG, "whether the draft is complete"),
    ("has_kept", FLAG, "whether an earlier complete draft stands in for it"),
)
ATTEMPT: Final = Record(
    ("aim", Maybe(Id("guard")), "the Defense aimed at"),
    ("faces", ListOf(Maybe(Id("item"))), "the card on each face of the die"),
    ("coin", FLAG, "whether the coin is to be used"),
    ("may_discard", ITEMS, "cards that may be put on the die"),
)

VIEW: Final = Record(
    ("phase", Id("phase"), "the phase"),
    ("seat", SEAT_OR_NONE, "whose view this is; -1 for spectators"),
    ("side", Maybe(SIDE), "your team"),
    ("teams", MapOf("side", SEATS), "who is in which"),
    ("captains", MapOf("side", SEAT_OR_NONE), "their captains"),
    ("confirmed", MapOf("side", FLAG), "who has confirmed the draft"),
    ("clock", COUNT, "the seconds of this phase"),
    ("round", COUNT, "1 to 5; 0 before the Heist act"),
    ("scene", Maybe(TEXT), "entry, vault or escape"),
    ("alarms", COUNT, "alarms so far"),
    ("alarm_limit", COUNT, "the most the Crew survives"),
    ("target", Maybe(Id("target")), "once it is chosen"),
    ("has_target", FLAG, "whether the Crew has it"),
    ("situation", Maybe(Id("situation")), "once it is chosen"),
    ("target_draft", Maybe(Id("target")), "the Staff's own draft"),
    ("situation_draft", Maybe(Id("situation")), "the Crew's own draft"),
    ("globals", Maybe(ListOf(Id("global"))), "the Staff's until the Heist act, then everybody's"),
    ("budget", MONEY, "what the Crew may spend"),
    ("money_left", Maybe(NUMBER), "what of it is left; the Crew's"),
    ("prices", Maybe(MapOf("gear", MONEY)), "while there is a shop, its prices"),
    ("stock", Maybe(MapOf("gear", COUNT)), "copies in the shop"),
    ("traits", Maybe(MapOf("gear", TEXT)), "the trait of each card"),
    ("hand", Maybe(ITEMS), "the Crew's hand, for the Crew"),
    ("hand_count", COUNT, "how many cards that are, as far as you know"),
    (
        "hand_known",
        ListOf(Record(("card", Id("item"), "which card"), ("uses", COUNT, "uses left"))),
        "cards everybody has seen that went back to the hand",
    ),
    ("placed_in_prep", Maybe(ITEMS), "face down since Prep Time, for the Crew"),
    ("placed_in_crunch", Maybe(ITEMS), "face down since Crunch Time, for the Crew"),
    ("crew_down", COUNT, "how many cards lie face down, as far as you know"),
    ("active", ListOf(ACTIVE), "Equipment face up"),
    ("opening", ITEMS, "Opening cards in play"),
    ("gone", ITEMS, "used up and discarded"),
    ("drawn", ListOf(Record(*BILL)), "Defenses drawn in this round"),
    ("quota", COUNT, "how many of them have to be laid"),
    ("laid", Maybe(GUARDS), "those laid face down, for the Staff"),
    ("staff_down", COUNT, "how many lie face down, as far as you know"),
    ("vault_drawn", ListOf(Record(*BILL)), "Vault Defenses drawn"),
    ("vault_up", Maybe(Id("guard")), "the one laid face up, if you may know"),
    ("vault_down", Maybe(Id("guard")), "the one laid face down, if you may know"),
    ("peeked", Maybe(GUARDS), "Defenses the Crew was shown, for the Crew"),
    ("peeks", COUNT, "how many those are"),
    (
        "defenses",
        ListOf(Record(*BILL, ("disabled", FLAG, "whether it is out of the way"))),
        "Defenses standing",
    ),
    ("casino_deck", COUNT, "cards in the Casino deck"),
    ("casino_discard", GUARDS, "its discard pile"),
    ("vault_deck", COUNT, "cards in the Vault deck"),
    ("vault_discard", GUARDS, "its discard pile"),
    ("plan", Maybe(PLAN), "the Crew's draft of an assignment, for the Crew"),
    ("attempt", Maybe(ATTEMPT), "the Crew's draft of Wing It, for the Crew"),
    ("attempts", COUNT, "attempts to wing it so far"),
    ("coins", COUNT, "coins left"),
    ("left_standing", ListOf(COUNT), "Defenses left standing, by round"),
    ("ending", Maybe(Word(*ENDINGS)), "how it ended"),
    ("winners", SEATS, "once the game is over"),
)

CHANNELS: Final = {"table": "everybody, always", "team": "your own team"}

LUCK: Final = (
    Luck("target", "time-up", (("0 to one less than the Targets", "if there is no draft"),)),
    Luck(
        "prepare",
        "time-up confirm",
        (
            ("a place among the Globals left", "each Global missing in the draft"),
            ("many", "a kit, if the basket holds nothing to use: give a basket instead"),
        ),
    ),
    Luck(
        "prep",
        "time-up confirm",
        (
            ("a place among the Defenses drawn and not laid", "on time-out: each one missing"),
            ("a place among those hidden", "each Defense that the Crew is shown"),
        ),
    ),
    Luck(
        "wing",
        "attempt",
        (("1 to 6", "the die"), ("1 to 6", "the second roll, if the coin is used for it")),
    ),
)
