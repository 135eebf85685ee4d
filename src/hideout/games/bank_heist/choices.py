"""What a player may do with a turn of the Getaway, and what doing it tells. [BH-93 .. BH-110]"""

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import (
    CUFF,
    CUT,
    DRUG,
    PASS,
    RELOAD,
    SHOOT,
    STAB,
    TIE,
    UNJAM,
    UNLOCK,
)
from hideout.games.bank_heist.cards import (
    AGENT,
    ANYBODY,
    CHLOROFORM,
    GUN_JAMMED,
    IS_AGENT,
    IS_RIVAL,
    KNIFE,
    LOCK_PICK,
    MASKED,
    RIVAL,
    SPEEDLOADER,
    TATTOOED,
    TRIGGER_HAPPY,
    ZIP_TIE,
)
from hideout.games.bank_heist.deeds import has
from hideout.games.bank_heist.state import NOBODY, HeistState


def tool_needed(s: HeistState, seat: Seat) -> int:
    """What would free a restrained player; handcuffs come off first. [BH-98 BH-100]"""
    return LOCK_PICK if s.cuffed >> seat & 1 else KNIFE


def targets(s: HeistState, seat: Seat) -> list[Seat]:
    """Whom a player may attack. [BH-103 BH-172]"""
    others = s.others(seat)
    if s.is_converted(seat):
        return [other for other in others if not s.is_revealed_agent(other)]
    return others


def actions(s: HeistState, seat: Seat) -> list[Action]:
    """What the active player may do; the first is the time-out's choice unless it is a shot."""
    if s.is_bound(seat):
        return bound_actions(s, seat)
    identity = s.identity[seat]
    if identity == RIVAL or s.attribute[seat] == TRIGGER_HAPPY:
        shots = [SHOOT[target] for target in targets(s, seat)]  # [BH-94 BH-206 BH-207 BH-208]
        return shots or [PASS]  # [BH-102 BH-106]
    found = [PASS]
    if identity != AGENT:  # [BH-93 BH-97]
        if not s.is_jammed(seat):  # [BH-174]
            found += [SHOOT[target] for target in targets(s, seat)]  # one shot a turn [BH-111]
        elif has(s, seat, SPEEDLOADER):
            found += [RELOAD[target] for target in targets(s, seat)]  # [BH-177 BH-179]
    elif s.handcuffs:
        cuffed = s.cuffed
        found += [CUFF[other] for other in s.others(seat) if not cuffed >> other & 1]  # [BH-151]
    if s.hand[seat]:
        add_card_actions(s, seat, found)
    return found


def bound_actions(s: HeistState, seat: Seat) -> list[Action]:
    """Free oneself or pass, whoever one is. [BH-98 .. BH-100 BH-146]"""
    if not has(s, seat, tool_needed(s, seat)):
        return [PASS]  # no other card can be played [BH-152]
    # Having the tool forces nobody. A Rival's Lock Pick opens nothing else. [BH-99 BH-145]
    return [PASS, UNLOCK[seat] if s.cuffed >> seat & 1 else CUT[seat]]


def add_card_actions(s: HeistState, seat: Seat, found: list[Action]) -> None:
    """One card as the action, if it has an effect. [BH-104 BH-110]"""
    living = s.living
    if has(s, seat, KNIFE):
        if s.identity[seat] != AGENT:
            allowed = targets(s, seat)
            for other in s.neighbours(seat):
                if other in allowed and not s.is_bleeding(other):
                    found.append(STAB[other])  # [BH-135 BH-136]
        found += [CUT[other] for other in s.in_mask(s.tied & living)]  # [BH-143]
    if has(s, seat, LOCK_PICK):
        found += [UNLOCK[other] for other in s.in_mask(s.cuffed & living)]  # [BH-144]
        jammed = s.holder(GUN_JAMMED)
        if jammed != NOBODY:
            found.append(UNJAM[jammed])
    if has(s, seat, CHLOROFORM):
        allowed = targets(s, seat)
        for other in s.neighbours(seat):
            is_immune = s.attribute[other] == MASKED or s.is_cold(other)  # [BH-110 BH-159 BH-160]
            if other in allowed and not is_immune:
                found.append(DRUG[other])  # [BH-157]
    if has(s, seat, ZIP_TIE):
        tied = s.tied
        found += [TIE[other] for other in targets(s, seat) if not tied >> other & 1]  # [BH-148]


def default_action(s: HeistState, seat: Seat) -> Action:
    """Pass where that is legal, else shoot the next one who is not a partner."""
    found = actions(s, seat)
    if found[0] is PASS:
        return PASS
    for shot in found:
        if s.identity[shot.a] != s.identity[seat] or s.identity[seat] not in (AGENT, RIVAL):
            return shot
    return found[0]


def deduce(s: HeistState, seat: Seat, action: Action) -> None:
    """What everybody can work out from an action of one's own turn."""
    if s.is_bound(seat):
        return
    if action.verb == "shoot":
        if s.attribute[seat] != TRIGGER_HAPPY:
            s.fact(seat, ANYBODY & ~IS_AGENT)  # [BH-97]
    elif action.verb == "stab" or action.verb == "speedloader":
        s.fact(seat, TATTOOED)  # [BH-136 BH-176]
    elif action is not PASS or any(
        not (s.conscience == seat and s.is_revealed_agent(other)) for other in s.others(seat)
    ):
        s.fact(seat, ANYBODY & ~IS_RIVAL)  # who had somebody to shoot [BH-94 BH-106]
