"""Before an act without a way back: whom it shows, and what it is. [BH-109]"""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import ACCEPT, RETURN_FIRE, VEST
from hideout.games.bank_heist.cards import AGENT, RIVAL
from hideout.games.bank_heist.state import SHOT, STABBING, HeistState

GRAVE: Final = {
    "shoot": "shows-rival final",
    "stab": "final",
    "handcuff": "shows-agent final",
    "speedloader": "final",
    "second-gun": "shows-rival final",
    "vest": "shows-agent",
    "return-fire": "shows-agent final",
    "accept": "dead bound",
}
SHOWS: Final = {AGENT: Message("warn-shows-agent"), RIVAL: Message("warn-shows-rival")}
FINAL: Final = Message("warn-final")
DEAD: Final = Message("warn-dead")
BOUND: Final = Message("warn-bound")
NOBODY_IS_SHOWN: Final = -1


def warning(s: HeistState, seat: Seat, action: Action) -> Message | None:
    if action is ACCEPT:  # an attack, or else the poison [BH-191]
        is_deadly = not s.attacks or s.attacks[-1].kind in (SHOT, STABBING)
        return DEAD if is_deadly else BOUND
    identity = shown_by(s, seat, action)
    if identity != NOBODY_IS_SHOWN:
        return SHOWS[identity]
    return None if action is VEST else FINAL


def shown_by(s: HeistState, seat: Seat, action: Action) -> int:
    """As what an act shows whoever does it. [BH-95 BH-116 BH-120 BH-151 BH-175]"""
    if s.is_revealed(seat):
        return NOBODY_IS_SHOWN
    if action is VEST or action is RETURN_FIRE or action.verb == "handcuff":
        return AGENT
    if action.verb == "second-gun" or (action.verb == "shoot" and s.is_jammed(seat)):
        return RIVAL
    return NOBODY_IS_SHOWN
