"""Whether the window that is open fits the rest of the table; for positions and fuzzing."""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import OVER
from hideout.games.bank_heist.alarm import AIMED, attribute_holders
from hideout.games.bank_heist.attacks import AIMED as AIMED_PART
from hideout.games.bank_heist.attacks import (
    ANSWERED,
    FOLLOW_UP,
    PROCEDURE,
    SETTLED,
    SIDE_NAMED,
    side_victims,
)
from hideout.games.bank_heist.cards import (
    GUILTY_CONSCIENCE,
    I_DONT_LIKE_THIS,
    LETS_GET_MOVING,
    POISONED,
    SHOTGUN,
)
from hideout.games.bank_heist.getaway import ACTION, EXTRA_SHOT, SLOT_END
from hideout.games.bank_heist.robbery import ROBBERY
from hideout.games.bank_heist.state import (
    ALARM,
    CRACK,
    GETAWAY,
    NO_CARD,
    NOBODY,
    PARTNERS,
    SHOWDOWN,
    SILENT,
    Attack,
    HeistState,
)


def check_window(s: HeistState) -> str:
    """A sentence that says why nobody could be deciding this here, or ''."""
    name = s.phase.name
    if (s.phase is OVER) != (s.ending != NOBODY):
        return "a game is over when it has an ending, and not before."
    if s.phase is OVER:
        return ""
    if name not in WINDOWS:
        return f"nobody is waited for in '{name}'."
    if s.stage not in WINDOWS[name][0]:
        return f"'{name}' does not belong to this stage of the game."
    return _leftovers(s) or _callers(s) or _office(s) or WINDOWS[name][1](s) or _waiting(s)


def _leftovers(s: HeistState) -> str:
    """What belongs to one part of the game is not there in another."""
    name = s.phase.name
    race = s.right or s.unanswered or s.first != NOBODY or s.flip
    if s.stage != CRACK and (race or (s.stage == PARTNERS and s.locked)):
        return "only the race for the vault has a code, answers and who is locked out."
    if s.stage != ALARM and s.alarm_card != NO_CARD:
        return "no alarm card is met while no alarm sounds."
    if name not in ("search", "give") and s.searched != NOBODY:
        return "nobody is being searched."
    if name != "loot" and (s.corpse != NOBODY or s.looter != NOBODY):
        return "nobody is being looted."
    if s.stage != SHOWDOWN and (s.payer != NOBODY or s.circuits or s.quiet):
        return "nobody has paid off the Driver before the Showdown."
    return ""


def _office(s: HeistState) -> str:
    """Start Player, active player, payer."""
    if s.stage < GETAWAY and s.living != (1 << s.seats) - 1:
        return "nobody dies in the bank."
    if s.stage < GETAWAY and s.revealed | s.shown:
        return "nobody's identity is turned up in the bank."
    if s.stage < GETAWAY and is_marked(s):
        return "nobody is shot at, stabbed, bound or put to sleep in the bank."
    if s.shown & s.living:
        return "only the dead are shown by the house rule."
    for seat in s.in_mask(s.revealed | s.shown):
        if s.could[seat] != 1 << s.identity[seat]:
            return f"everybody knows what p{seat} is."
    if s.stage < SILENT:
        return ""
    if s.start == NOBODY or s.turn == NOBODY:
        return "there must be a Start Player and somebody whose turn it is."
    if s.stage < GETAWAY:
        return ""
    if s.only_rivals_live():
        return "only Rivals are living, so the game would be over."
    if s.stage == SHOWDOWN and s.payer == NOBODY:
        return "somebody must have paid off the Driver."
    is_looting = s.phase.name == "loot"
    for seat in (s.start, s.payer if s.stage == SHOWDOWN else s.start):
        if not s.is_living(seat) and not (is_looting and seat == s.corpse):
            return "the office lies with somebody dead."
    return ""


def is_marked(s: HeistState) -> bool:
    """Whether something has happened that only the Getaway brings."""
    marks = s.tied | s.cuffed | s.cold | s.vest_used | s.slots | s.poison_turns
    flags = s.martial_used or s.agent_seen or s.second_fired or s.is_busy
    return marks != 0 or flags or s.conscience != NOBODY or max(s.stabber) != NOBODY


def _waiting(s: HeistState) -> str:
    for seat in s.pending():
        if not s.legal(seat):
            return f"p{seat} is waited for but could do nothing."
    return "" if s.pending() else "nobody is waited for."


def _callers(s: HeistState) -> str:
    """What the open window goes back to."""
    names = [phase.name for phase in s.callers]
    name = s.phase.name
    if name in ("partners", "crack", "action", "extra-shot", "poison"):
        wanted: list[str] = []
    elif s.stage < GETAWAY:
        wanted = [ROBBERY.name]
    elif name == "loot" and not s.attacks:
        wanted = [SLOT_END.name]
    else:
        first = names[0] if names and names[0] in (ACTION.name, EXTRA_SHOT.name) else ACTION.name
        wanted = [first, PROCEDURE.name]
        for _ in s.attacks[1:]:
            wanted += [FOLLOW_UP.name, PROCEDURE.name]
        if not s.attacks:
            return f"'{name}' needs an attack."
    if names != wanted:
        return f"'{name}' must be called from {', '.join(wanted) or 'nowhere'}."
    if s.attacks and not wanted:
        return f"there can be no attack in '{name}'."
    return ""


def _fits(s: HeistState) -> str:
    return ""


def _crack(s: HeistState) -> str:
    digits = 4 if s.options.crack_mode == "add" else 3
    if len(s.flip) != digits:
        return f"the code has {digits} digits."
    if s.right & ~s.ready or (s.first == NOBODY) != (s.ready == 0):
        return "the answers to the code do not fit together."
    if s.first != NOBODY and not s.ready >> s.first & 1:
        return "who answered first has answered."
    if s.ready & s.locked:
        return "who is locked out answers no more."
    if s.ready and s.options.tie_window_ms == 0:
        return "without a tie window an answer is judged at once."
    if (s.living & ~s.locked).bit_count() < 2:
        return "the last one who is not locked out is Start Player."  # [BH-29]
    return ""


def _passing(s: HeistState) -> str:
    return "" if s.card != NO_CARD else "there is no card to pass."


def _receiving(s: HeistState) -> str:
    if s.card == NO_CARD or s.receiver == NOBODY:
        return "there must be a card and somebody who receives it."
    if not s.card_seen >> s.receiver & 1:
        return "who receives a card has seen it."
    return ""


def _dye(s: HeistState) -> str:
    return "" if s.receiver != NOBODY else "somebody must be dyed."


def _aimed(s: HeistState) -> str:
    return "" if s.alarm_card in AIMED else "there is no alarm card to aim."


def _search(s: HeistState) -> str:
    return "" if s.searched not in (NOBODY, s.turn) else "somebody else must be searched."


def _vault(s: HeistState) -> str:
    return "" if s.alarm_card == LETS_GET_MOVING else "no alarm card opens the vault."


def _swap(s: HeistState) -> str:
    if s.alarm_card != I_DONT_LIKE_THIS or not attribute_holders(s):
        return "there is nothing to swap."
    return ""


def _attribute(s: HeistState) -> str:
    return "" if s.alarm_card >= GUILTY_CONSCIENCE else "there is no attribute to place."


def _acting(s: HeistState) -> str:
    return "" if s.is_living(s.turn) else "the dead have no turn."


def _awake(s: HeistState) -> str:
    return _acting(s) or ("an out-cold player misses the turn." if s.is_cold(s.turn) else "")


def _poison(s: HeistState) -> str:
    is_asked = s.is_free(s.turn) and s.attribute[s.turn] == POISONED
    return "" if is_asked else "nobody is asked about the poison."


def _chain(s: HeistState) -> str:
    """Attacks inside each other: every one but the first answers the one before."""
    if s.attacks[0].attacker != s.turn:
        return "an attack begins with the player whose turn it is."
    for i, a in enumerate(s.attacks):
        if a.attacker == a.target or a.side in (a.attacker, a.target):
            return "nobody attacks themselves."
        if a.victim not in (a.target, a.side):
            return "the victim of an attack is its target or stands beside it."
        if i and (a.attacker != s.attacks[i - 1].victim or a.target != s.attacks[i - 1].attacker):
            return "return fire goes from the victim to the attacker."
        if i and a.kind:
            return "only shots return fire."
        if i + 1 < len(s.attacks) and (a.part != SETTLED or not a.has_returned):
            return "an attack must be settled before fire is returned."
        if i + 1 < len(s.attacks) and a.kind > 1:
            return "fire is returned to shots and stabs only."
    return ""


def _answering(s: HeistState) -> str:
    return _chain(s) or _part(s, ANSWERED)


def _following(s: HeistState) -> str:
    return _chain(s) or _part(s, SETTLED)


def _part(s: HeistState, part: int) -> str:
    a = s.attacks[-1]
    if not s.is_living(a.victim):
        return "the dead answer nothing."
    if a.part != part:
        return "the attack has come to another point."
    return ""


def _shotgun(s: HeistState, a: Attack, part: int) -> str:
    if s.attribute[a.attacker] != SHOTGUN or not s.is_living(a.attacker):
        return "nobody fires the Shotgun."
    return _part(s, part)


def _naming(s: HeistState) -> str:
    complaint = _chain(s) or _shotgun(s, s.attacks[-1], SIDE_NAMED)
    if not complaint and not side_victims(s, s.attacks[-1]):
        return "nobody stands beside the target."
    return complaint


def _paying(s: HeistState) -> str:
    return _chain(s) or _shotgun(s, s.attacks[-1], AIMED_PART)


def _loot(s: HeistState) -> str:
    if s.corpse == NOBODY or s.looter == NOBODY:
        return "there must be somebody dead and somebody who loots."
    if s.is_living(s.corpse) or not s.is_free(s.looter) or not s.hand[s.corpse]:
        return "only the living and free loot, and only the dead who hold something."
    if s.attacks:
        a = s.attacks[-1]
        if a.part != SETTLED or a.victim != s.corpse or a.attacker != s.looter:
            return "the loot does not fit the attack."
        return _chain(s)
    return "" if s.corpse == s.turn else "only who bleeds to death is looted at the end of a turn."


_ROBBERY: Final = (SILENT, ALARM)
_ROAD: Final = (GETAWAY, SHOWDOWN)

# By phase: the stages it belongs to, and what it needs.
WINDOWS: Final[dict[str, tuple[tuple[int, ...], Callable[[HeistState], str]]]] = {
    "partners": ((PARTNERS,), _fits),
    "crack": ((CRACK,), _crack),
    "pass-card": (_ROBBERY, _passing),
    "receive": (_ROBBERY, _receiving),
    "dye": (_ROBBERY, _dye),
    "alarm-target": ((ALARM,), _aimed),
    "search": ((ALARM,), _search),
    "give": ((ALARM,), _search),
    "vault": ((ALARM,), _vault),
    "swap": ((ALARM,), _swap),
    "attribute": ((ALARM,), _attribute),
    "action": (_ROAD, _awake),
    "extra-shot": (_ROAD, _acting),
    "poison": (_ROAD, _poison),
    "answer": (_ROAD, _answering),
    "follow-up": (_ROAD, _following),
    "shotgun-side": (_ROAD, _naming),
    "shotgun-cost": (_ROAD, _paying),
    "loot": (_ROAD, _loot),
}
