"""What people are told and asked, as data; `words` says it in their language."""

from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.message import Message
from hideout.engine.notation import seat_name
from hideout.games.bank_heist.attacks import ATTACK_IDS
from hideout.games.bank_heist.cards import (
    ALARM_IDS,
    CASH_BAG,
    DUTY,
    DYE_PACK,
    IDENTITY_IDS,
    VAULT_IDS,
)
from hideout.games.bank_heist.hands import cards, count, kinds
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import NO_CARD, NOBODY, HeistState

# What happened

REFLEXIVE: Final = ("swaps", "places", "cut-free", "unlocked")  # may be done to oneself


def happened(event: Event, message: Message) -> Message:
    """What an event's message needs besides its own arguments."""
    args = message.args
    if "pile" in args:
        return Message(message.id, {**args, "counted": counted(event.a)})
    if event.kind not in REFLEXIVE:
        return message
    own = [name for name in ("other", "third") if args.get(name) == args["who"]]
    return Message(message.id, {**args, "own": own[0] if own else None})


# What is asked

DIGITS: Final = ("first", "second", "third", "fourth")
# By what an identity does with a bag: must load, must keep, chooses.
BAG: Final = ("ask-receive-loads", "ask-receive-keeps", "ask-receive-chooses")


def asked(s: HeistState, seat: Seat) -> list[Message]:
    """Of somebody whom the game waits for. Reads only what the seat knows."""
    name = s.phase.name
    if name == "receive":
        return [Message("ask-receive", {"card": VAULT_IDS[s.card]}), Message(_receipt(s, seat))]
    if name == "crack":
        adds = s.options.crack_mode == "add"
        digits = dict(zip(DIGITS, s.flip, strict=False))
        return [Message("ask-crack-add" if adds else "ask-crack", digits)]
    if name == "action" and s.is_bound(seat):
        return [Message("ask-action-bound")]
    if name == "follow-up" and s.attacks[-1].has_returned:
        return [Message("ask-follow-up-again", _about(s, seat, name))]
    return [Message(f"ask-{name}", _about(s, seat, name))]


def _about(s: HeistState, seat: Seat, name: str) -> dict[str, object]:
    """What is asked about, in the windows that have just one thing to ask."""
    if name == "partners":
        partner = partner_of(s, seat)
        other = None if partner == NOBODY else seat_name(partner)
        return {"identity": IDENTITY_IDS[s.identity[seat]], "other": other}
    if name == "pass-card":
        is_seen = s.card != NO_CARD and s.card_seen >> seat & 1
        return {"card": VAULT_IDS[s.card] if is_seen else None}
    if name == "search":
        pile = s.hand[s.searched]
        return {"pile": [VAULT_IDS[card] for card in cards(pile)], "counted": counted(pile)}
    if name == "alarm-target" or name == "attribute":
        return {"alarm": ALARM_IDS[s.alarm_card]}
    if name == "answer":
        attack = s.attacks[-1]
        return {"who": seat_name(attack.attacker), "attack": ATTACK_IDS[attack.kind]}
    if name == "follow-up":
        return {"other": seat_name(s.attacks[-1].attacker)}
    return {}


def _receipt(s: HeistState, seat: Seat) -> str:
    """What becomes of the card that was passed. [BH-42 .. BH-50]"""
    if s.card == DYE_PACK:
        return "ask-receive-bursts"
    return BAG[DUTY[s.identity[seat]]] if s.card == CASH_BAG else "ask-receive-keeps"


# Why not


def refused(s: HeistState, message: Message) -> Message:
    """A refusal whose wish names nobody where no player of this table sits."""
    wish = message.args["wish"]
    assert isinstance(wish, Message)
    there = [seat_name(seat) for seat in range(s.seats)]
    empty: dict[str, object] = {
        name: Message("nobody")
        for name in ("seat", "seat_2")
        if wish.args.get(name, there[0]) not in there
    }
    if not empty:
        return message
    return Message(message.id, {**message.args, "wish": Message(wish.id, {**wish.args, **empty})})


def counted(pile: int) -> list[object]:
    """A pile as an argument of a message: how many there are of each card."""
    return [
        Message("counted-card", {"n": count(pile, kind), "card": VAULT_IDS[kind]})
        for kind in kinds(pile)
    ]
