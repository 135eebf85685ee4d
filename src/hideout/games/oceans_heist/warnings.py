"""Before a captain's word that cannot be taken back: what it costs the Crew. [OH-10 OH-98]"""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import ATTEMPT, CONFIRM
from hideout.games.oceans_heist.rounds import alarms_of
from hideout.games.oceans_heist.state import (
    CREW,
    CRUNCH_DOWN,
    HAND,
    NONE,
    PREP_DOWN,
    OceansState,
)

GRAVE: Final = {"confirm": "unspent bare stand", "stop": "rings", "attempt": "spends"}
SPENDS: Final = Message("warn-spends")
BARE: Final = Message("warn-bare")
UNSPENT: Final = 0.3  # of the budget: more than that left over is hardly meant


def warning(s: OceansState, seat: Seat, action: Action) -> Message | None:
    if action is ATTEMPT:
        return SPENDS  # the cards laid on numbers go, hit or miss [OH-90]
    phase = s.phase.name
    if action is CONFIRM and phase == "prepare":
        left = s.money_left() if s.side(seat) == CREW else 0
        is_much = left > UNSPENT * s.options.budget
        return Message("warn-unspent", {"money": left}) if is_much else None
    if action is CONFIRM and phase == "crunch":
        return BARE if is_bare(s) else None
    if action is CONFIRM and phase != "assign":
        return None
    alarms = sum(
        alarms_of(s, guard)
        for guard, pays, is_off in zip(s.standing, plan_of(s), s.disabled, strict=True)
        if pays == NONE and not is_off
    )
    if not alarms:
        return None
    kind = "stand" if action is CONFIRM else "rings"
    return Message(
        f"warn-{kind}", {"alarms": alarms, "now": s.alarms, "limit": s.options.alarm_limit}
    )


def is_bare(s: OceansState) -> bool:
    """The Crew has laid nothing that could pay, though it could. [OH-61 OH-68]"""
    lies = s.active or s.items_at(PREP_DOWN) or s.items_at(CRUNCH_DOWN)
    return not lies and s.count_at(HAND) > 0


def plan_of(s: OceansState) -> list[int]:
    """What is paid for, by place in `standing`; while winging nothing more is."""
    return s.plan_pays if s.phase.name == "assign" else [NONE] * len(s.standing)
