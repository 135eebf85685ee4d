"""Every English sentence of the game: events, prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action, seat_name
from hideout.games.millions_of_dollars.actions import MOST_PLAYERS, PAIRED
from hideout.games.millions_of_dollars.cards import ROLE_TITLES, ROLES, Deck, symbol_name
from hideout.games.millions_of_dollars.state import IN, MillionsState

# In the past tense, so that a sentence is the same for "You" and for a name.
# {who} and {whose} the seat, {a} and {b} numbers, {role_a} and {role_b} Roles, {loot} a Loot card;
# {whom} the target Character, {seat_a} and {seat_b} other players; with three players {with_} and
# {for_a}, {for_b} tell which Character is meant.
EVENTS: Final = {
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
    "hurry": "{who} called for a quick decision: 20 seconds.",
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
}


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, seat, a, b = event.kind, event.seat, event.a, event.b
    if kind == "picked":
        second = f" and the {ROLE_TITLES[b]}" if b >= 0 else ""
        return f"You chose the {ROLE_TITLES[a]}{second}."
    if kind == "settled":
        return f"The negotiation is over: {a} Character{'s' * (a != 1)} stayed."
    slots = 2 if len(names) == 3 else 1
    owner = a // slots
    which = ("", "") if slots == 1 else (f" ({_which(a)})", f" ({_which(b)})")
    is_you = seat == viewer
    return EVENTS[kind].format(
        who="You" if is_you else _name(names, seat),
        whose="Your" if is_you else f"{_name(names, seat)}'s",
        whom_seat="you" if is_you else _name(names, seat),
        a=a,
        b=b,
        role_a=_role(a),
        role_b=_role(b),
        loot=loot_card(deck, a) if kind == "loot" else "",
        whom=("you" if owner == viewer else _name(names, owner)) + which[0],
        seat_a="you" if a == viewer else _name(names, a),
        seat_b="you" if b == viewer else _name(names, b),
        with_a=which[0],
        for_a=which[0],
        for_b=which[1],
    )


def _which(c: int) -> str:
    return "second Character" if c % 2 else "first Character"


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else seat_name(seat)


def _role(role: int) -> str:
    return ROLE_TITLES[role] if 0 <= role < len(ROLES) else ""


def loot_card(deck: Deck, card: int) -> str:
    """A Loot card in a few words."""
    symbol = symbol_name(deck.symbol[card])
    bonus = f", symbol {ROLE_TITLES[ROLES.index(symbol)]}" if symbol in ROLES else ""
    return f"{deck.titles[card]}, loot ${deck.loot[card]}M, ante ${deck.ante[card]}M{bonus}"


def prompt(s: MillionsState, seat: Seat) -> str:
    phase = s.phase.name
    if phase == "over":
        return "The game is over."
    if phase == "choose":
        what = "two different Characters" if s.slots == 2 else "a Character"
        if s.has_chosen(seat):
            return "You may change your choice until everybody has chosen."
        return f"Secretly send {what} to {s.deck.titles[s.loot_card()]}."
    if phase == "name":
        if seat in s.pending():
            return "You are the only Snitch: name a Role; all who have it are out."
        return "Wait for the Snitch to name a Role."
    if not s.is_in(seat):
        return "You have left: wait in silence for the end of the round."
    if s.asked == seat:
        return "The roll call has come to you: claim a Role, or no comment."
    if s.is_ready(seat):
        return "You are ready to stay; wait for the others, or think again."
    return "Talk, offer, leave, or be ready to stay."


LABELS: Final = {
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


def label(action: Action, names: Sequence[str]) -> str:
    a, b = action.a, action.b
    paired = (a - PAIRED) // 2, (a - PAIRED) % 2 + 1
    is_paired = a >= PAIRED
    return LABELS[action.verb].format(
        a=a,
        b=b,
        seat=_name(names, a),
        slot=a + 1,
        role_a=_role(a),
        role_b=_role(b),
        place=f"{_name(names, paired[0])} (Character {paired[1]})"
        if is_paired
        else _name(names, a),
        bid=_name(names, paired[0] if is_paired else a),
        for_=f" with Character {paired[1]}" if is_paired else "",
    )


def refusal(s: MillionsState, seat: Seat, action: Action) -> str:
    names = [seat_name(other) for other in range(MOST_PLAYERS)]
    return f"'{label(action, names)}' is not possible: {reason(s, seat, action)}"


def reason(s: MillionsState, seat: Seat, action: Action) -> str:
    phase, verb = s.phase.name, action.verb
    if phase == "choose" and verb in ("choose", "choose-two"):
        if s.options.fooled and s.round > 0:
            return "only a Role of this table that you did not send in the last round."
        return "two different Roles." if s.slots == 2 else "only a Role used at this table."
    if phase == "negotiate" and s.is_in(seat):
        return reason_of_deal(s, seat, action)
    if phase == "name" and seat in s.pending():
        if verb == "name":
            return "only a Role among the visible Role cards, and not your own."
        if verb == "intimidate":
            return "it takes an Intimidation card and a Character of another player who stayed."
    return prompt(s, seat)


def reason_of_deal(s: MillionsState, seat: Seat, action: Action) -> str:
    verb = action.verb
    if verb in ("offer", "whisper"):
        c = action.a - s.first_place
        if not 0 <= c < s.characters or s.owner(c) == seat:
            return "offers go to another player of this table."
        if s.fate[c] != IN:
            return "that Character has left."
        if verb == "whisper" and not s.options.whispers:
            return "there are no private offers at this table."
        return f"${s.free_cash(seat)}M of your cash is not promised yet."
    return REASONS.get(verb) or prompt(s, seat)


REASONS: Final = {
    "claim": "only a Role used at this table.",
    "ask": "ask for $1M or more.",
    "withdraw-offer": "you have no open offer there.",
    "hold": "there is no such offer, or no other to accept with it.",
    "drop": "you hold none.",
    "accept": "that is not what is offered now, or an offer you hold is gone.",
    "decline": "there is no such offer.",
    "leave": "say which Character leaves.",
    "withdraw": "you have no such Character in.",
    "ready": "you are ready already.",
    "unready": "you are not ready.",
    "roll-call": "the Leader may do that once a round.",
    "no-comment": "nobody asked you.",
    "hurry": "the Leader may do that once a round, from 30 seconds on.",
    "intimidate": "it takes an Intimidation card and a Character of another player who is in.",
}


# Which clauses make each event happen.
CLAUSES: Final = {
    "leader": "MD-8 MD-104",
    "loot": "MD-6 MD-13",
    "last-time": "MD-103",
    "chose": "MD-16",
    "picked": "MD-14 MD-16 MD-86",
    "too-late": "MD-17",
    "ante": "MD-18",
    "ante-lent": "MD-19 MD-20",
    "shown": "MD-22 MD-23",
    "claims": "MD-26 MD-27",
    "asks": "MD-28",
    "roll-call": "MD-57 MD-58",
    "asked": "MD-58",
    "no-comment": "MD-58",
    "call-ends": "MD-58",
    "may-hurry": "MD-60",
    "hurry": "MD-59 MD-60",
    "offers": "MD-34 MD-38",
    "whispers": "MD-112",
    "withdraws-offer": "MD-39 MD-45",
    "declines": "MD-39",
    "holds": "MD-42",
    "drops": "MD-42",
    "pays": "MD-40 MD-41 MD-42",
    "leaves": "MD-32 MD-40 MD-88",
    "ante-back": "MD-32 MD-71 MD-76 MD-77 MD-78 MD-80",
    "ante-gone": "MD-21 MD-70 MD-79 MD-80",
    "ready": "MD-49",
    "unready": "MD-50",
    "absent": "MD-113",
    "back": "MD-113",
    "settled": "MD-48 MD-49 MD-52 MD-54",
    "looked": "MD-62 MD-66",
    "saw": "MD-66",
    "reveals": "MD-69 MD-75",
    "eliminated": "MD-70 MD-77 MD-79 MD-80",
    "earns-card": "MD-76",
    "names": "MD-71 MD-75",
    "names-nothing": "MD-73",
    "no-sharing": "MD-84",
    "alone": "MD-82 MD-83",
    "share": "MD-94 MD-92",
    "fee": "MD-95 MD-93",
    "theft": "MD-97 MD-98",
    "symbol": "MD-99",
    "wins": "MD-105 MD-107 MD-108",
    "shares-win": "MD-105 MD-107 MD-108 MD-109",
}
