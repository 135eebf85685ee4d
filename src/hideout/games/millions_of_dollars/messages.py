"""What is told, asked and done, as messages; words/en.ftl has their words.

A Character is a player and a slot: 1 or 2 with three players, who have two Characters each, else 0.
"""

from typing import Final

from hideout.engine.core import OVER, Event, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, seat_name
from hideout.games.millions_of_dollars.actions import PAIRED, V
from hideout.games.millions_of_dollars.cards import NO_SYMBOL, ROLES, Deck
from hideout.games.millions_of_dollars.events import CHARACTER, EVENTS
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES
from hideout.games.millions_of_dollars.state import MillionsState

# Arguments of actions that are a Character: what a message calls its player.
PLAYERS: Final = {"character": "whom", "bid": "payer"}


def happened(deck: Deck, event: Event, seats: int, message: Message) -> Message:
    """The message of an event, its Character and its Loot card in parts."""
    args = dict(message.args)
    for argument in EVENTS[event.kind].arguments:
        if argument.kind is CHARACTER:
            which = (event.seat, event.a, event.b)[argument.place]
            args["slot"] = which % 2 + 1 if seats == 3 else 0
    if event.kind == "loot":
        args["loot_card"] = loot_card(deck, event.a)
    elif event.kind == "fee" or event.kind == "theft":
        args["own"] = event.seat == event.a
    return Message(message.id, args)


def loot_card(deck: Deck, card: int) -> Message:
    symbol = deck.symbol[card]
    return Message(
        "loot-card",
        {
            "card": deck.ids[card],
            "worth": deck.loot[card],
            "ante": deck.ante[card],
            "symbol": None if symbol == NO_SYMBOL else ROLES[symbol],
        },
    )


def asked(s: MillionsState, seat: Seat) -> Message:
    if s.phase is OVER:
        return Message("ask-over")
    if s.phase is CHOOSE_ROLES:
        if s.has_chosen(seat):
            return Message("ask-chosen")
        card = s.deck.ids[s.loot_card()]
        return Message("ask-choose-two" if s.slots == 2 else "ask-choose", {"card": card})
    if s.phase is NAME_ROLE:
        return Message("ask-name" if seat in s.pending() else "ask-naming")
    if not s.is_in(seat):
        return Message("ask-left")
    if s.asked == seat:
        return Message("ask-asked")
    return Message("ask-ready" if s.is_ready(seat) else "ask-negotiate")


def wanted(action: Action, message: Message) -> Message:
    """The message of an action, its Character in parts."""
    kind, second = V.kinds[action.verb]
    if kind == "slot":
        return Message(message.id, {"slot": action.a + 1})
    if kind not in PLAYERS:
        return message
    is_paired = action.a >= PAIRED
    owner, slot = divmod(action.a - PAIRED, 2) if is_paired else (action.a, -1)
    args: dict[str, object] = {PLAYERS[kind]: seat_name(owner), "slot": slot + 1}
    if second:
        args["money"] = action.b
    return Message(message.id, args)
