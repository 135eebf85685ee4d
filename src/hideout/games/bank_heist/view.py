"""What each seat sees, and to whom it may talk."""

from typing import Final

from hideout.engine.core import OVER, TABLE, Seat, only
from hideout.engine.parts import Part, Rows, each_phase, each_step
from hideout.games.bank_heist.actions import CLAIM_VERBS, SEATS
from hideout.games.bank_heist.alarm import SEARCH_VAULT
from hideout.games.bank_heist.attacks import ATTACK_IDS
from hideout.games.bank_heist.cards import (
    ALARM_IDS,
    IDENTITY_IDS,
    VAULT_IDS,
)
from hideout.games.bank_heist.endings import ENDING_IDS, winners
from hideout.games.bank_heist.hands import cards, size
from hideout.games.bank_heist.knowledge import (
    account_of,
    known_by,
    possible_by,
)
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.shown import (
    Claim,
    Moment,
    OnTable,
    Own,
    Player,
    Public,
    Said,
    View,
)
from hideout.games.bank_heist.state import (
    DISCARD,
    NO_CARD,
    NOBODY,
    STAGES,
    VAULT,
    HeistState,
)
from hideout.games.bank_heist.talk import may_speak

# What every mask of identities stands for; nobody changes these lists.
IDENTITIES_IN: Final[list[list[str]]] = [
    [IDENTITY_IDS[i] for i in range(len(IDENTITY_IDS)) if mask >> i & 1]
    for mask in range(1 << len(IDENTITY_IDS))
]


def view(s: HeistState, seat: Seat) -> View:
    return {**table(s), **moment(s), **said(s), **own(s, seat)}


def public(s: HeistState) -> Public:
    return {**table(s), **moment(s), **said(s)}


def moment(s: HeistState) -> Moment:
    return {"deciding": s.pending()[:], "spoken": s.in_mask(s.spoken)[:]}


def said(s: HeistState) -> Said:
    return {"claims": [claim_said(s, n) for n in range(len(s.claims))]}


def claim_said(s: HeistState, n: int) -> Claim:
    claim = s.claims[n]
    return {
        "claim": CLAIM_VERBS[claim // (SEATS * SEATS)],
        "seat": claim // SEATS % SEATS,
        "about": claim % SEATS,
    }


def all_claims(s: HeistState) -> list[int]:
    """A claim that was made stays as it is, so its number is its stamp."""
    return s.claims[:]


def table(s: HeistState) -> OnTable:
    is_over = s.phase is OVER
    return {
        "phase": s.phase.name,
        "stage": "over" if is_over else STAGES[s.stage],
        "token": s.token,
        "board": s.board[:],
        "truck": s.truck,
        "start": s.start,
        "turn": s.turn,
        "code": s.flip[:],
        "locked_out": s.in_mask(s.locked)[:],
        "vault_cards": len(s.vault),
        "discard_cards": size(s.discard),
        "alarm_cards": len(s.alarm),
        "alarm_discard": [ALARM_IDS[card] for card in sorted(s.alarm_discard)],
        "alarm_card": ALARM_IDS[s.alarm_card] if s.alarm_card != NO_CARD else None,
        "handcuffs": s.handcuffs,
        "passer": s.passer,
        "receiver": s.receiver,
        "searched": s.searched,
        "attacks": [
            {
                "kind": ATTACK_IDS[attack.kind],
                "attacker": attack.attacker,
                "target": attack.target,
                "side": attack.side,
                "victim": attack.victim,
                "returned": attack.has_returned,
            }
            for attack in s.attacks
        ],
        "corpse": s.corpse,
        "second_fired": s.second_fired,
        "poison_turns": s.poison_turns,
        "agent_seen": s.agent_seen,
        "conscience": s.conscience,
        "payer": s.payer,
        "circuits": s.circuits,
        "looks": [{"viewer": look >> 3, "owner": look & 7} for look in s.looks],
        "aside": [IDENTITY_IDS[card] for card in s.identity[s.seats :]] if is_over else None,
        "ending": ENDING_IDS[s.ending] if is_over else None,
        "winners": winners(s),
    }


PARTS: Final = (Part[HeistState](table, each_phase), Part[HeistState](moment, each_step))
ROWS: Final = (Rows[HeistState]("claims", claim_said, all_claims),)


def own(s: HeistState, seat: Seat) -> Own:
    account = account_of(s, seat)
    known = known_by(s, seat, account)
    could = possible_by(s, seat, account)
    return {
        "seat": seat,
        "identity": IDENTITY_IDS[s.identity[seat]] if seat != TABLE else None,
        "partner": partner_of(s, seat) if seat != TABLE else NOBODY,
        "vault": names(known[VAULT]) if s.phase is SEARCH_VAULT and seat == s.turn else None,
        "discard": names(known[DISCARD]),
        "card": card_seen(s, seat),
        "hand": names(s.hand[seat]) if seat != TABLE else [],
        "players": [player(s, other, seat, known, could) for other in range(s.seats)],
    }


def player(s: HeistState, seat: Seat, viewer: Seat, known: list[int], could: list[int]) -> Player:
    """One player as another sees them."""
    is_revealed = s.is_revealed(seat)
    is_open = s.phase is OVER or seat == viewer or is_revealed or s.shown >> seat & 1 == 1
    attribute = s.attribute[seat]
    return {
        "living": s.is_living(seat),
        "identity": IDENTITY_IDS[s.identity[seat]] if is_open else None,
        "could_be": identities(1 << s.identity[seat] if is_open else could[seat]),
        "revealed": is_revealed,
        "cards": size(s.hand[seat]),
        "known": names(s.hand[seat] if s.phase is OVER else known[seat]),
        "face_up": s.is_face_up(seat),
        "attribute": ALARM_IDS[attribute] if attribute != NO_CARD else None,
        "martial_used": s.martial_used and ALARM_IDS[attribute] == "martial-skills",
        "tied": s.tied >> seat & 1 == 1,
        "cuffed": s.cuffed >> seat & 1 == 1,
        "cold": s.is_cold(seat),
        "bleeding": s.is_bleeding(seat),
        "vest_used": s.vest_used >> seat & 1 == 1,
    }


def names(pile: int) -> list[str]:
    return [VAULT_IDS[kind] for kind in cards(pile)] if pile else []


def identities(mask: int) -> list[str]:
    return IDENTITIES_IN[mask][:]


def card_seen(s: HeistState, seat: Seat) -> str | None:
    """The card on its way, to those who have looked at it. [BH-35 BH-40]"""
    if s.card == NO_CARD or seat == TABLE or not s.card_seen >> seat & 1:
        return None
    return VAULT_IDS[s.card]


def channels(s: HeistState, seat: Seat) -> dict[str, int]:
    """Talk to the table, and under `whispers` to one living player at a time. [BH-249]"""
    audience = may_speak(s, seat)
    if not audience:
        return {}
    found = {"table": audience}
    if s.options.whispers and s.phase is not OVER:
        for other in s.others(seat):
            found[f"whisper-p{other}"] = only(seat) | only(other)
    return found
