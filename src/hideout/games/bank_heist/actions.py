"""The vocabulary, in the order of the phases."""

from typing import Final

from hideout.engine.notation import Action, Vocabulary
from hideout.games.bank_heist.cards import KINDS, LARGEST_CALL

SEATS: Final = 8

# No word shows a card or an identity of one's own accord. [BH-11]
V: Final = Vocabulary()

TIME_UP: Final = V.one("time-up")  # the table's: a clock ran out
TOO_LATE: Final = V.one("too-late")  # the table's: the tie window of the race is over

OK: Final = V.one("ok")  # partners, receive
ANSWER: Final = V.row("answer", "number", LARGEST_CALL + 1)  # crack
PASS_TO: Final = V.row("pass-to", "seat", SEATS)  # pass-card
LOAD: Final = V.one("load")  # receive
KEEP: Final = V.one("keep")
LOSE: Final = V.row("lose", "card", KINDS)  # dye
CHOOSE: Final = V.row("choose", "seat", SEATS)  # alarm-target
PLACE: Final = V.row("place", "seat", SEATS)  # attribute
SWAP: Final = V.pairs("swap", "seat", SEATS)  # swap
LOAD_ALL: Final = V.one("load-all")  # search
CLAIM_NONE: Final = V.one("claim-none")
GIVE: Final = V.row("give", "card", KINDS)  # give
PICK: Final = V.row("pick", "card", KINDS)  # vault
PASS: Final = V.one("pass")  # action
SHOOT: Final = V.row("shoot", "seat", SEATS)
STAB: Final = V.row("stab", "seat", SEATS)
CUT: Final = V.row("cut", "seat", SEATS)
UNLOCK: Final = V.row("unlock", "seat", SEATS)
UNJAM: Final = V.row("unjam", "seat", SEATS)
DRUG: Final = V.row("chloroform", "seat", SEATS)
TIE: Final = V.row("zip-tie", "seat", SEATS)
CUFF: Final = V.row("handcuff", "seat", SEATS)
BESIDE: Final = V.row("beside", "seat", SEATS)  # shotgun-side
PAY: Final = V.row("pay", "card", KINDS)  # shotgun-cost
MARTIAL: Final = V.one("martial")  # answer
USE_HOSTAGE: Final = V.one("hostage")
USE_ADRENALINE: Final = V.one("adrenaline")  # answer, poison
VEST: Final = V.one("vest")
ACCEPT: Final = V.one("accept")
CONTINUE: Final = V.one("continue")  # follow-up
RETURN_FIRE: Final = V.one("return-fire")
RELOAD: Final = V.row("speedloader", "seat", SEATS)  # follow-up, extra-shot, action
STOP: Final = V.one("stop")
SECOND_GUN: Final = V.row("second-gun", "seat", SEATS)  # extra-shot
TAKE: Final = V.one("take")  # loot
LEAVE: Final = V.one("leave")

# Claims: said aloud, never checked. [BH-257 BH-258]
CLAIMS: Final[list[list[Action]]] = [
    V.row("claim-passed-bag", "seat", SEATS),
    V.row("claim-kept", "seat", SEATS),
    V.row("claim-trust", "seat", SEATS),
    V.row("claim-suspect", "seat", SEATS),
    V.row("claim-tattoo", "seat", SEATS),  # true or not, whatever was seen [BH-63]
    V.row("claim-no-tattoo", "seat", SEATS),
]
CLAIM_VERBS: Final = [row[0].verb for row in CLAIMS]
FIRST_CLAIM: Final = CLAIMS[0][0].code
LAST_CLAIM: Final = CLAIMS[-1][-1].code


def is_claim(action: Action) -> bool:
    return FIRST_CLAIM <= action.code <= LAST_CLAIM
