"""Heist Hustle: arm yourself, roll for the heist, spin for the bonus. 2 to 10 players.

Read `cards`, `options`, `actions`, `state`, then `rules` from top to bottom and `scoring`: that is
the rule book's order. `view` says who knows what, `events` declares what is told, `messages` what
is asked (words/en.ftl puts all that into words) and `refusals` why not, `fields` declares the
fields of the state and `check` says what is impossible.
Clause ids like [HH-57] are those of docs/rules/heist-hustle.md.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hideout.engine.core import OVER, Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Notation
from hideout.engine.rng import Rng
from hideout.games.heist_hustle import check as checks
from hideout.games.heist_hustle import messages, refusals
from hideout.games.heist_hustle import view as views
from hideout.games.heist_hustle.actions import V
from hideout.games.heist_hustle.cards import CARDS, PIECES, Deck, printed_deck, read_deck
from hideout.games.heist_hustle.events import EVENTS
from hideout.games.heist_hustle.fields import FIELDS
from hideout.games.heist_hustle.observe import HustleObserver
from hideout.games.heist_hustle.options import OPTIONS, make_options
from hideout.games.heist_hustle.rules import PHASES, START, set_up
from hideout.games.heist_hustle.scoring import winners
from hideout.games.heist_hustle.shown import CHANNELS, LUCK, VIEW, Own, Public, View
from hideout.games.heist_hustle.state import HustleState

SEATS: Final = range(2, 11)
JOB_SCENE: Final = 8_000  # milliseconds: the die, the spinner, the points


class HeistHustle(Game[HustleState]):
    name = "heist-hustle"
    title = "Heist Hustle"
    prefix = "HH"
    seats = SEATS
    end = refusals.END
    mood = "Ten jobs, one die, one spinner. No brains required."
    genre = "dice and luck"
    minutes = 25
    for_newcomers = True

    def __init__(self, cards: Deck, is_printed_deck: bool) -> None:
        self.cards = cards
        self.is_printed_deck = is_printed_deck
        self.deck = cards.tables()
        self.pieces = PIECES
        self.vocabulary = V
        self.tables_words = refusals.TABLES_WORDS
        self.reasons = refusals.REASONS.by_kind
        self.notation = Notation(V, {"weapon": cards.weapons, "location": cards.locations})
        self.options = OPTIONS
        self.fields = FIELDS
        self.phases = {phase.name: phase for phase in PHASES}
        self.event_kinds = EVENTS
        self.view_shape = VIEW
        self.channel_names = CHANNELS
        self.parts = views.PARTS
        self.rows = views.ROWS
        self.luck = LUCK

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> HustleState:
        self.check_seats(seats)  # [HH-1]
        chosen = make_options(options)
        rounds = CARDS - CARDS % seats if chosen.even_rounds else CARDS  # [HH-13 HH-14]
        s = HustleState(self, seats, Rng(seed), START, self.cards, chosen, rounds)
        set_up(s)
        return s

    def with_deck(self, deck: Mapping[str, object]) -> "HeistHustle":
        return HeistHustle(read_deck(deck), False)

    def view(self, s: HustleState, seat: Seat) -> View:
        return views.view(s, seat)

    def public(self, s: HustleState) -> Public:
        return views.public(s)

    def own(self, s: HustleState, seat: Seat) -> Own:
        return views.own(s, seat)

    def own_stamp(self, s: HustleState, seat: Seat) -> int:
        return views.own_stamp(s)

    def observer(self, seats: int) -> HustleObserver:
        self.check_seats(seats)
        return HustleObserver(self.notation, seats, self.cards)

    def resample(self, s: HustleState, seat: Seat, rng: Rng) -> HustleState:
        return views.resample(s, seat, rng)

    def holds(self, s: HustleState, event: Event) -> bool:
        return views.holds(s, event)

    def may_speak(self, s: HustleState, seat: Seat) -> int:
        return views.may_speak(s, seat)

    def scene_millis(self, s: HustleState, events: Sequence[Event]) -> int:
        return JOB_SCENE if any(event.kind == "spun" for event in events) else 0

    def winners(self, s: HustleState) -> list[Seat]:
        return winners(s)

    def scores(self, s: HustleState) -> list[float]:
        return [float(points) for points in s.total]

    def result(self, s: HustleState) -> dict[str, object]:
        over = s.phase is OVER
        return {
            "ending": "points" if over else None,
            "winners": winners(s) if over else [],
            "totals": s.total[:],
        }

    def longest(self, seats: int) -> int:
        # 20 starting rounds; then per round two wild decisions a seat, a weapon a seat, an answer
        # a seat, extras, play, name, rolls, and a spin that may end on 20 lines.
        return 20 * seats + CARDS * (4 * seats + 30)

    def check(self, s: HustleState) -> str:
        return checks.check(s)

    def happened(self, event: Event, seats: int) -> Message:
        return messages.happened(self.cards, event, super().happened(event, seats))

    def asked(self, s: HustleState, seat: Seat) -> list[Message]:
        return [messages.asked(s, seat)]


GAME: Final = HeistHustle(printed_deck(), True)
