"""Which reason holds, when a seat's action is refused. Reads what its team knows, no more."""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import OTHER_ASKED, Refusal
from hideout.games.oceans_heist import refusals as no
from hideout.games.oceans_heist.actions import DIGITS
from hideout.games.oceans_heist.deck import CASINO, UNIQUE
from hideout.games.oceans_heist.placing import laid_count, vault_laid, vault_quota
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CREW,
    GLOBALS_CHOSEN,
    IN_PLAY,
    PREP_DOWN,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.winging import why_no_attempt

BOTH: Final = -1
ASSIGNING: Final = ("expend", "pay", "leave", "auto")
AFTER_PREP: Final = ("crunch", "assign", "wing")
AFTER_CRUNCH: Final = ("assign", "wing")
CAPTAINS: Final = {
    "confirm": "OH-10",
    "withdraw": "OH-10",
    "skip": "OH-47",
    "wait": "OH-47",
    "attempt": "OH-96",
    "stop": "OH-96",
}
DRAFTED: Final = ("target", "situation", "prepare", "prep", "crunch", "assign")
# By verb: whose it is, the clauses that make it so, and the phases in which it is open.
VERBS: Final[dict[str, tuple[int, str, tuple[str, ...]]]] = {
    "confirm": (BOTH, "OH-10", DRAFTED),
    "withdraw": (BOTH, "OH-10", DRAFTED),
    "skip": (BOTH, "OH-47", ("reveal",)),
    "wait": (BOTH, "OH-47", ("reveal",)),
    "target": (STAFF, "OH-15", ("target",)),
    "situation": (CREW, "OH-18", ("situation",)),
    "no-situation": (CREW, "OH-18", ("situation",)),
    "choose": (STAFF, "OH-21", ("prepare",)),
    "drop": (STAFF, "OH-21", ("prepare",)),
    "buy": (CREW, "OH-22", ("prepare",)),
    "return": (CREW, "OH-22", ("prepare",)),
    "lay": (STAFF, "OH-52", ("prep",)),
    "lay-open": (STAFF, "OH-120", ("prep",)),
    "lift": (STAFF, "OH-52 OH-54", ("prep",)),
    "place": (CREW, "OH-53 OH-61", ("prep", "crunch")),
    "unplace": (CREW, "OH-54 OH-62", ("prep", "crunch")),
    "expend": (CREW, "OH-69", ("assign",)),
    "pay": (CREW, "OH-75", ("assign",)),
    "leave": (CREW, "OH-79", ("assign",)),
    "auto": (CREW, "OH-82", ("assign",)),
    "clear": (CREW, "OH-80 OH-88", ("assign", "wing")),
    "aim": (CREW, "OH-85", ("wing",)),
    "stake": (CREW, "OH-86", ("wing",)),
    "unstake": (CREW, "OH-86", ("wing",)),
    "coin": (CREW, "OH-95", ("wing",)),
    "no-coin": (CREW, "OH-95", ("wing",)),
    "attempt": (CREW, "OH-85 OH-96", ("wing",)),
    "stop": (CREW, "OH-96", ("wing",)),
}
ATTEMPTS: Final = {
    "OH-85": no.NO_AIM,
    "OH-86": no.NO_STAKE,
    "OH-93": no.FEW_NUMBERS,
    "OH-94": no.MANY_NUMBERS,
}


def why_not(s: OceansState, seat: Seat, action: Action, clauses: str, decides: bool) -> Refusal:
    """`clauses` are those of the phase, in which the seat's team decides or does not."""
    verb, phase, side = action.verb, s.phase.name, s.side(seat)
    whose, of_verb, phases = VERBS[verb]
    if whose != BOTH and whose != side:
        return (no.CREWS_WORD if whose == CREW else no.STAFFS_WORD).refuse(action, clauses=of_verb)
    if not s.game.notation.text(action):  # the vocabulary has room for larger decks
        return no.NO_SUCH_CARD.refuse(action, clauses=of_verb)
    if phase not in phases:
        return _out_of_time(s, seat, action, clauses)
    if not decides:
        return no.OTHER_TEAM.refuse(action, clauses=clauses)
    if verb in CAPTAINS and not s.is_captain(seat):
        captain = {"captain": ("seat", s.captain[side])}
        return no.CAPTAINS_WORD.refuse(action, captain, CAPTAINS[verb])
    if verb == "withdraw":
        return no.NOT_CONFIRMED.refuse(action)
    if phase == "reveal":
        return (no.SKIPPED if verb == "skip" else no.NOT_SKIPPED).refuse(action)
    if s.confirmed[side]:
        return no.CONFIRMED.refuse(action)
    return _why_no_confirm(s, side, action) if verb == "confirm" else _why_no_edit(s, action)


def _out_of_time(s: OceansState, seat: Seat, action: Action, clauses: str) -> Refusal:
    verb, phase = action.verb, s.phase.name
    if s.round and verb in ("buy", "return"):
        return no.SHOP_CLOSED.refuse(action)
    if phase in AFTER_PREP and verb in ("lay", "lay-open", "lift"):
        return no.LAID_FOR_GOOD.refuse(action)
    if phase in AFTER_CRUNCH and verb in ("place", "unplace"):
        return no.PLACING_OVER.refuse(action)
    if phase == "wing" and verb in ASSIGNING:
        return no.ASSIGNED.refuse(action)
    if verb == "confirm" or verb == "withdraw":
        return no.NO_DRAFT.refuse(action, clauses=clauses)
    if seat in s.pending():
        return OTHER_ASKED.refuse(action, clauses=clauses)
    return no.NOT_THE_TIME.refuse(action, clauses=VERBS[verb][1])


def _why_no_confirm(s: OceansState, side: int, action: Action) -> Refusal:
    phase = s.phase.name
    if phase == "target":
        return no.NO_TARGET.refuse(action)
    if phase == "prepare":
        return no.FEW_GLOBALS.refuse(action, {"n": ("number", GLOBALS_CHOSEN)})
    if phase == "assign":
        return no.SHORT.refuse(action, {"lacks": ("plan", 0)})
    laid = laid_count(s)
    if laid < s.quota or vault_laid(s) == vault_quota(s):
        return no.QUOTA.refuse(action, {"laid": ("number", laid), "n": ("number", s.quota)})
    return no.VAULT_QUOTA.refuse(action)


def _why_no_edit(s: OceansState, action: Action) -> Refusal:
    """An edit of the right team in the right phase."""
    verb, phase = action.verb, s.phase.name
    if verb == "buy":
        money = {"price": ("number", s.prices[action.a]), "money": ("number", s.money_left())}
        return no.DEAR.refuse(action, money)
    if verb == "choose":
        return no.MANY_GLOBALS.refuse(action, {"n": ("number", GLOBALS_CHOSEN)})
    if phase == "prep" or phase == "crunch":
        if verb == "place" or verb == "unplace":
            return _why_no_placing(s, action)
        return _why_no_laying(s, action)
    if phase == "assign":
        return _why_no_plan(s, action)
    return _why_no_wing(s, action)


def _why_no_placing(s: OceansState, action: Action) -> Refusal:
    at = s.where[action.a]
    if at == PREP_DOWN:
        return no.COMMITTED.refuse(action)
    if at == IN_PLAY:
        return no.OPENING.refuse(action)
    if at == ACTIVE:
        return no.ON_TABLE.refuse(action)
    return no.NOT_HELD.refuse(action, clauses="OH-53" if s.phase.name == "prep" else "OH-61")


def _why_no_laying(s: OceansState, action: Action) -> Refusal:
    guard, sort = action.a, s.deck.sort[s.defense(action.a)]
    if sort == UNIQUE:
        return no.PLACED_ITSELF.refuse(action)
    if guard not in s.drawn and guard not in s.vault_drawn:
        return no.NOT_DRAWN.refuse(action, clauses="OH-52" if sort == CASINO else "OH-119 OH-120")
    if sort == CASINO:
        if action.verb == "lay-open":
            return no.NOT_A_VAULT.refuse(action)
        return no.QUOTA_FULL.refuse(action, {"n": ("number", s.quota)})
    return (no.UP_TAKEN if action.verb == "lay-open" else no.DOWN_TAKEN).refuse(action)


def _why_no_plan(s: OceansState, action: Action) -> Refusal:
    if action.verb != "expend":
        if action.a not in s.standing:
            return no.NOT_THERE.refuse(action, clauses="OH-78")
        return no.NO_SUCH_WAY.refuse(action)
    item = action.a
    if item not in s.active:
        return no.NOT_ACTIVE.refuse(action)
    if action.b // DIGITS >= len(s.deck.makes[s.deck.item_gear[item]]):
        return no.NO_SUCH_USE.refuse(action)
    return no.FEW_USES.refuse(action, {"n": ("number", s.uses_now(item))})


def _why_no_wing(s: OceansState, action: Action) -> Refusal:
    verb = action.verb
    if verb == "coin":
        return no.NO_COIN.refuse(action)
    if verb == "attempt":
        return ATTEMPTS[why_no_attempt(s)].refuse(action)
    if verb == "aim":
        if action.a not in s.standing:
            return no.NOT_THERE.refuse(action, clauses="OH-85")
        is_disabled = s.disabled[s.standing.index(action.a)]
        return (no.DISABLED if is_disabled else no.NO_WING).refuse(action)
    if s.where[action.a] == IN_PLAY:
        return no.OPENING.refuse(action)
    if s.where[action.a] == ACTIVE:
        return no.EXPENDED.refuse(action)
    return no.NOT_HELD.refuse(action, clauses="OH-86")
