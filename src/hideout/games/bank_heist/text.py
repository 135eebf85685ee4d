"""Every English sentence of the game: events, prompts, labels, refusals."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import OVER, TABLE, Event, Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import is_claim
from hideout.games.bank_heist.cards import (
    ADRENALINE,
    CASH_BAG,
    CHLOROFORM,
    DUTY,
    DYE_PACK,
    IDENTITY_TITLES,
    KINDS,
    KNIFE,
    LOCK_PICK,
    SPEEDLOADER,
    ZIP_TIE,
    Deck,
)
from hideout.games.bank_heist.hands import count
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import ALARM, NO_CARD, NOBODY, HeistState

# {who} the seat, {a} and {b} numbers, {other} and {third} seats a and b, {card} a vault card,
# {alarm} an alarm card, {identity} an identity, {pile} a list of cards
EVENTS: Final = {
    "ready": "{who} {is} ready.",
    "identity": "Your identity: {identity}.",
    "code": "The code is turned up: {code}.",
    "answers": "{who} called out {a}.",
    "wrong": "{who} was wrong: it is {a}. The safe resets.",
    "tie": "Two right answers at once: another code.",
    "cracked": "{who} cracked the vault with {a}.",
    "unanswered": "Nobody had an answer: another code.",
    "drawn-by-lot": "The Start Player is drawn by lot.",
    "start-player": "{who} {is} the Start Player.",
    "turn": "It is {whose} turn.",
    "token": "The token moves to space {a}.",
    "alarm-sounds": "The alarm sounds: everybody may talk now.",
    "draws": "{who} drew a vault card.",
    "drew": "The card in {whose} hands: {card}.",
    "picks": "{who} picked a card out of the vault.",
    "passes-card": "{who} passed the card to {other}.",
    "received": "{who} looked at the card from {third}: {card}.",
    "takes-card": "{who} took the card in hand.",
    "loads": "{who} put a Cash Bag into the truck; that makes {a}.",
    "dye": "A Dye Pack burst in {whose} hands.",
    "dyed": "{who} lost a card to the dye.",
    "let-go": "The card {who} let go of: {card}.",
    "vault-shuffled": "The vault deck was empty; its discard pile was shuffled.",
    "vault-empty": "There was no vault card for {who} to draw.",
    "alarm-shuffled": "The alarm deck was empty; its discard pile was shuffled.",
    "alarm": "{who} turned up {alarm}.",
    "tattoo-shown": "{who} showed {other} the foot of an identity card.",
    "hand-shown": "{who} showed {other} a whole hand.",
    "searches": "{who} searched {others} hand.",
    "hand": "{Whose} hand: {pile}.",
    "claims-none": "{who} claimed to have found no bag on {other}.",
    "found": "{who} found a Cash Bag on {other}.",
    "gives": "{who} gave {other} a card.",
    "vault": "What is left in the vault: {pile}.",
    "swaps": "{who} swapped the attributes of {other} and {third}.",
    "places": "{who} put {alarm_b} beside {other}.",
    "getaway": "Five bags! The Getaway begins with {who}.",
    "face-up": "{Whose} hand lies face up: {pile}.",
    "misses": "{who} {is} out cold and missed a turn.",
    "passes": "{who} passed.",
    "attacks": "{who} {attack} {other}.",
    "beside": "The blast hits {other} as well.",
    "pays": "{who} paid a card for the Shotgun.",
    "plays": "{who} played {card}.",
    "martial": "{who} used Martial Skills.",
    "hostage": "The Hostage took the shot for {who}.",
    "vest": "{Whose} vest took the shot.",
    "revealed": "{who} {is} revealed: {identity}.",
    "shown": "{who} {is} shown: {identity}.",
    "conscience": "{Whose} Guilty Conscience sides with the Agents now.",
    "bleeds": "{who} {is} bleeding.",
    "tied": "{who} {is} zip-tied.",
    "cuffed": "{who} {is} handcuffed.",
    "drugged": "{who} put {other} out cold.",
    "wakes": "{who} woke up.",
    "goes-on": "{who} let it be.",
    "returns-fire": "{who} returned fire at {other}.",
    "stops": "{who} had enough.",
    "cut-free": "{who} cut {others} zip ties.",
    "unlocked": "{who} opened {others} handcuffs.",
    "attribute-gone": "{who} {has} lost {alarm}.",
    "bleeds-out": "{who} bled to death.",
    "poison-kills": "The poison killed {who}.",
    "dies": "{who} {is} dead.",
    "loots": "{who} looted {others} hand.",
    "looted": "{Whose} looted card: {card}.",
    "leaves": "{who} left {others} hand alone.",
    "hideout": "The Hideout! All who live turn up their identities.",
    "freed": "The Driver freed {who}.",
    "driver-shoots": "The Driver shot {who}.",
    "bribes": "{who} paid off the Driver, who left.",
    "claim-passed-bag": '{who} said: "I passed {other} a bag."',
    "claim-kept": '{who} said: "{other} kept a bag."',
    "claim-trust": '{who} said: "I trust {other}."',
    "claim-suspect": '{who} said: "I suspect {other}."',
    "claim-tattoo": '{who} said: "{other} has a tattoo."',
    "claim-no-tattoo": '{who} said: "{other} has no tattoo."',
}
ATTACK_WORDS: Final = ("shot at", "tried to stab", "tried to zip-tie", "tried to handcuff")
ATTACK_PROMPTS: Final = ("shoots at", "tries to stab", "tries to zip-tie", "tries to handcuff")
TATTOO_WORDS: Final = ("{who} {has} no Crew tattoo.", "{who} {has} a Crew tattoo.")
ENDING_WORDS: Final = (
    "The police are outside: the Agents win.",
    "Only Rivals are left in the truck: the Rivals win.",
    "An Agent has reached the Hideout: the Agents win.",
    "Only Crew have reached the Hideout: the Crew win.",
    "The last Rival is dead: the Crew win.",
    "The last of the Crew is dead: the Rivals win.",
    "Nothing moves any more: the Crew win.",
    "Nobody is left, so nobody wins.",
)


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == "ends":
        return ENDING_WORDS[a]
    if kind == "wins":
        return "You have won." if event.seat == viewer else f"{names[event.seat]} has won."
    if kind == "partner":
        return _partner(event, names)
    words = TATTOO_WORDS[a] if kind == "tattoo" else EVENTS[kind]
    is_you = event.seat == viewer and viewer != TABLE
    who = "You" if is_you else _name(event.seat, names)
    if is_you and not words.startswith("{who}"):
        who = "you"
    return words.format(
        who=who,
        whose="your" if is_you else f"{who}'s",
        Whose="Your" if is_you else f"{who}'s",
        has="have" if is_you else "has",
        **{"is": "are" if is_you else "is"},
        a=a,
        b=b,
        other=_object(a, viewer, names),
        others="your" if 0 <= a == viewer else f"{_name(a, names)}'s",
        third=_object(b, viewer, names),
        card=deck.vault_titles[a] if 0 <= a < KINDS else "",
        alarm=deck.alarm_titles[a] if 0 <= a < len(deck.alarm_titles) else "",
        alarm_b=deck.alarm_titles[b] if 0 <= b < len(deck.alarm_titles) else "",
        identity=IDENTITY_TITLES[a] if 0 <= a < len(IDENTITY_TITLES) else "",
        pile=pile_words(deck, a) if kind in ("hand", "vault", "face-up") else "",
        attack=ATTACK_WORDS[b] if kind == "attacks" else "",
        code=", ".join(str(a)) if kind == "code" else "",
    )


def _name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else "nobody"


def _object(seat: Seat, viewer: Seat, names: Sequence[str]) -> str:
    return "you" if seat == viewer and viewer != TABLE else _name(seat, names)


def _partner(event: Event, names: Sequence[str]) -> str:
    title = IDENTITY_TITLES[event.b]
    if event.a == NOBODY:
        return f"There is no other {title}."
    return f"The other {title} is {names[event.a]}."


def pile_words(deck: Deck, pile: int) -> str:
    parts = [
        f"{count(pile, kind)} {deck.vault_titles[kind]}"
        for kind in range(KINDS)
        if count(pile, kind)
    ]
    return ", ".join(parts) or "nothing"


# By what an identity does with a bag: must load, must keep, chooses.
BAG_WORDS: Final = (
    "It goes into the truck.",
    "It stays in your hand.",
    "Load it or keep it?",
)
PROMPTS: Final = {
    "alarm-target": "Choose another player for {alarm}.",
    "give": "Give one of your cards to the player you searched.",
    "vault": "Pick any card of the vault to pass on.",
    "swap": "Choose which attributes change places.",
    "attribute": "Put {alarm} beside a player.",
    "dye": "The dye ruins one of your cards: which?",
    "pass-card": "Pass the {card} to another player.",
    "shotgun-side": "Who beside the target is hit as well?",
    "shotgun-cost": "Which card do you pay for the Shotgun?",
    "loot": "Take a card from the dead hand?",
    "extra-shot": "One more shot, or enough?",
    "poison": "The poison works: Adrenaline, or the end.",
    "over": "The game is over.",
}


def prompt(s: HeistState, seat: Seat) -> str:
    """Reads only what the seat knows: its identity, its hand, what lies open."""
    name = s.phase.name
    if s.phase is not OVER and seat not in s.pending():
        return waiting(s)
    if name == "partners":
        return _partners_prompt(s, seat)
    if name == "crack":
        sign = " + " if s.options.crack_mode == "add" else " x "
        return f"Crack the vault: {sign.join(str(digit) for digit in s.flip)}?"
    if name == "receive":
        return f"You got: {s.deck.vault_titles[s.card]}. {_receipt(s, seat)}"
    if name == "search":
        return f"You found: {pile_words(s.deck, s.hand[s.searched])}."
    if name == "action":
        return "Free yourself, or pass." if s.is_bound(seat) else "Your turn: one action."
    if name in ("answer", "follow-up"):
        return _attack_prompt(s)
    alarm = s.deck.alarm_titles[s.alarm_card] if s.alarm_card >= 0 else ""
    card = s.deck.vault_titles[s.card] if s.card >= 0 and s.card_seen >> seat & 1 else "card"
    return PROMPTS[name].format(alarm=alarm, card=card)


def waiting(s: HeistState) -> str:
    """The same words whatever is decided. [BH-48 BH-250]"""
    deciding = ", ".join(f"p{seat}" for seat in s.pending())
    return f"Wait: {deciding} {'is' if len(s.pending()) == 1 else 'are'} deciding."


def _partners_prompt(s: HeistState, seat: Seat) -> str:
    title = IDENTITY_TITLES[s.identity[seat]]
    partner = partner_of(s, seat)
    if partner != NOBODY:
        return f"You are {title}; so is p{partner}."
    return f"You are {title}, and know of nobody else."


def _receipt(s: HeistState, seat: Seat) -> str:
    """What becomes of the card that was passed. [BH-42 .. BH-50]"""
    if s.card == DYE_PACK:
        return "It bursts."
    if s.card == CASH_BAG:
        return BAG_WORDS[DUTY[s.identity[seat]]]
    return "It stays in your hand."


def _attack_prompt(s: HeistState) -> str:
    a = s.attacks[-1]
    if s.phase.name == "answer":
        return f"p{a.attacker} {ATTACK_PROMPTS[a.kind]} you! What do you do?"
    if a.has_returned:
        return f"Another shot at p{a.attacker}?"
    return f"It is over. Anything in return for p{a.attacker}?"


LABELS: Final = {
    "time-up": "Time is up",
    "too-late": "Too late for a tie",
    "ok": "Carry on",
    "answer": "{a}",
    "pass-to": "Pass it to {who}",
    "load": "Load it into the truck",
    "keep": "Keep it",
    "lose": "Lose {card}",
    "choose": "Choose {who}",
    "place": "Put it beside {who}",
    "swap": "Swap {who} and {third}",
    "load-all": "Load every bag found",
    "claim-none": "There are no bags",
    "give": "Give {card}",
    "pick": "Pick {card}",
    "pass": "Pass",
    "shoot": "Shoot {who}",
    "stab": "Stab {who}",
    "cut": "Cut the ties of {who}",
    "unlock": "Open the handcuffs of {who}",
    "unjam": "Unjam the gun of {who}",
    "chloroform": "Chloroform {who}",
    "zip-tie": "Zip-tie {who}",
    "handcuff": "Handcuff {who}",
    "beside": "Hit {who} as well",
    "pay": "Pay with {card}",
    "martial": "Use Martial Skills",
    "hostage": "Let the Hostage take it",
    "adrenaline": "Play Adrenaline",
    "vest": "Take it in the vest",
    "accept": "Accept it",
    "continue": "Let it be",
    "return-fire": "Return fire",
    "speedloader": "Speedloader: shoot {who}",
    "stop": "Enough",
    "second-gun": "Second gun: shoot {who}",
    "take": "Take a card",
    "leave": "Leave the hand alone",
    "claim-passed-bag": "Say: I passed {who} a bag",
    "claim-kept": "Say: {who} kept a bag",
    "claim-trust": "Say: I trust {who}",
    "claim-suspect": "Say: I suspect {who}",
    "claim-tattoo": "Say: {who} has a tattoo",
    "claim-no-tattoo": "Say: {who} has no tattoo",
}


def label(deck: Deck, action: Action, names: Sequence[str]) -> str:
    return LABELS[action.verb].format(
        a=action.a,
        who=_name(action.a, names),
        third=_name(action.b, names),
        card=deck.vault_titles[action.a] if 0 <= action.a < KINDS else "",
    )


# The card an action uses up.
NEEDS: Final = {
    "adrenaline": ADRENALINE,
    "stab": KNIFE,
    "cut": KNIFE,
    "unlock": LOCK_PICK,
    "unjam": LOCK_PICK,
    "chloroform": CHLOROFORM,
    "zip-tie": ZIP_TIE,
    "speedloader": SPEEDLOADER,
}


def refusal(s: HeistState, seat: Seat, action: Action) -> str:
    seats = [f"p{other}" for other in range(s.seats)]
    wish = label(s.deck, action, seats)
    if s.phase is OVER:
        return "The game is over."
    if is_claim(action):
        if s.stage < ALARM:
            return f"'{wish}' has to wait: nobody may speak yet."
        if s.spoken >> seat & 1:
            return f"'{wish}' has to wait: one claim a turn is enough."
        return f"'{wish}' cannot be said now."
    if s.phase.name == "crack":
        return "You have had your answer." if (s.locked | s.ready) >> seat & 1 else prompt(s, seat)
    if seat not in s.pending():
        return f"'{wish}' has to wait: it is not for you to decide."
    card = NEEDS.get(action.verb, NO_CARD)
    if card != NO_CARD and not count(s.hand[seat], card):
        return f"'{wish}' takes a card that you do not hold: {s.deck.vault_titles[card]}."
    return f"'{wish}' is not open to you now."


# Which clauses make each event happen.
CLAUSES: Final = {
    "ready": "BH-17",
    "identity": "BH-7",
    "partner": "BH-14 BH-15 BH-17",
    "code": "BH-19 BH-24",
    "answers": "BH-26",
    "wrong": "BH-21 BH-22",
    "tie": "BH-25 BH-27",
    "cracked": "BH-19",
    "unanswered": "BH-32",
    "drawn-by-lot": "BH-32",
    "start-player": "BH-20 BH-218",
    "turn": "BH-34 BH-91",
    "token": "BH-21 BH-52 BH-217",
    "alarm-sounds": "BH-53 BH-247",
    "draws": "BH-35",
    "drew": "BH-35",
    "picks": "BH-80",
    "passes-card": "BH-36",
    "received": "BH-40",
    "takes-card": "BH-40 BH-43 BH-44",
    "loads": "BH-42 BH-45",
    "dye": "BH-49",
    "dyed": "BH-49 BH-50",
    "let-go": "BH-50 BH-108",
    "vault-shuffled": "BH-57",
    "vault-empty": "BH-57",
    "alarm-shuffled": "BH-58",
    "alarm": "BH-59",
    "tattoo-shown": "BH-62 BH-65",
    "tattoo": "BH-62 BH-65",
    "hand-shown": "BH-64",
    "searches": "BH-70",
    "hand": "BH-64 BH-70",
    "claims-none": "BH-72",
    "found": "BH-70 BH-71",
    "gives": "BH-74",
    "vault": "BH-81",
    "swaps": "BH-83 BH-84",
    "places": "BH-87",
    "getaway": "BH-54",
    "face-up": "BH-187",
    "misses": "BH-157",
    "passes": "BH-93 BH-98",
    "attacks": "BH-93 BH-94",
    "beside": "BH-196",
    "pays": "BH-197",
    "plays": "BH-107",
    "martial": "BH-189",
    "hostage": "BH-180",
    "vest": "BH-116",
    "revealed": "BH-109 BH-225",
    "shown": "BH-215",
    "conscience": "BH-165",
    "bleeds": "BH-135",
    "tied": "BH-148",
    "cuffed": "BH-151",
    "drugged": "BH-157",
    "wakes": "BH-157 BH-162",
    "goes-on": "BH-252",
    "returns-fire": "BH-120",
    "stops": "BH-134",
    "cut-free": "BH-143",
    "unlocked": "BH-144",
    "attribute-gone": "BH-180 BH-181 BH-197 BH-214",
    "bleeds-out": "BH-135 BH-140",
    "poison-kills": "BH-191",
    "dies": "BH-113",
    "loots": "BH-210",
    "looted": "BH-213",
    "leaves": "BH-210",
    "hideout": "BH-224 BH-225",
    "freed": "BH-230 BH-233",
    "driver-shoots": "BH-231",
    "bribes": "BH-233 BH-234",
    "claim-passed-bag": "BH-257",
    "claim-kept": "BH-257",
    "claim-trust": "BH-257",
    "claim-suspect": "BH-257",
    "claim-tattoo": "BH-257",
    "claim-no-tattoo": "BH-257",
    "ends": "BH-56 BH-220 BH-226 BH-239 BH-241 BH-244",
    "wins": "BH-216",
}
