"""Ocean's Heist: two teams, a kit bought in secret, five rounds of Defenses. 2 to 10 players.

Read `cards` and `deck`, `options`, `actions`, `state`; then `teams` (how a team decides),
`selection` (Target, Situation, Preparation) and `heist` (the phases of a round), with `placing`,
`plan`, `winging` and `rounds` for what happens by itself. `solver` finds the best assignment, `kit`
a sensible basket. `view`, `worlds` and `knowledge` say who knows what, `events` declares what is
told, `messages` and `effects` say it as data for `words/en.ftl`, `refusals` and `why_not` every no,
`fields` what a table has, `check` and `check_heist` what cannot be.
Clause ids like [OH-57] are those of docs/rules/oceans-heist.md.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.engine.attendance import Attendance
from hideout.engine.core import OVER, TABLE, Event, Game, Phase, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, Notation
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import (
    absence,
    check,
    knowledge,
    messages,
    refusals,
    warnings,
    worlds,
)
from hideout.games.oceans_heist import view as views
from hideout.games.oceans_heist.actions import FACES, SHARES, WAYS, V
from hideout.games.oceans_heist.cards import SIDES
from hideout.games.oceans_heist.deck import Deck, read_deck
from hideout.games.oceans_heist.effects import card_effects
from hideout.games.oceans_heist.events import EVENTS
from hideout.games.oceans_heist.fields import FIELDS
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, REVEAL, WING
from hideout.games.oceans_heist.observe import OceansObserver
from hideout.games.oceans_heist.options import OPTIONS, make_options
from hideout.games.oceans_heist.selection import (
    CHOOSE_SITUATION,
    CHOOSE_TARGET,
    PREPARE,
    set_up,
)
from hideout.games.oceans_heist.shown import CHANNELS, LUCK, VIEW, Own, Public, View
from hideout.games.oceans_heist.state import (
    CREW,
    ENDINGS,
    IN_PLAY,
    NONE,
    STAFF,
    STALEMATE,
    OceansState,
    is_staff_larger,
)
from hideout.games.oceans_heist.tables import deck_tables, printed_deck
from hideout.games.oceans_heist.teams import winning_side

PHASES: Final[tuple[Phase[Any], ...]] = (
    CHOOSE_TARGET,
    CHOOSE_SITUATION,
    PREPARE,
    REVEAL,
    PREP,
    CRUNCH,
    ASSIGN,
    WING,
    OVER,
)

SEATS: Final = range(2, 11)
ROUND_SCENE: Final = 14_000  # milliseconds: bills, what paid them, what rings


class OceansHeist(Game[OceansState]):
    name = "oceans-heist"
    title = "Ocean's Heist"
    prefix = "OH"
    seats = SEATS
    end = refusals.END
    mood = "Crew against casino, two teams, one running clock."
    genre = "two teams"
    minutes = 35
    absence_millis: Sequence[int] = (absence.CAPTAIN_MILLIS,)

    def __init__(self, cards: Deck, is_printed_deck: bool) -> None:
        self.cards = cards
        self.is_printed_deck = is_printed_deck
        self.deck = deck_tables(cards)
        self.vocabulary = V
        self.tables_words = refusals.TABLES_WORDS
        self.reasons = refusals.REASONS.by_kind
        self.notation = Notation(
            V,
            {
                "target": cards.targets,
                "situation": cards.situations,
                "global": cards.globals,
                "item": cards.items,
                "guard": cards.guards,
                "share": SHARES,
                "way": WAYS,
                "face": FACES,
                "gear": cards.gear,
                "side": SIDES,
            },
        )
        self.options = OPTIONS
        self.fields = FIELDS
        self.phases = {phase.name: phase for phase in PHASES}
        self.event_kinds = EVENTS
        self.view_shape = VIEW
        self.channel_names = CHANNELS
        self.parts = views.PARTS
        self.luck = LUCK
        self.grave = warnings.GRAVE
        self.card_effects = card_effects(cards)

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> OceansState:
        self.check_seats(seats)  # [OH-2 OH-5]
        chosen = make_options(options)
        s = OceansState(self, seats, Rng(seed), CHOOSE_TARGET, self.cards, chosen)
        set_up(s)
        return s

    def with_deck(self, deck: Mapping[str, object]) -> "OceansHeist":
        return OceansHeist(read_deck(deck), False)

    def view(self, s: OceansState, seat: Seat) -> View:
        return views.view(s, seat)

    def public(self, s: OceansState) -> Public:
        return views.public(s)

    def own(self, s: OceansState, seat: Seat) -> Own:
        return views.own(s, seat)

    def effects(self, options: Mapping[str, object]) -> dict[str, list[Message]]:
        return self.card_effects

    def observer(self, seats: int) -> OceansObserver:
        self.check_seats(seats)
        return OceansObserver(self.notation, seats, self.cards, self.phases)

    def resample(self, s: OceansState, seat: Seat, rng: Rng) -> OceansState:
        return worlds.resample(s, seat, rng)

    def holds(self, s: OceansState, event: Event) -> bool:
        return knowledge.holds(s, event)

    def knowers(self, s: OceansState, seat: Seat) -> int:
        return 0 if seat == TABLE else s.masks[s.side(seat)]

    def may_speak(self, s: OceansState, seat: Seat) -> int:
        return views.may_speak(s, seat)

    def channels(self, s: OceansState, seat: Seat) -> dict[str, int]:
        return views.channels(s, seat)

    def due(self, s: OceansState, who: Attendance) -> Action | None:
        return absence.due(s, who)

    def sides(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """[OH-3 OH-4]"""
        first = STAFF if is_staff_larger(seats, make_options(options)) else CREW
        return [SIDES[first if seat % 2 == 0 else 1 - first] for seat in range(seats)]

    def concession(self, s: OceansState, seat: Seat) -> Action | None:
        return absence.concession(s, seat)

    def scene_millis(self, s: OceansState, events: Sequence[Event]) -> int:
        return ROUND_SCENE if any(event.kind == "round" for event in events) else 0

    def winners(self, s: OceansState) -> list[Seat]:
        return views.winners(s)

    def result(self, s: OceansState) -> dict[str, object]:
        """`rating` is what each team's game counts for: half a win for a stalemate."""
        cards = self.cards
        side = winning_side(s)
        half = 0.5 if s.ending == STALEMATE else 0.0
        chosen = [cards.globals[i] for i in range(len(s.globals)) if s.globals[i]]
        return {
            "ending": None if s.ending == NONE else ENDINGS[s.ending],
            "winners": views.winners(s),
            "team": [SIDES[s.side(seat)] for seat in range(s.seats)],
            "rating": {SIDES[i]: 1.0 if side == i else half for i in (CREW, STAFF)},
            "round": s.round,
            "alarms": s.alarms,
            "escape_alarms": None if s.escape_alarms == NONE else s.escape_alarms,
            "has_target": s.has_target,
            "attempts": s.attempts,
            "left_standing": {str(i + 1): n for i, n in enumerate(s.left_standing)},
            "target": None if s.target == NONE else cards.targets[s.target],
            "situation": None if s.situation == NONE else cards.situations[s.situation],
            "globals": " ".join(chosen),
            "opening": " ".join(cards.items[item] for item in s.items_at(IN_PLAY)),
        }

    def longest(self, seats: int) -> int:
        # A simulated seat acts at most twice as often as `acts` in a window, and a captain's
        # change of mind counts; every attempt to wing it costs a card and opens the window anew.
        windows = sum(2 * phase.acts + 2 for phase in (CHOOSE_TARGET, CHOOSE_SITUATION, PREPARE))
        a_round = sum(2 * phase.acts + 2 for phase in (REVEAL, PREP, CRUNCH, ASSIGN, WING))
        attempts = 100 * (2 * WING.acts + 2)
        return seats * (windows + 5 * a_round + attempts)

    def check(self, s: OceansState) -> str:
        return check.check(s)

    def happened(self, event: Event, seats: int) -> Message:
        return messages.happened(self.cards, event, super().happened(event, seats))

    def asked(self, s: OceansState, seat: Seat) -> list[Message]:
        return messages.asked(s, seat)

    def wanted(self, action: Action) -> Message:
        return messages.wanted(self.cards, action, super().wanted(action))

    def warning(self, s: OceansState, seat: Seat, action: Action) -> Message | None:
        return warnings.warning(s, seat, action)

    def quoted(self, action: Action) -> Message:
        return messages.quoted(self.cards, action, super().wanted(action))

    def about(self, s: OceansState, kind: str, which: int) -> object:
        """A plan is called by what it lacks; only the Crew is told of it."""
        return messages.lacks(s) if kind == "plan" else super().about(s, kind, which)


GAME: Final = OceansHeist(printed_deck(), True)
