"""What happened, in English sentences."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.words import naming, speaker, title
from hideout.games.bank_heist.cards import IDENTITY_IDS, IDENTITY_TITLES, KINDS, Deck
from hideout.games.bank_heist.hands import count
from hideout.games.bank_heist.state import NOBODY

say = speaker("bank-heist")

# {Who} and {who} the seat at the start of a sentence and inside it, {Whose} and {whose} what is
# theirs, {is} and {has} as the seat wants them, {a} and {b} numbers, {other} and {third} seats a
# and b, {others} what is seat a's, {card} a vault card, {alarm} an alarm card, {identity} an
# identity, {pile} a list of cards
ENGLISH_EVENTS: Final = {
    "ready": "{Who} {is} ready.",
    "identity": "Your identity: {identity}.",
    "code": "The code is turned up: {code}.",
    "answers": "{Who} called out {a}.",
    "wrong": "{Who} was wrong: it is {a}. The safe resets.",
    "tie": "Two right answers at once: another code.",
    "cracked": "{Who} cracked the vault with {a}.",
    "unanswered": "Nobody had an answer: another code.",
    "drawn-by-lot": "The Start Player is drawn by lot.",
    "start-player": "{Who} {is} the Start Player.",
    "turn": "It is {whose} turn.",
    "token": "The token moves to space {a}.",
    "alarm-sounds": "The alarm sounds: everybody may talk now.",
    "draws": "{Who} drew a vault card.",
    "drew": "The card in {whose} hands: {card}.",
    "picks": "{Who} picked a card out of the vault.",
    "passes-card": "{Who} passed the card to {other}.",
    "received": "{Who} looked at the card from {third}: {card}.",
    "takes-card": "{Who} took the card in hand.",
    "loads": "{Who} put a Cash Bag into the truck; that makes {a}.",
    "dye": "A Dye Pack burst in {whose} hands.",
    "dyed": "{Who} lost a card to the dye.",
    "let-go": "The card {who} let go of: {card}.",
    "vault-shuffled": "The vault deck was empty; its discard pile was shuffled.",
    "vault-empty": "There was no vault card for {who} to draw.",
    "alarm-shuffled": "The alarm deck was empty; its discard pile was shuffled.",
    "alarm": "{Who} turned up {alarm}.",
    "tattoo-shown": "{Who} showed {other} the foot of an identity card.",
    "tattoo-none": "{Who} {has} no Crew tattoo.",
    "tattoo-crew": "{Who} {has} a Crew tattoo.",
    "hand-shown": "{Who} showed {other} a whole hand.",
    "searches": "{Who} searched {others} hand.",
    "hand": "{Whose} hand: {pile}.",
    "claims-none": "{Who} claimed to have found no bag on {other}.",
    "found": "{Who} found a Cash Bag on {other}.",
    "gives": "{Who} gave {other} a card.",
    "vault": "What is left in the vault: {pile}.",
    "swaps": "{Who} swapped the attributes of {other} and {third}.",
    "places": "{Who} put {alarm_b} beside {other}.",
    "getaway": "Five bags! The Getaway begins with {who}.",
    "face-up": "{Whose} hand lies face up: {pile}.",
    "misses": "{Who} {is} out cold and missed a turn.",
    "passes": "{Who} passed.",
    "attacks-shot": "{Who} shot at {other}.",
    "attacks-stab": "{Who} tried to stab {other}.",
    "attacks-zip-tie": "{Who} tried to zip-tie {other}.",
    "attacks-handcuffs": "{Who} tried to handcuff {other}.",
    "beside": "The blast hits {other} as well.",
    "pays": "{Who} paid a card for the Shotgun.",
    "plays": "{Who} played {card}.",
    "martial": "{Who} used Martial Skills.",
    "hostage": "The Hostage took the shot for {who}.",
    "vest": "{Whose} vest took the shot.",
    "revealed": "{Who} {is} revealed: {identity}.",
    "shown": "{Who} {is} shown: {identity}.",
    "conscience": "{Whose} Guilty Conscience sides with the Agents now.",
    "bleeds": "{Who} {is} bleeding.",
    "tied": "{Who} {is} zip-tied.",
    "cuffed": "{Who} {is} handcuffed.",
    "drugged": "{Who} put {other} out cold.",
    "wakes": "{Who} woke up.",
    "goes-on": "{Who} let it be.",
    "returns-fire": "{Who} returned fire at {other}.",
    "stops": "{Who} had enough.",
    "cut-free": "{Who} cut {others} zip ties.",
    "unlocked": "{Who} opened {others} handcuffs.",
    "attribute-gone": "{Who} {has} lost {alarm}.",
    "bleeds-out": "{Who} bled to death.",
    "poison-kills": "The poison killed {who}.",
    "dies": "{Who} {is} dead.",
    "loots": "{Who} looted {others} hand.",
    "looted": "{Whose} looted card: {card}.",
    "leaves": "{Who} left {others} hand alone.",
    "hideout": "The Hideout! All who live turn up their identities.",
    "freed": "The Driver freed {who}.",
    "driver-shoots": "The Driver shot {who}.",
    "bribes": "{Who} paid off the Driver, who left.",
    "claim-passed-bag": '{Who} said: "I passed {other} a bag."',
    "claim-kept": '{Who} said: "{other} kept a bag."',
    "claim-trust": '{Who} said: "I trust {other}."',
    "claim-suspect": '{Who} said: "I suspect {other}."',
    "claim-tattoo": '{Who} said: "{other} has a tattoo."',
    "claim-no-tattoo": '{Who} said: "{other} has no tattoo."',
    "wins": "{Who} {has} won.",
}
EVENTS: Final = say.all(ENGLISH_EVENTS)
YOUR_EVENTS: Final = say.to_you(ENGLISH_EVENTS)
# By what an event tells besides its kind.
ATTACKS: Final = ("attacks-shot", "attacks-stab", "attacks-zip-tie", "attacks-handcuffs")
TATTOOS: Final = ("tattoo-none", "tattoo-crew")
PARTNER: Final = say("The other {identity} is {other}.")
NO_PARTNER: Final = say("There is no other {identity}.")
ENDING_WORDS: Final = say.each(
    (
        "The police are outside: the Agents win.",
        "Only Rivals are left in the truck: the Rivals win.",
        "An Agent has reached the Hideout: the Agents win.",
        "Only Crew have reached the Hideout: the Crew win.",
        "The last Rival is dead: the Crew win.",
        "The last of the Crew is dead: the Rivals win.",
        "Nothing moves any more: the Crew win.",
        "Nobody is left, so nobody wins.",
    )
)
IDENTITY_NAMES: Final = say.names(IDENTITY_IDS, IDENTITY_TITLES)
YOU_FIRST: Final = say("You")
YOU: Final = say("you")
YOUR_FIRST: Final = say("Your")
YOUR: Final = say("your")
THEIRS: Final = say("{who}'s")
NO_ONE: Final = say("nobody")
IS: Final = say("is")
ARE: Final = say("are")
HAS: Final = say("has")
HAVE: Final = say("have")

# Most sentences name few things; what a sentence does not name is not looked up for it.
WITH_WHOSE: Final = naming(("{whose}", "{Whose}"), (EVENTS, YOUR_EVENTS))
WITH_OTHERS: Final = naming(("{others}",), (EVENTS, YOUR_EVENTS))
WITH_CARD: Final = naming(("{card}",), (EVENTS, YOUR_EVENTS))
WITH_ALARM: Final = naming(("{alarm}",), (EVENTS, YOUR_EVENTS))
WITH_ALARM_B: Final = naming(("{alarm_b}",), (EVENTS, YOUR_EVENTS))
WITH_IDENTITY: Final = naming(("{identity}",), (EVENTS, YOUR_EVENTS))
WITH_PILE: Final = naming(("{pile}",), (EVENTS, YOUR_EVENTS))


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == "ends":
        return ENDING_WORDS[a]
    if kind == "partner":
        return _partner(event, names)
    if kind == "attacks":
        kind = ATTACKS[b]
    elif kind == "tattoo":
        kind = TATTOOS[a]
    is_you = 0 <= event.seat == viewer
    name = name_of(event.seat, names)
    whose = THEIRS.format(who=name) if kind in WITH_WHOSE else ""
    return (YOUR_EVENTS if is_you else EVENTS)[kind].format(
        Who=YOU_FIRST if is_you else name,
        who=YOU if is_you else name,
        Whose=YOUR_FIRST if is_you else whose,
        whose=YOUR if is_you else whose,
        has=HAVE if is_you else HAS,
        **{"is": ARE if is_you else IS},
        a=a,
        b=b,
        other=_object(a, viewer, names),
        others=_others(a, viewer, names) if kind in WITH_OTHERS else "",
        third=_object(b, viewer, names),
        card=title(deck.vault_titles[a]) if kind in WITH_CARD and 0 <= a < KINDS else "",
        alarm=alarm_title(deck, a) if kind in WITH_ALARM else "",
        alarm_b=alarm_title(deck, b) if kind in WITH_ALARM_B else "",
        identity=identity_title(a) if kind in WITH_IDENTITY else "",
        pile=pile_words(deck, a) if kind in WITH_PILE else "",
        code=", ".join(str(a)) if kind == "code" else "",
    )


def name_of(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else NO_ONE


def _object(seat: Seat, viewer: Seat, names: Sequence[str]) -> str:
    return YOU if 0 <= seat == viewer else name_of(seat, names)


def _others(seat: Seat, viewer: Seat, names: Sequence[str]) -> str:
    return YOUR if 0 <= seat == viewer else THEIRS.format(who=name_of(seat, names))


def alarm_title(deck: Deck, card: int) -> str:
    return title(deck.alarm_titles[card]) if 0 <= card < len(deck.alarm_titles) else ""


def identity_title(identity: int) -> str:
    return IDENTITY_NAMES[identity] if 0 <= identity < len(IDENTITY_NAMES) else ""


def _partner(event: Event, names: Sequence[str]) -> str:
    identity = IDENTITY_NAMES[event.b]
    if event.a == NOBODY:
        return NO_PARTNER.format(identity=identity)
    return PARTNER.format(identity=identity, other=names[event.a])


PILE_PART: Final = say("{n} {card}")
EMPTY_PILE: Final = say("nothing")


def pile_words(deck: Deck, pile: int) -> str:
    parts = [
        PILE_PART.format(n=count(pile, kind), card=title(deck.vault_titles[kind]))
        for kind in range(KINDS)
        if count(pile, kind)
    ]
    return ", ".join(parts) or EMPTY_PILE
