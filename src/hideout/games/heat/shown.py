"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Annotated, Final, TypedDict

from hideout.engine.shapes import Id, Luck, Word
from hideout.engine.views import (
    BySeat,
    Count,
    Money,
    PhaseName,
    SeatNumber,
    SeatOrNone,
    Seats,
    shape_of,
)

Direction = Annotated[str, Word("left", "right")]
CardId = Annotated[str, Id("card")]
CardOrQuiet = Annotated[str, Id("card", "quiet")]
ApbId = Annotated[str, Id("apb")]


class Chips(TypedDict):
    """The chips that count the game down."""

    yellow: Annotated[Count, "Heists to come"]
    black: Annotated[Count, "Stages of this Heist not yet resolved"]


class BoardRow(TypedDict):
    """One row of the State of Affairs."""

    slots: Annotated[Count, "places for tokens"]
    tokens: Annotated[Count, "tokens still there"]
    price: Annotated[Money, "what a token costs when this row is the lowest with any"]


class Board(TypedDict):
    """The State of Affairs."""

    rows: Annotated[list[BoardRow], "from the bottom up"]
    tokens: Annotated[Count, "tokens on the board"]
    out: Annotated[Count, "tokens with players"]
    next_price_in: Annotated[Count | None, "how many more have to leave for another price"]


class Apb(TypedDict):
    """The APB cards."""

    left: Annotated[Count, "cards in the pack"]
    drawn: Annotated[list[ApbId], "cards that lie open"]


class HandSeen(TypedDict):
    """A hand seen by questioning."""

    seat: Annotated[SeatNumber, "whose hand"]
    cards: Annotated[list[CardId], "as it was then"]


class Memory(TypedDict):
    """What one has passed, received, set aside and seen in this Heist."""

    passed: Annotated[list[CardId], "cards passed in this Heist's draft"]
    passed_to: Annotated[SeatNumber, "to whom"]
    received: Annotated[list[CardId], "cards received"]
    received_from: Annotated[SeatNumber, "from whom"]
    aside: Annotated[list[CardId], "cards set aside"]
    seen: Annotated[list[HandSeen], "hands seen by questioning"]


class Said(TypedDict):
    """What any decision may change."""

    chosen: Annotated[BySeat[bool], "who has made the choice that is asked for"]
    claims: Annotated[BySeat[CardOrQuiet | None], "what each one has claimed"]


class OnTable(TypedDict):
    """What changes only when all have chosen."""

    phase: Annotated[PhaseName, "the phase"]
    heist: Annotated[Count, "1 to 3"]
    stage: Annotated[Count, "1 to 4; 0 in the draft"]
    round: Annotated[Count, "of the draft, from 1; else 0"]
    passes: Annotated[Direction, "where cards are passed to"]
    chips: Annotated[Chips, "the chips that count the game down"]
    extra_a: Annotated[Count, "additional A phases in this Stage so far"]
    price: Annotated[Money, "what a Heat token costs now"]
    crackdown_cap: Annotated[Count, "the option of that name"]
    board: Annotated[Board, "the State of Affairs"]
    heat: Annotated[BySeat[Count], "Heat tokens"]
    money: Annotated[BySeat[Money], "dollars; after the end, what each one keeps"]
    lost: Annotated[BySeat[Count], "after the end, what a jailed player has lost"]
    records: Annotated[BySeat[list[CardId]], "from the oldest card to the newest"]
    using: Annotated[
        BySeat[CardId | None], "the card used in this Stage; of a copy, what it copies"
    ]
    questioned: Annotated[BySeat[SeatNumber | None], "whom each one questions"]
    hands: Annotated[BySeat[Count], "cards in hand"]
    piles: Annotated[BySeat[Count], "cards left in the own pile"]
    aside: Annotated[BySeat[Count], "cards set aside in this Heist"]
    deck: Annotated[Count, "cards in the deck"]
    apb: Annotated[Apb | None, "with `apb` on"]
    jailed: Annotated[Seats, "who is in jail"]
    winners: Annotated[Seats, "once the game is over"]


class Public(OnTable, Said):
    """What everybody sees alike."""


class Own(TypedDict):
    """What differs from viewer to viewer."""

    seat: Annotated[SeatOrNone, "whose view this is; -1 for spectators"]
    hand: Annotated[list[CardId], "your own hand; empty for spectators"]
    choice: Annotated[list[str], "what you have chosen and nobody has seen, in notation"]
    memory: Annotated[Memory | None, "with `memory_aid` on, your own"]


class View(Public, Own):
    """What is shown of a table of Heat."""


VIEW: Final = shape_of(View)

CHANNELS: Final = {
    "table": "everybody, always",
    "pN": "with `private_chat` on: that player and you",
}

LUCK: Final[tuple[Luck, ...]] = ()
