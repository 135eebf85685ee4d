"""What makes a table impossible: cards too many or too few, and standings that cannot be."""

from hideout.games.bank_heist.attacks import ANSWERED, ATTACK_IDS
from hideout.games.bank_heist.cards import (
    ALARM_IDS,
    ALARM_KINDS,
    BAGS_WANTED,
    CARDS_DEALT,
    CASH_BAG,
    DEALT,
    DUTY,
    DYE_PACK,
    GUILTY_CONSCIENCE,
    HOSTAGE,
    IDENTITY_IDS,
    KINDS,
    MUST_LOAD,
    VAULT_IDS,
    ZIP_TIE,
)
from hideout.games.bank_heist.hands import count, pile_of
from hideout.games.bank_heist.state import (
    ALARM,
    GETAWAY,
    NO_CARD,
    SHOWDOWN,
    SILENT,
    Attack,
    HeistState,
)
from hideout.games.bank_heist.windows import check_window


def check(s: HeistState) -> str:
    """A sentence that says what is impossible, or ''."""
    for complaint in (_identities(s), _vault(s), _alarm(s), _standing(s), check_window(s)):
        if complaint:
            return complaint
    return ""


def _identities(s: HeistState) -> str:
    if len(s.identity) != CARDS_DEALT:
        return "there are eight identities."
    for identity in range(len(DEALT)):
        if s.identity.count(identity) != DEALT[identity]:
            return f"there are not as many {IDENTITY_IDS[identity]} as there should be."
    for seat in range(s.seats):
        if not s.could[seat] >> s.identity[seat] & 1:
            return f"p{seat} is what everybody knows they are not."
    return ""


def _vault(s: HeistState) -> str:
    deck = pile_of(s.vault)
    for kind in range(KINDS):
        there = count(deck, kind) + gone(s, kind) + (s.card == kind)
        if there != s.deck.vault[kind]:
            wanted = s.deck.vault[kind]
            return f"there are {there} of {VAULT_IDS[kind]} instead of {wanted}."
    for seat in range(s.seats):
        if count(s.hand[seat], DYE_PACK):
            return f"p{seat} holds a Dye Pack, which bursts when it is passed."
        is_loader = DUTY[s.identity[seat]] == MUST_LOAD
        if s.stage < GETAWAY and is_loader and count(s.hand[seat], CASH_BAG):
            return f"p{seat} holds a Cash Bag and would have had to load it."
    if (s.stage >= GETAWAY) != (s.truck == BAGS_WANTED):
        return f"the truck leaves with {BAGS_WANTED} bags, and then only."
    if s.card != NO_CARD and s.phase.name not in ("pass-card", "receive"):
        return "a vault card is on its way, but nobody passes one."
    return ""


def _alarm(s: HeistState) -> str:
    for card in range(ALARM_KINDS):
        there = s.alarm.count(card) + s.alarm_discard.count(card) + s.attribute.count(card)
        there += s.alarm_card == card
        if there != s.deck.alarm[card]:
            return f"there are {there} of {ALARM_IDS[card]} instead of {s.deck.alarm[card]}."
    if any(card != NO_CARD and card < GUILTY_CONSCIENCE for card in s.attribute):
        return "an action card lies beside a player as an attribute."
    return ""


def _standing(s: HeistState) -> str:
    if s.handcuffs + handcuffs_out(s) > s.deck.handcuffs:
        return "there are more handcuffs about than in the box."
    if (s.tied | s.cuffed | s.cold) & ~s.living and s.phase.name != "loot" and s.ending < 0:
        return "somebody dead is still bound."
    if s.living == 0 and s.ending < 0:
        return "nobody is living, so the game would be over."
    return _dead(s) or _token(s) or _hostage(s)


def _dead(s: HeistState) -> str:
    """What the dead held is cleared away, once they are looted. [BH-212 BH-214]"""
    for seat in range(s.seats):
        if s.is_living(seat) or s.ending >= 0 or (s.phase.name == "loot" and seat == s.corpse):
            continue
        if s.hand[seat] or s.attribute[seat] != NO_CARD or s.stabber[seat] >= 0:
            return f"p{seat} is dead and holds nothing any more."
    return ""


def _token(s: HeistState) -> str:
    """Where the token can be in each part of the game. [BH-52 BH-53 BH-55 BH-56 BH-224]"""
    start, alarm, lost, hideout = s.board
    low, high = {SILENT: (start, alarm - 1), ALARM: (max(start, alarm), lost - 1)}.get(
        s.stage, (start, lost - 1)
    )
    if s.stage >= GETAWAY:
        low, high = 1, hideout if s.stage == SHOWDOWN or s.ending >= 0 else hideout - 1
    elif s.ending >= 0:
        high = lost
    if not low <= s.token <= high:
        return f"the token is on a space from {low} to {high} now, not on {s.token}."
    return ""


def _hostage(s: HeistState) -> str:
    for seat in range(s.seats):
        if s.attribute[seat] == HOSTAGE and (s.tied | s.cuffed | s.cold) >> seat & 1:
            return f"p{seat} is bound or out cold and holds no Hostage."  # [BH-181]
    return ""


# Cards that lie about


def gone(s: HeistState, kind: int) -> int:
    """Cards of a kind that lie neither in the vault deck nor on their way."""
    found = count(s.discard, kind) + sum(count(hand, kind) for hand in s.hand)
    if kind == CASH_BAG:
        found += s.truck
    if kind == ZIP_TIE:
        found += s.tied.bit_count() + sum(is_answered(a, "zip-tie") for a in s.attacks)
    return found


def handcuffs_out(s: HeistState) -> int:
    """Handcuffs on somebody or being put on."""
    return s.cuffed.bit_count() + sum(is_answered(a, "handcuffs") for a in s.attacks)


def is_answered(a: Attack, kind: str) -> bool:
    """Whether such an attack is still being answered: its card lies out."""
    return ATTACK_IDS[a.kind] == kind and a.part <= ANSWERED
