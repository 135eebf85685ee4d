"""What each seat knows, who may speak, and worlds that look the same from a seat."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Seat
from hideout.engine.rng import Rng
from hideout.games.heist_hustle.cards import CARDS
from hideout.games.heist_hustle.rules import BAIL_OUT, winners
from hideout.games.heist_hustle.state import (
    BAILS,
    GOES,
    LEFT_UNUSED,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    HustleState,
)

ANSWERS: Final = ("", "go", "bail")


def view(s: HustleState, seat: Seat) -> dict[str, object]:
    """Everything but the order of the coming locations and open `bail` answers is public."""
    deck = s.deck
    has_location = s.mastermind != NOBODY and s.round < s.rounds
    return {
        "phase": s.phase.name,
        "seat": seat,
        "round": s.round + 1,
        "rounds": s.rounds,
        "location": deck.locations[s.location()] if has_location else None,
        "points": deck.points[s.location()] if has_location else None,
        "hot": [deck.weapons[w] for w in deck.hot[s.location()]] if has_location else [],
        "done": [deck.locations[place] for place in s.locations[: s.round]],  # [HH-72]
        "coming": coming(s, has_location),
        "mastermind": s.mastermind,
        "turn": s.turn,
        "start_rolls": s.start_rolls[:],
        "wild_rolls": s.wild_rolls[:],
        "wild_holder": s.wild_holder,
        "named": name_of_wild(s),
        "weapons": [
            {"weapon": deck.weapons[w], "owner": s.owner[w], "played": s.is_played(w)}
            for w in range(CARDS)
        ],
        "answers": [answer_seen(s, other, seat) for other in range(s.seats)],
        "die": s.die,
        "tried_again": s.tried_again,
        "sheets": [[s.line(line, other) for line in lines(s)] for other in range(s.seats)],
        "totals": s.total[:],
        "led": s.led[:],
        "winners": winners(s) if s.phase is OVER else [],
    }


def coming(s: HustleState, has_location: bool) -> list[str]:
    """Which locations still lie face down: known by elimination, so sorted as in the table."""
    first = s.round + 1 if has_location else s.round
    return [s.deck.locations[place] for place in sorted(s.locations[first:])]


def lines(s: HustleState) -> range:
    return range(s.round)


def name_of_wild(s: HustleState) -> str | None:
    if s.named == NOT_NAMED:
        return None
    return "unused" if s.named == LEFT_UNUSED else s.deck.weapons[s.named]


def answer_seen(s: HustleState, other: Seat, viewer: Seat) -> str | None:
    """An answer under `bail`: None for none yet, '' for one that is still closed. [HH-77 HH-79]"""
    if s.answers[other] == NO_ANSWER:
        return None
    if s.phase is BAIL_OUT and other != viewer:
        return ""
    return ANSWERS[s.answers[other]]


def may_speak(s: HustleState, seat: Seat) -> int:
    """Everybody at the table may always talk; spectators listen."""
    return 0 if seat == TABLE else EVERYONE


def resample(s: HustleState, seat: Seat, rng: Rng) -> HustleState:
    """The same table to `seat`: other locations to come, other closed answers, other dice."""
    t = s.clone()
    t.rng = Rng(rng.below(1 << 62))
    first = s.round if s.mastermind == NOBODY else s.round + 1  # [HH-80]
    unseen = t.locations[first:]
    rng.shuffle(unseen)
    t.locations[first:] = unseen
    if s.phase is BAIL_OUT:
        for other in range(s.seats):
            if other != seat and s.answers[other] != NO_ANSWER:
                t.answers[other] = rng.pick([GOES, BAILS])
    return t
