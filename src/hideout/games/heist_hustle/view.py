"""What each seat knows, who may speak, and worlds that look the same from a seat."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Seat
from hideout.engine.parts import Part, Rows, each_step
from hideout.engine.rng import Rng
from hideout.games.heist_hustle.cards import CARDS
from hideout.games.heist_hustle.rules import BAIL_OUT, START, WILD_CARD
from hideout.games.heist_hustle.scoring import winners
from hideout.games.heist_hustle.shown import (
    Arms,
    Course,
    Moment,
    Own,
    Public,
    Rolls,
    View,
    Weapon,
)
from hideout.games.heist_hustle.state import (
    BAILS,
    GOES,
    LEFT_UNUSED,
    NO_ANSWER,
    NOT_NAMED,
    HustleState,
)

ANSWERS: Final = ("", "go", "bail")


def view(s: HustleState, seat: Seat) -> View:
    """Everything but the order of the coming locations and open `bail` answers is public."""
    return {**moment(s), **rolls(s), **course(s), **arms(s), **own(s, seat)}


def public(s: HustleState) -> Public:
    return {**moment(s), **rolls(s), **course(s), **arms(s)}


def moment(s: HustleState) -> Moment:
    return {
        "phase": s.phase.name,
        "turn": s.turn,
        "named": name_of_wild(s),
        "die": s.die,
        "tried_again": s.tried_again,
        "lines": s.lines,
    }


def rolls(s: HustleState) -> Rolls:
    return {
        "start_rolls": s.start_rolls[:],
        "wild_rolls": s.wild_rolls[:],
        "wild_holder": s.wild_holder,
    }


def rolls_stamp(s: HustleState) -> int:
    phase = s.phase
    return s.step * 2 + 1 if phase is START or phase is WILD_CARD else s.round * 2


def course(s: HustleState) -> Course:
    deck = s.deck
    has_location = s.has_location()
    has_hot = has_location and s.options.hot_weapons
    return {
        "round": s.round + 1,
        "rounds": s.rounds,
        "location": deck.locations[s.location()] if has_location else None,
        "points": deck.points[s.location()] if has_location else None,
        "hot": [deck.weapons[w] for w in deck.hot[s.location()]] if has_hot else [],
        "done": [deck.locations[place] for place in s.locations[: s.round]],  # [HH-72]
        # By elimination, so in the order of the table and not of the deck.
        "coming": [deck.locations[place] for place in sorted(s.unseen_locations())],
        "mastermind": s.mastermind,
        "sheets": [[s.line(line, other) for line in range(s.round)] for other in range(s.seats)],
        "totals": s.total[:],
        "led": [s.rounds_led(other) for other in range(s.seats)],
        "winners": winners(s) if s.phase is OVER else [],
    }


def course_stamp(s: HustleState) -> int:
    return (s.round * 2 + s.tried_again) * 2 + s.has_location()


def arms(s: HustleState) -> Arms:
    return {"weapons": [weapon(s, w) for w in range(CARDS)]}


def weapon(s: HustleState, w: int) -> Weapon:
    return {"weapon": s.deck.weapons[w], "owner": s.owner[w], "played": s.is_played(w)}


def weapon_stamps(s: HustleState) -> list[int]:
    return [(s.owner[w] + 1) << 1 | (s.played >> w & 1) for w in range(CARDS)]


PARTS: Final = (
    Part[HustleState](moment, each_step),
    Part[HustleState](rolls, rolls_stamp),
    Part[HustleState](course, course_stamp),
)
ROWS: Final = (Rows[HustleState]("weapons", weapon, weapon_stamps),)


def own(s: HustleState, seat: Seat) -> Own:
    """What differs from viewer to viewer, while answers are closed. [HH-79]"""
    return {"seat": seat, "answers": answers_seen(s, seat)}


def own_stamp(s: HustleState) -> int:
    return s.step if s.options.bail else 0


def name_of_wild(s: HustleState) -> str | None:
    if s.named == NOT_NAMED:
        return None
    return "unused" if s.named == LEFT_UNUSED else s.deck.weapons[s.named]


def answers_seen(s: HustleState, viewer: Seat) -> list[str | None]:
    if not s.options.bail:
        return [None] * s.seats
    return [answer_seen(s, other, viewer) for other in range(s.seats)]


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
    unseen = s.unseen_locations()  # [HH-80]
    rng.shuffle(unseen)
    t.locations = s.locations[: CARDS - len(unseen)] + unseen
    if s.phase is BAIL_OUT:
        t.answers = [
            rng.pick([GOES, BAILS]) if other != seat and answer != NO_ANSWER else answer
            for other, answer in enumerate(s.answers)
        ]
    return t


def holds(s: HustleState, event: Event) -> bool:
    """Only a location and an answer are ever closed; all else lies open anyway."""
    if event.kind == "location":
        return s.location() == event.a
    if event.kind in ("goes", "bails"):
        return s.answers[event.seat] == (GOES if event.kind == "goes" else BAILS)
    return True
