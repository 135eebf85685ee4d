"""The vocabulary, in the order of the phases.

A Character is named by its player (`p2`); with three players, who have two each, by player and
slot (`p2-1`, `p2-2`). So the rows over Characters have eight places for the first form and six
for the second; `PAIRED` is where those begin. An offer, as its target speaks of it, is named in
the same way by its payer: `p2`, or with three players `p2-for-1`.
"""

from typing import Final

from hideout.engine.notation import Vocabulary, seat_name
from hideout.games.millions_of_dollars.cards import MONEY, ROLES

MOST_PLAYERS: Final = 8
PAIRED: Final = MOST_PLAYERS
PLACES: Final = PAIRED + 6
MOST_ASKED: Final = 20  # a higher price can only be spoken [MD-28]
AMOUNTS: Final = MONEY + 1  # 0 to all the money there is [MD-35]

SLOTS: Final = ("1", "2")
CHARACTERS: Final = [seat_name(seat) for seat in range(MOST_PLAYERS)] + [
    f"{seat_name(seat)}-{slot}" for seat in range(3) for slot in SLOTS
]
BIDS: Final = [seat_name(seat) for seat in range(MOST_PLAYERS)] + [
    f"{seat_name(seat)}-for-{slot}" for seat in range(3) for slot in SLOTS
]
NAMES: Final = {"role": ROLES, "slot": SLOTS, "character": CHARACTERS, "bid": BIDS}

V: Final = Vocabulary()

# The table's: a clock ran out, or somebody's connection is gone or back.
TIME_UP: Final = V.one("time-up")
CALL_UP: Final = V.one("call-up")  # the clock of the Leader's call ran out
MAY_HURRY: Final = V.one("may-hurry")  # from now on the Leader may call
SILENCE: Final = V.one("silence")  # nothing was said in a roll call
ABSENT: Final = V.row("absent", "seat", MOST_PLAYERS)
BACK: Final = V.row("back", "seat", MOST_PLAYERS)

CHOOSE: Final = V.row("choose", "role", len(ROLES))  # choose
CHOOSE_TWO: Final = V.grid("choose-two", "role", len(ROLES), "role", len(ROLES))

CLAIM: Final = V.row("claim", "role", len(ROLES))  # negotiate: talking
ASK: Final = V.row("ask", "number", MOST_ASKED + 1)
OFFER: Final = V.grid("offer", "character", PLACES, "number", AMOUNTS)  # deals
WHISPER: Final = V.grid("whisper", "character", PLACES, "number", AMOUNTS)
WITHDRAW_OFFER: Final = V.row("withdraw-offer", "character", PLACES)
HOLD: Final = V.grid("hold", "bid", PLACES, "number", AMOUNTS)
DROP: Final = V.one("drop")
ACCEPT: Final = V.grid("accept", "bid", PLACES, "number", AMOUNTS)
DECLINE: Final = V.row("decline", "bid", PLACES)
LEAVE: Final = V.one("leave")  # leaving and staying
WITHDRAW: Final = V.row("withdraw", "slot", len(SLOTS))
READY: Final = V.one("ready")
UNREADY: Final = V.one("unready")
ROLL_CALL: Final = V.one("roll-call")  # the Leader's
NO_COMMENT: Final = V.one("no-comment")
HURRY: Final = V.one("hurry")

INTIMIDATE: Final = V.row("intimidate", "character", PLACES)  # negotiate, name
NAME: Final = V.row("name", "role", len(ROLES))  # name
