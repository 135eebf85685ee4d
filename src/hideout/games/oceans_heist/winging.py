"""One attempt to wing it: what may be tried, what is staked, the roll. Knows no phases."""

from hideout.engine.core import Seat
from hideout.games.oceans_heist.deck import UNIQUE
from hideout.games.oceans_heist.plan import clear_plan
from hideout.games.oceans_heist.state import (
    ACTIVE,
    DIE,
    GONE,
    HAND,
    NOBODY,
    NONE,
    OceansState,
)


def targets_to_wing(s: OceansState) -> list[int]:
    """Defenses that still stand and may be winged. [OH-85 OH-92]"""
    return [
        s.standing[i]
        for i in range(len(s.standing))
        if not s.disabled[i] and not s.deck.no_wing[s.defense(s.standing[i])]
    ]


def cards_to_discard(s: OceansState) -> list[int]:
    """Hand cards, and active ones of which no use was expended. [OH-86]"""
    cards = [s.active[i] for i in range(len(s.active)) if s.expended[i] == 0]
    return s.items_at(HAND) + cards


def stake(s: OceansState, item: int, face: int) -> None:
    """A card names a number; one that names too many lets its lowest other go. [OH-88]"""
    s.faces[face] = item
    numbers = s.deck.wing_numbers[s.deck.item_gear[item]]
    for other in range(DIE):
        if s.faces.count(item) > numbers and other != face and s.faces[other] == item:
            s.faces[other] = NONE


def can_attempt(s: OceansState) -> bool:
    return not why_no_attempt(s)


def why_no_attempt(s: OceansState) -> str:
    """The clause that stands against the attempt as drafted, or ''."""
    if s.aim == NONE:
        return "OH-85"
    named = DIE - s.faces.count(NONE)
    if named == 0:
        return "OH-86"
    for item in s.faces:
        if item != NONE:
            numbers = s.deck.wing_numbers[s.deck.item_gear[item]]
            if s.faces.count(item) != numbers:
                return "OH-93"
    return "OH-94" if named > most_numbers(s) else ""


def most_numbers(s: OceansState) -> int:
    """How many numbers an attempt on the Defense aimed at may name. [OH-93 OH-94]"""
    most = DIE
    if s.deck.sort[s.defense(s.aim)] != UNIQUE:
        for i in range(len(s.globals)):
            if s.globals[i] and s.deck.wing_max[i]:
                most = min(most, s.deck.wing_max[i])
    return most


def wing_it(s: OceansState, seat: Seat) -> None:
    """Discard, then roll. [OH-86 .. OH-91 OH-95]"""
    s.attempts += 1
    s.tell("attempt", seat, s.aim)
    for face in range(DIE):
        if s.faces[face] != NONE:
            s.tell("names", NOBODY, s.faces[face], face + 1)
    for item in s.faces:
        if item != NONE and s.where[item] != GONE:
            discard(s, item)
    die = s.rng.die()  # one roll, even if no number can fail [OH-87 OH-91]
    s.tell("rolls", seat, die)
    if s.faces[die - 1] == NONE and s.coin:
        s.coins -= 1
        die = s.rng.die()
        s.tell("rolls-again", seat, die)
    if s.faces[die - 1] != NONE:
        s.disabled[s.standing.index(s.aim)] = True
        s.tell("winged", NOBODY, s.aim)
    else:
        s.tell("wing-fails", NOBODY, s.aim)
    s.hand_shown = s.count_at(HAND)
    clear_plan(s)  # its lists are as long as what is active


def discard(s: OceansState, item: int) -> None:
    """Gone whatever the die shows, with all its uses. [OH-89 OH-117]"""
    if s.where[item] == ACTIVE:
        place = s.active.index(item)
        del s.active[place]
        del s.expended[place]
        del s.early[place]
    s.where[item] = GONE  # and nothing brings it back [OH-31]
    s.seen[item] = True
