"""The English sentences of the game but for its refusals: events, prompts, labels."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action, seat_name
from hideout.engine.words import speaker, title
from hideout.games.millions_of_dollars.actions import PAIRED
from hideout.games.millions_of_dollars.cards import ROLE_TITLES, ROLES, Deck, symbol_name
from hideout.games.millions_of_dollars.state import MillionsState

say = speaker("millions-of-dollars")

# In the past tense, so that a sentence is the same for "You" and for a name.
# {who} and {whose} the seat, {a} and {b} numbers, {role_a} and {role_b} Roles, {loot} a Loot card;
# {whom} the target Character, {seat_a} and {seat_b} other players, {stayed} how many Characters;
# with three players {with_a}, {for_a} and {for_b} tell which Character is meant.
ENGLISH_EVENTS: Final = {
    "leader": "{who} got the Leader card.",
    "loot": "Round {b}: {loot}.",
    "last-time": "{who} had sent the {role_b} in the round before.",
    "chose": "{who} chose.",
    "too-late": "You were too late: chance chose for you.",
    "ante": "{who} put down an ante of ${a}M{for_b}.",
    "ante-lent": "{who} got an ante of ${a}M from the Reserve{for_b}.",
    "shown": "The Role cards show {b} x {role_a}.",
    "claims": '{who} said: "I am the {role_a}."',
    "asks": '{who} said: "I leave for ${a}M."',
    "roll-call": "{who} called the roll.",
    "asked": "{who} came up in the roll call.",
    "no-comment": "{who} had no comment.",
    "call-ends": "The roll call is over.",
    "may-hurry": "{who} may now call for a quick decision.",
    "hurry": "{who} called for a quick decision: {a} seconds.",
    "offers": "{who} offered {whom} ${b}M to leave.",
    "whispers": "{who} privately offered {whom} ${b}M to leave.",
    "withdraws-offer": "{who} withdrew the offer to {whom}.",
    "declines": "{who} declined the offer of {seat_b}{for_a}.",
    "holds": "You hold the ${b}M of {seat_a} ready to accept.",
    "drops": "You hold no offers ready any more.",
    "pays": "{who} paid {whom} ${b}M to leave.",
    "leaves": "{who} left{with_a}.",
    "ante-back": "{who} took back the ante of ${a}M{for_b}.",
    "ante-gone": "The Reserve took the ante of ${a}M of {whom_seat}{for_b}.",
    "ready": "{who} got ready to stay.",
    "unready": "{who} took back the ready mark.",
    "absent": "{who} went missing and counts as ready.",
    "back": "{who} came back.",
    "looked": "{who} looked at {whom} with an Intimidation card.",
    "saw": "You saw that {whom} sent the {role_b}.",
    "reveals": "{who} revealed the {role_b}.",
    "eliminated": "{whose} {role_b} was eliminated.",
    "earns-card": "{who} earned an Intimidation card.",
    "names": "{who} named the {role_a}.",
    "names-nothing": "{who} had nobody to name.",
    "no-sharing": "Nobody is left to share the Loot.",
    "alone": "{who} lost ${a}M: a Snitch left alone.",
    "share": "{who} got a share of ${a}M.",
    "fee": "{who} paid ${b}M to {seat_a} for the ride.",
    "theft": "{who} lost ${b}M to the Crook of {seat_a}.",
    "symbol": "{who} got ${a}M more for the symbol of the Loot card.",
    "wins": "{who} won with ${a}M.",
    "shares-win": "{who} shared the win with ${a}M.",
    "picked": "You chose the {role_a}.",
    "picked-two": "You chose the {role_a} and the {role_b}.",
    "settled": "The negotiation is over: {stayed} stayed.",
}
EVENTS: Final = say.all(ENGLISH_EVENTS)
YOUR_EVENTS: Final = say.to_you(ENGLISH_EVENTS)
STAYED: Final = say.forms("{n} Character", "{n} Characters")
YOU_FIRST: Final = say("You")
YOU: Final = say("you")
YOUR: Final = say("Your")
WHOSE: Final = say("{name}'s")
ROLE_NAMES: Final = say.names(ROLES, ROLE_TITLES)
WHICH: Final = say.each((" (first Character)", " (second Character)"))


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, seat, a, b = event.kind, event.seat, event.a, event.b
    if kind == "picked" and b >= 0:
        kind = "picked-two"
    slots = 2 if len(names) == 3 else 1
    owner = a // slots
    for_a, for_b = ("", "") if slots == 1 else (WHICH[a % 2], WHICH[b % 2])
    is_you = 0 <= seat == viewer
    name = _name(names, seat)
    return (YOUR_EVENTS if is_you else EVENTS)[kind].format(
        who=YOU_FIRST if is_you else name,
        whose=YOUR if is_you else WHOSE.format(name=name),
        whom_seat=YOU if is_you else name,
        a=a,
        b=b,
        role_a=role_name(a),
        role_b=role_name(b),
        loot=loot_card(deck, a) if kind == "loot" else "",
        whom=(YOU if owner == viewer else _name(names, owner)) + for_a,
        seat_a=YOU if a == viewer else _name(names, a),
        seat_b=YOU if b == viewer else _name(names, b),
        stayed=STAYED.of(a) if kind == "settled" else "",
        with_a=for_a,
        for_a=for_a,
        for_b=for_b,
    )


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else seat_name(seat)


def role_name(role: int) -> str:
    return ROLE_NAMES[role] if 0 <= role < len(ROLES) else ""


LOOT: Final = say("{card}, loot ${loot}M, ante ${ante}M")
LOOT_WITH_SYMBOL: Final = say("{card}, loot ${loot}M, ante ${ante}M, symbol {role}")


def loot_card(deck: Deck, card: int) -> str:
    """A Loot card in a few words."""
    symbol = symbol_name(deck.symbol[card])
    role = role_name(ROLES.index(symbol)) if symbol in ROLES else ""
    return (LOOT_WITH_SYMBOL if role else LOOT).format(
        card=title(deck.titles[card]), loot=deck.loot[card], ante=deck.ante[card], role=role
    )


PROMPTS: Final = say.all(
    {
        "over": "The game is over.",
        "choose": "Secretly send a Character to {loot}.",
        "choose-two": "Secretly send two different Characters to {loot}.",
        "chosen": "You may change your choice until everybody has chosen.",
        "name": "You are the only Snitch: name a Role; all who have it are out.",
        "naming": "Wait for the Snitch to name a Role.",
        "left": "You have left: wait in silence for the end of the round.",
        "asked": "The roll call has come to you: claim a Role, or no comment.",
        "ready": "You are ready to stay; wait for the others, or think again.",
        "negotiate": "Talk, offer, leave, or be ready to stay.",
    }
)


def prompt(s: MillionsState, seat: Seat) -> str:
    words = PROMPTS[_asked(s, seat)]
    return words.format(loot=title(s.deck.titles[s.loot_card()])) if "{" in words else words


def _asked(s: MillionsState, seat: Seat) -> str:
    phase = s.phase.name
    if phase == "choose":
        if s.has_chosen(seat):
            return "chosen"
        return "choose-two" if s.slots == 2 else "choose"
    if phase == "name":
        return "name" if seat in s.pending() else "naming"
    if phase == "over":
        return "over"
    if not s.is_in(seat):
        return "left"
    if s.asked == seat:
        return "asked"
    return "ready" if s.is_ready(seat) else "negotiate"


LABELS: Final = say.all(
    {
        "time-up": "Time is up",
        "call-up": "The called time is up",
        "may-hurry": "The Leader may call",
        "silence": "Nothing was said",
        "absent": "{seat} is missing",
        "back": "{seat} is back",
        "choose": "Send the {role_a}",
        "choose-two": "Send the {role_a} first and the {role_b} second",
        "claim": 'Say "I am the {role_a}"',
        "ask": 'Say "I leave for ${a}M"',
        "offer": "Offer {place} ${b}M to leave",
        "whisper": "Privately offer {place} ${b}M to leave",
        "withdraw-offer": "Withdraw your offer to {place}",
        "hold": "Hold {bid}'s ${b}M ready to accept{for_}",
        "drop": "Hold no offers ready",
        "accept": "Accept {bid}'s ${b}M and leave{for_}",
        "decline": "Decline {bid}'s offer{for_}",
        "leave": "Leave",
        "withdraw": "Leave with Character {slot}",
        "ready": "Ready to stay",
        "unready": "Not ready after all",
        "roll-call": "Call the roll",
        "no-comment": "No comment",
        "hurry": "Call for a quick decision",
        "intimidate": "Look at {place}",
        "name": "Name the {role_a}",
    }
)
PLACE: Final = say("{name} (Character {slot})")
WITH_SLOT: Final = say(" with Character {slot}")


def label(action: Action, names: Sequence[str]) -> str:
    a, b = action.a, action.b
    is_paired = a >= PAIRED
    slot = (a - PAIRED) % 2 + 1
    name = _name(names, (a - PAIRED) // 2 if is_paired else a)
    return LABELS[action.verb].format(
        a=a,
        b=b,
        seat=_name(names, a),
        slot=a + 1,
        role_a=role_name(a),
        role_b=role_name(b),
        place=PLACE.format(name=name, slot=slot) if is_paired else name,
        bid=name,
        for_=WITH_SLOT.format(slot=slot) if is_paired else "",
    )
