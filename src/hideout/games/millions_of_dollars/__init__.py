"""Millions of Dollars: send a robber, talk the twins out of it, split the Loot. 3 to 8 players.

Read `cards`, `options`, `actions`, `state`, then `rounds` (set-up, antes, the end), `planning`,
`negotiation`, `heist` and `sharing`: that is the rule book's order. `view` says who knows what,
`events` declares what is told, `messages` what is said to people (words/en.ftl puts that into
words), `refusals` says why not, `fields` declares the fields of the state and `check` says what
is impossible.
Clause ids like [MD-94] are those of docs/rules/millions-of-dollars.md.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hideout.engine.attendance import Attendance
from hideout.engine.core import OVER, Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, Notation
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars import (
    absence,
    check,
    messages,
    refusals,
    warnings,
)
from hideout.games.millions_of_dollars import view as views
from hideout.games.millions_of_dollars.actions import NAMES, V
from hideout.games.millions_of_dollars.cards import PIECES, ROUNDS, Deck, printed_deck, read_deck
from hideout.games.millions_of_dollars.events import EVENTS
from hideout.games.millions_of_dollars.fields import FIELDS
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.negotiation import NEGOTIATE
from hideout.games.millions_of_dollars.observe import MillionsObserver
from hideout.games.millions_of_dollars.options import OPTIONS, make_options
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES
from hideout.games.millions_of_dollars.rounds import reached_target, set_up, winners
from hideout.games.millions_of_dollars.shown import CHANNELS, LUCK, VIEW, Own, Public, View
from hideout.games.millions_of_dollars.state import MillionsState

MOST_ACTS: Final = 60  # of one seat in one negotiation, by chance; the mean is six
SEATS: Final = range(3, 9)
HEIST_SCENE: Final = 13_000  # milliseconds: the calls one after another, then the split


class MillionsOfDollars(Game[MillionsState]):
    name = "millions-of-dollars"
    title = "Millions of Dollars"
    prefix = "MD"
    version = 2
    seats = SEATS
    end = refusals.END
    mood = "Bluff your role. Pay your rivals to go home."
    genre = "bluff and bribe"
    minutes = 25
    absence_millis: Sequence[int] = (absence.ABSENT_MILLIS,)

    def __init__(self, cards: Deck, is_printed_deck: bool, version: int = 2) -> None:
        self.version = version  # 1: see `MillionsState.by_first_rules`
        self.cards = cards
        self.is_printed_deck = is_printed_deck
        self.deck = cards.tables()
        self.pieces = PIECES
        self.vocabulary = V
        self.notation = Notation(V, {**NAMES, "loot": cards.ids})
        self.options = OPTIONS
        self.fields = FIELDS
        self.phases = {phase.name: phase for phase in (CHOOSE_ROLES, NEGOTIATE, NAME_ROLE, OVER)}
        self.reasons = refusals.REASONS.by_kind
        self.tables_words = refusals.TABLES_WORDS
        self.event_kinds = EVENTS
        self.view_shape = VIEW
        self.channel_names = CHANNELS
        self.parts = views.PARTS
        self.luck = LUCK
        self.claim_verbs = ("claim", "ask")
        self.grave = warnings.GRAVE

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> MillionsState:
        self.check_seats(seats)  # [MD-1]
        s = MillionsState(self, seats, Rng(seed), CHOOSE_ROLES, self.cards, make_options(options))
        set_up(s)
        return s

    def with_deck(self, deck: Mapping[str, object]) -> "MillionsOfDollars":
        return MillionsOfDollars(read_deck(deck), False, self.version)

    def at(self, version: int) -> Game[MillionsState]:
        if version == 1:
            return MillionsOfDollars(self.cards, self.is_printed_deck, version)
        return super().at(version)

    def view(self, s: MillionsState, seat: Seat) -> View:
        return views.view(s, seat)

    def public(self, s: MillionsState) -> Public:
        return views.public(s)

    def own(self, s: MillionsState, seat: Seat) -> Own:
        return views.own(s, seat)

    def observer(self, seats: int) -> MillionsObserver:
        self.check_seats(seats)
        return MillionsObserver(self.notation, seats, self.cards)

    def resample(self, s: MillionsState, seat: Seat, rng: Rng) -> MillionsState:
        return views.resample(s, seat, rng)

    def holds(self, s: MillionsState, event: Event) -> bool:
        return views.holds(s, event)

    def may_speak(self, s: MillionsState, seat: Seat) -> int:
        return views.may_speak(s, seat)

    def channels(self, s: MillionsState, seat: Seat) -> dict[str, int]:
        return views.channels(s, seat)

    def due(self, s: MillionsState, who: Attendance) -> Action | None:
        return absence.due(s, who)

    def scene_millis(self, s: MillionsState, events: Sequence[Event]) -> int:
        return HEIST_SCENE if any(event.kind == "loot" for event in events) else 0

    def winners(self, s: MillionsState) -> list[Seat]:
        return winners(s)

    def scores(self, s: MillionsState) -> list[float]:
        return [float(points) for points in s.cash]

    def result(self, s: MillionsState) -> dict[str, object]:
        over = s.phase is OVER
        ending = "target" if reached_target(s) else "rounds"
        return {
            "ending": ending if over else None,
            "winners": winners(s) if over else [],
            "cash": s.cash[:],
            "rounds": s.round + 1,
        }

    def longest(self, seats: int) -> int:
        return ROUNDS * seats * (1 + MOST_ACTS)

    def check(self, s: MillionsState) -> str:
        return check.check(s)

    def happened(self, event: Event, seats: int) -> Message:
        return messages.happened(self.cards, event, seats, super().happened(event, seats))

    def asked(self, s: MillionsState, seat: Seat) -> list[Message]:
        return [messages.asked(s, seat)]

    def warning(self, s: MillionsState, seat: Seat, action: Action) -> Message | None:
        return warnings.warning(action)

    def wanted(self, action: Action) -> Message:
        return messages.wanted(action, super().wanted(action))


GAME: Final = MillionsOfDollars(printed_deck(), True)
