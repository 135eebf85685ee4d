"""Every kind of event: its arguments, the clauses that make it happen, and what it tells."""

from typing import Final

from hideout.engine.kinds import (
    COUNT,
    MONEY,
    SEAT,
    SECONDS,
    Kind,
    MaybeKind,
    Named,
    Names,
    NumberKind,
    event_kinds,
)
from hideout.engine.reader import index
from hideout.games.millions_of_dollars.actions import CHARACTERS, PAIRED
from hideout.games.millions_of_dollars.cards import ROUNDS


class Character(Kind):
    """A Character by its player; with three players, who have two each, by player and slot."""

    has_seats = True

    def has(self, n: int, names: Names) -> bool:
        return 0 <= n < len(self._characters(names))

    def say(self, n: int, names: Names) -> object:
        return CHARACTERS[PAIRED + n if names.seats == 3 else n]

    def read(self, value: object, names: Names, path: str) -> int:
        return index(value, self._characters(names), path)

    def _characters(self, names: Names) -> list[str]:
        return CHARACTERS[PAIRED:] if names.seats == 3 else CHARACTERS[: names.seats]


CHARACTER: Final = Character("Character", "a seat; with three players p0-1, p0-2, ...")
ROLE: Final = Named("Role", "role")

ARGUMENTS: Final = {
    "who": SEAT,
    "payer": SEAT,
    "payee": SEAT,
    "character": CHARACTER,
    "whom": CHARACTER,
    "role": ROLE,
    "second_role": MaybeKind(ROLE),
    "loot": Named("Loot card", "loot"),
    "round": NumberKind("round", 1, ROUNDS),
    "money": MONEY,
    "count": COUNT,
    "seconds": SECONDS,
}

# kind, arguments, clauses, meaning. All money is in millions.
EVENTS: Final = event_kinds(
    ARGUMENTS,
    (
        ("leader", "who", "MD-8 MD-104", "Somebody gets the Leader card."),
        ("loot", "who loot round", "MD-13 MD-6", "The Leader turns up the round's Loot card."),
        (
            "last-time",
            "who character role",
            "MD-103",
            "Under `fooled`: the Role this Character had in the round before.",
        ),
        ("chose", "who", "MD-16", "Somebody has chosen; what is secret."),
        (
            "picked",
            "who role second_role",
            "MD-14 MD-16 MD-86",
            "What somebody has chosen; two Roles with three players.",
        ),
        ("too-late", "who", "MD-17", "Time is up and chance chooses for this player."),
        ("ante", "who money character", "MD-18", "An ante is put down for a Character."),
        ("ante-lent", "who money character", "MD-19 MD-20", "The Reserve supplies the ante."),
        ("shown", "- role count", "MD-22 MD-23", "So many cards of this Role lie face up."),
        ("claims", "who role", "MD-26 MD-27", "Somebody claims a Role."),
        ("asks", "who money", "MD-28", "For how much somebody says to leave."),
        ("roll-call", "who", "MD-57 MD-58", "The Leader calls the roll."),
        ("asked", "who", "MD-58", "The roll call comes to this player."),
        ("no-comment", "who", "MD-58", "The player asked in the roll call claims nothing."),
        ("call-ends", "who", "MD-58", "The Leader's roll call is over."),
        ("may-hurry", "who", "MD-60", "From now on the Leader may call for a decision."),
        ("hurry", "who seconds", "MD-59 MD-60", "The Leader calls for a quick decision."),
        ("offers", "who whom money", "MD-34 MD-38", "An open offer to a Character to leave."),
        ("whispers", "who whom money", "MD-112", "A private offer to a Character to leave."),
        ("withdraws-offer", "who whom", "MD-39 MD-45", "An offer is taken back by its payer."),
        (
            "declines",
            "who character payer",
            "MD-39",
            "Who declines the offer that the payer made for this Character.",
        ),
        ("holds", "who payer money", "MD-42", "Who marks the payer's offer as ready to accept."),
        ("drops", "who", "MD-42", "Somebody has no offer marked any more."),
        ("pays", "who whom money", "MD-40 MD-41 MD-42", "An accepted offer is paid."),
        ("leaves", "who character", "MD-32 MD-40 MD-88", "A Character leaves the Heist."),
        (
            "ante-back",
            "who money character",
            "MD-32 MD-71 MD-76 MD-77 MD-78 MD-80",
            "An ante goes back to its player.",
        ),
        (
            "ante-gone",
            "who money character",
            "MD-21 MD-70 MD-79 MD-80",
            "An ante goes to the Reserve.",
        ),
        ("ready", "who", "MD-49", "Somebody is ready to stay."),
        ("unready", "who", "MD-50", "Somebody takes back being ready."),
        ("absent", "who", "MD-113", "Somebody is gone and counts as ready."),
        ("back", "who", "MD-113", "Somebody is there again."),
        ("settled", "- count", "MD-48 MD-49 MD-52 MD-54", "So many Characters have stayed."),
        ("looked", "who whom", "MD-62 MD-66", "An Intimidation card is used on a Character."),
        ("saw", "who whom role", "MD-66", "Which Role an Intimidation card has shown."),
        ("reveals", "who character role", "MD-69 MD-75", "A Character's Role is revealed."),
        (
            "eliminated",
            "who character role",
            "MD-79 MD-70 MD-77 MD-80",
            "A Character is eliminated.",
        ),
        ("earns-card", "who", "MD-76", "Somebody earns an Intimidation card."),
        ("names", "who role", "MD-71 MD-75", "The only Snitch names a Role."),
        ("names-nothing", "who", "MD-73", "The only Snitch has nobody to name."),
        ("no-sharing", "", "MD-84", "Nobody is left to share the Loot."),
        ("alone", "who money", "MD-82 MD-83", "What a Snitch loses who is left alone."),
        ("share", "who money character", "MD-94 MD-92", "A Character's share of the Loot."),
        ("fee", "who payee money", "MD-95 MD-93", "Who pays the Driver, the payee."),
        ("theft", "who payee money", "MD-97 MD-98", "Who is robbed by the Crook, the payee."),
        ("symbol", "who money character", "MD-99", "The bonus for the Loot card's symbol."),
        ("wins", "who money", "MD-105 MD-107 MD-108", "The winner, and the cash."),
        (
            "shares-win",
            "who money",
            "MD-105 MD-107 MD-108 MD-109",
            "One of several winners, and the cash.",
        ),
    ),
    (
        ("leader", "after settled", "MD-104"),
        ("ante-back", "upon leaves", "MD-32"),
        ("ante-back", "upon reveals role=snitch", "MD-71"),
        ("ante-back", "upon reveals role=brute", "MD-76"),
        ("ante-back", "since settled names & upon eliminated", "MD-80"),
        ("ante-back", "upon eliminated", "MD-77"),
        ("ante-back", "upon reveals", "MD-78"),
        ("ante-gone", "since settled names & last names role=$upon.role", "MD-80"),
        ("ante-gone", "upon eliminated role=snitch", "MD-70"),
        ("ante-gone", "upon eliminated", "MD-79"),
        ("eliminated", "since settled names & last names role=$role", "MD-80"),
        ("eliminated", "role=brute", "MD-77"),
        ("eliminated", "role=snitch", "MD-70"),
    ),
)
