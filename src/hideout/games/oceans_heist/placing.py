"""Cards laid face down in Prep and Crunch Time, before anybody turns them up. Knows no phases."""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import LAY, LAY_OPEN, PLACE
from hideout.games.oceans_heist.rounds import peeks
from hideout.games.oceans_heist.state import CREW, HAND, NOBODY, NONE, STAFF, OceansState

VAULT_PLACED: Final = 2  # one face up, one face down [OH-120]


def laid_count(s: OceansState) -> int:
    count = 0
    for laid in s.laid:
        if laid:
            count += 1
    return count


def vault_laid(s: OceansState) -> int:
    return (s.vault_up != NONE) + (s.vault_down != NONE)


def vault_quota(s: OceansState) -> int:
    return min(VAULT_PLACED, len(s.vault_drawn))


def move_equipment(s: OceansState, seat: Seat, action: Action, place: int) -> None:
    """Place a hand card face down, or take one back."""
    item = action.a
    if action is PLACE[item]:
        if s.where[item] == HAND:
            s.where[item] = place
            s.moved.append(item)
            s.tell("places", seat, item, to=s.masks[CREW])
    elif s.where[item] == place:
        s.where[item] = HAND
        s.moved.append(item)
        s.tell("unplaces", seat, item, to=s.masks[CREW])


def move_vault(s: OceansState, seat: Seat, action: Action) -> bool:
    """One Vault Defense lies face up, another face down. Whether that is new. [OH-120]"""
    guard = action.a
    up = guard if action is LAY_OPEN[guard] else NONE
    down = guard if action is LAY[guard] else NONE
    if (up == guard and s.vault_up == guard) or (down == guard and s.vault_down == guard):
        return False
    if up == down and guard not in (s.vault_up, s.vault_down):
        return False
    if s.vault_up == guard:
        s.vault_up = NONE
    if s.vault_down == guard:
        s.vault_down = NONE
    if up == guard:
        s.vault_up = guard
        s.tell("lays-open", seat, guard, to=s.masks[STAFF])
    elif down == guard:
        s.vault_down = guard
        s.tell("lays", seat, guard, to=s.masks[STAFF])
    else:
        s.tell("lifts", seat, guard, to=s.masks[STAFF])
    return True


def fill_up(s: OceansState) -> None:
    """Option staff_autofill: what is missing is drawn at random."""
    while laid_count(s) < s.quota:
        s.laid[s.rng.pick([i for i in range(len(s.drawn)) if not s.laid[i]])] = True
    while vault_laid(s) < vault_quota(s):
        rest = [guard for guard in s.vault_drawn if guard not in (s.vault_up, s.vault_down)]
        guard = s.rng.pick(rest)
        if s.vault_up == NONE:
            s.vault_up = guard
        else:
            s.vault_down = guard


def peek(s: OceansState) -> None:
    """The Crew is shown a Defense or more; the Staff learns that, not which. [OH-64]"""
    hidden = s.laid_guards()
    for _ in range(min(peeks(s), len(hidden))):
        guard = s.rng.pick(hidden)
        hidden.remove(guard)
        s.peeked.append(guard)
        s.tell("peek", NOBODY)
        s.tell("peeked", NOBODY, guard, to=s.masks[CREW])
