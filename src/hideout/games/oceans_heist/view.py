"""What each seat knows and who may speak. A team is one knower. [OH-140]"""

from hideout.engine.core import EVERYONE, OVER, TABLE, Seat
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, WING
from hideout.games.oceans_heist.placing import laid_count
from hideout.games.oceans_heist.plan import pool_of, shares_used, shortage, ways_paid
from hideout.games.oceans_heist.rounds import vault_lies_open
from hideout.games.oceans_heist.selection import CHOOSE_SITUATION, CHOOSE_TARGET, PREPARE
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CREW,
    CRUNCH_DOWN,
    ENDINGS,
    GONE,
    HAND,
    IN_PLAY,
    NONE,
    PREP_DOWN,
    SIDES,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import winning_side
from hideout.games.oceans_heist.vectors import amounts


def view(s: OceansState, seat: Seat) -> dict[str, object]:
    """One dictionary for everybody; what a seat does not know is None in it."""
    side = NONE if seat == TABLE else s.side(seat)
    is_over = s.phase is OVER
    return {
        "phase": s.phase.name,
        "seat": seat,
        "side": None if side == NONE else SIDES[side],
        "teams": {SIDES[i]: s.team(i) for i in (CREW, STAFF)},
        "captains": {SIDES[i]: s.captain[i] for i in (CREW, STAFF)},
        "confirmed": {SIDES[i]: s.confirmed[i] for i in (CREW, STAFF)},
        "clock": s.window // 1000,  # the seconds of this phase
        "round": s.round,
        "scene": s.scene_name() if s.round else None,
        "alarms": s.alarms,
        "alarm_limit": s.options.alarm_limit,
        "target": _name(s.deck.targets, s.target),
        "has_target": s.has_target,
        "situation": _name(s.deck.situations, s.situation),
        **_drafts(s, side),
        **_equipment(s, side == CREW or is_over),
        **_defenses(s, side == STAFF or is_over, side == CREW or is_over),
        "plan": _plan(s) if side == CREW and s.phase is ASSIGN else None,
        "attempt": _attempt(s) if side == CREW and s.phase is WING else None,
        "attempts": s.attempts,
        "coins": s.coins,
        "left_standing": s.left_standing[:],
        "ending": None if s.ending == NONE else ENDINGS[s.ending],
        "winners": winners(s),
    }


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _names(names: list[str], indices: list[int]) -> list[str]:
    return [names[index] for index in indices]


def _drafts(s: OceansState, side: int) -> dict[str, object]:
    """Selection and Preparation: drafts are the own team's until they are final."""
    deck = s.deck
    chosen = [deck.globals[i] for i in range(len(s.globals)) if s.globals[i]]
    # A game given up on the way keeps its drafts, and all is open by then. [OH-139]
    sees_target = s.phase is OVER or (side == STAFF and s.phase is CHOOSE_TARGET)
    sees_situation = s.phase is OVER or (side == CREW and s.phase is CHOOSE_SITUATION)
    return {
        "target_draft": _name(deck.targets, s.target_draft) if sees_target else None,
        "situation_draft": _name(deck.situations, s.situation_draft) if sees_situation else None,
        "globals": chosen if side == STAFF or s.round or s.phase is OVER else None,  # [OH-33]
        "budget": s.options.budget,
        "money_left": s.money_left() if side == CREW or s.phase is OVER else None,
        "prices": _prices(s) if s.phase is PREPARE else None,
        "stock": dict(zip(deck.gear, deck.copies, strict=True)) if s.phase is PREPARE else None,
        "traits": dict(zip(deck.gear, deck.trait, strict=True)) if s.phase is PREPARE else None,
    }


def _prices(s: OceansState) -> dict[str, int]:
    """The shop's prices under this Situation, by title. [OH-25]"""
    return {s.deck.gear[s.deck.item_gear[item]]: price for item, price in enumerate(s.prices)}


def _equipment(s: OceansState, is_open: bool) -> dict[str, object]:
    """The Crew's cards; `is_open`: to the Crew itself, and to all after the end."""
    deck = s.deck
    down = s.items_at(PREP_DOWN) + s.items_at(CRUNCH_DOWN)
    shows_live = is_open or (s.options.live_counts and s.round > 0)
    return {
        "hand": _names(deck.items, s.items_at(HAND)) if is_open else None,
        "hand_count": s.count_at(HAND) if shows_live else s.hand_shown,
        # Cards everybody has seen that went back to the hand; whether they lie down is secret.
        "hand_known": [
            {"card": deck.items[item], "uses": s.uses[item]}
            for item in range(len(s.where))
            if s.seen[item] and s.where[item] in (HAND, PREP_DOWN, CRUNCH_DOWN)
        ],
        "placed_in_prep": _names(deck.items, s.items_at(PREP_DOWN)) if is_open else None,
        "placed_in_crunch": _names(deck.items, s.items_at(CRUNCH_DOWN)) if is_open else None,
        "crew_down": len(down) if shows_live else s.crew_down,
        "active": [
            {
                "card": deck.items[s.active[i]],
                "uses": s.uses[s.active[i]],
                "expended": s.expended[i],
                "early": s.early[i],
            }
            for i in range(len(s.active))
        ],
        "opening": _names(deck.items, s.items_at(IN_PLAY)),
        "gone": _names(deck.items, s.items_at(GONE)),
    }


def _defenses(s: OceansState, is_open: bool, sees_peeks: bool) -> dict[str, object]:
    """`is_open`: to the Staff itself, and to all after the end."""
    deck = s.deck
    is_crunch = s.phase is CRUNCH
    sees_up = is_open or is_crunch  # besides counts and peeks, all the Crew learns [OH-63]
    sees_down = is_open or (is_crunch and vault_lies_open(s))  # [OH-121 OH-122]
    shows_live = is_open or s.options.live_counts
    return {
        "drawn": [_bill(s, guard) for guard in s.drawn],
        "quota": s.quota,
        "laid": _names(deck.guards, s.laid_guards()) if is_open else None,
        "staff_down": _staff_down(s) if shows_live else s.staff_down,
        "vault_drawn": [_bill(s, guard) for guard in s.vault_drawn],
        "vault_up": _name(deck.guards, s.vault_up) if sees_up else None,
        "vault_down": _name(deck.guards, s.vault_down) if sees_down else None,
        "peeked": _names(deck.guards, s.peeked) if sees_peeks else None,
        "peeks": len(s.peeked),
        "defenses": [
            {**_bill(s, s.standing[i]), "disabled": s.disabled[i]} for i in range(len(s.standing))
        ],
        "casino_deck": len(s.casino_deck),
        "casino_discard": _names(deck.guards, s.casino_discard),
        "vault_deck": len(s.vault_deck),
        "vault_discard": _names(deck.guards, s.vault_discard),
    }


def _staff_down(s: OceansState) -> int:
    if s.phase is not PREP:
        return s.staff_down
    return laid_count(s) + (s.vault_down != NONE and not vault_lies_open(s))


def _bill(s: OceansState, guard: int) -> dict[str, object]:
    """A Defense with its alternatives as the Globals have made them."""
    needs = [amounts(need) for need in s.needs[s.defense(guard)]]
    return {"card": s.deck.guards[guard], "needs": needs}


def _plan(s: OceansState) -> dict[str, object]:
    return {
        "expends": shares_used(s, s.plan_uses),
        "pays": ways_paid(s, s.plan_pays),
        "pool": amounts(pool_of(s, s.plan_uses)),
        "short": shortage(s, s.plan_uses, s.plan_pays),
        "holds": s.plan_holds,
        "has_kept": s.has_kept,
    }


def _attempt(s: OceansState) -> dict[str, object]:
    return {
        "aim": _name(s.deck.guards, s.aim),
        "faces": [_name(s.deck.items, item) for item in s.faces],
        "coin": s.coin,
        "may_discard": [
            s.deck.items[item]
            for item in range(len(s.where))
            if s.where[item] in (HAND, ACTIVE) and s.can_discard(item)
        ],
    }


def winners(s: OceansState) -> list[Seat]:
    side = winning_side(s)
    return [] if side == NONE else s.team(side)


def may_speak(s: OceansState, seat: Seat) -> int:
    """Table talk is free in every phase; spectators have their own room."""
    return 0 if seat == TABLE else EVERYONE


def channels(s: OceansState, seat: Seat) -> dict[str, int]:
    """Besides the table, each team has a room of its own. [OH-140]"""
    if seat == TABLE:
        return {}
    return {"table": EVERYONE, "team": s.masks[s.side(seat)]}
