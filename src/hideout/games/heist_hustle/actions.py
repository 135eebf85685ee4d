"""The vocabulary, in the order of the phases."""

from typing import Final

from hideout.engine.notation import Vocabulary
from hideout.games.heist_hustle.cards import CARDS

V: Final = Vocabulary()

TIME_UP: Final = V.one("time-up")  # the table's: a clock ran out

ROLL: Final = V.one("roll")  # start, wild, roll
TAKE_WILD: Final = V.one("take-wild")  # wild
DECLINE: Final = V.one("decline")
TAKE: Final = V.row("take", "weapon", CARDS)  # weapons, extras
DONE: Final = V.one("done")  # extras
PLAY_ALL: Final = V.one("play-all")  # play
PLAY: Final = V.row("play", "weapon", CARDS)
NAME: Final = V.row("name", "weapon", CARDS)  # name
UNUSED: Final = V.one("unused")
GO: Final = V.one("go")  # bail
BAIL: Final = V.one("bail")
TRY_AGAIN: Final = V.one("try-again")  # second try
STAND: Final = V.one("stand")
SPIN: Final = V.one("spin")  # spin
