"""Why an action is refused: every reason once, then phase by phase which of them holds.

Everything here is read from what lies open and from the seat's own hand and choices. What is
refused, being illegal or late, changes nothing. [HT-106]
"""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import OTHER_ASKED, Reasons, Refusal
from hideout.games.heat.cards import CHOICES
from hideout.games.heat.state import NOTHING, HeatState

END: Final = "HT-6 HT-64"
TABLES_WORDS: Final = {"time-up": "HT-105"}

REASONS: Final = Reasons()  # what is refused changes nothing [HT-106]
# Cards
NOT_HELD: Final = REASONS.add("not-held", "")
NO_SUCH_CARD: Final = REASONS.add("no-such-card", "")
SITS_OUT: Final = REASONS.add("sits-out", "HT-29")
# Claims
CLAIMED: Final = REASONS.add("claimed", "HT-109")
NO_CLAIMS_NOW: Final = REASONS.add("no-claims-now", "HT-109")
# At the wrong time
DRAFT_FIRST: Final = REASONS.add("draft-first", "HT-20 HT-21")
DRAFTED: Final = REASONS.add("drafted", "HT-25")
PLAYED: Final = REASONS.add("played", "HT-27")
NOT_YET_OPEN: Final = REASONS.add("not-open-yet", "HT-27 HT-31")
# A effects
NOTHING_DUE: Final = REASONS.add("nothing-due", "HT-38")
DECIDED: Final = REASONS.add("decided", "HT-38")
ONESELF: Final = REASONS.add("oneself", "")
NOBODY_THERE: Final = REASONS.add("nobody-there", "")
NO_CURRENT_CARD: Final = REASONS.add("no-current-card", "HT-29 HT-46")
NO_OLDER_CARD: Final = REASONS.add("no-older-card", "HT-53")
ALL_PICKED: Final = REASONS.add("all-picked", "HT-54")

CLAIMS: Final = ("claim", "claim-quiet")
# What is asked in an A phase, by its verb: the clauses of the effect.
A_EFFECTS: Final = {
    "copy": "HT-46",
    "add": "HT-52",
    "again": "HT-53",
    "aside": "HT-54",
    "question": "HT-55",
}


def why_not_draft(s: HeatState, seat: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb in CLAIMS:
        return _why_no_claim(s, seat, action)
    if verb == "pass":
        return _why_no_card(s, action, "HT-21 HT-22")
    return DRAFT_FIRST.refuse(action)


def why_not_choose(s: HeatState, seat: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb == "pass":
        return DRAFTED.refuse(action)
    if verb in A_EFFECTS:
        return NOT_YET_OPEN.refuse(action)
    if not s.hands[seat]:
        return SITS_OUT.refuse(action, clauses="HT-29 HT-109" if verb in CLAIMS else "HT-29")
    return _why_no_claim(s, seat, action) if verb in CLAIMS else _why_no_card(s, action, "HT-27")


def _why_no_claim(s: HeatState, seat: Seat, action: Action) -> Refusal:
    if s.claims[seat] != NOTHING:
        return CLAIMED.refuse(action)
    return NO_SUCH_CARD.refuse(action, clauses="HT-3 HT-109")


def _why_no_card(s: HeatState, action: Action, clauses: str) -> Refusal:
    """A card that is not in hand, or that is not in the game at this number of players."""
    if action.a not in s.in_use:
        return NO_SUCH_CARD.refuse(action, clauses="HT-3")
    return NOT_HELD.refuse(action, clauses=clauses)


def why_not_a(s: HeatState, seat: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb in CLAIMS:
        return NO_CLAIMS_NOW.refuse(action)
    if verb == "pass":
        return DRAFTED.refuse(action)
    if verb == "play":
        return PLAYED.refuse(action)
    if seat not in s.waiting:
        return (DECIDED if s.choice[seat] != NOTHING else NOTHING_DUE).refuse(action)
    asked = CHOICES[s.tables.choice[s.current[seat]]]
    if asked != verb:
        return OTHER_ASKED.refuse(action, clauses=f"HT-38 {A_EFFECTS[asked]}")
    if verb == "copy" or verb == "question":
        return _why_not_whom(s, seat, action)
    if verb == "again":
        most = len(s.records[seat]) - 1
        return NO_OLDER_CARD.refuse(action, {"most": ("number", most)})
    if action.a in s.hands[seat]:
        return ALL_PICKED.refuse(action)
    return _why_no_card(s, action, A_EFFECTS[verb])


def _why_not_whom(s: HeatState, seat: Seat, action: Action) -> Refusal:
    clauses = A_EFFECTS[action.verb]
    if action.a >= s.seats:
        return NOBODY_THERE.refuse(action, clauses=clauses)
    if action.a == seat:
        return ONESELF.refuse(action, clauses=clauses)
    return NO_CURRENT_CARD.refuse(action, {"other": ("seat", action.a)})
