"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Annotated, Final, TypedDict

from hideout.engine.shapes import Id, Luck, Word
from hideout.engine.views import (
    BySeat,
    Count,
    Keys,
    Money,
    PhaseName,
    SeatNumber,
    SeatOrNone,
    Seats,
    shape_of,
)

LootId = Annotated[str, Id("loot")]
RoleOrNone = Annotated[str, Id("role", "none")]
RoleId = Annotated[str, Id("role")]
Whereabouts = Annotated[str, Word("hand", "in", "withdrawn", "eliminated")]


class Loot(TypedDict):
    """The card being robbed."""

    id: Annotated[LootId, "which card"]
    title: Annotated[str, "its title"]
    loot: Annotated[Money, "what is to be had"]
    ante: Annotated[Money, "the ante of each Character"]
    symbol: Annotated[RoleOrNone, "the Role it favours"]


class Character(TypedDict):
    """A Character as the viewer sees it."""

    seat: Annotated[SeatNumber, "whose"]
    slot: Annotated[Count, "1; with three players 1 or 2"]
    state: Annotated[Whereabouts, "where it is"]
    ante: Annotated[Money, "the ante on it"]
    lent: Annotated[bool, "whether the Reserve supplied that"]
    role: Annotated[RoleId | None, "its Role, if you know it"]
    revealed: Annotated[bool, "whether everybody knows it"]


class Offer(TypedDict):
    """Money for leaving."""

    payer: Annotated[SeatNumber, "who would pay"]
    seat: Annotated[SeatNumber, "whose Character would leave"]
    slot: Annotated[Count, "which of them"]
    amount: Annotated[Money, "for how much"]
    private: Annotated[bool, "whether only the two know"]


class Mark(TypedDict):
    """An offer that the viewer has marked."""

    payer: Annotated[SeatNumber, "whose offer"]
    slot: Annotated[Count, "for which Character of yours"]
    amount: Annotated[Money, "for how much"]


class Job(TypedDict):
    """What stays as it is for a round."""

    round: Annotated[Count, "1 to 8"]
    rounds: Annotated[Count, "8"]
    target: Annotated[Money, "the option: with so much cash the game ends"]
    loot: Annotated[Loot, "the card being robbed"]
    discarded: Annotated[list[LootId], "those of the rounds before"]
    coming: Annotated[list[LootId], "all others, in the order of the table of cards"]
    roles: Annotated[list[RoleId], "the Roles of this table"]


class Moment(TypedDict):
    """What any decision may change."""

    phase: Annotated[PhaseName, "the phase"]
    leader: Annotated[SeatNumber, "who has the Leader card"]
    cash: Annotated[BySeat[Money], "in millions, without antes"]
    reserve: Annotated[Money, "money that is nobody's"]
    intimidation: Annotated[BySeat[Count], "Intimidation cards"]
    chosen: Annotated[BySeat[bool], "who has chosen"]
    visible: Annotated[dict[str, Count], Keys("role"), "Role cards that lie face up"]
    last: Annotated[
        list[RoleId | None], "under `fooled`, the Roles of the round before by Character"
    ]
    claims: Annotated[BySeat[RoleId | None], "what each one claimed last"]
    asks: Annotated[BySeat[Money], "for how much each one said to leave; 0 for none"]
    ready: Annotated[BySeat[bool], "who is ready to stay"]
    absent: Annotated[Seats, "who is gone and counts as ready"]
    called: Annotated[bool, "whether the roll call of this round is used up"]
    asked: Annotated[SeatOrNone, "whom the roll call has come to"]
    may_hurry: Annotated[bool, "whether the Leader may call for a decision"]
    hurried: Annotated[bool, "whether that has happened"]
    named: Annotated[RoleId | None, "what the Snitch named"]
    shared: Annotated[Seats, "who got a share in the last Heist"]
    winners: Annotated[Seats, "once the game is over"]


class Public(Job, Moment):
    """What everybody sees alike."""


class Own(TypedDict):
    """What differs from viewer to viewer."""

    seat: Annotated[SeatOrNone, "whose view this is; -1 for spectators"]
    free: Annotated[Money | None, "what of yours no open offer has promised"]
    characters: Annotated[list[Character], "seat by seat; with three players two each"]
    offers: Annotated[list[Offer], "the open offers you know of"]
    held: Annotated[list[Mark], "offers that you have marked"]


class View(Public, Own):
    """What is shown of a table of Millions of Dollars."""


VIEW: Final = shape_of(View)

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
