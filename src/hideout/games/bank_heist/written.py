"""A table as a position: every field by name."""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import seat_name
from hideout.games.bank_heist.actions import CLAIM_VERBS, SEATS
from hideout.games.bank_heist.attacks import ANSWERS, ATTACK_IDS, PARTS
from hideout.games.bank_heist.cards import ALARM_IDS, IDENTITY_IDS, VAULT_IDS
from hideout.games.bank_heist.endings import ENDING_IDS
from hideout.games.bank_heist.hands import cards
from hideout.games.bank_heist.state import (
    BY_ALL,
    LOOKED,
    NO_CARD,
    NOBODY,
    SHUFFLED,
    STAGES,
    UNKNOWN,
    Attack,
    HeistState,
)

NONE: Final = "none"
SEAT_NAMES: Final = [seat_name(seat) for seat in range(SEATS)]
PART_NAMES: Final = ("alarm-card", "vault-card", "over")
PLACE_NAMES: Final = [*SEAT_NAMES, "discard", "vault", "out"]


def write(s: HeistState) -> dict[str, object]:
    return {
        "stage": STAGES[s.stage],
        "token": s.token,
        "truck": s.truck,
        "identities": [IDENTITY_IDS[card] for card in s.identity],
        "could_be": [_identities(mask) for mask in s.could],
        "start": _seat(s.start),
        "turn": _seat(s.turn),
        "ready": _seats(s, s.ready),
        "code": s.flip[:],
        "locked": _seats(s, s.locked),
        "right": _seats(s, s.right),
        "first": _seat(s.first),
        "first_step": s.first_step,
        "unanswered": s.unanswered,
        "vault": [VAULT_IDS[kind] for kind in reversed(s.vault)],
        "hands": [_cards(pile) for pile in s.hand],
        "discard": _cards(s.discard),
        "alarm": [ALARM_IDS[card] for card in reversed(s.alarm)],
        "alarm_discard": [ALARM_IDS[card] for card in s.alarm_discard],
        "attributes": [NONE if card == NO_CARD else ALARM_IDS[card] for card in s.attribute],
        "moves": _write_moves(s),
        "looks": [{"viewer": _seat(look >> 3), "owner": _seat(look & 7)} for look in s.looks],
        "part": PART_NAMES[s.part],
        "alarm_card": NONE if s.alarm_card == NO_CARD else ALARM_IDS[s.alarm_card],
        "searched": _seat(s.searched),
        "card": NONE if s.card == NO_CARD else VAULT_IDS[s.card],
        "card_seen": _seats(s, s.card_seen),
        "passer": _seat(s.passer),
        "receiver": _seat(s.receiver),
        "living": _seats(s, s.living),
        "revealed": _seats(s, s.revealed),
        "shown": _seats(s, s.shown),
        "tied": _seats(s, s.tied),
        "cuffed": _seats(s, s.cuffed),
        "cold": _seats(s, s.cold),
        "vest_used": _seats(s, s.vest_used),
        "stabbed_by": [_seat(seat) for seat in s.stabber],
        "handcuffs": s.handcuffs,
        "martial_used": s.martial_used,
        "poison_turns": s.poison_turns,
        "agent_seen": s.agent_seen,
        "conscience": _seat(s.conscience),
        "slots": _seats(s, s.slots),
        "second_fired": s.second_fired,
        "attacks": [_write_attack(attack) for attack in s.attacks],
        "corpse": _seat(s.corpse),
        "looter": _seat(s.looter),
        "payer": _seat(s.payer),
        "circuits": s.circuits,
        "quiet": s.quiet,
        "busy": s.is_busy,
        "spoken": _seats(s, s.spoken),
        "claims": [_write_claim(claim) for claim in s.claims],
        "ending": NONE if s.ending == NOBODY else ENDING_IDS[s.ending],
    }


def _seat(seat: Seat) -> str:
    return NONE if seat == NOBODY else seat_name(seat)


def _seats(s: HeistState, mask: int) -> list[str]:
    return [seat_name(seat) for seat in s.in_mask(mask)]


def _cards(pile: int) -> list[str]:
    return [VAULT_IDS[kind] for kind in cards(pile)]


def _identities(mask: int) -> list[str]:
    return [IDENTITY_IDS[i] for i in range(len(IDENTITY_IDS)) if mask >> i & 1]


def _write_attack(a: Attack) -> dict[str, object]:
    return {
        "kind": ATTACK_IDS[a.kind],
        "attacker": _seat(a.attacker),
        "target": _seat(a.target),
        "side": _seat(a.side),
        "victim": _seat(a.victim),
        "part": PARTS[a.part],
        "answer": ANSWERS[a.answer],
        "returned": a.has_returned,
    }


def _write_claim(claim: int) -> dict[str, object]:
    return {
        "claim": CLAIM_VERBS[claim // (SEATS * SEATS)],
        "seat": _seat(claim // SEATS % SEATS),
        "about": _seat(claim % SEATS),
    }


def _write_moves(s: HeistState) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    at = 0
    while at < len(s.moves):
        move = s.moves[at]
        at += 1
        kind, seers = move & 15, move >> 12
        source, target = PLACE_NAMES[move >> 4 & 15], PLACE_NAMES[move >> 8 & 15]
        seen = ["all"] if seers & BY_ALL else _seats(s, seers)
        if kind == SHUFFLED:
            rows.append({"shuffled": True})
        elif kind == LOOKED:
            rows.append({"look": source, "cards": _cards(s.moves[at]), "seen": seen})
            at += 1
        else:
            card = "unknown" if kind == UNKNOWN else VAULT_IDS[kind]
            rows.append({"card": card, "from": source, "to": target, "seen": seen})
    return rows
