"""The vocabulary, in the order of the phases. It has no word to show or send a card. [HT-104]"""

from typing import Final

from hideout.engine.notation import Vocabulary
from hideout.games.heat.cards import MOST_CARDS, MOST_KINDS, MOST_SEATS

V: Final = Vocabulary()

TIME_UP: Final = V.one("time-up")  # the table's: a clock ran out

PASS: Final = V.row("pass", "card", MOST_KINDS)  # draft
PLAY: Final = V.row("play", "card", MOST_KINDS)  # choose
# A claim is all that can be said of a card; no word shows one. [HT-104]
CLAIM: Final = V.row("claim", "card", MOST_KINDS)  # draft, choose: "I will play that"
CLAIM_QUIET: Final = V.one("claim-quiet")  # "I will take no Heat"

COPY: Final = V.row("copy", "seat", MOST_SEATS)  # A phases
ADD: Final = V.row("add", "card", MOST_KINDS)
AGAIN: Final = V.row("again", "number", MOST_CARDS + 1)  # a place in the Record, from 1
ASIDE: Final = V.row("aside", "card", MOST_KINDS)
QUESTION: Final = V.row("question", "seat", MOST_SEATS)
