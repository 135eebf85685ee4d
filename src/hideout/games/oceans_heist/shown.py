"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Annotated, Final, TypedDict

from hideout.engine.shapes import Id, Luck, Word
from hideout.engine.views import (
    Count,
    Keys,
    Money,
    Number,
    PhaseName,
    SeatNumber,
    SeatOrNone,
    Seats,
    shape_of,
)
from hideout.games.oceans_heist.cards import SIDES
from hideout.games.oceans_heist.state import ENDINGS

Amounts = Annotated[dict[str, Count], Keys("kind of effort")]
GearPrices = Annotated[dict[str, Money], Keys("gear")]
GearCounts = Annotated[dict[str, Count], Keys("gear")]
GearTraits = Annotated[dict[str, str], Keys("gear")]
SIDE: Final = Word(*SIDES)  # by name: mypyc compiles no starred tuple inside of a type
Side = Annotated[str, SIDE]
TargetId = Annotated[str, Id("target")]
SituationId = Annotated[str, Id("situation")]
GlobalId = Annotated[str, Id("global")]
ItemId = Annotated[str, Id("item")]
GuardId = Annotated[str, Id("guard")]
ShareId = Annotated[str, Id("share")]
WayId = Annotated[str, Id("way")]
ENDING: Final = Word(*ENDINGS)
Ending = Annotated[str, ENDING]


class Teams(TypedDict):
    """Who is in which team."""

    crew: Annotated[Seats, "the Crew"]
    staff: Annotated[Seats, "the Staff"]


class Captains(TypedDict):
    """The captain of each team."""

    crew: Annotated[SeatNumber, "the Crew's"]
    staff: Annotated[SeatNumber, "the Staff's"]


class Confirmed(TypedDict):
    """Which team has confirmed its draft."""

    crew: Annotated[bool, "the Crew"]
    staff: Annotated[bool, "the Staff"]


class KnownCard(TypedDict):
    """A card that everybody has seen."""

    card: Annotated[ItemId, "which card"]
    uses: Annotated[Count, "uses left"]


class ActiveCard(TypedDict):
    """Equipment face up on the table."""

    card: Annotated[ItemId, "which card"]
    uses: Annotated[Count, "uses left"]
    expended: Annotated[Count, "uses expended in this round"]
    early: Annotated[bool, "whether it was placed in Prep Time"]


class Bill(TypedDict):
    """A Defense with what it needs."""

    card: Annotated[GuardId, "which Defense"]
    needs: Annotated[list[Amounts], "each way to disable it, as the Globals have made it"]


class Defense(Bill):
    """A Defense that stands."""

    disabled: Annotated[bool, "whether it is out of the way"]


class Plan(TypedDict):
    """A draft of the assignment."""

    expends: Annotated[dict[str, list[ShareId]], Keys("item"), "which uses make what"]
    pays: Annotated[dict[str, WayId], Keys("guard"), "which Defense is paid in which way"]
    pool: Annotated[Amounts, "what the uses come to"]
    short: Annotated[Amounts, "what is missing"]
    holds: Annotated[bool, "whether the draft is complete"]
    has_kept: Annotated[bool, "whether an earlier complete draft stands in for it"]


class Attempt(TypedDict):
    """A draft of Wing It."""

    aim: Annotated[GuardId | None, "the Defense aimed at"]
    faces: Annotated[list[ItemId | None], "the card on each face of the die"]
    coin: Annotated[bool, "whether the coin is to be used"]
    may_discard: Annotated[list[ItemId], "cards that may be put on the die"]


class OnTable(TypedDict):
    """What changes only with a phase, or an attempt to wing it."""

    phase: Annotated[PhaseName, "the phase"]
    teams: Annotated[Teams, "who is in which"]
    clock: Annotated[Count, "the seconds of this phase"]
    round: Annotated[Count, "1 to 5; 0 before the Heist act"]
    scene: Annotated[str | None, "entry, vault or escape"]
    alarms: Annotated[Count, "alarms so far"]
    alarm_limit: Annotated[Count, "the most the Crew survives"]
    target: Annotated[TargetId | None, "once it is chosen"]
    has_target: Annotated[bool, "whether the Crew has it"]
    situation: Annotated[SituationId | None, "once it is chosen"]
    budget: Annotated[Money, "what the Crew may spend"]
    prices: Annotated[GearPrices | None, "while there is a shop, its prices"]
    stock: Annotated[GearCounts | None, "copies in the shop"]
    traits: Annotated[GearTraits | None, "the trait of each card"]
    hand_known: Annotated[list[KnownCard], "cards everybody has seen that went back to the hand"]
    active: Annotated[list[ActiveCard], "Equipment face up"]
    opening: Annotated[list[ItemId], "Opening cards in play"]
    gone: Annotated[list[ItemId], "used up and discarded"]
    drawn: Annotated[list[Bill], "Defenses drawn in this round"]
    quota: Annotated[Count, "how many of them have to be laid"]
    vault_drawn: Annotated[list[Bill], "Vault Defenses drawn"]
    peeks: Annotated[Count, "how many those are"]
    defenses: Annotated[list[Defense], "Defenses standing"]
    casino_deck: Annotated[Count, "cards in the Casino deck"]
    casino_discard: Annotated[list[GuardId], "its discard pile"]
    vault_deck: Annotated[Count, "cards in the Vault deck"]
    vault_discard: Annotated[list[GuardId], "its discard pile"]
    attempts: Annotated[Count, "attempts to wing it so far"]
    coins: Annotated[Count, "coins left"]
    left_standing: Annotated[list[Count], "Defenses left standing, by round"]
    ending: Annotated[Ending | None, "how it ended"]
    winners: Annotated[Seats, "once the game is over"]


class Led(TypedDict):
    """What any decision may change."""

    captains: Annotated[Captains, "the teams' captains"]
    confirmed: Annotated[Confirmed, "who has confirmed the draft"]


class Public(OnTable, Led):
    """What everybody sees alike."""


class Own(TypedDict):
    """What differs from viewer to viewer."""

    seat: Annotated[SeatOrNone, "whose view this is; -1 for spectators"]
    side: Annotated[Side | None, "your team"]
    target_draft: Annotated[TargetId | None, "the Staff's own draft"]
    situation_draft: Annotated[SituationId | None, "the Crew's own draft"]
    globals: Annotated[list[GlobalId] | None, "the Staff's until the Heist act, then everybody's"]
    money_left: Annotated[Number | None, "what of it is left; the Crew's"]
    hand: Annotated[list[ItemId] | None, "the Crew's hand, for the Crew"]
    hand_count: Annotated[Count, "how many cards that are, as far as you know"]
    placed_in_prep: Annotated[list[ItemId] | None, "face down since Prep Time, for the Crew"]
    placed_in_crunch: Annotated[list[ItemId] | None, "face down since Crunch Time, for the Crew"]
    crew_down: Annotated[Count, "how many cards lie face down, as far as you know"]
    laid: Annotated[list[GuardId] | None, "those laid face down, for the Staff"]
    staff_down: Annotated[Count, "how many lie face down, as far as you know"]
    vault_up: Annotated[GuardId | None, "the one laid face up, if you may know"]
    vault_down: Annotated[GuardId | None, "the one laid face down, if you may know"]
    peeked: Annotated[list[GuardId] | None, "Defenses the Crew was shown, for the Crew"]
    plan: Annotated[Plan | None, "the Crew's draft of an assignment, for the Crew"]
    attempt: Annotated[Attempt | None, "the Crew's draft of Wing It, for the Crew"]


class View(Public, Own):
    """What is shown of a table of Ocean's Heist."""


VIEW: Final = shape_of(View)

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
