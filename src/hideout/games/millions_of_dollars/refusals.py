"""Why an action is refused: every reason once, then phase by phase which of them holds.

Everything here is read from what the seat knows: what lies open, its own marks and its own offers.
"""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Reason, Reasons, Refusal
from hideout.games.millions_of_dollars.actions import MOST_ASKED, PAIRED
from hideout.games.millions_of_dollars.cards import SNITCH
from hideout.games.millions_of_dollars.state import IN, NEVER, MillionsState

END: Final = "MD-105 MD-108"
TABLES_WORDS: Final = {
    "time-up": "MD-17 MD-52 MD-74",
    "call-up": "MD-52 MD-60",
    "may-hurry": "MD-60",
    "silence": "MD-58",
    "absent": "MD-113",
    "back": "MD-113",
}
# What places each verb in the Negotiation.
NEGOTIATING: Final = {
    "claim": "MD-26 MD-27",
    "ask": "MD-26 MD-28",
    "offer": "MD-34",
    "whisper": "MD-34 MD-112",
    "withdraw-offer": "MD-39",
    "hold": "MD-42",
    "drop": "MD-42",
    "accept": "MD-40 MD-42",
    "decline": "MD-39",
    "leave": "MD-32",
    "withdraw": "MD-32 MD-88",
    "ready": "MD-49",
    "unready": "MD-50",
    "roll-call": "MD-57 MD-58",
    "no-comment": "MD-58",
    "hurry": "MD-59 MD-60",
}

REASONS: Final = Reasons()
# At the wrong time
TOO_EARLY: Final = REASONS.add("before-negotiation", "")
TOO_LATE: Final = REASONS.add("after-negotiation", "")
PLACED: Final = REASONS.add("placed", "MD-16")
NOT_NAMING: Final = REASONS.add("not-naming", "MD-71")
NOT_THE_SNITCH: Final = REASONS.add("not-the-snitch", "MD-71")
# Choosing and naming
UNUSED: Final = REASONS.add("role-not-used", "MD-2")
SEND_ONE: Final = REASONS.add("send-one", "MD-14 MD-86")
SEND_TWO: Final = REASONS.add("send-two", "MD-86")
SENT_BEFORE: Final = REASONS.add("sent-before", "MD-100 MD-102")
NOT_VISIBLE: Final = REASONS.add("not-visible", "MD-71 MD-72")
YOURSELF: Final = REASONS.add("yourself", "MD-72")
# Which Character, which player
NO_SUCH_SEAT: Final = REASONS.add("no-such-player", "MD-34")
WHICH_CHARACTER: Final = REASONS.add("which-character", "MD-89")
ONE_CHARACTER: Final = REASONS.add("one-character", "MD-14 MD-86")
YOUR_OWN: Final = REASONS.add("your-own", "")
OUT: Final = REASONS.add("out", "")
# Those who have left
LEFT_SILENT: Final = REASONS.add("left-silent", "MD-29")
LEFT_DEALS: Final = REASONS.add("left-deals", "MD-47")
LEFT: Final = REASONS.add("left", "MD-33 MD-47")
LEFT_LEADER: Final = REASONS.add("left-leader", "MD-61")
# Talking
ASK_MORE: Final = REASONS.add("price", "MD-28")
NOT_THE_LEADER: Final = REASONS.add("not-the-leader", "MD-57 MD-59 MD-61")
ONCE_A_ROUND: Final = REASONS.add("once-a-round", "")
NOBODY_TO_ASK: Final = REASONS.add("nobody-to-ask", "MD-58")
NOT_CALLED: Final = REASONS.add("not-called", "MD-58")
TOO_SOON: Final = REASONS.add("hurry-too-soon", "MD-60")
# Deals
NO_WHISPERS: Final = REASONS.add("no-whispers", "MD-38 MD-112")
NOTHING_OFFERED: Final = REASONS.add("nothing-offered", "MD-35")
NO_CASH: Final = REASONS.add("no-cash", "MD-36 MD-37")
NO_OFFER_OF_YOURS: Final = REASONS.add("no-offer-of-yours", "MD-39")
NO_SUCH_OFFER: Final = REASONS.add("no-such-offer", "")
OTHER_AMOUNT: Final = REASONS.add("other-amount", "MD-111")
HELD_ALREADY: Final = REASONS.add("held-already", "MD-42")
HELD_IS_GONE: Final = REASONS.add("held-is-gone", "MD-111")
NOTHING_HELD: Final = REASONS.add("nothing-held", "MD-42")
# Leaving and staying
GONE_ALREADY: Final = REASONS.add("gone-already", "MD-33 MD-88")
READY_ALREADY: Final = REASONS.add("ready-already", "MD-49")
NOT_READY: Final = REASONS.add("not-ready", "MD-50")
# Intimidation
NOT_PLACED: Final = REASONS.add("not-placed", "MD-64")
NO_MORE_LOOKS: Final = REASONS.add("no-more-looks", "MD-64")
LEFT_LOOKER: Final = REASONS.add("left-looker", "MD-65")
NO_CARD: Final = REASONS.add("no-card", "MD-62")


# Planning


def why_not_choose(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb == "name":
        return NOT_NAMING.refuse(action)
    if verb == "intimidate":
        return NOT_PLACED.refuse(action)
    if verb in NEGOTIATING:
        return outside_negotiation(s, TOO_EARLY, action)
    if (verb == "choose-two") != (s.slots == 2) or action.a == action.b:
        return (SEND_TWO if s.slots == 2 else SEND_ONE).refuse(action)
    if action.a not in s.roles:
        return UNUSED.refuse(action, {"role": ("role", action.a)})
    last = [s.last[c] for c in s.characters_of(seat)]  # all that is left is `fooled` [MD-100]
    again = action.a if action.a in last else action.b
    clauses = "MD-101 MD-102" if s.slots == 2 else ""
    return SENT_BEFORE.refuse(action, {"role": ("role", again)}, clauses)


def outside_negotiation(s: MillionsState, when: Reason, action: Action) -> Refusal:
    if action.verb == "whisper" and not s.options.whispers:
        return NO_WHISPERS.refuse(action)
    return when.refuse(action, clauses=NEGOTIATING[action.verb])


# Negotiation


def why_not_negotiate(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb == "choose" or verb == "choose-two":
        return PLACED.refuse(action)
    if verb == "name":
        return NOT_NAMING.refuse(action)
    if verb == "intimidate":
        return LEFT_LOOKER.refuse(action) if not s.is_in(seat) else _why_no_look(s, seat, action)
    if verb == "roll-call" or verb == "hurry":
        return _why_no_call(s, seat, action)
    if verb == "drop":
        return NOTHING_HELD.refuse(action)
    if not s.is_in(seat):
        return LEFT_REASONS.get(verb, LEFT_DEALS).refuse(action)
    if verb == "offer" or verb == "whisper":
        return _why_no_offer(s, seat, action)
    if verb == "withdraw-offer":
        return _misnamed(s, action) or NO_OFFER_OF_YOURS.refuse(action)
    if verb == "hold" or verb == "accept" or verb == "decline":
        return _misnamed(s, action) or _why_no_answer(s, seat, action)
    if verb == "leave" or verb == "withdraw":
        return _why_no_leaving(s, action)
    if verb == "claim":
        return UNUSED.refuse(action, {"role": ("role", action.a)}, "MD-2 MD-27")
    if verb == "ask":
        return ASK_MORE.refuse(action, {"low": ("number", 1), "high": ("number", MOST_ASKED)})
    return STAYING_REASONS[verb].refuse(action)


LEFT_REASONS: Final = {
    "claim": LEFT_SILENT,
    "ask": LEFT_SILENT,
    "no-comment": LEFT_SILENT,
    "leave": LEFT,
    "withdraw": LEFT,
    "ready": LEFT,
    "unready": LEFT,
}
STAYING_REASONS: Final = {
    "ready": READY_ALREADY,
    "unready": NOT_READY,
    "no-comment": NOT_CALLED,
}


def _why_no_call(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    if s.leader != seat:
        clauses = "MD-57 MD-58" if action.verb == "roll-call" else "MD-59 MD-61"
        return NOT_THE_LEADER.refuse(action, {"leader": ("seat", s.leader)}, clauses)
    if not s.is_in(seat):
        return LEFT_LEADER.refuse(action)
    if action.verb == "hurry":
        if s.hurried_at != NEVER:
            return ONCE_A_ROUND.refuse(action, clauses="MD-60")
        return TOO_SOON.refuse(action)
    return (
        ONCE_A_ROUND.refuse(action, clauses="MD-58") if s.called else NOBODY_TO_ASK.refuse(action)
    )


def _misnamed(s: MillionsState, action: Action) -> Refusal | None:
    """Whether a Character, or an offer by its payer, is named in a way this table does not know."""
    is_paired = action.a >= PAIRED
    if is_paired != (s.slots == 2):
        return (ONE_CHARACTER if is_paired else WHICH_CHARACTER).refuse(action)
    return NO_SUCH_SEAT.refuse(action) if action.a - s.first_place >= s.characters else None


def _why_no_offer(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    if action.verb == "whisper" and not s.options.whispers:
        return NO_WHISPERS.refuse(action)
    misnamed = _misnamed(s, action)
    if misnamed is not None:
        return misnamed
    c = action.a - s.first_place
    if s.owner(c) == seat:
        return YOUR_OWN.refuse(action, clauses="MD-34")
    if s.fate[c] != IN:
        return OUT.refuse(action, clauses="MD-47")
    if action.b == 0:
        return NOTHING_OFFERED.refuse(action)
    most = s.free_cash(seat) + s.offer[seat * s.characters + c]  # a new one replaces it [MD-45]
    return NO_CASH.refuse(action, {"n": ("number", most)})


NO_OFFER_CLAUSES: Final = {"hold": "MD-42 MD-111", "accept": "MD-56 MD-111", "decline": "MD-39"}


def _why_no_answer(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    """To an offer for one of one's own Characters."""
    payer, slot = divmod(action.a - s.first_place, s.slots)
    at = payer * s.characters + seat * s.slots + slot
    amount = s.offer[at]
    if not amount:
        return NO_SUCH_OFFER.refuse(action, clauses=NO_OFFER_CLAUSES[action.verb])
    if action.b != amount:
        clauses = "MD-42 MD-111" if action.verb == "hold" else ""
        return OTHER_AMOUNT.refuse(action, {"n": ("number", amount)}, clauses)
    return (HELD_ALREADY if action.verb == "hold" else HELD_IS_GONE).refuse(action)


def _why_no_leaving(s: MillionsState, action: Action) -> Refusal:
    if action.verb == "leave":
        return WHICH_CHARACTER.refuse(action, clauses="MD-88 MD-89")
    if s.slots == 1:
        return ONE_CHARACTER.refuse(action, clauses="MD-32 MD-86")
    return GONE_ALREADY.refuse(action)


def _why_no_look(s: MillionsState, seat: Seat, action: Action) -> Refusal:
    """Of somebody who is in, or of the Snitch. [MD-62 MD-65]"""
    if not s.cards[seat]:
        return NO_CARD.refuse(action)
    misnamed = _misnamed(s, action)
    if misnamed is not None:
        return misnamed
    if s.owner(action.a - s.first_place) == seat:
        return YOUR_OWN.refuse(action, clauses="MD-62")
    return OUT.refuse(action, clauses="MD-65")


# The Heist


def why_not_name(s: MillionsState, seat: Seat, snitch: Seat, action: Action) -> Refusal:
    verb = action.verb
    if verb == "choose" or verb == "choose-two":
        return PLACED.refuse(action)
    if verb in NEGOTIATING:
        if not s.is_in(seat) and (verb == "claim" or verb == "ask"):
            return LEFT_SILENT.refuse(action)
        return outside_negotiation(s, TOO_LATE, action)
    if seat != snitch:
        if verb == "intimidate":
            return NO_MORE_LOOKS.refuse(action)
        return NOT_THE_SNITCH.refuse(action, {"snitch": ("seat", snitch)})
    if verb == "intimidate":
        return _why_no_look(s, seat, action)
    if action.a == SNITCH:
        return YOURSELF.refuse(action)
    role = {"role": ("role", action.a)}
    return (NOT_VISIBLE if action.a in s.roles else UNUSED).refuse(action, role)
