"""Which reason of `refusals` holds, window by window. Reads only what the seat knows."""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import NOT_ASKED, OTHER_ASKED, Reason, Refusal
from hideout.games.bank_heist import refusals as no
from hideout.games.bank_heist.actions import is_claim
from hideout.games.bank_heist.cards import (
    ADRENALINE,
    AGENT,
    CASH_BAG,
    CHLOROFORM,
    CHOOSES,
    DUTY,
    HOSTAGE,
    HUSH_MONEY,
    KNIFE,
    LOCK_PICK,
    MARTIAL_SKILLS,
    MASKED,
    MUST_LOAD,
    RIVAL,
    SPEEDLOADER,
    STICKY,
    TRIGGER_HAPPY,
    ZIP_TIE,
)
from hideout.games.bank_heist.choices import targets
from hideout.games.bank_heist.deeds import has
from hideout.games.bank_heist.state import (
    ALARM,
    CRACK,
    GETAWAY,
    NO_CARD,
    SHOT,
    SILENT,
    STABBING,
    Attack,
    HeistState,
)

# The card that each verb of the Getaway takes, and the clauses that say so.
NEEDS: Final = {
    "adrenaline": (ADRENALINE, "BH-118"),
    "stab": (KNIFE, "BH-135"),
    "cut": (KNIFE, "BH-143"),
    "unlock": (LOCK_PICK, "BH-144"),
    "unjam": (LOCK_PICK, "BH-144"),
    "chloroform": (CHLOROFORM, "BH-157"),
    "zip-tie": (ZIP_TIE, "BH-148"),
    "speedloader": (SPEEDLOADER, "BH-127"),
}
ATTACKS: Final = ("shoot", "stab", "chloroform", "zip-tie", "handcuff", "speedloader", "second-gun")
CLAIM_WINDOWS: Final = ("pass-card", "action")


def about(reason: Reason, action: Action, clauses: str = "") -> Refusal:
    """A reason that lies with the player whom the action names."""
    return reason.refuse(action, {"other": ("seat", action.a)}, clauses)


def other_asked(s: HeistState, action: Action) -> Refusal:
    return OTHER_ASKED.refuse(action, clauses=no.GETAWAY_VERBS.get(action.verb) or s.phase.clauses)


def not_held(s: HeistState, seat: Seat, action: Action, clauses: str = "") -> Refusal | None:
    """Whether the card that an action takes is missing."""
    if action.verb not in NEEDS:
        return None
    card, usual = NEEDS[action.verb]
    if has(s, seat, card):
        return None
    return no.NOT_HELD.refuse(action, {"card": ("card", card)}, clauses or usual)


# In every window


def elsewhere(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    """What is refused whatever the open window is about: wrong words, time or player."""
    refused = out_of_time(s, seat, action)
    if refused is not None:
        return refused
    if seat in s.pending():
        return None
    if s.stage >= GETAWAY:
        if not s.is_living(seat):
            return no.DEAD.refuse(action)
        clauses = "BH-253"
    else:
        clauses = RECEIVERS.get(s.phase.name, "BH-34")
    return no.ANOTHER_DECIDES.refuse(action, {"who": ("seat", s.pending()[0])}, clauses)


RECEIVERS: Final = {"receive": "BH-40", "dye": "BH-49 BH-50"}


def out_of_time(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    if is_claim(action):
        return why_not_claim(s, seat, action)
    verb = action.verb
    if verb == "answer" and s.stage != CRACK:
        return (no.NO_RACE_YET if s.stage < CRACK else no.VAULT_IS_OPEN).refuse(action)
    if verb in no.GETAWAY_VERBS and s.stage < GETAWAY:
        clauses = "BH-41" if verb in NEEDS else no.GETAWAY_VERBS[verb]
        return no.BEFORE_GETAWAY.refuse(action, clauses=clauses)
    if verb in no.ROBBERY_VERBS:
        if s.stage < SILENT:
            return no.BEFORE_ROBBERY.refuse(action)
        if s.stage >= GETAWAY:
            return no.AFTER_ROBBERY.refuse(action)
        if s.stage == SILENT and verb in no.ALARM_VERBS:
            return no.NO_ALARM_YET.refuse(action)
    return None


def why_not_claim(s: HeistState, seat: Seat, action: Action) -> Refusal:
    """One claim a turn slot for whoever may speak. [BH-257]"""
    if s.stage < ALARM:
        clauses = "BH-246 BH-257" if s.stage < SILENT else ""
        return no.SILENCE.refuse(action, clauses=clauses)
    if not s.is_living(seat):
        return no.DEAD_SILENCE.refuse(action)
    if s.attribute[seat] == HUSH_MONEY:
        return no.HUSHED.refuse(action)
    if action.a == seat or action.a >= s.seats:
        return no.ABOUT_ANOTHER.refuse(action)
    return (no.CLAIMED if s.phase.name in CLAIM_WINDOWS else no.CLAIM_LATER).refuse(action)


# Partners and the race


def why_not_partners(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = out_of_time(s, seat, action)
    if refused is not None:
        return refused
    return no.READY_ALREADY.refuse(action)  # all that is left is `ok`


def why_not_crack(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = out_of_time(s, seat, action)
    if refused is not None:
        return refused
    if action.verb != "answer":
        reason = OTHER_ASKED if seat in s.pending() else NOT_ASKED
        return reason.refuse(action, clauses="BH-19")
    if s.locked >> seat & 1:
        return no.LOCKED_OUT.refuse(action)
    return no.ANSWERED.refuse(action)


# The robbery


def why_not_pass_card(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    if action.verb != "pass-to":
        kept = action.verb == "keep" or action.verb == "load"
        return no.HAS_TO_PASS.refuse(action) if kept else other_asked(s, action)
    if action.a == seat:
        return no.TO_ANOTHER.refuse(action)
    return no.NOBODY_THERE.refuse(action, clauses="BH-36 BH-38")


def why_not_receive(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    identity = s.identity[seat]
    if s.card == CASH_BAG and DUTY[identity] == CHOOSES:
        return OTHER_ASKED.refuse(action, clauses="BH-45")
    if action.verb != "load" and action.verb != "keep":
        return other_asked(s, action)
    if s.card != CASH_BAG:
        return no.NO_BAG.refuse(action)
    if DUTY[identity] == MUST_LOAD:
        return no.LOADS_ALWAYS.refuse(action)
    clauses = "BH-43 BH-47" if identity == STICKY else "BH-44 BH-47"
    return no.KEEPS_ALWAYS.refuse(action, {"identity": ("identity", identity)}, clauses)


def why_not_card(s: HeistState, seat: Seat, action: Action) -> Refusal:
    """A card of one's own hand is asked for: to be lost, given or paid."""
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    if action.verb != OWN_CARD[s.phase.name]:
        return other_asked(s, action)
    return no.NOT_HELD.refuse(action, {"card": ("card", action.a)}, s.phase.clauses)


OWN_CARD: Final = {"dye": "lose", "give": "give", "shotgun-cost": "pay"}


# Alarm cards


def why_not_alarm(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    found = ALARM_WINDOWS[s.phase.name](s, seat, action)
    return found if found is not None else other_asked(s, action)


def _target(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    if action.verb != "choose":
        return None
    if action.a == seat:
        return no.SOMEBODY_ELSE.refuse(action)
    return no.NOBODY_THERE.refuse(action, clauses="BH-66")


def _search(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    return no.NO_BAGS_FOUND.refuse(action) if action.verb == "load-all" else None


def _give(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    return why_not_card(s, seat, action)


def _vault(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    return no.NOT_IN_VAULT.refuse(action) if action.verb == "pick" else None


def _swap(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    """Two attributes change places, or the only one moves. [BH-83 .. BH-85]"""
    if action.verb != "swap" and action.verb != "place":
        return None
    holders = [other for other in range(s.seats) if s.attribute[other] != NO_CARD]
    if action.verb == "place":
        if len(holders) > 1:
            return no.SWAP_TWO.refuse(action)
        if action.a == holders[0]:
            return no.HOLDS_IT.refuse(action)
        return no.NOBODY_THERE.refuse(action, clauses="BH-84")
    if len(holders) == 1:
        return no.MOVE_ONE.refuse(action)
    if action.b >= s.seats:  # the greater one of the two
        return no.NOBODY_THERE.refuse(action, clauses="BH-83")
    if action.a == action.b:
        return no.TWO_PLAYERS.refuse(action)
    bare = action.b if action.a in holders else action.a
    return no.NO_ATTRIBUTE.refuse(action, {"other": ("seat", bare)})


def _attribute(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    if action.verb != "place":
        return None
    if action.a >= s.seats:
        return no.NOBODY_THERE.refuse(action, clauses="BH-87")
    return about(no.HAS_ATTRIBUTE, action)


ALARM_WINDOWS: Final[dict[str, Callable[[HeistState, Seat, Action], Refusal | None]]] = {
    "alarm-target": _target,
    "search": _search,
    "give": _give,
    "vault": _vault,
    "swap": _swap,
    "attribute": _attribute,
}


# A turn of the Getaway


def why_not_action(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    if action.verb == "second-gun":
        return (
            other_asked(s, action) if s.identity[seat] == RIVAL else no.ONLY_RIVALS.refuse(action)
        )
    if action.verb not in TURN_VERBS:
        return other_asked(s, action)
    if s.is_bound(seat):
        return why_not_bound(s, seat, action)
    refused = why_not_shot(s, seat, action) or not_for_you(s, seat, action)
    if refused is not None:
        return refused
    if action.verb in ATTACKS:
        return not_held(s, seat, action) or why_not_at(s, seat, action)
    return not_held(s, seat, action) or why_not_to(s, action)


TURN_VERBS: Final = (
    "pass",
    "shoot",
    "speedloader",
    "stab",
    "cut",
    "unlock",
    "unjam",
    "chloroform",
    "zip-tie",
    "handcuff",
)


def why_not_bound(s: HeistState, seat: Seat, action: Action) -> Refusal:
    """Hands in ties or cuffs free themselves, and that is all. [BH-98 .. BH-100 BH-146]"""
    is_cuffed = s.cuffed >> seat & 1 == 1
    bound = no.IS_CUFFED if is_cuffed else no.IS_TIED
    verb = action.verb
    if verb == "unjam":
        return bound.refuse(action, clauses="BH-146")
    if verb != "cut" and verb != "unlock":
        return bound.refuse(action)
    if action.a != seat:
        return bound.refuse(action, clauses="BH-98 BH-143" if verb == "cut" else "BH-98 BH-144")
    if verb == "cut" and s.tied >> seat & 1:
        return no.CUFFS_FIRST.refuse(action) if is_cuffed else _missing(s, seat, action)
    if verb == "unlock" and is_cuffed:
        return _missing(s, seat, action)
    return about(no.NO_TIES if verb == "cut" else no.NO_CUFFS, action)


def _missing(s: HeistState, seat: Seat, action: Action) -> Refusal:
    card, clauses = NEEDS[action.verb]
    return no.NOT_HELD.refuse(action, {"card": ("card", card)}, f"BH-98 {clauses}")


def why_not_shot(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    """An attack at oneself, at nobody, or at one's own side. [BH-103 BH-172]"""
    if action.verb not in ATTACKS:
        return None
    if action.a == seat:
        return no.NOT_YOURSELF.refuse(action)
    if action.a >= s.seats or not s.is_living(action.a):
        return no.NOT_LIVING.refuse(action)
    may_not = action.verb != "handcuff" and s.is_converted(seat)
    return about(no.YOUR_SIDE, action) if may_not and s.is_revealed_agent(action.a) else None


def not_for_you(s: HeistState, seat: Seat, action: Action) -> Refusal | None:
    """What an identity or an attribute forbids in one's own turn. [BH-93 BH-94 BH-97 BH-206]"""
    identity, verb = s.identity[seat], action.verb
    has_to_shoot = identity == RIVAL or s.attribute[seat] == TRIGGER_HAPPY
    if has_to_shoot and not targets(s, seat):
        return no.MUST_PASS.refuse(action)
    if identity == RIVAL:
        return no.MUST_SHOOT.refuse(action, clauses=RIVAL_CLAUSES.get(verb, ""))
    if s.attribute[seat] == TRIGGER_HAPPY:
        if verb == "speedloader":
            return no.AFTER_A_SHOT.refuse(action)
        return no.TRIGGER_HAPPY.refuse(action, clauses="BH-207" if identity == AGENT else "")
    if identity == AGENT:
        if verb == "stab":
            return no.AGENTS_DO_NOT.refuse(action, clauses="BH-97 BH-136")
        shoots = verb == "shoot" or verb == "speedloader"
        return no.AGENTS_DO_NOT.refuse(action) if shoots else None
    if verb == "handcuff":
        return no.ONLY_AGENTS.refuse(action)
    if verb == "shoot":
        return no.JAMMED.refuse(action)  # nothing else stops a shot at somebody living
    if verb == "speedloader" and not s.is_jammed(seat):
        return no.AFTER_A_SHOT.refuse(action)
    return None


RIVAL_CLAUSES: Final = {
    "stab": "BH-94 BH-136",
    "cut": "BH-94 BH-143",
    "unlock": "BH-94 BH-145",
    "unjam": "BH-94 BH-145",
    "handcuff": "BH-94 BH-151",
    "speedloader": "BH-94 BH-127 BH-176",
}


def why_not_at(s: HeistState, seat: Seat, action: Action) -> Refusal:
    """An attack that somebody else's standing forbids. [BH-104 BH-110 BH-135 BH-157]"""
    verb, target = action.verb, action.a
    if verb == "handcuff":
        return no.NO_HANDCUFFS.refuse(action) if not s.handcuffs else about(no.CUFFED, action)
    if verb == "zip-tie":
        return about(no.TIED, action)
    if target not in s.neighbours(seat):
        return about(
            no.NOT_A_NEIGHBOUR,
            action,
            "BH-104 BH-105 " + ("BH-135" if verb == "stab" else "BH-157"),
        )
    if verb == "stab":
        return about(no.BLEEDING, action)
    return about(no.IS_MASKED if s.attribute[target] == MASKED else no.OUT_COLD, action)


def why_not_to(s: HeistState, action: Action) -> Refusal:
    """A tool without a use. [BH-110]"""
    if action.a >= s.seats or not s.is_living(action.a):
        return no.NOT_LIVING.refuse(action, clauses="BH-104")
    return about(TOOLS[action.verb], action)


TOOLS: Final = {"cut": no.NO_TIES, "unlock": no.NO_CUFFS, "unjam": no.NOT_JAMMED}


def why_not_extra(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    verb = action.verb
    if verb == "shoot":
        return no.ONE_SHOT.refuse(action)
    if verb != "speedloader" and verb != "second-gun":
        return no.ONE_ACTION.refuse(action) if verb in TURN_VERBS else other_asked(s, action)
    if verb == "second-gun":
        if s.identity[seat] != RIVAL:
            return no.ONLY_RIVALS.refuse(action)
        if s.is_jammed(seat):
            return no.SECOND_JAMMED.refuse(action)
        if s.second_fired:
            return no.SECOND_FIRED.refuse(action)
    refused = not_held(s, seat, action) or why_not_shot(s, seat, action)
    assert refused is not None
    return refused


# Attacks


def why_not_answer(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    verb = action.verb
    if verb == "martial":
        return _why_no_martial(s, seat, action)
    if verb == "hostage":
        return _why_no_hostage(s, seat, s.attacks[-1], action)
    if verb == "vest":
        return _why_no_vest(s, seat, s.attacks[-1], action)
    return why_no_adrenaline(s, seat, action) if verb == "adrenaline" else other_asked(s, action)


def _why_no_martial(s: HeistState, seat: Seat, action: Action) -> Refusal:
    if s.attribute[seat] != MARTIAL_SKILLS:
        return no.NO_MARTIAL.refuse(action)
    return (no.MARTIAL_USED if s.martial_used else no.COLD).refuse(action)


def _why_no_hostage(s: HeistState, seat: Seat, a: Attack, action: Action) -> Refusal:
    if s.attribute[seat] != HOSTAGE:
        return no.NO_HOSTAGE.refuse(action)
    if a.kind != SHOT:
        return no.ONLY_SHOTS.refuse(action, clauses="BH-181")
    return no.AGENTS_HOSTAGE.refuse(action)


def _why_no_vest(s: HeistState, seat: Seat, a: Attack, action: Action) -> Refusal:
    if s.identity[seat] != AGENT:
        return no.NO_VEST.refuse(action)
    if s.vest_used >> seat & 1:
        return no.VEST_USED.refuse(action)
    clauses = "BH-116 BH-137" if a.kind == STABBING else "BH-116 BH-150"
    return no.ONLY_SHOTS.refuse(action, clauses=clauses)


def why_no_adrenaline(s: HeistState, seat: Seat, action: Action) -> Refusal:
    """Against an attack or the poison. [BH-154 BH-161 BH-191 BH-209]"""
    if s.is_cold(seat):
        return no.COLD.refuse(action)
    if s.is_bound(seat):
        return no.BOUND_HANDS.refuse(action)
    missing = not_held(s, seat, action, "BH-191" if s.phase.name == "poison" else "")
    return missing if missing is not None else no.OWN_TURN.refuse(action)


def why_not_poison(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    is_adrenaline = action.verb == "adrenaline"
    return why_no_adrenaline(s, seat, action) if is_adrenaline else other_asked(s, action)


def why_not_follow_up(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    a = s.attacks[-1]
    if action.verb != "return-fire" and action.verb != "speedloader":
        return other_asked(s, action)
    if s.identity[seat] != AGENT:
        return no.NO_RETURN_FIRE.refuse(action)
    if action.verb == "return-fire":
        if a.has_returned:
            return no.RETURNED.refuse(action)
        return no.JAMMED.refuse(action, clauses="BH-174 BH-178")
    if not a.has_returned:
        return no.AFTER_RETURN_FIRE.refuse(action)
    if action.a != a.attacker:
        return no.AT_THE_ATTACKER.refuse(action, {"other": ("seat", a.attacker)})
    return no.NOT_HELD.refuse(action, {"card": ("card", SPEEDLOADER)}, "BH-130")


def why_not_side(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    if refused is not None:
        return refused
    if action.verb != "beside":
        return other_asked(s, action)
    return no.NOT_BESIDE.refuse(action, {"other": ("seat", s.attacks[-1].target)})


def why_not_loot(s: HeistState, seat: Seat, action: Action) -> Refusal:
    refused = elsewhere(s, seat, action)
    return refused if refused is not None else other_asked(s, action)
