"""What people see, whom they can talk to and what chance is asked, declared."""

from typing import Final

from hideout.engine.shapes import (
    COUNT,
    FLAG,
    SEAT,
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
from hideout.games.bank_heist.actions import CLAIM_VERBS
from hideout.games.bank_heist.state import STAGES

CARDS: Final = ListOf(Id("card"))
IDENTITIES: Final = ListOf(Id("identity"))
PLAYER: Final = Record(
    ("living", FLAG, "whether they live"),
    ("identity", Maybe(Id("identity")), "if you may know it"),
    ("could_be", IDENTITIES, "the identities that fit all you know"),
    ("revealed", FLAG, "whether it was revealed"),
    ("cards", COUNT, "cards in hand"),
    ("known", CARDS, "those of them that you know"),
    ("face_up", FLAG, "whether the hand lies face up"),
    ("attribute", Maybe(Id("alarm")), "the attribute beside them"),
    ("martial_used", FLAG, "whether Martial Skills are used up"),
    ("tied", FLAG, "zip-tied"),
    ("cuffed", FLAG, "handcuffed"),
    ("cold", FLAG, "out cold"),
    ("bleeding", FLAG, "stabbed and not treated"),
    ("vest_used", FLAG, "whether the vest has taken a shot"),
)
ATTACK: Final = Record(
    ("kind", Id("attack"), "what sort"),
    ("attacker", SEAT, "who attacks"),
    ("target", SEAT, "whom"),
    ("side", SEAT_OR_NONE, "whom the Shotgun hits as well"),
    ("victim", SEAT_OR_NONE, "whom it is about now"),
    ("returned", FLAG, "whether fire was returned"),
)
LOOK: Final = Record(("viewer", SEAT, "who looked"), ("owner", SEAT, "at whose identity card"))
CLAIM: Final = Record(
    ("claim", Word(*CLAIM_VERBS), "what was said"),
    ("seat", SEAT, "by whom"),
    ("about", SEAT, "about whom"),
)

VIEW: Final = Record(
    ("phase", Id("phase"), "the phase"),
    ("stage", Word(*STAGES, "over"), "the part of the game"),
    ("seat", SEAT_OR_NONE, "whose view this is; -1 for spectators"),
    ("identity", Maybe(Id("identity")), "your own"),
    ("partner", SEAT_OR_NONE, "the other Agent or Rival, if you are one and there is another"),
    ("token", COUNT, "the space the token is on"),
    ("board", ListOf(COUNT), "spaces: start, first alarm, AGENTS WIN, Hideout"),
    ("truck", COUNT, "Cash Bags in the truck"),
    ("start", SEAT_OR_NONE, "the Start Player"),
    ("turn", SEAT_OR_NONE, "whose turn it is"),
    ("deciding", SEATS, "whom the game waits for"),
    ("code", ListOf(COUNT), "the Code Cards turned up"),
    ("locked_out", SEATS, "who has answered wrong"),
    ("vault_cards", COUNT, "cards in the vault deck"),
    ("vault", Maybe(CARDS), "what is in it, while you search it"),
    ("discard_cards", COUNT, "cards in its discard pile"),
    ("discard", CARDS, "those of them that you know"),
    ("alarm_cards", COUNT, "cards in the alarm deck"),
    ("alarm_discard", ListOf(Id("alarm")), "its discard pile"),
    ("alarm_card", Maybe(Id("alarm")), "the alarm card being resolved"),
    ("handcuffs", COUNT, "Handcuffs left"),
    ("card", Maybe(Id("card")), "the vault card on its way, if you have looked at it"),
    ("passer", SEAT_OR_NONE, "who passes it"),
    ("receiver", SEAT_OR_NONE, "who gets it"),
    ("searched", SEAT_OR_NONE, "who is searched"),
    ("hand", CARDS, "your own hand; empty for spectators"),
    ("players", BySeat(PLAYER), "everybody, as you see them"),
    ("attacks", ListOf(ATTACK), "attacks being answered, outermost first"),
    ("corpse", SEAT_OR_NONE, "who was just killed and may be looted"),
    ("second_fired", FLAG, "whether this turn's second shot was fired"),
    ("poison_turns", COUNT, "turns the poisoned player has had"),
    ("agent_seen", FLAG, "whether an Agent was revealed in the Getaway"),
    ("conscience", SEAT_OR_NONE, "whom Guilty Conscience has made side with the Agents"),
    ("payer", SEAT_OR_NONE, "who paid the Driver off"),
    ("circuits", COUNT, "circuits of the Showdown"),
    ("spoken", SEATS, "who has made a claim in this turn"),
    ("claims", ListOf(CLAIM), "all claims"),
    ("looks", ListOf(LOOK), "tattoos shown"),
    ("aside", Maybe(IDENTITIES), "once the game is over, the identity cards not dealt"),
    ("ending", Maybe(Id("ending")), "how it ended"),
    ("winners", SEATS, "once the game is over"),
)

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
BLIND: Final = ("0 to one less than the cards in that hand", "a card drawn with closed eyes")
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
