"""What each seat knows and who may speak. A team is one knower. [OH-140]"""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Seat
from hideout.engine.parts import Part, each_step
from hideout.games.oceans_heist.cards import SIDES
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, WING
from hideout.games.oceans_heist.placing import laid_count
from hideout.games.oceans_heist.plan import pool_of, shares_used, shortage, ways_paid
from hideout.games.oceans_heist.rounds import vault_lies_open
from hideout.games.oceans_heist.selection import CHOOSE_SITUATION, CHOOSE_TARGET, PREPARE
from hideout.games.oceans_heist.shown import (
    Attempt,
    Bill,
    Led,
    OnTable,
    Own,
    Plan,
    Public,
    View,
)
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
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import winning_side
from hideout.games.oceans_heist.vectors import amounts

LOT: Final = 16  # bits of a number of attempts


def view(s: OceansState, seat: Seat) -> View:
    """One dictionary for everybody; what a seat does not know is None in it."""
    return {**table(s), **led(s), **own(s, seat)}


def public(s: OceansState) -> Public:
    return {**table(s), **led(s)}


def led(s: OceansState) -> Led:
    return {
        "captains": {"crew": s.captain[CREW], "staff": s.captain[STAFF]},
        "confirmed": {"crew": s.confirmed[CREW], "staff": s.confirmed[STAFF]},
    }


def table(s: OceansState) -> OnTable:
    deck = s.deck
    is_shop = s.phase is PREPARE
    return {
        "phase": s.phase.name,
        "teams": {"crew": s.team(CREW), "staff": s.team(STAFF)},
        "clock": s.window // 1000,  # the seconds of this phase
        "round": s.round,
        "scene": s.scene_name() if s.round else None,
        "alarms": s.alarms,
        "alarm_limit": s.options.alarm_limit,
        "target": _name(deck.targets, s.target),
        "has_target": s.has_target,
        "situation": _name(deck.situations, s.situation),
        "budget": s.options.budget,
        "prices": _prices(s) if is_shop else None,
        "stock": dict(zip(deck.gear, deck.copies, strict=True)) if is_shop else None,
        "traits": dict(zip(deck.gear, deck.trait, strict=True)) if is_shop else None,
        # Cards everybody has seen that went back to the hand; whether they lie down is secret.
        "hand_known": [
            {"card": deck.items[item], "uses": s.uses[item]}
            for item in range(len(s.where))
            if s.seen[item] and s.where[item] in (HAND, PREP_DOWN, CRUNCH_DOWN)
        ],
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
        "drawn": [_bill(s, guard) for guard in s.drawn],
        "quota": s.quota,
        "vault_drawn": [_bill(s, guard) for guard in s.vault_drawn],
        "peeks": len(s.peeked),
        "defenses": [
            {**_bill(s, s.standing[i]), "disabled": s.disabled[i]} for i in range(len(s.standing))
        ],
        "casino_deck": len(s.casino_deck),
        "casino_discard": _names(deck.guards, s.casino_discard),
        "vault_deck": len(s.vault_deck),
        "vault_discard": _names(deck.guards, s.vault_discard),
        "attempts": s.attempts,
        "coins": s.coins,
        "left_standing": s.left_standing[:],
        "ending": None if s.ending == NONE else ENDINGS[s.ending],
        "winners": winners(s),
    }


def table_stamp(s: OceansState) -> int:
    return s.opened << LOT | s.attempts


PARTS: Final = (Part[OceansState](table, table_stamp), Part[OceansState](led, each_step))


def own(s: OceansState, seat: Seat) -> Own:
    """What is a team's until it is shown; after the end everything is open. [OH-139]"""
    deck = s.deck
    side = NONE if seat == TABLE else s.side(seat)
    is_over = s.phase is OVER
    is_crew, is_staff = side == CREW or is_over, side == STAFF or is_over
    is_crunch = s.phase is CRUNCH
    sees_up = is_staff or is_crunch  # besides counts and peeks, all the Crew learns [OH-63]
    sees_down = is_staff or (is_crunch and vault_lies_open(s))  # [OH-121 OH-122]
    # A game given up on the way keeps its drafts, and all is open by then. [OH-139]
    sees_target = is_over or (side == STAFF and s.phase is CHOOSE_TARGET)
    sees_situation = is_over or (side == CREW and s.phase is CHOOSE_SITUATION)
    is_counted = is_crew or (s.options.live_counts and s.round > 0)
    down = s.count_at(PREP_DOWN) + s.count_at(CRUNCH_DOWN)
    return {
        "seat": seat,
        "side": None if side == NONE else SIDES[side],
        "target_draft": _name(deck.targets, s.target_draft) if sees_target else None,
        "situation_draft": _name(deck.situations, s.situation_draft) if sees_situation else None,
        "globals": _globals(s) if is_staff or s.round else None,  # [OH-33]
        "money_left": s.money_left() if is_crew else None,
        "hand": _names(deck.items, s.items_at(HAND)) if is_crew else None,
        "hand_count": s.count_at(HAND) if is_counted else s.hand_shown,
        "placed_in_prep": _names(deck.items, s.items_at(PREP_DOWN)) if is_crew else None,
        "placed_in_crunch": _names(deck.items, s.items_at(CRUNCH_DOWN)) if is_crew else None,
        "crew_down": down if is_counted else s.crew_down,
        "laid": _names(deck.guards, s.laid_guards()) if is_staff else None,
        "staff_down": _staff_down(s) if is_staff or s.options.live_counts else s.staff_down,
        "vault_up": _name(deck.guards, s.vault_up) if sees_up else None,
        "vault_down": _name(deck.guards, s.vault_down) if sees_down else None,
        "peeked": _names(deck.guards, s.peeked) if is_crew else None,
        "plan": _plan(s) if side == CREW and s.phase is ASSIGN else None,
        "attempt": _attempt(s) if side == CREW and s.phase is WING else None,
    }


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _names(names: list[str], indices: list[int]) -> list[str]:
    return [names[index] for index in indices]


def _globals(s: OceansState) -> list[str]:
    return [s.deck.globals[i] for i in range(len(s.globals)) if s.globals[i]]


def _prices(s: OceansState) -> dict[str, int]:
    """The shop's prices under this Situation, by title. [OH-25]"""
    return {s.deck.gear[s.deck.item_gear[item]]: price for item, price in enumerate(s.prices)}


def _staff_down(s: OceansState) -> int:
    if s.phase is not PREP:
        return s.staff_down
    return laid_count(s) + (s.vault_down != NONE and not vault_lies_open(s))


def _bill(s: OceansState, guard: int) -> Bill:
    """A Defense with its alternatives as the Globals have made them."""
    needs = [amounts(need) for need in s.needs[s.defense(guard)]]
    return {"card": s.deck.guards[guard], "needs": needs}


def _plan(s: OceansState) -> Plan:
    return {
        "expends": shares_used(s, s.plan_uses),
        "pays": ways_paid(s, s.plan_pays),
        "pool": amounts(pool_of(s, s.plan_uses)),
        "short": shortage(s, s.plan_uses, s.plan_pays),
        "holds": s.plan_holds,
        "has_kept": s.has_kept,
    }


def _attempt(s: OceansState) -> Attempt:
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
