"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Annotated, Final, TypedDict

from hideout.engine.shapes import Id, Luck, Word
from hideout.engine.views import (
    BySeat,
    Count,
    Exactly,
    PhaseName,
    SeatNumber,
    SeatOrNone,
    Seats,
    shape_of,
)
from hideout.games.bank_heist.actions import CLAIM_VERBS
from hideout.games.bank_heist.state import STAGES

STAGE: Final = Word(*STAGES, "over")  # by name: mypyc compiles no starred tuple inside of a type
Stage = Annotated[str, STAGE]
IdentityId = Annotated[str, Id("identity")]
CardId = Annotated[str, Id("card")]
AlarmId = Annotated[str, Id("alarm")]
AttackId = Annotated[str, Id("attack")]
ClaimVerb = Annotated[str, Word(*CLAIM_VERBS)]
EndingId = Annotated[str, Id("ending")]


class Player(TypedDict):
    """One player as the viewer sees them."""

    living: Annotated[bool, "whether they live"]
    identity: Annotated[IdentityId | None, "if you may know it"]
    could_be: Annotated[list[IdentityId], "the identities that fit all you know"]
    revealed: Annotated[bool, "whether it was revealed"]
    cards: Annotated[Count, "cards in hand"]
    known: Annotated[list[CardId], "those of them that you know"]
    face_up: Annotated[bool, "whether the hand lies face up"]
    attribute: Annotated[AlarmId | None, "the attribute beside them"]
    martial_used: Annotated[bool, "whether Martial Skills are used up"]
    tied: Annotated[bool, "zip-tied"]
    cuffed: Annotated[bool, "handcuffed"]
    cold: Annotated[bool, "out cold"]
    bleeding: Annotated[bool, "stabbed and not treated"]
    vest_used: Annotated[bool, "whether the vest has taken a shot"]


class Attack(TypedDict):
    """An attack being answered."""

    kind: Annotated[AttackId, "what sort"]
    attacker: Annotated[SeatNumber, "who attacks"]
    target: Annotated[SeatNumber, "whom"]
    side: Annotated[SeatOrNone, "whom the Shotgun hits as well"]
    victim: Annotated[SeatOrNone, "whom it is about now"]
    returned: Annotated[bool, "whether fire was returned"]


class Claim(TypedDict):
    """Something said about somebody."""

    claim: Annotated[ClaimVerb, "what was said"]
    seat: Annotated[SeatNumber, "by whom"]
    about: Annotated[SeatNumber, "about whom"]


class Look(TypedDict):
    """A tattoo that was shown."""

    viewer: Annotated[SeatNumber, "who looked"]
    owner: Annotated[SeatNumber, "at whose identity card"]


class Moment(TypedDict):
    """What any decision may change."""

    deciding: Annotated[Seats, "whom the game waits for"]
    spoken: Annotated[Seats, "who has made a claim in this turn"]


class Said(TypedDict):
    """What people have said in the words of the rules."""

    claims: Annotated[list[Claim], "all claims"]


class OnTable(TypedDict):
    """What changes only from one thing to decide to the next."""

    phase: Annotated[PhaseName, "the phase"]
    stage: Annotated[Stage, "the part of the game"]
    token: Annotated[Count, "the space the token is on"]
    board: Annotated[list[Count], Exactly(4), "spaces: start, first alarm, AGENTS WIN, Hideout"]
    truck: Annotated[Count, "Cash Bags in the truck"]
    start: Annotated[SeatOrNone, "the Start Player"]
    turn: Annotated[SeatOrNone, "whose turn it is"]
    code: Annotated[list[Count], "the Code Cards turned up"]
    locked_out: Annotated[Seats, "who has answered wrong"]
    vault_cards: Annotated[Count, "cards in the vault deck"]
    discard_cards: Annotated[Count, "cards in its discard pile"]
    alarm_cards: Annotated[Count, "cards in the alarm deck"]
    alarm_discard: Annotated[list[AlarmId], "its discard pile"]
    alarm_card: Annotated[AlarmId | None, "the alarm card being resolved"]
    handcuffs: Annotated[Count, "Handcuffs left"]
    passer: Annotated[SeatOrNone, "who passes it"]
    receiver: Annotated[SeatOrNone, "who gets it"]
    searched: Annotated[SeatOrNone, "who is searched"]
    attacks: Annotated[list[Attack], "attacks being answered, outermost first"]
    corpse: Annotated[SeatOrNone, "who was just killed and may be looted"]
    second_fired: Annotated[bool, "whether this turn's second shot was fired"]
    poison_turns: Annotated[Count, "turns the poisoned player has had"]
    agent_seen: Annotated[bool, "whether an Agent was revealed in the Getaway"]
    conscience: Annotated[SeatOrNone, "whom Guilty Conscience has made side with the Agents"]
    payer: Annotated[SeatOrNone, "who paid the Driver off"]
    circuits: Annotated[Count, "circuits of the Showdown"]
    looks: Annotated[list[Look], "tattoos shown"]
    aside: Annotated[list[IdentityId] | None, "once the game is over, the identity cards not dealt"]
    ending: Annotated[EndingId | None, "how it ended"]
    winners: Annotated[Seats, "once the game is over"]


class Public(OnTable, Moment, Said):
    """What everybody sees alike."""


class Own(TypedDict):
    """What differs from viewer to viewer."""

    seat: Annotated[SeatOrNone, "whose view this is; -1 for spectators"]
    identity: Annotated[IdentityId | None, "your own"]
    partner: Annotated[SeatOrNone, "the other Agent or Rival, if you are one and there is another"]
    vault: Annotated[list[CardId] | None, "what is in it, while you search it"]
    discard: Annotated[list[CardId], "those of them that you know"]
    card: Annotated[CardId | None, "the vault card on its way, if you have looked at it"]
    hand: Annotated[list[CardId], "your own hand; empty for spectators"]
    players: Annotated[BySeat[Player], "everybody, as you see them"]


class View(Public, Own):
    """What is shown of a table of Bank Heist."""


VIEW: Final = shape_of(View)

CHANNELS: Final = {
    "table": "everybody, whenever the stage allows talk",
    "whisper-pN": "with `whispers` on: that living player and you",
}

CODE: Final = (
    "0 to 7, then to 6, then to 5 (and to 4 with `crack_mode` add)",
    "each Code Card: a place among the digits 2 to 9 that are left",
)
BY_LOT: Final = (
    "0 to one less than the players who may be it",
    "instead, if nobody can answer any more or the race is off: the Start Player",
)
BLIND: Final = ("0 to one less than the cards in that hand", "a card drawn unseen")
LUCK: Final = (
    Luck("partners", "ok time-up", (CODE, BY_LOT)),
    Luck("crack", "answer too-late time-up", (CODE, BY_LOT)),
    Luck("dye", "time-up", (BLIND,)),
    Luck("give", "time-up", (BLIND,)),
    Luck(
        "vault",
        "time-up",
        (("0 to one less than the vault deck", "the card picked, by its place in the deck"),),
    ),
    Luck("shotgun-cost", "time-up", (BLIND,)),
    Luck("loot", "take time-up", (BLIND,)),
)
