"""Why an action is refused: every reason once, then which of them holds at this table.

Nothing here is secret but whether somebody bails, which is not asked.
"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import OTHER_ASKED, Reason, Reasons, Refusal
from hideout.games.heist_hustle.state import NO_ANSWER, NOBODY, HustleState

END: Final = "HH-13 HH-73"
TABLES_WORDS: Final = {"time-up": "HH-75"}

REASONS: Final = Reasons()
# What goes on instead, by phase; {other} decides (in `bail` all others do).
NOW: Final[dict[str, Reason]] = {
    "start": REASONS.add("now-start", "HH-6"),
    "wild": REASONS.add("now-wild", "HH-16 HH-17"),
    "weapons": REASONS.add("now-weapons", "HH-32 HH-33"),
    "extras": REASONS.add("now-extras", "HH-35 HH-39"),
    "play": REASONS.add("now-play", "HH-42"),
    "name": REASONS.add("now-name", "HH-25"),
    "bail": REASONS.add("now-bail", "HH-77"),
    "roll": REASONS.add("now-roll", "HH-46"),
    "second-try": REASONS.add("now-second-try", "HH-78"),
    "spin": REASONS.add("now-spin", "HH-53"),
}
# Who never gets to do it in this round
FOR_THE_MASTERMIND: Final = REASONS.add("for-the-mastermind", "")
OFF: Final = REASONS.add("house-rule-off", "")
# Starting rolls and the wild card
START_ROLLED: Final = REASONS.add("start-rolled", "HH-6")
START_LATER: Final = REASONS.add("start-later", "HH-6")
LEADS: Final = REASONS.add("does-not-roll-for-wild", "HH-15")
WILD_ROLLED: Final = REASONS.add("wild-rolled", "HH-17 HH-18")
WILD_LATER: Final = REASONS.add("wild-later", "HH-17")
NO_RIGHT: Final = REASONS.add("no-right-to-wild", "HH-18")
NOT_ROLLED: Final = REASONS.add("no-roll-yet", "HH-18")
DECLINED: Final = REASONS.add("declined", "HH-20")
WILD_TAKEN: Final = REASONS.add("wild-taken", "HH-20")
WILD_YOURS: Final = REASONS.add("wild-yours", "HH-20")
WILD_STAYS: Final = REASONS.add("wild-stays", "HH-21 HH-22")
WILD_OPEN: Final = REASONS.add("wild-open", "HH-25")
NOT_THE_HOLDER: Final = REASONS.add("not-the-holder", "HH-25")
NAMED_LATER: Final = REASONS.add("named-later", "HH-26")
NAMED: Final = REASONS.add("named", "HH-25 HH-26")
# Weapons
HAS_ONE: Final = REASONS.add("has-a-weapon", "HH-32 HH-40")
HAS_FIRST: Final = REASONS.add("extras-later", "HH-35 HH-39")
NO_EXTRAS: Final = REASONS.add("no-extras", "HH-38")
TAKES_LATER: Final = REASONS.add("takes-later", "HH-33")
TAKEN: Final = REASONS.add("taken", "HH-34")
YOURS: Final = REASONS.add("yours", "HH-34")
ONE_ONLY: Final = REASONS.add("one-weapon", "HH-40")
ALL_TAKEN: Final = REASONS.add("weapons-done", "HH-33 HH-39")
SINGLE: Final = REASONS.add("single-weapon", "HH-40 HH-45")
NOT_HELD: Final = REASONS.add("not-held", "HH-42")
# House rules and the roll
ALWAYS_GOES: Final = REASONS.add("always-goes", "HH-77")
ANSWERED: Final = REASONS.add("answered", "HH-77")
ONCE_MORE: Final = REASONS.add("once-more", "HH-78")
SUCCEEDED: Final = REASONS.add("succeeded", "HH-78")
ROLLED: Final = REASONS.add("rolled", "HH-46")

BEFORE_WEAPONS: Final = ("start", "wild")
TAKING: Final = ("weapons", "extras")
BEFORE_NAMING: Final = ("weapons", "extras", "play")
# Verbs of the mastermind alone, with the clauses that make them so.
MASTERMINDS: Final = {
    "roll": "HH-46",
    "done": "HH-35",
    "stand": "HH-78",
    "try-again": "HH-78",
    "spin": "HH-53",
}


def why_not(s: HustleState, seat: Seat, action: Action) -> Refusal:
    phase = s.phase.name
    verb = action.verb
    if (verb == "go" or verb == "bail") and not s.options.bail:
        return OFF.refuse(action, clauses="HH-77")
    if (verb == "stand" or verb == "try-again") and not s.options.second_try:
        return OFF.refuse(action, clauses="HH-78")
    found = None
    if phase == "start":
        found = _why_no_start_roll(s, seat, action) if verb == "roll" else None
    elif phase == "wild" and verb in ("roll", "take-wild", "decline"):
        found = _why_no_wild_roll(s, seat, action)
    else:
        found = _in_a_round(s, seat, action)
    return found or _other_now(s, seat, action)


def _other_now(s: HustleState, seat: Seat, action: Action) -> Refusal:
    """Something else is going on."""
    phase = s.phase.name
    if seat in s.pending():
        return OTHER_ASKED.refuse(action, clauses=NOW[phase].clauses)
    decider = s.mastermind if phase == "bail" else s.pending()[0]
    return NOW[phase].refuse(action, {"other": ("seat", decider)})


def _in_a_round(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    verb = action.verb
    leader = {"other": ("seat", s.mastermind)}
    if seat != s.mastermind and verb in MASTERMINDS:
        return FOR_THE_MASTERMIND.refuse(action, leader, MASTERMINDS[verb])
    if seat != s.mastermind and (verb == "play" or verb == "play-all"):
        return SINGLE.refuse(action, leader)
    ask = WHY_NOT.get(verb)
    return ask(s, seat, action) if ask is not None else None


def _why_no_start_roll(s: HustleState, seat: Seat, action: Action) -> Refusal:
    if seat < s.turn:
        return START_ROLLED.refuse(action)
    return START_LATER.refuse(action, {"other": ("seat", s.turn)})


def _why_no_wild_roll(s: HustleState, seat: Seat, action: Action) -> Refusal:
    """While the wild card is rolled for. [HH-15 .. HH-20]"""
    if not s.rolls_for_wild(seat):
        return LEADS.refuse(action)
    roll = s.wild_rolls[seat]
    if action.verb == "roll":
        if roll:
            return WILD_ROLLED.refuse(action, {"roll": ("number", roll)})
        return WILD_LATER.refuse(action, {"other": ("seat", s.turn)})
    if not roll:
        return NOT_ROLLED.refuse(action)
    if roll in (4, 6):
        return DECLINED.refuse(action)
    return NO_RIGHT.refuse(action, {"roll": ("number", roll)})


def _why_no_wild(s: HustleState, seat: Seat, action: Action) -> Refusal:
    """Taking or leaving the wild card once all have rolled."""
    if s.wild_holder == NOBODY:
        return WILD_STAYS.refuse(action)
    if s.wild_holder == seat:
        return WILD_YOURS.refuse(action)
    return WILD_TAKEN.refuse(action, {"other": ("seat", s.wild_holder)})


def _why_no_name(s: HustleState, seat: Seat, action: Action) -> Refusal:
    if s.phase.name == "wild":
        return WILD_OPEN.refuse(action)
    if s.wild_holder == NOBODY:
        return WILD_STAYS.refuse(action)
    if s.wild_holder != seat:
        return NOT_THE_HOLDER.refuse(action, {"other": ("seat", s.wild_holder)})
    return (NAMED_LATER if s.phase.name in BEFORE_NAMING else NAMED).refuse(action)


def _why_no_weapon(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    phase = s.phase.name
    if phase == "wild":
        return None
    if phase not in TAKING:
        return ALL_TAKEN.refuse(action)
    if phase == "extras" and seat != s.mastermind:
        return ONE_ONLY.refuse(action)
    if phase == "weapons" and seat != s.turn:
        return _why_no_turn_to_take(s, seat, action)
    owner = s.owner[action.a]
    if owner == seat:
        return YOURS.refuse(action)
    return TAKEN.refuse(action, {"other": ("seat", owner)})


def _why_no_turn_to_take(s: HustleState, seat: Seat, action: Action) -> Refusal:
    if not s.weapons_of(seat):
        return TAKES_LATER.refuse(action, {"other": ("seat", s.turn)})
    if seat != s.mastermind:
        return HAS_ONE.refuse(action)
    return (NO_EXTRAS if s.seats == len(s.owner) else HAS_FIRST).refuse(action)


def _why_no_play(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    """Asked of the mastermind only; what is not held cannot be played."""
    return NOT_HELD.refuse(action) if s.phase.name == "play" else None


def _why_no_answer(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    if seat == s.mastermind:
        return ALWAYS_GOES.refuse(action)
    return ANSWERED.refuse(action) if s.answers[seat] != NO_ANSWER else None


def _why_no_roll(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    return ROLLED.refuse(action) if s.die and s.phase.name == "spin" else None


def _why_no_second_try(s: HustleState, seat: Seat, action: Action) -> Refusal | None:
    if s.tried_again:
        return ONCE_MORE.refuse(action)
    return SUCCEEDED.refuse(action) if s.die and s.has_succeeded() else None


WHY_NOT: Final[dict[str, Callable[[HustleState, Seat, Action], Refusal | None]]] = {
    "take-wild": _why_no_wild,
    "decline": _why_no_wild,
    "name": _why_no_name,
    "unused": _why_no_name,
    "take": _why_no_weapon,
    "play": _why_no_play,
    "go": _why_no_answer,
    "bail": _why_no_answer,
    "roll": _why_no_roll,
    "stand": _why_no_second_try,
    "try-again": _why_no_second_try,
}
