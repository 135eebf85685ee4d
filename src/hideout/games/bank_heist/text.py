"""The other English sentences of the game: prompts and labels."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import Action, seat_name
from hideout.engine.words import naming, speaker, title
from hideout.games.bank_heist.actions import SEATS
from hideout.games.bank_heist.cards import (
    CASH_BAG,
    DUTY,
    DYE_PACK,
    KINDS,
    Deck,
)
from hideout.games.bank_heist.sentences import alarm_title, identity_title, name_of, pile_words
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import NOBODY, HeistState

say = speaker("bank-heist")

PROMPTS: Final = say.all(
    {
        "partner": "You are {identity}; so is {other}.",
        "no-partner": "You are {identity}, and know of nobody else.",
        "crack": "Crack the vault: {code}?",
        "receive": "You got: {card}. {what}",
        "search": "You found: {pile}.",
        "action": "Your turn: one action.",
        "action-bound": "Free yourself, or pass.",
        "alarm-target": "Choose another player for {alarm}.",
        "give": "Give one of your cards to the player you searched.",
        "vault": "Pick any card of the vault to pass on.",
        "swap": "Choose which attributes change places.",
        "attribute": "Put {alarm} beside a player.",
        "dye": "The dye ruins one of your cards: which?",
        "pass-card": "Pass the {card} to another player.",
        "pass-unseen": "Pass the card to another player.",
        "shotgun-side": "Who beside the target is hit as well?",
        "shotgun-cost": "Which card do you pay for the Shotgun?",
        "follow-up": "It is over. Anything in return for {other}?",
        "follow-up-again": "Another shot at {other}?",
        "loot": "Take a card from the dead hand?",
        "extra-shot": "One more shot, or enough?",
        "poison": "The poison works: Adrenaline, or the end.",
        "over": "The game is over.",
    }
)
# By what an identity does with a bag: must load, must keep, chooses.
BAG_WORDS: Final = say.each(
    (
        "It goes into the truck.",
        "It stays in your hand.",
        "Load it or keep it?",
    )
)
STAYS: Final = say("It stays in your hand.")
BURSTS: Final = say("It bursts.")
# By the kind of attack.
ANSWER_PROMPTS: Final = say.each(
    (
        "{who} shoots at you! What do you do?",
        "{who} tries to stab you! What do you do?",
        "{who} tries to zip-tie you! What do you do?",
        "{who} tries to handcuff you! What do you do?",
    )
)
PLUS: Final = " + "
TIMES: Final = say(" x ")


def prompt(s: HeistState, seat: Seat) -> str:
    """Reads only what the seat knows: its identity, its hand, what lies open."""
    name = s.phase.name
    if s.phase is not OVER and seat not in s.pending():
        return waiting(s)
    if name == "partners":
        return _partners_prompt(s, seat)
    if name == "crack":
        sign = PLUS if s.options.crack_mode == "add" else TIMES
        return PROMPTS["crack"].format(code=sign.join(str(digit) for digit in s.flip))
    if name == "receive":
        card = title(s.deck.vault_titles[s.card])
        return PROMPTS["receive"].format(card=card, what=_receipt(s, seat))
    if name == "search":
        return PROMPTS["search"].format(pile=pile_words(s.deck, s.hand[s.searched]))
    if name == "action":
        return PROMPTS["action-bound" if s.is_bound(seat) else "action"]
    if name in ("answer", "follow-up"):
        return _attack_prompt(s)
    if name == "pass-card":
        return _pass_prompt(s, seat)
    return PROMPTS[name].format(alarm=alarm_title(s.deck, s.alarm_card))


DECIDING: Final = say.forms("Wait: {who} is deciding.", "Wait: {who} are deciding.")
SEAT_NAMES: Final = [seat_name(seat) for seat in range(SEATS)]
WAIT_FOR: Final = [DECIDING.of(1).format(who=name) for name in SEAT_NAMES]  # one seat


def waiting(s: HeistState) -> str:
    """The same words whatever is decided. [BH-48 BH-250]"""
    deciding = s.pending()
    if len(deciding) == 1:
        return WAIT_FOR[deciding[0]]
    who = ", ".join([SEAT_NAMES[seat] for seat in deciding])
    return DECIDING.of(len(deciding)).format(who=who)


def _partners_prompt(s: HeistState, seat: Seat) -> str:
    identity = identity_title(s.identity[seat])
    partner = partner_of(s, seat)
    words = PROMPTS["no-partner" if partner == NOBODY else "partner"]
    return words.format(identity=identity, other=seat_name(partner))


def _receipt(s: HeistState, seat: Seat) -> str:
    """What becomes of the card that was passed. [BH-42 .. BH-50]"""
    if s.card == DYE_PACK:
        return BURSTS
    if s.card == CASH_BAG:
        return BAG_WORDS[DUTY[s.identity[seat]]]
    return STAYS


def _pass_prompt(s: HeistState, seat: Seat) -> str:
    if s.card < 0 or not s.card_seen >> seat & 1:
        return PROMPTS["pass-unseen"]
    return PROMPTS["pass-card"].format(card=title(s.deck.vault_titles[s.card]))


def _attack_prompt(s: HeistState) -> str:
    a = s.attacks[-1]
    attacker = SEAT_NAMES[a.attacker]
    if s.phase.name == "answer":
        return ANSWER_PROMPTS[a.kind].format(who=attacker)
    return PROMPTS["follow-up-again" if a.has_returned else "follow-up"].format(other=attacker)


LABELS: Final = say.all(
    {
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
)
LABELS_WITH_CARD: Final = naming(("{card}",), (LABELS,))


def label(deck: Deck, action: Action, names: Sequence[str]) -> str:
    verb, a = action.verb, action.a
    return LABELS[verb].format(
        a=a,
        who=name_of(a, names),
        third=name_of(action.b, names),
        card=title(deck.vault_titles[a]) if verb in LABELS_WITH_CARD and 0 <= a < KINDS else "",
    )
