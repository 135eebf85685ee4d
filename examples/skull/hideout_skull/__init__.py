"""Skull: lay flowers or your skull, bid how many flowers you will find, and turn them up.

A game outside of Hideout, built step by step in docs/add-a-game.md. Clause ids like [SK-4] are
those of rules.md beside this file.
"""

from collections.abc import Mapping
from typing import Annotated, Final, TypedDict

from hideout.engine.core import TABLE, Event, Game, Seat
from hideout.engine.kinds import COUNT, SEAT, Named, event_kinds
from hideout.engine.rng import Rng
from hideout.engine.shapes import Id
from hideout.engine.views import (
    BySeat,
    Count,
    PhaseName,
    SeatNumber,
    SeatOrNone,
    Seats,
    shape_of,
)
from hideout_skull import check as checks
from hideout_skull.rules import FIRST_DISC, PHASES, REASONS, V, set_up
from hideout_skull.state import DISCS, FIELDS, FLOWER, POINTS_TO_WIN, SKULL, SkullState

EVENTS: Final = event_kinds(
    {"who": SEAT, "disc": Named("disc", "disc"), "count": COUNT},
    [
        ("laid", "who", "SK-2 SK-3", "A disc is laid face down."),
        ("laid-disc", "who disc", "SK-2 SK-3", "Which one, for its owner."),
        ("bid", "who count", "SK-4", "So many flowers are promised."),
        ("passed", "who", "SK-4", "Somebody does not bid more."),
        ("turned-up", "who disc", "SK-5", "A disc of this player's pile is turned up."),
        ("lost", "who", "SK-6", "A skull: the challenger loses a disc."),
        ("lost-disc", "who disc", "SK-6", "Which one, for its owner."),
        ("scored", "who count", "SK-7", "A try succeeds: so many points by now."),
    ],
)
Disc = Annotated[str, Id("disc")]


class View(TypedDict):
    """What is shown of a table of Skull."""

    seat: Annotated[SeatOrNone, "who looks"]
    phase: Annotated[PhaseName, "where the round stands"]
    turn: Annotated[SeatNumber, "whose turn it is"]
    bid: Annotated[Count, "the highest bid, 0 if there is none"]
    bidder: Annotated[SeatOrNone, "who made it"]
    passed: Annotated[Seats, "who has passed"]
    points: Annotated[BySeat[Count], "tries that succeeded"]
    in_hand: Annotated[BySeat[Count], "how many discs each has in hand"]
    laid: Annotated[BySeat[Count], "how many lie face down before each"]
    open: Annotated[BySeat[list[Disc]], "what was turned up"]
    hand: Annotated[list[Disc], "your own discs in hand"]
    pile: Annotated[list[Disc], "your own discs on the table, the top one last"]


class Skull(Game[SkullState]):
    name = "skull"
    title = "Skull"
    prefix = "SK"
    seats = range(3, 7)  # [SK-1]
    end = "SK-9"
    mood = "Lay a flower or your skull. Then dare to turn them up."
    genre = "bluff and nerve"
    minutes = 20
    page_files = ("board.js", "cover.svg", "ink.css")
    vocabulary = V
    names = {"disc": DISCS}
    deck = {
        "discs": [
            {"id": "flower", "title": "Flower", "colour": "#a8326d", "glyph": "✿"},
            {"id": "skull", "title": "Skull", "colour": "#3b2c2c", "glyph": "☠"},
        ]
    }
    phases = PHASES
    event_kinds = EVENTS
    reasons = REASONS.by_kind
    tables_words = {"time-up": "SK-8"}
    fields = FIELDS
    view_shape = shape_of(View)

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> SkullState:
        self.check_seats(seats)
        s = SkullState(self, seats, Rng(seed), FIRST_DISC)
        set_up(s)
        return s

    def view(self, s: SkullState, seat: Seat) -> View:
        return {
            "seat": seat,
            "phase": s.phase.name,
            "turn": s.turn,
            "bid": s.bid,
            "bidder": s.bidder,
            "passed": [other for other in range(s.seats) if s.passed >> other & 1],
            "points": s.points[:],
            "in_hand": [len(discs) for discs in s.hand],
            "laid": [len(discs) for discs in s.pile],
            "open": [[DISCS[disc] for disc in discs] for discs in s.open],
            "hand": [DISCS[disc] for disc in s.hand[seat]] if seat != TABLE else [],
            "pile": [DISCS[disc] for disc in s.pile[seat]] if seat != TABLE else [],
        }

    def resample(self, s: SkullState, seat: Seat, rng: Rng) -> SkullState:
        """Of the others one knows how many discs they have, which are open, and no more."""
        t = s.clone()
        t.rng = Rng(rng.below(1 << 62))
        for other in range(s.seats):
            if other != seat:
                redraw(t, other, rng)
        return t

    def holds(self, s: SkullState, event: Event) -> bool:
        if event.kind == "turned-up" and s.open[event.seat]:
            return event.a in s.open[event.seat]
        return True

    def winners(self, s: SkullState) -> list[Seat]:
        best = [seat for seat in range(s.seats) if s.points[seat] == POINTS_TO_WIN]
        return best or s.players()

    def check(self, s: SkullState) -> str:
        return checks.check(s)


def redraw(t: SkullState, seat: Seat, rng: Rng) -> None:
    """Other discs for a seat: any that it may still have, wherever they do not lie open."""
    unseen = len(t.hand[seat]) + len(t.pile[seat])
    left = [FLOWER, FLOWER, FLOWER, SKULL]
    for disc in t.open[seat]:
        left.remove(disc)
    rng.shuffle(left)
    t.pile[seat] = left[: len(t.pile[seat])]
    t.hand[seat] = sorted(left[len(t.pile[seat]) : unseen])


GAME: Final = Skull()
