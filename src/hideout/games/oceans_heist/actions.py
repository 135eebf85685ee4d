"""The vocabulary, in the order of the phases. Every edit of a draft is idempotent. [OH-8]"""

from typing import Final

from hideout.engine.notation import MOST_SEATS, Vocabulary
from hideout.games.oceans_heist.deck import (
    MOST_GLOBALS,
    MOST_GUARDS,
    MOST_ITEMS,
    MOST_MAKES,
    MOST_SITUATIONS,
    MOST_TARGETS,
    MOST_USES,
    MOST_WAYS,
)

V: Final = Vocabulary()

# The table's: a clock ran out; a team has a new captain; a captain concedes. [OH-9 OH-12 OH-139]
TIME_UP: Final = V.one("time-up")
CAPTAIN: Final = V.row("captain", "seat", MOST_SEATS)
CONCEDE: Final = V.row("concede", "seat", MOST_SEATS)

CONFIRM: Final = V.one("confirm")  # a captain's, in every phase with a draft [OH-10]
WITHDRAW: Final = V.one("withdraw")

TARGET: Final = V.row("target", "target", MOST_TARGETS)  # target
SITUATION: Final = V.row("situation", "situation", MOST_SITUATIONS)  # situation
NO_SITUATION: Final = V.one("no-situation")
CHOOSE: Final = V.row("choose", "global", MOST_GLOBALS)  # prepare, Staff
DROP: Final = V.row("drop", "global", MOST_GLOBALS)
BUY: Final = V.row("buy", "item", MOST_ITEMS)  # prepare, Crew
RETURN: Final = V.row("return", "item", MOST_ITEMS)
SKIP: Final = V.one("skip")  # reveal
WAIT: Final = V.one("wait")
LAY: Final = V.row("lay", "guard", MOST_GUARDS)  # prep, Staff: face down
LAY_OPEN: Final = V.row("lay-open", "guard", MOST_GUARDS)  # the Vault Defense that lies face up
LIFT: Final = V.row("lift", "guard", MOST_GUARDS)
PLACE: Final = V.row("place", "item", MOST_ITEMS)  # prep and crunch, Crew
UNPLACE: Final = V.row("unplace", "item", MOST_ITEMS)

# assign. `expend e-trunk#1 b1`: exactly one use of that card makes its second vector.
DIGITS: Final = MOST_USES + 1
SHARES: Final = [f"{'abcd'[make]}{uses}" for make in range(MOST_MAKES) for uses in range(DIGITS)]
WAYS: Final = list("abcd"[:MOST_WAYS])
EXPEND: Final = V.grid("expend", "item", MOST_ITEMS, "share", len(SHARES))
PAY: Final = V.grid("pay", "guard", MOST_GUARDS, "way", MOST_WAYS)
LEAVE: Final = V.row("leave", "guard", MOST_GUARDS)
AUTO: Final = V.one("auto")
CLEAR: Final = V.one("clear")  # assign and wing

AIM: Final = V.row("aim", "guard", MOST_GUARDS)  # wing
FACES: Final = ["1", "2", "3", "4", "5", "6"]
STAKE: Final = V.grid("stake", "item", MOST_ITEMS, "face", len(FACES))
UNSTAKE: Final = V.row("unstake", "item", MOST_ITEMS)
COIN: Final = V.one("coin")
NO_COIN: Final = V.one("no-coin")
ATTEMPT: Final = V.one("attempt")
STOP: Final = V.one("stop")
