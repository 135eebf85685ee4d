"""What people are told and asked, as data; `words/` has the words."""

from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.message import Message
from hideout.games.heist_hustle.cards import Deck
from hideout.games.heist_hustle.options import BAIL_POINTS, SECOND_TRY_COST
from hideout.games.heist_hustle.rules import extras_allowed
from hideout.games.heist_hustle.state import HustleState

OVER: Final = Message("ask-over")
WAIT: Final = Message("ask-wait")
GAINS_AND_LOSSES: Final = ("spinner-points", "wild-points")


def happened(deck: Deck, event: Event, message: Message) -> Message:
    """What an event's message needs besides its own arguments."""
    if event.kind == "location":
        return Message(message.id, {**message.args, "worth": deck.points[event.a]})
    if event.kind == "rolled":
        return Message(message.id, {**message.args, "succeeds": event.a % 2 == 0})
    if event.kind == "tries-again":
        return Message(message.id, {**message.args, "points": event.a})
    if event.kind in GAINS_AND_LOSSES:
        signed = {"gained": event.a > 0, "size": abs(event.a)}
        return Message(message.id, {**message.args, **signed})
    return message


def asked(s: HustleState, seat: Seat) -> Message:
    phase = s.phase.name
    if phase == "over":
        return OVER
    if seat not in s.pending():
        return WAIT
    if phase == "wild" and s.wild_rolls[seat]:
        return Message("ask-wild-won")
    if phase == "extras":
        more = 1 + extras_allowed(s.seats) - len(s.weapons_of(seat))
        return Message("ask-extras", {"more": more})
    if phase == "bail":
        return Message("ask-bail", {"points": BAIL_POINTS})
    if phase == "second-try":
        return Message("ask-second-try", {"cost": SECOND_TRY_COST})
    return Message(f"ask-{phase}")
